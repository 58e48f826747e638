"""The one source of chance: a small seeded generator whose whole state is a number.

A number copies for nothing, prints in a record and is the same on every machine. The steps are
those of SplitMix64, which is plenty for shuffles and has no weak seeds.

The numbers of SplitMix64 have 64 bits. Compiled they are `i64`, which wrap around at 64 bits and
whose highest bit is a sign; interpreted they are whole numbers. Both give the same, because what is
shifted to the right is cut to the bits that 64 would leave.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64


def _of_halves(high: i64, low: i64) -> i64:
    """A number of 64 bits."""
    return (high << 32) | low


_HALF: Final = (1 << 32) - 1
_ALL: Final = _of_halves(_HALF, _HALF)
_STEP: Final = _of_halves(0x9E3779B9, 0x7F4A7C15)
_MIX: Final = _of_halves(0xBF58476D, 0x1CE4E5B9)
_MIX_AGAIN: Final = _of_halves(0x94D049BB, 0x133111EB)
_34_BITS: Final = (1 << 34) - 1  # what is left of 64 when 30 are shifted out
_37_BITS: Final = (1 << 37) - 1
_33_BITS: Final = (1 << 33) - 1


def _mixed(state: i64) -> i64:
    """The number that belongs to a state of the generator."""
    z = ((state ^ ((state >> 30) & _34_BITS)) * _MIX) & _ALL
    z = ((z ^ ((z >> 27) & _37_BITS)) * _MIX_AGAIN) & _ALL
    return z ^ ((z >> 31) & _33_BITS)


def _share(z: i64, n: i64) -> i64:
    """z * n >> 64, by halves."""
    return (((z >> 32) & _HALF) * n + (((z & _HALF) * n) >> 32)) >> 32


def _unsigned(number: i64) -> int:
    high: int = (number >> 32) & _HALF
    low: int = number & _HALF
    return (high << 32) | low


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A generator of chance: the same seed gives the same numbers, on every machine."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state: i64 = _of_halves((seed >> 32) & _HALF, seed & _HALF)

    @property
    def seed(self) -> int:
        """Of a generator that gives the same numbers from here on."""
        return _unsigned(self._state)

    def copy(self) -> Chance:
        """Another generator, which gives the same numbers from here on."""
        new = Chance(0)
        new._state = self._state
        return new

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely as the others (to within n in 2 to the 64th)."""
        self._state = (self._state + _STEP) & _ALL
        z = _mixed(self._state)
        return _share(z, n) if n <= _HALF else (_unsigned(z) * n) >> 64

    def shuffle(self, items: list[int]) -> None:
        """Shuffle a list in place."""
        state = self._state
        n: i64
        for n in range(len(items), 1, -1):
            state = (state + _STEP) & _ALL
            i = _share(_mixed(state), n)
            items[n - 1], items[i] = items[i], items[n - 1]
        self._state = state

    def __reduce__(self) -> tuple[type[Chance], tuple[int]]:
        return Chance, (self.seed,)
