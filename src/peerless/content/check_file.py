"""Any content file, checked as what it is."""

from __future__ import annotations

from pathlib import Path

from peerless.content.battlefields import check_battlefield
from peerless.content.checking import ContentError, Fault
from peerless.content.discoveries import check_discovery
from peerless.content.enemies import check_enemy
from peerless.content.heroes import check_hero
from peerless.content.library import Library
from peerless.content.lines import read_toml
from peerless.content.villain_boards import check_on_board
from peerless.content.words import check_words

_OF_A_BATTLEFIELD = ("spaces", "lines")
_OF_AN_ENEMY = ("initiative", "health")
_OF_A_HERO = ("fighter", "card")
_OF_A_DISCOVERY = ("text",)
_OF_WORDS = ("name", "cards")  # a table of names; elsewhere a name is a text


def check_file(path: Path, library: Library) -> list[Fault]:
    """Everything that is wrong with a file of any kind; what it holds says which. A villain is
    looked at on its board, which is in the library."""
    try:
        data, _ = read_toml(path)
    except ContentError as error:
        return [error.fault]

    def has(keys: tuple[str, ...]) -> bool:
        return any(key in data for key in keys)

    if has(_OF_A_BATTLEFIELD):
        return check_battlefield(path)
    if has(_OF_AN_ENEMY):  # which has cards too
        return check_enemy(path) or check_on_board(path, library.battlefields)
    if has(_OF_A_HERO):
        return check_hero(path)
    if has(_OF_A_DISCOVERY):
        return check_discovery(path)
    if any(key in data and not isinstance(data[key], str) for key in _OF_WORDS):
        return check_words(path)
    return [Fault(path, 0, _none_of_these())]


def _none_of_these() -> str:
    kinds = {
        "a hero": _OF_A_HERO,
        "a battlefield": _OF_A_BATTLEFIELD,
        "an enemy": _OF_AN_ENEMY,
        "a discovery": _OF_A_DISCOVERY,
        "words": _OF_WORDS,
    }
    return "neither " + " nor ".join(f"{kind} ({', '.join(keys)})" for kind, keys in kinds.items())
