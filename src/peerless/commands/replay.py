"""`peerless replay`: a record, played again in words."""

from __future__ import annotations

import argparse
from pathlib import Path

from peerless.commands.common import CommandError, Commands, text_of
from peerless.record.records import BadRecord, read_record
from peerless.record.replay import replay
from peerless.record.telling import tell


def add(commands: Commands) -> None:
    command = commands.add_parser("replay", help="play a record again, in words")
    command.add_argument("file", type=Path, metavar="FILE")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    text = text_of(options.file)
    try:
        game = replay(read_record(text), lambda game, event: print(tell(game.setting, event)))
    except BadRecord as error:
        raise CommandError(f"{options.file}:{error.line}: {error.message}") from error
    print(f"result: {game.record().result}")
    return 0
