"""`peerless say`: the texts of a hero, or of other content, in words; or all of them as a page."""

from __future__ import annotations

import argparse

from peerless.commands.cards import page_of, title_of
from peerless.commands.common import CommandError, Commands, add_content, library_of, piece_named
from peerless.commands.speech import helped, spoken
from peerless.content.names import names_of
from peerless.content.spoken import name_within
from peerless.content.titles import origin_of, texts_of
from peerless.text.language import Unsayable
from peerless.text.names import Names
from peerless.text.speaker import say
from peerless.text.tree import Text


def add(commands: Commands) -> None:
    command = commands.add_parser("say", help=helped("say"))
    what = command.add_mutually_exclusive_group(required=True)
    what.add_argument("name", nargs="?", metavar="NAME", help=helped("say-name"))
    what.add_argument("--all", action="store_true", help=helped("say-all"))
    add_content(command)
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    language = spoken()
    library = library_of(options)
    if options.all:
        print(page_of(library, language), end="")
        return 0
    piece = piece_named(options.name, library)
    names = names_of(piece, language)
    origin = origin_of(piece)
    if origin:
        print(f"({name_within(origin, language)})")
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
        raise CommandError("command-unsayable", title=title, why=str(error)) from error
