"""Bots think in processes of their own, so that the event loop never waits for them.

A bot gets a view and nothing else: what crosses to the process is the concealed state, in which
the hidden cards are not the true ones."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import NamedTuple, TypeVar

from peerless.bots import make_bot
from peerless.bots.search.hints import Hint, hint
from peerless.bots.search.levels import LEVELS
from peerless.game import View
from peerless.rules.parcels import pack, unpack
from peerless.table.content import Content, setting_of
from peerless.table.turns import FairTurns

SIMPLE = "random"
"""The bot that takes over where another fails."""

ADVISER = "hard"
"""The level whose thoughts a hint tells."""

T = TypeVar("T")

_TRIES = 3
_BEHIND = 5
_START = 120.0  # seconds for a process to start

log = logging.getLogger(__name__)


class Watch:
    """How many seconds something has taken, whatever came of it."""

    seconds = 0.0

    @contextmanager
    def running(self) -> Iterator[None]:
        began = time.monotonic()
        try:
            yield
        finally:
            self.seconds += time.monotonic() - began


class Thought(NamedTuple):
    """What a bot has chosen."""

    answer: str  # in the notation
    itself: bool  # whether the bot itself has given it
    chose: float = 0.0  # seconds for which it has looked for it
    took: float = 0.0  # and those of its process in all; waiting for one's turn is not thinking


class Thinkers:
    """A pool of processes in which bots choose their answers."""

    def __init__(self, processes: int, patience: float) -> None:
        self._processes = processes
        self._patience = patience  # seconds for one decision
        self._pool: ProcessPoolExecutor | None = None
        self._up: Future[None] | None = None  # done when a process of the pool has started
        self._turns = FairTurns(processes)

    async def choose(
        self, bot: str, view: View, content: Content, table: str = "", network: str = ""
    ) -> Thought:
        """What a bot answers at a table that a network has made."""
        seed = secrets.randbits(63)
        packed = pack(view.state)
        watch = Watch()
        for _ in range(_TRIES):
            try:
                async with self._turns.turn(network, table):
                    answer, chose = await self._ask(watch, bot, packed, content, view.seat, seed)
            except BrokenProcessPool:  # perhaps through another bot's fault: once more
                log.error("a bot's process died", extra={"bot": bot})
                continue
            except TimeoutError:
                log.error("a bot thought too long", extra={"bot": bot})
                break
            except Exception:
                log.exception("a bot failed", extra={"bot": bot})
                break
            if view.find(answer) is not None:
                return Thought(answer, True, chose, watch.seconds)
            log.error("a bot gave an illegal answer", extra={"bot": bot})
            break
        return Thought(choose_simply(view), False, watch.seconds, watch.seconds)

    async def hint(
        self, view: View, content: Content, table: str = "", network: str = ""
    ) -> tuple[Hint, float]:
        """What a strong bot would answer, and why; and how many seconds it has thought. `network`
        is that of whoever asks."""
        seed, watch = secrets.randbits(63), Watch()
        packed = pack(view.state)
        async with self._turns.turn(network, table):
            found = await self._in_pool(watch, _suggest, packed, content, view.seat, seed)
        return found, watch.seconds

    async def _ask(
        self, watch: Watch, bot: str, packed: bytes, content: Content, seat: int, seed: int
    ) -> tuple[str, float]:
        return await self._in_pool(watch, _think, bot, packed, content, seat, seed)

    async def _in_pool(self, watch: Watch, think: Callable[..., T], *what: object) -> T:
        loop = asyncio.get_running_loop()
        pool = self._running()
        try:
            await self._start(pool)
            with watch.running():
                thinking = loop.run_in_executor(pool, think, *what)
                async with asyncio.timeout(self._patience):
                    return await thinking
        except (BrokenProcessPool, TimeoutError):
            self._discard(pool)
            raise

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self._processes, context, initializer=_live_with_the_server
            )
        return self._pool

    async def _start(self, pool: ProcessPoolExecutor) -> None:
        """A process that has yet to start is not thinking: on a busy machine a bot would seem to
        hang, its pool would be thrown away, and the next one would have to start."""
        if self._up is None:
            self._up = pool.submit(_do_nothing)
        started = asyncio.wrap_future(self._up)
        started.add_done_callback(_hear)
        async with asyncio.timeout(_START):
            await asyncio.shield(started)

    def _discard(self, pool: ProcessPoolExecutor) -> None:
        """A process that hangs or has died takes its pool with it; a new one is made. All who
        think in the pool hear that it broke, and only the first of them has to throw it away."""
        if pool is self._pool:
            self._pool = self._up = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False)

    def stop(self) -> None:
        if self._pool is not None:
            self._discard(self._pool)


def choose_simply(view: View) -> str:
    """The answer of the simple bot, which takes no time to think."""
    return str(make_bot(SIMPLE, secrets.randbits(63)).choose(view))


def _do_nothing() -> None:
    pass


def _hear(started: asyncio.Future[None]) -> None:
    """Nobody waits any more where the server ends meanwhile; then it is no error either."""
    if not started.cancelled():
        started.exception()


def _live_with_the_server() -> None:
    """A signal to end is for the server, which ends its helpers itself. Where it could not,
    because it was killed, they end too. Where cores are few, whoever decides goes before whoever
    thinks."""
    os.nice(_BEHIND)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def _suggest(packed: bytes, content: Content, seat: int, seed: int) -> Hint:
    view = View(unpack(packed, setting_of(content)), seat)
    return hint(view, LEVELS[ADVISER](seed))


def _think(bot: str, packed: bytes, content: Content, seat: int, seed: int) -> tuple[str, float]:
    """The answer, and the seconds that it took to choose it."""
    view = View(unpack(packed, setting_of(content)), seat)
    choosing = make_bot(bot, seed)
    began = time.monotonic()
    return str(choosing.choose(view)), time.monotonic() - began
