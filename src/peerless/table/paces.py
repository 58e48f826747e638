"""How long bots take for their answers, as people see it. The time that one thinks tells how much
it had to choose from, as the number of its defenses; one with a single answer needs none at all. So
against people each answers in whole steps, of which one is nearly always enough: a little more than
it has lately thought in ninety-nine cases of a hundred, at whatever table."""

from __future__ import annotations

import math
from collections import deque

_LATELY = 300
"""Thoughts of a bot that are remembered."""
_REST = 1.3
"""A step is so many times as long as nearly all thoughts."""
_LONGEST = 2.5
"""Seconds that a step has at most: nobody waits longer for a bot that thinks long now and then."""


class Paces:
    def __init__(self, least: float) -> None:
        """`least`: seconds of the shortest step."""
        self._least = least
        self._thoughts: dict[str, deque[float]] = {}

    def note(self, bot: str, seconds: float) -> None:
        """A bot has thought for so long."""
        self._thoughts.setdefault(bot, deque(maxlen=_LATELY)).append(seconds)

    def step(self, bot: str) -> float:
        thoughts = sorted(self._thoughts.get(bot, (0.0,)))
        nearly_all = thoughts[math.ceil(0.99 * len(thoughts)) - 1]
        return max(self._least, min(_REST * nearly_all, _LONGEST))

    def rest(self, bot: str, thought: float) -> float:
        """Seconds until the step in which a bot has thought is over."""
        step = self.step(bot)
        return step - thought % step
