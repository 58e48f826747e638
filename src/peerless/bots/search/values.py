"""What value a card would have in a combat that has not begun: what is printed on it, and what its
text would make of that as things stand. So, too, what damage a scheme would deal.

What a text asks about the board, a form, a counter or a discard pile is looked up; what only the
combat can tell (who wins, what the other card is) is taken to hold about half the time, and to be
as much as at a glance (`texts`). It is asked between combats: in the midst of one, texts speak of
that one. A card that brings the other card's value down counts for as much as such cards usually
have.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, is_dataclass, replace
from functools import lru_cache
from typing import Any, Final, TypeAlias

from peerless.bots.search.texts import MAYBE, amount_of
from peerless.rules.context import Context
from peerless.rules.evaluate import holds, measure
from peerless.rules.masks import has
from peerless.rules.numbers import FighterId
from peerless.rules.select import fighters_meant, find_fighters
from peerless.rules.setting import Face, FacePart, Setting
from peerless.rules.state import OFF, State
from peerless.text.tree import (
    ONE,
    Add,
    AllOf,
    Amount,
    AnyOf,
    Boost,
    BoostOf,
    CardRef,
    ChooseOptions,
    CombatCard,
    CombatDamage,
    Condition,
    Damage,
    DamageDealt,
    DamageTo,
    Effect,
    FighterRef,
    Fighters,
    Fighting,
    Fights,
    Happened,
    HeroOf,
    If,
    Ignore,
    InCombat,
    Instead,
    IsHero,
    IsSidekick,
    Maneuvered,
    May,
    Not,
    Noun,
    Number,
    PrintedOf,
    Quantity,
    Rest,
    Role,
    Select,
    SetValue,
    Side,
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
MOVED: Final = 0.7  # how often a fighter has moved before it attacks
HERO_FOUGHT: Final = 0.7  # how often the opposing fighter is a hero, where sidekicks stand too

_BEFORE: Final = (Timing.COMMIT, Timing.IMMEDIATELY, Timing.DURING)
"""When what changes a value happens."""

_PLAYED: Final = (Timing.PLAYED,)

_OPEN: Final[tuple[type, ...]] = (
    That, Rest, CombatCard, ThatNumber, BoostOf, PrintedOf, DamageDealt, CombatDamage, DamageTo,
    Fighting, Won, Happened,
)  # fmt: skip
"""What has no meaning before the combat."""

_BOOST: Final = BoostOf(That(Noun.CARD))
"""What boosting adds."""


Conditions: TypeAlias = tuple[tuple[Condition, bool], ...]
"""All of these must hold, or must not."""


class Change:
    """What a text does to a value (a scheme's: to the damage that it deals), and under which
    conditions; each is looked up, or is left to the combat."""

    __slots__ = ("amount", "becomes", "conditions", "known", "options", "picks", "targets")

    def __init__(
        self,
        conditions: Conditions,
        amount: Amount | None = None,
        known: bool = False,
        becomes: bool = False,
    ) -> None:
        self.conditions = conditions
        self.amount = amount  # None: nothing is left of the other card's value
        self.known = known  # the amount can be looked up
        self.becomes = becomes
        self.options: list[list[Change]] = []  # instead of an amount: so many of these are chosen
        self.picks = 0
        self.targets: Select | None = None  # of damage, who is to be found first


@lru_cache(maxsize=64)
def changes(setting: Setting) -> list[tuple[list[Change], list[Change], list[Change]]]:
    """Of every card of a game, by its face: as an attack, as a defense, as a scheme. Most have
    none."""
    duel = _is_duel(setting)
    return [
        (
            changes_of(face.offense, Role.ATTACK, duel),
            changes_of(face.defense, Role.DEFENSE, duel),
            changes_of(face.offense, None, duel),
        )
        for face in setting.faces
    ]


def expected(
    state: State, face: Face, found: list[Change], fighter: FighterId, role: Role
) -> float:
    """The value that the card will about have when this fighter attacks or defends with it."""
    context = Context(face.seat, face.id, -1, fighter)
    return _changed(state, context, found, role, float(face.part(role).value))


def dealt(state: State, face: Face, found: list[Change], fighter: FighterId) -> float:
    """The damage that the card would deal to opposing fighters, if this fighter played it now as a
    scheme."""
    return _changed(state, Context(face.seat, face.id, -1, fighter), found, None, 0.0)


def is_open(node: Any, duel: bool) -> bool:
    """Whether only the combat can tell what it speaks of. Who "your opponent" will be is known
    beforehand in a duel alone."""
    if isinstance(node, _OPEN):
        return True
    if isinstance(node, Who):
        return node is not Who.YOU and not (duel and node is Who.OPPONENT)
    if isinstance(node, InCombat):
        return node.who is not Who.YOU
    if isinstance(node, tuple):
        return any(is_open(part, duel) for part in node)
    if is_dataclass(node):
        return any(is_open(getattr(node, field.name), duel) for field in fields(node))
    return False


def _is_duel(setting: Setting) -> bool:
    return setting.players == 2 and setting.seats == 2


# ---------------------------------------------------------------- reading a text


def changes_of(part: FacePart, role: Role | None, duel: bool) -> list[Change]:
    """Of a card in one role, or as a scheme."""
    found: list[Change] = []
    for timing in _PLAYED if role is None else _BEFORE:
        found += _read(part.programs.get(timing, ()), (), role, duel)
    return found


def _read(
    effects: Sequence[Effect], conditions: Conditions, role: Role | None, duel: bool
) -> list[Change]:
    found: list[Change] = []
    for effect in effects:
        if isinstance(effect, May):
            effect = effect.effect
        if isinstance(effect, (Add, Damage)) and isinstance(effect.amount, Instead):
            effect = _told_apart(effect, effect.amount)
        if isinstance(effect, If):
            found += _read(effect.then, (*conditions, (effect.condition, True)), role, duel)
            found += _read(effect.otherwise, (*conditions, (effect.condition, False)), role, duel)
        elif isinstance(effect, ChooseOptions):
            options = [_read(option, (), role, duel) for option in effect.options]
            if any(options):
                choice = Change(conditions)
                choice.options, choice.picks = options, effect.n
                found.append(choice)
        elif isinstance(effect, Add):
            if _is_own(effect.card):
                known = not is_open(effect.amount, duel)
                found.append(Change(conditions, effect.amount, known))
        elif isinstance(effect, Damage):
            if role is None and _is_of_others(effect.to):
                known = not is_open(effect.amount, duel)
                blow = Change(conditions, effect.amount, known)
                blow.targets = _targets(effect.to, duel)
                found.append(blow)
        elif isinstance(effect, Boost):
            if role is Role.ATTACK:  # a defense cannot be boosted
                found.append(Change(conditions, _BOOST))
        elif isinstance(effect, SetValue):
            if effect.printed:
                continue
            if _is_own(effect.card):
                known = not is_open(effect.amount, duel)
                found.append(Change(conditions, effect.amount, known, becomes=True))
            elif effect.amount == Number(0):
                found.append(Change(conditions))
        elif isinstance(effect, Ignore) and not _is_own(effect.card):
            found.append(Change(conditions))
    return found


def _told_apart(effect: Add | Damage, amount: Instead) -> If:
    """One of two amounts, as two instructions."""
    first, other = [replace(effect, amount=Number(n)) for n in (amount.n, amount.other)]
    return If(amount.condition, (other,), (first,))


def _is_of_others(fighters: Fighters) -> bool:
    if isinstance(fighters, Select):
        return fighters.side in (Side.ANY, Side.OPPOSING)
    if isinstance(fighters, (HeroOf, InCombat)):
        return fighters.who is not Who.YOU
    return isinstance(fighters, That)


def _targets(fighters: Fighters, duel: bool) -> Select | None:
    """None where there is always one, or who it is depends on what is chosen before."""
    if not isinstance(fighters, Select) or is_open(fighters, duel):
        return None
    return fighters if fighters.filters or fighters.count != ONE else None


def _is_own(card: CardRef) -> bool:
    return isinstance(card, ThisCard) or (isinstance(card, CombatCard) and card.who is Who.YOU)


# ---------------------------------------------------------------- as things stand


def _changed(
    state: State, context: Context, found: list[Change], role: Role | None, value: float
) -> float:
    """What is left of a value, or comes of it."""
    for change in found:
        likely = 1.0
        for condition, holding in change.conditions:
            chance = _chance(state, context, condition, role)
            likely *= chance if holding else 1.0 - chance
        if likely == 0.0:
            continue
        amount = change.amount
        if change.picks:
            value += likely * _chosen(state, context, change, role, value)
        elif amount is None:
            value += likely * (USUAL_DEFENSE if role is Role.ATTACK else USUAL_ATTACK)
        else:
            size = float(measure(state, context, amount)) if change.known else amount_of(amount)
            if change.targets is not None:
                size *= _hit(state, context, change.targets)
            value += likely * (size - value if change.becomes else size)
    return value


def _hit(state: State, context: Context, targets: Select) -> int:
    """How many opposing fighters damage would be dealt to now, less one's own."""
    sides = state.setting.sides
    others = own = 0
    for fighter in find_fighters(state, context, targets):
        if state.setting.fighters[fighter].side != sides[context.seat]:
            others += 1
        else:
            own += 1
    if targets.count.quantity is Quantity.EACH:
        return others - own
    most = targets.count.number
    return min(others, most) if most else others


def _chosen(
    state: State, context: Context, change: Change, role: Role | None, value: float
) -> float:
    """What the best of the options bring."""
    gains = [_changed(state, context, option, role, value) - value for option in change.options]
    gains.sort(reverse=True)
    return sum(gains[: change.picks])


def _chance(state: State, context: Context, condition: Condition, role: Role | None) -> float:
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
        return _fights(state, context, condition, role)
    if isinstance(condition, (IsHero, IsSidekick)) and _is_opposing(condition.fighter):
        return _is_fought(state, context, isinstance(condition, IsHero))
    if _left_open(condition, _is_duel(state.setting)):
        return MAYBE
    if isinstance(condition, (Started, Maneuvered)):
        return _in_its_turn(state, context, condition, role)
    return 1.0 if holds(state, context, condition) else 0.0


def _is_opposing(fighter: FighterRef) -> bool:
    return isinstance(fighter, InCombat) and fighter.who is Who.OPPONENT


def _fights(state: State, context: Context, condition: Fights, role: Role | None) -> float:
    """Who attacks and who defends is known of the one who would use the card; of the other side,
    that somebody of it does the other."""
    fighter = condition.fighter
    if isinstance(fighter, (InCombat, HeroOf)) and fighter.who is Who.OPPONENT:
        if condition.role is role:
            return 0.0
        return 1.0 if isinstance(fighter, InCombat) else _is_fought(state, context, True)
    if _left_open(condition, _is_duel(state.setting)):
        return MAYBE
    acts = context.fighter in fighters_meant(state, context, fighter)
    return 1.0 if acts and condition.role is role else 0.0


def _is_fought(state: State, context: Context, hero: bool) -> float:
    """How likely the opposing fighter is a hero, or else a sidekick: sure where no others stand.
    Enemies are neither (A.I1)."""
    setting = state.setting
    side = setting.sides[context.seat]
    yes = no = False
    for fighter in setting.fighters:
        if fighter.side != side and state.health[fighter.id] > 0:
            if not fighter.is_enemy and fighter.is_hero == hero:
                yes = True
            else:
                no = True
    if yes and no:
        return HERO_FOUGHT if hero else 1.0 - HERO_FOUGHT
    return 1.0 if yes else 0.0


def _in_its_turn(
    state: State, context: Context, condition: Started | Maneuvered, role: Role | None
) -> float:
    """What was so when the turn of the combat began (R18), or has been done in it. One attacks and
    plays schemes in one's own turn, attacks mostly after a maneuver; in an opponent's, where one
    defends, one's own fighters hardly ever move."""
    attacks = role is not Role.DEFENSE
    sides = state.setting.sides
    if attacks:
        under_way = state.turn == context.seat
    else:
        under_way = sides[state.turn] != sides[context.seat]
    if under_way and holds(state, context, condition):
        return 1.0
    if isinstance(condition, Maneuvered) or condition.where is not Start.ON_TOKEN:
        return MOVED if attacks else 0.0
    return 0.0 if under_way else _stands_on(state, context, condition)


def _stands_on(state: State, context: Context, condition: Started) -> float:
    """A turn that is still to come begins as things stand now, about."""
    tokens = state.token_spaces(condition.token)
    for fighter in fighters_meant(state, context, condition.fighter):
        space = state.space[fighter]
        if space != OFF and has(tokens, space):
            return 1.0
    return 0.0


@lru_cache(maxsize=1024)
def _left_open(condition: Condition, duel: bool) -> bool:
    return is_open(condition, duel)
