"""Running a server: its end, its database, its memory, its log."""

from __future__ import annotations

import hashlib
import json
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from websockets.exceptions import ConnectionClosed

from peerless.content.library import BOX
from peerless.record.records import RULES_VERSION, read_record
from peerless.record.replay import replay
from peerless.rules.mode import Mode
from peerless.table.content import content_now
from peerless.table.seats import hash_of_secret
from peerless.table.store import Store
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


def play(client: Client, view: Message, decisions: int = 10_000) -> Message:
    """So many decisions of this seat, or to the end."""
    while not is_over(view) and decisions > 0:
        if answers := answers_of(view):
            view = client.decide(view, answers[view["number"] % len(answers)])
            decisions -= 1
        else:
            view = client.receive()
    return view


# ---------------------------------------------------------------- the end


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGINT])
def test_it_ends_in_good_order(sqlite_database: str, by: signal.Signals) -> None:
    """Also with a bot at work that would never end."""
    with Server(sqlite_database, ODD) as server, server.connect() as client:
        hanging = server.make_table(("hanging", "person"))
        table = server.make_table()
        view = play(client, client.join(table, 0), 2)
        idle_began = time.monotonic()
        assert server.stop(by) == 0
        assert time.monotonic() - idle_began < 20  # it takes a second; machines can be busy
        with pytest.raises(ConnectionClosed) as closed:
            client.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012  # it restarts: come again
        assert not any('"level": "error"' in line for line in server.log)
    with Server(sqlite_database) as server, server.connect() as client:
        assert client.join(table, 0)["number"] == view["number"]
        assert client.join(hanging, 1)["number"] == 0


def test_what_was_sent_before_the_end_is_stored_or_was_never_acknowledged(
    sqlite_database: str,
) -> None:
    with Server(sqlite_database) as server, server.connect() as client:
        tables = [server.make_table() for _ in range(8)]
        views = {table.id: client.join(table, 0) for table in tables}
        for view in views.values():
            client.send(decide_message(view, answers_of(view)[0]))
        server.process.send_signal(signal.SIGTERM)
        heard = {table.id: 0 for table in tables}
        with suppress(ConnectionClosed):
            while view := client.receive():
                heard[view["table"]] = view["number"]
        assert server.process.wait(PATIENCE) == 0
    store = Store(sqlite_database)
    for table in tables:
        assert len(store.entries(table.id)) >= heard[table.id]
    store.close()


@pytest.mark.parametrize(
    ("database", "words"),
    [
        ("nonsense", "expected sqlite or postgresql"),
        ("sqlite://", "expected a file"),
        ("postgresql://me:hunter2@127.0.0.1:1/x", "cannot be opened"),
    ],
)
def test_a_database_that_cannot_be_used_is_refused_in_one_line(database: str, words: str) -> None:
    command = [str(Path(sys.executable).with_name("peerless")), "table", "--db", database]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert ended.returncode == 1
    assert words in ended.stderr
    assert ended.stderr.count("\n") == 1
    assert "hunter2" not in ended.stderr


def test_a_second_server_on_one_file_is_refused_in_one_line(sqlite_database: str) -> None:
    command = [str(Path(sys.executable).with_name("peerless")), "table", "--port", "0"]
    with Server(sqlite_database) as server, server.connect() as client:
        view = client.join(server.make_table(), 0)
        ended = subprocess.run(
            [*command, "--db", sqlite_database],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert ended.returncode == 1
        assert "another server has it; several at once need PostgreSQL" in ended.stderr
        assert ended.stderr.count("\n") == 1
        assert client.decide(view, answers_of(view)[0])["number"] == 1  # the first one goes on


# ---------------------------------------------------------------- a new version


def test_a_game_of_the_oldest_version_is_played_on(database: str) -> None:
    """A database as the first version made it, in the midst of a game against a bot: the new
    version brings it up to date, and the game goes to its end."""
    table = Table("an-old-table", ("the secret of an old seat", None))
    make_old_database(database, table)
    with Server(database) as server, server.connect() as client:
        view = client.join(table, 0)
        assert view["number"] == len(PLACED)
        assert [one["space"] for one in view["view"]["fighters"][1:3]] == ["sar21", "sar22"]
        play(client, view)
        record = read_record(server.record(table))
        assert record.seed == OLD_SEED
        assert [text for _, text in record.decisions[: len(PLACED)]] == PLACED
        assert replay(record).over
        server.make_table()  # and there is room for new ones


PLACED = ["place Harpy 1: sar21", "place Harpy 2: sar22"]
OLD_SEED = 42


def make_old_database(database: str, table: Table) -> None:
    """With one table and its journal, in the form of the first version."""
    content = content_now(Mode.DUEL, "sarpedon", ("medusa", "sinbad"))
    person = {"kind": "person", "bot": "", "secret": hash_of_secret(str(table.secrets[0]))}
    bot = {"kind": "bot", "bot": "random", "secret": ""}
    store = Store(database)
    store.migrate("0001")
    with store.engine.execution_options(writes=True).begin() as connection:
        connection.execute(
            text("INSERT INTO contents (hash, files) VALUES (:hash, :files)"),
            {"hash": content.hash, "files": json.dumps(dict(content.files))},
        )
        connection.execute(
            text(
                "INSERT INTO tables (id, created, mode, battlefield, heroes, seed, rules, content,"
                " seats) VALUES (:id, '2024-01-01 00:00:00', 'duel', 'sarpedon', :heroes, :seed,"
                " :rules, :content, :seats)"
            ),
            {
                "id": table.id,
                "heroes": json.dumps(content.heroes),
                "seed": str(OLD_SEED),
                "rules": RULES_VERSION,
                "content": content.hash,
                "seats": json.dumps([person, bot]),
            },
        )
        for number, decision in enumerate(PLACED):
            connection.execute(
                text(
                    'INSERT INTO journal ("table", entry, seat, decision, at)'
                    " VALUES (:t, :e, 0, :d, 0)"
                ),
                {"t": table.id, "e": number, "d": decision},
            )
    store.close()


# ---------------------------------------------------------------- the start


def test_those_who_come_right_after_a_start_hardly_wait(sqlite_database: str) -> None:
    """Six join at once, each at a table of its own with other heroes, while somebody asks for the
    health of the server."""
    heroes = BOX.heroes.ids()[:12]
    with Server(sqlite_database) as server:
        pairs = list(zip(heroes[::2], heroes[1::2], strict=True))
        tables = [server.make_table(heroes=pair, battlefield="marmoreal") for pair in pairs]
    with Server(sqlite_database) as server, ThreadPoolExecutor(7) as pool:

        def joined(table: Table) -> float:
            began = time.monotonic()
            with server.connect() as client:
                client.join(table, 0)
            return time.monotonic() - began

        def asked() -> float:
            began = time.monotonic()
            assert server.get("/health").status_code == 200
            return time.monotonic() - began

        joining = [pool.submit(joined, table) for table in tables]
        health = [asked() for _ in range(10)]
        joins = [each.result() for each in joining]
        print(f"joins {max(joins):.2f} s at most, health {max(health):.2f} s")
        assert max(health) < 2
        assert max(joins) < 6


# ---------------------------------------------------------------- honest shuffles


def test_the_seed_is_promised_before_the_game_and_published_after_it(server: Server) -> None:
    new = {
        "battlefield": "sarpedon",
        "heroes": ["medusa", "sinbad"],
        "seats": ["random", "random"],
    }
    made = server.post("/api/tables", new).json()
    seen = server.get(f"/api/tables/{made['table']}").json()
    table = Table(made["table"], (None, None))
    wait_until(lambda: bool(server.get(f"/api/tables/{table.id}").json()["over"]))
    seed = read_record(server.record(table)).seed
    assert made["commitment"] == hashlib.sha256(str(seed).encode()).hexdigest()
    assert seen["commitment"] == made["commitment"]
    assert seed.bit_length() == 256


# ---------------------------------------------------------------- two servers, one database


def test_two_servers_on_one_database_never_disagree_for_long(postgres_database: str) -> None:
    """Whoever is late hears that the table has moved on, and nothing of it is stored. Each server
    tells what was decided at the other as well, before that or after."""
    with Server(postgres_database) as one, Server(postgres_database) as two:
        table = one.make_table()
        with one.connect() as here, two.connect() as there:
            view, late = here.join(table, 0), there.join(table, 0)
            view = here.decide(view, answers_of(view)[0])
            there.send(decide_message(late, answers_of(late)[1]))
            assert refusal(there).code == "stale"
            late = join_again(there, table)
            assert (late["number"], late["view"]) == (view["number"], view["view"])
            # and now the other way round
            there.send(decide_message(late, answers_of(late)[0]))
            late = there.until(lambda told: bool(told["number"] > view["number"]))
            here.send(decide_message(view, answers_of(view)[1]))
            assert refusal(here).code == "stale"
            view = join_again(here, table)
            assert (view["number"], view["view"]) == (late["number"], late["view"])


def refusal(client: Client) -> Refused:
    """The next one; views may come before it."""
    with pytest.raises(Refused) as refused:
        client.until(lambda _: False)
    return refused.value


def join_again(client: Client, table: Table) -> Message:
    """The whole view that answers it; a view of what is new may come before."""
    client.send(join_message(table, 0))
    return client.until(lambda told: bool(told["whole"]))


def test_bots_of_two_servers_play_one_game(postgres_database: str) -> None:
    """Both let them think; each decision is made once."""
    with Server(postgres_database, ODD) as one:
        table = one.make_table(("random", "random"))
        with Server(postgres_database, ODD) as two:
            wait_until(lambda: bool(one.get(f"/api/tables/{table.id}").json()["over"]))
            wait_until(lambda: bool(two.get(f"/api/tables/{table.id}").json()["over"]))
            assert one.record(table) == two.record(table)
            assert replay(read_record(one.record(table))).over


# ---------------------------------------------------------------- memory and limits


def in_memory(server: Server) -> int:
    found = re.search(r"^peerless_tables_in_memory ([0-9.]+)", server.get("/metrics").text, re.M)
    assert found is not None
    return int(float(found[1]))


def test_tables_that_nobody_looks_at_leave_the_memory_and_come_back(sqlite_database: str) -> None:
    with Server(sqlite_database, table_idle_timeout=0.2) as server, server.connect() as client:
        tables = [server.make_table() for _ in range(3)]
        view = play(client, client.join(tables[0], 0), 2)
        wait_until(lambda: in_memory(server) == 1)  # the one with someone at it stays
        assert client.decide(view, answers_of(view)[0])["number"] > view["number"]
        client.send({"type": "leave", "table": tables[0].id})
        wait_until(lambda: in_memory(server) == 0)
        assert client.join(tables[0], 0)["number"] == view["number"] + 1
        assert client.join(tables[1], 0)["number"] == 0


def test_tables_made_at_once_are_not_more_than_the_limit(sqlite_database: str) -> None:
    with Server(sqlite_database, most_tables=5) as server:
        with ThreadPoolExecutor(12) as threads:
            made = list(threads.map(lambda _: server.code_of_making(), range(12)))
        assert Counter(made) == {"made": 5, "full": 7}


def test_tables_that_everyone_has_left_do_not_count(sqlite_database: str) -> None:
    with Server(sqlite_database, most_tables=2, table_idle_timeout=0.2) as server:
        first = server.make_table()
        with server.connect() as client:
            client.join(first, 0)
            server.make_table()  # where nobody sits down
            wait_until(lambda: server.code_of_making() == "made")


def test_tables_that_wait_in_the_store_do_not_count(sqlite_database: str) -> None:
    """Not even while they are looked through after a start, to see whether a bot is asked."""
    with Server(sqlite_database) as server:
        first, *_ = [server.make_table() for _ in range(40)]
    with Server(sqlite_database, most_tables=1) as server:
        server.make_table()
        assert server.code_of_making() == "full"
        with server.connect() as client:  # whoever comes back is never turned away
            client.join(first, 0)


# ---------------------------------------------------------------- a database that goes away


def test_a_file_that_is_gone_is_noticed(sqlite_database: str) -> None:
    with Server(sqlite_database) as server, server.connect() as client:
        view = client.join(server.make_table(), 0)
        assert server.get("/health").json()["status"] == "ok"
        Path(sqlite_database.removeprefix("sqlite:///")).unlink()
        wait_until(lambda: server.get("/health").status_code == 503)  # it looks once a second
        assert server.get("/health").json()["code"] == "store"
        with pytest.raises(Refused) as refused:
            client.decide(view, answers_of(view)[0])
        assert refused.value.code == "store"
        with pytest.raises(Refused, match="store"):
            server.make_table()


def test_a_database_that_goes_away_and_comes_back(postgres: str, postgres_database: str) -> None:
    """Games go on where they were, those of bots by themselves."""
    with Server(postgres_database, ODD) as server, server.connect() as client:
        table = server.make_table()
        bots = server.make_table(("slow", "slow"))
        view = play(client, client.join(table, 0), 1)
        allow_connections(postgres, False)
        try:
            wait_until(lambda: server.get("/health").status_code == 503)
            with pytest.raises(Refused) as refused:
                client.decide(view, answers_of(view)[0])
            assert refused.value.code == "store"
            with pytest.raises(Refused, match="store"):
                client.join(table, 0)
            assert server.get(f"/api/tables/{table.id}").status_code == 503
            server.wait_for_log("a bot could not decide")
        finally:
            allow_connections(postgres, True)
        wait_until(lambda: server.get("/health").status_code == 200)
        again = client.join(table, 0)
        assert (again["number"], again["view"]) == (view["number"], view["view"])
        play(client, again, 1)
        number = int(server.get(f"/api/tables/{bots.id}").json()["number"])
        wait_until(lambda: server.get(f"/api/tables/{bots.id}").json()["number"] > number)


def allow_connections(postgres: str, allowed: bool) -> None:
    """To the database of the tests, said in another one of the same server."""
    address = postgres.replace("postgresql://", "postgresql+psycopg://")
    engine = create_engine(
        address.replace("/postgres?", "/template1?"), isolation_level="AUTOCOMMIT"
    )
    with engine.connect() as connection:
        connection.execute(text(f"ALTER DATABASE postgres ALLOW_CONNECTIONS {allowed}"))
        if not allowed:
            others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = "
            connection.execute(text(others + "'postgres'"))
    engine.dispose()


# ---------------------------------------------------------------- the log


def test_the_log_is_json_and_tells_no_secret(sqlite_database: str) -> None:
    cards = {card.name for hero in ("medusa", "sinbad") for card in BOX.heroes.load(hero).cards}
    with Server(sqlite_database, ODD, log_level="debug") as server, server.connect() as client:
        tables = [server.make_table(("person", bot)) for bot in ("greedy", "raising", "illegal")]
        for table in tables:
            play(client, client.join(table, 0), 10)
        tables.append(server.make_table())
    with Server(sqlite_database, ODD, log_level="debug") as other, other.connect() as client:
        view = client.join(tables[-1], 0)
        for words in (f"scheme: {min(cards)} by nobody", answers_of(view)[0] + "!"):
            with pytest.raises(Refused, match="illegal"):
                client.decide(view, words)
        other.get(f"/?secret={tables[0].secrets[0]}")
        Path(sqlite_database.removeprefix("sqlite:///")).unlink()
        with pytest.raises(Refused, match="store"):
            client.decide(view, answers_of(view)[0])
        assert other.stop() == 0
    log = server.log + other.log
    everything, lines = "".join(log), [json.loads(line) for line in log]
    assert all({"at", "level", "from", "message"} <= set(line) for line in lines)
    hidden = cards | {str(table.secrets[0]) for table in tables} | {"place Harpy", "maneuver"}
    assert {words for words in hidden if words in everything} == set()
    assert {line["table"] for line in lines if line["message"] == "table made"} == {
        table.id for table in tables
    }
