"""What SQLite has to be told: to be durable, to begin transactions, to keep its file to its owner,
and that one server at a time has it."""

from __future__ import annotations

import contextlib
import fcntl
import os
import sqlite3
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy.engine import Connection

from peerless.messages.refusals import reason
from peerless.table.addresses import BadAddress, file_of, make_folder, url_of

_BUSY_TIMEOUT_MS = 10_000


# ---------------------------------------------------------------- its file


def make_private(file: Path) -> None:
    """The file holds seeds, and with them every hidden card: it is for its owner alone. What SQLite
    puts beside it has the same rights."""
    with contextlib.suppress(OSError):  # it says later, in words, what is wrong with it
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
        if file.stat().st_mode & 0o077:
            file.chmod(0o600)


@contextlib.contextmanager
def only_server(address: str) -> Iterator[None]:
    """While this server has a database that only one can have: a file of SQLite. Two would not
    harm the games, but each would be told too late what the other has stored."""
    file = file_of(url_of(address))
    if file is None:
        yield
        return
    make_folder(file.parent, address)
    try:
        descriptor = os.open(file.with_name(file.name + "-server"), os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        raise BadAddress("server-database-closed", address, why=reason(error)) from error
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadAddress("server-database-taken", address) from None
        yield
    finally:
        os.close(descriptor)


# ---------------------------------------------------------------- its writers


class Turns:
    """One writes at a time. Who waits at the file itself looks again after ever longer pauses, up
    to a tenth of a second, and whoever comes by chance in between is quicker; here the next one is
    told at once, and the decisions of games go before names, chat and claims."""

    def __init__(self) -> None:
        self._news = threading.Condition()
        self._busy = False
        self._first = 0  # how many wait who go first

    @contextlib.contextmanager
    def turn(self, first: bool) -> Iterator[None]:
        with self._news:
            self._first += first
            try:
                free = self._news.wait_for(
                    lambda: not self._busy and (first or not self._first), _BUSY_TIMEOUT_MS / 1000
                )
                if not free:
                    raise TimeoutError("others write all the time")
                self._busy = True
            finally:
                self._first -= first
        try:
            yield
        finally:
            with self._news:
                self._busy = False
                self._news.notify_all()


class NoTurns:
    """Of a database in which many can write at once."""

    @contextlib.contextmanager
    def turn(self, first: bool) -> Iterator[None]:
        yield


# ---------------------------------------------------------------- its connections


def make_durable(connection: Any, _: object) -> None:
    """A commit is on the disk when it returns, and readers do not wait for the writer."""
    connection.isolation_level = None  # transactions are begun by `begin` alone
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


def begin(connection: Connection) -> None:
    """Python's own SQLite driver would leave changes of the tables' form outside a transaction.
    A writer takes its turn at once: one that has read first would not get it any more."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
