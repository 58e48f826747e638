"""A server with content that does not come with Peerless (`peerless table --content`)."""

from __future__ import annotations

from pathlib import Path

import pytest

from peerless.content.library import Library
from peerless.record.records import read_record
from peerless.record.replay import replay
from tests.own import BATTLEFIELD, HERO, copy_to, edit
from tests.table.servers import Client, Message, Refused, Server, Table, answers_of, is_over


def play_to_the_end(client: Client, table: Table) -> Message:
    """The person in seat 0, against a bot; an attack wherever there is one, so that it ends."""
    view = client.join(table, 0)
    while not is_over(view):
        answers = answers_of(view)
        attacks = [answer for answer in answers if answer.startswith("attack")]
        view = client.decide(view, (attacks or answers)[0]) if answers else client.receive()
    return view


def new_table(server: Server, seats: tuple[str, str] = ("person", "random")) -> Table:
    return server.make_table(seats, heroes=(HERO, "medusa"), battlefield=BATTLEFIELD)


def test_own_content_is_offered_like_all_other(sqlite_database: str, tmp_path: Path) -> None:
    folder = copy_to(tmp_path)
    with Server(sqlite_database, content=[str(folder)]) as server, server.connect() as client:
        offered = server.get("/api/content").json()
        assert {"id": HERO, "name": "The Gardener", "set": "Tests"} in offered["heroes"]
        assert BATTLEFIELD in [board["id"] for board in offered["battlefields"]]
        sheet = server.get(f"/api/heroes/{HERO}?language=pl").json()
        assert sheet["cards"][0]["name"] == "Rake"
        assert server.get(f"/api/battlefields/{BATTLEFIELD}").json()["name"] == "The Rose Garden"
        assert "<svg" in server.get(f"/api/battlefields/{BATTLEFIELD}/picture").text
        table = new_table(server)
        play_to_the_end(client, table)
        record = read_record(server.record(table))
    assert [(kind, id) for kind, id, _ in record.content] == [
        ("battlefield", BATTLEFIELD),
        ("hero", HERO),
    ]
    assert replay(record, library=Library(folder)).over


def test_a_game_outlives_the_folder(sqlite_database: str, tmp_path: Path) -> None:
    folder = copy_to(tmp_path)
    with Server(sqlite_database, content=[str(folder)]) as server, server.connect() as client:
        table = new_table(server, ("person", "greedy"))
        number = client.join(table, 0)["number"]
    edit(folder, "health = 12", "health = 14")
    with Server(sqlite_database) as server, server.connect() as client:
        view = client.join(table, 0)
        assert (view["number"], view["view"]["fighters"][0]["most"]) == (number, 12)
        assert is_over(play_to_the_end(client, table))
        assert f"hero {HERO} sha256:" in server.record(table)
        with pytest.raises(Refused, match=f'unknown battlefield "{BATTLEFIELD}"'):
            new_table(server)
