"""`peerless read`: a text of rules English, as it is understood."""

from __future__ import annotations

import argparse
import sys

from peerless.commands.common import Commands, add_content, library_of, piece_named
from peerless.commands.speech import helped
from peerless.content.names import names_of
from peerless.text.checks import TextKind
from peerless.text.reader import NotUnderstood, read
from peerless.text.show import show
from peerless.text.speaker import say


def add(commands: Commands) -> None:
    command = commands.add_parser("read", help=helped("read"))
    command.add_argument(
        "--hero",
        required=True,
        help=helped("read-hero"),
    )
    command.add_argument(
        "--kind",
        choices=[kind.name.lower() for kind in TextKind],
        help=helped("read-kind"),
    )
    add_content(command)
    command.add_argument("text", metavar="TEXT")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    names = names_of(piece_named(options.hero, library_of(options)))
    try:
        kind = None if options.kind is None else TextKind[options.kind.upper()]
        text = read(options.text, names, kind)
    except NotUnderstood as error:
        print(f"peerless: {error}", file=sys.stderr)
        if options.text.strip():
            print(_pointed_at(options.text, error.position), file=sys.stderr)
        return 1
    print(show(text))
    print(say(text, names))
    return 0


def _pointed_at(text: str, position: int) -> str:
    """The line with that place in it, and a mark under the place."""
    start = text.rfind("\n", 0, position) + 1
    line = text[start:].partition("\n")[0]
    before = "".join(char if char == "\t" else " " for char in text[start:position])
    return f"{line}\n{before}^"
