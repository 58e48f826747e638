"""The command line. Bad input gets one clear line and a non-zero exit status."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib.metadata import version

from peerless.commands import check, draw, hint, lab, play, read, replay, say, scenario, sim, table
from peerless.commands.common import Parser
from peerless.commands.speech import (
    argparse_speaking,
    argparse_words,
    helped,
    language_of,
    said,
    speaking,
    spoken,
    wished_language,
)
from peerless.content.checking import ContentError
from peerless.content.nearest import Unknown
from peerless.messages.refusals import Refused, words_of
from peerless.rules import engine
from peerless.terminal.match import Quit

COMMANDS = (play, table, scenario, replay, draw, hint, read, say, check, sim, lab)
"""In the order in which `--help` lists them."""


def main(arguments: Sequence[str] | None = None) -> int:
    given = sys.argv[1:] if arguments is None else list(arguments)
    with speaking(wished_language(given)):
        with argparse_speaking():
            options = _parser().parse_args(given)
        return _carry_out(options)


def _carry_out(options: argparse.Namespace) -> int:
    try:
        with speaking(language_of(options)):
            status: int = options.run(options)
            return status
    except (Refused, ContentError, Unknown) as error:
        print(f"peerless: {words_of(error, spoken())}", file=sys.stderr)
        return 1
    except (Quit, EOFError, KeyboardInterrupt):
        print()
        return 0
    except BrokenPipeError:
        # The reader of our output has gone; there is nobody left to tell.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def _parser() -> argparse.ArgumentParser:
    parser = Parser(prog="peerless", description=helped("peerless"))
    parser.set_defaults(language=None)
    parser.add_argument(
        "--version", action="version", version=_version(), help=argparse_words("version")
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for command in COMMANDS:
        command.add(commands)
    return parser


def _version() -> str:
    """And whether the engine is compiled: the same, but several times quicker."""
    engine_is = "interpreted" if engine.__file__.endswith(".py") else "compiled"
    return said("version", version=version("peerless"), engine=engine_is)


if __name__ == "__main__":
    sys.exit(main())
