"""`peerless table`: the server, run by uvicorn."""

from __future__ import annotations

import gc
import signal
import sys
from types import FrameType

import uvicorn

from peerless.table.app import make_app
from peerless.table.guards import patient
from peerless.table.logs import configuration
from peerless.table.settings import Settings
from peerless.table.store import Store

_LARGEST_FRAME = 64 * 1024
"""Above this a connection is closed; between this and the largest message it is told why."""


def serve(settings: Settings) -> None:
    """Until an interrupt or a request to end; then what was decided is stored, and it ends."""
    _prepare(settings.database)
    signal.signal(signal.SIGTERM, _end)
    app = make_app(settings)
    gc.freeze()  # what is loaded stays: to look through it again and again would hold up everyone
    uvicorn.run(
        app,
        host=settings.host,
        port=settings.port,
        log_config=configuration(settings.log_level),
        access_log=False,
        http=patient(settings.request_seconds, settings.deaf_seconds),
        ws_max_size=_LARGEST_FRAME,
        ws_per_message_deflate=False,  # views are small; its memory and time are not
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=5,
        server_header=False,
    )


def _prepare(database: str) -> None:
    """Here a database that cannot be used is refused in one line."""
    store = Store(database)
    try:
        store.prepare()
    finally:
        store.close()


def _end(_: int, __: FrameType | None) -> None:
    """uvicorn stops in good order and then sends itself the signal again: what was asked for is
    no failure."""
    sys.exit(0)
