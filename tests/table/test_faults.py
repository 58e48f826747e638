"""What goes wrong around a server: a database that hangs, is full, damaged or another's; too few
open files; the collector's pauses. Each is noticed, told in words, and harms nobody else."""

from __future__ import annotations

import asyncio
import gc
import json
import logging.config
import os
import signal
import socket
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path

import pytest
import uvicorn
from sqlalchemy import create_engine, text

from peerless.record.records import RULES_VERSION
from peerless.rules.mode import Mode
from peerless.table import serve
from peerless.table.addresses import BadAddress
from peerless.table.company import Reader
from peerless.table.content import CannotGoOn, content_now
from peerless.table.journal import Journal
from peerless.table.lobby import Lobby
from peerless.table.messages import NewTable
from peerless.table.metrics import Metrics
from peerless.table.opening import read_table, reopen_room
from peerless.table.room import Room
from peerless.table.settings import Settings
from peerless.table.sqlite import only_server
from peerless.table.store import Damaged, Entry, Store, Stored
from peerless.table.store_threads import StoreThreads
from peerless.text.grammar import parser
from tests.table.poor_servers import POOR
from tests.table.servers import (
    PATIENCE,
    Client,
    Message,
    Refused,
    Server,
    Table,
    answers_of,
    is_over,
    wait_until,
)

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
        await threads.stop()
        return answer

    assert asyncio.run(ask()) == "content"


def test_the_store_is_closed_when_nobody_uses_it_any_more(store: Store) -> None:
    """A connection that comes back to a store that was closed would stay open."""
    begun, going_on, ended = threading.Event(), threading.Event(), threading.Event()

    def work() -> None:
        begun.set()
        going_on.wait(PATIENCE)
        ended.set()

    async def stop() -> bool:
        threads = StoreThreads(store, timeout=PATIENCE)
        working = asyncio.create_task(threads.run(work))
        while not begun.is_set():
            await asyncio.sleep(0.001)
        working.cancel()
        asyncio.get_running_loop().call_later(0.05, going_on.set)
        await threads.stop()
        return ended.is_set()

    assert asyncio.run(stop())


def test_who_stops_as_the_store_answers_stops(store: Store) -> None:
    """Cancelled in the very moment in which the deed is done: neither may hide the other, or a
    server that stops would wait for ever for a task that goes on."""
    going_on = threading.Event()

    async def stop() -> None:
        threads = StoreThreads(store, timeout=PATIENCE)
        asking = asyncio.create_task(threads.run(going_on.wait))
        await asyncio.sleep(0)
        going_on.set()
        threads._threads.shutdown(wait=True)  # the loop stands still, and hears of both at once
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        await threads.stop()

    asyncio.run(stop())


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
        wait_until(lambda: server.get("/health").status_code == 503)  # it looks once a second
        with pytest.raises(Refused, match="store"):
            client.decide(view, answers_of(view)[0])
        line = server.wait_for_log("a decision could not be stored")
        assert line["level"] == "error"
        assert line["table"] == view["table"]


def test_on_a_full_disk_nothing_acknowledged_is_lost(sqlite_database: str) -> None:
    """Decisions are refused, it is said why and to be seen from outside; and when there is room
    again, the game goes on from the last that was acknowledged."""
    file = Path(sqlite_database.removeprefix("sqlite:///"))
    with Server(sqlite_database) as server:
        table = server.make_table()
        assert server.stop() == 0
    full = file.stat().st_size + 20_000
    with Server(sqlite_database, POOR, largest_file=full) as server, server.connect() as client:
        acknowledged = play_until_refused(client, table)
        assert acknowledged > 5
        assert server.get("/health").status_code == 503
        assert server.wait_for_log("a decision could not be stored")["table"] == table.id
        with pytest.raises(Refused, match="store"):
            server.make_table()
    with Server(sqlite_database) as server, server.connect() as client:
        views = [client.join(table, seat) for seat in (0, 1)]
        assert views[0]["number"] == acknowledged
        assert decided(client, views)["number"] > acknowledged
        assert server.get("/health").status_code == 200


def play_until_refused(client: Client, table: Table) -> int:
    """Both seats; how many decisions were acknowledged until the store refused one."""
    views = [client.join(table, seat) for seat in (0, 1)]
    while not is_over(views[0]):
        try:
            after = decided(client, views)
        except Refused as refused:
            if refused.code != "store":
                raise
            return int(views[0]["number"])
        views = [after, client.receive()]
    raise AssertionError("the disk was not full")


def decided(client: Client, views: list[Message]) -> Message:
    """The first view after a decision of whoever is asked."""
    asked = next(view for view in views if answers_of(view))
    answers = answers_of(asked)
    return client.decide(asked, answers[asked["number"] % len(answers)])


def test_who_waits_at_a_table_hears_what_was_stored_though_nobody_joins(
    sqlite_database: str,
) -> None:
    """Whoever decided is gone before they knew whether it was stored: it was."""
    heard: asyncio.Queue[Message] = asyncio.Queue()

    async def main() -> None:
        lobby = Lobby(Settings(database=sqlite_database), Metrics())
        await lobby.start()
        heroes, seats = ["medusa", "sinbad"], ["person", "person"]
        new = NewTable(battlefield="sarpedon", heroes=heroes, seats=seats)
        room, _, _ = await lobby.create(new)
        room.join(lambda text: heard.put_nowait(json.loads(text)), Reader(1))
        first = Entry(room.id, 0, 0, str(room.game.actions()[0]), 0)
        await lobby.journal.add([first])
        room.broken = True
        while (await heard.get())["number"] < 1:
            pass
        await lobby.stop()

    asyncio.run(asyncio.wait_for(main(), PATIENCE))


@contextmanager
def frozen(database: str) -> Iterator[None]:
    """While no process of a PostgreSQL does anything, though all are there."""
    engine = create_engine(database.replace("postgresql://", "postgresql+psycopg://"))
    with engine.connect() as connection:
        pid = connection.execute(text("SELECT pg_backend_pid()")).scalar_one()
        main = int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
        children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
    engine.dispose()
    frozen = [main, *map(int, children)]
    for process in frozen:
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in frozen:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGCONT)


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="only on Linux")
def test_a_postgresql_that_is_frozen_keeps_nobody_waiting(postgres_database: str) -> None:
    """Its connections are open, and nothing comes. Whoever decides is told so after a while, and
    what needs no database is answered at once; when it is back, play goes on."""
    with Server(postgres_database, store_timeout=2.0) as server, server.connect() as client:
        table = server.make_table()
        view = client.join(table, 0)
        with frozen(postgres_database):
            began = time.monotonic()
            with pytest.raises(Refused, match="store"):
                client.decide(view, answers_of(view)[0])
            assert server.get("/health").status_code == 503
            assert server.get("/api/heroes/medusa").status_code == 200
            assert time.monotonic() - began < 20
        wait_until(lambda: server.get("/health").status_code == 200)
        wait_until(lambda: server.get(f"/api/tables/{table.id}").status_code == 200)
        with server.connect() as again:
            view = again.join(table, 0)  # the decision was stored or it was not
            assert again.decide(view, answers_of(view)[0])["number"] == view["number"] + 1


# ---------------------------------------------------------------- the start, and the collector


def test_before_it_serves_the_grammar_is_built_and_the_collector_told(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    parser.cache_clear()
    seen: list[tuple[int, tuple[int, int, int], int]] = []

    def run(self: uvicorn.Server, sockets: object) -> None:
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
