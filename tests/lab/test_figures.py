"""What rows say, by hand."""

from __future__ import annotations

import pytest

from peerless.lab.figures import (
    by_cell,
    by_hero,
    by_pair,
    cards,
    gain,
    length,
    of_beginners,
    rung_figures,
)
from peerless.lab.matchup import wilson
from peerless.lab.ratings import ratings
from tests.lab.rows import duel, quest

BACK = ("medusa", "alice")
PLACES = ("random", "greedy")


def test_points_are_counted_for_both_heroes_and_a_draw_is_half() -> None:
    rows = [duel("first"), duel("first", BACK), duel("draw"), duel("second", BACK)]
    found = by_hero(rows)
    assert (found["alice"].games, found["alice"].points) == (4, 2.5)
    assert (found["medusa"].games, found["medusa"].points) == (4, 1.5)
    pairs = by_pair(rows)
    assert pairs["alice", "medusa"].share == 1 - pairs["medusa", "alice"].share == 0.625
    assert of_beginners(rows).points == 2.5


def test_a_hero_against_itself_counts_for_whoever_began_alone() -> None:
    rows = [duel("first", ("alice", "alice")), duel("second", ("alice", "alice"))]
    assert by_hero(rows) == {}
    assert by_pair(rows)["alice", "alice"].games == 2
    assert of_beginners(rows).share == 0.5


def test_the_interval_is_wilsons() -> None:
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 0) == (0, 1)


def test_a_card_is_compared_with_its_hero() -> None:
    rows = [
        duel("first", cards=("Feint | Skirmish", "Feint", "Dash", "")),
        duel("second", cards=("Feint", "", "Dash", "Dash")),
    ]
    found = {(card.hero, card.card): card for card in cards(rows)}
    feint = found["alice", "Feint"]
    assert (feint.drawn.games, feint.drawn.share) == (2, 0.5)
    assert (feint.played.games, feint.played.share, feint.hero_share) == (1, 1.0, 0.5)
    assert found["alice", "Skirmish"].drawn.share == 1
    assert found["medusa", "Dash"].played.share == 1


def test_a_rung_counts_games_and_pairs() -> None:
    rows = [
        duel("first", seed=1),  # greedy began and won
        duel("second", bots=PLACES, seed=1),  # and won again
        duel("second", seed=2),
        duel("second", bots=PLACES, seed=2),
        duel("second", ("alice", "alice"), seed=3),
        duel("first", ("alice", "alice"), bots=PLACES, seed=3),
    ]
    rung = rung_figures("greedy", "random", rows)
    assert (rung.all.games, rung.all.points) == (6, 3)
    assert rung.pairs == (1, 1, 1)
    assert (rung.beginning.games, rung.beginning.points) == (3, 1)
    assert (rung.mirrors.games, rung.mirrors.points) == (2, 0)


def test_ratings_follow_the_games() -> None:
    rows = [duel("first", seed=n) for n in range(8)]
    rows += [duel("first", bots=("best", "greedy"), seed=n) for n in range(8)]
    rated = ratings(rows)
    assert [rating.bot for rating in rated] == ["best", "greedy", "random"]
    assert [rating.games for rating in rated] == [8, 16, 8]
    assert rated == ratings(rows[::-1])  # games end in any order


def test_the_length_of_games() -> None:
    found = length([duel("first", turns=turns) for turns in (10, 20, 30, 40)])
    assert found == (25, (20, 30, 40), 40, {10: 1, 20: 1, 30: 1, 40: 1})


def test_teams_are_compared_game_by_game() -> None:
    rows = [quest(True, "greedy", 1), quest(False, "greedy", 2), quest(True, "greedy", 3)]
    rows += [quest(True, "random", 1), quest(True, "random", 2), quest(False, "random", 3)]
    assert gain(rows, "random", "greedy") == (1, 1, 1)
    assert by_cell(rows)["mothman", 2, "greedy"].points == 2
