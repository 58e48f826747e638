"""The value of a combat card: never stored, computed when it is needed (R39, R40)."""

from __future__ import annotations

from peerless.rules.combat_record import Change, Combat, CombatSide
from peerless.rules.events import Happening, ability_of
from peerless.rules.numbers import Cause
from peerless.rules.select import fighters_meant
from peerless.rules.standing import rules_of_ability
from peerless.rules.state import State
from peerless.text.tree import FirstAttackBonus, Role, ValueBonus


def parts_of_value(state: State, combat: Combat, side: CombatSide) -> list[Change]:
    """Where a value comes from, in the order of R40: what it becomes, then what is added."""
    if side.card < 0:
        return []
    if side.ignored:
        return [Change(True, 0, -1)]
    face = state.setting.face(side.card)
    role = combat.role(side)
    parts = [Change(True, face.part(role).value, face.id)]
    parts += [change for change in side.changes if change.becomes]
    if side.frozen:
        return parts
    parts += [change for change in side.changes if not change.becomes]
    if side.boost >= 0 and not side.boost_lost and combat.revealed:
        parts.append(Change(False, state.setting.face(side.boost).boost, ability_of(side.seat)))
    return parts + bonuses(state, side, role)


def bonuses(state: State, side: CombatSide, role: Role) -> list[Change]:
    """What abilities add, whosever they are: read whenever the value is (R39)."""
    found = [
        Change(False, rule.amount, ability_of(seat))
        for seat in range(state.setting.seats)
        for rule, context in rules_of_ability(state, seat, ValueBonus)
        if rule.role is role and side.fighter in fighters_meant(state, context, rule.fighter)
    ]
    more = state.setting.rules.first_attack_bonus
    if more and role is Role.ATTACK and state.setting.fighters[side.fighter].is_enemy:
        assert state.adventure is not None
        if state.adventure.attacks == 1:
            found.append(Change(False, more, state.setting.discovery_with(FirstAttackBonus)))
    return found


def value(state: State, combat: Combat, side: CombatSide) -> int:
    total = 0
    for part in parts_of_value(state, combat, side):
        total = part.amount if part.becomes else total + part.amount
    return max(total, 0)


def change_value(
    state: State, side: CombatSide, becomes: bool, amount: int, cause: Cause, stays: bool = False
) -> bool:
    """An effect changes a value, unless the value is locked: against the effects of cards (R105),
    or against everything (R112)."""
    by_card = cause >= 0
    if side.card < 0 or side.frozen or (by_card and side.locked):
        return False
    side.changes += (Change(becomes, amount, cause, stays),)
    kind = Happening.VALUE_SET if becomes else Happening.VALUE_ADDED
    state.tell(kind, seat=side.seat, card=side.card, amount=amount, cause=cause)
    return True
