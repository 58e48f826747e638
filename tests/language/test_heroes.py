"""The heroes of the box: whole games, in the engine and by the meaning of their cards.

It proves the reference as much as the engine, since scenarios prove what these cards do."""

from __future__ import annotations

from random import Random

import pytest

from peerless.content.library import BOX
from peerless.rules.mode import Mode
from tests.language.cases import Case
from tests.language.generate import Kind, Sample
from tests.language.positions import SEATS, battlefield, battlefield_ids, before_setup
from tests.language.run import Failure, try_game


def game(seed: int) -> Failure | None:
    """One game from setup to its end, every answer by chance."""
    chance = Random(seed)
    mode = chance.choice((Mode.DUEL, Mode.DUEL, Mode.TEAM, Mode.FREE_FOR_ALL))
    seats = SEATS[mode]
    players = tuple(BOX.heroes.load(chance.choice(BOX.heroes.ids())) for _ in range(seats))
    board = battlefield(chance.choice(battlefield_ids(seats)))
    position = before_setup(chance, board, mode, players)
    names = ", ".join(hero.name for hero in players)
    return try_game(Case(seed, Sample(Kind.ABILITY, (), names), position, "", setup=True))


def check(seeds: range) -> None:
    failures = [failure for seed in seeds if (failure := game(seed))]
    assert not failures, f"{len(failures)} of {len(seeds)} games differ\n\n{failures[0]}"


@pytest.mark.parametrize("part", range(4))
def test_heroes_play_as_their_cards_read(part: int) -> None:
    check(range(part * 10, part * 10 + 10))


@pytest.mark.prove
@pytest.mark.parametrize("part", range(20))
def test_heroes_play_many_games_as_their_cards_read(part: int) -> None:
    check(range(1000 + part * 100, 1000 + part * 100 + 100))
