"""What goes wrong in a browser does not go unnoticed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.web.accessibility import check_accessibility
from tests.web.windows import Windows


@pytest.mark.parametrize(
    ("script", "fault"),
    [
        ("console.error('broken')", "console: broken"),
        ("setTimeout(() => { throw new Error('broken') })", "exception: .*broken"),
        ("fetch('/no-such-file')", "console: Failed to load resource: .*404"),
        ("fetch('http://127.0.0.1:9/').catch(() => 0)", "request elsewhere: http://127.0.0.1:9/"),
        ("fetch('http://127.0.0.1:9/').catch(() => 0)", "failed request: http://127.0.0.1:9/ net"),
    ],
)
def test_a_fault_is_noted(script: str, fault: str, windows: Windows) -> None:
    page = windows.open(bypass_csp=True)  # else the page itself would not go elsewhere
    page.goto("/")
    assert windows.faults == []
    page.evaluate(f"() => {{ {script} }}")
    page.wait_for_timeout(200)
    assert windows.forgive(fault) == 1
    windows.forgive("127.0.0.1:9|Failed to load resource")


def test_the_page_goes_nowhere_else(windows: Windows, desktop: Page) -> None:
    desktop.goto("/")
    desktop.evaluate("() => void fetch('http://127.0.0.1:9/').catch(() => 0)")
    desktop.wait_for_timeout(200)
    assert windows.forgive("violates the following Content Security Policy directive") == 1
    windows.forgive("Refused to connect")


def test_a_test_with_a_fault_fails(windows: Windows, desktop: Page) -> None:
    desktop.goto("/")
    desktop.evaluate("() => console.error('broken')")
    desktop.wait_for_timeout(200)
    with pytest.raises(AssertionError, match="console: broken"):
        windows.close()
    assert windows.forgive("broken") == 1


def test_a_page_that_keeps_people_out_is_found(desktop: Page) -> None:
    desktop.goto("/")
    desktop.evaluate("() => document.body.append(document.createElement('button'))")
    with pytest.raises(AssertionError, match="critical button-name"):
        check_accessibility(desktop)
