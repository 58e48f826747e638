"""Random games of every two heroes on every battlefield, of three and four, and cooperative ones:
they end, and nothing breaks."""

from __future__ import annotations

import pytest

from peerless.content.library import BOX
from peerless.game import Game
from peerless.record.records import read_record
from peerless.record.replay import replay
from peerless.rules.chance import Chance
from peerless.rules.events import Event
from peerless.rules.house_rules import OBJECTIVES_TO_LOSE
from tests.onlooker import Onlooker
from tests.support import check, pieces_of_paper, some_adventure, some_crowd

BATTLEFIELDS = BOX.battlefields.ids()


@pytest.mark.parametrize("hero", BOX.heroes.ids())
def test_random_games_end_and_keep_the_rules(hero: str) -> None:
    """Against each hero, on half of the battlefields: as the first and as the second player."""
    for number, opponent in enumerate(BOX.heroes.ids()):
        for battlefield in BATTLEFIELDS[number % 2 :: 2]:
            play_and_check(battlefield, (hero, opponent), number)


@pytest.mark.prove
@pytest.mark.parametrize("battlefield", BATTLEFIELDS)
@pytest.mark.parametrize("hero", BOX.heroes.ids())
def test_ten_thousand_games(hero: str, battlefield: str) -> None:
    """7 games of each of the 14 x 14 pairs on each of the 8 battlefields: 10,976 in all."""
    for opponent in BOX.heroes.ids():
        for seed in range(100, 107):
            play_and_check(battlefield, (hero, opponent), seed)


@pytest.mark.parametrize("part", range(4))
def test_games_of_three_and_four(part: int) -> None:
    for seed in range(part * 15, part * 15 + 15):
        check_game(some_crowd(Chance(seed)).game(seed), seed)


@pytest.mark.prove
@pytest.mark.parametrize("part", range(20))
def test_five_hundred_games_of_three_and_four(part: int) -> None:
    for seed in range(1000 + part * 25, 1025 + part * 25):
        check_game(some_crowd(Chance(seed)).game(seed), seed)


@pytest.mark.parametrize("part", range(4))
def test_cooperative_games(part: int) -> None:
    for seed in range(part * 25, part * 25 + 25):
        check_adventure(some_adventure(Chance(seed)).game(seed), seed)


@pytest.mark.prove
@pytest.mark.parametrize("part", range(40))
def test_two_thousand_cooperative_games(part: int) -> None:
    for seed in range(1000 + part * 50, 1050 + part * 50):
        check_adventure(some_adventure(Chance(seed)).game(seed), seed)


def play_and_check(battlefield: str, pair: tuple[str, str], seed: int) -> None:
    check_game(Game.new(battlefield, pair, seed), seed)


def check_game(game: Game, seed: int) -> None:
    events = play_out(game, seed)
    assert game.winners
    assert all(game.state.health[hero] == 0 for hero in losers(game))
    assert replayed_events(game) == events


def check_adventure(game: Game, seed: int) -> None:
    """It ends in one of three ways (A.B2-A.B4), and for all players alike."""
    events = play_out(game, seed)
    state, setting = game.state, game.setting
    players = tuple(range(setting.players))
    assert state.adventure is not None
    if state.out(setting.villain):
        assert state.winners == players
    else:
        assert state.winners == tuple(range(setting.players, setting.seats))
        lost = state.adventure.objectives == OBJECTIVES_TO_LOSE
        assert lost or all(state.out(seat) for seat in players)
    assert replayed_events(game) == events


def play_out(game: Game, seed: int) -> list[Event]:
    """To its end: no card is lost, no space holds two, and the events tell it all."""
    chance = Chance(seed)
    events = list(game.opening)
    cards = pieces_of_paper(game.state)
    seen = Onlooker(game.setting, game.state.tracks, game.state.adventure)
    heard = 0
    while not game.over:
        actions = game.actions()
        assert actions, "a question without an answer"
        asked = game.question
        assert asked is not None
        assert not game.state.out(asked.seat), "one who is out is asked (R122)"
        events += game.play(actions[chance.below(len(actions))])
        check(game.state)
        assert pieces_of_paper(game.state) == cards
        for event in events[heard:]:
            seen.hear(event)
        heard = len(events)
        seen.check(game.state)
    return events


def losers(game: Game) -> list[int]:
    winners = game.state.winners or ()
    return [hero for seat, hero in enumerate(game.setting.hero_of) if seat not in winners]


def replayed_events(game: Game) -> list[Event]:
    heard: list[Event] = []
    again = replay(read_record(str(game.record())), lambda _, event: heard.append(event))
    assert again.winners == game.winners
    return heard
