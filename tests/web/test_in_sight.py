"""What is asked is always in sight, with all its buttons and the cards it asks for, whatever else
there is to show; and the battlefield has the room that is left."""

from __future__ import annotations

from collections import defaultdict
from typing import Any, NamedTuple

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
    // Its middle, and a point near each of its corners.
    const PLACES = [[0.5, 0.5], [0.15, 0.2], [0.85, 0.2], [0.15, 0.8], [0.85, 0.8]];
    const hidden = (element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const within = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
        return !within || PLACES.some(([x, y]) => {
            const at = [left + x * (right - left), top + y * (bottom - top)];
            const found = document.elementFromPoint(...at);
            return !(element.contains(found) || found?.contains(element));
        });
    };
    const all = (query) => [...document.querySelectorAll(query)];
    const asked = all(".prompt strong, .prompt button, [data-ending] h2, [data-ending] button");
    const counters = all(".roomy .player [data-pile]"); // elsewhere they come when they are called
    // Of cards that are asked for: head and foot. One that can be chosen is always there; of more
    // cards than a hand has as a rule, others can be scrolled to.
    const cards = document.querySelector(".hand .card.next") ? all(".hand .card") : [];
    const hand = document.querySelector(".hand")?.getBoundingClientRect();
    const near = cards.filter((card) => {
        const { left, right } = card.getBoundingClientRect();
        const { top, bottom } = card.querySelector(".title").getBoundingClientRect();
        return left >= hand.left && right <= hand.right && top >= hand.top && bottom <= hand.bottom;
    });
    const parts = near.flatMap((card) => [...card.querySelectorAll(".title, footer")]);
    const far = cards.filter((card) => !near.includes(card));
    const none = cards.length && !near.some((card) => card.classList.contains("next"));
    const lost = none || cards.length <= MOST ? far : [];
    return [...lost, ...[...asked, ...counters, ...parts, document.querySelector(".board > svg")]
        .filter(hidden)].map(
            (element) => `${element.getAttribute("class")} ${element.textContent.trim()}`);
}""".replace("MOST", "6")
"""The words of what a person cannot see in full, or could not click anywhere in it. All titles of a
hand of six are in sight at every size; the seventh may have to be scrolled to on a phone."""

_BATTLEFIELD = """() => {
    const { x, y, width, height } = document.querySelector(".board > svg").getBoundingClientRect();
    const { layout } = document.querySelector("main").dataset;
    return { layout, place: [x, y, width, height].map(Math.round) };
}"""

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
    places: dict[Size, set[tuple[int, ...]]] = defaultdict(set)
    while not (seen := player.wait()).over and player.clicks < clicks:
        for size in sizes:
            assert_in_sight(player.page, size, f"after {player.clicks} clicks")
            places[size].add(battlefield(player.page, size).place)
        player.act(seen)
    moved = {size: each for size, each in places.items() if len(each) > 1}
    assert not moved, f"the battlefield has moved: {moved}"


def assert_in_sight(page: Page, size: Size, when: str) -> None:
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    page.mouse.move(2, 2)  # a card under it would grow over the one beside it
    # One frame to see its new size, one to be laid out by it.
    page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )
    hidden = page.evaluate(_OUT_OF_SIGHT)
    assert not hidden, f"{width} x {height}, {when}: {hidden}"


class Battlefield(NamedTuple):
    """How it lies in a window."""

    layout: str
    place: tuple[int, ...]
    share: float  # of the window

    @property
    def shape(self) -> float:
        return self.place[2] / self.place[3]


def battlefield(page: Page, size: Size) -> Battlefield:
    width, height = size
    if page.viewport_size != {"width": width, "height": height}:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise(requestAnimationFrame)")
    found = page.evaluate(_BATTLEFIELD)
    place = tuple(found["place"])
    return Battlefield(found["layout"], place, place[2] * place[3] / (width * height))


@pytest.mark.parametrize("name", ["soho", "yukon"])
def test_the_battlefield_has_its_share(server: Server, windows: Windows, name: str) -> None:
    table = server.make_table(("person", "greedy"), battlefield=name)
    player = Player(windows.open(DESKTOP, calm=True), luck=1)
    player.sit_down(table, 0)
    player.wait()
    wanted = battlefield(player.page, (1920, 950)).share
    assert wanted > 0.42
    for size in (*WITH_A_MOUSE, *WITH_A_FINGER):
        assert_share(player.page, size, wanted)


def test_it_has_no_less_for_who_looks_on(server: Server, windows: Windows) -> None:
    """But for the line that says so."""
    table = server.make_table(("person", "greedy"))
    playing, watching = (Player(windows.open(DESKTOP, calm=True), luck=1) for _ in range(2))
    playing.sit_down(table, 0)
    watching.sit_down(table)
    for size in WITH_A_MOUSE:
        shares = [battlefield(player.page, size).share for player in (watching, playing)]
        assert shares[0] >= 0.95 * shares[1], f"{size}: {shares}"


def assert_share(page: Page, size: Size, wanted: float) -> None:
    """On every desk the battlefield has at least this share of the window. Elsewhere by what is
    possible: where one thing stands below the other, all of the width; in small windows that are
    wider than tall, where question and hand need what they need, three quarters of it."""
    found = battlefield(page, size)
    said = f"{size}, {found.layout}: {found.share:.3f} of {wanted:.3f}"
    if found.layout == "tall":
        assert found.place[2] >= size[0] - _EDGE, said
    elif found.layout in ("desk", "wide") and not is_too_wide(found, size):
        assert found.share >= wanted - 0.001, said
    else:
        assert found.share >= 0.75 * wanted, said


def is_too_wide(found: Battlefield, size: Size) -> bool:
    """A battlefield that is wider than such a window has all that players and log can leave of its
    width, and room to spare above and below."""
    return found.shape > size[0] / size[1]


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


def test_seven_cards_to_defend_with(server: Server, windows: Windows) -> None:
    """The most that a hand has at the end of a turn, in windows that grow and shrink: something to
    defend with is always in sight, and on a desk every title."""
    player = Player(windows.open(DESKTOP, calm=True), luck=3)
    page, cards = player.page, player.page.locator(".hand .card")
    player.sit_down(server.make_table(("person", "greedy"), ("medusa", "king-arthur"), "soho"), 0)
    nothing, maneuver = (
        page.locator(f"[data-decision='{decision}']") for decision in ("defend: none", "maneuver")
    )
    while not (seen := player.wait()).over:
        if nothing.count() and cards.count() >= 7 and page.locator(".hand .card.next").count():
            break
        if nothing.count():
            nothing.click()
        elif maneuver.count():
            maneuver.click()
        else:
            player.act(seen)
    assert nothing.count(), "no attack came while there were seven cards"
    for size in (*WITH_A_MOUSE, *reversed(WITH_A_MOUSE), *WITH_A_FINGER, *reversed(WITH_A_MOUSE)):
        assert_in_sight(page, size, "with seven cards")
        hand = page.locator(".hand").bounding_box()
        assert hand is not None
        for card in cards.all() if size in WITH_A_MOUSE else []:
            box = card.bounding_box()
            assert box is not None
            assert box["x"] >= hand["x"] - 1, size
            assert box["x"] + box["width"] <= hand["x"] + hand["width"] + 1, size
