"""Standing rules: they hold all the time, or while something is so, and are read when they matter
(R39)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from peerless.rules.combat_record import CombatSide
from peerless.rules.context import Context
from peerless.rules.evaluate import holds
from peerless.rules.events import ability_of
from peerless.rules.numbers import FighterId, Mask, Seat
from peerless.rules.state import State
from peerless.text.tree import Linked, Uncancelable, ValueBonus

Rule = TypeVar("Rule", ValueBonus, Uncancelable, Linked)


def rules_of_ability(state: State, seat: Seat, kind: type[Rule]) -> Iterator[tuple[Rule, Context]]:
    """The rules of a kind in a hero's ability that hold now, each with its context."""
    for standing in state.setting.standing[seat]:
        rule = standing.rule
        if isinstance(rule, kind):
            context = Context(seat, ability_of(seat))
            if standing.condition is None or holds(state, context, standing.condition):
                yield rule, context


def cannot_be_canceled(state: State, side: CombatSide) -> bool:
    """Whether the card of that side says so itself, or its player's ability says so of cards with
    its user or tag (R52, R90)."""
    face = state.setting.face(side.card)
    assert state.combat is not None
    context = Context(side.seat, face.id, side.card, side.fighter)
    for standing in face.part(state.combat.role(side)).standing:
        if isinstance(standing.rule, Uncancelable) and (
            standing.condition is None or holds(state, context, standing.condition)
        ):
            return True
    names = {*face.card.users, *face.card.tags}
    return any(
        not names.isdisjoint(rule.banners)
        for rule, _ in rules_of_ability(state, side.seat, Uncancelable)
    )


def linked_spaces(state: State, fighter: FighterId) -> list[Mask]:
    """Sets of spaces that are adjacent to one another for this fighter's movement, as masks
    (C61)."""
    piece = state.setting.fighters[fighter]
    return [
        state.token_spaces(rule.token)
        for rule, _ in rules_of_ability(state, piece.seat, Linked)
        if rule.fighter.name == piece.kind.name
    ]
