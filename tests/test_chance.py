"""The one source of chance: the same numbers, whichever way they are asked for."""

from __future__ import annotations

from pickle import dumps, loads

from hypothesis import example, given
from hypothesis import strategies as st

from peerless.rules.chance import Chance
from peerless.rules.deep_chance import DeepChance, chance_of


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


@given(st.integers(2**64, 2**256 - 1), st.integers(1, 60))
def test_a_long_seed_is_another_kind_of_chance(seed: int, size: int) -> None:
    together, one_by_one = chance_of(seed), chance_of(seed)
    assert isinstance(together, DeepChance)
    shuffled, expected = list(range(size)), list(range(size))
    together.shuffle(shuffled)
    for n in range(size, 1, -1):
        i = one_by_one.below(n)
        expected[n - 1], expected[i] = expected[i], expected[n - 1]
    assert shuffled == expected
    again = chance_of(together.seed), together.copy(), loads(dumps(together))
    assert len({chance.below(1 << 64) for chance in (together, *again)}) == 1


def test_all_of_a_long_seed_counts() -> None:
    numbers = {chance_of((1 << 255) | (1 << bit)).below(1 << 64) for bit in range(255)}
    assert len(numbers) == 255
    low = [chance_of((1 << 200) + n).below(6) for n in range(6000)]
    assert all(850 < low.count(side) < 1150 for side in range(6))
