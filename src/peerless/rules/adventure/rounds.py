"""Rounds and the initiative deck (A.D1-A.D9)."""

from __future__ import annotations

from peerless.rules.adventure.enemy_turn import take_turn
from peerless.rules.adventure.initiative import record_of
from peerless.rules.adventure.record import InitiativeId
from peerless.rules.context import Context
from peerless.rules.ending import after_round
from peerless.rules.events import Happening
from peerless.rules.interpreter import Interpreter
from peerless.rules.setting import Initiative
from peerless.rules.state import Frame, State
from peerless.rules.turn import Turn
from peerless.text.tree import Timing


class Round(Frame):
    """Card after card is revealed, and when the last has been resolved the round ends. It lies at
    the bottom of the stack for the whole game."""

    __slots__ = ("ending", "left")

    def __init__(self) -> None:
        self.ending = False
        self.left: list[InitiativeId] = []  # cards whose end of the round is still to come

    def copy(self) -> Round:
        new = Round()
        new.ending = self.ending
        new.left = self.left[:]
        return new

    def run(self, state: State) -> None:
        adventure = record_of(state)
        if adventure.acting is not None:
            acting, adventure.acting = adventure.acting, None
            take_turn(state, *acting)
        elif not self.ending:
            if adventure.deck:
                reveal(state)
            else:
                self.ending = True
                self.left = adventure.row[:]
                state.turn = state.setting.villain  # it is nobody's turn
                state.tell(Happening.ROUND_ENDED, amount=adventure.round)
        elif self.left:
            card = self.left.pop(0)
            if card in adventure.row:  # A.D8; its enemy may have fallen
                run_part(state, state.setting.initiative[card], Timing.END_OF_ROUND)
        else:
            self.ending = False
            after_round(state)
            if not state.over:
                next_round(state)


def next_round(state: State) -> None:
    """All cards into a new deck, with those that were added in the round before (A.D9)."""
    adventure = record_of(state)
    adventure.deck += adventure.row + adventure.added
    adventure.row, adventure.added = [], []
    adventure.deck.sort()  # the shuffle does not depend on what the round was like
    state.chance.shuffle(adventure.deck)
    adventure.round += 1
    adventure.attacks = 0
    state.tell(Happening.ROUND_BEGAN, amount=adventure.round)


def reveal(state: State) -> None:
    """The top card goes to the right end of the row, and what it says happens at once (A.D2,
    A.D3). That of who is gone leaves the game (A.D6)."""
    adventure = record_of(state)
    card = state.setting.initiative[adventure.deck.pop()]
    adventure.last = tuple(other for other in adventure.last if other != card.id)
    if state.out(card.seat):
        state.tell(Happening.INITIATIVE_LEFT, card.seat, other=card.id)
        return
    adventure.row.append(card.id)
    state.turn = card.seat
    state.tell(Happening.INITIATIVE, card.seat, other=card.id)
    if state.setting.has_player(card.seat):
        state.frames.append(Turn())  # A.E1
    else:
        run_part(state, card, Timing.RIGHT_NOW)


def begin_turn_of_enemy(state: State) -> None:
    """The turn of `state.turn`, an enemy whose card lies in the row; of several the last."""
    setting, adventure = state.setting, record_of(state)
    cards = [setting.initiative[card] for card in reversed(adventure.row)]
    own = [card for card in cards if card.seat == state.turn]
    card = own[0] if own else setting.initiative_of(state.turn)
    adventure.acting = (setting.leader_of[state.turn], card.move)


def run_part(state: State, card: Initiative, timing: Timing) -> None:
    """What a card of an enemy says: right now, or at the end of the round."""
    if card.face < 0:
        return
    program = state.setting.faces[card.face].programs.get(timing)
    if program is not None:
        fighter = state.setting.leader_of[card.seat]
        context = Context(card.seat, card.face, fighter=fighter)
        state.frames.append(Interpreter(program, context, remembers=False))
