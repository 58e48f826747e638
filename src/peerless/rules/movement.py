"""Movement: moving, placing, swapping. Only these functions change where anyone stands."""

from __future__ import annotations

from collections.abc import Sequence

from peerless.rules.events import Happening
from peerless.rules.lasting import Hold, Lasting
from peerless.rules.masks import NOTHING, bit, has, members
from peerless.rules.numbers import Cause, FighterId, Mask, SpaceId, TokenId
from peerless.rules.select import fighter_fits
from peerless.rules.standing import linked_spaces
from peerless.rules.state import OFF, State


def spread(
    steps: tuple[Mask, ...], start: SpaceId, distance: int, blocked: Mask, exact: bool
) -> Mask:
    """The spaces at up to (or exactly) `distance` steps from `start`.

    Written out without the helpers of `masks`: no other loop runs as often."""
    seen = frontier = bit(start)
    for _ in range(distance):
        ahead = 0
        while frontier:
            low = frontier & -frontier
            ahead |= steps[low.bit_length() - 1]
            frontier ^= low
        frontier = ahead & ~blocked
        if not exact:
            frontier &= ~seen
            seen |= frontier
        if not frontier:
            break
    return frontier if exact else seen


def destinations(
    state: State, fighter: FighterId, distance: int, through: bool = False, exact: bool = False
) -> Mask:
    """Where a fighter can end a move, its own space left out (C28-C30, R8).

    Friend and foe are read from the side of the fighter's owner, whoever moves it (C33, R10)."""
    here = state.space[fighter]
    if here == OFF or (state.lasting and not can_leave(state, fighter)):
        return NOTHING
    blocked, occupied = in_the_way(state, fighter, through)
    if not exact and not state.setting.has_links[state.setting.fighters[fighter].seat]:
        within = state.battlefield.within[here]
        most = min(distance, len(within) - 1)
        if most > 0 and not within[most - 1] & blocked:  # nobody is in the way, as mostly
            return within[most] & ~occupied
    return spread(steps_of(state, fighter), here, distance, blocked, exact) & ~occupied


def nearest(state: State, here: SpaceId, spaces: Mask) -> Mask:
    """Of these spaces the nearest, by steps, past anyone (A.I11); from nowhere all are."""
    if here == OFF or not spaces:
        return spaces
    seen = bit(here)
    while not seen & spaces:
        ahead = seen
        for space in members(seen):
            ahead |= state.battlefield.steps[space]
        if ahead == seen:
            return spaces  # no way leads there: all are as far
        seen = ahead
    return seen & spaces


def in_the_way(state: State, fighter: FighterId, through: bool) -> tuple[Mask, Mask]:
    """The spaces that a fighter cannot move through, and those in which it cannot end."""
    occupied = NOTHING
    for held in state.held:  # `occupied`, written out: this is asked for every mover
        occupied |= held
    foes = occupied & ~state.held[state.setting.fighters[fighter].side]
    return NOTHING if through else foes, occupied


def steps_of(state: State, fighter: FighterId) -> tuple[Mask, ...]:
    """From each space, where one step can lead: lines, secret passages (C16) and, for a fighter
    whose ability says so, from token to token (C61)."""
    steps = state.battlefield.steps
    if state.setting.has_links[state.setting.fighters[fighter].seat]:
        for linked in linked_spaces(state, fighter):
            steps = tuple(
                mask | (linked & ~bit(space)) if has(linked, space) else mask
                for space, mask in enumerate(steps)
            )
    return steps


def can_leave(state: State, fighter: FighterId) -> bool:
    """Whether nothing holds the fighter in its space (R14); one that is away has none to leave."""
    if not state.lasting or state.space[fighter] == OFF:
        return True
    return not any(_holds_back(state, lasting, fighter) for lasting in state.lasting)


def _holds_back(state: State, lasting: Lasting, fighter: FighterId) -> bool:
    if lasting.hold != Hold.NO_LEAVING or lasting.fitting is None:
        return False
    return fighter_fits(state, lasting.fitting.context, lasting.fitting.select, fighter)


def move(state: State, fighter: FighterId, space: SpaceId, cause: Cause) -> None:
    before = state.space[fighter]
    put(state, fighter, space)
    state.tell(Happening.MOVED, fighter=fighter, space=space, other=before, cause=cause)


def place(state: State, fighter: FighterId, space: SpaceId, cause: Cause) -> None:
    """Put a fighter on a free space, whatever lies between (C34)."""
    put(state, fighter, space)
    state.tell(Happening.PLACED, fighter=fighter, space=space, cause=cause)


def place_all(state: State, places: Sequence[tuple[FighterId, SpaceId]], cause: Cause) -> bool:
    """Put fighters on spaces that are free or about to be; whether one is now elsewhere."""
    moved = [(fighter, space) for fighter, space in places if state.space[fighter] != space]
    for fighter, _ in moved:
        take_off(state, fighter)
    for fighter, space in moved:
        place(state, fighter, space, cause)
    return bool(moved)


def can_swap(state: State, first: Sequence[FighterId], second: Sequence[FighterId]) -> bool:
    """Whether there are two, on the battlefield and free to leave their spaces (R16)."""
    pair = {*first, *second}
    return len(pair) == 2 and all(
        state.space[fighter] != OFF and can_leave(state, fighter) for fighter in pair
    )


def swap(state: State, one: FighterId, other: FighterId, cause: Cause) -> bool:
    """Two fighters exchange spaces, in one step (R16)."""
    if not can_swap(state, [one], [other]):
        return False
    here, there = state.space[one], state.space[other]
    state.space[one], state.space[other] = there, here
    state.occupant[here], state.occupant[there] = other, one
    sides = state.side_of(one), state.side_of(other)
    if sides[0] != sides[1]:
        for side in sides:
            state.held[side] ^= bit(here) | bit(there)
    state.tell(Happening.SWAPPED, fighter=one, other=other, cause=cause)
    return True


def take_off(state: State, fighter: FighterId) -> None:
    """Off the battlefield: defeated, or away for a while."""
    space = state.space[fighter]
    if space != OFF:
        state.occupant[space] = -1
        state.held[state.setting.fighters[fighter].side] ^= bit(space)
        state.space[fighter] = OFF


def move_token(state: State, token: TokenId, space: SpaceId, cause: Cause) -> None:
    state.token_space[token] = space
    state.tell(Happening.TOKEN_MOVED, other=token, space=space, cause=cause)


def token_destinations(state: State, token: TokenId, distance: int, exact: bool) -> Mask:
    """Where a token can end a move by spaces: past anyone, not onto its like (C62, R119)."""
    here = state.token_space[token]
    kind = state.setting.tokens[token].kind.name
    steps = state.battlefield.steps
    return spread(steps, here, distance, 0, exact) & ~state.token_spaces(kind)


def place_token(state: State, token: TokenId, space: SpaceId, cause: Cause) -> None:
    state.token_space[token] = space
    owner = state.setting.tokens[token].seat
    state.tell(Happening.TOKEN_PLACED, owner, other=token, space=space, cause=cause)


def remove_token(state: State, token: TokenId, cause: Cause) -> None:
    before, state.token_space[token] = state.token_space[token], OFF
    owner = state.setting.tokens[token].seat
    state.tell(Happening.TOKEN_REMOVED, owner, other=token, space=before, cause=cause)


def put(state: State, fighter: FighterId, space: SpaceId) -> None:
    """Stand a fighter on a free space, wherever it was."""
    side = state.setting.fighters[fighter].side
    before = state.space[fighter]
    if before != OFF:
        state.occupant[before] = -1
        state.held[side] ^= bit(before)
    state.space[fighter] = space
    state.occupant[space] = fighter
    state.held[side] |= bit(space)
