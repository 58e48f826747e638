"""Sets of small numbers (spaces, fighters, seats) as the bits of an integer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from peerless.rules.numbers import Mask

NOTHING: Final = 0
EVERYTHING: Final = -1


def bit(number: int) -> Mask:
    """The set of one thing."""
    return 1 << number


def all_below(end: int) -> Mask:
    """The set of the numbers from 0 up to `end`, without it."""
    return (1 << end) - 1


def mask_of(numbers: Iterable[int]) -> Mask:
    """The set of these things."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def has(mask: Mask, number: int) -> bool:
    return bool(mask >> number & 1)


def members(mask: Mask) -> list[int]:
    """The things in a set, in order."""
    found: list[int] = []
    for eight in _EIGHTS:
        found += eight[mask & 255]
        mask >>= 8
        if not mask:
            return found
    return found + [number + 8 * len(_EIGHTS) for number in members(mask)]


_EIGHTS: Final = [
    [tuple([8 * part + i for i in range(8) if byte >> i & 1]) for byte in range(256)]
    for part in range(6)
]
"""The members of every set of eight numbers in a row: of 0 to 7, of 8 to 15, ..."""


def union(masks: Iterable[Mask]) -> Mask:
    together = 0
    for mask in masks:
        together |= mask
    return together
