"""`peerless table --workers N`: several servers on one machine, at one address and with one
database.

The parent prepares the database, listens, and hands the listening sockets to its workers; whichever
is free takes the next connection. It serves nobody itself: it starts a worker anew that has ended,
and tells all of them to end when it is told so.

Workers are forked from a process that has loaded everything once and does nothing else, so that one
that has ended is back at once, and what never changes is in the memory once."""

from __future__ import annotations

import logging
import logging.config
import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import FrameType

from prometheus_client.multiprocess import mark_process_dead

from peerless.table.addresses import BadAddress, file_of, url_of
from peerless.table.logs import configuration
from peerless.table.metrics import SHARED_FOLDER
from peerless.table.serve import (
    CannotListen,
    address_for_browser,
    prepare,
    run_server,
    stop_in_good_order,
    why_not_listen,
)
from peerless.table.settings import Settings

log = logging.getLogger(__name__)

_BACKLOG = 2048
_ENDING = 20.0  # seconds for workers to end in good order
_SOON = 10.0  # seconds: a worker that ends sooner is started anew only after a while
_LONGEST_PAUSE = 30.0

_forking = multiprocessing.get_context("forkserver")
_forking.set_forkserver_preload(["peerless.table.preload"])


def serve_with_workers(settings: Settings, count: int) -> None:
    """Until an interrupt or a request to end."""
    if file_of(url_of(settings.database)) is not None:
        raise BadAddress("server-database-workers", settings.database, n=count)
    prepare(settings.database)
    logging.config.dictConfig(configuration(settings.log_level))
    sockets = listening(settings.host, settings.port)
    settings = replace(settings, thinkers=thinkers_of_each(count))
    with tempfile.TemporaryDirectory(prefix="peerless-") as folder:
        os.environ[SHARED_FOLDER] = folder
        try:
            succeeded = Workers(settings, sockets, count).run()
        finally:
            del os.environ[SHARED_FOLDER]
            for each in sockets:
                each.close()
    if not succeeded:
        sys.exit(1)


def thinkers_of_each(count: int) -> int:
    """The cores beside one, for all workers together."""
    return max(1, ((os.cpu_count() or 2) - 1) // count)


def listening(host: str, port: int) -> list[socket.socket]:
    """Sockets at every address that the host has."""
    if (reason := why_not_listen(host, port)) is not None:
        raise CannotListen("server-address", host=host, port=str(port), why=reason)
    found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    return [
        socket.create_server(address[:2], family=family, backlog=_BACKLOG)
        for family, _, _, _, address in dict.fromkeys(found)
    ]


@dataclass
class _Worker:
    number: int  # from 1
    process: BaseProcess | None = None
    news: Connection | None = None  # on which it says that it is up
    began: float = 0.0
    again: float = 0.0  # when it is to be started
    pause: float = 0.0  # before the next start

    @property
    def sentinel(self) -> int | None:
        return None if self.process is None else self.process.sentinel


class Workers:
    def __init__(self, settings: Settings, sockets: list[socket.socket], count: int) -> None:
        self._settings = settings
        self._sockets = sockets
        self._workers = [_Worker(number) for number in range(1, count + 1)]
        self._up: set[int] = set()  # those that have been up once
        self._ended, self._end = _forking.Pipe(duplex=False)

    def run(self) -> bool:
        """Until a signal says so. False if a worker could not even start."""
        with _signals(lambda: self._end.send(None)):
            try:
                return self._watch()
            finally:
                self._stop()

    def _watch(self) -> bool:
        while True:
            now = time.monotonic()
            for worker in self._workers:
                if worker.process is None and worker.again <= now:
                    self._start(worker)
            waited_for: list[Connection | int] = [self._ended]
            waited_for += [w.sentinel for w in self._workers if w.sentinel is not None]
            waited_for += [w.news for w in self._workers if w.news is not None]
            starts = [w.again for w in self._workers if w.process is None]
            until = max(0.0, min(starts) - now) if starts else None
            heard = wait(waited_for, until)
            if self._ended in heard:
                return True
            for worker in self._workers:
                if worker.news in heard:
                    self._note_up(worker)
                if worker.sentinel in heard and not self._note_end(worker):
                    return False

    def _start(self, worker: _Worker) -> None:
        worker.news, up = _forking.Pipe(duplex=False)
        work = (self._settings, self._sockets, worker.number, up)
        worker.process = _forking.Process(target=_work, args=work, name=f"worker {worker.number}")
        worker.process.start()
        worker.began = time.monotonic()
        up.close()

    def _note_up(self, worker: _Worker) -> None:
        assert worker.process is not None
        assert worker.news is not None
        try:
            worker.news.recv()
        except EOFError:  # it ends instead
            worker.news = None
            return
        worker.news = None
        log.info("a worker is up", extra={"worker": worker.number, "pid": worker.process.pid})
        if worker.number not in self._up:
            self._up.add(worker.number)
            if len(self._up) == len(self._workers):
                port = self._sockets[0].getsockname()[1]
                where = address_for_browser(self._settings.host, port)
                log.info("running on %s with %d workers", where, len(self._workers))

    def _note_end(self, worker: _Worker) -> bool:
        """It is started anew; False if it has never been up, and so never would be."""
        process, worker.process = worker.process, None
        assert process is not None
        process.join()
        assert process.pid is not None
        mark_process_dead(process.pid)  # type: ignore[no-untyped-call]
        known = worker.number in self._up
        log.error("a worker has ended", extra={"worker": worker.number, "status": process.exitcode})
        lived = time.monotonic() - worker.began
        worker.pause = min(_LONGEST_PAUSE, 2 * worker.pause or 1.0) if lived < _SOON else 0.0
        worker.again = time.monotonic() + worker.pause
        return known

    def _stop(self) -> None:
        processes = [worker.process for worker in self._workers if worker.process is not None]
        for process in processes:
            process.terminate()
        end = time.monotonic() + _ENDING
        for process in processes:
            process.join(max(0.0, end - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()


@contextmanager
def _signals(end: Callable[[], None]) -> Iterator[None]:
    """While this runs, what asks the program to end is passed on."""

    def asked(_: int, __: FrameType | None) -> None:
        end()

    before = {each: signal.signal(each, asked) for each in (signal.SIGTERM, signal.SIGINT)}
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


# ---------------------------------------------------------------- in a worker's process


def _work(settings: Settings, sockets: list[socket.socket], number: int, up: Connection) -> None:
    signal.signal(signal.SIGTERM, stop_in_good_order)
    threading.Thread(target=_end_with_the_parent, daemon=True).start()
    run_server(settings, lambda _: up.send(None), sockets, number)


def _end_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
