"""All words of the page can be read in full, in every language, on a desk and on a phone: none is
cut off by its button, card or panel, none sticks out of it, none is broken; and no name was left in
English."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page

from peerless.content.library import BOX
from peerless.game import Game
from peerless.rules.questions import Ask, DefendWith, PendingQuestion
from peerless.text.speaker import LANGUAGES
from tests.table.servers import Server
from tests.web.cut_off import DESKS, PHONES, Size, assert_all_can_be_read, cut_off
from tests.web.english_left import english_left
from tests.web.player import Player
from tests.web.positions import seat_where
from tests.web.test_cooperative import make
from tests.web.test_endings import concede
from tests.web.windows import DESKTOP, PHONE, Windows

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
on_both = pytest.mark.parametrize(
    ("window", "sizes"), [(DESKTOP, DESKS), (PHONE, PHONES)], ids=["desktop", "phone"]
)

PAGES = (
    *("new", "heroes", "battlefields", "draft", "rules", "lobby", "credits", "results", "replays"),
    *("rules/combat", "rules/zones", "rules/attack", "replay"),
)
HEROES = ("sinbad", "annie-christmas")  # cards and fighters with long names
HELD = 650  # milliseconds: longer than a touch that plays a card


def defends_with_a_card(_: Game, question: PendingQuestion) -> bool:
    """And could do so with one of several."""
    cards = [option for option in question.options if isinstance(option, DefendWith)]
    return question.about is Ask.DEFEND and len(cards) > 2


def has_a_full_hand(hero: str, game: Game, question: PendingQuestion) -> bool:
    """And would play one of its cards."""
    seat = question.seat
    mine = game.setting.heroes[seat].id == hero
    return mine and question.about is Ask.ACTION and len(game.state.hands[seat]) >= 7


def read_all(page: Page, sizes: tuple[Size, ...], language: str, when: str) -> None:
    assert_all_can_be_read(page, sizes, f"{language}, {when}")
    assert not english_left(page, language), f"{language}, {when}"


@on_both
@in_every_language
def test_what_everybody_sees(
    server: Server,
    windows: Windows,
    tables: str,
    language: str,
    window: dict[str, Any],
    sizes: tuple[Size, ...],
) -> None:
    """The start page, its settings, the form of a game; at the table a question in a combat, a card
    that is read, players, log, and the end."""
    page = windows.open(window, calm=True, locale=language)

    def look(when: str) -> None:
        read_all(page, sizes, language, when)

    page.goto("/")
    page.locator(".bill").wait_for()
    look("start page")
    page.locator("[data-action=settings]").click()
    look("settings")
    page.goto("/#/new")
    page.locator("[data-action=start]").wait_for()
    look("a new game")
    table, seat = seat_where(tables, HEROES, defends_with_a_card)
    player = Player(page, luck=1)
    player.sit_down(table, seat)
    player.wait()
    look("asked to defend")
    page.locator(".hand .card").first.click(delay=HELD)
    look("a card is read")
    page.keyboard.press("Escape")
    for drawer in page.locator("nav .players, nav .log").all():
        if drawer.is_visible():
            drawer.click()
            look("a drawer")
            drawer.click()
    page.locator(".hand .card.next").first.click()
    look("a card is chosen")
    concede(page)
    page.locator("[data-story=told]").wait_for()
    look("the end")
    assert not windows.faults


@pytest.mark.prove
@on_both
@in_every_language
def test_every_page(
    windows: Windows, language: str, window: dict[str, Any], sizes: tuple[Size, ...]
) -> None:
    """With all heroes, their cards, and the battlefields."""
    page = windows.open(window, calm=True, locale=language)
    paths = [
        *PAGES,
        *(f"heroes/{id}" for id in BOX.heroes.ids()),
        *(f"battlefields/{id}" for id in BOX.battlefields.ids()),
    ]
    faults = []
    for path in paths:
        page.goto(f"/#/{path}")
        page.locator("main h1, main h2").first.wait_for()
        page.wait_for_load_state("networkidle")
        faults += found_by(partial(read_all, page, sizes, language, path))
    assert not faults, "\n".join(faults)
    assert not windows.faults


@pytest.mark.prove
@pytest.mark.parametrize("hero", BOX.heroes.ids())
@on_both
def test_a_full_hand(
    server: Server,
    windows: Windows,
    tables: str,
    hero: str,
    window: dict[str, Any],
    sizes: tuple[Size, ...],
) -> None:
    """Of seven cards: as narrow as they become."""
    table, seat = seat_where(tables, (hero, "medusa"), partial(has_a_full_hand, hero))
    faults = []
    for language in LANGUAGES:
        player = Player(windows.open(window, calm=True, locale=language), luck=1)
        player.sit_down(table, seat)
        player.wait()
        faults += found_by(partial(read_all, player.page, sizes, language, hero))
        player.page.close()
    assert not faults, "\n".join(faults)


@pytest.mark.prove
@on_both
@in_every_language
def test_a_combat_that_is_told(
    windows: Windows, tables: str, language: str, window: dict[str, Any], sizes: tuple[Size, ...]
) -> None:
    """With both cards turned up in the middle of the table."""
    page = windows.open(window, locale=language)
    player = Player(page, luck=1)
    player.sit_down(*seat_where(tables, HEROES, defends_with_a_card))
    player.wait()
    page.locator(".hand .card.next").first.click()
    page.locator("[data-decision^='defend: ']").first.click()
    page.wait_for_function("() => document.querySelectorAll('.clash .card.up').length === 2")
    assert not cut_off(page)
    assert not english_left(page, language)


@pytest.mark.prove
@on_both
@in_every_language
def test_a_cooperative_game(
    server: Server,
    windows: Windows,
    language: str,
    window: dict[str, Any],
    sizes: tuple[Size, ...],
) -> None:
    """Choosing enemies, each question of a game, the round, an enemy, and the end."""
    page = windows.open(window, calm=True, locale=language)
    page.goto("/#/new")
    page.locator('[data-choice^="adventure"]').click()
    page.locator("[data-enemy=martian-invader]").click()
    read_all(page, sizes, language, "choosing enemies")
    villains = {"mothman": "the-blob", "martian-invader": "loveland-frog"}
    for villain, minion in villains.items():
        table = make(server, villain, minion)
        player = Player(page, luck=2)
        player.sit_down(table, *table.persons)
        for _ in range(14):
            seen = player.wait()
            if seen.over:
                break
            read_all(page, sizes, language, f"{villain}, {player.clicks} clicks")
            player.act(seen)
        page.locator("[data-action=round]").click()
        read_all(page, sizes, language, f"{villain}, the round")
        page.keyboard.press("Escape")
    concede(page)
    page.locator("[data-story=told]").wait_for()
    read_all(page, sizes, language, "the end")
    assert not windows.faults


def found_by(look: Callable[[], None]) -> list[str]:
    """What it fails with, a fault in each line."""
    try:
        look()
    except AssertionError as fault:
        return str(fault).splitlines()
    return []
