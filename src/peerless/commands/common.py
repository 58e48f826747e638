"""What several commands share."""

from __future__ import annotations

import argparse
import os
import re
import sys
from pathlib import Path
from typing import TypeAlias

from peerless.bots import find_bot
from peerless.content.checking import SUFFIX
from peerless.content.kinds import HEROES, KINDS, Piece, kind_in
from peerless.content.library import Library
from peerless.content.lines import read_toml
from peerless.content.nearest import Unknown, plain
from peerless.content.words import ENGLISH, language_id
from peerless.rules.mode import Mode
from peerless.text.speaker import LANGUAGES

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


class CommandError(Exception):
    """The command cannot be carried out; the message says why."""


def add_mode(command: argparse._ActionsContainer) -> None:
    modes = [mode.value for mode in Mode]
    command.add_argument(
        "--mode",
        default=modes[0],
        metavar="MODE",
        help=f"one of: {', '.join(modes)} (default: %(default)s)",
    )


def add_content(command: argparse._ActionsContainer) -> None:
    command.add_argument(
        "--content",
        action="append",
        default=[],
        type=Path,
        metavar="FOLDER",
        help="a folder with content of your own, in folders heroes, battlefields, enemies and "
        "discoveries; may be given more than once",
    )


def add_language(command: argparse._ActionsContainer) -> None:
    command.add_argument(
        "--lang",
        "--language",
        dest="language",
        metavar="LANGUAGE",
        help=f"one of: {', '.join(LANGUAGES)} (default: that of your locale, else English)",
    )


def language_of(options: argparse.Namespace) -> str:
    """As it is said, or as the locale has it; an `Unknown` if there is no such language."""
    if options.language is not None:
        return language_id(options.language)
    found = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    spoken = re.split(r"[_.@-]", found)[0].casefold()
    return spoken if spoken in LANGUAGES else ENGLISH


def library_of(options: argparse.Namespace) -> Library:
    """The box and the folders of `--content`; a `ContentError` if one of them cannot be used."""
    return Library(*options.content)


def without_commas(names: list[str]) -> list[str]:
    """Several names can have commas between them."""
    return [part for name in names for part in re.split(r"\s*,\s*", name.strip(" ,"))]


def whole_number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f'expected a whole number, found "{text}"') from None


def mode_named(name: str) -> Mode:
    known = {mode.value: mode for mode in Mode}
    mode = known.get(name.strip().casefold())
    if mode is None:
        raise Unknown("mode", name, list(known))
    return mode


def bot_named(name: str) -> str:
    """The name of a bot there is. One that is imported may lie where the command is given."""
    here, is_imported = str(Path.cwd()), ":" in name
    if is_imported and here not in sys.path:
        sys.path.insert(0, here)
    find_bot(name)
    return name.strip() if is_imported else plain(name)


def text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise CommandError(f"{path}: cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise CommandError(f"{path}: is not UTF-8 text") from error


def piece_named(name: str, library: Library) -> Piece:
    """Anything of the library, or what a file holds; if there is no such thing, no such hero."""
    if name.endswith(SUFFIX):
        path = Path(name)
        return KINDS[kind_in(read_toml(path)[0]) or HEROES].load(path)
    for shelf in (library.enemies, library.battlefields, library.discoveries):
        try:
            return shelf.load(name)
        except Unknown:
            continue
    return library.heroes.load(name)


def counted(n: int, thing: str) -> str:
    return f"{n} {thing}" if n == 1 else f"{n} {thing}s"
