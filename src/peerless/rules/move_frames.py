"""Moving under way: what a maneuver or an effect lets someone move, one after another."""

from __future__ import annotations

from typing import TypeAlias

from peerless.rules.masks import bit, members
from peerless.rules.movement import destinations, move, move_token, token_destinations
from peerless.rules.numbers import Cause, Mask, Mover, Seat, SpaceId
from peerless.rules.questions import DONE, NO, Ask, MoveAsked, MoveFighter, MoveToken, Option
from peerless.rules.state import OFF, Frame, State

Step: TypeAlias = MoveFighter | MoveToken
"""The answers with which someone moves."""


def _mover(step: Step) -> Mover:
    return step.fighter if isinstance(step, MoveFighter) else step.token


class _Moves(Frame):
    """Each of `movers` may move once, in any order (C28); it ends when all have, or at `done`."""

    __slots__ = ("begun", "cause", "distance", "ends", "exact", "may", "movers", "seat")

    def __init__(
        self, seat: Seat, movers: list[Mover], distance: int, cause: Cause, may: bool, exact: bool
    ) -> None:
        self.seat = seat  # who moves them
        self.movers = movers
        self.distance = distance
        self.cause = cause
        self.may = may  # all of it can be declined
        self.exact = exact  # just that far, if it can be
        self.begun = False
        self.ends: list[SpaceId] = []  # the spaces in which those who moved have ended

    def decides_alone(self) -> bool:
        """Whether nothing is asked where there is nothing to decide."""
        return False

    def copy_to(self, new: _Moves) -> None:
        new.seat = self.seat
        new.movers = self.movers[:]
        new.distance = self.distance
        new.cause = self.cause
        new.may = self.may
        new.exact = self.exact
        new.begun = self.begun
        new.ends = self.ends[:]

    def run(self, state: State) -> None:
        self.movers = [mover for mover in self.movers if self.here(state, mover) != OFF]
        if not self.movers:
            self.finish(state)
            return
        steps: list[Step] = []
        for mover in self.movers:
            self.offer(state, mover, steps)
        if not steps and self.decides_alone():
            self.finish(state)
            return
        options: list[Option] = [*steps]
        if not self.exact or all(self.stays(state, step) for step in steps):
            options.append(DONE)
        if self.may and not self.begun:
            options.append(NO)
        if len(options) == 1 and self.decides_alone():
            self.answer(state, options[0])
            return
        text = state.frames[-2].text_asked()
        state.ask(self.seat, Ask.MOVE, options, self.cause, text, self.asked())

    def answer(self, state: State, option: Option) -> None:
        if not isinstance(option, Step):
            self.finish(state, declined=option == NO)
            return
        self.begun = True
        self.movers.remove(_mover(option))
        if not self.stays(state, option):
            self.carry_out(state, _mover(option), option.space)
            self.ends.append(option.space)

    def stays(self, state: State, step: Step) -> bool:
        """Whether it is a move to where the mover is."""
        return self.here(state, _mover(step)) == step.space

    def finish(self, state: State, declined: bool = False) -> None:
        state.frames.pop()
        state.frames[-1].moved_below(state, self.ends, declined)

    # ------------------------------------------------------------ fighters and tokens differ in

    def here(self, state: State, mover: Mover) -> SpaceId:
        raise NotImplementedError

    def offer(self, state: State, mover: Mover, steps: list[Step]) -> None:
        """Add the moves that one of them can make."""
        raise NotImplementedError

    def asked(self) -> MoveAsked:
        raise NotImplementedError

    def carry_out(self, state: State, mover: Mover, space: SpaceId) -> None:
        raise NotImplementedError


class Moving(_Moves):
    """Fighters move: up to a distance or just that far (R9)."""

    __slots__ = ("of_maneuver", "through")

    def __init__(
        self,
        seat: Seat,
        movers: list[Mover],
        distance: int,
        cause: Cause,
        through: bool = False,
        exact: bool = False,
        may: bool = False,
        of_maneuver: bool = False,
    ) -> None:
        super().__init__(seat, movers, distance, cause, may, exact)
        self.through = through
        self.of_maneuver = of_maneuver

    def copy(self) -> Moving:
        new = Moving.__new__(Moving)
        self.copy_to(new)
        new.through = self.through
        new.of_maneuver = self.of_maneuver
        return new

    def here(self, state: State, mover: Mover) -> SpaceId:
        return state.space[mover]

    def offer(self, state: State, mover: Mover, steps: list[Step]) -> None:
        mask = destinations(state, mover, self.distance, self.through, self.exact)
        if not self.of_maneuver and not (self.exact and mask):
            mask |= bit(state.space[mover])  # staying may be said by naming its own space
        by_space = state.setting.moves[mover]
        while mask:  # the members of the mask, written out: this is offered most of all
            low = mask & -mask
            steps.append(by_space[low.bit_length() - 1])
            mask ^= low

    def asked(self) -> MoveAsked:
        movers = tuple(self.movers)
        return MoveAsked(
            movers, False, self.distance, self.exact, self.through, self.of_maneuver
        )  # fmt: skip

    def carry_out(self, state: State, mover: Mover, space: SpaceId) -> None:
        move(state, mover, space, self.cause)


class MovingTokens(_Moves):
    """Tokens move: by spaces, or to any space of a mask, where each must go if it can."""

    __slots__ = ("targets",)

    def __init__(
        self,
        seat: Seat,
        movers: list[Mover],
        distance: int,
        cause: Cause,
        may: bool,
        exact: bool,
        targets: Mask | None = None,
    ) -> None:
        super().__init__(seat, movers, distance, cause, may, exact)
        self.targets = targets

    def copy(self) -> MovingTokens:
        new = MovingTokens.__new__(MovingTokens)
        self.copy_to(new)
        new.targets = self.targets
        return new

    def here(self, state: State, mover: Mover) -> SpaceId:
        return state.token_space[mover]

    def offer(self, state: State, mover: Mover, steps: list[Step]) -> None:
        here = state.token_space[mover]
        if self.targets is None:
            reach = token_destinations(state, mover, self.distance, self.exact)
            if not (self.exact and reach):
                reach |= bit(here)  # staying may be said by naming its own space
        else:
            reach = self.targets & ~state.token_spaces(state.setting.tokens[mover].kind.name)
        steps += [MoveToken(mover, space, here) for space in members(reach)]

    def decides_alone(self) -> bool:
        return self.targets is not None

    def asked(self) -> MoveAsked:
        return MoveAsked(tuple(self.movers), True, self.distance, self.exact, False, False)

    def carry_out(self, state: State, mover: Mover, space: SpaceId) -> None:
        move_token(state, mover, space, self.cause)
