"""All tables of a server: making them, finding them, keeping the bots at work."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from contextvars import Context
from functools import partial
from hmac import compare_digest
from typing import Any, NamedTuple, ParamSpec, TypeVar

from peerless.content.library import Library
from peerless.record.records import RULES_VERSION
from peerless.table import wire
from peerless.table.aside import Aside
from peerless.table.bot_play import BotPlay
from peerless.table.budgets import Budgets, asker, network_of
from peerless.table.company import Reader
from peerless.table.content import CannotGoOn, Content
from peerless.table.gossip import CONNECTIONS, COST, TABLES, Gossip
from peerless.table.journal import Journal
from peerless.table.making import choose_clock, choose_content, choose_series
from peerless.table.messages import Claim, NewTable
from peerless.table.metrics import Metrics
from peerless.table.networks import NOBODY, Networks
from peerless.table.news import CHAT, SEATS, Ears, Report
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
from peerless.table.turns import FairTurns

log = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")


_TRIES = 3
_AGAIN = 1.0
"""Seconds until the database is asked again that did not answer."""
_NEVER_VISITED = 60.0
"""Seconds until a table that nobody has come to counts no longer."""


class _Loading(NamedTuple):
    """A table that is being read."""

    who: str  # who pays for it
    task: asyncio.Task[None]


class Lobby:
    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self.library = Library(*settings.content)
        self.store = Store(settings.database)
        self.journal = Journal(self.store, metrics.stored, settings.store_timeout)
        self.networks = Networks()
        self.budgets = Budgets(settings.cost_at_once, settings.cost_a_second, self.networks.of)
        self.aside = Aside(self.budgets, self.networks)
        self.sheets = Sheets(self.aside)
        self.threads = StoreThreads(self.store, settings.store_timeout)
        self._writes = FairTurns(1)
        self.bots = BotPlay(self)
        self.gossip = Gossip(self)
        self.together = Together(self)
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, _Loading] = {}
        self._in_making: Counter[str] = Counter()  # tables whose rooms are being made
        self._unheard: list[Report] = []  # of those
        self._tasks: set[asyncio.Task[None]] = set()
        self._making = 0  # tables that are being made
        self.connections: Counter[str] = Counter()  # by network
        self.gossip.share(COST, self.budgets)

    # ------------------------------------------------------------ start and stop

    async def start(self) -> None:
        await asyncio.to_thread(self.store.prepare)
        self.networks.use(await self.threads.run(self.store.key, "networks"))
        self.journal.start()
        self.aside.start()
        unfinished = await self.threads.run(self.store.open_tables, of_bots=True)
        self.store.news.start(Ears(self._hear, self.gossip.hear, self._look_at_all))
        await self.together.start()
        self.begin(self._wake_bots(unfinished))
        if self.store.news.is_shared:
            self.begin(self.bots.watch())
            self.begin(self.gossip.go_on())
        self.begin(self._tidy())
        self.begin(self._mend())

    async def stop(self) -> None:
        """Whatever was decided is stored; bots can be asked again after the next start."""
        self.store.news.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.bots.stop()
        self.aside.stop()
        await self.journal.stop()
        await self.threads.stop()
        self.store.close()

    def begin(self, work: Any) -> None:
        """What goes on by itself, whoever has asked for what it began with."""
        task = asyncio.create_task(work, context=Context())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _wake_bots(self, ids: Sequence[str]) -> None:
        """After a start, games in which a bot is to answer go on by themselves. Those that cannot
        be read now are tried again when the others have been."""
        while ids:
            ids = [id for id in ids if not await self.wakes(id)]
            if ids:
                await asyncio.sleep(1)

    async def wakes(self, id: str) -> bool:
        """Whether the table could be read, or never will be. One that waits for a person can wait
        in the store."""
        try:
            room = await self.look_now(id)
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

    async def _mend(self) -> None:
        """Rooms that have to be read anew, at which somebody waits. Whoever was refused there is
        told to join again, and may never do so: then the others would not hear what was stored."""
        hopeless: set[str] = set()
        while True:
            await asyncio.sleep(_AGAIN)
            waiting = {id for id, room in self.rooms.items() if room.broken and room.company}
            hopeless &= waiting
            for id in waiting - hopeless:
                try:
                    await self.look(id)
                except Refused as refused:
                    if refused.code is Code.STORE:
                        break  # it is away for all of them
                    hopeless.add(id)

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
        network = network_of(address)
        theirs = self.connections[network] + self.gossip.elsewhere(CONNECTIONS, network)
        if full or theirs >= self.settings.most_of_one:
            words = "this server has as many connections as it takes; try again later"
            raise Refused(Code.FULL, words)

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
        network = self.networks.of(address)
        self._check_room_for_another(network)
        content = await self.aside.do("a new table", lambda: choose_content(self.library, new))
        seats, opened = take_seats(new.seats, len(content.heroes))
        maker = new_secret()
        clock = choose_clock(new, content)
        series = choose_series(new, content)
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
            series=None if series is None else series._asdict(),
            network=network,
        )
        invited = {
            seat: hash_of_secret(each.invitation)
            for seat, each in enumerate(opened)
            if each.invitation is not None
        }
        mine = [seat for seat, each in enumerate(seats) if each.kind == PERSON]
        called = {} if new.name is None else dict.fromkeys(mine, new.name)
        room = await self.open(stored, content, invited=invited, called=called)
        return room, maker, opened

    async def open(
        self,
        stored: Stored,
        content: Content,
        made: Sequence[tuple[int, str]] = (),
        invited: dict[int, str] | None = None,
        called: dict[int, str] | None = None,
    ) -> Room:
        """A new table, at which some decisions have been made already: seat and decision."""
        self._check_room_for_another(stored.network)
        self._making += 1  # before it is stored: others that come meanwhile are counted too
        try:
            with self._hearing_later(stored.id):  # a lease may run out before it is made here
                entries = _beginning(stored.id, made)
                await self._store_table(stored, content, invited or {}, called or {}, entries)
                opening = partial(open_room, stored, content, entries, self.journal)
                room = await self.aside.do(stored.id, opening, begun=True)  # it is stored already
                room.claimed({}, called or {})
                room.knows_lines = True  # nobody has said anything here
                room.touch()
                self._add(room)
            self.bots.free(room)
        finally:
            self._making -= 1
        log.info("table made", extra={"table": room.id, "mode": content.mode})
        return room

    def _check_room_for_another(self, network: str) -> None:
        """Only games that are being played count: one that everyone has left costs nothing, and
        whoever comes back to it is never turned away."""
        settings, here = self.settings, len(self.rooms) + self._making
        elsewhere = 0 if network == NOBODY else self.gossip.elsewhere(TABLES, network)
        if here < settings.most_tables and here + elsewhere < settings.tables_of_one:
            return  # whoever made them, and whether they are played or not
        running = self.running_by_network()
        theirs = 0 if network == NOBODY else running[network] + elsewhere
        if theirs >= settings.tables_of_one:
            raise Refused(Code.FULL, "as many tables from your network as may be; try again later")
        if running.total() + self._making >= settings.most_tables:
            raise Refused(Code.FULL, "this server has as many tables as it takes; try again later")

    def running_by_network(self) -> Counter[str]:
        """The games that are being played here, by whoever made them."""
        rooms = self.rooms.values()
        return Counter(r.network for r in rooms if not r.game.over and not self._is_left(r))

    async def _store_table(
        self,
        stored: Stored,
        content: Content,
        invited: dict[int, str],
        called: dict[int, str],
        entries: Sequence[Entry],
    ) -> None:
        """All of it or nothing: of a table without its beginning nobody could make anything."""
        files = dict(content.files)
        try:
            await self.threads.run(self.store.add_table, stored, files, invited, called, entries)
        except Exception as error:
            log.exception("a table could not be stored")
            raise Refused(Code.STORE, "the table could not be stored; try again") from error

    # ------------------------------------------------------------ finding a table

    async def find(self, id: str) -> Room:
        """The room of a table that somebody comes to."""
        room = await self.look(id)
        room.touch()
        return room

    async def find_now(self, id: str) -> Room:
        """The same, as far as the database is (`look_now`)."""
        room = await self.look_now(id)
        room.touch()
        return room

    async def look_now(self, id: str) -> Room:
        """For a look at the table as far as the database is. Another server may have told somebody
        of decisions that this one has not heard of: whoever comes from there must not be told less
        here, or that a game still runs."""
        room = await self.look(id)
        if self.store.news.is_shared and not room.game.over:
            counts = await self.threads.ask(self.store.counts, [id])
            if room.entries < counts.get(id, 0):
                await room.catch_up()
            room = await self.look(id)  # it may have been read anew
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
                self._loading[id] = _Loading(asker.get(), task)
                task.add_done_callback(lambda _: self._loading.pop(id, None))
            loading = self._loading[id]
            try:
                await asyncio.shield(loading.task)
            except Refused as refused:
                if refused.code is not Code.TOO_FAST or loading.who == asker.get():
                    raise  # if somebody else cannot pay for it, we do

    async def _load(self, id: str) -> None:
        with self._hearing_later(id):
            await self._make_room(id)

    async def _make_room(self, id: str) -> None:
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
            room = await self.aside.do(id, lambda: reopen_room(found, self.journal))
        except CannotGoOn as error:
            log.exception("a table cannot go on", extra={"table": id})
            raise Refused(Code.CANNOT_GO_ON, str(error)) from error
        old = self.rooms.get(id)
        if old is not None:
            room.take_over(old)
        self._add(room)

    # ------------------------------------------------------------ other servers

    @contextmanager
    def _hearing_later(self, id: str) -> Iterator[None]:
        """While the room of a table is made from what was stored of it: what is told of the table
        meanwhile may have been stored after that was read, so it is heard when the room is there.
        A room that is replaced hears it by the one in its place."""
        self._in_making[id] += 1
        try:
            yield
        finally:
            self._in_making -= Counter([id])
            waiting, self._unheard = self._unheard, []
            for report in waiting:
                self._hear(report)

    def _hear(self, report: Report) -> None:
        """News of a table: what was decided there, or that somebody has taken a seat."""
        if report.table in self._in_making:
            self._unheard.append(report)
            return
        room = self.rooms.get(report.table)
        if room is None:
            return
        if report.number == SEATS:
            self.begin(self._listen(self._look_who_came(room)))
        elif report.number == CHAT:
            self.begin(self._listen(self.together.hear_what_was_said(room)))
        elif room.broken or room.entries < report.number:
            self.begin(self._listen(self._catch_up(room, report)))

    async def _listen(self, work: Awaitable[None]) -> None:
        with suppress(Refused):  # it has been noted; whoever comes next tries again
            await work

    async def _catch_up(self, room: Room, report: Report) -> None:
        await room.catch_up([Entry(*told) for told in report.entries])
        await self.look(room.id)  # if it could not, another one is made in its place

    def _look_at_all(self) -> None:
        """News may have been missed."""
        self.begin(self._catch_up_all())

    async def _catch_up_all(self) -> None:
        """Until the database has said how far all tables are."""
        while self.rooms:
            try:
                counts = await self.threads.ask(self.store.counts, list(self.rooms))
            except Refused:  # it has been noted
                await asyncio.sleep(_AGAIN)
                continue
            for id, count in counts.items():
                for what in (count, SEATS, CHAT):
                    self._hear(Report(id, what, []))
            return

    # ------------------------------------------------------------ beside the journal

    async def write(self, table: str, deed: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Store what somebody has asked for beside decisions: a name, a line, a claim. One at a
        time, and by turns of networks: a hundred of one address would take all threads, and the
        interpreter from the event loop."""
        async with self._writes.turn(self.networks.of(asker.get()), table):
            return await self.threads.ask(deed, *given, **named)

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
            await self.write(id, self.together.people.call, id, seat, claim.name)
        await self._look_who_came(room)
        return seat

    async def _claim_invited(self, id: str, invitation: str, secret: str) -> int:
        hashes = hash_of_secret(invitation), hash_of_secret(secret)
        seat = await self.write(id, self.store.claim, id, *hashes)
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
        if not await self.write(id, self.store.invite, id, seat, hash_of_secret(invitation)):
            raise Refused(Code.CLAIMED, "this seat is no guest's, or somebody sits there already")
        return invitation

    async def _look_who_came(self, room: Room) -> None:
        await self.together.look_who_came(room)

    def _add(self, room: Room) -> None:
        self.rooms[room.id] = room
        room.company.elsewhere = self.gossip.at(room.id)
        self.metrics.tables.set(len(self.rooms))
        self.bots.go_on(room)

    async def write_whole(self, room: Room, reader: Reader) -> None:
        """What is told to one who joins takes long to write where the game was long: that is done
        aside. A table that moves on meanwhile is written anew, or when it is told."""
        for _ in range(_TRIES):
            if room.has_written(reader):
                return
            number = room.entries
            write = partial(room.write_whole, reader, room.history())
            try:
                message = await self.aside.do(room.id, write)
            except Refused:
                raise
            except Exception:
                if room.entries == number:
                    raise
            else:
                room.keep_written(number, reader, message)

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
        except Refused:
            raise
        except Exception as error:
            log.exception("no hint was found", extra={"table": room.id})
            raise Refused(Code.FULL, "no hint could be found now; try again") from error
        return wire.written(wire.hint_reply(room.id, seat, number, view.setting, found))


def _beginning(id: str, made: Sequence[tuple[int, str]]) -> list[Entry]:
    """The entries of decisions that were made elsewhere: seat and decision."""
    at = int(time.time() * 1000)
    return [Entry(id, number, seat, text, at) for number, (seat, text) in enumerate(made)]
