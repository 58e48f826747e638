"""Any content file, checked as what it is."""

from __future__ import annotations

from pathlib import Path

from peerless.content.battlefields import check_battlefield
from peerless.content.faults import ContentError, Fault
from peerless.content.heroes import check_hero
from peerless.content.lines import read_toml

_OF_A_BATTLEFIELD = ("spaces", "lines")
_OF_A_HERO = ("fighter", "card")


def check_file(path: Path) -> list[Fault]:
    """Everything that is wrong with a hero or a battlefield; what it holds says which it is."""
    try:
        data, _ = read_toml(path)
    except ContentError as error:
        return [error.fault]
    if any(key in data for key in _OF_A_BATTLEFIELD):
        return check_battlefield(path)
    if any(key in data for key in _OF_A_HERO):
        return check_hero(path)
    return [Fault(path, 0, _neither())]


def _neither() -> str:
    hero, battlefield = ", ".join(_OF_A_HERO), ", ".join(_OF_A_BATTLEFIELD)
    return f"neither a hero ({hero}) nor a battlefield ({battlefield})"
