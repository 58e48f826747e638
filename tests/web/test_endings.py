"""How a game ended, and what a browser keeps of it: its list of replays, and one's own results."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.table.servers import Server
from tests.web.accessibility import check_accessibility
from tests.web.player import Player
from tests.web.test_cooperative import make
from tests.web.windows import DESKTOP, PHONE, Windows

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])

KEPT: dict[str, list[dict[str, Any]]] = {
    "peerless.finished": [
        {
            "table": "team",
            "mode": "team",
            "battlefield": "soho",
            "heroes": ["medusa", "alice", "sinbad", "king-arthur"],
            "mine": [0],
            "winners": [0, 2],
            "at": 1,
        },
        {
            "table": "old-adventure",
            "mode": "adventure",
            "battlefield": "mcminnville",
            "heroes": ["medusa", "sinbad"],
            "mine": [0],
            "winners": [2, 3],
            "at": 1,
        },
    ],
    "peerless.results": [
        {
            "table": "old-adventure",
            "hero": "medusa",
            "against": [],
            "mode": "adventure",
            "battlefield": "mcminnville",
            "outcome": "lost",
            "turns": 9,
            "at": 1,
        },
    ],
}
"""As it was kept before enemies and team-mates were."""


def concede(page: Page) -> None:
    if page.locator("[data-action=more]").is_visible():
        page.locator("[data-action=more]").click()
    page.locator("[data-action=this-game]").click()
    page.locator("[data-action=concede]").click()
    page.locator("[data-action=concede-now]").click()


def test_what_was_kept_before_is_still_told(windows: Windows) -> None:
    page = windows.open(DESKTOP, calm=True)
    page.goto("/#/replays")
    page.evaluate(
        "(kept) => Object.entries(kept).forEach(([key, all]) => "
        "localStorage.setItem(key, JSON.stringify(all)))",
        KEPT,
    )
    page.reload()
    games = page.locator("main li")
    expect(games).to_have_text(
        [
            re.compile("Medusa and Sinbad against Alice and King Arthur.*You won!", re.DOTALL),
            re.compile("Medusa and Sinbad.*You lost.", re.DOTALL),
        ]
    )
    page.goto("/#/results")
    expect(page.locator("main li a")).to_have_text("Medusa")


@SIZES
def test_a_cooperative_game_is_kept_with_its_enemies(
    server: Server, windows: Windows, size: dict[str, Any]
) -> None:
    """It says who gave up, offers no swap of heroes, and its result leads to its replay."""
    heroes, seats = ["medusa", "sinbad"], ["person", "greedy"]
    table = make(server, "mothman", "tarantula", "the-blob", heroes=heroes, seats=seats)
    player = Player(windows.open(size, calm=True), luck=1)
    page = player.page
    player.sit_down(table, 0)
    player.wait()
    concede(page)
    ending = page.locator("[data-ending=lost-by-giving-up]")
    expect(ending).to_contain_text("Medusa concedes.")
    story = page.locator("dialog", has=page.locator("[data-story=told]"))
    expect(story).to_contain_text("Mothman")
    expect(story.locator("[data-action=again]")).to_be_visible()
    expect(story.locator("[data-action=swap]")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(story).to_have_count(0)
    page.locator("[data-action=story]").click()  # closed, it can be called again
    expect(story).to_be_visible()
    page.goto("/#/replays")
    expect(page.locator("main li")).to_contain_text("Medusa and Sinbad against Mothman")
    expect(page.locator("main li")).to_contain_text("You lost.")
    page.goto("/#/results")
    row = page.locator("main li a")
    expect(row).to_have_text("Medusa and Sinbad against Mothman, Tarantula and The Blob")
    check_accessibility(page)
    row.click()
    page.wait_for_url(f"**/#/replay/{table.id}*")  # the replay adds its moment at once
    page.locator(".board > svg").wait_for()


@SIZES
def test_a_story_that_is_still_coming_says_so(
    server: Server, windows: Windows, size: dict[str, Any]
) -> None:
    """Its room is kept, so that its buttons stay where they are; and nothing is said twice to who
    looks on."""
    held: list[Route] = []
    page = windows.open(size, calm=True)
    page.route("**/api/tables/*/story", lambda route: held.append(route))
    watcher = Player(page, luck=1)
    table = server.make_table(("person", "person"), ("medusa", "alice"))
    watcher.sit_down(table)
    with server.connect() as client:
        view = client.join(table, 0)
        client.send(
            {
                "type": "propose", "table": table.id, "seat": 0, "number": view["number"],
                "wish": "concede", "about": None, "bot": None,
            }
        )  # fmt: skip
        story = page.locator("dialog")
        expect(story.get_by_role("status")).to_have_text("Looking back at the game …")
    before = story.locator(".story").bounding_box()
    held.pop().continue_()
    expect(story.locator("[data-story=told]")).to_be_visible()
    after = story.locator(".story").bounding_box()
    assert before is not None
    assert after is not None
    assert after["height"] <= before["height"] + 20
    words = story.inner_text()
    assert words.count("Alice wins!") == 1, json.dumps(words)
