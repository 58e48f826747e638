"""What rules English says is what happens: one scenario for each text that is easily misread.

They are in tests/scenarios/language, played by heroes and on a battlefield made up for it, which
are in tests/language_content. The text that a scenario is about stands at the head of its script.
"""

from __future__ import annotations

import tomllib
from itertools import takewhile
from pathlib import Path

import pytest

from peerless.content.check_file import check_file
from peerless.content.library import Library
from peerless.record.scenarios import read_scenario, run_scenario
from tests.test_rules import numbers

HERE = Path(__file__).resolve().parent
CONTENT = HERE / "language_content"
SCENARIOS = HERE / "scenarios" / "language"
LIBRARY = Library(CONTENT)


def files(folder: Path) -> list[str]:
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.toml"))


def joined(text: str) -> str:
    return " ".join(text.split())


def texts() -> tuple[list[str], list[str]]:
    """Of all the heroes: the abilities, and the texts of the cards."""
    heroes = [tomllib.loads(path.read_text("utf-8")) for path in (CONTENT / "heroes").iterdir()]
    cards = [card["text"] for hero in heroes for card in hero["card"] if "text" in card]
    return [joined(hero["ability"]) for hero in heroes], [joined(text) for text in cards]


def is_comment(line: str) -> bool:
    return line.startswith("#")


@pytest.mark.parametrize("name", files(CONTENT))
def test_content_is_faultless(name: str) -> None:
    assert check_file(CONTENT / name) == []


@pytest.mark.parametrize("name", files(SCENARIOS))
def test_scenario(name: str) -> None:
    found = read_scenario(SCENARIOS / name)
    unknown = [number for number in found.shows if number not in numbers()]
    assert unknown == [], "rules that no book has"
    assert run_scenario(found, LIBRARY) is None


def test_every_scenario_begins_with_its_text() -> None:
    abilities, cards = texts()
    other = []
    for name in files(SCENARIOS):
        script = read_scenario(SCENARIOS / name).data["script"]["lines"].strip().splitlines()
        head = joined(" ".join(line[1:] for line in takewhile(is_comment, script)))
        of_ability = any(head in ability for ability in abilities)
        if not head or not (of_ability or any(head.startswith(card) for card in cards)):
            other.append((name, head))
    assert other == []


def test_every_card_with_a_text_is_played() -> None:
    """In some scenario, at least by the opponent."""
    played = "\n".join((SCENARIOS / name).read_text("utf-8") for name in files(SCENARIOS))
    cards = [
        card["name"]
        for path in (CONTENT / "heroes").iterdir()
        for card in tomllib.loads(path.read_text("utf-8"))["card"]
        if "text" in card
    ]
    assert [name for name in cards if f'"{name}"' not in played] == []
