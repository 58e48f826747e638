"""Moving under way: fighters that a maneuver or an effect lets someone move, one after another."""

from __future__ import annotations

from peerless.rules.movement import (
    destinations,
    move,
    move_token,
    spaces_in,
    token_destinations,
    token_spaces,
)
from peerless.rules.questions import DONE, NO, Act, Ask, Option
from peerless.rules.state import OFF, Frame, State


class Moving(Frame):
    """Each of `movers` may move once, in any order (C28); it ends when all have, or at `done`."""

    __slots__ = ("cause", "distance", "exact", "may", "moved", "movers", "of_maneuver", "seat",
                 "through")  # fmt: skip

    def __init__(
        self,
        seat: int,
        movers: list[int],
        distance: int,
        cause: int,
        through: bool = False,
        exact: bool = False,
        may: bool = False,
        of_maneuver: bool = False,
    ) -> None:
        self.seat = seat  # who moves them
        self.movers = movers
        self.distance = distance
        self.cause = cause
        self.through = through
        self.exact = exact
        self.may = may
        self.of_maneuver = of_maneuver
        self.moved = False

    def copy(self) -> Moving:
        new = Moving.__new__(Moving)
        new.seat = self.seat
        new.movers = self.movers[:]
        new.distance = self.distance
        new.cause = self.cause
        new.through = self.through
        new.exact = self.exact
        new.may = self.may
        new.of_maneuver = self.of_maneuver
        new.moved = self.moved
        return new

    def run(self, state: State) -> None:
        self.movers = [f for f in self.movers if state.space[f] != OFF]
        if not self.movers:
            self.finish(state)
            return
        state.ask(self.seat, Ask.MOVE, self.options(state), self.cause)

    def options(self, state: State) -> list[Option]:
        options: list[Option] = []
        for fighter in self.movers:
            mask = destinations(state, fighter, self.distance, self.through, self.exact)
            if not self.of_maneuver and not self.exact:
                mask |= 1 << state.space[fighter]  # an effect's move may name its own space
            moves = state.setting.moves[fighter]
            while mask:  # the bits of the mask, lowest first
                low = mask & -mask
                options.append(moves[low.bit_length() - 1])
                mask ^= low
        if not self.exact or not options:  # an exact move must be made if it can be (R9)
            options.append(DONE)
        if self.may and not self.moved:
            options.append(NO)
        return options

    def answer(self, state: State, option: Option) -> None:
        if option.act != Act.MOVE:
            self.finish(state)
            return
        self.movers.remove(option.a)
        if option.b != state.space[option.a]:
            move(state, option.a, option.b, self.cause)
            self.moved = True

    def finish(self, state: State) -> None:
        state.frames.pop()
        state.frames[-1].moved_below(state, self.moved)


class MovingTokens(Frame):
    """The same for tokens: by spaces, or (`distance` 0) to any space of a mask."""

    __slots__ = ("cause", "distance", "may", "moved", "movers", "seat", "targets")

    def __init__(
        self,
        seat: int,
        movers: list[int],
        distance: int,
        cause: int,
        may: bool = False,
        targets: int = 0,
    ) -> None:
        self.seat = seat
        self.movers = movers
        self.distance = distance
        self.cause = cause
        self.may = may
        self.targets = targets
        self.moved = False

    def copy(self) -> MovingTokens:
        new = MovingTokens.__new__(MovingTokens)
        new.seat = self.seat
        new.movers = self.movers[:]
        new.distance = self.distance
        new.cause = self.cause
        new.may = self.may
        new.targets = self.targets
        new.moved = self.moved
        return new

    def run(self, state: State) -> None:
        if not self.movers:
            self.finish(state)
            return
        state.ask(self.seat, Ask.MOVE, self.options(state), self.cause)

    def options(self, state: State) -> list[Option]:
        options = []
        for token in self.movers:
            here = state.token_space[token]
            reach = spaces_in(self.reach(state, token))
            options += [Option(Act.MOVE_TOKEN, token, space, here) for space in reach]
        if self.distance or self.may or not options:
            options.append(DONE)
        if self.may and not self.moved:
            options.append(NO)
        return options

    def reach(self, state: State, token: int) -> int:
        if self.distance:  # staying may be said by naming its own space
            return token_destinations(state, token, self.distance) | 1 << state.token_space[token]
        kind = state.setting.tokens[token].kind.name
        return self.targets & ~token_spaces(state, kind)

    def answer(self, state: State, option: Option) -> None:
        if option.act != Act.MOVE_TOKEN:
            self.finish(state)
            return
        self.movers.remove(option.a)
        if option.b != state.token_space[option.a]:
            move_token(state, option.a, option.b, self.cause)
            self.moved = True

    def finish(self, state: State) -> None:
        state.frames.pop()
        state.frames[-1].moved_below(state, self.moved)
