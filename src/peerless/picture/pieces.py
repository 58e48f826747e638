"""Fighters as pieces: the shape and the colour tell the player, the letters the fighter."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import dist, pi

from peerless.picture.colours import HEART, INK, WHITE, mix
from peerless.picture.looks import Look
from peerless.picture.scene import Piece
from peerless.picture.signs import at, heart, weapon
from peerless.picture.svg import centred, group, number, path, title

HERO, SIDEKICK = 21.0, 16.5  # how far a piece reaches from its middle


@dataclass(frozen=True, slots=True)
class PieceStyle:
    """How the pieces of a player look. Dark and light take turns, for those who see no colour."""

    colour: str
    letters: str
    corners: tuple[tuple[float, float], ...] = ()  # clockwise from the top; none: a disc

    def outline(self, size: float) -> str:
        """The shape as a path that begins at the top."""
        if not self.corners:
            r = number(size)
            return f"M0 -{r}A{r} {r} 0 0 1 0 {r}A{r} {r} 0 0 1 0 -{r}Z"
        spots = (f"{number(x * size)} {number(y * size)}" for x, y in self.corners)
        return "M" + "L".join(spots) + "Z"

    def around(self, size: float) -> float:
        """How long the outline is."""
        if not self.corners:
            return 2 * pi * size
        return size * sum(dist(a, b) for a, b in pairwise([*self.corners, self.corners[0]]))


_SQUARE = ((0.0, -0.88), (0.88, -0.88), (0.88, 0.88), (-0.88, 0.88), (-0.88, -0.88))
_HEXAGON = ((0.0, -1.1), (0.95, -0.55), (0.95, 0.55), (0.0, 1.1), (-0.95, 0.55), (-0.95, -0.55))
_DIAMOND = ((0.0, -1.15), (1.15, 0.0), (0.0, 1.15), (-1.15, 0.0))
_SHIELD = ((0.0, -0.9), (1.0, -0.9), (1.0, 0.25), (0.0, 1.2), (-1.0, 0.25), (-1.0, -0.9))
PLAYERS = (
    PieceStyle("#26406f", WHITE),
    PieceStyle("#f6b73c", INK, _SQUARE),
    PieceStyle("#17695c", WHITE, _HEXAGON),
    PieceStyle("#efc3d6", INK, _SHIELD),
)
ENEMIES = (
    PieceStyle("#6d1f2f", WHITE, _DIAMOND),
    PieceStyle("#4c5058", WHITE, _DIAMOND),
    PieceStyle("#cfc6b4", INK, _DIAMOND),
    PieceStyle("#7a4a21", WHITE, _DIAMOND),
    PieceStyle("#b9c78a", INK, _DIAMOND),
)
"""The villain first. They have one shape; the letters tell one from another."""


def side_of(look: Look) -> PieceStyle:
    styles = ENEMIES if look.enemy else PLAYERS
    return styles[look.number % len(styles)]


def standing(piece: Piece, x: float, y: float) -> str:
    """A fighter on the battlefield, with its weapon and health."""
    size = HERO if piece.leads else SIDEKICK
    return group(
        title(describe(piece)),
        at(x, y, _body(piece, size)),
        weapon(x - 0.88 * size - 3, y - 0.62 * size - 3, piece.ranged),
        heart(x + 0.88 * size + 3, y - 0.62 * size - 2, piece.health),
        data_fighter=piece.name,
    )


def shape(look: Look, x: float, y: float, size: float) -> str:
    """What all pieces of a player have in common."""
    side = side_of(look)
    drawn = path(side.outline(size), fill=side.colour, stroke=INK, stroke_width=1.4)
    return at(x, y, group(drawn, stroke_linejoin="round"))


def badge(piece: Piece, x: float, y: float, size: float) -> str:
    """The same piece in a list; one that is defeated is pale."""
    body = at(x, y, _body(piece, size))
    return group(body, opacity=0.35) if piece.defeated else body


def describe(piece: Piece) -> str:
    kind = "ranged" if piece.ranged else "melee"
    return f"{piece.name}, {kind}, health {piece.health} of {piece.most}"


def _body(piece: Piece, size: float) -> str:
    side = side_of(piece.look)
    outline = side.outline(size)
    thick = max(size / 6, 2.4)
    # An emblem of three letters is set smaller.
    letters = size * (0.92 if len(piece.emblem) < 3 else 0.7)
    return group(
        path(
            outline,
            fill=INK,
            opacity=0.22,
            transform="translate(0 3)",
            stroke=INK,
            stroke_width=2 * thick,
        ),
        path(outline, fill=side.colour, stroke=WHITE, stroke_width=2.2 * thick),
        path(outline, fill=side.colour, stroke=mix(side.colour, WHITE, 0.62), stroke_width=thick),
        _gauge(outline, side.around(size), thick, piece.health / piece.most),
        centred(0, 0, piece.emblem, letters, fill=side.letters, font_weight=700),
        stroke_linejoin="round",
    )


def _gauge(outline: str, around: float, thick: float, part: float) -> str:
    """The health that is left, as a part of the way around."""
    if part <= 0:
        return ""
    dashes = None if part >= 1 else f"{number(part * around)} {number(around)}"
    return path(outline, fill="none", stroke=HEART, stroke_width=thick, stroke_dasharray=dashes)
