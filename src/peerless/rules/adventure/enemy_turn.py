"""An enemy's turn: whom it attacks, and how it gets there (A.F1-A.F9).

An enemy tries to attack once. It attacks a fighter next to it; otherwise it goes to the nearest
that it can reach, by a shortest way, and attacks that one; if it can reach none, the threat grows.
Where the rules leave a choice, the players make it (A.B7). Webs and acid do not concern enemies.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from typing import NamedTuple

from peerless.rules import combat, piles
from peerless.rules.adventure.threat import advance
from peerless.rules.events import RULE, Happening
from peerless.rules.masks import NOTHING, bit, members, union
from peerless.rules.move_frames import walk
from peerless.rules.movement import can_leave, in_the_way, steps_of
from peerless.rules.numbers import FighterId, Mask, SpaceId
from peerless.rules.questions import Ask, MoveAsked, MoveFighter, Option, PickFighter
from peerless.rules.state import OFF, Frame, State
from peerless.rules.triggers import stopping_spaces, watched_spaces
from peerless.rules.turn import count_turn, end_turn
from peerless.rules.ways import moves

# ---------------------------------------------------------------- targets


def possible_targets(state: State, enemy: FighterId) -> list[FighterId]:
    """The fighters of the players on the battlefield; small ones are ignored (A.F7)."""
    side = state.side_of(enemy)
    return [
        fighter.id
        for fighter in state.setting.fighters
        if fighter.side != side and state.space[fighter.id] != OFF and not fighter.kind.is_small
    ]


def adjacent_targets(state: State, enemy: FighterId) -> list[FighterId]:
    return [f for f in possible_targets(state, enemy) if state.adjacent(enemy, f)]


class Approach(NamedTuple):
    """A fighter that an enemy can get to, how many spaces away, and where it could stand then."""

    target: FighterId
    distance: int
    ends: tuple[SpaceId, ...]


def nearest_targets(state: State, enemy: FighterId, distance: int) -> list[Approach]:
    """The nearest of those that it could attack after a move of up to so many spaces (A.F3,
    A.F5)."""
    targets = possible_targets(state, enemy)
    for gone, ends in enumerate(_ends(state, enemy, distance), 1):
        found = [
            Approach(target, gone, tuple(members(beside)))
            for target in targets
            if (beside := _beside(state, target) & ends)
        ]
        if found:
            return found
    return []


def _ends(state: State, enemy: FighterId, distance: int) -> Iterator[Mask]:
    """Where it can be after one step, and no sooner after two, three, ...: it goes through other
    enemies, never through players' fighters, and ends on an empty space (A.F6)."""
    if not can_leave(state, enemy):
        return
    blocked, occupied = in_the_way(state, enemy, through=False)
    steps = steps_of(state, enemy)
    stopping = stopping_spaces(state, enemy) if state.setting.reactions else NOTHING
    seen = frontier = bit(state.space[enemy])
    for _ in range(distance):
        ahead = union(steps[space] for space in members(frontier))
        frontier = ahead & ~blocked & ~seen
        seen |= frontier
        yield frontier & ~occupied
        frontier &= ~stopping


def _beside(state: State, target: FighterId) -> Mask:
    return state.battlefield.adjacent[state.space[target]]


# ---------------------------------------------------------------- the turn


class Step(IntEnum):
    TARGET = 0
    MOVE = 1
    ATTACK = 2
    STALK = 3
    OVER = 4


class EnemyTurn(Frame):
    """The turn of an enemy, `state.turn`."""

    __slots__ = ("enemy", "move", "step", "target")

    def __init__(self, enemy: FighterId, move: int) -> None:
        self.enemy = enemy
        self.move = move  # how far it can go
        self.step = Step.TARGET
        self.target: FighterId = -1

    def copy(self) -> EnemyTurn:
        new = EnemyTurn(self.enemy, self.move)
        new.step = self.step
        new.target = self.target
        return new

    def run(self, state: State) -> None:
        if self.step == Step.OVER or state.space[self.enemy] == OFF:
            end_turn(state)
        elif self.step == Step.TARGET:
            self.find_target(state)
        elif self.step == Step.MOVE:
            self.go(state)
        elif self.step == Step.STALK:
            self.stalk(state)
        else:
            self.step = Step.OVER
            self.attack(state)

    def find_target(self, state: State) -> None:
        targets = adjacent_targets(state, self.enemy)
        if not targets:
            near = nearest_targets(state, self.enemy, self.move)
            targets = [approach.target for approach in near]
        options = [PickFighter(fighter) for fighter in targets]
        if len(options) > 1:
            state.ask(state.turn, Ask.PICK, options)  # the players answer (A.B7)
        elif options:
            self.answer(state, options[0])
        else:
            self.step = Step.STALK if state.setting.rules.stalking else Step.OVER
            advance(state, 1, RULE, idle=self.enemy)  # A.F4

    def go(self, state: State) -> None:
        """By a shortest way to a space next to the target."""
        near = nearest_targets(state, self.enemy, self.move)
        approach = next(one for one in near if one.target == self.target)
        self.choose_end(state, list(approach.ends), approach.distance)

    def choose_end(self, state: State, ends: list[SpaceId], distance: int) -> None:
        """And the way there, where it makes a difference."""
        watched = watched_spaces(state, self.enemy) if state.setting.reactions else NOTHING
        options = [state.setting.moves[self.enemy][space] for space in ends]
        if watched:
            there = moves(state, self.enemy, distance, False, False, watched)
            options = [move for move in there if move.space in ends]
        if len(options) == 1:
            self.answer(state, options[0])
        else:
            move = MoveAsked((self.enemy,), False, distance, False, False, False)
            state.ask(state.turn, Ask.MOVE, options, RULE, None, move)

    def answer(self, state: State, option: Option) -> None:
        if isinstance(option, PickFighter):
            self.turn_on(state, option.fighter)
        else:
            assert isinstance(option, MoveFighter)
            self.step = Step.ATTACK if self.step == Step.MOVE else Step.OVER
            walk(state, option, self.move, RULE)

    def turn_on(self, state: State, target: FighterId) -> None:
        """It is decided whom it attacks: one beside it, or one it has to go to."""
        self.target = target
        beside = state.adjacent(self.enemy, target)
        self.step = Step.ATTACK if beside else Step.MOVE
        away = 0 if beside else nearest_targets(state, self.enemy, self.move)[0].distance
        state.tell(Happening.TARGET, fighter=self.enemy, amount=away, other=target)

    def attack(self, state: State) -> None:
        """With the top card of its deck (A.G1), if the target is still there beside it."""
        if state.space[self.target] == OFF or not state.adjacent(self.enemy, self.target):
            return
        card = piles.play_top(state, state.setting.fighters[self.enemy].seat)
        if card >= 0:
            assert state.adventure is not None
            state.adventure.attacks += 1
            combat.begin(state, self.enemy, self.target, card)

    # ------------------------------------------------------------ with nobody in reach

    def stalk(self, state: State) -> None:
        """As far as it can toward the nearest of the players' fighters, where a discovery says
        so."""
        ends = nearer_spaces(state, self.enemy, self.move)
        if ends:
            self.choose_end(state, ends, self.move)
        else:
            self.step = Step.OVER


def nearer_spaces(state: State, enemy: FighterId, distance: int) -> list[SpaceId]:
    """Of the spaces it can get to, those nearest to a fighter of the players, whoever stands in
    between; none if it is as near already."""
    here = state.space[enemy]
    free = union(_ends(state, enemy, distance)) | bit(here)
    around = NOTHING
    for target in possible_targets(state, enemy):
        around |= bit(state.space[target])
    while around:
        if around & free:
            found = around & free
            return [] if found & bit(here) else members(found)
        ahead = around
        for space in members(around):
            ahead |= state.battlefield.steps[space]
        if ahead == around:
            return []
        around = ahead
    return []


def take_turn(state: State, enemy: FighterId, move: int) -> None:
    state.turn = state.setting.fighters[enemy].seat
    count_turn(state)
    state.frames.append(EnemyTurn(enemy, move + state.setting.rules.more_move))
