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
    bot_named,
    library_of,
    mode_named,
    whole_number,
    without_commas,
)
from peerless.commands.speech import helped, said, spoken
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
    command = commands.add_parser("play", help=helped("play"))
    command.add_argument(
        "--terminal",
        action="store_true",
        help=helped("play-terminal"),
    )
    add_content(command)
    _add_browser(command.add_argument_group(helped("in-the-browser")))
    _add_terminal(command.add_argument_group(helped("in-the-terminal")))
    command.set_defaults(run=run)


def _add_browser(command: argparse._ArgumentGroup) -> None:
    command.add_argument("--host", help=helped("play-host", host=Settings.host))
    command.add_argument(
        "--port",
        type=whole_number,
        help=helped("play-port", port=str(Settings.port)),
    )
    add_database(command)
    command.add_argument("--no-browser", action="store_true", help=helped("no-browser"))


def _add_terminal(command: argparse._ArgumentGroup) -> None:
    modes = [mode.value for mode in Mode]
    command.add_argument(
        "--mode",
        metavar="MODE",
        help=helped("play-mode", modes=", ".join(modes), usual=modes[0]),
    )
    command.add_argument(
        "--players",
        type=whole_number,
        metavar="N",
        help=helped("players"),
    )
    command.add_argument(
        "--hero",
        "--heroes",
        nargs="+",
        action="extend",
        default=[],
        help=helped("hero"),
    )
    command.add_argument(
        "--mate",
        nargs="+",
        action="extend",
        default=[],
        metavar="HERO",
        help=helped("mate"),
    )
    command.add_argument(
        "--against",
        nargs="+",
        action="extend",
        default=[],
        metavar="HERO",
        help=helped("against"),
    )
    command.add_argument("--battlefield", help=helped("battlefield"))
    command.add_argument(
        "--adventure",
        metavar="VILLAIN",
        help=helped("adventure"),
    )
    command.add_argument(
        "--minions",
        nargs="+",
        action="extend",
        metavar="MINION",
        help=helped("minions"),
    )
    command.add_argument(
        "--discoveries",
        nargs="+",
        action="extend",
        metavar="CARD",
        help=helped("discoveries"),
    )
    command.add_argument(
        "--kindest",
        action="store_true",
        help=helped("kindest"),
    )
    command.add_argument(
        "--closed-hands",
        action="store_true",
        help=helped("closed-hands"),
    )
    command.add_argument("--random", action="store_true", help=helped("random"))
    command.add_argument("--draft", action="store_true", help=helped("draft"))
    command.add_argument("--bans", type=whole_number, metavar="N", help=helped("bans"))
    command.add_argument(
        "--first",
        default="me",
        metavar="WHO",
        help=helped("first"),
    )
    command.add_argument(
        "--best-of",
        type=whole_number,
        default=1,
        metavar="N",
        help=helped("best-of"),
    )
    command.add_argument(
        "--bot",
        default="normal",
        help=helped("bot", bots=", ".join(BOTS)),
    )
    command.add_argument("--seed", type=whole_number, help=helped("play-seed"))


def run(options: argparse.Namespace) -> int:
    return _in_the_terminal(options) if options.terminal else _in_the_browser(options)


def _refuse_those_of(
    add: Callable[[argparse._ArgumentGroup], None], options: argparse.Namespace, id: str
) -> None:
    """An option that would change nothing is a mistake."""
    found = _first_said(add, options)
    if found is not None:
        raise CommandError(id, option=found)


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

    _refuse_those_of(_add_terminal, options, "command-only-terminal")
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

    language = spoken()

    def announce(address: str) -> None:
        if options.language is not None:
            address = f"{address}?lang={language}"
        print(said("ready", address=address))
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
    _refuse_those_of(_add_browser, options, "command-not-terminal")
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
            raise CommandError("command-other-mode", mode=mode.value)
        return mode
    if options.adventure is not None:
        return Mode.ADVENTURE
    nothing = _said_nothing(options)
    if not nothing:
        return Mode.DUEL
    return choose_mode(Chance(seed), print_fitted, input, Speech(spoken()))


def _said_nothing(options: argparse.Namespace) -> bool:
    """Of the game; bot and seed do not say which it is."""
    return _first_said(_add_terminal, options, but=("bot", "seed")) is None


def _wishes(
    options: argparse.Namespace, library: Library, bot: str, seed: int, mode: Mode
) -> Wishes:
    for name in ("minions", "discoveries", "kindest", "closed_hands"):
        if getattr(options, name):
            option = f"--{name.replace('_', '-')}"
            raise CommandError("command-only-adventure", option=option)
    if options.bans is not None and not options.draft:
        raise CommandError("command-bans")
    if len(options.mate) > 1:
        raise CommandError("wish-number", option="--mate", n="1", found=str(len(options.mate)))
    hero_id = library.heroes.id_of
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
        language=spoken(),
    )


def _adventure_wishes(
    options: argparse.Namespace, library: Library, bot: str, seed: int
) -> AdventureWishes:
    found = _first_said(_add_terminal, options, but=_OF_ADVENTURES)
    if found is not None:
        raise CommandError(_NOT_IN_ADVENTURES.get(found, "command-not-adventure"), option=found)
    hero_id, enemy_id = library.heroes.id_of, library.enemies.id_of
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
        language=spoken(),
    )


_OF_ADVENTURES = (
    "adventure", "bot", "closed_hands", "discoveries", "hero", "kindest", "mate", "minions",
    "mode", "players", "random", "seed",
)  # fmt: skip
_NOT_IN_ADVENTURES = {
    "--battlefield": "command-villains-board",
    "--against": "command-against-villain",
    "--first": "command-initiative",
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
        raise CommandError("command-first", found=name, known=", ".join(FIRST))
    return first
