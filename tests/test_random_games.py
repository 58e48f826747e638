"""Random duels of every pair that runs, on both battlefields: they end, and nothing breaks."""

from __future__ import annotations

from itertools import combinations

import pytest

from peerless.game import Game, replay
from peerless.record.records import read_record
from peerless.rules.chance import Chance
from peerless.rules.events import Event
from tests.support import FIRST_BATTLEFIELDS, FIRST_HEROES, check, pieces_of_paper

GAMES = 500


@pytest.mark.parametrize("battlefield", FIRST_BATTLEFIELDS)
@pytest.mark.parametrize("pair", list(combinations(FIRST_HEROES, 2)), ids=" against ".join)
def test_random_games_end_and_keep_the_rules(pair: tuple[str, str], battlefield: str) -> None:
    for seed in range(GAMES):
        order = pair if seed % 2 == 0 else pair[::-1]
        game = Game.new(battlefield, order, seed)
        events = play_out(game, seed)
        assert game.winners
        assert all(game.state.health[hero] == 0 for hero in losers(game))
        assert replayed_events(game) == events


def play_out(game: Game, seed: int) -> list[Event]:
    chance = Chance(seed)
    events = list(game.opening)
    cards = pieces_of_paper(game.state)
    while not game.over:
        actions = game.actions()
        assert actions
        events += game.play(actions[chance.below(len(actions))])
        check(game.state)
        assert pieces_of_paper(game.state) == cards
    return events


def losers(game: Game) -> list[int]:
    winners = game.state.winners or ()
    return [hero for seat, hero in enumerate(game.setting.hero_of) if seat not in winners]


def replayed_events(game: Game) -> list[Event]:
    heard: list[Event] = []
    again = replay(read_record(str(game.record())), lambda _, event: heard.append(event))
    assert again.winners == game.winners
    return heard
