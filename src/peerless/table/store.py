"""The store: an embedded SQLite file, or PostgreSQL by its address. All of it blocks; the event
loop reaches it through threads (`journal.py`, `lobby.py`)."""

from __future__ import annotations

import sqlite3
import time
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import create_engine, event, func, insert, select, update
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from peerless.table.addresses import BadAddress, file_of, make_folder, reason_of, shown, url_of
from peerless.table.schema import contents, invitations, journal, tables

MIGRATIONS = Path(__file__).with_name("migrations")
_MOST_READERS = 40
"""Connections beside the usual ones: more than there are threads, so that the journal never waits
for tables that are being read."""
_BUSY_TIMEOUT_MS = 10_000
_PREPARING = 8420_0001
"""PostgreSQL's lock on migrations, so that two servers that start together take turns."""


class Conflict(Exception):
    """The journal has this entry already: another server writes to the same table."""


class Entry(NamedTuple):
    """A line of the journal: a decision, or that the last N were taken back."""

    table: str
    number: int
    seat: int
    decision: str
    at: int


@dataclass(frozen=True)
class Stored:
    """The row of a table."""

    id: str
    mode: str
    battlefield: str
    heroes: list[str]
    seed: int
    rules: str
    content: str
    seats: list[dict[str, Any]]
    result: str | None = None
    created: datetime = field(default_factory=lambda: datetime.now(UTC))
    adventure: dict[str, Any] | None = None  # `AdventureTerms`, of a cooperative game
    maker: str | None = None  # hash of the secret of whoever made it


class Store:
    def __init__(self, address: str) -> None:
        url = url_of(address)
        self._address = address
        self._file = file_of(url)
        if self._file is not None:
            make_folder(self._file.parent, address)
        # Messages of errors go to the log: without the values, which hold seeds and cards.
        self.engine = create_engine(
            url, pool_pre_ping=True, hide_parameters=True, max_overflow=_MOST_READERS
        )
        self._writing = self.engine.execution_options(writes=True)
        if url.get_backend_name() == "sqlite":
            event.listen(self.engine, "connect", _make_sqlite_durable)
            event.listen(self.engine, "begin", _begin_sqlite)

    def prepare(self) -> None:
        """Bring the database to the form this version needs, all of it or nothing."""
        self.migrate("head")

    def migrate(self, revision: str) -> None:
        """Up to a revision, or all the way down to an empty database: "base"."""
        try:
            with self._writing.begin() as connection:
                if connection.dialect.name == "postgresql":
                    connection.execute(select(func.pg_advisory_xact_lock(_PREPARING)))
                _migrate(connection, revision)
        except CommandError as error:
            words = "it has a form that this version does not know; was it made by a newer one?"
            raise BadAddress(f'database "{shown(self._address)}": {words}') from error
        except SQLAlchemyError as error:
            words = f"it cannot be opened: {reason_of(error)}"
            raise BadAddress(f'database "{shown(self._address)}": {words}') from error

    def close(self) -> None:
        self.engine.dispose()

    # ------------------------------------------------------------ tables

    def add_table(
        self, table: Stored, files: dict[str, str], invited: dict[int, str] | None = None
    ) -> None:
        """With the hashes of invitations, by seat."""
        row = {name: getattr(table, name) for name in Stored.__dataclass_fields__}
        row["seed"] = str(table.seed)
        self._check_file()
        with self._writing.begin() as connection:
            known = select(contents.c.hash).where(contents.c.hash == table.content)
            if connection.execute(known).first() is None:
                try:
                    with connection.begin_nested():
                        connection.execute(insert(contents).values(hash=table.content, files=files))
                except IntegrityError:
                    pass  # another table has brought it in the meantime
            connection.execute(insert(tables).values(**row))
            for seat, invitation in (invited or {}).items():
                values = {"table": table.id, "seat": seat, "invitation": invitation}
                connection.execute(insert(invitations).values(**values))

    def table(self, id: str) -> Stored | None:
        with self.engine.connect() as connection:
            row = connection.execute(select(tables).where(tables.c.id == id)).mappings().first()
        if row is None:
            return None
        return Stored(**{**row, "seed": int(row["seed"])})

    # ------------------------------------------------------------ invitations

    def claimed(self, id: str) -> dict[int, str]:
        """The hashes of the secrets of seats that guests have claimed."""
        query = select(invitations.c.seat, invitations.c.secret).where(
            invitations.c.table == id, invitations.c.secret.is_not(None)
        )
        with self.engine.connect() as connection:
            return dict(connection.execute(query).tuples().all())

    def claim(self, id: str, invitation: str, secret: str) -> int | None:
        """The seat that is claimed by an invitation (all as hashes); None if it is no good any
        more. Who claims it first has it, and may say so again: the answer may have been lost."""
        mine = (invitations.c.table == id, invitations.c.invitation == invitation)
        unclaimed = update(invitations).where(*mine, invitations.c.secret.is_(None))
        self._check_file()
        with self._writing.begin() as connection:
            connection.execute(unclaimed.values(secret=secret))
            query = select(invitations.c.seat).where(*mine, invitations.c.secret == secret)
            return connection.execute(query).scalar()

    def invite(self, id: str, seat: int, invitation: str) -> bool:
        """Another invitation in place of the one before; whether the seat was still to be had."""
        unclaimed = update(invitations).where(
            invitations.c.table == id, invitations.c.seat == seat, invitations.c.secret.is_(None)
        )
        self._check_file()
        with self._writing.begin() as connection:
            return connection.execute(unclaimed.values(invitation=invitation)).rowcount == 1

    # ------------------------------------------------------------ all tables

    def open_tables(self, of_bots: bool = False) -> list[str]:
        """The tables whose game runs, the oldest first: all of them, or those with a bot."""
        query = select(tables.c.id, tables.c.seats).where(tables.c.result.is_(None))
        with self.engine.connect() as connection:
            rows = connection.execute(query.order_by(tables.c.created)).all()
        return [id for id, seats in rows if not of_bots or any(seat.get("bot") for seat in seats)]

    def content(self, hash: str) -> dict[str, str]:
        with self.engine.connect() as connection:
            found = connection.execute(select(contents.c.files).where(contents.c.hash == hash))
            return dict(found.scalar_one())

    # ------------------------------------------------------------ the journal

    def entries(self, id: str) -> list[Entry]:
        query = select(journal).where(journal.c.table == id).order_by(journal.c.entry)
        with self.engine.connect() as connection:
            return [Entry(*row) for row in connection.execute(query)]

    def add_entries(self, entries: list[Entry], results: dict[str, str]) -> None:
        """All or nothing; with them the results of games that these entries end."""
        rows = [dict(zip(journal.c.keys(), entry, strict=True)) for entry in entries]
        self._check_file()
        try:
            with self._writing.begin() as connection:
                if rows:
                    connection.execute(insert(journal), rows)
                for id, result in results.items():
                    connection.execute(
                        update(tables).where(tables.c.id == id).values(result=result)
                    )
        except IntegrityError as error:
            raise Conflict(str(error)) from error

    def ping(self) -> None:
        """Raises if the database does not answer, or has lost its tables."""
        self._check_file()
        with self.engine.connect() as connection:
            connection.execute(select(tables.c.id).limit(1))

    def _check_file(self) -> None:
        """What is written to a file that someone has removed is lost, and nothing says so."""
        if self._file is not None and not self._file.exists():
            raise FileNotFoundError("the file of the database is gone")


# ---------------------------------------------------------------- preparing


def _migrate(connection: Connection, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    if revision == "base":
        command.downgrade(config, revision)
    else:
        command.upgrade(config, revision)


def _make_sqlite_durable(connection: Any, _: object) -> None:
    """A commit is on the disk when it returns, and readers do not wait for the writer."""
    connection.isolation_level = None  # transactions are begun by `_begin_sqlite` alone
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={_BUSY_TIMEOUT_MS}")
    _write_ahead(cursor)
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _write_ahead(cursor: Any) -> None:
    """The journal is switched under an exclusive lock, for which SQLite does not wait by itself:
    of several servers that open a new database at once, all but one are told that it is locked."""
    deadline = time.monotonic() + _BUSY_TIMEOUT_MS / 1000
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(0.01)


def _begin_sqlite(connection: Connection) -> None:
    """Python's own SQLite driver would leave changes of the tables' form outside a transaction.
    A writer takes its turn at once: one that has read first would not get it any more."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
