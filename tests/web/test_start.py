"""The start page, at both sizes, and that it leads to a table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.table.servers import Server
from tests.web.accessibility import check_accessibility
from tests.web.windows import DESKTOP, PHONE, Windows


@pytest.fixture(params=["desktop", "phone"])
def page(request: pytest.FixtureRequest) -> Page:
    page: Page = request.getfixturevalue(request.param)
    page.goto("/")
    return page


def test_it_is_there_and_fits(page: Page) -> None:
    expect(page.get_by_role("heading", level=1)).to_have_text("Peerless")
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_every_way_in_is_in_sight(windows: Windows, language: str) -> None:
    """Without scrolling: whoever comes for the first time sees how to play, and how to learn it."""
    page = windows.open(PHONE, locale=language)
    page.goto("/")
    page.locator(".bill").wait_for()
    for width, height in ((320, 568), (390, 664), (844, 390), (820, 1180), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        boxes = [way.bounding_box() for way in page.locator(".way").all()]
        assert len(boxes) == 4
        for box in boxes:
            assert box is not None
            assert box["y"] + box["height"] <= height, (width, height)


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


_IN_SIGHT = """(button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= innerHeight && button.contains(at);
}"""
SIZES = ((1280, 800), (1280, 720), (1440, 900), (820, 1180), (390, 844), (844, 390))


def test_the_button_that_starts_is_always_in_sight(windows: Windows) -> None:
    """Whatever is chosen, however far one has scrolled."""
    page = windows.open(DESKTOP, calm=True)
    page.goto("/#/new")
    start = page.locator("[data-action=start]")
    for mode in ("duel", "team", "adventure"):
        page.locator(f"[data-choice^={mode}]").first.click()
        if mode != "adventure":  # where one plays alone
            page.locator('[data-seat="1"] [data-choice=friend]').click()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            for place in (0, 1):
                page.evaluate(
                    "(place) => scrollTo(0, place * document.documentElement.scrollHeight)", place
                )
                assert start.evaluate(_IN_SIGHT), (mode, width, height, place)


@pytest.mark.parametrize("width", [390, 620, 1280])
def test_a_sheet_is_in_the_middle(server: Server, windows: Windows, width: int) -> None:
    """What it shows is, and not only the sheet itself."""
    page = windows.open({"viewport": {"width": width, "height": 844}}, calm=True)
    table = server.make_table(("person", "person"))
    page.goto(f"/#/table/{table.id}/{table.secrets[0]}")
    page.locator("[data-decision], .choice").first.wait_for()
    sheets = {
        "settings": ".settings",
        "chat": ".chat",
        "this-game": ".affairs",
        "report": "textarea, pre",
    }
    for action, inside in sheets.items():
        if page.locator("[data-action=more]").is_visible():
            page.locator("[data-action=more]").click()
        page.locator(f"[data-action={action}]").first.click()
        dialog, content = page.locator("dialog"), page.locator(f"dialog :is({inside})").first
        content.wait_for()
        sheet, shown = dialog.bounding_box(), content.bounding_box()
        assert sheet is not None
        assert shown is not None
        left = shown["x"] - sheet["x"]
        right = sheet["x"] + sheet["width"] - shown["x"] - shown["width"]
        assert abs(left - right) < 3, (action, left, right)
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


def test_the_language_is_a_setting(windows: Windows) -> None:
    page = windows.open(PHONE, calm=True)
    page.goto("/")
    page.locator("[data-action=settings]").click()
    page.locator("dialog [data-action=language]").select_option("pl")
    expect(page.locator("dialog h2")).to_have_text("Ustawienia")
    expect(page.locator("dialog")).to_contain_text("Motyw")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
