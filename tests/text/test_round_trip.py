"""What is said reads again to the same tree: for every tree that can be said."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from peerless.text import tree as t
from peerless.text.names import Names
from peerless.text.reader import parse
from peerless.text.speaker import say, say_effects
from peerless.text.tree import Noun, Quantity, Side, Who

NAMES = Names(
    fighters={"Dr. Watson": "Dr. Watsons", "Harpy": "Harpies", "Anna Lee": "Anna Lees"},
    values={"size": ("big", "small"), "form": ("Mr. Hyde",)},
    counters={"coils": "coil"},
    tokens=("fog", "iron"),
    tags=("Voyage",),
    cards=("I'm Late, I'm Late", "Voyage Home", "Move"),
    adventure=True,
    sites={"old bridge": "old bridges"},
    markers={"doom token": "doom tokens"},
    symbols=("ray", "eye"),
    waiting=("Harpy Returns",),
)

fighter_names = st.sampled_from(sorted(NAMES.fighters))
token_names = st.sampled_from(NAMES.tokens)
banners = st.sampled_from(["Dr. Watson", "Harpy", "Mr. Hyde", "Voyage"])
numbers = st.integers(0, 30)
whos = st.sampled_from([Who.YOU, Who.OPPONENT, Who.THAT])
each_player = st.just(Who.EACH)
flags = st.booleans()


def build(node: Callable[..., Any], *parts: SearchStrategy[Any]) -> SearchStrategy[Any]:
    return st.builds(node, *parts)


def filters(
    *kinds: SearchStrategy[Any], before: tuple[SearchStrategy[Any], ...] = ()
) -> SearchStrategy[tuple[t.Filter, ...]]:
    """Filters in the order of the words: at most one of each before the noun, any after it."""
    firsts = st.tuples(*(st.lists(kind, max_size=1) for kind in before))
    lasts = st.lists(st.one_of(*kinds), max_size=2)
    return st.builds(lambda a, b: (*(f for fs in a for f in fs), *b), firsts, lasts)


# ---------------------------------------------------------------- things

that_fighter = st.just(t.That(Noun.FIGHTER))
that_space = st.just(t.That(Noun.SPACE))
in_those_spaces = st.just(t.Among(t.That(Noun.SPACE, many=True)))
fighter = st.one_of(
    build(t.Named, fighter_names),
    st.sampled_from([t.InCombat(Who.YOU), t.InCombat(Who.OPPONENT)]),
    build(t.HeroOf, whos),
    that_fighter,
)
counts = st.one_of(
    st.just(t.EACH),
    st.just(t.ANY_NUMBER),
    st.builds(t.Count, st.sampled_from([Quantity.EXACTLY, Quantity.UP_TO]), st.integers(1, 12)),
)
singles = st.just(t.ONE)
beside = st.one_of(build(t.AdjacentTo, st.one_of(fighter, that_space)), build(t.ZoneOf, fighter))
fighter_filters = filters(
    beside,
    build(t.SpaceOf, fighter),
    st.just(t.Fighting()),
    in_those_spaces,
    build(t.OnToken, token_names),
    before=(st.just(t.Other()), st.just(t.Defeated()), build(t.Called, fighter_names)),
)
role_nouns = st.sampled_from([Noun.HERO, Noun.SIDEKICK, Noun.ENEMY, Noun.VILLAIN, Noun.MINION])
hero_filters = filters(beside, before=(st.just(t.Other()), st.just(t.Defeated())))
named_card = st.one_of(st.just(t.ThisCard()), build(t.CombatCard, whos), st.just(t.That(Noun.CARD)))
card_filters = filters(
    build(t.InPile, whos, st.sampled_from(t.Pile)),
    st.just(t.SameName()),
    build(t.NameOf, named_card),
    st.just(t.OfPrintedValue()),
    build(t.UsableBy, fighter, st.sampled_from(t.Role)),
    before=(st.just(t.Other()), st.just(t.AtRandom()), build(t.Banner, banners)),
)
token_filters = filters(
    beside,
    build(t.SpaceOf, fighter),
    in_those_spaces,
    before=(st.just(t.Other()), build(t.Called, token_names)),
)
space_filters = filters(
    beside,
    build(t.OnToken, token_names),
    before=(st.just(t.Other()), st.just(t.Empty()), st.just(t.Starting())),
)
near_filters = st.builds(
    lambda filters: (t.Nearest(), t.Empty(), *filters),
    filters(beside, build(t.OnToken, token_names), before=(st.just(t.Starting()),)),
)
site_filters = st.builds(
    lambda filters: (t.Called("old bridge"), *filters),
    filters(build(t.AdjacentTo, fighter), st.just(t.Occupied()), before=(st.just(t.Empty()),)),
)
among_cards = st.builds(
    lambda after: (t.Among(t.That(Noun.CARD, many=True)), *after),
    filters(build(t.UsableBy, fighter, st.sampled_from(t.Role))),
)
sides = st.sampled_from([Side.ANY, Side.FRIENDLY, Side.OPPOSING])


def can_be_yours(select: t.Select) -> bool:
    """ "another of your", "each other of your", but not "2 others of your"."""
    return t.Other() not in select.filters or select.count in (t.ONE, t.EACH)


def fighter_select(count: SearchStrategy[t.Count]) -> SearchStrategy[t.Select]:
    yours = st.builds(t.Select, st.just(Noun.FIGHTER), count, st.just(Side.YOURS), fighter_filters)
    return st.one_of(
        st.builds(t.Select, st.just(Noun.FIGHTER), count, sides, fighter_filters),
        st.builds(t.Select, role_nouns, count, sides, hero_filters),
        yours.filter(can_be_yours),
    )


def card_select(count: SearchStrategy[t.Count]) -> SearchStrategy[t.Select]:
    some = count.filter(lambda count: count != t.EACH)  # each of those cards is "those cards"
    return st.one_of(
        st.builds(t.Select, st.just(Noun.CARD), count, st.just(Side.ANY), card_filters),
        st.builds(t.Select, st.just(Noun.CARD), some, st.just(Side.ANY), among_cards),
    )


def token_select(count: SearchStrategy[t.Count]) -> SearchStrategy[t.Select]:
    return st.builds(t.Select, st.just(Noun.TOKEN), count, st.just(Side.ANY), token_filters)


def is_described(select: t.Select) -> bool:
    """ "any space" is said of one space only."""
    n = select.count.n.n if isinstance(select.count.n, t.Instead) else select.count.n
    one = n == 1 or select.count == t.EACH
    return bool(select.filters) or select.count == t.ONE or not one


def space_select(count: SearchStrategy[t.Count]) -> SearchStrategy[t.Select]:
    spaces = st.builds(t.Select, st.just(Noun.SPACE), count, st.just(Side.ANY), space_filters)
    return spaces.filter(is_described)


def site_select(count: SearchStrategy[t.Count]) -> SearchStrategy[t.Select]:
    return st.builds(t.Select, st.just(Noun.SITE), count, st.just(Side.ANY), site_filters)


def one_site_of(select: t.Select, which: tuple[t.Filter, ...]) -> t.Select:
    called = select.filters[:1] if isinstance(which[0], t.Numbered) else select.filters
    return t.Select(Noun.SITE, filters=(*called, *which))


site_numbers = st.lists(st.integers(1, 12), min_size=2, max_size=3, unique=True).map(tuple)
one_site = st.builds(
    one_site_of,
    site_select(st.just(t.ONE)),
    st.one_of(
        st.sampled_from([(t.Lowest(),), (t.Fewest(),), (t.Numbered((3,)),)]),
        site_numbers.map(lambda numbers: (t.Numbered(numbers), t.Fewest())),
    ),
)
sites = st.one_of(one_site, site_select(st.just(t.EACH)))
markers_on = build(t.MarkersOn, st.just("doom token"), sites)


def any_select(count: SearchStrategy[t.Count]) -> SearchStrategy[t.Select]:
    return st.one_of(
        fighter_select(count), card_select(count), token_select(count), space_select(count)
    )


those_fighters = st.builds(t.That, st.just(Noun.FIGHTER), st.booleans())
fighters = st.one_of(fighter, st.just(t.That(Noun.FIGHTER, many=True)), fighter_select(counts))
tokens = st.one_of(
    st.sampled_from([t.That(Noun.TOKEN), t.That(Noun.TOKEN, many=True)]), token_select(counts)
)
space = st.one_of(that_space, space_select(singles))
near_space = near_filters.map(lambda filters: t.Select(Noun.SPACE, filters=filters))
space_of = fighter.map(lambda one: t.Select(Noun.SPACE, filters=(t.SpaceOf(one),)))
token_goal = st.one_of(space, space_of)
card = st.one_of(
    st.just(t.ThisCard()),
    build(t.CombatCard, whos),
    build(t.DeckCards, whos, st.just(1), flags),
    st.just(t.That(Noun.CARD)),
)
cards = st.one_of(
    card,
    build(t.DeckCards, whos, st.integers(2, 9), flags),
    st.sampled_from([t.That(Noun.CARD, many=True), t.Rest()]),
    build(t.WholeHand, whos),
    card_select(counts),
)

their_cards = st.one_of(
    build(t.DeckCards, each_player, st.integers(1, 9), flags),
    build(t.WholeHand, each_player),
    card_select(counts),
)

# ---------------------------------------------------------------- amounts and conditions

measures = st.one_of(
    st.sampled_from([t.ThatNumber(), t.DamageDealt(), t.CombatDamage()]),
    st.sampled_from([t.ThreatLevel(), t.PlayerCount()]),
    build(t.BoostOf, card),
    build(t.PrintedOf, card),
    build(t.HealthOf, fighter),
    build(t.DamageTo, fighter),
    st.just(t.CounterOf("coils")),
)
number = build(t.Number, numbers)
up_to = build(t.UpTo, numbers)
result = st.one_of(number, measures)
places_then = st.one_of(
    st.sampled_from([(t.Start.OTHER_SPACE, ""), (t.Start.OTHER_ZONE, "")]),
    st.tuples(st.just(t.Start.ON_TOKEN), token_names),
)
how_many_exist = st.one_of(
    st.builds(t.Count, st.just(Quantity.EXACTLY), st.integers(1, 4)),
    st.builds(t.Count, st.just(Quantity.AT_LEAST), st.integers(2, 4)),
)
existing = st.one_of(any_select(how_many_exist), site_select(how_many_exist))


def exists_in_words(select: t.Select) -> bool:
    among = any(isinstance(f, t.Among) and f.those.noun is select.noun for f in select.filters)
    return not among and (select.noun is not Noun.SPACE or bool(select.filters))


simple = st.one_of(
    st.sampled_from([t.Won(), t.Maneuvered()]),
    build(t.IsHero, fighter),
    build(t.IsSidekick, fighter),
    build(t.TurnedUp, st.sampled_from(NAMES.symbols)),
    build(t.IsAdjacent, fighter, fighter),
    build(t.IsInZone, fighter, fighter),
    build(t.IsOn, fighter, token_names),
    build(t.Fights, fighter, st.sampled_from(t.Role)),
    st.builds(lambda f, then: t.Started(f, *then), fighter, places_then),
    build(t.Exists, existing.filter(exists_in_words)),
    st.sampled_from([t.StateIs("size", "big"), t.StateIs("form", "Mr. Hyde")]),
    build(
        t.Compare,
        measures,
        st.sampled_from(t.Relation),
        result,
    ),
    build(t.Happened, st.sampled_from(t.Outcome)),
)
facts = st.one_of(simple, build(t.Not, simple))
several_facts = st.lists(facts, min_size=2, max_size=3).map(tuple)
conditions = st.one_of(facts, build(t.AllOf, several_facts), build(t.AnyOf, several_facts))

per = build(
    t.Per,
    numbers,
    st.one_of(
        any_select(st.just(t.EACH)),
        site_select(st.just(t.EACH)),
        markers_on,
        st.sampled_from([t.That(Noun.CARD, many=True), t.That(Noun.FIGHTER, many=True)]),
        st.just(t.CounterOf("coils")),
    ).filter(lambda each: not isinstance(each, t.Select) or not is_each_other_of_yours(each)),
    st.integers(1, 12),
)
plus = build(t.Plus, numbers, per)
instead = build(t.Instead, numbers, numbers, conditions)
amounts = st.one_of(number, up_to, per, plus, instead, measures)
told_amounts = st.one_of(number, per, plus, instead, measures)


def is_each_other_of_yours(select: t.Select) -> bool:
    return select.side is Side.YOURS and t.Other() in select.filters


counts_instead = st.builds(
    t.Count,
    st.just(Quantity.EXACTLY),
    st.builds(t.Instead, st.integers(1, 5), st.integers(2, 9), conditions),
)

# ---------------------------------------------------------------- effects and rules

lasting = st.one_of(
    build(t.PreventDamage, fighter, flags),
    build(
        t.CannotLeave,
        fighter_select(st.just(t.EACH)).filter(lambda select: t.Other() not in select.filters),
    ),
    build(t.HealthFloor, fighter, numbers),
    build(t.LockValue, card, flags),
)
until = build(t.Until, st.sampled_from(t.Duration), lasting)
deeds = st.one_of(
    build(t.Move, whos, st.one_of(fighters, tokens), amounts, flags),
    build(t.MoveTo, whos, st.one_of(tokens, token_select(counts_instead)), token_goal),
    build(
        t.Place,
        st.one_of(fighters, fighter_select(counts_instead)),
        st.one_of(space, near_space),
    ).filter(lambda place: not isinstance(place.fighter, t.Select) or can_be_yours(place.fighter)),
    build(t.PlaceToken, token_names, token_goal),
    build(t.RemoveTokens, tokens),
    build(t.Return, st.one_of(fighter_select(counts), those_fighters), space),
    build(t.Swap, fighter, fighter),
    build(t.Leave, fighter),
    build(t.Damage, amounts, fighters),
    build(t.Recover, fighters, amounts),
    build(t.SetHealth, fighter, number),
    build(t.Defend, fighters),
    build(t.Draw, each_player, amounts),
    build(t.Draw, st.sampled_from(Who), build(t.UpToHand, numbers)),
    build(t.Discard, each_player, their_cards),
    build(t.Reveal, each_player, their_cards),
    build(t.Draw, whos, amounts),
    build(t.Discard, whos, st.one_of(cards, card_select(counts_instead))),
    build(t.Look, cards),
    build(t.Reveal, whos, cards),
    build(t.Put, st.one_of(cards, card_select(counts_instead)), whos, st.sampled_from(t.Spot)),
    build(t.Shuffle, whos),
    build(
        t.Search,
        st.lists(st.sampled_from(t.Pile), min_size=1, max_size=3).map(tuple),
        st.sampled_from([*NAMES.cards, "Dr. Watson"]),
    ),
    build(t.BecomeCard, card, whos),
    build(t.Cancel, card),
    build(t.Ignore, card),
    build(t.Add, amounts, card),
    build(t.AddMove, amounts),
    build(t.SetValue, card, result, flags),
    build(t.Boost, flags),
    build(t.Choose, st.lists(any_select(counts), min_size=1, max_size=3).map(tuple)),
    build(t.Choose, st.tuples(any_select(counts_instead))).filter(
        lambda choose: can_be_yours(choose.selects[0]) and is_described(choose.selects[0])
    ),
    st.sampled_from([t.Choose((t.Select(noun),)) for noun in (Noun.PLAYER, Noun.ANYONE)]),
    build(t.Advance, told_amounts),
    build(t.PlaceMarkers, told_amounts, st.just("doom token"), sites),
    build(t.Destroy, one_site),
    st.sampled_from([t.TurnUp(), t.AddInitiative("Harpy Returns")]),
    build(t.ActAgain, build(t.Named, fighter_names)),
    build(t.ChooseNumber, st.one_of(st.none(), numbers)),
    st.sampled_from([t.ChooseState("size"), t.ChangeState("form"), t.EndTurn()]),
    st.just(t.SetState("form", "Mr. Hyde")),
    build(t.Gain, st.just("coils"), amounts),
    build(t.Spend, st.just("coils"), st.one_of(number, up_to)),
    build(t.GainAction, number),
)
only_told = st.one_of(
    build(t.EndMovement, fighter), build(t.TakeTurn, build(t.Named, fighter_names))
)
single_effects = st.one_of(deeds, only_told, build(t.May, deeds), until)


def chains(tails: SearchStrategy[t.Effect]) -> SearchStrategy[tuple[t.Effect, ...]]:
    """Single effects, and perhaps one that swallows the rest of the sentence."""
    return st.builds(
        lambda first, last: (*first, *last),
        st.lists(single_effects, max_size=2),
        st.lists(st.one_of(single_effects, tails), min_size=1, max_size=1),
    )


inner_tails = st.one_of(
    build(t.If, conditions, chains(st.nothing())), build(t.Delay, chains(st.nothing()))
)
options = (
    st.lists(chains(inner_tails), min_size=2, max_size=3)
    .map(tuple)
    .flatmap(
        lambda options: st.builds(t.ChooseOptions, st.integers(0, len(options)), st.just(options))
    )
)
tails = st.one_of(inner_tails, options, build(t.May, options))
effects = st.one_of(
    single_effects,
    tails,
    build(t.If, conditions, chains(tails), st.one_of(st.just(()), chains(tails))),
    build(t.Delay, chains(tails)),
)

standing_rules = st.one_of(
    build(t.ValueBonus, fighter, st.sampled_from(t.Role), st.integers(-5, 5)),
    build(t.Uncancelable, st.lists(banners, max_size=3).map(tuple)),
    build(t.Linked, token_names, build(t.Named, fighter_names)),
    build(t.CountsAs, build(t.Named, fighter_names)),
    build(t.ThreatReturns, numbers),
    build(t.MoreHealth, st.sampled_from([Noun.VILLAIN, Noun.MINION, Noun.ENEMY]), numbers, flags),
    build(t.MoreMove, st.integers(-5, 5)),
    st.sampled_from([t.Stalk(), t.SecretHands()]),
    build(t.HandLimit, numbers),
    build(t.RangeLimit, numbers),
    build(t.LessRecovery, numbers),
    build(t.FirstAttackBonus, st.integers(-5, 5)),
)
standing = build(t.Standing, standing_rules, st.one_of(st.none(), conditions))

# Every clause begins with what fills all slots, so that anything after it may read them.
FILLING: tuple[t.Effect, ...] = (
    t.Choose((t.Select(Noun.PLAYER),)),
    t.Choose((t.Select(Noun.SPACE), t.Select(Noun.TOKEN), t.Select(Noun.FIGHTER))),
    t.ChooseNumber(),
    t.Damage(t.Number(1), t.InCombat(Who.OPPONENT)),
    t.Search((t.Pile.DECK,), "Move"),
    t.Discard(Who.YOU, t.Select(Noun.CARD)),
)


def clauses(whens: SearchStrategy[t.Timing | t.Trigger]) -> SearchStrategy[t.Clause]:
    return st.builds(
        lambda when, effects: t.Clause(when, (*FILLING, *effects)),
        whens,
        st.lists(effects, max_size=3),
    )


one_fighter = st.one_of(
    build(t.Named, fighter_names),
    st.just(t.HeroOf(Who.YOU)),
    fighter_select(singles).filter(lambda select: t.Other() not in select.filters),
)
triggers = st.one_of(
    build(t.WhenDamaged, one_fighter),
    build(t.WhenDefeated, one_fighter),
    build(t.WhenEntering, one_fighter, token_names, flags),
    st.just(t.WhenDeceived()),
    build(t.WhenDiscarding, st.sampled_from([Who.YOU, Who.OPPONENT])),
    build(t.WhenDecided, st.booleans()),
)
with_heading = st.one_of(
    st.sampled_from([timing for timing in t.Timing if timing is not t.Timing.PLAYED]), triggers
)
texts = st.builds(
    lambda first, rest: (first, *rest),
    clauses(st.sampled_from(t.Timing)),
    st.lists(st.one_of(clauses(with_heading), standing), max_size=2),
)


# The strategies are as large as the tree, and so are their names.
pytestmark = pytest.mark.filterwarnings("ignore:Generating overly large repr")


@settings(deadline=None, max_examples=300)
@given(texts)
def test_what_is_said_reads_again_to_the_same_tree(text: t.Text) -> None:
    assert parse(say(text, NAMES), NAMES) == text


@settings(deadline=None)
@given(chains(inner_tails))
def test_an_option_is_said_as_the_player_picks_it(option: tuple[t.Effect, ...]) -> None:
    words = say_effects(option, NAMES)
    clause = t.Clause(t.Timing.AFTER, (*FILLING, *option))
    filling = say((t.Clause(t.Timing.AFTER, FILLING),), NAMES)
    assert not words.endswith(".")
    assert parse(f"{filling} {words}.", NAMES) == (clause,)
