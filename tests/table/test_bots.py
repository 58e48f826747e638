"""Bots at the table: whole games, bots that fail in every way, and a server that never waits."""

from __future__ import annotations

import json
import os
import signal
import statistics
import time
from pathlib import Path

import pytest

from peerless.game import Game
from peerless.record.records import read_record
from peerless.record.replay import replay
from peerless.table.content import setting_of
from peerless.table.opening import read_table
from peerless.table.store import Store
from tests.table.odd_servers import ODD, PONDERS, SECRET_WORDS
from tests.table.servers import (
    PATIENCE,
    Client,
    Message,
    Server,
    Table,
    answers_of,
    bot_decisions,
    is_over,
)


def play_to_the_end(client: Client, view: Message) -> Message:
    while not is_over(view):
        answers = answers_of(view)
        view = (
            client.decide(view, answers[view["number"] % len(answers)])
            if answers
            else client.receive()
        )
    return view


def check_record(server: Server, table: Table) -> None:
    assert replay(read_record(server.record(table))).over


# ---------------------------------------------------------------- games


def test_bots_play_whole_games_among_themselves(sqlite_database: str) -> None:
    with Server(sqlite_database) as server, server.connect() as client:
        tables = [
            server.make_table(("greedy", "random")),
            server.make_table(("random", "greedy")),
            server.make_table(("random",) * 3, ("alice", "medusa", "sinbad"), mode="free-for-all"),
        ]
        over = {table.id: is_over(client.join(table, None)) for table in tables}
        while not all(over.values()):
            view = client.receive()
            over[view["table"]] = is_over(view)
        for table in tables:
            check_record(server, table)
        assert bot_decisions(server, "the bot") > 100
        assert bot_decisions(server, "its replacement") == 0


# ---------------------------------------------------------------- bots that fail


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        ("raising", "a bot failed"),
        ("hanging", "a bot thought too long"),
        ("dying", "a bot's process died"),
        ("illegal", "a bot gave an illegal answer"),
    ],
)
def test_a_bot_that_fails_is_replaced(sqlite_database: str, bot: str, words: str) -> None:
    patience = 1.0 if bot == "hanging" else PATIENCE
    with (
        Server(sqlite_database, ODD, patience=patience) as server,
        server.connect() as client,
    ):
        table = server.make_table(("person", bot))
        play_to_the_end(client, client.join(table, 0))
        check_record(server, table)
        assert server.wait_for_log(words)["bot"] == bot
        assert server.wait_for_log("a bot is replaced for good")["table"] == table.id
        assert bot_decisions(server, "the bot") == 0
        assert bot_decisions(server, "its replacement") > 3
        assert not any(SECRET_WORDS in line for line in server.log)


def test_where_a_bot_failed_is_in_the_log(sqlite_database: str) -> None:
    with Server(sqlite_database, ODD) as server:
        server.make_table(("raising", "person"))
        trace = "\n".join(server.wait_for_log("a bot failed")["trace"])
        assert "RuntimeError" in trace
        assert "in choose" in trace


def test_one_that_hangs_does_not_stop_the_bots_of_other_tables(sqlite_database: str) -> None:
    """There is one process for all of them. They wait for it, play on when it is there again, and
    none of them is taken for one that hangs."""
    with Server(sqlite_database, ODD, patience=4.0) as server, server.connect() as client:
        hanging = server.make_table(("hanging", "random"))
        others = [server.make_table(("random", "random")) for _ in range(6)]
        over = {table.id: is_over(client.join(table, None)) for table in others}
        while not all(over.values()):
            view = client.receive()
            over[view["table"]] = is_over(view)
        for table in others:
            check_record(server, table)
        assert server.wait_for_log("a bot thought too long")["bot"] == "hanging"
        faults = [json.loads(line) for line in server.log if "bot" in json.loads(line)]
        assert {fault["bot"] for fault in faults} == {"hanging"}
        assert server.get(f"/api/tables/{hanging.id}").json()["number"] > 0


# ---------------------------------------------------------------- processes


def helpers_of(server: Server) -> list[int]:
    """The processes in which its bots think."""
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text()
    return [int(pid) for pid in children.split() if "spawn_main" in command_of(int(pid))]


def command_of(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return ""


needs_proc = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="only on Linux")


@needs_proc
def test_a_process_that_is_killed_is_replaced_and_its_bot_asked_again(sqlite_database: str) -> None:
    with Server(sqlite_database, ODD) as server, server.connect() as client:
        table = server.make_table(("slow", "person"))
        view = client.join(table, 1)
        while view["number"] == 0:  # its process is there, and now it thinks again
            view = client.receive()
        (helper,) = helpers_of(server)
        os.kill(helper, signal.SIGKILL)
        while not answers_of(view):
            view = client.receive()
        assert server.wait_for_log("a bot's process died")["bot"] == "slow"
        assert bot_decisions(server, "its replacement") == 0
        assert helpers_of(server) != [helper]


@needs_proc
@pytest.mark.parametrize("by", [signal.SIGKILL, signal.SIGTERM])
def test_no_process_outlives_its_server(sqlite_database: str, by: signal.Signals) -> None:
    """Not even while a bot thinks."""
    with Server(sqlite_database, ODD) as server:
        server.make_table(("hanging", "person"))
        end = time.monotonic() + PATIENCE
        while not (helpers := helpers_of(server)):
            assert time.monotonic() < end, "they do not start"
            time.sleep(0.05)
        server.stop(by)
        end = time.monotonic() + PATIENCE
        while any("spawn_main" in command_of(pid) for pid in helpers):
            assert time.monotonic() < end, "they live on"
            time.sleep(0.05)


# ---------------------------------------------------------------- what its time tells


def test_the_time_of_a_bot_does_not_tell_whether_it_had_a_choice(sqlite_database: str) -> None:
    """It thinks for a fifth of a second, and not at all where there is one answer. People are told
    of both at the same pace."""
    forced: list[float] = []
    free: list[float] = []
    with Server(sqlite_database, ODD, bot_pace=0.05) as server:
        # The server knows its pace after a few of its thoughts.
        times_of_the_bot(server, server.make_table(("person", "pondering")), 6)
        while len(forced) < 3:  # a game may have none
            table = server.make_table(("person", "pondering"))
            took = times_of_the_bot(server, table, 40)
            choices = choices_at(sqlite_database, table)
            forced += [took[number] for number in took if choices[number] == 1]
            free += [took[number] for number in took if choices[number] > 1]
    print(f"{len(forced)} forced: {forced}, {len(free)} free: {free}")
    assert min(forced) > PONDERS
    assert statistics.median(free) == pytest.approx(statistics.median(forced), rel=0.3)


def times_of_the_bot(server: Server, table: Table, most: int) -> dict[int, float]:
    """How long it took for each of its first decisions, by the number of those before. On a
    connection of its own, to which no other table speaks."""
    took: dict[int, float] = {}
    with server.connect() as client:
        view = client.join(table, 0)
        while len(took) < most and not is_over(view):
            if answers := answers_of(view):
                view = client.decide(view, answers[view["number"] % len(answers)])
            else:
                number, began = view["number"], time.monotonic()
                view = client.receive()
                took[number] = time.monotonic() - began
    return took


def choices_at(database: str, table: Table) -> list[int]:
    """How many answers there were to the question before each entry of the journal."""
    store = Store(database)
    found = read_table(store, table.id)
    store.close()
    assert found is not None
    game, choices = Game.begin(setting_of(found.content), found.stored.seed), []
    for entry in found.entries:
        choices.append(len(game.actions()))
        game.play_recorded(entry.seat, entry.decision)
    return choices


# ---------------------------------------------------------------- the others do not wait


def test_other_tables_do_not_wait_for_bots(sqlite_database: str) -> None:
    """Each bot thinks for half a second; at the table beside them answers come at once."""
    with Server(sqlite_database, ODD) as server, server.connect() as client:
        for _ in range(4):
            server.make_table(("slow", "slow"))
        table = server.make_table()
        view = client.join(table, 0)
        while bot_decisions(server, "the bot") == 0:  # until they are at it
            time.sleep(0.05)
        took: list[float] = []
        for _ in range(20):
            began = time.perf_counter()
            view = client.decide(view, answers_of(view)[0])
            view = client.take_back(view)
            took.append((time.perf_counter() - began) / 2)
        assert statistics.median(took) < 0.2
        assert bot_decisions(server, "the bot") > 0
        print(f"median {1000 * statistics.median(took):.0f} ms, longest {1000 * max(took):.0f} ms")
