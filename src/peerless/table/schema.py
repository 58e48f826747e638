"""What is stored: tables, the journal of their decisions, and the content they are played with.

The journal is only ever added to. A table is its row, its content and its journal; everything
else is played again from these."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    ColumnElement,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    cast,
    func,
)

metadata = MetaData()

contents = Table(
    "contents",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("files", JSON, nullable=False),  # path in the content folder -> text
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", DateTime(timezone=True), nullable=False),
    Column("mode", String(32), nullable=False),
    Column("battlefield", String(64), nullable=False),
    Column("heroes", JSON, nullable=False),  # ids in seat order
    Column("seed", String(20), nullable=False),  # too large for an integer of every database
    Column("rules", String(16), nullable=False),
    Column("content", String(64), ForeignKey("contents.hash"), nullable=False),
    Column("seats", JSON, nullable=False),  # who sits there, and the hashes of its maker's secrets
    Column("result", Text),  # null while the game runs
    # of a cooperative game: enemies, discoveries and what was agreed on
    Column("adventure", JSON(none_as_null=True)),
    Column("maker", String(64)),  # hash of the secret by which its maker changes invitations
    Column("long_seed", String(100)),  # of 256 bits; then `seed` is 0
    Column("entries", Integer),  # how many its journal has; null before any, and in old ones
    Column("clock", JSON(none_as_null=True)),  # `ClockTerms`; null: there are none
    Column("due", BigInteger),  # when the clock that runs is up, in milliseconds since 1970
    Column("listed", BigInteger),  # until when it is among the open tables; null: it never is
    Column("rematch", String(32)),  # the table at which the same people play again
    Column("series", JSON(none_as_null=True)),  # `SeriesScore`; null: a game by itself
    Column("network", String(32)),  # who made it (`networks.py`), while the game runs
    Index("tables_open", "result", "created"),
    Index("tables_due", "due"),
    Index("tables_listed", "listed"),
)

names = Table(
    "names",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", String(24), nullable=False),  # what its person wants to be called
)

chat = Table(
    "chat",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("line", Integer, primary_key=True, autoincrement=False),  # from 0
    Column("seat", Integer, nullable=False),
    Column("words", String(300), nullable=False),
    Column("at", BigInteger, nullable=False),  # milliseconds since 1970
)

drafts = Table(
    "drafts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("touched", BigInteger, nullable=False),  # milliseconds since 1970
    Column("number", Integer, nullable=False),  # of changes, so that none is overwritten
    Column("state", JSON, nullable=False),
    Index("drafts_touched", "touched"),
)

invitations = Table(
    "invitations",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("invitation", String(64), nullable=False),  # its hash
    Column("secret", String(64)),  # its hash; null until somebody has claimed the seat
)

journal = Table(
    "journal",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("entry", Integer, primary_key=True, autoincrement=False),  # from 0, without a gap
    Column("seat", Integer, nullable=False),
    Column("decision", Text, nullable=False),  # in the notation, "take back N" or "table: ..."
    Column("at", BigInteger, nullable=False),  # milliseconds since 1970
)

keys = Table(  # random ones, made with the database
    "keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("key", String(64), nullable=False),
)

leases = Table(  # apart from `tables`, so that nobody who stores a decision waits for it
    "leases",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("server", String(16), nullable=False),  # that lets the bots of the table think
    Column("until", BigInteger, nullable=False),  # milliseconds since 1970, by the database's clock
    Index("leases_until", "until"),
)

LEASE = 6.0
"""Seconds for which a lease lasts; a server that lives renews it twice in that time."""
DATABASE_TIME: ColumnElement[int] = cast(
    func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger
)
"""Milliseconds since 1970, as PostgreSQL has it."""


def lease_end() -> ColumnElement[int]:
    """When a lease that is taken now runs out."""
    return DATABASE_TIME + int(LEASE * 1000)


pulse = Table(  # one row, written to see whether anything can be
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),  # milliseconds since 1970
)
