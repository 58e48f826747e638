"""Ways: by which spaces a fighter moves, where something happens to it on entering a space.

Nearly always a move is only where it ends. But where a fighter could enter a *watched* space, one
in which its entering sets something off, two ways to the same space can differ, and each is a move
of its own: it is told apart by the watched spaces that are entered, in their order. Of ways that
are alike in that, one of the shortest stands for all.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from peerless.rules.masks import NOTHING, has, mask_of, members, union
from peerless.rules.movement import can_leave, in_the_way, spread, steps_of
from peerless.rules.numbers import FighterId, Mask, SpaceId
from peerless.rules.questions import MoveAsked, MoveFighter
from peerless.rules.state import OFF, State
from peerless.rules.triggers import stopping_spaces, watched_spaces

Way: TypeAlias = tuple[SpaceId, ...]
"""Space by space, without the one it begins in; the last is where it ends."""


MOST_ENTERED = 3
"""Ways on which more than so many watched spaces are entered are not told apart: there would be no
end of them. One of them is offered where there is no other way."""


def ways(
    state: State, fighter: FighterId, distance: int, through: bool, exact: bool, watched: Mask
) -> dict[SpaceId, list[Way]]:
    """The ways of a fighter to each space where it can end, those that differ.

    On a way of up to some spaces no watched space is entered twice: to walk to and fro is no way to
    anywhere. Where the number of spaces is exact it can be the only way."""
    here = state.space[fighter]
    if here == OFF or not can_leave(state, fighter):
        return {}
    blocked, occupied = in_the_way(state, fighter, through)
    stopping = stopping_spaces(state, fighter)
    steps = tuple(mask & ~blocked for mask in steps_of(state, fighter))
    # the way to a space with so much entered: a shortest one, since it is found first
    ahead: dict[tuple[SpaceId, Way], Way] = {(here, ()): ()}
    found = dict(ahead)
    for _ in range(distance):
        frontier, ahead = ahead, {}
        for (space, entered), way in frontier.items():
            if way and has(stopping, space):
                continue
            for next_space in members(steps[space]):
                now = entered
                if has(watched, next_space):
                    if len(entered) == MOST_ENTERED or (next_space in entered and not exact):
                        continue
                    now = (*entered, next_space)
                key = (next_space, now)
                if key not in ahead and (exact or key not in found):
                    ahead[key] = (*way, next_space)
        found.update(ahead)
    by_end: dict[SpaceId, list[Way]] = {}
    for (space, _), way in (ahead if exact else found).items():
        if not has(occupied, space):
            by_end.setdefault(space, []).append(way)
    ends = _ends(steps, stopping, here, distance, exact) & ~occupied
    if ends & ~mask_of(by_end):
        fewest = _with_fewest_entered(steps, stopping, here, distance, exact, watched)
        for space in members(ends & ~mask_of(by_end)):
            by_end[space] = [fewest[space]]
    return by_end


def _ends(
    steps: tuple[Mask, ...], stopping: Mask, here: SpaceId, distance: int, exact: bool
) -> Mask:
    """Where ways lead. None leads on from where movement ends, but out of there one can go: also
    out of the space where the move begins, until that is entered again (A.M4)."""
    onward = tuple(NOTHING if has(stopping, s) else mask for s, mask in enumerate(steps))
    if not has(stopping, here) or distance == 0:
        return spread(onward, here, distance, NOTHING, exact)
    return union(spread(onward, s, distance - 1, NOTHING, exact) for s in members(steps[here]))


def _with_fewest_entered(
    steps: tuple[Mask, ...],
    stopping: Mask,
    here: SpaceId,
    distance: int,
    exact: bool,
    watched: Mask,
) -> dict[SpaceId, Way]:
    """To each space one of the ways on which the fewest watched spaces are entered."""
    best: dict[SpaceId, tuple[int, Way]] = {here: (0, ())}
    for _ in range(distance):
        ahead = {} if exact else dict(best)
        for space, (entered, way) in best.items():
            if way and has(stopping, space):
                continue
            for next_space in members(steps[space]):
                now = entered + has(watched, next_space)
                if next_space not in ahead or now < ahead[next_space][0]:
                    ahead[next_space] = (now, (*way, next_space))
        best = ahead
    return {space: way for space, (_, way) in best.items()}


def moves(
    state: State, fighter: FighterId, distance: int, through: bool, exact: bool, watched: Mask
) -> list[MoveFighter]:
    """The same as answers: the way is written out where there are several."""
    by_end = ways(state, fighter, distance, through, exact, watched)
    return [
        MoveFighter(fighter, space, way[:-1] if len(there) > 1 else ())
        for space, there in sorted(by_end.items())
        for way in there
    ]


def way_of(
    state: State, move: MoveFighter, distance: int, through: bool, exact: bool, watched: Mask
) -> Way:
    """The way that an answer stands for."""
    if move.via:
        return (*move.via, move.space)
    there = ways(state, move.fighter, distance, through, exact, watched)[move.space]
    direct = (move.space,)
    return direct if direct in there else there[0]


def same_move(state: State, asked: MoveAsked, fighter: FighterId, way: Way) -> MoveFighter | None:
    """The answer that stands for a way which is written space by space; None if that is no legal
    way."""
    if not way or not _is_legal(state, asked, fighter, way):
        return None
    watched = watched_spaces(state, fighter)
    wanted = _entered(way, watched)
    there = ways(state, fighter, asked.distance, asked.through, asked.exact, watched)
    alike = there.get(way[-1], ())
    for found in alike:
        if _entered(found, watched) == wanted:
            return MoveFighter(fighter, found[-1], found[:-1] if len(alike) > 1 else ())
    return None


def _is_legal(state: State, asked: MoveAsked, fighter: FighterId, way: Way) -> bool:
    if len(way) > asked.distance or (asked.exact and len(way) < asked.distance):
        return False
    blocked, _ = in_the_way(state, fighter, asked.through)
    steps = steps_of(state, fighter)
    here = state.space[fighter]
    stopping = stopping_spaces(state, fighter)
    for number, space in enumerate(way):
        ended = number > 0 and has(stopping, here)
        if ended or not has(steps[here] & ~blocked, space):
            return False
        here = space
    return True


def _entered(way: Iterable[SpaceId], watched: Mask) -> Way:
    return tuple(space for space in way if has(watched, space))
