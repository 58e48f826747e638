"""Where somebody who follows only what the screen says did not know what to do, or why."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from peerless.game import Game
from peerless.rules.questions import Ask, PendingQuestion
from tests.table.servers import Server
from tests.web.player import Player
from tests.web.positions import seat_where
from tests.web.scripts import call
from tests.web.test_mends import ACTION, until_asked
from tests.web.windows import DESKTOP, PHONE, Windows

WITH_BARS: dict[str, Any] = {**PHONE, "viewport": {"width": 390, "height": 664}}
SMALL: dict[str, Any] = {**PHONE, "viewport": {"width": 320, "height": 568}}
LARGE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}

READABLE = 9  # pixels: the least height of a number
_COLOUR_OF_EDGE = "(card) => getComputedStyle(card).borderTopColor"


def test_whoever_has_never_played_is_shown_where_to_begin(windows: Windows) -> None:
    page = windows.open(DESKTOP, calm=True)
    page.goto("/")
    learn = page.locator("[data-action=learn]")
    expect(learn).to_contain_text("New to the game? Start here")
    learn.click()
    page.locator("[data-action=first-game]").click()
    page.locator("[data-lesson]").wait_for()
    page.goto("/")
    expect(learn).to_contain_text("A guided first game, and the rules with examples")


@pytest.mark.parametrize(
    ("size", "shown", "hidden"),
    [(WITH_BARS, "brief", "hint"), (DESKTOP, "hint", "brief")],
    ids=["phone", "desktop"],
)
def test_a_beginner_is_told_what_to_point_at(
    server: Server, windows: Windows, size: dict[str, Any], shown: str, hidden: str
) -> None:
    """In few words where there is room for few."""
    heroes = ("robin-hood", "medusa")
    player = Player(windows.open(size, calm=True), luck=1)
    player.sit_down(server.make_table(("person", "greedy"), heroes, "sarpedon"), 0)
    words, unseen = (player.page.locator(f".prompt .{each}") for each in (shown, hidden))
    player.wait()
    expect(words).to_be_visible()
    expect(words).to_contain_text("space")
    expect(unseen).to_be_hidden()
    until_asked(player, ACTION)
    player.page.keyboard.press("Escape")  # whatever has been taken up
    expect(words).to_be_visible()
    expect(words).to_contain_text("scheme")


def test_a_friend_who_was_never_here_is_not_away(server: Server, windows: Windows) -> None:
    table = server.make_table(("guest", "person"), ("medusa", "sinbad"))
    host = windows.open(DESKTOP, calm=True)
    host.goto(f"/#/table/{table.id}/{table.secrets[1]}")
    expect(host.locator(".prompt strong")).to_have_text("Waiting for Medusa to join …")


def test_a_message_is_noticed_on_a_phone(server: Server, windows: Windows) -> None:
    """Where the chat lies behind the menu, and until it has been read."""
    table = server.make_table(("person", "person"))
    phone = windows.open(WITH_BARS, calm=True)
    Player(phone, 1).sit_down(table, 0)
    other = windows.open(DESKTOP, calm=True)
    Player(other, 2).sit_down(table, 1)
    news = phone.locator("[data-action=more] [data-news]")
    expect(news).to_have_count(0)
    other.locator("[data-action=chat]").click()
    other.locator("[data-field=chat]").fill("Good luck!")
    other.locator("[data-action=say]").click()
    expect(news).to_have_text("1")
    phone.locator("[data-action=more]").click()
    phone.locator("[data-action=chat]").click()
    phone.keyboard.press("Escape")
    expect(news).to_have_count(0)


@pytest.mark.parametrize("size", [LARGE, WITH_BARS], ids=["desktop", "phone"])
def test_a_proposal_does_not_move_the_battlefield(
    server: Server, windows: Windows, size: dict[str, Any]
) -> None:
    """Somebody may be about to point at it."""
    table = server.make_table(("person", "person"), ("medusa", "sinbad"))
    page = windows.open(size, calm=True)
    Player(page, 1).sit_down(table, 0)
    other = windows.open(DESKTOP, calm=True)
    Player(other, 2).sit_down(table, 1)
    board = page.locator(".board > svg")
    before = board.bounding_box()
    other.locator("[data-action=this-game]").click()
    other.locator("[data-action=bot-for-me]").click()
    notice = page.locator("[data-proposal=bot]")
    expect(notice).to_contain_text("Sinbad would like a bot to play on instead.")
    assert board.bounding_box() == before
    box = notice.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size["viewport"]["width"]
    notice.locator("[data-action=decline]").click()
    expect(notice).to_have_count(0)


def test_what_a_friend_brings_to_choose_is_in_sight(windows: Windows) -> None:
    """Clock, door and name stand below the players, not below the fold."""
    page = windows.open(LARGE, calm=True)
    page.goto("/#/new")
    page.locator('[data-seat="1"] [data-choice=friend]').click()
    choices = page.locator("[data-testid=together]")
    expect(choices.locator("[data-choice=anyone]")).to_be_in_viewport(ratio=1)
    expect(choices.locator("[data-choice=days]")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("width", [1280, 1440, 1920])
def test_a_lesson_has_a_dot_for_every_step_and_the_whole_width(
    windows: Windows, width: int
) -> None:
    """Also beside a long title, and where a move can be taken back."""
    page = windows.open({"viewport": {"width": width, "height": width * 5 // 8}}, calm=True)
    page.goto("/#/rules")
    page.locator("[data-action=first-game]").click()
    player = Player(page, luck=1)
    step = page.locator("[data-lesson]")
    while step.get_attribute("data-lesson") != "ranged":
        seen = player.wait()
        assert_dots(page)
        if page.locator("[data-action=take-back]").count():
            room, words = (
                page.locator(each).evaluate("(e) => e.clientWidth")
                for each in (".prompt", ".coach .text")
            )
            assert words > room - 40
        player.act(seen)


def assert_dots(page: Page) -> None:
    whole = page.locator(".coach").bounding_box()
    assert whole is not None
    dots = page.locator(".coach .dots i").all()
    assert len(dots) == 13
    title = page.locator(".coach b").bounding_box()
    assert title is not None
    for dot in dots:
        box = dot.bounding_box()
        assert box is not None
        assert box["width"] >= 2
        assert box["x"] >= title["x"] + title["width"]
        assert box["x"] + box["width"] <= whole["x"] + whole["width"]


def test_blue_is_for_what_can_be_chosen(windows: Windows) -> None:
    """A card that cannot is not blue, even under the mouse."""
    page = windows.open(LARGE, calm=True)
    page.goto("/#/rules")
    page.locator("[data-action=first-game]").click()
    player = Player(page, luck=1)
    player.act(player.wait())  # the maneuver; now one card is asked for
    asked, other = page.locator("button.card.next"), page.locator("[data-card=Feint]")
    expect(asked).to_have_count(1)
    blue = asked.evaluate(_COLOUR_OF_EDGE)
    other.hover()
    page.wait_for_timeout(300)  # its edge changes slowly
    assert other.evaluate(_COLOUR_OF_EDGE) != blue


def test_when_the_game_is_over_nobody_can_reach_anything(server: Server, windows: Windows) -> None:
    table = server.make_table(("person", "person"), ("medusa", "sinbad"))
    one = windows.open(DESKTOP, calm=True)
    Player(one, 1).sit_down(table, 0)
    one.locator("[data-action=this-game]").click()
    one.locator("[data-action=concede]").click()
    one.locator("[data-action=concede-now]").click()
    one.locator("[data-story]").wait_for()
    one.keyboard.press("Escape")
    one.locator(".piece").first.hover()
    expect(one.locator(".looked")).to_be_visible()
    one.wait_for_timeout(300)
    expect(one.locator("circle.reach")).to_have_count(0)


def test_a_tide_that_never_turned_is_no_moment() -> None:
    moments = [{"kind": "tide"}, {"kind": "end"}]
    stories = [{"tide": tide, "turn_starts": [2, 10, 20], "moments": moments} for tide in (0, 12)]
    from_start, turned = call("replay/tide.ts", *(("momentsOf", (story,)) for story in stories))
    assert from_start == [{"kind": "end"}]
    assert turned == moments


@pytest.mark.parametrize("size", [WITH_BARS, SMALL], ids=["with bars", "small"])
def test_a_combat_on_a_phone(windows: Windows, tables: str, size: dict[str, Any]) -> None:
    """The fight is one line, the buttons are one row, every card of the hand has its title in
    sight, and the health of all can be read."""
    table, seat = seat_where(tables, ("king-arthur", "medusa"), can_defend)
    page = windows.open(size, calm=True)
    Player(page, luck=1).sit_down(table, seat)
    page.locator("[data-decision='defend: none']").wait_for()
    assert height(page.locator(".fight.line")) < 60
    buttons = [button.bounding_box() for button in page.locator(".prompt button").all()]
    assert len({round(box["y"]) for box in buttons if box is not None}) == 1
    for title in page.locator(".hand .card .title").all():
        expect(title).to_be_in_viewport(ratio=0.9)
    for heart in page.locator(".piece .heart:not(.only) text").all():
        assert height(heart) >= READABLE
    for heart in page.locator(".strip .heart").all():
        assert height(heart) >= READABLE


def can_defend(_: Game, question: PendingQuestion) -> bool:
    return question.about is Ask.DEFEND and len(question.options) > 1


def height(part: Locator) -> float:
    box = part.bounding_box()
    assert box is not None
    return box["height"]
