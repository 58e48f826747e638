"""Every battlefield can be drawn: zones are told apart, and no line is taken for another."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import dist
from pathlib import Path

import pytest

from peerless.content.battlefields import check_battlefield, load_battlefield
from peerless.content.drawing import Point, centre, control, crossing, radius, track
from peerless.content.library import BOX

BOARD = """\
id = "knot"
name = "The Knot"
set = "Tests"
width = 1000
height = 600
zones = [
    { id = "red", colour = "#e0625a", pattern = "dots" },
]

spaces = [
    { id = "kno01", x = 100, y = 100, zones = ["red"], start = 1 },
    { id = "kno02", x = 500, y = 100, zones = ["red"], start = 2 },
    { id = "kno03", x = 900, y = 100, zones = ["red"] },
    { id = "kno04", x = 500, y = 500, zones = ["red"] },
]

lines = [
    ["kno01", "kno02"],
    ["kno02", "kno03"],
    ["kno02", "kno04"],
    ["kno03", "kno04"],
]
"""


def knot(folder: Path, *lines: str) -> Path:
    """The board with these lines added, each on a line of the file from 22 on."""
    path = folder / "knot.toml"
    more = "".join(f"    {line},\n" for line in lines)
    path.write_text(BOARD.removesuffix("]\n") + more + "]\n", encoding="utf-8")
    return path


def faults(path: Path) -> list[tuple[int, str]]:
    return [(fault.line, fault.message) for fault in check_battlefield(path)]


# ---------------------------------------------------------------- curves and crossings


def test_a_bend_moves_the_middle_of_a_line_to_its_right(tmp_path: Path) -> None:
    path = knot(
        tmp_path, '{ between = ["kno01", "kno03"], bend = 0.2, over = [["kno02", "kno04"]] }'
    )
    board = load_battlefield(path)
    line = board.lines.index((0, 2))
    assert control(board, line) == Point(500, 420)  # eastward, so to the south
    way = track(board, line)
    assert way[len(way) // 2] == Point(500, 260)  # 0.2 of its length of 800 aside
    assert (way[0], way[-1]) == (centre(board, 0), centre(board, 2))
    assert control(board, 0) is None
    assert track(board, 0) == [centre(board, 0), centre(board, 1)]


def test_a_line_may_not_run_through_a_space(tmp_path: Path) -> None:
    through = "the line between kno01 and kno03 runs through kno02: give it a bend"
    assert (22, through) in faults(knot(tmp_path, '["kno01", "kno03"]'))
    bent = '{ between = ["kno01", "kno03"], bend = -0.1 }'
    assert faults(knot(tmp_path, bent)) == []


def test_a_crossing_is_bent_away_or_said(tmp_path: Path) -> None:
    crosses = (
        "the line between kno01 and kno03 crosses the line between kno02 and kno04: "
        'give one a bend, or let it pass over = [["kno02", "kno04"]]'
    )
    low = '{ between = ["kno01", "kno03"], bend = 0.2 }'
    assert faults(knot(tmp_path, low)) == [(22, crosses)]
    high = '{ between = ["kno01", "kno03"], bend = -0.1 }'
    assert faults(knot(tmp_path, high)) == []
    over = '{ between = ["kno01", "kno03"], bend = 0.2, over = [["kno04", "kno02"]] }'
    path = knot(tmp_path, over)
    assert faults(path) == []
    board = load_battlefield(path)
    assert board.drawing.over == {(4, 2)}
    assert crossing(board, 4, 2) == pytest.approx(Point(500, 260))


def test_only_one_line_passes_over(tmp_path: Path) -> None:
    path = knot(
        tmp_path, '{ between = ["kno01", "kno03"], bend = 0.2, over = [["kno02", "kno04"]] }'
    )
    under = '{ between = ["kno02", "kno04"], over = [["kno01", "kno03"]] }'
    source = path.read_text(encoding="utf-8").replace('["kno02", "kno04"],\n', f"{under},\n", 1)
    path.write_text(source, encoding="utf-8")
    message = (
        "the line between kno01 and kno03 and the line between kno02 and kno04 pass over each other"
    )
    assert faults(path) == [(22, message)]


def test_lines_out_of_one_space_may_cross_too(tmp_path: Path) -> None:
    """A wide curve can come back over a line that begins in the same space."""
    path = knot(tmp_path, '{ between = ["kno01", "kno04"], bend = -0.3 }')
    messages = [message for _, message in faults(path)]
    assert any("crosses the line between kno01 and kno02" in message for message in messages)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (
            '{ between = ["kno01", "kno04"], over = [["kno02", "kno03"]] }',
            "the line between kno01 and kno04 and the line between kno02 and kno03 do not cross",
        ),
        (
            '{ between = ["kno01", "kno04"], over = [["kno03", "kno01"]] }',
            "the line between kno01 and kno04 passes over one between kno03 and kno01, "
            "which there is not",
        ),
        (
            '{ between = ["kno01", "kno04"], over = [["kno01", "kno04"]] }',
            "the line between kno01 and kno04 passes over one between kno01 and kno04, "
            "which there is not",
        ),
        (
            '{ between = ["kno01", "kno04"], bend = 1 }',
            "the line between kno01 and kno04 leaves the frame",
        ),
        (
            '{ between = ["kno01", "kno04"], bend = 1.5 }',
            'line number 5: "bend" is 1.5, expected a number from -1 to 1',
        ),
        (
            '{ between = ["kno01"], bend = 0.2 }',
            'line number 5: "between" is ["kno01"], expected two spaces',
        ),
        (
            '{ between = ["kno01", "kno04"], over = ["kno02", "kno03"] }',
            'line number 5: "over" is ["kno02", "kno03"], '
            'expected a list of lines, each as ["...", "..."]',
        ),
        (
            '{ between = ["kno01", "kno04"], curve = 0.2 }',
            'line number 5: unknown key "curve", expected one of: between, bend, over',
        ),
    ],
)
def test_a_line_that_cannot_be_drawn_is_a_fault(tmp_path: Path, line: str, message: str) -> None:
    assert (22, message) in faults(knot(tmp_path, line))


def test_spaces_need_room(tmp_path: Path) -> None:
    path = knot(tmp_path)
    path.write_text(BOARD.replace("x = 900, y = 100", "x = 580, y = 100"), encoding="utf-8")
    message = "space kno03 lies too near kno02 to be drawn: 80.0 apart, expected 86.4 or more"
    assert (13, message) in faults(path)


# ---------------------------------------------------------------- the battlefields in the box

CROSSINGS = {
    "marmoreal": {("mar25", "mar26", "mar22", "mar29"), ("mar25", "mar26", "mar22", "mar31")},
    "soho": {("soh15", "soh16", "soh11", "soh22"), ("soh16", "soh17", "soh13", "soh21")},
}
"""Where a line passes over another, on the printed boards too."""


@pytest.mark.parametrize("id", BOX.battlefields.ids())
def test_no_line_in_the_box_is_misread(id: str) -> None:
    """Measured here once more, by many points along each line."""
    board = BOX.battlefields.load(id)
    said = {
        tuple(board.spaces[end].id for line in pair for end in board.lines[line])
        for pair in board.drawing.over
    }
    assert said == CROSSINGS.get(id, set())
    ways = [dense(track(board, line)) for line in range(len(board.lines))]
    for line, way in enumerate(ways):
        for space in range(len(board.spaces)):
            if space not in board.lines[line]:
                assert min(dist(spot, centre(board, space)) for spot in way) > radius(board)
    for one, other in combinations(range(len(ways)), 2):
        if (one, other) not in board.drawing.over and (other, one) not in board.drawing.over:
            joint = set(board.lines[one]) & set(board.lines[other])
            assert nearest(ways[one], ways[other], [centre(board, end) for end in joint]) > 8


def dense(way: list[Point]) -> list[Point]:
    return [a.toward(b, i / 40) for a, b in pairwise(way) for i in range(41)]


def nearest(one: list[Point], other: list[Point], joint: list[Point]) -> float:
    """How near two lines come to each other, away from a space where they meet."""
    if joint:
        one = [spot for spot in one if all(dist(spot, end) > 40 for end in joint)]
    return min(dist(a, b) for a in one for b in other)


@pytest.mark.parametrize("id", BOX.battlefields.ids())
def test_zones_in_the_box_are_told_apart(id: str) -> None:
    looks = BOX.battlefields.load(id).drawing.looks
    assert set(looks) == set(BOX.battlefields.load(id).zones)
    assert len({look.pattern for look in looks.values()}) == len(looks)
    for one, other in combinations(looks.values(), 2):
        assert dist(rgb(one.colour), rgb(other.colour)) > 40


def rgb(colour: str) -> list[int]:
    return list(bytes.fromhex(colour[1:]))


# ---------------------------------------------------------------- the ground


def grounded(folder: Path, scenery: str) -> Path:
    path = folder / "knot.toml"
    path.write_text(f"{BOARD}\n[[scenery]]\n{scenery}\n", encoding="utf-8")
    return path


def test_scenery_is_read(tmp_path: Path) -> None:
    path = grounded(tmp_path, 'kind = "tree"\nsize = 1.5\npoints = [[300, 300], [700, 300.5]]')
    assert faults(path) == []
    (part,) = load_battlefield(path).drawing.scenery
    assert (part.kind, part.size, part.points) == ("tree", 1.5, ((300, 300), (700, 300.5)))


@pytest.mark.parametrize(
    ("scenery", "words"),
    [
        ('kind = "dragon"', 'scenery number 1: "kind" is "dragon", expected one of: grass'),
        ('kind = "tree"\npoints = [[300]]', 'scenery number 1: "points" is a list, expected a'),
        ('kind = "tree"\nsize = 9', 'scenery number 1: "size" is 9, expected a number from'),
        ('kind = "tree"\ntall = true', 'scenery number 1: unknown key "tall"'),
        ('kind = "tree"', "tree has 0 points, expected 1 or more"),
        ('kind = "road"\npoints = [[1, 1]]', "road has 1 points, expected 2 or more"),
        ('kind = "water"\npoints = [[1, 1]]', "water has 1 points, expected 3 or more, or"),
        ('kind = "tree"\npoints = [[120, 110]]', "tree at 120, 110 stands under space kno01"),
        ('kind = "tree"\npoints = [[300, 700]]', "tree at 300, 700 is outside the frame"),
    ],
)
def test_scenery_that_cannot_be_drawn(tmp_path: Path, scenery: str, words: str) -> None:
    path = grounded(tmp_path, scenery)
    ((line, message),) = faults(path)
    assert path.read_text(encoding="utf-8").splitlines()[line - 1] == "[[scenery]]"
    assert message.startswith(words)
