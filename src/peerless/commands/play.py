"""`peerless play`: a game in the terminal."""

from __future__ import annotations

import argparse
import secrets

from peerless.bots import BOTS
from peerless.commands.common import (
    Commands,
    Refused,
    add_mode,
    bot_named,
    mode_named,
    whole_number,
)
from peerless.content import battlefields, heroes
from peerless.terminal.match import play
from peerless.terminal.setup import FIRST, Wishes


def add(commands: Commands) -> None:
    command = commands.add_parser("play", help="a game in the terminal against bots")
    add_mode(command)
    command.add_argument(
        "--players",
        type=whole_number,
        metavar="N",
        help="free-for-all: 3 or 4 (default: 4); team game: 4, or 3, where you command two heroes",
    )
    command.add_argument(
        "--hero",
        nargs="+",
        action="extend",
        default=[],
        help="your hero, by id or name (default: you are asked); both, if you command two",
    )
    command.add_argument("--mate", metavar="HERO", help="your team-mate's hero (likewise)")
    command.add_argument(
        "--against",
        nargs="+",
        action="extend",
        default=[],
        metavar="HERO",
        help="your opponents' heroes (likewise)",
    )
    command.add_argument("--battlefield", help="the battlefield, by id or name (likewise)")
    command.add_argument(
        "--random", action="store_true", help="choose by lot what is not named, and do not ask"
    )
    command.add_argument(
        "--draft", action="store_true", help="ban and pick heroes in turn with your opponents"
    )
    command.add_argument(
        "--bans", type=whole_number, metavar="N", help="in a draft, of each side (default: 1)"
    )
    command.add_argument(
        "--first",
        default="me",
        metavar="WHO",
        help="who goes first: me, them, lot, or a seat: 0 is yours, 1 the opponent's after you, "
        "and so on (default: %(default)s)",
    )
    command.add_argument(
        "--best-of",
        type=whole_number,
        default=1,
        metavar="N",
        help="play until one side has won most of N games (default: %(default)s)",
    )
    command.add_argument(
        "--bot", default="greedy", help=f"one of: {', '.join(BOTS)} (default: %(default)s)"
    )
    command.add_argument(
        "--seed", type=whole_number, help="play this very deal (default: any deal)"
    )
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    if options.bans is not None and not options.draft:
        raise Refused("--bans: there are bans only in a draft (--draft)")
    battlefield = options.battlefield and battlefields.battlefield_id(options.battlefield)
    try:
        wishes = Wishes(
            seed=secrets.randbits(32) if options.seed is None else options.seed,
            mode=mode_named(options.mode),
            players=options.players,
            mine=tuple(map(heroes.hero_id, options.hero)),
            mate=options.mate and heroes.hero_id(options.mate),
            against=tuple(map(heroes.hero_id, options.against)),
            battlefield=battlefield,
            bot=bot_named(options.bot),
            first=_first(options.first),
            draft=options.draft,
            bans=1 if options.bans is None else options.bans,
            random=options.random,
            best_of=options.best_of,
        )
    except ValueError as error:
        raise Refused(str(error)) from error
    play(wishes)
    return 0


def _first(name: str) -> str | int:
    first = name.strip().casefold()
    if first.isascii() and first.isdigit():
        return int(first)
    if first not in FIRST:
        raise Refused(f'--first "{name}": expected {", ".join(FIRST)} or the number of a seat')
    return first
