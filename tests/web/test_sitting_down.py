"""From the start page to a table: by lot, by choice, by draft, with friends."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.table.servers import Server, Table
from tests.web.accessibility import check_accessibility
from tests.web.windows import DESKTOP, PHONE, Windows

AT_TABLE = "**/#/table/**"


def address(page: Page) -> list[str]:
    """The parts of the address after "#": the page, the table, the secrets."""
    return str(page.evaluate("() => location.hash")).split("/")[1:]


def table_at(server: Server, page: Page) -> dict[str, Any]:
    seen: dict[str, Any] = server.get(f"/api/tables/{address(page)[1]}").json()
    return seen


def choose_hero(page: Page, seat: int, hero: str) -> None:
    page.locator(f'[data-seat="{seat}"] [data-action=choose]').click()
    page.locator(f"dialog [data-hero={hero}]").click()
    page.locator("[data-action=choose-hero]").click()


def test_play_now_plays_what_is_shown_and_can_be_gone_on_with(
    server: Server, desktop: Page
) -> None:
    desktop.goto("/")
    desktop.locator("[data-action=draw-again]").click()
    shown = desktop.locator(".bill .hero b").all_inner_texts()
    desktop.locator("[data-action=play-now]").click()
    desktop.wait_for_url(AT_TABLE)
    names = {hero["id"]: hero["name"] for hero in server.get("/api/content").json()["heroes"]}
    assert [names[id] for id in table_at(server, desktop)["heroes"]] == shown
    there = address(desktop)
    desktop.goto("/")
    desktop.locator("[data-action=go-on]").click()
    desktop.wait_for_url(AT_TABLE)
    assert address(desktop) == there


def test_what_was_chosen_is_kept(server: Server, desktop: Page) -> None:
    """Over another mode, in which it does not fit, and a reload."""
    desktop.goto("/#/new")
    choose_hero(desktop, 0, "medusa")
    choose_hero(desktop, 1, "sinbad")
    desktop.locator("[data-action=choose-battlefield]").click()
    desktop.locator("dialog [data-battlefield=yukon]").click()
    desktop.locator('[data-choice="team 4"]').click()
    chosen = desktop.locator("[data-action=choose-battlefield]")
    expect(chosen).to_have_attribute("data-battlefield", "")  # it has room for two
    desktop.locator('[data-choice="duel 2"]').click()
    desktop.reload()
    expect(chosen).to_have_attribute("data-battlefield", "yukon")
    desktop.locator('[data-testid=first] [data-choice="1"]').click()
    desktop.locator('[data-seat="1"] [data-choice=here]').click()
    desktop.locator("[data-action=start]").click()
    desktop.wait_for_url(AT_TABLE)
    table = table_at(server, desktop)
    assert (table["battlefield"], table["heroes"]) == ("yukon", ["sinbad", "medusa"])
    assert len(address(desktop)[2].split("+")) == 2  # both sit at this screen


def test_friends_by_link(server: Server, windows: Windows) -> None:
    """Three people in two teams: one friend commands both heroes of the first."""
    page = windows.open(PHONE)
    page.goto("/#/new")
    page.locator('[data-choice="team 4"]').click()
    page.locator("[data-action=together-0]").click()
    for seat, choice in ((0, "friend"), (1, "here"), (3, "friend")):
        page.locator(f'[data-seat="{seat}"] [data-choice={choice}]').click()
    page.locator("[data-action=start]").click()
    page.locator("[data-action=sit-down]").wait_for()
    check_accessibility(page)
    inputs = page.locator("[data-testid=friend-link] input")
    links = sorted((item.input_value() for item in inputs.all()), key=len)
    assert [link.count("+") for link in links] == [0, 1]
    watching = page.locator("[data-testid=spectator-link] input").input_value()
    page.locator("[data-action=sit-down]").click()
    page.wait_for_url(AT_TABLE)
    own = address(page)[2]
    seats = table_at(server, page)["seats"]
    assert seats == ["person"] * 4
    given = [secret for link in links for secret in link.split("/")[-1].split("+")]
    assert len({own, *given}) == 4  # each seat has one owner
    for link in (*links, watching):
        other = windows.open(DESKTOP)
        other.goto(link)
        other.locator(".board > svg").wait_for()
        assert own not in other.content()
        assert not any(invitation in address(other) for invitation in given)
    assert set(table_at(server, page)["held"]) == {"maker", "guest"}
    late = windows.open(DESKTOP)
    late.goto(links[0])  # it is good once, and this browser has not used it
    expect(late.get_by_role("alert")).to_contain_text("used already")
    assert windows.forgive("409") > 0
    assert watching.count("/") == links[0].count("/") - 1  # a link without a secret


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_draft(server: Server, windows: Windows, size: dict[str, Any]) -> None:
    page = windows.open(size)
    page.goto("/#/new")
    page.locator("[data-choice=draft]").click()
    page.locator("[data-action=start]").click()

    def choose(hero: str, what: str) -> None:
        page.locator(f'.ask[data-side="0"][data-kind={what}]').wait_for()
        page.locator(f"main [data-hero={hero}]").click()
        page.locator(f"dialog [data-action={what}]").click()

    choose("medusa", "ban")
    page.locator('.ask[data-side="0"][data-kind=pick]').wait_for()
    page.locator("[data-action=take-back]").click()
    choose("alice", "ban")
    page.locator('.ask[data-side="0"][data-kind=pick]').wait_for()
    check_accessibility(page)
    free = page.locator("main [data-hero]:not([disabled])")
    heroes = [str(hero.get_attribute("data-hero")) for hero in free.all()]
    assert "alice" not in heroes
    choose(heroes[0], "pick")
    page.locator("[data-action=start]").click()
    page.wait_for_url(AT_TABLE)
    table = table_at(server, page)
    assert table["heroes"][table["seats"].index("person")] == heroes[0]
    assert "alice" not in table["heroes"]


def list_bots_the_other_way_round(route: Route) -> None:
    content = route.fetch().json()
    others = [bot for bot in content["bots"] if bot != "normal"]
    route.fulfill(json={**content, "bots": others[::-1]})


@pytest.mark.parametrize("path", ["", "new", "draft"])
def test_the_last_of_the_bots_is_played_against(server: Server, desktop: Page, path: str) -> None:
    """Where none is called normal: they are listed from the weakest to the strongest."""
    desktop.route("**/api/content", list_bots_the_other_way_round)
    desktop.goto(f"/#/{path}")
    if path == "draft":
        for kind in ("ban", "pick"):
            desktop.locator(f'.ask[data-side="0"][data-kind={kind}]').wait_for()
            desktop.locator("main [data-hero]:not([disabled])").first.click()
            desktop.locator(f"dialog [data-action={kind}]").click()
    desktop.locator("[data-action=start], [data-action=play-now]").click()
    desktop.wait_for_url(AT_TABLE)
    weakest = server.get("/api/content").json()["bots"][0]
    assert sorted(table_at(server, desktop)["seats"]) == sorted(["person", weakest])


def test_a_draft_on_other_terms_begins_anew(windows: Windows) -> None:
    """What was banned in the one before would be picked in it, where there are no bans."""
    page = windows.open(DESKTOP)
    page.goto("/#/new")
    page.locator("[data-choice=draft]").click()
    page.locator('[data-seat="1"] [data-choice=here]').click()
    page.locator("[data-action=start]").click()
    for hero in ("medusa", "alice"):
        page.locator(f"main [data-hero={hero}]").click()
        page.locator("dialog [data-action=ban]").click()
    expect(page.locator('.ask[data-kind=pick][data-side="0"]')).to_be_visible()
    page.get_by_role("button", name="Change the game").click()
    page.locator('.bans [data-choice="0"]').click()
    page.locator("[data-action=start]").click()
    expect(page.locator('.ask[data-kind=pick][data-side="0"]')).to_be_visible()
    expect(page.locator("main [data-hero]:disabled")).to_have_count(0)
    page.go_back()
    page.locator('.bans [data-choice="1"]').click()  # as it was: it goes on
    page.locator("[data-action=start]").click()
    expect(page.locator("main [data-hero]:disabled")).to_have_count(2)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize(
    "path",
    [
        "new",
        "draft",
        "rules",
        "heroes",
        "heroes/dracula",
        "battlefields",
        "battlefields/soho",
        "credits",
        "lobby",
    ],
)
def test_every_page_fits_and_keeps_nobody_out(
    windows: Windows, size: dict[str, Any], path: str
) -> None:
    page = windows.open(size)
    page.goto(f"/#/{path}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    check_accessibility(page)


def test_a_server_that_is_gone(windows: Windows, desktop: Page) -> None:
    desktop.goto("/#/new")
    desktop.locator("[data-action=start]").wait_for()
    desktop.route("**/api/tables", lambda route: route.abort("connectionrefused"))
    desktop.locator("[data-action=start]").click()
    expect(desktop.get_by_role("alert")).to_contain_text("server")
    desktop.unroute("**/api/tables")
    desktop.locator("[data-action=start]").click()
    desktop.wait_for_url(AT_TABLE)
    assert windows.forgive("ERR_CONNECTION_REFUSED") > 0


def test_a_table_that_does_not_exist(windows: Windows, desktop: Page) -> None:
    desktop.goto("/#/table/nowhere/nobody")
    expect(desktop.get_by_role("alert")).to_contain_text("no such table")
    assert windows.forgive("404") > 0


def kept_tables(page: Page) -> list[str]:
    return [
        kept["table"]
        for kept in page.evaluate("() => JSON.parse(localStorage.getItem('peerless.tables'))")
    ]


def sit_down_at(page: Page, table: Table, seat: int) -> None:
    page.goto(f"/#/table/{table.id}/{table.secrets[seat]}")
    page.locator(".board > svg").wait_for()


def test_no_seat_is_lost_to_newer_tables(server: Server, windows: Windows) -> None:
    page = windows.open(DESKTOP, calm=True)
    tables = [server.make_table(("person", "person")) for _ in range(8)]
    page.goto("/#/rules")
    for table in tables:
        page.goto(f"/#/table/{table.id}/{table.secrets[0]}")
        page.wait_for_function(
            "(id) => localStorage.getItem('peerless.tables')?.includes(id)", arg=table.id
        )
    page.goto("/#/")
    going = page.locator("[data-action=go-on]")
    expect(page.locator("[data-action=more-games]")).to_have_text("2 more")
    expect(going).to_have_count(6)
    check_accessibility(page)
    page.locator("[data-action=more-games]").click()
    expect(going).to_have_count(8)
    going.last.click()
    page.wait_for_url(AT_TABLE)
    assert address(page) == ["table", tables[0].id, tables[0].secrets[0]]


def test_of_too_many_tables_those_with_friends_are_kept(server: Server, windows: Windows) -> None:
    page = windows.open(DESKTOP, calm=True)
    table = server.make_table()
    page.goto("/#/rules")
    page.evaluate(
        """() => localStorage.setItem("peerless.tables", JSON.stringify(
            Array.from({ length: 100 }, (_, n) => ({ table: `t${n}`, secrets: ["mine"],
                friends: n < 98 ? [] : [{ seats: [1], secrets: ["yours"] }] }))))"""
    )
    sit_down_at(page, table, 0)
    page.wait_for_function("(id) => localStorage['peerless.tables'].includes(id)", arg=table.id)
    kept = kept_tables(page)
    assert len(kept) == 100
    assert (kept[0], kept[-3:]) == (table.id, ["t96", "t98", "t99"])


def test_a_friends_link_that_is_tried_stays_the_friends(server: Server, windows: Windows) -> None:
    page = windows.open(DESKTOP, calm=True)
    table = server.make_table()
    for seat in (0, 1):
        sit_down_at(page, table, seat)
    page.goto("/#/")
    page.locator("[data-action=go-on]").click()
    page.wait_for_url(AT_TABLE)
    assert address(page) == ["table", table.id, table.secrets[0]]


@pytest.mark.parametrize("path", ["heroes/%", "battlefields/%E0%A4%A"])
def test_a_mangled_address_leads_to_the_start_page(desktop: Page, path: str) -> None:
    desktop.goto(f"/#/{path}")
    expect(desktop.locator("[data-action=play-now]")).to_be_visible()


def test_an_invitation_that_is_withdrawn_opens_nothing(server: Server, windows: Windows) -> None:
    page, friend = windows.open(DESKTOP), windows.open(PHONE)
    page.goto("/#/new")
    page.locator('[data-seat="1"] [data-choice=friend]').click()
    page.locator("[data-action=start]").click()
    link = page.locator("[data-testid=friend-link] input")
    old = link.input_value()
    page.locator("[data-action=invite-anew]").click()
    expect(link).not_to_have_value(old)
    new = link.input_value()
    friend.goto(old)
    expect(friend.get_by_role("alert")).to_be_visible()
    assert windows.forgive("409") > 0
    friend.goto(new)
    friend.wait_for_url(AT_TABLE)
    expect(page.locator("[data-testid=friend-link] input")).to_have_count(0)  # it is used
    friend.goto(new)  # in the browser that has used it, it leads back to the seat
    friend.wait_for_url(AT_TABLE)
    assert windows.forgive("409") > 0
