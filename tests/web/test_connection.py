"""A dead connection that the browser takes for open: after sleep, or in another network."""

from __future__ import annotations

import json
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.table.servers import Server
from tests.web.player import LIT, Player
from tests.web.windows import DESKTOP, Windows


@dataclass
class Wire:
    """Between a page and the server. What goes over a connection that is cut is lost; those that
    are opened later are whole."""

    opened: int = 0
    cut: set[int] = field(default_factory=set)

    def lead(self, page: Page) -> None:
        page.route_web_socket("**/ws", self._connect)

    def die(self) -> None:
        self.cut.add(self.opened)

    def _connect(self, here: WebSocketRoute) -> None:
        self.opened += 1
        number = self.opened
        there = here.connect_to_server()
        here.on_message(lambda said: None if number in self.cut else there.send(said))
        there.on_message(lambda said: None if number in self.cut else here.send(said))


def test_a_join_that_comes_too_fast_is_tried_again(server: Server, windows: Windows) -> None:
    """So it may be where many at one address come back at once."""
    joins: list[str | bytes] = []

    def connect(here: WebSocketRoute) -> None:
        there = here.connect_to_server()

        def pass_on(said: str | bytes) -> None:
            if json.loads(said)["type"] == "join":
                joins.append(said)
            if len(joins) == 1:
                here.send(json.dumps({"type": "refused", "code": "too fast", "words": "wait"}))
            else:
                there.send(said)

        here.on_message(pass_on)
        there.on_message(here.send)

    page = windows.open(DESKTOP, calm=True)
    page.route_web_socket("**/ws", connect)
    player = Player(page, luck=1)
    player.sit_down(server.make_table(), 0)
    player.wait()
    assert len(joins) == 2
    assert player.look().lit


@pytest.fixture
def wire() -> Wire:
    return Wire()


@pytest.fixture
def player(server: Server, windows: Windows, wire: Wire) -> Player:
    """At a table, whose clock can be put forward."""
    page = windows.open(DESKTOP, calm=True)
    wire.lead(page)
    page.clock.install()
    player = Player(page, luck=1)
    player.sit_down(server.make_table(), 0)
    player.wait()
    return player


def test_one_that_answers_nothing_is_given_up(player: Player, wire: Wire) -> None:
    page, number = player.page, player.look().number
    wire.die()
    page.locator(LIT).first.click(force=True)
    expect(page.locator(".prompt")).not_to_have_attribute("data-settled", "true")
    page.clock.fast_forward(9_000)
    assert wire.opened == 1
    page.clock.fast_forward(1_500)
    expect(page.locator("[data-offline]")).to_be_visible()
    page.clock.fast_forward(400)
    expect(page.locator("[data-offline]")).to_have_count(0)
    assert wire.opened == 2
    expect(page.locator(".prompt")).to_have_attribute("data-settled", "true")
    page.locator(LIT).first.click(force=True)  # it was not made, and is asked again
    page.wait_for_function(f"() => document.querySelector('main').dataset.number > {number}")


def test_one_that_answers_is_kept(player: Player, wire: Wire) -> None:
    number = player.look().number
    player.page.locator(LIT).first.click(force=True)
    player.page.wait_for_function(f"() => document.querySelector('main').dataset.number > {number}")
    player.page.clock.fast_forward(20_000)
    expect(player.page.locator("[data-offline]")).to_have_count(0)
    assert wire.opened == 1


def test_after_a_sleep_there_is_another(server: Server, player: Player, wire: Wire) -> None:
    """Also where one only waits, and nothing is sent that could be left without an answer."""
    wire.die()
    player.page.clock.fast_forward(30_000)
    assert wire.opened == 1
    player.page.clock.fast_forward(60_000)
    expect(player.page.locator(".prompt")).to_have_attribute("data-settled", "true")
    assert wire.opened == 2


def test_in_another_network_there_is_another(server: Server, player: Player, wire: Wire) -> None:
    wire.die()
    player.page.evaluate("() => dispatchEvent(new Event('online'))")
    number = player.look().number
    expect(player.page.locator("[data-offline]")).to_have_count(0)
    assert wire.opened == 2
    player.page.locator(LIT).first.click(force=True)
    player.page.wait_for_function(f"() => document.querySelector('main').dataset.number > {number}")
