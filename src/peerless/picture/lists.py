"""Lists of things that run on from line to line, and blocks that stand one below the other."""

from __future__ import annotations

from dataclasses import dataclass

from peerless.picture.colours import FAINT, INK
from peerless.picture.svg import group, number, text, width_of

ROW = 36.0
WORDS = 18.0  # size of the words


@dataclass(frozen=True, slots=True)
class Block:
    """Something drawn from the left margin down, and how high it is."""

    drawn: str
    height: float


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of a list: drawn from its left middle."""

    drawn: str
    width: float


def pair(name: str, value: str) -> Entry:
    """A name and its value: hand 5."""
    wide = width_of(f"{name} ", WORDS)
    drawn = text(0, 0.36 * WORDS, name, WORDS, fill=FAINT) + text(
        wide, 0.36 * WORDS, value, WORDS, fill=INK, font_weight=700
    )
    return Entry(drawn, wide + width_of(value, WORDS) * 1.08)


def flow(left: float, top: float, right: float, entries: list[Entry]) -> Block:
    """Entries one after another, and on to the next line where one would not fit."""
    x, y, drawn = left, top, []
    for entry in entries:
        if x > left and x + entry.width > right:
            x, y = left, y + ROW
        drawn.append(group(entry.drawn, transform=f"translate({number(x)} {number(y)})"))
        x += entry.width + 18
    return Block("".join(drawn), y + ROW - top if entries else 0)
