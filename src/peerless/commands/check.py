"""`peerless check`: content files, checked."""

from __future__ import annotations

import argparse
from pathlib import Path

from peerless.commands.common import Commands, add_content, library_of
from peerless.commands.speech import helped, said
from peerless.content import battlefields, discoveries, enemies, heroes, words
from peerless.content.check_file import check_file


def add(commands: Commands) -> None:
    command = commands.add_parser("check", help=helped("check"))
    command.add_argument("files", nargs="*", type=Path, metavar="FILE")
    add_content(command)
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    library = library_of(options)
    paths = options.files if options.files or options.content else _in_the_box()
    faults = [*(fault for path in paths for fault in check_file(path, library)), *library.faults()]
    for fault in faults:
        print(fault)
    files = len(paths) + len(library.files())
    print(said("checked", files=files, faults=len(faults)))
    return 1 if faults else 0


def _in_the_box() -> list[Path]:
    kinds = (heroes, battlefields, enemies, discoveries, words)
    return [path for kind in kinds for path in sorted(kind.FOLDER.glob("*.toml"))]
