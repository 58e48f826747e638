"""`peerless scenario`: scenario files, run."""

from __future__ import annotations

import argparse
from pathlib import Path

from peerless.commands.common import Commands, add_content, library_of
from peerless.content.checking import ContentError
from peerless.record.scenarios import read_scenario, run_scenario


def add(commands: Commands) -> None:
    command = commands.add_parser("scenario", help="run scenario files")
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
            difference = str(error)
        if difference is None:
            print(f"ok    {path}: {scenario.title}")
        else:
            failed += 1
            print(f"FAIL  {difference}")
    return 1 if failed else 0
