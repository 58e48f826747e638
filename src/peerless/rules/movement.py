"""Movement: moving, placing, swapping. Only these functions change where anyone stands."""

from __future__ import annotations

from peerless.rules.events import Happening
from peerless.rules.lasting import Hold
from peerless.rules.setting import Fighter
from peerless.rules.state import OFF, State
from peerless.text.tree import Linked


def spread(steps: tuple[int, ...], start: int, distance: int, blocked: int, exact: bool) -> int:
    """The spaces at up to (or exactly) `distance` steps from `start`, as a mask."""
    seen = frontier = 1 << start
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
    state: State, fighter: int, distance: int, through: bool = False, exact: bool = False
) -> int:
    """Where a fighter can end a move, its own space left out, as a mask (C28-C30, R8).

    Friend and foe are read from the side of the fighter's owner, whoever moves it (C33, R10)."""
    here = state.space[fighter]
    if here == OFF or not can_leave(state, fighter):
        return 0
    mover = state.setting.fighters[fighter]
    foes = occupied = 0
    for other in state.setting.fighters:
        space = state.space[other.id]
        if space != OFF:
            occupied |= 1 << space
            if other.side != mover.side:
                foes |= 1 << space
    blocked = 0 if through else foes
    steps = steps_of(state, mover)
    return spread(steps, here, distance, blocked, exact) & ~occupied


def steps_of(state: State, fighter: Fighter) -> tuple[int, ...]:
    """From each space, where one step can lead: lines, secret passages (C16) and, for a fighter
    whose ability says so, from token to token (C61)."""
    steps = state.setting.battlefield.steps
    linked = linked_spaces(state, fighter)
    if not linked:
        return steps
    return tuple(
        mask | (linked & ~(1 << space)) if linked >> space & 1 else mask
        for space, mask in enumerate(steps)
    )


def linked_spaces(state: State, fighter: Fighter) -> int:
    """The spaces that are adjacent to one another for this fighter's movement, as a mask."""
    for standing in state.setting.standing[fighter.seat]:
        rule = standing.rule
        if isinstance(rule, Linked) and rule.fighter.name == fighter.kind.name:
            return token_spaces(state, rule.token)
    return 0


def token_spaces(state: State, name: str) -> int:
    """The spaces with a token of that kind, as a mask."""
    mask = 0
    for token in state.setting.tokens:
        space = state.token_space[token.id]
        if token.kind.name == name and space != OFF:
            mask |= 1 << space
    return mask


def can_leave(state: State, fighter: int) -> bool:
    """Whether nothing holds the fighter in its space (R14); one that is away has none to leave."""
    return state.space[fighter] == OFF or not any(
        lasting.hold == Hold.NO_LEAVING and lasting.fighters >> fighter & 1
        for lasting in state.lasting
    )


def move(state: State, fighter: int, space: int, cause: int) -> None:
    before = state.space[fighter]
    put(state, fighter, space)
    state.tell(Happening.MOVED, fighter=fighter, space=space, other=before, cause=cause)


def place(state: State, fighter: int, space: int, cause: int) -> bool:
    """Put a fighter on a free space, whatever lies between (C34); whether it got there."""
    if state.space[fighter] == space:
        return False
    if state.occupant[space] != -1 or not can_leave(state, fighter):
        return False
    put(state, fighter, space)
    state.tell(Happening.PLACED, fighter=fighter, space=space, cause=cause)
    return True


def swap(state: State, one: int, other: int, cause: int) -> bool:
    """Two fighters exchange spaces, in one step (R16)."""
    here, there = state.space[one], state.space[other]
    if OFF in (here, there) or not (can_leave(state, one) and can_leave(state, other)):
        return False
    state.space[one], state.space[other] = there, here
    state.occupant[here], state.occupant[there] = other, one
    state.tell(Happening.SWAPPED, fighter=one, other=other, cause=cause)
    return True


def take_off(state: State, fighter: int) -> None:
    """Off the battlefield: defeated, or away for a while."""
    space = state.space[fighter]
    if space != OFF:
        state.occupant[space] = -1
        state.space[fighter] = OFF


def move_token(state: State, token: int, space: int, cause: int) -> None:
    state.token_space[token] = space
    state.tell(Happening.TOKEN_MOVED, other=token, space=space, cause=cause)


def token_destinations(state: State, token: int, distance: int) -> int:
    """Where a token can end a move by spaces: past anyone, not onto its like (C62, R119)."""
    here = state.token_space[token]
    kind = state.setting.tokens[token].kind.name
    steps = state.setting.battlefield.steps
    return spread(steps, here, distance, 0, False) & ~token_spaces(state, kind)


def place_token(state: State, token: int, space: int) -> None:
    state.token_space[token] = space
    owner = state.setting.tokens[token].seat
    state.tell(Happening.TOKEN_PLACED, owner, other=token, space=space)


def put(state: State, fighter: int, space: int) -> None:
    """Stand a fighter on a free space, wherever it was."""
    before = state.space[fighter]
    if before != OFF:
        state.occupant[before] = -1
    state.space[fighter] = space
    state.occupant[space] = fighter


def spaces_in(mask: int) -> list[int]:
    """The spaces of a mask, in order."""
    spaces = []
    while mask:
        low = mask & -mask
        spaces.append(low.bit_length() - 1)
        mask ^= low
    return spaces
