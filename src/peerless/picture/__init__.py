"""Pictures of battlefields and positions, as SVG. They show only what everyone may see."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from peerless.picture.board import WIDTH, labels_of
from peerless.picture.page import describe, draw, draw_ground
from peerless.picture.scene import Scene, scene_of
from peerless.rules.numbers import Seat
from peerless.rules.pieces import Battlefield
from peerless.rules.state import State


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture: `str()` is its SVG, a notebook shows it by itself."""

    title: str
    svg: str

    def __str__(self) -> str:
        return self.svg

    def __repr__(self) -> str:
        return f"<a picture: {self.title}>"

    def _repr_svg_(self) -> str:
        return self.svg

    def save(self, path: str | Path) -> None:
        """Write the picture to a file, as SVG."""
        Path(path).write_text(self.svg, encoding="utf-8")


def draw_battlefield(board: Battlefield) -> Picture:
    """A battlefield with nobody on it, and a key to its zones."""
    return _picture(Scene(board))


def draw_alone(board: Battlefield, starts: bool = True) -> Picture:
    """The battlefield with no heading, no key and no names, 1000 units wide; with or without the
    flags of its start spaces."""
    return Picture(board.name, draw_ground(board, starts))


def draw_state(state: State, seat: Seat) -> Picture:
    """A position; the player of that seat comes first."""
    return _picture(scene_of(state, seat))


def _picture(scene: Scene) -> Picture:
    return Picture(describe(scene)[0], draw(scene))


__all__ = ["WIDTH", "Picture", "draw_alone", "draw_battlefield", "draw_state", "labels_of"]
