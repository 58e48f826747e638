"""Whose turn it is, where many wait for few processes or threads: the network that has used the
least lately, and of its tables the one that has. So neither a table full of bots nor two hundred
tables of one address keep another's one bot waiting."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

_HALF_LIFE = 10.0
"""Seconds after which half of what somebody has used is forgotten."""
_MOST_KNOWN = 10_000


class Usage:
    """Seconds that each has used, those of long ago forgotten."""

    def __init__(self) -> None:
        self._used: dict[str, tuple[float, float]] = {}  # seconds, and when that was so

    def of(self, who: str) -> float:
        seconds, at = self._used.get(who, (0.0, 0.0))
        return float(seconds * 0.5 ** ((time.monotonic() - at) / _HALF_LIFE))

    def note(self, who: str, seconds: float) -> None:
        if len(self._used) > _MOST_KNOWN:
            self._used = {key: value for key, value in self._used.items() if self.of(key) > 0.01}
        self._used[who] = (self.of(who) + seconds, time.monotonic())


class _Waiting(NamedTuple):
    network: str
    table: str
    turn: asyncio.Future[None]


class FairTurns:
    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[_Waiting] = []
        self._networks = Usage()
        self._tables = Usage()

    @asynccontextmanager
    async def turn(self, network: str, table: str) -> AsyncIterator[None]:
        """While it is the turn of a table, which a network has made. One whose maker is not known
        is by itself."""
        network = network or table
        await self._wait(network, table)
        began = time.monotonic()
        try:
            yield
        finally:
            took = time.monotonic() - began
            self._networks.note(network, took)
            self._tables.note(table, took)
            self._free += 1
            self._let_next()

    async def _wait(self, network: str, table: str) -> None:
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(network, table, turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it had come already
                self._free += 1
                self._let_next()
            raise

    def _let_next(self) -> None:
        self._waiting = [waiting for waiting in self._waiting if not waiting.turn.done()]
        if self._waiting and self._free:
            of_networks = {w.network: self._networks.of(w.network) for w in self._waiting}
            least = min(
                self._waiting, key=lambda w: (of_networks[w.network], self._tables.of(w.table))
            )
            self._free -= 1
            self._waiting.remove(least)
            least.turn.set_result(None)
