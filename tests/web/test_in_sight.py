"""What is asked is always in sight, with all its buttons and the cards it asks for, whatever else
there is to show; and the battlefield has the room that is left."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.table.servers import Server
from tests.web.player import Player
from tests.web.windows import DESKTOP, PHONE, Windows

Size = tuple[int, int]

WITH_A_MOUSE: tuple[Size, ...] = (
    *((720, 450), (800, 600), (1024, 768)),  # the first is a laptop's page at 200 %
    *((1280, 720), (1280, 800), (1366, 650), (1440, 900)),
    *((1920, 950), (2560, 1440), (3440, 1440)),
)
WITH_A_FINGER: tuple[Size, ...] = (
    *((320, 568), (390, 664), (390, 844)),
    *((844, 390), (932, 430), (820, 1180), (1180, 820)),
)

_OUT_OF_SIGHT = """() => {
    const middle = (element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return [(left + right) / 2, (top + bottom) / 2];
    };
    const hidden = (element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const found = document.elementFromPoint(...middle(element));
        const within = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
        return !within || !(element.contains(found) || found?.contains(element));
    };
    const all = (query) => [...document.querySelectorAll(query)];
    const asked = all(".prompt strong, .prompt button, [data-ending] h2, [data-ending] button");
    const counters = all(".roomy .player [data-pile]"); // elsewhere they come when they are called
    // Of cards that are asked for: head and foot. Those to the side can be scrolled to.
    const cards = document.querySelector(".hand .card.next") ? all(".hand .card") : [];
    const hand = document.querySelector(".hand")?.getBoundingClientRect();
    const near = cards.filter((card) => {
        const { left, right } = card.getBoundingClientRect();
        return left >= hand.left && right <= hand.right;
    });
    const parts = near.flatMap((card) => [...card.querySelectorAll(".title, footer")]);
    const board = document.querySelector(".board > svg");
    if (cards.length && !near.length) return ["every card of the hand"];
    return [...asked, ...counters, ...parts, board].filter(hidden).map(
        (element) => `${element.getAttribute("class")} ${element.textContent.trim()}`);
}"""
"""The words of what a person cannot see in full, or could not click in its middle."""

_BATTLEFIELD = """() => {
    const { width, height } = document.querySelector(".board > svg").getBoundingClientRect();
    return [width, height, innerWidth, innerHeight];
}"""

_WIDTH_AT_1920 = 973
"""How wide a battlefield was in a window of 1920 x 950, before it took all free space."""

_EDGE = 12  # on both sides of what is as wide as the window

CLICKS = [pytest.param(16, id="short"), pytest.param(80, id="long", marks=pytest.mark.prove)]
"""How far a game is followed."""


@pytest.mark.parametrize("clicks", CLICKS)
@pytest.mark.parametrize(
    ("window", "sizes"),
    [(DESKTOP, WITH_A_MOUSE), (PHONE, WITH_A_FINGER)],
    ids=["mouse", "finger"],
)
def test_what_is_asked_is_in_sight(
    server: Server, windows: Windows, window: dict[str, Any], sizes: tuple[Size, ...], clicks: int
) -> None:
    """Each question of a game, in a window of every size."""
    table = server.make_table(("person", "greedy"), ("sherlock-holmes", "invisible-man"), "soho")
    player = Player(windows.open(window, calm=True), luck=len(sizes))
    player.sit_down(table, 0)
    while not (seen := player.wait()).over and player.clicks < clicks:
        for size in sizes:
            assert_in_sight(player.page, size, f"after {player.clicks} clicks")
        player.act(seen)


def assert_in_sight(page: Page, size: Size, when: str, large: bool = True) -> None:
    """`large`: the battlefield is, too."""
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => new Promise(requestAnimationFrame)")
    hidden = page.evaluate(_OUT_OF_SIGHT)
    assert not hidden, f"{width} x {height}, {when}: {hidden}"
    if large:
        assert_large(page)


def assert_large(page: Page) -> None:
    """The battlefield has at least the share of the window that it had at 1920 x 950, or all of
    the window's width."""
    width, height, window_width, window_height = page.evaluate(_BATTLEFIELD)
    shape = width / height
    wanted = _WIDTH_AT_1920**2 / shape / (1920 * 950)
    share = width * height / (window_width * window_height)
    size = f"{window_width} x {window_height}"
    assert share >= wanted or width >= window_width - _EDGE, f"{size}: {share:.3f} < {wanted:.3f}"


def test_four_players_do_not_cover_each_other(server: Server, windows: Windows) -> None:
    heroes = ("sherlock-holmes", "medusa", "king-arthur", "robin-hood")
    table = server.make_table(("person", *["greedy"] * 3), heroes, "soho", "team")
    player = Player(windows.open(DESKTOP, calm=True), luck=1)
    player.sit_down(table, 0)
    player.play(until=6)
    player.wait()
    assert player.page.locator(".player").count() == 4
    for size in WITH_A_MOUSE:
        assert_in_sight(player.page, size, "with four players")
