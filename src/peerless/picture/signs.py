"""Small signs: a heart, a sword, a bow, a door, tokens. Each is drawn around the origin."""

from __future__ import annotations

from peerless.picture.colours import ALIEN, CARD, DOOM, HEART, INK, WHITE
from peerless.picture.svg import centred, circle, group, number, path

_HEART = (
    "M0 11C-7 5.5 -13 1 -13 -4.5C-13 -10.5 -4 -13 0 -6.5C4 -13 13 -10.5 13 -4.5C13 1 7 5.5 0 11Z"
)
_SWORD = "M5.2 -5.2L-2.4 2.4M-4.6 .4L-.4 4.6M-2.6 2.6L-5.4 5.4"
_BOW = "M-2 -6.4C4.6 -4.6 4.6 4.6 -2 6.4ZM-5.6 0H6.6M4.4 -2.2L6.6 0L4.4 2.2"
_DOOM = "M0 -9L3 -3L9 0L3 3L0 9L-3 3L-9 0L-3 -3Z"
_ALIEN = "M0 9C-5 5 -8.5 1 -8.5 -3A8.5 7 0 0 1 8.5 -3C8.5 1 5 5 0 9Z"
_EYES = (
    "M-1.4 2.4C-4.6 2.4 -6 -.4 -6 -2.4C-3.4 -2.4 -1.4 -.4 -1.4 2.4Z"
    "M1.4 2.4C4.6 2.4 6 -.4 6 -2.4C3.4 -2.4 1.4 -.4 1.4 2.4Z"
)
_CLOTH = "M-14 -17H18L11 -5L18 7H-14Z"
_POLE = "M-14 -20V21"
_DOOR = "M-5.5 8V-2A5.5 5.5 0 0 1 5.5 -2V8Z"
_TOKENS = (
    "M-8 -4Q-4 -8 0 -4T8 -4M-8 1Q-4 -3 0 1T8 1M-8 6Q-4 2 0 6T8 6",  # drifting
    "M0 -8L2.4 -2.4L8 0L2.4 2.4L0 8L-2.4 2.4L-8 0L-2.4 -2.4Z",  # a star
    "M-6 6L0 -7L6 6Z",  # a tent
    "M-6 -6H6V6H-6Z",  # a crate
)


def at(x: float, y: float, *parts: str, scale: float = 1) -> str:
    """Parts drawn around the origin, moved to their place."""
    size = "" if scale == 1 else f" scale({scale:g})"
    return group(*parts, transform=f"translate({number(x)} {number(y)}){size}")


def heart(x: float, y: float, health: int) -> str:
    """A heart with a number in it."""
    shape = path(_HEART, fill=HEART, stroke=WHITE, stroke_width=2)
    figure = centred(0, -2, str(health), 13.5, fill=WHITE, font_weight=700)
    return at(x, y, shape, figure)


def weapon(x: float, y: float, ranged: bool) -> str:
    """A sword for a melee fighter, a bow for a ranged one."""
    drawn = path(
        _BOW if ranged else _SWORD,
        fill="none",
        stroke=INK,
        stroke_width=1.6 if ranged else 1.9,
        stroke_linecap="round",
    )
    return at(x, y, circle(0, 0, 10, fill=CARD, stroke=INK, stroke_width=1.2), drawn)


def door(x: float, y: float) -> str:
    """A secret passage."""
    plate = circle(0, 0, 13, fill=INK, stroke=WHITE, stroke_width=2)
    return at(x, y, plate, path(_DOOR, fill=CARD), circle(2.6, 2.4, 1.3, fill=INK))


def token(x: float, y: float, number: int, colour: str, letters: str, scale: float = 1) -> str:
    """A token, in the colours of its player."""
    plate = circle(0, 0, 13.5, fill=colour, stroke=WHITE, stroke_width=2)
    drawn = path(
        _TOKENS[number % len(_TOKENS)],
        fill="none",
        stroke=letters,
        stroke_width=2,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    return at(x, y, plate, drawn, scale=scale)


def marker(x: float, y: float, doom: bool, count: int | None) -> str:
    """A doom token or an alien, and how many there are."""
    if doom:
        sign = path(_DOOM, fill=DOOM, stroke=WHITE, stroke_width=1)
    else:
        sign = path(_ALIEN, fill=ALIEN, stroke=INK, stroke_width=1) + path(_EYES, fill=INK)
    if count is None:
        return at(x, y, sign)
    return at(x - 6, y, sign) + centred(x + 10, y, str(count), 15, fill=INK, font_weight=700)


def flag(x: float, y: float, start: int, scale: float = 1) -> str:
    """The flag of a start space, with its number."""
    cloth = path(_CLOTH, fill=CARD, stroke=INK, stroke_width=1.8, stroke_linejoin="round")
    pole = path(_POLE, fill="none", stroke=INK, stroke_width=3.2, stroke_linecap="round")
    figure = centred(-1, -5, str(start), 18, fill=INK, font_weight=700)
    return at(x, y, cloth, pole, figure, scale=scale)
