"""`peerless say`: the texts of a hero, or of other content, in words."""

from __future__ import annotations

import argparse

from peerless.commands.common import CommandError, Commands, add_content, library_of, piece_named
from peerless.content.names import names_of
from peerless.content.titles import Part, Titled, origin_of, texts_of
from peerless.content.words import ENGLISH, language_id
from peerless.text.language import Unsayable
from peerless.text.names import Names
from peerless.text.speaker import LANGUAGES, say
from peerless.text.tree import Text

_PARTS = {
    ENGLISH: {Part.ATTACK: "attack", Part.DEFENSE: "defense"},
    "pl": {Part.ATTACK: "atak", Part.DEFENSE: "obrona"},
}


def add(commands: Commands) -> None:
    command = commands.add_parser(
        "say", help="say the texts of a hero, an enemy, a battlefield or a discovery"
    )
    command.add_argument("name", metavar="NAME", help="id, name or file")
    command.add_argument(
        "--language", default="en", help=f"one of: {', '.join(LANGUAGES)} (default: %(default)s)"
    )
    add_content(command)
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    language = language_id(options.language)
    piece = piece_named(options.name, library_of(options))
    names = names_of(piece, language)
    origin = origin_of(piece)
    if origin:
        print(f"({origin})")
    for titled in texts_of(piece):
        title = _title(titled, names, language)
        print(title)
        if titled.text:
            print(f"    {_said(title, titled.text, names, language)}")
    return 0


def _title(titled: Titled, names: Names, language: str) -> str:
    title = names.titles.get(titled.title) or names.said(titled.title)
    if titled.part is Part.WHOLE:
        return title
    return f"{title} ({_PARTS.get(language, _PARTS[ENGLISH])[titled.part]})"


def _said(title: str, text: Text, names: Names, language: str) -> str:
    try:
        return say(text, names, language)
    except Unsayable as error:
        raise CommandError(f"{title}: {error}") from error
