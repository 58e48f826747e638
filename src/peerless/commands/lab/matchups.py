"""`peerless lab matchups`: every hero against every hero."""

from __future__ import annotations

import argparse

from peerless.commands.common import CommandError, Commands, counted, library_of, whole_number
from peerless.commands.lab.common import (
    add_cast,
    add_run,
    at_least_one,
    bots_named,
    carry_out,
    chosen,
    names_of,
)
from peerless.lab import plans
from peerless.lab.duels import DuelResult
from peerless.lab.figures import by_hero, length, of_beginners


def add(commands: Commands) -> None:
    command = commands.add_parser(
        "matchups", help="every hero against every hero, on every battlefield"
    )
    add_cast(command)
    command.add_argument(
        "--bots",
        nargs="+",
        default=["greedy"],
        metavar="BOT",
        help="one that leads all heroes, or two: the first against the second (default: greedy)",
    )
    command.add_argument(
        "--games",
        type=whole_number,
        default=2,
        help="of each pair of heroes on each battlefield; in every second one the other side "
        "begins (default: %(default)s)",
    )
    add_run(command, "matchups")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    at_least_one(options, "games")
    library = library_of(options)
    heroes = chosen(options.heroes, library.heroes)
    battlefields = chosen(options.battlefields, library.battlefields)
    bots = bots_named(options.bots)
    if len(bots) not in (1, 2):
        raise CommandError(f"--bots: expected one bot or two, found {len(bots)}")
    one, other = bots[0], bots[-1]
    plan = plans.matchups(heroes, battlefields, (one, other), options.games, options.seed)
    question = {"heroes": heroes, "battlefields": battlefields, "bots": bots}
    rows = carry_out("matchups", plan, question, options)
    print(in_words(rows, bots, names_of(library)))
    print(f"  results in {options.folder}; peerless lab report {options.folder}: a page of them")
    return 0


def in_words(rows: list[DuelResult], bots: list[str], names: dict[str, str]) -> str:
    heroes = sorted(by_hero(rows).items(), key=lambda found: -found[1].share)
    width = max((len(names[hero]) for hero, _ in heroes), default=0)
    turns = length(rows)
    low, middle, high = turns.quartiles
    return "\n".join(
        [
            f"{counted(len(rows), 'game')}, {' against '.join(bots)}",
            *(f"  {names[hero]:{width}} {games.games:5} games: {games}" for hero, games in heroes),
            f"  whoever began won {of_beginners(rows)}",
            f"  {turns.mean:.1f} turns a game (half of them {low} to {high}, in the middle "
            f"{middle}, at most {turns.longest})",
        ]
    )
