"""Work that takes the processor for a while, done beside the games: a game that is played again
from its journal or told as a whole, a replay, a sheet.

One thread does it: several would keep the event loop from the interpreter all the more. Turns are
fair to every network, and whoever asks pays for the time that it has taken. One who owes for what
was done before is refused, however cheap the question looked."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from peerless.table.budgets import Budgets, asker
from peerless.table.networks import Networks
from peerless.table.refusals import Code, Refused
from peerless.table.turns import FairTurns

T = TypeVar("T")

_LETS_GO = 0.001
"""Seconds that the event loop waits for the interpreter. Python's own five milliseconds are felt:
whoever plays waits so long several times for one decision."""


class Aside:
    def __init__(self, budgets: Budgets, networks: Networks) -> None:
        self._budgets = budgets
        self._networks = networks
        self._turns = FairTurns(1)
        self._thread = ThreadPoolExecutor(1, "aside")

    def start(self) -> None:
        """From now on the thread lets go of the interpreter as soon as the event loop wants it."""
        sys.setswitchinterval(_LETS_GO)

    def stop(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def do(self, what: str, deed: Callable[[], T], begun: bool = False) -> T:
        """`what` it is about, such as a table: among those of one network, each has its turn. What
        has been `begun` is done to its end, though it is owed for."""
        who = asker.get()
        async with self._turns.turn(self._networks.of(who), what):
            if self._budgets.owes(who) and not begun:
                raise Refused(Code.TOO_FAST, "too much at once; wait a little")
            watch = _Watch()
            doing = asyncio.get_running_loop().run_in_executor(self._thread, watch.time, deed)
            try:
                return await asyncio.shield(doing)
            except asyncio.CancelledError:  # nobody waits any more, but the thread goes on
                await asyncio.wait({doing})
                raise
            finally:
                self._budgets.charge(who, 1000 * watch.seconds)


class _Watch:
    """How many seconds of the processor something has taken, whatever came of it."""

    seconds = 0.0

    def time(self, deed: Callable[[], T]) -> T:
        began = time.thread_time()
        try:
            return deed()
        finally:
            self.seconds = time.thread_time() - began
