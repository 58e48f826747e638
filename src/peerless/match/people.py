"""Which person holds which seats. With three players in a team game one of them commands both
heroes of a team, each with its own deck, hand and turn (C54)."""

from __future__ import annotations

from dataclasses import dataclass

from peerless.rules.mode import Mode
from peerless.setup import check_seats


@dataclass(frozen=True, slots=True)
class People:
    mode: Mode
    by_seat: tuple[str, ...]

    def __post_init__(self) -> None:
        check_seats(self.mode, len(self.by_seat))
        sides = self.mode.sides(len(self.by_seat))
        for person in self.names:
            held = {sides[seat] for seat in self.seats_of(person)}
            if len(held) > 1:
                raise ValueError(f"{person} holds seats of {len(held)} sides, expected one side")

    @property
    def names(self) -> tuple[str, ...]:
        """Everyone once, in turn order."""
        return tuple(dict.fromkeys(self.by_seat))

    def seats_of(self, person: str) -> tuple[int, ...]:
        return tuple(seat for seat, name in enumerate(self.by_seat) if name == person)

    def __str__(self) -> str:
        return ", ".join(f"{seat} {person}" for seat, person in enumerate(self.by_seat))
