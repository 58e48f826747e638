"""Whose turn it is to think, where bots of many tables wait for few processes: the table that has
used the least lately. So a table full of bots never keeps another table's one bot waiting."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

_HALF_LIFE = 10.0
"""Seconds after which half of what a table has used is forgotten."""
_MOST_KNOWN = 10_000


class FairTurns:
    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[tuple[str, asyncio.Future[None]]] = []
        self._used: dict[str, tuple[float, float]] = {}  # seconds, and when that was so

    @asynccontextmanager
    async def turn(self, table: str) -> AsyncIterator[None]:
        """While it is the turn of a table."""
        await self._wait(table)
        began = time.monotonic()
        try:
            yield
        finally:
            self._note(table, time.monotonic() - began)
            self._free += 1
            self._let_next()

    async def _wait(self, table: str) -> None:
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((table, turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it had come already
                self._free += 1
                self._let_next()
            raise

    def _let_next(self) -> None:
        self._waiting = [(table, turn) for table, turn in self._waiting if not turn.done()]
        if self._waiting and self._free:
            least = min(range(len(self._waiting)), key=lambda i: self.used(self._waiting[i][0]))
            self._free -= 1
            self._waiting.pop(least)[1].set_result(None)

    def used(self, table: str) -> float:
        """Seconds that a table has thought, those of long ago forgotten."""
        seconds, at = self._used.get(table, (0.0, 0.0))
        return float(seconds * 0.5 ** ((time.monotonic() - at) / _HALF_LIFE))

    def _note(self, table: str, seconds: float) -> None:
        if len(self._used) > _MOST_KNOWN:
            self._used = {key: value for key, value in self._used.items() if self.used(key) > 0.01}
        self._used[table] = (self.used(table) + seconds, time.monotonic())
