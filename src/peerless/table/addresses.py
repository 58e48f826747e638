"""Where a database is: what its address means, and what is wrong with one that cannot be used."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from peerless.messages.refusals import Part, Refused, reason


class BadAddress(Refused, ValueError):
    """The address of the database cannot be used; the message says why."""

    def __init__(self, id: str, address: str = "", /, **values: Part) -> None:
        super().__init__(id, database=shown(address), **values)


def url_of(address: str) -> URL:
    try:
        url = make_url(address)
        if url.drivername in ("postgresql", "postgres"):
            url = url.set(drivername="postgresql+psycopg")
        url.get_dialect()
    except (ArgumentError, NoSuchModuleError) as error:
        raise BadAddress("server-database-kind", address) from error
    except ModuleNotFoundError as error:
        raise BadAddress("server-database", address, why=str(error)) from error
    if url.get_backend_name() not in ("sqlite", "postgresql"):
        raise BadAddress("server-database-kind", address)
    if url.get_backend_name() == "sqlite" and file_of(url) is None:
        raise BadAddress("server-database-file", address)
    return url


def shown(address: str) -> str:
    """Without a password, wherever it stands; nothing of an address that cannot be read."""
    try:
        url = make_url(address)
    except ArgumentError:
        return "..."
    return url.set(query={}).render_as_string(hide_password=True)


def file_of(url: URL) -> Path | None:
    """The file of a SQLite database; none if it would be in memory, which keeps nothing."""
    name = url.database
    if url.get_backend_name() != "sqlite" or not name or name.startswith((":memory:", "file:")):
        return None
    return Path(name)


def make_folder(folder: Path, address: str) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadAddress("server-database-folder", address, why=reason(error)) from error


def reason_of(error: SQLAlchemyError) -> str:
    """The first line of what the database itself says."""
    lines = str(getattr(error, "orig", None) or error).splitlines()
    return lines[0] if lines else type(error).__name__
