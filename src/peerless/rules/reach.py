"""How far a fighter's arm is: where it could go and whom it could attack, whoever's turn it is.

Only what lies open on the battlefield counts, so anyone may ask."""

from __future__ import annotations

from peerless.rules.combat import reach_from, targets
from peerless.rules.masks import NOTHING, bit, has, members
from peerless.rules.movement import destinations
from peerless.rules.numbers import FighterId, Mask, SpaceId
from peerless.rules.state import OFF, State
from peerless.rules.turn_order import seats_spared


def could_move_to(state: State, fighter: FighterId) -> list[SpaceId]:
    """Where it could end a move of its hero's move value, without a boost (C28-C30); an enemy, of
    its own (A.F6)."""
    return members(_destinations(state, fighter))


def _destinations(state: State, fighter: FighterId) -> Mask:
    setting = state.setting
    seat = setting.fighters[fighter].seat
    more = 0 if setting.has_player(seat) else setting.rules.more_move
    return destinations(state, fighter, setting.forces[seat].move + more)


def could_attack(state: State, fighter: FighterId) -> list[FighterId]:
    """Whom it could attack from where it stands (C40, C41). Those who are spared in a player's
    first turn (R75) are, as long as that turn lasts."""
    found = targets(state, fighter)
    seat = state.setting.fighters[fighter].seat
    if state.turn != seat:
        return found
    spared = seats_spared(state, seat)
    return [other for other in found if not has(spared, state.setting.fighters[other].seat)]


def could_strike(state: State, fighter: FighterId) -> Mask:
    """The spaces that it could attack after such a move, or from where it stands."""
    here = state.space[fighter]
    if here == OFF:
        return NOTHING
    struck = NOTHING
    for space in members(_destinations(state, fighter) | bit(here)):
        struck |= reach_from(state, fighter, space)
    return struck
