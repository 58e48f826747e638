"""`peerless check`: content files, checked."""

from __future__ import annotations

import argparse
from pathlib import Path

from peerless.commands.common import Commands, add_content, counted, library_of
from peerless.content import battlefields, heroes, words
from peerless.content.check_file import check_file


def add(commands: Commands) -> None:
    command = commands.add_parser("check", help="check every content file, or the files named")
    command.add_argument("files", nargs="*", type=Path, metavar="FILE")
    add_content(command)
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    paths = [*options.files, *library_of(options).files()]
    if not options.files and not options.content:
        paths = _in_the_box()
    faults = 0
    for path in paths:
        for fault in check_file(path):
            faults += 1
            print(fault)
    print(f"{counted(len(paths), 'file')}, {counted(faults, 'fault')}")
    return 1 if faults else 0


def _in_the_box() -> list[Path]:
    return [
        *sorted(heroes.FOLDER.glob("*.toml")),
        *sorted(battlefields.FOLDER.glob("*.toml")),
        *sorted(words.FOLDER.glob("*.toml")),
    ]
