"""What is stored is there, whole and unchanged, in SQLite and in PostgreSQL alike."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import event, insert, inspect, select, text, update
from sqlalchemy.exc import IntegrityError

from peerless.table.addresses import BadAddress
from peerless.table.matters import PAUSE, STAND_IN, START, Matter
from peerless.table.people_store import PeopleStore
from peerless.table.schema import journal, metadata, pulse, tables
from peerless.table.store import Conflict, Due, Entry, Store, Stored
from tests.table.servers import PATIENCE, wait_until

STRANGE = "'\"; DROP TABLE journal; -- \\ % :x $1 {} é ß 💀 \u202e\u0301 \t\n\r \x01 日本語"


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    with_tables = Store(database)
    with_tables.prepare()
    yield with_tables
    with_tables.close()


def a_table(id: str = "t", **values: Any) -> Stored:
    usual = {
        "mode": "duel",
        "battlefield": "sarpedon",
        "heroes": ["medusa", "sinbad"],
        "seed": 2**64 - 1,
        "rules": "1",
        "content": "c" * 64,
        "seats": [{"kind": "person", "secret": "s" * 64}, {"kind": "bot", "bot": "greedy"}],
    }
    return Stored(id, **{**usual, **values})


def entries(id: str, first: int, count: int, text: str = "end turn") -> list[Entry]:
    return [Entry(id, first + i, i % 2, text, 1_700_000_000_000 + i) for i in range(count)]


# ---------------------------------------------------------------- the form of the database


def test_migrations_make_exactly_the_schema_and_unmake_it(database: str) -> None:
    store = Store(database)
    for _ in range(2):
        store.prepare()
        with store.engine.connect() as connection:
            context = MigrationContext.configure(connection, opts={"compare_type": True})
            assert compare_metadata(context, metadata) == []
        store.migrate("base")
        assert inspect(store.engine).get_table_names() == ["alembic_version"]
    store.close()


def test_a_database_of_an_older_version_keeps_its_tables(database: str) -> None:
    """And has room for the games that are new."""
    store = Store(database)
    store.migrate("0001")
    with store.engine.begin() as connection:
        connection.execute(text("INSERT INTO contents (hash, files) VALUES ('c', '{}')"))
        connection.execute(
            text(
                "INSERT INTO tables (id, created, mode, battlefield, heroes, seed, rules, content,"
                " seats) VALUES ('old', '2024-01-01 00:00:00', 'duel', 'soho', '[]', '1', '1', 'c',"
                " '[]')"
            )
        )
    store.prepare()
    old = store.table("old")
    assert old is not None
    assert (old.battlefield, old.adventure) == ("soho", None)
    terms = {"enemies": ["mothman"], "discoveries": [], "open_hands": True}
    store.add_table(a_table("new", mode="adventure", adventure=terms), {})
    new = store.table("new")
    assert new is not None
    assert new.adventure == terms
    store.close()


def test_preparing_again_changes_nothing(store: Store) -> None:
    store.add_table(a_table(), {"a": "b"})
    store.prepare()
    assert store.open_tables() == ["t"]


def test_a_preparation_that_breaks_off_leaves_nothing_behind(database: str) -> None:
    store = Store(database)

    def break_off(_: object, __: object, statement: str, *more: object) -> None:
        if "CREATE TABLE journal" in statement:
            raise KeyboardInterrupt

    event.listen(store.engine, "before_cursor_execute", break_off)
    with pytest.raises(KeyboardInterrupt):
        store.prepare()
    assert inspect(store.engine).get_table_names() == []
    store.close()
    again = Store(database)
    again.prepare()
    again.add_table(a_table(), {})
    again.close()


def test_many_servers_prepare_one_database_at_once(database: str) -> None:
    stores = [Store(database) for _ in range(12)]
    assert together([store.prepare for store in stores]) == []
    stores[0].add_table(a_table(), {})
    assert all(store.open_tables() == ["t"] for store in stores)
    for store in stores:
        store.close()


def together(work: Sequence[Callable[[], object]]) -> list[Exception]:
    """All at once, each in a thread of its own; what went wrong."""
    errors: list[Exception] = []
    ready = threading.Barrier(len(work))

    def do(one: Callable[[], object]) -> None:
        ready.wait()
        try:
            one()
        except Exception as error:
            errors.append(error)

    threads = [threading.Thread(target=do, args=(one,)) for one in work]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return errors


def test_a_database_of_a_newer_version_is_refused_and_left_alone(store: Store) -> None:
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadAddress, match="newer"):
        store.prepare()
    with store.engine.connect() as connection:
        assert connection.scalar(text("SELECT version_num FROM alembic_version")) == "9999"


# ---------------------------------------------------------------- addresses


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("nonsense", "expected sqlite or postgresql"),
        ("oracle://x", "oracle"),
        ("mysql+nothing://x", "mysql"),
        ("sqlite://", "expected a file"),
        ("sqlite:///:memory:", "expected a file"),
        ("sqlite:///file:x?mode=memory&uri=true", "expected a file"),
        ("sqlite:////proc/no/x.sqlite3", "its folder cannot be made"),
    ],
)
def test_an_address_that_cannot_be_used_is_refused(address: str, words: str) -> None:
    with pytest.raises(BadAddress, match=words):
        Store(address)


def test_a_database_that_does_not_answer_is_refused_without_its_password() -> None:
    for address in (
        "postgresql://me:hunter2@127.0.0.1:1/x",
        "postgresql://me:hunter2/or:hunter2@127.0.0.1:1/x",
        "postgresql://me@127.0.0.1:1/x?password=hunter2",
    ):
        with pytest.raises(BadAddress, match="cannot be opened") as refused:
            Store(address).prepare()
        assert "hunter2" not in str(refused.value)
    with pytest.raises(BadAddress) as broken:
        Store("postgresql:/me:hunter2@there")
    assert "hunter2" not in str(broken.value)
    with pytest.raises(BadAddress) as misspelt:
        Store("postgresql+x://me:hunter2@there/x")
    assert "hunter2" not in str(misspelt.value)


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Sinbad, " * 100)
    with pytest.raises(BadAddress, match="not a database"):
        Store(f"sqlite:///{file}").prepare()
    assert file.read_text() == "Dear Sinbad, " * 100


# ---------------------------------------------------------------- tables and the journal


def test_a_table_comes_back_as_it_was(store: Store) -> None:
    files = {STRANGE: STRANGE, "a/b": "", "z": "first", "y": "second"}
    table = a_table(seats=[{"kind": STRANGE}], heroes=[STRANGE])
    store.add_table(table, files)
    found = store.table("t")
    assert found is not None
    assert found.created.replace(tzinfo=None) == table.created.replace(tzinfo=None)
    assert {**vars(found), "created": 0} == {**vars(table), "created": 0}
    assert list(store.content(table.content).items()) == list(files.items())  # in this order
    assert store.table("T") is None
    assert store.table(STRANGE) is None


@pytest.mark.parametrize("seed", [0, 1, 2**53 + 1, 2**63 - 1, 2**63, 2**64 - 1, 2**64, 2**256 - 1])
def test_every_seed_comes_back(store: Store, seed: int) -> None:
    store.add_table(a_table(seed=seed), {})
    found = store.table("t")
    assert found is not None
    assert found.seed == seed


def test_strange_decisions_come_back(store: Store) -> None:
    store.add_table(a_table(), {})
    written = [Entry("t", i, 0, text, 0) for i, text in enumerate([STRANGE, "", "x" * 100_000])]
    store.add_entries(written, {"t": STRANGE})
    assert store.entries("t") == written
    found = store.table("t")
    assert found is not None
    assert found.result == STRANGE


def test_a_large_journal_comes_back_in_order(store: Store) -> None:
    store.add_table(a_table(), {})
    store.add_table(a_table("other"), {})
    written = entries("t", 0, 20_000)
    for first in (10_000, 0):  # the order of writing does not matter
        store.add_entries(written[first : first + 10_000], {})
        store.add_entries(entries("other", first, 1), {})
    assert store.entries("t") == written


def test_open_tables_are_those_without_a_result(store: Store) -> None:
    for id in ("c", "a", "b"):
        store.add_table(a_table(id), {})
    assert store.open_tables() == ["c", "a", "b"]
    store.add_entries(entries("a", 0, 1), {"a": "draw"})
    assert store.open_tables() == ["c", "b"]
    store.add_table(a_table("d", seats=[{"kind": "person"}, {"kind": "person"}]), {})
    assert store.open_tables() == ["c", "b", "d"]
    assert store.open_tables(of_bots=True) == ["c", "b"]


def test_content_is_kept_once_and_never_changed(store: Store) -> None:
    store.add_table(a_table("one"), {"file": "as it was"})
    store.add_table(a_table("two"), {"file": "as it is"})
    assert store.content("c" * 64) == {"file": "as it was"}


# ---------------------------------------------------------------- writers in each other's way


def test_an_entry_that_is_there_is_a_conflict_and_nothing_of_it_is_stored(store: Store) -> None:
    store.add_table(a_table(), {})
    store.add_table(a_table("other"), {})
    store.add_entries(entries("t", 0, 3, "first"), {})
    with pytest.raises(Conflict):
        store.add_entries(
            entries("other", 0, 2) + entries("t", 2, 2, "second"), {"t": "draw", "other": "draw"}
        )
    assert store.entries("t") == entries("t", 0, 3, "first")
    assert store.entries("other") == []
    assert len(store.open_tables()) == 2


def test_of_writers_at_once_one_wins_and_the_others_hear_of_it(database: str) -> None:
    stores = [Store(database) for _ in range(4)]
    stores[0].prepare()
    stores[0].add_table(a_table(), {})
    for round in range(10):
        errors = together(
            [
                partial(store.add_entries, entries("t", 2 * round, 2, f"writer {n}"), {})
                for n, store in enumerate(stores)
            ]
        )
        assert [type(error) for error in errors] == [Conflict] * 3
    found = stores[0].entries("t")
    assert [entry.number for entry in found] == list(range(20))
    assert all(found[i].decision == found[i + 1].decision for i in range(0, 20, 2))
    for store in stores:
        store.close()


def test_tables_with_the_same_content_are_made_at_once(database: str) -> None:
    stores = [Store(database) for _ in range(4)]
    stores[0].prepare()
    work = [
        partial(store.add_table, a_table(f"t{n}"), {"file": "text"})
        for n, store in enumerate(stores * 3)
    ]
    assert together(work) == []
    assert len(stores[0].open_tables()) == 12
    for store in stores:
        store.close()


# ---------------------------------------------------------------- what can be lost


def test_a_commit_is_on_the_disk_when_it_returns(tmp_path: Path) -> None:
    """A copy of the files, taken while the server has them open, has everything."""
    file = tmp_path / "tables.sqlite3"
    store = Store(f"sqlite:///{file}")
    store.prepare()
    with store.engine.connect() as connection:
        assert connection.scalar(text("PRAGMA synchronous")) == 2  # FULL
        assert connection.scalar(text("PRAGMA journal_mode")) == "wal"
        assert connection.scalar(text("PRAGMA foreign_keys")) == 1
    store.add_table(a_table(), {})
    store.add_entries(entries("t", 0, 5), {})
    copy = tmp_path / "copy"
    copy.mkdir()
    for part in tmp_path.glob("tables.sqlite3*"):
        (copy / part.name).write_bytes(part.read_bytes())
    with closing(sqlite3.connect(copy / "tables.sqlite3")) as copied:
        assert copied.execute("SELECT count(*) FROM journal").fetchone() == (5,)
    store.close()


def test_nothing_is_acknowledged_into_a_file_that_is_gone(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    store = Store(f"sqlite:///{file}")
    store.prepare()
    store.add_table(a_table(), {})
    store.write_pulse()
    file.unlink()
    with pytest.raises(FileNotFoundError):
        store.write_pulse()
    with pytest.raises(FileNotFoundError):
        store.add_entries(entries("t", 0, 1), {})
    with pytest.raises(FileNotFoundError):
        store.add_table(a_table("u"), {})
    store.close()


def test_errors_of_the_database_tell_no_values(store: Store) -> None:
    store.add_table(a_table(seed=1234567890123), {})
    again = a_table(seed=1234567890123)
    twice = [Entry("t", 0, 0, "scheme: Gaze", 0)] * 2
    with pytest.raises(IntegrityError) as raised:
        store.add_table(again, {})
    with pytest.raises(Conflict) as conflict:
        store.add_entries(twice, {})
    assert "1234567890123" not in str(raised.value)
    assert "Gaze" not in str(conflict.value)


def test_a_table_and_its_beginning_are_one(store: Store) -> None:
    """A game that goes on from a step of another: all of it is stored, or nothing."""
    begun = entries("t", 0, 3)
    store.add_table(a_table(), {}, entries=begun)
    assert store.entries("t") == begun
    assert store.counts(["t"]) == {"t": 3}
    with pytest.raises(IntegrityError):
        store.add_table(a_table("u"), {}, entries=entries("u", 0, 1) * 2)
    assert store.table("u") is None


def test_tables_at_which_a_bot_stands_in_have_one(store: Store) -> None:
    """So that it goes on by itself after a start."""
    persons = [{"kind": "person", "secret": "s" * 64}] * 2
    for id in ("t", "u"):
        store.add_table(a_table(id, seats=persons), {})
    stands_in = str(Matter(STAND_IN, 0, "normal", 0))
    store.add_entries([Entry("t", 0, 0, stands_in, 0), *entries("u", 0, 2)], {})
    assert store.open_tables(of_bots=True) == ["t"]
    assert store.open_tables() == ["t", "u"]


# ---------------------------------------------------------------- clocks that pause


NOW, DOWN = 1_800_000_000_000, 15_000


def beaten(store: Store, ago: int) -> PeopleStore:
    """The last pulse was so long ago."""
    people = PeopleStore(store)
    with store.writing() as connection:
        connection.execute(update(pulse).values(at=NOW - ago))
    return people


def clocked(store: Store, id: str, ago: int) -> None:
    """A table whose clock runs since a while."""
    store.add_table(a_table(id), {})
    started = Entry(id, 0, 0, str(Matter(START, 0)), NOW - ago)
    store.add_entries([started], {}, {id: Due(NOW + 50_000)})


def test_a_game_just_begun_is_not_paused_where_a_server_was_up(store: Store) -> None:
    """No pulse is written while no clock runs; the entry that starts one says as much."""
    clocked(store, "t", ago=3000)
    people = beaten(store, ago=100_000)
    assert people.pause_clocks(NOW, DOWN) == 0
    assert len(store.entries("t")) == 1


def test_the_time_without_a_server_is_nobodys(store: Store) -> None:
    """From the last sign of any, at whichever table."""
    clocked(store, "t", ago=90_000)
    clocked(store, "u", ago=40_000)
    people = beaten(store, ago=100_000)
    assert people.pause_clocks(NOW, DOWN) == 2
    for id in ("t", "u"):
        assert store.entries(id)[1].decision == str(Matter(PAUSE, -1, "40000"))
        stored = store.table(id)
        assert stored is not None
        assert (stored.entries, stored.due) == (2, NOW + 90_000)
    assert people.pause_clocks(NOW, DOWN) == 0


def test_what_is_decided_while_clocks_are_paused_stays_in_order(postgres_database: str) -> None:
    """By a server that the database has not heard for a while: the pause comes after it."""
    store = Store(postgres_database)
    store.prepare()
    clocked(store, "t", ago=90_000)
    people = beaten(store, ago=100_000)
    pausing = threading.Thread(target=people.pause_clocks, args=(NOW, DOWN))
    values = {"table": "t", "entry": 1, "seat": 0, "decision": "end turn", "at": NOW - 50_000}
    with store.writing() as connection:  # as the journal does it
        connection.execute(insert(journal).values(**values))
        pausing.start()
        wait_until(lambda: waiting(store) == 1)
        connection.execute(update(tables).where(tables.c.id == "t").values(entries=2))
    pausing.join(PATIENCE)
    assert [entry.decision.split()[0] for entry in store.entries("t")[1:]] == ["end", "table:"]
    store.close()


def waiting(store: Store) -> int:
    """How many wait for a lock."""
    query = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
    with store.engine.connect() as connection:
        return int(connection.execute(text(query)).scalar_one())


def test_open_tables_are_kept_listed_in_the_order_of_the_journal(postgres_database: str) -> None:
    """Whoever waits for the first of them has not locked the second."""
    store = Store(postgres_database)
    store.prepare()
    for id in ("u", "t"):
        store.add_table(a_table(id, listed=1), {})
    keeping = threading.Thread(target=PeopleStore(store).keep_listed, args=(["u", "t"], 9))
    with store.writing() as connection:
        connection.execute(update(tables).where(tables.c.id == "t").values(entries=1))
        keeping.start()
        wait_until(lambda: waiting(store) == 1)
        free = select(tables.c.id).where(tables.c.id == "u").with_for_update(nowait=True)
        assert connection.execute(free).scalar() == "u"
    keeping.join(PATIENCE)
    assert {stored.listed for id in "tu" if (stored := store.table(id))} == {9}
    store.close()
