"""The modes of play: how many players there are, and which of them are on the same side."""

from __future__ import annotations

from enum import Enum

from peerless.rules.numbers import SideId


class Mode(Enum):
    """Two heroes; two teams of two; three or four heroes, each against all; or up to four heroes
    together against enemies that the game plays."""

    DUEL = "duel"
    TEAM = "team"
    FREE_FOR_ALL = "free-for-all"
    ADVENTURE = "adventure"

    @property
    def words(self) -> str:
        return "team game" if self is Mode.TEAM else self.value

    @property
    def one(self) -> str:
        """ "a duel", "an adventure" """
        return f"{'an' if self.is_adventure else 'a'} {self.words}"

    @property
    def is_adventure(self) -> bool:
        return self is Mode.ADVENTURE

    @property
    def seat_counts(self) -> tuple[int, ...]:
        """With three players in a team game one of them commands two seats (C54)."""
        return _SEAT_COUNTS[self]

    def sides(self, seats: int) -> tuple[SideId, ...]:
        """The side of each player. Two teams take turns (C56); in the cooperative game all are one
        team (A.B1); otherwise everyone is a side."""
        if self is Mode.ADVENTURE:
            return (0,) * seats
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


_SEAT_COUNTS = {
    Mode.DUEL: (2,),
    Mode.TEAM: (4,),
    Mode.FREE_FOR_ALL: (3, 4),
    Mode.ADVENTURE: (1, 2, 3, 4),  # A.A8
}
