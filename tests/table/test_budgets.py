"""What an address may cost: one budget over everything, fair turns for bots, and sheets that are
made once."""

from __future__ import annotations

import asyncio
import json
import threading
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from peerless.table.bot_play import rest_of_step
from peerless.table.budgets import Budgets, network_of, price_of
from peerless.table.origins import is_foreign
from peerless.table.page_files import _policy
from peerless.table.refusals import Code, Refused
from peerless.table.replies import Refusal
from peerless.table.sheets import Sheets
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


def test_what_costs_more_has_a_higher_price() -> None:
    dear = price_of("POST", "/api/tables")
    assert dear > price_of("GET", "/api/tables/x") > price_of("GET", "/assets/a.js")


def test_http_has_a_budget(tmp_path: Path) -> None:
    limits: Message = {"cost_at_once": 60.0, "cost_a_second": 0.5}
    with Server(f"sqlite:///{tmp_path}/tables.sqlite3", **limits) as server:

        async def flood() -> list[int]:
            async with httpx.AsyncClient(
                base_url=server.address, trust_env=False, timeout=PATIENCE
            ) as client:
                asked = [client.get("/api/heroes/medusa?language=pl") for _ in range(60)]
                return [answer.status_code for answer in await asyncio.gather(*asked)]

        statuses = asyncio.run(flood())
        assert set(statuses) == {200, 429}
        assert statuses.count(429) > 5


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


def test_a_table_of_many_bots_keeps_no_other_waiting() -> None:
    async def play() -> list[str]:
        turns, order = FairTurns(1), []

        async def think(table: str) -> None:
            async with turns.turn(table):
                order.append(table)
                await asyncio.sleep(0.01)

        async with asyncio.TaskGroup() as thinking:
            for _ in range(3):
                for n in range(10):
                    thinking.create_task(think(f"greedy {n}"))
            await asyncio.sleep(0.12)  # all of them have had a turn
            thinking.create_task(think("mine"))
        return order

    order = asyncio.run(play())
    assert len(order) == 31
    assert order.index("mine") <= 14


def test_those_who_give_up_waiting_leave_their_turn_to_others() -> None:
    async def play() -> None:
        turns = FairTurns(1)
        async with turns.turn("a"):
            waiting = asyncio.create_task(turns._wait("b"))
            await asyncio.sleep(0)
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
        async with asyncio.timeout(5), turns.turn("c"):
            pass

    asyncio.run(play())


@pytest.mark.parametrize(("quick", "slow"), [(0.004, 0.09), (0.26, 0.41)])
def test_quick_and_slow_answers_come_at_the_same_time(quick: float, slow: float) -> None:
    times = [took + rest_of_step(took, 0.25) for took in (quick, slow)]
    assert times[0] == pytest.approx(times[1])


# ---------------------------------------------------------------- sheets


def test_a_sheet_is_made_once_for_all_who_ask_at_once() -> None:
    made: list[str] = []

    def make() -> Refusal:
        made.append(threading.current_thread().name)
        return Refusal(code="a", words="b")

    async def ask() -> None:
        sheets = Sheets()
        answers = await asyncio.gather(*(sheets.json(("a", "en"), make) for _ in range(20)))
        assert {answer.body for answer in answers} == {b'{"code":"a","words":"b"}'}
        await sheets.json(("a", "pl"), make)
        sheets.stop()

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
        sheets = Sheets()
        with pytest.raises(Refused):
            await sheets.json(("a",), make)
        assert (await sheets.json(("a",), make)).body
        sheets.stop()

    asyncio.run(ask())


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


def test_the_page_may_connect_to_its_own_server_alone() -> None:
    assert "connect-src 'self' ws://play.example.org wss://play.example.org;" in _policy(
        "play.example.org"
    )
    assert "connect-src 'self';" in _policy("evil; script-src *")
