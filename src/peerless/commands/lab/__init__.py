"""`peerless lab`: the laboratory, a command for each of its questions."""

from __future__ import annotations

from peerless.commands.common import Commands
from peerless.commands.lab import adventures, ladder, matchups, report, train
from peerless.commands.speech import helped

QUESTIONS = (matchups, ladder, adventures, report, train)
"""In the order in which `--help` lists them."""


def add(commands: Commands) -> None:
    command = commands.add_parser("lab", help=helped("lab"))
    questions = command.add_subparsers(required=True, metavar="QUESTION")
    for question in QUESTIONS:
        question.add(questions)
