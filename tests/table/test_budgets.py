"""What an address may cost: one budget over everything, fair turns for bots, and sheets that are
made once."""

from __future__ import annotations

import asyncio
import json
import queue
import threading
import time
from pathlib import Path

import httpx
import pytest
import uvicorn
from websockets.exceptions import InvalidStatus

from peerless.table.aside import Aside
from peerless.table.budgets import (
    DECISION,
    WRITE,
    Budgets,
    Savings,
    asker,
    network_of,
    price_of,
)
from peerless.table.connection import _PRICES
from peerless.table.lobby import Lobby
from peerless.table.messages import ChatMessage, NameMessage, NewTable
from peerless.table.metrics import Metrics
from peerless.table.networks import Networks
from peerless.table.origins import BadOrigin, is_foreign, origin_of
from peerless.table.paces import Paces
from peerless.table.page_files import _policy
from peerless.table.refusals import Code, Refused
from peerless.table.replies import Refusal
from peerless.table.settings import Settings
from peerless.table.sheets import Sheets
from peerless.table.sockets import Doorkeeper
from peerless.table.sqlite import Turns
from peerless.table.store import Store
from peerless.table.store_threads import StoreThreads
from peerless.table.turns import FairTurns
from tests.table.servers import PATIENCE, Message, Server, Table
from tests.table.servers import Refused as RefusedThere

# ---------------------------------------------------------------- addresses


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),  # one household
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("192.0.2.1", "192.0.2.2", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("", "", True),
    ],
)
def test_what_counts_as_one_address(one: str, other: str, same: bool) -> None:
    assert (network_of(one) == network_of(other)) is same


def test_a_budget_is_shared_by_a_network_and_by_nobody_else() -> None:
    budgets = Budgets(at_once=10, a_second=0.001)
    assert all(budgets.take(f"2001:db8::{n:x}", 1) for n in range(1, 11))
    assert not budgets.take("2001:db8::ffff", 1)
    assert budgets.wait("2001:db8::ffff", 1) > 100
    assert budgets.take("2001:db8:0:1::1", 10)


def test_what_was_saved_up_is_spent_bit_by_bit(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page at once; three seconds of the processor's time in much more than three."""
    now = [1000.0]
    monkeypatch.setattr("peerless.table.budgets.time.monotonic", lambda: now[0])
    page, rush = Savings(3000, 300), Savings(3000, 300)
    assert max(page.turn(2) for _ in range(50)) <= 0
    waits = [rush.turn(10) for _ in range(300)]
    assert waits == sorted(waits)
    assert 2 * 3 < waits[-1] < 8
    now[0] += 20  # a rest makes up for it, and saves up no more than one breath
    assert max(rush.turn(2) for _ in range(50)) <= 0
    assert rush.turn(100) > 0
    for _ in range(10_000):  # refusals, each of which is charged
        rush.turn(1.5)
    assert rush.turn(2) < 8
    rich = Savings(3000, 3000)  # a server that grants as much in the long run keeps nobody waiting
    assert max(rich.turn(10) for _ in range(90)) <= 0


def test_only_who_asks_much_at_once_waits_for_a_turn() -> None:
    """Of whatever kind: what is asked for, and what has turned out to cost more."""

    async def waited(budgets: Budgets, who: str, cost: float) -> float:
        began = time.monotonic()
        await budgets.turn(who, cost)
        return time.monotonic() - began

    async def main() -> None:
        budgets = Budgets(at_once=3000, a_second=300)
        budgets.charge("192.0.2.1", 400)  # it has taken more than anybody thought
        took = [waited(budgets, "192.0.2.1", 10) for _ in range(10)]
        mine = waited(budgets, "192.0.2.2", 10)
        *theirs, none = await asyncio.gather(*took, mine)
        assert none < min(theirs)
        assert max(theirs) > 0.2

    asyncio.run(main())


class Peer(asyncio.Transport):
    """A connection from an address."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 40_000)})

    def is_closing(self) -> bool:
        return False


@pytest.mark.parametrize(
    ("proxies", "address", "admitted"),
    [
        ("::1", "::1", 20),  # a proxy, behind which are many
        ("2001:db8::5", "2001:db8::5", 20),
        ("2001:db8::5", "2001:db8::6", 3),  # its neighbour
        ("127.0.0.1", "::ffff:127.0.0.1", 20),
        ("192.0.2.0/24", "192.0.2.9", 20),
        ("127.0.0.1", "192.0.2.9", 3),
        ("127.0.0.1", "::1", 3),
    ],
)
def test_a_proxy_is_known_by_its_own_address(
    proxies: str, address: str, admitted: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", proxies)
    door = Doorkeeper(100, 3)
    assert sum(door.admits(Peer(address)) for _ in range(20)) == admitted


@pytest.mark.parametrize("address", ["127.0.0.1", "::1"])
def test_a_proxy_on_the_same_machine_is_believed_unasked(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the count of connections as in whose address it passes on."""
    monkeypatch.delenv("FORWARDED_ALLOW_IPS", raising=False)
    assert address in str(uvicorn.Config("app").forwarded_allow_ips).split(",")
    door = Doorkeeper(100, 3)
    assert sum(door.admits(Peer(address)) for _ in range(20)) == 20


def test_what_costs_more_has_a_higher_price() -> None:
    dear = price_of("POST", "/api/tables")
    assert dear > price_of("GET", "/api/tables/x") > price_of("GET", "/assets/a.js")


def test_http_has_a_budget(tmp_path: Path) -> None:
    limits: Message = {"cost_at_once": 300.0, "cost_a_second": 0.5}
    with Server(f"sqlite:///{tmp_path}/tables.sqlite3", **limits) as server:
        assert server.get("/api/heroes/medusa?language=pl").status_code == 200  # made once

        async def flood() -> list[int]:
            async with httpx.AsyncClient(
                base_url=server.address, trust_env=False, timeout=PATIENCE
            ) as client:
                asked = [client.get("/api/heroes/medusa?language=pl") for _ in range(180)]
                return [answer.status_code for answer in await asyncio.gather(*asked)]

        statuses = asyncio.run(flood())
        assert set(statuses) == {200, 429}
        assert statuses.count(429) > 5


def test_a_rush_within_the_budget_is_spread(tmp_path: Path) -> None:
    """However many connections send it at one moment, one second of the processor's time is not
    spent within a second."""
    usual: Message = {name: getattr(Settings, name) for name in ("cost_at_once", "cost_a_second")}
    with Server(f"sqlite:///{tmp_path}/tables.sqlite3", **usual) as server:
        tables = [server.make_table() for _ in range(2)]

        async def join(table: Table) -> None:
            async with server.connect_async() as client:
                for _ in range(25):
                    await client.join(table, None)

        async def ask() -> None:
            async with httpx.AsyncClient(
                base_url=server.address, trust_env=False, timeout=PATIENCE
            ) as client:
                asked = [client.get(f"/api/tables/{tables[0].id}") for _ in range(250)]
                assert {answer.status_code for answer in await asyncio.gather(*asked)} == {200}

        async def rush() -> None:
            await asyncio.gather(ask(), *(join(table) for table in tables * 3))

        began = time.monotonic()
        asyncio.run(rush())  # 250 looks of 2 milliseconds, and 150 joins of 4
        assert time.monotonic() - began > 1.5


def test_joins_have_the_budget_of_their_address(tmp_path: Path) -> None:
    """Many connections, none of which is fast by itself."""
    limits: Message = {"cost_at_once": 100.0, "cost_a_second": 0.1}
    with Server(f"sqlite:///{tmp_path}/tables.sqlite3", **limits) as server:
        table = server.make_table()
        assert "too fast" in {joined(server, table) for _ in range(20)}


def joined(server: Server, table: Table) -> str:
    """What comes of a few joins of a new connection."""
    try:
        with server.connect() as client:
            for _ in range(4):
                client.join(table, None)
    except RefusedThere as refused:
        return refused.code
    except InvalidStatus as refused:
        return str(json.loads(refused.response.body or b"{}")["code"])
    return "joined"


# ---------------------------------------------------------------- bots


def order_of_turns(crowd: list[tuple[str, str]], mine: tuple[str, str]) -> list[str]:
    """Who has a turn after whom, where a crowd of networks and tables was there first."""

    async def play() -> list[str]:
        turns, order = FairTurns(1), []

        async def think(network: str, table: str) -> None:
            async with turns.turn(network, table):
                order.append(table)
                await asyncio.sleep(0.01)

        async with asyncio.TaskGroup() as thinking:
            for network, table in crowd:
                thinking.create_task(think(network, table))
            await asyncio.sleep(0.12)  # ten of them have had a turn
            thinking.create_task(think(*mine))
        return order

    return asyncio.run(play())


def test_a_table_of_many_bots_keeps_no_other_waiting() -> None:
    crowd = [("", f"greedy {n}") for n in range(10)] * 3
    order = order_of_turns(crowd, ("", "mine"))
    assert len(order) == 31
    assert order.index("mine") <= 14


def test_many_tables_of_one_network_keep_no_other_waiting() -> None:
    """Though each of them has thought less than mine will."""
    crowd = [("192.0.2.1", f"greedy {n}") for n in range(60)]
    order = order_of_turns(crowd, ("192.0.2.2", "mine"))
    assert len(order) == 61
    assert order.index("mine") <= 14


def test_those_who_give_up_waiting_leave_their_turn_to_others() -> None:
    async def play() -> None:
        turns = FairTurns(1)
        async with turns.turn("", "a"):
            waiting = asyncio.create_task(turns._wait("b", "b"))
            await asyncio.sleep(0)
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
        async with asyncio.timeout(5), turns.turn("", "c"):
            pass

    asyncio.run(play())


def test_what_bots_think_is_paid_by_the_network_of_their_table() -> None:
    networks = Networks()
    budgets = Budgets(100, 0.001, networks.of)
    budgets.charge_for_bots(networks.of("192.0.2.1"), 1e6)
    assert budgets.take("192.0.2.1", 45)  # whoever plays against them can still answer
    assert not budgets.take("192.0.2.1", 45)
    assert budgets.take("192.0.2.2", 90)
    budgets.charge_for_bots("", 1e6)  # nobody knows whose they are
    assert budgets.take("", 90)


@pytest.mark.parametrize(("quick", "slow"), [(0.004, 0.09), (0.26, 0.41)])
def test_quick_and_slow_answers_come_at_the_same_time(quick: float, slow: float) -> None:
    paces = Paces(0.25)
    times = [took + paces.rest("greedy", took) for took in (quick, slow)]
    assert times[0] == pytest.approx(times[1])


def test_a_bot_has_a_step_that_nearly_all_of_its_thoughts_fit_into() -> None:
    paces = Paces(0.1)
    for number in range(1000):
        paces.note("expert", (number % 100) / 200)
        paces.note("greedy", 0.004)
    assert paces.step("greedy") == 0.1
    assert 0.5 < paces.step("expert") < 0.7
    times = [took + paces.rest("expert", took) for took in (0.0, 0.1, 0.49)]
    assert max(times) == pytest.approx(min(times))
    paces.note("mine", 60.0)
    assert paces.step("mine") < 5  # nobody waits as long for each of its answers


# ---------------------------------------------------------------- work aside


def aside(budgets: Budgets | None = None) -> Aside:
    networks = Networks()
    return Aside(budgets or Budgets(1e9, 1e9, networks.of), networks)


def work(milliseconds: float) -> None:
    """For so long the processor has something to do."""
    end = time.thread_time() + milliseconds / 1000
    while time.thread_time() < end:
        pass


def test_whoever_asks_pays_for_what_it_has_taken() -> None:
    """A few can be paid for; the next ones are refused before anything is done for them."""
    budgets = Budgets(at_once=50, a_second=0.001)
    done: list[str] = []

    async def ask(who: str) -> str:
        asker.set(who)

        def deed() -> None:
            done.append(who)
            work(20)

        try:
            await doing.do("a table", deed)
        except Refused as refused:
            return refused.code.value
        return "done"

    async def all_ask() -> list[str]:
        asked = [asyncio.create_task(ask("192.0.2.1")) for _ in range(20)]
        asked.append(asyncio.create_task(ask("192.0.2.2")))
        return list(await asyncio.gather(*asked))

    doing = aside(budgets)
    answers = asyncio.run(all_ask())
    doing.stop()
    assert answers.count("too fast") >= 16
    assert answers[-1] == "done"
    assert len(done) == answers.count("done")


def test_what_fails_is_paid_for_too() -> None:
    budgets = Budgets(at_once=50, a_second=0.001)

    def fail() -> None:
        work(80)
        raise KeyError

    async def ask() -> None:
        asker.set("192.0.2.1")
        with pytest.raises(KeyError):
            await doing.do("a record", fail)

    doing = aside(budgets)
    asyncio.run(ask())
    doing.stop()
    assert budgets.owes("192.0.2.1")
    assert not budgets.owes("192.0.2.2")


def test_who_owes_is_told_no_outlook_and_no_report(sqlite_database: str) -> None:
    """Both are worked out aside, and paid for by the time that takes."""

    async def main() -> None:
        lobby = Lobby(Settings(database=sqlite_database), Metrics())
        await lobby.start()
        heroes, seats = ["medusa", "sinbad"], ["person", "person"]
        new = NewTable(battlefield="sarpedon", heroes=heroes, seats=seats)
        room, _, _ = await lobby.create(new)
        asker.set("192.0.2.1")
        for look in (room.outlook, room.report):
            before = lobby.budgets.wait("192.0.2.1", 3000.0)
            await look(0, lobby.aside)
            assert lobby.budgets.wait("192.0.2.1", 3000.0) > before
        lobby.budgets.charge("192.0.2.1", 6000.0)
        for look in (room.outlook, room.report):
            with pytest.raises(Refused, match="too much at once"):
                await look(0, lobby.aside)
        await lobby.stop()

    asyncio.run(main())


# ---------------------------------------------------------------- writers


def test_what_is_stored_by_itself_is_dear() -> None:
    """Names, lines and claims take turns with the decisions of everyone."""
    assert _PRICES[NameMessage] == _PRICES[ChatMessage] == WRITE > 5 * DECISION
    for path in ("/api/tables/x/seats", "/api/tables/x/invitations", "/api/drafts/x/sides"):
        assert price_of("POST", path) == WRITE


def test_what_people_store_goes_by_turns_of_their_addresses(sqlite_database: str) -> None:
    """However many claims one of them sends at once."""
    order: list[str] = []
    lobby = Lobby(Settings(database=sqlite_database), Metrics())

    async def claim(who: str) -> None:
        asker.set(who)
        await lobby.write("a table", order.append, who)

    async def main() -> None:
        async with asyncio.TaskGroup() as claims:
            for who in ["192.0.2.1"] * 20 + ["192.0.2.2"]:
                claims.create_task(claim(who))
        await lobby.threads.stop()
        lobby.store.close()

    asyncio.run(main())
    assert order.index("192.0.2.2") <= 2


def test_the_journal_goes_before_all_other_writers() -> None:
    turns, order = Turns(), queue.SimpleQueue[str]()

    def write(who: str) -> None:
        with turns.turn(first=who == "journal"):
            order.put(who)

    with turns.turn(first=False):
        names = [threading.Thread(target=write, args=("name",)) for _ in range(5)]
        writers = [*names, threading.Thread(target=write, args=("journal",))]
        for writer in writers:
            writer.start()
        while not turns._first:
            time.sleep(0.001)
    for writer in writers:
        writer.join(PATIENCE)
    assert [order.get(timeout=PATIENCE) for _ in range(6)] == ["journal", *["name"] * 5]


def test_however_many_ask_for_its_health_it_writes_once_a_second(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, written = Store(sqlite_database), []
    monkeypatch.setattr(store, "write_pulse", lambda: written.append(1))
    now = [time.monotonic()]
    monkeypatch.setattr("peerless.table.store_threads.time.monotonic", lambda: now[0])

    async def main() -> None:
        threads = StoreThreads(store, PATIENCE)
        for _ in range(20):
            await threads.check_health()
        assert len(written) == 1
        now[0] += 1.1
        await asyncio.gather(*(threads.check_health() for _ in range(20)))
        assert len(written) == 2
        await threads.stop()

    asyncio.run(main())
    store.close()


# ---------------------------------------------------------------- sheets


def test_a_sheet_is_made_once_for_all_who_ask_at_once() -> None:
    made: list[str] = []

    def make() -> Refusal:
        made.append(threading.current_thread().name)
        return Refusal(code="a", words="b")

    async def ask() -> None:
        doing = aside()
        sheets = Sheets(doing)
        answers = await asyncio.gather(*(sheets.json(("a", "en"), make) for _ in range(20)))
        assert {answer.body for answer in answers} == {b'{"code":"a","words":"b"}'}
        await sheets.json(("a", "pl"), make)
        doing.stop()

    asyncio.run(ask())
    assert len(made) == 2


def test_a_sheet_that_could_not_be_made_is_tried_again() -> None:
    tries: list[int] = []

    def make() -> Refusal:
        tries.append(1)
        if len(tries) == 1:
            raise Refused(Code.UNKNOWN, "not now")
        return Refusal(code="a", words="b")

    async def ask() -> None:
        doing = aside()
        sheets = Sheets(doing)
        with pytest.raises(Refused):
            await sheets.json(("a",), make)
        assert (await sheets.json(("a",), make)).body
        doing.stop()

    asyncio.run(ask())


def test_a_sheet_that_another_cannot_pay_for_is_paid_by_the_next_who_asks() -> None:
    networks = Networks()
    budgets = Budgets(100, 0.001, networks.of)
    budgets.charge("192.0.2.1", 150)
    doing = Aside(budgets, networks)
    sheets = Sheets(doing)

    async def ask(who: str) -> str:
        asker.set(who)
        try:
            await sheets.json(("a",), lambda: Refusal(code="a", words="b"))
        except Refused as refused:
            return refused.code.value
        return "made"

    async def both() -> list[str]:
        asked = [asyncio.create_task(ask(who)) for who in ("192.0.2.1", "192.0.2.2")]
        return list(await asyncio.gather(*asked))

    assert asyncio.run(both()) == ["too fast", "made"]
    doing.stop()


# ---------------------------------------------------------------- pages of elsewhere


@pytest.mark.parametrize(
    ("origin", "host", "foreign"),
    [
        (None, "play.example.org", False),  # a program
        ("https://play.example.org", "play.example.org", False),
        ("http://127.0.0.1:8420", "127.0.0.1:8420", False),
        ("https://play.example.org", "play.example.org:443", False),
        ("https://evil.example", "play.example.org", True),
        ("https://play.example.org.evil.example", "play.example.org", True),
        ("http://127.0.0.1:9000", "127.0.0.1:8420", True),
        ("null", "play.example.org", True),
        ("https://[", "play.example.org", True),
        ("https://other.example", "play.example.org", False),  # named by whoever runs it
    ],
)
def test_which_pages_may_connect(origin: str | None, host: str, foreign: bool) -> None:
    headers = {"host": host} if origin is None else {"host": host, "origin": origin}
    assert is_foreign(headers, ["https://other.example"]) is foreign


@pytest.mark.parametrize(
    ("address", "origin"),
    [
        ("https://other.example", "https://other.example"),
        ("https://other.example/", "https://other.example"),
        ("HTTPS://Other.Example:443", "https://other.example"),
        ("http://[::1]:8420", "http://[::1]:8420"),
    ],
)
def test_an_origin_is_known_as_browsers_say_it(address: str, origin: str) -> None:
    assert origin_of(address) == origin
    assert not is_foreign({"host": "here.example", "origin": origin}, [origin_of(address)])


@pytest.mark.parametrize(
    "address",
    ["other.example", "wss://other.example", "https://other.example/play", "https://[", ""],
)
def test_what_no_page_can_be_is_refused(address: str) -> None:
    with pytest.raises(BadOrigin, match="expected the address of a page"):
        origin_of(address)


def test_the_page_may_connect_to_its_own_server_alone() -> None:
    assert "connect-src 'self' ws://play.example.org wss://play.example.org;" in _policy(
        "play.example.org"
    )
    assert "connect-src 'self';" in _policy("evil; script-src *")
