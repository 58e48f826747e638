"""The greedy bot in the cooperative game: it sees what wins and what would lose."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.support import some_adventure

from peerless.bots import BOTS
from peerless.bots.adventure import WIN, threat_of_a_round
from peerless.bots.evaluation import evaluate
from peerless.bots.greedy import GreedyBot
from peerless.content.library import BOX
from peerless.game import Game
from peerless.lab.adventures import Cast, Ending, play_adventure, play_adventures
from peerless.record.assertions import check_fact
from peerless.record.scenarios import read_scenario, run_scenario
from peerless.rules.chance import Chance
from peerless.rules.state import State

POSITIONS = Path(__file__).with_name("adventures")


@pytest.mark.parametrize("name", sorted(path.stem for path in POSITIONS.glob("*.toml")))
def test_greedy_does_what_has_to_be_done(name: str) -> None:
    """What the script of the position has come to at its end, greedy has come to after its turn."""
    position = read_scenario(POSITIONS / f"{name}.toml")
    assert run_scenario(position) is None
    wanted = position.script[-1].text
    for seed in range(3):
        game = position.start()
        turns = game.state.turns
        bot = GreedyBot(seed)
        while (asked := game.question) is not None and game.state.turns == turns:
            game.play(bot.choose(game.view(asked.seat)))
        assert check_fact(game, wanted) is None, f"seed {seed}: {game.record().decisions}"


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_bot_answers_every_question_legally_and_alike(bot: str) -> None:
    """From the same view and the same seed comes the same answer, for every player of the team."""
    for n in range(4):
        game = some_adventure(Chance(n)).game(n)
        one, other = BOTS[bot](n), BOTS[bot](n)
        for _ in range(40):
            question = game.question
            if question is None:
                break
            answer = one.choose(game.view(question.seat))
            assert answer == other.choose(game.view(question.seat))
            game.play(answer)


def test_greedy_wins_where_chance_does_not() -> None:
    wins = dict.fromkeys(("random", "greedy"), 0)
    for villain in ("mothman", "martian-invader"):
        for bot in wins:
            outcome = play_adventures(villain, ["random"], 8, 0, bots=[bot])
            wins[bot] += sum(game.won for game in outcome.played)
    assert wins["greedy"] >= 4
    assert wins["random"] == 0


# ---------------------------------------------------------------- what it counts


def started(villain: str, heroes: tuple[str, ...] = ("king-arthur", "medusa")) -> State:
    """A game in which everyone has been placed."""
    game = Game.adventure(villain, heroes, ("ant-queen", "tarantula"), seed=1)
    while game.state.turns == 0:
        game.play(game.actions()[0])
    return game.state


@pytest.mark.parametrize("villain", ["mothman", "martian-invader"])
def test_it_counts_health_cards_and_the_threat(villain: str) -> None:
    state = started(villain)
    setting = state.setting
    usual = evaluate(state, 0)
    assert evaluate(state, 1) == usual  # they are one team
    assert state.adventure is not None
    state.health[setting.leader_of[setting.villain]] -= 1
    less_villain = evaluate(state, 0) - usual
    state.health[setting.leader_of[setting.villain]] += 1
    state.health[setting.leader_of[setting.villain + 1]] -= 1
    less_minion = evaluate(state, 0) - usual
    state.health[setting.leader_of[setting.villain + 1]] += 1
    assert less_villain > less_minion > 0
    for worse in (
        lambda: state.health.__setitem__(setting.hero_of[1], 1),
        lambda: state.hands[1].pop(),
        lambda: setattr(state.adventure, "steps", 1),
        lambda: setattr(state.adventure, "objectives", 1),
    ):
        before = evaluate(state, 0)
        worse()
        assert evaluate(state, 0) < before


def test_a_side_that_has_won_has_won() -> None:
    state = started("mothman")
    state.winners = (0, 1)
    assert [evaluate(state, seat) for seat in (0, 1)] == [WIN, WIN]
    state.winners = (2, 3, 4)
    assert [evaluate(state, seat) for seat in (0, 1)] == [-WIN, -WIN]


def test_it_reads_what_the_end_of_the_round_brings() -> None:
    """From the texts of the initiative cards, whatever they are (A.K14)."""
    state = started("mothman")
    assert state.adventure is not None
    assert threat_of_a_round(state) == 2  # one doom token on bridge 1
    state.adventure.markers = [3, 2, 0, 0]
    assert threat_of_a_round(state) == 4
    pheromones = state.adventure.waiting.pop()
    assert state.setting.initiative[pheromones].name == "Strange Pheromones"
    state.adventure.added.append(pheromones)
    assert threat_of_a_round(state) == 5
    state.health[state.setting.leader_of[state.setting.initiative[pheromones].seat]] = 0
    assert threat_of_a_round(state) == 4


def test_it_wants_to_get_to_the_villain() -> None:
    state = started("martian-invader")
    setting = state.setting
    hero, villain = setting.hero_of[0], setting.leader_of[setting.villain]
    ids = [space.id for space in setting.battlefield.spaces]
    state.space[villain] = ids.index("mcm24")
    worth = []
    for space in ("mcm01", "mcm14", "mcm21", "mcm19"):
        state.space[hero] = ids.index(space)
        worth.append(evaluate(state, 0))
    assert worth == sorted(worth)
    assert len(set(worth)) == len(worth)


# ---------------------------------------------------------------- many games


def test_a_game_is_the_same_in_however_many_processes() -> None:
    heroes, bots, heard = ("random", "alice"), ("random",), list[int]()
    here = play_adventures("mothman", heroes, 6, 40, bots=bots)
    there = play_adventures("mothman", heroes, 6, 40, bots=bots, watch=heard.append, processes=2)
    assert here.played == there.played
    assert heard == [1, 2, 3, 4, 5, 6]
    assert here.played[3] == play_adventure(Cast("mothman", heroes, bots=bots), 43)


def test_heroes_and_minions_are_drawn_anew_for_each_game() -> None:
    cast = Cast("martian-invader", ("random", "alice", "random"), bots=("random",))
    played = [play_adventure(cast, seed) for seed in range(30)]
    for game in played:
        assert game.heroes[1] == "alice"
        assert len(set(game.heroes)) == len(set(game.minions)) == 3
    drawn = {hero for game in played for hero in game.heroes}
    assert len(drawn) > len(BOX.heroes.ids()) / 2
    assert len({game.minions for game in played}) > 10
    named = Cast("mothman", ("medusa",), ("skunk-ape",), bots=("random",))
    assert play_adventure(named, 1).minions == ("skunk-ape",)


def test_the_figures_add_up() -> None:
    outcome = play_adventures("mothman", ["random", "medusa"], 5, 7, bots=["random"])
    figures = outcome.as_dict()
    assert figures["games"] == 5
    assert sum(figures["endings"].values()) == 5
    assert figures["endings"][Ending.VILLAIN_DEFEATED.value] == figures["wins"]
    assert figures["bots"] == ["random"]
    assert sum(of["games"] for of in figures["with_hero"].values()) == 5
    assert "medusa" not in figures["with_hero"]
    assert sum(of["games"] for of in figures["with_minion"].values()) == 10
    assert sum(of["wins"] for of in figures["with_minion"].values()) == 2 * figures["wins"]
    named = play_adventures("mothman", ["medusa"], 1, 0, ["ant-queen"], bots=["random"])
    assert named.as_dict()["with_minion"] == named.as_dict()["with_hero"] == {}
