"""What several commands share."""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from typing import Any, NoReturn, TypeAlias

from peerless.bots import find_bot
from peerless.commands.speech import helped, said
from peerless.content.checking import SUFFIX
from peerless.content.kinds import HEROES, KINDS, Piece, kind_in
from peerless.content.library import Library
from peerless.content.lines import read_toml
from peerless.content.nearest import Unknown, plain
from peerless.messages.refusals import Message, Refused, reason
from peerless.rules.mode import Mode
from peerless.text.speaker import LANGUAGES

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


class CommandError(Refused):
    """The command cannot be carried out; the message says why."""


class Parser(argparse.ArgumentParser):
    """Takes `--lang`, as every command does, before its name and after it."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.add_argument(
            "--lang",
            "--language",
            dest="language",
            default=argparse.SUPPRESS,  # so that a command does not forget what stood before it
            metavar="LANGUAGE",
            help=helped("language", languages=", ".join(LANGUAGES)),
        )

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{said('try-help', program=self.prog, message=message)}\n")


def add_mode(command: argparse._ActionsContainer) -> None:
    modes = [mode.value for mode in Mode]
    command.add_argument(
        "--mode",
        default=modes[0],
        metavar="MODE",
        help=helped("mode", modes=", ".join(modes)),
    )


def add_content(command: argparse._ActionsContainer) -> None:
    command.add_argument(
        "--content",
        action="append",
        default=[],
        type=Path,
        metavar="FOLDER",
        help=helped("content"),
    )


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
        raise argparse.ArgumentTypeError(said("whole-number", found=text)) from None


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
        raise CommandError("file-unread", file=str(path), why=reason(error)) from error
    except UnicodeDecodeError as error:
        raise CommandError("file-not-text", file=str(path)) from error


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


def in_file(path: Path, line: int, why: Message) -> CommandError:
    """What is wrong at a line of a file that is no content."""
    return CommandError("file-line", file=str(path), line=str(line), why=why)


def at_least_one(option: str, number: int) -> None:
    if number < 1:
        raise CommandError("command-one-or-more", option=option, n=str(number))
