"""All tables of a server: making them, finding them, keeping the bots at work."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Iterator, Sequence
from contextlib import contextmanager, suppress
from hmac import compare_digest
from typing import Any

from peerless.content.library import Library
from peerless.record.records import RULES_VERSION
from peerless.table import wire
from peerless.table.bot_play import BotPlay
from peerless.table.budgets import LOOK, Budgets, network_of
from peerless.table.content import CannotGoOn, Content
from peerless.table.journal import Journal
from peerless.table.making import choose_clock, choose_content
from peerless.table.messages import Claim, NewTable
from peerless.table.metrics import Metrics
from peerless.table.news import CHAT, SEATS
from peerless.table.opening import open_room, read_table, reopen_room
from peerless.table.refusals import Code, Refused
from peerless.table.room import Room
from peerless.table.seats import (
    PERSON,
    Held,
    Opened,
    hash_of_secret,
    new_secret,
    seat_of,
    take_seats,
)
from peerless.table.seeds import new_seed
from peerless.table.settings import Settings
from peerless.table.sheets import Sheets
from peerless.table.store import Damaged, Entry, Store, Stored
from peerless.table.store_threads import StoreThreads
from peerless.table.together import Together, listed_until

log = logging.getLogger(__name__)


_GRACE = 5.0
"""Seconds beside a bot's patience until another server lets it think: the one at which it was asked
is gone."""
_NEVER_VISITED = 60.0
"""Seconds until a table that nobody has come to counts no longer."""


class Lobby:
    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self.library = Library(*settings.content)
        self.store = Store(settings.database)
        self.journal = Journal(self.store, metrics.stored, settings.store_timeout)
        self.budgets = Budgets(settings.cost_at_once, settings.cost_a_second)
        self.sheets = Sheets()
        self.threads = StoreThreads(self.store, settings.store_timeout)
        self.bots = BotPlay(self)
        self.together = Together(self)
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._making = 0  # tables that are being made
        self.connections: Counter[str] = Counter()  # by address

    # ------------------------------------------------------------ start and stop

    async def start(self) -> None:
        await asyncio.to_thread(self.store.prepare)
        self.journal.start()
        unfinished = await self.threads.run(self.store.open_tables, of_bots=True)
        self.store.news.start(self._hear, self._look_at_all)
        await self.together.start()
        self.begin(self._wake_bots(unfinished))
        self.begin(self._tidy())

    async def stop(self) -> None:
        """Whatever was decided is stored; bots can be asked again after the next start."""
        self.store.news.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.bots.stop()
        self.sheets.stop()
        await self.journal.stop()
        self.threads.stop()
        self.store.close()

    def begin(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _wake_bots(self, ids: Sequence[str]) -> None:
        """After a start, games in which a bot is to answer go on by themselves. Those that cannot
        be read now are tried again when the others have been."""
        while ids:
            ids = [id for id in ids if not await self._wakes(id)]
            if ids:
                await asyncio.sleep(1)

    async def _wakes(self, id: str) -> bool:
        """Whether the table could be read, or never will be. One that waits for a person can wait
        in the store."""
        try:
            room = await self.look(id)
        except Refused as refused:
            log.warning(refused.words, extra={"table": id})
            return refused.code is not Code.STORE
        if self._is_left(room):
            self._forget(room)
        return True

    async def _tidy(self) -> None:
        """Tables that nobody looks at leave the memory, and count no longer; they are in the
        store."""
        while True:
            await asyncio.sleep(min(self.settings.table_idle_timeout, 30))
            for room in list(self.rooms.values()):
                if self._is_left(room):
                    self._forget(room)
            with suppress(Exception):  # the store is away: then they are listed no longer
                await self.together.keep_listed()

    def _is_left(self, room: Room) -> bool:
        """Whether nobody is there, nobody has been for a while, and no bot is at work."""
        patience = self.settings.table_idle_timeout
        if not room.visited:  # whoever makes tables for nobody keeps nobody else out for long
            patience = min(patience, _NEVER_VISITED)
        long_ago = time.monotonic() - patience
        return not room.company and room.touched < long_ago and room.id not in self.bots.at_work

    def _forget(self, room: Room) -> None:
        del self.rooms[room.id]
        self.metrics.tables.set(len(self.rooms))

    # ------------------------------------------------------------ connections

    def admit(self, address: str) -> None:
        """Refused if no more connections are taken, or no more from there."""
        full = self.connections.total() >= self.settings.most_connections
        if full or self.connections[network_of(address)] >= self.settings.most_of_one:
            words = "this server has as many connections as it takes; try again later"
            raise Refused(Code.FULL, words)
        if not self.budgets.take(address, LOOK):
            raise Refused(Code.TOO_FAST, "too many connections at once; wait a little")

    @contextmanager
    def connected(self, address: str) -> Iterator[None]:
        network = network_of(address)
        self._count(network, 1)
        try:
            yield
        finally:
            self._count(network, -1)

    def _count(self, address: str, change: int) -> None:
        self.connections[address] += change
        if not self.connections[address]:
            del self.connections[address]
        self.metrics.connections.set(self.connections.total())

    # ------------------------------------------------------------ making a table

    async def create(self, new: NewTable, address: str = "") -> tuple[Room, str, list[Opened]]:
        """A new table. Returns the secret of its maker and what opens the persons' seats, which
        are kept nowhere else."""
        network = network_of(address)
        self._check_room_for_another(network)
        content = await asyncio.to_thread(choose_content, self.library, new)
        seats, opened = take_seats(new.seats, len(content.heroes))
        maker = new_secret()
        clock = choose_clock(new, content)
        stored = Stored(
            id=secrets.token_urlsafe(9),
            mode=content.mode,
            battlefield=content.battlefield,
            heroes=list(content.heroes),
            seed=new_seed(),
            rules=RULES_VERSION,
            content=content.hash,
            seats=[seat.stored for seat in seats],
            adventure=None if content.adventure is None else content.adventure._asdict(),
            maker=hash_of_secret(maker),
            clock=None if clock is None else clock._asdict(),
            listed=listed_until(clock) if new.open else None,
        )
        invited = {
            seat: hash_of_secret(each.invitation)
            for seat, each in enumerate(opened)
            if each.invitation is not None
        }
        mine = [seat for seat, each in enumerate(seats) if each.kind == PERSON]
        called = {} if new.name is None else dict.fromkeys(mine, new.name)
        room = await self.open(stored, content, invited=invited, network=network, called=called)
        return room, maker, opened

    async def open(
        self,
        stored: Stored,
        content: Content,
        made: Sequence[tuple[int, str]] = (),
        invited: dict[int, str] | None = None,
        network: str = "",
        called: dict[int, str] | None = None,
    ) -> Room:
        """A new table, at which some decisions have been made already: seat and decision."""
        self._check_room_for_another(network)
        self._making += 1  # before it is stored: others that come meanwhile are counted too
        try:
            await self._store_table(stored, content, invited or {}, called or {})
            entries = await self._store_beginning(stored.id, made)
            room = await asyncio.to_thread(open_room, stored, content, entries, self.journal)
            room.network = network
            room.claimed({}, called or {})
            room.touch()
            self._add(room)
        finally:
            self._making -= 1
        log.info("table made", extra={"table": room.id, "mode": content.mode})
        return room

    def _check_room_for_another(self, network: str) -> None:
        """Only games that are being played count: one that everyone has left costs nothing, and
        whoever comes back to it is never turned away."""
        rooms = self.rooms.values()
        running = [room for room in rooms if not room.game.over and not self._is_left(room)]
        theirs = sum(room.network == network for room in running)
        if theirs >= self.settings.tables_of_one:
            raise Refused(Code.FULL, "as many tables from your network as may be; try again later")
        if len(running) + self._making >= self.settings.most_tables:
            raise Refused(Code.FULL, "this server has as many tables as it takes; try again later")

    async def _store_table(
        self, stored: Stored, content: Content, invited: dict[int, str], called: dict[int, str]
    ) -> None:
        files = dict(content.files)
        try:
            await self.threads.run(self.store.add_table, stored, files, invited, called)
        except Exception as error:
            log.exception("a table could not be stored")
            raise Refused(Code.STORE, "the table could not be stored; try again") from error

    async def _store_beginning(self, id: str, made: Sequence[tuple[int, str]]) -> list[Entry]:
        at = int(time.time() * 1000)
        entries = [Entry(id, number, seat, text, at) for number, (seat, text) in enumerate(made)]
        if entries:
            try:
                await self.journal.add(entries)
            except Exception as error:
                raise Refused(Code.STORE, "the table could not be stored; try again") from error
        return entries

    # ------------------------------------------------------------ finding a table

    async def find(self, id: str) -> Room:
        """The room of a table that somebody comes to."""
        room = await self.look(id)
        room.touch()
        return room

    async def look(self, id: str) -> Room:
        """The room of a table, for a look alone: that keeps no table in memory. It is among `rooms`
        when this returns: one that was read and forgotten again while we waited would be a second
        room of the same table."""
        while True:
            room = self.rooms.get(id)
            if room is not None and not room.broken:
                return room
            if id not in self._loading:
                task = asyncio.create_task(self._load(id))
                self._loading[id] = task
                task.add_done_callback(lambda _: self._loading.pop(id, None))
            await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> None:
        try:
            found = await self.threads.run(read_table, self.store, id)
        except Damaged as error:
            log.exception("a table is damaged", extra={"table": id})
            raise Refused(Code.CANNOT_GO_ON, str(error)) from error
        except Exception as error:
            log.exception("a table could not be read", extra={"table": id})
            raise Refused(Code.STORE, "the table could not be read; try again") from error
        if found is None:
            raise Refused(Code.UNKNOWN_TABLE, "there is no such table")
        try:
            room = await asyncio.to_thread(reopen_room, found, self.journal)
        except CannotGoOn as error:
            log.exception("a table cannot go on", extra={"table": id})
            raise Refused(Code.CANNOT_GO_ON, str(error)) from error
        old = self.rooms.get(id)
        if old is not None:
            room.take_over(old)
        self._add(room)

    # ------------------------------------------------------------ other servers

    def _hear(self, id: str, count: int) -> None:
        """News of a table: how many decisions it has now, or that somebody has taken a seat."""
        room = self.rooms.get(id)
        if room is None:
            return
        if count == SEATS:
            self.begin(self._listen(self._look_who_came(room)))
        elif count == CHAT:
            self.begin(self._listen(self.together.hear_what_was_said(room)))
        elif room.broken or room.entries < count:
            self.begin(self._catch_up(room))

    async def _listen(self, work: Awaitable[None]) -> None:
        with suppress(Refused):  # it has been noted
            await work

    def _look_at_all(self) -> None:
        """News may have been missed."""
        self.begin(self._catch_up_all())

    async def _catch_up_all(self) -> None:
        if self.rooms:
            for id, count in (await self.threads.ask(self.store.counts, list(self.rooms))).items():
                self._hear(id, count)
                self._hear(id, SEATS)
                self._hear(id, CHAT)

    async def _catch_up(self, room: Room) -> None:
        with suppress(Refused):  # it has been noted; whoever comes next tries again
            await room.catch_up(lambda first: self.threads.run(self.store.entries, room.id, first))
            room = await self.look(room.id)  # if it could not, another one is made in its place
            number = room.entries
            if room.bot_asked is None:
                return
            await asyncio.sleep(self.settings.patience + _GRACE)
            if self.rooms.get(room.id) is room and room.entries == number:
                self.bots.go_on(room)  # the server that was to let a bot think is gone

    # ------------------------------------------------------------ whose seat it is

    async def seat_of(self, room: Room, secret: str | None) -> int:
        """The seat that a secret opens; none is a spectator's."""
        seat = seat_of(room.seats, secret)
        if seat is None and any(each.held is Held.OPEN for each in room.seats):
            await self._look_who_came(room)  # perhaps at another server
            seat = seat_of(room.seats, secret)
        if seat is None:
            raise Refused(Code.NOT_YOUR_SEAT, "this link opens no seat at this table")
        return seat

    async def claim(self, id: str, claim: Claim) -> int:
        """The seat that now belongs to whoever has the secret."""
        room = await self.find(id)
        if claim.seat is not None:
            seat = await self.together.claim_open(room, claim.seat, claim.secret)
        else:
            seat = await self._claim_invited(id, claim.invitation or "", claim.secret)
        if claim.name is not None:
            await self.threads.ask(self.together.people.call, id, seat, claim.name)
        await self._look_who_came(room)
        return seat

    async def _claim_invited(self, id: str, invitation: str, secret: str) -> int:
        hashes = hash_of_secret(invitation), hash_of_secret(secret)
        seat = await self.threads.ask(self.store.claim, id, *hashes)
        if seat is None:
            words = "this invitation has been used already, or was withdrawn; ask for a new one"
            raise Refused(Code.CLAIMED, words)
        return seat

    async def invite(self, id: str, seat: int, maker: str) -> str:
        """Another invitation to a seat that nobody has claimed; the one before is withdrawn."""
        room = await self.find(id)
        if room.maker is None or not compare_digest(room.maker, hash_of_secret(maker)):
            raise Refused(Code.NOT_YOUR_SEAT, "only the one who made this table can invite")
        invitation = new_secret()
        if not await self.threads.ask(self.store.invite, id, seat, hash_of_secret(invitation)):
            raise Refused(Code.CLAIMED, "this seat is no guest's, or somebody sits there already")
        return invitation

    async def _look_who_came(self, room: Room) -> None:
        await self.together.look_who_came(room)

    def _add(self, room: Room) -> None:
        self.rooms[room.id] = room
        self.metrics.tables.set(len(self.rooms))
        self.bots.go_on(room)

    # ------------------------------------------------------------ decisions

    async def decide(self, room: Room, seat: int, number: int, text: str) -> None:
        began = time.perf_counter()
        await room.decide(seat, number, text)
        self.metrics.decided(time.perf_counter() - began)
        if room.game.over:
            log.info("game over", extra={"table": room.id})
        self.bots.go_on(room)

    async def hint(self, room: Room, seat: int, number: int) -> str:
        """What a bot would answer to what this seat is asked; nothing is decided."""
        view = room.view_to_answer(seat, number)
        try:
            found = await self.bots.hint(view, room)
        except Exception as error:
            log.exception("no hint was found", extra={"table": room.id})
            raise Refused(Code.FULL, "no hint could be found now; try again") from error
        return wire.written(wire.hint_reply(room.id, seat, number, found))
