"""A name that there is not: the nearest are offered, or what there is."""

from __future__ import annotations

import pytest

from peerless.content.nearest import meant

NAMES = ("Rake", "Rose Garden", "Spade", "Sister 1", "Sister 2", "Sister 3")


@pytest.mark.parametrize(
    ("name", "end"),
    [
        ("rkae", ": did you mean Rake?"),
        ("GARDEN", ": did you mean Rose Garden?"),
        ("Sister", ": did you mean Sister 1 or Sister 2?"),
        ("x", ", expected one of: Rake, Rose Garden, Spade, Sister 1, Sister 2, Sister 3"),
        ("", ", expected one of: Rake, Rose Garden, Spade, Sister 1, Sister 2, Sister 3"),
        (3, ", expected one of: Rake, Rose Garden, Spade, Sister 1, Sister 2, Sister 3"),
    ],
)
def test_the_end_of_a_refusal(name: object, end: str) -> None:
    assert meant(name, NAMES) == end


def test_a_long_list_is_cut() -> None:
    assert meant("?", [f"s{i}" for i in range(50)]) == ", expected one of: s0, s1, s2, ..., s49"
