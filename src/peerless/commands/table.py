"""`peerless table`: the server."""

from __future__ import annotations

import argparse
from dataclasses import replace

from peerless.commands.common import Commands, Refused, whole_number

_LAST_PORT = 65535


def add(commands: Commands) -> None:
    command = commands.add_parser("table", help="serve tables over HTTP and WebSockets")
    command.add_argument(
        "--host", default="127.0.0.1", help="the address to listen at (default: %(default)s)"
    )
    command.add_argument("--port", type=whole_number, default=8420, help="(default: %(default)s)")
    command.add_argument(
        "--db",
        metavar="URL",
        help="sqlite:///FILE or postgresql://... (default: a file in your data folder)",
    )
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


def run(options: argparse.Namespace) -> int:
    # The server and what it needs are loaded only where they are wanted.
    from peerless.table.serve import serve
    from peerless.table.settings import Settings
    from peerless.table.store import BadAddress

    if not 0 <= options.port <= _LAST_PORT:
        raise Refused(f"--port {options.port}: expected 0 to {_LAST_PORT}")
    settings = Settings(host=options.host, port=options.port, log_level=options.log_level)
    if options.db:
        settings = replace(settings, database=options.db)
    if options.most_tables:
        settings = replace(settings, most_tables=options.most_tables)
    try:
        serve(settings)
    except BadAddress as error:
        raise Refused(str(error)) from error
    return 0
