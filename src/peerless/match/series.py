"""A series: best of three, or of any odd number.

Draws count for nobody and are played again. Who has lost a game chooses who begins the next; the
heroes stay the same unless a side says otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from peerless.match.seating import Seating
from peerless.rules.mode import Mode


class Result(NamedTuple):
    """One game of a series."""

    first: int  # who began, as `Seating.of` has it
    winner: int | None  # a side; None for a draw


@dataclass(slots=True)
class Series:
    mode: Mode
    heroes: tuple[tuple[str, ...], ...]  # of each side, for the next game
    best_of: int = 3
    results: list[Result] = field(default_factory=list)

    def __post_init__(self) -> None:
        if self.mode.is_adventure:
            raise ValueError("a series is played by several sides, an adventure by one")
        if self.best_of < 1 or self.best_of % 2 == 0:
            raise ValueError(f"best of {self.best_of}, expected an odd number")
        self.seating().arrange(self.heroes)
        results, self.results = self.results, []
        for result in results:
            self.played(*result)

    @property
    def sides(self) -> int:
        return len(self.heroes)

    @property
    def wins(self) -> tuple[int, ...]:
        """By side."""
        winners = [result.winner for result in self.results]
        return tuple(winners.count(side) for side in range(self.sides))

    @property
    def needed(self) -> int:
        """The wins that decide the series."""
        return self.best_of // 2 + 1

    @property
    def over(self) -> bool:
        return self.winner is not None

    @property
    def winner(self) -> int | None:
        """The side that has won the series."""
        return self.wins.index(self.needed) if self.needed in self.wins else None

    @property
    def chooser(self) -> int | None:
        """The side that chooses who begins the next game: the loser of the last. Of several, the
        one with the fewest wins, and of these the first after the winner in turn order. None
        where nobody chooses: the first game, and one that is played again after a draw."""
        if self.over or not self.results or self.results[-1].winner is None:
            return None
        winner = self.results[-1].winner
        losers = [(winner + step) % self.sides for step in range(1, self.sides)]
        return min(losers, key=self.wins.__getitem__)

    @property
    def first_again(self) -> int | None:
        """Who begins the next game without being chosen: after a draw the same as before."""
        drawn = self.results and self.results[-1].winner is None
        return self.results[-1].first if drawn else None

    def seating(self, first: int = 0) -> Seating:
        """The seats of a game that this side begins."""
        return Seating.of(self.mode, sum(map(len, self.heroes)), first)

    def seats(self, first: int = 0) -> tuple[str, ...]:
        """The heroes of the next game in seat order, as `Game.new` wants them."""
        return self.seating(first).arrange(self.heroes)

    def played(self, first: int, winner: int | None) -> None:
        """Count a game."""
        if self.over:
            raise ValueError("the series is over")
        self.seating(first)
        if winner is not None and winner not in range(self.sides):
            raise ValueError(f"winner is {winner!r}, expected 0 to {self.sides - 1}, or None")
        if self.first_again not in (None, first):
            raise ValueError(f"first is {first!r}, expected {self.first_again}, as before the draw")
        self.results.append(Result(first, winner))

    def change_heroes(self, side: int, heroes: Sequence[str]) -> None:
        """Other heroes for a side, from the next game on."""
        if side not in range(self.sides):
            raise ValueError(f"side is {side!r}, expected 0 to {self.sides - 1}")
        changed = tuple(tuple(heroes) if s == side else own for s, own in enumerate(self.heroes))
        self.seating().arrange(changed)
        self.heroes = changed

    def copy(self) -> Series:
        return replace(self)  # the results are counted anew, into a list of its own

    def __str__(self) -> str:
        drawn = sum(result.winner is None for result in self.results)
        draws = f", {drawn} drawn" if drawn else ""
        return f"best of {self.best_of}: {' to '.join(map(str, self.wins))}{draws}"
