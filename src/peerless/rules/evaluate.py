"""Reading the game for a text: how much an amount is, and whether a condition holds (C68)."""

from __future__ import annotations

from typing import assert_never

from peerless.rules.context import Context
from peerless.rules.masks import has
from peerless.rules.numbers import CardId, FighterId, Seat, TrackId
from peerless.rules.players import my_side
from peerless.rules.select import cards_meant, count, fighter_meant, fighters_meant
from peerless.rules.state import OFF, State
from peerless.text.tree import (
    AllOf,
    Amount,
    AnyOf,
    BoostOf,
    CombatDamage,
    Compare,
    Condition,
    CounterOf,
    CountsAs,
    DamageDealt,
    DamageTo,
    Exists,
    FighterRef,
    Fights,
    Happened,
    HealthOf,
    Instead,
    IsAdjacent,
    IsHero,
    IsInZone,
    IsOn,
    Maneuvered,
    Named,
    Not,
    Number,
    Outcome,
    Per,
    PrintedOf,
    Quantity,
    Relation,
    Role,
    Select,
    Slot,
    Start,
    Started,
    StateIs,
    That,
    ThatNumber,
    UpTo,
    Won,
)

# ---------------------------------------------------------------- amounts


def measure(state: State, context: Context, amount: Amount) -> int:
    """The amount now; of "up to N" the most."""
    match amount:
        case Number(n) | UpTo(n):
            return n
        case Per(n, each):
            if isinstance(each, Select):
                return n * count(state, context, each)
            if isinstance(each, CounterOf):
                return n * measure(state, context, each)
            return n * len(context.slots[each.noun.slot])
        case Instead(n, other, condition):
            return other if holds(state, context, condition) else n
        case ThatNumber():
            return max(context.number, 0)
        case BoostOf(card):
            return sum(state.setting.face(c).boost for c in cards_meant(state, context, card))
        case PrintedOf(card):
            return sum(printed_value(state, c) for c in cards_meant(state, context, card))
        case HealthOf(ref):
            fighter = fighter_meant(state, context, ref)
            return state.health[fighter] if fighter >= 0 else 0
        case DamageDealt():
            dealt = context.slots[Slot.DAMAGE]
            return dealt[0] if dealt else 0
        case CounterOf(key):
            return state.tracks[context.seat][track_index(state, context.seat, key)]
        case CombatDamage():
            return 0 if state.combat is None else state.combat.damage
        case DamageTo(ref):
            fighter = fighter_meant(state, context, ref)
            there = state.combat is not None and fighter >= 0
            return state.combat.damage_to[fighter] if there and state.combat else 0
        case _:
            assert_never(amount)


def is_missing(state: State, context: Context, amount: Amount) -> bool:
    """Whether it speaks of a number that is not there: then nothing happens (C70), and whatever is
    compared with it does not hold. "That card" has no values where none is spoken of; those of a
    side of the combat without a card, or of the top of an empty deck, are 0 (R110, R64). A scheme
    has no printed value."""
    match amount:
        case ThatNumber():
            return context.number < 0
        case BoostOf(That()):
            return not context.cards
        case PrintedOf(card):
            cards = cards_meant(state, context, card)
            if not cards:
                return isinstance(card, That)
            return state.setting.face(cards[0]).card.value is None
    return False


def printed_value(state: State, card: CardId) -> int:
    """What is printed on the card, or what has replaced it for this combat (R38)."""
    if state.combat is not None:
        for side in (state.combat.attack, state.combat.defense):
            if side.card == card and side.printed != -1:
                return side.printed
    return state.setting.face(card).value


def track_index(state: State, seat: Seat, key: str) -> TrackId:
    for i, track in enumerate(state.setting.forces[seat].tracks):
        if track.key == key:
            return i
    raise ValueError(f"nothing called {key} is kept track of")


# ---------------------------------------------------------------- conditions


def holds(state: State, context: Context, condition: Condition) -> bool:
    match condition:
        case Not(inner):
            return not holds(state, context, inner)
        case AllOf(parts):
            return all(holds(state, context, part) for part in parts)
        case AnyOf(parts):
            return any(holds(state, context, part) for part in parts)
        case Won():
            fight = my_side(state, context)
            return fight is not None and fight[0].decided and fight[0].winner is fight[1]
        case Compare(left, relation, right):
            if is_missing(state, context, left) or is_missing(state, context, right):
                return False
            one, other = measure(state, context, left), measure(state, context, right)
            return _compare(one, relation, other)
        case Happened(outcome):
            return _happened(context, outcome)
        case StateIs(key, value):
            track = track_index(state, context.seat, key)
            values = state.setting.forces[context.seat].tracks[track].values
            return state.tracks[context.seat][track] == values.index(value)
        case Maneuvered():
            return state.turn == context.seat and state.maneuvers > 0
        case Exists(select):
            return _there_are(count(state, context, select), select)
        case IsHero() | IsAdjacent() | IsInZone() | IsOn() | Fights() | Started():
            return _of_fighters(state, context, condition)
        case _:
            assert_never(condition)


def _there_are(found: int, select: Select) -> bool:
    """ "There is a ...": at least one; "there are 3 ...": just so many."""
    wanted = select.count.n
    if isinstance(wanted, Instead):
        raise TypeError("there are two numbers of them")
    if wanted == 1 or select.count.quantity is Quantity.AT_LEAST:
        return found >= wanted
    return found == wanted


def _of_fighters(
    state: State,
    context: Context,
    condition: IsHero | IsAdjacent | IsInZone | IsOn | Fights | Started,
) -> bool:
    """Of several fighters that are meant it is enough if it holds for one."""
    if isinstance(condition, Fights) and _counts_as(state, context, condition):
        return True
    fighters = fighters_meant(state, context, condition.fighter)
    return any(_of_a_fighter(state, context, condition, fighter) for fighter in fighters)


def _of_a_fighter(
    state: State,
    context: Context,
    condition: IsHero | IsAdjacent | IsInZone | IsOn | Fights | Started,
    fighter: FighterId,
) -> bool:
    match condition:
        case IsHero():
            return state.setting.fighters[fighter].is_hero
        case IsAdjacent(_, to):
            others = fighters_meant(state, context, to)
            return any(state.adjacent(fighter, other) for other in others)
        case IsInZone(_, of):
            others = fighters_meant(state, context, of)
            return any(state.share_zone(fighter, other) for other in others)
        case IsOn(_, token):
            space = state.space[fighter]
            return space != OFF and has(state.token_spaces(token), space)
        case Fights(_, role):
            return _fights(state, fighter, role)
        case Started():
            return _started(state, condition, fighter)
        case _:
            assert_never(condition)


def _fights(state: State, fighter: FighterId, role: Role) -> bool:
    """Whether the fighter attacks (defends) in this combat."""
    combat = state.combat
    if combat is None:
        return False
    side = combat.attack if role is Role.ATTACK else combat.defense
    return fighter in side.in_combat()


def _counts_as(state: State, context: Context, condition: Fights) -> bool:
    """Whether your attack counts as one by a fighter that is named, for what its card says."""
    ref: FighterRef = condition.fighter
    combat = state.combat
    if combat is None or condition.role is not Role.ATTACK or not isinstance(ref, Named):
        return False
    side = combat.attack
    if side.card < 0 or side.canceled or side.seat != context.seat:
        return False
    return any(
        isinstance(standing.rule, CountsAs)
        and standing.rule.fighter.name == ref.name
        and (standing.condition is None or holds(state, context, standing.condition))
        for standing in state.setting.face(side.card).standing
    )


def _started(state: State, condition: Started, fighter: FighterId) -> bool:
    """Compared with where everyone stood when the current turn began (R18)."""
    before, now = state.started[fighter], state.space[fighter]
    match condition.where:
        case Start.ON_TOKEN:
            return before != OFF and any(
                state.tokens_started[token.id] == before
                for token in state.setting.tokens
                if token.kind.name == condition.token
            )
        case Start.OTHER_SPACE:
            return now != OFF and before != now
        case Start.OTHER_ZONE:
            return now != OFF and (
                before == OFF or not has(state.setting.battlefield.in_zone[before], now)
            )
        case _:
            assert_never(condition.where)


def _compare(left: int, relation: Relation, right: int) -> bool:
    match relation:
        case Relation.EQUAL:
            return left == right
        case Relation.LESS:
            return left < right
        case Relation.GREATER:
            return left > right
        case Relation.AT_MOST:
            return left <= right
        case Relation.AT_LEAST:
            return left >= right
        case _:
            assert_never(relation)


def _happened(context: Context, outcome: Outcome) -> bool:
    slots = context.slots
    match outcome:
        case Outcome.DONE:
            return bool(slots[Slot.DONE])
        case Outcome.DAMAGE:
            return bool(slots[Slot.DAMAGE]) and slots[Slot.DAMAGE][0] > 0
        case Outcome.DEFEAT:
            return bool(slots[Slot.DAMAGE]) and slots[Slot.DAMAGE][1] > 0
        case Outcome.DISCARD:
            return bool(slots[Slot.DISCARD])
        case Outcome.SEARCHED:
            return bool(slots[Slot.SEARCH])
        case _:
            assert_never(outcome)
