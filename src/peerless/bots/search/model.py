"""The chance of each side to win from a position: a logistic model over the players' features.

A player's worth is a weighted sum of features; a side's is that of its players; the chances of the
sides are their shares, by the exponential of their worth. The weights are numbers in a file that
`peerless lab train` writes; nothing but Python is needed to use them.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from peerless.bots.search import team_features
from peerless.bots.search.features import NAMES, features
from peerless.rules.state import State

WEIGHTS: Final = "weights.json"


class Model:
    """Weights for the players of a duel, a team game or a free-for-all, and for those of a
    cooperative game."""

    __slots__ = ("team", "team_first", "weights")

    def __init__(self, weights: list[float], team_first: float, team: list[float]) -> None:
        self.weights = weights
        self.team_first = team_first
        self.team = team

    def chances(self, state: State) -> list[float]:
        """Of each side, by its number; they add up to 1."""
        setting = state.setting
        sides = len(state.held)
        if state.winners is not None:
            won = {setting.sides[seat] for seat in state.winners}
            return [1.0 / len(won) if side in won else 0.0 for side in range(sides)]
        if state.adventure is not None:
            worth = self.team_first + weighed(self.team, team_features.features(state))
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
            math.exp(total - most) if standing[side] else 0.0 for side, total in enumerate(totals)
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


@cache
def trained() -> Model:
    """The one that comes with Peerless."""
    return model_of(json.loads(files(__package__).joinpath(WEIGHTS).read_text(encoding="utf-8")))


def model_of(data: Mapping[str, Any]) -> Model:
    """From what a file of weights holds: a number by the name of each feature."""
    players, team = data["players"], data["team"]
    for names, found in ((NAMES, players), (team_features.NAMES, team["weights"])):
        if set(names) != set(found):
            odd = sorted(set(names) ^ set(found))
            raise ValueError(f"weights that do not fit the features: {', '.join(odd)}")
    return Model(
        [float(players[name]) for name in NAMES],
        float(team["first"]),
        [float(team["weights"][name]) for name in team_features.NAMES],
    )


def data_of(model: Model) -> dict[str, Any]:
    """What a file of weights holds."""
    return {
        "players": {n: round(w, 4) for n, w in zip(NAMES, model.weights, strict=True)},
        "team": {
            "first": round(model.team_first, 4),
            "weights": {
                n: round(w, 4) for n, w in zip(team_features.NAMES, model.team, strict=True)
            },
        },
    }
