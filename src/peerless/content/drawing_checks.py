"""Whether a battlefield can be drawn so that nobody misreads it."""

from __future__ import annotations

from itertools import combinations
from math import dist

from peerless.content.checking import Findings
from peerless.content.drawing import Point, centre, crossing, distance, radius, track
from peerless.rules.pieces import Battlefield

_APART = 2.4  # radii between the centres of two spaces, so that a line between them is seen


def check_drawing(found: Findings, board: Battlefield) -> None:
    _check_room(found, board)
    for line in range(len(board.lines)):
        _check_way(found, board, line)
    _check_crossings(found, board)


def _check_room(found: Findings, board: Battlefield) -> None:
    least = _APART * radius(board)
    for i, j in combinations(range(len(board.spaces)), 2):
        apart = dist(centre(board, i), centre(board, j))
        if apart < least:
            one, other = board.spaces[i].id, board.spaces[j].id
            found.add_item(
                f"space {other} lies too near {one} to be drawn: {apart:.1f} apart, "
                f"expected {least:.1f} or more",
                "spaces",
                j,
            )


def _check_way(found: Findings, board: Battlefield, line: int) -> None:
    """A line keeps out of the spaces that it does not join, and inside the frame."""
    way, least = track(board, line), radius(board)
    for space in range(len(board.spaces)):
        if space in board.lines[line]:
            continue
        if distance(way, centre(board, space)) <= least:
            found.add_item(
                f"{_named(board, line)} runs through {board.spaces[space].id}: give it a bend",
                "lines",
                line,
            )
    if not all(0 <= x <= board.width and 0 <= y <= board.height for x, y in way):
        found.add_item(f"{_named(board, line)} leaves the frame", "lines", line)


def _check_crossings(found: Findings, board: Battlefield) -> None:
    """Lines cross only where one is said to pass over the other."""
    said = board.drawing.over
    boxes = [_box(track(board, line)) for line in range(len(board.lines))]
    for line, other in combinations(range(len(board.lines)), 2):
        is_said = (line, other) in said or (other, line) in said
        if (line, other) in said and (other, line) in said:
            found.add_item(
                f"{_named(board, other)} and {_named(board, line)} pass over each other",
                "lines",
                other,
            )
        if _may_meet(boxes[line], boxes[other]) and crossing(board, line, other):
            if not is_said:
                ends = ", ".join(f'"{board.spaces[end].id}"' for end in board.lines[line])
                found.add_item(
                    f"{_named(board, other)} crosses {_named(board, line)}: give one a bend, "
                    f"or let it pass over = [[{ends}]]",
                    "lines",
                    other,
                )
        elif is_said:
            found.add_item(
                f"{_named(board, other)} and {_named(board, line)} do not cross", "lines", other
            )


def _box(points: list[Point]) -> tuple[float, float, float, float]:
    """Left, right, top and bottom of a line: most pairs of lines are far from each other."""
    xs, ys = [point.x for point in points], [point.y for point in points]
    return min(xs), max(xs), min(ys), max(ys)


def _may_meet(
    one: tuple[float, float, float, float], other: tuple[float, float, float, float]
) -> bool:
    return one[0] <= other[1] and other[0] <= one[1] and one[2] <= other[3] and other[2] <= one[3]


def _named(board: Battlefield, line: int) -> str:
    a, b = board.lines[line]
    return f"the line between {board.spaces[a].id} and {board.spaces[b].id}"
