"""`peerless table --workers`: several processes at one address, on one PostgreSQL."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from peerless.table.store import Store
from peerless.table.workers import thinkers_of_each
from tests.table.servers import (
    PATIENCE,
    Message,
    Workers,
    answers_of,
    is_over,
    join_message,
    lives,
    wait_until,
)
from tests.table.test_several_servers import reached


def test_a_duel_with_each_seat_at_another_worker(postgres_database: str) -> None:
    """To its end; and what is counted is counted of both."""
    with Workers(postgres_database) as server:
        table = server.make_table()
        with server.connect_to(1) as one, server.connect_to(2) as two:
            assert [server.worker_of(client) for client in (one, two)] == [1, 2]
            lines = [one, two]
            views = [one.join(table, 0), two.join(table, 1)]
            while not is_over(views[0]) and views[0]["number"] < 60:
                seat = views[0]["question"]["seat"]
                if not answers_of(views[seat]):
                    break
                view = lines[seat].decide(views[seat], answers_of(views[seat])[-1])
                other = 1 - seat
                views[other] = lines[other].until(reached(view["number"]))
                views[seat] = view
                assert views[0]["view"]["fighters"] == views[1]["view"]["fighters"]
            assert metric(server, "peerless_connections") >= 2
            decided = metric(server, "peerless_decision_seconds_count")
            assert decided == metric(server, "peerless_decision_seconds_count")  # whoever is asked
            assert decided >= 20
        assert server.stop() == 0


def metric(server: Workers, name: str) -> float:
    families = text_string_to_metric_families(server.get("/metrics").text)
    return sum(
        sample.value for family in families for sample in family.samples if sample.name == name
    )


def test_a_killed_worker_is_replaced_and_nothing_is_lost(postgres_database: str) -> None:
    """Who was connected to it connects again, to whichever is there; who was not notices nothing
    of it; and the bots that it let think go on."""
    with Workers(postgres_database) as server:
        table = server.make_table()
        of_bots = server.make_table(("greedy", "greedy"))
        with server.connect_to(1) as one, server.connect_to(2) as two:
            mine = one.join(table, 0)
            two.join(table, 1)
            assert mine["question"]["seat"] == 0
            mine = one.decide(mine, answers_of(mine)[0])
            two.until(reached(mine["number"]))
            first = server.pids[1]
            server.kill_worker(1)
            with server.connect() as again:
                view = again.join(table, 0)
                assert view["number"] == mine["number"]
                assert view["view"] == mine["view"]
                view = again.decide(view, answers_of(view)[0])
                two.until(reached(view["number"]))
                server.wait_for_worker(1, first)
        store = Store(postgres_database)
        wait_until(lambda: has_ended(store, of_bots.id))
        store.close()
        assert server.stop() == 0


def test_a_worker_that_comes_back_loads_nothing_anew(postgres_database: str) -> None:
    """To load all that a server needs takes more than a second of the processor."""
    with Workers(postgres_database) as server:
        first = server.pids[1]
        server.kill_worker(1)
        server.wait_for_worker(1, first)
        fields = Path(f"/proc/{server.pids[1]}/stat").read_text().rsplit(")", 1)[1].split()
        spent = sum(map(int, fields[11:13])) / os.sysconf("SC_CLK_TCK")
        print(f"{spent:.2f} s of the processor")
        assert spent < 0.75


def has_ended(store: Store, id: str) -> bool:
    stored = store.table(id)
    return stored is not None and stored.result is not None


def test_workers_end_with_their_parent(postgres_database: str) -> None:
    with Workers(postgres_database) as server:
        pids = list(server.pids.values())
        server.process.kill()
        wait_until(lambda: not any(lives(pid) for pid in pids))


def test_an_interrupt_ends_all(postgres_database: str) -> None:
    with Workers(postgres_database) as server:
        os.killpg(server.process.pid, signal.SIGINT)  # as the terminal does
        assert server.process.wait(PATIENCE) == 0


def test_who_is_told_of_others_at_another_worker(postgres_database: str) -> None:
    with Workers(postgres_database) as server:
        table = server.make_table()
        with server.connect_to(1) as one:
            one.send(join_message(table, 0, presence=True))
            with server.connect_to(2) as two:
                two.join(table, 1)
                one.until(lambda told: present(told) == [0, 1])
            one.until(lambda told: present(told) == [0])


def present(told: Message) -> list[int] | None:
    return told["seats"] if told["type"] == "present" else None


# ---------------------------------------------------------------- what is refused


def refused(*options: str) -> str:
    """The one line that a server says instead of starting."""
    command = [sys.executable, "-m", "peerless.cli", "table", "--port", "0", *options]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode != 0
    (line,) = done.stderr.splitlines()
    return line


def test_a_file_of_sqlite_is_for_one_worker(sqlite_database: str) -> None:
    line = refused("--workers", "2", "--db", sqlite_database)
    assert "2 workers need PostgreSQL; SQLite is for one" in line


def test_there_is_at_least_one_worker(sqlite_database: str) -> None:
    assert "--workers 0: expected 1 or more" in refused("--workers", "0", "--db", sqlite_database)


def test_an_address_that_is_taken_is_refused_at_once(postgres_database: str) -> None:
    with Workers(postgres_database) as server:
        options = ("--workers", "2", "--port", str(server.port), "--db", postgres_database)
        assert "in use" in refused(*options)


def test_workers_share_the_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 16)
    assert [thinkers_of_each(count) for count in (1, 2, 4, 30)] == [15, 7, 3, 1]
