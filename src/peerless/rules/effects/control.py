"""When and how effects happen: if, may, options, for a while, later; actions and turns."""

from __future__ import annotations

from peerless.rules.effects.values import side_of_card
from peerless.rules.evaluate import holds
from peerless.rules.events import Happening
from peerless.rules.interpreter import EFFECTS, Interpreter, runs
from peerless.rules.lasting import Hold, Lasting
from peerless.rules.movement import can_leave
from peerless.rules.questions import NO, YES, Act, Ask, Option
from peerless.rules.select import (
    fighter_meant,
    fighters_meant,
    on_side,
)
from peerless.rules.state import OFF, State
from peerless.text import tree
from peerless.text.tree import Quantity, Select


@runs(tree.If)
def check(state: State, run: Interpreter, node: tree.If) -> None:
    run.next(node.then if holds(state, run.context, node.condition) else node.otherwise)


@runs(tree.May)
def may(state: State, run: Interpreter, node: tree.May) -> None:
    """Where the effect asks for something, "no" is one of the answers; otherwise yes or no."""
    inner = node.effect
    run.context.outcome(False)
    if not possible(state, run, inner):
        return
    if asks(inner):
        run.may = True
        EFFECTS[type(inner)](state, run, inner)
    elif run.pick(state, run.context.seat, [YES, NO], about=Ask.MAY) == YES:
        run.next((inner,))


def possible(state: State, run: Interpreter, node: tree.Effect) -> bool:
    """What can do nothing, as everyone can see, is not asked about."""
    if isinstance(node, tree.Swap):
        pair = [fighter_meant(state, run.context, f) for f in (node.first, node.second)]
        return all(f >= 0 and state.space[f] != OFF and can_leave(state, f) for f in pair)
    if isinstance(node, tree.SetValue | tree.Cancel | tree.Ignore):
        side = side_of_card(state, run, node.card)
        return side is not None and side.card >= 0
    return True


def asks(node: tree.Effect) -> bool:
    """Whether an effect asks for anything by itself, as it is written."""
    if isinstance(node, tree.Move | tree.MoveTo | tree.Boost | tree.Choose | tree.ChooseNumber):
        return True
    if isinstance(node, tree.ChooseState | tree.ChooseOptions):
        return True
    return any(
        isinstance(part, tree.UpTo) or (isinstance(part, Select) and chosen(part))
        for part in (getattr(node, name) for name in node.__slots__)
    )


def chosen(select: Select) -> bool:
    random = any(isinstance(which, tree.AtRandom) for which in select.filters)
    return select.count.quantity is not Quantity.EACH and not random


@runs(tree.ChooseOptions)
def choose_options(state: State, run: Interpreter, node: tree.ChooseOptions) -> None:
    """All are named before any happens; they happen in the order they were named (R82)."""
    left = list(range(len(node.options)))
    named: list[int] = []
    while left and len(named) < node.n:
        options = [Option(Act.OPTION, i) for i in left]
        answer = run.pick(state, run.context.seat, options)
        left.remove(answer.a)
        named.append(answer.a)
    for i in reversed(named):
        run.next(node.options[i])


@runs(tree.Until)
def until(state: State, run: Interpreter, node: tree.Until) -> None:
    context, rule = run.context, node.rule
    fighters, seat, amount = 0, -1, 0
    if isinstance(rule, tree.CannotLeave):
        hold = Hold.NO_LEAVING
        for fighter in state.setting.fighters:
            if on_side(state, context, rule.fighters.side, fighter.id):
                fighters |= 1 << fighter.id
    elif isinstance(rule, tree.LockValue):
        hold = Hold.VALUE_FROZEN if rule.wholly else Hold.VALUE_LOCKED
        locked = side_of_card(state, run, rule.card)
        seat = -1 if locked is None else locked.seat
    else:
        for fighter_id in fighters_meant(state, context, rule.fighter):
            fighters |= 1 << fighter_id
        if isinstance(rule, tree.HealthFloor):
            hold, amount = Hold.HEALTH_FLOOR, rule.least
        else:
            hold = Hold.NO_EFFECT_DAMAGE if rule.but_combat else Hold.NO_DAMAGE
    state.lasting.append(Lasting(hold, node.duration, fighters, seat, amount, context.cause))
    state.tell(Happening.LASTS, seat=context.seat, cause=context.cause)
    context.outcome(True)


@runs(tree.Delay)
def delay(state: State, run: Interpreter, node: tree.Delay) -> None:
    state.delayed.append((run.context.seat, run.context.cause, node.effects))


@runs(tree.GainAction)
def gain_action(state: State, run: Interpreter, node: tree.GainAction) -> None:
    """One more action this turn (C22); there are none to gain in another's."""
    if state.turn == run.context.seat:
        state.actions += node.amount.n
        state.tell(Happening.GAINED_ACTION, run.context.seat, amount=node.amount.n,
                   cause=run.context.cause)  # fmt: skip


@runs(tree.EndTurn)
def end_turn(state: State, run: Interpreter, node: tree.EndTurn) -> None:
    state.actions = 0
