"""What servers that share a PostgreSQL tell each other all the time, and store nowhere: who is at
which table, how many connections and tables a network has, and what it has spent.

It is told when it changes and every two seconds. What was heard holds for ten: a server that says
nothing for so long is gone, and with it everyone who was connected to it."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, TypeAlias

from peerless.table.budgets import Budgets
from peerless.table.news import MOST_BYTES
from peerless.table.room import Room

if TYPE_CHECKING:
    from peerless.table.lobby import Lobby

log = logging.getLogger(__name__)

AT, CONNECTIONS, TABLES, COST, MADE = "at", "connections", "tables", "cost", "made"
_EVERY = 2.0  # seconds between two rounds
_GATHER = 0.05  # seconds for which changes are gathered
_HOLDS = 10.0  # seconds
_WORTH_TELLING = 20
"""A network is told of from this part of a limit on, so that small households go unmentioned."""

Fact: TypeAlias = list[Any]
"""What it is about, of which table or network, and how much: [AT, table, [[seat, connections]]],
[COST, network, milliseconds since it was last told]."""


class Gossip:
    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._news = lobby.store.news
        self._heard: dict[tuple[str, str], dict[str, tuple[float, Any]]] = {}
        """By what and of whom, then by server: until when it holds, and how much it is."""
        self._budgets: dict[str, Budgets] = {}
        self._changed: set[str] = set()  # tables
        self._wake = asyncio.Event()

    def share(self, what: str, budgets: Budgets) -> None:
        """What is spent of them here is told to the others, and the other way round."""
        if self._news.is_shared:
            self._budgets[what] = budgets
            budgets.spent = {}

    # ------------------------------------------------------------ telling

    def changed(self, room: Room) -> None:
        """Somebody has come to a table, or has left it."""
        if self._news.is_shared:
            self._changed.add(room.id)
            self._wake.set()

    async def go_on(self) -> None:
        loop = asyncio.get_running_loop()
        next_round = loop.time()
        while True:
            facts = self._facts_of(self._changed)
            if loop.time() >= next_round:
                self._forget()
                facts = [*facts, *self._all_facts()]
                next_round = loop.time() + _EVERY
            try:
                if facts:
                    await self._lobby.threads.run(self._news.say, self._written(facts))
            except Exception as error:  # the database is away
                log.warning("no gossip", extra={"error": type(error).__name__})
            self._wake.clear()
            if not self._changed:
                try:
                    async with asyncio.timeout_at(next_round):
                        await self._wake.wait()
                except TimeoutError:
                    continue
            await asyncio.sleep(_GATHER)

    def _facts_of(self, changed: set[str]) -> list[Fact]:
        """Also of tables that everyone has left."""
        tables, self._changed = changed, set()
        return [self._at(id) for id in tables]

    def _at(self, id: str) -> Fact:
        room = self._lobby.rooms.get(id)
        return [AT, id, [] if room is None else sorted(room.company.connections.items())]

    def _all_facts(self) -> Iterator[Fact]:
        settings = self._lobby.settings
        for room in self._lobby.rooms.values():
            if room.company:
                yield self._at(room.id)
        for what, counts, most in (
            (CONNECTIONS, self._lobby.connections, settings.most_of_one),
            (TABLES, self._lobby.running_by_network(), settings.tables_of_one),
        ):
            for network, count in counts.items():
                if network and count * _WORTH_TELLING >= most:
                    yield [what, network, count]
        for what, budgets in self._budgets.items():
            spent, budgets.spent = budgets.spent or {}, {}
            for network, cost in spent.items():
                yield [what, network, round(cost, 1)]

    def _written(self, facts: list[Fact]) -> list[str]:
        """In pieces that can be passed on."""
        pieces: list[list[Any]] = [[self._news.here]]
        size = 0
        for fact in facts:
            length = len(json.dumps(fact)) + 2
            if size + length > MOST_BYTES - 20:
                pieces.append([self._news.here])
                size = 0
            pieces[-1].append(fact)
            size += length
        return [json.dumps(piece) for piece in pieces]

    # ------------------------------------------------------------ hearing

    def hear(self, payload: str) -> None:
        who, *facts = json.loads(payload)
        if who == self._news.here:
            return
        for what, key, much in facts:
            if what in self._budgets:
                self._budgets[what].owe(key, much)
                continue
            self._heard.setdefault((what, key), {})[who] = (time.monotonic() + _HOLDS, much)
            if what == AT:
                self._tell(key)

    def _forget(self) -> None:
        """What no longer holds."""
        now = time.monotonic()
        for (what, key), by in list(self._heard.items()):
            for who in [who for who, (until, _) in by.items() if until < now]:
                del by[who]
                if what == AT:
                    self._tell(key)
            if not by:
                del self._heard[what, key]

    def _tell(self, table: str) -> None:
        room = self._lobby.rooms.get(table)
        there = self.at(table)
        if room is not None and room.company.elsewhere != there:
            room.company.elsewhere = there
            room.company.tell(room.id, room.seats)

    def elsewhere(self, what: str, network: str) -> int:
        """How many connections or tables a network has at the other servers."""
        return sum(much for _, much in self._heard.get((what, network), {}).values())

    def at(self, table: str) -> Counter[int]:
        """The connections at the seats of a table that are at other servers."""
        there: Counter[int] = Counter()
        for _, seats in self._heard.get((AT, table), {}).values():
            there.update(dict(seats))
        return there
