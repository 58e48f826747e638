"""A server with its usual limits, one hostile address with hundreds of connections, and somebody
who plays: before, and meanwhile."""

from __future__ import annotations

import contextlib
import json
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from statistics import median, quantiles

import pytest

from peerless.table.settings import Settings
from tests.table.servers import (
    NO_LIMITS,
    PATIENCE,
    ROOT,
    Message,
    Refused,
    Server,
    Table,
    answers_of,
    is_over,
)

PAUSE = 0.06
"""Seconds between the decisions of the one who plays: quick, but within the limits."""


class Attack:
    """The hostile address, while it is at it."""

    def __init__(self, server: Server, connections: int, tables: list[str]) -> None:
        module = "tests.table.hostile_address"
        command = [sys.executable, "-m", module, str(server.port), str(connections), *tables]
        self._process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        self.answers: Message = {}
        self._at_it = threading.Event()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self.answers = json.loads(line)
            if len(self.answers) >= 10:  # it does everything it can do
                self._at_it.set()

    def wait_until_at_it(self) -> None:
        assert self._at_it.wait(60)

    def end(self) -> None:
        self._process.kill()
        self._process.wait()
        self._reader.join()
        assert self._process.stdout is not None
        self._process.stdout.close()


@contextlib.contextmanager
def attack(server: Server, connections: int, tables: list[str]) -> Iterator[Attack]:
    attacking = Attack(server, connections, tables)
    try:
        attacking.wait_until_at_it()
        yield attacking
    finally:
        attacking.end()


def usual_limits() -> Message:
    """Whatever tests set otherwise for themselves."""
    return {name: getattr(Settings, name) for name in NO_LIMITS}


def finished(database: str, count: int) -> list[str]:
    """Games that are over, of a server that has ended since."""
    with Server(database) as server:
        tables = [server.make_table(("random", "random")).id for _ in range(count)]
        for table in tables:
            while not server.get(f"/api/tables/{table}").json()["over"]:
                time.sleep(0.02)
    return tables


def played(server: Server, decisions: int) -> list[float]:
    """Seconds from each decision to both players' views of what it has made of the game."""
    took: list[float] = []
    while len(took) < decisions:
        table = made(server)
        with server.connect() as client:
            views = [client.join(table, seat) for seat in (0, 1)]
            while len(took) < decisions and not is_over(views[0]):
                view = next(view for view in views if answers_of(view))
                answers = answers_of(view)
                time.sleep(PAUSE)
                began = time.perf_counter()
                views = [client.decide(view, answers[view["number"] % len(answers)])]
                views.append(client.receive())
                took.append(time.perf_counter() - began)
    return took


def made(server: Server) -> Table:
    """A table, as soon as there is a place for one."""
    while True:
        try:
            return server.make_table()
        except Refused as refused:
            if refused.code != "too fast":
                raise
            time.sleep(1)


def told(name: str, took: list[float]) -> str:
    ninety_nine = quantiles(took, n=100)[98]
    return (
        f"{name}: median {1000 * median(took):.1f} ms, 99th percentile {1000 * ninety_nine:.1f} ms,"
        f" longest {1000 * max(took):.1f} ms of {len(took)}"
    )


def test_one_who_plays_hardly_notices_a_hostile_address(sqlite_database: str) -> None:
    """A small one, on a machine that is busy with other tests: nobody is shut out, and most answers
    come as before."""
    tables = finished(sqlite_database, 4)
    end = time.monotonic() + 2 * PATIENCE
    with Server(sqlite_database, **usual_limits()) as server:
        before = played(server, 60)
        with attack(server, 60, tables) as attacking:
            meanwhile = played(server, 60)
            while "table 429" not in attacking.answers:  # what it has saved up lasts for a while
                assert time.monotonic() < end
                meanwhile += played(server, 10)
        print(told("before", before), told("meanwhile", meanwhile), attacking.answers, sep="\n")
        assert median(meanwhile) < 3 * median(before) + 0.1
        assert "table 429" in attacking.answers
        kinds = {answer.rsplit(" ", 1)[0] for answer in attacking.answers}
        assert kinds >= {"name", "chat", "claim", "outlook", "report", "health"}
        assert server.get("/health").status_code == 200


@pytest.mark.prove
@pytest.mark.parametrize("connections", [20, 500])
def test_a_hostile_address_with_many_connections(sqlite_database: str, connections: int) -> None:
    """Another player's 99th percentile stays within twice of what it is without them: before they
    come and after they are gone, since the machine may have other things to do as well. Five
    hundred get nothing but refusals; twenty use up all that an address may cost."""
    tables = finished(sqlite_database, 40)
    with Server(sqlite_database, **usual_limits()) as server:
        played(server, 100)  # what is made once has been made
        alone = played(server, 300)
        with attack(server, connections, tables) as attacking:
            meanwhile = played(server, 600)
        alone += played(server, 300)
        print(told("alone", alone), told("meanwhile", meanwhile), attacking.answers, sep="\n")
        assert quantiles(meanwhile, n=100)[98] < 2 * quantiles(alone, n=100)[98]
        assert server.get("/health").status_code == 200
