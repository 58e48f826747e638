"""The value of a combat card: never stored, computed when it is needed (R39, R40)."""

from __future__ import annotations

from peerless.rules.combat_record import Change, Combat, CombatSide
from peerless.rules.context import Context
from peerless.rules.evaluate import holds, printed_value
from peerless.rules.events import Happening, ability_of
from peerless.rules.lasting import Hold
from peerless.rules.select import fighter_meant
from peerless.rules.state import State
from peerless.text.tree import Role, Standing, ValueBonus


def parts_of_value(state: State, combat: Combat, side: CombatSide) -> list[Change]:
    """Where a value comes from, in the order of R40: what it becomes, then what is added."""
    if side.card < 0:
        return []
    if side.ignored:
        return [Change(True, 0, -1)]
    parts = [Change(True, printed_value(state, side.card), state.setting.card_face[side.card])]
    parts += [change for change in side.changes if change.becomes]
    if is_held(state, side, Hold.VALUE_FROZEN):
        return parts
    parts += [change for change in side.changes if not change.becomes]
    if side.boost >= 0 and not side.canceled and combat.revealed:
        parts.append(Change(False, state.setting.face(side.boost).boost, ability_of(side.seat)))
    role = Role.ATTACK if side is combat.attack else Role.DEFENSE
    context = Context(side.seat, ability_of(side.seat), side.card)
    for standing in state.setting.standing[side.seat]:
        rule = standing.rule
        if isinstance(rule, ValueBonus) and _applies(state, context, standing, side, role):
            parts.append(Change(False, rule.amount, ability_of(side.seat)))
    return parts


def _applies(
    state: State, context: Context, standing: Standing, side: CombatSide, role: Role
) -> bool:
    """An ability's bonus is live: its condition is read whenever the value is (R39)."""
    rule = standing.rule
    return (
        isinstance(rule, ValueBonus)
        and rule.role is role
        and fighter_meant(state, context, rule.fighter) == side.fighter
        and (standing.condition is None or holds(state, context, standing.condition))
    )


def value(state: State, combat: Combat, side: CombatSide) -> int:
    total = 0
    for part in parts_of_value(state, combat, side):
        total = part.amount if part.becomes else total + part.amount
    return max(total, 0)


def is_held(state: State, side: CombatSide, hold: Hold) -> bool:
    return any(lasting.hold == hold and lasting.seat == side.seat for lasting in state.lasting)


def change_value(state: State, side: CombatSide, becomes: bool, amount: int, cause: int) -> bool:
    """An effect changes a value, unless the value is locked: against the effects of cards (R105),
    or against everything (R112)."""
    by_card = cause >= 0
    if side.card < 0 or (by_card and is_held(state, side, Hold.VALUE_LOCKED)):
        return False
    if is_held(state, side, Hold.VALUE_FROZEN):
        return False
    side.changes.append(Change(becomes, amount, cause))
    kind = Happening.VALUE_SET if becomes else Happening.VALUE_ADDED
    state.tell(kind, seat=side.seat, card=side.card, amount=amount, cause=cause)
    return True
