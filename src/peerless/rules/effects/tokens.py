"""What is done with tokens: moves, places, removals."""

from __future__ import annotations

from peerless.rules.choosing import TextFrame
from peerless.rules.effects.fighters import moves_nothing
from peerless.rules.effects.result import Result
from peerless.rules.evaluate import is_missing, measure
from peerless.rules.masks import bit, mask_of, members
from peerless.rules.move_frames import MovingTokens
from peerless.rules.movement import move_token, place_token, remove_token
from peerless.rules.numbers import Seat, SpaceId, TokenId
from peerless.rules.players import seat_of
from peerless.rules.questions import Ask, MoveToken
from peerless.rules.state import OFF, State
from peerless.text import tree
from peerless.text.tree import ONE, Select, Slot, That, UpTo


def move(state: State, run: TextFrame, node: tree.Move) -> Result:
    """By spaces, as fighters do (C62)."""
    assert isinstance(node.what, (Select, That))
    context = run.context
    seat = seat_of(state, context, node.who)
    if seat < 0 or moves_nothing(state, seat, node.spaces):
        return Result(False, {Slot.TOKEN: ()})
    distance = measure(state, context, node.spaces)
    may = run.may
    tokens = run.tokens(state, node.what, seat)
    there = [token for token in tokens if state.token_space[token] != OFF]
    if there and not is_missing(state, context, node.spaces):
        exact = not isinstance(node.spaces, UpTo)
        may = may and not run.has_answers()
        state.frames.append(MovingTokens(seat, there, distance, context.cause, may, exact))
    return Result(False, {Slot.TOKEN: tokens})


def move_to(state: State, run: TextFrame, node: tree.MoveTo) -> Result:
    """To any space that fits, not onto its like (C62); where it ends is "that space"."""
    context = run.context
    seat = seat_of(state, context, node.who)
    if seat < 0:
        return Result(False, {Slot.TOKEN: (), Slot.SPACE: ()})
    may = run.may
    tokens = run.tokens(state, node.what, seat)
    there = [token for token in tokens if state.token_space[token] != OFF]
    one = not node.what.many if isinstance(node.what, That) else node.what.count == ONE
    if not one:
        targets = run.spaces_meant(state, node.to, run.spaces_of_this_clause())
        if there:
            can_decline = may and not run.has_answers()
            state.frames.append(
                MovingTokens(seat, there, 0, context.cause, can_decline, not may, targets)
            )
        return Result(False, {Slot.TOKEN: tokens, Slot.SPACE: ()})
    spaces = [space for token in there[:1] for space in where_to(state, run, node.to, token, seat)]
    for token, space in zip(there, spaces, strict=False):
        move_token(state, token, space, context.cause)
    return Result(bool(spaces), {Slot.TOKEN: tokens, Slot.SPACE: spaces})


def where_to(
    state: State, run: TextFrame, to: tree.Spaces, token: TokenId, seat: Seat
) -> list[SpaceId]:
    """The space that a token goes to, if there is one."""
    here = state.token_space[token]
    allowed = ~state.token_spaces(state.setting.tokens[token].kind.name)
    different = bit(here) | run.spaces_of_this_clause()
    spaces = members(run.spaces_meant(state, to, different) & allowed)
    if isinstance(to, That) or not spaces:
        return spaces
    options = [MoveToken(token, space, here) for space in spaces]
    return [run.pick(state, seat, options, about=Ask.MOVE).space]


def put_down(state: State, run: TextFrame, node: tree.PlaceToken) -> Result:
    """One of yours that is not on the battlefield."""
    context = run.context
    supply = kept_back(state, context.seat, node.token)
    spoken = mask_of(context.spaces)
    space = -1
    if supply:
        space = run.space(state, node.space, ~state.token_spaces(node.token), spoken)
    if space < 0:
        return Result(False, {Slot.TOKEN: (), Slot.SPACE: ()})
    place_token(state, supply[0], space, context.cause)
    return Result(True, {Slot.TOKEN: supply[:1], Slot.SPACE: (space,)})


def kept_back(state: State, seat: Seat, kind: str) -> list[TokenId]:
    """The tokens of a player that are not on the battlefield."""
    return [
        token.id
        for token in state.setting.tokens
        if token.seat == seat and token.kind.name == kind and state.token_space[token.id] == OFF
    ]


def remove(state: State, run: TextFrame, node: tree.RemoveTokens) -> Result:
    tokens = run.tokens(state, node.tokens, run.context.seat)
    there = [token for token in tokens if state.token_space[token] != OFF]
    for token in there:
        remove_token(state, token, run.context.cause)
    return Result(bool(there), {Slot.TOKEN: tokens})
