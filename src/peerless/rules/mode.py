"""The modes of play: how many seats there are, and which of them are on the same side."""

from __future__ import annotations

from enum import Enum

from peerless.rules.numbers import SideId


class Mode(Enum):
    """Two heroes; two teams of two; or three or four heroes, each against all."""

    DUEL = "duel"
    TEAM = "team"
    FREE_FOR_ALL = "free-for-all"

    @property
    def words(self) -> str:
        return "team game" if self is Mode.TEAM else self.value

    @property
    def seat_counts(self) -> tuple[int, ...]:
        """With three players in a team game one of them commands two seats (C54)."""
        return _SEAT_COUNTS[self]

    def sides(self, seats: int) -> tuple[SideId, ...]:
        """The side of each seat. Two teams take turns (C56); otherwise everyone is a side."""
        if self is Mode.TEAM:
            return tuple(seat % 2 for seat in range(seats))
        return tuple(range(seats))

    @property
    def hero_falls_alone(self) -> bool:
        """Whether the sidekicks of a fallen hero play on (C57), or leave with it (R75)."""
        return self is not Mode.FREE_FOR_ALL

    @property
    def truce_on_the_first_turn(self) -> bool:
        """Whether a player's first turn spares those who have not yet had one (R75)."""
        return self is Mode.FREE_FOR_ALL


_SEAT_COUNTS = {Mode.DUEL: (2,), Mode.TEAM: (4,), Mode.FREE_FOR_ALL: (3, 4)}
