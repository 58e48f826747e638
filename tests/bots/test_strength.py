"""Each level is better than the one below, and none lets anyone wait. What exactly they are worth
is measured by `make lab` (docs/strength.md); this is a sample of it that a bad change would not
survive."""

from __future__ import annotations

import time

import pytest
from tests.support import some_adventure, some_crowd, some_duel

from peerless.bots.search import LEVELS
from peerless.content.library import BOX
from peerless.game import Game
from peerless.lab.figures import Rung, rung_figures
from peerless.lab.plans import rung
from peerless.rules.chance import Chance

PATIENCE = 2.0  # seconds that hard and expert may think, on one core


def played(better: str, other: str, games: int, scale: float) -> Rung:
    plan = rung((better, other), BOX.heroes.ids(), BOX.battlefields.ids(), games, seed=31)
    return rung_figures(better, other, [duel.play(scale) for duel in plan])


def test_a_search_beats_greedy() -> None:
    assert played("search:16", "greedy", 24, 1.0).all.points >= 15


@pytest.mark.prove
@pytest.mark.parametrize(
    ("better", "other", "games", "scale"),
    [
        ("normal", "greedy", 60, 0.5),
        ("normal", "easy", 100, 0.5),
        ("hard", "normal", 160, 0.2),
        ("expert", "hard", 200, 0.1),
    ],
)
def test_each_level_beats_the_one_below(better: str, other: str, games: int, scale: float) -> None:
    found = played(better, other, games, scale)
    print(f"{better} against {other}, budgets times {scale:g}: {found.all}")
    assert found.all.interval[0] > 0.5


@pytest.mark.prove
@pytest.mark.parametrize("level", ["hard", "expert"])
def test_nobody_waits_long(level: str) -> None:
    """In duels, games of several and cooperative ones, at moments all over them. Processor time,
    since whatever else this machine does is not the bot's doing."""
    longest = 0.0
    for n in range(9):
        make = (some_duel, some_crowd, some_adventure)[n % 3]
        game, others = make(Chance(n)).game(n), Chance(n)
        for moment in range(60):
            if game.question is None:
                break
            if moment % 15 == 14:
                longest = max(longest, seconds(game, level, n))
            game.play(game.actions()[others.below(len(game.actions()))])
    print(f"{level}: at most {longest:.2f} s for a decision")
    assert longest <= PATIENCE


def seconds(game: Game, level: str, seed: int) -> float:
    assert game.question is not None
    view, bot = game.view(game.question.seat), LEVELS[level](seed)
    began = time.process_time()
    bot.choose(view)
    return time.process_time() - began
