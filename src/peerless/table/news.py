"""News between servers that share one PostgreSQL.

Whoever stores decisions tells, in the same transaction, how many the table has now, and which they
are; every server listens, and makes them in its own rooms. News may be lost with a connection, and
never need to come: after each new connection all tables are looked at anew.

What servers tell each other beside that, and is stored nowhere, has a channel of its own
(`gossip.py`)."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import threading
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import Text, cast, func, select
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.engine import Connection, Engine

log = logging.getLogger(__name__)

CHANNEL, GOSSIP = "peerless", "peerless_gossip"
SEATS, CHAT = -1, -2
"""Instead of a number of decisions: somebody has taken a seat or another name, or there is a
rematch; somebody has said something."""
MOST_BYTES = 7500
"""PostgreSQL passes on somewhat less than 8000 bytes at once."""
_PULSE = 5.0  # seconds after which a connection that brings no news is looked at
_AGAIN = 1.0  # seconds until a lost one is opened again

Told: TypeAlias = tuple[str, int, int, str, int]
"""An entry of the journal: table, number, seat, decision, time."""


class Report(NamedTuple):
    """What another server has stored."""

    table: str
    number: int  # of decisions now, or SEATS or CHAT
    entries: list[Told]  # those it has stored; none where they are too long to be told


class Ears(NamedTuple):
    """Who hears what, in the event loop."""

    report: Callable[[Report], None]
    gossip: Callable[[str], None]
    lost: Callable[[], None]  # whenever news may have been missed


class News:
    def __init__(self, engine: Engine, patience: dict[str, Any] | None = None) -> None:
        """`patience`: for how long a connection waits for the database, as those of the pool."""
        self._engine = engine
        self._patience = patience or {}
        self.here = secrets.token_hex(4)  # this server, so that it does not hear itself
        self._ending = threading.Event()
        self._thread: threading.Thread | None = None

    @property
    def is_shared(self) -> bool:
        return self._engine.dialect.name == "postgresql"

    # ------------------------------------------------------------ telling

    def tell(
        self, connection: Connection, counts: dict[str, int], entries: Sequence[Told] = ()
    ) -> None:
        """In the transaction that stores them: `counts` by table, and the entries themselves."""
        if self.is_shared:
            of: dict[str, list[Told]] = {table: [] for table in counts}
            for entry in entries:
                of[entry[0]].append(entry)
            words = [self._words(table, counts[table], of[table]) for table in counts]
            _notify(connection, CHANNEL, words)

    def _words(self, table: str, count: int, entries: list[Told]) -> str:
        words = json.dumps([self.here, table, count, [entry[1:] for entry in entries]])
        return words if len(words) <= MOST_BYTES else json.dumps([self.here, table, count, []])

    def say(self, words: Iterable[str]) -> None:
        """To all other servers that are there now. Nobody waits for the disk: it is not stored."""
        with self._engine.begin() as connection:
            connection.exec_driver_sql("SET LOCAL synchronous_commit = off")
            _notify(connection, GOSSIP, words)

    # ------------------------------------------------------------ listening

    def start(self, ears: Ears) -> None:
        if self.is_shared:
            work = (asyncio.get_running_loop(), ears)
            self._thread = threading.Thread(target=self._listen, args=work, daemon=True)
            self._thread.start()

    def stop(self) -> None:
        self._ending.set()

    def _listen(self, loop: asyncio.AbstractEventLoop, ears: Ears) -> None:
        while not self._ending.is_set():
            try:
                with self._connected() as connection:
                    for channel in (CHANNEL, GOSSIP):
                        connection.execute(f"LISTEN {channel}")
                    loop.call_soon_threadsafe(ears.lost)
                    while not self._ending.is_set():
                        for news in connection.notifies(timeout=_PULSE):
                            self._pass_on(loop, ears, news.channel, news.payload)
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
        usual = {"application_name": "peerless news", **self._patience}
        return psycopg.connect(address, autocommit=True, **usual)

    def _pass_on(
        self, loop: asyncio.AbstractEventLoop, ears: Ears, channel: str, payload: str
    ) -> None:
        if channel == GOSSIP:
            loop.call_soon_threadsafe(ears.gossip, payload)
            return
        who, table, count, entries = json.loads(payload)
        if who != self.here:
            told: list[Told] = [(table, *entry) for entry in entries]
            loop.call_soon_threadsafe(ears.report, Report(table, count, told))


def _notify(connection: Connection, channel: str, words: Iterable[str]) -> None:
    """All in one statement."""
    each = func.unnest(cast(list(words), ARRAY(Text))).column_valued("words")
    connection.execute(select(func.pg_notify(channel, each)))
