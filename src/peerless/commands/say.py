"""`peerless say`: the texts of a hero, or of other content, in words; or all of them as a page."""

from __future__ import annotations

import argparse

from peerless.commands.cards import page_of, title_of
from peerless.commands.common import CommandError, Commands, add_content, library_of, piece_named
from peerless.content.names import names_of
from peerless.content.titles import origin_of, texts_of
from peerless.content.words import language_id
from peerless.text.language import Unsayable
from peerless.text.names import Names
from peerless.text.speaker import LANGUAGES, say
from peerless.text.tree import Text


def add(commands: Commands) -> None:
    command = commands.add_parser(
        "say", help="say the texts of a hero, an enemy, a battlefield or a discovery"
    )
    what = command.add_mutually_exclusive_group(required=True)
    what.add_argument("name", nargs="?", metavar="NAME", help="id, name or file")
    what.add_argument("--all", action="store_true", help="everything, as a page in Markdown")
    command.add_argument(
        "--lang",
        "--language",
        dest="language",
        default="en",
        help=f"one of: {', '.join(LANGUAGES)} (default: %(default)s)",
    )
    add_content(command)
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    language = language_id(options.language)
    library = library_of(options)
    if options.all:
        print(page_of(library, language), end="")
        return 0
    piece = piece_named(options.name, library)
    names = names_of(piece, language)
    origin = origin_of(piece)
    if origin:
        print(f"({origin})")
    for titled in texts_of(piece):
        title = title_of(titled, names, language)
        print(title)
        if titled.text:
            print(f"    {_said(title, titled.text, names, language)}")
    return 0


def _said(title: str, text: Text, names: Names, language: str) -> str:
    try:
        return say(text, names, language)
    except Unsayable as error:
        raise CommandError(f"{title}: {error}") from error
