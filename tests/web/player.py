"""A player who knows no rule: points at something that is lit, by chance, until the game is over.

It does what a person could do and nothing else: it clicks or taps in the middle of what it sees."""

from __future__ import annotations

import random
import time
from typing import Any, NamedTuple

from playwright.sync_api import Page

from tests.table.servers import Table

LIT = ", ".join(
    (
        "[data-decision]",  # buttons
        "circle.choice.next",  # spaces
        ".piece.next",
        ".token.next",
        ".site.next",
        "button.card.next",
    )
)
"""What can be chosen next."""

_SEEN = f"""() => ({{
    over: document.querySelector("[data-ending]") !== null,
    curtain: document.querySelector("[data-action=raise-curtain]") !== null,
    number: Number(document.querySelector("main.table")?.dataset.number ?? -1),
    lit: document.querySelectorAll({LIT!r}).length,
}})"""
_SOMETHING_TO_DO = f"""() => {{
    const seen = ({_SEEN})();
    return seen.over || seen.curtain || seen.lit;
}}"""

_MOST_CLICKS = 80  # for one decision; more, and something is wrong
_PATIENCE = 60.0


class Seen(NamedTuple):
    over: bool
    curtain: bool
    number: int  # of the table's journal: how far the game is
    lit: int


class Stuck(AssertionError):
    """The player has nothing to point at, or points and nothing comes of it."""


class Player:
    def __init__(self, page: Page, luck: int) -> None:
        self.page = page
        self.dice = random.Random(luck)
        self.clicks = 0
        self._number = -1
        self._at_number = 0  # clicks since the number changed

    def sit_down(self, table: Table, *seats: int) -> None:
        """At one seat, at several (one screen for all), or at none, to look on."""
        secrets = "+".join(str(table.secrets[seat]) for seat in seats)
        self.page.goto(f"/#/table/{table.id}" + (f"/{secrets}" if secrets else ""))
        self.page.locator(".board > svg").wait_for()

    def look(self) -> Seen:
        values: dict[str, Any] = self.page.evaluate(_SEEN)
        return Seen(**values)

    def wait(self) -> Seen:
        """Until there is something to do."""
        self.page.wait_for_function(_SOMETHING_TO_DO, timeout=_PATIENCE * 1000)
        return self.look()

    def act(self, seen: Seen) -> None:
        """One click."""
        if seen.curtain:
            self.page.locator("[data-action=raise-curtain]").click()
            return
        self._watch(seen.number)
        chosen = self.page.locator(LIT).nth(self.dice.randrange(seen.lit))
        chosen.click(force=True)  # in its middle, whatever lies there
        self.clicks += 1

    def _watch(self, number: int) -> None:
        self._at_number = 0 if number != self._number else self._at_number + 1
        self._number = number
        if self._at_number > _MOST_CLICKS:
            words = self.page.locator(".prompt").inner_text()
            raise Stuck(f"{_MOST_CLICKS} clicks, and nothing comes of it; asked: {words}")

    def play(self, until: int | None = None) -> int:
        """To the end of the game, or until so many clicks; how many there were."""
        while not (seen := self.wait()).over and (until is None or self.clicks < until):
            self.act(seen)
        return self.clicks


def play_together(*players: Player, until: int | None = None) -> None:
    """Several players at one table, each in a window of their own, to the end of the game or until
    there were so many clicks."""
    moved = time.monotonic()
    while until is None or sum(player.clicks for player in players) < until:
        for player in players:
            seen = player.look()
            if seen.over and all(each.look().over for each in players):
                return
            if seen.curtain or (seen.lit and not seen.over):
                player.act(seen)
                moved = time.monotonic()
        if time.monotonic() - moved > _PATIENCE:
            raise Stuck("nobody has anything to point at")
