"""Everything in the box."""

from __future__ import annotations

from peerless.content.kinds import Piece
from peerless.content.library import BOX

PIECES: list[Piece] = [
    *map(BOX.heroes.load, BOX.heroes.ids()),
    *map(BOX.enemies.load, BOX.enemies.ids()),
    *map(BOX.battlefields.load, BOX.battlefields.ids()),
    *map(BOX.discoveries.load, BOX.discoveries.ids()),
]
