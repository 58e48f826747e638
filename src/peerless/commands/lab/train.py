"""`peerless lab train`: teaches the search bots what positions are worth, by self-play."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from peerless.bots.search.model import Model
from peerless.bots.search.weights import data_of, model_of, trained
from peerless.commands.common import CommandError, Commands, text_of, whole_number
from peerless.lab.training import Learned, Terms, train


def add(commands: Commands) -> None:
    command = commands.add_parser(
        "train", help="learn what positions are worth, from games of search bots with themselves"
    )
    numbers = {
        "games": (400, "duels in a generation"),
        "adventures": (60, "cooperative games in a generation"),
        "rounds": (24, "of search for each decision; 0 plays what looks good at a glance"),
        "generations": (2, "each plays with what the one before has learned"),
        "seed": (0, "of the first game"),
        "processes": (1, "how many games are played at a time; the weights are the same"),
    }
    for name, (usual, what) in numbers.items():
        command.add_argument(
            f"--{name}", type=whole_number, default=usual, metavar="N",
            help=f"{what} (default: %(default)s)",
        )  # fmt: skip
    command.add_argument(
        "--begin",
        type=Path,
        metavar="FILE",
        help="weights to begin with (default: those that come with Peerless)",
    )
    command.add_argument(
        "-o", "--output", type=Path, default=Path("weights.json"), help="default: %(default)s"
    )
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    for name in ("generations", "processes"):
        if getattr(options, name) < 1:
            raise CommandError(f"--{name} {getattr(options, name)}: expected 1 or more")
    if options.games + options.adventures < 1:
        raise CommandError("--games 0 --adventures 0: there is nothing to learn from")
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
        return trained()
    try:
        return model_of(json.loads(text_of(path)))
    except (ValueError, KeyError, TypeError) as error:
        raise CommandError(f"{path}: no file of weights: {error}") from error


def _show(done: int, of: int) -> None:
    if done % 10 == 0 or done == of:
        print(f"\r{done} of {of} games", end="", file=sys.stderr, flush=True)


def _told(learned: Learned, path: Path) -> str:
    return (
        f"{path}: learned from {learned.positions} positions; games that were held back surprise "
        f"it by {learned.after:.4f}, before {learned.before:.4f}"
    )
