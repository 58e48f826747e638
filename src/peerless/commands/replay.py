"""`peerless replay`: a record, played again in words."""

from __future__ import annotations

import argparse
from pathlib import Path

from peerless.commands.common import (
    CommandError,
    Commands,
    add_content,
    add_language,
    language_of,
    library_of,
    text_of,
)
from peerless.game import Game
from peerless.record.records import BadRecord, read_record
from peerless.record.replay import replay
from peerless.record.telling import tell
from peerless.rules.events import Event


def add(commands: Commands) -> None:
    command = commands.add_parser("replay", help="play a record again, in words")
    command.add_argument("file", type=Path, metavar="FILE")
    add_language(command)
    add_content(command)
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    text, library = text_of(options.file), library_of(options)
    language = language_of(options)

    def hear(game: Game, event: Event) -> None:
        print(tell(game.setting, event, language=language))

    try:
        game = replay(read_record(text), hear, library)
    except BadRecord as error:
        raise CommandError(f"{options.file}:{error.line}: {error.message}") from error
    print(f"result: {game.record().result}")
    return 0
