"""The search bot: it answers everything, alike from alike, and knows no more than its seat."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.support import some_adventure, some_crowd, some_duel

from peerless.bots import BadBot, Bot, bot_names, find_bot, make_bot
from peerless.bots.search import LEVELS, Budget, SearchBot
from peerless.bots.search.features import NAMES, features
from peerless.bots.search.model import fitted
from peerless.bots.search.team_features import NAMES as TEAM_NAMES
from peerless.bots.search.team_features import features as team_features
from peerless.bots.search.weights import data_of, model_of, plain, trained
from peerless.content.library import BOX, Library
from peerless.game import Game, View
from peerless.rules.chance import Chance
from peerless.rules.questions import Ask
from peerless.rules.views import imagine
from peerless.setup import make_setting

FEW = Budget(12, seconds=1e6)


def some_game(n: int) -> Game:
    """A duel, a game of several, a cooperative one, in turn."""
    make = (some_duel, some_crowd, some_adventure)[n % 3]
    return make(Chance(n)).game(n)


@pytest.mark.parametrize("n", range(6))
def test_it_answers_every_question_legally_and_alike(n: int) -> None:
    """From the same view and the same seed comes the same answer."""
    game = some_game(n)
    one, other = SearchBot(n, FEW), SearchBot(n, FEW)
    for _ in range(40):
        question = game.question
        if question is None:
            break
        answer = one.choose(game.view(question.seat))
        assert answer == other.choose(game.view(question.seat))
        game.play(answer)


def otherwise_dealt(game: Game, seat: int, seed: int) -> View:
    """The view of a seat in a game with other hidden cards and another generator."""
    other = imagine(game.state, seat, Chance(seed))
    return View.unread(other, seat)


@pytest.mark.parametrize("n", range(6))
def test_it_never_knows_hidden_cards_nor_the_generator(n: int) -> None:
    """With everything unseen dealt anew, the same bot with the same seed decides the same, and has
    thought the same of every answer."""
    game = some_game(n)
    others = Chance(n)
    asked = 0
    while (question := game.question) is not None and asked < 8:
        actions = game.actions()
        if len(actions) > 1 and game.state.turns:
            asked += 1
            bots = [SearchBot(asked, FEW) for _ in range(4)]
            true, *dealt = (
                bots[0].estimates(game.view(question.seat)),
                *(
                    bots[i].estimates(otherwise_dealt(game, question.seat, 1000 * asked + i))
                    for i in range(1, 4)
                ),
            )
            assert all(found == true for found in dealt)
        for _ in range(3):  # on to another moment
            if game.question is not None:
                game.play(game.actions()[others.below(len(game.actions()))])


STRANGERS = Library(Path(__file__).parents[1] / "language_content")


@pytest.mark.parametrize("n", range(7))
def test_it_plays_heroes_that_it_has_never_seen(n: int) -> None:
    """Of a content folder, against each other and against those of the box, to the end."""
    heroes = sorted(set(STRANGERS.heroes.ids()) - set(BOX.heroes.ids()))
    strange, known = heroes[2 * n : 2 * n + 2], BOX.heroes.ids()[n]
    for pair in ([strange[0], strange[1]], [strange[0], known], [known, strange[1]]):
        game = Game.new("soho", pair, seed=n, library=STRANGERS)
        bots = [SearchBot(n + seat, FEW) for seat in range(2)]
        while (question := game.question) is not None:
            game.play(bots[question.seat].choose(game.view(question.seat)))
        assert game.state.winners


def test_every_level_is_a_bot_with_a_name() -> None:
    assert list(LEVELS) == ["easy", "normal", "hard", "expert"]
    assert bot_names()[-4:] == list(LEVELS)
    rounds = [level.budget.rounds for level in LEVELS.values()]
    assert rounds == sorted(rounds)
    for name in LEVELS:
        bot = make_bot(name, 1)
        assert isinstance(bot, Bot)
        game = Game.new("marmoreal", ["medusa", "alice"], seed=4)
        assert bot.choose(game.view(0)) in game.actions()


def test_a_budget_of_ones_own() -> None:
    rounds, time = make_bot("search:40", 1), make_bot("Search:25ms", 1)
    assert isinstance(rounds, SearchBot)
    assert isinstance(time, SearchBot)
    assert rounds.budget.rounds == 40
    assert time.budget.seconds == 0.025
    game = Game.new("marmoreal", ["medusa", "alice"], seed=4)
    assert time.choose(game.view(0)) in game.actions()
    for wrong in ("search:0", "search:", "search:many", "search:5s", "plain:0"):
        with pytest.raises(BadBot, match="expected a budget, like"):
            find_bot(wrong)


def test_weights_fit_the_features() -> None:
    model = trained()
    assert len(model.weights) == len(NAMES)
    assert len(model.team) == len(TEAM_NAMES)
    again = model_of(data_of(model))
    assert again.weights == pytest.approx(model.weights, abs=1e-4)
    with pytest.raises(ValueError, match="hero"):
        model_of({"players": {"health": 1.0}, "team": {"first": 0.0, "weights": {}}})


def test_a_feature_that_is_newer_than_the_weights_counts_as_nothing() -> None:
    data = data_of(plain())
    del data["players"][NAMES[-1]]
    assert model_of(data).weights == [*plain().weights[:-1], 0.0]
    del data["players"][NAMES[3]]
    with pytest.raises(ValueError, match=NAMES[3]):
        model_of(data)


def test_what_was_learned_is_played_with() -> None:
    """And what it began with is kept, to compare."""
    learned, by_hand = make_bot("search:8", 1), make_bot("plain:8", 1)
    assert isinstance(learned, SearchBot)
    assert isinstance(by_hand, SearchBot)
    assert learned.model is trained()
    assert by_hand.model is plain()
    assert trained().weights != plain().weights
    assert trained().units
    assert not plain().units
    assert trained().team == plain().team  # set by hand


def test_a_team_sees_chances_from_where_it_stands() -> None:
    """However good or bad it looks, what an answer changes stays visible."""
    game = Game.adventure("mothman", ["medusa", "sinbad", "alice", "dracula"], seed=1)
    while game.state.question is not None and game.state.question.about != Ask.ACTION:
        game.play(game.actions()[0])
    model, state, villain = trained(), game.state, game.setting.leader_of[game.setting.villain]
    for health in (1, 5, 40):
        state.health[villain] = health
        scale = model.scale(state)
        assert model.outlook(state, scale) == pytest.approx([0.5, 0.5])
        assert scale.chance_of(0.5) == pytest.approx(model.chances(state)[0])
        before = scale.chance_of(model.outlook(state, scale)[0])
        state.health[villain] += 1
        worse = model.outlook(state, scale)[0]
        assert worse < 0.49
        assert scale.chance_of(worse) == pytest.approx(model.chances(state)[0])
        assert scale.chance_of(worse) < before


@pytest.mark.parametrize("n", range(6))
def test_features_mean_the_same_everywhere(n: int) -> None:
    """For any heroes and battlefields every number lies between 0 and 1, and chances add up."""
    game = some_game(n)
    others = Chance(n)
    while game.question is not None:
        game.play(game.actions()[others.below(len(game.actions()))])
        state = game.state
        if state.adventure is None:
            assert all(0.0 <= x <= 1.0 for found in features(state) for x in found)
        elif not game.over:
            assert all(0.0 <= x <= 1.0 for x in team_features(state))
        assert sum(trained().chances(state)) == pytest.approx(1.0)


def test_what_is_known_of_heroes_is_written_and_read_again() -> None:
    model = trained()
    again = model_of(data_of(model))
    assert set(again.heroes) == set(model.heroes) == set(BOX.heroes.ids())
    for id, hero in model.heroes.items():
        assert again.heroes[id].weights == hero.weights
        assert again.heroes[id].cards == hero.cards
        assert set(hero.cards) == {card.name for card in BOX.heroes.load(id).cards}


def test_a_hero_that_is_not_known_has_the_weights_of_all() -> None:
    model = trained()
    known = BOX.heroes.ids()[0]
    setting = make_setting("soho", (known, STRANGERS.heroes.ids()[-1]), library=STRANGERS)
    weights, in_hand = fitted(model, setting)
    assert weights[1] == model.weights != weights[0]
    own = [worth for worth, seat in zip(in_hand, setting.card_seat, strict=True) if seat == 0]
    assert any(own)
    assert not any(in_hand[len(own) :])
