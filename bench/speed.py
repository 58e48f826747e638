"""Speed beside peers, in one run: only ratios hold, since machines differ and are never idle.

Everything is measured in turns, a short slice each, so that what else the machine does touches all
alike, and in processor time. The engine is measured twice, interpreted and compiled, in processes
of their own, each beside catanatron in the same process; the figures are medians over the rounds.

    make bench            measure, compare with the bars and with recorded.json
    make bench-record     ... write recorded.json and the table of the README anew
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from typing import TypeVar

from native.compile import apart, hindrance

ROOT = Path(__file__).resolve().parents[1]
RECORDED = Path(__file__).with_name("recorded.json")
README = ROOT / "README.md"
BEGIN, END = "<!-- speed: written by make bench-record -->", "<!-- speed: end -->"

ROUNDS = 4
SECONDS = 0.6  # for a slice
POSITIONS = 150
WORSE = 1.5  # a ratio may be worse than the recorded one by a third

Figures = dict[str, float]
Thing = TypeVar("Thing")

PEER = "catanatron, two-player Catan"
PEER_COPY = "catanatron, a copy"
RAW, PUBLIC, RANDOM, GREEDY = "raw engine", "`Game`", "sim, random bots", "sim, greedy bots"
COPY, VIEW, IMAGINE = "copy in a combat", "view, read", "imagine in a combat"
COOPERATIVE = ", cooperative"
SEARCH = "rounds of search"
DECISIONS = (RAW, PUBLIC, RANDOM, GREEDY)
TIMES = (COPY, VIEW, IMAGINE)
OPEN_SPIEL = {"gin_rummy": "OpenSpiel, gin rummy", "backgammon": "OpenSpiel, backgammon"}

# Bars of the interpreted and the compiled engine: in times catanatron's decisions, in parts of its
# copy; and how much quicker the second imagines. The interpreted engine's decisions are only
# reported when they miss theirs: its profile is flat, with nothing slow left to take out. A ratio
# that gets worse than the recorded one still fails.
LEAST_DECISIONS = {RAW: (6.0, 20.0), PUBLIC: (5.0, 15.0), RANDOM: (4.0, 12.0)}
MOST_COPY = (1 / 6, 1 / 20)
QUICKER_IMAGINE = 3.0
INTERPRETED, COMPILED = range(2)


# ---------------------------------------------------------------- in a process of one engine


def one_round(number: int) -> Figures:
    """Decisions a second, and microseconds for a copy and the like."""
    from bench import played

    from peerless.game import Game
    from peerless.rules.chance import Chance

    chance = Chance(number)

    def asked(game: Game) -> int:
        assert game.state.question is not None
        return game.state.question.seat

    figures = {PEER: rate(played.catanatron, number)}
    for name, title in OPEN_SPIEL.items():
        figures[title] = rate(played.open_spiel(name), number)
    for mode, settings in (("", played.every_pair()), (COOPERATIVE, played.every_adventure())):
        figures[RAW + mode] = rate(played.raw_engine(settings), number)
        figures[PUBLIC + mode] = rate(played.public_game(settings), number)
        figures[RANDOM + mode] = rate(played.with_bots(settings, "random"), number)
        figures[GREEDY + mode] = rate(played.with_bots(settings, "greedy"), number)
        figures[SEARCH + mode] = rate(played.searched(settings), number)
        games = played.positions(settings, POSITIONS)
        figures[COPY + mode] = each(lambda game: game.state.copy(), games)
        figures[VIEW + mode] = each(lambda game: game.view(asked(game)).data(), games)
        figures[IMAGINE + mode] = each(lambda game: game.view(asked(game)).imagine(chance), games)
    figures[PEER_COPY] = each(lambda game: game.copy(), played.catan_positions(POSITIONS))
    return figures


def rate(play: Callable[[int], int], number: int) -> float:
    """Decisions a second, in games that were played before: what is made at the first use, and what
    Python learns of the code, is not measured."""
    _, games = _play(play, 1000 * number, SECONDS / 2)
    began = time.process_time()
    decisions, _ = _play(play, 1000 * number, SECONDS, games)
    return decisions / (time.process_time() - began)


def _play(
    play: Callable[[int], int], first: int, seconds: float, games: int | None = None
) -> tuple[int, int]:
    """The decisions, and how many games: from the first seed on, or these again and again."""
    decisions, played, began = 0, 0, time.process_time()
    while time.process_time() - began < seconds:
        decisions += play(first + (played if games is None else played % games))
        played += 1
    return decisions, played


def each(do: Callable[[Thing], object], things: Sequence[Thing]) -> float:
    """Microseconds for one of them: the best of three."""
    found = []
    for _ in range(3):
        began = time.process_time()
        for thing in things:
            do(thing)
        found.append((time.process_time() - began) / len(things) * 1e6)
    return min(found)


# ---------------------------------------------------------------- all of it


def measure() -> dict[str, Figures]:
    """The figures of each engine, as medians over the rounds."""
    packages = {"interpreted": ROOT / "src"}
    if (why := hindrance()) is None:
        packages["compiled"] = apart()
    else:
        print(f"Not measured on a compiled engine: {why}", file=sys.stderr)
    rounds: dict[str, list[Figures]] = {name: [] for name in packages}
    for number in range(ROUNDS):
        for name, package in packages.items():
            print(f"round {number + 1} of {ROUNDS}, {name}", file=sys.stderr)
            rounds[name].append(in_process(package, number))
    return {
        name: {figure: median(one[figure] for one in found) for figure in found[0]}
        for name, found in rounds.items()
    }


def in_process(package: Path, number: int) -> Figures:
    paths = os.pathsep.join([str(package), os.environ.get("PYTHONPATH", "")])
    command = [sys.executable, __file__, "--round", str(number)]
    told = subprocess.check_output(command, env={**os.environ, "PYTHONPATH": paths})
    figures: Figures = json.loads(told)
    return figures


def ratios(figures: dict[str, Figures]) -> dict[str, Figures]:
    """To catanatron: how many times as many decisions, and what part of the time."""
    found = {}
    for name, of in figures.items():
        found[name] = {
            title: of[title] / of[PEER] for title in of if not title.startswith((*TIMES, PEER_COPY))
        }
        found[name] |= {title: of[title] / of[PEER_COPY] for title in of if title.startswith(TIMES)}
    return found


def table(figures: dict[str, Figures]) -> str:
    """In Markdown; a ratio is to catanatron."""
    found = ratios(figures)
    lines = [
        "| decisions a second | duel | × | cooperative | × |",
        "|---|---:|---:|---:|---:|",
    ]
    for name in figures:
        for title in DECISIONS:
            row = [f"{title}, {name}"]
            for mode in (title, title + COOPERATIVE):
                times = "" if title == GREEDY else f"{found[name][mode]:.1f}"  # it thinks
                row += [f"{figures[name][mode]:,.0f}", times]
            lines.append(f"| {' | '.join(row)} |")
    for title in (PEER, *OPEN_SPIEL.values()):
        of = median(figures[name][title] for name in figures)
        ratio = median(found[name][title] for name in figures)
        lines.append(f"| {title} | {of:,.0f} | {ratio:.1f} | | |")
    lines += ["", "| a second, on one core | duel | cooperative |", "|---|---:|---:|"]
    for name in figures:
        row = [f"{figures[name][mode]:,.0f}" for mode in (SEARCH, SEARCH + COOPERATIVE)]
        lines.append(f"| {SEARCH}, {name} | {' | '.join(row)} |")
    lines += ["", "| microseconds | duel | cooperative |", "|---|---:|---:|"]
    for name in figures:
        for title in TIMES:
            row = [f"{figures[name][mode]:.1f}" for mode in (title, title + COOPERATIVE)]
            lines.append(f"| {title}, {name} | {' | '.join(row)} |")
    copy = median(figures[name][PEER_COPY] for name in figures)
    lines.append(f"| {PEER_COPY} | {copy:.1f} | |")
    return "\n".join(lines)


def bars_missed(figures: dict[str, Figures], place: int) -> list[str]:
    """Where one of the two engines makes fewer decisions than its bar."""
    name = list(figures)[place]
    found = ratios(figures)[name]
    return [
        f"{title}, {name}: {found[title]:.2f}, bar {least[place]}"
        for title, least in LEAST_DECISIONS.items()
        if found[title] < least[place]
    ]


def complaints(figures: dict[str, Figures], recorded: dict[str, Figures] | None) -> list[str]:
    """Every bar that is missed, and every ratio that has become worse."""
    found = ratios(figures)
    missed = bars_missed(figures, COMPILED) if len(figures) > 1 else []
    for place, name in enumerate(figures):
        if found[name][COPY] > MOST_COPY[place]:
            missed.append(f"{COPY}, {name}: {found[name][COPY]:.3f}, bar {MOST_COPY[place]:.3f}")
        for title, before in (recorded or {}).get(name, {}).items():
            now = found[name][title]
            worse = now / before if title.startswith(TIMES) else before / now
            if worse > WORSE:
                missed.append(f"{title}, {name}: {now:.3f}, recorded was {before:.3f}")
    times = [of[IMAGINE] for of in figures.values()]
    quicker = times[0] / times[-1]
    if len(times) > 1 and quicker < QUICKER_IMAGINE:
        missed.append(f"{IMAGINE}, compiled: {quicker:.2f} times as quick, bar {QUICKER_IMAGINE}")
    return missed


def record(figures: dict[str, Figures]) -> None:
    kept = {
        name: {title: round(ratio, 3) for title, ratio in found.items()}
        for name, found in ratios(figures).items()
    }
    RECORDED.write_text(json.dumps(kept, indent=2) + "\n")
    before, _, rest = README.read_text().partition(BEGIN)
    _, _, after = rest.partition(END)
    README.write_text(f"{before}{BEGIN}\n{table(figures)}\n{END}{after}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--record", action="store_true", help="write the ratios and the table down")
    parser.add_argument("--round", type=int, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.round is not None:
        print(json.dumps(one_round(options.round)))
        return 0
    figures = measure()
    print(table(figures))
    recorded = json.loads(RECORDED.read_text()) if RECORDED.exists() else None
    for bar in bars_missed(figures, INTERPRETED):
        print(f"not reached: {bar}", file=sys.stderr)
    missed = complaints(figures, None if options.record else recorded)
    for complaint in missed:
        print(f"missed: {complaint}", file=sys.stderr)
    if options.record:
        record(figures)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
