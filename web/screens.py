"""Pictures of every screen, of a real server in a real browser. What is on them is played by
chance, so each run gives others.

    python web/screens.py                      those of the documents, at desktop and phone size
    python web/screens.py --every FOLDER       all of them by day and by night, to be looked at
    python web/screens.py --languages FOLDER   hands, questions and combats in every language
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from peerless.game import Game
from peerless.rules.questions import Act, Ask, DefendWith, PendingQuestion
from peerless.text.speaker import LANGUAGES

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))  # the tests know where browsers are, and how to play by pointing

from tests.table.servers import Server, Table, table_of  # noqa: E402
from tests.web import browsers  # noqa: E402
from tests.web.player import Player  # noqa: E402
from tests.web.positions import seat_where  # noqa: E402
from tests.web.test_endings import concede  # noqa: E402
from tests.web.windows import DESKTOP, PHONE, SIDEWAYS, TABLET, Windows  # noqa: E402

DOCUMENTS = ROOT / "docs" / "screens"
PAGES = {
    "start": "/",
    "set-a-table": "/#/new",
    "heroes": "/#/heroes",
    "hero": "/#/heroes/medusa",
    "battlefields": "/#/battlefields",
    "draft": "/#/draft",
    "battlefield": "/#/battlefields/baskerville-manor",
    "rules": "/#/rules",
    "lobby": "/#/lobby",
    "credits": "/#/credits",
}
_READY = """() => {
    const told = document.querySelector("[data-story=coming]") === null;
    const read = [...document.querySelectorAll("[data-hero] .facts")];
    return told && read.every((facts) => facts.textContent.trim());
}"""
"""The story of a game has been told, and the heroes of a gallery are there with their numbers."""
_MOST_CLICKS = 400
_MOST_GAMES = 6  # until a combat stops in its midst, to ask something


class View(NamedTuple):
    """A window in which somebody sits, by day or by night."""

    name: str
    window: dict[str, Any]
    dark: bool = False


VIEWS = (View("desktop", DESKTOP), View("phone", PHONE))
TURNED = (View("tablet", TABLET), View("sideways", SIDEWAYS))
BY_NIGHT = (View("dark", DESKTOP, dark=True), View("dark-phone", PHONE, dark=True))


class Photographer:
    def __init__(self, browser: Browser, server: Server, folder: Path) -> None:
        self.server = server
        self.windows = Windows(browser, server.address)
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def open(self, view: View, calm: bool = True, **options: Any) -> Page:
        scheme = "dark" if view.dark else "light"
        return self.windows.open(view.window, calm=calm, color_scheme=scheme, **options)

    def save(self, page: Page, screen: str, view: View) -> None:
        page.mouse.move(2, 2)  # what lies under it would be looked at
        page.wait_for_load_state("networkidle")
        page.wait_for_function(_READY)
        page.wait_for_timeout(300)
        self.save_at_once(page, screen, view)

    def save_at_once(self, page: Page, screen: str, view: View, **options: Any) -> None:
        name = f"{screen}-{view.name}"
        page.screenshot(path=self.folder / f"{name}.jpg", type="jpeg", quality=82, **options)
        print(name, flush=True)

    def screens(self) -> Iterator[Callable[[View], None]]:
        """Each takes one or several pictures in such a window."""
        yield from (self.pages, self.settings, self.invite, self.online_draft)
        yield from (self.lesson, self.example, self.game, self.chat)
        yield from (self.own_games, self.adventure)

    # ------------------------------------------------------------ in another language

    def spoken(self, view: View, language: str, tables: str) -> None:
        """The start page and a new game; a hand with what may be defended with, a card that is
        read, a combat that is told, a question that a card asks, and the end."""
        page = self.open(view, locale=language)
        for name, path in (("start", "/"), ("new", "/#/new"), ("hero", "/#/heroes/sinbad")):
            page.goto(path)
            self.save(page, f"{name}-{language}", view)
        player = Player(page, luck=1)
        player.sit_down(*seat_where(tables, ("sinbad", "dracula"), is_attacked))
        player.wait()
        self.save(page, f"hand-{language}", view)
        page.locator(".hand .card").first.click(delay=700)
        self.save(page, f"card-{language}", view)
        player.sit_down(*seat_where(tables, ("dracula", "golden-bat"), chooses_cards))
        player.wait()
        self.save(page, f"prompt-{language}", view)
        concede(page)
        page.locator("[data-story=told]").wait_for()
        self.save(page, f"end-{language}", view)
        self.combat(view, language, tables)

    def combat(self, view: View, language: str, tables: str) -> None:
        """While it is told: both cards have been turned up."""
        page = self.open(view, calm=False, locale=language)
        player = Player(page, luck=1)
        player.sit_down(*seat_where(tables, ("medusa", "king-arthur"), is_attacked, "marmoreal"))
        player.wait()
        page.locator(".hand .card.next").first.click()
        page.locator("[data-decision^='defend: ']").first.click()
        page.wait_for_function(BOTH_UP)
        page.wait_for_timeout(700)  # until they lie still
        self.save_at_once(page, f"combat-{language}", view, scale="css")

    # ------------------------------------------------------------ around the table

    def pages(self, view: View) -> None:
        calm = {"move": 24 * 3600}
        self.server.make_table(("person", "guest"), open=True, clock=calm, name="Ada")  # waits
        page = self.open(view)
        for name, path in PAGES.items():
            page.goto(path)
            self.save(page, name, view)

    def settings(self, view: View) -> None:
        page = self.open(view)
        page.goto("/")
        page.locator("[data-action=settings]").click()
        self.save(page, "settings", view)

    def invite(self, view: View) -> None:
        """A table with a friend: the page with the links."""
        page = self.open(view)
        page.goto("/#/new")
        page.locator('[data-seat="1"] [data-choice=friend]').click()
        page.locator("[data-action=start]").click()
        page.wait_for_url("**/#/invite/**")
        self.save(page, "invite", view)

    def online_draft(self, view: View) -> None:
        """A draft of two people, each in a browser of their own."""
        page = self.open(view)
        page.goto("/#/new")
        page.locator("[data-choice=draft]").click()
        page.locator('[data-seat="1"] [data-choice=friend]').click()
        page.locator("[data-action=start]").click()
        page.locator("[data-testid=draft-link]").wait_for()
        self.save(page, "online-draft", view)

    # ------------------------------------------------------------ learning

    def lesson(self, view: View) -> None:
        """A step of the guided first game."""
        page = self.open(view)
        page.goto("/#/rules")
        page.locator("[data-action=first-game]").click()
        self.until(Player(page, luck=1), partial(is_at_step, page, "zones"))
        self.save(page, "lesson", view)

    def example(self, view: View) -> None:
        """Of a rule, in the midst of it."""
        page = self.open(view)
        page.goto("/#/rules/combat")
        example = page.locator("[data-example=combat]")
        example.locator("[data-action=example-next]").click()
        example.locator("[data-action=example-next]").click()
        example.scroll_into_view_if_needed()
        self.save(page, "example", view)

    # ------------------------------------------------------------ at the table

    def game(self, view: View) -> None:
        """A duel at one screen: the curtain, a turn, a combat, the end."""
        player = self.share_a_screen(view)
        page = player.page
        self.until(player, lambda: player.look().curtain)
        self.save(page, "curtain", view)
        self.until(player, lambda: player.clicks > 40 and asked(page, "Choose an action"))
        self.save(page, "table", view)
        player.play()
        self.save(page, "end", view)
        for _ in range(_MOST_GAMES):
            player = self.share_a_screen(view)
            if self.until(player, partial(is_told, player.page)):
                break
        self.save(player.page, "combat", view)

    def share_a_screen(self, view: View) -> Player:
        table = self.server.make_table(heroes=("medusa", "king-arthur"), battlefield="marmoreal")
        return self.sit_down(view, table, 0, 1)

    def sit_down(self, view: View, table: Table, *seats: int) -> Player:
        player = Player(self.open(view), luck=1)
        player.sit_down(table, *seats)
        return player

    def chat(self, view: View) -> None:
        """Of two people at two screens."""
        table = self.server.make_table(heroes=("medusa", "king-arthur"), battlefield="marmoreal")
        host, guest = self.sit_down(view, table, 0).page, self.sit_down(view, table, 1).page
        for page, words in ((host, "Good luck!"), (guest, "You too. Snakes again?")):
            if page.locator("[data-action=more]").count():
                page.locator("[data-action=more]").click()
            page.locator("[data-action=chat]").click()
            page.locator("[data-field=chat]").fill(words)
            page.locator("[data-action=say]").click()
        host.locator("[data-chat] >> text=Snakes").wait_for()
        self.save(host, "chat", view)

    def own_games(self, view: View) -> None:
        """A game that is over, in the list of one's own and watched again."""
        seats, heroes = ("person", "greedy"), ("robin-hood", "dracula")
        table = self.server.make_table(seats, heroes, "sherwood-forest")
        player = self.sit_down(view, table, 0)
        player.play()
        page = player.page
        for name in ("results", "replays"):
            page.goto(f"/#/{name}")
            self.save(page, name, view)
        page.goto(f"/#/replay/{table.id}?at=40")
        page.locator(".replay .board > svg").wait_for()
        self.save(page, "replay", view)

    def adventure(self, view: View) -> None:
        """The cooperative game: choosing enemies, a turn, the round, an enemy, the end."""
        page = self.open(view)
        page.goto("/#/new")
        page.locator('[data-choice^="adventure"]').click()
        page.locator("[data-enemy=martian-invader]").click()
        page.locator("[data-enemy=martian-invader]").scroll_into_view_if_needed()
        self.save(page, "enemies", view)
        player = self.sit_down(view, self.make_adventure(), 0)
        page = player.page
        self.until(player, lambda: player.clicks > 16 and asked(page, "Choose an action"))
        self.save(page, "adventure", view)
        page.locator("[data-action=round]").click()
        self.save(page, "round", view)
        page.keyboard.press("Escape")
        player.play()
        self.save(page, "adventure-end", view)

    def make_adventure(self) -> Table:
        wanted = {
            "mode": "adventure",
            "villain": "mothman",
            "minions": ["tarantula", "the-blob"],
            "heroes": ["medusa", "sinbad"],
            "seats": ["person", "greedy"],
        }
        return table_of(self.server.post("/api/tables", wanted).json())

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


BOTH_UP = "() => document.querySelectorAll('.clash .card.up').length === 2"


def is_attacked(_: Game, question: PendingQuestion) -> bool:
    """And can defend with one of several cards."""
    cards = [option for option in question.options if isinstance(option, DefendWith)]
    return question.about is Ask.DEFEND and len(cards) > 2


def chooses_cards(_: Game, question: PendingQuestion) -> bool:
    """For a text that asks in a sentence."""
    acts = {option.act for option in question.options}
    return question.about is Ask.PICK and question.text is not None and Act.CARD in acts


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


def take(photographer: Photographer, every: bool, tables: str) -> None:
    for view in (*VIEWS, *(BY_NIGHT if every else ())):
        for screen in photographer.screens():
            screen(view)
    for view in (*TURNED, *(() if every else BY_NIGHT[:1])):
        photographer.game(view)
    if not every:
        for language, view in product(LANGUAGES, VIEWS):
            if language != "en":
                photographer.combat(view, language, tables)
        dark = photographer.open(BY_NIGHT[0])
        dark.goto("/")
        photographer.save(dark, "start", BY_NIGHT[0])


def main() -> None:
    parser = argparse.ArgumentParser(description="Pictures of every screen.")
    parser.add_argument("--every", type=Path, metavar="FOLDER", help="by day and by night, there")
    parser.add_argument("--languages", type=Path, metavar="FOLDER", help="in every language, there")
    options = parser.parse_args()
    every: Path | None = options.every
    chromium = browsers.find()
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(tables := f"sqlite:///{folder}/tables.sqlite3") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=chromium.program,
            env={**os.environ, **chromium.environ},
            args=[*browsers.QUIET, "--no-sandbox"],
        )
        if options.languages:
            photographer = Photographer(browser, server, options.languages)
            for language, view in product(LANGUAGES, VIEWS):
                photographer.spoken(view, language, tables)
        else:
            take(Photographer(browser, server, every or DOCUMENTS), every is not None, tables)


if __name__ == "__main__":
    main()
