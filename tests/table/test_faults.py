"""What goes wrong around a server: a database that hangs, is full, damaged or another's; too few
open files; the collector's pauses. Each is noticed, told in words, and harms nobody else."""

from __future__ import annotations

import asyncio
import gc
import logging.config
import os
import signal
import socket
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import pytest
import uvicorn
from sqlalchemy import create_engine, text

from peerless.record.records import RULES_VERSION
from peerless.rules.mode import Mode
from peerless.table import serve
from peerless.table.addresses import BadAddress
from peerless.table.content import CannotGoOn, content_now
from peerless.table.journal import Journal
from peerless.table.opening import read_table, reopen_room
from peerless.table.room import Room
from peerless.table.settings import Settings
from peerless.table.sqlite import only_server
from peerless.table.store import Damaged, Entry, Store, Stored
from peerless.table.store_threads import StoreThreads
from peerless.text.grammar import parser
from tests.table.poor_servers import POOR
from tests.table.servers import PATIENCE, Refused, Server, answers_of

PLACED = ["place Harpy 1: sar21", "place Harpy 2: sar22"]


@pytest.fixture
def store(sqlite_database: str) -> Iterator[Store]:
    """With one table, at which two decisions were made."""
    store = Store(sqlite_database)
    store.prepare()
    content = content_now(Mode.DUEL, "sarpedon", ("medusa", "sinbad"))
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    store.add_table(
        Stored(
            "t", "duel", "sarpedon", list(content.heroes), 1, RULES_VERSION, content.hash, seats
        ),
        dict(content.files),
    )
    store.add_entries([Entry("t", n, 0, PLACED[n], 0) for n in range(2)], {})
    yield store
    store.close()


def change(store: Store, statement: str) -> None:
    with store.engine.execution_options(writes=True).begin() as connection:
        connection.execute(text(statement))


# ---------------------------------------------------------------- damage


def test_a_lost_last_decision_is_noticed(store: Store) -> None:
    assert reopen(store).entries == 2
    change(store, "DELETE FROM journal WHERE entry = 1")
    with pytest.raises(CannotGoOn, match="missing"):
        reopen(store)


def reopen(store: Store) -> Room:
    found = read_table(store, "t")
    assert found is not None
    return reopen_room(found, Journal(store))


@pytest.mark.parametrize("seats", ["{", "[7]", "null"])
def test_damaged_seats_are_told_in_words(store: Store, seats: str) -> None:
    change(store, f"UPDATE tables SET seats = '{seats}'")
    assert store.open_tables(of_bots=True) == []  # a server starts even so
    with pytest.raises((Damaged, CannotGoOn), match="damaged"):
        reopen(store)


# ---------------------------------------------------------------- a file and its servers


def test_one_server_has_a_file(sqlite_database: str) -> None:
    with (
        only_server(sqlite_database),
        pytest.raises(BadAddress, match="another server has it"),
        only_server(sqlite_database),
    ):
        pass
    with only_server(sqlite_database):
        pass  # it is free again


def test_the_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    old = os.umask(0)
    try:
        store = Store(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
        store.prepare()
        store.write_pulse()
        files = list(tmp_path.iterdir())
        assert files
        assert not [file for file in files if file.stat().st_mode & 0o077]
        store.close()
    finally:
        os.umask(old)


# ---------------------------------------------------------------- a store that hangs


@contextmanager
def held(database: str) -> Iterator[None]:
    """While somebody else has the file's lock."""
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.rollback()


def test_a_decision_does_not_wait_for_ever(store: Store, sqlite_database: str) -> None:
    async def decide() -> float:
        journal = Journal(store, timeout=0.3)
        journal.start()
        began = time.monotonic()
        with held(sqlite_database), pytest.raises(TimeoutError):
            await journal.add([Entry("t", 2, 0, "maneuver", 0)])
        waited = time.monotonic() - began
        await journal.stop()
        return waited

    assert asyncio.run(decide()) < 5


def test_a_store_that_hangs_takes_no_thread_from_others(store: Store) -> None:
    going_on = threading.Event()

    async def ask() -> str:
        threads = StoreThreads(store, timeout=PATIENCE)
        hanging = [asyncio.create_task(threads.run(going_on.wait)) for _ in range(50)]
        await asyncio.sleep(0)
        answer = await asyncio.wait_for(asyncio.to_thread(lambda: "content"), PATIENCE)
        going_on.set()
        await asyncio.gather(*hanging)
        threads.stop()
        return answer

    assert asyncio.run(ask()) == "content"


def test_postgresql_is_given_up(postgres_database: str) -> None:
    store = Store(postgres_database, patience=1.0)
    store.prepare()
    driver = postgres_database.replace("postgresql://", "postgresql+psycopg://")
    other = create_engine(driver)
    with other.begin() as connection:
        connection.execute(text("LOCK TABLE pulse IN ACCESS EXCLUSIVE MODE"))
        began = time.monotonic()
        with pytest.raises(Exception, match="timeout"):
            store.write_pulse()
        assert time.monotonic() - began < 10
    store.write_pulse()
    store.close()
    other.dispose()


def test_a_store_that_refuses_is_told_of(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    with Server(f"sqlite:///{file}") as server, server.connect() as client:
        view = client.join(server.make_table(), 0)
        assert server.get("/health").status_code == 200
        with closing(sqlite3.connect(file)) as database:  # nothing can be written any more
            for table in ("pulse", "journal"):
                database.execute(f"ALTER TABLE {table} RENAME TO {table}_elsewhere")
        assert server.get("/health").status_code == 503
        with pytest.raises(Refused, match="store"):
            client.decide(view, answers_of(view)[0])
        line = server.wait_for_log("a decision could not be stored")
        assert line["level"] == "error"
        assert line["table"] == view["table"]


# ---------------------------------------------------------------- the start, and the collector


def test_before_it_serves_the_grammar_is_built_and_the_collector_told(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    parser.cache_clear()
    seen: list[tuple[int, tuple[int, int, int], int]] = []

    def run(self: uvicorn.Server) -> None:
        self.started = True
        seen.append((parser.cache_info().currsize, gc.get_threshold(), gc.get_freeze_count()))
        raise KeyboardInterrupt

    monkeypatch.setattr(serve._Server, "run", run)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    monkeypatch.setattr(logging.config, "dictConfig", lambda _: None)
    before = gc.get_threshold()
    try:
        serve.serve(Settings(database=sqlite_database, port=0))
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
    ((parsers, thresholds, frozen),) = seen
    assert parsers == 1
    assert thresholds[0] >= 50_000  # so that full collections are rare
    assert frozen > 10_000


# ---------------------------------------------------------------- open files


def test_silent_connections_keep_nobody_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With few open files, and more who say nothing than there are files for. They come from one
    address, the newcomer from another."""
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")  # here nobody is a proxy
    database = f"sqlite:///{tmp_path}/tables.sqlite3"
    with (
        Server(database, module=POOR, files=200, most_of_one=60) as server,
        ExitStack() as stack,
    ):
        for _ in range(250):
            silent = stack.enter_context(socket.socket())
            silent.bind(("127.0.0.2", 0))
            silent.connect(("127.0.0.1", server.port))
        assert server.get("/api/content").status_code == 200
        with server.connect() as newcomer:
            newcomer.join(server.make_table(), 0)
        assert len(server.log) < 50, "it fills its log"
