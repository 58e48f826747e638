"""What has been spoken of by some place of a text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from peerless.text.tree import Slot, Who

EVERYONE = frozenset(Who)
SPOKEN_OF = {
    Slot.FIGHTER: "a fighter spoken of before",
    Slot.CARD: "a card spoken of before",
    Slot.REST: "cards drawn, looked at or revealed before",
    Slot.SPACE: "a space spoken of before",
    Slot.TOKEN: "a token spoken of before",
    Slot.PLAYER: "a player chosen before",
    Slot.NUMBER: "a number named, chosen or spent before",
    Slot.DONE: "an instruction before it in this clause",
    Slot.DAMAGE: "damage dealt before in this clause",
    Slot.DISCARD: "a discard before in this clause",
    Slot.SEARCH: "a search before in this clause",
}
SEVERAL = {
    Slot.FIGHTER: "each of those fighters",
    Slot.CARD: "those cards",
    Slot.TOKEN: "each of those tokens",
    Slot.SPACE: "one space to be chosen before",
}


@dataclass(frozen=True, slots=True)
class Spoken:
    """What may be in a slot: one thing or several; of cards, whose they are and who has seen
    them; of fighters, whether only defeated ones, and whether they are on the move."""

    many: bool = False
    owners: frozenset[Who] = frozenset()
    seen_by: frozenset[Who] = EVERYONE
    fallen: bool = False  # of fighters: they are defeated
    moving: bool = False  # of fighters: in a move that has set something off

    def or_else(self, other: Spoken) -> Spoken:
        """Either of two: what may be so of one may be so, what must be so must be of both."""
        return Spoken(
            self.many or other.many,
            self.owners | other.owners,
            self.seen_by & other.seen_by,
            self.fallen and other.fallen,
            self.moving and other.moving,
        )


Filled: TypeAlias = dict[Slot, Spoken]


def either(one: Filled, other: Filled) -> Filled:
    """After one of two ways was taken."""
    both = {slot: one[slot].or_else(other[slot]) for slot in one.keys() & other.keys()}
    return one | other | both
