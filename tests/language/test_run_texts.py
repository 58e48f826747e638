"""Every text that the reader accepts runs in the engine exactly as it reads.

Texts and positions come by chance from a seed; each is run in the engine and by the reference
meaning, side by side. To see one again: python -m tests.language.run --seed N --count 1 -v
"""

from __future__ import annotations

import pytest

from tests.language.cases import case_for
from tests.language.directed import DIRECTED, RARE, directed_case, rare_sample
from tests.language.run import try_case

PART = 250
"""Texts in one test, so that several workers share them."""


def check(seeds: range) -> None:
    failures = [failure for seed in seeds if (failure := try_case(case_for(seed)))]
    assert not failures, f"{len(failures)} of {len(seeds)} texts differ\n\n{failures[0]}"


@pytest.mark.parametrize("part", range(12))
def test_texts_run_as_they_read(part: int) -> None:
    check(range(part * PART, (part + 1) * PART))


@pytest.mark.prove
@pytest.mark.parametrize("part", range(400))
def test_many_texts_run_as_they_read(part: int) -> None:
    first = 1_000_000 + part * PART
    check(range(first, first + PART))


@pytest.mark.parametrize("part", range(8))
def test_every_pair_of_words_runs_as_it_reads(part: int) -> None:
    """Each kind of instruction with each kind of thing that it can speak of."""
    for seed in range(part, DIRECTED, 8):
        case = directed_case(seed)
        failure = None if case is None else try_case(case)
        assert failure is None, str(failure)


@pytest.mark.parametrize(("deed", "things", "label"), RARE)
def test_rare_pairs_occur(deed: str, things: str, label: str) -> None:
    """Those that a few tries would not find are among the texts that run."""
    assert rare_sample(deed, things, label) is not None
