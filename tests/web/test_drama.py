"""The drama of a live table: cards that turn up together, effects with their source, a fall; and in
the cooperative game enemies that keep their colours."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from peerless.game import Game
from peerless.rules.events import RULE, Event, Happening
from peerless.rules.questions import Ask, DefendWith, PendingQuestion
from tests.table.servers import Server, answers_of, is_over
from tests.web.player import Player
from tests.web.positions import seat_where
from tests.web.test_cooperative import make
from tests.web.windows import DESKTOP, PHONE, Windows

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])

_QUICKLY = """localStorage.setItem("peerless.settings", JSON.stringify({ speed: "fast" }));"""

_NOTE_ALL = """() => {
    window.shown = { up: [], sources: [], fallen: 0 };
    new MutationObserver(() => {
        const clash = document.querySelector(".clash");
        const { up, sources } = window.shown;
        if (clash) up.push(clash.querySelectorAll(".card.up").length);
        sources.push(...[...document.querySelectorAll(".delta small")].map((each) => each.textContent));
        window.shown.fallen += document.querySelectorAll(".blow .fallen").length;
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""  # noqa: E501

Found = Callable[[Game, list[Event]], bool]


class Told(NamedTuple):
    up: list[int]  # how many cards lay face up, whenever something changed
    sources: list[str]
    fallen: int


def defend_so_that(
    windows: Windows, tables: str, heroes: tuple[str, str], size: dict[str, Any], found: Found
) -> tuple[Told, list[Event], Game]:
    """Defend, at a live table, with a card after which such things happen; what the page showed of
    it, and what happened."""
    chosen: list[tuple[str, str, list[Event], Game]] = []

    def wanted(game: Game, question: PendingQuestion) -> bool:
        if question.about is not Ask.DEFEND:
            return False
        for action in game.actions():
            option = action.option
            assert isinstance(option, DefendWith)
            if option.face < 0:
                continue
            after = game.copy()
            events = after.play(str(action))
            if found(game, events):
                card = str(action).removeprefix("defend: ")
                chosen.append((str(action), card, events, game))
                return True
        return False

    table, seat = seat_where(tables, heroes, wanted)
    decision, card, events, game = chosen[-1]
    page = windows.open(size)
    page.add_init_script(_QUICKLY)
    player = Player(page, luck=1)
    player.sit_down(table, seat)
    number = player.wait().number
    page.evaluate(_NOTE_ALL)
    page.locator(f'.hand .card.next[data-card="{card}"]').first.click()
    page.locator(f'[data-decision="{decision}"]').click()
    page.wait_for_function(
        """(number) => document.querySelector("[data-ending]")
            || Number(document.querySelector("main.table").dataset.number) > number
                && !document.querySelector(".clash, .blow")
                && document.querySelector("[data-settled=true]")""",
        arg=number,
    )
    return Told(**page.evaluate("() => window.shown")), events, game


@SIZES
def test_cards_turn_up_together_and_effects_say_their_source(
    windows: Windows, tables: str, size: dict[str, Any]
) -> None:
    def found(game: Game, events: list[Event]) -> bool:
        revealed = [event for event in events if event.kind is Happening.REVEALED]
        added = [e for e in events if e.kind is Happening.VALUE_ADDED and e.cause != RULE]
        return len(revealed) == 2 and len(added) > 0

    told, events, game = defend_so_that(windows, tables, ("king-arthur", "sinbad"), size, found)
    assert 2 in told.up
    assert 1 not in told.up, told.up
    added = next(e for e in events if e.kind is Happening.VALUE_ADDED and e.cause != RULE)
    assert game.source(added.cause) in told.sources


@SIZES
def test_who_falls_is_seen_to_fall(windows: Windows, tables: str, size: dict[str, Any]) -> None:
    def found(game: Game, events: list[Event]) -> bool:
        kinds = {event.kind for event in events}
        return Happening.DEFEATED in kinds and Happening.GAME_OVER not in kinds

    told, *_ = defend_so_that(windows, tables, ("medusa", "alice"), size, found)
    assert told.fallen > 0


# ---------------------------------------------------------------- the cooperative game


_NOTE_COLOURS = """() => {
    window.colours = {};
    new MutationObserver(() => {
        for (const half of document.querySelectorAll(".clash .half")) {
            const back = half.querySelector(".back");
            const who = half.querySelector(".who").textContent;
            if (back) window.colours[who] = getComputedStyle(back).backgroundColor;
        }
    }).observe(document.body, { subtree: true, childList: true });
}"""
DRIED_BLOOD, SLATE = "rgb(109, 31, 47)", "rgb(76, 80, 88)"  # of the villain and the first minion


@SIZES
def test_enemies_keep_their_colours_in_combat(
    server: Server, windows: Windows, size: dict[str, Any]
) -> None:
    """Told again, from the first attack of an enemy on."""
    table = make(server, "mothman", "tarantula")
    with server.connect() as client:
        view = client.join(table, 0)
        while not any(event["kind"] == "attacked" for event in view["events"]):
            view = client.decide(view, answers_of(view)[-1])
            assert not is_over(view)
        client.send(
            {
                "type": "propose", "table": table.id, "seat": 0, "number": view["number"],
                "wish": "concede", "about": None, "bot": None,
            }
        )  # fmt: skip
        client.until(is_over)
    frames = server.get(f"/api/tables/{table.id}/replay").json()["frames"]
    at = next(
        at for at, frame in enumerate(frames) if "attacked" in {e["kind"] for e in frame["events"]}
    )
    attack = next(event for event in frames[at]["events"] if event["kind"] == "attacked")
    colour = {1: DRIED_BLOOD, 2: SLATE}[attack["seat"]]
    page = windows.open(size)
    page.goto(f"/#/replay/{table.id}?at={at - 1}")
    page.locator(".board > svg").wait_for()
    page.evaluate(_NOTE_COLOURS)
    page.keyboard.press("ArrowRight")
    page.wait_for_function("(who) => who in window.colours", arg=attack["fighter"])
    assert page.evaluate("() => window.colours")[attack["fighter"]] == colour
