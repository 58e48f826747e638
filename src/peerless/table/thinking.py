"""Bots think in processes of their own, so that the event loop never waits for them.

A bot gets a view and nothing else: what crosses to the process is the concealed state, in which
the hidden cards are not the true ones."""

from __future__ import annotations

import asyncio
import io
import logging
import multiprocessing
import pickle
import secrets
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from peerless.bots import BOTS
from peerless.game import View
from peerless.rules.setting import Setting
from peerless.table.content import Content, setting_of

SIMPLE = "random"
"""The bot that takes over where another fails."""

_TRIES = 3

log = logging.getLogger(__name__)


class Thinkers:
    """A pool of processes in which bots choose their answers."""

    def __init__(self, processes: int, patience: float) -> None:
        self._processes = processes
        self._patience = patience  # seconds for one decision
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, bot: str, view: View, content: Content) -> tuple[str, bool]:
        """The answer of a bot in the notation, and whether the bot itself has given it."""
        seed = secrets.randbits(63)
        packed = pack(view)
        for _ in range(_TRIES):
            try:
                answer = await self._ask(bot, packed, content, view.seat, seed)
            except BrokenProcessPool:  # perhaps through another bot's fault: once more
                log.error("a bot's process died", extra={"bot": bot})
                self._discard()
                continue
            except TimeoutError:
                log.error("a bot thought too long", extra={"bot": bot})
                self._discard()
                break
            except Exception:
                log.exception("a bot failed", extra={"bot": bot})
                break
            if view.find(answer) is not None:
                return answer, True
            log.error("a bot gave an illegal answer", extra={"bot": bot})
            break
        return str(BOTS[SIMPLE](seed).choose(view)), False

    async def _ask(self, bot: str, packed: bytes, content: Content, seat: int, seed: int) -> str:
        loop = asyncio.get_running_loop()
        pool = self._running()
        thinking = loop.run_in_executor(pool, _think, bot, packed, content, seat, seed)
        return await asyncio.wait_for(thinking, self._patience)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, initializer=_ignore_signals)
        return self._pool

    def _discard(self) -> None:
        """A process that hangs or has died takes its pool with it; a new one is made."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)

    def stop(self) -> None:
        self._discard()


def _ignore_signals() -> None:
    """An interrupt at the terminal is for the server, which ends its helpers itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _think(bot: str, packed: bytes, content: Content, seat: int, seed: int) -> str:
    view = unpack(packed, setting_of(content), seat)
    return str(BOTS[bot](seed).choose(view))


# ---------------------------------------------------------------- views in a parcel


class _Packer(pickle.Pickler):
    """The setting is not sent: both sides make it from the content."""

    def persistent_id(self, obj: Any) -> str | None:
        return "setting" if isinstance(obj, Setting) else None


class _Unpacker(pickle.Unpickler):
    def __init__(self, parcel: io.BytesIO, setting: Setting) -> None:
        super().__init__(parcel)
        self._setting = setting

    def persistent_load(self, _: Any) -> Setting:
        return self._setting


def pack(view: View) -> bytes:
    parcel = io.BytesIO()
    _Packer(parcel, pickle.HIGHEST_PROTOCOL).dump(view.state)
    return parcel.getvalue()


def unpack(packed: bytes, setting: Setting, seat: int) -> View:
    return View(_Unpacker(io.BytesIO(packed), setting).load(), seat)
