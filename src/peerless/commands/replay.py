"""`peerless replay`: a record, played again in words."""

from __future__ import annotations

import argparse
from pathlib import Path

from peerless.commands.common import (
    Commands,
    add_content,
    in_file,
    library_of,
    text_of,
)
from peerless.commands.speech import helped, said, spoken
from peerless.game import Game
from peerless.record.records import BadRecord, read_record
from peerless.record.replay import replay
from peerless.record.telling import tell
from peerless.rules.events import Event
from peerless.terminal.endings import result_in_words


def add(commands: Commands) -> None:
    command = commands.add_parser("replay", help=helped("replay"))
    command.add_argument("file", type=Path, metavar="FILE")
    add_content(command)
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    text, library = text_of(options.file), library_of(options)
    language = spoken()

    def hear(game: Game, event: Event) -> None:
        print(tell(game.setting, event, language=language))

    try:
        game = replay(read_record(text), hear, library)
    except BadRecord as error:
        raise in_file(options.file, error.line, error.why) from error
    print(said("result", result=result_in_words(game, language)))
    return 0
