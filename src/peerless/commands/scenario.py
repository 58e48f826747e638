"""`peerless scenario`: scenario files, run."""

from __future__ import annotations

import argparse
from pathlib import Path

from peerless.commands.common import Commands, add_content, library_of
from peerless.commands.speech import helped, said, spoken
from peerless.content.checking import ContentError
from peerless.messages.refusals import words_of
from peerless.record.scenarios import read_scenario, run_scenario


def add(commands: Commands) -> None:
    command = commands.add_parser("scenario", help=helped("scenario"))
    command.add_argument("files", nargs="+", type=Path, metavar="FILE")
    add_content(command)
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    library = library_of(options)
    failed = 0
    for path in options.files:
        try:
            scenario = read_scenario(path)
            difference = run_scenario(scenario, library)
        except ContentError as error:
            difference = words_of(error, spoken())
        if difference is None:
            print(said("scenario-ok", file=str(path), title=scenario.title))
        else:
            failed += 1
            print(said("scenario-failed", difference=difference))
    return 1 if failed else 0
