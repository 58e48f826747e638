"""Playing together: clocks, proposals that others agree to, bots for those who have left, names and
a chat, open tables, and another game of the same people."""

from __future__ import annotations

import json
import secrets
import time
from typing import Any

import pytest

from peerless.record.records import read_record
from peerless.record.replay import replay
from tests.table.servers import (
    Client,
    Message,
    Refused,
    Server,
    Table,
    answers_of,
    is_over,
    join_message,
    table_of,
)


def make(server: Server, **more: Any) -> Table:
    usual = {"battlefield": "sarpedon", "heroes": ["medusa", "sinbad"], "seats": ["person"] * 2}
    made = server.post("/api/tables", {**usual, **more})
    assert made.status_code == 201, made.text
    return table_of(made.json())


def view_of(message: Message) -> bool:
    return bool(message["type"] == "view")


def clock_of(message: Message) -> bool:
    return bool(message["type"] == "clock")


def say(client: Client, view: Message, kind: str, **more: Any) -> None:
    where = {key: view[key] for key in ("table", "seat", "number")}
    client.send({"type": kind, **where, **more})


def join(client: Client, table: Table, seat: int | None, **more: bool) -> Message:
    client.send(join_message(table, seat, **more))
    return client.until(view_of)


class Pair:
    """Two people at a table, each at a connection of their own, and the views they have."""

    def __init__(self, table: Table, one: Client, other: Client) -> None:
        self.table = table
        self.clients = [one, other]
        self.views = [join(one, table, 0), join(other, table, 1)]

    @property
    def asked(self) -> int:
        return int(self.views[0]["question"]["seat"])

    def hear(self) -> None:
        """The next view of both."""
        self.views = [client.until(view_of) for client in self.clients]
        assert self.views[0]["number"] == self.views[1]["number"]

    def decide(self, decision: str | None = None) -> None:
        seat = self.asked
        view = self.views[seat]
        say(self.clients[seat], view, "decide", decision=decision or answers_of(view)[0])
        self.hear()

    def say(self, seat: int, kind: str, **more: Any) -> None:
        say(self.clients[seat], self.views[seat], kind, **more)
        self.hear()

    def refused(self, seat: int, kind: str, **more: Any) -> str:
        say(self.clients[seat], self.views[seat], kind, **more)
        with pytest.raises(Refused) as refused:
            self.clients[seat].until(view_of)
        return refused.value.code

    def set_up(self) -> None:
        while self.views[0]["view"]["turns"] == 0:
            self.decide()


# ---------------------------------------------------------------- conceding


def test_a_side_can_concede_whoever_is_asked(server: Server) -> None:
    table = make(server)
    with server.connect() as one, server.connect() as other:
        pair = Pair(table, one, other)
        pair.decide()
        assert pair.asked == 0
        assert "concede" in pair.views[1]["may"]
        pair.say(1, "propose", wish="concede")
        for view in pair.views:
            assert is_over(view)
            assert view["view"]["winners"] == [0]
            assert view["log"][-2:] == ["Sinbad concedes.", "The game is over."]
            assert view["may"] == []
        assert pair.refused(0, "propose", wish="concede") == "over"
    record = read_record(server.record(table))
    assert record.decisions[-1] == (1, "concede")
    assert replay(record).winners == ["Medusa"]
    frames = server.get(f"/api/tables/{table.id}/replay").json()["frames"]
    assert frames[-1]["view"]["winners"] == [0]
    assert server.get(f"/api/tables/{table.id}/story").json()["winners"] == [0]


def test_a_team_concedes_together_and_of_more_sides_none(server: Server) -> None:
    heroes = ["medusa", "sinbad", "alice", "king-arthur"]
    crowd = {"heroes": heroes, "seats": ["person"] * 4, "battlefield": "marmoreal"}
    table = make(server, mode="team", **crowd)
    with server.connect() as one, server.connect() as mate:
        mine, theirs = join(one, table, 0), join(mate, table, 2)
        say(one, mine, "propose", wish="concede")
        mine, theirs = one.until(view_of), mate.until(view_of)
        assert theirs["proposal"]["waits_for"] == [2]
        assert not is_over(theirs)
        say(mate, theirs, "reply", agree=True)
        assert mate.until(view_of)["view"]["winners"] == [1, 3]
    table = make(server, mode="free-for-all", **crowd)
    with server.connect() as one:
        view = join(one, table, 0)
        assert view["may"] == ["bot"]
        say(one, view, "propose", wish="concede")
        with pytest.raises(Refused, match="not now"):
            one.until(view_of)


# ---------------------------------------------------------------- taking back with consent


def test_what_was_decided_can_be_taken_back_if_the_other_agrees(server: Server) -> None:
    """Medusa has placed all her fighters, and Sinbad is asked: alone she cannot any more."""
    table = make(server)
    with server.connect() as one, server.connect() as other:
        pair = Pair(table, one, other)
        first = pair.views[0]
        while pair.asked == 0:
            before = pair.views[0]
            pair.decide()
        assert not pair.views[0]["take_back"]
        assert "take back" in pair.views[0]["may"]
        pair.say(0, "propose", wish="take back")
        proposal = {"wish": "take back", "seat": 0, "about": None, "bot": None, "waits_for": [1]}
        assert [view["proposal"] for view in pair.views] == [proposal, proposal]
        assert pair.refused(0, "reply", agree=True) == "not now"  # one does not agree with oneself
        pair.say(1, "reply", agree=True)
        assert pair.views[0]["question"] == before["question"]
        assert pair.views[0]["view"]["fighters"] == before["view"]["fighters"]
        assert pair.views[0]["proposal"] is None
        assert pair.views[0]["number"] > first["number"]


def test_it_is_not_taken_back_if_the_other_declines_and_not_asked_again(server: Server) -> None:
    table = make(server)
    with server.connect() as one, server.connect() as other:
        pair = Pair(table, one, other)
        while pair.asked == 0:
            pair.decide()
        then = pair.views[1]["question"]
        pair.say(0, "propose", wish="take back")
        pair.say(1, "reply", agree=False)
        assert pair.views[1]["question"] == then
        assert "take back" not in pair.views[0]["may"]
        assert pair.refused(0, "propose", wish="take back") == "not now"
        pair.decide()
        pair.say(0, "propose", wish="take back")  # after another decision it can be
        pair.say(0, "reply", agree=False)  # and withdrawn
        assert pair.views[0]["proposal"] is None


def test_a_decision_of_the_other_ends_what_was_proposed(server: Server) -> None:
    table = make(server)
    with server.connect() as one, server.connect() as other:
        pair = Pair(table, one, other)
        while pair.asked == 0:
            pair.decide()
        pair.say(0, "propose", wish="take back")
        pair.decide()
        assert pair.views[0]["proposal"] is None
        assert pair.refused(1, "reply", agree=True) == "not now"


def test_nothing_is_taken_back_past_a_reveal(server: Server) -> None:
    """A maneuver draws a card, which only its player sees: that is a reveal too."""
    table = make(server)
    with server.connect() as one, server.connect() as other:
        pair = Pair(table, one, other)
        pair.set_up()
        seat = pair.asked
        pair.decide("maneuver")
        assert "take back" not in pair.views[seat]["may"]
        assert pair.refused(seat, "propose", wish="take back") == "not now"


def test_against_bots_nobody_has_to_be_asked(server: Server) -> None:
    table = make(server, seats=["person", "random"])
    with server.connect() as one:
        view = join(one, table, 0)
        for _ in range(3):
            say(one, view, "decide", decision=answers_of(view)[0])
            view = one.until(lambda m: view_of(m) and (bool(answers_of(m)) or m["view"]["turns"]))
        assert "concede" in view["may"]
        say(one, view, "propose", wish="concede")
        assert one.until(lambda m: view_of(m) and is_over(m))["view"]["winners"] == [1]


# ---------------------------------------------------------------- a bot for one who has left


def test_a_bot_plays_on_for_one_who_left_until_they_are_back(server: Server) -> None:
    table = make(server)
    with server.connect() as one:
        with server.connect() as other:
            pair = Pair(table, one, other)
            code = pair.refused(0, "propose", wish="bot", about=1, bot="normal")
            assert code == "not now"  # somebody is there
        view = pair.views[0]
        nobody: Message = {}
        for wrong in ({"about": 5, "bot": "normal"}, {"about": 1, "bot": "random"}, nobody):
            say(one, view, "propose", wish="bot", **wrong)
            with pytest.raises(Refused, match="not now"):
                one.until(view_of)
        say(one, view, "propose", wish="bot", about=1, bot="normal")
        view = one.until(view_of)
        assert view["played_by"] == ["person", "normal"]
        while view["view"]["turns"] < 3:  # whose turn comes is played by the bot
            if answers := answers_of(view):
                say(one, view, "decide", decision=answers[-1])
            view = one.until(view_of)
        with server.connect() as other:
            back = join(other, table, 1)
            while not answers_of(view):
                view = one.until(view_of)
            back = join(other, table, 1)
            assert back["may"] == []
            say(other, back, "return")
            back = other.until(view_of)
            assert back["played_by"] == ["person", "person"]
            say(other, back, "return")
            with pytest.raises(Refused, match="not now"):
                other.until(view_of)


def test_nobody_loses_a_seat_to_a_bot_for_a_short_absence(sqlite_database: str) -> None:
    with Server(sqlite_database, left_after=300.0) as server:
        table = make(server)
        with server.connect() as one:
            with server.connect() as other:
                pair = Pair(table, one, other)
            say(one, pair.views[0], "propose", wish="bot", about=1, bot="normal")
            with pytest.raises(Refused, match="not now"):
                one.until(view_of)
            slow = make(server, clock={"move": 86_400})
            view = join(one, slow, 0)
            say(one, view, "propose", wish="bot", about=1, bot="normal")
            with pytest.raises(Refused, match="not now"):
                one.until(view_of)


# ---------------------------------------------------------------- clocks


def test_a_clock_that_runs_out_loses_the_game(server: Server) -> None:
    table = make(server, clock={"move": 5})
    began = time.monotonic()
    with server.connect() as one, server.connect() as other:
        pair = Pair(table, one, other)
        clock = one.until(clock_of)
        assert (clock["running"], clock["left"], clock["move"]) == (0, [None, None], 5)
        assert 3000 < clock["move_left"] <= 5000
        over = other.until(lambda m: view_of(m) and is_over(m))
        assert time.monotonic() - began > 4.5
        assert over["view"]["winners"] == [1]
        assert "Medusa has run out of time." in over["log"]
    assert pair.asked == 0
    assert read_record(server.record(table)).decisions == [(0, "timeout")]


def test_a_clock_that_runs_out_can_leave_the_seat_to_a_bot(server: Server) -> None:
    table = make(server, clock={"total": 10, "timeout": "bot"})
    with server.connect() as one:
        view = join(one, table, 1)
        view = one.until(lambda m: view_of(m) and m["played_by"] == ["normal", "person"])
        with server.connect() as late:
            mine = join(late, table, 0)
            say(late, mine, "return")
            with pytest.raises(Refused) as refused:
                late.until(view_of)
            assert refused.value.code in ("not now", "stale")
        assert not is_over(view)


def test_only_games_of_two_sides_are_lost_by_the_clock(server: Server) -> None:
    heroes = ["medusa", "sinbad", "alice"]
    values = {"mode": "free-for-all", "heroes": heroes, "seats": ["person"] * 3}
    asked = {"battlefield": "marmoreal", **values, "clock": {"move": 60, "timeout": "lose"}}
    assert server.post("/api/tables", asked).json()["code"] == "bad table"
    table = make(server, battlefield="marmoreal", **values, clock={"move": 60})
    with server.connect() as one:
        join(one, table, 0)
        assert one.until(clock_of)["timeout"] == "bot"


@pytest.mark.parametrize(
    "clock", [{}, {"move": 4}, {"move": 1.5}, {"total": 10**9}, {"move": 60, "timeout": "draw"}]
)
def test_odd_clocks_are_refused(server: Server, clock: Message) -> None:
    usual = {"battlefield": "sarpedon", "heroes": ["medusa", "sinbad"], "seats": ["person"] * 2}
    assert server.post("/api/tables", {**usual, "clock": clock}).json()["code"] == "malformed"


def test_clocks_wait_until_every_seat_is_taken(server: Server) -> None:
    made = server.post(
        "/api/tables",
        {
            "battlefield": "sarpedon",
            "heroes": ["medusa", "sinbad"],
            "seats": ["person", "guest"],
            "clock": {"move": 60, "total": 600},
        },
    ).json()
    with server.connect() as one:
        one.send(join_message(table_of(made), 0))
        view = one.until(view_of)
        assert one.until(clock_of)["running"] is None
        say(one, view, "decide", decision=answers_of(view)[0])
        assert one.until(clock_of)["running"] is None
        mine = secrets.token_urlsafe(24)
        claim = {"invitation": made["seats"][1]["invitation"], "secret": mine}
        assert server.post(f"/api/tables/{made['table']}/seats", claim).status_code == 200
        with server.connect() as other:
            join(other, Table(made["table"], (None, mine)), 1)
            clock = one.until(clock_of)
            assert clock["running"] == 0
            assert clock["left"][1] == 600_000


def test_clocks_outlive_the_server_and_do_not_run_without_it(database: str) -> None:
    with Server(database) as server:
        table = make(server, clock={"total": 600, "move": 300})
        with server.connect() as one, server.connect() as other:
            pair = Pair(table, one, other)
            time.sleep(1.5)
            pair.decide()
            before = one.until(lambda m: clock_of(m) and m["number"] == pair.views[0]["number"])
            assert before["left"][0] < 599_000
        server.kill()
    with Server(database) as server, server.connect() as one:
        join(one, table, 0)
        after = one.until(clock_of)
        assert after["left"][1] == 600_000
        assert before["left"][0] - 14_000 < after["left"][0] <= before["left"][0]


def test_a_clock_runs_out_though_nobody_looks(sqlite_database: str) -> None:
    """Also if the table is not in memory any more, and the server was started anew."""
    with Server(sqlite_database) as server:
        table = make(server, clock={"move": 5})
        with server.connect() as one:
            join(one, table, 0)
            one.until(clock_of)
    with Server(sqlite_database) as server:
        end = time.monotonic() + 40
        while not server.get(f"/api/tables/{table.id}").json()["over"]:
            assert time.monotonic() < end
            time.sleep(0.2)


# ---------------------------------------------------------------- names and the chat


def chat_of(message: Message) -> bool:
    return bool(message["type"] == "chat")


def line(client: Client, view: Message, words: str) -> None:
    client.send({"type": "chat", "table": view["table"], "seat": view["seat"], "words": words})


def test_what_is_said_is_heard_by_all_who_listen_and_later(sqlite_database: str) -> None:
    with Server(sqlite_database) as server:
        table = make(server)
        with server.connect() as one, server.connect() as other, server.connect() as beside:
            mine = join(one, table, 0, chat=True)
            join(other, table, 1)  # who has not asked for it hears nothing
            join(beside, table, None, chat=True)
            line(one, mine, "  Hello,\n\u202eyou \0 there  ")
            said = one.until(chat_of)["lines"]
            assert [(each["seat"], each["words"]) for each in said] == [(0, "Hello, you there")]
            assert beside.until(chat_of)["lines"] == said
            beside.send({"type": "chat", "table": table.id, "seat": 0, "words": "I am seat 0"})
            with pytest.raises(Refused, match="not your seat"):
                beside.until(chat_of)
        server.kill()
    with Server(sqlite_database) as server, server.connect() as other:
        join(other, table, 1, chat=True)
        assert other.until(chat_of)["lines"] == said


def test_nobody_floods_the_chat(server: Server) -> None:
    table = make(server)
    with server.connect() as one:
        mine = join(one, table, 0, chat=True)
        for n in range(5):
            line(one, mine, f"line {n}")
            assert one.until(chat_of)["lines"][0]["number"] == n
        line(one, mine, "one too many")
        with pytest.raises(Refused, match="too fast"):
            one.until(chat_of)
        for wrong in ("", " \u200b ", "x" * 301):
            line(one, mine, wrong)
            with pytest.raises(Refused, match="malformed"):
                one.until(chat_of)


def test_everyone_learns_what_the_others_are_called(server: Server) -> None:
    table = make(server, name="Ada")
    with server.connect() as one, server.connect() as other:
        join(one, table, 0, presence=True)
        mine = join(other, table, 1)
        name = {"type": "name", "table": table.id, "seat": 1, "name": " Grace\tHopper "}
        other.send(name)
        told = one.until(lambda m: m["type"] == "present" and m["names"][1] == "Grace Hopper")
        assert told["names"] == ["Ada", "Grace Hopper"]
        for wrong in ("", "x" * 25, "\u202e"):
            other.send({**name, "name": wrong})
            with pytest.raises(Refused, match="malformed"):
                other.until(view_of)
        assert mine["seat"] == 1


# ---------------------------------------------------------------- open tables


def test_anybody_can_take_a_seat_of_an_open_table_once(server: Server) -> None:
    values = {
        "battlefield": "sarpedon",
        "heroes": ["medusa", "sinbad"],
        "seats": ["person", "guest"],
    }
    made = server.post("/api/tables", {**values, "open": True, "name": "Ada"}).json()
    closed = server.post("/api/tables", values).json()
    time.sleep(1.1)  # it is looked up once a second
    found = server.get("/api/lobby").json()["tables"]
    assert [each["table"] for each in found] == [made["table"]]
    assert [(each["name"], each["free"]) for each in found[0]["seats"]] == [
        ("Ada", False),
        (None, True),
    ]
    mine = secrets.token_urlsafe(24)
    claim = {"seat": 1, "secret": mine, "name": "Grace"}
    assert server.post(f"/api/tables/{closed['table']}/seats", claim).json()["code"] == "claimed"
    path = f"/api/tables/{made['table']}/seats"
    assert server.post(path, {**claim, "seat": 0}).json()["code"] == "claimed"
    for _ in range(2):  # an answer may have been lost
        assert server.post(path, claim).json() == {"table": made["table"], "seat": 1}
    other = {**claim, "secret": secrets.token_urlsafe(24)}
    assert server.post(path, other).json()["code"] == "claimed"
    with server.connect() as one:
        assert join(one, Table(made["table"], (None, mine)), 1)["seat"] == 1
    time.sleep(1.1)
    assert server.get("/api/lobby").json()["tables"] == []


# ---------------------------------------------------------------- another game


def test_the_same_people_play_again_with_the_secrets_they_have(server: Server) -> None:
    table = make(server, name="Ada", clock={"move": 300})
    again = f"/api/tables/{table.id}/rematch"
    wanted = {"secret": table.secrets[0], "swap": True}
    assert server.post(again, wanted).json()["code"] == "running"
    with server.connect() as one, server.connect() as other:
        pair = Pair(table, one, other)
        pair.say(1, "propose", wish="concede")
        one.send(join_message(table, 0, presence=True))
        assert server.post(again, {"secret": "x" * 22}).json()["code"] == "not your seat"
        made = server.post(again, wanted).json()
        assert server.post(again, {"secret": table.secrets[1]}).json() == made
        told = one.until(lambda m: m["type"] == "present" and m["rematch"] is not None)
        assert told["rematch"] == made["table"]
        seen = server.get(f"/api/tables/{made['table']}").json()
        assert seen["heroes"] == ["medusa", "sinbad"]  # the loser begins, with the other's hero
        new = Table(made["table"], (table.secrets[1], table.secrets[0]))
        assert join(other, new, 0)["seat"] == 0
        assert join(one, new, 1)["seat"] == 1
    assert json.loads(server.get(f"/api/tables/{table.id}").text)["over"]


def test_who_was_invited_and_never_came_is_invited_to_the_next_game(server: Server) -> None:
    """By the same link, or by a new one of the maker's."""
    values = {"battlefield": "sarpedon", "heroes": ["medusa", "sinbad"]}
    made = server.post("/api/tables", {**values, "seats": ["person", "guest"]}).json()
    mine, invitation = made["seats"][0]["secret"], made["seats"][1]["invitation"]
    with server.connect() as one:
        view = join(one, Table(made["table"], (mine, None)), 0)
        say(one, view, "propose", wish="concede")
        assert is_over(one.until(view_of))
    again = server.post(f"/api/tables/{made['table']}/rematch", {"secret": mine}).json()["table"]
    invite = {"seat": 1, "maker": made["maker"]}
    assert server.get(f"/api/tables/{again}").json()["held"] == ["maker", "open"]
    claim = {"invitation": invitation, "secret": secrets.token_urlsafe(24)}
    assert server.post(f"/api/tables/{again}/seats", claim).json()["seat"] == 1
    assert server.post(f"/api/tables/{again}/invitations", invite).json()["code"] == "claimed"
