"""A real browser at a real server."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.table.servers import PATIENCE, Server
from tests.web import browsers
from tests.web.windows import DESKTOP, PHONE, Windows

expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="session")
def chromium() -> browsers.Chromium:
    return browsers.find()


# Playwright keeps an event loop running, beside which no other test could run one of its own: the
# browser ends when the tests of this folder do. Each process of the tests has one.
@pytest.fixture(scope="package")
def browser(chromium: browsers.Chromium) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        # Without its sandbox, which root cannot have: it sees no page but ours.
        browser = playwright.chromium.launch(
            executable_path=chromium.program,
            env={**os.environ, **chromium.environ},
            args=[*browsers.QUIET, "--no-sandbox"],
        )
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def luck(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file from which the chance of games and bots follows."""
    file = tmp_path_factory.mktemp("luck") / "luck"
    file.write_text("first")
    return file


@pytest.fixture(scope="package")
def tables(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Where the server keeps its tables, for tests that set one in the midst of a game."""
    return f"sqlite:///{tmp_path_factory.mktemp('web') / 'tables.sqlite3'}"


@pytest.fixture(scope="package")
def server(luck: Path, tables: str) -> Iterator[Server]:
    with Server(tables, luck=str(luck)) as server:
        yield server


@pytest.fixture(autouse=True)
def _luck_of_its_own(luck: Path, request: pytest.FixtureRequest) -> None:
    """A test meets the same cards every time, whatever ran before it and beside it."""
    luck.write_text(request.node.name)


@pytest.fixture
def windows(browser: Browser, server: Server) -> Iterator[Windows]:
    windows = Windows(browser, server.address)
    yield windows
    windows.close()


@pytest.fixture
def desktop(windows: Windows) -> Page:
    return windows.open(DESKTOP)


@pytest.fixture
def phone(windows: Windows) -> Page:
    return windows.open(PHONE)
