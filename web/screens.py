"""Pictures of every screen for the documents, at desktop and phone size, of a real server in a real
browser: python web/screens.py. What is on them is played by chance, so each run gives others."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))  # the tests know where browsers are, and how to play by pointing

from tests.table.servers import Server  # noqa: E402
from tests.web import browsers  # noqa: E402
from tests.web.player import Player  # noqa: E402
from tests.web.windows import DESKTOP, PHONE, SIDEWAYS, TABLET, Windows  # noqa: E402

FOLDER = ROOT / "docs" / "screens"
SIZES = {"desktop": DESKTOP, "phone": PHONE}
PAGES = {
    "start": "/",
    "set-a-table": "/#/new",
    "heroes": "/#/heroes",
    "hero": "/#/heroes/medusa",
    "battlefields": "/#/battlefields",
    "draft": "/#/draft",
    "battlefield": "/#/battlefields/baskerville-manor",
    "rules": "/#/rules",
    "credits": "/#/credits",
}
_MOST_CLICKS = 400
_MOST_GAMES = 6  # until a combat stops in its midst, to ask something


class Photographer:
    def __init__(self, browser: Browser, server: Server) -> None:
        self.server = server
        self.windows = Windows(browser, server.address)

    def open(self, size: dict[str, Any], **options: Any) -> Page:
        return self.windows.open(size, calm=True, **options)

    def save(self, page: Page, name: str) -> None:
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(300)
        page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=82)
        print(name)

    def pages(self) -> None:
        for size, options in SIZES.items():
            page = self.open(options)
            for name, path in PAGES.items():
                page.goto(path)
                self.save(page, f"{name}-{size}")
            self.save(self.invite(page), f"invite-{size}")
        dark = self.open(DESKTOP, color_scheme="dark")
        dark.goto("/")
        self.save(dark, "start-dark")

    def invite(self, page: Page) -> Page:
        """A table with a friend: the page with the links."""
        page.goto("/#/new")
        page.locator('[data-seat="1"] [data-choice=friend]').click()
        page.locator("[data-action=start]").click()
        page.wait_for_url("**/#/invite/**")
        return page

    def lessons(self) -> None:
        """A step of the guided first game."""
        for size, options in SIZES.items():
            page = self.open(options)
            page.goto("/#/rules")
            page.locator("[data-action=first-game]").click()
            player = Player(page, luck=1)
            self.until(player, partial(is_at_step, page, "zones"))
            self.save(page, f"lesson-{size}")

    def tables(self) -> None:
        for size, options in {**SIZES, "tablet": TABLET, "sideways": SIDEWAYS}.items():
            self.game(size, options)
        self.game("dark", DESKTOP, color_scheme="dark")

    def game(self, size: str, options: dict[str, Any], **more: Any) -> None:
        """A duel at one screen: the curtain, a turn, a combat, the end."""
        player = self.sit_down(options, **more)
        page = player.page
        self.until(player, lambda: player.look().curtain)
        self.save(page, f"curtain-{size}")
        self.until(player, lambda: player.clicks > 40 and asked(page, "Choose an action"))
        self.save(page, f"table-{size}")
        player.play()
        self.save(page, f"end-{size}")
        for _ in range(_MOST_GAMES):
            player = self.sit_down(options, **more)
            if self.until(player, partial(is_told, player.page)):
                break
        self.save(player.page, f"combat-{size}")

    def sit_down(self, options: dict[str, Any], **more: Any) -> Player:
        table = self.server.make_table(heroes=("medusa", "king-arthur"), battlefield="marmoreal")
        player = Player(self.open(options, **more), luck=1)
        player.sit_down(table, 0, 1)
        return player

    def until(self, player: Player, enough: Callable[[], bool]) -> bool:
        """Play until it is so; whether it came to that before the end."""
        for _ in range(_MOST_CLICKS):
            seen = player.wait()
            if seen.over:
                break
            if enough():
                return True
            player.act(seen)
        return False


def up(page: Page) -> bool:
    """The curtain is up."""
    return page.locator(".curtain").count() == 0


def is_told(page: Page) -> bool:
    """Both cards of a combat have been turned up."""
    return up(page) and page.locator(".fight .value").count() > 1


def is_at_step(page: Page, step: str) -> bool:
    """Of the guided game."""
    return page.locator(f"[data-lesson={step}]").count() > 0


def asked(page: Page, words: str) -> bool:
    return up(page) and page.locator(".prompt strong").inner_text() == words


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    chromium = browsers.find()
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(f"sqlite:///{folder}/tables.sqlite3") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=chromium.program, args=[*browsers.QUIET, "--no-sandbox"]
        )
        photographer = Photographer(browser, server)
        photographer.pages()
        photographer.lessons()
        photographer.tables()


if __name__ == "__main__":
    main()
