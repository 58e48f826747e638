"""News of tables between servers that share one PostgreSQL: whoever stores decisions tells, in the
same transaction, how many the table has now; every server listens, and looks for those it lacks.

News may be lost with a connection, and never need to come: after each new connection all tables are
looked at anew."""

from __future__ import annotations

import asyncio
import logging
import secrets
import threading
from collections.abc import Callable
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.engine import Connection, Engine

log = logging.getLogger(__name__)

CHANNEL = "peerless"
SEATS, CHAT = -1, -2
"""Instead of a number of decisions: somebody has taken a seat or another name, or there is a
rematch; somebody has said something."""
_PULSE = 5.0  # seconds after which a connection that brings no news is looked at
_AGAIN = 1.0  # seconds until a lost one is opened again


class News:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.here = secrets.token_hex(4)  # this server, so that it does not hear itself
        self._ending = threading.Event()
        self._thread: threading.Thread | None = None

    @property
    def is_shared(self) -> bool:
        return self._engine.dialect.name == "postgresql"

    def tell(self, connection: Connection, counts: dict[str, int]) -> None:
        """In the transaction that stores them: `counts` by table."""
        if self.is_shared:
            for table, count in counts.items():
                words = f"{self.here} {table} {count}"
                connection.execute(select(func.pg_notify(CHANNEL, words)))

    # ------------------------------------------------------------ listening

    def start(self, heard: Callable[[str, int], None], lost: Callable[[], None]) -> None:
        """`heard` is called with a table and how many decisions it has, `lost` whenever news may
        have been missed; both in the event loop."""
        if self.is_shared:
            loop = asyncio.get_running_loop()
            work = (loop, heard, lost)
            self._thread = threading.Thread(target=self._listen, args=work, daemon=True)
            self._thread.start()

    def stop(self) -> None:
        self._ending.set()

    def _listen(
        self,
        loop: asyncio.AbstractEventLoop,
        heard: Callable[[str, int], None],
        lost: Callable[[], None],
    ) -> None:
        while not self._ending.is_set():
            try:
                with self._connected() as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    loop.call_soon_threadsafe(lost)
                    while not self._ending.is_set():
                        for news in connection.notifies(timeout=_PULSE):
                            self._pass_on(loop, heard, news.payload)
                        connection.execute("SELECT 1")  # raises if it is gone
            except RuntimeError:
                return  # the event loop has ended
            except Exception as error:
                log.warning("no news from the database", extra={"error": type(error).__name__})
                self._ending.wait(_AGAIN)

    def _connected(self) -> Any:
        """A connection beside those of the pool: it waits all the time."""
        import psycopg

        url = self._engine.url.set(drivername="postgresql")
        address = url.render_as_string(hide_password=False)
        return psycopg.connect(address, autocommit=True, connect_timeout=5)

    def _pass_on(
        self, loop: asyncio.AbstractEventLoop, heard: Callable[[str, int], None], payload: str
    ) -> None:
        who, table, count = payload.split(" ")
        if who != self.here:
            loop.call_soon_threadsafe(heard, table, int(count))
