"""No nonsense: positions with one clearly right decision, over all heroes.

- `kills`, here and beside this file: the game can be won in this turn.
- `positions/answers`: the last lines of the script are the right answers to its question.
- `positions/away`: the hero must be out of reach when its turn is over.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from peerless.bots.distances import distances_to_attack
from peerless.bots.search import LEVELS, SearchBot
from peerless.content.library import BOX
from peerless.game import Game
from peerless.record.scenarios import Scenario, read_scenario, run_scenario
from peerless.rules.numbers import Seat
from peerless.rules.state import OFF, State

HERE = Path(__file__).parent
KILLS = [*sorted((HERE / "kills").glob("*.toml")), *sorted(HERE.glob("positions/kills/*.toml"))]
ANSWERS = sorted(HERE.glob("positions/answers/*.toml"))
AWAY = sorted(HERE.glob("positions/away/*.toml"))
ALL = [*KILLS, *ANSWERS, *AWAY]
SAMPLE = [*KILLS[::11], *ANSWERS[::9], *AWAY[::6]]


def bot_of(level: str, seed: int) -> SearchBot:
    """Without a clock, so that it decides the same on every machine."""
    return SearchBot(seed, LEVELS[level].budget._replace(seconds=1e6))


def solves(path: Path, level: str, seed: int = 0) -> bool:
    position = read_scenario(path)
    bot = bot_of(level, seed)
    if path in ANSWERS:
        return answers_right(position, bot)
    return all(ends_well(path, position.start(), bot, reply) for reply in (0, -1))


def answers_right(position: Scenario, bot: SearchBot) -> bool:
    game = position.start()
    for line in position.script:
        if line.mark == ">":
            game.play(line.text)
    assert game.question is not None
    answer = str(bot.choose(game.view(game.question.seat)))
    return answer in [line.text for line in position.script if line.mark == "?"]


def ends_well(path: Path, game: Game, bot: SearchBot, reply: int) -> bool:
    """The bot plays its turn; whoever else is asked gives the first answer, or the last."""
    seat = game.state.turn
    while (asked := game.question) is not None and game.state.turn == seat:
        view = game.view(asked.seat)
        game.play(bot.choose(view) if asked.seat == seat else view.actions()[reply])
    return game.state.winners == (seat,) if path in KILLS else out_of_reach(game.state, seat)


def out_of_reach(state: State, seat: Seat) -> bool:
    """No opposing fighter can attack the hero after a plain maneuver."""
    setting = state.setting
    there = state.space[setting.hero_of[seat]]
    for fighter in setting.fighters:
        here = state.space[fighter.id]
        if fighter.seat != seat and here != OFF:
            far = distances_to_attack(state.battlefield, fighter.ranged)[here][there]
            if far <= setting.forces[fighter.seat].move:
                return False
    return True


def test_there_are_positions_of_every_hero() -> None:
    assert len(ALL) >= 60
    heroes = {
        player["hero"]
        for path in ALL
        for player in tomllib.loads(path.read_text(encoding="utf-8"))["player"][:2]
    }
    assert heroes == set(BOX.heroes.ids())


@pytest.mark.parametrize("path", ALL, ids=lambda path: path.stem)
def test_their_scripts_hold(path: Path) -> None:
    assert run_scenario(read_scenario(path)) is None


@pytest.mark.parametrize("path", SAMPLE, ids=lambda path: path.stem)
def test_hard_decides_right(path: Path) -> None:
    assert solves(path, "hard")


@pytest.mark.prove
def test_hard_solves_nearly_all() -> None:
    missed = [path.stem for path in ALL if not solves(path, "hard")]
    print(f"hard solves {len(ALL) - len(missed)} of {len(ALL)}; not: {missed}")
    assert len(missed) <= 0.05 * len(ALL)


@pytest.mark.prove
def test_expert_solves_all() -> None:
    missed = [path.stem for path in ALL if not solves(path, "expert")]
    assert not missed
