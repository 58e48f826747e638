"""`peerless sim`: many games, counted."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable
from typing import Any

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
    without_commas,
)
from peerless.content.library import BOX, Library
from peerless.content.nearest import plain
from peerless.content.shelf import Shelf
from peerless.game import Game
from peerless.lab.adventures import RANDOM, Adventures, Cast, draw_heroes, play_adventures
from peerless.lab.matchup import Matchup, play_matchup, sides_of
from peerless.rules.mode import Mode
from peerless.rules.pieces import Enemy, Hero
from peerless.setup import make_setting


def add(commands: Commands) -> None:
    command = commands.add_parser("sim", help="play many games and count")
    command.add_argument(
        "heroes",
        nargs="*",
        default=[],
        metavar="HERO",
        help="the heroes, by id or name: two; in a team game two of one team, then two of the "
        "other; in a free-for-all three or four; in a cooperative game one to four",
    )
    command.add_argument(
        "--heroes",
        dest="more_heroes",
        nargs="+",
        action="extend",
        default=[],
        metavar="HERO",
        help="the same",
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
    _add_adventure(command.add_argument_group("cooperative games"))
    command.set_defaults(run=run)


def _add_adventure(command: argparse._ArgumentGroup) -> None:
    command.add_argument(
        "--adventure",
        metavar="VILLAIN",
        help="the villain, by id or name; a HERO can then be random: drawn by lot for each game",
    )
    command.add_argument(
        "--minions",
        nargs="+",
        action="extend",
        metavar="MINION",
        help="as many as there are heroes, by id or name; random: by lot for each game (default: "
        "random)",
    )
    command.add_argument(
        "--discoveries",
        nargs="+",
        action="extend",
        metavar="CARD",
        help="up to 3 for a harder game, by id or name (default: none)",
    )
    command.add_argument(
        "--processes",
        type=whole_number,
        metavar="N",
        help="how many games are played at a time (default: one on each core)",
    )


def run(options: argparse.Namespace) -> int:
    if options.games < 1:
        raise CommandError(f"--games {options.games}: expected 1 or more")
    options.heroes = without_commas(options.heroes + options.more_heroes)
    if not options.heroes:
        raise CommandError("expected a HERO, or more of them")
    mode = mode_named(options.mode)
    if options.adventure is not None:
        return _run_adventures(options)
    if mode.is_adventure:
        raise CommandError("--mode adventure: expected --adventure VILLAIN")
    for only in ("minions", "discoveries", "processes"):
        if getattr(options, only) is not None:
            raise CommandError(f"--{only}: only with --adventure VILLAIN")
    return _run_matchup(options, mode)


def _run_matchup(options: argparse.Namespace, mode: Mode) -> int:
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
        _progress(options.games),
        mode,
        library,
    )
    if options.json:
        print(json.dumps(outcome.as_dict(), indent=2))
    else:
        print(_in_words(outcome))
    return 0


def _bots(names: str, sides: int) -> list[str]:
    """A bot for each side, or for each of the heroes together; one name stands for all."""
    bots = names.split(",")
    if len(bots) not in (1, sides):
        expected = f"one name, or {sides} with commas between them, of: {', '.join(bot_names())}"
        raise CommandError(f'--bots "{names}": expected {expected}')
    return [bot_named(bot) for bot in (bots if len(bots) > 1 else bots * sides)]


def _progress(games: int) -> Callable[[int], None] | None:
    """A bar on the terminal, gone when all games are over."""
    if not sys.stderr.isatty():
        return None
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
    lines += [f"  {' and '.join(side['heroes'])} ({side['bot']}): {_share(side)}" for side in sides]
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


# ---------------------------------------------------------------- cooperative games


def _run_adventures(options: argparse.Namespace) -> int:
    library = library_of(options)
    cast = _cast(options, library)
    _check(cast, library)
    if options.processes is not None and options.processes < 1:
        raise CommandError(f"--processes {options.processes}: expected 1 or more")
    outcome = play_adventures(
        cast.villain,
        cast.heroes,
        options.games,
        options.seed,
        cast.minions,
        cast.discoveries,
        cast.bots,
        _progress(options.games),
        library,
        min(options.processes or os.cpu_count() or 1, options.games),
    )
    if options.json:
        print(json.dumps(outcome.as_dict(), indent=2))
    else:
        print(_adventures_in_words(outcome))
    return 0


def _cast(options: argparse.Namespace, library: Library) -> Cast:
    minions = without_commas(options.minions or [RANDOM])
    discoveries = without_commas(options.discoveries or [])
    return Cast(
        library.enemies.id_of(options.adventure),
        tuple(_unless_random(hero, library.heroes) for hero in options.heroes),
        tuple(_unless_random(minion, library.enemies) for minion in minions),
        tuple(library.discoveries.id_of(card) for card in discoveries),
        tuple(_bots(options.bots, len(options.heroes))),
    )


def _unless_random(name: str, shelf: Shelf[Hero] | Shelf[Enemy]) -> str:
    return RANDOM if plain(name) == RANDOM else shelf.id_of(name)


def _check(cast: Cast, library: Library) -> None:
    """That a game can be set up with them."""
    enemies = [library.enemies.load(id) for id in library.enemies.ids()]
    villains = [enemy.id for enemy in enemies if enemy.is_villain]
    if cast.villain not in villains:
        raise CommandError(f"--adventure {cast.villain}: expected one of: {', '.join(villains)}")
    if len(cast.minions) > 1 and RANDOM in cast.minions:
        raise CommandError("--minions: expected their names, or random alone")
    heroes = draw_heroes(cast.heroes, 0, library)
    try:
        minions = None if cast.minions == (RANDOM,) else cast.minions
        Game.adventure(cast.villain, heroes, minions, 0, cast.discoveries, library=library)
    except ValueError as error:
        raise CommandError(str(error)) from error


def _adventures_in_words(outcome: Adventures) -> str:
    figures = outcome.as_dict()
    cast = outcome.cast
    heroes = " and ".join("a hero by lot" if hero == RANDOM else hero for hero in cast.heroes)
    lines = [
        f"{counted(figures['games'], 'game')} of {heroes} against {cast.villain}, "
        f"seeds from {outcome.seed}",
        f"  {', '.join(dict.fromkeys(figures['bots']))}: {_share(figures)}",
        "  ended: " + ", ".join(f"{how} {n}" for how, n in figures["endings"].items()),
        f"  {figures['rounds_per_game']} rounds and {figures['turns_per_game']} turns a game, "
        f"{figures['games_per_second']} games and {figures['decisions_per_second']} decisions a "
        "second",
    ]
    for who in ("with_hero", "with_minion"):
        for name, of_these in figures[who].items():
            games = counted(of_these["games"], "game")
            lines.append(f"  with {name}, {games}: {_share(of_these)}")
    return "\n".join(lines)


def _share(figures: dict[str, Any]) -> str:
    low, high = figures["interval"]
    return f"{figures['wins']} won, {figures['share']:.1%} (95 %: {low:.1%} to {high:.1%})"
