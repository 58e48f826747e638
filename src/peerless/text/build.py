"""What each rule of the grammar means: a function from its parts to a node of the effect tree.

Parts arrive built: numbers as `int`, names as they stand in the tree, kept literals in lower
case. A rule whose parts are the fields of its node, in order, is simply that node's class.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, TypeAlias

from peerless.text import tree as t
from peerless.text.tree import Noun, Who

Builder: TypeAlias = Callable[..., Any]


class BuildError(Exception):
    """A part that the grammar allows but that makes no sense there."""

    def __init__(self, part: int, *expected: str) -> None:
        super().__init__(part, expected)
        self.part = part
        self.expected = expected


# ---------------------------------------------------------------- fighters, spaces, cards

Which: TypeAlias = tuple[t.Count, tuple[t.Filter, ...]]


def _exactly(n: int) -> Which:
    return t.Count(t.Quantity.EXACTLY, n), ()


def _at_most(n: int) -> Which:
    return t.Count(t.Quantity.UP_TO, n), ()


def _at_least(n: int) -> Which:
    return t.Count(t.Quantity.AT_LEAST, n), ()


def _select(which: Which, *parts: Any) -> t.Select:
    """How many, perhaps "other", and the body that says which things."""
    count, filters = which
    *other, body = parts
    filters = (*filters, *other, *body.filters)
    if body.noun is Noun.SPACE and not filters and count in (t.ONE, t.EACH, _at_most(1)[0]):
        raise BuildError(len(parts), "any space")
    return t.Select(body.noun, count, body.side, filters)


def _select_yours(which: Which, body: t.Select) -> t.Select:
    if body.side is not t.Side.ANY:
        raise BuildError(1, "fighters without a side: yours are friendly")
    return replace(_select(which, body), side=t.Side.YOURS)


def _filtered(body: t.Select, *filters: t.Filter) -> t.Select:
    return replace(body, filters=(*body.filters, *filters))


def _fighter_body(*parts: Any) -> t.Select:
    """[side] [defeated] noun; the noun may be the name of a kind of fighter."""
    side = next((part for part in parts if isinstance(part, t.Side)), t.Side.ANY)
    noun = next((part for part in parts if isinstance(part, Noun)), Noun.FIGHTER)
    filters = tuple(part for part in parts if isinstance(part, t.Defeated | t.Called))
    return t.Select(noun, side=side, filters=filters)


def _body(noun: Noun) -> Builder:
    return lambda *filters: t.Select(noun, filters=filters)


def _among(noun: Noun) -> Builder:
    return lambda: t.Select(noun, filters=(t.Among(t.That(noun, many=True)),))


def _token_body(*names: str) -> t.Select:
    return t.Select(Noun.TOKEN, filters=tuple(map(t.Called, names)))


def _site_body(*parts: Any) -> t.Select:
    """[empty] site."""
    *empty, name = parts
    return t.Select(Noun.SITE, filters=(t.Called(name), *empty))


def _the_site(which: t.Filter) -> Builder:
    """Of the sites that fit the rest, the one that is so most of all."""
    return lambda body, *_markers: _filtered(body, which)


def _numbered(*parts: Any) -> t.Select:
    """ "farm 1", or "farm 1 or farm 2, whichever has the fewest aliens"."""
    sites = parts[:-1] if len(parts) % 2 else parts
    numbers = tuple(number.n for number in sites[1::2])
    if len(set(numbers)) < len(numbers):
        raise BuildError(len(sites) - 1, "another number")
    fewest = (t.Fewest(),) if len(numbers) > 1 else ()
    return t.Select(Noun.SITE, filters=(t.Called(parts[0]), t.Numbered(numbers), *fewest))


THINGS: dict[str, Builder] = {
    "opponent": lambda: Who.OPPONENT,
    "that_player": lambda: Who.THAT,
    "each_player": lambda: Who.EACH,
    "you": lambda: Who.YOU,
    "owned_by": lambda who: who,
    "named": t.Named,
    "your_fighter": partial(t.InCombat, Who.YOU),
    "opposing_fighter": partial(t.InCombat, Who.OPPONENT),
    "hero_of": t.HeroOf,
    "your_hero": partial(t.HeroOf, Who.YOU),
    "that_fighter": partial(t.That, Noun.FIGHTER),
    "those_fighters": partial(t.That, Noun.FIGHTER, many=True),
    "fighters": lambda fighters: fighters,
    "tokens": lambda tokens: tokens,
    "that_token": partial(t.That, Noun.TOKEN),
    "those_tokens": partial(t.That, Noun.TOKEN, many=True),
    # how many
    "one": lambda: (t.ONE, ()),
    "another": lambda: (t.ONE, (t.Other(),)),
    "each": lambda: (t.EACH, ()),
    "each_other": lambda: (t.EACH, (t.Other(),)),
    "exactly": _exactly,
    "at_most": _at_most,
    "at_least": _at_least,
    "any_number": lambda: (t.ANY_NUMBER, ()),
    "other": t.Other,
    "select": _select,
    "select_yours": _select_yours,
    # which
    "filtered": _filtered,
    "fighter_body": _fighter_body,
    "friendly": lambda: t.Side.FRIENDLY,
    "opposing": lambda: t.Side.OPPOSING,
    "defeated": t.Defeated,
    "a_fighter": lambda: Noun.FIGHTER,
    "hero": lambda: Noun.HERO,
    "sidekick": lambda: Noun.SIDEKICK,
    "enemy": lambda: Noun.ENEMY,
    "villain": lambda: Noun.VILLAIN,
    "minion": lambda: Noun.MINION,
    "kind": t.Called,
    "among_fighters": _among(Noun.FIGHTER),
    "in_space_of": t.SpaceOf,
    "fighting": t.Fighting,
    "in_those_spaces": lambda: t.Among(t.That(Noun.SPACE, many=True)),
    "with_token": t.OnToken,
    "adjacent_to": t.AdjacentTo,
    "adjacent_to_space": lambda: t.AdjacentTo(t.That(Noun.SPACE)),
    "in_zone_of": t.ZoneOf,
    "card_body": _body(Noun.CARD),
    "among_cards": _among(Noun.CARD),
    "random": t.AtRandom,
    "banner": t.Banner,
    "in_pile": t.InPile,
    "pile": t.Pile,
    "same_name": t.SameName,
    "name_of": t.NameOf,
    "of_printed_value": t.OfPrintedValue,
    "attacks_with": lambda fighter: t.UsableBy(fighter, t.Role.ATTACK),
    "defends_with": lambda fighter: t.UsableBy(fighter, t.Role.DEFENSE),
    "token_body": _token_body,
    "space_body": _body(Noun.SPACE),
    "different": t.Other,
    "empty": t.Empty,
    "starting": t.Starting,
    "nearest": lambda body: replace(body, filters=(t.Nearest(), t.Empty(), *body.filters)),
    "any_space": partial(t.Select, Noun.SPACE),
    "that_space": partial(t.That, Noun.SPACE),
    "one_space": lambda body: _select((t.ONE, ()), body),
    "space_of": lambda fighter: t.Select(Noun.SPACE, filters=(t.SpaceOf(fighter),)),
    # sites of the board
    "site_body": _site_body,
    "occupied": lambda _marker: t.Occupied(),
    "lowest": _the_site(t.Lowest()),
    "fewest": _the_site(t.Fewest()),
    "numbered": _numbered,
    "any_site": lambda _a, body: _select((t.EACH, ()), body),
    # cards
    "cards": lambda cards: cards,
    "those_cards": partial(t.That, Noun.CARD, many=True),
    "rest": t.Rest,
    "whole_hand": t.WholeHand,
    "top_cards": lambda n, who: t.DeckCards(who, n),
    "bottom_cards": lambda n, who: t.DeckCards(who, n, bottom=True),
    "this_card": t.ThisCard,
    "your_card": partial(t.CombatCard, Who.YOU),
    "card_of": t.CombatCard,
    "that_card": partial(t.That, Noun.CARD),
    "top_card": t.DeckCards,
    "bottom_card": partial(t.DeckCards, bottom=True),
    "own_pile": lambda pile: pile,
    "card_name": lambda name: name,
}

# ---------------------------------------------------------------- amounts


def _counters(n: int, key: str) -> tuple[str, t.Amount]:
    return key, t.Number(n)


def _counters_up_to(n: int, key: str) -> tuple[str, t.Amount]:
    return key, t.UpTo(n)


def _up_to(n: int | t.Number) -> t.UpTo:
    return t.UpTo(n.n if isinstance(n, t.Number) else n)


@dataclass(frozen=True, slots=True)
class PerSuffix:
    each: t.Select | t.That | t.CounterOf | t.MarkersOn
    every: int = 1


@dataclass(frozen=True, slots=True)
class PlusSuffix:
    n: int
    per: PerSuffix


@dataclass(frozen=True, slots=True)
class InsteadSuffix:
    other: t.Number
    condition: t.Condition


Suffix: TypeAlias = PerSuffix | PlusSuffix | InsteadSuffix


def _per(which: Which) -> Builder:
    return lambda body: PerSuffix(_select(which, body))


def _every(per: Builder) -> Builder:
    def build(every: int, *parts: Any) -> PerSuffix:
        if every < 2:
            raise BuildError(0, "a number from 2", "for each")
        return PerSuffix(per(*parts).each, every)

    return build


def _markers_on(marker: str, sites: t.Select) -> PerSuffix:
    return PerSuffix(t.MarkersOn(marker, sites))


_PER: dict[str, Builder] = {
    "per": _per((t.EACH, ())),
    "per_other": _per((t.EACH, (t.Other(),))),
    "per_yours": lambda body: PerSuffix(_select_yours((t.EACH, ()), body)),
    "per_those_fighters": lambda: PerSuffix(t.That(Noun.FIGHTER, many=True)),
    "per_those_cards": lambda: PerSuffix(t.That(Noun.CARD, many=True)),
    "per_counter": lambda key: PerSuffix(t.CounterOf(key)),
    "per_marker": _markers_on,
}


AMOUNTS: dict[str, Builder] = {
    "number": t.Number,
    "up_to": _up_to,
    "up_to_hand": t.UpToHand,
    "equal": lambda measure: measure,
    "counters": _counters,
    "counters_up_to": _counters_up_to,
    "counters_equal": lambda key, measure: (key, measure),
    **_PER,
    **{name.replace("per", "per_every", 1): _every(per) for name, per in _PER.items()},
    "plus": lambda number, per: PlusSuffix(number.n, per),
    "instead": InsteadSuffix,
    "through": lambda: THROUGH,
    "counter_of": t.CounterOf,
    "that_number": t.ThatNumber,
    "boost_of": t.BoostOf,
    "printed_of": t.PrintedOf,
    "health_of": t.HealthOf,
    "damage_dealt": t.DamageDealt,
    "damage_suffered": t.DamageTo,
    "combat_damage": t.CombatDamage,
    "threat_level": t.ThreatLevel,
    "player_count": t.PlayerCount,
}
THROUGH = "through"

# ---------------------------------------------------------------- conditions

_NO_OUTCOME = {
    "you do not": t.Outcome.DONE,
    "no damage was dealt": t.Outcome.DAMAGE,
    "no fighter was defeated": t.Outcome.DEFEAT,
    "no card was discarded": t.Outcome.DISCARD,
    "your deck was not searched": t.Outcome.SEARCHED,
}


def _negated(build: Builder) -> Builder:
    return lambda *parts: t.Not(build(*parts))


def _is(fighter: t.FighterRef, trait: Builder) -> t.SimpleCondition:
    condition: t.SimpleCondition = trait(fighter)
    return condition


def _started(fighter: t.FighterRef, then: tuple[t.Start, str]) -> t.Started:
    return t.Started(fighter, *then)


def _compare(left: t.Measure, right: tuple[t.Relation, t.Number | t.Measure]) -> t.Compare:
    return t.Compare(left, *right)


def _compare_counter(key: str, right: tuple[t.Relation, t.Number | t.Measure]) -> t.Compare:
    return t.Compare(t.CounterOf(key), *right)


def _relation(relation: t.Relation) -> Builder:
    return lambda right: (relation, right)


CONDITIONS: dict[str, Builder] = {
    "all_of": lambda *parts: t.AllOf(parts),
    "any_of": lambda *parts: t.AnyOf(parts),
    "won": t.Won,
    "not_won": _negated(t.Won),
    "maneuvered": t.Maneuvered,
    "not_maneuvered": _negated(t.Maneuvered),
    "is_": _is,
    "is_not": _negated(_is),
    "a_hero": lambda: t.IsHero,
    "a_sidekick": lambda: t.IsSidekick,
    "adjacent": lambda to: lambda fighter: t.IsAdjacent(fighter, to),
    "in_zone": lambda of: lambda fighter: t.IsInZone(fighter, of),
    "on_token": lambda token: lambda fighter: t.IsOn(fighter, token),
    "attacking": lambda: lambda fighter: t.Fights(fighter, t.Role.ATTACK),
    "defending": lambda: lambda fighter: t.Fights(fighter, t.Role.DEFENSE),
    "started": _started,
    "not_started": _negated(_started),
    "in_other_space": lambda: (t.Start.OTHER_SPACE, ""),
    "in_other_zone": lambda: (t.Start.OTHER_ZONE, ""),
    "on_a_token": lambda token: (t.Start.ON_TOKEN, token),
    "exists": t.Exists,
    "exists_not": _negated(t.Exists),
    "exists_no": lambda body: t.Not(t.Exists(_select((t.ONE, ()), body))),
    "exists_no_other": lambda body: t.Not(t.Exists(_select((t.ONE, (t.Other(),)), body))),
    "state_is": t.StateIs,
    "state_is_not": _negated(t.StateIs),
    "compare": _compare,
    "not_compare": _negated(_compare),
    "compare_counter": _compare_counter,
    "not_compare_counter": _negated(_compare_counter),
    "is_number": _relation(t.Relation.EQUAL),
    "is_equal": _relation(t.Relation.EQUAL),
    "is_at_most": _relation(t.Relation.AT_MOST),
    "is_at_least": _relation(t.Relation.AT_LEAST),
    "is_less": _relation(t.Relation.LESS),
    "is_greater": _relation(t.Relation.GREATER),
    "turned_up": t.TurnedUp,
    "not_turned_up": _negated(t.TurnedUp),
    "outcome": t.Outcome,
    "no_outcome": _NO_OUTCOME.__getitem__,
    "happened": t.Happened,
    "not_happened": _negated(t.Happened),
}
