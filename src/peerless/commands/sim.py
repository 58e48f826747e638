"""`peerless sim`: many games, counted."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable

from peerless.bots import BOTS, bot_names
from peerless.commands.common import (
    CommandError,
    Commands,
    add_content,
    add_mode,
    bot_named,
    counted,
    library_of,
    mode_named,
    whole_number,
)
from peerless.content.library import BOX
from peerless.lab.matchup import Matchup, play_matchup, sides_of
from peerless.rules.mode import Mode
from peerless.setup import make_setting


def add(commands: Commands) -> None:
    command = commands.add_parser("sim", help="play many games and count")
    command.add_argument(
        "heroes",
        nargs="+",
        metavar="HERO",
        help="the heroes, by id or name: two; in a team game two of one team, then two of the "
        "other; in a free-for-all three or four",
    )
    add_mode(command)
    command.add_argument(
        "--battlefield",
        default=BOX.battlefields.ids()[0],
        help="the battlefield, by id or name (default: %(default)s)",
    )
    command.add_argument(
        "--bots",
        default="random",
        metavar="BOT[,BOT...]",
        help="a bot for all sides, or one for each side with commas between them, of: "
        f"{', '.join(BOTS)}; or a class of your own, as in my_package:MyBot (default: %(default)s)",
    )
    command.add_argument(
        "--games", type=whole_number, default=100, help="how many (default: %(default)s)"
    )
    command.add_argument(
        "--seed", type=whole_number, default=0, help="of the first game (default: %(default)s)"
    )
    command.add_argument("--json", action="store_true", help="print the figures as JSON")
    add_content(command)
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    if options.games < 1:
        raise CommandError(f"--games {options.games}: expected 1 or more")
    mode = mode_named(options.mode)
    library = library_of(options)
    cast = [library.heroes.id_of(hero) for hero in options.heroes]
    battlefield = library.battlefields.id_of(options.battlefield)
    try:
        sides = len(sides_of(mode, cast))
        make_setting(battlefield, tuple(cast), mode=mode, library=library)
    except ValueError as error:
        other = {3: "free-for-all", 4: "team or free-for-all"}.get(len(cast))
        hint = f" (--mode {other}?)" if mode is Mode.DUEL and other else ""
        raise CommandError(f"{error}{hint}") from error
    outcome = play_matchup(
        cast,
        battlefield,
        _bots(options.bots, sides),
        options.games,
        options.seed,
        _progress(options.games) if sys.stderr.isatty() else None,
        mode,
        library,
    )
    if options.json:
        print(json.dumps(outcome.as_dict(), indent=2))
    else:
        print(_in_words(outcome))
    return 0


def _bots(names: str, sides: int) -> list[str]:
    """A bot for each side; one name stands for all."""
    bots = names.split(",")
    if len(bots) not in (1, sides):
        expected = f"one name, or {sides} with commas between them, of: {', '.join(bot_names())}"
        raise CommandError(f'--bots "{names}": expected {expected}')
    return [bot_named(bot) for bot in (bots if len(bots) > 1 else bots * sides)]


def _progress(games: int) -> Callable[[int], None]:
    """A bar on the terminal, gone when all games are over."""
    width = 40

    def show_bar(played: int) -> None:
        filled = width * played // games
        bar = "#" * filled + "-" * (width - filled)
        line = f"\r[{bar}] {played} of {games}" if played < games else "\r" + " " * 70 + "\r"
        print(line, end="", file=sys.stderr, flush=True)

    return show_bar


def _in_words(outcome: Matchup) -> str:
    figures = outcome.as_dict()
    kind = "game" if outcome.mode is Mode.DUEL else f"{outcome.mode.value} game"
    lines = [f"{counted(outcome.games, kind)} on {outcome.battlefield}, seeds from {outcome.seed}"]
    sides = figures["sides"]
    assert isinstance(sides, list)
    for side in sides:
        low, high = side["interval"]
        lines.append(
            f"  {' and '.join(side['heroes'])} ({side['bot']}): {side['wins']} won, "
            f"{side['share']:.1%} (95 %: {low:.1%} to {high:.1%})"
        )
    if outcome.draws:
        lines.append(f"  {counted(outcome.draws, 'draw')}")
    if len(set(outcome.began)) > 1:
        fair = -(-outcome.games // len(sides)) * len(sides)
        began = ", ".join(map(str, outcome.began))
        lines.append(f"  not all began equally often: {began} (--games {fair}: they would)")
    lines.append(
        f"  {figures['turns_per_game']} turns a game, {figures['games_per_second']} games and "
        f"{figures['decisions_per_second']} decisions a second"
    )
    return "\n".join(lines)
