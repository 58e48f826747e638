"""What one address may take from the others, at a real server behind a proxy: `From(server, who)`
asks as if it came from an address of one's choice."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import statistics
import time
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync import client as sync_client

from peerless.table.networks import NOBODY, Networks
from tests.table.odd_servers import ODD
from tests.table.servers import PATIENCE, Message, Server, answers_of, table_of

HERE, ELSEWHERE = "192.0.2.1", "198.51.100.7"
DUEL = {
    "mode": "duel",
    "battlefield": "sarpedon",
    "heroes": ["medusa", "sinbad"],
    "seats": ["person", "person"],
}


class From:
    """Somebody at an address, whose requests a proxy passes on."""

    def __init__(self, server: Server, address: str) -> None:
        self._server = server
        self.headers = {"X-Forwarded-For": address}

    def post(self, path: str, values: object = None) -> httpx.Response:
        address = self._server.address + path
        return httpx.post(
            address, json=values, headers=self.headers, timeout=PATIENCE, trust_env=False
        )

    def make(self) -> str:
        """What comes of making a table."""
        return code_of(self.post("/api/tables", DUEL))

    def learn(self) -> str:
        return code_of(self.post("/api/lessons/first-game"))

    def connect(self, origin: str | None = None) -> str:
        """What comes of a connection, perhaps by a page of elsewhere."""
        try:
            with sync_client.connect(
                self._server.socket_address,
                proxy=None,
                origin=origin,  # type: ignore[arg-type]
                additional_headers=self.headers,
                open_timeout=PATIENCE,
            ):
                return "connected"
        except InvalidStatus as refused:
            return str(json.loads(refused.response.body or b"{}")["code"])


def code_of(answer: httpx.Response) -> str:
    return "made" if answer.status_code == 201 else str(answer.json()["code"])


def made(server: Server, who: str) -> str:
    """The id of a table of somebody's."""
    answer = From(server, who).post("/api/tables", DUEL)
    return str(answer.json()["table"])


# ---------------------------------------------------------------- how many tables


@pytest.mark.parametrize(
    ("neighbour", "stranger"),
    [(HERE, ELSEWHERE), ("2001:db8:1:2:ffff::9", "2001:db8:1:3::1")],
)
def test_one_network_has_only_so_many_tables(
    sqlite_database: str, neighbour: str, stranger: str
) -> None:
    """Of IPv6 the network of a household is one, whichever of its addresses it comes from."""
    with Server(sqlite_database, tables_of_one=2) as server:
        mine = [HERE] * 2 if neighbour == HERE else ["2001:db8:1:2::1", "2001:db8:1:2::2"]
        assert [From(server, who).make() for who in mine] == ["made", "made"]
        assert From(server, neighbour).make() == "full"
        assert From(server, neighbour).learn() == "full"  # a lesson is a table too
        assert From(server, stranger).make() == "made"


def test_after_a_restart_the_tables_of_a_network_are_its_own_again(sqlite_database: str) -> None:
    """Those that are read from the store count for whoever made them, and for nobody else."""
    with Server(sqlite_database, tables_of_one=2) as server:
        tables = [made(server, HERE) for _ in range(2)]
    with Server(sqlite_database, tables_of_one=2) as server, server.connect() as client:
        for table in tables:
            client.ask({"type": "join", "version": 1, "table": table})
        assert From(server, ELSEWHERE).learn() == "made"
        assert From(server, HERE).learn() == "full"
        assert From(server, HERE).make() == "full"


def test_tables_of_nobody_known_count_for_nobody(sqlite_database: str) -> None:
    """As those of a database that has just been brought up to this version."""
    with Server(sqlite_database) as server:
        tables = [made(server, HERE) for _ in range(3)]
    with closing(sqlite3.connect(sqlite_database.removeprefix("sqlite:///"))) as database:
        database.execute("UPDATE tables SET network = NULL")
        database.commit()
    with Server(sqlite_database, tables_of_one=2) as server, server.connect() as client:
        for table in tables:
            client.ask({"type": "join", "version": 1, "table": table})
        assert From(server, HERE).learn() == "made"


def test_nobodys_address_is_kept(sqlite_database: str) -> None:
    with Server(sqlite_database) as server:
        table = made(server, HERE)
    file = Path(sqlite_database.removeprefix("sqlite:///"))
    with closing(sqlite3.connect(file)) as database:
        ((kept,),) = database.execute("SELECT network FROM tables WHERE id = ?", [table])
        ((key,),) = database.execute("SELECT key FROM keys")
    assert kept
    for each in file.parent.glob(file.name + "*"):
        assert HERE.encode() not in each.read_bytes()
    networks = Networks()
    assert networks.of(HERE) != kept  # without the key of the database
    networks.use(key)
    assert networks.of(HERE) == kept
    assert networks.of("") == NOBODY


# ---------------------------------------------------------------- how many connections


@pytest.mark.parametrize("origin", [None, "https://evil.example"])
def test_one_who_connects_without_end_waits_for_the_refusal(
    sqlite_database: str, origin: str | None
) -> None:
    """Also a page of elsewhere, which is refused in any case."""
    limits: Message = {"cost_at_once": 20.0, "cost_a_second": 0.5}
    with Server(sqlite_database, **limits) as server:
        answers = [From(server, HERE).connect(origin) for _ in range(10)]
        assert set(answers) == {"origin" if origin else "connected"}
        began = time.monotonic()
        assert From(server, HERE).connect(origin) == "too fast"
        assert time.monotonic() - began > 1.2
        assert From(server, ELSEWHERE).connect() == "connected"
        assert server.get("/health").status_code == 200
        assert not any(json.loads(line)["level"] == "error" for line in server.log)


# ---------------------------------------------------------------- whose bots think


def test_bots_of_many_tables_keep_nobody_elses_bot_waiting(sqlite_database: str) -> None:
    """Each thinks for half a second, and there is one process: of twenty-five tables each would
    have its turn after a dozen seconds."""
    with Server(sqlite_database, ODD) as server, server.connect() as client:
        slow = {**DUEL, "seats": ["slow", "slow"]}
        for _ in range(24):
            assert code_of(From(server, HERE).post("/api/tables", slow)) == "made"
        mine = From(server, ELSEWHERE).post("/api/tables", {**DUEL, "seats": ["slow", "person"]})
        view, took = client.join(table_of(mine.json()), 1), list[float]()
        while len(took) < 5:
            if answers := answers_of(view):
                view = client.decide(view, answers[0])
            else:
                began = time.monotonic()
                view = client.receive()
                took.append(time.monotonic() - began)
        waited = statistics.median(took)
        print(f"{waited:.1f} seconds for an answer")
        assert waited < 4


# ---------------------------------------------------------------- what a look may cost


def test_a_look_at_a_table_that_has_to_be_read_is_paid_by_what_it_takes(
    sqlite_database: str,
) -> None:
    """Its flat price is 2, and a thousand of those could be paid. But whole games have to be played
    again, one after the other: soon there is nothing left."""
    with Server(sqlite_database) as server:
        tables = [server.make_table(("random", "random")) for _ in range(8)]
        for table in tables:
            while not server.get(f"/api/tables/{table.id}").json()["over"]:
                time.sleep(0.02)
    limits: Message = {"cost_at_once": 100.0, "cost_a_second": 0.5}
    with Server(sqlite_database, **limits) as server:

        async def look() -> list[int]:
            headers = From(server, HERE).headers
            async with httpx.AsyncClient(
                base_url=server.address, headers=headers, trust_env=False, timeout=PATIENCE
            ) as client:
                looks = [client.get(f"/api/tables/{table.id}") for table in tables]
                return [answer.status_code for answer in await asyncio.gather(*looks)]

        statuses = asyncio.run(look())
        assert set(statuses) == {200, 429}
        assert server.get(f"/api/tables/{tables[-1].id}").status_code == 200  # at another address
