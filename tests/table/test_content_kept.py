"""A game goes on with the content it was begun with, or says clearly that it cannot."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from peerless.content import heroes
from peerless.table.content import Content
from peerless.table.schema import contents, journal, tables
from peerless.table.store import Store
from tests.table.odd_servers import ODD
from tests.table.servers import (
    Client,
    Message,
    Refused,
    Server,
    Table,
    answers_of,
    bot_decisions,
    decide_message,
    is_over,
)


@pytest.fixture
def box(tmp_path: Path) -> Path:
    """A copy of everything there is to play with."""
    copy = tmp_path / "box"
    for folder in ("heroes", "battlefields"):
        shutil.copytree(heroes.FOLDER.parent / folder, copy / folder)
    return copy


def strengthen_medusa(box: Path) -> None:
    file = box / "heroes" / "medusa.toml"
    text = file.read_text()
    assert text.count("health = 16") == 1
    file.write_text(text.replace("health = 16", "health = 40").replace("move = 3", "move = 1"))


def full_health(view: Message) -> int:
    """Of Medusa, in seat 0."""
    return int(view["view"]["fighters"][0]["most"])


def sheet_health(server: Server, table: Table) -> int:
    """What a page shows of her."""
    sheets = server.get(f"/api/tables/{table.id}/content").json()
    medusa, sinbad = sheets["heroes"]
    assert (medusa["id"], sinbad["id"], sheets["battlefield"]["id"]) == (
        "medusa",
        "sinbad",
        "sarpedon",
    )
    return int(medusa["fighters"][0]["health"])


def play(client: Client, table: Table, decisions: int = 10_000) -> Message:
    """So many decisions, or to the end; the first answer that is there, the last every third
    time, so that games come to an end."""
    views = [client.join(table, seat) for seat in (0, 1)]
    for number in range(decisions):
        if is_over(views[0]):
            break
        asked = views[views[0]["question"]["seat"]]
        client.send(decide_message(asked, answers_of(asked)[-1 if number % 3 == 0 else 0]))
        for view in (client.receive(), client.receive()):
            views[view["seat"]] = view
    client.send({"type": "leave", "table": table.id})
    return views[0]


def in_store(database: str, statement: Any) -> None:
    store = Store(database)
    with store.engine.begin() as connection:
        connection.execute(statement)
    store.close()


# ---------------------------------------------------------------- a newer box


def test_a_game_goes_on_with_its_own_content_after_the_box_has_changed(
    sqlite_database: str, box: Path
) -> None:
    with Server(sqlite_database, ODD, box=str(box)) as server, server.connect() as client:
        old = server.make_table()
        play(client, old, 20)
    strengthen_medusa(box)
    with Server(sqlite_database, ODD, box=str(box)) as server, server.connect() as client:
        new = server.make_table()
        assert full_health(client.join(new, 0)) == 40
        assert full_health(play(client, old, 20)) == 16
        assert [sheet_health(server, table) for table in (old, new)] == [16, 40]
    (box / "heroes" / "medusa.toml").unlink()
    with Server(sqlite_database, ODD, box=str(box)) as server, server.connect() as client:
        assert full_health(client.join(new, 0)) == 40
        assert full_health(play(client, old)) == 16
        assert server.record(old).count("\n") > 60
        assert [sheet_health(server, table) for table in (old, new)] == [16, 40]
        with pytest.raises(Refused, match="bad table"):
            server.make_table()


def test_a_box_that_changes_under_a_running_server_changes_no_game(
    sqlite_database: str, box: Path
) -> None:
    """What a table is played with and what is stored for it are the same, whenever it was made."""
    with Server(sqlite_database, ODD, box=str(box)) as server, server.connect() as client:
        old = server.make_table()
        strengthen_medusa(box)
        new = server.make_table()
        before = {table.id: full_health(play(client, table, 20)) for table in (old, new)}
    assert before == {old.id: 16, new.id: 40}
    with Server(sqlite_database, ODD, box=str(box)) as server, server.connect() as client:
        for table in (old, new):
            assert full_health(play(client, table)) == before[table.id]


def test_bots_think_with_the_content_of_their_game(sqlite_database: str, box: Path) -> None:
    strengthen_medusa(box)
    with Server(sqlite_database, ODD, box=str(box)) as server, server.connect() as client:
        table = server.make_table(("greedy", "person"))
        view = client.join(table, 1)
        while not is_over(view) and view["number"] < 30:
            answers = answers_of(view)
            view = client.decide(view, answers[0]) if answers else client.receive()
        assert full_health(view) == 40
        assert bot_decisions(server, "the bot") > 0
        assert bot_decisions(server, "its replacement") == 0
        assert not any("a bot" in line for line in server.log)


def test_a_box_with_a_fault_refuses_new_tables_only(sqlite_database: str, box: Path) -> None:
    with Server(sqlite_database, ODD, box=str(box)) as server, server.connect() as client:
        old = server.make_table()
        (box / "heroes" / "medusa.toml").write_text('id = "medusa"\nname = "Medusa"\nmove = "no"\n')
        with pytest.raises(Refused, match="bad table"):
            server.make_table()
        server.make_table(heroes=("alice", "sinbad"))
        assert full_health(play(client, old, 5)) == 16


# ---------------------------------------------------------------- games that cannot go on


def check_cannot_go_on(server: Server, client: Client, table: Table, words: str) -> None:
    """In the same words on every way to it."""
    for seat in (0, None):
        with pytest.raises(Refused) as refused:
            client.join(table, seat)
        assert (refused.value.code, words in refused.value.words) == ("cannot go on", True)
    answer = server.get(f"/api/tables/{table.id}")
    assert (answer.status_code, answer.json()["code"]) == (409, "cannot go on")
    with pytest.raises(Refused, match="cannot go on"):
        server.record(table)


def test_content_that_cannot_be_read_any_more(sqlite_database: str) -> None:
    with Server(sqlite_database) as server, server.connect() as client:
        lost, whole = server.make_table(("person", "greedy")), server.make_table()
        play(client, whole, 5)
    make_unreadable(sqlite_database, lost)
    with Server(sqlite_database) as server, server.connect() as client:
        check_cannot_go_on(server, client, lost, "cannot be read any more")
        play(client, whole)
        assert server.record(whole)
        check_cannot_go_on(server, client, lost, "cannot be read any more")
        assert server.get("/health").status_code == 200


def make_unreadable(database: str, table: Table) -> None:
    """As if a newer version had given up a form that the files were written in."""
    store = Store(database)
    stored = store.table(table.id)
    assert stored is not None
    files = store.content(stored.content)
    files = {path: text.replace("[[card]]", "[[old-card]]") for path, text in files.items()}
    content = Content(stored.mode, stored.battlefield, tuple(stored.heroes), tuple(files.items()))
    with store.engine.begin() as connection:
        connection.execute(contents.insert().values(hash=content.hash, files=files))
        connection.execute(
            update(tables).where(tables.c.id == table.id).values(content=content.hash)
        )
    store.close()


def test_content_that_someone_has_changed_in_the_store(sqlite_database: str) -> None:
    with Server(sqlite_database) as server:
        table = server.make_table()
    in_store(sqlite_database, update(contents).values(files={"heroes/medusa.toml": "x = 1"}))
    with Server(sqlite_database) as server, server.connect() as client:
        check_cannot_go_on(server, client, table, "has been changed in the store")


def test_another_version_of_the_rules_and_back(sqlite_database: str) -> None:
    with Server(sqlite_database) as server, server.connect() as client:
        table = server.make_table()
        view = play(client, table, 8)
    with Server(sqlite_database, ODD, rules="2") as server, server.connect() as client:
        check_cannot_go_on(server, client, table, "begun under rules 1, here are 2")
        server.make_table()
    with Server(sqlite_database) as server, server.connect() as client:
        assert client.join(table, 0)["number"] == view["number"]
        play(client, table)
        assert server.record(table)


def test_a_journal_that_cannot_be_played_again_tells_nothing_of_it(sqlite_database: str) -> None:
    with Server(sqlite_database) as server, server.connect() as client:
        table, whole = server.make_table(), server.make_table()
        play(client, table, 12)
    secret = "scheme: Winged Frenzy"
    rows = (journal.c.table == table.id) & (journal.c.entry == 11)
    in_store(sqlite_database, update(journal).where(rows).values(decision=secret))
    with Server(sqlite_database) as server, server.connect() as client:
        check_cannot_go_on(server, client, table, "cannot be played again here")
        assert server.wait_for_log("a table cannot go on")["table"] == table.id
        assert not any("Winged" in line for line in server.log)
        play(client, whole, 3)
