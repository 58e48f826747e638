"""The cooperative game at a table: made, played by people and bots, watched, left and come back to,
after a crash too."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pytest

from peerless.content.library import BOX
from peerless.game import SPECTATOR, Game
from peerless.record.records import read_record
from peerless.record.replay import replay
from peerless.rules.chance import Chance
from peerless.rules.events import Happening
from peerless.table import wire
from peerless.table.history import can_be_taken_back
from tests.support import play_randomly, some_adventure
from tests.table.servers import (
    Client,
    Message,
    Refused,
    Server,
    Table,
    answers_of,
    is_over,
    table_of,
)

MOTHMAN: Message = {
    "mode": "adventure",
    "villain": "mothman",
    "minions": ["tarantula", "skunk-ape"],
    "heroes": ["medusa", "sinbad"],
    "seats": ["person", "person"],
}


def make(server: Server, **changes: Any) -> Table:
    values = {key: value for key, value in {**MOTHMAN, **changes}.items() if value is not ...}
    made = server.post("/api/tables", values)
    if made.status_code != 201:
        raise Refused(made.json())
    return table_of(made.json())


def alone(heroes: list[str], who: str = "person", **changes: Any) -> Message:
    """So many heroes, all seats of one kind, the minions by lot."""
    return {"heroes": heroes, "seats": [who] * len(heroes), "minions": ..., **changes}


class Team:
    """All persons of a table at one connection, who decide by chance."""

    def __init__(self, client: Client, table: Table, luck: int) -> None:
        self.client = client
        self.table = table
        self.chance = Chance(luck)
        self.views = {seat: client.join(table, seat) for seat in table.persons}

    @property
    def over(self) -> bool:
        return any(map(is_over, self.views.values()))

    @property
    def numbers(self) -> set[int]:
        return {view["number"] for view in self.views.values()}

    def hear(self) -> None:
        view = self.client.receive()
        self.views[view["seat"]] = view

    def play(self, enough: Callable[[], bool] = lambda: False) -> Message:
        """To the end, or until it is enough; the latest view of one of them."""
        while not self.over and not enough():
            asked = [view for view in self.views.values() if answers_of(view)]
            if len(self.numbers) == 1 and asked:
                answers = answers_of(asked[0])
                decision = answers[self.chance.below(len(answers))]
                view = self.client.decide(asked[0], decision)
                self.views[view["seat"]] = view
            else:
                self.hear()
        return max(self.views.values(), key=lambda view: int(view["number"]))


def check_record(server: Server, table: Table) -> Game:
    """The record is that of the whole game."""
    game = replay(read_record(server.record(table)))
    assert game.over
    return game


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("villain", ["mothman", "martian-invader"])
@pytest.mark.parametrize("heroes", [["medusa"], ["alice", "sinbad"], ["dracula"] * 3 + ["alice"]])
def test_a_person_alone_leads_all_heroes(server: Server, villain: str, heroes: list[str]) -> None:
    with server.connect() as client:
        table = make(server, **alone(heroes), villain=villain)
        view = Team(client, table, len(heroes)).play()
    sides = {player["side"] for player in view["view"]["players"]}
    assert sides == {0}
    assert [enemy["villain"] for enemy in view["view"]["enemies"]] == [True] + [False] * len(heroes)
    won = view["view"]["winners"] == list(range(len(heroes)))
    assert won or view["view"]["enemies"][0]["seat"] in view["view"]["winners"]
    game = check_record(server, table)
    assert game.setting.mode.is_adventure


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_bots_play_among_themselves(server: Server, bot: str) -> None:
    with server.connect() as client:
        table = make(server, seats=[bot, bot])
        view = client.join(table, None)
        while not is_over(view):
            view = client.receive()
        check_record(server, table)
    assert not [line for line in server.log if "a bot" in line and '"ERROR"' in line]


def test_people_and_bots_play_together_and_somebody_watches(server: Server) -> None:
    """Two people, each at a connection of their own, and two bots."""
    heroes = ["medusa", "sinbad", "alice", "dracula"]
    with (
        server.connect() as one,
        server.connect() as other,
        server.connect() as watching,
    ):
        table = make(
            server, heroes=heroes, seats=["person", "random", "person", "random"], minions=...
        )
        seen = [watching.join(table, None)]
        players = {0: one, 2: other}
        views = {seat: client.join(table, seat) for seat, client in players.items()}
        chance = Chance(3)
        while not all(map(is_over, views.values())):
            latest = max(view["number"] for view in views.values())
            behind = [seat for seat in players if views[seat]["number"] < latest]
            asked = [seat for seat in players if answers_of(views[seat])]
            if asked and not behind:
                answers = answers_of(views[asked[0]])
                decision = answers[chance.below(len(answers))]
                views[asked[0]] = players[asked[0]].decide(views[asked[0]], decision)
            for seat in behind or (players if not asked else ()):
                views[seat] = players[seat].receive()
        while not is_over(seen[-1]):
            seen.append(watching.receive())
    assert all(view["seat"] is None for view in seen)
    assert not any(answers_of(view) for view in seen)
    check_onlooker(seen)
    told = [event["kind"] for view in seen for event in view["events"]]
    assert {"round began", "initiative card revealed", "threat marker moved"} <= set(told)
    check_record(server, table)


def check_onlooker(seen: Iterable[Message]) -> int:
    """Of the hands a spectator knows no cards but those that were taken into them openly: from a
    discard pile, or out of a combat. How many of these there were."""
    taken: dict[int, Counter[str]] = defaultdict(Counter)
    lay_open: set[tuple[int, str]] = set()
    for view in seen:
        for event in view["events"]:
            if event["kind"] in ("discarded", "revealed"):
                lay_open.add((event["seat"], event["card"]))
            elif event["kind"] == "took into hand" and event["card"] != "?":
                assert (event["seat"], event["card"]) in lay_open
                taken[event["seat"]][event["card"]] += 1
        players = view["view"]["players"]
        for player in players:
            assert Counter(player["cards"]) <= taken[player["seat"]]
        lay_open = {(player["seat"], card) for player in players for card in player["discard"]}
    return sum(map(Counter.total, taken.values()))


def test_a_spectator_knows_what_was_taken_into_hand_openly() -> None:
    """A card of one hero takes others back from the discard pile, for all to see."""
    taken = 0
    for n in range(40):
        game = Game.new("soho", ["sinbad", "medusa"], seed=n)
        taken += check_onlooker(watched(game, Chance(n)))
    assert taken > 3


def watched(game: Game, chance: Chance) -> Iterator[Message]:
    """Random play, as a spectator is told of it."""
    happened = game.opening
    while not game.over:
        view = game.view(SPECTATOR)
        telling = wire.Telling(game.setting, [happened])
        yield {"events": wire.describe_events(view, telling), "view": wire.describe(view)}
        actions = game.actions()
        happened = game.play(actions[chance.below(len(actions))])


def test_a_table_is_come_back_to_and_outlives_a_crash(sqlite_database: str) -> None:
    """Whoever joins again is told everything anew, also when the server was killed meanwhile; with
    bridges destroyed, tokens turned up and cards added, all is as it was."""
    with Server(sqlite_database) as server, server.connect() as client:
        table = make(server, **alone(["medusa", "sinbad"]), villain="mothman")
        team = Team(client, table, 5)
        team.play(lambda: any(v["view"]["adventure"]["objectives"] for v in team.views.values()))
        assert not team.over
        while len(team.numbers) > 1:
            team.hear()
        seen = {seat: client.join(table, seat) for seat in table.persons}
        with server.connect() as again:
            assert {seat: again.join(table, seat) for seat in table.persons} == seen
        server.kill()
    with Server(sqlite_database) as server, server.connect() as client:
        after = Team(client, table, 6)
        assert after.views == seen
        sites = seen[0]["view"]["adventure"]["sites"]
        assert [site["destroyed"] for site in sites] == [True, False, False, False]
        after.play()
        check_record(server, table)


# ---------------------------------------------------------------- making a table


def test_minions_are_drawn_by_lot(server: Server) -> None:
    drawn = set()
    for _ in range(12):
        table = make(server, **alone(["medusa", "sinbad"]))
        villain, *minions = server.get(f"/api/tables/{table.id}").json()["enemies"]
        assert villain == "mothman"
        assert len(set(minions)) == 2
        assert not any(BOX.enemies.load(id).is_villain for id in minions)
        drawn |= set(minions)
    assert len(drawn) > 2


def test_everything_goes_by_its_name_too(server: Server) -> None:
    table = make(
        server,
        villain="Martian Invader",
        minions=["The Blob", "Ant Queen"],
        discoveries=["Radio Silence"],
        battlefield="McMinnville, OR",
    )
    seen = server.get(f"/api/tables/{table.id}").json()
    assert seen["battlefield"] == "mcminnville"
    assert seen["enemies"] == ["martian-invader", "the-blob", "ant-queen"]
    assert seen["discoveries"] == ["radio-silence"]


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"villain": ...}, "villain: an adventure needs one"),
        ({"villain": "mothmann"}, 'unknown enemy "mothmann": did you mean mothman?'),
        ({"villain": "tarantula"}, "villain: tarantula is a minion"),
        ({"minions": []}, "minions: expected 2, one for each hero, found 0"),
        ({"minions": ["tarantula"]}, "minions: expected 2, one for each hero, found 1"),
        ({"minions": ["tarantula"] * 2}, "Tarantula can be in a game only once"),
        (
            {"minions": ["tarantula", "martian-invader"]},
            "Martian Invader is a villain, and there is one already",
        ),
        ({"discoveries": ["smoke", "smoke"]}, "Smoke can be in a game only once"),
        ({"discoveries": ["rain"]}, 'unknown discovery "rain"'),
        ({"battlefield": "marmoreal"}, "Mothman is played on point-pleasant, not on marmoreal"),
        ({"mode": "duel", "battlefield": "marmoreal"}, "villain: a duel has none"),
        ({"mode": "duel", "villain": ..., "minions": ...}, "battlefield: a duel needs one"),
        (
            {"mode": "duel", "battlefield": "soho", "villain": ..., "minions": ...,
             "open_hands": True},
            "open_hands: a duel has none",
        ),
        ({"heroes": ["medusa"]}, "1 heroes need as many seats, found 2"),
    ],
)  # fmt: skip
def test_a_table_that_cannot_be_is_refused_in_words(
    server: Server, changes: Message, words: str
) -> None:
    if changes == {"heroes": ["medusa"]}:
        changes = {**changes, "minions": ["tarantula"]}
    with pytest.raises(Refused) as refused:
        make(server, **changes)
    assert refused.value.code == "bad table"
    assert refused.value.words.startswith(words)


@pytest.mark.parametrize(
    "changes",
    [
        {"minions": ["tarantula"] * 5},
        {"discoveries": ["smoke"] * 4},
        {"villain": 3},
        {"open_hands": "yes"},
        {"heroes": []},
    ],
)
def test_what_no_table_could_be_is_malformed(server: Server, changes: Message) -> None:
    with pytest.raises(Refused, match="malformed"):
        make(server, **changes)


# ---------------------------------------------------------------- what a table is played with


def test_a_table_tells_what_it_is_played_with(server: Server) -> None:
    table = make(server, discoveries=["smoke"])
    for language in ("en", "pl"):
        content = server.get(f"/api/tables/{table.id}/content?language={language}").json()
        assert [hero["id"] for hero in content["heroes"]] == ["medusa", "sinbad"]
        assert [enemy["id"] for enemy in content["enemies"]] == [
            "mothman", "tarantula", "skunk-ape",
        ]  # fmt: skip
        assert [found["id"] for found in content["discoveries"]] == ["smoke"]
        assert all(card["title"] for enemy in content["enemies"] for card in enemy["cards"])
        said = [part["origin"] for part in (*content["enemies"], *content["discoveries"])]
        assert set(said) == {"reconstructed, not the published cards"}
        board = content["battlefield"]["adventure"]
        assert [site["name"] for site in board["sites"]] == [f"bridge {n}" for n in range(1, 5)]
        assert all(bridge["text"] for bridge in board["bridges"])


@pytest.mark.parametrize(
    ("open_hands", "discoveries", "seen"),
    [(True, [], 5), (False, [], 0), (True, ["radio-silence"], 0)],
)
def test_hands_are_open_or_not(
    server: Server, open_hands: bool, discoveries: list[str], seen: int
) -> None:
    table = make(server, open_hands=open_hands, discoveries=discoveries)
    with server.connect() as client:
        for seat in (0, 1):
            players = client.join(table, seat)["view"]["players"]
            assert [len(player["cards"]) for player in players] == [
                5 if player["seat"] == seat else seen for player in players
            ]
        spectator = client.join(table, None)
        assert not any(player["cards"] for player in spectator["view"]["players"])
        drawn = [event for event in spectator["events"] if event["kind"] == "drew"]
        assert {event["card"] for event in drawn} == {"?"}


def test_the_game_can_choose_for_the_enemies(server: Server) -> None:
    """Then the minions are there before anyone has decided."""
    with server.connect() as client:
        for players_choose in (True, False):
            view = client.join(make(server, players_choose=players_choose), 0)
            fighter = view["question"]["answers"][0]["fighter"]
            assert fighter == ("Tarantula" if players_choose else "Medusa")


# ---------------------------------------------------------------- parts


def test_what_was_turned_up_is_not_taken_back() -> None:
    """Chance was used when the initiative deck was shuffled, long before: that a card of it has
    been seen cannot be undone."""
    found = 0
    for n in range(20):
        for game in play_randomly(some_adventure(Chance(n)).game(n), Chance(n)):
            before, asked = game.copy(), game.question
            assert asked is not None
            for action in game.actions()[:3]:
                after = before.copy()
                events = after.play(action)
                shown = any(event.kind is Happening.INITIATIVE for event in events)
                if shown and not any(event.card >= 0 for event in events):
                    found += 1
                    assert not can_be_taken_back(before, after, events, asked.seat)
    assert found > 20
