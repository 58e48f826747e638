"""Drafts of people at different screens, over HTTP: whose turn it is, and who learns what."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.table.servers import Server

Made = dict[str, Any]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("drafts")
    with Server(f"sqlite:///{folder}/tables.sqlite3") as server:
        yield server


def make(server: Server, **terms: Any) -> Made:
    made = server.post("/api/drafts", {"sides": 2, "bans": 1, "picks": 1, **terms})
    assert made.status_code == 201
    values: Made = made.json()
    return values


def take(server: Server, made: Made, side: int, number: int, hero: str) -> Any:
    step = {"secret": made["secrets"][side], "number": number, "hero": hero}
    return server.post(f"/api/drafts/{made['draft']}/steps", step)


def look(server: Server, made: Made, side: int | None) -> Made:
    secret = None if side is None else made["secrets"][side]
    seen: Made = server.post(f"/api/drafts/{made['draft']}", {"secret": secret}).json()
    return seen


def test_each_side_takes_its_turn(server: Server) -> None:
    made = make(server)
    pool = look(server, made, None)["pool"]
    assert take(server, made, 1, 0, pool[0]).json()["code"] == "not asked"
    steps = [(0, pool[0]), (1, pool[1]), (0, pool[2]), (1, pool[3])]
    for number, (side, hero) in enumerate(steps):
        assert take(server, made, side, number + 1, hero).json()["code"] == "stale"
        assert take(server, made, side, number, "nobody").json()["code"] == "illegal"
        seen = take(server, made, side, number, hero)
        assert seen.status_code == 200
        assert seen.json()["heroes"] == [hero for _, hero in steps[: number + 1]]
    assert take(server, made, 0, 4, pool[5]).json()["code"] == "over"
    assert look(server, made, 1)["side"] == 1


def test_what_is_gone_cannot_be_taken_again(server: Server) -> None:
    made = make(server)
    hero = look(server, made, None)["pool"][0]
    take(server, made, 0, 0, hero)
    assert take(server, made, 1, 1, hero).json()["code"] == "illegal"


def test_only_the_side_invited_learns_of_its_invitation(server: Server) -> None:
    made = make(server, bans=0)
    pool = look(server, made, None)["pool"]
    path = f"/api/drafts/{made['draft']}/table"
    table = {"maker": made["maker"], "table": "T1", "invitations": [[], ["for-side-1"]]}
    assert server.post(path, table).json()["code"] == "running"
    for side in (0, 1):
        take(server, made, side, side, pool[side])
    wrong = {**table, "maker": made["secrets"][1]}
    assert server.post(path, wrong).json()["code"] == "not your seat"
    assert "for-side-1" not in server.post(path, table).text
    assert look(server, made, 1)["invitations"] == ["for-side-1"]
    for other in (0, None):
        seen = look(server, made, other)
        assert (seen["table"], seen["invitations"]) == ("T1", [])


def test_a_side_is_claimed_once_and_nobody_else_speaks_for_it(server: Server) -> None:
    """Least of all who began the draft."""
    made = make(server, bans=0, guests=[1])
    assert [secret is None for secret in made["secrets"]] == [False, True]
    assert [invitation is None for invitation in made["invitations"]] == [True, False]
    seen = look(server, made, 0)
    assert seen["held"] == [True, False]
    take(server, made, 0, 0, seen["pool"][0])
    for known in (made["secrets"][0], made["maker"], made["invitations"][1]):
        step = {"secret": known, "number": 1, "hero": seen["pool"][1]}
        refused = server.post(f"/api/drafts/{made['draft']}/steps", step).json()
        assert refused["code"] in ("not asked", "not your seat")
    path = f"/api/drafts/{made['draft']}/sides"
    mine = "a-secret-of-the-guest-alone"
    claim = {"invitation": made["invitations"][1], "secret": mine}
    for _ in range(2):  # an answer may have been lost
        assert server.post(path, claim).json()["side"] == 1
    other = {**claim, "secret": "another-secret-somebody-made"}
    assert server.post(path, other).json()["code"] == "claimed"
    assert server.post(path, {**claim, "invitation": "x" * 22}).json()["code"] == "not your seat"
    assert look(server, made, 0)["held"] == [True, True]
    made["secrets"][1] = mine
    assert take(server, made, 1, 1, seen["pool"][1]).status_code == 200


def test_a_draft_that_does_not_exist(server: Server) -> None:
    seen = server.post("/api/drafts/nowhere", {"secret": None})
    assert (seen.status_code, seen.json()["code"]) == (404, "unknown table")
    bad = server.post("/api/drafts", {"sides": 4, "bans": 3, "picks": 2})
    assert bad.json()["code"] == "bad table"
    made = make(server)
    wrong = server.post(f"/api/drafts/{made['draft']}", {"secret": "x" * 22})
    assert wrong.json()["code"] == "not your seat"


def test_a_draft_outlives_the_server(database: str) -> None:
    with Server(database) as server:
        made = make(server, bans=0)
        pool = look(server, made, None)["pool"]
        assert take(server, made, 0, 0, pool[0]).status_code == 200
        server.kill()
    with Server(database) as server:
        assert look(server, made, 1)["heroes"] == [pool[0]]
        assert take(server, made, 1, 1, pool[1]).status_code == 200
        table = {"maker": made["maker"], "table": "T1", "invitations": [[], ["for-side-1"]]}
        assert server.post(f"/api/drafts/{made['draft']}/table", table).status_code == 200
        assert look(server, made, 1)["invitations"] == ["for-side-1"]
