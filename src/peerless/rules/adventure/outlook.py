"""What can be seen coming: what each enemy would do if its turn came now, and what the end of the
round will bring as things stand. All of it is read from what lies open, so anyone may ask."""

from __future__ import annotations

from typing import NamedTuple

from peerless.rules.adventure.enemy_turn import adjacent_targets, nearest_targets
from peerless.rules.adventure.initiative import record_of
from peerless.rules.adventure.record import InitiativeId
from peerless.rules.adventure.rounds import Round
from peerless.rules.context import Context
from peerless.rules.evaluate import holds, measure
from peerless.rules.numbers import FighterId, Seat
from peerless.rules.setting import Program
from peerless.rules.state import OFF, State
from peerless.text.tree import Advance, If, Timing


class Plan(NamedTuple):
    """Whom an enemy would attack (A.F2, A.F3); of several the players choose one. With none in
    reach the threat would grow (A.F4)."""

    move: int
    targets: tuple[FighterId, ...]
    distance: int  # how many spaces it would go to them


def plan_of(state: State, seat: Seat) -> Plan | None:
    """None for an enemy that is not on the battlefield."""
    setting = state.setting
    enemy = setting.leader_of[seat]
    if state.space[enemy] == OFF:
        return None
    move = setting.initiative_of(seat).move + setting.rules.more_move
    beside = adjacent_targets(state, enemy)
    if beside:
        return Plan(move, tuple(beside), 0)
    near = nearest_targets(state, enemy, move)
    distance = near[0].distance if near else 0
    return Plan(move, tuple([approach.target for approach in near]), distance)


class AtTheEnd(NamedTuple):
    """An initiative card that says something of the end of the round, and how far the threat would
    advance by it as things stand."""

    card: InitiativeId
    advance: int


def end_of_round(state: State) -> list[AtTheEnd]:
    """What lies in the row, from left to right (A.D8), then what is still to be revealed. While the
    round ends, what is left of that."""
    setting = state.setting
    found = []
    for card in _cards_to_come(state):
        initiative = setting.initiative[card]
        if initiative.face < 0 or state.out(initiative.seat):
            continue
        program = setting.faces[initiative.face].programs.get(Timing.END_OF_ROUND)
        if program:
            fighter = setting.leader_of[initiative.seat]
            context = Context(initiative.seat, initiative.face, fighter=fighter)
            found.append(AtTheEnd(card, advance_by(state, context, program)))
    return found


def _cards_to_come(state: State) -> list[InitiativeId]:
    adventure = record_of(state)
    for frame in state.frames:
        if isinstance(frame, Round) and frame.ending:
            return [card for card in frame.left if card in adventure.row]
    return [*adventure.row, *sorted(adventure.deck)]


def advance_by(state: State, context: Context, program: Program) -> int:
    """How far the threat would advance by a text, as things stand."""
    total = 0
    for effect in program:
        if isinstance(effect, Advance):
            total += measure(state, context, effect.amount)
        elif isinstance(effect, If):
            holding = holds(state, context, effect.condition)
            total += advance_by(state, context, effect.then if holding else effect.otherwise)
    return total
