"""The store, reached from the event loop: by threads of its own, and not for longer than it may
take. Where it hangs, nobody waits who does not need it."""

from __future__ import annotations

import asyncio
import logging
import math
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import ParamSpec, TypeVar

from peerless.table.refusals import Code, Refused
from peerless.table.store import Store

log = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")

_THREADS = 8
_HEALTHY = 1.0  # seconds for which nobody looks again whether anything can be written


class StoreThreads:
    def __init__(self, store: Store, timeout: float) -> None:
        self._store = store
        self._timeout = timeout
        self._threads = ThreadPoolExecutor(_THREADS, "store")
        self._health: asyncio.Task[None] | None = None
        self._healthy = -math.inf  # when something was last written to see whether it can be

    async def stop(self) -> None:
        """What is under way ends first, if it does in time: its connection goes back to the store,
        which closes it."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        loop, ended = asyncio.get_running_loop(), asyncio.Event()

        def wait() -> None:
            self._threads.shutdown(wait=True)
            with suppress(RuntimeError):  # it was given up, and the event loop has ended
                loop.call_soon_threadsafe(ended.set)

        threading.Thread(target=wait, daemon=True).start()
        with suppress(TimeoutError):
            async with asyncio.timeout(self._timeout):
                await ended.wait()

    async def run(self, deed: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """What is given up after a while may have been done even so. (Not `asyncio.wait_for`: up to
        Python 3.11 it forgets that its task was cancelled if the deed is done in that moment, and
        a server that stops would wait for that task for ever.)"""
        loop = asyncio.get_running_loop()
        doing = loop.run_in_executor(self._threads, lambda: deed(*given, **named))
        async with asyncio.timeout(self._timeout):
            return await doing

    async def ask(self, deed: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """The same for those who are told if it fails."""
        try:
            return await self.run(deed, *given, **named)
        except Exception as error:
            log.exception("the store refused")
            raise Refused(Code.STORE, "the database does not answer; try again") from error

    async def check_health(self) -> None:
        """Refused if nothing can be stored. However many ask, it is tried once a second: whoever
        asks on and on writes no more than one who does not."""
        if time.monotonic() - self._healthy < _HEALTHY:
            return
        if self._health is None:
            self._health = asyncio.create_task(self.ask(self._store.write_pulse))
            self._health.add_done_callback(self._checked)
        await asyncio.shield(self._health)

    def _checked(self, done: asyncio.Task[None]) -> None:
        self._health = None
        if not done.cancelled() and done.exception() is None:  # else whoever asked has been told
            self._healthy = time.monotonic()
