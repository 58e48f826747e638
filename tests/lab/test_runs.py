"""A run: the same games wherever they are played, and it goes on where it was stopped."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from peerless.content.library import BOX
from peerless.lab import plans
from peerless.lab.duels import Duel, DuelResult, cards_in
from peerless.lab.quests import Quest
from peerless.lab.results import OtherTerms, Results
from peerless.lab.runs import rows_in, run
from peerless.lab.workers import CannotPlay, Work, Workers, made_with, play_there

PLAN = plans.matchups(("alice", "medusa"), ("soho",), ("random", "random"), games=2)


class Stopped(Exception):
    pass


def stop_after(games: int) -> Iterator[None]:
    for _ in range(games):
        yield
    raise Stopped


def test_a_row_is_the_same_whenever_it_is_played() -> None:
    task = Duel("soho", "alice", "medusa", "random", "greedy", 3)
    row = task.play()
    assert row == task.play()
    assert row.task == task
    assert row.winner in ("first", "second", "draw")
    own = {card.name for card in BOX.heroes.load("alice").cards}
    drawn, played = set(cards_in(row.first_drawn)), set(cards_in(row.first_played))
    assert played <= drawn <= own
    assert len(drawn) > 3


def test_a_run_that_was_stopped_goes_on(tmp_path: Path) -> None:
    whole = run("matchups", PLAN, tmp_path / "whole", {})
    going = stop_after(3)
    with pytest.raises(Stopped):
        run("matchups", PLAN, tmp_path / "cut", {}, watch=lambda played, games: next(going))
    table = tmp_path / "cut" / "games.csv"
    assert len(table.read_text().splitlines()) == 1 + 3
    # The machine went down while a row was written.
    with table.open("a") as file:
        file.write("soho,alice,med")
    heard: list[int] = []
    rows = run("matchups", PLAN, tmp_path / "cut", {}, watch=lambda n, games: heard.append(n))
    assert rows == whole
    assert heard == [3, 4, 5, 6]
    assert table.read_text() == (tmp_path / "whole" / "games.csv").read_text()
    _, read = rows_in(tmp_path / "cut")
    assert read == whole


def test_a_run_can_be_asked_for_more(tmp_path: Path) -> None:
    few = run("matchups", PLAN[:2], tmp_path, {})
    heard: list[int] = []
    assert run("matchups", PLAN, tmp_path, {}, watch=lambda n, games: heard.append(n))[:2] == few
    assert heard[0] == 2


def test_other_terms_are_refused(tmp_path: Path) -> None:
    run("matchups", PLAN[:1], tmp_path, {})
    with pytest.raises(OtherTerms, match=r"scale 1\.0, these 0\.5; choose another folder"):
        run("matchups", PLAN, tmp_path, {}, scale=0.5)
    with pytest.raises(OtherTerms, match="have the kind matchups, these ladder"):
        run("ladder", PLAN, tmp_path, {})
    (tmp_path / "games.csv").write_text("something,else\n")
    with pytest.raises(OtherTerms, match="not the columns"):
        Results(tmp_path, DuelResult).read()


def test_several_processes_play_the_same_games(tmp_path: Path) -> None:
    alone = run("matchups", PLAN, tmp_path / "one", {})
    assert run("matchups", PLAN, tmp_path / "two", {}, workers=Workers(2)) == alone


def test_a_worker_with_other_rules_refuses() -> None:
    work = Work(1.0, (), made_with(BOX))
    assert play_there(PLAN[0], work) == PLAN[0].play()
    with pytest.raises(CannotPlay, match="install the same Peerless everywhere"):
        play_there(PLAN[0], work._replace(made_with="something else"))


def test_a_cooperative_game_is_a_row_too(tmp_path: Path) -> None:
    tasks = [Quest("mothman", 1, "random", 4), Quest("mothman", 2, "random", 4)]
    rows = run("adventures", tasks, tmp_path, {})
    assert [row.task for row in rows] == tasks
    assert [len(cards_in(row.cast)) for row in rows] == [1, 2]
    assert rows_in(tmp_path)[1] == rows
