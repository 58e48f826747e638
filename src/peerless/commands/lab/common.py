"""What the questions of the laboratory share: where results lie, who plays, how it is shown."""

from __future__ import annotations

import argparse
import math
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from peerless.commands.common import (
    CommandError,
    add_content,
    bot_named,
    library_of,
    whole_number,
    without_commas,
)
from peerless.commands.lab.progress import Progress
from peerless.content.library import Library
from peerless.content.shelf import Shelf
from peerless.lab.contenders import contender
from peerless.lab.results import OtherTerms, Row, Task
from peerless.lab.runs import run
from peerless.lab.workers import LOCAL, CannotPlay, Workers
from peerless.rules.pieces import Battlefield, Hero

FOLDER = Path("peerless-lab")


def add_run(command: argparse.ArgumentParser, kind: str) -> None:
    """The options of everything that plays games."""
    command.add_argument(
        "--seed", type=whole_number, default=0, help="of the first deal (default: %(default)s)"
    )
    command.add_argument(
        "--scale",
        type=_factor,
        default=1.0,
        metavar="X",
        help="every search bot thinks X times as long: 0.1 for a tenth (default: %(default)s)",
    )
    command.add_argument(
        "--folder",
        type=Path,
        default=FOLDER / kind,
        help="where the results lie; games that are there are not played again, so a run that was "
        "stopped goes on (default: %(default)s)",
    )
    command.add_argument(
        "--processes",
        type=whole_number,
        default=os.cpu_count() or 1,
        metavar="N",
        help="how many games are played at a time (default: one on each core)",
    )
    command.add_argument(
        "--ray",
        metavar="ADDRESS",
        help=f"play on a Ray cluster; {LOCAL}: on a Ray of this machine (pip install "
        "peerless[ray])",
    )
    add_content(command)


def _factor(text: str) -> float:
    try:
        factor = float(text)
    except ValueError:
        factor = 0.0
    if not 0 < factor < math.inf:
        raise argparse.ArgumentTypeError(f'expected a number above 0, found "{text}"')
    return factor


def add_cast(command: argparse.ArgumentParser) -> None:
    """The options that choose heroes and battlefields."""
    command.add_argument(
        "--heroes", nargs="+", action="extend", default=[], metavar="HERO",
        help="by id or name (default: all)",
    )  # fmt: skip
    command.add_argument(
        "--battlefields", nargs="+", action="extend", default=[], metavar="BATTLEFIELD",
        help="by id or name (default: all)",
    )  # fmt: skip


def chosen(names: list[str], shelf: Shelf[Hero] | Shelf[Battlefield]) -> list[str]:
    """Those that are named, each once, or all there are."""
    return list(dict.fromkeys(map(shelf.id_of, without_commas(names)))) or list(shelf.ids())


def bots_named(names: Sequence[str]) -> list[str]:
    """Names of bots there are, and whose budgets can be counted."""
    found = [bot_named(name) for name in without_commas(list(names))]
    for name in found:
        contender(name)
    return found


def at_least_one(options: argparse.Namespace, *numbers: str) -> None:
    for name in numbers:
        if getattr(options, name) < 1:
            raise CommandError(f"--{name} {getattr(options, name)}: expected 1 or more")


def carry_out(
    kind: str, plan: Sequence[Task[Row]], question: dict[str, Any], options: argparse.Namespace
) -> list[Row]:
    """Play what is missing, with a bar that shows how far it is."""
    at_least_one(options, "processes")
    workers = Workers(min(options.processes, max(1, len(plan))), options.ray)
    progress = Progress()
    question = {**question, "seed": options.seed, "games": len(plan)}
    try:
        return run(
            kind, plan, options.folder, question, options.scale, library_of(options), workers,
            progress,
        )  # fmt: skip
    except KeyboardInterrupt:
        progress.end()
        raise CommandError(
            f"stopped; what was played is in {options.folder}, and the same command goes on there"
        ) from None
    except (OtherTerms, CannotPlay) as error:
        raise CommandError(str(error)) from error
    except OSError as error:
        raise CommandError(f"{options.folder}: {error.strerror}") from error
    finally:
        progress.end()


def names_of(library: Library) -> dict[str, str]:
    """What heroes, battlefields and enemies are called, by id."""
    shelves = (library.heroes, library.battlefields, library.enemies)
    return {id: shelf.load(id).name for shelf in shelves for id in shelf.ids()}
