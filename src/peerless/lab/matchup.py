"""Many games of the same sides, and who won how often."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from peerless.bots import Bot, MakeBot, ask, make_bot, name_of
from peerless.content.library import BOX, Library
from peerless.game import Game
from peerless.match import Seating
from peerless.rules.mode import Mode
from peerless.setup import check_seats, make_setting


@dataclass(slots=True)
class Matchup:
    """The outcome of many games; a side is one of the call, whoever began."""

    sides: tuple[tuple[str, ...], ...]  # the heroes of each
    bots: tuple[str, ...]  # of each side
    battlefield: str
    games: int
    seed: int
    wins: list[int]
    began: list[int]  # games that each side began
    mode: Mode = Mode.DUEL
    draws: int = 0
    decisions: int = 0  # questions with two answers or more
    turns: int = 0
    seconds: float = 0.0

    def as_dict(self) -> dict[str, Any]:
        """The figures, with shares of wins and their intervals (95 %): plain values, as JSON
        has them."""
        return {
            "mode": self.mode.value,
            "battlefield": self.battlefield,
            "games": self.games,
            "seed": self.seed,
            "draws": self.draws,
            "decisions": self.decisions,
            "turns_per_game": round(self.turns / self.games, 2),
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games / self.seconds, 1),
            "decisions_per_second": round(self.decisions / self.seconds),
            "sides": [
                {
                    "heroes": list(heroes),
                    "bot": bot,
                    "began": began,
                    "wins": wins,
                    "share": round(wins / self.games, 4),
                    "interval": [round(end, 4) for end in wilson(wins, self.games)],
                }
                for heroes, bot, began, wins in zip(
                    self.sides, self.bots, self.began, self.wins, strict=True
                )
            ],
        }


def sides_of(mode: Mode, heroes: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """Heroes as one names them, side by side: two and two in a team game."""
    check_seats(mode, len(heroes))
    members = len(heroes) // len(set(mode.sides(len(heroes))))
    return tuple(tuple(heroes[i : i + members]) for i in range(0, len(heroes), members))


def play_matchup(
    heroes: Sequence[str],
    battlefield: str,
    bots: Sequence[str | MakeBot],
    games: int,
    seed: int,
    watch: Callable[[int], None] | None = None,
    mode: Mode = Mode.DUEL,
    library: Library = BOX,
) -> Matchup:
    """Play games with seeds from `seed` on; the sides take turns to begin. `heroes` are in the
    order of `sides_of`, with a bot for each side, by its name or its class. `watch` hears how many
    games are over."""
    sides = sides_of(mode, heroes)
    if len(bots) != len(sides):
        raise ValueError(f"{len(sides)} sides need a bot each, found {len(bots)}")
    nobody = [0] * len(sides)
    names = tuple(map(name_of, bots))
    outcome = Matchup(sides, names, battlefield, games, seed, nobody[:], nobody[:], mode)
    began = time.perf_counter()
    seatings = [Seating.of(mode, len(heroes), first) for first in range(len(sides))]
    settings = [
        make_setting(battlefield, seating.arrange(sides), mode=mode, library=library)
        for seating in seatings
    ]
    for i in range(games):
        # As many games as there are sides share a seed: none gains by who begins.
        seating = seatings[i % len(sides)]
        outcome.began[seating.places[0].side] += 1
        game = Game.begin(settings[i % len(sides)], seed + i // len(sides), listen=False)
        _play(game, _players(outcome, bots, seating, i), seating, outcome)
        winner = seating.winner(game.state.winners or ())
        if winner is None:
            outcome.draws += 1
        else:
            outcome.wins[winner] += 1
        if watch is not None:
            watch(i + 1)
    outcome.seconds = time.perf_counter() - began
    return outcome


def _players(
    outcome: Matchup, bots: Sequence[str | MakeBot], seating: Seating, game: int
) -> list[Bot]:
    """A bot for each seat, whose luck is that of its place, wherever it sits."""
    first = outcome.seed * 1_000_003 + game * len(seating.places)
    return [
        make_bot(bots[place.side], first + place.member * len(outcome.sides) + place.side)
        for place in seating.places
    ]


def _play(game: Game, players: list[Bot], seating: Seating, outcome: Matchup) -> None:
    while game.state.question is not None:
        seat = game.state.question.seat
        outcome.decisions += len(game.state.question.options) > 1
        ask(players[seat], outcome.bots[seating.places[seat].side], game)
    outcome.turns += game.state.turns


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The Wilson interval (95 %) of a share of wins."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
