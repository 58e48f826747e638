"""Small things that were found by playing: each was wrong once."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from peerless.game import Game
from peerless.rules.questions import Attack, PendingQuestion, PickOption
from tests.table.servers import Server
from tests.web.accessibility import check_accessibility
from tests.web.player import LIT, Player
from tests.web.positions import seat_where
from tests.web.scripts import call
from tests.web.windows import DESKTOP, PHONE, Windows

ACTION = "Choose an action"
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


def until_asked(player: Player, words: str) -> None:
    """Point at anything until this is asked."""
    question = player.page.locator(".prompt strong")
    while not (seen := player.wait()).over:
        if question.all_inner_texts() == [words]:
            return
        player.act(seen)
    raise AssertionError(f"the game is over, and nobody was asked: {words}")


# ---------------------------------------------------------------- the connection


def test_an_unknown_table_says_so_and_nothing_else(windows: Windows, desktop: Page) -> None:
    desktop.goto("/#/table/nowhere")
    expect(desktop.get_by_role("alert")).to_contain_text("no such table")
    expect(desktop.locator("main")).not_to_contain_text("Connecting")
    windows.forgive("404")


def test_a_click_while_the_connection_is_lost_says_so(server: Server, windows: Windows) -> None:
    player = Player(windows.open(DESKTOP, calm=True), luck=1)
    page = player.page
    sockets = []
    page.route_web_socket("**/ws", lambda here: sockets.append((here, here.connect_to_server())))
    player.sit_down(server.make_table(("person", "greedy")), 0)
    player.wait()
    page.unroute_all()
    page.route_web_socket("**/ws", lambda here: here.close())
    sockets[-1][0].close()
    expect(page.locator("[data-offline]")).to_contain_text("lost")
    page.locator(LIT).first.click(force=True)
    expect(page.locator("[data-offline]")).to_contain_text("Not sent")
    windows.forgive("WebSocket")


# ---------------------------------------------------------------- pointing and reading


def bigfoot_can_attack(_: Game, question: PendingQuestion) -> bool:
    return question.seat == 0 and any(isinstance(each, Attack) for each in question.options)


@SIZES
def test_a_target_and_then_a_card_is_an_attack(
    windows: Windows, tables: str, size: dict[str, Any]
) -> None:
    """As a card and then a target is."""
    player = Player(windows.open(size, calm=True), luck=3)
    page = player.page
    target = page.locator(
        ".piece.next[data-fighter='Alice'], .piece.next[data-fighter='The Jabberwock']"
    )
    player.sit_down(*seat_where(tables, ("bigfoot", "alice"), bigfoot_can_attack))
    number = player.wait().number
    target.first.click(force=True)
    cards = page.locator(".hand .card.next")
    while not cards.count() and player.look().number == number:
        page.wait_for_timeout(50)  # the only card for it was played at once
    if player.look().number == number:
        cards.first.click()
        if page.locator(".prompt strong").inner_text() == "Which fighter?":
            page.locator(".piece.next").first.click(force=True)
    page.wait_for_function(f"() => document.querySelector('main').dataset.number > {number}")
    expect(page.locator(".log.panel")).to_contain_text(re.compile("attacks"))


def test_whoever_confirms_plays_a_card_by_its_button_alone(
    server: Server, windows: Windows
) -> None:
    player = Player(windows.open(DESKTOP, calm=True), luck=3)
    page = player.page
    player.sit_down(server.make_table(("person", "greedy"), ("bigfoot", "alice")), 0)
    until_asked(player, ACTION)
    page.locator("[data-action=settings]").click()
    check_accessibility(page)
    page.locator("[data-setting=confirm]").check()
    page.keyboard.press("Escape")
    page.locator("[data-decision=maneuver]").click()
    card = page.locator(".hand .card.next").first
    card.click()
    number = player.look().number
    page.locator(".hand .card.pointed").click()
    page.wait_for_timeout(300)
    assert player.look().number == number
    page.locator("[data-decision^='boost: ']:not([data-decision='boost: none'])").click()
    page.wait_for_function(f"() => document.querySelector('main').dataset.number > {number}")


@SIZES
def test_a_card_that_cannot_be_played_says_why(
    server: Server, windows: Windows, size: dict[str, Any]
) -> None:
    player = Player(windows.open(size, calm=True), luck=2)
    page = player.page
    idle = page.locator(".hand .card:not(.can)")
    player.sit_down(server.make_table(("person", "greedy"), ("bigfoot", "alice")), 0)
    until_asked(player, ACTION)
    while not idle.count():  # a first hand may have none
        page.locator("[data-decision=maneuver]").click()
        player.act(player.wait())
        until_asked(player, ACTION)
    idle.first.click()
    card = page.locator("dialog .card")
    expect(card).to_be_visible()
    box = card.bounding_box()
    assert box is not None
    assert box["width"] > 250
    expect(page.get_by_role("note")).to_contain_text(re.compile("reach|defense card|can use it"))


def test_what_a_card_lets_one_choose_is_said(server: Server, windows: Windows, tables: str) -> None:
    def chooses(game: Game, question: PendingQuestion) -> bool:
        return all(isinstance(option, PickOption) for option in question.options)

    table, seat = seat_where(tables, ("dr-jill-trent", "medusa"), chooses)
    player = Player(windows.open(DESKTOP, calm=True), luck=1)
    player.sit_down(table, seat)
    player.wait()
    buttons = player.page.locator(".prompt [data-decision]")
    expect(buttons.filter(has_text="Draw 1 card")).to_have_count(1)
    assert not buttons.filter(has_text=re.compile(r"Option \d")).count()


def test_how_to_read_a_card_is_said_once(server: Server, windows: Windows) -> None:
    player = Player(windows.open(PHONE, calm=True), luck=1)
    player.sit_down(server.make_table(("person", "greedy")), 0)
    player.wait()
    said = player.page.get_by_test_id("how-to-read")
    expect(said).to_be_visible()
    player.page.locator(".hand .card").first.click(delay=700)
    expect(player.page.locator("dialog .card")).to_be_visible()
    expect(said).to_have_count(0)
    player.page.reload()
    player.wait()
    expect(said).to_have_count(0)


def test_how_to_read_a_card_is_not_said_for_ever(server: Server, windows: Windows) -> None:
    page = windows.open(PHONE, calm=True)
    page.clock.install()
    player = Player(page, luck=1)
    player.sit_down(server.make_table(("person", "greedy")), 0)
    said = page.get_by_test_id("how-to-read")
    expect(said).to_be_visible()
    page.clock.fast_forward("00:15")
    expect(said).to_have_count(0)


@SIZES
def test_threats_are_shown_when_called_for(
    server: Server, windows: Windows, size: dict[str, Any]
) -> None:
    player = Player(windows.open(size, calm=True), luck=1)
    page = player.page
    player.sit_down(server.make_table(("person", "greedy"), ("bigfoot", "medusa")), 0)
    until_asked(player, ACTION)
    threat = page.locator("[data-threat]")
    expect(threat).to_have_count(0)
    page.locator("[data-action=look-ahead]").click()
    expect(threat.first).to_be_attached()
    assert threat.count() > 5  # Medusa shoots far
    page.locator("[data-action=look-ahead]").click()
    expect(threat).to_have_count(0)


def test_starts_are_flagged_until_the_game_begins(server: Server, windows: Windows) -> None:
    player = Player(windows.open(DESKTOP, calm=True), luck=1)
    picture = player.page.locator(".board img")
    player.sit_down(server.make_table(("person", "greedy"), ("medusa", "alice")), 0)
    expect(picture).to_have_attribute("src", re.compile("picture$"))
    until_asked(player, ACTION)
    expect(picture).to_have_attribute("src", re.compile("starts=false$"))


# ---------------------------------------------------------------- settings, and what is kept


@SIZES
def test_dark_is_a_setting(windows: Windows, size: dict[str, Any]) -> None:
    page = windows.open(size)
    page.goto("/")
    colour = "() => getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(colour)
    page.locator("[data-action=settings]").click()
    page.locator("dialog [data-choice=dark]").click()
    dark = page.evaluate(colour)
    assert dark != light
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert page.evaluate(colour) == dark


def test_a_game_that_is_over_is_counted_once(server: Server, windows: Windows) -> None:
    player = Player(windows.open(DESKTOP, calm=True), luck=1)
    page = player.page
    table = server.make_table(("person", "greedy"), ("king-arthur", "alice"), "marmoreal")
    player.sit_down(table, 0)
    player.play()
    won = page.locator("[data-ending] h2").inner_text()
    page.reload()
    page.locator("[data-ending]").wait_for()
    page.goto("/#/results")
    row = page.locator("[data-hero=king-arthur] td")
    expect(row.first).to_have_text("1")
    check_accessibility(page)
    kept = json.loads(page.evaluate("() => localStorage['peerless.results']"))
    assert [game["table"] for game in kept] == [table.id]
    assert kept[0]["outcome"] == ("won" if "won" in won else "lost")


def test_the_page_loads_without_a_server_and_says_so(browser: Browser, tmp_path: Path) -> None:
    """Shown with a server that is gone: what a browser calls offline need not hold for a worker."""
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite3'}") as server:
        windows = Windows(browser, server.address)
        page = windows.open(DESKTOP, service_workers="allow")
        page.goto("/")
        page.evaluate("() => navigator.serviceWorker.ready.then(() => 0)")
        page.wait_for_function(
            "async () => (await (await caches.open('peerless-1')).keys()).length > 3"
        )
        page.reload()
        page.locator("[data-action=play-now]").wait_for()
        server.kill()
        page.reload()
        expect(page.get_by_role("heading", level=1)).to_have_text("Peerless")
        expect(page.locator("[data-offline]")).to_contain_text("offline")
    windows.forgive("ERR_CONNECTION_REFUSED|Failed to load resource|failed request")
    windows.close()


def test_an_open_table_loads_without_a_network_and_says_so(
    server: Server, windows: Windows
) -> None:
    """Nothing of the game is kept, but the page is there, and goes on when the network is."""
    page = windows.open(DESKTOP, calm=True, service_workers="allow")
    page.goto("/")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => 0)")
    player = Player(page, luck=1)
    player.sit_down(server.make_table(("person", "greedy")), 0)
    player.wait()
    page.reload()  # what the table needs is kept, too
    player.wait()
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("main")).to_contain_text("The server cannot be reached")
    page.context.set_offline(False)
    page.locator(".board > svg").wait_for()
    assert player.wait().lit
    windows.forgive("ERR_INTERNET_DISCONNECTED|Failed to load resource|failed request|WebSocket")


def test_it_can_be_installed(server: Server) -> None:
    manifest = server.get("/manifest.webmanifest").json()
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert server.get(f"/{icon['src']}").status_code == 200


# ---------------------------------------------------------------- before the game


def test_a_finished_draft_does_not_come_back_for_other_seats(windows: Windows) -> None:
    page = windows.open(DESKTOP)
    page.goto("/#/new")
    page.locator("[data-choice=draft]").click()
    page.locator('[data-seat="1"] [data-choice=here]').click()
    page.locator("[data-action=start]").click()
    for kind in ("ban", "ban", "pick", "pick"):
        page.locator(f".ask[data-kind={kind}]").wait_for()
        page.locator("main [data-hero]:not([disabled])").first.click()
        page.locator(f"dialog [data-action={kind}]").click()
    expect(page.locator(".ask")).to_contain_text("All heroes are chosen")
    page.get_by_role("button", name="Change the game").click()
    page.locator('[data-seat="1"] [data-choice=bot]').click()
    page.locator("[data-action=start]").click()
    expect(page.locator('.ask[data-kind=ban][data-side="0"]')).to_be_visible()


@pytest.mark.parametrize("leader", [0, 1])
def test_people_at_one_screen_keep_their_numbers(windows: Windows, leader: int) -> None:
    """Whoever goes first, Player 2 is still called so."""
    page = windows.open(DESKTOP, calm=True)
    page.goto("/#/new")
    page.locator('[data-seat="1"] [data-choice=here]').click()
    for seat, hero in ((0, "medusa"), (1, "sinbad")):
        page.locator(f'[data-seat="{seat}"] [data-action=choose]').click()
        page.locator(f"dialog [data-hero={hero}]").click()
        page.locator("[data-action=choose-hero]").click()
    page.locator(f'[data-testid=first] [data-choice="{leader}"]').click()
    page.locator("[data-action=start]").click()
    name = ("Medusa", "Sinbad")[leader]
    expect(page.locator(".curtain")).to_contain_text(name)
    expect(page.locator(".curtain small")).to_contain_text(f"Player {leader + 1}")


# ---------------------------------------------------------------- what the page reckons


def test_a_way_follows_the_lines() -> None:
    plan = {"lines": [["a", "b"], ["b", "c"], ["c", "d"], ["a", "d"], ["x", "y"]]}
    ways = [("a", "c"), ("a", "d"), ("d", "b"), ("a", "y"), ("b", "b")]
    found = call("table/ways.ts", *(("way", (plan, *ends)) for ends in ways))
    assert [len(way) for way in found] == [3, 2, 3, 2, 1]
    for way in (found[0], found[2]):
        for step in pairwise(way):
            assert list(step) in plan["lines"] or list(step[::-1]) in plan["lines"]
    assert found[3] == ["a", "y"]  # no line leads there


def test_several_choices_are_kept_while_the_same_text_asks() -> None:
    question = {"about": "pick", "seat": 0, "source": "X", "sentence": "Choose.", "then": []}
    other = {**question, "sentence": "Another."}
    answers = [{"decision": f"pick: {card}", "act": "card", "card": card} for card in "AB"]
    nothing = {"asked": "", "answers": []}
    (one,) = call("table/picked.ts", ("picking", (nothing, question, answers[0])))
    (two,) = call("table/picked.ts", ("picking", (one, question, answers[1])))
    assert [each["card"] for each in two["answers"]] == ["A", "B"]
    kept, gone = call(
        "table/picked.ts", ("stillPicked", (two, question)), ("stillPicked", (two, other))
    )
    assert kept == two
    assert gone["answers"] == []


def test_the_page_counts_no_actions_and_lets_discards_go() -> None:
    player = {
        "seat": 0,
        "hand": 3,
        "cards": ["A", "A", "B"],
        "deck": [],
        "discard": [],
        "state": {},
    }
    nobody: dict[str, Any] = {"fighters": [], "tokens": [], "enemies": [], "adventure": None}
    view = {"turn": 1, "actions": 1, "players": [player], **nobody}
    left = {**player, "hand": 2, "cards": ["A", "B"]}
    end = {**view, "turn": 0, "actions": 5, "players": [left]}
    began, dropped, other = call(
        "table/stage.ts",
        ("after", (view, {"kind": "turn began", "seat": 0}, end)),
        ("after", (view, {"kind": "discarded", "seat": 0, "card": "A"}, end)),
        ("after", (view, {"kind": "discarded", "seat": 0, "card": "B"}, end)),
    )
    assert (began["turn"], began["actions"]) == (0, 5)  # as the server says
    assert dropped["players"][0]["cards"] == ["A", "B"]
    assert other["players"][0]["cards"] == ["A", "A", "B"]  # that one came from elsewhere


def test_a_draft_of_two_browsers(server: Server, windows: Windows) -> None:
    """Each bans and picks at a screen of their own; then both are at the same table."""
    host = windows.open(DESKTOP, calm=True)
    host.goto("/#/new")
    host.locator("[data-choice=draft]").click()
    host.locator('[data-seat="1"] [data-choice=friend]').click()
    host.locator("[data-action=start]").click()
    link = host.locator("[data-testid=draft-link] input").input_value()
    friend = windows.open(PHONE, calm=True)
    friend.goto(link)
    expect(host.locator("[data-testid=draft-link]")).to_have_count(0)  # it has been used
    stranger = windows.open(DESKTOP, calm=True)
    stranger.goto(link)
    expect(stranger.get_by_role("alert")).to_contain_text("used already")
    windows.forgive("403|409|410")
    friend.goto("/")
    friend.goto(link)  # but leads whoever has used it back
    for side, kind in ((0, "ban"), (1, "ban"), (0, "pick"), (1, "pick")):
        page, other = (host, friend) if side == 0 else (friend, host)
        page.locator(f'.ask[data-kind={kind}][data-side="{side}"][data-mine=true]').wait_for()
        other.locator(f'.ask[data-kind={kind}][data-side="{side}"][data-mine=false]').wait_for()
        page.locator("main [data-hero]:not([disabled])").first.click()
        page.locator(f"dialog [data-action={kind}]").click()
    check_accessibility(host)
    host.locator("[data-action=start]").click()
    for page in (host, friend):
        page.wait_for_url("**/#/table/**")
        page.locator(".board > svg").wait_for()
    tables = {page.url.split("/#/table/")[1].split("/")[0] for page in (host, friend)}
    assert len(tables) == 1
    assert len({page.url for page in (host, friend)}) == 2
