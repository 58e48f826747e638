"""What the page reckons by itself, beside what Peerless does."""

from __future__ import annotations

from itertools import product
from typing import Any

from peerless.match.draft import Draft
from peerless.match.seating import Seating
from peerless.rules.mode import Mode
from tests.web.scripts import Call, call


def test_players_have_the_same_seats() -> None:
    tables = [
        (mode, seats, first)
        for mode in Mode
        for seats in mode.seat_counts
        for first in range(seats)
    ]
    found = call(
        "start/seating.ts",
        *(("seating", (mode.value, seats, first)) for mode, seats, first in tables),
    )
    for (mode, seats, first), players in zip(tables, found, strict=True):
        seating = Seating.of(mode, seats, first)
        wanted = [place.member * seating.sides + place.side for place in seating.places]
        assert players == wanted, (mode, seats, first)


def test_players_are_on_the_same_sides() -> None:
    seats = [(mode, count) for mode in Mode for count in mode.seat_counts]
    players = [(mode, count, player) for mode, count in seats for player in range(count)]
    found = call(
        "start/seating.ts",
        *(("sideOf", (mode.value, count, player)) for mode, count, player in players),
        *(("sidesOf", (mode.value, count)) for mode, count in seats),
    )
    assert found == [
        *(mode.sides(count)[player] for mode, count, player in players),
        *(len(set(mode.sides(count))) for mode, count in seats),
    ]


def test_a_draft_goes_the_same_way() -> None:
    pool = tuple(f"hero-{n}" for n in range(16))
    drafts = [Draft(pool, *terms) for terms in product((2, 3, 4), (0, 1, 2), (1, 2))]
    calls: list[Call] = []
    wanted: list[Any] = []
    for draft in drafts:
        terms = {"pool": pool, "sides": draft.sides, "bans": draft.bans, "picks": draft.picks}
        order = [{"side": side, "kind": kind.value} for side, kind in draft.order]
        calls.append(("order", (terms,)))
        wanted.append(order)
        while not draft.over:
            heroes = [step.hero for step in draft.steps]
            calls += [(name, (terms, heroes)) for name in ("next", "free")]
            wanted += [order[len(heroes)], list(draft.legal())]
            draft.take(draft.legal()[-1])
        heroes = [step.hero for step in draft.steps]
        taken = [{**step, "hero": hero} for step, hero in zip(order, heroes, strict=True)]
        calls += [(name, (terms, heroes)) for name in ("next", "taken", "picked")]
        wanted += [None, taken, [list(side) for side in draft.heroes()]]
    assert call("start/draft.ts", *calls) == wanted


def test_as_many_bans_as_a_draft_can_have() -> None:
    terms = list(product((2, 5, 8, 9), (2, 3, 4), (1, 2)))
    found = call(
        "start/draft.ts",
        *(
            ("mostBans", ({"pool": list(range(pool)), "sides": sides, "bans": 0, "picks": picks},))
            for pool, sides, picks in terms
        ),
    )
    for (pool, sides, picks), most in zip(terms, found, strict=True):
        possible = [bans for bans in range(6) if is_draft(pool, sides, bans, picks)]
        assert most == max(possible, default=0), (pool, sides, picks)


def is_draft(pool: int, sides: int, bans: int, picks: int) -> bool:
    try:
        Draft(tuple(map(str, range(pool))), sides, bans, picks)
    except ValueError:
        return False
    return True


def test_things_are_the_same_in_any_order_of_words() -> None:
    token = {"kind": "token", "token": "Trap", "space": "a1"}
    pairs: list[tuple[Any, Any, bool]] = [
        (token, dict(reversed(token.items())), True),
        (token, {**token, "space": "a2"}, False),
        ({"kind": "card", "name": "Feint"}, {"kind": "fighter", "name": "Feint"}, False),
        ({"kind": "space", "id": "a1"}, {"kind": "space", "id": "a1", "label": "A1"}, True),
        ({"kind": "seat", "seat": 0}, {"kind": "seat", "seat": 1}, False),
    ]
    found = call("table/pointing.ts", *(("same", (one, other)) for one, other, _ in pairs))
    assert found == [same for _, _, same in pairs]


def test_what_cannot_be_pointed_at_is_a_button() -> None:
    answers: dict[str, dict[str, Any]] = {
        "maneuver": {},
        "boost: none": {"card": None},
        "boost: Feint": {"card": "Feint"},
        "move": {"fighter": "Porter", "space": "a1"},
        "move token": {"token": "Trap", "from": "a1", "space": "a2"},
        "token": {"token": "Trap", "space": "a1"},
        "player": {"seat": 1},
        "space": {"space": "a1"},
    }
    found = call("table/pointing.ts", *(("isButton", (answer,)) for answer in answers.values()))
    buttons = [name for name, button in zip(answers, found, strict=True) if button]
    assert buttons == ["maneuver", "boost: none", "player"]


def test_ways_to_the_same_space_are_told_apart_in_words() -> None:
    """Where only the way differs, pointing at where it ends leaves buttons for the ways."""
    there = {"act": "move", "fighter": "Medusa", "space": "sar20"}
    ways = [{**there, "decision": f"by {via}", "via": [via]} for via in ("sar18", "sar19")]
    other = {**there, "decision": "elsewhere", "space": "sar21"}
    space = {"kind": "space", "id": "sar20"}
    fighter = {"kind": "fighter", "name": "Medusa"}
    found = call(
        "table/pointing.ts",
        ("confirmable", (ways, [space])),
        ("confirmable", (ways, [fighter, space])),
        ("confirmable", ([*ways, other], [fighter])),
        ("differs", (ways,)),
        ("differs", ([*ways, other],)),
    )
    assert found == [ways, ways, [], "via", "space"]


def test_how_a_game_ended_is_told_by_sides() -> None:
    """A team has won, and enemies have, though several have won each time; what was kept before
    enemies were is told too."""
    team: dict[str, Any] = {"mode": "team", "heroes": ["a", "b", "c", "d"]}
    duel: dict[str, Any] = {"mode": "duel", "heroes": ["a", "b"]}
    quest: dict[str, Any] = {"mode": "adventure", "heroes": ["a", "b"], "enemies": ["v", "m"]}
    old = {key: value for key, value in quest.items() if key != "enemies"}
    games: list[tuple[dict[str, Any], list[int], list[int], str]] = [
        (team, [0], [0, 2], "won"),
        (team, [1, 3], [0, 2], "lost"),
        (team, [1], [0, 1, 2, 3], "drawn"),
        (team, [0, 1], [0, 2], "one-screen"),
        (duel, [1], [1], "won"),
        (duel, [0], [0, 1], "drawn"),
        (duel, [], [0], "watched"),
        (quest, [0], [0, 1], "won"),
        (quest, [0, 1], [0, 1], "won"),
        (quest, [0, 1], [2, 3], "lost"),
        (old, [1], [2, 3], "lost"),
    ]
    found = call(
        "replay/sides.ts",
        *(
            ("endedAs", ({**game, "mine": mine, "winners": winners},))
            for game, mine, winners, _ in games
        ),
        *(("sidesIn", (game,)) for game in (team, duel, quest, old)),
    )
    assert found == [
        *(ended for *_, ended in games),
        [["a", "c"], ["b", "d"]],
        [["a"], ["b"]],
        [["a", "b"], ["v"]],
        [["a", "b"]],
    ]


def test_every_way_to_lose_a_cooperative_game_is_told() -> None:
    def view(winners: list[int], out: list[bool], objectives: int) -> dict[str, Any]:
        players = [{"seat": seat, "out": gone} for seat, gone in enumerate(out)]
        adventure = {"objectives": objectives, "lost_at": 3}
        return {"winners": winners, "players": players, "adventure": adventure}

    gave_up = [{"id": "log-conceded", "values": {"player": "Medusa"}, "because": None}]
    ends: list[tuple[dict[str, Any], list[Any], str]] = [
        (view([0, 1], [False, True], 2), [], "won"),
        (view([2, 3], [False, True], 3), [], "lost-by-threat"),
        (view([2], [True, True], 2), [], "lost-by-elimination"),
        (view([2], [False, True], 2), gave_up, "lost-by-giving-up"),
        (view([2], [False, True], 2), [], "lost-by-quiet"),  # R125
    ]
    found = call("coop/ending.ts", *(("endingOf", (seen, log)) for seen, log, _ in ends))
    assert found == [ending for *_, ending in ends]


def test_a_tide_that_turned_in_the_last_turn_did_not_turn_from_there_on() -> None:
    starts = [2, 10, 20, 30]
    tides = [None, 0, 2, 29, 30, 35]
    found = call(
        "replay/tide.ts", *(("tideOf", ({"tide": tide, "turn_starts": starts},)) for tide in tides)
    )
    assert found == [
        None,
        {"words": "ending-tide-start"},
        {"words": "ending-tide", "turn": 1},
        {"words": "ending-tide", "turn": 3},
        {"words": "ending-tide-last"},
        {"words": "ending-tide-last"},
    ]
