"""All tables of a server: making them, finding them, keeping the bots at work."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from peerless.bots import bot_names
from peerless.content.library import Library
from peerless.content.nearest import Unknown
from peerless.game import Game
from peerless.record.records import RULES_VERSION
from peerless.rules.mode import Mode
from peerless.setup import (
    check_adventure,
    check_seats,
    check_starts,
    mode_named,
    random_minions,
)
from peerless.table import wire
from peerless.table.content import AdventureTerms, CannotGoOn, Content, content_now, setting_of
from peerless.table.history import first_step, replay_steps
from peerless.table.journal import Journal
from peerless.table.messages import NewTable
from peerless.table.metrics import Metrics
from peerless.table.refusals import Code, Refused
from peerless.table.room import BOT, PERSON, Room, Seat, hash_of_secret
from peerless.table.settings import Settings
from peerless.table.store import Entry, Store, Stored
from peerless.table.thinking import Thinkers, choose_simply

log = logging.getLogger(__name__)

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
        return not room.hearers and room.touched < long_ago and room.id not in self._thinking

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

    async def create(self, new: NewTable) -> tuple[Room, list[str | None]]:
        """A new table. Returns the secrets of the persons' seats, which are kept nowhere else."""
        content = await asyncio.to_thread(choose_content, self.library, new)
        sitting, opened = sit_down(new.seats, len(content.heroes))
        stored = Stored(
            id=secrets.token_urlsafe(9),
            mode=content.mode,
            battlefield=content.battlefield,
            heroes=list(content.heroes),
            seed=secrets.randbits(64),
            rules=RULES_VERSION,
            content=content.hash,
            seats=[vars(seat) for seat in sitting],
            adventure=None if content.adventure is None else content.adventure._asdict(),
        )
        return await self.open(stored, content), opened

    async def open(
        self, stored: Stored, content: Content, made: Sequence[tuple[int, str]] = ()
    ) -> Room:
        """A new table, at which some decisions have been made already: seat and decision."""
        self._check_room_for_another()
        self._making += 1  # before it is stored: others that come meanwhile are counted too
        try:
            await self._store_table(stored, content)
            entries = await self._store_beginning(stored.id, made)
            room = await asyncio.to_thread(_open_room, stored, content, entries, self.journal)
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

    async def _store_table(self, stored: Stored, content: Content) -> None:
        try:
            await asyncio.to_thread(self.store.add_table, stored, dict(content.files))
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
            found = await asyncio.to_thread(_read, self.store, id)
        except Exception as error:
            log.exception("a table could not be read", extra={"table": id})
            raise Refused(Code.STORE, "the table could not be read; try again") from error
        if found is None:
            raise Refused(Code.UNKNOWN_TABLE, "there is no such table")
        try:
            room = await asyncio.to_thread(_reopen_room, *found, self.journal)
        except CannotGoOn as error:
            log.exception("a table cannot go on", extra={"table": id})
            raise Refused(Code.CANNOT_GO_ON, str(error)) from error
        old = self.rooms.get(id)
        if old is not None:
            room.take_over(old)
        self._add(room)

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


# ---------------------------------------------------------------- what a table is made of


def choose_content(library: Library, new: NewTable) -> Content:
    """The content of a new table, or a refusal that says what is wrong with it."""
    try:
        mode = mode_named(new.mode)
        board = "" if new.battlefield is None else library.battlefields.id_of(new.battlefield)
        heroes = tuple(map(library.heroes.id_of, new.heroes))
        check_seats(mode, len(heroes))
        terms = choose_adventure(library, new, mode)
        board = board or battlefield_of(library, mode, terms)
        check_starts(library.battlefields.load(board), len(heroes))
        if terms is not None:
            check_adventure(
                mode,
                library.battlefields.load(board),
                tuple(map(library.enemies.load, terms.enemies)),
                tuple(map(library.discoveries.load, terms.discoveries)),
            )
        content = content_now(mode, board, heroes, library, terms)
        setting_of(content)
    except (Unknown, ValueError, CannotGoOn) as error:
        raise Refused(Code.BAD_TABLE, str(error)) from error
    return content


def choose_adventure(library: Library, new: NewTable, mode: Mode) -> AdventureTerms | None:
    """The villain of a cooperative game, its minions, chosen or by lot, and the discoveries."""
    if not mode.is_adventure:
        named = ("villain", "minions", "discoveries", "open_hands", "players_choose")
        strange = [key for key in named if key in new.model_fields_set]
        if strange:
            raise ValueError(f"{strange[0]}: a {mode.words} has none; it is for an adventure")
        return None
    if new.villain is None:
        raise ValueError("villain: an adventure needs one")
    villain = library.enemies.id_of(new.villain)
    if not library.enemies.load(villain).is_villain:
        raise ValueError(f"villain: {villain} is a minion")
    heroes = len(new.heroes)
    if new.minions is None:  # the seed of the game is for the game alone
        minions = random_minions(heroes, secrets.randbits(64), library)
    else:
        minions = tuple(map(library.enemies.id_of, new.minions))
    if len(minions) != heroes:  # A.C6
        raise ValueError(f"minions: expected {heroes}, one for each hero, found {len(minions)}")
    discoveries = tuple(map(library.discoveries.id_of, new.discoveries))
    return AdventureTerms((villain, *minions), discoveries, new.open_hands, new.players_choose)


def battlefield_of(library: Library, mode: Mode, terms: AdventureTerms | None) -> str:
    """Where none is named: a cooperative game is played on its villain's (A.C1)."""
    if terms is None:
        raise ValueError(f"battlefield: a {mode.words} needs one")
    return library.board_of(library.enemies.load(terms.enemies[0])).id


def sit_down(seats: Sequence[str], expected: int) -> tuple[list[Seat], list[str | None]]:
    """Who sits where, and the secrets of the seats of persons."""
    if len(seats) != expected:
        raise Refused(Code.BAD_TABLE, f"{expected} heroes need as many seats, found {len(seats)}")
    sitting: list[Seat] = []
    opened: list[str | None] = []
    for who in seats:
        if who == PERSON:
            secret = secrets.token_urlsafe(16)
            sitting.append(Seat(PERSON, secret=hash_of_secret(secret)))
            opened.append(secret)
        elif who in bot_names():
            sitting.append(Seat(BOT, bot=who))
            opened.append(None)
        else:
            known = ", ".join([PERSON, *bot_names()])
            raise Refused(Code.BAD_TABLE, f'seat "{who}": expected one of: {known}')
    return sitting, opened


def _read(store: Store, id: str) -> tuple[Stored, Content, list[Entry]] | None:
    """What is stored of a table."""
    stored = store.table(id)
    if stored is None:
        return None
    files = tuple(store.content(stored.content).items())
    terms = None if stored.adventure is None else AdventureTerms.of(stored.adventure)
    content = Content(stored.mode, stored.battlefield, tuple(stored.heroes), files, terms)
    return stored, content, store.entries(id)


def _reopen_room(stored: Stored, content: Content, entries: list[Entry], journal: Journal) -> Room:
    """The room of a table that is in the store; `CannotGoOn` if this version has no way to it."""
    if stored.rules != RULES_VERSION:
        words = f"this game was begun under rules {stored.rules}, here are {RULES_VERSION}"
        raise CannotGoOn(words)
    if content.hash != stored.content:
        raise CannotGoOn("the content that this game was begun with has been changed in the store")
    try:
        return _open_room(stored, content, entries, journal)
    except CannotGoOn:
        raise
    except Exception as error:  # what it says may name cards, so it is not passed on
        raise CannotGoOn("the decisions of this game cannot be played again here") from error


def _open_room(stored: Stored, content: Content, entries: list[Entry], journal: Journal) -> Room:
    """The room of a table, its journal played again."""
    game = Game.begin(setting_of(content), stored.seed)
    steps = [first_step(game)]
    if entries:
        game, steps = replay_steps(game, entries)
    seats = [Seat.of(seat) for seat in stored.seats]
    return Room(stored.id, content, seats, game, steps, journal, len(entries))
