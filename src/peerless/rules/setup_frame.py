"""Setup: heroes, sidekicks and tokens come onto the battlefield (C6-C12)."""

from __future__ import annotations

from collections.abc import Sequence

from peerless.rules.events import RULE
from peerless.rules.interpreter import start_ability
from peerless.rules.masks import NOTHING, all_below, bit, members
from peerless.rules.movement import place, place_token
from peerless.rules.numbers import Mask
from peerless.rules.questions import Ask, Option, PlaceFighter, PlaceToken
from peerless.rules.state import OFF, Frame, State
from peerless.rules.turn import Rotation, Turn
from peerless.text.tree import Timing


class SetupFrame(Frame):
    """Seat by seat: the hero on its start space, the sidekicks, the tokens, the hero's choices."""

    __slots__ = ("chosen", "seat")

    def __init__(self) -> None:
        self.seat = 0
        self.chosen = False  # the choices of this seat's hero have been made

    def copy(self) -> SetupFrame:
        new = SetupFrame.__new__(SetupFrame)
        new.seat = self.seat
        new.chosen = self.chosen
        return new

    def run(self, state: State) -> None:
        setting = state.setting
        if self.seat == setting.players:
            state.frames.pop()
            state.frames += [Rotation(), Turn()]
            return
        if self.chosen:  # the next player
            self.seat += 1
            self.chosen = False
            return
        hero = setting.hero_of[self.seat]
        start = setting.battlefield.starts[self.seat + 1]
        if state.space[hero] == OFF and state.occupant[start] == -1:
            place(state, hero, start, RULE)  # C9, C11
        for fighter in setting.fighters_of[self.seat]:
            if state.space[fighter] == OFF:
                spaces = members(self.room(state, NOTHING))
                self.offer(state, [PlaceFighter(fighter, space) for space in spaces])
                return
        for token in setting.tokens:
            waits = token.at_setup and state.token_space[token.id] == OFF
            if token.seat == self.seat and waits:
                taken = state.token_spaces(token.kind.name)
                spaces = members(self.room(state, taken))  # C59
                self.offer(state, [PlaceToken(token.id, space) for space in spaces])
                return
        self.chosen = True
        start_ability(state, self.seat, Timing.SETUP)  # C10

    def room(self, state: State, taken: Mask) -> Mask:
        """The free spaces in the hero's zones, or any free space if there is none (C9, C66). The
        start spaces of heroes yet to come are not free."""
        battlefield = state.battlefield
        hero = state.space[state.setting.hero_of[self.seat]]
        if hero == OFF:  # somebody's ability has put a fighter on its start space
            hero = battlefield.starts[self.seat + 1]
        for later in range(self.seat + 1, state.setting.players):
            taken |= bit(battlefield.starts[later + 1])
        free = all_below(len(battlefield.spaces)) & ~state.occupied() & ~taken
        return battlefield.in_zone[hero] & free or free

    def offer(self, state: State, options: Sequence[PlaceFighter | PlaceToken]) -> None:
        if len(options) == 1:
            self.answer(state, options[0])
        else:
            state.ask(self.seat, Ask.PLACE, options)

    def answer(self, state: State, option: Option) -> None:
        if isinstance(option, PlaceFighter):
            place(state, option.fighter, option.space, RULE)
        else:
            assert isinstance(option, PlaceToken)
            place_token(state, option.token, option.space, RULE)
