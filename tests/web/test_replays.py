"""Finished games in a real browser: watched again, shared at a moment, loaded from a file, gone on
with; how they ended; and the drama of a combat, which can be skipped and is quiet when asked."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import FloatRect, Page, expect

from tests.table.servers import (
    Message,
    Server,
    Table,
    answers_of,
    decide_message,
    is_over,
    join_message,
)
from tests.web.accessibility import check_accessibility
from tests.web.player import Player
from tests.web.test_in_sight import WITH_A_FINGER, WITH_A_MOUSE, Size, assert_share, battlefield
from tests.web.windows import DESKTOP, Windows

PHONE_WITH_BARS: dict[str, Any] = {
    "viewport": {"width": 390, "height": 664},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
LARGER = ((1280, 720), (1920, 950), (3440, 1440))
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE_WITH_BARS], ids=["desktop", "phone"])


class Ended(NamedTuple):
    """A game of two people that is over."""

    table: Table
    frames: list[Message]  # with all cards open
    story: Message

    def before(self, kind: str) -> int:
        """The frame before the first in which such a thing happens."""
        for at, frame in enumerate(self.frames):
            if any(event["kind"] == kind for event in frame["events"]):
                return at - 1
        raise AssertionError(f"nothing like {kind} in this game")

    def both_hold_cards(self) -> int:
        """The first frame of four in which nobody's hand is empty."""
        for at in range(len(self.frames) - 4):
            players = [
                each for frame in self.frames[at : at + 4] for each in frame["view"]["players"]
            ]
            if at > 8 and all(player["hand"] for player in players):
                return at
        raise AssertionError("somebody's hand is always empty in this game")


@pytest.fixture(scope="module")
def ended(server: Server, luck: Path) -> Ended:
    luck.write_text("a finished game")
    table = server.make_table(heroes=("king-arthur", "medusa"), battlefield="marmoreal")
    dice = random.Random(4)
    with server.connect() as both:
        for seat in table.persons:
            both.send(join_message(table, seat))
        while not is_over(view := both.receive()):
            if answers := answers_of(view):
                attacks = [answer for answer in answers if answer.startswith("attack")]
                both.send(decide_message(view, dice.choice(attacks or answers)))
    pages = [server.get(f"/api/tables/{table.id}/{page}").json() for page in ("replay", "story")]
    return Ended(table, pages[0]["frames"], pages[1])


def watch(page: Page, ended: Ended, at: int = 0, seat: int | None = None) -> None:
    whose = "" if seat is None else f"&as={seat}"
    page.goto(f"/#/replay/{ended.table.id}?at={at}{whose}")
    page.locator(".board > svg").wait_for()
    is_at(page, at)


def is_at(page: Page, at: int) -> None:
    expect(page.locator(".replay")).to_have_attribute("data-at", str(at))
    expect(page.locator(".replay")).to_have_attribute("data-told", "true")


def box(page: Page, selector: str) -> FloatRect:
    found = page.locator(selector).bounding_box()
    assert found is not None, selector
    return found


def is_within(part: FloatRect, whole: FloatRect) -> bool:
    right, most_right = (each["x"] + each["width"] for each in (part, whole))
    bottom, lowest = (each["y"] + each["height"] for each in (part, whole))
    begins = part["x"] >= whole["x"] - 1 and part["y"] >= whole["y"] - 1
    return begins and right <= most_right + 1 and bottom <= lowest + 1


def pieces(page: Page) -> list[str]:
    """Where everybody is, in words; not whether they can be chosen there."""
    titles = page.locator(".piece title").all_text_contents()
    return sorted(title.removesuffix(", can be chosen") for title in titles)


def hand(page: Page, seat: int) -> list[str]:
    return page.locator(f"[data-hand='{seat}'] button").all_inner_texts()


@SIZES
def test_a_moment_is_shared(windows: Windows, ended: Ended, size: dict[str, Any]) -> None:
    """From one browser to another: the same step, seen by the same player."""
    page = windows.open(size, calm=True)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    at = ended.both_hold_cards()
    watch(page, ended, at)
    assert hand(page, 0)
    assert hand(page, 1)
    for _ in range(3):
        page.locator("[data-action=step]").click()
    is_at(page, at + 3)
    page.locator("[data-action=step-back]").click()
    is_at(page, at + 2)
    page.locator("[data-action=whose]").select_option("1")
    expect(page.locator("[data-hand='0'] button")).to_have_count(0)
    expect(page.locator("[data-hand='0']")).to_contain_text("face down")
    is_at(page, at + 2)
    page.evaluate("() => { navigator.share = undefined; }")  # else the device asks with whom
    page.locator("[data-action=share]").click()
    expect(page.locator("[data-action=share]")).to_have_text("Copied")
    link = page.evaluate("() => navigator.clipboard.readText()")
    assert link.endswith(f"#/replay/{ended.table.id}?at={at + 2}&as=1")
    other = windows.open(PHONE_WITH_BARS if size is DESKTOP else DESKTOP, calm=True)
    other.goto(link)
    other.locator(".board > svg").wait_for()
    is_at(other, at + 2)
    assert pieces(other) == pieces(page)
    assert hand(other, 1) == hand(page, 1)
    assert hand(other, 0) == []
    assert other.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    check_accessibility(other)


def test_by_step_by_turn_and_by_moment(windows: Windows, ended: Ended) -> None:
    page = windows.open(DESKTOP, calm=True)
    watch(page, ended)
    starts: list[int] = ended.story["turn_starts"]
    for start in starts[:3]:
        page.keyboard.press("Shift+ArrowRight")
        is_at(page, start)
    page.keyboard.press("Shift+ArrowLeft")
    is_at(page, starts[1])
    page.keyboard.press("ArrowRight")
    is_at(page, starts[1] + 1)
    page.keyboard.press("End")
    is_at(page, ended.story["steps"])
    expect(page.locator("[data-action=play-on]")).to_have_count(0)  # there is nothing to play
    page.locator("[data-moment='first hit']").click()
    first = next(each for each in ended.story["moments"] if each["kind"] == "first hit")
    is_at(page, first["at"])
    expect(page.locator(".log.panel")).to_contain_text(first["fighter"])
    page.locator("input[type=range]").fill(str(ended.story["steps"] // 2))
    is_at(page, ended.story["steps"] // 2)
    page.locator("[data-action=play]").click()
    expect(page.locator(".replay")).not_to_have_attribute("data-at", str(ended.story["steps"] // 2))
    page.locator("[data-action=play]").click()


def test_by_turn_and_by_moment_with_a_finger(windows: Windows, ended: Ended) -> None:
    page = windows.open(PHONE_WITH_BARS, calm=True)
    watch(page, ended)
    starts: list[int] = ended.story["turn_starts"]
    for start in starts[:2]:
        page.locator("[data-action=turn]").tap()
        is_at(page, start)
    page.locator("[data-action=turn-back]").tap()
    is_at(page, starts[0])
    page.locator("[data-moment='first hit']").tap()
    first = next(each for each in ended.story["moments"] if each["kind"] == "first hit")
    is_at(page, first["at"])


@SIZES
def test_a_game_is_played_on(windows: Windows, ended: Ended, size: dict[str, Any]) -> None:
    at = ended.story["turn_starts"][2]
    page = windows.open(size, calm=True)
    watch(page, ended, at)
    before = pieces(page)
    page.locator("[data-action=play-on]").click()
    check_accessibility(page)
    mine = ended.frames[at]["question"]["seat"]  # whoever is asked is offered first
    page.locator("dialog select").select_option("random")
    page.locator("dialog [data-action=start]").click()
    page.wait_for_url(lambda url: "/table/" in url)
    page.locator("main.table .board > svg").wait_for()
    assert ended.table.id not in page.url
    assert pieces(page) == before
    player = Player(page, luck=1)
    assert player.wait().lit
    own = ended.frames[at]["view"]["players"][mine]["name"]
    if size is DESKTOP:
        expect(page.locator(".player.own h3")).to_have_text(own)
    else:
        expect(page.locator("li", has=page.locator(".you"))).to_contain_text(own)
    player.play(until=6)


@SIZES
def test_a_record_is_loaded(
    windows: Windows, server: Server, ended: Ended, tmp_path: Path, size: dict[str, Any]
) -> None:
    record = tmp_path / "game.txt"
    record.write_text(server.record(ended.table), encoding="utf-8")
    page = windows.open(size, calm=True)
    page.goto("/#/replays")
    check_accessibility(page)
    broken = tmp_path / "broken.txt"
    broken.write_text("battlefield: nowhere\n", encoding="utf-8")
    page.locator("[data-action=load]").set_input_files(broken)
    expect(page.get_by_role("alert")).to_contain_text("line 2")
    assert windows.forgive("422") == 1
    page.locator("[data-action=load]").set_input_files(record)
    page.locator(".board > svg").wait_for()
    is_at(page, 0)
    page.keyboard.press("End")
    is_at(page, ended.story["steps"])
    with page.expect_download() as download:
        page.locator("[data-action=record]").click()
    assert Path(download.value.path()).read_text(encoding="utf-8") == server.record(ended.table)


@SIZES
def test_a_running_game_is_not_shown(
    windows: Windows, server: Server, size: dict[str, Any]
) -> None:
    table = server.make_table()
    page = windows.open(size, calm=True)
    for link in (f"/#/replay/{table.id}", f"/#/replay/{table.id}?at=3&as=1"):
        page.goto(link)
        expect(page.locator("[data-fault=running]")).to_be_visible()
        expect(page.locator(".board")).to_have_count(0)
    assert windows.forgive("403")


@SIZES
def test_the_end_tells_what_happened(windows: Windows, ended: Ended, size: dict[str, Any]) -> None:
    page = windows.open(size, calm=True)
    page.goto(f"/#/table/{ended.table.id}/{ended.table.secrets[0]}")
    told = page.locator("[data-story=told]")
    told.wait_for()
    names = [player["name"] for player in ended.frames[0]["view"]["players"]]
    winner = ended.story["winners"][0]
    expect(told.locator(".names")).to_contain_text(names[winner])
    dealt = told.locator("tbody tr").first.locator("td b").all_inner_texts()
    assert dealt == [str(player["dealt"]) for player in ended.story["players"]]
    for player in ended.story["players"]:
        for deed in player["best"]:
            expect(told.locator(".cards")).to_contain_text(f"{deed['damage']} damage")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    for width, height in (size["viewport"].values(), *LARGER):
        page.set_viewport_size({"width": width, "height": height})
        dialog, sheet = (box(page, each) for each in ("dialog", "dialog > .sheet"))
        assert dialog["height"] == pytest.approx(sheet["height"], abs=1)  # nothing blank below it
    check_accessibility(page)
    page.locator("[data-action=watch-again]").click()
    page.locator(".replay .board > svg").wait_for()
    is_at(page, 0)
    expect(page.locator("[data-action=whose]")).to_have_value("0")
    page.goto("/#/replays")  # where it can be found again
    page.locator("ul a", has_text=names[1]).click()
    page.locator(".replay .board > svg").wait_for()


def test_a_rematch_with_the_heroes_swapped(windows: Windows, server: Server, ended: Ended) -> None:
    page = windows.open(PHONE_WITH_BARS, calm=True)
    secrets = "+".join(str(secret) for secret in ended.table.secrets)
    page.goto(f"/#/table/{ended.table.id}/{secrets}")
    page.locator("[data-action=raise-curtain]").click()
    page.locator("[data-action=swap]").click()
    page.wait_for_url(lambda url: ended.table.id not in url)
    page.locator("main.table .board > svg").wait_for()
    new = page.url.split("/table/")[1].split("/")[0]
    loser = 1 - ended.story["winners"][0]
    heroes = ["king-arthur", "medusa"]
    assert server.get(f"/api/tables/{new}").json()["heroes"] == [heroes[1 - loser], heroes[loser]]


# ---------------------------------------------------------------- in windows of every size

_OUT_OF_SIGHT = """() => {
    const PLACES = [[0.5, 0.5], [0.15, 0.2], [0.85, 0.2], [0.15, 0.8], [0.85, 0.8]];
    const rows = [...document.querySelectorAll(".moments, .hands ul, .hands .cards")];
    const shown = (element) => rows.every((row) => {  // a row may have to be scrolled
        const [one, other] = [element, row].map((each) => each.getBoundingClientRect());
        return !row.contains(element) || row === element
            || (one.left >= other.left && one.right <= other.right
                && one.top >= other.top && one.bottom <= other.bottom);
    });
    const hidden = (element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const within = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
        return !within || PLACES.some(([x, y]) => {
            const at = [left + x * (right - left), top + y * (bottom - top)];
            const found = document.elementFromPoint(...at);
            return !(element.contains(found) || found?.contains(element));
        });
    };
    const parts = document.querySelectorAll(
        "header :is(a, button, select), .controls :is(button, .time, .where b), .moments, "
        + ".moments button, .hands :is(ul, button), .strip li, .roomy .player, .board > svg");
    return [...parts].filter((part) => shown(part) && hidden(part)).map(
        (part) => `${part.getAttribute("class")} ${part.textContent.trim()}`);
}"""
"""The words of what a person cannot see in full, or could not click anywhere in it."""


@pytest.mark.parametrize(
    ("window", "sizes"),
    [(DESKTOP, WITH_A_MOUSE), (PHONE_WITH_BARS, WITH_A_FINGER)],
    ids=["mouse", "finger"],
)
def test_a_replay_is_in_sight(
    windows: Windows, ended: Ended, window: dict[str, Any], sizes: tuple[Size, ...]
) -> None:
    """Whatever goes through the game; and the battlefield has its share, as at a table."""
    page = windows.open(window, calm=True)
    page.goto(f"/#/table/{ended.table.id}")
    page.locator(".board > svg").wait_for()
    wanted = battlefield(page, (1920, 950)).share
    for at in (0, ended.both_hold_cards(), len(ended.frames) - 1):
        watch(page, ended, at)
        for size in sizes:
            assert_share(page, size, wanted)
            hidden = page.evaluate(_OUT_OF_SIGHT)
            assert not hidden, f"{size}, step {at}: {hidden}"


# ---------------------------------------------------------------- drama

_MOVING = """() => document.querySelector(".clash").getAnimations({ subtree: true })
    .filter((each) => each.effect.getComputedTiming().duration > 0).length"""


@SIZES
def test_a_combat_takes_the_centre(windows: Windows, ended: Ended, size: dict[str, Any]) -> None:
    """And whoever has seen enough is shown the rest at once."""
    page = windows.open(size)
    watch(page, ended, ended.before("combat decided"))
    page.keyboard.press("ArrowRight")
    clash = page.locator(".clash")
    expect(clash).to_be_visible()
    expect(page.locator(".clash .card.up")).not_to_have_count(0)
    field, shown = (box(page, each) for each in (".field", ".clash"))
    assert shown == field  # all of it, and nothing else: whoever wants to pause must not skip
    for side in (0, 1):
        assert is_within(box(page, f".clash .place >> nth={side}"), field)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    clash.click()
    expect(clash).to_have_count(0)
    is_at(page, ended.before("combat decided") + 1)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")
    expect(clash).to_be_visible()
    page.keyboard.press(".")
    expect(clash).to_have_count(0)


@SIZES
def test_where_less_motion_is_asked_for_nothing_moves(
    windows: Windows, ended: Ended, size: dict[str, Any]
) -> None:
    page = windows.open(size, reduced_motion="reduce")
    watch(page, ended, ended.before("combat decided"))
    page.keyboard.press("ArrowRight")
    expect(page.locator(".clash")).to_be_visible()
    assert page.evaluate(_MOVING) == 0
    expect(page.locator(".clash .card.up")).not_to_have_count(0)
    assert page.evaluate(_MOVING) == 0
    check_accessibility(page)


@SIZES
def test_a_hit_is_seen_to_land(windows: Windows, ended: Ended, size: dict[str, Any]) -> None:
    page = windows.open(size)
    at = ended.before("damaged")
    hit = next(each for each in ended.frames[at + 1]["events"] if each["kind"] == "damaged")
    watch(page, ended, at)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".blow text.damaged")).to_have_text(f"−{hit['amount']}")
    is_at(page, at + 1)
    expect(page.locator(".blow")).to_have_count(0)
