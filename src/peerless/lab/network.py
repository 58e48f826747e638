"""Teaching a small network: hidden units on top of a weighted sum, by gradient descent (Adam).

Compiled with the engine where it is compiled, since it runs over hundreds of thousands of positions
again and again. Plain numbers in a fixed order: the same samples give the same weights everywhere.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from peerless.bots.search.model import Unit, worth
from peerless.rules.chance import Chance

BATCH: Final = 256  # samples between two steps
STEP: Final = 0.002  # how far a weight goes in one of them, about
MEMORY: Final = 0.9  # of slopes before
LONG_MEMORY: Final = 0.999  # of their squares
SHRINK: Final = 1e-5  # what keeps weights small that nothing asks for


class Pair(NamedTuple):
    """A position of a duel: the features of both players, whether the first won (0 to 1), and how
    much it counts."""

    one: list[float]
    other: list[float]
    won: float
    counts: float


def chance(weights: list[float], units: list[Unit], pair: Pair) -> float:
    """Of the first player to win."""
    ahead = worth(weights, units, pair.one) - worth(weights, units, pair.other)
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, ahead))))


def surprise(pairs: list[Pair], weights: list[float], units: list[Unit]) -> float:
    """The mean of -log of the chance that was given to what happened."""
    total, counts = 0.0, 0.0
    for pair in pairs:
        p = min(max(chance(weights, units, pair), 1e-9), 1.0 - 1e-9)
        total -= pair.counts * (pair.won * math.log(p) + (1.0 - pair.won) * math.log(1.0 - p))
        counts += pair.counts
    return total / counts if counts else 0.0


class Network:
    """All weights in one list: those of the sum, then of each unit its weights, where it begins and
    what it gives."""

    __slots__ = ("hidden", "lately", "size", "slopes", "spread", "steps", "values")

    def __init__(self, weights: list[float], hidden: int, chance: Chance) -> None:
        self.size = len(weights)
        self.hidden = hidden
        self.values = list(weights)
        for _ in range(hidden):
            self.values += [_small(chance) / math.sqrt(self.size) for _ in weights]
            self.values += [0.0, _small(chance) / math.sqrt(hidden)]
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

    def look(self, row: list[float], active: list[float]) -> float:
        """The worth of a player; `active` gets what each unit has above 0."""
        values, size = self.values, self.size
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
        return total

    def blame(self, row: list[float], active: list[float], off: float) -> None:
        """Add to the slopes what this player's weights have to do with being off by so much."""
        values, slopes, size = self.values, self.slopes, self.size
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

    def step(self) -> None:
        """Go down the slopes, and forget them."""
        self.steps += 1
        values, slopes, lately, spread = self.values, self.slopes, self.lately, self.spread
        young = 1.0 - MEMORY**self.steps
        long_young = 1.0 - LONG_MEMORY**self.steps
        for i in range(len(values)):
            slope = slopes[i] + SHRINK * values[i]
            lately[i] = MEMORY * lately[i] + (1.0 - MEMORY) * slope
            spread[i] = LONG_MEMORY * spread[i] + (1.0 - LONG_MEMORY) * slope * slope
            far = lately[i] / young
            values[i] -= STEP * far / (math.sqrt(spread[i] / long_young) + 1e-8)
            slopes[i] = 0.0


def teach(
    pairs: list[Pair], weights: list[float], hidden: int, times: int, seed: int
) -> tuple[list[float], list[Unit]]:
    """The weights of the sum and the hidden units after going through all pairs so many times, in
    an order drawn anew each time; the sum begins with these weights."""
    lots = Chance(seed)
    network = Network(weights, hidden, lots)
    order = list(range(len(pairs)))
    usual = sum([pair.counts for pair in pairs]) / max(len(pairs), 1)
    one_active, other_active = [0.0] * hidden, [0.0] * hidden
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
                network.step()
    return network.values[: len(weights)], network.units()


def _small(chance: Chance) -> float:
    """By chance, about as far from 0 as a half."""
    total = 0.0
    for _ in range(3):
        total += chance.below(1 << 20) / (1 << 20) - 0.5
    return total
