"""The patterns and tints of zones. A pattern is a square tile, repeated, of marks without a ground:
tiles with a ground would show their seams."""

from __future__ import annotations

from peerless.picture.colours import marking
from peerless.picture.svg import circle, group, own, path, tag
from peerless.rules.pieces import ZoneStyle

_TILE = 12
_STROKES = {
    "crosses": "M3 6h6M6 3v6",
    "stripes": "M0 3h12M0 9h12",
    "bars": "M3 0v12M9 0v12",
    # The corners are drawn beyond the tile, so that the strokes join across tiles.
    "slashes": "M-3 3L3 -3M-3 15L15 -3M9 15L15 9",
    "backslashes": "M-3 9L3 15M-3 -3L15 15M9 -3L15 3",
    "grid": "M6 0v12M0 6h12",
    "lattice": "M-1 -1L13 13M13 -1L-1 13",
    "waves": "M-3 5Q0 1 3 4T9 4T15 4M-3 11Q0 7 3 10T9 10T15 10",
    "chevrons": "M-1 8L6 2L13 8",
    "bricks": "M0 .5h12M0 6.5h12M3 0v6.5M9 6.5V12",
}
_SHAPES = {
    "plain": "",
    "dots": circle(3, 3, 1.8) + circle(9, 9, 1.8),
    "rings": circle(6, 6, 3.4, fill="none", stroke="currentColor", stroke_width=1.6),
    "diamonds": path("M6 1.5L10 6L6 10.5L2 6Z"),
}
DRAWN = (*_SHAPES, *_STROKES)


def pattern(id: str, look: ZoneStyle) -> str:
    """The definition of a zone's pattern, in a shade of its colour."""
    marks = marking(look.colour)
    if look.pattern in _STROKES:
        drawn = path(_STROKES[look.pattern], fill="none", stroke=marks, stroke_width=1.6)
    else:
        drawn = group(_SHAPES[look.pattern], fill=marks, color=marks)
    return tag(
        "pattern",
        drawn,
        id=own(id),
        width=_TILE,
        height=_TILE,
        patternUnits="userSpaceOnUse",
    )


def wash(id: str, look: ZoneStyle) -> str:
    """A zone's colour as it runs out on paper: strong in the middle, nothing at the rim."""
    stops = [
        tag("stop", offset=at, stop_color=look.colour, stop_opacity=strength)
        for at, strength in (("30%", ".34"), ("62%", ".15"), ("100%", "0"))
    ]
    return tag("radialGradient", *stops, id=own(id))
