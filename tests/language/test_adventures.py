"""The enemies of the box: whole games, in the engine and by the meaning of their texts."""

from __future__ import annotations

from random import Random

import pytest

from peerless.content.library import BOX
from peerless.rules.mode import Mode
from tests.language.cases import Case
from tests.language.generate import Kind, Sample
from tests.language.positions import before_setup
from tests.language.run import Failure, try_game

ENEMIES = tuple(BOX.enemies.load(id) for id in BOX.enemies.ids())
VILLAINS = tuple(enemy for enemy in ENEMIES if enemy.is_villain)
MINIONS = tuple(enemy for enemy in ENEMIES if not enemy.is_villain)


def game(seed: int) -> Failure | None:
    """One game from setup to its end, every answer by chance."""
    chance = Random(seed)
    players = chance.choice((1, 2, 2, 3, 4))
    heroes = tuple(BOX.heroes.load(chance.choice(BOX.heroes.ids())) for _ in range(players))
    villain = chance.choice(VILLAINS)
    enemies = (villain, *chance.sample(MINIONS, players))
    ids = chance.sample(BOX.discoveries.ids(), chance.choice((0, 0, 1, 2, 3)))
    discoveries = tuple(map(BOX.discoveries.load, ids))
    board = BOX.board_of(villain)
    position = before_setup(chance, board, Mode.ADVENTURE, heroes, enemies, discoveries)
    names = ", ".join(force.name for force in (*heroes, *enemies))
    names += "".join(f", {discovery.name}" for discovery in discoveries)
    return try_game(Case(seed, Sample(Kind.ABILITY, (), names), position, "", setup=True))


def check(seeds: range) -> None:
    failures = [failure for seed in seeds if (failure := game(seed))]
    assert not failures, f"{len(failures)} of {len(seeds)} games differ\n\n{failures[0]}"


@pytest.mark.parametrize("part", range(4))
def test_enemies_play_as_their_cards_read(part: int) -> None:
    check(range(part * 10, part * 10 + 10))


@pytest.mark.prove
@pytest.mark.parametrize("part", range(20))
def test_enemies_play_many_games_as_their_cards_read(part: int) -> None:
    check(range(1000 + part * 100, 1000 + part * 100 + 100))
