"""Golden games: finished games whose every event is kept in a file and compared.

A change of the rules shows here as a difference to be looked at. Where it is meant, make the
files anew: python -m tests.test_golden
"""

from __future__ import annotations

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


def story(record: str) -> str:
    """Every event of a record, a line each."""
    lines: list[str] = []
    replay(read_record(record), lambda game, event: lines.append(tell(game.setting, event)))
    return "\n".join(lines) + "\n"


def names() -> list[str]:
    return sorted(path.stem for path in GOLDEN.glob("*.record"))


def test_there_are_golden_games() -> None:
    assert len(names()) == len(GAMES)


@pytest.mark.parametrize("name", names())
def test_a_golden_game_is_told_as_it_was(name: str) -> None:
    record = (GOLDEN / f"{name}.record").read_text(encoding="utf-8")
    assert story(record) == (GOLDEN / f"{name}.events").read_text(encoding="utf-8")
    assert str(replay(read_record(record)).record()) == record


def make_anew() -> None:
    """Tell the games anew; play those whose record is missing."""
    for battlefield, heroes, seed in GAMES:
        name = f"{'-against-'.join(heroes)}-on-{battlefield}"
        kept = GOLDEN / f"{name}.record"
        if not kept.exists():
            kept.write_text(played(battlefield, heroes, seed), encoding="utf-8")
        told = story(kept.read_text(encoding="utf-8"))
        (GOLDEN / f"{name}.events").write_text(told, encoding="utf-8")


def played(battlefield: str, heroes: tuple[str, str], seed: int) -> str:
    game = Game.new(battlefield, heroes, seed)
    bots = [GreedyBot(seed), GreedyBot(seed + 100)]
    while (question := game.question) is not None:
        game.play(bots[question.seat].choose(game.view(question.seat)))
    return str(game.record())


if __name__ == "__main__":
    make_anew()
