"""Chance for games among strangers: from a key of 256 bits, by a cryptographic hash.

Whoever sees some of the numbers, as in the cards that they draw, can compute none of the others.
The generator of `chance.py` is as fair and much quicker, but its 64 bits could in principle be
found by trying all of them."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from peerless.rules.chance import Chance

_SMALL: Final = 1 << 64
_KEYS: Final = 1 << 256


def chance_of(seed: int) -> Chance:
    """The generator that a seed stands for: the quick one, or, if the seed is larger than 64 bits,
    this one."""
    return Chance(seed) if 0 <= seed < _SMALL else DeepChance(seed)


class DeepChance(Chance):
    __slots__ = ("_count", "_key")

    def __init__(self, seed: int) -> None:
        super().__init__(0)
        self._key: int = seed % _KEYS
        self._count: int = seed // _KEYS  # numbers that were given already

    @property
    def seed(self) -> int:
        return self._count * _KEYS + self._key

    def copy(self) -> Chance:
        new = DeepChance(self._key)
        new._count = self._count
        return new

    def below(self, n: int) -> int:
        self._count += 1
        key = self._key.to_bytes(32, "big")
        number = blake2b(self._count.to_bytes(8, "big"), digest_size=16, key=key).digest()
        return int.from_bytes(number, "big") * n >> 128

    def shuffle(self, items: list[int]) -> None:
        for n in range(len(items), 1, -1):
            i = self.below(n)
            items[n - 1], items[i] = items[i], items[n - 1]

    def __reduce__(self) -> tuple[type[Chance], tuple[int]]:
        return DeepChance, (self.seed,)
