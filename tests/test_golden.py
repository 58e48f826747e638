"""Golden games: finished games whose every event is kept in a file and compared.

A change of the rules shows here as a difference to be looked at. Where it is meant, make the
files anew: python -m tests.test_golden
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from peerless.bots.greedy import GreedyBot
from peerless.game import Game
from peerless.record.records import read_record
from peerless.record.replay import replay
from peerless.record.telling import tell

GOLDEN = Path(__file__).with_name("golden")
GAMES = (
    ("marmoreal", ("king-arthur", "medusa"), 11),
    ("sarpedon", ("alice", "sinbad"), 12),
    ("marmoreal", ("sinbad", "king-arthur"), 13),
    ("sarpedon", ("medusa", "alice"), 14),
    ("marmoreal", ("alice", "alice"), 15),
)
ADVENTURES = (
    ("mothman", ("robin-hood", "dr-jill-trent"), ("the-blob", "loveland-frog"), 21),
    ("martian-invader", ("nikola-tesla",), ("ant-queen",), 22),
)


def story(record: str) -> str:
    """Every event of a record, a line each."""
    lines: list[str] = []
    replay(read_record(record), lambda game, event: lines.append(tell(game.setting, event)))
    return "\n".join(lines) + "\n"


def names() -> list[str]:
    return sorted(path.stem for path in GOLDEN.glob("*.record"))


def test_there_are_golden_games() -> None:
    assert len(names()) == len(GAMES) + len(ADVENTURES)


@pytest.mark.parametrize("name", names())
def test_a_golden_game_is_told_as_it_was(name: str) -> None:
    record = (GOLDEN / f"{name}.record").read_text(encoding="utf-8")
    assert story(record) == (GOLDEN / f"{name}.events").read_text(encoding="utf-8")
    assert str(replay(read_record(record)).record()) == record


def make_anew() -> None:
    """Tell the games anew; play those whose record is missing."""
    for battlefield, heroes, seed in GAMES:
        name = f"{'-against-'.join(heroes)}-on-{battlefield}"
        keep(name, partial(Game.new, battlefield, heroes, seed), seed)
    for villain, team, minions, seed in ADVENTURES:
        name = f"{'-and-'.join(team)}-against-{villain}"
        keep(name, partial(Game.adventure, villain, team, minions, seed), seed)


def keep(name: str, begin: Callable[[], Game], seed: int) -> None:
    kept = GOLDEN / f"{name}.record"
    if not kept.exists():
        kept.write_text(played(begin(), seed), encoding="utf-8")
    told = story(kept.read_text(encoding="utf-8"))
    (GOLDEN / f"{name}.events").write_text(told, encoding="utf-8")


def played(game: Game, seed: int) -> str:
    """The record of a game between greedy bots."""
    bots = [GreedyBot(seed + seat) for seat in range(game.setting.players)]
    while (question := game.question) is not None:
        game.play(bots[question.seat].choose(game.view(question.seat)))
    return str(game.record())


if __name__ == "__main__":
    make_anew()
