"""`peerless table`: the server."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import replace

from peerless.commands.common import CommandError, Commands, add_content, library_of, whole_number
from peerless.table.settings import Settings

_LAST_PORT = 65535


def add(commands: Commands) -> None:
    command = commands.add_parser("table", help="serve tables over HTTP and WebSockets")
    command.add_argument(
        "--host", default=Settings.host, help="the address to listen at (default: %(default)s)"
    )
    command.add_argument(
        "--port", type=whole_number, default=Settings.port, help="(default: %(default)s)"
    )
    add_database(command)
    add_content(command)
    command.add_argument(
        "--most-tables",
        type=whole_number,
        metavar="N",
        default=Settings.most_tables,
        help="how many games may run at a time (default: %(default)s)",
    )
    command.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="a page of another server that may connect, as https://example.org",
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
    settings = Settings(
        host=options.host,
        port=checked_port(options.port),
        most_tables=options.most_tables,
        origins=tuple(options.origin),
        log_level=options.log_level,
        content=content_of(options),
    )
    return serve_or_refuse(replace(settings, database=options.db) if options.db else settings)


def content_of(options: argparse.Namespace) -> tuple[str, ...]:
    """The folders of `--content`. A file that cannot be played with is refused now, rather than
    when somebody chooses it."""
    library = library_of(options)
    library.load_files()
    return tuple(str(folder.resolve()) for folder in library.folders)


def checked_port(port: int) -> int:
    if not 0 <= port <= _LAST_PORT:
        raise CommandError(f"--port {port}: expected 0 to {_LAST_PORT}")
    return port


def serve_or_refuse(settings: Settings, announce: Callable[[str], None] | None = None) -> int:
    # The server and what it needs are loaded only where they are wanted.
    from peerless.table.addresses import BadAddress
    from peerless.table.serve import CannotListen, serve

    try:
        serve(settings, announce)
    except (BadAddress, CannotListen) as error:
        raise CommandError(str(error)) from error
    return 0
