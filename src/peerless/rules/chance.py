"""The one source of chance: a small seeded generator whose whole state is an integer.

An integer copies for nothing, prints in a record and is the same on every machine. The steps are
those of SplitMix64, which is plenty for shuffles and has no weak seeds.
"""

from __future__ import annotations

from typing import Final

from peerless.rules.shuffling import shuffle

_MASK: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15
_MIX: Final = 0xBF58476D1CE4E5B9
_MIX_AGAIN: Final = 0x94D049BB133111EB


class Chance:
    """A generator of chance: the same seed gives the same numbers, on every machine."""

    __slots__ = ("seed",)

    def __init__(self, seed: int) -> None:
        self.seed = seed & _MASK

    def copy(self) -> Chance:
        """Another generator, which gives the same numbers from here on."""
        return Chance(self.seed)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely as the others (to within n in 2 to the 64th)."""
        self.seed = (self.seed + _STEP) & _MASK
        z = self.seed
        z = ((z ^ (z >> 30)) * _MIX) & _MASK
        z = ((z ^ (z >> 27)) * _MIX_AGAIN) & _MASK
        return ((z ^ (z >> 31)) * n) >> 64

    def shuffle(self, items: list[int]) -> None:
        """Shuffle a list in place."""
        self.seed = shuffle(items, self.seed)
