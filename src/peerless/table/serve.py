"""`peerless table`: the server, run by uvicorn."""

from __future__ import annotations

import uvicorn

from peerless.table.app import make_app
from peerless.table.logs import configuration
from peerless.table.settings import Settings

_LARGEST_FRAME = 64 * 1024
"""Above this a connection is closed; between this and the largest message it is told why."""


def serve(settings: Settings) -> None:
    """Until an interrupt or a request to end; then what was decided is stored, and it ends."""
    uvicorn.run(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        log_config=configuration(settings.log_level),
        log_level=settings.log_level,
        access_log=False,
        ws_max_size=_LARGEST_FRAME,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=5,
        server_header=False,
    )
