"""Who is at a table: told to those who ask, as soon as it changes, and to nobody else."""

from __future__ import annotations

import pytest

from tests.table.servers import Client, Message, Server, Table, join_message


def watch(client: Client, table: Table, seat: int | None) -> list[int]:
    """Join, and who is there."""
    assert client.ask(join_message(table, seat, presence=True))["type"] == "view"
    return seats(client.receive())


def seats(message: Message) -> list[int]:
    assert message["type"] == "present"
    found: list[int] = message["seats"]
    assert found == [seat for seat, often in enumerate(message["connections"]) if often]
    return found


def test_a_friend_comes_and_goes(server: Server) -> None:
    table = server.make_table()
    with server.connect() as host:
        assert watch(host, table, 0) == [0]
        with server.connect() as friend:
            assert watch(friend, table, 1) == [0, 1]
            assert seats(host.receive()) == [0, 1]
        assert seats(host.receive()) == [0]  # the connection was lost
        with server.connect() as friend:
            friend.join(table, 1)
            assert seats(host.receive()) == [0, 1]
            friend.send({"type": "leave", "table": table.id})
            assert seats(host.receive()) == [0]


def test_a_seat_is_left_when_the_last_has_left_it(server: Server) -> None:
    table = server.make_table()
    with server.connect() as host, server.connect() as other:
        assert watch(host, table, 0) == [0]
        with server.connect() as laptop, server.connect() as phone:
            laptop.join(table, 1)
            assert seats(host.receive()) == [0, 1]
            phone.join(table, 1)
            assert seats(host.receive()) == [0, 1]
        assert seats(host.receive()) == [0, 1]  # while one of them was there
        assert seats(host.receive()) == [0]
        assert watch(other, table, None) == [0]  # a spectator is told, and is at no seat


def test_who_does_not_ask_is_not_told(server: Server) -> None:
    table = server.make_table()
    with server.connect() as host, server.connect() as friend:
        view = host.join(table, 0)
        friend.join(table, 1)
        assert host.reach(view, "Medusa")["type"] == "reach"  # nothing came in between


@pytest.mark.parametrize("seat", [0, None])
def test_nobody_is_told_after_leaving(server: Server, seat: int | None) -> None:
    table, another = server.make_table(), server.make_table()
    with server.connect() as client, server.connect() as friend:
        watch(client, table, seat)
        client.send({"type": "leave", "table": table.id})
        view = client.join(another, 0)
        friend.join(table, 1)
        assert client.reach(view, "Medusa")["type"] == "reach"


def test_bots_are_at_no_seat(server: Server) -> None:
    table = server.make_table(seats=("person", "random"))
    with server.connect() as host:
        assert watch(host, table, 0) == [0]


def test_who_leaves_several_seats_is_told_nothing_and_others_once(server: Server) -> None:
    table, another = server.make_table(), server.make_table()
    with server.connect() as both, server.connect() as other:
        watch(both, table, 0)
        watch(both, table, 1)
        assert watch(other, table, None) == [0, 1]
        assert seats(both.receive()) == [0, 1]  # somebody looks on
        both.send({"type": "leave", "table": table.id})
        assert seats(other.receive()) == []
        assert both.join(another, 0)["type"] == "view"  # nothing came in between
