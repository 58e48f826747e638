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
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

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
_START = 120.0  # seconds for a process to start

log = logging.getLogger(__name__)


class Thinkers:
    """A pool of processes in which bots choose their answers."""

    def __init__(self, processes: int, patience: float) -> None:
        self._processes = processes
        self._patience = patience  # seconds for one decision
        self._pool: ProcessPoolExecutor | None = None
        self._up: Future[None] | None = None  # done when a process of the pool has started
        self._turns = FairTurns(processes)  # waiting for one's turn is not thinking

    async def choose(
        self, bot: str, view: View, content: Content, table: str = ""
    ) -> tuple[str, bool]:
        """The answer of a bot in the notation, and whether the bot itself has given it."""
        seed = secrets.randbits(63)
        packed = pack(view.state)
        for _ in range(_TRIES):
            try:
                async with self._turns.turn(table):
                    answer = await self._ask(bot, packed, content, view.seat, seed)
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
                return answer, True
            log.error("a bot gave an illegal answer", extra={"bot": bot})
            break
        return choose_simply(view), False

    async def hint(self, view: View, content: Content, table: str = "") -> Hint:
        """What a strong bot would answer, and why."""
        seed = secrets.randbits(63)
        async with self._turns.turn(table):
            return await self._in_pool(_suggest, pack(view.state), content, view.seat, seed)

    async def _ask(self, bot: str, packed: bytes, content: Content, seat: int, seed: int) -> str:
        return await self._in_pool(_think, bot, packed, content, seat, seed)

    async def _in_pool(self, think: Callable[..., T], *what: object) -> T:
        loop = asyncio.get_running_loop()
        pool = self._running()
        try:
            await self._start(pool)
            thinking = loop.run_in_executor(pool, think, *what)
            return await asyncio.wait_for(thinking, self._patience)
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
        await asyncio.wait_for(asyncio.shield(started), _START)

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
    because it was killed, they end too."""
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


def _think(bot: str, packed: bytes, content: Content, seat: int, seed: int) -> str:
    view = View(unpack(packed, setting_of(content)), seat)
    return str(make_bot(bot, seed).choose(view))
