"""`peerless play`: a table in the browser, or a game in the terminal."""

from __future__ import annotations

import argparse
import os
import secrets
import sys
import threading
import webbrowser
from collections.abc import Callable, Sequence
from dataclasses import replace

from peerless.bots import BOTS
from peerless.commands.common import (
    CommandError,
    Commands,
    add_content,
    add_language,
    bot_named,
    language_of,
    library_of,
    mode_named,
    whole_number,
    without_commas,
)
from peerless.commands.table import (
    add_database,
    checked_port,
    content_of,
    serve_or_refuse,
)
from peerless.content.library import Library
from peerless.rules.chance import Chance
from peerless.rules.mode import Mode
from peerless.table.settings import Settings
from peerless.terminal.adventure import play_adventure
from peerless.terminal.adventure_setup import AdventureWishes
from peerless.terminal.choosing import NONE, RANDOM
from peerless.terminal.match import play, print_fitted
from peerless.terminal.setup import FIRST, Wishes, choose_mode
from peerless.terminal.speech import Speech


def add(commands: Commands) -> None:
    command = commands.add_parser("play", help="play in the browser, or in the terminal")
    command.add_argument(
        "--terminal",
        action="store_true",
        help="a game in the terminal, against bots, or together against a villain",
    )
    add_content(command)
    _add_browser(command.add_argument_group("in the browser"))
    _add_terminal(command.add_argument_group("in the terminal"))
    command.set_defaults(run=run)


def _add_browser(command: argparse._ArgumentGroup) -> None:
    command.add_argument(
        "--host", help=f"the address to listen at (default: {Settings.host}: only this machine)"
    )
    command.add_argument(
        "--port",
        type=whole_number,
        help=f"(default: {Settings.port}, or another one if that is taken)",
    )
    add_database(command)
    command.add_argument(
        "--no-browser", action="store_true", help="only print the address of the page"
    )


def _add_terminal(command: argparse._ArgumentGroup) -> None:
    modes = [mode.value for mode in Mode]
    command.add_argument(
        "--mode",
        metavar="MODE",
        help=f"one of: {', '.join(modes)} (default: {modes[0]}; you are asked if you say nothing)",
    )
    command.add_argument(
        "--players",
        type=whole_number,
        metavar="N",
        help="free-for-all: 3 or 4 (default: 4); team game: 4, or 3, where you command two heroes; "
        "adventure: 1 to 4 heroes (default: those that are named)",
    )
    command.add_argument(
        "--hero",
        "--heroes",
        nargs="+",
        action="extend",
        default=[],
        help="your hero, by id or name (default: you are asked); all, if you command several",
    )
    command.add_argument(
        "--mate",
        nargs="+",
        action="extend",
        default=[],
        metavar="HERO",
        help="your team-mate's hero, which a bot leads (likewise); in an adventure also several",
    )
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
        "--adventure",
        metavar="VILLAIN",
        help="play together against this villain, by id or name (likewise); the same as --mode "
        "adventure",
    )
    command.add_argument(
        "--minions",
        nargs="+",
        action="extend",
        metavar="MINION",
        help="of an adventure, as many as there are heroes, by id or name; random: by lot "
        "(likewise)",
    )
    command.add_argument(
        "--discoveries",
        nargs="+",
        action="extend",
        metavar="CARD",
        help="of an adventure, up to 3 for a harder game, by id or name; random: one by lot; none "
        "(likewise)",
    )
    command.add_argument(
        "--kindest",
        action="store_true",
        help="in an adventure, let the game choose for the enemies what seems kindest to you",
    )
    command.add_argument(
        "--closed-hands",
        action="store_true",
        help="in an adventure, do not let the players see each other's hands",
    )
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
        "--bot",
        default="normal",
        help=f"one of: {', '.join(BOTS)}; or a class of your own, as in my_package:MyBot "
        "(default: %(default)s)",
    )
    command.add_argument(
        "--seed", type=whole_number, help="play this very deal (default: any deal)"
    )
    add_language(command)


def run(options: argparse.Namespace) -> int:
    return _in_the_terminal(options) if options.terminal else _in_the_browser(options)


def _refuse_those_of(
    add: Callable[[argparse._ArgumentGroup], None], options: argparse.Namespace, why: str
) -> None:
    """An option that would change nothing is a mistake."""
    found = _first_said(add, options)
    if found is not None:
        raise CommandError(f"{found}: {why}")


def _first_said(
    add: Callable[[argparse._ArgumentGroup], None],
    options: argparse.Namespace,
    but: Sequence[str] = (),
) -> str | None:
    """The first of these options that is not as usual, but for some that do not matter."""
    parser = argparse.ArgumentParser()
    add(parser.add_argument_group())
    for name, usual in vars(parser.parse_args([])).items():
        if name not in but and getattr(options, name) != usual:
            return f"--{name.replace('_', '-')}"
    return None


# ---------------------------------------------------------------- in the browser


def _in_the_browser(options: argparse.Namespace) -> int:
    # The server and what it needs are loaded only where they are wanted.
    from peerless.table.serve import why_not_listen

    _refuse_those_of(_add_terminal, options, "only with --terminal")
    host = Settings.host if options.host is None else options.host
    if options.port is not None:
        port = checked_port(options.port)
    else:
        near = range(Settings.port, Settings.port + _NEAR)
        port = next((port for port in near if why_not_listen(host, port) is None), 0)
    content = content_of(options)
    settings = Settings(host=host, port=port, log_level="warning", content=content)
    if options.db:
        settings = replace(settings, database=options.db)

    def announce(address: str) -> None:
        print(f"Peerless is ready, at\n{address}\nCtrl-C ends it; games that run are kept.")
        sys.stdout.flush()
        if not options.no_browser and _has_desktop():
            # Some browsers only come back when they are closed.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    return serve_or_refuse(settings, announce)


_NEAR = 10
"""How many ports are tried, so that the address is the same the next time, before any other."""


def _has_desktop() -> bool:
    """Without one, a browser that is found may be one for the terminal."""
    if sys.platform in ("win32", "darwin"):
        return "SSH_CONNECTION" not in os.environ
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


# ---------------------------------------------------------------- in the terminal


def _in_the_terminal(options: argparse.Namespace) -> int:
    _refuse_those_of(_add_browser, options, "not with --terminal")
    for name in ("hero", "mate", "against", "minions", "discoveries"):
        names = getattr(options, name)
        if names is not None:
            setattr(options, name, without_commas(names))
    library = library_of(options)
    bot = bot_named(options.bot)
    seed = secrets.randbits(32) if options.seed is None else options.seed
    mode = _mode(options, seed)
    if mode.is_adventure:
        play_adventure(_adventure_wishes(options, library, bot, seed))
    else:
        play(_wishes(options, library, bot, seed, mode))
    return 0


def _mode(options: argparse.Namespace, seed: int) -> Mode:
    """As it is said, or asked of someone who says nothing of the game."""
    if options.mode is not None:
        mode = mode_named(options.mode)
        if options.adventure is not None and not mode.is_adventure:
            raise CommandError(f"--adventure: expected no other mode, found {mode.value}")
        return mode
    if options.adventure is not None:
        return Mode.ADVENTURE
    nothing = _said_nothing(options)
    if not nothing:
        return Mode.DUEL
    return choose_mode(Chance(seed), print_fitted, input, Speech(language_of(options)))


def _said_nothing(options: argparse.Namespace) -> bool:
    """Of the game; bot, seed and language do not say which it is."""
    return _first_said(_add_terminal, options, but=("bot", "seed", "language")) is None


def _wishes(
    options: argparse.Namespace, library: Library, bot: str, seed: int, mode: Mode
) -> Wishes:
    for name in ("minions", "discoveries", "kindest", "closed_hands"):
        if getattr(options, name):
            raise CommandError(f"--{name.replace('_', '-')}: only in an adventure (--adventure)")
    if options.bans is not None and not options.draft:
        raise CommandError("--bans: there are bans only in a draft (--draft)")
    if len(options.mate) > 1:
        raise CommandError(f"--mate: expected 1 here, found {len(options.mate)}")
    hero_id = library.heroes.id_of
    try:
        return Wishes(
            seed=seed,
            mode=mode,
            players=options.players,
            mine=tuple(map(hero_id, options.hero)),
            mate=hero_id(options.mate[0]) if options.mate else None,
            against=tuple(map(hero_id, options.against)),
            battlefield=options.battlefield and library.battlefields.id_of(options.battlefield),
            bot=bot,
            first=_first(options.first),
            draft=options.draft,
            bans=1 if options.bans is None else options.bans,
            random=options.random,
            best_of=options.best_of,
            library=library,
            language=language_of(options),
        )
    except ValueError as error:
        raise CommandError(str(error)) from error


def _adventure_wishes(
    options: argparse.Namespace, library: Library, bot: str, seed: int
) -> AdventureWishes:
    found = _first_said(_add_terminal, options, but=_OF_ADVENTURES)
    if found is not None:
        raise CommandError(f"{found}: {_NOT_IN_ADVENTURES.get(found, 'not in an adventure')}")
    hero_id, enemy_id = library.heroes.id_of, library.enemies.id_of
    try:
        return AdventureWishes(
            seed=seed,
            villain=options.adventure and enemy_id(options.adventure),
            players=options.players,
            mine=tuple(map(hero_id, options.hero)),
            mates=tuple(map(hero_id, options.mate)),
            minions=_ids(options.minions, enemy_id),
            discoveries=_ids(options.discoveries, library.discoveries.id_of),
            bot=bot,
            random=options.random,
            kindest=options.kindest,
            closed_hands=options.closed_hands,
            library=library,
            language=language_of(options),
        )
    except ValueError as error:
        raise CommandError(str(error)) from error


_OF_ADVENTURES = (
    "adventure", "bot", "closed_hands", "discoveries", "hero", "kindest", "language", "mate",
    "minions", "mode", "players", "random", "seed",
)  # fmt: skip
_NOT_IN_ADVENTURES = {
    "--battlefield": "a villain brings its own",
    "--against": "in an adventure all are against the villain (--adventure), expected --mate",
    "--first": "in an adventure the initiative cards decide",
}


def _ids(names: list[str] | None, id_of: Callable[[str], str]) -> tuple[str, ...] | None:
    """Ids for names, `RANDOM` for what is left to the lot; None if nothing was said."""
    if names is None:
        return None
    plain_names = [name.strip().casefold() for name in names]
    if plain_names == [NONE]:
        return ()
    return tuple(
        RANDOM if plain == RANDOM else id_of(name)
        for name, plain in zip(names, plain_names, strict=True)
    )


def _first(name: str) -> str | int:
    first = name.strip().casefold()
    if first.isascii() and first.isdigit():
        return int(first)
    if first not in FIRST:
        raise CommandError(f'--first "{name}": expected {", ".join(FIRST)} or the number of a seat')
    return first
