"""Triggers in whole games: what waits on the queue is copied, concealed and brought to an end."""

from __future__ import annotations

from itertools import product

import pytest

from peerless.game import Game
from peerless.rules.chance import Chance
from peerless.rules.mode import Mode
from peerless.rules.reactions import Reacting
from tests.support import check, contents, pieces_of_paper, play_randomly
from tests.test_language_scenarios import LIBRARY
from tests.test_secrecy import keep_secrets

HEROES = ("briar", "echo", "gambler", "trapper", "widow")
"""Heroes whose abilities wait for triggers."""
CROWDS = [
    (Mode.TEAM, ("briar", "gambler", "widow", "echo")),
    (Mode.TEAM, ("gambler", "gambler", "echo", "briar")),
    (Mode.FREE_FOR_ALL, ("widow", "briar", "gambler")),
    (Mode.FREE_FOR_ALL, ("echo", "widow", "trapper", "trapper")),
]
TABLES = [(Mode.DUEL, pair) for pair in product(HEROES, repeat=2)] + CROWDS


def game_of(table: tuple[Mode, tuple[str, ...]], seed: int) -> Game:
    mode, heroes = table
    return Game.new("chequers", heroes, seed, mode=mode, library=LIBRARY)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_games_with_triggers_are_sound_and_end(table: tuple[Mode, tuple[str, ...]]) -> None:
    game = game_of(table, 7)
    cards = pieces_of_paper(game.state)
    chance = Chance(11)
    for decisions, now in enumerate(play_randomly(game, chance)):
        check(now.state)
        assert pieces_of_paper(now.state) == cards
        assert now.state.set_off == ()  # before anyone is asked, it has been taken up
        assert decisions < 6000, "the game does not end"
        before = contents(now.state)
        copy = now.copy()
        assert contents(copy.state)["frames"] == before["frames"]
        for n, _ in enumerate(play_randomly(copy, Chance(chance.below(1 << 32)))):
            if n == 4:
                break
        assert contents(now.state) == before
    assert game.winners
    assert game.state.set_off == ()


@pytest.mark.parametrize("table", [TABLES[i] for i in (1, 6, 9, 11, *range(-4, 0))], ids=str)
def test_triggers_keep_secrets(table: tuple[Mode, tuple[str, ...]]) -> None:
    keep_secrets(game_of(table, 3), Chance(5))


def test_questions_come_while_others_wait() -> None:
    """Games come into places where a trigger asks and others wait behind it."""
    waiting = nested = 0
    for seed in range(6):
        for now in play_randomly(
            game_of((Mode.TEAM, ("echo", "gambler", "echo", "briar")), seed), Chance(seed)
        ):
            frames = [frame for frame in now.state.frames if isinstance(frame, Reacting)]
            waiting += any(frame.waiting for frame in frames)
            nested += len(frames) > 1
    assert waiting > 0
    assert nested > 0
