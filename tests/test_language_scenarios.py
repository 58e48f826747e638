"""What rules English says is what happens: one scenario for each text that is easily misread.

They are in tests/scenarios/language, played by heroes and on a battlefield made up for it, which
are in tests/language_content. The text that a scenario is about stands at the head of its script.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from peerless.content.check_file import check_file
from peerless.content.library import Library
from peerless.record.scenarios import read_scenario, run_scenario

HERE = Path(__file__).resolve().parent
CONTENT = HERE / "language_content"
SCENARIOS = HERE / "scenarios" / "language"
LIBRARY = Library(CONTENT)


def files(folder: Path) -> list[str]:
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.toml"))


@pytest.mark.parametrize("name", files(CONTENT))
def test_content_is_faultless(name: str) -> None:
    assert check_file(CONTENT / name) == []


@pytest.mark.parametrize("name", files(SCENARIOS))
def test_scenario(name: str) -> None:
    assert run_scenario(read_scenario(SCENARIOS / name), LIBRARY) is None
