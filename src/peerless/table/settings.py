"""What whoever runs a server may set; every number has a default that suits a small machine."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path


def usual_database() -> str:
    """A file in the user's own folder for such things."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(home) / 'peerless' / 'tables.sqlite3'}"


@dataclass(frozen=True)
class Settings:
    database: str = field(default_factory=usual_database)
    host: str = "127.0.0.1"
    port: int = 8420
    content: tuple[str, ...] = ()  # folders of heroes and battlefields beside those in the box
    most_tables: int = 2000  # whose games run, and which someone is at or was lately
    most_connections: int = 4000
    most_of_one: int = 500  # of those, from one address
    largest_message: int = 4096  # bytes
    largest_record: int = 131_072  # bytes; that of a long game has some ten thousand
    messages_a_second: float = 20.0  # of a connection, in the long run
    messages_at_once: int = 40
    tables_a_minute: float = 30.0  # made by one address
    tables_of_one: int = 200  # of those that run, made by one address
    cost_a_second: float = 300.0  # of one address: milliseconds of the processor's time
    cost_at_once: float = 3000.0
    origins: tuple[str, ...] = ()  # of other pages that may connect, beside the server's own
    table_idle_timeout: float = 300.0  # seconds until a table nobody looks at leaves the memory
    request_timeout: float = 20.0  # seconds for a request to come in whole
    send_timeout: float = 60.0  # seconds until a client that takes nothing it is sent is cut off
    thinkers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    patience: float = 20.0  # seconds for a bot's decision
    bot_pace: float = 0.1  # seconds: a bot that plays against people answers in whole steps of it
    left_after: float = 300.0  # seconds without a connection until a bot may have one's seat
    store_timeout: float = 10.0  # seconds for the database to answer
    log_level: str = "info"
