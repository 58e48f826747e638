"""Shuffles, by the numbers that `Chance` would give one by one: whoever imagines a game shuffles
all day.

The numbers of SplitMix64 have 64 bits. Compiled they are `i64`, which wrap around at 64 bits and
whose highest bit is a sign; interpreted they are whole numbers, and grow. Both give the same,
because of neither more than the lowest 64 bits is looked at: what is shifted to the right is cut to
the bits that 64 would leave.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64


def _of_halves(high: i64, low: i64) -> i64:
    """A number of 64 bits."""
    return (high << 32) | low


_HALF: Final = (1 << 32) - 1
_STEP: Final = _of_halves(0x9E3779B9, 0x7F4A7C15)
_MIX: Final = _of_halves(0xBF58476D, 0x1CE4E5B9)
_MIX_AGAIN: Final = _of_halves(0x94D049BB, 0x133111EB)
_34_BITS: Final = (1 << 34) - 1  # what is left of 64 when 30 are shifted out
_37_BITS: Final = (1 << 37) - 1
_33_BITS: Final = (1 << 33) - 1


def shuffle(items: list[int], seed: int) -> int:
    """Shuffle a list in place; returns the seed of what chance gives next."""
    state = _of_halves((seed >> 32) & _HALF, seed & _HALF)
    n: i64
    for n in range(len(items), 1, -1):
        state += _STEP
        z = (state ^ ((state >> 30) & _34_BITS)) * _MIX
        z = (z ^ ((z >> 27) & _37_BITS)) * _MIX_AGAIN
        z ^= (z >> 31) & _33_BITS
        i = (((z >> 32) & _HALF) * n + (((z & _HALF) * n) >> 32)) >> 32  # z * n >> 64, by halves
        items[n - 1], items[i] = items[i], items[n - 1]
    high: int = (state >> 32) & _HALF
    low: int = state & _HALF
    return (high << 32) | low
