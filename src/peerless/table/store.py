"""The store: an embedded SQLite file, or PostgreSQL by its address. All of it blocks; the event
loop reaches it through threads (`journal.py`, `lobby.py`)."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

import orjson
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Text, bindparam, cast, create_engine, event, func, insert, select, update
from sqlalchemy.dialects.postgresql import insert as insert_or_not
from sqlalchemy.engine import URL, Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from peerless.table import sqlite
from peerless.table.addresses import BadAddress, file_of, make_folder, reason_of, url_of
from peerless.table.networks import NOBODY
from peerless.table.news import SEATS, News
from peerless.table.schema import (
    contents,
    invitations,
    journal,
    keys,
    lease_end,
    leases,
    names,
    pulse,
    tables,
)

log = logging.getLogger(__name__)

MIGRATIONS = Path(__file__).with_name("migrations")
_MOST_READERS = 40
"""Connections beside the usual ones: more than there are threads, so that the journal never waits
for tables that are being read."""
_PATIENCE = 8.0
"""Seconds that PostgreSQL has for anything."""
_PREPARING = 8420_0001
"""PostgreSQL's lock on migrations, so that two servers that start together take turns."""
STOOD_IN = "table: bot %"
"""How an entry begins by which a bot plays on for a person (`matters.py`)."""


class Conflict(Exception):
    """The journal has this entry already: another server writes to the same table."""


class Damaged(Exception):
    """What is stored cannot be read; the message says so in words for people."""


class Entry(NamedTuple):
    """A line of the journal: a decision, or that the last N were taken back."""

    table: str
    number: int
    seat: int
    decision: str
    at: int


class Due(NamedTuple):
    """When the clock that runs at a table is up; none: no clock runs."""

    at: int | None


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
    entries: int | None = None  # how many its journal has, if that is known
    clock: dict[str, Any] | None = None  # `ClockTerms`
    due: int | None = None
    listed: int | None = None  # until when it is among the open tables
    rematch: str | None = None
    series: dict[str, Any] | None = None  # `SeriesScore`
    network: str = NOBODY  # who made it, while the game runs


class Store:
    def __init__(self, address: str, patience: float = _PATIENCE) -> None:
        """PostgreSQL is given up after `patience` seconds."""
        url = url_of(address)
        self._address = address
        self._file = file_of(url)
        if self._file is not None:
            make_folder(self._file.parent, address)
            sqlite.make_private(self._file)
        waits = _patience_of(url, patience)
        # Messages of errors go to the log: without the values, which hold seeds and cards.
        self.engine = create_engine(
            url,
            pool_pre_ping=True,
            hide_parameters=True,
            max_overflow=_MOST_READERS,
            pool_timeout=patience,
            connect_args=waits,
            json_serializer=_as_json,
        )
        self._writing = self.engine.execution_options(writes=True)
        self.news = News(self.engine, waits)
        self._turns: sqlite.Turns | sqlite.NoTurns = sqlite.NoTurns()
        if url.get_backend_name() == "sqlite":
            event.listen(self.engine, "connect", sqlite.make_durable)
            event.listen(self.engine, "begin", sqlite.begin)
            self._turns = sqlite.Turns()

    def prepare(self) -> None:
        """Bring the database to the form this version needs, all of it or nothing."""
        self.migrate("head")

    def migrate(self, revision: str) -> None:
        """Up to a revision, or all the way down to an empty database: "base"."""
        try:
            with self._writing.begin() as connection:
                if connection.dialect.name == "postgresql":
                    connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
                    connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
                    connection.execute(select(func.pg_advisory_xact_lock(_PREPARING)))
                _migrate(connection, revision)
        except CommandError as error:
            raise BadAddress("server-database-newer", self._address) from error
        except SQLAlchemyError as error:
            why = reason_of(error)
            raise BadAddress("server-database-unopened", self._address, why=why) from error

    def close(self) -> None:
        self.engine.dispose()

    @contextmanager
    def writing(self, first: bool = False) -> Iterator[Connection]:
        """All that is done in it is stored, or nothing. Where one at a time can write, the journal
        goes `first`."""
        self._check_file()
        with self._turns.turn(first), self._writing.begin() as connection:
            yield connection

    # ------------------------------------------------------------ tables

    def add_table(
        self,
        table: Stored,
        files: dict[str, str],
        invited: dict[int, str] | None = None,
        called: dict[int, str] | None = None,
        entries: Sequence[Entry] = (),
    ) -> None:
        """With the hashes of invitations, and the names of persons, by seat, and the first entries
        of its journal."""
        row = {name: getattr(table, name) for name in Stored.__dataclass_fields__}
        is_long = table.seed >= _LONG
        row["seed"] = "0" if is_long else str(table.seed)
        row["long_seed"] = str(table.seed) if is_long else None
        row["network"] = table.network if table.result is None else None
        row["entries"] = len(entries) or None
        with self.writing() as connection:
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
            for seat, name in (called or {}).items():
                connection.execute(insert(names).values(table=table.id, seat=seat, name=name))
            if entries:
                connection.execute(insert(journal), _rows(entries))
            if any(seat.get("bot") for seat in table.seats):
                self._lease(connection, [table.id])

    def table(self, id: str) -> Stored | None:
        """`Damaged` if what is stored of it cannot be read."""
        try:
            with self.engine.connect() as connection:
                row = connection.execute(select(tables).where(tables.c.id == id)).mappings().first()
            return None if row is None else _stored(dict(row))
        except (ValueError, TypeError) as error:
            raise Damaged("what is stored of this table is damaged") from error

    # ------------------------------------------------------------ invitations

    def claimed(self, id: str) -> dict[int, str]:
        """The hashes of the secrets of seats that guests have claimed."""
        query = select(invitations.c.seat, invitations.c.secret).where(
            invitations.c.table == id, invitations.c.secret.is_not(None)
        )
        with self.engine.connect() as connection:
            return {row.seat: row.secret for row in connection.execute(query)}

    def unclaimed(self, id: str) -> dict[int, str]:
        """The hashes of the invitations that nobody has used."""
        query = select(invitations.c.seat, invitations.c.invitation).where(
            invitations.c.table == id, invitations.c.secret.is_(None)
        )
        with self.engine.connect() as connection:
            return {row.seat: row.invitation for row in connection.execute(query)}

    def claim(self, id: str, invitation: str, secret: str) -> int | None:
        """The seat that is claimed by an invitation (all as hashes); None if it is no good any
        more. Who claims it first has it, and may say so again: the answer may have been lost."""
        mine = (invitations.c.table == id, invitations.c.invitation == invitation)
        unclaimed = update(invitations).where(*mine, invitations.c.secret.is_(None))
        with self.writing() as connection:
            connection.execute(unclaimed.values(secret=secret))
            query = select(invitations.c.seat).where(*mine, invitations.c.secret == secret)
            seat = connection.execute(query).scalar()
            if seat is not None:
                self.news.tell(connection, {id: SEATS})
            return seat

    def invite(self, id: str, seat: int, invitation: str) -> bool:
        """Another invitation in place of the one before; whether the seat was still to be had."""
        unclaimed = update(invitations).where(
            invitations.c.table == id, invitations.c.seat == seat, invitations.c.secret.is_(None)
        )
        with self.writing() as connection:
            return connection.execute(unclaimed.values(invitation=invitation)).rowcount == 1

    # ------------------------------------------------------------ all tables

    def counts(self, ids: list[str]) -> dict[str, int]:
        """How many entries the journals of these tables have."""
        query = select(tables.c.id, tables.c.entries).where(tables.c.id.in_(ids))
        with self.engine.connect() as connection:
            return {row.id: row.entries or 0 for row in connection.execute(query)}

    def open_tables(self, of_bots: bool = False) -> list[str]:
        """The tables whose game runs, the oldest first: all of them, or those with a bot, or at
        which one has stood in for a person."""
        seats = cast(tables.c.seats, Text)  # a damaged one is told of when its table is read
        query = select(tables.c.id, seats).where(tables.c.result.is_(None))
        stood_in = select(journal.c.table).where(
            journal.c.table == tables.c.id, journal.c.decision.like(STOOD_IN)
        )
        with self.engine.connect() as connection:
            rows = connection.execute(query.order_by(tables.c.created)).all()
            if not of_bots:
                return [id for id, _ in rows]
            running = select(tables.c.id).where(tables.c.result.is_(None), stood_in.exists())
            left = set(connection.execute(running).scalars())
        return [id for id, seats in rows if id in left or _has_bot(id, seats)]

    def content(self, hash: str) -> dict[str, str]:
        with self.engine.connect() as connection:
            found = connection.execute(select(contents.c.files).where(contents.c.hash == hash))
            return dict(found.scalar_one())

    # ------------------------------------------------------------ the journal

    def entries(self, id: str, first: int = 0) -> list[Entry]:
        """From a number on."""
        mine = (journal.c.table == id, journal.c.entry >= first)
        query = select(journal).where(*mine).order_by(journal.c.entry)
        with self.engine.connect() as connection:
            return [Entry(*row) for row in connection.execute(query)]

    def add_entries(
        self,
        entries: list[Entry],
        results: dict[str, str],
        dues: dict[str, Due] | None = None,
        asking: Iterable[str] = (),
    ) -> None:
        """All or nothing; with them the results of games that these entries end, when the clocks
        are up that run then, and at which tables a bot is asked then."""
        ordered = sorted(entries)  # so that two servers never wait for each other
        rows = _rows(ordered)
        counts = {entry.table: entry.number + 1 for entry in ordered}
        try:
            with self.writing(first=True) as connection:
                if rows:
                    connection.execute(insert(journal), rows)
                    connection.execute(
                        _COUNT, [{"of": id, "count": count} for id, count in counts.items()]
                    )
                    self.news.tell(connection, counts, ordered)
                    self._lease(connection, sorted(asking))
                for id, due in sorted((dues or {}).items()):
                    connection.execute(update(tables).where(tables.c.id == id).values(due=due.at))
                for id, result in sorted(results.items()):
                    connection.execute(
                        update(tables).where(tables.c.id == id).values(result=result, network=None)
                    )
        except IntegrityError as error:
            raise Conflict(str(error)) from error

    def key(self, name: str) -> str:
        """A random key that all servers of this database share."""
        with self.engine.connect() as connection:
            found = connection.execute(select(keys.c.key).where(keys.c.name == name))
            return str(found.scalar_one())

    def _lease(self, connection: Connection, ids: Sequence[str]) -> None:
        """Where servers share the database, this one lets the bots of these tables think, unless
        another one does: stored with what makes them think, so that none is forgotten if it is
        killed right then (`leases.py`)."""
        if ids and self.news.is_shared:
            values = {"server": self.news.here, "until": lease_end()}
            rows = [{"table": id, **values} for id in ids]
            connection.execute(insert_or_not(leases).values(rows).on_conflict_do_nothing())

    def write_pulse(self) -> None:
        """Raises if nothing can be written: the disk is full, the database is gone or frozen."""
        with self.writing() as connection:
            written = connection.execute(update(pulse).values(at=int(time.time() * 1000)))
            connection.execute(select(tables.c.id).limit(1))
            if written.rowcount != 1:
                raise Damaged("the database has lost what this version has put there")

    def _check_file(self) -> None:
        """What is written to a file that someone has removed is lost, and nothing says so."""
        if self._file is not None and not self._file.exists():
            raise FileNotFoundError("the file of the database is gone")


_LONG = 1 << 64  # from here on a seed is a long one


def _as_json(value: object) -> str:
    return orjson.dumps(value, option=orjson.OPT_NON_STR_KEYS).decode()


def _stored(row: dict[str, Any]) -> Stored:
    long_seed = row.pop("long_seed")
    network = row["network"] or NOBODY
    return Stored(**{**row, "seed": int(long_seed or row["seed"]), "network": network})


def _rows(entries: Sequence[Entry]) -> list[dict[str, Any]]:
    return [dict(zip(journal.c.keys(), entry, strict=True)) for entry in entries]


_COUNT = update(tables).where(tables.c.id == bindparam("of")).values(entries=bindparam("count"))


def _has_bot(id: str, seats: str) -> bool:
    try:
        return any(seat.get("bot") for seat in json.loads(seats))
    except (ValueError, TypeError, AttributeError):
        log.error("what is stored of a table's seats is damaged", extra={"table": id})
        return False


def _patience_of(url: URL, seconds: float) -> dict[str, Any]:
    """PostgreSQL is given up after a while; what whoever runs the server has set holds."""
    if url.get_backend_name() != "postgresql":
        return {}
    limit = int(seconds * 1000)
    usual = {
        "connect_timeout": str(max(2, int(seconds))),
        "tcp_user_timeout": str(limit),
        "keepalives_idle": "10",
        "options": f"-c statement_timeout={limit} -c lock_timeout={limit}"
        f" -c idle_in_transaction_session_timeout={2 * limit}",
    }
    return {name: value for name, value in usual.items() if name not in url.query}


# ---------------------------------------------------------------- preparing


def _migrate(connection: Connection, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    if revision == "base":
        command.downgrade(config, revision)
    else:
        command.upgrade(config, revision)
