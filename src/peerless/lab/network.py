"""Teaching a small network by gradient descent (Adam): hidden units on top of a weighted sum, and
what is known of each hero beside what holds for all.

Compiled with the engine where it is compiled, since it runs over hundreds of thousands of positions
again and again. Plain numbers in a fixed order: the same samples give the same weights everywhere.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from peerless.bots.search.model import Unit, worth
from peerless.rules.chance import Chance

BATCH: Final = 512  # samples between two steps
STEP: Final = 0.004  # how far a weight goes in the first of them, about; ever less to the last
MEMORY: Final = 0.9  # of slopes before
LONG_MEMORY: Final = 0.999  # of their squares
SHRINK: Final = 2e-5  # what keeps weights small that nothing asks for
SHRINK_KNOWN: Final = 6e-5  # ... of single heroes and cards, which are seen more seldom


class Player(NamedTuple):
    """One of the two in a position: features, which hero, and which cards in hand, by numbers."""

    row: list[float]
    hero: int
    hand: list[int]


class Pair(NamedTuple):
    """A position of a duel: both players, whether the first won or is likely to (0 to 1), and how
    much it counts."""

    one: Player
    other: Player
    won: float
    counts: float


class Known(NamedTuple):
    """What was learned beside the sum and the units: what is added to the weights of each hero, and
    what each card is worth in hand."""

    heroes: list[list[float]]
    cards: list[float]


def chance(weights: list[float], units: list[Unit], known: Known, pair: Pair) -> float:
    """Of the first player to win."""
    ahead = _worth(weights, units, known, pair.one) - _worth(weights, units, known, pair.other)
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, ahead))))


def _worth(weights: list[float], units: list[Unit], known: Known, player: Player) -> float:
    total = worth(weights, units, player.row)
    if known.heroes:
        own = known.heroes[player.hero]
        for i in range(len(own)):
            total += own[i] * player.row[i]
    if known.cards:
        for card in player.hand:
            total += known.cards[card]
    return total


def surprise(pairs: list[Pair], weights: list[float], units: list[Unit], known: Known) -> float:
    """The mean of -log of the chance given to what happened."""
    total, counts = 0.0, 0.0
    for pair in pairs:
        p = min(max(chance(weights, units, known, pair), 1e-9), 1.0 - 1e-9)
        total -= pair.counts * (pair.won * math.log(p) + (1.0 - pair.won) * math.log(1.0 - p))
        counts += pair.counts
    return total / counts if counts else 0.0


class Network:
    """All weights in one list: those of the sum; of each unit its weights, where it begins and what
    it gives; of each hero what is added to the sum, of each card what it is worth, and of each hero
    how strong it is. The last is forgotten when all is learned: in a game it never changes, but
    without it whatever goes with strong heroes would look good by itself."""

    __slots__ = (
        "cards", "heroes", "hidden", "lately", "own", "size", "slopes", "spread", "steps",
        "strength", "values",
    )  # fmt: skip

    def __init__(
        self, weights: list[float], hidden: int, heroes: int, cards: int, chance: Chance
    ) -> None:
        self.size = len(weights)
        self.hidden = hidden
        self.heroes = heroes
        self.values = list(weights)
        for _ in range(hidden):
            self.values += [_small(chance) / math.sqrt(self.size) for _ in weights]
            self.values += [0.0, _small(chance) / math.sqrt(hidden)]
        self.own = len(self.values)
        self.cards = self.own + heroes * self.size
        self.strength = self.cards + cards
        self.values += [0.0] * (self.strength + heroes - self.own)
        self.slopes = [0.0] * len(self.values)
        self.lately = [0.0] * len(self.values)
        self.spread = [0.0] * len(self.values)
        self.steps = 0

    def units(self) -> list[Unit]:
        size, found = self.size, []
        for k in range(self.hidden):
            at = size + k * (size + 2)
            unit = self.values[at + size], self.values[at + size + 1], self.values[at : at + size]
            found.append(unit)
        return found

    def known(self) -> Known:
        rows = [
            self.values[self.own + hero * self.size : self.own + (hero + 1) * self.size]
            for hero in range(self.heroes)
        ]
        return Known(rows, self.values[self.cards : self.strength])

    def look(self, player: Player, active: list[float]) -> float:
        """The worth of a player; `active` gets what each unit has above 0."""
        values, size, row = self.values, self.size, player.row
        there = [i for i in range(size) if row[i] != 0.0]
        total = 0.0
        for i in there:
            total += values[i] * row[i]
        for k in range(self.hidden):
            at = size + k * (size + 2)
            found = values[at + size]
            for i in there:
                found += values[at + i] * row[i]
            active[k] = found if found > 0.0 else 0.0
            if found > 0.0:
                total += values[at + size + 1] * found
        if self.heroes:
            at = self.own + player.hero * size
            for i in there:
                total += values[at + i] * row[i]
            for card in player.hand:
                total += values[self.cards + card]
            total += values[self.strength + player.hero]
        return total

    def blame(self, player: Player, active: list[float], off: float) -> None:
        """Add to the slopes what this player's weights have to do with being off by so much."""
        values, slopes, size, row = self.values, self.slopes, self.size, player.row
        there = [i for i in range(size) if row[i] != 0.0]
        for i in there:
            slopes[i] += off * row[i]
        for k in range(self.hidden):
            if active[k] > 0.0:
                at = size + k * (size + 2)
                slopes[at + size + 1] += off * active[k]
                through = off * values[at + size + 1]
                slopes[at + size] += through
                for i in there:
                    slopes[at + i] += through * row[i]
        if self.heroes:
            at = self.own + player.hero * size
            for i in there:
                slopes[at + i] += off * row[i]
            for card in player.hand:
                slopes[self.cards + card] += off
            slopes[self.strength + player.hero] += off

    def step(self, rate: float) -> None:
        """Go down the slopes, and forget them."""
        self.steps += 1
        descend(
            self.values,
            self.slopes,
            self.lately,
            self.spread,
            self.steps,
            rate,
            self.own,
            self.strength,
        )


def descend(
    values: list[float],
    slopes: list[float],
    lately: list[float],
    spread: list[float],
    steps: int,
    rate: float,
    first_known: int,
    first_free: int,
) -> None:
    """One step of Adam's for all weights; those from `first_known` on are kept small more firmly,
    those from `first_free` on not at all. The slopes are forgotten."""
    young = 1.0 - MEMORY**steps
    long_young = 1.0 - LONG_MEMORY**steps
    for i in range(len(values)):
        shrink = SHRINK if i < first_known else SHRINK_KNOWN if i < first_free else 0.0
        slope = slopes[i] + shrink * values[i]
        lately[i] = MEMORY * lately[i] + (1.0 - MEMORY) * slope
        spread[i] = LONG_MEMORY * spread[i] + (1.0 - LONG_MEMORY) * slope * slope
        values[i] -= rate * (lately[i] / young) / (math.sqrt(spread[i] / long_young) + 1e-8)
        slopes[i] = 0.0


class Taught(NamedTuple):
    weights: list[float]
    units: list[Unit]
    known: Known


def teach(
    pairs: list[Pair],
    weights: list[float],
    hidden: int,
    heroes: int,
    cards: int,
    times: int,
    seed: int,
) -> Taught:
    """What is learned by going through all pairs so many times, in an order drawn anew each time;
    the sum begins with these weights. With no heroes nothing is learned of single ones."""
    lots = Chance(seed)
    network = Network(weights, hidden, heroes, cards, lots)
    order = list(range(len(pairs)))
    usual = sum([pair.counts for pair in pairs]) / max(len(pairs), 1)
    one_active, other_active = [0.0] * hidden, [0.0] * hidden
    all_steps = times * math.ceil(len(pairs) / BATCH)
    for _ in range(times):
        lots.shuffle(order)
        for number, i in enumerate(order, 1):
            pair = pairs[i]
            ahead = network.look(pair.one, one_active) - network.look(pair.other, other_active)
            p = 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, ahead))))
            off = (p - pair.won) * pair.counts / usual / BATCH
            network.blame(pair.one, one_active, off)
            network.blame(pair.other, other_active, -off)
            if number % BATCH == 0 or number == len(order):
                network.step(STEP * (1.0 - network.steps / all_steps))
    return Taught(network.values[: len(weights)], network.units(), network.known())


def _small(chance: Chance) -> float:
    """By chance, about as far from 0 as a half."""
    total = 0.0
    for _ in range(3):
        total += chance.below(1 << 20) / (1 << 20) - 0.5
    return total
