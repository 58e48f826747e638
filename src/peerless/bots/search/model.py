"""The chance of each side to win from a position: a logistic model over the players' features.

A player's worth is a weighted sum of features; a side's is that of its players; the chances of the
sides are their shares, by the exponential of their worth. The weights are numbers in a file that
`peerless lab train` writes; nothing but Python is needed to use them.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from peerless.bots.search import team_features
from peerless.bots.search.features import features
from peerless.rules.setting import Setting
from peerless.rules.state import State

SOFT: Final = 0.4
TEAM_SOFT: Final = 1.0


def chance_of(outlook: float, softness: float) -> float:
    """The chance to win behind a softened one, where there are two sides."""
    if outlook <= 0.0 or outlook >= 1.0:
        return outlook
    odds: float = (outlook / (1.0 - outlook)) ** (1.0 / softness)
    return odds / (1.0 + odds)


class Model:
    """Weights for the players of a duel, a team game or a free-for-all, and for those of a
    cooperative game."""

    __slots__ = ("soft", "team", "team_first", "team_soft", "weights")

    def __init__(self, weights: list[float], team_first: float, team: list[float]) -> None:
        self.weights = weights
        self.team_first = team_first
        self.team = team
        self.soft = SOFT
        self.team_soft = TEAM_SOFT

    def softness(self, setting: Setting) -> float:
        """How much less extreme an outlook is than a chance. What one answer changes is the less
        of a cooperative game the more play it, so it is not softened there."""
        if setting.mode.is_adventure:
            return self.team_soft * setting.players
        return self.soft

    def chances(self, state: State) -> list[float]:
        """Of each side to win, by its number; they add up to 1."""
        return self._chances(state, 1.0)

    def outlook(self, state: State) -> list[float]:
        """The same, less extreme: nearly lost and lost, nearly won and won are told apart, so that
        a search fights on where little hope is left, and ends a game that it could not lose."""
        return self._chances(state, self.softness(state.setting))

    def _chances(self, state: State, softness: float) -> list[float]:
        setting = state.setting
        sides = len(state.held)
        if state.winners is not None:
            won = {setting.sides[seat] for seat in state.winners}
            return [1.0 / len(won) if side in won else 0.0 for side in range(sides)]
        if state.adventure is not None:
            worth = self.team_first + weighed(self.team, team_features.features(state))
            worth *= softness
            chance = 1.0 / (1.0 + math.exp(-worth))
            return [chance, 1.0 - chance]
        totals = [0.0] * sides
        standing = [False] * sides
        for seat, found in enumerate(features(state)):
            side = setting.sides[seat]
            totals[side] += weighed(self.weights, found)
            if found[0] > 0.0:
                standing[side] = True
        most = max(totals)
        shares = [
            math.exp(softness * (total - most)) if standing[side] else 0.0
            for side, total in enumerate(totals)
        ]
        whole = sum(shares)
        if whole <= 0.0:  # no hero stands, which is over in a moment
            return [1.0 / sides] * sides
        return [share / whole for share in shares]


def weighed(weights: Sequence[float], found: Sequence[float]) -> float:
    total = 0.0
    for i in range(len(found)):
        if found[i] != 0.0:
            total += weights[i] * found[i]
    return total
