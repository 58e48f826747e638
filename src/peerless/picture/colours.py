"""The palette: paper and ink, and mixtures of colours."""

from __future__ import annotations

PAPER = "#f4efe6"
BOARD = "#fbf8f2"
CARD = "#fffdf9"
EDGE = "#d9d0c0"
LINE = "#85796a"
INK = "#2a2733"
FAINT = "#6a6472"
HEART = "#c8323f"
DOOM = "#43204d"
ALIEN = "#3f8f3a"
FIELD = "#e5d58e"
WHITE = "#ffffff"


def mix(colour: str, other: str, part: float) -> str:
    """A colour with a part of another in it."""
    pairs = zip(bytes.fromhex(colour[1:]), bytes.fromhex(other[1:]), strict=True)
    return "#" + bytes(round(a + (b - a) * part) for a, b in pairs).hex()


def lightness(colour: str) -> float:
    """From 0, black, to 1, white, as the eye weighs red, green and blue."""
    red, green, blue = bytes.fromhex(colour[1:])
    return (0.299 * red + 0.587 * green + 0.114 * blue) / 255


def marking(colour: str) -> str:
    """A colour for marks on this one: seen, but not loud."""
    return mix(colour, WHITE, 0.5) if lightness(colour) < 0.45 else mix(colour, INK, 0.42)
