"""Several servers on one PostgreSQL: any of them serves any seat, and each hears at once what was
decided at the others."""

from __future__ import annotations

import asyncio
import secrets
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from typing import Any

import psycopg
import pytest
from websockets.exceptions import InvalidStatus

from peerless.record.records import RULES_VERSION
from peerless.rules.mode import Mode
from peerless.table.app import make_app
from peerless.table.budgets import FILE
from peerless.table.content import content_now
from peerless.table.gossip import COST, MADE
from peerless.table.journal import Journal
from peerless.table.leases import LeaseStore
from peerless.table.lobby import Lobby
from peerless.table.messages import NewTable, Propose
from peerless.table.metrics import Metrics
from peerless.table.news import CHAT, MOST_BYTES, SEATS, Ears, Report
from peerless.table.opening import Found, reopen_room
from peerless.table.room import Room
from peerless.table.settings import Settings
from peerless.table.store import Entry, Store
from tests.table.odd_servers import ODD
from tests.table.servers import (
    PATIENCE,
    Client,
    Message,
    Refused,
    Server,
    Table,
    answers_of,
    decide_message,
    is_over,
    join_message,
    wait_until,
)
from tests.table.test_store import a_table


def reached(number: int) -> Callable[[Message], bool]:
    """Whether a view shows so many decisions."""
    return lambda told: bool(told["type"] == "view" and told["number"] >= number)


def test_two_at_different_servers_play_one_game(postgres_database: str) -> None:
    """Decisions, those that follow of themselves, and take-backs."""
    with Server(postgres_database) as one, Server(postgres_database) as two:
        made: Message = one.post(
            "/api/tables",
            {
                "battlefield": "sarpedon",
                "heroes": ["medusa", "sinbad"],
                "seats": ["person", "guest"],
            },
        ).json()
        mine = secrets.token_urlsafe(24)
        claim = {"invitation": made["seats"][1]["invitation"], "secret": mine}
        assert two.post(f"/api/tables/{made['table']}/seats", claim).status_code == 200
        table = Table(made["table"], (made["seats"][0]["secret"], mine))
        with one.connect() as here, two.connect() as there:
            lines = [here, there]
            views = [here.join(table, 0), there.join(table, 1)]
            for turn in range(25):
                seat = views[0]["question"]["seat"]
                view = lines[seat].decide(views[seat], answers_of(views[seat])[0])
                if turn == 1 and view["take_back"]:
                    view = lines[seat].take_back(view)
                for each in (0, 1):
                    if each != seat:
                        views[each] = lines[each].until(reached(view["number"]))
                views[seat] = view
                assert views[0]["number"] == views[1]["number"]
                assert views[0]["view"]["fighters"] == views[1]["view"]["fighters"]


def test_what_people_agree_on_and_say_reaches_every_server(postgres_database: str) -> None:
    """Proposals, clocks, the chat and names: each at the server of the other."""
    with Server(postgres_database) as one, Server(postgres_database) as two:
        table = one.make_table(clock={"move": 3600, "total": 36_000})
        with one.connect() as here, two.connect() as there:
            here.send(join_message(table, 0, chat=True, presence=True))
            mine = here.until(reached(1))
            there.send(join_message(table, 1, chat=True))
            there.until(reached(1))
            where = {"table": table.id, "seat": 0}
            while mine["question"]["seat"] == 0:
                mine = here.until(reached(decide(here, mine)))
            there.until(reached(mine["number"]))
            number = mine["number"]
            here.send({"type": "propose", **where, "number": number, "wish": "take back"})
            theirs = there.until(lambda told: bool(told.get("proposal")))
            reply = {"type": "reply", "table": table.id, "seat": 1, "agree": True}
            there.send({**reply, "number": theirs["number"]})
            mine = here.until(reached(theirs["number"] + 2))
            assert mine["question"]["seat"] == 0
            assert mine["whole"]
            assert here.until(lambda told: told["type"] == "clock")["running"] == 0
            here.send({"type": "chat", **where, "words": "Good luck!"})
            said = there.until(lambda told: told["type"] == "chat")
            assert [line["words"] for line in said["lines"]] == ["Good luck!"]
            there.send({"type": "name", "table": table.id, "seat": 1, "name": "Grace"})
            here.until(lambda told: told["type"] == "present" and told["names"][1] == "Grace")


def decide(client: Client, view: Message) -> int:
    """The number of the table after it."""
    client.send(decide_message(view, answers_of(view)[0]))
    return int(view["number"]) + 1


@contextmanager
def pair(database: str, **settings: Any) -> Iterator[tuple[Server, Server]]:
    """Two servers on one database."""
    with Server(database, **settings) as one, Server(database, **settings) as two:
        yield one, two


# ---------------------------------------------------------------- the end of a game


def test_who_concedes_at_one_server_has_lost_at_the_other(postgres_database: str) -> None:
    with pair(postgres_database) as (one, two):
        table = one.make_table()
        with one.connect() as here, two.connect() as there:
            mine = here.join(table, 0)
            there.join(table, 1)
            say = {"type": "propose", "table": table.id, "seat": 0, "wish": "concede"}
            here.send({**say, "number": mine["number"]})
            for client in (here, there):
                assert client.until(is_the_end)["view"]["winners"] == [1]
        assert one.record(table) == two.record(table)


def test_a_clock_runs_out_once_though_both_servers_look_at_it(postgres_database: str) -> None:
    with pair(postgres_database) as (one, two):
        table = one.make_table(clock={"move": 5, "timeout": "lose"})
        with one.connect() as here, two.connect() as there:
            here.join(table, 0)
            there.join(table, 1)
            for client in (here, there):
                assert client.until(is_the_end)["view"]["winners"] == [1]
        store = Store(postgres_database)
        ends = [entry for entry in store.entries(table.id) if entry.decision == "timeout"]
        assert len(ends) == 1
        store.close()


def is_the_end(told: Message) -> bool:
    return bool(told["type"] == "view" and is_over(told))


# ---------------------------------------------------------------- who is there


def seats_of(told: Message) -> list[int] | None:
    return told["seats"] if told["type"] == "present" else None


def test_who_is_at_another_server_is_there(postgres_database: str) -> None:
    """So nobody can give the seat to a bot; once they have left, one can, and they come back at
    whichever server."""
    with pair(postgres_database) as (one, two):
        table = one.make_table()
        wish = {"type": "propose", "table": table.id, "seat": 0, "wish": "bot"}
        wish |= {"about": 1, "bot": "normal"}
        with one.connect() as here:
            here.send(join_message(table, 0, presence=True))
            mine = here.until(reached(0))
            with two.connect() as there:
                there.join(table, 1)
                here.until(lambda told: seats_of(told) == [0, 1])
                with pytest.raises(Refused, match="they are there"):
                    here.ask({**wish, "number": mine["number"]})
            here.until(lambda told: seats_of(told) == [0])
            here.send({**wish, "number": mine["number"]})
            mine = here.until(reached(mine["number"] + 1))
            assert mine["played_by"] == ["person", "normal"]
            with two.connect() as there:
                view = there.join(table, 1)
                assert view["played_by"] == ["person", "normal"]
                back = {"type": "return", "table": table.id, "seat": 1}
                there.send({**back, "number": view["number"]})
                here.until(lambda told: told.get("played_by") == ["person", "person"])


def test_one_who_was_connected_to_a_killed_server_is_gone(postgres_database: str) -> None:
    """Nothing is heard of it any more, so what it said no longer holds."""
    with pair(postgres_database) as (one, two):
        table = one.make_table()
        with one.connect() as here, two.connect() as there:
            here.send(join_message(table, 0, presence=True))
            there.join(table, 1)
            here.until(lambda told: seats_of(told) == [0, 1])
            two.kill()
            here.until(lambda told: seats_of(told) == [0])


def test_what_holds_and_what_does_not(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a network: what is told in pieces is heard as it was told."""

    async def main() -> None:
        one, two = (Lobby(Settings(database=postgres_database), Metrics()) for _ in range(2))
        facts = [["connections", f"192.0.2.{n}", n] for n in range(1000)]
        spender = two.networks.of("192.0.2.1")
        facts += [["at", "a table", [[-1, 3], [1, 2]]], ["cost", spender, 2999.5]]
        pieces = one.gossip._written(facts)
        assert len(pieces) > 1
        assert max(map(len, pieces)) < MOST_BYTES
        for piece in pieces:
            one.gossip.hear(piece)  # its own: it knows that already
            two.gossip.hear(piece)
        assert one.gossip.elsewhere("connections", "192.0.2.7") == 0
        assert two.gossip.elsewhere("connections", "192.0.2.7") == 7
        assert two.gossip.at("a table") == {-1: 3, 1: 2}
        assert not two.budgets.take("192.0.2.1", 2)
        assert two.budgets.take("192.0.2.2", 2)
        monkeypatch.setattr("time.monotonic", lambda: 1e12)
        two.gossip._forget()
        assert not two.gossip.at("a table")
        assert two.gossip.elsewhere("connections", "192.0.2.7") == 0
        for lobby in (one, two):
            lobby.store.close()

    asyncio.run(main())


# ---------------------------------------------------------------- limits


def test_a_network_has_one_share_of_all_servers(postgres_database: str) -> None:
    """Connections, tables and costs at one server count at the other."""
    with pair(postgres_database, most_of_one=4) as (one, two), ExitStack() as lines:
        for _ in range(4):
            lines.enter_context(one.connect())
        wait_until(lambda: is_refused(two))


def is_refused(server: Server) -> bool:
    try:
        with server.connect():
            return False
    except InvalidStatus as refused:
        return refused.response.status_code == 503


def test_tables_of_a_network_count_at_all_servers(postgres_database: str) -> None:
    with pair(postgres_database, tables_of_one=3) as (one, two):
        for _ in range(3):
            one.make_table()
        wait_until(lambda: two.code_of_making() == "full")


def test_what_a_network_spends_at_one_server_is_spent(postgres_database: str) -> None:
    """Each would allow as much by itself: long before a network has spent it there, it hears that
    nothing is left."""
    with pair(postgres_database, cost_at_once=400.0, cost_a_second=0.001) as (one, two):
        while one.code_of_making() == "made":
            pass
        asked = 0
        while two.get("/nothing").status_code != 429:
            asked += 1
            time.sleep(0.01)
        assert asked * FILE < 200


def test_what_is_shared(postgres_database: str) -> None:
    app = make_app(Settings(database=postgres_database))
    assert app.state.lobby.gossip._budgets.keys() == {COST, MADE}
    app.state.lobby.store.close()


# ---------------------------------------------------------------- bots


@pytest.mark.parametrize("killed", [True, False])
def test_bots_of_a_server_that_is_gone_think_at_another(
    postgres_database: str, killed: bool
) -> None:
    """Also at a table that nobody at the other server has ever looked at."""
    with Server(postgres_database, ODD) as one, Server(postgres_database, ODD) as two:
        table = one.make_table(("slow", "slow"))
        if killed:
            one.kill()
        else:
            one.stop()
        store = Store(postgres_database)
        before = len(store.entries(table.id))
        wait_until(lambda: len(store.entries(table.id)) > before)
        store.close()
        assert not [line for line in two.log if "overtaken" in line]


def test_a_bot_that_stands_in_has_a_lease_from_the_beginning(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is stored with the entry by which it stands in, where nobody else has to agree."""

    async def main() -> None:
        async with lobbies(postgres_database) as (one, _):
            room, _, _ = await one.create(NewTable(**{**DUEL, "seats": ["person", "guest"]}))
            monkeypatch.setattr(one.bots, "go_on", lambda _: None)
            wish = {"table": room.id, "seat": 0, "number": 0, "wish": "bot"}
            told = Propose(type="propose", about=0, bot="normal", **wish)  # type: ignore[arg-type]
            await one.together.propose(room, told)
            assert room.bot_asked == "normal"
        with psycopg.connect(postgres_database) as connection:
            assert connection.execute('SELECT "table" FROM leases').fetchall() == [(room.id,)]

    asyncio.run(asyncio.wait_for(main(), PATIENCE))


def test_a_table_that_could_not_be_woken_is_tried_again(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its lease is not lost with the first try, whatever that came to."""
    tries: list[str] = []

    async def main() -> None:
        async with lobbies(postgres_database) as (_, two):
            wakes = two.wakes

            async def fails_first(id: str) -> bool:
                tries.append(id)
                if len(tries) == 1:
                    return False  # the store fails
                if len(tries) == 2:
                    raise OSError("whatever it is")
                return await wakes(id)

            monkeypatch.setattr(two, "wakes", fails_first)
            monkeypatch.setattr("peerless.table.schema.LEASE", 0.2)
            monkeypatch.setattr("peerless.table.bot_play._LOOK", 0.05)
            await asyncio.to_thread(two.store.add_table, table, dict(content.files))
            while not await asyncio.to_thread(two.store.entries, table.id):
                await asyncio.sleep(0.02)

    content = content_now(Mode.DUEL, "sarpedon", ("medusa", "sinbad"))
    seats = [{"kind": "bot", "bot": "random"}] * 2
    table = a_table(rules=RULES_VERSION, content=content.hash, seats=seats)
    asyncio.run(asyncio.wait_for(main(), PATIENCE))
    assert len(tries) == 3


def test_a_bot_thinks_at_one_server(postgres_database: str) -> None:
    """Though all have its table: nothing is decided twice."""
    with pair(postgres_database) as (one, two):
        table = one.make_table(("person", "greedy"))
        with one.connect() as here, two.connect() as there:
            there.join(table, None)
            view = here.join(table, 0)
            while view["number"] < 60 and not is_over(view):
                if answers := answers_of(view):
                    here.send(decide_message(view, answers[0]))
                view = here.until(reached(view["number"] + 1))
            there.until(reached(view["number"]))
        assert not [line for each in (one, two) for line in each.log if "overtaken" in line]


def test_a_lease_is_one_servers_until_it_is_given_back_or_runs_out(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = Store(postgres_database), Store(postgres_database)
    one.prepare()
    table = a_table()
    one.add_table(table, {})
    mine, theirs = LeaseStore(one), LeaseStore(two)
    assert mine.take(table.id)
    assert mine.take(table.id)
    assert not theirs.take(table.id)
    mine.give_back(table.id)
    assert theirs.take(table.id)
    mine.give_back(table.id)  # it is not ours
    assert not mine.take(table.id)
    assert mine.take_over(9) == []
    monkeypatch.setattr("peerless.table.schema.LEASE", -1.0)
    theirs.renew([table.id])
    assert mine.take_over(9) == [table.id]
    assert theirs.take_over(9) == [table.id]  # it is never forgotten: that one has run out too
    monkeypatch.undo()
    assert mine.take_over(9) == [table.id]
    assert theirs.take_over(9) == []  # one server goes on
    assert not theirs.take(table.id)
    for store in (one, two):
        store.close()


# ---------------------------------------------------------------- lost news


def test_what_was_decided_while_nobody_listened_is_found(postgres_database: str) -> None:
    """Only the connections on which servers listen are ended, again and again."""
    with pair(postgres_database) as (one, two):
        table = one.make_table()
        with one.connect() as here, two.connect() as there:
            lines = [here, there]
            views = [here.join(table, 0), there.join(table, 1)]
            for _ in range(8):
                assert end_listeners(postgres_database) > 0
                seat = views[0]["question"]["seat"]
                view = lines[seat].decide(views[seat], answers_of(views[seat])[0])
                views[1 - seat] = lines[1 - seat].until(reached(view["number"]))
                views[seat] = view
                wait_until(lambda: count_listeners(postgres_database) == 2)


LISTENERS = "FROM pg_stat_activity WHERE application_name = 'peerless news'"


def end_listeners(database: str) -> int:
    with psycopg.connect(database, autocommit=True) as connection:
        return connection.execute(f"SELECT pg_terminate_backend(pid) {LISTENERS}").rowcount


def count_listeners(database: str) -> int:
    with psycopg.connect(database, autocommit=True) as connection:
        (count,) = connection.execute(f"SELECT count(*) {LISTENERS}").fetchone() or (0,)
        return int(count)


def test_a_table_is_caught_up_with_as_soon_as_the_database_answers(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The look at all tables after a lost connection is tried again."""

    asked: list[list[str]] = []
    heard: list[Report] = []

    def counts(ids: list[str]) -> dict[str, int]:
        asked.append(ids)
        if len(asked) < 3:
            raise OSError("the database is away")
        return dict.fromkeys(ids, 1)

    async def main() -> None:
        lobby = Lobby(Settings(database=postgres_database), Metrics())
        monkeypatch.setattr(lobby.store, "counts", counts)
        monkeypatch.setattr(lobby, "_hear", heard.append)
        monkeypatch.setattr("peerless.table.lobby._AGAIN", 0.0)
        lobby.rooms["a table"] = Room.__new__(Room)
        await lobby._catch_up_all()
        lobby.store.close()

    asyncio.run(main())
    assert asked == [["a table"]] * 3
    assert [report.number for report in heard] == [1, SEATS, CHAT]


@pytest.mark.parametrize("broken", [False, True])
def test_what_is_decided_while_a_table_is_read_is_not_lost(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch, broken: bool
) -> None:
    """After its journal was read, and before its room is there; also where it takes the place of
    one that could not go on."""
    reading, going_on = threading.Event(), threading.Event()

    def reopen_slowly(found: Found, journal: Journal) -> Room:
        reading.set()
        assert going_on.wait(PATIENCE)
        return reopen_room(found, journal)

    async def main() -> None:
        async with lobbies(postgres_database) as (one, two):
            room, _, _ = await one.create(NewTable(**DUEL))
            if broken:
                (await two.look(room.id)).broken = True
            monkeypatch.setattr("peerless.table.lobby.reopen_room", reopen_slowly)
            await two.listening.wait()
            look = asyncio.create_task(two.look(room.id))
            assert await asyncio.to_thread(reading.wait, PATIENCE)
            two.heard.clear()
            await decide_first(one, room)
            await two.heard.wait()
            going_on.set()
            there = await look
            while there.entries < room.entries:
                await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(main(), PATIENCE))


def test_who_comes_from_another_server_is_told_no_less(postgres_database: str) -> None:
    """Though its news have not come yet, or never will."""

    async def main() -> None:
        async with lobbies(postgres_database) as (one, two):
            room, _, _ = await one.create(NewTable(**DUEL))
            two.deaf = True
            assert (await two.look(room.id)).entries == 0
            await decide_first(one, room)
            assert (await two.find_now(room.id)).entries == room.entries > 0

    asyncio.run(asyncio.wait_for(main(), PATIENCE))


DUEL: dict[str, Any] = {
    "battlefield": "sarpedon",
    "heroes": ["medusa", "sinbad"],
    "seats": ["person", "person"],
}


class ListeningLobby(Lobby):
    """One of which a test knows whether it listens, and which can be made not to hear."""

    def __init__(self, database: str) -> None:
        super().__init__(Settings(database=database), Metrics())
        self.listening, self.heard = asyncio.Event(), asyncio.Event()
        self.deaf = False

    def _look_at_all(self) -> None:
        self.listening.set()
        if not self.deaf:
            super()._look_at_all()

    def _hear(self, report: Report) -> None:
        self.heard.set()
        if not self.deaf:
            super()._hear(report)


@asynccontextmanager
async def lobbies(database: str) -> AsyncIterator[tuple[ListeningLobby, ListeningLobby]]:
    """Two servers without a network, in one process."""
    one, two = ListeningLobby(database), ListeningLobby(database)
    for lobby in (one, two):
        await lobby.start()
    try:
        yield one, two
    finally:
        for lobby in (one, two):
            await lobby.stop()


async def decide_first(lobby: Lobby, room: Room) -> None:
    assert room.asked is not None
    await lobby.decide(room, room.asked, room.entries, str(room.game.actions()[0]))


def test_the_listening_connection_waits_no_longer_than_the_others(postgres_database: str) -> None:
    store = Store(postgres_database, patience=3.0)
    with store.news._connected() as connection:
        (limit,) = connection.execute("SHOW statement_timeout").fetchone()
        assert limit == "3s"
        assert connection.info.get_parameters()["tcp_user_timeout"] == "3000"
    store.close()


def test_news_bring_the_decisions_themselves(postgres_database: str) -> None:
    """In the order in which they were stored, of many tables at once; those too long to be told
    are read."""

    async def main() -> None:
        one, two = Store(postgres_database), Store(postgres_database)
        one.prepare()
        table, other = a_table("t1"), a_table("t2")
        for each in (table, other):
            one.add_table(each, {})
        heard: asyncio.Queue[Report] = asyncio.Queue()
        listening = asyncio.Event()
        two.news.start(Ears(heard.put_nowait, lambda _: None, listening.set))
        await asyncio.wait_for(listening.wait(), PATIENCE)
        first = [Entry("t1", 0, 0, "maneuver", 5), Entry("t1", 1, 1, 'no \u2192 "yes"', 5)]
        long = [Entry("t2", 0, 1, "x" * 9000, 6)]
        await asyncio.to_thread(one.add_entries, [*first, *long], {})
        async with asyncio.timeout(PATIENCE):
            reports = [await heard.get() for _ in range(2)]
        assert reports == [Report("t1", 2, list(first)), Report("t2", 1, [])]
        for store in (one, two):
            store.news.stop()
            store.close()

    asyncio.run(main())
