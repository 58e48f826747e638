"""Several at one screen: whoever has it next is shown nothing before the curtain is raised."""

from __future__ import annotations

import json
import random
from typing import Any

from playwright.sync_api import Page, Request, WebSocket, expect

from tests.table.servers import (
    Server,
    Table,
    answers_of,
    decide_message,
    is_over,
    join_message,
)
from tests.web.player import Player
from tests.web.windows import DESKTOP, Windows

_UNDER_THE_CURTAIN = """() => {
    const at = document.activeElement;
    return at !== document.body && at.closest(".curtain") === null;
}"""
"""Whether the keyboard has got to something that lies under it."""


def listen(page: Page) -> list[dict[str, Any]]:
    """What the page tells the server from now on."""
    sent: list[dict[str, Any]] = []

    def hear(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(json.loads(frame)))

    page.on("websocket", hear)
    return sent


def play_by_lot(server: Server, table: Table) -> None:
    """A duel of two people, to its end."""
    dice = random.Random(1)
    with server.connect() as both:
        for seat in table.persons:
            both.send(join_message(table, seat))
        while not is_over(view := both.receive()):
            if answers := answers_of(view):
                both.send(decide_message(view, dice.choice(answers)))


def test_nothing_under_the_curtain_can_be_reached(server: Server, windows: Windows) -> None:
    table = server.make_table()
    player = Player(windows.open(DESKTOP, calm=True), luck=1)
    page = player.page
    sent = listen(page)
    player.sit_down(table, 0, 1)
    expect(page.locator("[data-action=raise-curtain]")).to_be_focused()
    for _ in range(25):
        page.keyboard.press("Tab")
        assert not page.evaluate(_UNDER_THE_CURTAIN)
    for under in ("[data-action=report]", "[data-action=rules]", "[data-pile=deck]"):
        expect(page.locator(under).first).not_to_be_focused()
        page.locator(under).first.focus()
        assert not page.evaluate(_UNDER_THE_CURTAIN)
    page.evaluate("() => document.querySelector('[data-action=report]').click()")
    assert {message["type"] for message in sent} == {"join"}
    page.locator("[data-action=raise-curtain]").click()
    page.locator("[data-action=report]").click()
    expect(page.locator("dialog textarea")).to_be_visible()


def test_one_who_is_turned_away_opens_no_curtain(server: Server, windows: Windows) -> None:
    """Of three at one screen, one has a secret that opens nothing: the others' hands stay hidden,
    and it is said as long as it is so."""
    heroes = ("medusa", "sinbad", "alice")
    table = server.make_table(("person",) * 3, heroes, "marmoreal", "free-for-all")
    player = Player(windows.open(DESKTOP, calm=True), luck=1)
    page = player.page
    page.goto(f"/#/table/{table.id}/{table.secrets[0]}+{table.secrets[1]}+nothing")
    expect(page.locator(".curtain")).to_be_visible()
    notice = page.get_by_role("alert", include_hidden=True)
    expect(notice).to_have_count(1)
    words = notice.inner_text()
    number = player.look().number
    while player.look().number == number:
        player.act(player.wait())
    expect(notice).to_have_text(words)


def test_playing_again_makes_one_table(server: Server, windows: Windows) -> None:
    """Also for one who clicks twice."""
    table = server.make_table()
    play_by_lot(server, table)
    player = Player(windows.open(DESKTOP, calm=True), luck=1)
    page = player.page
    made = 0

    def count(request: Request) -> None:
        nonlocal made
        made += request.method == "POST"

    page.on("request", count)
    player.sit_down(table, 0, 1)
    page.locator("[data-action=raise-curtain]").click()
    page.locator("[data-action=again]").dblclick()
    page.wait_for_url(lambda url: table.id not in url)
    page.locator(".board > svg").wait_for()
    assert made == 1
