"""Runs the tree of a text, instruction by instruction.

What an instruction does stands in `effects`; it gives back what came of it, and here that is put
into the slots that the instruction says it fills (`tree`), and into no others.
"""

from __future__ import annotations

from peerless.rules.choosing import Asked, Resume, TextFrame
from peerless.rules.context import NO, YES, Context
from peerless.rules.effects import run_effect
from peerless.rules.effects.result import Result
from peerless.rules.events import ability_of
from peerless.rules.numbers import FighterId, Seat, SpaceId
from peerless.rules.opponents import chooses_opponent, effect_speaks_of_opponent
from peerless.rules.players import my_side, opponent_chosen
from peerless.rules.questions import NO as DECLINED
from peerless.rules.questions import Option
from peerless.rules.setting import Program
from peerless.rules.state import State
from peerless.text.tree import Effect, May, Slot, Timing


class Interpreter(TextFrame):
    __slots__ = ("remembers",)

    def __init__(self, program: Program, context: Context, remembers: bool = True) -> None:
        super().__init__(program, context)
        self.remembers = remembers  # what it speaks of is known to the next clause

    def copy(self) -> Interpreter:
        new = Interpreter((), self.context.copy(), self.remembers)
        new.todo = self.todo[:]
        new.effect = self.effect
        new.picks = self.picks[:]
        new.cursor = self.cursor
        new.may = self.may
        new.short = self.short
        return new

    def run(self, state: State) -> None:
        while self.todo:
            node = self.todo.pop()
            if isinstance(node, Resume):
                self.context.slots = list(node.spoken)
                continue
            self.effect = node
            self.cursor = 0
            self.may = False
            self.short = False
            try:
                if state.setting.seats > 2:
                    self.settle_opponent(state, node)
                result = run_effect(state, self, node)
            except Asked:
                self.todo.append(node)
                return
            if state.over:
                return
            self.picks.clear()
            if result is not None:
                self.fill(node, result)
            if state.frames[-1] is not self or state.set_off:
                return  # a move is under way, or triggers come before the next instruction
        state.frames.pop()
        self.remember(state)

    def answer(self, state: State, option: Option) -> None:
        if option == DECLINED:
            effect = self.todo.pop()
            assert not isinstance(effect, Resume)
            self.picks.clear()
            self.decline(effect)
        else:
            self.picks.append(option)

    def moved_below(self, state: State, ends: list[SpaceId], declined: bool) -> None:
        """What was moved is spoken of already; where it went is known only now."""
        assert self.effect is not None
        slots = self.context.slots
        if declined:
            self.decline(self.effect)
            return
        slots[Slot.DONE] = YES if ends and not self.short else NO
        if Slot.SPACE in self.effect.fills:
            slots[Slot.SPACE] = tuple(ends)

    # ------------------------------------------------------------ what came of it

    def fill(self, effect: Effect, result: Result) -> None:
        """Into the slots that the instruction fills; cards it has dealt with leave "the rest"."""
        slots = self.context.slots
        fills = effect.fills
        opponent = slots[Slot.OPPONENT]
        self.context.speak_of(fills, result.spoken)
        if Slot.PLAYER in fills and not chooses_opponent(effect):
            slots[Slot.OPPONENT] = opponent
        if Slot.CARD in fills and Slot.REST not in fills:
            self.take_from_rest(slots[Slot.CARD])
        slots[Slot.DONE] = YES if result.done and not self.short else NO

    def remember(self, state: State) -> None:
        """What a card has spoken of is known to its later clauses in this combat, what an ability
        has spoken of for good."""
        if not self.remembers:
            return
        context = self.context
        if context.cause == ability_of(context.seat):
            memory = list(state.memory)
            memory[context.seat] = context.remembered(state.setting.recalls_cards[context.seat])
            state.memory = tuple(memory)
        elif state.combat is not None:
            side = state.combat.side_with(context.card)
            if side is not None:
                side.spoken = context.remembered()

    # ------------------------------------------------------------ one opponent of several

    def settle_opponent(self, state: State, node: Effect) -> None:
        """Whom "your opponent" means outside a combat, where this clause has chosen or hit nobody:
        the player of the text chooses (R121)."""
        context = self.context
        if my_side(state, context) is not None or opponent_chosen(state, context) != -1:
            return
        effect = node.effect if isinstance(node, May) else node
        if not effect_speaks_of_opponent(effect):
            return
        opponents = state.setting.opponents(context.seat)
        left = [s for s in opponents if not state.out(s) and state.setting.has_player(s)]
        there = [s for s in left if state.can_be_chosen(s)] or left
        if not there:  # enemies cannot be chosen (A.I3)
            return
        context.slots[Slot.OPPONENT] = (self.choose_opponent(state, there),)
        self.picks.clear()  # settled; what follows asks afresh
        self.cursor = 0


def start_ability(state: State, seat: Seat, timing: Timing, fighter: FighterId = -1) -> bool:
    """Begin what a hero's ability does at this time; whether it does anything."""
    program = state.setting.abilities[seat].get(timing)
    if program is None:
        return False
    context = Context(seat, ability_of(seat), -1, fighter, state.memory[seat])
    state.frames.append(Interpreter(program, context))
    return True
