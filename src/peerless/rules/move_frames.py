"""Moving under way: what a maneuver or an effect lets someone move, one after another."""

from __future__ import annotations

from typing import Final, TypeAlias

from peerless.rules.events import RULE, Happening
from peerless.rules.masks import bit, has, members
from peerless.rules.movement import (
    can_leave,
    destinations,
    in_the_way,
    move,
    move_token,
    token_destinations,
)
from peerless.rules.numbers import Cause, FighterId, Mask, Mover, Seat, SpaceId
from peerless.rules.questions import DONE, NO, Ask, MoveAsked, MoveFighter, MoveToken, Option
from peerless.rules.state import OFF, Frame, State
from peerless.rules.triggers import entered, watched_spaces
from peerless.rules.ways import Way, moves, way_of

Step: TypeAlias = MoveFighter | MoveToken
"""The answers with which someone moves."""

_STEPS: Final = (MoveFighter, MoveToken)  # the same, quicker to ask of


def _mover(step: Step) -> Mover:
    return step.fighter if isinstance(step, MoveFighter) else step.token


class _Moves(Frame):
    """Each of `movers` may move once, in any order (C28); it ends when all have, or at `done`."""

    __slots__ = (
        "begun", "cause", "could_go", "distance", "ends", "exact", "may", "movers", "seat", "went",
    )  # fmt: skip

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
        self.could_go = False  # somebody was asked, and there was somewhere to go
        self.went = False  # somebody has left their space
        self.ends: list[SpaceId] = []  # the spaces in which those who moved have ended

    def decides_alone(self) -> bool:
        """Whether nothing is asked where there is nothing to decide."""
        return False

    def run(self, state: State) -> None:
        self.movers = self.still_there(state)
        if not self.movers:
            self.finish(state)
            return
        options: list[Option] = []
        for mover in self.movers:
            self.offer(state, mover, options)
        if not options and self.decides_alone():
            self.finish(state)
            return
        if not self.exact or all(self.stays(state, option) for option in options):
            options.append(DONE)
        if self.may and not self.begun:
            options.append(NO)
        if len(options) == 1 and self.decides_alone():
            self.answer(state, options[0])
            return
        self.could_go = self.could_go or not all(
            self.stays(state, option) for option in options if isinstance(option, _STEPS)
        )
        text = state.frames[-2].text_asked()
        state.ask(self.seat, Ask.MOVE, options, self.cause, text, self.asked())

    def answer(self, state: State, option: Option) -> None:
        if not isinstance(option, _STEPS):
            self.finish(state, declined=option == NO)
            return
        self.begun = True
        self.movers.remove(_mover(option))
        if not self.stays(state, option):
            self.went = True
            self.carry_out(state, option)

    def moved_below(self, state: State, ends: list[SpaceId], declined: bool) -> None:
        self.ends += ends

    def stays(self, state: State, step: Option) -> bool:
        """Whether it is a move to where the mover is."""
        return isinstance(step, _STEPS) and self.here(state, _mover(step)) == step.space

    def finish(self, state: State, declined: bool = False) -> None:
        if self.could_go and not self.went:
            self.tell_that_nobody_goes(state)
        state.frames.pop()
        state.frames[-1].moved_below(state, self.ends, declined)

    def tell_that_nobody_goes(self, state: State) -> None:
        """A maneuver is told by itself, and an enemy is asked nothing."""
        seat = self.seat
        if self.cause != RULE and state.setting.has_player(seat) and not state.out(seat):
            state.tell(Happening.DECLINED, seat, cause=self.cause)

    # ------------------------------------------------------------ fighters and tokens differ in

    def here(self, state: State, mover: Mover) -> SpaceId:
        raise NotImplementedError

    def still_there(self, state: State) -> list[Mover]:
        """Those who are on the battlefield."""
        return [mover for mover in self.movers if self.here(state, mover) != OFF]

    def offer(self, state: State, mover: Mover, steps: list[Option]) -> None:
        """Add the moves that one of them can make."""
        raise NotImplementedError

    def asked(self) -> MoveAsked:
        raise NotImplementedError

    def carry_out(self, state: State, step: Step) -> None:
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
        new = Moving(
            self.seat, self.movers[:], self.distance, self.cause,
            self.through, self.exact, self.may, self.of_maneuver,
        )  # fmt: skip
        new.begun = self.begun
        new.could_go = self.could_go
        new.went = self.went
        new.ends = self.ends[:]
        return new

    def here(self, state: State, mover: Mover) -> SpaceId:
        return state.space[mover]

    def still_there(self, state: State) -> list[Mover]:
        spaces = state.space
        return [mover for mover in self.movers if spaces[mover] != OFF]

    def offer(self, state: State, mover: Mover, steps: list[Option]) -> None:
        by_space = state.setting.moves[mover]
        watched = watched_spaces(state, mover)
        if watched:
            offered = moves(state, mover, self.distance, self.through, self.exact, watched)
            if not self.of_maneuver and not (self.exact and offered):
                offered.append(by_space[state.space[mover]])
            steps += offered
            return
        mask = destinations(state, mover, self.distance, self.through, self.exact)
        if not self.of_maneuver and not (self.exact and mask):
            mask |= bit(state.space[mover])  # staying may be said by naming its own space
        steps += [by_space[space] for space in members(mask)]

    def asked(self) -> MoveAsked:
        movers = tuple(self.movers)
        return MoveAsked(
            movers, False, self.distance, self.exact, self.through, self.of_maneuver
        )  # fmt: skip

    def carry_out(self, state: State, step: Step) -> None:
        assert isinstance(step, MoveFighter)
        if walk(state, step, self.distance, self.cause, self.through, self.exact):
            self.ends.append(step.space)


def walk(
    state: State,
    step: MoveFighter,
    distance: int,
    cause: Cause,
    through: bool = False,
    exact: bool = False,
) -> bool:
    """A fighter moves; whether it is there. Else it is on its way, since something happens to it
    there."""
    watched = watched_spaces(state, step.fighter)
    if not watched:
        move(state, step.fighter, step.space, cause)
        return True
    way = way_of(state, step, distance, through, exact, watched)
    state.frames.append(Walking(step.fighter, way, cause, through))
    return False


class Walking(Frame):
    """A fighter goes its way, and what its entering a space sets off happens there. It goes on if
    it still can; otherwise its move has ended."""

    __slots__ = ("cause", "fighter", "here", "origin", "through", "way")

    def __init__(self, fighter: FighterId, way: Way, cause: Cause, through: bool) -> None:
        self.fighter = fighter
        self.way = way  # what is left of it
        self.cause = cause
        self.through = through
        self.origin: SpaceId = OFF  # where it began
        self.here: SpaceId = OFF  # the last space on its way in which it stood

    def copy(self) -> Walking:
        new = Walking(self.fighter, self.way, self.cause, self.through)
        new.origin = self.origin
        new.here = self.here
        return new

    def run(self, state: State) -> None:
        if self.origin == OFF:
            self.origin = self.here = state.space[self.fighter]
        if not self.way or not self.goes_on(state):
            state.frames.pop()
            ends = [self.here] if self.here != self.origin else []
            state.frames[-1].moved_below(state, ends, False)
            return
        self.walk(state)

    def end_move(self, fighter: FighterId) -> bool:
        if self.fighter == fighter:
            self.way = ()
        return self.fighter == fighter

    def goes_on(self, state: State) -> bool:
        """Whether it stands where its way has led, and the rest of the way is free."""
        if state.space[self.fighter] != self.here or not can_leave(state, self.fighter):
            return False
        blocked, occupied = in_the_way(state, self.fighter, self.through)
        taken = occupied & ~bit(self.here)
        return not has(taken, self.way[-1]) and not any(has(blocked, s) for s in self.way)

    def walk(self, state: State) -> None:
        """To the next space that is watched, or to the end. It does not stop in the space of a
        friend: there it enters, but stands in the last space that was free."""
        watched = watched_spaces(state, self.fighter)
        reached = 1
        while reached < len(self.way) and not has(watched, self.way[reached - 1]):
            reached += 1
        passed, self.way = self.way[:reached], self.way[reached:]
        free = [space for space in passed if state.occupant[space] in (-1, self.fighter)]
        if free:
            self.here = free[-1]
            move(state, self.fighter, self.here, self.cause)
        if has(watched, passed[-1]):
            entered(state, self.fighter, passed[-1])


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
        new = MovingTokens(
            self.seat, self.movers[:], self.distance, self.cause,
            self.may, self.exact, self.targets,
        )  # fmt: skip
        new.begun = self.begun
        new.could_go = self.could_go
        new.went = self.went
        new.ends = self.ends[:]
        return new

    def here(self, state: State, mover: Mover) -> SpaceId:
        return state.token_space[mover]

    def offer(self, state: State, mover: Mover, steps: list[Option]) -> None:
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

    def carry_out(self, state: State, step: Step) -> None:
        assert isinstance(step, MoveToken)
        move_token(state, step.token, step.space, self.cause)
        self.ends.append(step.space)
