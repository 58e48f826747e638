"""Speed of the engine beside a peer's, in one run on one core: only ratios hold.

The peer is catanatron, with random two-player Catan. The two take turns, a slice each, so that
what else the machine does touches both alike; the figures are medians over the slices.

First every pair of heroes is tried briefly. The bars then have to hold for the pair that was
slowest to decide and for the one that was slowest to copy, not only for a mix of all.

Then cooperative games are measured beside duels, likewise in turns: a decision of theirs has the
enemies' turns after it, so it takes longer, and the ratio says how much.

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
from itertools import combinations_with_replacement, cycle, islice
from pathlib import Path
from statistics import median
from typing import TypeVar

from catanatron import Color, RandomPlayer
from catanatron import Game as Catan
from catanatron.game import TURNS_LIMIT

from peerless.content.library import BOX
from peerless.rules import engine
from peerless.rules.chance import Chance
from peerless.rules.mode import Mode
from peerless.rules.setting import Setting
from peerless.rules.state import State
from peerless.setup import make_setting

_LABELS = {
    "games": "games a second",
    "decisions": "decisions a second",
    "copy": "microseconds for a copy",
}
Position = TypeVar("Position")
RECORDED = Path(__file__).with_name("recorded.json")
SLICES = 5
SECONDS = 2.0  # for a slice of each
TRIED = 6  # games of every pair, to find the slowest
SEEM_SLOW = 8
COPIES = 400

# The bars: decisions per second at least the peer's, a copy at most a quarter of the peer's.
LEAST_DECISIONS = 1.0
MOST_COPY = 0.25
WORSE = 1.5  # a ratio may be worse than the recorded one by a third

ALL, ADVENTURES = "all", "adventures"  # the ratios that are recorded


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


def our_game(setting: Setting, seed: int, positions: list[State] | None = None) -> int:
    """The decisions of a random game; some positions in the middle of a combat are kept."""
    state = engine.begin(setting, seed, listen=False)
    chance = Chance(seed)
    decisions = 0
    while (question := state.question) is not None:
        options = question.options
        decisions += len(options) > 1
        engine.answer(state, options[chance.below(len(options))])
        if positions is None or state.combat is None or state.over:
            continue
        if len(positions) < COPIES:
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


def measure() -> dict[str, dict[str, float]]:
    """The ratios for a mix of all pairs and for the slowest; and of cooperative games to duels."""
    pairs = every_pair()
    slow_to_decide, slow_to_copy = slowest(pairs)
    mixes = {
        "all pairs": pairs,
        f"slowest to decide, {slow_to_decide.name}": [slow_to_decide.setting],
        f"slowest to copy, {slow_to_copy.name}": [slow_to_copy.setting],
    }
    ratios = dict(zip((ALL, "decide", "copy"), map(compare, mixes, mixes.values()), strict=True))
    ratios[ADVENTURES] = compare_modes(pairs, every_adventure())
    return ratios


def every_adventure() -> list[Setting]:
    """Both villains, one to four heroes, so often that each hero and each minion comes up."""
    everyone = cycle(BOX.heroes.ids())
    enemies = [BOX.enemies.load(id) for id in BOX.enemies.ids()]
    minions = cycle(enemy.id for enemy in enemies if not enemy.is_villain)
    return [
        make_setting(
            villain.battlefield,
            tuple(islice(everyone, players)),
            mode=Mode.ADVENTURE,
            enemies=(villain.id, *islice(minions, players)),
        )
        for _ in range(6)
        for villain in enemies
        if villain.is_villain
        for players in (1, 2, 3, 4)
    ]


def compare_modes(duels: list[Setting], adventures: list[Setting]) -> dict[str, float]:
    """Cooperative games beside duels."""
    ours, theirs = [], []
    for i in range(SLICES):
        ours.append(our_slice(adventures, 1000 * i))
        theirs.append(our_slice(duels, 1000 * i))
    return told("cooperative games", ("cooperative", "duels"), _median(ours), _median(theirs))


def every_pair() -> list[Setting]:
    """Each two heroes once, mirrors too, the battlefields in turn."""
    boards = BOX.battlefields.ids()
    pairs = combinations_with_replacement(BOX.heroes.ids(), 2)
    return [make_setting(boards[i % len(boards)], pair) for i, pair in enumerate(pairs)]


@dataclass
class Tried:
    name: str
    setting: Setting
    decision: float  # seconds for one
    copy: float  # microseconds


def slowest(settings: list[Setting]) -> tuple[Tried, Tried]:
    """The pair that was slowest to decide, and the one that was slowest to copy."""
    tried = [try_out(setting, TRIED) for setting in settings]

    def worst(figure: Callable[[Tried], float]) -> Tried:
        """Of those that seem slow, looked at again and longer."""
        seem_slow = sorted(tried, key=figure)[-SEEM_SLOW:]
        return max((try_out(t.setting, 5 * TRIED) for t in seem_slow), key=figure)

    return worst(lambda t: t.decision), worst(lambda t: t.copy)


def try_out(setting: Setting, games: int) -> Tried:
    """Medians over several games, so that what else the machine does weighs little."""
    seconds, positions = [], list[State]()
    for seed in range(games):
        began = time.perf_counter()
        decisions = our_game(setting, seed)
        seconds.append((time.perf_counter() - began) / decisions)
        our_game(setting, seed, positions)
    copy = min(microseconds(State.copy, positions) for _ in range(3))
    one, other = setting.heroes
    name = f"{one.name} against {other.name} on {setting.battlefield.name}"
    return Tried(name, setting, median(seconds), copy)


def compare(name: str, settings: list[Setting]) -> dict[str, float]:
    ours, peers = [], []
    for i in range(SLICES):
        ours.append(our_slice(settings, 1000 * i))
        peers.append(peer_slice(1000 * i + 1))
    return told(name, ("Peerless", "catanatron"), _median(ours), _median(peers))


def told(name: str, sides: tuple[str, str], us: Figures, peer: Figures) -> dict[str, float]:
    """Print the figures of both; the ratios of ours to theirs."""
    print(f"{name}\n{'':24}{sides[0]:>12}{sides[1]:>12}{'ratio':>8}")
    ratios = {}
    for figure, label in _LABELS.items():
        one, other = getattr(us, figure), getattr(peer, figure)
        ratios[figure] = round(one / other, 3)
        print(f"{label:24}{one:12.1f}{other:12.1f}{one / other:8.2f}")
    return ratios


def _median(slices: list[Figures]) -> Figures:
    return Figures(
        median(s.games for s in slices),
        median(s.decisions for s in slices),
        median(s.copy for s in slices),
    )


def complaints(
    ratios: dict[str, dict[str, float]], recorded: dict[str, dict[str, float]] | None
) -> list[str]:
    """Every bar that is missed, by the mix or by the slowest; every ratio of the mix, and of
    cooperative games beside duels, that fell."""
    found = []
    for name, ratio in ratios.items():
        if name == ADVENTURES:
            continue
        if ratio["decisions"] < LEAST_DECISIONS:
            found.append(f"{name}: decisions {ratio['decisions']}, expected {LEAST_DECISIONS}")
        if ratio["copy"] > MOST_COPY:
            found.append(f"{name}: a copy {ratio['copy']}, expected at most {MOST_COPY}")
    for name, before in (recorded or {}).items():
        now = ratios[name]
        if now["decisions"] * WORSE < before["decisions"]:
            found.append(
                f"{name}: decisions {now['decisions']}, recorded was {before['decisions']}"
            )
        if now["copy"] > before["copy"] * WORSE:
            found.append(f"{name}: a copy {now['copy']}, recorded was {before['copy']}")
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
        kept = {name: ratios[name] for name in (ALL, ADVENTURES)}
        RECORDED.write_text(json.dumps(kept, indent=2) + "\n")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
