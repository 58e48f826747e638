"""All tables of a server: making them, finding them, keeping the bots at work."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from hmac import compare_digest
from typing import Any, ParamSpec, TypeVar

from peerless.content.library import Library
from peerless.record.records import RULES_VERSION
from peerless.table import wire
from peerless.table.content import CannotGoOn, Content
from peerless.table.journal import Journal
from peerless.table.making import choose_content
from peerless.table.messages import NewTable
from peerless.table.metrics import Metrics
from peerless.table.opening import open_room, read_table, reopen_room
from peerless.table.refusals import Code, Refused
from peerless.table.room import Room
from peerless.table.seats import Held, Opened, hash_of_secret, new_secret, seat_of, take_seats
from peerless.table.settings import Settings
from peerless.table.store import Entry, Store, Stored
from peerless.table.thinking import Thinkers, choose_simply

log = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")

_MOST_FAILURES = 3
"""So often a bot may fail at a table; then a simple one plays on for it. One that hangs would
make everyone wait at each of its turns."""


class Lobby:
    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self.library = Library(*settings.content)
        self.store = Store(settings.database)
        self.journal = Journal(self.store, metrics.stored)
        self.thinkers = Thinkers(settings.thinkers, settings.patience)
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinking: set[str] = set()  # rooms whose bots are at work
        self._making = 0  # tables that are being made
        self.connections: Counter[str] = Counter()  # by address

    # ------------------------------------------------------------ start and stop

    async def start(self) -> None:
        await asyncio.to_thread(self.store.prepare)
        self.journal.start()
        unfinished = await asyncio.to_thread(self.store.open_tables, of_bots=True)
        self._begin(self._wake_bots(unfinished))
        self._begin(self._tidy())

    async def stop(self) -> None:
        """Whatever was decided is stored; bots can be asked again after the next start."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinkers.stop()
        await self.journal.stop()
        self.store.close()

    def _begin(self, work: Any) -> None:
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

    def _is_left(self, room: Room) -> bool:
        """Whether nobody is there, nobody has been for a while, and no bot is at work."""
        long_ago = time.monotonic() - self.settings.table_idle_timeout
        return not room.company and room.touched < long_ago and room.id not in self._thinking

    def _forget(self, room: Room) -> None:
        del self.rooms[room.id]
        self.metrics.tables.set(len(self.rooms))

    # ------------------------------------------------------------ connections

    def is_full(self, address: str) -> bool:
        """Whether no more connections are taken, or no more from there."""
        if self.connections.total() >= self.settings.most_connections:
            return True
        return self.connections[address] >= self.settings.most_of_one

    @contextmanager
    def connected(self, address: str) -> Iterator[None]:
        self._count(address, 1)
        try:
            yield
        finally:
            self._count(address, -1)

    def _count(self, address: str, change: int) -> None:
        self.connections[address] += change
        if not self.connections[address]:
            del self.connections[address]
        self.metrics.connections.set(self.connections.total())

    # ------------------------------------------------------------ making a table

    async def create(self, new: NewTable) -> tuple[Room, str, list[Opened]]:
        """A new table. Returns the secret of its maker and what opens the persons' seats, which
        are kept nowhere else."""
        content = await asyncio.to_thread(choose_content, self.library, new)
        seats, opened = take_seats(new.seats, len(content.heroes))
        maker = new_secret()
        stored = Stored(
            id=secrets.token_urlsafe(9),
            mode=content.mode,
            battlefield=content.battlefield,
            heroes=list(content.heroes),
            seed=secrets.randbits(64),
            rules=RULES_VERSION,
            content=content.hash,
            seats=[vars(seat) for seat in seats],
            adventure=None if content.adventure is None else content.adventure._asdict(),
            maker=hash_of_secret(maker),
        )
        invited = {
            seat: hash_of_secret(each.invitation)
            for seat, each in enumerate(opened)
            if each.invitation is not None
        }
        return await self.open(stored, content, invited=invited), maker, opened

    async def open(
        self,
        stored: Stored,
        content: Content,
        made: Sequence[tuple[int, str]] = (),
        invited: dict[int, str] | None = None,
    ) -> Room:
        """A new table, at which some decisions have been made already: seat and decision."""
        self._check_room_for_another()
        self._making += 1  # before it is stored: others that come meanwhile are counted too
        try:
            await self._store_table(stored, content, invited or {})
            entries = await self._store_beginning(stored.id, made)
            room = await asyncio.to_thread(open_room, stored, content, entries, self.journal)
            room.touch()
            self._add(room)
        finally:
            self._making -= 1
        log.info("table made", extra={"table": room.id, "mode": content.mode})
        return room

    def _check_room_for_another(self) -> None:
        """Only games that are being played count: one that everyone has left costs nothing, and
        whoever comes back to it is never turned away."""
        rooms = self.rooms.values()
        running = sum(not room.game.over and not self._is_left(room) for room in rooms)
        if running + self._making >= self.settings.most_tables:
            raise Refused(Code.FULL, "this server has as many tables as it takes; try again later")

    async def _store_table(self, stored: Stored, content: Content, invited: dict[int, str]) -> None:
        try:
            await asyncio.to_thread(self.store.add_table, stored, dict(content.files), invited)
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
            found = await asyncio.to_thread(read_table, self.store, id)
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

    async def claim(self, id: str, invitation: str, secret: str) -> int:
        """The seat that now belongs to whoever has the secret."""
        room = await self.find(id)
        hashes = hash_of_secret(invitation), hash_of_secret(secret)
        seat = await self._with_store(self.store.claim, id, *hashes)
        if seat is None:
            words = "this invitation has been used already, or was withdrawn; ask for a new one"
            raise Refused(Code.CLAIMED, words)
        await self._look_who_came(room)
        return seat

    async def invite(self, id: str, seat: int, maker: str) -> str:
        """Another invitation to a seat that nobody has claimed; the one before is withdrawn."""
        room = await self.find(id)
        if room.maker is None or not compare_digest(room.maker, hash_of_secret(maker)):
            raise Refused(Code.NOT_YOUR_SEAT, "only the one who made this table can invite")
        invitation = new_secret()
        if not await self._with_store(self.store.invite, id, seat, hash_of_secret(invitation)):
            raise Refused(Code.CLAIMED, "this seat is no guest's, or somebody sits there already")
        return invitation

    async def _look_who_came(self, room: Room) -> None:
        room.claimed(await self._with_store(self.store.claimed, room.id))

    async def _with_store(self, deed: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        try:
            return await asyncio.to_thread(deed, *given, **named)
        except Exception as error:
            log.exception("the store refused")
            raise Refused(Code.STORE, "the database does not answer; try again") from error

    def _add(self, room: Room) -> None:
        self.rooms[room.id] = room
        self.metrics.tables.set(len(self.rooms))
        self.go_on(room)

    # ------------------------------------------------------------ decisions

    async def decide(self, room: Room, seat: int, number: int, text: str) -> None:
        began = time.perf_counter()
        await room.decide(seat, number, text)
        self.metrics.decided(time.perf_counter() - began)
        if room.game.over:
            log.info("game over", extra={"table": room.id})
        self.go_on(room)

    async def hint(self, room: Room, seat: int, number: int) -> str:
        """What a bot would answer to what this seat is asked; nothing is decided."""
        view = room.view_to_answer(seat, number)
        try:
            found = await self.thinkers.hint(view, room.content)
        except Exception as error:
            log.exception("no hint was found", extra={"table": room.id})
            raise Refused(Code.FULL, "no hint could be found now; try again") from error
        return wire.written(wire.hint_reply(room.id, seat, number, found))

    def go_on(self, room: Room) -> None:
        """If a bot is asked, let it think, unless one at this table does already."""
        if room.bot_asked is not None and room.id not in self._thinking:
            self._thinking.add(room.id)
            self._begin(self._let_bots_play(room.id))

    async def _let_bots_play(self, id: str) -> None:
        """Until a person is asked. Where the store fails, it is tried again, ever less often."""
        wait = 1.0
        try:
            while True:
                try:
                    room = await self.look(id)
                    if room.bot_asked is None:
                        return
                    await self._let_bot_decide(room)
                    wait = 1.0
                    continue
                except Refused as refused:
                    log.error(
                        "a bot could not decide", extra={"table": id, "code": refused.code.value}
                    )
                    if refused.code is Code.CANNOT_GO_ON:
                        return
                except Exception:  # whatever it is, this table does not end by it
                    log.exception("a bot could not go on", extra={"table": id})
                await asyncio.sleep(wait)
                wait = min(2 * wait, 60.0)
        finally:
            self._thinking.discard(id)

    async def _let_bot_decide(self, room: Room) -> None:
        seat, number = room.asked, room.entries
        assert seat is not None
        view = room.game.view(seat)
        bot = room.seats[seat].bot
        if room.failures[seat] < _MOST_FAILURES:
            answer, itself = await self.thinkers.choose(bot, view, room.content)
        else:
            answer, itself = choose_simply(view), False
        self.metrics.thought(itself)
        room.failures[seat] += not itself
        if not itself and room.failures[seat] == _MOST_FAILURES:
            log.error("a bot is replaced for good", extra={"table": room.id, "bot": bot})
        await self.decide(room, seat, number, answer)
