"""`peerless lab ladder`: bots against each other, and how good each is."""

from __future__ import annotations

import argparse

from peerless.bots import BOTS
from peerless.commands.common import CommandError, Commands, bot_named, library_of, whole_number
from peerless.commands.lab.common import (
    add_cast,
    add_run,
    at_least_one,
    bots_named,
    carry_out,
    chosen,
)
from peerless.commands.speech import helped, said
from peerless.lab import plans
from peerless.lab.duels import DuelResult
from peerless.lab.figures import rung_figures
from peerless.lab.ratings import ratings
from peerless.lab.workers import CannotPlay


def add(commands: Commands) -> None:
    command = commands.add_parser("ladder", help=helped("lab-ladder"))
    command.add_argument(
        "bots",
        nargs="*",
        metavar="BOT",
        help=helped("lab-ladder-bots", bots=" ".join(BOTS)),
    )
    meeting = command.add_mutually_exclusive_group()
    meeting.add_argument("--against", metavar="BOT", help=helped("lab-against"))
    meeting.add_argument("--everyone", action="store_true", help=helped("lab-everyone"))
    command.add_argument(
        "--games",
        type=whole_number,
        default=100,
        help=helped("lab-ladder-games"),
    )
    add_cast(command)
    add_run(command, "ladder")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    at_least_one(options, "games")
    library = library_of(options)
    heroes = chosen(options.heroes, library.heroes)
    battlefields = chosen(options.battlefields, library.battlefields)
    bots = list(dict.fromkeys(bots_named(options.bots))) or list(BOTS)
    against = bot_named(options.against) if options.against else None
    meetings = plans.ladder_pairs(bots, against, options.everyone)
    if not meetings:
        raise CommandError("command-lab-two-bots")
    rungs = [
        plans.rung(pair, heroes, battlefields, options.games, options.seed) for pair in meetings
    ]
    # One game of each rung after the other, so that a run that is stopped has some of all.
    plan = [duel for games in zip(*rungs, strict=True) for duel in games]
    question = {"bots": bots, "meetings": [list(pair) for pair in meetings]}
    rows = carry_out("ladder", plan, question, options)
    print(in_words(rows, meetings))
    print(f"  {said('lab-results', folder=str(options.folder))}")
    return 0


def in_words(rows: list[DuelResult], meetings: list[tuple[str, str]]) -> str:
    lines = []
    for bot, against in meetings:
        figures = rung_figures(bot, against, rows)
        both, shared, neither = figures.pairs
        lines += [
            f"{bot} against {against}: {figures.all.points:g} of {figures.all.games}, "
            f"{figures.all}",
            f"  pairs of games: {both} won, {shared} shared, {neither} lost; when it began "
            f"{figures.beginning.share:.1%}; in mirror matches {figures.mirrors.share:.1%}",
        ]
    try:
        rated = ratings(rows)
    except CannotPlay as error:
        return "\n".join([*lines, f"  ({error})"])
    width = max(len(rating.bot) for rating in rated)
    lines.append("Ratings (openskill)")
    lines += [
        f"  {rating.bot:{width}}  {rating.mu:6.2f} ± {rating.sigma:.2f}, {rating.games} games"
        for rating in rated
    ]
    return "\n".join(lines)
