"""The store, reached from the event loop: by threads of its own, and not for longer than it may
take. Where it hangs, nobody waits who does not need it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from peerless.table.refusals import Code, Refused
from peerless.table.store import Store

log = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")

_THREADS = 8


class StoreThreads:
    def __init__(self, store: Store, timeout: float) -> None:
        self._store = store
        self._timeout = timeout
        self._threads = ThreadPoolExecutor(_THREADS, "store")
        self._health: asyncio.Task[None] | None = None

    def stop(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def run(self, deed: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """What is given up after a while may have been done even so."""
        loop = asyncio.get_running_loop()
        doing = loop.run_in_executor(self._threads, lambda: deed(*given, **named))
        return await asyncio.wait_for(doing, self._timeout)

    async def ask(self, deed: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """The same for those who are told if it fails."""
        try:
            return await self.run(deed, *given, **named)
        except Exception as error:
            log.exception("the store refused")
            raise Refused(Code.STORE, "the database does not answer; try again") from error

    async def check_health(self) -> None:
        """Refused if nothing can be stored. However many ask at once, it is tried once."""
        if self._health is None:
            self._health = asyncio.create_task(self.ask(self._store.write_pulse))
            self._health.add_done_callback(self._checked)
        await asyncio.shield(self._health)

    def _checked(self, done: asyncio.Task[None]) -> None:
        self._health = None
        if not done.cancelled():
            done.exception()  # whoever asked has been told
