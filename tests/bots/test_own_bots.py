"""Bots that do not come with Peerless: by their class, and as another package offers them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.table.servers import Refused, Server, is_over
from tests.test_cli import peerless, refusal

from peerless.bots import BOTS, BadBot, WrongAnswer, ask, bot_names, find_bot, finding, make_bot
from peerless.bots.random import RandomBot
from peerless.content.nearest import Unknown
from peerless.game import Game
from peerless.lab.matchup import play_matchup

FOLDER = Path(__file__).parents[1] / "own_bots"


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if the package had been installed."""
    monkeypatch.syspath_prepend(str(FOLDER))
    caches = (finding._offered, finding._imported)
    for cache in caches:
        cache.cache_clear()
    yield
    for cache in caches:
        cache.cache_clear()


# ---------------------------------------------------------------- found


@pytest.mark.parametrize("name", ["own_bots:LastBot", " own_bots:LastBot ", "own_bots:make_last"])
def test_a_class_or_a_function_makes_a_bot(name: str) -> None:
    bot = make_bot(name, 5)
    assert (type(bot).__name__, vars(bot)["seed"]) == ("LastBot", 5)


def test_a_package_offers_bots_by_name() -> None:
    assert bot_names() == ["last", "lost", "gone", *BOTS]
    assert type(make_bot("Last", 1)).__name__ == "LastBot"


def test_a_package_does_not_replace_a_bot_of_ours() -> None:
    assert isinstance(make_bot("random", 1), RandomBot)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("nowhere:MyBot", 'bot "nowhere:MyBot": there is no module nowhere'),
        ("own_bots.deeper:MyBot", "there is no module own_bots.deeper"),
        ("own_bots:MyBot", 'bot "own_bots:MyBot": there is no MyBot in own_bots'),
        ("own_bots:", "expected package.module:Class"),
        (":MyBot", "expected package.module:Class"),
        ("own_bots_broken:MyBot", "own_bots_broken cannot be imported: ValueError: no luck"),
        ("own_bots:NUMBER", 'bot "own_bots:NUMBER" is 7, expected a class with a method choose'),
        ("own_bots:NoBot", 'bot "own_bots:NoBot" has no method choose(view)'),
        ("own_bots:SeedlessBot", "cannot be made with a seed alone"),
        ("gone", 'bot "own_bots:Gone": there is no Gone in own_bots'),
    ],
)
def test_what_is_no_bot_is_refused(name: str, words: str) -> None:
    with pytest.raises(BadBot) as refused:
        find_bot(name)
    assert words in str(refused.value)
    assert words in refusal("sim", "medusa", "alice", "--games", "1", "--bots", name)
    assert words in refusal("play", "--terminal", "--random", "--bot", name)


def test_what_makes_no_bot_is_refused() -> None:
    with pytest.raises(BadBot, match="it made None, expected a class with a method choose"):
        make_bot("own_bots:make_nothing", 0)
    words = refusal("sim", "medusa", "alice", "--games", "1", "--bots", "own_bots:make_nothing")
    assert "it made None" in words


def test_an_unknown_name_is_told_with_those_there_are() -> None:
    with pytest.raises(Unknown, match='unknown bot "lats": did you mean last'):
        find_bot("lats")


# ---------------------------------------------------------------- playing


def test_sim_plays_with_it() -> None:
    done = peerless("sim", "medusa", "alice", "--games", "2", "--bots", "own_bots:LastBot,last")
    assert done.returncode == 0, done.stderr
    assert "medusa (own_bots:LastBot):" in done.stdout
    assert "alice (last):" in done.stdout


def test_a_bot_is_found_where_the_command_is_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = (FOLDER / "own_bots.py").read_text(encoding="utf-8")
    (tmp_path / "bots_here.py").write_text(source, encoding="utf-8")
    monkeypatch.syspath_prepend(str(FOLDER))  # so that what the command adds is removed again
    monkeypatch.chdir(tmp_path)
    done = peerless("sim", "medusa", "alice", "--games", "1", "--bots", "bots_here:LastBot")
    assert done.returncode == 0, done.stderr


def test_play_against_it_at_the_terminal() -> None:
    words = ("--hero", "medusa", "--against", "alice", "--battlefield", "soho", "--first", "them")
    done = peerless("play", "--terminal", *words, "--bot", "last", typed="quit\n")
    assert done.returncode == 0, done.stderr


# ---------------------------------------------------------------- wrong answers


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("own_bots:WordyBot", "the bot own_bots:WordyBot answered 'maneuver', expected an action."),
        ("lost", 'the bot lost answered "place '),
    ],
)
def test_a_wrong_answer_names_the_bot_and_the_decision(name: str, words: str) -> None:
    game = Game.new("soho", ["medusa", "alice"], seed=7)
    with pytest.raises(WrongAnswer) as wrong:
        ask(make_bot(name, 0), name, game)
    assert str(wrong.value).startswith(words)
    decision = "Medusa is asked: place, at decision 1 of <Medusa against Alice on Soho>, seed 7"
    assert str(wrong.value).endswith(decision)
    assert game.record().decisions == []
    assert words in refusal("sim", "medusa", "alice", "--games", "1", "--bots", name)


def test_an_illegal_answer_is_told_with_the_legal_ones() -> None:
    game = Game.new("soho", ["medusa", "alice"])
    with pytest.raises(WrongAnswer, match="which is not legal; expected one of: place Harpy 1: "):
        ask(make_bot("lost", 0), "lost", game)


def test_what_a_bot_raises_goes_on_with_a_note() -> None:
    with pytest.raises(RuntimeError, match="out of ideas") as raised:
        play_matchup(("medusa", "alice"), "soho", ("random", "own_bots:BrokenBot"), 1, 0)
    (note,) = raised.value.__notes__
    assert note.startswith("This is the fault of the bot own_bots:BrokenBot. Alice is asked: place")


# ---------------------------------------------------------------- at the table


def test_a_server_offers_the_bots_of_other_packages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By name only: nobody may make a server import what they like."""
    monkeypatch.setenv("PYTHONPATH", str(FOLDER), prepend=":")
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    with Server(database) as server, server.connect() as client:
        offered = server.get("/api/content").json()["bots"]
        assert offered == ["last", "lost", "gone", *BOTS]
        view = client.join(server.make_table(("last", "random")), None)
        while view["number"] < 40 and not is_over(view):
            view = client.receive()
        assert 'by="the bot"' in server.get("/metrics").text
        assert not any("a bot" in line for line in server.log)
        with pytest.raises(
            Refused, match='seat "own_bots:LastBot": expected one of: person, guest, last'
        ):
            server.make_table(("own_bots:LastBot", "person"))
