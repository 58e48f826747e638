"""The record of a combat: roles, not copies.

Attacker, defender and their cards are read here when they are used, so that a replaced card or a
new defender is simply right. A value is never stored: it is computed from the printed value and
an ordered list of changes, each with its source (R40).
"""

from __future__ import annotations

from typing import NamedTuple

from peerless.rules.context import NOTHING_SPOKEN, Spoken
from peerless.rules.numbers import CardId, Cause, FighterId, Seat
from peerless.text.tree import Role, Slot


class Change(NamedTuple):
    """A change of a combat card's value."""

    becomes: bool  # the value becomes `amount`; otherwise `amount` is added
    amount: int
    cause: Cause
    stays: bool = False  # a boost: it stays with the attack, whatever its card becomes (R95)


class CombatSide:
    """One of the two sides of a combat."""

    __slots__ = (
        "boost", "boost_lost", "canceled", "card", "changes", "done", "face_up", "fighter",
        "frozen", "ignored", "locked", "printed", "returned", "seat", "spoken",
    )  # fmt: skip

    def __init__(self, seat: Seat, fighter: FighterId, card: CardId = -1) -> None:
        self.seat = seat
        self.fighter = fighter
        self.returned = False  # the fighter fell and came back: a new arrival, not in this combat
        self.boost: CardId = -1  # the card added face down beside it
        self.boost_lost = False  # the effects of its attack were canceled (R77)
        self.changes: tuple[Change, ...] = ()
        self.done: tuple[
            CardId, ...
        ] = ()  # what has happened in this step: cards, or -1 for the ability
        self.play(card)

    def play(self, card: CardId, face_up: bool = False) -> None:
        """Another card is played here, -1 for none: what hung on the one before is gone, but not
        the boosts of the attack (R95)."""
        self.card = card
        self.face_up = face_up  # played face up, or revealed
        self.canceled = False
        self.ignored = False
        self.locked = False  # card effects cannot change its value (R105)
        self.frozen = False  # nothing can (R112)
        self.printed = -1  # replaces the printed value, if not -1 (R38)
        self.changes = tuple(change for change in self.changes if change.stays)
        self.spoken: Spoken = NOTHING_SPOKEN  # by its clauses so far

    def copy(self) -> CombatSide:
        new = CombatSide.__new__(CombatSide)
        new.seat = self.seat
        new.fighter = self.fighter
        new.returned = self.returned
        new.card = self.card
        new.boost = self.boost
        new.boost_lost = self.boost_lost
        new.face_up = self.face_up
        new.canceled = self.canceled
        new.ignored = self.ignored
        new.locked = self.locked
        new.frozen = self.frozen
        new.printed = self.printed
        new.changes = self.changes
        new.spoken = self.spoken
        new.done = self.done
        return new

    @property
    def number(self) -> int:
        """The number named with the card; -1 if there is none."""
        named = self.spoken[Slot.NUMBER]
        return named[0] if named else -1

    def in_combat(self) -> list[FighterId]:
        """The fighter of this side, defeated or not; nobody, once it has fallen and come back:
        it is then where it was put, and no longer in this combat (R41, C69)."""
        return [] if self.returned else [self.fighter]


class Combat:
    __slots__ = ("attack", "damage", "damage_to", "decided", "defense", "revealed")

    def __init__(self, attack: CombatSide, defense: CombatSide, fighters: int) -> None:
        self.attack = attack
        self.defense = defense
        self.revealed = False
        self.decided = False  # the outcome is known
        self.damage = 0  # dealt by the attack itself (C45)
        self.damage_to = (0,) * fighters  # all damage in this combat, by fighter

    def copy(self) -> Combat:
        new = Combat.__new__(Combat)
        new.attack = self.attack.copy()
        new.defense = self.defense.copy()
        new.revealed = self.revealed
        new.decided = self.decided
        new.damage = self.damage
        new.damage_to = self.damage_to
        return new

    def count_damage(self, fighter: FighterId, amount: int) -> None:
        """Damage was dealt while this combat is under way."""
        damage = list(self.damage_to)
        damage[fighter] += amount
        self.damage_to = tuple(damage)

    def side(self, seat: Seat) -> CombatSide | None:
        """The side of a seat, if it is in this combat."""
        if self.attack.seat == seat:
            return self.attack
        return self.defense if self.defense.seat == seat else None

    def side_with(self, card: CardId) -> CombatSide | None:
        """The side that plays a card."""
        if card < 0:
            return None
        if self.attack.card == card:
            return self.attack
        return self.defense if self.defense.card == card else None

    def fighters(self) -> list[FighterId]:
        """The fighters in the combat, of the attack and of the defense."""
        return [f for side in (self.attack, self.defense) for f in side.in_combat()]

    def role(self, side: CombatSide) -> Role:
        return Role.ATTACK if side is self.attack else Role.DEFENSE

    def opposite(self, side: CombatSide) -> CombatSide:
        return self.defense if side is self.attack else self.attack

    @property
    def winner(self) -> CombatSide:
        """The attacker, if the attack itself dealt damage; otherwise the defender (C49)."""
        return self.attack if self.damage > 0 else self.defense
