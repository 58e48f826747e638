"""How a battlefield lies on paper: the circles of its spaces and the curves of its lines.

A picture and the check that a battlefield can be drawn both measure here.
"""

from __future__ import annotations

from itertools import pairwise
from math import dist, hypot
from typing import NamedTuple

from peerless.rules.numbers import SpaceId
from peerless.rules.pieces import Battlefield

PATTERNS = (
    "plain", "dots", "rings", "crosses", "diamonds", "stripes", "bars", "slashes", "backslashes",
    "grid", "lattice", "waves", "chevrons", "bricks",
)  # fmt: skip
"""The patterns that a zone may have, so that zones are told apart without colour too."""

_RADIUS = 0.036  # of a space, as a part of the frame's width
_PIECES = 24  # straight pieces that a curve is measured by


class Point(NamedTuple):
    x: float
    y: float

    def toward(self, other: Point, part: float) -> Point:
        """The point that lies this part of the way to another."""
        return Point(self.x + (other.x - self.x) * part, self.y + (other.y - self.y) * part)


def radius(board: Battlefield) -> float:
    """The radius of a space."""
    return board.width * _RADIUS


def centre(board: Battlefield, space: SpaceId) -> Point:
    return Point(board.spaces[space].x, board.spaces[space].y)


def control(board: Battlefield, line: int) -> Point | None:
    """The control point of a line that is a (quadratic) curve; None for a straight one."""
    bend = board.drawing.bends.get(line, 0.0)
    if not bend:
        return None
    start, end = _ends(board, line)
    middle = start.toward(end, 0.5)
    # A curve goes half as far aside as its control point, hence the 2.
    return Point(
        middle.x - 2 * bend * (end.y - start.y),
        middle.y + 2 * bend * (end.x - start.x),
    )


def track(board: Battlefield, line: int) -> list[Point]:
    """A line as points along it, from centre to centre: two if it is straight."""
    start, end = _ends(board, line)
    bow = control(board, line)
    if bow is None:
        return [start, end]
    parts = (i / _PIECES for i in range(_PIECES + 1))
    return [start.toward(bow, t).toward(bow.toward(end, t), t) for t in parts]


def crossing(board: Battlefield, line: int, other: int) -> Point | None:
    """Where two lines cross, if they do. Inside a space that both lead to they may meet."""
    joint = set(board.lines[line]) & set(board.lines[other])
    if joint and line not in board.drawing.bends and other not in board.drawing.bends:
        return None  # two straight lines out of one space
    for a, b in pairwise(track(board, line)):
        for c, d in pairwise(track(board, other)):
            spot = _meeting(a, b, c, d)
            if spot and all(dist(spot, centre(board, space)) > radius(board) for space in joint):
                return spot
    return None


def distance(way: list[Point], spot: Point) -> float:
    """How near a line, given as points along it, comes to a point."""
    return min(_distance(spot, a, b) for a, b in pairwise(way))


def _ends(board: Battlefield, line: int) -> tuple[Point, Point]:
    a, b = board.lines[line]
    return centre(board, a), centre(board, b)


def _meeting(a: Point, b: Point, c: Point, d: Point) -> Point | None:
    """Where the piece from a to b and that from c to d meet."""
    ux, uy, vx, vy = b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y
    turn = ux * vy - uy * vx
    if turn == 0:
        return None  # parallel
    along = ((c.x - a.x) * vy - (c.y - a.y) * vx) / turn
    across = ((c.x - a.x) * uy - (c.y - a.y) * ux) / turn
    return a.toward(b, along) if 0 <= along <= 1 and 0 <= across <= 1 else None


def _distance(spot: Point, a: Point, b: Point) -> float:
    """From a point to the piece from a to b."""
    ux, uy = b.x - a.x, b.y - a.y
    along = ((spot.x - a.x) * ux + (spot.y - a.y) * uy) / (ux * ux + uy * uy)
    near = a.toward(b, min(max(along, 0.0), 1.0))
    return hypot(spot.x - near.x, spot.y - near.y)
