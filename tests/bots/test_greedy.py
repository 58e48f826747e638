"""The greedy bot takes a kill that is there, and beats the random bot."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.support import some_crowd, some_duel

from peerless.bots import BOTS
from peerless.bots.evaluation import DRAW, WIN, evaluate
from peerless.bots.greedy import GreedyBot
from peerless.game import Game, View
from peerless.lab.matchup import play_matchup, wilson
from peerless.record.assertions import check_fact
from peerless.record.scenarios import read_scenario, run_scenario
from peerless.rules.chance import Chance

KILLS = Path(__file__).with_name("kills")
CROWDS = Path(__file__).with_name("crowds")


def kills() -> list[str]:
    return sorted(path.stem for path in KILLS.glob("*.toml"))


def test_there_are_twenty_positions() -> None:
    assert len(kills()) == 20


@pytest.mark.parametrize("name", kills())
def test_greedy_takes_the_kill(name: str) -> None:
    """The script of the position is a way to win; greedy, asked in it, wins in this turn, whether
    the opponent defends with a card or not."""
    position = read_scenario(KILLS / f"{name}.toml")
    assert run_scenario(position) is None
    for seed in range(3):
        for reply in (0, -1):
            game = position.start()
            seat = game.state.turn
            bot = GreedyBot(seed)
            while (asked := game.question) is not None and game.state.turn == seat:
                view = game.view(asked.seat)
                game.play(bot.choose(view) if asked.seat == seat else view.actions()[reply])
            assert game.over, f"seed {seed}: {[text for _, text in game.record().decisions]}"
            assert game.state.winners == (seat,)


def test_a_draw_is_less_than_a_win_and_more_than_a_loss() -> None:
    """R120: those who fell together."""
    state = Game.new("marmoreal", ["golden-bat"] * 3, mode="free-for-all").state
    state.winners = (0, 2)
    assert [evaluate(state, seat) for seat in range(3)] == [DRAW, -WIN, DRAW]
    state.winners = (2,)
    assert [evaluate(state, seat) for seat in range(3)] == [-WIN, -WIN, WIN]


def test_who_is_out_has_lost_though_others_play_on() -> None:
    """R75; in a team game the team-mate's hero can still win (C58)."""
    for mode, worst in (("free-for-all", True), ("team", False)):
        state = Game.new("marmoreal", ["golden-bat"] * 4, mode=mode).state
        state.health[state.setting.hero_of[0]] = 0
        assert (evaluate(state, 0) == -WIN) is worst
        assert -WIN < evaluate(state, 1) < WIN


def mixed_duels(games: int) -> Iterator[tuple[int, int]]:
    """Wins and games of greedy against random over duels of any heroes, sides swapped."""
    for n in range(games // 2):
        duel = some_duel(Chance(n))
        outcome = play_matchup(
            (duel.heroes[0], duel.heroes[1]), duel.battlefield, ("greedy", "random"), 2, n
        )
        yield outcome.wins[0], outcome.games


def test_greedy_beats_random() -> None:
    wins, games = map(sum, zip(*mixed_duels(48), strict=True))
    assert games == 48
    assert wins >= 0.9 * games


@pytest.mark.prove
def test_greedy_beats_random_in_nine_of_ten_of_a_thousand() -> None:
    wins, games = map(sum, zip(*mixed_duels(1008), strict=True))
    low, high = wilson(wins, games)
    print(f"greedy won {wins} of {games} ({low:.1%} to {high:.1%})")
    assert games >= 1000
    assert wins >= 0.9 * games


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_bot_answers_every_question_legally_and_alike(bot: str) -> None:
    """From the same view and the same seed comes the same answer."""
    for n in range(8):
        chance = Chance(n)
        game = (some_crowd(chance) if n % 2 else some_duel(chance)).game(n)
        one, other = BOTS[bot](n), BOTS[bot](n)
        for _ in range(60):
            question = game.question
            if question is None:
                break
            view: View = game.view(question.seat)
            answer = one.choose(view)
            assert answer == other.choose(game.view(question.seat))
            game.play(answer)


@pytest.mark.parametrize("name", sorted(path.stem for path in CROWDS.glob("*.toml")))
def test_greedy_fells_whom_it_can(name: str) -> None:
    """Of several opponents the one who can be defeated now, not the one who would be hurt most:
    what the script of the position has come to at its end, greedy has come to after its turn."""
    position = read_scenario(CROWDS / f"{name}.toml")
    assert run_scenario(position) is None
    (felled,) = [line for line in position.script if line.text.endswith(" defeated")]
    for seed in range(3):
        game = position.start()
        seat = game.state.turn
        bot = GreedyBot(seed)
        while (asked := game.question) is not None and game.state.turn == seat:
            view = game.view(asked.seat)
            game.play(bot.choose(view) if asked.seat == seat else view.actions()[-1])
        assert check_fact(game, felled.text) is None, f"seed {seed}"
