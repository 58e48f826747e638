"""`peerless lab adventures`: how bots do as a team, against every villain."""

from __future__ import annotations

import argparse

from peerless.commands.common import (
    CommandError,
    Commands,
    library_of,
    whole_number,
    without_commas,
)
from peerless.commands.lab.common import (
    add_run,
    at_least_one,
    bots_named,
    carry_out,
    names_of,
)
from peerless.commands.speech import helped, said
from peerless.content.library import Library
from peerless.lab import plans
from peerless.lab.figures import by_cell, gain
from peerless.lab.quests import QuestResult

MOST_HEROES = 4


def add(commands: Commands) -> None:
    command = commands.add_parser("adventures", help=helped("lab-adventures"))
    command.add_argument(
        "--villains", nargs="+", action="extend", default=[], metavar="VILLAIN",
        help=helped("lab-by-name"),
    )  # fmt: skip
    command.add_argument(
        "--heroes",
        nargs="+",
        type=whole_number,
        default=list(range(1, MOST_HEROES + 1)),
        metavar="N",
        help=helped("lab-team-sizes"),
    )
    command.add_argument(
        "--bots",
        nargs="+",
        default=["greedy"],
        metavar="BOT",
        help=helped("lab-team-bots"),
    )
    command.add_argument("--games", type=whole_number, default=60, help=helped("lab-cell-games"))
    add_run(command, "adventures")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    at_least_one(options, "games")
    library = library_of(options)
    villains = _villains(options.villains, library)
    for heroes in options.heroes:
        if heroes not in range(1, MOST_HEROES + 1):
            raise CommandError("command-lab-team", found=str(heroes), most=str(MOST_HEROES))
    bots = list(dict.fromkeys(bots_named(options.bots)))
    plan = plans.adventures(villains, options.heroes, bots, options.games, options.seed)
    question = {"villains": villains, "heroes": options.heroes, "bots": bots}
    rows = carry_out("adventures", plan, question, options)
    print(in_words(rows, bots, names_of(library)))
    print(f"  {said('lab-results', folder=str(options.folder))}")
    return 0


def _villains(names: list[str], library: Library) -> list[str]:
    there = [id for id in library.enemies.ids() if library.enemies.load(id).is_villain]
    named = [library.enemies.id_of(name) for name in without_commas(names)]
    for id in named:
        if id not in there:
            raise CommandError("wish-known", option="--villains", id=id, known=", ".join(there))
    return list(dict.fromkeys(named)) or there


def in_words(rows: list[QuestResult], bots: list[str], names: dict[str, str]) -> str:
    lines = []
    for (villain, heroes, bot), games in sorted(by_cell(rows).items()):
        there = [row for row in rows if (row.villain, row.heroes) == (villain, heroes)]
        team = "1 hero" if heroes == 1 else f"{heroes} heroes"
        line = f"{names[villain]}, {team}, {bot}: {games.points:g} of {games.games}, {games}"
        if bot != bots[0]:
            only, other, _ = gain(there, bot, bots[0])
            line += f"; {only} that {bots[0]} lost, {other} the other way round"
        lines.append(line)
    return "\n".join(lines)
