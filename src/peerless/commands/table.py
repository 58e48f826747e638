"""`peerless table`: the server."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import replace

from peerless.commands.common import (
    CommandError,
    Commands,
    add_content,
    at_least_one,
    library_of,
    whole_number,
)
from peerless.commands.speech import helped
from peerless.table.origins import origin_of
from peerless.table.settings import Settings

_LAST_PORT = 65535


def add(commands: Commands) -> None:
    command = commands.add_parser("table", help=helped("table"))
    command.add_argument("--host", default=Settings.host, help=helped("host"))
    command.add_argument("--port", type=whole_number, default=Settings.port, help=helped("port"))
    add_database(command)
    add_content(command)
    command.add_argument(
        "--most-tables",
        type=whole_number,
        metavar="N",
        default=Settings.most_tables,
        help=helped("most-tables"),
    )
    command.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help=helped("origin"),
    )
    command.add_argument(
        "--workers",
        type=whole_number,
        metavar="N",
        default=1,
        help=helped("workers"),
    )
    command.add_argument(
        "--log-level", default="info", choices=("debug", "info", "warning", "error")
    )
    command.set_defaults(run=run)


def add_database(command: argparse._ActionsContainer) -> None:
    command.add_argument(
        "--db",
        metavar="URL",
        help=helped("database"),
    )


def run(options: argparse.Namespace) -> int:
    settings = Settings(
        host=options.host,
        port=checked_port(options.port),
        most_tables=options.most_tables,
        origins=tuple(map(origin_of, options.origin)),
        log_level=options.log_level,
        content=content_of(options),
    )
    if options.db:
        settings = replace(settings, database=options.db)
    at_least_one("--workers", options.workers)
    at_least_one("--most-tables", options.most_tables)
    return serve_or_refuse(settings, workers=options.workers)


def content_of(options: argparse.Namespace) -> tuple[str, ...]:
    """The folders of `--content`. A file that cannot be played with is refused now, rather than
    when somebody chooses it."""
    library = library_of(options)
    library.load_files()
    return tuple(str(folder.resolve()) for folder in library.folders)


def checked_port(port: int) -> int:
    if not 0 <= port <= _LAST_PORT:
        raise CommandError("command-port", port=str(port), last=str(_LAST_PORT))
    return port


def serve_or_refuse(
    settings: Settings, announce: Callable[[str], None] | None = None, workers: int = 1
) -> int:
    # The server and what it needs are loaded only where they are wanted.
    if workers > 1:
        from peerless.table.workers import serve_with_workers

        serve_with_workers(settings, workers)
    else:
        from peerless.table.serve import serve

        serve(settings, announce)
    return 0
