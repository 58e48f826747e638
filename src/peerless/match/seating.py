"""From sides to seats: seat 0 goes first, and two teams take turns (C56)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from peerless.rules.mode import Mode
from peerless.setup import check_seats

T = TypeVar("T")


class MatchPlace(NamedTuple):
    """A player of a match, whoever begins: the side, and which of its players."""

    side: int
    member: int = 0


@dataclass(frozen=True, slots=True)
class Seating:
    """Who has which seat of one game."""

    mode: Mode
    places: tuple[MatchPlace, ...]  # by seat

    @classmethod
    def of(cls, mode: Mode, seats: int, first: int = 0) -> Seating:
        """The sides go round, beginning with `first`: a side, which its first player leads. In a
        team game 2 and 3 are the sides again, led by their second players."""
        check_seats(mode, seats)
        if first not in range(seats):
            raise ValueError(f"first is {first!r}, expected a number from 0 to {seats - 1}")
        sides = len(set(mode.sides(seats)))
        leader = MatchPlace(first % sides, first // sides)
        members = seats // sides
        places = (
            MatchPlace(side, (turn + leader.member * (side == leader.side)) % members)
            for turn in range(members)
            for side in (*range(leader.side, sides), *range(leader.side))
        )
        return cls(mode, tuple(places))

    @property
    def sides(self) -> int:
        return len({place.side for place in self.places})

    @property
    def first(self) -> int:
        """The number that gives this seating again."""
        side, member = self.places[0]
        return member * self.sides + side

    def arrange(self, sides: Sequence[Sequence[T]]) -> tuple[T, ...]:
        """What each side has for its players (heroes, names, bots), in seat order."""
        members = len(self.places) // self.sides
        found = [len(side) for side in sides]
        if found != [members] * self.sides:
            expected = f"{self.sides} sides of {members}"
            raise ValueError(f"{self.mode.one}: expected {expected}, found sides of {found}")
        return tuple(sides[side][member] for side, member in self.places)

    def seat_of(self, place: MatchPlace) -> int:
        return self.places.index(place)

    def seats_of(self, side: int) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place.side == side)

    def winner(self, seats: Sequence[int]) -> int | None:
        """The side that these seats have won for; None for a draw, and where enemies have won,
        whose seats come after the players'."""
        sides = {self.places[seat].side for seat in seats if seat < len(self.places)}
        return sides.pop() if len(sides) == 1 else None

    def __str__(self) -> str:
        """ "A1 B1 A2 B2": the sides in letters, their players in numbers."""
        several = len(self.places) > self.sides
        return " ".join(
            chr(ord("A") + side) + (str(member + 1) if several else "")
            for side, member in self.places
        )
