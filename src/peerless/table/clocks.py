"""The clocks of a table: how long each seat may think, and how long it has. All of it follows from
the journal, whose entries say when they were written; so nothing of it is lost with the server."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

LOSE, BOT = "lose", "bot"
SLOW = 3600
"""Seconds for a move, from which on nobody has to be at the table all the time."""


class ClockTerms(NamedTuple):
    """What was agreed on when the table was made, in seconds."""

    move: int | None  # for each decision; none: as long as one likes
    total: int | None  # for all decisions of a seat together
    timeout: str  # LOSE the game, or a BOT plays on

    @classmethod
    def of(cls, stored: dict[str, Any]) -> ClockTerms:
        return cls(stored["move"], stored["total"], stored["timeout"])


@dataclass
class Clocks:
    """Times are milliseconds since 1970."""

    terms: ClockTerms
    spent: list[int]  # by seat, on decisions that were made
    since: int | None = None  # when the seat that is asked was last charged; none: not started
    on_this: int = 0  # spent on the open question before that

    @classmethod
    def of(cls, terms: ClockTerms, seats: int) -> Clocks:
        return cls(terms, [0] * seats)

    @property
    def started(self) -> bool:
        return self.since is not None

    def start(self, at: int) -> None:
        if self.since is None:
            self.since, self.on_this = at, 0

    def charge(self, seat: int, at: int, decided: bool) -> None:
        """Until now this seat was asked; if something was `decided`, another question comes."""
        if self.since is None:
            return
        passed = max(0, at - self.since)
        self.since = max(at, self.since)
        if 0 <= seat < len(self.spent):
            self.spent[seat] += passed
        self.on_this = 0 if decided else self.on_this + passed

    def pause(self, length: int, at: int) -> None:
        """Nobody could decide for a while: the server was down."""
        if self.since is not None:
            self.since = min(self.since + length, max(at, self.since))

    # ------------------------------------------------------------ what is left

    def total_left(self, seat: int, asked: int | None, now: int) -> int | None:
        """None: as long as one likes."""
        if self.terms.total is None:
            return None
        running = now - self.since if self.since is not None and seat == asked else 0
        return max(0, 1000 * self.terms.total - self.spent[seat] - max(0, running))

    def move_left(self, now: int) -> int | None:
        """For the question that is open."""
        if self.terms.move is None:
            return None
        running = 0 if self.since is None else max(0, now - self.since)
        return max(0, 1000 * self.terms.move - self.on_this - running)

    def due(self, asked: int) -> int | None:
        """When the clock of the seat that is asked runs out."""
        if self.since is None:
            return None
        left = (self.move_left(self.since), self.total_left(asked, asked, self.since))
        return self.since + min(each for each in left if each is not None)
