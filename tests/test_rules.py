"""Every rule of the books is proved by a scenario or a test, or is not used and says why.

`rules.toml` names for each number of docs/rules/core.md, rulings.md and adventures.md what proves
it; of the last, section A is a list of pieces, and Q tells what the minions are like.
"""

from __future__ import annotations

import ast
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from peerless.content.library import BOX
from peerless.record.scenarios import Scenario, read_scenario, run_scenario

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "docs" / "rules"
SCENARIOS = ROOT / "tests" / "scenarios"
NUMBER = re.compile(r"^(?:- \*\*(R\d+)\*\*|- (C\d+)\.|(A\.[B-P]\d+)\.)", re.MULTILINE)
WAYS = ("scenarios", "tests", "unused")


def numbers() -> list[str]:
    """The numbers of the rules and rulings, as they stand in the books."""
    books = (RULES / "core.md", RULES / "rulings.md", RULES / "adventures.md")
    text = "\n".join(book.read_text(encoding="utf-8") for book in books)
    return ["".join(found) for found in NUMBER.findall(text)]


@cache
def entries() -> dict[str, dict[str, Any]]:
    return tomllib.loads((ROOT / "tests" / "rules.toml").read_text(encoding="utf-8"))


def files() -> list[str]:
    """All scenarios with heroes of the box, by their place under tests/scenarios."""
    return sorted(
        path.relative_to(SCENARIOS).as_posix()
        for path in SCENARIOS.rglob("*.toml")
        if "language" not in path.relative_to(SCENARIOS).parts  # test_language_scenarios.py
    )


@cache
def scenario(name: str) -> Scenario:
    return read_scenario(SCENARIOS / name)


@cache
def functions_in(path: str) -> frozenset[str]:
    """The names of the functions in a file."""
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    return frozenset(node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def named(way: str) -> list[tuple[str, str]]:
    """What the entries name in one of the ways, each with its rule number."""
    return [(number, name) for number, entry in entries().items() for name in entry.get(way, ())]


def order(number: str) -> tuple[bool, str, int]:
    """Rules, rulings, then the cooperative game with its sections: A.B7."""
    section = number.rstrip("0123456789")
    return section.startswith("A"), section, int(number.removeprefix(section))


# ---------------------------------------------------------------- the entries


def test_the_numbers_are_found_and_each_is_given_once() -> None:
    found = numbers()
    assert {"C1", "C70", "R1", "R124", "A.B1", "A.P3"} <= set(found)
    assert len(found) == len(set(found))


def test_every_rule_has_an_entry() -> None:
    assert [number for number in numbers() if number not in entries()] == []


def test_no_entry_is_for_an_unknown_rule() -> None:
    assert [number for number in entries() if number not in numbers()] == []


def test_the_entries_are_in_order() -> None:
    assert list(entries()) == sorted(entries(), key=order)


def test_every_entry_names_a_proof_or_a_reason() -> None:
    wrong = [number for number, entry in entries().items() if not is_whole(entry)]
    assert wrong == []


def is_whole(entry: dict[str, Any]) -> bool:
    """Scenarios, tests or both; or else the reason why the rule is not used."""
    if not entry or not set(entry) <= set(WAYS) or not all(entry.values()):
        return False
    return "unused" not in entry or (len(entry) == 1 and isinstance(entry["unused"], str))


# ---------------------------------------------------------------- what they name


def test_every_scenario_named_exists() -> None:
    known = set(files())
    assert [(number, name) for number, name in named("scenarios") if name not in known] == []


def test_every_scenario_named_claims_the_rule() -> None:
    silent = [
        (number, name)
        for number, name in named("scenarios")
        if number not in scenario(name).shows
    ]  # fmt: skip
    assert silent == []


def test_every_scenario_named_checks_something() -> None:
    idle = {name for _, name in named("scenarios") if not checks(scenario(name))}
    assert idle == set()


def checks(found: Scenario) -> bool:
    return any(line.mark in "=!?" for line in found.script)


def test_every_test_named_exists() -> None:
    missing = []
    for number, name in named("tests"):
        path, _, test = name.partition("::")
        if not (ROOT / path).is_file() or test not in functions_in(path):
            missing.append((number, name))
    assert missing == []


# ---------------------------------------------------------------- the scenarios


@pytest.mark.parametrize("name", files())
def test_scenario(name: str) -> None:
    found = scenario(name)
    unknown = [number for number in found.shows if number not in numbers()]
    assert unknown == [], "rules that no book has"
    assert run_scenario(found) is None


@pytest.mark.parametrize("hero", sorted(BOX.heroes.ids()))
def test_every_hero_meets_enemies(hero: str) -> None:
    """In ten scenarios at least, each of which is played by that hero, shows a rule and checks
    something."""
    found = [scenario(name) for name in files() if name.startswith(f"adventures/heroes/{hero}/")]
    assert len(found) >= 10
    for one in found:
        assert one.data["mode"] == "adventure"
        assert hero in [player["hero"] for player in one.data["player"]]
        assert one.shows, one.path
        assert checks(one), one.path
