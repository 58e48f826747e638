"""A run: the games of a plan that have not been played yet, played and written down."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from peerless.content.library import BOX, Library
from peerless.lab.duels import DuelResult
from peerless.lab.quests import QuestResult
from peerless.lab.results import ROWS, Results, Row, Task, Terms, read_about
from peerless.lab.workers import Workers, made_with, play_all

Watch = Callable[[int, int], None]
"""Hears how many games of the run have been played, before or now, and how many there are."""


def run(
    kind: str,
    plan: Sequence[Task[Row]],
    folder: Path,
    question: dict[str, Any],
    scale: float = 1.0,
    library: Library = BOX,
    workers: Workers = Workers(),  # noqa: B008 (it cannot be changed)
    watch: Watch | None = None,
) -> list[Row]:
    """The rows of the plan, in its order; those that the folder has already are not played."""
    results: Results[Any] = Results(folder, ROWS[kind])
    results.begin(Terms(kind, scale, made_with(library)), question)
    found = {row.task: row for row in results.read()}
    missing = [task for task in plan if task not in found]
    played = len(plan) - len(missing)
    if watch is not None:
        watch(played, len(plan))
    for row in play_all(missing, scale, library, workers):
        results.add([row])
        found[row.task] = row
        played += 1
        if watch is not None:
            watch(played, len(plan))
    return [found[task] for task in plan]


def rows_in(folder: Path) -> tuple[dict[str, Any], list[DuelResult] | list[QuestResult]]:
    """What a folder holds: what was asked, and a row for every game so far."""
    about = read_about(folder)
    results: Results[Any] = Results(folder, ROWS[about["terms"]["kind"]])
    return about, results.read()
