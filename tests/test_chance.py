"""The one source of chance: the same numbers, whichever way they are asked for."""

from __future__ import annotations

from hypothesis import example, given
from hypothesis import strategies as st

from peerless.rules.chance import Chance


@given(st.integers(0, 2**64 - 1), st.integers(0, 60))
@example(2**64 - 1, 60)
@example(2**63, 2)
@example(0, 1)
def test_a_shuffle_is_many_numbers(seed: int, size: int) -> None:
    together, one_by_one = Chance(seed), Chance(seed)
    shuffled, expected = list(range(size)), list(range(size))
    together.shuffle(shuffled)
    for n in range(size, 1, -1):
        i = one_by_one.below(n)
        expected[n - 1], expected[i] = expected[i], expected[n - 1]
    assert shuffled == expected
    assert together.seed == one_by_one.seed


def test_the_numbers_are_those_of_splitmix64() -> None:
    chance = Chance(1234567)
    published = [6457827717110365317, 3203168211198807973, 9817491932198370423]
    assert [chance.below(1 << 64) for _ in published] == published
