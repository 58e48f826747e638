"""Many duels of two heroes, and who won how often."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass

from peerless.bots import BOTS
from peerless.game import Game


@dataclass(slots=True)
class Matchup:
    """The outcome of many games; a side is a seat of the call, whoever began."""

    heroes: tuple[str, str]
    bots: tuple[str, str]
    battlefield: str
    games: int
    seed: int
    wins: list[int]
    decisions: int = 0  # questions with two answers or more
    turns: int = 0
    seconds: float = 0.0

    def as_dict(self) -> dict[str, object]:
        return {
            "battlefield": self.battlefield,
            "games": self.games,
            "seed": self.seed,
            "decisions": self.decisions,
            "turns_per_game": round(self.turns / self.games, 2),
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games / self.seconds, 1),
            "decisions_per_second": round(self.decisions / self.seconds),
            "sides": [
                {
                    "hero": hero,
                    "bot": bot,
                    "wins": wins,
                    "share": round(wins / self.games, 4),
                    "interval": [round(end, 4) for end in wilson(wins, self.games)],
                }
                for hero, bot, wins in zip(self.heroes, self.bots, self.wins, strict=True)
            ],
        }


def play_matchup(
    heroes: tuple[str, str],
    battlefield: str,
    bots: tuple[str, str],
    games: int,
    seed: int,
    watch: Callable[[int], None] | None = None,
) -> Matchup:
    """Play games with seeds from `seed` on; the two sides take turns to begin. `watch` hears how
    many games are over."""
    outcome = Matchup(heroes, bots, battlefield, games, seed, [0, 0])
    began = time.perf_counter()
    for i in range(games):
        # Two games share a seed, with the seats swapped: neither side gains by who begins.
        order = (0, 1) if i % 2 == 0 else (1, 0)
        game = Game.new(battlefield, [heroes[s] for s in order], seed + i // 2, listen=False)
        players = [BOTS[bots[side]](seed * 1_000_003 + i * 2 + side) for side in order]
        while game.state.question is not None:
            seat = game.state.question.seat
            outcome.decisions += len(game.state.question.options) > 1
            game.play(players[seat].choose(game.view(seat)))
        outcome.turns += game.state.turns
        winners = game.state.winners or ()
        if len(winners) == 1:  # a draw is nobody's
            outcome.wins[order[winners[0]]] += 1
        if watch is not None:
            watch(i + 1)
    outcome.seconds = time.perf_counter() - began
    return outcome


def wilson(wins: int, games: int, z: float = 1.96) -> tuple[float, float]:
    """The Wilson interval (95 %) of a share of wins."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
