"""Nothing secret leaves the server. Two tables with real connections, one of them with everything
that an onlooker cannot know dealt anew: for the same visible decisions the onlooker receives the
same messages in the same order, up to a card that it sees for the first time."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import json
import logging
import re
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
import uvicorn
from sqlalchemy import event
from websockets.asyncio import client as asyncio_client

from peerless.game import SPECTATOR, Game
from peerless.record.notation import fighter_name
from peerless.record.records import read_record
from peerless.record.replay import replay
from peerless.record.report import asks_for_action
from peerless.rules.chance import Chance
from peerless.rules.views import mask_of_seat
from peerless.table import together
from peerless.table.app import make_app
from peerless.table.company import Reader
from peerless.table.content import Content
from peerless.table.history import HistoryStep, first_step
from peerless.table.journal import Journal
from peerless.table.lobby import Lobby
from peerless.table.logs import JsonLines
from peerless.table.matters import Wish
from peerless.table.opening import read_table, reopen_room
from peerless.table.room import Room
from peerless.table.seats import BOT, PERSON
from peerless.table.seeds import commitment_to
from peerless.table.settings import Settings
from peerless.table.store import Store
from peerless.table.thinking import Thinkers, Watch
from peerless.table.wire.matters import wishes
from tests import support
from tests.support import some_adventure, some_crowd, some_duel
from tests.table.servers import (
    NO_LIMITS,
    PATIENCE,
    AsyncClient,
    Client,
    Message,
    Server,
    Table,
    Workers,
    answers_of,
    decide_message,
    is_over,
    join_message,
    report_message,
    take_back_message,
)
from tests.test_secrecy import as_seen, other_world, picks_made, searches, tells_of_a_hand

FAST: dict[str, Any] = {"compression": None, "proxy": None, "max_size": None, "max_queue": None}
LOG = logging.getLogger("peerless")
THIS = "this-table"  # in the place of a table's id, which differs
LAST = -1  # the version of a message whose answer is the last that is looked at

# ---------------------------------------------------------------- a server in this process


class Prompted(Thinkers):
    """Bots that wait to be told their answer. What would go to their process is kept."""

    def __init__(self) -> None:
        super().__init__(processes=1000, patience=PATIENCE)
        self.parcels: dict[str, bytes] = {}
        self.waiting: dict[str, asyncio.Future[str]] = {}

    async def _ask(
        self, watch: Watch, bot: str, packed: bytes, content: Content, seat: int, seed: int
    ) -> tuple[str, float]:
        self.parcels[bot] = packed
        self.waiting[bot] = asyncio.get_running_loop().create_future()
        return await self.waiting[bot], 0.0


class House:
    """The server, or several on one database, and all that is to be seen of them from outside and
    inside."""

    def __init__(self, lobbies: list[Lobby], http: httpx.AsyncClient, addresses: list[str]) -> None:
        self.lobbies = lobbies
        self.lobby = lobbies[0]
        self.http = http
        self.addresses = addresses
        self.bots = Prompted()
        for lobby in lobbies:
            lobby.bots._thinkers = self.bots
            lobby.bots._paces = None
        self.log = LogLines()

    def address_for(self, seat: int) -> str:
        """Neighbours sit at different servers."""
        return self.addresses[seat % len(self.addresses)]

    async def made(self, table: support.Table, seats: Sequence[str]) -> tuple[list[Room], Table]:
        """The rooms of a new table at each server."""
        values: Message = {"mode": table.mode.value, "battlefield": table.battlefield}
        if table.enemies:
            villain, *minions = table.enemies
            values |= {"villain": villain, "minions": minions, "discoveries": table.discoveries}
            values["open_hands"] = table.house.hands_are_open
        made = await self.http.post(
            "/api/tables",
            json={
                **values,
                "heroes": table.heroes,
                "seats": ["person"] * len(seats),
                "clock": {"move": 3600, "total": 86400},
            },
        )
        answer = made.json()
        rooms = [await lobby.find(answer["table"]) for lobby in self.lobbies]
        for room in rooms:
            for number, (seat, who) in enumerate(zip(room.seats, seats, strict=True)):
                if who == BOT:  # a name of its own, by which it can be told its answer
                    seat.kind, seat.bot = BOT, f"{room.id}/{number}"
        self.lobby.bots.go_on(rooms[0])
        return rooms, Table(rooms[0].id, tuple(seat["secret"] for seat in answer["seats"]))

    def has_bots_at_work(self, id: str) -> bool:
        return any(id in lobby.bots.at_work for lobby in self.lobbies)


def do_not_wait_for_the_disk(connection: Any, _: object) -> None:
    """Nothing here is about power cuts."""
    connection.execute("PRAGMA synchronous=OFF")


SLOW = (
    "clocks could not be read",
    "leases were not renewed",
    "no gossip",
    "no news from the database",
)
"""What a server says of a database that takes long, at any time and of no table."""


class LogLines(logging.Handler):
    """The server's log, as it would be written, without the time."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []
        self.setFormatter(JsonLines())

    def emit(self, record: logging.LogRecord) -> None:
        if record.getMessage() not in SLOW:
            self.lines.append(re.sub(r'"at": "[^"]*"', "", self.format(record)))


@pytest.fixture(autouse=True)
def talkative(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests are faster than people."""
    monkeypatch.setattr(together, "_LINES_AT_ONCE", 1_000_000)


@asynccontextmanager
async def house(database: str, servers: int = 1) -> AsyncIterator[House]:
    async with AsyncExitStack() as stack:
        running = [await stack.enter_async_context(serving(database)) for _ in range(servers)]
        http = httpx.AsyncClient(
            base_url=f"http://{running[0][1]}", timeout=PATIENCE, trust_env=False
        )
        await stack.enter_async_context(http)
        addresses = [f"ws://{address}/ws" for _, address in running]
        here = House([lobby for lobby, _ in running], http, addresses)
        LOG.addHandler(here.log)
        LOG.setLevel(logging.DEBUG)
        try:
            yield here
        finally:
            LOG.removeHandler(here.log)


@asynccontextmanager
async def serving(database: str) -> AsyncIterator[tuple[Lobby, str]]:
    """A server, and its address."""
    limits = cast(dict[str, Any], NO_LIMITS)
    app = make_app(Settings(database=database, **limits))
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_config=None, access_log=False))
    lobby = cast(Lobby, app.state.lobby)
    if database.startswith("sqlite"):
        event.listen(lobby.store.engine, "connect", do_not_wait_for_the_disk)
    running = asyncio.create_task(server.serve())
    await soon(lambda: server.started or running.done())
    try:
        yield lobby, f"127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        server.should_exit = True
        await running


async def soon(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.001)


# ---------------------------------------------------------------- a world


def timeless(message: Message) -> Message:
    """Without what the time says: it differs from one world to the next."""
    if message["type"] == "clock":
        left = [each is not None for each in message["left"]]
        return {**message, "move_left": message["move_left"] is not None, "left": left}
    if message["type"] == "chat":
        return {**message, "lines": [{**line, "at": 0} for line in message["lines"]]}
    return message


class World:
    """A table, and a connection for everyone who may look at it."""

    def __init__(
        self, at: House, rooms: list[Room], table: Table, clients: dict[int, AsyncClient]
    ) -> None:
        self.at = at
        self.rooms = rooms  # of the table, at each server
        self.room = room = rooms[0]
        self.table = table
        self.clients = clients  # of the seats of persons, and of a spectator
        self.told: dict[int, list[str]] = {}  # what one at a bot's seat would be told
        for seat in range(len(room.seats)):
            if seat not in clients:
                self.told[seat] = []
                room.join(self.told[seat].append, Reader(seat))

    def bot(self, seat: int) -> str:
        return self.room.seats[seat].bot

    async def hear(self, onlooker: int, do: Callable[[], Awaitable[None]]) -> list[Message]:
        """What comes to an onlooker through something that is done: messages, and what anyone can
        read in the log and the metrics."""
        log, counted = len(self.at.log.lines), self.counted()
        await do()
        await self.settled()
        heard = await self.messages(onlooker)
        now = self.counted()
        steps = {name: now[name] - counted.get(name, 0) for name in now}
        lines = [line.replace(self.room.id, THIS) for line in self.at.log.lines[log:]]
        return [*heard, {"log": lines, "metrics": steps}]

    async def settled(self) -> None:
        """Until every server has heard of what happened at the others."""
        await soon(lambda: len({(r.entries, len(r.said)) for r in self.rooms}) == 1)

    async def messages(self, onlooker: int) -> list[Message]:
        """Everything that has been sent to it: up to the answer to a message of its own."""
        if onlooker in self.told:
            texts, self.told[onlooker][:] = list(self.told[onlooker]), []
            return [timeless(json.loads(self.alike(text))) for text in texts]
        heard: list[Message] = []
        client = self.clients[onlooker]
        await client.send({"type": "join", "version": LAST, "table": THIS})
        async with asyncio.timeout(PATIENCE):
            while True:
                text = str(await client.socket.recv())
                message = json.loads(self.alike(text))
                if message.get("code") == "version":
                    return heard
                heard.append(timeless(message))

    def alike(self, text: str) -> str:
        """Without what differs from table to table: its id, and the hash of its seed, which nobody
        could guess."""
        return text.replace(self.room.id, THIS).replace(commitment_to(self.room.seed), "")

    def counted(self) -> dict[str, float]:
        """The counters of the metrics; what is a time differs from one run to the next."""
        lines = self.at.lobby.metrics.text().decode().splitlines()
        pairs = [line.rsplit(" ", 1) for line in lines if not line.startswith("#")]
        timed = ("_sum", "_bucket", "_created")
        return {name: float(n) for name, n in pairs if not any(t in name for t in timed)}

    # ------------------------------------------------------------ decisions

    async def decide(self, seat: int, text: str) -> None:
        """By the seat itself: a person's message, or a bot's answer."""
        steps = len(self.room.steps)
        if seat in self.clients:
            message = {"type": "decide", "seat": seat, "number": self.room.entries}
            await self.send(seat, {**message, "decision": text})
        else:
            await soon(lambda: self.bot(seat) in self.at.bots.waiting)
            self.at.bots.waiting.pop(self.bot(seat)).set_result(text)
        await soon(lambda: len(self.room.steps) > steps)
        await self.settled()
        await self.bots_are_waiting()

    async def take_back(self, seat: int) -> None:
        entries = self.room.entries
        await self.send(seat, {"type": "take back", "seat": seat, "number": entries})
        await soon(lambda: self.room.entries > entries)
        await self.settled()

    async def propose(self, seat: int, agreed: bool) -> None:
        """To take back, which all others answer in the same way until it is settled."""
        await self.say(seat, {"type": "propose", "wish": "take back"})
        while (proposal := self.room.matters.proposal) is not None:
            other = proposal.waits_for(self.room.seats, self.room.sides)[0]
            await self.say(other, {"type": "reply", "agree": agreed})

    async def say(self, seat: int, message: Message) -> None:
        entries = self.room.entries
        await self.send(seat, {**message, "seat": seat, "number": entries})
        await soon(lambda: self.room.entries > entries)
        await self.settled()

    async def chat(self, seat: int, words: str) -> None:
        lines = len(self.room.said)
        await self.send(seat, {"type": "chat", "seat": seat, "words": words})
        await soon(lambda: len(self.room.said) > lines)

    async def bots_are_waiting(self) -> None:
        """Nothing more happens by itself."""
        asked = self.room.bot_asked
        if asked is None:
            await soon(lambda: not self.at.has_bots_at_work(self.room.id))
        else:
            await soon(lambda: asked in self.at.bots.waiting)

    async def look(self, onlooker: int, fighter: str, report: bool) -> None:
        """Everything that can be asked for without deciding anything."""
        if onlooker in self.clients:
            seat = None if onlooker == SPECTATOR else onlooker
            await self.clients[onlooker].send(join_message(self.table, seat))
            await self.send(onlooker, {"type": "reach", "seat": seat, "fighter": fighter})
            if report:
                await self.send(onlooker, {"type": "report", "seat": seat})
                await self.send(onlooker, {"type": "outlook", "seat": seat})

    async def pages(self) -> list[str]:
        """What HTTP says of the table."""
        paths = (f"/api/tables/{self.table.id}", f"/api/tables/{self.table.id}/record")
        pages = [await self.at.http.get(path) for path in paths]
        return [self.alike(f"{page.status_code} {page.text}") for page in pages]

    async def send(self, seat: int, message: Message) -> None:
        await self.clients[seat].send({"table": self.table.id, **message})

    # ------------------------------------------------------------ another deal

    async def become(self, game: Game, past: list[HistoryStep], entries: int) -> None:
        """Go on with this game."""
        for waiting in list(self.at.bots.waiting):
            if waiting.startswith(self.room.id):
                self.at.bots.waiting.pop(waiting).cancel()
        await soon(lambda: not self.at.has_bots_at_work(self.room.id))
        await self.settled()
        for room in self.rooms:
            steps = [dataclasses.replace(step) for step in past]
            room.game, room.steps, room.entries = game, steps, entries
            room._whole.clear()
            room.matters.declined.clear()
        self.at.lobby.bots.go_on(self.room)
        await self.bots_are_waiting()


@asynccontextmanager
async def world(at: House, table: support.Table, seats: Sequence[str]) -> AsyncIterator[World]:
    rooms, made = await at.made(table, seats)
    async with AsyncExitStack() as stack:
        clients = {}
        persons = [seat for seat, who in enumerate(seats) if who == PERSON]
        for seat in [SPECTATOR, *persons]:
            connecting = asyncio_client.connect(at.address_for(seat), **FAST)
            clients[seat] = AsyncClient(await stack.enter_async_context(connecting))
            joining = join_message(made, None if seat == SPECTATOR else seat, chat=True)
            await clients[seat].ask(joining)
        await soon(lambda: all(clocks_run(room) for room in rooms))
        yield World(at, rooms, made, clients)


def clocks_run(room: Room) -> bool:
    """They begin to when everyone has come, which other servers hear a little later."""
    return room.matters.clocks is not None and room.matters.clocks.started


# ---------------------------------------------------------------- the same story in both


class Twins:
    """A game and the same game with other hidden cards, played side by side."""

    def __init__(self, true: World, imagined: World, chance: Chance) -> None:
        self.true = true
        self.imagined = imagined
        self.chance = chance
        self.onlooker = SPECTATOR
        self.compared = self.proposed = 0
        self.acted = False  # each world has had a question for an action of its own

    async def play(self) -> None:
        together = False
        while not self.true.room.game.over:
            if not together:
                await self.deal_anew()
            if self.chance.below(3) == 0:
                await self.be_refused()
            if self.chance.below(15) == 0:
                await self.chat()
            together = await self.step()
            self.acted = self.acted or asks_for_action(self.true.room.game)
            if together and self.chance.below(3) == 0:
                await self.look()

    async def deal_anew(self) -> None:
        """Another onlooker, and all that it cannot know is dealt anew."""
        self.onlooker = self.chance.below(len(self.true.room.seats) + 1) + SPECTATOR
        room, entries = self.true.room, max(self.true.room.entries, self.imagined.room.entries)
        other = other_world(room.game, self.onlooker, self.chance)
        await self.imagined.become(other, room.steps, entries)
        await self.true.become(room.game, room.steps, entries)
        for world in self.worlds:
            await world.messages(self.onlooker)
        self.acted = asks_for_action(room.game)
        await self.look()
        assert await self.true.pages() == await self.imagined.pages()

    async def look(self) -> None:
        """A report begins with the latest question for an action, so each world must have had its
        own."""
        fighters = self.true.room.game.setting.fighters
        some = fighter_name(self.true.room.game.setting, self.chance.below(len(fighters)))
        assert await self.both(lambda world: world.look(self.onlooker, some, self.acted))

    async def both(self, do: Callable[[World], Awaitable[None]]) -> bool:
        """Do the same in both. False where a card was shown that need not be the same."""
        luck = self.true.room.game.state.chance.seed
        mine = await self.true.hear(self.onlooker, lambda: do(self.true))
        theirs = await self.imagined.hear(self.onlooker, lambda: do(self.imagined))
        self.compared += 1
        only_for_the_one_asked(mine, self.onlooker)
        if luck != self.true.room.game.state.chance.seed and tell_of_one_who_is_out(mine):
            return False  # whose choices are made by chance, for all to see (R122)
        return same_stream(mine, theirs, self.may_see())

    def may_see(self) -> list[bool]:
        """Of the cards in the latest events."""
        mask = mask_of_seat(self.true.room.game.state, self.onlooker)
        return [bool(event.seers & mask) for event in self.true.room.steps[-1].events]

    async def chat(self) -> None:
        """What a person says is heard by everyone alike."""
        persons = [seat for seat in self.true.clients if seat != SPECTATOR]
        seat = persons[self.chance.below(len(persons))]
        assert await self.both(lambda world: world.chat(seat, "What have you got there?"))

    async def propose(self) -> bool:
        """Somebody wants to take back, and all others agree, or the first declines. False where
        nobody can."""
        able = [seat for seat in self.true.clients if seat != SPECTATOR]
        for world in self.worlds:
            able = [seat for seat in able if Wish.TAKE_BACK in wishes(world.room, seat)]
        if not able:
            return False
        seat, agreed = able[self.chance.below(len(able))], self.chance.below(2) == 0
        assert await self.both(lambda world: world.propose(seat, agreed))
        self.proposed += 1
        return True

    async def be_refused(self) -> None:
        """Whatever an onlooker tries, the refusals tell nothing either."""
        if self.onlooker not in self.true.clients:
            return
        game, number = self.true.room.game, self.true.room.entries
        answers = [str(action) for action in game.actions()]
        tried = answers[self.chance.below(len(answers))]
        decide = {"type": "decide", "decision": tried, "number": number}
        asked = self.true.room.asked
        attempts: list[Message] = [
            {**decide, "seat": 1 if asked == 0 else 0},
            {**decide, "seat": max(self.onlooker, 0), "number": number + 1},
            {**decide, "seat": max(self.onlooker, 0), "decision": tried + " now"},
            {"type": "take back", "seat": 1 if asked == 0 else 0, "number": number},
            {"type": "reply", "seat": max(self.onlooker, 0), "number": number, "agree": True},
            {"type": "return", "seat": max(self.onlooker, 0), "number": number},
        ]
        attempt = attempts[self.chance.below(len(attempts))]
        assert await self.both(lambda world: world.send(self.onlooker, attempt))
        assert number == self.true.room.entries == self.imagined.room.entries

    async def step(self) -> bool:
        """One decision in both that looks the same. Whether they still look the same then."""
        game, other = self.true.room.game, self.imagined.room.game
        seat = self.true.room.asked
        assert seat is not None
        if seat == self.onlooker and seat not in self.true.clients:
            self.compare_parcels(seat)
        can = seat in self.true.clients and self.true.room.can_take_back(seat)
        if can and self.chance.below(5) == 0:
            assert await self.both(lambda world: world.take_back(seat))
            return False
        if self.chance.below(6) == 0 and await self.propose():
            return False  # a bot that was thinking is asked anew
        actions = game.actions()
        action = actions[self.chance.below(len(actions))]
        twins: list[str] = []
        if not (
            tells_of_a_hand(game)
            or picks_made(game) != picks_made(other)
            or searches(game, action.option)
        ):
            seen = as_seen(game, action.option, self.onlooker)
            twins = [
                str(twin)
                for twin in other.actions()
                if as_seen(other, twin.option, self.onlooker) == seen
            ]
        if not twins:  # in the other world nobody can do what looks like this
            await self.true.decide(seat, str(action))
            return False
        texts = {self.true: str(action), self.imagined: twins[self.chance.below(len(twins))]}
        return await self.both(lambda world: world.decide(seat, texts[world]))

    def compare_parcels(self, seat: int) -> None:
        """What the process of a bot gets."""
        mine, theirs = (world.at.bots.parcels[world.bot(seat)] for world in self.worlds)
        assert mine == theirs

    @property
    def worlds(self) -> tuple[World, World]:
        return self.true, self.imagined


def same_stream(mine: list[Message], theirs: list[Message], may_see: Sequence[bool]) -> bool:
    """Whether all is the same. If not, the first thing that differs is a card that the onlooker
    may see: `may_see` says so of each event."""
    for one, other in zip(mine, theirs, strict=False):
        if one != other:
            only_a_card_differs(one, other, may_see)
            return False
    assert len(mine) == len(theirs)
    return True


def only_a_card_differs(one: Message, other: Message, may_see: Sequence[bool]) -> None:
    assert one.get("whole") is other.get("whole") is False, "this is the same for everyone"
    for told, twin, seen in zip(one["events"], other["events"], may_see, strict=False):
        if told != twin:
            if {told["kind"], twin["kind"]} <= TURNED_UP:  # for all to see
                return
            for part in ("kind", "seat", "fighter", "space", "source"):
                assert told.get(part) == twin.get(part)
            assert told["card"] != twin["card"]
            assert seen, "a hidden card was told"
            return
    assert one == other


TURNED_UP = {
    "initiative card revealed",
    "initiative card left the game",
    "invasion token turned up",
}


def tell_of_one_who_is_out(messages: list[Message]) -> bool:
    events = [told for message in messages for told in message.get("events", ())]
    return any(told["kind"] == "out of the game" for told in events)


def only_for_the_one_asked(messages: list[Message], onlooker: int) -> None:
    for message in messages:
        question = message.get("question")
        if question is not None:
            assert (question["answers"] is not None) == (question["seat"] == onlooker)


async def play_twins(
    database: str, table: support.Table, seats: Sequence[str], luck: int, servers: int = 1
) -> int:
    async with (
        house(database, servers) as at,
        world(at, table, seats) as true,
        world(at, table, seats) as imagined,
    ):
        game = Game.begin(true.room.game.setting, luck)  # the same every time
        await true.become(game, [first_step(game)], true.room.entries)
        twins = Twins(true, imagined, Chance(luck))
        await twins.play()
        assert twins.proposed
    return twins.compared


def some_seats(count: int, chance: Chance) -> list[str]:
    """Persons and bots, at least one person."""
    seats = [PERSON if chance.below(2) else BOT for _ in range(count)]
    seats[chance.below(count)] = PERSON
    return seats


def secretive(chance: Chance) -> support.Table:
    """Three heroes who do not see each other's hands."""
    table = some_adventure(chance, support.SECRET_HANDS)
    while len(table.heroes) != 3:
        table = some_adventure(chance, support.SECRET_HANDS)
    return table


Deal = Callable[[Chance], support.Table]
CASTS: dict[str, tuple[Deal, list[str] | None]] = {
    "a duel": (some_duel, [PERSON, PERSON]),
    "a duel against a bot": (some_duel, [BOT, PERSON]),
    "a game of teams or of each against all": (some_crowd, None),
    "a cooperative game": (some_adventure, None),
    "a cooperative game with secret hands": (secretive, [PERSON, BOT, PERSON]),
}


@pytest.mark.parametrize("kind", CASTS)
def test_messages_are_the_same_with_any_hidden_cards(sqlite_database: str, kind: str) -> None:
    deal, seats = CASTS[kind]
    table = deal(Chance(7))
    who = seats or some_seats(len(table.heroes), Chance(7))
    assert asyncio.run(play_twins(sqlite_database, table, who, 7)) > 100


@pytest.mark.parametrize("kind", ["a duel", "a game of teams or of each against all"])
def test_it_is_the_same_with_the_seats_at_two_servers(postgres_database: str, kind: str) -> None:
    """Without bots: with each other server that looks whether they still think, nobody could say
    when they have been told."""
    deal, _ = CASTS[kind]
    table = deal(Chance(7))
    who = [PERSON] * len(table.heroes)
    assert asyncio.run(play_twins(postgres_database, table, who, 7, servers=2)) > 100


@pytest.mark.prove
@pytest.mark.parametrize("part", range(20))
def test_messages_are_the_same_in_many_games(tmp_path: Path, part: int) -> None:
    compared = 0
    for luck in range(part * 5, part * 5 + 5):
        database = f"sqlite:///{tmp_path / f'{luck}.sqlite3'}"
        compared += play_some_twins(database, luck)
    print(f"{compared} decisions, looks and refusals compared")


@pytest.mark.prove
@pytest.mark.parametrize("part", range(10))
def test_messages_are_the_same_at_two_servers_in_many_games(
    postgres_database: str, part: int
) -> None:
    compared = 0
    for luck in range(1000 + part * 3, 1000 + part * 3 + 3):
        compared += play_some_twins(postgres_database, luck, servers=2)
    print(f"{compared} decisions, looks and refusals compared at two servers")


def play_some_twins(database: str, luck: int, servers: int = 1) -> int:
    chance = Chance(luck)
    deals: tuple[Deal, ...] = (some_crowd, some_duel, some_adventure, some_duel)
    table = deals[luck % 4](chance)
    count = len(table.heroes)
    seats = some_seats(count, chance) if servers == 1 else [PERSON] * count
    return asyncio.run(play_twins(database, table, seats, luck, servers))


# ---------------------------------------------------------------- real workers


def heard_from_workers(database: str, luck: int) -> tuple[Table, dict[int, list[Message]]]:
    """A game at two processes, each seat and a spectator at one of them: every message that each of
    them was sent. Decisions are taken back now and then."""
    chance = Chance(luck)
    heroes = some_duel(chance).heroes
    with Workers(database, **WORKERS) as server, contextlib.ExitStack() as lines:
        table = server.make_table(heroes=heroes)
        readers = {0: 1, 1: 2, SPECTATOR: 1 + chance.below(2)}  # seats, and the worker of each
        clients = {seat: lines.enter_context(server.connect_to(at)) for seat, at in readers.items()}
        heard: dict[int, list[Message]] = {}
        for seat, client in clients.items():
            heard[seat] = [client.join(table, None if seat == SPECTATOR else seat)]
        for _ in range(MOST):
            view = next((told[-1] for told in heard.values() if answers_of(told[-1])), None)
            if view is None:
                break  # it is over
            if view["take_back"] and not chance.below(4):
                clients[view["seat"]].send(take_back_message(view))
            else:
                answers = answers_of(view)
                answer = answers[chance.below(len(answers))]
                clients[view["seat"]].send(decide_message(view, answer))
            for seat, client in clients.items():
                heard[seat].append(client.receive())
    return table, heard


def heard_from_a_room(database: str, id: str) -> dict[int, list[Message]]:
    """What one room tells of the same entries."""
    store = Store(database)
    found = read_table(store, id)
    store.close()
    assert found is not None
    unplayed = found._replace(stored=dataclasses.replace(found.stored, entries=0), entries=[])
    room = reopen_room(unplayed, Journal(store))
    heard: dict[int, list[Message]] = {0: [], 1: [], SPECTATOR: []}
    for seat, messages in heard.items():
        room.join(lambda text, to=messages: to.append(json.loads(text)), Reader(seat))  # type: ignore[misc]
    room._follow_all(found.entries)
    assert not room.broken
    return heard


WORKERS: dict[str, Any] = {"log_level": "info"}
MOST = 120  # decisions


def same_as_a_room(database: str, luck: int) -> int:
    """How many messages were compared."""
    table, heard = heard_from_workers(database, luck)
    expected = heard_from_a_room(database, table.id)
    for seat, messages in heard.items():
        for told, wanted in zip(messages, expected[seat], strict=True):
            assert told == wanted, (seat, told["number"])
    return sum(map(len, heard.values()))


def test_workers_tell_what_one_room_would(postgres_database: str) -> None:
    """Every message of two real processes is the one that a room of this process tells the same
    seat of the same entries, of which it is shown above that nothing secret is in it."""
    assert same_as_a_room(postgres_database, 7) > 100


@pytest.mark.prove
@pytest.mark.parametrize("luck", range(100, 120))
def test_workers_tell_what_one_room_would_in_many_games(postgres_database: str, luck: int) -> None:
    print(f"{same_as_a_room(postgres_database, luck)} messages compared with those of a room")


# ---------------------------------------------------------------- seeds and secrets


LATER = ("/record", "/story", "/replay", "/replay?as=0", "/replay?as=1")
"""What there is of a game that is over."""


class Eavesdropper:
    """Plays at a real server and keeps every word that comes from it."""

    def __init__(self, server: Server, chance: Chance) -> None:
        self.server = server
        self.chance = chance
        self.words: list[str] = []

    def play(self, table: Table) -> None:
        """To the end: all persons' seats, with a spectator beside them."""
        with self.server.connect() as players, self.server.connect() as spectator:
            spectator.send(join_message(table, None))
            for seat in table.persons:
                players.send(join_message(table, seat))
            over = 0
            while over < len(table.persons):
                view = self.hear(players)
                if is_over(view):
                    over += 1
                elif answers := answers_of(view):  # the game waits, so its record is secret
                    if self.chance.below(20) == 0:
                        self.pry(table)
                    self.pester(players, view)
                    players.send(decide_message(view, answers[self.chance.below(len(answers))]))
            while not is_over(self.hear(spectator)):
                pass

    def hear(self, client: Client) -> Message:
        """The next view."""
        while True:
            text = str(client.socket.recv(PATIENCE))
            self.words.append(text)
            message: Message = json.loads(text)
            if message["type"] == "view":
                return message

    def pester(self, client: Client, view: Message) -> None:
        """Ask for what may be known, and be refused in one way or another."""
        client.send(report_message(view))
        join = {"type": "join", "version": 1, "table": view["table"]}
        attempts: list[Message] = [
            {**join, "secret": "0" * 22},
            {**join, "version": 2},
            {**join, "secret": view},
            {**decide_message(view, "attack: everyone")},
            {**decide_message(view, "pass"), "number": 999_999},
            {"type": "take back", "table": view["table"], "seat": 3, "number": view["number"]},
        ]
        client.send(attempts[self.chance.below(len(attempts))])

    def pry(self, table: Table) -> None:
        """Everything there is over HTTP. The record and the replay are refused while the game
        runs."""
        pages = ("/health", "/metrics", "/api/content", "/openapi.json", "/nowhere")
        here = [f"/api/tables/{table.id}{part}" for part in ("", *LATER)]
        for page in (*pages, *here):
            answer = self.server.get(page)
            self.words.append(f"{answer.status_code} {answer.headers} {answer.text}")


def hidden_words(database: Path) -> dict[str, list[str]]:
    """By table: its seed, and what is kept of its secrets."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        rows = connection.execute("select id, long_seed, seats from tables").fetchall()
    hidden = {}
    for id, seed, seats in rows:
        hashes = [seat["secret"] for seat in json.loads(seats) if seat["secret"]]
        hidden[id] = [seed, f"{int(seed):x}", *hashes]
    return hidden


@pytest.mark.parametrize("level", ["info", "debug"])
def test_seeds_and_secrets_are_told_to_nobody(tmp_path: Path, level: str) -> None:
    database = tmp_path / "tables.sqlite3"
    with Server(f"sqlite:///{database}", log_level=level) as server:
        ears = Eavesdropper(server, Chance(5))
        tables = [
            server.make_table(("person", "person")),
            server.make_table(("random", "person")),
        ]
        for table in tables:
            ears.play(table)
        unheard = hidden_words(database)
        for table in tables:
            the_record_is_whole(server.record(table), unheard[table.id][0])
        assert server.stop() == 0
    secrets = [secret for table in tables for secret in table.secrets if secret]
    words = "\n".join([*ears.words, *server.log])
    assert len(ears.words) > 200
    assert '"code":"running"' in words
    assert '"code":"not your seat"' in words
    for hidden in [*secrets, *(word for some in unheard.values() for word in some)]:
        assert not [piece for piece in pieces(hidden) if piece in words]


def pieces(word: str) -> set[str]:
    """A part of a secret is a leak too."""
    return {word[i : i + 10] for i in range(max(1, len(word) - 9))}


def the_record_is_whole(text: str, seed: str) -> None:
    record = read_record(text)
    assert record.seed == int(seed)
    game = replay(record)  # refuses a record with anything missing or wrong
    assert game.over
    assert str(game.record()) == text
