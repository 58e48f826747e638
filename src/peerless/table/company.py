"""Who is at a table now: the connections at each seat and beside it, and who wants to know."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from peerless.content.words import ENGLISH
from peerless.game import SPECTATOR
from peerless.table import wire
from peerless.table.seats import Seat

Hear = Callable[[str], None]
"""Takes a message for one connection; never waits."""


class Reader(NamedTuple):
    """Who is told what a table looks like, and how."""

    seat: int
    language: str = ENGLISH  # of the card texts in it
    log: bool = True  # with the log in sentences too


class Company:
    def __init__(self) -> None:
        self._hearers: dict[tuple[Hear, int], Reader] = {}  # connections and their seats
        self._watchful: set[Hear] = set()  # those that want to know who is here
        self._listening: set[Hear] = set()  # those that want to know what is said
        self._opened = time.monotonic()
        self._elsewhere: Counter[int] = Counter()  # connections at other servers, by seat
        self._left: dict[int, float] = {}  # when the last connection of a seat went
        self.rematch: str | None = None  # the table at which the same people play again

    def __bool__(self) -> bool:
        return bool(self._hearers)

    def __iter__(self) -> Iterator[tuple[Hear, Reader]]:
        return iter([(hear, reader) for (hear, _), reader in self._hearers.items()])

    @property
    def connections(self) -> Counter[int]:
        """How many there are here at each seat; those of spectators too."""
        return Counter(seat for _, seat in self._hearers)

    @property
    def present(self) -> Counter[int]:
        """The same, here and at all other servers."""
        return self.connections + self._elsewhere

    @property
    def elsewhere(self) -> Counter[int]:
        return self._elsewhere

    @elsewhere.setter
    def elsewhere(self, there: Counter[int]) -> None:
        now = time.monotonic()
        self._left |= {seat: now for seat in self._elsewhere if not there[seat]}
        self._elsewhere = there

    def add(
        self, hear: Hear, reader: Reader, watchful: bool = False, listening: bool = False
    ) -> bool:
        """Whether that was news."""
        before = self.connections
        self._hearers[hear, reader.seat] = reader
        if watchful:
            self._watchful.add(hear)
        if listening:
            self._listening.add(hear)
        return self.connections != before

    def remove(self, hear: Hear) -> bool:
        """From every seat that this connection has here; whether it had any."""
        before = self.connections
        now = time.monotonic()
        self._left |= {seat: now for other, seat in self._hearers if other == hear}
        self._hearers = {at: reader for at, reader in self._hearers.items() if at[0] != hear}
        self._watchful.discard(hear)
        self._listening.discard(hear)
        return self.connections != before

    def away(self, seat: int) -> float:
        """Seconds since somebody was last at a seat, as far as this server knows; 0: now."""
        if self.present[seat]:
            return 0.0
        return time.monotonic() - self._left.get(seat, self._opened)

    def tell(
        self, table: str, seats: Sequence[Seat], hearers: Iterable[Hear] | None = None
    ) -> None:
        """Who is here: to some, or to all who want to know."""
        there = self.present
        message = wire.written(
            {
                "type": "present",
                "table": table,
                "seats": sorted(there.keys() - {SPECTATOR}),
                "connections": [there[seat] for seat in range(len(seats))],
                "spectators": there[SPECTATOR],
                "held": [seat.held.value for seat in seats],
                "names": [seat.name or None for seat in seats],
                "rematch": self.rematch,
            }
        )
        for hear in list(self._watchful if hearers is None else hearers):
            hear(message)

    def tell_lines(self, message: str) -> None:
        """What was said, to all who listen."""
        for hear in list(self._listening):
            hear(message)
