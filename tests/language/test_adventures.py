"""The enemies of the box: whole games, in the engine and by the meaning of their texts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from peerless.content.library import BOX
from peerless.rules.mode import Mode
from peerless.rules.pieces import Enemy
from peerless.text.tree import Clause, Named, TakeTurn, Text, Timing
from tests.language.cases import Case, hero_with
from tests.language.enemies import (
    BRUTE,
    HERALD,
    OVERLORD,
    discovery,
    with_initiative,
    with_subject,
    with_token_text,
)
from tests.language.generate import CARD_KINDS, Kind, Sample, attempt, make
from tests.language.positions import before_setup
from tests.language.run import Failure, try_game

MOST_QUESTIONS = 400
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


def made_up_game(seed: int) -> Failure | None:
    """One game in which everyone has texts that were made by chance, from setup to its end, or for
    as long as many games last."""
    chance = Random(f"game {seed}")
    players = chance.choice((1, 2, 2, 3))
    heroes = tuple(
        replace(hero_with(chance, make(chance, chance.choice(CARD_KINDS))), ability=ability)
        for ability in _abilities(chance, players)
    )
    villain = _with_texts(chance, chance.choice((OVERLORD, HERALD)))
    villain = replace(villain, objective=_made(chance, Kind.OBJECTIVE, villain.id))
    enemies = (villain, _with_texts(chance, BRUTE), *chance.sample(MINIONS, players - 1))
    text = _made(chance, Kind.DISCOVERY, "discovery")
    discoveries = chance.choice(((), (discovery(text),)))
    board = BOX.board_of(villain)
    position = before_setup(chance, board, Mode.ADVENTURE, heroes, enemies, discoveries)
    case = Case(seed, Sample(Kind.ABILITY, (), "made up"), position, "", setup=True)
    return try_game(case, most=MOST_QUESTIONS)


def _abilities(chance: Random, players: int) -> list[Text]:
    return [
        make(chance, Kind.ABILITY).text if chance.random() < 0.5 else () for _ in range(players)
    ]


def _with_texts(chance: Random, enemy: Enemy) -> Enemy:
    part = chance.choice(("text", "attack_text", "defense_text"))
    enemy = with_subject(enemy, _made(chance, Kind.ENEMY_CARD, enemy.id), part)
    enemy = with_token_text(enemy, _made(chance, Kind.ENEMY_TOKEN, enemy.id))
    text = _made(chance, Kind.INITIATIVE, enemy.id)
    return with_initiative(enemy, (*text, TAKES_TURN[enemy.id])) if chance.random() < 0.5 else enemy


def _made(chance: Random, kind: Kind, of: str) -> Text:
    while (sample := attempt(chance, kind, of=of)) is None:
        pass
    return sample.text


TAKES_TURN = {
    enemy.id: Clause(Timing.RIGHT_NOW, (TakeTurn(Named(enemy.name)),))
    for enemy in (OVERLORD, HERALD, BRUTE)
}


def check(seeds: range, play: Callable[[int], Failure | None] = game) -> None:
    failures = [failure for seed in seeds if (failure := play(seed))]
    assert not failures, f"{len(failures)} of {len(seeds)} games differ\n\n{failures[0]}"


@pytest.mark.parametrize("part", range(4))
def test_enemies_play_as_their_cards_read(part: int) -> None:
    check(range(part * 10, part * 10 + 10))


@pytest.mark.parametrize("part", range(2))
def test_made_up_enemies_play_as_their_cards_read(part: int) -> None:
    check(range(part * 10, part * 10 + 10), made_up_game)


@pytest.mark.prove
@pytest.mark.parametrize("part", range(20))
def test_made_up_enemies_play_many_games_as_their_cards_read(part: int) -> None:
    check(range(1000 + part * 100, 1000 + part * 100 + 100), made_up_game)


@pytest.mark.prove
@pytest.mark.parametrize("part", range(20))
def test_enemies_play_many_games_as_their_cards_read(part: int) -> None:
    check(range(1000 + part * 100, 1000 + part * 100 + 100))
