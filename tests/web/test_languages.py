"""A duel in every language: the page and the log speak it, nothing is cut off, and another can be
chosen in the midst of a game."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from peerless.content.spoken import spoken_name
from peerless.messages import words
from peerless.text.speaker import LANGUAGES
from tests.table.servers import Server
from tests.web.player import Player
from tests.web.test_cooperative import make
from tests.web.test_in_sight import Size, assert_in_sight
from tests.web.windows import DESKTOP, PHONE, Windows

OTHERS = [
    pytest.param(language, marks=() if language == "pl" else pytest.mark.prove)
    for language in LANGUAGES
    if language != "en"
]
DESKS: tuple[Size, ...] = ((1280, 720), (1440, 900))
PHONES: tuple[Size, ...] = ((320, 568), (390, 844), (844, 390))


@pytest.mark.parametrize(
    ("window", "sizes"), [(DESKTOP, DESKS), (PHONE, PHONES)], ids=["mouse", "finger"]
)
@pytest.mark.parametrize("language", OTHERS)
def test_a_duel(
    server: Server, windows: Windows, language: str, window: dict[str, Any], sizes: tuple[Size, ...]
) -> None:
    """The browser's language is the page's; each question is in sight in it."""
    table = server.make_table(("person", "greedy"), ("medusa", "sherlock-holmes"), "soho")
    player = Player(windows.open(window, calm=True, locale=language), luck=3)
    player.sit_down(table, 0)
    assert player.page.locator("html").get_attribute("lang") == language
    while not (seen := player.wait()).over and player.clicks < 20:
        for size in sizes:
            assert_in_sight(player.page, size, f"{language}, after {player.clicks} clicks")
        player.act(seen)
    lines = player.page.locator(".log li").all_text_contents()
    assert lines[0].strip() == words("log-game-began", language) + "."
    english = re.compile(r"\b(draws|moves|attacks|takes|turn begins|goes to)\b")
    assert not [line for line in lines if english.search(line)]
    assert not windows.faults


@pytest.mark.parametrize("language", OTHERS)
def test_a_cooperative_game(server: Server, windows: Windows, language: str) -> None:
    """Enemies, initiative cards, bridges and the round are said in the language too."""
    table = make(server, "mothman", "ant-queen")
    player = Player(windows.open(DESKTOP, calm=True, locale=language), luck=4)
    player.sit_down(table, *table.persons)
    player.play(until=12)
    page = player.page
    name = spoken_name("Ant Queen", language)
    expect(page.locator("section[data-enemy=ant-queen]")).to_contain_text(name)
    for size in DESKS:
        assert_in_sight(page, size, language, large=False)
    page.locator("[data-action=round]").click()
    sheet = page.locator("dialog").inner_text()
    assert spoken_name("Drawbridge", language) in sheet
    english = re.compile(r"\b(the|threat|round|bridge|discard|villain)\b", re.IGNORECASE)
    assert not english.search(sheet), sheet
    assert not windows.faults


def test_another_language_keeps_the_game(server: Server, windows: Windows) -> None:
    table = server.make_table(("person", "greedy"), ("medusa", "sinbad"), "sarpedon")
    player = Player(windows.open(DESKTOP, calm=True), luck=1)
    player.sit_down(table, 0)
    player.play(until=6)
    number = player.wait().number
    page = player.page
    first = page.locator(".log li").first
    expect(first).to_have_text("The game begins.")
    for language in ("pl", "en"):
        page.locator("[data-action=rules]").click()
        page.locator("dialog [data-action=language]").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(first).to_have_text(words("log-game-began", language) + ".")
        page.keyboard.press("Escape")
    assert player.wait().number == number
    player.play(until=player.clicks + 4)
    assert not windows.faults
