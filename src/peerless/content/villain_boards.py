"""Whether a villain and the board that it is played on speak of the same things.

The file of a villain repeats what its board calls sites and markers, so that its texts can be read
by themselves; here the two are compared.
"""

from __future__ import annotations

from pathlib import Path

from peerless.content.checking import Fault
from peerless.content.enemies import load_enemy
from peerless.content.lines import read_toml
from peerless.content.nearest import Unknown
from peerless.content.shelf import Shelf
from peerless.content.texts import says
from peerless.rules.pieces import Battlefield, Enemy
from peerless.text.tree import Destroy


def misfit(villain: Enemy, battlefield: Battlefield) -> str:
    """What does not fit, in words; nothing if all does."""
    board = battlefield.adventure
    if board is None:
        return f"{battlefield.name} is no board of the cooperative game"
    theirs = _said(villain.sites, villain.site, villain.marker)
    ours = _said(len(board.sites), board.site, board.marker)
    if theirs != ours:
        return f"{villain.name} speaks of {theirs}, {battlefield.name} has {ours}"
    if says(villain.objective, Destroy) and not board.bridges:
        return f"{villain.name} destroys a {villain.site}, and {battlefield.name} has no bridges"
    return ""


def check_on_board(path: Path, boards: Shelf[Battlefield]) -> list[Fault]:
    """What is wrong with the file of an enemy, sound by itself, on the board that it names."""
    enemy = load_enemy(path)
    if not enemy.is_villain:
        return []
    try:
        message = misfit(enemy, boards.load(enemy.battlefield))
    except Unknown as error:
        message = str(error)
    _, lines = read_toml(path)
    return [Fault(path, lines.of(key="battlefield"), message)] if message else []


def _said(sites: int, site: str, marker: str) -> str:
    return f"{sites} {site}s with {marker}s"
