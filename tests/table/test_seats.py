"""Whose a seat is: invitations are good once, can be withdrawn until they are used, and give their
seat to one who is then the only one to know its secret."""

from __future__ import annotations

import json
import secrets
import sqlite3
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.table.servers import Message, Refused, Server, Table, answers_of

SEATS = ("person", "guest")


def make(server: Server, seats: tuple[str, ...] = SEATS) -> Message:
    values = {"battlefield": "sarpedon", "heroes": ["medusa", "sinbad"], "seats": seats}
    made: Message = server.post("/api/tables", values).json()
    return made


def claim(server: Server, table: str, invitation: str, secret: str) -> Message:
    values = {"invitation": invitation, "secret": secret}
    reply = server.post(f"/api/tables/{table}/seats", values)
    if reply.status_code != 200:
        raise Refused(reply.json())
    claimed: Message = reply.json()
    return claimed


def invite(server: Server, made: Message, seat: int, maker: str | None = None) -> str:
    values = {"seat": seat, "maker": maker or made["maker"]}
    reply = server.post(f"/api/tables/{made['table']}/invitations", values)
    if reply.status_code != 200:
        raise Refused(reply.json())
    return str(reply.json()["invitation"])


def held(server: Server, table: str) -> list[str]:
    seen: Message = server.get(f"/api/tables/{table}").json()
    return list(seen["held"])


def seat_opened(server: Server, table: str, secret: str) -> int | str:
    """The seat, or why there is none."""
    with server.connect() as client:
        try:
            return int(client.join(Table(table, (secret,)), 0)["seat"])
        except Refused as refused:
            return refused.code


def code(refused: pytest.ExceptionInfo[Refused]) -> str:
    return refused.value.code


def test_a_guest_is_the_only_one_with_a_way_to_the_seat(server: Server) -> None:
    made = make(server)
    invitation = made["seats"][1]["invitation"]
    mine = secrets.token_urlsafe(24)
    assert held(server, made["table"]) == ["maker", "open"]
    assert claim(server, made["table"], invitation, mine)["seat"] == 1
    assert held(server, made["table"]) == ["maker", "guest"]
    known = {value for seat in made["seats"] for value in seat.values()} | {made["maker"]}
    table = Table(made["table"], (None, mine))
    with server.connect() as guest:
        assert guest.join(table, 1)["seat"] == 1
    for secret in {each for each in known if isinstance(each, str)}:
        assert seat_opened(server, made["table"], secret) in (0, "not your seat")


def test_an_invitation_is_good_once_and_for_the_same_secret_again(server: Server) -> None:
    made = make(server)
    invitation = made["seats"][1]["invitation"]
    mine, others = secrets.token_urlsafe(24), secrets.token_urlsafe(24)
    claim(server, made["table"], invitation, mine)
    with pytest.raises(Refused) as refused:
        claim(server, made["table"], invitation, others)
    assert code(refused) == "claimed"
    assert claim(server, made["table"], invitation, mine)["seat"] == 1  # the answer was lost


def test_of_many_who_come_at_once_one_has_the_seat(server: Server) -> None:
    made = make(server)
    invitation = made["seats"][1]["invitation"]

    def come(_: int) -> str:
        try:
            claim(server, made["table"], invitation, secrets.token_urlsafe(24))
        except Refused as refused:
            return refused.code
        return "sits"

    with ThreadPoolExecutor(12) as many:
        assert Counter(many.map(come, range(24))) == {"sits": 1, "claimed": 23}


def test_an_invitation_can_be_withdrawn_until_it_is_used(server: Server) -> None:
    made = make(server)
    first, mine = made["seats"][1]["invitation"], secrets.token_urlsafe(24)
    second = invite(server, made, 1)
    with pytest.raises(Refused) as refused:
        claim(server, made["table"], first, mine)
    assert code(refused) == "claimed"
    claim(server, made["table"], second, mine)
    with pytest.raises(Refused) as refused:
        invite(server, made, 1)
    assert code(refused) == "claimed"
    with server.connect() as guest:
        assert guest.join(Table(made["table"], (None, mine)), 1)["seat"] == 1


@pytest.mark.parametrize("seat", [0, 7])
def test_only_seats_of_guests_have_invitations(server: Server, seat: int) -> None:
    made = make(server, ("person", "random"))
    with pytest.raises(Refused) as refused:
        invite(server, made, seat)
    assert code(refused) == "claimed"


def test_only_the_maker_invites(server: Server) -> None:
    made, other = make(server), make(server)
    for key in (other["maker"], made["seats"][0]["secret"], made["seats"][1]["invitation"]):
        with pytest.raises(Refused) as refused:
            invite(server, made, 1, key)
        assert code(refused) == "not your seat"


@pytest.mark.parametrize("secret", ["short", "with spaces in it, which is odd", "x" * 65])
def test_a_secret_that_could_be_guessed_is_refused(server: Server, secret: str) -> None:
    made = make(server)
    with pytest.raises(Refused) as refused:
        claim(server, made["table"], made["seats"][1]["invitation"], secret)
    assert code(refused) == "malformed"


def test_all_at_the_table_see_who_came_and_how_often(server: Server) -> None:
    made, mine = make(server), secrets.token_urlsafe(24)
    table = Table(made["table"], (made["seats"][0]["secret"], mine))
    with server.connect() as maker, server.connect() as guest, server.connect() as phone:
        join = {"type": "join", "version": 1, "table": table.id, "secret": table.secrets[0]}
        maker.send({**join, "presence": True})
        present = maker.until(lambda heard: heard["type"] == "present")
        assert (present["connections"], present["held"]) == ([1, 0], ["maker", "open"])
        claim(server, table.id, made["seats"][1]["invitation"], mine)
        assert maker.receive()["held"] == ["maker", "guest"]
        guest.join(table, 1)
        assert maker.receive()["connections"] == [1, 1]
        phone.join(table, 1)  # another device of the one who sits there, or somebody else
        assert maker.receive()["connections"] == [1, 2]
        phone.send({"type": "leave", "table": table.id})
        assert maker.receive()["connections"] == [1, 1]


def test_a_claimed_seat_outlives_a_restart(database: str) -> None:
    mine = secrets.token_urlsafe(24)
    with Server(database) as server:
        made = make(server, ("guest", "random"))
        claim(server, made["table"], made["seats"][0]["invitation"], mine)
        server.kill()
    table = Table(made["table"], (mine, None))
    with Server(database) as server, server.connect() as client:
        assert held(server, table.id) == ["guest", "bot"]
        view = client.join(table, 0)
        assert client.decide(view, answers_of(view)[0])["number"] > 0


def test_nothing_that_opens_a_seat_is_stored(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    mine = secrets.token_urlsafe(24)
    with Server(f"sqlite:///{file}") as server:
        made = make(server)
        claim(server, made["table"], made["seats"][1]["invitation"], mine)
        server.stop()
    with sqlite3.connect(file) as found:
        dump = "\n".join(found.iterdump())
    assert made["table"] in dump
    opens = [mine, made["maker"], made["seats"][0]["secret"], made["seats"][1]["invitation"]]
    assert not any(secret in dump for secret in opens), json.dumps(made)
