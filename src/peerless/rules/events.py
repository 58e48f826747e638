"""Events: every change in the game, with its cause. Logs, animations and statistics read these."""

from __future__ import annotations

from enum import Enum
from typing import Final

from peerless.rules.numbers import Cause, FaceId, FighterId, Mask, Seat, SpaceId

EVERYONE: Final = -1
UNSEEN: Final = -2
"""In the place of a card's face, for those who may not know it."""

# A cause is a number: the face of a card, the ability of a seat, or a rule of the game.
RULE: Final = -1


def ability_of(seat: Seat) -> Cause:
    """The cause "the ability of this seat's hero"."""
    return -2 - seat


def seat_of_ability(cause: Cause) -> Seat | None:
    return -2 - cause if cause <= -2 else None


class Happening(Enum):
    """What an event is; beside each, which fields of the event are set."""

    __hash__ = object.__hash__  # in C: much is looked up by it, for every event that is told

    GAME_BEGAN = "game began"
    TURN_BEGAN = "turn began"  # seat
    PLACED = "placed"  # fighter, space
    TOKEN_PLACED = "token placed"  # other: the token, space
    MANEUVERED = "maneuvered"  # seat
    DREW = "drew"  # seat, card
    EXHAUSTED = "exhausted"  # seat
    BOOSTED = "boosted"  # seat, card, amount
    MOVED = "moved"  # fighter, space; other: the space before
    TOKEN_MOVED = "token moved"  # other: the token, space
    TOKEN_REMOVED = "token removed"  # other: the token, space: where it was
    SCHEMED = "schemed"  # seat, card, fighter
    ATTACKED = "attacked"  # seat, fighter; other: the target; card
    ADDED_BOOST = "added a boost face down"  # seat, card
    DEFENDED = "defended"  # seat, fighter, card (-1: none)
    REVEALED = "revealed"  # seat, card: a card of the combat turned up; amount: of two values this
    CANCELED = "canceled"  # seat, card: whose card's effects are canceled
    BOOST_LOST = "boost lost"  # seat, card: the boost beside a canceled card
    VALUE_SET = "value set"  # seat, card, amount
    VALUE_ADDED = "value added"  # seat, card, amount
    VALUE_IGNORED = "value ignored"  # seat, card
    BONUS = "bonus of an ability"  # seat, card, amount: counted into the value now
    COMBAT = "combat decided"  # seat (the winner); amount: attack value; other: defense value
    DAMAGED = "damaged"  # fighter, amount; other: the health left
    PREVENTED = "damage prevented"  # fighter, amount
    RECOVERED = "recovered"  # fighter, amount
    HEALTH_SET = "health set"  # fighter, amount
    DEFEATED = "defeated"  # fighter
    OUT = "out of the game"  # seat
    CONCEDED = "conceded"  # seat
    TIMED_OUT = "ran out of time"  # seat
    RETURNED = "returned"  # fighter, space
    SWAPPED = "swapped"  # fighter; other: the other fighter
    LEFT = "left the battlefield"  # fighter
    DEFENDER_CHANGED = "became the defender"  # fighter
    DISCARDED = "discarded"  # seat, card
    LOOKED = "looked at"  # seat, card
    SHOWED = "showed"  # seat (whose card), card
    TOOK = "took into hand"  # seat, card
    PUT_ON_TOP = "put on top"  # seat, card
    PUT_AT_BOTTOM = "put at the bottom"  # seat, card
    SHUFFLED_IN = "shuffled into the deck"  # seat, card
    SHUFFLED = "shuffled"  # seat
    CARD_BECAME = "became the card of the combat"  # seat, card
    CHOSEN = "chosen as the opponent"  # seat: of several opponents the one that a text is about
    NAMED_NUMBER = "named a number"  # seat, amount
    DECLINED = "declined"  # seat: who does not do what a text lets them do
    STATE_CHANGED = "state changed"  # seat; other: track; amount: value
    GAINED_ACTION = "gained an action"  # seat, amount
    TURN_ENDED = "turn ended"  # seat
    LASTS = "lasts"  # seat: an effect that holds for a while began
    GAME_OVER = "game over"  # seat: in the cooperative game, a player or the villain, who has won
    # of the cooperative game
    ROUND_BEGAN = "round began"  # amount: its number
    ROUND_ENDED = "round ended"  # amount: its number; what comes at its end follows
    INITIATIVE = "initiative card revealed"  # seat; other: the initiative card
    INITIATIVE_ADDED = "initiative card added"  # seat; other: the initiative card
    INITIATIVE_LAST = "initiative card put on the bottom"  # seat; other: the initiative card
    INITIATIVE_LEFT = "initiative card left the game"  # seat; other: the initiative card
    TARGET = "target chosen"  # fighter: the enemy; other: whom it will attack; amount: spaces away
    THREAT = "threat marker moved"  # amount: steps from the first space; other: before;
    # fighter: the enemy that could reach nobody
    OBJECTIVE = "objective reached"  # seat; amount: for the how manyth time
    MARKERS_PLACED = "markers placed"  # other: the site; amount
    MARKERS_REMOVED = "markers removed"  # other: the site; amount
    MARKERS_MOVED = "markers moved"  # other: the site they are on now; amount
    DESTROYED = "bridge destroyed"  # other: the site
    ACTIVATED = "bridge activated"  # seat, card: discarded for it; other: the site
    TURNED_UP = "invasion token turned up"  # other: the symbol
    MOVEMENT_ENDED = "movement ended"  # fighter


class Event:
    """What happened, to what, and why. `seers` is a mask of the seats that may know the card."""

    __slots__ = ("amount", "card", "cause", "fighter", "kind", "other", "seat", "seers", "space")

    def __init__(
        self,
        kind: Happening,
        seat: Seat = -1,
        fighter: FighterId = -1,
        card: FaceId = -1,
        space: SpaceId = -1,
        amount: int = 0,
        other: int = -1,
        cause: Cause = RULE,
        seers: Mask = EVERYONE,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.fighter = fighter
        self.card = card
        self.space = space
        self.amount = amount
        self.other = other
        self.cause = cause
        self.seers = seers

    def key(self) -> tuple[str, int, int, int, int, int, int, int, int]:
        """Everything in it, for comparing the events of two games."""
        return (
            self.kind.value, self.seat, self.fighter, self.card, self.space, self.amount,
            self.other, self.cause, self.seers,
        )  # fmt: skip

    def as_seen(self, mask: Mask) -> Event:
        """The event as those of a mask of seats may know it."""
        if self.card < 0 or self.seers & mask:
            return self
        return Event(
            self.kind, self.seat, self.fighter, UNSEEN, self.space, self.amount, self.other,
            self.cause, self.seers,
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Event)
            and self.kind is other.kind
            and self._numbers() == other._numbers()
        )

    def __hash__(self) -> int:
        return hash(self._numbers())

    def _numbers(self) -> tuple[int, int, int, int, int, int, int, int]:
        return (
            self.seat, self.fighter, self.card, self.space, self.amount, self.other, self.cause,
            self.seers,
        )  # fmt: skip

    def __repr__(self) -> str:
        """What happened, and the fields that are set."""
        unset = Event(self.kind)
        fields = ("seat", "fighter", "card", "space", "amount", "other", "cause", "seers")
        parts = [
            f"{field} {getattr(self, field)}"
            for field in fields
            if getattr(self, field) != getattr(unset, field)
        ]
        return f"<{self.kind.value}{': ' if parts else ''}{', '.join(parts)}>"
