"""Several servers on one PostgreSQL: any of them serves any seat, and each hears at once what was
decided at the others."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from tests.table.servers import (
    Client,
    Message,
    Server,
    Table,
    answers_of,
    decide_message,
    join_message,
)


def reached(number: int) -> Callable[[Message], bool]:
    """Whether a view shows so many decisions."""
    return lambda told: bool(told["type"] == "view" and told["number"] >= number)


def test_two_at_different_servers_play_one_game(postgres_database: str) -> None:
    """Decisions, those that follow of themselves, and take-backs."""
    with Server(postgres_database) as one, Server(postgres_database) as two:
        made: Message = one.post(
            "/api/tables",
            {
                "battlefield": "sarpedon",
                "heroes": ["medusa", "sinbad"],
                "seats": ["person", "guest"],
            },
        ).json()
        mine = secrets.token_urlsafe(24)
        claim = {"invitation": made["seats"][1]["invitation"], "secret": mine}
        assert two.post(f"/api/tables/{made['table']}/seats", claim).status_code == 200
        table = Table(made["table"], (made["seats"][0]["secret"], mine))
        with one.connect() as here, two.connect() as there:
            lines = [here, there]
            views = [here.join(table, 0), there.join(table, 1)]
            for turn in range(25):
                seat = views[0]["question"]["seat"]
                view = lines[seat].decide(views[seat], answers_of(views[seat])[0])
                if turn == 1 and view["take_back"]:
                    view = lines[seat].take_back(view)
                for each in (0, 1):
                    if each != seat:
                        views[each] = lines[each].until(reached(view["number"]))
                views[seat] = view
                assert views[0]["number"] == views[1]["number"]
                assert views[0]["view"]["fighters"] == views[1]["view"]["fighters"]


def test_what_people_agree_on_and_say_reaches_every_server(postgres_database: str) -> None:
    """Proposals, clocks, the chat and names: each at the server of the other."""
    with Server(postgres_database) as one, Server(postgres_database) as two:
        table = one.make_table(clock={"move": 3600, "total": 36_000})
        with one.connect() as here, two.connect() as there:
            here.send(join_message(table, 0, chat=True, presence=True))
            mine = here.until(reached(1))
            there.send(join_message(table, 1, chat=True))
            there.until(reached(1))
            where = {"table": table.id, "seat": 0}
            while mine["question"]["seat"] == 0:
                mine = here.until(reached(decide(here, mine)))
            there.until(reached(mine["number"]))
            number = mine["number"]
            here.send({"type": "propose", **where, "number": number, "wish": "take back"})
            theirs = there.until(lambda told: bool(told.get("proposal")))
            reply = {"type": "reply", "table": table.id, "seat": 1, "agree": True}
            there.send({**reply, "number": theirs["number"]})
            mine = here.until(reached(theirs["number"] + 2))
            assert mine["question"]["seat"] == 0
            assert mine["whole"]
            assert here.until(lambda told: told["type"] == "clock")["running"] == 0
            here.send({"type": "chat", **where, "words": "Good luck!"})
            said = there.until(lambda told: told["type"] == "chat")
            assert [line["words"] for line in said["lines"]] == ["Good luck!"]
            there.send({"type": "name", "table": table.id, "seat": 1, "name": "Grace"})
            here.until(lambda told: told["type"] == "present" and told["names"][1] == "Grace")


def decide(client: Client, view: Message) -> int:
    """The number of the table after it."""
    client.send(decide_message(view, answers_of(view)[0]))
    return int(view["number"]) + 1
