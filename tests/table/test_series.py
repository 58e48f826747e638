"""A series from table to table: counted as `peerless.match` has it, and told to all who play."""

from __future__ import annotations

from itertools import product

import pytest

from peerless.match.series import Series
from peerless.rules.mode import Mode
from peerless.table.series import SeriesScore
from tests.table.servers import Server, Table
from tests.table.test_together import Pair, join, make


def test_it_is_counted_as_a_match_is() -> None:
    """Whoever sits where: seats change from game to game, contenders do not."""
    for outcomes in product((0, 1, None), repeat=4):
        known = Series(Mode.DUEL, (("a",), ("b",)))
        score = SeriesScore.first(3, (0, 1))
        for winner, order in zip(outcomes, ((0, 1), (1, 0), (1, 0), (0, 1)), strict=True):
            if known.over:
                break
            score = score.next(order)
            first = known.first_again
            known.played(score.contenders[0] if first is None else first, winner)
            seats = (0, 1) if winner is None else (score.contenders.index(winner),)
            score = score.after(seats)
            assert (score.wins, score.champion) == (known.wins, known.winner)
        if known.over:  # then another begins
            assert score.next((1, 0)).wins == (0, 0)


def test_everyone_is_told_the_score(server: Server) -> None:
    """Medusa gives up twice; whoever has lost begins, so that seats are swapped each time."""
    table = make(server, best_of=3)
    with server.connect() as one, server.connect() as other:
        pair = Pair(table, one, other)
        assert [view["series"]["wins"] for view in pair.views] == [[0, 0]] * 2
        pair.say(0, "propose", wish="concede")
        for client, seat in ((one, 0), (other, 1)):
            told = join(client, table, seat)["series"]
            assert told == {"best_of": 3, "contenders": [0, 1], "wins": [0, 1], "champion": None}
        id = server.post(f"/api/tables/{table.id}/rematch", {"secret": table.secrets[0]}).json()
        again = Table(id["table"], table.secrets)
        pair = Pair(again, one, other)
        assert pair.views[0]["series"]["wins"] == [0, 1]
        pair.say(0, "propose", wish="concede")
        assert join(other, again, 1)["series"]["champion"] == 1
        id = server.post(f"/api/tables/{again.id}/rematch", {"secret": table.secrets[0]}).json()
        assert join(one, Table(id["table"], table.secrets), 0)["series"]["wins"] == [0, 0]


@pytest.mark.parametrize(
    "wrong",
    [
        {"best_of": 2},
        {"best_of": 3, "mode": "adventure", "villain": "mothman", "battlefield": None},
    ],
)
def test_no_series_of_an_even_number_or_of_one_side(
    server: Server, wrong: dict[str, object]
) -> None:
    usual = {"battlefield": "sarpedon", "heroes": ["medusa", "sinbad"], "seats": ["person"] * 2}
    refused = server.post("/api/tables", {**usual, **wrong})
    assert refused.json()["code"] == "bad table"
