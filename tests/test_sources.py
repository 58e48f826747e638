"""No hero, fighter, card, battlefield, enemy or discovery is named in the Python sources
(docs/design.md).

What a card does stands in its text alone; a name in the code would be an exception for one card.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import peerless

PACKAGE = Path(peerless.__file__).parent
CONTENT = PACKAGE / "content"


def names_of(file: dict[str, Any]) -> Iterator[str]:
    """The names in one content file: its own, and those of its fighters, forms, cards of any kind
    and bridges. The deception card of an enemy is called after what the rules call it (A.H4)."""
    yield file["id"]
    yield file["name"]
    parts = [part for table in ("fighter", "card", "initiative") for part in file.get(table, ())]
    parts += file.get("adventure", {}).get("bridge", ())
    yield from (part["name"] for part in parts if not part.get("deception"))
    for track in file.get("track", ()):
        if track.get("forms"):
            yield from track["values"]


@cache
def all_names() -> frozenset[str]:
    files = [
        path
        for kind in ("heroes", "battlefields", "enemies", "discoveries")
        for path in CONTENT.glob(f"{kind}/*.toml")
    ]
    return frozenset(
        name for path in files for name in names_of(tomllib.loads(path.read_text(encoding="utf-8")))
    )


def literals(source: str) -> Iterator[ast.Constant]:
    """The string literals of a source, without docstrings (those of attributes too)."""
    tree = ast.parse(source)
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and id(node) not in docstrings
        ):
            yield node


def is_named(name: str, literal: str) -> bool:
    """A name of several words also counts inside a longer literal; a single word may be plain
    English there ("Dash", "Exploit") and counts only by itself."""
    if re.search(r"[\s-]", name):
        return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", literal, re.IGNORECASE) is not None
    return name.casefold() == literal.strip().casefold()


def named_in(source: str, names: frozenset[str]) -> list[tuple[int, str]]:
    """The names that stand in the literals of a source, with their lines."""
    found = {
        (literal.lineno, name)
        for literal in literals(source)
        for name in names
        if is_named(name, str(literal.value))
    }
    return sorted(found)


def sources() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


@pytest.mark.parametrize("path", sources(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_source_names_nothing_of_the_content(path: Path) -> None:
    assert named_in(path.read_text(encoding="utf-8"), all_names()) == []


def test_the_names_are_those_of_the_content() -> None:
    expected = {
        "king-arthur",
        "King Arthur",
        "Merlin",
        "Excalibur",
        "Mr. Hyde",
        "marmoreal",
        "Soho",
    }
    assert expected <= all_names()


NAMES = frozenset({"king-arthur", "King Arthur", "Feint", "Soho", "I'm Late, I'm Late"})


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('hero = "king-arthur"', [(1, "king-arthur")]),
        ('x = 1\nif name == "Feint":\n    pass', [(2, "Feint")]),
        ('board = "soho"', [(1, "Soho")]),
        ('say("The sword of King Arthur shines.")', [(1, "King Arthur")]),
        ('say(f"King Arthur has {n} cards")', [(1, "King Arthur")]),
        ('say("King "\n    "Arthur")', [(1, "King Arthur")]),
        ('path = "heroes/king-arthur.toml"', [(1, "king-arthur")]),
        (
            "match name:\n    case \"I'm Late, I'm Late\":\n        pass",
            [(2, "I'm Late, I'm Late")],
        ),
        ('def f():\n    """Help."""\n    return "Feint"', [(3, "Feint")]),
    ],
)
def test_a_name_in_a_literal_is_found(source: str, found: list[tuple[int, str]]) -> None:
    assert named_in(source, NAMES) == found


@pytest.mark.parametrize(
    "source",
    [
        '"""King Arthur, for example."""',
        'def f():\n    """A Feint, say."""',
        'class Rules:\n    limit: int = 7\n    """Feint"""',
        "x = 1  # King Arthur",
        'say("a card under a Feint")',  # a single word inside a longer literal
        'say("King Arthurian")',
        'say("Viking Arthur")',
        "feint = soho",
    ],
)
def test_what_is_no_name_in_a_literal_is_let_pass(source: str) -> None:
    assert named_in(source, NAMES) == []
