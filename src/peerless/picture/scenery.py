"""The ground of a battlefield: areas, ways and things, drawn pale below all else.

One style for all (docs/look.md): a wash of colour with a thin edge, light from the upper left, and
nothing as strong as a space, a line or a zone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from peerless.content.drawing import Point
from peerless.content.scenery import AREAS, STRAIGHT, THINGS, WAYS
from peerless.picture.board import WIDTH, height, scaled
from peerless.picture.colours import BOARD
from peerless.picture.scenery_things import THINGS_DRAWN
from peerless.picture.svg import circle, group, link, number, own, path, rect, tag
from peerless.rules.pieces import Battlefield, Scenery

_COLOURS = {
    "grass": ("#dfe8c8", "#c3d2a4"),
    "moss": ("#cddbb4", "#b0c492"),
    "snow": ("#f1f5fa", "#d3dfea"),
    "ice": ("#d3e5f1", "#b4cfe0"),
    "sand": ("#f1e5c8", "#ddcca2"),
    "water": ("#bcd9e8", "#93bdd3"),
    "field": ("#eee0ae", "#d6c283"),
    "paving": ("#dedbd8", "#c4c0bc"),
    "floor": ("#eaddc8", "#cfbc9d"),
    "chequers": ("#f4ecf3", "#d3bfd2"),
    "hedge": ("#bcd0a2", "#8fab74"),
    "path": ("#ecdfc4", "#d5c39c"),
    "road": ("#cfcac4", "#b3ada6"),
    "river": ("#bcd9e8", "#93bdd3"),
    "wall": ("#b9ae9f", "#8d8172"),
    "fence": ("#b79f7c", "#b79f7c"),
}
"""What fills an area or a way, and its edge."""

_MARKS = {
    "grass": (44, "M6 14l3 -6l3 6M28 34l3 -6l3 6"),
    "moss": (40, "M6 12q3 -5 6 0M26 32q3 -5 6 0M30 9l2 -4l2 4"),
    "snow": (58, "M8 20q10 -7 20 0M34 46q8 -6 16 0"),
    "ice": (64, "M8 12l16 8l-3 12M40 44l12 -6"),
    "sand": (36, "M6 8h.1M20 5h.1M29 17h.1M11 24h.1M24 30h.1"),
    "water": (46, "M4 14q6 -6 12 0t12 0M22 36q5 -5 10 0t10 0"),
    "field": (14, "M0 4h14M0 11h14"),
    "paving": (22, "M0 11h22M0 22h22M11 0v11M0 11v11M22 11v11"),
    "floor": (40, "M0 10h40M0 20h40M0 30h40M0 40h40M12 0v10M32 10v10M6 20v10M26 30v10"),
}
"""Marks that repeat on an area: the side of their tile, and the strokes."""

FOG = "fog"
_WIDTHS = {"path": 24.0, "road": 34.0, "river": 54.0, "wall": 12.0, "fence": 2.4}


def definitions(board: Battlefield) -> str:
    """The tiles that `ground` links to: of the kinds that occur."""
    kinds = sorted({part.kind for part in board.drawing.scenery})
    return "".join(_tile(kind) for kind in kinds if kind in _MARKS or kind == "chequers")


def _tile(kind: str) -> str:
    edge = _COLOURS[kind][1]
    if kind == "chequers":
        side = 96.0
        drawn = rect(0, 0, 48, 48, fill=edge) + rect(48, 48, 48, 48, fill=edge)
    else:
        side, strokes = float(_MARKS[kind][0]), _MARKS[kind][1]
        drawn = path(strokes, fill="none", stroke=edge, stroke_width=2, stroke_linecap="round")
    return tag("pattern", drawn, id=own(f"on-{kind}"), width=side, height=side,
               patternUnits="userSpaceOnUse")  # fmt: skip


def ground(board: Battlefield) -> str:
    """Areas and ways, in the order of the file."""
    drawn = [
        _area(board, part) if part.kind in AREAS else _way(board, part)
        for part in board.drawing.scenery
        if part.kind in WAYS or (part.kind in AREAS and part.kind != FOG)
    ]
    return group(*drawn, clip_path=link("ground"), stroke_linejoin="round") if drawn else ""


def things(board: Battlefield) -> str:
    """What stands on the ground, the farthest first, on the tints of the zones; then fog."""
    spots = [
        (spot, part)
        for part in board.drawing.scenery
        if part.kind in THINGS
        for spot in _points(board, part)
    ]
    spots.sort(key=lambda each: (each[0].y, each[0].x))
    drawn = [_thing(THINGS_DRAWN[part.kind], spot, part.size) for spot, part in spots]
    drawn += [_fog(board, part) for part in board.drawing.scenery if part.kind == FOG]
    return group(*drawn, clip_path=link("ground")) if drawn else ""


def _thing(draw: Callable[[int], str], spot: Point, size: float) -> str:
    """No two need be alike: what differs goes by the place."""
    where = f"translate({number(spot.x)} {number(spot.y)})"
    scale = "" if size == 1 else f" scale({size:g})"
    return group(draw(int(spot.x * 7 + spot.y * 13)), transform=where + scale)


def _points(board: Battlefield, part: Scenery) -> list[Point]:
    return [scaled(board, Point(*point)) for point in part.points]


# ---------------------------------------------------------------- areas


def _area(board: Battlefield, part: Scenery) -> str:
    fill, edge = _COLOURS[part.kind]
    corners = _points(board, part)
    if not corners:
        outline = _whole(board)
    else:
        outline = _polygon(corners) if part.kind in STRAIGHT else _rounded(corners)
    shape = path(outline, fill=fill, stroke=edge if corners else None, stroke_width=2.4)
    marked = part.kind in _MARKS or part.kind == "chequers"
    marks = path(outline, fill=link(f"on-{part.kind}"), opacity=0.8) if marked else ""
    shore = ""
    if part.kind in ("water", "ice") and corners:
        shore = path(outline, fill="none", stroke=BOARD, stroke_width=7, opacity=0.5)
    return shape + marks + shore


def _fog(board: Battlefield, part: Scenery) -> str:
    """It lies over what stands there, thick in the middle and nothing at its rim."""
    corners = _points(board, part)
    outline = _rounded(corners) if corners else _whole(board)
    return "".join(
        path(outline, fill="#fff", stroke="#fff", stroke_width=wide, opacity=0.16)
        for wide in (0, 14, 30, 48, 66)
    )


def _whole(board: Battlefield) -> str:
    return f"M0 0H{number(WIDTH)}V{number(height(board))}H0Z"


def _polygon(corners: Sequence[Point]) -> str:
    return "M" + "L".join(_at(corner) for corner in corners) + "Z"


def _rounded(corners: Sequence[Point]) -> str:
    """A closed curve through the points."""
    around = [corners[-1], *corners, corners[0], corners[1]]
    drawn = f"M{_at(corners[0])}"
    for before, start, end, after in zip(around, around[1:], around[2:], around[3:], strict=False):
        drawn += _curve(before, start, end, after)
    return drawn + "Z"


def _curve(before: Point, start: Point, end: Point, after: Point) -> str:
    one = Point(start.x + (end.x - before.x) / 6, start.y + (end.y - before.y) / 6)
    other = Point(end.x - (after.x - start.x) / 6, end.y - (after.y - start.y) / 6)
    return f"C{_at(one)} {_at(other)} {_at(end)}"


# ---------------------------------------------------------------- ways


def _way(board: Battlefield, part: Scenery) -> str:
    fill, edge = _COLOURS[part.kind]
    spots = _points(board, part)
    wide = _WIDTHS[part.kind] * part.size
    line = "M" + "L".join(map(_at, spots)) if part.kind in STRAIGHT else _open(spots)
    if part.kind == "fence":
        posts = "".join(
            circle(*spot, 3.4, fill=edge)
            for a, b in pairwise(spots)
            for spot in (a, a.toward(b, 0.33), a.toward(b, 0.67), b)
        )
        return path(line, fill="none", stroke=fill, stroke_width=wide) + posts
    body = path(line, fill="none", stroke=edge, stroke_width=wide + 4, stroke_linecap="round")
    body += path(line, fill="none", stroke=fill, stroke_width=wide, stroke_linecap="round")
    if part.kind == "river":
        body += path(line, fill="none", stroke=edge, stroke_width=2, stroke_dasharray="26 40",
                     stroke_linecap="round")  # fmt: skip
    return body


def _open(spots: Sequence[Point]) -> str:
    """A curve through the points, from the first to the last."""
    way = [spots[0], *spots, spots[-1]]
    drawn = f"M{_at(spots[0])}"
    for before, start, end, after in zip(way, way[1:], way[2:], way[3:], strict=False):
        drawn += _curve(before, start, end, after)
    return drawn


def _at(point: Point) -> str:
    return f"{number(point.x)} {number(point.y)}"
