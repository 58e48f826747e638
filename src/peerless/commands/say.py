"""`peerless say`: a hero's texts in words."""

from __future__ import annotations

import argparse

from peerless.commands.common import CommandError, Commands, add_content, hero_named, library_of
from peerless.content import heroes
from peerless.content.words import language_id
from peerless.text.language import Unsayable
from peerless.text.names import Names
from peerless.text.speaker import LANGUAGES, say
from peerless.text.tree import Text


def add(commands: Commands) -> None:
    command = commands.add_parser("say", help="say a hero's ability and cards")
    command.add_argument("hero", metavar="HERO", help="id, name or file")
    command.add_argument(
        "--language", default="en", help=f"one of: {', '.join(LANGUAGES)} (default: %(default)s)"
    )
    add_content(command)
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    language = language_id(options.language)
    hero = hero_named(options.hero, library_of(options))
    names = heroes.names_of(hero, language)
    texts = [(names.said(hero.name), hero.ability)]
    texts += [(names.title(card.name), card.text) for card in hero.cards]
    for title, text in texts:
        print(title)
        if text:
            print(f"    {_said(title, text, names, language)}")
    return 0


def _said(title: str, text: Text, names: Names, language: str) -> str:
    try:
        return say(text, names, language)
    except Unsayable as error:
        raise CommandError(f"{title}: {error}") from error
