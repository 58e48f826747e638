"""A player who points by chance goes through games of all heroes and never gets stuck."""

from __future__ import annotations

import pytest

from peerless.content.library import BOX
from tests.support import BATTLEFIELDS, BIG_BATTLEFIELDS
from tests.table.servers import Server
from tests.web.player import Player
from tests.web.windows import DESKTOP, PHONE, Windows

CAST = BOX.heroes.ids()
MODES = ("duel", "duel", "team", "duel", "free-for-all")


def one_game(server: Server, windows: Windows, number: int) -> None:
    """All seats at one screen, so that every question of every hero is answered by pointing."""
    mode = MODES[number % len(MODES)]
    seats = 2 if mode == "duel" else 4
    heroes = [CAST[(number * 5 + i * (1 + number // len(CAST))) % len(CAST)] for i in range(seats)]
    boards = BATTLEFIELDS if mode == "duel" else BIG_BATTLEFIELDS
    table = server.make_table(("person",) * seats, heroes, boards[number % len(boards)], mode)
    player = Player(windows.open(PHONE if number % 2 else DESKTOP, calm=True), luck=number)
    player.sit_down(table, *range(seats))
    player.play()
    assert server.record(table)


def test_a_game(server: Server, windows: Windows) -> None:
    one_game(server, windows, 1)


@pytest.mark.prove
@pytest.mark.parametrize("number", range(100))
def test_a_hundred_games(server: Server, windows: Windows, number: int) -> None:
    one_game(server, windows, number)
