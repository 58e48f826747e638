"""The store: an embedded SQLite file, or PostgreSQL by its address. All of it blocks; the event
loop reaches it through threads (`journal.py`, `lobby.py`)."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, event, func, insert, select, update
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, NoSuchModuleError

from peerless.table.schema import contents, journal, tables

MIGRATIONS = Path(__file__).with_name("migrations")


class BadAddress(ValueError):
    """The address of the database cannot be used; the message says why."""


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


class Store:
    def __init__(self, address: str) -> None:
        url = _url(address)
        if url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:"):
            Path(str(url.database)).parent.mkdir(parents=True, exist_ok=True)
        self.engine = create_engine(url, pool_pre_ping=True)
        if url.get_backend_name() == "sqlite":
            event.listen(self.engine, "connect", _make_sqlite_durable)

    def prepare(self) -> None:
        """Bring the database to the form this version needs."""
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        with self.engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def close(self) -> None:
        self.engine.dispose()

    # ------------------------------------------------------------ tables

    def add_table(self, table: Stored, files: dict[str, str]) -> None:
        row = {name: getattr(table, name) for name in Stored.__dataclass_fields__}
        row["seed"] = str(table.seed)
        with self.engine.begin() as connection:
            known = select(contents.c.hash).where(contents.c.hash == table.content)
            if connection.execute(known).first() is None:
                try:
                    with connection.begin_nested():
                        connection.execute(insert(contents).values(hash=table.content, files=files))
                except IntegrityError:
                    pass  # another table has brought it in the meantime
            connection.execute(insert(tables).values(**row))

    def table(self, id: str) -> Stored | None:
        with self.engine.connect() as connection:
            row = connection.execute(select(tables).where(tables.c.id == id)).mappings().first()
        if row is None:
            return None
        return Stored(**{**row, "seed": int(row["seed"])})

    def open_tables(self) -> list[str]:
        """The tables whose game runs, the oldest first."""
        query = select(tables.c.id).where(tables.c.result.is_(None)).order_by(tables.c.created)
        with self.engine.connect() as connection:
            return list(connection.scalars(query))

    def count_open(self) -> int:
        query = select(func.count()).select_from(tables).where(tables.c.result.is_(None))
        with self.engine.connect() as connection:
            return connection.execute(query).scalar_one()

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
        try:
            with self.engine.begin() as connection:
                if rows:
                    connection.execute(insert(journal), rows)
                for id, result in results.items():
                    connection.execute(
                        update(tables).where(tables.c.id == id).values(result=result)
                    )
        except IntegrityError as error:
            raise Conflict(str(error)) from error

    def ping(self) -> None:
        """Raises if the database does not answer."""
        with self.engine.connect() as connection:
            connection.execute(select(1))


def _url(address: str) -> URL:
    try:
        url = make_url(address)
        if url.drivername in ("postgresql", "postgres"):
            url = url.set(drivername="postgresql+psycopg")
        url.get_dialect()
    except (ArgumentError, NoSuchModuleError, ModuleNotFoundError) as error:
        raise BadAddress(f'database "{address}": {error}') from error
    if url.get_backend_name() not in ("sqlite", "postgresql"):
        raise BadAddress(f'database "{address}": expected sqlite or postgresql')
    return url


def _make_sqlite_durable(connection: Any, _: object) -> None:
    """A commit is on the disk when it returns, and readers do not wait for the writer."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()
