"""Reading the game for a text: how much an amount is, and whether a condition holds (C68)."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from peerless.rules.adventure.sites import find_sites, parts_of
from peerless.rules.context import NOBODY, Context
from peerless.rules.counting import count
from peerless.rules.masks import has
from peerless.rules.numbers import CardId, FighterId, Seat, TrackId
from peerless.rules.players import my_side
from peerless.rules.select import cards_meant, fighter_meant, fighters_meant
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
    IsSidekick,
    Maneuvered,
    MarkersOn,
    Named,
    Not,
    Number,
    Outcome,
    Per,
    PlayerCount,
    Plus,
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
    ThreatLevel,
    TurnedUp,
    UpTo,
    UpToHand,
    Won,
)

# ---------------------------------------------------------------- amounts


def measure(state: State, context: Context, amount: Amount) -> int:
    """The amount now; of "up to N" the most."""
    match amount:
        case Number(n) | UpTo(n):
            return n
        case Per(n, each, every):
            return n * (_how_many(state, context, each) // every)
        case Plus(n, per):
            return n + measure(state, context, per)
        case UpToHand(n):
            return max(n - len(state.hands[context.seat]), 0)
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
        case ThreatLevel():
            return threat_level(state)
        case PlayerCount():
            return state.setting.players
        case _:
            assert_never(amount)


def _how_many(state: State, context: Context, each: Select | That | CounterOf | MarkersOn) -> int:
    match each:
        case Select():
            return count(state, context, each)
        case CounterOf():
            return measure(state, context, each)
        case MarkersOn(_, sites):
            assert state.adventure is not None
            found = find_sites(state, context, sites)
            return sum(state.adventure.markers[site] for site in found)
        case That():
            return len(context.slots[each.noun.slot])
        case _:
            assert_never(each)


def threat_level(state: State) -> int:
    """The number under the marker (A.J2); at the end of the track, the last."""
    adventure, board = parts_of(state)
    return board.track[min(adventure.steps, len(board.track) - 1)]


def is_turned_up(state: State, symbol: str) -> bool:
    """Whether the invasion token with that symbol lies face up (A.L9)."""
    adventure, _ = parts_of(state)
    symbols = state.setting.enemies[0].invasion
    return symbol in [symbols[token] for token in adventure.invasion[: adventure.turned_up]]


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
    """What is printed on the card, or what has replaced it for this combat (R38). In a combat it is
    the value for its role, elsewhere that for an attack (A.H3)."""
    face = state.setting.face(card)
    side = None if state.combat is None else state.combat.side_with(card)
    if state.combat is None or side is None:
        return face.value
    return face.part(state.combat.role(side)).value if side.printed == -1 else side.printed


def track_index(state: State, seat: Seat, key: str) -> TrackId:
    for i, track in enumerate(state.setting.forces[seat].tracks):
        if track.key == key:
            return i
    raise ValueError(f"nothing called {key} is kept track of")


# ---------------------------------------------------------------- conditions


def holds(state: State, context: Context, condition: Condition) -> bool:
    match condition:
        case Not(inner):
            if inner == Happened(Outcome.DISCARD) and context.slots[Slot.DISCARD] == NOBODY:
                return False
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
        case TurnedUp(symbol):
            return is_turned_up(state, symbol)
        case IsHero() | IsSidekick() | IsAdjacent() | IsInZone() | IsOn() | Fights() | Started():
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


OfFighters: TypeAlias = IsHero | IsSidekick | IsAdjacent | IsInZone | IsOn | Fights | Started


def _of_fighters(
    state: State,
    context: Context,
    condition: OfFighters,
) -> bool:
    """Of several fighters that are meant it is enough if it holds for one."""
    if isinstance(condition, Fights) and _counts_as(state, context, condition):
        return True
    fighters = fighters_meant(state, context, condition.fighter)
    return any(_of_a_fighter(state, context, condition, fighter) for fighter in fighters)


def _of_a_fighter(
    state: State,
    context: Context,
    condition: OfFighters,
    fighter: FighterId,
) -> bool:
    match condition:
        case IsHero():
            return state.setting.fighters[fighter].is_hero
        case IsSidekick():
            piece = state.setting.fighters[fighter]
            return not piece.is_hero and not piece.is_enemy
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
        for standing in state.setting.face(side.card).offense.standing
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
            return now != OFF and (before == OFF or not has(state.battlefield.in_zone[before], now))
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
            return bool(slots[Slot.DISCARD]) and slots[Slot.DISCARD] != NOBODY
        case Outcome.SEARCHED:
            return bool(slots[Slot.SEARCH])
        case _:
            assert_never(outcome)
