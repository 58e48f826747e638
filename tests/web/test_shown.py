"""What the table shows in the midst of a game, each in a position that has it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from peerless.game import Game
from peerless.rules.questions import Act, Ask, PendingQuestion
from peerless.rules.state import OFF
from tests.table.servers import Server
from tests.web.player import Player
from tests.web.positions import Wanted, seat_where
from tests.web.windows import DESKTOP, PHONE, Windows

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


def sit(
    windows: Windows,
    tables: str,
    heroes: tuple[str, str],
    wanted: Wanted,
    size: dict[str, Any] = DESKTOP,
) -> Player:
    table, seat = seat_where(tables, heroes, wanted)
    player = Player(windows.open(size, calm=True), luck=1)
    player.sit_down(table, seat)
    player.wait()
    return player


def acts(question: PendingQuestion) -> set[Act]:
    return {option.act for option in question.options}


def number_of(page: Page) -> int:
    return int(page.locator("main.table").get_attribute("data-number") or -1)


# ---------------------------------------------------------------- what is asked


def test_there_is_no_done_beside_a_no(server: Server, windows: Windows, tables: str) -> None:
    """Where nothing has been chosen yet, both mean the same."""
    player = sit(
        windows, tables, ("dracula", "golden-bat"), lambda _, q: {Act.NO, Act.DONE} <= acts(q)
    )
    expect(player.page.locator("[data-decision=no]")).to_be_visible()
    expect(player.page.locator("[data-decision=done]")).to_have_count(0)


def is_first_of_several_cards(game: Game, question: PendingQuestion) -> bool:
    text = question.text
    if question.about is not Ask.PICK or text is None or text.most < 3 or text.answered:
        return False
    return acts(question) == {Act.CARD} and len(question.options) > 2


@SIZES
def test_chosen_cards_lie_in_a_tray(
    server: Server, windows: Windows, tables: str, size: dict[str, Any]
) -> None:
    """In their order, with how many of how many, until the last is chosen or one goes back."""
    player = sit(windows, tables, ("dracula", "golden-bat"), is_first_of_several_cards, size)
    page = player.page
    tray = page.locator("[data-tray]")
    expect(tray).to_have_count(0)
    number = number_of(page)
    card = page.locator("button.card.next, [data-decision^='pick: ']").first
    card.click()
    if number_of(page) == number:
        page.locator("[data-decision^='pick: ']").first.click()
    expect(tray.locator("li")).to_have_count(1)
    expect(tray).to_contain_text("1 of ")
    page.locator("[data-action=take-back]").click()
    expect(tray).to_have_count(0)


def are_alike(game: Game, question: PendingQuestion) -> bool:
    """Several copies of one card are to be put in an order."""
    text = question.text
    if question.about is not Ask.PICK or text is None or text.openly_forced:
        return False
    return text.most > 1 and [option.act for option in question.options] == [Act.CARD]


def test_which_of_two_copies_comes_first_is_not_asked(
    server: Server, windows: Windows, tables: str
) -> None:
    """Of one who plays with bots alone."""
    table, seat = seat_where(tables, ("golden-bat", "golden-bat"), are_alike)
    with server.connect() as client:
        number = client.join(table, seat)["number"]
    player = Player(windows.open(DESKTOP, calm=True), luck=1)
    player.sit_down(table, seat)
    player.page.wait_for_function(
        f"() => document.querySelector('main.table')?.dataset.number > {number}"
    )


@SIZES
def test_a_discarded_card_leaves_the_hand(
    server: Server, windows: Windows, tables: str, size: dict[str, Any]
) -> None:
    player = sit(windows, tables, ("medusa", "alice"), lambda _, q: q.about is Ask.HAND_LIMIT, size)
    page = player.page
    cards = page.locator(".hand .card")
    before = cards.count()
    assert before > 7
    card = cards.first
    name = card.locator("h3, h4, b, strong").first.inner_text()
    card.click()
    page.locator("[data-decision^='discard: ']").first.click()
    expect(cards).to_have_count(before - 1)
    expect(page.locator(".log.panel")).to_contain_text(name)


def has_one_attack(game: Game, question: PendingQuestion) -> bool:
    return [option.act for option in question.options].count(Act.ATTACK) == 1


@SIZES
def test_an_attack_says_what_it_would_deal(
    server: Server, windows: Windows, tables: str, size: dict[str, Any]
) -> None:
    page = sit(windows, tables, ("medusa", "king-arthur"), has_one_attack, size).page
    cards = page.locator(".hand .card.next")
    for card in cards.all():  # one of them attacks, the others may be schemes
        card.click()
        if page.locator("[data-decision^='attack ']").count():
            break
    expect(page.locator("[data-decision^='attack ']")).to_contain_text("if undefended")


def can_walk(game: Game, question: PendingQuestion) -> bool:
    if question.about is not Ask.MOVE or question.move is None or not question.move.maneuver:
        return False
    here = {game.state.space[fighter] for fighter in question.move.movers}
    return OFF not in here and len(question.options) > 12


@SIZES
def test_a_trail_follows_the_lines(
    server: Server, windows: Windows, tables: str, size: dict[str, Any]
) -> None:
    """From where a piece was to where it is."""
    player = sit(windows, tables, ("bigfoot", "medusa"), can_walk, size)
    page = player.page
    number = number_of(page)
    page.locator(".piece.next").first.click(force=True)
    spaces = page.locator("circle.choice.next")
    spaces.last.click(force=True)
    page.wait_for_function(f"() => document.querySelector('main').dataset.number > {number}")
    expect(page.locator(".trail")).not_to_have_count(0)
    points = page.locator(".trail polyline, .trail path").first
    assert points.get_attribute("points") or points.get_attribute("d")


def test_the_strip_says_who_one_is(server: Server, windows: Windows) -> None:
    player = Player(windows.open(PHONE, calm=True), luck=1)
    player.sit_down(server.make_table(("person", "greedy"), ("medusa", "alice")), 0)
    player.wait()
    mine = player.page.locator(".strip li, ul li").filter(has_text="You")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text("Medusa")


# ---------------------------------------------------------------- settings


_SOUNDS = """
    window.sounds = 0;
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (...at) {
        window.sounds += 1;
        return start.apply(this, at);
    };
"""


@pytest.mark.parametrize("on", [True, False], ids=["on", "off"])
def test_sound_and_animation_are_settings(server: Server, windows: Windows, on: bool) -> None:
    page = windows.open(DESKTOP)
    page.add_init_script(_SOUNDS)
    page.goto("/")
    page.locator("[data-action=settings]").click()
    for setting in ("sound", "motion"):
        page.locator(f"[data-setting={setting}]").set_checked(on)
    page.locator("dialog [data-choice=fast]").click()
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("data-motion", "on" if on else "off")
    player = Player(page, luck=1)
    player.sit_down(server.make_table(("person", "greedy"), ("bigfoot", "alice")), 0)
    player.play(until=12)
    assert (page.evaluate("() => window.sounds") > 0) == on
    glides = page.locator(".piece").first.evaluate(
        "(piece) => parseFloat(getComputedStyle(piece).transitionDuration) > 0.001"
    )
    assert glides == on
