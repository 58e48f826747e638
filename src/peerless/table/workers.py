"""`peerless table --workers N`: several processes at one address, on one PostgreSQL. Any of them
serves any seat; one that dies is replaced, and its clients connect again to another."""

from __future__ import annotations

import logging
import logging.config
import multiprocessing
import signal
import socket
import threading
from dataclasses import replace
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess

from peerless.table import serve
from peerless.table.addresses import BadAddress, shown, url_of
from peerless.table.logs import configuration
from peerless.table.settings import Settings
from peerless.table.thinking import end_with_the_server

log = logging.getLogger(__name__)

_END = 30.0  # seconds for a worker to end


def serve_with_workers(settings: Settings, workers: int) -> None:
    if url_of(settings.database).get_backend_name() != "postgresql":
        words = "several workers need PostgreSQL"
        raise BadAddress(f'database "{shown(settings.database)}": {words}')
    serve.prepare(settings.database)
    logging.config.dictConfig(configuration(settings.log_level))
    with serve.listen(settings.host, settings.port) as listening:
        _Crew(share(settings, workers), workers, listening).run()


def share(settings: Settings, workers: int) -> Settings:
    """What each may take, where an address may ask all of them."""
    return replace(
        settings,
        cost_a_second=settings.cost_a_second / workers,
        cost_at_once=settings.cost_at_once / workers,
        tables_a_minute=max(1.0, settings.tables_a_minute / workers),
        most_tables=max(1, settings.most_tables // workers),
        thinkers=max(1, settings.thinkers // workers),
    )


class _Crew:
    def __init__(self, settings: Settings, workers: int, listening: socket.socket) -> None:
        self._settings = settings
        self._listening = listening
        self._ending = threading.Event()
        self._workers = [self._begin() for _ in range(workers)]

    def _begin(self) -> SpawnProcess:
        worker = multiprocessing.get_context("spawn").Process(
            target=_work, args=(self._settings, self._listening)
        )
        worker.start()
        return worker

    def run(self) -> None:
        """Until an interrupt or a request to end."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: self._ending.set())
        while not self._ending.is_set():
            wait([worker.sentinel for worker in self._workers], timeout=0.5)
            for place, worker in enumerate(self._workers):
                if not worker.is_alive() and not self._ending.is_set():
                    log.error("a worker ended", extra={"status": worker.exitcode})
                    self._ending.wait(1)  # one that cannot start is not started without end
                    self._workers[place] = self._begin()
        for worker in self._workers:
            worker.terminate()
        for worker in self._workers:
            worker.join(_END)


def _work(settings: Settings, listening: socket.socket) -> None:
    threading.Thread(target=end_with_the_server, daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the first of the processes tells when to end
    serve.run(settings, sockets=[listening])
