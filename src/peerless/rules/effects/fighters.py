"""What is done with fighters and tokens: moves, places, damage, recovery."""

from __future__ import annotations

from peerless.rules import health
from peerless.rules.context import seat_of
from peerless.rules.evaluate import measure
from peerless.rules.events import Happening
from peerless.rules.interpreter import Interpreter, runs
from peerless.rules.move_frames import Moving, MovingTokens
from peerless.rules.movement import (
    can_leave,
    move_token,
    place,
    spaces_in,
    swap,
    take_off,
    token_spaces,
)
from peerless.rules.questions import Act, Ask, Option
from peerless.rules.select import (
    fighter_meant,
    find_fighters,
    find_spaces,
)
from peerless.rules.state import OFF, State
from peerless.text import tree
from peerless.text.tree import Noun, Number, Quantity, Select, That

ALL_SPACES = -1


@runs(tree.Move)
def move(state: State, run: Interpreter, node: tree.Move) -> None:
    context = run.context
    seat = seat_of(state, context, node.who)
    distance = measure(state, context, node.spaces)
    exact = isinstance(node.spaces, Number)
    may = run.may
    if isinstance(node.what, Select) and node.what.noun is Noun.TOKEN:
        tokens = run.tokens(state, node.what, seat)
        context.tokens = tokens
        if tokens:
            state.frames.append(MovingTokens(seat, list(tokens), distance, context.cause, may))
        return
    movers = [f for f in run.fighters(state, node.what, seat) if state.space[f] != OFF]
    context.outcome(False)
    if movers:
        may = may and not run.picks
        state.frames.append(
            Moving(seat, list(movers), distance, context.cause, node.through, exact, may)
        )


@runs(tree.MoveTo)
def move_to(state: State, run: Interpreter, node: tree.MoveTo) -> None:
    """A token goes anywhere that fits; where it ends is "that space"."""
    context = run.context
    seat = seat_of(state, context, node.who)
    may = run.may
    tokens = run.tokens(state, node.what, seat)
    targets = ALL_SPACES if isinstance(node.to, That) else find_spaces(state, context, node.to)
    if isinstance(node.what, Select) and node.what.count.quantity is Quantity.EACH:
        mask = targets & ((1 << len(state.occupant)) - 1)
        if tokens:
            state.frames.append(MovingTokens(seat, list(tokens), 0, context.cause, may, mask))
        return
    for token in tokens[:1]:
        space = where_to(state, run, node.to, token, seat)
        if space >= 0:
            move_token(state, token, space, context.cause)
            context.spaces = [space]
    context.tokens = tokens
    context.outcome(bool(tokens))


def where_to(state: State, run: Interpreter, to: tree.Spaces, token: int, seat: int) -> int:
    """The space that a token goes to, not onto its like (C62); -1 if there is none."""
    allowed = ~token_spaces(state, state.setting.tokens[token].kind.name)
    if isinstance(to, That):
        return run.space(state, to, allowed)
    spaces = spaces_in(find_spaces(state, run.context, to) & allowed)
    here = state.token_space[token]
    options = [Option(Act.MOVE_TOKEN, token, space, here) for space in spaces]
    return run.pick(state, seat, options, about=Ask.MOVE).b if options else -1


@runs(tree.Place)
def put_down(state: State, run: Interpreter, node: tree.Place) -> None:
    """On a free space; or, where it does not say another or an empty one, staying (R12)."""
    context = run.context
    fighters = [f for f in run.fighters(state, node.fighter) if not state.defeated(f)]
    context.outcome(False)
    for fighter in fighters[:1]:
        allowed = ~state.occupied() if can_leave(state, fighter) else 0  # R14
        if state.space[fighter] != OFF and may_stay(node.space):
            allowed |= 1 << state.space[fighter]
        space = run.space(state, node.space, allowed)
        if space >= 0:
            context.outcome(place(state, fighter, space, context.cause))


def may_stay(space: tree.Spaces) -> bool:
    if isinstance(space, That):
        return True
    return not any(isinstance(which, tree.Other | tree.Empty) for which in space.filters)


@runs(tree.Return)
def bring_back(state: State, run: Interpreter, node: tree.Return) -> None:
    """Of several alike the one with the lowest number returns; only its space is picked."""
    context = run.context
    defeated = find_fighters(state, context, node.fighter)
    context.outcome(False)
    if defeated:
        space = run.space(state, node.space, ~state.occupied())
        if space >= 0:
            health.come_back(state, defeated[0], space, context.cause)
            context.fighters = defeated[:1]
            context.outcome(True)


@runs(tree.Swap)
def exchange(state: State, run: Interpreter, node: tree.Swap) -> None:
    first = fighter_meant(state, run.context, node.first)
    second = fighter_meant(state, run.context, node.second)
    there = first >= 0 and second >= 0
    run.context.outcome(there and swap(state, first, second, run.context.cause))


@runs(tree.Leave)
def leave(state: State, run: Interpreter, node: tree.Leave) -> None:
    fighter = fighter_meant(state, run.context, node.fighter)
    leaves = fighter >= 0 and state.space[fighter] != OFF and can_leave(state, fighter)
    run.context.outcome(leaves)
    if leaves:
        take_off(state, fighter)
        state.tell(Happening.LEFT, fighter=fighter, cause=run.context.cause)


@runs(tree.Damage)
def damage(state: State, run: Interpreter, node: tree.Damage) -> None:
    context = run.context
    fighters = list(run.fighters(state, node.to))
    amount = run.amount(state, node.amount, context.seat)
    standing = [f for f in fighters if not state.defeated(f)]
    dealt = health.deal(state, fighters, amount, context.cause)
    context.outcome(dealt > 0, dealt, sum(state.defeated(f) for f in standing))


@runs(tree.Recover)
def recover(state: State, run: Interpreter, node: tree.Recover) -> None:
    fighters = run.fighters(state, node.fighter)
    amount = run.amount(state, node.amount, run.context.seat)
    gained = [health.recover(state, f, amount, run.context.cause) for f in fighters]
    run.context.outcome(sum(gained) > 0)


@runs(tree.SetHealth)
def set_health(state: State, run: Interpreter, node: tree.SetHealth) -> None:
    fighter = fighter_meant(state, run.context, node.fighter)
    done = fighter >= 0 and health.set_health(state, fighter, node.amount.n, run.context.cause)
    run.context.outcome(done)


@runs(tree.Defend)
def become_defender(state: State, run: Interpreter, node: tree.Defend) -> None:
    """The new defender takes what the attack deals; the card stays in play (R117)."""
    fighters = run.fighters(state, node.fighter)
    if fighters and state.combat is not None:
        state.combat.defense.fighter = fighters[0]
        state.combat.defense.returned = False
        state.tell(Happening.DEFENDER_CHANGED, fighter=fighters[0], cause=run.context.cause)
    run.context.outcome(bool(fighters))
