"""The kinds of content that a game is played with, each in a folder of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from peerless.content.battlefields import check_battlefield, load_battlefield
from peerless.content.checking import Fault
from peerless.content.discoveries import check_discovery, load_discovery
from peerless.content.enemies import check_enemy, load_enemy
from peerless.content.heroes import check_hero, load_hero
from peerless.rules.pieces import Battlefield, Discovery, Enemy, Hero

Piece: TypeAlias = Hero | Battlefield | Enemy | Discovery


class Kind(NamedTuple):
    """How files of a kind are known, loaded and checked."""

    words: str
    keys: tuple[str, ...]  # of such files alone
    load: Callable[[Path], Piece]
    check: Callable[[Path], list[Fault]]


HEROES, BATTLEFIELDS, ENEMIES, DISCOVERIES = "heroes", "battlefields", "enemies", "discoveries"
KINDS = {
    HEROES: Kind("a hero", ("fighter", "ability"), load_hero, check_hero),
    BATTLEFIELDS: Kind("a battlefield", ("spaces", "lines"), load_battlefield, check_battlefield),
    ENEMIES: Kind("an enemy", ("initiative", "health"), load_enemy, check_enemy),
    DISCOVERIES: Kind("a discovery", ("text",), load_discovery, check_discovery),
}
"""By the names of their folders."""


def kind_in(data: Mapping[str, Any]) -> str | None:
    """The kind of a file, by what it holds."""
    for folder, kind in KINDS.items():
        if any(key in data for key in kind.keys):
            return folder
    return None
