"""Whether all words of a page can be read in full, whatever language they are in."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import Page

Size = tuple[int, int]

DESKS: tuple[Size, ...] = ((1280, 800), (1440, 900))
PHONES: tuple[Size, ...] = ((390, 664), (390, 844))

OPENED_ELSEWHERE = {
    ".hand .text": "of a card in the hand: it grows under a mouse, and is opened by a finger",
    ".fight .text, .clash .text": "of a card in a combat: a touch opens it",
    ".prompt q, .prompt .then": "on a low screen: the name of the card opens it",
    ".ability": "of a hero, beside the battlefield: a click opens it",
    ".recent": "the end of the log: a touch opens the log",
    ".person": "a name that a person chose",
}
"""Places that may show less than all of their words, and where all of them are."""

_CUT_OFF = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


def assert_all_can_be_read(page: Page, sizes: Iterable[Size], when: str) -> None:
    """In a window of each size no word is cut off, sticks out or is broken."""
    faults = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
        faults += [f"{width} x {height}, {when}: {fault}" for fault in cut_off(page)]
    assert not faults, "\n".join(faults)


def cut_off(page: Page) -> list[str]:
    """The words that cannot be read in full, and why."""
    found: list[str] = page.evaluate(_CUT_OFF, ", ".join(OPENED_ELSEWHERE))
    return found
