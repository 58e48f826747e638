"""The command line. Bad input gets one clear line and a non-zero exit status."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import version
from typing import NoReturn

from peerless.bots import BadBot, WrongAnswer
from peerless.commands import check, draw, hint, lab, play, read, replay, say, scenario, sim, table
from peerless.commands.common import CommandError
from peerless.content.checking import ContentError
from peerless.content.nearest import Unknown
from peerless.rules import engine
from peerless.terminal.match import Quit

COMMANDS = (play, table, scenario, replay, draw, hint, read, say, check, sim, lab)
"""In the order in which `--help` lists them."""


def main(arguments: Sequence[str] | None = None) -> int:
    options = _parser().parse_args(arguments)
    run: Callable[[argparse.Namespace], int] = options.run
    try:
        return run(options)
    except (CommandError, ContentError, Unknown, BadBot, WrongAnswer) as error:
        print(f"peerless: {error}", file=sys.stderr)
        return 1
    except (Quit, EOFError, KeyboardInterrupt):
        print()
        return 0
    except BrokenPipeError:
        # The reader of our output has gone; there is nobody left to tell.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (try {self.prog} --help)\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="peerless", description="An open digital edition of Unmatched.")
    parser.add_argument("--version", action="version", version=_version())
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for command in COMMANDS:
        command.add(commands)
    return parser


def _version() -> str:
    """And whether the engine is compiled: the same, but several times quicker."""
    source = engine.__file__.endswith(".py")
    return f"peerless {version('peerless')} ({'interpreted' if source else 'compiled'} engine)"


if __name__ == "__main__":
    sys.exit(main())
