"""Zones in colour, where the terminal can show it and nobody minds."""

from __future__ import annotations

import os
from typing import TextIO

# A zone is named by its colour; the numbers are those of the 256-colour palette.
_PALETTE = {
    "blue": 33, "brown": 137, "gray": 247, "green": 34, "light-gray": 252, "light-green": 120,
    "lightblue": 117, "lime": 154, "navy": 63, "olive": 142, "orange": 208, "pink": 218,
    "purple": 135, "red": 196, "slate": 103, "tan": 180, "teal": 37, "violet": 177, "wine": 161,
    "yellow": 226,
}  # fmt: skip


def can_colour(stream: TextIO) -> bool:
    """A terminal, and no wish against it (https://no-color.org)."""
    return stream.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def paint(text: str, zone: str) -> str:
    """The text in a zone's colour; as it is where the colour is not known."""
    number = _PALETTE.get(zone)
    return text if number is None else f"\x1b[38;5;{number}m{text}\x1b[0m"
