"""Reading the game for a text: how much an amount is, and whether a condition holds (C68)."""

from __future__ import annotations

from peerless.rules.context import Context, my_side
from peerless.rules.movement import token_spaces
from peerless.rules.select import (
    cards_meant,
    fighter_meant,
    fighters_meant,
    find_cards,
    find_fighters,
    find_tokens,
)
from peerless.rules.state import OFF, State
from peerless.text.tree import (
    AllOf,
    AnyOf,
    BoostOf,
    CombatDamage,
    Compare,
    Condition,
    CounterOf,
    CountsAs,
    DamageDealt,
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
    Measure,
    Named,
    Not,
    Noun,
    Number,
    Outcome,
    Per,
    PrintedOf,
    Relation,
    Role,
    Select,
    Start,
    Started,
    StateIs,
    That,
    ThatNumber,
    UpTo,
    Who,
    Won,
)

# ---------------------------------------------------------------- amounts


def measure(
    state: State, context: Context, amount: Number | UpTo | Per | Instead | Measure | CounterOf
) -> int:
    """The amount now; of "up to N" the most."""
    if isinstance(amount, Number | UpTo):
        return amount.n
    if isinstance(amount, Per):
        return amount.n * count(state, context, amount.each)
    if isinstance(amount, Instead):
        return amount.other if holds(state, context, amount.condition) else amount.n
    if isinstance(amount, ThatNumber):
        return max(context.number, 0)
    if isinstance(amount, BoostOf):
        return sum(state.setting.face(c).boost for c in cards_meant(state, context, amount.card))
    if isinstance(amount, PrintedOf):
        return sum(printed_value(state, c) for c in cards_meant(state, context, amount.card))
    if isinstance(amount, HealthOf):
        fighter = fighter_meant(state, context, amount.fighter)
        return state.health[fighter] if fighter >= 0 else 0
    if isinstance(amount, DamageDealt):
        return context.damage
    if isinstance(amount, CounterOf):
        return state.tracks[context.seat][track_index(state, context.seat, amount.key)]
    if state.combat is None:
        return 0
    if isinstance(amount, CombatDamage):
        return state.combat.damage
    fighter = fighter_meant(state, context, amount.fighter)
    return state.combat.damage_to[fighter] if fighter >= 0 else 0


def count(state: State, context: Context, each: Select | That) -> int:
    if isinstance(each, That):
        return len(context.cards if each.noun is Noun.CARD else context.fighters)
    if each.noun is Noun.CARD:
        return len(find_cards(state, context, each, Who.YOU))
    if each.noun is Noun.TOKEN:
        return len(find_tokens(state, context, each))
    return len(find_fighters(state, context, each))


def printed_value(state: State, card: int) -> int:
    """What is printed on the card, or what has replaced it for this combat (R38)."""
    if state.combat is not None:
        for side in (state.combat.attack, state.combat.defense):
            if side.card == card and side.printed != -1:
                return side.printed
    return state.setting.face(card).value


def track_index(state: State, seat: int, key: str) -> int:
    for i, track in enumerate(state.setting.heroes[seat].tracks):
        if track.key == key:
            return i
    raise ValueError(f"nothing called {key} is kept track of")


# ---------------------------------------------------------------- conditions


def holds(state: State, context: Context, condition: Condition) -> bool:
    if isinstance(condition, Not):
        return not holds(state, context, condition.condition)
    if isinstance(condition, AllOf):
        return all(holds(state, context, part) for part in condition.parts)
    if isinstance(condition, AnyOf):
        return any(holds(state, context, part) for part in condition.parts)
    if isinstance(condition, Won):
        fight = my_side(state, context)
        return fight is not None and fight[0].decided and fight[0].winner is fight[1]
    if isinstance(condition, Compare):
        left = measure(state, context, condition.left)
        return _compare(left, condition.relation, measure(state, context, condition.right))
    if isinstance(condition, Happened):
        return _happened(context, condition.outcome)
    if isinstance(condition, StateIs):
        track = track_index(state, context.seat, condition.key)
        values = state.setting.heroes[context.seat].tracks[track].values
        return state.tracks[context.seat][track] == values.index(condition.value)
    if isinstance(condition, Maneuvered):
        return state.turn == context.seat and state.maneuvers > 0
    if isinstance(condition, Exists):
        return bool(find_fighters(state, context, condition.select))
    return _of_a_fighter(state, context, condition)


def _of_a_fighter(
    state: State,
    context: Context,
    condition: IsHero | IsAdjacent | IsInZone | IsOn | Fights | Started,
) -> bool:
    fighter = fighter_meant(state, context, condition.fighter)
    if fighter < 0:
        return False
    if isinstance(condition, IsHero):
        return state.setting.fighters[fighter].is_hero
    if isinstance(condition, IsAdjacent):
        others = fighters_meant(state, context, condition.to)
        return any(state.adjacent(fighter, other) for other in others)
    if isinstance(condition, IsInZone):
        others = fighters_meant(state, context, condition.of)
        return any(state.share_zone(fighter, other) for other in others)
    if isinstance(condition, IsOn):
        space = state.space[fighter]
        return space != OFF and bool(token_spaces(state, condition.token) >> space & 1)
    if isinstance(condition, Fights):
        return _fights(state, context, condition, fighter)
    return _started(state, condition, fighter)


def _fights(state: State, context: Context, condition: Fights, fighter: int) -> bool:
    """Whether the fighter attacks (defends) in this combat, or an attack counts as its own."""
    combat = state.combat
    if combat is None:
        return False
    side = combat.attack if condition.role is Role.ATTACK else combat.defense
    if fighter in side.in_combat():
        return True
    if side is not combat.attack or side.card < 0 or side.canceled or side.seat != context.seat:
        return False
    return _counts_as(state, context, side.card, condition.fighter)


def _counts_as(state: State, context: Context, card: int, fighter: FighterRef) -> bool:
    """Whether an attack with that card counts as one by a fighter that is named."""
    return isinstance(fighter, Named) and any(
        isinstance(standing.rule, CountsAs)
        and standing.rule.fighter.name == fighter.name
        and (standing.condition is None or holds(state, context, standing.condition))
        for standing in state.setting.face(card).standing
    )


def _started(state: State, condition: Started, fighter: int) -> bool:
    """Compared with where everyone stood when the current turn began (R18)."""
    before, now = state.started[fighter], state.space[fighter]
    if condition.where is Start.ON_TOKEN:
        return before != OFF and any(
            state.tokens_started[token.id] == before
            for token in state.setting.tokens
            if token.kind.name == condition.token
        )
    if now == OFF:
        return False
    if condition.where is Start.OTHER_SPACE:
        return before != now
    return before == OFF or not state.setting.battlefield.in_zone[before] >> now & 1


def _compare(left: int, relation: Relation, right: int) -> bool:
    if relation is Relation.EQUAL:
        return left == right
    if relation is Relation.LESS:
        return left < right
    if relation is Relation.GREATER:
        return left > right
    return left <= right if relation is Relation.AT_MOST else left >= right


def _happened(context: Context, outcome: Outcome) -> bool:
    if outcome is Outcome.DONE:
        return context.done
    if outcome is Outcome.DAMAGE:
        return context.damage > 0
    if outcome is Outcome.DEFEAT:
        return context.defeats > 0
    if outcome is Outcome.DISCARD:
        return context.discards > 0
    return context.searched
