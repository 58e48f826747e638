"""Databases for the table's tests: a file of SQLite, and a real PostgreSQL."""

from __future__ import annotations

import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from tests.table.servers import Server


@pytest.fixture(scope="module")
def module_database(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of a file of SQLite, for one module's tests."""
    return f"sqlite:///{tmp_path_factory.mktemp('tables') / 'tables.sqlite3'}"


@pytest.fixture(scope="module")
def server(module_database: str) -> Iterator[Server]:
    """One server for a module's tests."""
    with Server(module_database) as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a server that is started for these tests, and ends with them."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of its own about folders; they do not concern us
        from pgserver.postgres_server import get_server

        # Not in pytest's folder: as root the server runs as another user, who may not go there.
        server = get_server(tempfile.mkdtemp(prefix="peerless-"), cleanup_mode="delete")
        # No test pulls the plug of the machine, so there is no need to wait for its disk.
        _execute(server.get_uri(), "ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()")
        yield server.get_uri()
        server.cleanup()


@pytest.fixture
def postgres_database(postgres: str) -> str:
    """The address of a database that is empty."""
    _execute(
        postgres,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()",
        "DROP SCHEMA public CASCADE",
        "CREATE SCHEMA public",
    )
    return postgres


def _execute(address: str, *statements: str) -> None:
    driver = address.replace("postgresql://", "postgresql+psycopg://")
    engine = create_engine(driver, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        for statement in statements:
            connection.execute(text(statement))
    engine.dispose()


@pytest.fixture
def sqlite_database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """The test is run with each of the databases."""
    return str(request.getfixturevalue(f"{request.param}_database"))
