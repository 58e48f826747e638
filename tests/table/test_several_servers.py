"""Several servers on one PostgreSQL: any of them serves any seat, and each hears at once what was
decided at the others."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from tests.table.servers import Message, Server, Table, answers_of


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
