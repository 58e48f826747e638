"""Examples of the rules: scenarios that are shown step by step, as a finished game is."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from peerless.content import heroes
from peerless.content.checking import SUFFIX
from peerless.content.library import BOX
from peerless.content.lines import read_text
from peerless.content.nearest import Unknown
from peerless.game import SPECTATOR
from peerless.record.scenarios import Scenario, parse_scenario
from peerless.rules.setting import Setting
from peerless.table.replays import ReplayStep, frame_of
from peerless.table.wire.types import Replay

FOLDER = heroes.FOLDER.parent / "examples"


def example_ids() -> list[str]:
    return sorted(path.stem for path in FOLDER.glob(f"*{SUFFIX}"))


def find_example(id: str) -> Scenario:
    if id not in example_ids():
        raise Unknown("example", id, example_ids())
    path = FOLDER / f"{id}{SUFFIX}"
    return _parsed(read_text(path), id)


@lru_cache(maxsize=64)
def _parsed(text: str, id: str) -> Scenario:
    return parse_scenario(text, FOLDER / f"{id}{SUFFIX}")


def example_setting(id: str) -> Setting:
    """What it is played with: an example speaks of the box, whatever else a server has."""
    return find_example(id).start(BOX).setting


def example_replay(id: str, language: str) -> Replay:
    """Each of its decisions, with all cards open."""
    return {"seat": None, "frames": [frame_of(step, None, language) for step in _steps(id)]}


def _steps(id: str) -> Iterator[ReplayStep]:
    scenario = find_example(id)
    now = scenario.start(BOX)
    yield ReplayStep(now, SPECTATOR, 0, list(now.opening))
    made = 0
    for line in scenario.script:
        if line.mark == ">":
            asked = now.question
            assert asked is not None
            now = now.copy()
            made += 1
            yield ReplayStep(now, asked.seat, made, list(now.play(line.text)))
