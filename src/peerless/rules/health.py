"""Health: damage, recovery and defeat."""

from __future__ import annotations

from peerless.rules import triggers
from peerless.rules.ending import after_defeats
from peerless.rules.events import Happening
from peerless.rules.lasting import Hold
from peerless.rules.masks import has
from peerless.rules.movement import put, take_off
from peerless.rules.numbers import Cause, FighterId, SpaceId
from peerless.rules.state import OFF, State


def deal(
    state: State, fighters: list[FighterId], amount: int, cause: Cause, combat: bool = False
) -> int:
    """Damage to several is dealt at the same time; then the defeats, then the end (R62).

    Returns the damage dealt in all, without what was prevented (R60)."""
    dealt = 0
    for fighter in fighters:
        if state.health[fighter] == 0 or state.space[fighter] == OFF or amount <= 0:
            continue
        if prevented(state, fighter, combat):
            state.tell(Happening.PREVENTED, fighter=fighter, amount=amount, cause=cause)
            continue
        counts = counted(state, fighter, amount)
        dealt += counts
        left = max(state.health[fighter] - amount, _floor(state, fighter))
        state.health[fighter] = min(left, state.health[fighter])
        state.tell(Happening.DAMAGED, fighter=fighter, amount=amount, other=state.health[fighter],
                   cause=cause)  # fmt: skip
        if state.combat is not None:
            state.combat.count_damage(fighter, counts)
        triggers.damaged(state, fighter, counts)
    _defeat(state, [f for f in fighters if state.health[f] == 0 and state.space[f] != OFF], cause)
    return dealt


def counted(state: State, fighter: FighterId, amount: int) -> int:
    """How much damage counts as dealt: all of it, or what there was health for (R60)."""
    if state.setting.house.damage_is_cut_to_the_health_left:
        return min(amount, state.health[fighter])
    return amount


def prevented(state: State, fighter: FighterId, combat: bool) -> bool:
    """Whether damage to the fighter is prevented: that of an attack, or of an effect."""
    for lasting in state.lasting:
        if has(lasting.fighters, fighter) and (
            lasting.hold == Hold.NO_DAMAGE or (lasting.hold == Hold.NO_EFFECT_DAMAGE and not combat)
        ):
            return True
    return False


def _floor(state: State, fighter: FighterId) -> int:
    floor = 0
    for lasting in state.lasting:
        if lasting.hold == Hold.HEALTH_FLOOR and has(lasting.fighters, fighter):
            floor = max(floor, lasting.amount)
    return floor


def _defeat(state: State, fallen: list[FighterId], cause: Cause) -> None:
    for fighter in fallen:
        triggers.defeated(state, fighter)  # all of them where they stand
    for fighter in fallen:
        take_off(state, fighter)  # at once (C50, C57)
        state.tell(Happening.DEFEATED, fighter=fighter, cause=cause)
    after_defeats(state, fallen, cause)


def recover(state: State, fighter: FighterId, amount: int, cause: Cause) -> int:
    """Never above the starting health, and nothing for the defeated (C3, R55)."""
    if state.health[fighter] == 0:
        return 0
    most = state.setting.fighters[fighter].health
    if not state.setting.fighters[fighter].is_enemy:
        amount -= state.setting.rules.less_recovery
    gained = min(amount, most - state.health[fighter])
    if gained > 0:
        state.health[fighter] += gained
        state.tell(Happening.RECOVERED, fighter=fighter, amount=gained, cause=cause)
    return max(gained, 0)


def set_health(state: State, fighters: list[FighterId], amount: int, cause: Cause) -> bool:
    """Health becomes a number: not a recovery, and nothing for the defeated (R79, C3). At 0 a
    fighter is defeated (C50). Whether it is now another number."""
    changed = False
    for fighter in fighters:
        if state.health[fighter] > 0:
            health = min(amount, state.setting.fighters[fighter].health)
            changed = changed or health != state.health[fighter]
            state.health[fighter] = health
            state.tell(Happening.HEALTH_SET, fighter=fighter, amount=health, cause=cause)
    _defeat(state, [f for f in fighters if state.health[f] == 0 and state.space[f] != OFF], cause)
    return changed


def come_back(state: State, fighter: FighterId, space: SpaceId, cause: Cause) -> None:
    """A defeated fighter returns with its full health (R56)."""
    state.health[fighter] = state.setting.fighters[fighter].health
    put(state, fighter, space)
    if state.combat is not None:
        for side in (state.combat.attack, state.combat.defense):
            side.returned = side.returned or side.fighter == fighter
    state.tell(Happening.RETURNED, fighter=fighter, space=space, cause=cause)
