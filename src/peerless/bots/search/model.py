"""The chance of each side to win from a position: a small network over the players' features.

A player's worth is a weighted sum of features and of a few hidden units; a side's is that of its
players; the chances of the sides are their shares, by the exponential of their worth. The weights
are numbers in a file that `peerless lab train` writes; nothing but Python is needed to use them.

The weights mean the same for every hero. Of heroes that it has met in training the model knows
more: how far their weights are from those of all, and what each of their cards is worth in hand.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from peerless.bots.search import team_features
from peerless.bots.search.features import features
from peerless.rules.setting import Setting
from peerless.rules.state import State

SOFT: Final = 0.4
TEAM_SOFT: Final = 5 / 3

Unit: TypeAlias = tuple[float, float, list[float]]
"""A hidden unit: where it begins, what it is worth, and its weights. It counts what a weighted sum
has above 0, and so sees what several features mean together."""


class Hero:
    """What is known of a hero beside what holds for all: what is added to the weights, and what
    its cards are worth in hand, by their names."""

    __slots__ = ("cards", "weights")

    def __init__(self, weights: list[float], cards: Mapping[str, float]) -> None:
        self.weights = weights
        self.cards = cards


class Scale:
    """How a search sees the chances of a game: less extreme, so that nearly lost and lost, nearly
    won and won are told apart. Then it fights on where little hope is left, and ends a game that
    it could not lose.

    In a cooperative game they are seen from where the search begins: what one answer changes there
    is little beside what is decided already, the less the more play."""

    __slots__ = ("level", "softness")

    def __init__(self, softness: float, level: float) -> None:
        self.softness = softness
        self.level = level  # the worth that is seen as even

    def chance_of(self, outlook: float) -> float:
        """The chance to win behind what is seen, where there are two sides."""
        if outlook <= 0.0 or outlook >= 1.0:
            return outlook
        return logistic(math.log(outlook / (1.0 - outlook)) / self.softness + self.level)


def logistic(x: float) -> float:
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, x))))


_PLAIN: Final = Scale(1.0, 0.0)


class Model:
    """Weights for the players of a duel, a team game or a free-for-all, and for those of a
    cooperative game."""

    __slots__ = ("heroes", "soft", "team", "team_first", "team_soft", "units", "weights")

    def __init__(
        self,
        weights: list[float],
        units: list[Unit],
        team_first: float,
        team: list[float],
        heroes: Mapping[str, Hero],
    ) -> None:
        self.weights = weights
        self.units = units
        self.heroes = heroes  # by their ids
        self.team_first = team_first
        self.team = team
        self.soft = SOFT
        self.team_soft = TEAM_SOFT

    def scale(self, state: State) -> Scale:
        """For a search that begins here."""
        if state.adventure is None:
            return Scale(self.soft, 0.0)
        return Scale(self.team_soft * state.setting.players, self._team_worth(state))

    def chances(self, state: State) -> list[float]:
        """Of each side to win, by its number; they add up to 1."""
        return self.outlook(state, _PLAIN)

    def outlook(self, state: State, scale: Scale) -> list[float]:
        """The same, as a search sees them."""
        setting = state.setting
        sides = len(state.held)
        if state.winners is not None:
            won = {setting.sides[seat] for seat in state.winners}
            return [1.0 / len(won) if side in won else 0.0 for side in range(sides)]
        if state.adventure is not None:
            chance = logistic(scale.softness * (self._team_worth(state) - scale.level))
            return [chance, 1.0 - chance]
        totals = [0.0] * sides
        standing = [False] * sides
        weights, in_hand = fitted(self, setting)
        for seat, found in enumerate(features(state)):
            side = setting.sides[seat]
            total = worth(weights[seat], self.units, found)
            for card in state.hands[seat]:
                total += in_hand[card]
            totals[side] += total
            if found[0] > 0.0:
                standing[side] = True
        most = max(totals)
        shares = [
            math.exp(scale.softness * (total - most)) if standing[side] else 0.0
            for side, total in enumerate(totals)
        ]
        whole = sum(shares)
        if whole <= 0.0:  # no hero stands, which is over in a moment
            return [1.0 / sides] * sides
        return [share / whole for share in shares]

    def _team_worth(self, state: State) -> float:
        return self.team_first + weighed(self.team, team_features.features(state))


@lru_cache(maxsize=64)
def fitted(model: Model, setting: Setting) -> tuple[list[list[float]], list[float]]:
    """The weights for each player of a game, and what each card is worth in hand."""
    weights: list[list[float]] = []
    for hero in setting.heroes:
        known = model.heroes.get(hero.id)
        if known is None:
            weights.append(model.weights)
        else:
            weights.append([a + b for a, b in zip(model.weights, known.weights, strict=True)])
    in_hand: list[float] = []
    for card, seat in enumerate(setting.card_seat):
        known = model.heroes.get(setting.heroes[seat].id) if seat < setting.players else None
        name = setting.faces[setting.card_face[card]].card.name
        in_hand.append(known.cards.get(name, 0.0) if known is not None else 0.0)
    return weights, in_hand


def worth(weights: list[float], units: list[Unit], found: list[float]) -> float:
    """Of a player with these features."""
    total = weighed(weights, found)
    for begins, gives, of in units:
        active = begins + weighed(of, found)
        if active > 0.0:
            total += gives * active
    return total


def weighed(weights: Sequence[float], found: Sequence[float]) -> float:
    total = 0.0
    for i in range(len(found)):
        if found[i] != 0.0:
            total += weights[i] * found[i]
    return total
