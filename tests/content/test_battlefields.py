"""Battlefield files: those in the box are sound, and every fault is found at its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from peerless.content.battlefields import FOLDER, check_battlefield, load_battlefield
from peerless.content.checking import ContentError
from peerless.content.drawing import PATTERNS
from peerless.content.library import BOX
from peerless.rules.masks import bit
from peerless.rules.pieces import ZoneStyle

SOUND = """\
id = "garden"
name = "The Garden"
set = "Tests"
width = 100
height = 50
zones = [
    { id = "red", colour = "#E0625A", pattern = "dots" },
    { id = "blue", colour = "#64a1e0", pattern = "waves" },
]

spaces = [
    { id = "gar01", x = 10, y = 10, zones = ["red"], start = 1 },
    { id = "gar02", x = 50, y = 10.5, zones = ["red", "blue"] },
    { id = "gar03", x = 90, y = 10, zones = ["blue"], start = 2 },
    { id = "gar04", x = 10, y = 40, zones = ["red"], passage = true },
    { id = "gar05", x = 90, y = 40, zones = ["blue"], passage = true },
]

lines = [
    ["gar01", "gar02"],
    ["gar02", "gar03"], ["gar01", "gar04"],
]
"""


def garden(folder: Path, old: str = "", new: str = "") -> Path:
    """A file with a sound battlefield in which `old` was replaced by `new`."""
    assert old in SOUND
    path = folder / "garden.toml"
    path.write_text(SOUND.replace(old, new, 1), encoding="utf-8")
    return path


@pytest.mark.parametrize("battlefield_id", BOX.battlefields.ids())
def test_every_battlefield_in_the_box_is_sound(battlefield_id: str) -> None:
    assert check_battlefield(FOLDER / f"{battlefield_id}.toml") == []
    assert BOX.battlefields.load(battlefield_id).id == battlefield_id


# Spaces, lines, zones, start spaces, secret passages: a slip of the pen in a file shows here.
@pytest.mark.parametrize(
    ("battlefield_id", "counts"),
    [
        ("baskerville-manor", (32, 46, 7, 4, 4)),
        ("marmoreal", (31, 42, 8, 4, 0)),
        ("mcminnville", (42, 67, 10, 5, 0)),
        ("point-pleasant", (42, 71, 7, 5, 0)),
        ("sarpedon", (38, 61, 6, 4, 0)),
        ("sherwood-forest", (30, 39, 7, 2, 0)),
        ("soho", (29, 36, 7, 4, 0)),
        ("yukon", (31, 39, 7, 2, 0)),
    ],
)
def test_the_boards_have_their_size(battlefield_id: str, counts: tuple[int, ...]) -> None:
    board = BOX.battlefields.load(battlefield_id)
    passages = sum(space.passage for space in board.spaces)
    found = (len(board.spaces), len(board.lines), len(board.zones), len(board.starts), passages)
    assert found == counts


def test_a_sound_file_gives_its_battlefield(tmp_path: Path) -> None:
    board = load_battlefield(garden(tmp_path))
    assert (board.id, board.name, board.set) == ("garden", "The Garden", "Tests")
    assert (board.width, board.height, board.zones) == (100, 50, ("red", "blue"))
    assert board.drawing.looks["blue"] == ZoneStyle("#64a1e0", "waves")
    assert [space.id for space in board.spaces] == ["gar01", "gar02", "gar03", "gar04", "gar05"]
    assert (board.spaces[1].x, board.spaces[1].y) == (50, 10.5)
    assert board.spaces[1].zones == ("red", "blue")
    assert board.lines == ((0, 1), (1, 2), (0, 3))
    assert board.starts == {1: 0, 2: 2}


def test_a_passage_joins_for_steps_and_not_for_adjacency(tmp_path: Path) -> None:
    board = load_battlefield(garden(tmp_path))
    assert board.steps[4] == bit(3)  # C16: the only way out of gar05
    assert board.adjacent[4] == 0


ANY = f"one of: {', '.join(PATTERNS)}"
FAULTS = [
    # (what is replaced, by what, the line of the fault, its message)
    ('"garden"', '"grden"', 1, 'id is "grden", expected the name of the file: garden'),
    ("width = 100\n", "", 1, '"width" is missing, expected a number above 0'),
    ("width = 100", "width = true", 4, '"width" is true, expected a number above 0'),
    ("width = 100", "width = inf", 4, '"width" is inf, expected a number above 0'),
    ('name = "The Garden"', 'name = " "', 2, '"name" is " ", expected a text'),
    (
        "width = 100",
        "depth = 3\nwidth = 100",
        4,
        'unknown key "depth", expected one of: id, name, set, width, height, zones, spaces, lines, '
        "adventure, scenery",
    ),
    ('pattern = "dots"', 'pattern = "spots"', 7, f'zone red: "pattern" is "spots", expected {ANY}'),
    (
        '"dots" }',
        '"dots", name = "" }',
        7,
        'zone red: unknown key "name", expected one of: id, colour, pattern',
    ),
    ('"#64a1e0"', '"blue"', 8, 'zone blue: "colour" is "blue", expected a colour like "#64a1e0"'),
    ('"#64a1e0"', '"#e0625a"', 8, 'zone "blue" has the same colour as zone "red": #e0625a'),
    ('"waves"', '"dots"', 8, 'zone "blue" has the same pattern as zone "red": dots'),
    ('id = "blue"', 'id = "red"', 8, 'zone "red" stands twice'),
    ('id = "blue"', 'id = "pink"', 8, 'zone "pink" has no space'),
    (
        '    { id = "blue"',
        '    "green",\n    { id = "blue"',
        8,
        "expected a zone: { id = ..., colour = ..., pattern = ... }",
    ),
    (
        '10.5, zones = ["red", "blue"]',
        '10.5, zones = ["green"]',
        13,
        'space gar02 lies in an unknown zone "green", expected one of: red, blue',
    ),
    (
        '10.5, zones = ["red", "blue"]',
        '10.5, zones = ["red", "red"]',
        13,
        'space gar02 names zone "red" twice',
    ),
    ('id = "gar05"', 'id = "gar04"', 16, "space gar04 stands twice"),
    ('"gar02", x = 50', '"gar02"', 13, 'space gar02: "x" is missing, expected a number'),
    ('id = "gar02", x', "x", 13, 'space number 2: "id" is missing, expected a text'),
    (
        "start = 2",
        "strat = 2",
        14,
        'space gar03: unknown key "strat", expected one of: id, x, y, zones, start, passage',
    ),
    (
        "start = 2",
        "start = 0",
        14,
        'space gar03: "start" is 0, expected a whole number from 1 to 5',
    ),
    (
        "start = 2",
        "start = 6",
        14,
        'space gar03: "start" is 6, expected a whole number from 1 to 5',
    ),
    ("width = 100", "width = 0", 4, '"width" is 0, expected a number above 0'),
    ("height = 50", "height = -50", 5, '"height" is -50, expected a number above 0'),
    ("x = 90, y = 40", "x = 10, y = 40", 16, "space gar05 lies on the same spot as gar04"),
    ("passage = true", "passage = 1", 15, 'space gar04: "passage" is 1, expected true or false'),
    (", start = 2", "", 11, "no space has start = 2"),
    ("start = 2", "start = 1", 14, "start space 1 stands twice: gar01 and gar03"),
    (
        "x = 50",
        "x = 100.5",
        13,
        "space gar02 lies outside the frame: x is 100.5, expected 0 to 100",
    ),
    (
        "y = 10.5",
        "y = -1",
        13,
        "space gar02 lies outside the frame: y is -1, expected 0 to 50",
    ),
    ('"gar02", "gar03"', '"gar02", "gar3"', 21, 'a line leads to an unknown space "gar3"'),
    ('"gar02", "gar03"', '"gar02", "gar02"', 21, "a line leads from gar02 to itself"),
    (
        '["gar02", "gar03"]',
        '["gar02", "gar03"],\n["gar02", "gar01"]',
        22,
        "the line between gar02 and gar01 stands twice",
    ),
    (
        '"gar02", "gar03"',
        '"gar02"',
        21,
        'expected two spaces that a line joins: ["...", "..."]',
    ),
    (
        '    { id = "gar02"',
        '    "gar06",\n    { id = "gar02"',
        13,
        "expected a space: { id = ..., x = ..., y = ..., zones = ... }",
    ),
    (
        ', ["gar01", "gar04"]',
        "",
        15,
        "not connected: no way from gar01 to gar04, gar05",
    ),
    (
        '"blue"], passage = true',
        '"blue"]',
        16,
        "not connected: no way from gar01 to gar05",
    ),
]


@pytest.mark.parametrize(("old", "new", "line", "message"), FAULTS)
def test_a_fault_is_found_at_its_line(
    tmp_path: Path, old: str, new: str, line: int, message: str
) -> None:
    path = garden(tmp_path, old, new)
    found = [(fault.line, fault.message) for fault in check_battlefield(path)]
    assert (line, message) in found


@pytest.mark.parametrize(("old", "new", "line", "message"), FAULTS)
def test_a_file_with_a_fault_is_not_loaded(
    tmp_path: Path, old: str, new: str, line: int, message: str
) -> None:
    with pytest.raises(ContentError, match=r"garden\.toml:\d+: "):
        load_battlefield(garden(tmp_path, old, new))


def test_faults_are_all_found_in_the_order_of_their_lines(tmp_path: Path) -> None:
    path = garden(tmp_path, 'id = "blue"', 'id = "pink"')
    faults = check_battlefield(path)
    assert [fault.line for fault in faults] == [8, 13, 14, 16]
    assert str(faults[0]) == f'{path}:8: zone "pink" has no space'


def test_what_is_not_toml_is_one_fault(tmp_path: Path) -> None:
    path = garden(tmp_path, "height = 50", "height = fifty")
    (fault,) = check_battlefield(path)
    assert fault.line == 5
    assert fault.message.startswith("not TOML: ")


def test_a_file_that_is_not_there_is_one_fault(tmp_path: Path) -> None:
    (fault,) = check_battlefield(tmp_path / "nowhere.toml")
    assert fault.message.startswith("cannot be read: ")


@pytest.mark.parametrize("id", BOX.battlefields.ids())
def test_a_battlefield_is_found_by_its_name_in_any_case(id: str) -> None:
    name = BOX.battlefields.load(id).name
    assert {BOX.battlefields.id_of(way) for way in (name, name.upper(), id)} == {id}


def test_an_unknown_id_is_told_with_those_there_are() -> None:
    with pytest.raises(LookupError, match=r'unknown battlefield "atlantis", .*soho'):
        BOX.battlefields.load("atlantis")
