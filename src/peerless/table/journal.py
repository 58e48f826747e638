"""The journal's writer: decisions of many tables in one transaction.

A decision is stored before anyone is told of it. Waiting for the disk once for each would be slow
with many tables, and a transaction takes as much of the processor as several decisions. So all that
come in while one is under way go into the next; and where many come, that one waits a little for
more. Whoever decides alone waits for nobody."""

from __future__ import annotations

import asyncio
import math
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from peerless.table.store import Conflict, Due, Entry, Store

_APART = 0.02
"""Seconds from the beginning of one transaction to that of the next where many decide: nobody
notices a wait so short, and each costs as much of the processor as a decision."""


@dataclass(slots=True)
class _Waiting:
    entries: list[Entry]
    result: str | None
    due: Due | None
    asks_bot: bool
    stored: asyncio.Future[None]


class Journal:
    def __init__(
        self,
        store: Store,
        heard: Callable[[int, float], None] | None = None,
        timeout: float | None = None,
    ) -> None:
        """`heard` is told how many entries each transaction had, and how long it took. What is not
        stored within `timeout` seconds is given up: it may be stored even so."""
        self._timeout = timeout
        self._store = store
        self._heard = heard
        self._queue: asyncio.Queue[_Waiting | None] = asyncio.Queue()
        self._patience: deque[tuple[float, _Waiting]] = deque()  # until when each waits, in order
        self._timer: asyncio.TimerHandle | None = None  # one for all: it goes off for the first
        self._task: asyncio.Task[None] | None = None
        # Its own, so that a decision never waits behind tables that are being made or read.
        self._thread = ThreadPoolExecutor(1, "journal")

    def start(self) -> None:
        self._task = asyncio.create_task(self._write(), name="journal")

    async def stop(self) -> None:
        """Write what is waiting, then end."""
        if self._task is not None:
            self._queue.put_nowait(None)
            await self._task
            self._task = None
        if self._timer is not None:
            self._timer.cancel()
        self._thread.shutdown()

    async def add(
        self,
        entries: list[Entry],
        result: str | None = None,
        due: Due | None = None,
        asks_bot: bool = False,
    ) -> None:
        """Returns when the entries are stored; raises if they could not be. With them when the
        clock runs out that runs then, where there are clocks, and whether a bot is asked then."""
        loop = asyncio.get_running_loop()
        waiting = _Waiting(entries, result, due, asks_bot, loop.create_future())
        self._queue.put_nowait(waiting)
        if self._timeout is not None:
            self._drop_done()
            self._patience.append((loop.time() + self._timeout, waiting))
            if self._timer is None:
                self._timer = loop.call_later(self._timeout, self._give_up)
        await waiting.stored

    def _give_up(self) -> None:
        """What has waited for too long."""
        loop = asyncio.get_running_loop()
        self._drop_done()
        while self._patience and self._patience[0][0] <= loop.time():
            _fail(self._patience.popleft()[1], TimeoutError())
            self._drop_done()
        next = self._patience[0][0] if self._patience else None
        self._timer = None if next is None else loop.call_at(next, self._give_up)

    def _drop_done(self) -> None:
        while self._patience and self._patience[0][1].stored.done():
            self._patience.popleft()

    async def read(self, table: str, first: int) -> list[Entry]:
        """What stands in it of a table from a number on: another server may have been there."""
        loop = asyncio.get_running_loop()
        reading = loop.run_in_executor(self._thread, self._store.entries, table, first)
        async with asyncio.timeout(self._timeout):
            return await reading

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        next, going_on = -math.inf, True
        while going_on:
            batch = [await self._queue.get()]
            if batch[0] is not None:
                await asyncio.sleep(next - loop.time())
            began = loop.time()
            while not self._queue.empty():
                batch.append(self._queue.get_nowait())
            going_on = None not in batch
            next = began + _APART if len(batch) > 1 else -math.inf
            # What was given up while it waited is not stored any more.
            await self._store_together(
                [waiting for waiting in batch if waiting is not None and not waiting.stored.done()]
            )

    async def _store_together(self, batch: list[_Waiting]) -> None:
        if not batch:
            return
        loop = asyncio.get_running_loop()
        began = loop.time()
        try:
            await loop.run_in_executor(self._thread, self._store.add_entries, *_joined(batch))
        except Conflict as error:
            if len(batch) == 1:
                _fail(batch[0], error)
            else:  # one of them is at fault: the others are stored each by itself
                for waiting in batch:
                    await self._store_together([waiting])
            return
        except Exception as error:
            for waiting in batch:
                _fail(waiting, error)
            return
        if self._heard is not None and batch:
            self._heard(sum(len(waiting.entries) for waiting in batch), loop.time() - began)
        for waiting in batch:
            if not waiting.stored.done():
                waiting.stored.set_result(None)


def _joined(
    batch: list[_Waiting],
) -> tuple[list[Entry], dict[str, str], dict[str, Due], set[str]]:
    entries = [entry for waiting in batch for entry in waiting.entries]
    results = {w.entries[0].table: w.result for w in batch if w.result is not None}
    dues = {w.entries[0].table: w.due for w in batch if w.due is not None}
    return entries, results, dues, {w.entries[0].table for w in batch if w.asks_bot}


def _fail(waiting: _Waiting, error: Exception) -> None:
    if not waiting.stored.done():
        waiting.stored.set_exception(error)
