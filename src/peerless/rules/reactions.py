"""What triggers have set off happens: after the instruction that set it off, before the next."""

from __future__ import annotations

from collections.abc import Iterable

from peerless.rules.adventure.objective import Objective, is_due
from peerless.rules.context import CardChange, Context, cards_in
from peerless.rules.interpreter import Interpreter
from peerless.rules.numbers import CardId, Seat
from peerless.rules.setting import Reaction
from peerless.rules.state import Frame, State


def react(state: State) -> None:
    """Take up what has been set off."""
    if is_due(state):
        state.frames.append(Objective())
    order = order_of_players(state)
    waiting = sorted(state.set_off, key=lambda one: order.index(one[0].seat))
    state.set_off = ()
    state.frames.append(Reacting(waiting))


def order_of_players(state: State) -> list[Seat]:
    """In a combat the defender first, then the attacker (R34); otherwise in the order of turns,
    from the player whose turn it is."""
    seats = state.setting.seats
    order = [(state.turn + step) % seats for step in range(seats)]
    if state.combat is not None:
        fighting = [state.combat.defense.seat, state.combat.attack.seat]
        order = fighting + [seat for seat in order if seat not in fighting]
    return order


class Reacting(Frame):
    """What was set off together, one after another."""

    __slots__ = ("under_way", "waiting")

    def __init__(self, waiting: list[tuple[Reaction, Context]]) -> None:
        self.waiting = waiting  # the next first
        self.under_way: Reaction | None = None

    def copy(self) -> Reacting:
        new = Reacting(self.waiting[:])
        new.under_way = self.under_way
        return new

    def run(self, state: State) -> None:
        if not self.waiting:
            state.frames.pop()
            return
        self.under_way, context = self.waiting.pop(0)
        if self.under_way.outlasts or not state.out(context.seat):
            program = self.under_way.program
            state.frames.append(Interpreter(program, context.copy(), remembers=False))

    def reacting(self) -> Reaction | None:
        return self.under_way

    def cards_in_mind(self, seat: Seat) -> Iterable[CardId]:
        waiting = [context for _, context in self.waiting if context.seat == seat]
        return [card for context in waiting for card in cards_in(tuple(context.slots))]

    def change_cards(self, change: CardChange) -> None:
        self.waiting = [(which, c.with_cards_changed(change)) for which, c in self.waiting]
