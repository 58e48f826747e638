"""The start page, at both sizes, and that it leads to a table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

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
