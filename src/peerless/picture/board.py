"""The battlefield: the tints of its zones, lines, and spaces with colours and patterns."""

from __future__ import annotations

from collections.abc import Collection
from itertools import permutations
from math import atan2, cos, dist, pi, sin
from xml.sax.saxutils import escape

from peerless.content.drawing import Point, centre, control, crossing, track
from peerless.picture.colours import BOARD, CARD, FAINT, INK, LINE, WHITE
from peerless.picture.patterns import pattern, wash
from peerless.picture.signs import door, flag
from peerless.picture.svg import (
    circle,
    group,
    link,
    number,
    own,
    path,
    rect,
    tag,
    title,
    width_of,
)
from peerless.rules.masks import has
from peerless.rules.numbers import SpaceId
from peerless.rules.pieces import Battlefield, ZoneStyle

WIDTH = 1000.0  # of every battlefield in a picture, whatever the units of its file
RADIUS = 36.0
_GAP = 13.0  # around a line that passes over another
_TINT = 105.0  # how far the colour of a zone runs out around a space, like water on paper
_UNKNOWN = ZoneStyle("#d8d4cc", "plain")  # for a battlefield that was made without a file


def look(board: Battlefield, zone: str) -> ZoneStyle:
    return board.drawing.looks.get(zone, _UNKNOWN)


def patterns(board: Battlefield, *others: str) -> str:
    """The definitions that `marks` and `tints` link to, and others."""
    looks = [look(board, zone) for zone in board.zones]
    tiles = [pattern(f"zone{i}", each) for i, each in enumerate(looks)]
    washes = [wash(f"tint{i}", each) for i, each in enumerate(looks)]
    rim = tag("clipPath", ground(board), id=own("ground"))
    return tag("defs", *tiles, *washes, rim, *others)


def marks(board: Battlefield, zone: str) -> str:
    """The fill with the marks of a zone's pattern, to be laid over its colour."""
    return link(f"zone{board.zones.index(zone)}")


def height(board: Battlefield) -> float:
    return board.height * WIDTH / board.width


def place(board: Battlefield, space: SpaceId) -> Point:
    """Where a space lies in the picture."""
    return scaled(board, centre(board, space))


def scaled(board: Battlefield, point: Point) -> Point:
    """A point of the battlefield's file in the units of the picture."""
    return Point(point.x * WIDTH / board.width, point.y * WIDTH / board.width)


# ---------------------------------------------------------------- ground


def ground(board: Battlefield, **attributes: str | float) -> str:
    return rect(0, 0, WIDTH, height(board), rx=16, **attributes)


def tints(board: Battlefield) -> str:
    """The ground around the spaces takes on the colours of their zones."""
    drawn = []
    for i, here in enumerate(board.spaces):
        spot, alone = place(board, i), len(here.zones) == 1
        for zone in here.zones:
            middle = _around(spot, 0 if alone else RADIUS * 0.6, _toward(board, i, zone))
            fill = link(f"tint{board.zones.index(zone)}")
            # Colours that lie over one another are thinner, lest they turn to mud.
            drawn.append(circle(*middle, _TINT, fill=fill, opacity=None if alone else 0.6))
    return group(*drawn, clip_path=link("ground"))


# ---------------------------------------------------------------- lines


def lines(board: Battlefield, gone: Collection[int] = ()) -> str:
    """All but those that are gone."""
    under = {lower for _, lower in board.drawing.over}
    drawn = [
        _interrupted(board, line) if line in under else _whole(board, line)
        for line in range(len(board.lines))
        if line not in gone
    ]
    rails = [_rails(board, *pair) for pair in sorted(board.drawing.over)]
    # On a ground with scenery the lines lie on a pale rim, so that they stand out from it.
    rim = path("".join(drawn), stroke=BOARD, stroke_width=12, opacity=0.75)
    return group(
        rim if board.drawing.scenery else "",
        path("".join(drawn), stroke_width=6),
        path("".join(rails), stroke_width=2.5),
        fill="none",
        stroke=LINE,
        stroke_linecap="round",
    )


def _whole(board: Battlefield, line: int) -> str:
    a, b = board.lines[line]
    bow = control(board, line)
    middle = "L" if bow is None else f"Q{_at(scaled(board, bow))} "
    return f"M{_at(place(board, a))}{middle}{_at(place(board, b))}"


def _interrupted(board: Battlefield, line: int) -> str:
    """A line with a gap wherever another passes over it."""
    spots = [_crossing(board, upper, lower) for upper, lower in board.drawing.over if lower == line]
    drawn, pen_is_up = "", True
    for point in _close_points(board, line):
        if any(dist(point, spot) < _GAP for spot in spots):
            pen_is_up = True
        else:
            drawn += ("M" if pen_is_up else "L") + _at(point)
            pen_is_up = False
    return drawn


def _rails(board: Battlefield, upper: int, lower: int) -> str:
    """The rails of a bridge, on both sides of the upper line."""
    spot = _crossing(board, upper, lower)
    near = sorted(_close_points(board, upper), key=lambda point: dist(point, spot))[:2]
    way = atan2(near[1].y - near[0].y, near[1].x - near[0].x)
    ux, uy = cos(way), sin(way)
    drawn = ""
    for side in (-8, 8):
        x, y = spot.x - uy * side, spot.y + ux * side
        out = 1 if side > 0 else -1  # the ends of the rails open outward
        for along in (-1, 1):
            end = Point(x + ux * along * 11, y + uy * along * 11)
            flare = Point(end.x + (ux * along - uy * out) * 4, end.y + (uy * along + ux * out) * 4)
            drawn += f"M{_at(Point(x, y))}L{_at(end)}L{_at(flare)}"
    return drawn


def _crossing(board: Battlefield, upper: int, lower: int) -> Point:
    spot = crossing(board, upper, lower)
    assert spot is not None  # the file was checked
    return scaled(board, spot)


def _close_points(board: Battlefield, line: int) -> list[Point]:
    """Points along a line, a unit or two from one another."""
    way = [scaled(board, point) for point in track(board, line)]
    points = [way[0]]
    for end in way[1:]:
        start = points[-1]
        steps = max(round(dist(start, end) / 2), 1)
        points += [start.toward(end, (i + 1) / steps) for i in range(steps)]
    return points


def _at(point: Point) -> str:
    return f"{number(point.x)} {number(point.y)}"


# ---------------------------------------------------------------- spaces


def space(board: Battlefield, number: int, words: str, free: bool) -> str:
    """A space: its zones, its name on a plate below, its start number while nothing is on it."""
    here, spot = board.spaces[number], place(board, number)
    start = here.start if free else None
    return group(
        title(words),
        circle(spot.x, spot.y + 3, RADIUS + 2, fill=INK, opacity=0.14),
        circle(spot.x, spot.y, RADIUS, fill=WHITE, stroke=INK, stroke_width=2.4),
        *_sectors(board, number),
        "" if start is None else flag(spot.x, spot.y - 4, start),
        data_space=here.id,
    )


def plate(board: Battlefield, number: int, named: bool) -> str:
    """What no piece may hide: the name of a space, and the door of a secret passage."""
    here, spot = board.spaces[number], place(board, number)
    sign = door(spot.x - RADIUS, spot.y + 13) if here.passage else ""
    return sign + _name(here.id, spot.x, spot.y + RADIUS) if named else sign


def _name(id: str, x: float, y: float) -> str:
    """The letters, the same for all spaces of a board, are smaller than the number."""
    letters = id.rstrip("0123456789")
    figures = id[len(letters) :]
    width, high = 13 + width_of(letters, 13) + width_of(figures, 17), 20
    parts = [
        tag("tspan", escape(letters), font_size=13, fill=FAINT) if letters else "",
        tag("tspan", escape(figures), font_size=17, font_weight=700, dx=1) if figures else "",
    ]
    box = rect(x - width / 2, y - high / 2, width, high, rx=10, stroke=INK, stroke_width=1.2)
    return group(box, tag("text", *parts, x=x, y=y + 6, text_anchor="middle", fill=INK), fill=CARD)


def labels_of(board: Battlefield) -> dict[str, str]:
    """The numbers of the spaces: enough where nobody has to write their names, if no two of them
    have the same."""
    ids = [space.id for space in board.spaces]
    numbers = [id[len(id.rstrip("0123456789")) :].lstrip("0") for id in ids]
    unique = "" not in numbers and len(set(numbers)) == len(numbers)
    return dict(zip(ids, numbers if unique else ids, strict=True))


def _sectors(board: Battlefield, number: int) -> list[str]:
    """One sector a zone, each towards the rest of its zone."""
    spot, zones = place(board, number), board.spaces[number].zones
    size = RADIUS - 1.2
    if len(zones) == 1:
        return [circle(spot.x, spot.y, size, fill=fill) for fill in _fills(board, zones[0])]
    order, begin = _turned(board, number)
    wide = 2 * pi / len(order)
    edges = [begin + wide * i for i in range(len(order) + 1)]
    drawn = [
        path(_sector(spot, size, edge, edge + wide), fill=fill)
        for zone, edge in zip(order, edges, strict=False)
        for fill in _fills(board, zone)
    ]
    cuts = "".join(f"M{_at(spot)}L{_at(_around(spot, size, edge))}" for edge in edges[:-1])
    return [*drawn, path(cuts, stroke=WHITE, stroke_width=2.4)]


def _fills(board: Battlefield, zone: str) -> tuple[str, str]:
    return look(board, zone).colour, marks(board, zone)


def _sector(spot: Point, size: float, begin: float, end: float) -> str:
    a, b = _around(spot, size, begin), _around(spot, size, end)
    return f"M{_at(spot)}L{_at(a)}A{number(size)} {number(size)} 0 0 1 {_at(b)}Z"


def _around(spot: Point, size: float, angle: float) -> Point:
    return Point(spot.x + size * cos(angle), spot.y + size * sin(angle))


def _turned(board: Battlefield, number: int) -> tuple[tuple[str, ...], float]:
    """The order of the sectors and where the first begins, so that they face their zones best."""
    zones = board.spaces[number].zones
    wide = 2 * pi / len(zones)
    toward = {zone: _toward(board, number, zone) for zone in zones}

    def fit(order: tuple[str, ...], begin: float) -> float:
        return sum(cos(begin + wide * (i + 0.5) - toward[zone]) for i, zone in enumerate(order))

    first, *rest = zones
    turns = [(order, pi * step / 18) for order in permutations(rest) for step in range(36)]
    order, begin = max(turns, key=lambda turn: round(fit((first, *turn[0]), turn[1]), 6))
    return (first, *order), begin


def _toward(board: Battlefield, number: int, zone: str) -> float:
    """The direction in which the neighbours of that zone lie, or else the whole of it."""
    spot = centre(board, number)
    inside = [i for i, space in enumerate(board.spaces) if zone in space.zones and i != number]
    near = [i for i in inside if has(board.adjacent[number], i)] or inside
    if not near:
        return 0.0
    x = sum(board.spaces[i].x for i in near) / len(near) - spot.x
    y = sum(board.spaces[i].y for i in near) / len(near) - spot.y
    return atan2(y, x)
