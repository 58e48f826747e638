"""`peerless table` and `peerless play`: the server, run by uvicorn."""

from __future__ import annotations

import contextlib
import gc
import logging
import logging.config
import signal
import socket
import sys
from collections.abc import Callable
from types import FrameType

import uvicorn

from peerless.messages.refusals import Message, Part, Refused, reason
from peerless.table import page_files
from peerless.table.app import make_app
from peerless.table.logs import configuration
from peerless.table.settings import Settings
from peerless.table.sockets import BESIDE, Doorkeeper, patient, room_for_connections
from peerless.table.sqlite import only_server
from peerless.table.store import Store
from peerless.text.grammar import parser

_LARGEST_FRAME = 64 * 1024
"""Above this a connection is closed; between this and the largest message it is told why."""


_log = logging.getLogger(__name__)


class CannotListen(Refused):
    """There can be no server at this address; the message says why."""


def serve(settings: Settings, announce: Callable[[str], None] | None = None) -> None:
    """Until an interrupt or a request to end; then what was decided is stored, and it ends.
    `announce` is told the address of the page as soon as the server answers there."""
    with only_server(settings.database):
        prepare(settings.database)
        if (reason := why_not_listen(settings.host, settings.port)) is not None:
            where = {"host": settings.host, "port": str(settings.port)}
            raise CannotListen("server-address", **where, why=reason)
        signal.signal(signal.SIGTERM, stop_in_good_order)
        run_server(settings, announce)


def run_server(
    settings: Settings,
    announce: Callable[[str], None] | None,
    sockets: list[socket.socket] | None = None,
    worker: int | None = None,
) -> None:
    """In this process: at the address of the settings, or as one of several workers at sockets on
    which others listen too."""
    logging.config.dictConfig(configuration(settings.log_level, worker))
    parser()  # the grammar, once: the first to ask for a hero would build it several times over
    most = room_for_connections(settings.most_connections + BESIDE)
    door = Doorkeeper(most, settings.most_of_one + BESIDE // 10)
    app = make_app(settings)
    _collect_seldom()
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=configuration(settings.log_level, worker),
        access_log=False,
        http=patient(settings.request_timeout, settings.send_timeout, door),
        ws_max_size=_LARGEST_FRAME,
        ws_max_queue=4,  # messages that wait to be read; then the client waits
        ws_per_message_deflate=False,  # views are small; its memory and time are not
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=5,
        server_header=False,
    )
    if not page_files.is_built():
        _log.warning(page_files.NOT_BUILT)
    server = _Server(config, announce)
    with contextlib.suppress(KeyboardInterrupt):  # uvicorn has stopped in good order
        server.run(sockets)
    if not server.started:
        sys.exit(1)


def _collect_seldom() -> None:
    """What is loaded stays, so it is not looked through again and again; and of what is made later
    most goes without the collector. Looking through all tables takes a tenth of a second and more,
    in which everyone waits."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 1000)


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, announce: Callable[[str], None] | None) -> None:
        super().__init__(config)
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self._announce is not None:
            port = self.servers[0].sockets[0].getsockname()[1]
            self._announce(address_for_browser(self.config.host, port))


def address_for_browser(host: str, port: int) -> str:
    """Where a browser on the same machine finds the page."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}.get(host, host)
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def why_not_listen(host: str, port: int) -> Part | None:
    """What the system says against a server at this address; None if there can be one."""
    try:
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=_PASSIVE)
        for family, kind, protocol, _, address in found:
            with socket.socket(family, kind, protocol) as tried:
                if sys.platform != "win32":  # as the event loop does; there it means another thing
                    tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                if family == socket.AF_INET6:
                    tried.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
                tried.bind(address)
    except (OSError, UnicodeError, OverflowError) as error:
        has_words = isinstance(error, OSError) and error.strerror
        return reason(error) if has_words else Message("server-no-address")
    return None


_PASSIVE = socket.AI_PASSIVE  # so that no name means every address of the machine


def prepare(database: str) -> None:
    """Here a database that cannot be used is refused in one line."""
    store = Store(database)
    try:
        store.prepare()
    finally:
        store.close()


def stop_in_good_order(_: int, __: FrameType | None) -> None:
    """uvicorn stops in good order and then sends itself the signal again: what was asked for is
    no failure."""
    sys.exit(0)
