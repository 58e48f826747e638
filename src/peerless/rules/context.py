"""The context in which a text runs: whose it is, and what it has spoken of.

What was spoken of lies in slots (`tree.Slot`), each a tuple of numbers: fighters, cards, spaces, a
seat, a number. A slot is replaced, never changed, so that copies of a game can share it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from peerless.rules.numbers import CardId, Cause, FighterId, Seat, SpaceId, TokenId
from peerless.text.tree import OF_ONE_CLAUSE, FighterRef, Slot, Slots

Spoken: TypeAlias = tuple[tuple[int, ...], ...]
"""What is in each slot."""

NOTHING_SPOKEN: Final[Spoken] = ((),) * len(Slot)
_CARD_SLOTS: Final = (Slot.CARD, Slot.REST)
YES: Final = (1,)
NO: Final[tuple[int, ...]] = ()
NOBODY: Final = (0,)
"""In the slot of discarded cards: there was nobody to discard any, so neither that a card was
discarded holds nor that none was (A.I3)."""
NOBODY_SETTLED: Final[Mapping[FighterRef, tuple[FighterId, ...]]] = {}


class Context:
    __slots__ = ("card", "cause", "fighter", "meant", "seat", "slots")

    def __init__(
        self, seat: Seat, cause: Cause, card: CardId = -1, fighter: FighterId = -1,
        spoken: Sequence[tuple[int, ...]] = NOTHING_SPOKEN,
    ) -> None:  # fmt: skip
        self.seat = seat  # "you"
        self.cause = cause
        self.card = card  # "this card"
        self.fighter = fighter  # the active fighter (C37, C39)
        self.slots = list(spoken)
        # the fighters that words stand for, where that was settled before (until the end of ...)
        self.meant: Mapping[FighterRef, tuple[FighterId, ...]] = NOBODY_SETTLED

    def copy(self) -> Context:
        new = Context(self.seat, self.cause, self.card, self.fighter, self.slots)
        new.meant = self.meant
        return new

    @property
    def fighters(self) -> tuple[FighterId, ...]:
        return self.slots[Slot.FIGHTER]

    @property
    def cards(self) -> tuple[CardId, ...]:
        return self.slots[Slot.CARD]

    @property
    def rest(self) -> tuple[CardId, ...]:
        return self.slots[Slot.REST]

    @property
    def spaces(self) -> tuple[SpaceId, ...]:
        return self.slots[Slot.SPACE]

    @property
    def tokens(self) -> tuple[TokenId, ...]:
        return self.slots[Slot.TOKEN]

    @property
    def player(self) -> Seat:
        """The seat of "that player"; -1 if nobody was chosen."""
        chosen = self.slots[Slot.PLAYER]
        return chosen[0] if chosen else -1

    @property
    def opponent(self) -> Seat:
        """Who is "your opponent" for the rest of the clause; -1 if nobody was chosen in it."""
        chosen = self.slots[Slot.OPPONENT]
        return chosen[0] if chosen else -1

    def is_fresh(self, slot: Slot) -> bool:
        """Whether this clause has spoken of what is in a slot, and not one before it."""
        return slot in self.slots[Slot.FRESH]

    def speak_of(self, fills: Slots, spoken: Mapping[Slot, Sequence[int]]) -> None:
        """This clause now speaks of these things; a player that it speaks of is your opponent."""
        for slot in fills:
            self.slots[slot] = tuple(spoken[slot])
        self.freshen(fills)
        if Slot.PLAYER in fills:
            self.slots[Slot.OPPONENT] = self.slots[Slot.PLAYER]

    def freshen(self, fills: Slots) -> None:
        """This clause has now spoken of these."""
        fresh = self.slots[Slot.FRESH]
        for slot in fills:
            if slot not in fresh:
                fresh = (*fresh, slot)
        self.slots[Slot.FRESH] = fresh

    @property
    def number(self) -> int:
        """ "that number"; -1 if there is none."""
        named = self.slots[Slot.NUMBER]
        return named[0] if named else -1

    def change_cards(self, change: CardChange) -> None:
        """Call the cards in it otherwise, or leave them out."""
        self.slots = list(with_cards_changed(tuple(self.slots), change))
        this = change((self.card,)) if self.card >= 0 else ()
        self.card = this[0] if this else -1

    def with_cards_changed(self, change: CardChange) -> Context:
        """Another one: copies of a game share those that wait."""
        new = self.copy()
        new.change_cards(change)
        return new

    def remembered(self, cards: bool = True) -> Spoken:
        """What outlasts the clause; without the cards, where no other clause asks for them."""
        slots = self.slots[:]
        if not cards:
            slots[Slot.CARD] = slots[Slot.REST] = ()
        for slot in OF_ONE_CLAUSE:
            slots[slot] = ()
        return tuple(slots)


def cards_in(spoken: Spoken) -> tuple[CardId, ...]:
    """The cards spoken of."""
    return spoken[Slot.CARD] + spoken[Slot.REST]


CardChange: TypeAlias = Callable[[tuple[CardId, ...]], tuple[CardId, ...]]


def with_cards_changed(spoken: Spoken, change: CardChange) -> Spoken:
    """With the cards in it called otherwise, or left out."""
    if not spoken[Slot.CARD] and not spoken[Slot.REST]:
        return spoken
    slots = list(spoken)
    for slot in _CARD_SLOTS:
        slots[slot] = change(slots[slot])
    return tuple(slots)
