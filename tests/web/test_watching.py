"""What goes wrong in a browser does not go unnoticed."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Page

from tests.table.servers import PATIENCE
from tests.web.accessibility import check_accessibility
from tests.web.windows import Windows


def wait_for_fault(windows: Windows, page: Page, fault: str) -> None:
    end = time.monotonic() + PATIENCE
    while not any(re.search(fault, each) for each in windows.faults) and time.monotonic() < end:
        page.wait_for_timeout(50)


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
    wait_for_fault(windows, page, fault)
    page.wait_for_timeout(200)  # for what else comes of it
    assert windows.forgive(fault) == 1
    windows.forgive("127.0.0.1:9|Failed to load resource")


def test_the_page_goes_nowhere_else(windows: Windows, desktop: Page) -> None:
    desktop.goto("/")
    desktop.evaluate("() => void fetch('http://127.0.0.1:9/').catch(() => 0)")
    refused = "violates the following Content Security Policy directive"
    wait_for_fault(windows, desktop, refused)
    assert windows.forgive(refused) == 1
    windows.forgive("Refused to connect")


def test_a_test_with_a_fault_fails(windows: Windows, desktop: Page) -> None:
    desktop.goto("/")
    desktop.evaluate("() => console.error('broken')")
    wait_for_fault(windows, desktop, "broken")
    with pytest.raises(AssertionError, match="console: broken"):
        windows.close()
    assert windows.forgive("broken") == 1


def test_a_page_that_keeps_people_out_is_found(desktop: Page) -> None:
    desktop.goto("/")
    desktop.evaluate("() => document.body.append(document.createElement('button'))")
    with pytest.raises(AssertionError, match="critical button-name"):
        check_accessibility(desktop)
