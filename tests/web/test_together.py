"""People at different screens: clocks, slow games, taking back, open games, the chat, rematches."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.table.servers import Server, Table, table_of
from tests.web.accessibility import check_accessibility
from tests.web.player import LIT, Player
from tests.web.qr import read_qr
from tests.web.windows import DESKTOP, PHONE, Windows


def make(server: Server, **more: Any) -> Table:
    usual = {"battlefield": "sarpedon", "heroes": ["medusa", "sinbad"], "seats": ["person"] * 2}
    return table_of(server.post("/api/tables", {**usual, **more}).json())


def sit(windows: Windows, table: Table, seat: int, size: dict[str, Any] = DESKTOP) -> Player:
    player = Player(windows.open(size, calm=True), luck=seat)
    player.sit_down(table, seat)
    return player


def number_of(page: Page) -> int:
    return int(page.locator("main.table").get_attribute("data-number") or -1)


def decide(player: Player) -> None:
    """One decision, whatever it takes to point at it."""
    before = player.wait().number
    while player.look().number == before:
        player.act(player.wait())
        player.page.wait_for_timeout(50)


def test_a_clock_that_runs_out_ends_the_game(server: Server, windows: Windows) -> None:
    table = make(server, clock={"move": 20})
    slow, other = sit(windows, table, 0), sit(windows, table, 1, PHONE)
    expect(slow.page.locator('[data-clock="0"]').first).to_contain_text("0:")
    for player in (slow, other):
        expect(player.page.locator("[data-ending]")).to_be_visible()
    expect(slow.page.locator("[data-ending]")).to_contain_text("You lost")
    expect(other.page.locator("[data-ending]")).to_contain_text("You won")


def test_a_slow_game_goes_on_after_a_restart(browser: Browser, tmp_path: Path) -> None:
    """The page that was left open comes back by itself, and the link leads there from another
    device."""
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    with Server(database) as before:
        windows = Windows(browser, before.address)
        table = make(before, clock={"move": 3 * 24 * 3600})
        player = sit(windows, table, 0)
        decide(player)
        number = number_of(player.page)
        expect(player.page.locator('[data-clock="0"]').first).to_have_text("2 d 23 h")
        before.kill()
        expect(player.page.locator("[data-offline]")).to_be_visible()
        with Server(database, port=before.port):
            expect(player.page.locator("[data-offline]")).to_have_count(0)
            assert number_of(player.page) >= number
            decide(player)
            phone = sit(windows, table, 0, PHONE)
            expect(phone.page.locator("[data-clock]").first).to_have_text("2 d 23 h")
            assert number_of(phone.page) == number_of(player.page)
            windows.close(forgiving="WebSocket|ERR_CONNECTION|failed request")


def test_a_move_is_taken_back_if_the_other_agrees_and_never_past_a_reveal(
    server: Server, windows: Windows
) -> None:
    table = make(server)
    one, other = sit(windows, table, 0), sit(windows, table, 1)
    while one.page.locator(LIT).count() or not other.page.locator(LIT).count():
        decide(one)
        one.page.wait_for_timeout(200)
    one.page.locator("[data-action=this-game]").click()
    check_accessibility(one.page)
    one.page.locator("[data-action=ask-take-back]").click()
    expect(one.page.locator('[data-proposal="take back"]')).to_be_visible()
    other.page.locator("[data-action=agree]").click()
    one.wait()  # it is Medusa's turn to place again
    while one.page.locator(LIT).count() or not other.page.locator(LIT).count():
        decide(one)
        one.page.wait_for_timeout(200)
    while other.page.locator("[data-decision=maneuver]").count() == 0:
        for player in (one, other):
            if player.page.locator("[data-decision=maneuver]").count():
                break
            if player.look().lit:
                decide(player)
        if one.page.locator("[data-decision=maneuver]").count():
            one, other = other, one
    other.page.locator("[data-decision=maneuver]").click()  # a card is drawn
    other.page.wait_for_timeout(500)
    other.page.locator("[data-action=this-game]").click()
    expect(other.page.locator("[data-action=ask-take-back]")).to_be_disabled()


def test_strangers_meet_talk_and_play_again(server: Server, windows: Windows) -> None:
    host = windows.open(DESKTOP, calm=True)
    host.goto("/#/new")
    host.locator('[data-seat="1"] [data-choice=friend]').click()
    host.locator("[data-testid=together] [data-choice=anyone]").click()
    host.locator("[data-testid=together] [data-choice=calm]").click()
    host.locator("[data-field=name]").fill("Ada")
    host.locator("[data-field=name]").blur()
    check_accessibility(host)
    host.locator("[data-action=start]").click()
    friend_link = host.locator("[data-testid=friend-link]")
    link = friend_link.locator("input").input_value()
    friend_link.locator("[data-action=qr]").click()
    assert read_qr(friend_link.locator("[data-qr] path").get_attribute("d") or "") == link
    host.locator("[data-action=sit-down]").click()

    guest = windows.open(PHONE, calm=True)
    guest.goto("/#/lobby")
    row = guest.locator("[data-lobby] li", has_text="Ada")
    row.locator("[data-action=take-seat]").wait_for()
    check_accessibility(guest)
    guest.locator("[data-field=name]").fill("Grace")
    guest.locator("[data-field=name]").blur()
    row.locator("[data-action=take-seat]").click()
    guest.locator(".board > svg").wait_for()
    expect(host.locator("[data-person]", has_text="Grace")).to_be_visible()

    host.locator("[data-action=chat]").click()
    host.locator("[data-field=chat]").fill("Good luck!")
    host.locator("[data-action=say]").click()
    expect(host.locator("[data-chat]")).to_contain_text("Ada Good luck!")
    check_accessibility(host)
    host.keyboard.press("Escape")
    guest.locator("[data-action=more]").click()
    expect(guest.locator("[data-action=chat]")).to_contain_text("(1)")
    guest.locator("[data-action=chat]").click()
    expect(guest.locator("[data-chat]")).to_contain_text("Ada Good luck!")
    guest.locator("[data-action=mute]").check()
    expect(guest.locator("[data-chat]")).to_have_count(0)
    guest.keyboard.press("Escape")

    guest.locator("[data-action=more]").click()
    guest.locator("[data-action=this-game]").click()
    guest.locator("[data-action=concede]").click()
    guest.locator("[data-action=concede-now]").click()
    host.locator("[data-action=swap]").click()
    host.wait_for_url("**/#/table/**")
    guest.locator("[data-action=again]").click()
    for page in (host, guest):
        page.locator(".board > svg").wait_for()
        expect(page.locator("[data-ending]")).to_have_count(0)
    tables = [page.url.split("/#/table/")[1].split("/")[0] for page in (host, guest)]
    assert tables[0] == tables[1]
