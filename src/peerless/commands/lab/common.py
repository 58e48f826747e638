"""What the questions of the laboratory share: where results lie, who plays, how it is shown."""

from __future__ import annotations

import argparse
import math
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from peerless.commands import common
from peerless.commands.common import (
    CommandError,
    add_content,
    bot_named,
    library_of,
    whole_number,
    without_commas,
)
from peerless.commands.lab.progress import Progress
from peerless.commands.speech import helped, said
from peerless.content.library import Library
from peerless.content.shelf import Shelf
from peerless.lab.contenders import contender
from peerless.lab.results import OtherTerms, Row, Task
from peerless.lab.runs import run
from peerless.lab.workers import LOCAL, CannotPlay, Workers
from peerless.messages.refusals import reason
from peerless.rules.pieces import Battlefield, Hero

FOLDER = Path("peerless-lab")


class LabError(CommandError):
    """What it says of a run or of its tables is English, as they are (docs/languages.md)."""

    def __init__(self, message: str) -> None:
        super().__init__("command-lab", message=message)
        self.args = (message,)


def add_run(command: argparse.ArgumentParser, kind: str) -> None:
    """The options of everything that plays games."""
    command.add_argument("--seed", type=whole_number, default=0, help=helped("lab-seed"))
    command.add_argument(
        "--scale",
        type=_factor,
        default=1.0,
        metavar="X",
        help=helped("lab-scale"),
    )
    command.add_argument(
        "--folder",
        type=Path,
        default=FOLDER / kind,
        help=helped("lab-folder"),
    )
    command.add_argument(
        "--processes",
        type=whole_number,
        default=os.cpu_count() or 1,
        metavar="N",
        help=helped("processes"),
    )
    command.add_argument(
        "--ray",
        metavar="ADDRESS",
        help=helped("lab-ray", local=LOCAL),
    )
    add_content(command)


def _factor(text: str) -> float:
    try:
        factor = float(text)
    except ValueError:
        factor = 0.0
    if not 0 < factor < math.inf:
        raise argparse.ArgumentTypeError(said("lab-above-0", found=text))
    return factor


def add_cast(command: argparse.ArgumentParser) -> None:
    """The options that choose heroes and battlefields."""
    command.add_argument(
        "--heroes", nargs="+", action="extend", default=[], metavar="HERO",
        help=helped("lab-by-name"),
    )  # fmt: skip
    command.add_argument(
        "--battlefields", nargs="+", action="extend", default=[], metavar="BATTLEFIELD",
        help=helped("lab-by-name"),
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
        common.at_least_one(f"--{name}", getattr(options, name))


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
        raise CommandError("command-lab-stopped", folder=str(options.folder)) from None
    except (OtherTerms, CannotPlay) as error:
        raise LabError(str(error)) from error
    except OSError as error:
        why = reason(error)
        raise CommandError("file-unwritten", file=str(options.folder), why=why) from error
    finally:
        progress.end()


def names_of(library: Library) -> dict[str, str]:
    """What heroes, battlefields and enemies are called, by id."""
    shelves = (library.heroes, library.battlefields, library.enemies)
    return {id: shelf.load(id).name for shelf in shelves for id in shelf.ids()}
