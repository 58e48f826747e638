"""Which games are played: paired, with changed sides, and all of them before any again."""

from __future__ import annotations

from collections import Counter
from itertools import product

from peerless.content.library import BOX
from peerless.lab.plans import adventures, ladder_pairs, matchups, rung

HEROES = ("alice", "medusa", "sinbad")
FIELDS = ("soho", "yukon")


def test_every_pair_of_heroes_meets_on_every_battlefield_and_both_begin() -> None:
    plan = matchups(HEROES, FIELDS, ("greedy", "greedy"), games=4, seed=7)
    assert len(set(plan)) == len(plan) == 6 * 2 * 4
    for field in FIELDS:
        for one, other in (("alice", "medusa"), ("alice", "sinbad"), ("medusa", "sinbad")):
            games = {(duel.first, duel.seed) for duel in plan if duel.battlefield == field}
            assert {(one, 7), (other, 7), (one, 8), (other, 8)} <= games
        mirrors = [duel for duel in plan if duel.first == duel.second == "alice"]
        assert len({duel.seed for duel in mirrors}) == 4


def test_two_bots_lead_every_hero_against_every_hero() -> None:
    plan = matchups(HEROES, ("soho",), ("greedy", "random"), games=2)
    met = Counter(
        (duel.first, duel.second) if duel.first_bot == "greedy" else (duel.second, duel.first)
        for duel in plan
    )
    assert met == dict.fromkeys(product(HEROES, HEROES), 2)
    assert Counter(duel.first_bot for duel in plan) == {"greedy": 9, "random": 9}


def test_a_mirror_is_each_hero_against_itself() -> None:
    plan = matchups(HEROES, FIELDS, ("greedy", "random"), games=4, mirror=True)
    assert Counter(duel.first for duel in plan) == dict.fromkeys(HEROES, 2 * 4)
    assert all(duel.first == duel.second for duel in plan)
    assert Counter(duel.first_bot for duel in plan) == {"greedy": 12, "random": 12}


def test_a_plan_that_is_cut_off_has_something_of_everything() -> None:
    plan = matchups(HEROES, FIELDS, ("greedy", "greedy"), games=4)
    assert {duel.seed for duel in plan[:24]} == {0, 1_000_000}
    assert {duel.battlefield for duel in plan[:24]} == set(FIELDS)


def test_the_bots_of_a_rung_change_places_in_the_same_deal() -> None:
    plan = rung(("greedy", "random"), HEROES, FIELDS, games=40, seed=5)
    assert len(set(plan)) == 40
    for one, other in zip(plan[::2], plan[1::2], strict=True):
        assert (one.first_bot, one.second_bot) == ("greedy", "random")
        assert other == one._replace(first_bot="random", second_bot="greedy")


def test_a_rung_has_every_pair_of_heroes_mirrors_too() -> None:
    heroes, fields = BOX.heroes.ids(), BOX.battlefields.ids()
    plan = rung(("greedy", "random"), heroes, fields, games=2 * len(heroes) ** 2)
    met = Counter((duel.first, duel.second) for duel in plan)
    assert met == dict.fromkeys(product(heroes, heroes), 2)
    assert {duel.battlefield for duel in plan} == set(fields)


def test_who_meets_whom() -> None:
    assert ladder_pairs(["a", "b", "c"]) == [("b", "a"), ("c", "b")]
    assert ladder_pairs(["a", "b", "c"], everyone=True) == [("b", "a"), ("c", "a"), ("c", "b")]
    assert ladder_pairs(["a", "b", "c"], against="b") == [("a", "b"), ("c", "b")]


def test_all_bots_get_the_same_cooperative_games() -> None:
    plan = adventures(["mothman"], [1, 4], ["greedy", "random"], games=3, seed=2)
    of = {
        bot: [(quest.villain, quest.heroes, quest.seed) for quest in plan if quest.bot == bot]
        for bot in ("greedy", "random")
    }
    assert of["greedy"] == of["random"]
    assert set(of["greedy"]) == set(product(["mothman"], [1, 4], [2, 3, 4]))
