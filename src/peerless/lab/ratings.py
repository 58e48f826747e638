"""Ratings of bots, by openskill: how good each is, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from peerless.lab.duels import DuelResult
from peerless.lab.workers import CannotPlay


class Rating(NamedTuple):
    bot: str
    mu: float
    sigma: float
    games: int

    @property
    def ordinal(self) -> float:
        """What the bot is worth at least, as good as surely."""
        return self.mu - 3 * self.sigma


def ratings(rows: Sequence[DuelResult]) -> list[Rating]:
    """The best first. A rating depends on the order of its games, and rows come in the order in
    which games were over, so they are put in an order first: the same games give the same."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise CannotPlay(
            "ratings need openskill, which is not installed; try pip install peerless[lab]"
        ) from None
    model = PlackettLuce()
    rated = {bot: model.rating(name=bot) for row in rows for bot in (row.first_bot, row.second_bot)}
    games = dict.fromkeys(rated, 0)
    for row in sorted(rows, key=_by_seed):
        one, other = row.first_bot, row.second_bot
        if one == other:
            continue  # tells nothing of either
        [[rated[one]], [rated[other]]] = model.rate(
            [[rated[one]], [rated[other]]], scores=[row.points, 1 - row.points]
        )
        games[one] += 1
        games[other] += 1
    found = [Rating(bot, rating.mu, rating.sigma, games[bot]) for bot, rating in rated.items()]
    return sorted(found, key=lambda rating: -rating.mu)


def _by_seed(row: DuelResult) -> tuple[int, tuple[object, ...]]:
    return row.seed, row.task
