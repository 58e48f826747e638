"""Texts of enemies, boards and discoveries, and of heroes against enemies, run as they read.

To see one again: python -m tests.language.run --mode adventure --seed N --count 1 -v
"""

from __future__ import annotations

import pytest

from tests.language.cases import Case
from tests.language.directed import (
    DIRECTED,
    QUEST_DIRECTED,
    hero_in_quest_case,
    quest_directed_case,
)
from tests.language.generate import Sample
from tests.language.quest_cases import quest_case
from tests.language.quest_texts import samples
from tests.language.run import try_case

PART = 100
"""Texts in one test, so that several workers share them."""
FEW, MANY = 12, 60  # positions in which a text is tried


def check(cases: list[Case | None]) -> None:
    tried = [case for case in cases if case is not None]
    failures = [failure for case in tried if (failure := try_case(case))]
    assert not failures, f"{len(failures)} of {len(tried)} texts differ\n\n{failures[0]}"


@pytest.mark.parametrize("part", range(6))
def test_texts_run_as_they_read(part: int) -> None:
    check([quest_case(seed) for seed in range(part * PART, (part + 1) * PART)])


@pytest.mark.prove
@pytest.mark.parametrize("part", range(500))
def test_many_texts_run_as_they_read(part: int) -> None:
    first = 1_000_000 + part * PART
    check([quest_case(seed) for seed in range(first, first + PART)])


@pytest.mark.parametrize("sample", samples(), ids=lambda sample: sample.words)
def test_what_is_easily_misread_runs_as_it_reads(sample: Sample) -> None:
    check([quest_case(seed, sample) for seed in range(FEW)])


@pytest.mark.prove
@pytest.mark.parametrize("sample", samples(), ids=lambda sample: sample.words)
def test_what_is_easily_misread_runs_as_it_reads_everywhere(sample: Sample) -> None:
    check([quest_case(seed, sample) for seed in range(FEW, MANY)])


@pytest.mark.parametrize("part", range(4))
def test_some_pairs_of_words_run_as_they_read(part: int) -> None:
    """Each kind of instruction with some kinds of things that it can speak of."""
    check([quest_directed_case(seed) for seed in range(part, QUEST_DIRECTED, 16)])
    check([hero_in_quest_case(seed) for seed in range(part, DIRECTED, 32)])


@pytest.mark.prove
@pytest.mark.parametrize("part", range(16))
def test_every_pair_of_words_runs_as_it_reads(part: int) -> None:
    check([quest_directed_case(seed) for seed in range(part, QUEST_DIRECTED, 16)])
    check([hero_in_quest_case(seed) for seed in range(part, DIRECTED, 16)])
