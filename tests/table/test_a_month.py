"""Nothing expires within 30 days: games, invitations, drafts, chats, and slow games that wait for
somebody. The clock of the second server is moved on."""

from __future__ import annotations

from tests.table.odd_servers import ODD
from tests.table.servers import Server, Table, answers_of, join_message
from tests.table.test_drafts import look, take
from tests.table.test_drafts import make as make_draft

A_MONTH = 30 * 24 * 3600
USUAL = {"battlefield": "sarpedon", "heroes": ["medusa", "sinbad"], "seats": ["person", "guest"]}


def test_everything_is_there_a_month_later(database: str) -> None:
    with Server(database) as server:
        made = server.post("/api/tables", {**USUAL, "name": "Ada"}).json()
        slow = {**USUAL, "open": True, "clock": {"move": 3 * 24 * 3600}}
        waiting = server.post("/api/tables", slow).json()["table"]
        table = Table(made["table"], (made["seats"][0]["secret"], None))
        with server.connect() as client:
            view = client.join(table, 0)
            number = client.decide(view, answers_of(view)[0])["number"]
            client.send({"type": "chat", "table": table.id, "seat": 0, "words": "Good luck!"})
            client.join(table, 0)  # whatever was sent before has been heard
        draft = make_draft(server, bans=0, guests=[1])
        hero = look(server, draft, None)["pool"][0]
        assert take(server, draft, 0, 0, hero).status_code == 200

    with Server(database, module=ODD, later=A_MONTH - 3600) as server:
        with server.connect() as client:
            client.send(join_message(table, 0, chat=True))
            view = client.until(lambda message: message["type"] == "view")
            assert view["number"] == number
            told = client.until(lambda message: message["type"] == "chat")
            assert told["lines"][0]["words"] == "Good luck!"
            assert client.decide(view, answers_of(view)[0])["number"] > number
        invitation = made["seats"][1]["invitation"]
        claim = {"invitation": invitation, "secret": "a-secret-made-a-month-later"}
        claimed = server.post(f"/api/tables/{table.id}/seats", claim)
        assert claimed.json() == {"table": table.id, "seat": 1}
        make_draft(server)  # old ones make room for new ones
        mine = {"invitation": draft["invitations"][1], "secret": "another-made-a-month-later"}
        seen = server.post(f"/api/drafts/{draft['draft']}/sides", mine).json()
        assert (seen["side"], seen["heroes"]) == (1, [hero])
        listed = server.get("/api/lobby").json()["tables"]
        assert [each["table"] for each in listed] == [waiting]
