"""The server is killed at any moment and started again, or one of two workers, or the PostgreSQL of
two that go on: nothing that was acknowledged is lost, and every game goes on to its end.

Persons play on connections of their own, against each other and against bots. What each of them
was told is compared with the database right after every kill, and with what the next server tells.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import random
import time
from dataclasses import dataclass, field
from typing import NamedTuple

import httpx
import pytest
from websockets.exceptions import WebSocketException

from peerless.record.records import read_record
from peerless.record.replay import replay
from peerless.table.history import decisions_of
from peerless.table.people_store import PeopleStore
from peerless.table.store import Store
from tests.support import BIG_BATTLEFIELDS
from tests.table.mortal_postgres import MortalPostgres
from tests.table.servers import (
    PATIENCE,
    AsyncClient,
    Message,
    Refused,
    Server,
    Table,
    Workers,
    answers_of,
    decide_message,
    is_over,
    join_message,
    take_back_message,
)

GONE = (OSError, WebSocketException, EOFError)
"""What a client meets when its server is killed."""


class JoinAgain(Exception):
    """What a person has sent was refused since the database is away, or was overtaken."""


TAKE_BACK = "take back"
PROPOSE, AGREE, DECLINE = "propose", "agree", "decline"
BEGINNINGS = {
    TAKE_BACK: ("take back ",),
    PROPOSE: ("table: propose take back", "take back "),  # at once where only bots play against one
    AGREE: ("table: agree",),
    DECLINE: ("table: decline",),
}
"""How the entry of each begins in the journal."""
CLOCK = {"move": 3600, "total": 36_000}
SEATS = [("person", "person"), ("person", "greedy"), ("random", "person"), ("greedy", "random")]
HEROES = ("medusa", "sinbad", "king-arthur", "alice", "bigfoot", "robin-hood")


@dataclass
class Person:
    """Someone at a seat, or a spectator, and everything that they were told."""

    world: World
    table: Table
    seat: int | None
    number: int = -1  # of the last view
    made: dict[int, str] = field(default_factory=dict)  # acknowledged decisions, by their number
    guessed: set[int] = field(default_factory=set)  # those of them whose answer was lost
    story: list[str] = field(default_factory=list)
    heard: dict[int, Message] = field(default_factory=dict)  # lines of the chat, by their number
    sent: tuple[int, str] | None = None  # a decision whose acknowledgement has not come
    over: bool = False

    async def play(self) -> None:
        while not self.over:
            server = await self.world.up()
            try:
                async with server.connect_async() as client:
                    await self.play_on(client)
            except JoinAgain:
                await asyncio.sleep(0.1)  # as a page does, or it would ask all the time
            except GONE:
                await self.world.lost(server)

    async def play_on(self, client: AsyncClient) -> None:
        await client.send(join_message(self.table, self.seat, chat=True))
        self.take(await self.next_view(client))
        while not self.over:
            view, proposal = self.view, self.view["proposal"]
            if self.seat is not None and self.world.chance.random() < 0.03:
                words = f"line {self.world.chance.random()}"
                await client.send({"type": "chat", **self.here, "words": words})
            if proposal is not None:  # everyone waits until it is settled
                if self.seat in proposal["waits_for"]:
                    agree = self.world.chance.random() < 0.7
                    await self.say(client, "reply", AGREE if agree else DECLINE, agree=agree)
            elif (
                answers_of(view) and "take back" in view["may"] and self.world.chance.random() < 0.1
            ):
                await self.say(client, "propose", PROPOSE, wish="take back")
            elif view["take_back"] and self.world.chance.random() < 0.15:
                self.sent = view["number"], TAKE_BACK
                await client.send(take_back_message(view))
                self.world.moment()
            elif answers := answers_of(view):
                self.sent = view["number"], self.world.chance.choice(answers)
                await client.send(decide_message(view, self.sent[1]))
                self.world.moment()
            self.take(await self.next_view(client))

    async def next_view(self, client: AsyncClient) -> Message:
        """What is said in between is kept; too much at once is refused."""
        while True:
            try:
                message = await client.receive()
            except Refused as refused:
                if refused.code in self.world.tolerated:
                    if refused.code == "stale":  # then it was certainly not stored
                        self.sent = None
                    raise JoinAgain from refused
                assert refused.code == "too fast"  # noqa: PT017  # a line of the chat
                continue
            if message["type"] == "view":
                return message
            if message["type"] == "chat":
                self.heard.update({line["number"]: line for line in message["lines"]})

    @property
    def may_take_back(self) -> bool:
        """With the consent of the other, while one is asked oneself: then nobody else decides."""
        return bool(answers_of(self.view)) and "take back" in self.view["may"]

    @property
    def here(self) -> Message:
        return {"table": self.table.id, "seat": self.seat}

    async def say(self, client: AsyncClient, kind: str, entry: str, **more: object) -> None:
        self.sent = self.number, entry
        await client.send({"type": kind, **self.here, "number": self.number, **more})
        self.world.moment()

    def take(self, view: Message) -> None:
        """What is told now goes on from what was told before."""
        number, log = view["number"], view["log"]
        assert number >= self.number, "something acknowledged is gone"
        if not view["whole"]:
            assert number > self.number
            self.story += log
        else:  # after a connection was lost, or something was taken back
            assert number > self.number or log == self.story, "the story has changed"
            self.story = log
        if self.sent is not None and number > self.sent[0]:
            self.made[self.sent[0]] = self.sent[1]
            if view["whole"]:
                self.guessed.add(self.sent[0])
        self.sent = None
        self.view, self.number, self.over = view, number, is_over(view)
        self.world.told += 1
        self.world.moment()

    def told(self) -> Told:
        """What they have been told until now. They may be told more while it is checked."""
        return Told(
            self.table, self.seat, self.number, dict(self.made), set(self.guessed), dict(self.heard)
        )


class Told(NamedTuple):
    """What a person was told by a certain moment."""

    table: Table
    seat: int | None
    number: int
    made: dict[int, str]
    guessed: set[int]
    heard: dict[int, Message]

    def check(self, store: Store) -> None:
        """Everything that was acknowledged is stored."""
        entries = store.entries(self.table.id)
        assert len(entries) >= self.number
        assert [entry.number for entry in entries] == list(range(len(entries)))
        for number, decision in self.made.items():
            stored = entries[number].decision
            if number in self.guessed and stored.startswith("table: pause"):
                continue  # the table went on because no server was up, and the decision was lost
            assert entries[number].seat == self.seat
            assert stored == decision or any(
                stored.startswith(begins) for begins in BEGINNINGS.get(decision, ())
            )
        lines = {line.number: line._asdict() for line in PeopleStore(store).lines(self.table.id)}
        for number, line in self.heard.items():
            assert lines[number] == line


class World:
    """A database, the server that has it now, and all who play."""

    tolerated: frozenset[str] = frozenset()  # refusals after which one joins again

    def __init__(self, database: str, kills: int, chance: random.Random) -> None:
        self.database = database
        self.chance = chance
        self.server: Server | None = None
        self.tables: list[Table] = []
        self.persons: list[Person] = []
        self.most_kills = kills
        self.kills = self.told = 0
        self.began = time.monotonic()
        self._wait_moments = chance.randint(1, 60)
        self._starting = asyncio.Lock()

    # ------------------------------------------------------------ kills

    def moment(self) -> None:
        """One of the moments in which the server may be killed: a message sent or received."""
        self._wait_moments -= 1
        if self._wait_moments > 0:
            return
        self._wait_moments = self.chance.randint(1, 120)
        if self.chance.random() < 0.5:
            self._kill()
        else:  # a little later, in the middle of something else
            asyncio.get_running_loop().call_later(self.chance.random() * 0.05, self._kill)

    def _kill(self) -> None:
        server = self.server
        if server is not None and server.process.poll() is None and self.kills < self.most_kills:
            server.kill()
            self.kills += 1

    async def lost(self, server: Server) -> None:
        """Called by all who lose their connection; the first looks after it."""
        async with self._starting:
            if server is self.server:
                assert server.process.poll() is not None, "a connection was lost, and no kill"
                self.server = None
                server.close()
                await self.check()

    async def up(self) -> Server:
        async with self._starting:
            if self.server is None:
                self.server = await asyncio.to_thread(Server, self.database)
            return self.server

    async def check(self) -> None:
        """In a thread, in which a busy machine may take long: others play on meanwhile."""
        tables, told = list(self.tables), [person.told() for person in self.persons]

        def look() -> None:
            with contextlib.closing(Store(self.database)) as store:
                for table in tables:
                    assert store.table(table.id) is not None, "a table that was made is gone"
                for each in told:
                    each.check(store)

        await asyncio.to_thread(look)

    # ------------------------------------------------------------ games

    async def make_table(self) -> Table:
        """The reply may be lost in a kill: then another is made."""
        while True:
            server = await self.up()
            heroes = self.chance.sample(HEROES, 2)
            battlefield = self.chance.choice(BIG_BATTLEFIELDS)
            seats = SEATS[len(self.tables) % len(SEATS)]
            try:
                self.moment()
                values = (seats, heroes, battlefield)
                return await asyncio.to_thread(server.make_table, *values, clock=CLOCK)
            except (httpx.TransportError, RuntimeError):  # killed, or closed after a kill
                await self.lost(server)
            except Refused as refused:
                if refused.code not in self.tolerated:
                    raise
                await asyncio.sleep(0.1)

    async def play_game(self) -> None:
        table = await self.make_table()
        self.tables.append(table)
        seats = [*table.persons, None]
        people = [Person(self, table, seat) for seat in seats]
        self.persons += people
        await asyncio.gather(*(person.play() for person in people))

    async def play_games(self, count: int) -> None:
        try:
            await asyncio.gather(*(self.play_game() for _ in range(count)))
            await self.check_records()
        finally:
            if self.server is not None:
                self.server.close()

    async def check_records(self) -> None:
        """Each record is that of a game, and of the decisions that stand in the journal."""
        await self.check()
        server, store = await self.up(), Store(self.database)
        for table in self.tables:
            record = read_record(await asyncio.to_thread(server.record, table))
            assert replay(record).over
            assert list(record.decisions) == decisions_of(store.entries(table.id))
            stored = store.table(table.id)
            assert stored is not None
            assert stored.result == record.result
        store.close()


class WorkersWorld(World):
    """Two workers, one of which is killed again and again. The other goes on, and those who were
    connected to the killed one come to whichever is free."""

    workers: Workers | None = None

    def _kill(self) -> None:
        if self.workers is None or self.kills >= self.most_kills:
            return
        with contextlib.suppress(ProcessLookupError):  # it is being started anew
            self.workers.kill_worker(self.chance.randint(1, 2))
            self.kills += 1

    async def lost(self, server: Server) -> None:
        async with self._starting:
            assert server.process.poll() is None, "the parent has ended"
            await self.check()

    async def up(self) -> Server:
        async with self._starting:
            if self.server is None:
                start = functools.partial(Workers, self.database, longest_pause=2.0)
                self.server = self.workers = await asyncio.to_thread(start)
            return self.server


class PostgresWorld(WorkersWorld):
    """Two workers that go on, while their database is killed again and again. It is away for a
    moment; then everything that was acknowledged before is in it."""

    tolerated = frozenset({"store", "stale"})

    def __init__(self, database: MortalPostgres, kills: int, chance: random.Random) -> None:
        super().__init__(database.address, kills, chance)
        self._postgres = database
        self._away: asyncio.Task[None] | None = None
        self._ended = False  # all games are over

    def _kill(self) -> None:
        away = self._away is not None and not self._away.done()
        if self.workers is None or self._ended or away or self.kills >= self.most_kills:
            return
        self._postgres.kill()
        self.kills += 1
        self._away = self._tasks.create_task(self._start_again())

    async def _start_again(self) -> None:
        await asyncio.sleep(self.chance.random())  # servers and players notice that it is away
        await asyncio.to_thread(self._postgres.start)
        await self.check()

    async def lost(self, server: Server) -> None:
        raise AssertionError("a connection was lost, and no server was killed")

    async def play_games(self, count: int) -> None:
        async with asyncio.TaskGroup() as self._tasks:  # what fails beside the games ends them
            await super().play_games(count)

    async def check_records(self) -> None:
        self._ended = True
        if self._away is not None:
            await self._away
        await super().check_records()


def play_and_kill_postgres(games: int, kills: int, seed: int) -> PostgresWorld:
    async def main(database: MortalPostgres) -> PostgresWorld:
        world = PostgresWorld(database, kills, random.Random(seed))
        await asyncio.wait_for(world.play_games(games), 60 * games)
        return world

    with MortalPostgres() as database:
        return asyncio.run(main(database))


def play_and_kill(
    database: str, games: int, kills: int, seed: int, kind: type[World] = World
) -> World:
    async def main() -> World:
        world = kind(database, kills, random.Random(seed))
        await asyncio.wait_for(world.play_games(games), 60 * games)
        return world

    return asyncio.run(main())


def test_games_go_on_over_kills(sqlite_database: str) -> None:
    world = play_and_kill(sqlite_database, games=5, kills=4, seed=1)
    assert world.kills >= 3  # the games may be over before the last
    assert len(world.tables) == 5


def test_games_go_on_though_one_of_two_workers_is_killed(postgres_database: str) -> None:
    world = play_and_kill(postgres_database, games=4, kills=4, seed=2, kind=WorkersWorld)
    assert world.kills >= 3
    assert len(world.tables) == 4


@pytest.mark.prove
def test_games_go_on_though_their_postgresql_is_killed() -> None:
    world = play_and_kill_postgres(games=2, kills=2, seed=3)
    assert world.kills >= 1
    assert len(world.tables) == 2


# ---------------------------------------------------------------- a thousand kills


class Proof(NamedTuple):
    rounds: int
    kills: int  # at most, in each of them
    least: int  # the games may be over before


SERVER = Proof(rounds=4, kills=25, least=20)  # on each of the two databases
WORKER = Proof(rounds=16, kills=50, least=40)
POSTGRESQL = Proof(rounds=6, kills=30, least=25)
STARTS = 60  # kills of a server that starts: of an empty database, and of one with a table


@pytest.mark.prove
@pytest.mark.parametrize("round", range(SERVER.rounds))
def test_many_games_go_on_over_many_kills(database: str, round: int) -> None:
    """Two hundred games: four times twenty-five on each kind of database."""
    tell_of(play_and_kill(database, games=25, kills=SERVER.kills, seed=round), SERVER)


@pytest.mark.prove
@pytest.mark.parametrize("round", range(WORKER.rounds))
def test_many_games_go_on_over_many_kills_of_workers(postgres_database: str, round: int) -> None:
    """Eight hundred kills: one of two workers, at any moment."""
    kills = WORKER.kills
    world = play_and_kill(postgres_database, games=25, kills=kills, seed=round, kind=WorkersWorld)
    tell_of(world, WORKER)


@pytest.mark.prove
@pytest.mark.parametrize("round", range(POSTGRESQL.rounds))
def test_many_games_go_on_over_many_kills_of_postgresql(round: int) -> None:
    tell_of(play_and_kill_postgres(games=25, kills=POSTGRESQL.kills, seed=round), POSTGRESQL)


def test_a_thousand_kills_are_proved() -> None:
    """What the proofs insist on adds up to it."""
    runs = [(2, SERVER), (1, WORKER), (1, POSTGRESQL)]
    assert sum(n * proof.rounds * proof.least for n, proof in runs) + 2 * STARTS >= 1000


def tell_of(world: World, proof: Proof) -> None:
    assert world.kills >= proof.least
    decisions = sum(person.number for person in world.persons if person.seat is None)
    print(
        f"{len(world.tables)} games, {world.kills} kills, {decisions} entries,"
        f" {world.told} messages, {time.monotonic() - world.began:.0f} s"
    )


def test_bots_go_on_after_a_kill_though_nobody_comes(sqlite_database: str) -> None:
    """Nobody asks the new server for the table: it looks itself."""
    with Server(sqlite_database) as server:
        table = server.make_table(("greedy", "greedy"))
        server.kill()
    store = Store(sqlite_database)
    stored = len(store.entries(table.id))
    with Server(sqlite_database):
        end = time.monotonic() + PATIENCE
        while len(store.entries(table.id)) <= stored:
            assert time.monotonic() < end, "its bots sleep"
            time.sleep(0.1)
    store.close()


# ---------------------------------------------------------------- kills at the start


@pytest.mark.parametrize(
    "kills", [pytest.param(3), pytest.param(STARTS, marks=pytest.mark.prove, id="many")]
)
def test_a_server_killed_while_it_starts_can_start_again(sqlite_database: str, kills: int) -> None:
    """The first start makes the database; a later one reads the tables and wakes the bots."""
    chance = random.Random(kills)
    kill_starts(sqlite_database, kills, chance)
    with Server(sqlite_database) as server:
        table = server.make_table(("greedy", "person"))
    kill_starts(sqlite_database, kills, chance)
    with Server(sqlite_database) as server, server.connect() as client:
        view = client.join(table, 1)
        while not answers_of(view):  # the bot goes on by itself
            view = client.receive()


def kill_starts(database: str, kills: int, chance: random.Random) -> None:
    for _ in range(kills):
        with Server(database, wait=False) as server:
            time.sleep(chance.random() * 1.5)  # whatever it is doing then
            server.kill()
