"""What value a card would have in a combat that has not begun: what is printed on it, and what its
text would make of that as things stand.

What a text asks about the board, a form, a counter or a discard pile is looked up; what only the
combat can tell (who wins, what the other card is) is taken to hold about half the time. It is asked
between combats: in the midst of one, texts speak of that one. A card that
brings the other card's value down counts for as much as such cards usually have.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from functools import lru_cache
from typing import Any, Final, TypeAlias

from peerless.bots.search.texts import MAYBE
from peerless.rules.context import Context
from peerless.rules.evaluate import holds, measure
from peerless.rules.numbers import FighterId
from peerless.rules.setting import Face, FacePart, Setting
from peerless.rules.state import OFF, State
from peerless.text.tree import (
    Add,
    AllOf,
    Amount,
    AnyOf,
    BoostOf,
    CardRef,
    CombatCard,
    CombatDamage,
    Condition,
    DamageDealt,
    DamageTo,
    Effect,
    Fights,
    Happened,
    If,
    Ignore,
    InCombat,
    Instead,
    IsHero,
    May,
    Not,
    Number,
    Per,
    PrintedOf,
    Rest,
    Role,
    SetValue,
    Start,
    Started,
    That,
    ThatNumber,
    ThisCard,
    Timing,
    Who,
    Won,
)

USUAL_ATTACK: Final = 3.5
USUAL_DEFENSE: Final = 1.5
USUAL_BOOST: Final = 2.0
SEVERAL: Final = 1.5  # how many there are of what only the combat tells
MOVED: Final = 0.7  # how often a fighter has moved before it attacks

_BEFORE: Final = (Timing.IMMEDIATELY, Timing.DURING)
"""When what changes a value happens."""

_OPEN: Final[tuple[type, ...]] = (
    That, Rest, CombatCard, ThatNumber, BoostOf, PrintedOf, DamageDealt, CombatDamage, DamageTo,
    Won, Happened,
)  # fmt: skip
"""What has no meaning before the combat."""


Conditions: TypeAlias = tuple[tuple[Condition, bool], ...]
"""All of these must hold, or must not."""


class Change:
    """What a text does to a value, and under which conditions; each is looked up, or is left to the
    combat."""

    __slots__ = ("amount", "becomes", "conditions", "known", "likely")

    def __init__(
        self, becomes: bool, amount: Amount | None, likely: float, conditions: Conditions
    ) -> None:  # fmt: skip
        self.becomes = becomes
        self.amount = amount  # None: nothing is left of the other card's value
        self.likely = likely
        self.conditions = conditions
        self.known = amount is not None and not is_open(amount)


@lru_cache(maxsize=64)
def changes(setting: Setting) -> list[tuple[list[Change], list[Change]]]:
    """Of every card of a game, by its face: as an attack, as a defense. Most have none."""
    return [(_changes(face.offense), _changes(face.defense)) for face in setting.faces]


def expected(
    state: State, face: Face, found: list[Change], fighter: FighterId, role: Role
) -> float:
    """The value that the card will about have when this fighter attacks or defends with it."""
    context = Context(face.seat, face.id, -1, fighter)
    value = float(face.part(role).value)
    for change in found:
        likely = change.likely
        for condition, holding in change.conditions:
            chance = _chance(state, context, condition, role)
            likely *= chance if holding else 1.0 - chance
        if likely == 0.0:
            continue
        if change.amount is None:
            value += likely * (USUAL_DEFENSE if role is Role.ATTACK else USUAL_ATTACK)
        elif change.becomes:
            value += likely * (_amount(state, context, change, role) - value)
        else:
            value += likely * _amount(state, context, change, role)
    return value


def is_open(node: Any) -> bool:
    """Whether only the combat can tell what it speaks of."""
    if isinstance(node, _OPEN):
        return True
    if isinstance(node, InCombat):
        return node.who is not Who.YOU
    if isinstance(node, tuple):
        return any(is_open(part) for part in node)
    if is_dataclass(node):
        return any(is_open(getattr(node, field.name)) for field in fields(node))
    return False


# ---------------------------------------------------------------- reading a text


def _changes(part: FacePart) -> list[Change]:
    found: list[Change] = []
    for timing in _BEFORE:
        _read(part.programs.get(timing, ()), 1.0, (), found)
    return found


def _read(
    effects: Sequence[Effect], likely: float, conditions: Conditions, found: list[Change]
) -> None:
    for effect in effects:
        if isinstance(effect, May):
            effect = effect.effect
        if isinstance(effect, If):
            _read(effect.then, likely, (*conditions, (effect.condition, True)), found)
            _read(effect.otherwise, likely, (*conditions, (effect.condition, False)), found)
        elif isinstance(effect, Add):
            if _is_own(effect.card):
                found.append(Change(False, effect.amount, likely, conditions))
        elif isinstance(effect, SetValue):
            if effect.printed:
                continue
            if _is_own(effect.card):
                found.append(Change(True, effect.amount, likely, conditions))
            elif effect.amount == Number(0):
                found.append(Change(False, None, likely, conditions))
        elif isinstance(effect, Ignore) and not _is_own(effect.card):
            found.append(Change(False, None, likely, conditions))


def _is_own(card: CardRef) -> bool:
    return isinstance(card, ThisCard) or (isinstance(card, CombatCard) and card.who is Who.YOU)


# ---------------------------------------------------------------- as things stand


def _amount(state: State, context: Context, change: Change, role: Role) -> float:
    amount = change.amount
    if change.known and amount is not None:
        return float(measure(state, context, amount))
    if isinstance(amount, BoostOf):
        return USUAL_BOOST
    if isinstance(amount, Per):
        return SEVERAL * amount.n / amount.every
    if isinstance(amount, Instead):
        likely = _chance(state, context, amount.condition, role)
        return amount.n + likely * (amount.other - amount.n)
    return USUAL_BOOST


def _chance(state: State, context: Context, condition: Condition, role: Role) -> float:
    """How likely it is that a condition will hold."""
    if isinstance(condition, Not):
        return 1.0 - _chance(state, context, condition.condition, role)
    if isinstance(condition, AllOf):
        likely = 1.0
        for part in condition.parts:
            likely *= _chance(state, context, part, role)
        return likely
    if isinstance(condition, AnyOf):
        return max([_chance(state, context, part, role) for part in condition.parts])
    if isinstance(condition, Fights):
        return 1.0 if condition.role is role else 0.0
    if isinstance(condition, IsHero):
        return MOVED
    if isinstance(condition, Started):
        return _started(state, context, condition)
    if _left_open(condition):
        return MAYBE
    return 1.0 if holds(state, context, condition) else 0.0


def _started(state: State, context: Context, condition: Started) -> float:
    """Where a fighter will have been when the turn begins in which it attacks."""
    if state.turn == context.seat and holds(state, context, condition):
        return 1.0
    if condition.where is not Start.ON_TOKEN:
        return MOVED
    if state.turn == context.seat:
        return 0.0
    space = OFF if context.fighter < 0 else state.space[context.fighter]
    for token in state.setting.tokens:
        if (
            token.kind.name == condition.token
            and space != OFF
            and state.token_space[token.id] == space
        ):
            return 1.0
    return 0.0


@lru_cache(maxsize=1024)
def _left_open(condition: Condition) -> bool:
    return is_open(condition)
