"""The journal's writer: what it says is stored is stored, in order, and a fault of one is not the
fault of others."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import pytest

from peerless.table import journal as journal_module
from peerless.table.journal import Journal
from peerless.table.store import Conflict, Due, Entry, Store
from tests.table.test_store import a_table, entries

TABLES = [f"t{n}" for n in range(20)]


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    with_tables = Store(database)
    with_tables.prepare()
    for id in TABLES:
        with_tables.add_table(a_table(id), {})
    yield with_tables
    with_tables.close()


def run(store: Store, work: Callable[[Journal], Coroutine[Any, Any, None]]) -> list[int]:
    """Work with a journal; how many entries each transaction had."""
    sizes: list[int] = []

    async def main() -> None:
        journal = Journal(store, lambda size, _: sizes.append(size))
        journal.start()
        await work(journal)
        await journal.stop()

    asyncio.run(main())
    return sizes


class Gate:
    """Holds the first transaction until it is opened, so that the others come together."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self._open = threading.Event()
        self.reached = threading.Event()
        self._write = store.add_entries
        monkeypatch.setattr(store, "add_entries", self.add_entries)

    def add_entries(
        self,
        entries: list[Entry],
        results: dict[str, str],
        dues: dict[str, Due],
        asking: set[str],
    ) -> None:
        self.reached.set()
        self._open.wait(60)
        self._write(entries, results, dues, asking)

    def open(self) -> None:
        self._open.set()


async def begin(*work: Coroutine[Any, Any, None]) -> list[asyncio.Task[None]]:
    """All of it under way, in this order."""
    tasks = [asyncio.create_task(one) for one in work]
    await asyncio.sleep(0)
    return tasks


def test_what_is_added_is_stored_when_add_returns(store: Store) -> None:
    async def work(journal: Journal) -> None:
        for first in range(0, 10, 2):
            await journal.add(entries("t0", first, 2))
            assert len(store.entries("t0")) == first + 2
        await journal.add(entries("t0", 10, 1), "draw")

    assert run(store, work) == [2, 2, 2, 2, 2, 1]
    assert "t0" not in store.open_tables()


def test_what_comes_meanwhile_goes_into_one_transaction(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Gate(store, monkeypatch)

    async def work(journal: Journal) -> None:
        first = await begin(journal.add(entries("t0", 0, 1)))
        await asyncio.sleep(0)
        rest = await begin(*(journal.add(entries(id, 0, 2), "draw") for id in TABLES[1:]))
        gate.open()
        await asyncio.gather(*first, *rest)

    sizes = run(store, work)
    assert sum(sizes) == 1 + 2 * 19
    assert len(sizes) <= 2
    assert store.open_tables() == ["t0"]


def test_a_conflict_of_one_table_is_no_conflict_of_the_others(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.add_entries(entries("t7", 0, 1, "another server's"), {})
    gate = Gate(store, monkeypatch)
    outcome: list[BaseException | None] = []

    async def work(journal: Journal) -> None:
        tasks = await begin(*(journal.add(entries(id, 0, 2), "draw") for id in TABLES))
        gate.open()
        outcome.extend(await asyncio.gather(*tasks, return_exceptions=True))

    run(store, work)
    assert [type(one) for one in outcome] == [
        Conflict if id == "t7" else type(None) for id in TABLES
    ]
    assert store.open_tables() == ["t7"]
    assert store.entries("t7") == entries("t7", 0, 1, "another server's")
    assert all(len(store.entries(id)) == 2 for id in TABLES if id != "t7")


def test_a_store_that_fails_is_told_to_everyone_and_tried_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = store.add_entries
    failing = True

    def fail(entries: list[Entry], *more: Any) -> None:
        if failing:
            raise OSError("no space left")
        write(entries, *more)

    monkeypatch.setattr(store, "add_entries", fail)

    async def work(journal: Journal) -> None:
        nonlocal failing
        both = (journal.add(entries(id, 0, 1)) for id in ("t0", "t1"))
        for outcome in await asyncio.gather(*both, return_exceptions=True):
            assert isinstance(outcome, OSError)
        failing = False
        await journal.add(entries("t0", 0, 1))

    assert run(store, work) == [1]
    assert len(store.entries("t0")) == 1
    assert store.entries("t1") == []


def test_stopping_writes_what_is_waiting(store: Store) -> None:
    async def work(journal: Journal) -> None:
        tasks = await begin(*(journal.add(entries(id, 0, 3)) for id in TABLES))
        await journal.stop()
        assert all(task.done() for task in tasks)

    run(store, work)
    assert all(len(store.entries(id)) == 3 for id in TABLES)


@pytest.mark.parametrize("under_way", [False, True])
def test_one_who_stops_waiting_does_not_disturb_the_others(
    store: Store, monkeypatch: pytest.MonkeyPatch, under_way: bool
) -> None:
    """What was given up while it waited is not stored; once it is being stored, it is too late."""
    gate = Gate(store, monkeypatch)

    async def work(journal: Journal) -> None:
        impatient, patient = await begin(
            journal.add(entries("t0", 0, 1)), journal.add(entries("t1", 0, 1))
        )
        if under_way:
            await asyncio.to_thread(gate.reached.wait, 60)
        impatient.cancel()
        gate.open()
        await patient
        assert impatient.cancelled()

    run(store, work)
    assert len(store.entries("t0")) == (1 if under_way else 0)
    assert len(store.entries("t1")) == 1


# ---------------------------------------------------------------- few transactions


def test_where_many_decide_a_transaction_waits_for_more(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal_module, "_APART", 0.5)
    began: list[float] = []
    store_together = Journal._store_together

    async def note(journal: Journal, batch: list[Any]) -> None:
        began.append(time.monotonic())
        await store_together(journal, batch)

    monkeypatch.setattr(Journal, "_store_together", note)

    async def work(journal: Journal) -> None:
        together = await begin(*[journal.add(entries(id, 0, 1)) for id in TABLES[:3]])
        await asyncio.gather(*together)
        first = await begin(journal.add(entries("t3", 0, 1)))
        await asyncio.sleep(0.05)  # as long as a disk takes
        await asyncio.gather(*first, *await begin(journal.add(entries("t4", 0, 1))))

    assert run(store, work) == [3, 2]
    assert began[1] - began[0] > 0.4


def test_whoever_decides_alone_waits_for_nobody(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal_module, "_APART", 3600.0)

    async def work(journal: Journal) -> None:
        for number in range(5):
            async with asyncio.timeout(60):
                await journal.add(entries("t0", number, 1))

    assert run(store, work) == [1] * 5
