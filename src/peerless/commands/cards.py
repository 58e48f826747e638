"""Every card text in one language, as a page: what `peerless say --all` prints (docs/cards)."""

from __future__ import annotations

from collections.abc import Iterator

from peerless.content.kinds import Piece
from peerless.content.library import Library
from peerless.content.names import names_of
from peerless.content.titles import Part, Titled, texts_of
from peerless.text.names import Names
from peerless.text.speaker import say

LANGUAGE_NAMES = {
    "en": "English",
    "fr": "French",
    "ru": "Russian",
    "uk": "Ukrainian",
    "bg": "Bulgarian",
    "pl": "Polish",
}
PARTS = {
    "en": {Part.ATTACK: "attack", Part.DEFENSE: "defense"},
    "fr": {Part.ATTACK: "attaque", Part.DEFENSE: "défense"},
    "ru": {Part.ATTACK: "атака", Part.DEFENSE: "защита"},
    "uk": {Part.ATTACK: "атака", Part.DEFENSE: "оборона"},
    "bg": {Part.ATTACK: "атака", Part.DEFENSE: "защита"},
    "pl": {Part.ATTACK: "atak", Part.DEFENSE: "obrona"},
}


def title_of(titled: Titled, names: Names, language: str) -> str:
    """The title of a text, and which half of the card it is for, if not for both."""
    title = names.title_of(titled.title)
    if titled.part is Part.WHOLE:
        return title
    return f"{title} ({PARTS[language][titled.part]})"


def page_of(library: Library, language: str) -> str:
    """All texts of a library in Markdown."""
    lines = [
        f"# Every card in {LANGUAGE_NAMES[language]}",
        "",
        "Said by the program from what each card does (`make cards`); not written by hand. Cards "
        "without a text are left out.",
    ]
    for piece in _pieces(library):
        names = names_of(piece, language)
        said = list(_said(piece, names, language))
        if said:
            lines += ["", f"## {_with_english(names.title_of(piece.name), piece.name)}", "", *said]
    return "\n".join(lines) + "\n"


def _said(piece: Piece, names: Names, language: str) -> Iterator[str]:
    for titled in texts_of(piece):
        if titled.text:
            title = _with_english(title_of(titled, names, language), titled.title)
            yield f"- **{title}** {say(titled.text, names, language)}"


def _with_english(title: str, english: str) -> str:
    """The English name too, where it is another."""
    same = title == english or title.startswith(f"{english} (")
    return title if same else f"{title} · {english}"


def _pieces(library: Library) -> Iterator[Piece]:
    for shelf in (library.heroes, library.enemies, library.battlefields, library.discoveries):
        for id in shelf.ids():
            yield shelf.load(id)
