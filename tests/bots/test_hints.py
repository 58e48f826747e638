"""Hints: the best few decisions with their chances, and a whole game looked back on."""

from __future__ import annotations

from pathlib import Path

import pytest

from peerless.bots import make_bot
from peerless.bots.search import Budget, SearchBot
from peerless.bots.search.hints import hint
from peerless.bots.search.review import over_time, review, turning_points
from peerless.cli import main
from peerless.game import Game
from peerless.record.scenarios import read_scenario

KILL = Path(__file__).parent / "kills" / "no-card-saves-the-king.toml"
FEW = Budget(60, seconds=1e6)


def test_a_hint_has_the_kill_first_and_lines_that_can_be_played() -> None:
    game = read_scenario(KILL).start()
    seat = game.state.turn
    found = hint(game.view(seat), SearchBot(1, FEW), few=3)
    assert 1 <= len(found.best) <= 3
    assert found.best[0].chance > 0.9
    assert all(game.find(one.decision) is not None for one in found.best)
    chances = [one.chance for one in found.best]
    assert all(0.0 <= chance <= 1.0 for chance in chances)
    players = {hero.name for hero in game.setting.heroes}
    assert {step.player for one in found.best for step in one.line} <= players


def test_where_nothing_can_be_chosen_there_is_one_suggestion() -> None:
    game = read_scenario(KILL).start()
    while game.question is not None and len(game.actions()) > 1:
        game.play(game.actions()[-1])
    if game.question is not None:
        (only,) = hint(game.view(game.question.seat), SearchBot(1, FEW)).best
        assert only.decision == str(game.actions()[0])


def test_a_game_is_looked_back_on() -> None:
    game = Game.new("sarpedon", ["medusa", "sinbad"], seed=2)
    bots = [make_bot("random", seat) for seat in range(2)]
    for _ in range(60):
        if game.question is not None:
            game.play(bots[game.question.seat].choose(game.view(game.question.seat)))
    again = Game.new("sarpedon", ["medusa", "sinbad"], seed=2)
    moments = review(again, game.record().decisions, Budget(16, seconds=1e6))
    assert again.record() == game.record()
    assert moments
    assert all(0.0 <= m.chance <= m.best_chance <= 1.0 for m in moments)
    graph = over_time(moments, again)
    assert [turn for turn, _ in graph] == sorted({turn for turn, _ in graph})
    points = turning_points(moments)
    assert all(point in moments for point in points)
    assert len(points) <= 5


def test_the_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["hint", str(KILL), "--bot", "search:40", "--best", "2"]) == 0
    first, *lines = capsys.readouterr().out.splitlines()
    assert first.endswith(": Your action (1 left)?")
    assert 1 <= len(lines) <= 2
    assert all("%" in line for line in lines)
    game = Game.new("sarpedon", ["medusa", "sinbad"], seed=2)
    for _ in range(20):
        game.play(game.actions()[0])
    record = tmp_path / "game.txt"
    record.write_text(str(game.record()), encoding="utf-8")
    assert main(["hint", "--game", str(record), "--bot", "search:8"]) == 0
    assert "The chance of Medusa to win" in capsys.readouterr().out
    assert main(["hint", str(KILL), "--bot", "mighty"]) == 1
    assert 'unknown level "mighty"' in capsys.readouterr().err
