"""Where things stand in a TOML file."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from peerless.content.lines import Place, read_toml, scan

ROOT = Path(__file__).resolve().parents[2]
SOURCE = '''\
"a b" = 1  # [not] = a header
marks = [
    "]", [1,
    2], { q = "}", r.s = [
    7] },
]
day = 1979-05-27 07:32:00
[table."with.dot"]
k.'l m'.n = """
 x" = """
[[player]]
hand = [
    "one",
    "two",
]
fighters = { "Dr. W" = { space = "x" } }
[[player]]
fighters."D".space = 1
[player.deeper]
z = 1
[[player]]
[player.fighters]
"E" = { space = 1 }
'''


def places(value: object, place: Place = ()) -> Iterator[Place]:
    """Every value in a value."""
    yield place
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from places(inner, (*place, key))
    elif isinstance(value, list):
        for item, inner in enumerate(value):
            yield from places(inner, (*place, item))


@pytest.mark.parametrize(
    ("place", "line"),
    [
        (("a b",), 1),
        (("marks", 0), 3),
        (("marks", 1, 1), 4),
        (("marks", 2, "r", "s", 0), 5),
        (("day",), 7),
        (("table", "with.dot", "k", "l m", "n"), 9),
        (("player", 0), 11),
        (("player", 0, "hand", 1), 14),
        (("player", 0, "fighters", "Dr. W", "space"), 16),
        (("player", 1, "fighters", "D"), 18),
        (("player", 1, "deeper", "z"), 20),
        (("player", 2, "fighters"), 22),
        (("player", 2, "fighters", "E"), 23),
        (("player", 1, "fighters", "nobody", "space"), 18),  # not there: what is around it
        (("nothing",), 1),
    ],
)
def test_a_value_has_its_line(place: Place, line: int) -> None:
    assert scan(SOURCE).at(*place) == line


def test_every_value_has_a_line() -> None:
    assert set(scan(SOURCE).lines) == set(places(tomllib.loads(SOURCE)))
    for folder in (ROOT / "src", ROOT / "tests"):
        for path in folder.rglob("*.toml"):
            data, lines = read_toml(path)
            assert set(lines.lines) == set(places(data)), path


def test_a_mark_of_the_encoding_is_no_part_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "marked.toml"
    path.write_text("a = 1\n", encoding="utf-8-sig")
    assert read_toml(path)[0] == {"a": 1}
