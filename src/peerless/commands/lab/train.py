"""`peerless lab train`: teaches the search bots what positions are worth, by self-play."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from peerless.bots.search.model import Model
from peerless.bots.search.weights import data_of, model_of, plain
from peerless.commands.common import CommandError, Commands, at_least_one, text_of, whole_number
from peerless.commands.speech import helped
from peerless.lab.training import Learned, Terms, train


def add(commands: Commands) -> None:
    command = commands.add_parser("train", help=helped("lab-train"))
    numbers = {
        "games": 400,
        "adventures": 60,
        "rounds": 24,
        "generations": 2,
        "seed": 0,
        "processes": 1,
    }
    for name, usual in numbers.items():
        command.add_argument(
            f"--{name}", type=whole_number, default=usual, metavar="N",
            help=helped(f"lab-train-{name}"),
        )  # fmt: skip
    command.add_argument(
        "--begin",
        type=Path,
        metavar="FILE",
        help=helped("lab-begin"),
    )
    command.add_argument(
        "-o", "--output", type=Path, default=Path("weights.json"), help=helped("lab-weights")
    )
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    for name in ("generations", "processes"):
        at_least_one(f"--{name}", getattr(options, name))
    if options.games + options.adventures < 1:
        raise CommandError("command-lab-nothing")
    terms = Terms(
        options.games, options.adventures, options.rounds, options.generations, options.seed
    )
    begin = _weights(options.begin)
    learned = train(terms, begin, options.processes, _show)
    print(file=sys.stderr)
    options.output.write_text(json.dumps(data_of(learned.model), indent=2) + "\n", encoding="utf-8")
    print(_told(learned, options.output))
    return 0


def _weights(path: Path | None) -> Model:
    if path is None:
        return plain()
    try:
        return model_of(json.loads(text_of(path)))
    except (ValueError, KeyError, TypeError) as error:
        raise CommandError("command-lab-weights", file=str(path), why=str(error)) from error


def _show(done: int, of: int) -> None:
    if done % 10 == 0 or done == of:
        print(f"\r{done} of {of} games", end="", file=sys.stderr, flush=True)


def _told(learned: Learned, path: Path) -> str:
    told = f"{path}: learned from {learned.positions} positions; "
    if learned.before is None or learned.after is None:
        return told + "so few duels were played that none was held back to see what was gained"
    return told + (
        f"games that were held back surprise it by {learned.after:.4f}, before {learned.before:.4f}"
    )
