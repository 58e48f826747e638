"""The start page, at both sizes, and that it leads to a table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.table.servers import Server
from tests.web.accessibility import check_accessibility


@pytest.fixture(params=["desktop", "phone"])
def page(request: pytest.FixtureRequest) -> Page:
    page: Page = request.getfixturevalue(request.param)
    page.goto("/")
    return page


def test_it_is_there_and_fits(page: Page) -> None:
    expect(page.get_by_role("heading", level=1)).to_have_text("Peerless")
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_it_keeps_nobody_out(page: Page) -> None:
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    check_accessibility(page)


def test_play_now_leads_to_a_table(page: Page) -> None:
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/#/**")
    board = page.locator(".board > svg")
    expect(board).to_be_visible()
    box = board.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) > 150


def test_a_mode_that_it_cannot_show_is_not_offered(desktop: Page) -> None:
    desktop.goto("/#/new")
    modes = desktop.locator(".mode").first
    expect(modes).to_contain_text("Duel")
    expect(modes).not_to_contain_text("dventure")


@pytest.mark.parametrize("as_player", [True, False])
def test_a_cooperative_game_is_turned_down_in_words(
    desktop: Page, server: Server, as_player: bool
) -> None:
    """Its screens are not there yet; whoever follows a link to one is told so."""
    values = {"mode": "adventure", "villain": "mothman", "heroes": ["medusa"], "seats": ["person"]}
    made = server.post("/api/tables", values).json()
    secret = f"/{made['seats'][0]['secret']}" if as_player else ""
    desktop.goto(f"/#/table/{made['table']}{secret}")
    expect(desktop.get_by_role("alert")).to_contain_text("cooperative game")
    desktop.get_by_role("button", name="To the start page").click()
    expect(desktop.get_by_role("button", name="Play now")).to_be_enabled()
