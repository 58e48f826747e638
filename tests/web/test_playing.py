"""Whole games, played by pointing in a real browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from peerless.record.records import read_record
from peerless.record.replay import replay
from tests.table.servers import Server, Table
from tests.web.accessibility import check_accessibility
from tests.web.player import Player, play_together
from tests.web.windows import DESKTOP, PHONE, Windows


def ended_as_recorded(server: Server, table: Table, page: Page) -> None:
    """The page says who won, and the record says the same."""
    game = replay(read_record(server.record(table)))
    assert game.over
    words = page.locator("[data-ending] h2").inner_text()
    assert words in ("You won!", "You lost.", "A draw.") or all(w in words for w in game.winners)


def test_a_duel_against_a_bot(server: Server, windows: Windows) -> None:
    table = server.make_table(("person", "greedy"), ("king-arthur", "alice"), "marmoreal")
    player = Player(windows.open(DESKTOP, calm=True), luck=1)
    player.sit_down(table, 0)
    player.play()
    ended_as_recorded(server, table, player.page)
    check_accessibility(player.page)


def test_a_duel_against_a_bot_on_a_phone(server: Server, windows: Windows) -> None:
    table = server.make_table(("greedy", "person"), ("dracula", "nikola-tesla"), "soho")
    player = Player(windows.open(PHONE, calm=True), luck=2)
    player.sit_down(table, 1)
    player.play()
    ended_as_recorded(server, table, player.page)
    assert player.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    check_accessibility(player.page)


@pytest.mark.parametrize(
    "whole",
    [False, pytest.param(True, marks=pytest.mark.prove)],
    ids=["the beginning", "the whole"],
)
def test_two_people_and_a_spectator(server: Server, windows: Windows, whole: bool) -> None:
    table = server.make_table(("person", "person"), ("robin-hood", "invisible-man"), "sarpedon")
    players = [Player(windows.open(size, calm=True), luck=3) for size in (DESKTOP, PHONE)]
    for seat, player in enumerate(players):
        player.sit_down(table, seat)
    spectator = Player(windows.open(DESKTOP, calm=True), luck=0)
    spectator.sit_down(table)
    expect(spectator.page.get_by_text("You are watching")).to_be_visible()
    play_together(*players, until=8)
    assert spectator.look().lit == 0
    assert spectator.page.locator(".hand").count() == 0
    check_accessibility(spectator.page)
    if not whole:
        return
    play_together(*players)
    expect(spectator.page.locator("[data-ending]")).to_be_visible()
    for page in (*[player.page for player in players], spectator.page):
        ended_as_recorded(server, table, page)
    logs = [page.page.locator(".log li").all_inner_texts() for page in (players[0], spectator)]
    assert len(logs[0]) == len(logs[1])  # the same lines, though not the same cards


@pytest.mark.parametrize(
    "curtains", [6, pytest.param(None, marks=pytest.mark.prove)], ids=["the beginning", "the whole"]
)
def test_four_at_one_screen(server: Server, windows: Windows, curtains: int | None) -> None:
    """Until so many curtains were raised, or to the end of the game."""
    heroes = ("medusa", "sinbad", "bigfoot", "dr-jill-trent")
    table = server.make_table(("person",) * 4, heroes, "soho", "team")
    player = Player(windows.open(DESKTOP, calm=True), luck=4)
    player.sit_down(table, 0, 1, 2, 3)
    raised = 0
    while raised != curtains and not (seen := player.wait()).over:
        if seen.curtain:
            raised += 1
            assert player.page.locator(".hand").count() == 0  # nobody's cards behind it
            assert seen.lit == 0
        player.act(seen)
    assert raised > 4
    if curtains is None:
        ended_as_recorded(server, table, player.page)
