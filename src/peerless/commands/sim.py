"""`peerless sim`: many games, counted."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from typing import Any

from peerless.bots import BOTS, bot_names
from peerless.commands.common import (
    CommandError,
    Commands,
    add_content,
    add_mode,
    at_least_one,
    bot_named,
    library_of,
    mode_named,
    whole_number,
    without_commas,
)
from peerless.commands.speech import helped, said
from peerless.content.library import BOX, Library
from peerless.content.nearest import plain
from peerless.content.shelf import Shelf
from peerless.game import Game
from peerless.lab.adventures import RANDOM, Adventures, Cast, Ending, draw_heroes, play_adventures
from peerless.lab.matchup import Matchup, play_matchup, sides_of
from peerless.messages.refusals import Message, Part, any_of
from peerless.rules.mode import Mode
from peerless.rules.pieces import Enemy, Hero
from peerless.setup import DoesNotFit, make_setting


def add(commands: Commands) -> None:
    command = commands.add_parser("sim", help=helped("sim"))
    command.add_argument(
        "heroes",
        nargs="*",
        default=[],
        metavar="HERO",
        help=helped("sim-heroes"),
    )
    command.add_argument(
        "--heroes",
        dest="more_heroes",
        nargs="+",
        action="extend",
        default=[],
        metavar="HERO",
        help=helped("sim-more-heroes"),
    )
    add_mode(command)
    command.add_argument(
        "--battlefield",
        default=BOX.battlefields.ids()[0],
        help=helped("sim-battlefield"),
    )
    command.add_argument(
        "--bots",
        default="random",
        metavar="BOT[,BOT...]",
        help=helped("sim-bots", bots=", ".join(BOTS)),
    )
    command.add_argument("--games", type=whole_number, default=100, help=helped("sim-games"))
    command.add_argument("--seed", type=whole_number, default=0, help=helped("sim-seed"))
    command.add_argument("--json", action="store_true", help=helped("sim-json"))
    add_content(command)
    _add_adventure(command.add_argument_group(helped("cooperative-games")))
    command.set_defaults(run=run)


def _add_adventure(command: argparse._ArgumentGroup) -> None:
    command.add_argument(
        "--adventure",
        metavar="VILLAIN",
        help=helped("sim-adventure"),
    )
    command.add_argument(
        "--minions",
        nargs="+",
        action="extend",
        metavar="MINION",
        help=helped("sim-minions"),
    )
    command.add_argument(
        "--discoveries",
        nargs="+",
        action="extend",
        metavar="CARD",
        help=helped("sim-discoveries"),
    )
    command.add_argument(
        "--processes",
        type=whole_number,
        metavar="N",
        help=helped("processes"),
    )


def run(options: argparse.Namespace) -> int:
    at_least_one("--games", options.games)
    options.heroes = without_commas(options.heroes + options.more_heroes)
    if not options.heroes:
        raise CommandError("command-sim-heroes")
    mode = mode_named(options.mode)
    if options.adventure is not None:
        return _run_adventures(options)
    if mode.is_adventure:
        raise CommandError("command-sim-adventure")
    for only in ("minions", "discoveries", "processes"):
        if getattr(options, only) is not None:
            raise CommandError("command-sim-only", option=f"--{only}")
    return _run_matchup(options, mode)


def _run_matchup(options: argparse.Namespace, mode: Mode) -> int:
    library = library_of(options)
    cast = [library.heroes.id_of(hero) for hero in options.heroes]
    battlefield = library.battlefields.id_of(options.battlefield)
    try:
        sides = len(sides_of(mode, cast))
        make_setting(battlefield, tuple(cast), mode=mode, library=library)
    except DoesNotFit as error:
        others = {3: ["free-for-all"], 4: ["team", "free-for-all"]}.get(len(cast))
        if mode is not Mode.DUEL or others is None:
            raise
        raise CommandError("command-sim-mode", why=error.why, modes=any_of(others)) from error
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
        known = ", ".join(bot_names())
        raise CommandError("command-sim-bots", found=names, n=str(sides), known=known)
    return [bot_named(bot) for bot in (bots if len(bots) > 1 else bots * sides)]


def _progress(games: int) -> Callable[[int], None] | None:
    """A bar on the terminal, gone when all games are over."""
    if not sys.stderr.isatty():
        return None
    width = 40

    def show_bar(played: int) -> None:
        filled = width * played // games
        bar = "#" * filled + "-" * (width - filled)
        count = said("played-of", n=str(played), all=str(games))
        line = f"\r[{bar}] {count}" if played < games else "\r" + " " * 70 + "\r"
        print(line, end="", file=sys.stderr, flush=True)

    return show_bar


def _in_words(outcome: Matchup) -> str:
    figures = outcome.as_dict()
    where = {"battlefield": outcome.battlefield, "seed": str(outcome.seed)}
    lines = [said("sim", n=outcome.games, mode=outcome.mode.value, **where)]
    sides = figures["sides"]
    assert isinstance(sides, list)
    lines += [
        f"  {said('sim-side', heroes=_all_of(side['heroes']), bot=side['bot'], share=_share(side))}"
        for side in sides
    ]
    if outcome.draws:
        lines.append(f"  {said('sim-draws', n=outcome.draws)}")
    if len(set(outcome.began)) > 1:
        fair = str(-(-outcome.games // len(sides)) * len(sides))
        began = ", ".join(map(str, outcome.began))
        lines.append(f"  {said('sim-uneven', began=began, fair=fair)}")
    lines.append(f"  {said('sim-pace', turns=str(figures['turns_per_game']), **_speed(figures))}")
    return "\n".join(lines)


def _all_of(heroes: Sequence[Part]) -> Part:
    """ "alice and medusa"."""
    *most, last = heroes
    return Message("command-both", {"most": _all_of(most), "last": last}) if most else last


def _speed(figures: dict[str, Any]) -> dict[str, str]:
    games, decisions = figures["games_per_second"], figures["decisions_per_second"]
    return {"games": str(games), "decisions": str(decisions)}


# ---------------------------------------------------------------- cooperative games


def _run_adventures(options: argparse.Namespace) -> int:
    library = library_of(options)
    cast = _cast(options, library)
    _check(cast, library)
    if options.processes is not None:
        at_least_one("--processes", options.processes)
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
        raise CommandError(
            "wish-known", option="--adventure", id=cast.villain, known=", ".join(villains)
        )
    if len(cast.minions) > 1 and RANDOM in cast.minions:
        raise CommandError("command-sim-minions")
    heroes = draw_heroes(cast.heroes, 0, library)
    minions = None if cast.minions == (RANDOM,) else cast.minions
    Game.adventure(cast.villain, heroes, minions, 0, cast.discoveries, library=library)


def _adventures_in_words(outcome: Adventures) -> str:
    figures = outcome.as_dict()
    cast = outcome.cast
    by_lot = Message("command-by-lot")
    heroes = _all_of([by_lot if hero == RANDOM else hero for hero in cast.heroes])
    n, seed = figures["games"], str(outcome.seed)
    bots = ", ".join(dict.fromkeys(figures["bots"]))
    per_game = {"rounds": str(figures["rounds_per_game"]), "turns": str(figures["turns_per_game"])}
    lines = [
        said("sim-adventures", n=n, heroes=heroes, villain=cast.villain, seed=seed),
        f"  {said('sim-bots-won', bots=bots, share=_share(figures))}",
        f"  {said('sim-endings', **_endings(figures['endings']))}",
        f"  {said('sim-adventure-pace', **per_game, **_speed(figures))}",
    ]
    for who in ("with_hero", "with_minion"):
        for name, of_these in figures[who].items():
            share = _share(of_these)
            lines.append(f"  {said('sim-with', name=name, n=of_these['games'], share=share)}")
    return "\n".join(lines)


def _endings(counts: dict[str, int]) -> dict[str, str]:
    return {
        "defeated": str(counts[Ending.VILLAIN_DEFEATED.value]),
        "objective": str(counts[Ending.LAST_OBJECTIVE.value]),
        "all": str(counts[Ending.ALL_DEFEATED.value]),
    }


def _share(figures: dict[str, Any]) -> Message:
    """How many of the games were won."""
    low, high = (f"{end:.1%}" for end in figures["interval"])
    wins, share = int(figures["wins"]), f"{figures['share']:.1%}"
    return Message("command-sim-share", {"wins": wins, "share": share, "low": low, "high": high})
