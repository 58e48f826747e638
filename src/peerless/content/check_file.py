"""Any content file, checked as what it is."""

from __future__ import annotations

from pathlib import Path

from peerless.content.battlefields import check_battlefield
from peerless.content.checking import ContentError, Fault
from peerless.content.heroes import check_hero
from peerless.content.lines import read_toml
from peerless.content.words import check_words

_OF_A_BATTLEFIELD = ("spaces", "lines")
_OF_A_HERO = ("fighter", "card")
_OF_WORDS = ("name", "cards")  # a table of names; a hero's name is a text


def check_file(path: Path) -> list[Fault]:
    """Everything that is wrong with a hero, a battlefield or words; what it holds says which."""
    try:
        data, _ = read_toml(path)
    except ContentError as error:
        return [error.fault]
    if any(key in data for key in _OF_A_BATTLEFIELD):
        return check_battlefield(path)
    if any(key in data for key in _OF_A_HERO):
        return check_hero(path)
    if any(key in data and not isinstance(data[key], str) for key in _OF_WORDS):
        return check_words(path)
    return [Fault(path, 0, _neither())]


def _neither() -> str:
    hero, battlefield = ", ".join(_OF_A_HERO), ", ".join(_OF_A_BATTLEFIELD)
    words = ", ".join(_OF_WORDS)
    return f"neither a hero ({hero}) nor a battlefield ({battlefield}) nor words ({words})"
