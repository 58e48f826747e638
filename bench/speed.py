"""Speed of the engine beside a peer's, in one run on one core: only ratios hold.

The peer is catanatron, with random two-player Catan. The two take turns, a slice each, so that
what else the machine does touches both alike; the figures are medians over the slices.

    make bench            measure, compare with the bars and with recorded.json
    make bench-record     ... and write recorded.json anew
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import TypeVar

from catanatron import Color, RandomPlayer
from catanatron import Game as Catan
from catanatron.game import TURNS_LIMIT

from peerless.game import make_setting
from peerless.rules import engine
from peerless.rules.chance import Chance
from peerless.rules.setting import Setting
from peerless.rules.state import State

Position = TypeVar("Position")
RECORDED = Path(__file__).with_name("recorded.json")
SLICES = 7
SECONDS = 2.0  # for a slice of each
PAIRS = (
    ("king-arthur", "medusa", "sarpedon"),
    ("alice", "sinbad", "marmoreal"),
    ("medusa", "sinbad", "sarpedon"),
    ("king-arthur", "alice", "marmoreal"),
)
COPIES = 400

# The bars: decisions per second at least the peer's, a copy at most a quarter of the peer's.
LEAST_DECISIONS = 1.0
MOST_COPY = 0.25
WORSE = 1.5  # a ratio may be worse than the recorded one by a third


@dataclass
class Figures:
    games: float  # a second
    decisions: float  # a second: questions with two answers or more
    copy: float  # microseconds


# ---------------------------------------------------------------- Peerless


def our_slice(settings: list[Setting], seed: int) -> Figures:
    games = decisions = 0
    positions: list[State] = []
    began = time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        decisions += our_game(settings[games % len(settings)], seed + games, positions)
        games += 1
    seconds = time.perf_counter() - began
    return Figures(games / seconds, decisions / seconds, microseconds(State.copy, positions))


def our_game(setting: Setting, seed: int, positions: list[State]) -> int:
    state = engine.begin(setting, seed, listen=False)
    chance = Chance(seed)
    decisions = 0
    while (question := state.question) is not None:
        options = question.options
        decisions += len(options) > 1
        engine.answer(state, options[chance.below(len(options))])
        if state.combat is not None and len(positions) < COPIES and not state.over:
            positions.append(state.copy())
    return decisions


# ---------------------------------------------------------------- the peer


def peer_slice(seed: int) -> Figures:
    games = decisions = 0
    positions: list[Catan] = []
    began = time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        decisions += peer_game(seed + games, positions)
        games += 1
    seconds = time.perf_counter() - began
    return Figures(games / seconds, decisions / seconds, microseconds(Catan.copy, positions))


def peer_game(seed: int, positions: list[Catan]) -> int:
    game = Catan([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed)
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        decisions += len(game.state.playable_actions) > 1
        game.play_tick()
        if game.state.num_turns > 20 and len(positions) < COPIES and random.random() < 0.05:
            positions.append(game.copy())
    return decisions


# ---------------------------------------------------------------- both


def microseconds(copy: Callable[[Position], object], positions: Sequence[Position]) -> float:
    """The time of one copy, over many positions."""
    began = time.perf_counter()
    for position in positions:
        copy(position)
    return (time.perf_counter() - began) / len(positions) * 1e6


def measure() -> dict[str, float]:
    settings = [make_setting(board, (one, other)) for one, other, board in PAIRS]
    ours, peers = [], []
    for i in range(SLICES):
        ours.append(our_slice(settings, 1000 * i))
        peers.append(peer_slice(1000 * i + 1))
    us, peer = _median(ours), _median(peers)
    print(f"{'':24}{'Peerless':>12}{'catanatron':>12}{'ratio':>8}")
    for name in ("games", "decisions", "copy"):
        one, other = getattr(us, name), getattr(peer, name)
        print(f"{_LABELS[name]:24}{one:12.1f}{other:12.1f}{one / other:8.2f}")
    return {
        "games": round(us.games / peer.games, 3),
        "decisions": round(us.decisions / peer.decisions, 3),
        "copy": round(us.copy / peer.copy, 3),
    }


_LABELS = {
    "games": "games a second",
    "decisions": "decisions a second",
    "copy": "microseconds for a copy",
}


def _median(slices: list[Figures]) -> Figures:
    return Figures(
        median(s.games for s in slices),
        median(s.decisions for s in slices),
        median(s.copy for s in slices),
    )


def complaints(ratios: dict[str, float], recorded: dict[str, float] | None) -> list[str]:
    """Every bar that is missed, and every ratio that has fallen."""
    found = []
    if ratios["decisions"] < LEAST_DECISIONS:
        found.append(f"decisions: {ratios['decisions']} of the peer's, expected {LEAST_DECISIONS}")
    if ratios["copy"] > MOST_COPY:
        found.append(f"a copy takes {ratios['copy']} of the peer's, expected at most {MOST_COPY}")
    if recorded is not None:
        if ratios["decisions"] * WORSE < recorded["decisions"]:
            found.append(f"decisions: {ratios['decisions']}, recorded was {recorded['decisions']}")
        if ratios["copy"] > recorded["copy"] * WORSE:
            found.append(f"copy: {ratios['copy']}, recorded was {recorded['copy']}")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--record", action="store_true", help="write the ratios down")
    options = parser.parse_args()
    ratios = measure()
    recorded = json.loads(RECORDED.read_text()) if RECORDED.exists() else None
    missed = complaints(ratios, None if options.record else recorded)
    for complaint in missed:
        print(f"missed: {complaint}", file=sys.stderr)
    if options.record and not missed:
        RECORDED.write_text(json.dumps(ratios, indent=2) + "\n")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
