"""`peerless play --lang fr` opens the page with `?lang=fr`."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.windows import Windows


def test_the_address_chooses_the_language_once(windows: Windows) -> None:
    """It comes before the browser's, is kept, and leaves the address, so that another choice
    holds."""
    page = windows.open(locale="pl")
    page.goto("/?lang=fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert "lang=" not in page.url
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.goto("/?lang=xx")  # there is no such language
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert not windows.faults
