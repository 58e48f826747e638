"""What is asked is always in sight, with all its buttons, whatever else there is to show."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table.servers import Server
from tests.web.player import Player
from tests.web.windows import DESKTOP, PHONE, SIDEWAYS, TABLET, Windows

SIZES: dict[str, dict[str, Any]] = {
    "desktop": DESKTOP,
    "low window": {"viewport": {"width": 1366, "height": 650}},
    "old screen": {"viewport": {"width": 1024, "height": 768}},
    "small window": {"viewport": {"width": 800, "height": 600}},
    "tablet": TABLET,
    "phone": PHONE,
    "phone with bars": {**PHONE, "viewport": {"width": 390, "height": 664}},
    "phone held sideways": SIDEWAYS,
    "large phone held sideways": {**PHONE, "viewport": {"width": 932, "height": 430}},
}

OUT_OF_SIGHT = """() => {
    const hidden = (element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const within = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
        return !within || !(element.contains(found) || found?.contains(element));
    };
    const asked = ".prompt strong, .prompt button, [data-ending] h2, [data-ending] button";
    const all = [...document.querySelectorAll(asked), document.querySelector(".board > svg")];
    return all.filter(hidden).map((element) => element.textContent.trim());
}"""
"""The words of what a person cannot see in full, or could not click in its middle."""

_CLICKS = 70


@pytest.mark.parametrize("size", SIZES)
def test_the_question_is_in_sight(server: Server, windows: Windows, size: str) -> None:
    table = server.make_table(("person", "greedy"), ("sherlock-holmes", "invisible-man"), "soho")
    player = Player(windows.open(SIZES[size], calm=True), luck=len(size))
    player.sit_down(table, 0)
    while not (seen := player.wait()).over and player.clicks < _CLICKS:
        hidden = player.page.evaluate(OUT_OF_SIGHT)
        assert not hidden, f"{size}, after {player.clicks} clicks: {hidden}"
        player.act(seen)
