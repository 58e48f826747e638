"""People at the tables: what they are called and say, what they agree on, whose time is up, which
tables are open to everyone, and another game of the same people."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING

from peerless.game import SPECTATOR
from peerless.record.records import RULES_VERSION
from peerless.table import agreements, wire
from peerless.table.budgets import Bucket
from peerless.table.clocks import SLOW, ClockTerms
from peerless.table.company import Hear
from peerless.table.matters import Wish
from peerless.table.messages import ChatMessage, Propose, Rematch, Reply
from peerless.table.people_store import Line, OpenRow, PeopleStore
from peerless.table.refusals import Code, Refused
from peerless.table.replies import OpenSeat, OpenTable
from peerless.table.room import Room, now_ms
from peerless.table.seats import Seat, hash_of_secret, seat_of
from peerless.table.seeds import new_seed
from peerless.table.store import Stored
from peerless.table.wire.types import ChatLine, ChatReply

if TYPE_CHECKING:
    from peerless.table.lobby import Lobby

log = logging.getLogger(__name__)

_LOOK = 0.2  # seconds between looks at the clocks of tables in memory
_LOOK_IN_STORE = 1.0  # and at those of all tables
_PULSE = 5.0  # seconds between notes that the server is up
_DOWN = 15_000  # milliseconds without such a note: no server was up
_SHOWN = 100  # lines that are told to one who joins
_KEPT = 2000  # lines of one table
_LINES_AT_ONCE, _LINES_A_SECOND = 5, 0.5  # of one seat
WAITING = 90_000
"""Milliseconds for which an open table is listed after somebody was last seen there."""
A_MONTH = 30 * 24 * 3600 * 1000
_MOST_LISTED = 60


class Together:
    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self.people = PeopleStore(lobby.store)
        self._listed: tuple[float, list[OpenTable]] = (-1e9, [])
        self._listing = asyncio.Lock()

    async def start(self) -> None:
        threads = self._lobby.threads
        paused = await threads.run(self.people.pause_clocks, now_ms(), _DOWN)
        if paused:
            log.info("clocks were paused while the server was down", extra={"tables": paused})
        self._lobby.begin(self._watch_clocks())

    # ------------------------------------------------------------ agreeing

    async def propose(self, room: Room, message: Propose) -> None:
        wish = Wish(message.wish)
        where = (room, message.seat, message.number)
        about = (message.about, message.bot, self._lobby.settings.left_after)
        await agreements.propose(*where, wish, *about)
        self._lobby.bots.go_on(room)

    async def reply(self, room: Room, message: Reply) -> None:
        await agreements.reply(room, message.seat, message.number, message.agree)
        self._lobby.bots.go_on(room)

    # ------------------------------------------------------------ clocks

    async def joins(self, room: Room) -> None:
        """Somebody comes: perhaps the last for whom the clocks have waited."""
        try:
            await agreements.start_clocks(room)
        except Refused as refused:
            if refused.code is not Code.STALE:  # somebody came to another server, and was first
                raise

    async def _watch_clocks(self) -> None:
        """Those of tables in memory are looked at often, and all others in the store."""
        loop = asyncio.get_running_loop()
        looked = pulse = loop.time()
        while True:
            await asyncio.sleep(_LOOK)
            for room in list(self._lobby.rooms.values()):
                if agreements.is_due(room):
                    await self._time_out(room.id)
            try:
                if loop.time() - looked >= _LOOK_IN_STORE:
                    for id in await self._lobby.threads.run(self.people.overdue, now_ms()):
                        await self._time_out(id)
                    looked = loop.time()
                if loop.time() - pulse >= _PULSE:
                    await self._lobby.threads.run(self.people.beat, now_ms())
                    pulse = loop.time()
            except Exception as error:  # the database is away; it is noted where it matters
                log.warning("clocks could not be read", extra={"error": type(error).__name__})
                await asyncio.sleep(_LOOK_IN_STORE)

    async def _time_out(self, id: str) -> None:
        try:
            room = await self._lobby.look(id)
            await agreements.time_out(room)
            self._lobby.bots.go_on(room)
        except Refused as refused:  # another server was first, or the store fails: looked at again
            log.info("a clock ran out elsewhere", extra={"table": id, "code": refused.code.value})

    # ------------------------------------------------------------ names

    async def call(self, room: Room, seat: int, name: str) -> None:
        await self._lobby.write(room.id, self.people.call, room.id, seat, name)
        await self.look_who_came(room)

    async def look_who_came(self, room: Room) -> None:
        """Whose the seats are now, what they are called, and where they play again."""
        room.claimed(*await self._lobby.threads.ask(self._who_came, room.id))

    def _who_came(self, id: str) -> tuple[dict[int, str], dict[int, str], str | None]:
        """All at once: a thread is asked once, and not three times."""
        return self._lobby.store.claimed(id), self.people.names(id), self.people.rematch_of(id)

    # ------------------------------------------------------------ the chat

    async def say(self, room: Room, message: ChatMessage) -> None:
        seat = message.seat
        pace = room.pace_of_chat.setdefault(seat, Bucket(_LINES_AT_ONCE, _LINES_A_SECOND))
        if not pace.take():
            raise Refused(Code.TOO_FAST, "too many lines at once; wait a little")
        said = (room.id, seat, message.words, now_ms(), _KEPT)
        line = await self._lobby.write(room.id, self.people.say, *said)
        if line is None:
            raise Refused(Code.FULL, "as much has been said here as is kept")
        self._tell_lines(room, [line])

    async def tell_what_was_said(self, room: Room, hear: Hear) -> None:
        """To one who joins. Where no other server stores lines, they are read from the store once,
        and of a new table never."""
        if self._lobby.store.news.is_shared or not room.knows_lines:
            self._note(room, await self._lobby.threads.ask(self.people.lines, room.id, 0, _SHOWN))
            room.knows_lines = True
        if room.lines:
            hear(_chat(room.id, room.lines))

    async def hear_what_was_said(self, room: Room) -> None:
        """At another server."""
        first = max(0, max(room.said, default=-1) - _SHOWN)
        lines = await self._lobby.threads.ask(self.people.lines, room.id, first, _SHOWN)
        self._tell_lines(room, [line for line in lines if line.number not in room.said])

    def _tell_lines(self, room: Room, lines: Sequence[Line]) -> None:
        self._note(room, lines)
        if lines:
            room.company.tell_lines(_chat(room.id, lines))

    def _note(self, room: Room, lines: Sequence[Line]) -> None:
        room.said.update(line.number for line in lines)
        room.lines = sorted({*room.lines, *lines})[-_SHOWN:]

    # ------------------------------------------------------------ open tables

    async def open_tables(self) -> list[OpenTable]:
        """Those that wait for somebody: looked up once a second, however many ask."""
        async with self._listing:
            loop = asyncio.get_running_loop()
            if loop.time() - self._listed[0] > 1:
                ask = self._lobby.threads.ask
                rows = await ask(self.people.open_tables, now_ms(), _MOST_LISTED)
                self._listed = (loop.time(), [_open_table(row) for row in rows])
        return self._listed[1]

    async def keep_listed(self) -> None:
        """Tables at which somebody waits stay listed."""
        waiting = [room.id for room in self._lobby.rooms.values() if room.waits_openly]
        if waiting:
            await self._lobby.threads.run(self.people.keep_listed, waiting, now_ms() + WAITING)

    async def claim_open(self, room: Room, seat: int, secret: str) -> int:
        claim = (room.id, seat, hash_of_secret(secret), now_ms())
        if not await self._lobby.write(room.id, self.people.claim_open, *claim):
            raise Refused(Code.CLAIMED, "somebody else was quicker, or this table is not open")
        return seat

    # ------------------------------------------------------------ another game

    async def rematch(self, id: str, wanted: Rematch, network: str) -> str:
        """The table of another game of the same people, who keep their secrets. Whoever asks first
        makes it; all others are told of it."""
        room = await self._lobby.find_now(id)  # the end may have been told at another server
        if seat_of(room.seats, wanted.secret) in (None, SPECTATOR):
            raise Refused(Code.NOT_YOUR_SEAT, "only those who have played can play again")
        if not room.game.over:
            raise Refused(Code.RUNNING, "the game is not over yet")
        async with room.lock:
            known = await self._lobby.threads.ask(self.people.rematch_of, id)
            if known is None:
                known = await self._make_rematch(room, wanted.swap, network)
        await self.look_who_came(room)
        return known

    async def _make_rematch(self, room: Room, swap: bool, network: str) -> str:
        """Whoever has lost begins; teams stay together. The heroes come with their people, unless
        each is to have that of the next seat."""
        winners, count = room.game.state.winners or (), len(room.seats)
        loser = next((seat for seat in range(count) if seat not in winners), 0)
        order = [(loser + place) % count for place in range(count)]  # the old seats of the new ones
        heroes = [room.content.heroes[(old + swap) % count] for old in order]
        content = room.content._replace(heroes=tuple(heroes))
        seats, series = [room.seats[old] for old in order], room.series
        stored = Stored(
            id=secrets.token_urlsafe(9),
            mode=content.mode,
            battlefield=content.battlefield,
            heroes=list(content.heroes),
            seed=new_seed(),
            rules=RULES_VERSION,
            content=content.hash,
            seats=[Seat(seat.kind, seat.bot, seat.secret).stored for seat in seats],
            adventure=None if content.adventure is None else content.adventure._asdict(),
            clock=None if room.matters.clocks is None else room.matters.clocks.terms._asdict(),
            maker=room.maker,
            series=None if series is None else series.after(winners).next(order)._asdict(),
            network=network,
        )
        names = {seat: each.name for seat, each in enumerate(seats) if each.name}
        # Whoever was invited, and has not come, is invited again: by the same link, or a new one.
        waiting = await self._lobby.threads.ask(self._lobby.store.unclaimed, room.id)
        invited = {seat: waiting[old] for seat, old in enumerate(order) if old in waiting}
        await self._lobby.open(stored, content, invited=invited, called=names)
        return await self._lobby.threads.ask(self.people.rematch, room.id, stored.id)


def listed_until(clock: ClockTerms | None) -> int:
    """An open table is listed while somebody waits there; for a slow game nobody has to."""
    slow = clock is not None and clock.move is not None and clock.move >= SLOW
    return now_ms() + (A_MONTH if slow else WAITING)


def _chat(table: str, lines: Sequence[Line]) -> str:
    told: list[ChatLine] = [
        {"number": line.number, "seat": line.seat, "words": line.words, "at": line.at}
        for line in lines
    ]
    message: ChatReply = {"type": "chat", "table": table, "lines": told}
    return wire.written(message)


def _open_table(row: OpenRow) -> OpenTable:
    clock = None if row.clock is None else ClockTerms.of(row.clock)
    return OpenTable(
        table=row.id,
        mode=row.mode,
        battlefield=row.battlefield,
        seats=[
            OpenSeat(
                seat=number,
                hero=hero,
                who=Seat.of(stored).who,
                name=row.names.get(number),
                free=number in row.free,
            )
            for number, (hero, stored) in enumerate(zip(row.heroes, row.seats, strict=True))
        ],
        move=None if clock is None else clock.move,
        total=None if clock is None else clock.total,
    )
