"""People at different screens: clocks, slow games, taking back, open games, the chat, rematches."""

from __future__ import annotations

import json
import re
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
    while (seen := player.look()).number == before:
        if seen.lit:  # else it is decided, and the answer of the server is on its way
            player.act(seen)
        player.page.wait_for_timeout(50)


def test_a_clock_that_runs_out_ends_the_game(server: Server, windows: Windows) -> None:
    table = make(server, clock={"move": 20})
    slow, other = sit(windows, table, 0), sit(windows, table, 1, PHONE)
    expect(slow.page.locator('[data-clock="0"]').first).to_contain_text("0:")
    for player in (slow, other):
        expect(player.page.locator("[data-ending]")).to_be_visible()
    expect(slow.page.locator("[data-ending]")).to_contain_text("You lost")
    expect(slow.page.locator("[data-story=told]")).to_contain_text("Medusa has run out of time.")
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


def concede(page: Page) -> None:
    page.locator("[data-action=this-game]").click()
    page.locator("[data-action=concede]").click()
    page.locator("[data-action=concede-now]").click()


def test_both_see_the_score_of_a_series(windows: Windows) -> None:
    """It goes from table to table with those who play, whoever set it up."""
    host = windows.open(DESKTOP, calm=True)
    host.goto("/#/new")
    host.locator('[data-seat="1"] [data-choice=friend]').click()
    host.locator('[data-testid=series] [data-choice="3"]').click()
    host.locator("[data-action=start]").click()
    link = host.locator("[data-testid=friend-link] input").input_value()
    host.locator("[data-action=sit-down]").click()
    friend = windows.open(DESKTOP, calm=True)
    friend.goto(link)
    for page in (host, friend):
        page.locator(".board > svg").wait_for()
    concede(host)
    for page in (host, friend):
        score = page.locator("[data-ending] [data-series]")
        expect(score).to_contain_text("Best of 3: ")
        assert sorted(re.findall(r"\d", score.inner_text())) == list("013")
    friend.locator("[data-action=again]").click()
    friend.wait_for_url("**/#/table/**")
    host.locator("[data-action=again]").click()
    for page in (host, friend):
        expect(page.locator("[data-ending]")).to_have_count(0)
        page.locator(".board > svg").wait_for()
    concede(host)
    for page in (host, friend):
        expect(page.locator("[data-ending] [data-series]")).to_contain_text("wins the series")


def test_the_ending_says_who_gave_up_and_that_the_shuffle_was_honest(
    server: Server, windows: Windows
) -> None:
    table = make(server)
    one, other = sit(windows, table, 0), sit(windows, table, 1)
    one.page.locator("[data-action=this-game]").click()
    one.page.locator("summary").click()
    promised = one.page.locator("[data-commitment]").inner_text()
    assert promised == server.get(f"/api/tables/{table.id}").json()["commitment"]
    check_accessibility(one.page)
    one.page.keyboard.press("Escape")
    concede(one.page)
    story = other.page.locator("[data-story=told]")
    expect(story).to_contain_text("Medusa concedes.")
    expect(story).not_to_contain_text("the better chances")  # nobody has moved
    expect(story.locator("[data-shuffle=kept]")).to_be_visible()


def test_another_shuffle_than_the_promised_one_is_noticed(server: Server, windows: Windows) -> None:
    table = make(server)
    player = sit(windows, table, 0)
    wrong = json.dumps({table.id: "f" * 64})
    player.page.evaluate("(kept) => localStorage.setItem('peerless.shuffles', kept)", wrong)
    concede(player.page)
    expect(player.page.locator("[data-shuffle=broken]")).to_be_visible()


_AS_ON_A_PHONE = """
    document.hasFocus = () => false;
    class Refused {
        constructor() { throw new TypeError("Illegal constructor"); }
        static permission = "granted";
        static requestPermission() { return Promise.resolve("granted"); }
    }
    Object.defineProperty(globalThis, "Notification", { value: Refused });
    window.notices = [];  // a browser without a screen has none of its own
    ServiceWorkerRegistration.prototype.showNotification = async (title, { tag, data }) => {
        window.notices.push({ title, tag, data, close: () => (window.notices = []) });
    };
    ServiceWorkerRegistration.prototype.getNotifications = async ({ tag }) =>
        window.notices.filter((notice) => notice.tag === tag);
    localStorage.setItem("peerless.settings", JSON.stringify({ speed: "off", notify: true }));
"""
"""Nobody looks at the page, and it may show no notices by itself."""


def test_your_turn_is_a_notice_of_the_worker(server: Server, windows: Windows) -> None:
    """And the title of the tab; both are gone when it is somebody else's turn."""
    table = make(server)
    page = windows.open(PHONE, service_workers="allow")
    page.goto("/")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => 0)")
    page.add_init_script(_AS_ON_A_PHONE)
    page.reload()
    waiting = Player(page, luck=1)
    waiting.sit_down(table, 1)
    expect(page).not_to_have_title(re.compile("●"))
    other = sit(windows, table, 0)
    other.wait()
    while other.look().lit:
        decide(other)
    expect(page).to_have_title(re.compile("^● Your turn"))
    page.wait_for_function("() => notices.length")
    (notice,) = page.evaluate("() => notices.map(({ title, tag, data }) => [title, tag, data])")
    assert notice == ["Your turn", f"peerless-{table.id}", page.url]
    while waiting.look().lit:
        decide(waiting)
    expect(page).not_to_have_title(re.compile("●"))
    page.wait_for_function("() => !notices.length")


def ask_for_a_bot(page: Page) -> None:
    page.locator("[data-action=this-game]").click()
    page.locator("[data-action=bot-for-me]").click()
    expect(page.locator("[data-proposal=bot]")).to_be_visible()


def test_a_proposal_is_withdrawn_declined_and_agreed_to(server: Server, windows: Windows) -> None:
    """In the end a bot plays for one of them, until that one comes back."""
    table = make(server)
    one, other = sit(windows, table, 0).page, sit(windows, table, 1).page
    ask_for_a_bot(one)
    expect(other.locator("[data-action=agree]")).to_be_visible()
    one.locator("[data-action=withdraw]").click()
    for page in (one, other):
        expect(page.locator("[data-proposal]")).to_have_count(0)
    ask_for_a_bot(other)
    one.locator("[data-action=decline]").click()
    for page in (one, other):
        expect(page.locator("[data-proposal]")).to_have_count(0)
    other.locator("[data-action=this-game]").click()
    expect(other.locator("[data-action=bot-for-me]")).to_have_count(0)  # not twice for the same
    other.keyboard.press("Escape")
    decide(Player(one, luck=1))
    before = number_of(other)
    ask_for_a_bot(one)
    other.locator("[data-action=agree]").click()
    expect(one.locator("[data-proposal=return]")).to_be_visible()
    Player(other, luck=1).wait()  # the bot has placed what was left to place
    assert number_of(other) > before + 2
    one.locator("[data-action=return]").click()
    for page in (one, other):
        expect(page.locator("[data-proposal]")).to_have_count(0)


_FIVE_MINUTES_ARE_OVER = """
    const later = window.setTimeout;
    window.setTimeout = (act, wait, ...more) => later(act, wait === 300000 ? 0 : wait, ...more);
"""
"""Those for which a bot is not offered yet. A clock that jumps would lose the connection."""


def test_a_bot_plays_on_for_one_who_has_left_if_the_others_agree(
    browser: Browser, tmp_path: Path
) -> None:
    """Not before all have, and the one who left takes the seat back when back."""
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", left_after=0.0) as server:
        windows = Windows(browser, server.address)
        heroes = ["medusa", "sinbad", "alice"]
        table = make(
            server, mode="free-for-all", battlefield="mcminnville", heroes=heroes,
            seats=["person"] * 3,
        )  # fmt: skip
        one, other, leaver = (windows.open(size, calm=True) for size in (DESKTOP, PHONE, DESKTOP))
        one.add_init_script(_FIVE_MINUTES_ARE_OVER)
        for seat, page in enumerate((one, other, leaver)):
            Player(page, luck=seat).sit_down(table, seat)
        secret = leaver.url
        absent = one.locator(".players .absent")
        expect(absent).to_have_count(0)
        leaver.goto("/")
        expect(absent).to_have_count(1)
        one.locator("[data-action=bot-for-them]").click()
        expect(one.locator("[data-proposal=bot]")).to_contain_text("Waiting for the others")
        asked = other.locator("[data-proposal=bot]")
        expect(asked).to_contain_text("a bot plays on for Alice")
        other.locator("[data-action=agree]").click()
        expect(one.locator("[data-proposal]")).to_have_count(0)
        leaver.goto(secret)
        expect(leaver.locator("[data-proposal=return]")).to_contain_text("A bot plays for you")
        leaver.locator("[data-action=return]").click()
        expect(leaver.locator("[data-proposal]")).to_have_count(0)
        windows.close()


def test_a_move_is_taken_back_on_a_phone(server: Server, windows: Windows) -> None:
    player = sit(windows, make(server, seats=["person", "greedy"]), 0, PHONE)
    player.wait()
    pieces = player.page.locator(".piece")
    before = pieces.count()
    decide(player)
    expect(pieces).to_have_count(before + 1)  # a Harpy
    player.page.locator("[data-action=take-back]").tap()
    expect(pieces).to_have_count(before)
