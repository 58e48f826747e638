"""Every card text in one language, as a page: what `peerless say --all` prints (docs/cards)."""

from __future__ import annotations

from collections.abc import Iterator

from peerless.content.kinds import Piece
from peerless.content.library import Library
from peerless.content.names import names_of
from peerless.content.spoken import begun
from peerless.content.titles import Part, Titled, texts_of
from peerless.messages import words_exactly
from peerless.text.names import Names
from peerless.text.speaker import say

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
    if titled.slot:
        return words_exactly("command-slot", language, n=str(titled.slot))
    title = begun(names.title_of(titled.title))  # a token has a small letter within a sentence
    if titled.part is Part.WHOLE:
        return title
    return f"{title} ({PARTS[language][titled.part]})"


def page_of(library: Library, language: str) -> str:
    """All texts of a library in Markdown."""
    lines = [
        f"# {words_exactly('command-cards', language)}",
        "",
        words_exactly("command-cards-origin", language),
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
    same = title == begun(english) or title.startswith(f"{begun(english)} (")
    return title if same else f"{title} · {english}"


def _pieces(library: Library) -> Iterator[Piece]:
    for shelf in (library.heroes, library.enemies, library.battlefields, library.discoveries):
        for id in shelf.ids():
            yield shelf.load(id)
