"""A series at tables: best of three, or of any odd number, from rematch to rematch. It is counted
as `peerless.match.series` has it; here is what a table has to know of the games before it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple


class SeriesScore(NamedTuple):
    """Contenders keep their numbers while they change seats."""

    best_of: int
    contenders: tuple[int, ...]  # of each seat: who sits there
    wins: tuple[int, ...]  # of each contender, in the games before this one

    @classmethod
    def of(cls, stored: dict[str, Any]) -> SeriesScore:
        return cls(stored["best_of"], tuple(stored["contenders"]), tuple(stored["wins"]))

    @classmethod
    def first(cls, best_of: int, sides: Sequence[int]) -> SeriesScore:
        """Of the first game, with the side of each seat."""
        return cls(best_of, tuple(sides), (0,) * len(set(sides)))

    def after(self, winners: Sequence[int] | None) -> SeriesScore:
        """With a game that these seats have won; a draw, and one that is not over, counts for
        nobody."""
        won = {self.contenders[seat] for seat in winners or ()}
        if len(won) != 1:
            return self
        counted = [wins + (contender in won) for contender, wins in enumerate(self.wins)]
        return self._replace(wins=tuple(counted))

    @property
    def champion(self) -> int | None:
        """The contender who has won the series."""
        needed = self.best_of // 2 + 1
        return self.wins.index(needed) if needed in self.wins else None

    def next(self, order: Sequence[int]) -> SeriesScore:
        """At the next table, to whose seats those at these seats go. Where this series has been
        won, another begins."""
        wins = self.wins if self.champion is None else (0,) * len(self.wins)
        contenders = tuple(self.contenders[seat] for seat in order)
        return self._replace(contenders=contenders, wins=wins)
