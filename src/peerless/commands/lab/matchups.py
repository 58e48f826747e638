"""`peerless lab matchups`: every hero against every hero."""

from __future__ import annotations

import argparse

from peerless.commands.common import CommandError, Commands, library_of, whole_number
from peerless.commands.lab.common import (
    add_cast,
    add_run,
    at_least_one,
    bots_named,
    carry_out,
    chosen,
    names_of,
)
from peerless.commands.speech import helped, said
from peerless.lab import plans
from peerless.lab.duels import DuelResult
from peerless.lab.figures import by_hero, length, of_beginners, of_mirrors


def add(commands: Commands) -> None:
    command = commands.add_parser("matchups", help=helped("lab-matchups"))
    add_cast(command)
    command.add_argument(
        "--bots",
        nargs="+",
        default=["greedy"],
        metavar="BOT",
        help=helped("lab-matchup-bots"),
    )
    command.add_argument(
        "--games",
        type=whole_number,
        default=2,
        help=helped("lab-matchup-games"),
    )
    command.add_argument("--mirror", action="store_true", help=helped("lab-mirror"))
    add_run(command, "matchups")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    at_least_one(options, "games")
    library = library_of(options)
    heroes = chosen(options.heroes, library.heroes)
    battlefields = chosen(options.battlefields, library.battlefields)
    bots = bots_named(options.bots)
    if len(bots) not in (1, 2):
        raise CommandError("command-lab-bots", found=str(len(bots)))
    one, other = bots[0], bots[-1]
    if options.mirror and one == other:
        raise CommandError("command-lab-mirror")
    plan = plans.matchups(
        heroes, battlefields, (one, other), options.games, options.seed, options.mirror
    )
    question = {"heroes": heroes, "battlefields": battlefields, "bots": bots}
    rows = carry_out("matchups", plan, question, options)
    print((mirrors_in_words if options.mirror else in_words)(rows, bots, names_of(library)))
    print(f"  {said('lab-results', folder=str(options.folder))}")
    return 0


def counted(games: int) -> str:
    return "1 game" if games == 1 else f"{games} games"


def mirrors_in_words(rows: list[DuelResult], bots: list[str], names: dict[str, str]) -> str:
    found = of_mirrors(rows, bots[0])
    width = max(len(names[hero]) for hero in found)
    return "\n".join(
        [
            f"{counted(len(rows))}, won by {bots[0]} against {bots[1]}",
            *(
                f"  {names[hero]:{width}} {games.games:5} games: {games}"
                for hero, games in found.items()
            ),
        ]
    )


def in_words(rows: list[DuelResult], bots: list[str], names: dict[str, str]) -> str:
    heroes = sorted(by_hero(rows).items(), key=lambda found: -found[1].share)
    width = max((len(names[hero]) for hero, _ in heroes), default=0)
    turns = length(rows)
    low, middle, high = turns.quartiles
    return "\n".join(
        [
            f"{counted(len(rows))}, {' against '.join(bots)}",
            *(f"  {names[hero]:{width}} {games.games:5} games: {games}" for hero, games in heroes),
            f"  whoever began won {of_beginners(rows)}",
            f"  {turns.mean:.1f} turns a game (half of them {low} to {high}, in the middle "
            f"{middle}, at most {turns.longest})",
        ]
    )
