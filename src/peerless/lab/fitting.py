"""Logistic regression in plain Python: Newton's steps, towards weights that are there already."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

_STEPS = 8
_ENOUGH = 1e-6


class Sample(NamedTuple):
    """A position: its features, whether it was won (0 to 1), and how much it counts."""

    row: list[float]
    won: float
    counts: float


def chance(row: Sequence[float], weights: Sequence[float]) -> float:
    total = sum(x * w for x, w in zip(row, weights, strict=True))
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, total))))


def surprise(samples: Sequence[Sample], weights: Sequence[float]) -> float:
    """The mean of -log of the chance that was given to what happened."""
    total, counts = 0.0, 0.0
    for row, won, count in samples:
        p = min(max(chance(row, weights), 1e-9), 1.0 - 1e-9)
        total -= count * (won * math.log(p) + (1.0 - won) * math.log(1.0 - p))
        counts += count
    return total / counts if counts else 0.0


def fit(samples: Sequence[Sample], before: Sequence[float], prior: float) -> list[float]:
    """The weights that are most likely after these samples, where each is taken to be near the one
    before: `prior` says how firmly, in the measure of what samples count."""
    size = len(before)
    weights = list(before)
    for _ in range(_STEPS):
        slope = [prior * (b - w) for b, w in zip(before, weights, strict=True)]
        bend = [[prior if i == j else 0.0 for j in range(size)] for i in range(size)]
        for row, won, counts in samples:
            p = chance(row, weights)
            off, firm = counts * (won - p), counts * p * (1.0 - p)
            there = [i for i in range(size) if row[i]]
            for i in there:
                slope[i] += off * row[i]
                line, x = bend[i], firm * row[i]
                for j in there:
                    line[j] += x * row[j]
        step = solve(bend, slope)
        weights = [w + s for w, s in zip(weights, step, strict=True)]
        if max(map(abs, step)) < _ENOUGH:
            break
    return weights


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss's way; the matrix has an answer, since the prior is on its diagonal."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for i in range(size):
        _, pivot = max((abs(rows[k][i]), k) for k in range(i, size))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for k in range(i + 1, size):
            factor = rows[k][i] / rows[i][i]
            if factor:
                rows[k] = [a - factor * b for a, b in zip(rows[k], rows[i], strict=True)]
    found = [0.0] * size
    for i in reversed(range(size)):
        rest = sum(rows[i][j] * found[j] for j in range(i + 1, size))
        found[i] = (rows[i][size] - rest) / rows[i][i]
    return found
