"""Bridges and farms on the battlefield, with the doom tokens and aliens on them."""

from __future__ import annotations

from math import atan2, degrees

from peerless.content.drawing import Point, track
from peerless.picture.adventure_scene import AdventureScene, SceneSite
from peerless.picture.board import place, scaled
from peerless.picture.colours import CARD, EDGE, FAINT, FIELD, HEART, INK, WHITE
from peerless.picture.lists import WORDS, Entry
from peerless.picture.signs import at, marker
from peerless.picture.svg import centred, circle, group, number, path, rect, text, title, width_of
from peerless.rules.pieces import Battlefield

_LONG, _WIDE = 54, 30  # of a bridge
_DECK = rect(
    -_LONG / 2, -_WIDE / 2, _LONG, _WIDE, rx=5, fill=CARD, stroke=INK, stroke_width=2
) + path(
    "".join(f"M{x} -{_WIDE // 2}v{_WIDE}" for x in (-18, -9, 0, 9, 18)),
    stroke=EDGE,
    stroke_width=2,
)
_PILES = "".join(
    rect(x, -_WIDE / 2, 7, _WIDE, rx=2, fill=EDGE, stroke=FAINT, stroke_width=1.2)
    for x in (-_LONG / 2, _LONG / 2 - 7)
)
_CROSS = path("M-7 -7L7 7M7 -7L-7 7", stroke=HEART, stroke_width=3.4)


def lines_of(board: Battlefield, sites: tuple[SceneSite, ...]) -> set[int]:
    """The lines that are gone with their bridges."""
    gone = [set(site.spaces) for site in sites if site.destroyed]
    return {i for i, line in enumerate(board.lines) if set(line) in gone}


def fields(board: Battlefield, scene: AdventureScene) -> str:
    """The ground of the farms, below all else."""
    if scene.has_bridges:
        return ""
    drawn = []
    for site in scene.sites:
        corners = [place(board, space) for space in site.spaces]
        around = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in corners) + "Z"
        drawn.append(path(around, fill=FIELD, stroke=FIELD, stroke_width=34))
    return group(*drawn, opacity=0.4, stroke_linejoin="round")


def sites(board: Battlefield, scene: AdventureScene) -> str:
    draw = _bridge if scene.has_bridges else _farm
    return "".join(draw(board, scene, site) for site in scene.sites)


def _bridge(board: Battlefield, scene: AdventureScene, site: SceneSite) -> str:
    """A token along its line; of a destroyed one the piles that are left."""
    middle, turn = _middle(board, site)
    if site.destroyed:
        drawn = _turned(middle, turn, _PILES) + at(*middle, _CROSS)
    else:
        drawn = _turned(middle, turn, _DECK) + _plate(middle, site, scene)
    return group(title(told(scene, site)), drawn, data_site=site.name)


def _turned(middle: Point, turn: float, drawn: str) -> str:
    return at(*middle, group(drawn, transform=f"rotate({number(turn)})"))


def _farm(board: Battlefield, scene: AdventureScene, site: SceneSite) -> str:
    corners = [place(board, space) for space in site.spaces]
    middle = Point(
        sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners)
    )
    return group(title(told(scene, site)), _plate(middle, site, scene), data_site=site.name)


def _plate(middle: Point, site: SceneSite, scene: AdventureScene) -> str:
    """The number, and what lies there."""
    wide = 64 if site.markers else 28
    x, y = middle.x - wide / 2 + 14, middle.y
    figure = circle(x, y, 12, fill=INK, stroke=WHITE, stroke_width=1.6) + centred(
        x, y, str(site.number), 16, fill=WHITE, font_weight=700
    )
    if not site.markers:
        return figure
    plate = rect(x - 14, y - 14, wide, 28, rx=14, fill=CARD, stroke=INK, stroke_width=1.4)
    return plate + figure + marker(x + 29, y, scene.has_bridges, site.markers)


def _middle(board: Battlefield, site: SceneSite) -> tuple[Point, float]:
    """The middle of a bridge's line, and the way it runs there."""
    ends = set(site.spaces)
    line = next((i for i, line in enumerate(board.lines) if set(line) == ends), None)
    if line is None:
        way = [place(board, space) for space in site.spaces]
    else:
        way = [scaled(board, point) for point in track(board, line)]
    half = len(way) // 2
    a, b = way[half - 1], way[half]
    middle = a.toward(b, 0.5) if len(way) % 2 == 0 else b
    return middle, degrees(atan2(b.y - a.y, b.x - a.x))


def told(scene: AdventureScene, site: SceneSite) -> str:
    """A site in words."""
    if site.destroyed:
        return f"{site.name}: destroyed"
    kind = f", {site.kind}" if site.kind else ""
    return f"{site.name}{kind}: {scene.marker} × {site.markers}"


# ---------------------------------------------------------------- in a list


def entries(scene: AdventureScene) -> list[Entry]:
    """The bridges by their names; and the markers that are left."""
    bridges = [_entry(site) for site in scene.sites] if scene.has_bridges else []
    words = f"{scene.marker} × {scene.supply} left"
    sign = marker(13, 0, scene.has_bridges, None)
    left = Entry(sign + text(30, 0.36 * WORDS, words, WORDS, fill=INK), 30 + width_of(words, WORDS))
    return [*bridges, left]


def _entry(site: SceneSite) -> Entry:
    figure = circle(12, 0, 12, fill=FAINT if site.destroyed else INK) + centred(
        12, 0, str(site.number), 16, fill=WHITE, font_weight=700
    )
    words = "destroyed" if site.destroyed else site.kind
    ink = FAINT if site.destroyed else INK
    return Entry(
        figure + text(30, 0.36 * WORDS, words, WORDS, fill=ink), 30 + width_of(words, WORDS)
    )
