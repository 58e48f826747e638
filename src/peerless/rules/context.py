"""The context in which a text runs: whose it is, and what "that fighter" or "that card" means."""

from __future__ import annotations

from peerless.rules.combat_record import Combat, CombatSide
from peerless.rules.events import EVERYONE
from peerless.rules.state import State
from peerless.text.tree import Who


class Context:
    __slots__ = (
        "card", "cards", "cause", "damage", "defeats", "discards", "done", "fighter", "fighters",
        "looked", "number", "player", "rest", "searched", "seat", "seers", "spaces", "tokens",
    )  # fmt: skip

    def __init__(self, seat: int, cause: int, card: int = -1, fighter: int = -1) -> None:
        self.seat = seat  # "you"
        self.cause = cause
        self.card = card  # "this card"
        self.fighter = fighter  # the active fighter (C37, C39)
        # the slots that choosing fills
        self.fighters: list[int] = []
        self.cards: list[int] = []
        self.rest: list[int] = []
        self.looked: list[int] = []  # all that were drawn, looked at or revealed together
        self.spaces: list[int] = []
        self.tokens: list[int] = []
        self.player = -1
        self.number = -1
        self.seers = EVERYONE  # who has seen the cards in the slot
        # what came of the instruction before
        self.done = False
        self.damage = 0
        self.defeats = 0
        self.discards = 0
        self.searched = False

    def copy(self) -> Context:
        new = Context.__new__(Context)
        new.seat = self.seat
        new.cause = self.cause
        new.card = self.card
        new.fighter = self.fighter
        new.fighters = self.fighters  # the slots are replaced, never changed
        new.cards = self.cards
        new.rest = self.rest
        new.looked = self.looked
        new.spaces = self.spaces
        new.tokens = self.tokens
        new.player = self.player
        new.number = self.number
        new.seers = self.seers
        new.done = self.done
        new.damage = self.damage
        new.defeats = self.defeats
        new.discards = self.discards
        new.searched = self.searched
        return new

    def outcome(self, done: bool, damage: int = 0, defeats: int = 0, discards: int = 0) -> None:
        self.done = done
        self.damage = damage
        self.defeats = defeats
        self.discards = discards


def my_side(state: State, context: Context) -> tuple[Combat, CombatSide] | None:
    """The combat and the side of it that is "you", if you are in one."""
    if state.combat is None:
        return None
    side = state.combat.side(context.seat)
    return None if side is None else (state.combat, side)


def seat_of(state: State, context: Context, who: Who) -> int:
    """The seat meant by "you", "your opponent" or "that player"; -1 if there is none."""
    if who is Who.YOU:
        return context.seat
    if who is Who.THAT:
        return context.player
    fight = my_side(state, context)
    if fight is not None:  # in combat: the other player of it (R74)
        combat, side = fight
        return combat.opposite(side).seat
    chosen = opponent_chosen(state, context)
    if chosen != -1:
        return chosen
    # the only one: where there are several, `Effects.settle_opponent` has had one chosen (R121)
    return state.setting.opponents(context.seat)[0]


def opponent_chosen(state: State, context: Context) -> int:
    """Outside a combat: the opponent chosen, or the owner of the fighter chosen (R74)."""
    if context.player != -1:
        return context.player
    for fighter in context.fighters:
        owner = state.setting.fighters[fighter].seat
        if state.setting.sides[owner] != state.setting.sides[context.seat]:
            return owner
    return -1
