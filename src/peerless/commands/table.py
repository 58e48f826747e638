"""`peerless table`: the server."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from peerless.commands.common import Commands, Refused, whole_number

if TYPE_CHECKING:
    from peerless.table.settings import Settings

USUAL_HOST = "127.0.0.1"
USUAL_PORT = 8420
_LAST_PORT = 65535


def add(commands: Commands) -> None:
    command = commands.add_parser("table", help="serve tables over HTTP and WebSockets")
    command.add_argument(
        "--host", default=USUAL_HOST, help="the address to listen at (default: %(default)s)"
    )
    command.add_argument(
        "--port", type=whole_number, default=USUAL_PORT, help="(default: %(default)s)"
    )
    add_database(command)
    command.add_argument(
        "--most-tables",
        type=whole_number,
        metavar="N",
        help="how many games may run at a time (default: 2000)",
    )
    command.add_argument(
        "--log-level", default="info", choices=("debug", "info", "warning", "error")
    )
    command.set_defaults(run=run)


def add_database(command: argparse._ActionsContainer) -> None:
    command.add_argument(
        "--db",
        metavar="URL",
        help="sqlite:///FILE or postgresql://... (default: a file in your data folder)",
    )


def run(options: argparse.Namespace) -> int:
    # The server and what it needs are loaded only where they are wanted.
    from peerless.table.settings import Settings

    settings = Settings(
        host=options.host, port=checked_port(options.port), log_level=options.log_level
    )
    if options.db:
        settings = replace(settings, database=options.db)
    if options.most_tables:
        settings = replace(settings, most_tables=options.most_tables)
    return serve_or_refuse(settings)


def checked_port(port: int) -> int:
    if not 0 <= port <= _LAST_PORT:
        raise Refused(f"--port {port}: expected 0 to {_LAST_PORT}")
    return port


def serve_or_refuse(settings: Settings, announce: Callable[[str], None] | None = None) -> int:
    from peerless.table.serve import CannotListen, serve
    from peerless.table.store import BadAddress

    try:
        serve(settings, announce)
    except (BadAddress, CannotListen) as error:
        raise Refused(str(error)) from error
    return 0
