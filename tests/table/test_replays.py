"""Replays: a finished game is told again as its seats saw it, or with all cards open; a running
one never is. Records come in, and games go on from any of their steps."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from peerless.game import Game
from peerless.record.records import read_record
from peerless.record.replay import replay
from peerless.rules.chance import Chance
from peerless.table.replays import replay_of, steps_of
from peerless.table.story import story_of
from tests.support import some_adventure, some_crowd, some_duel
from tests.table.servers import (
    Client,
    Message,
    Server,
    Table,
    answers_of,
    decide_message,
    is_over,
    join_message,
    table_of,
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = tmp_path_factory.mktemp("replays") / "tables.sqlite3"
    with Server(f"sqlite:///{database}") as server:
        yield server


class Played(NamedTuple):
    """A game that was played to its end, and every view that each seat got, in order."""

    table: Table
    views: dict[int, list[Message]]


def play(server: Server, table: Table, chance: Chance) -> Played:
    views: dict[int, list[Message]] = {seat: [] for seat in table.persons}
    with server.connect() as client:
        for seat in table.persons:
            client.send(join_message(table, seat))
        while not all(seen and is_over(seen[-1]) for seen in views.values()):
            message = next_view(client)
            views[message["seat"]].append(message)
            if answers := answers_of(message):
                client.send(decide_message(message, answers[chance.below(len(answers))]))
    return Played(table, views)


def next_view(client: Client) -> Message:
    while (message := client.receive())["type"] != "view":
        pass
    return message


@pytest.fixture(scope="module")
def duel(server: Server) -> Played:
    return play(server, server.make_table(heroes=("sherlock-holmes", "dracula")), Chance(3))


def get(server: Server, table: str, what: str) -> Any:
    answer = server.get(f"/api/tables/{table}/{what}")
    assert answer.status_code == 200, answer.text
    return answer.json()


PAGES = ("replay", "replay?as=0", "replay?as=1", "replay?as=all", "story", "record")


def test_a_running_game_is_shown_to_nobody(server: Server) -> None:
    table = server.make_table()
    with server.connect() as client:
        client.join(table, 0)
        for page in PAGES:
            answer = server.get(f"/api/tables/{table.id}/{page}")
            assert (answer.status_code, answer.json()["code"]) == (403, "running"), page
        values = {"at": 0, "seats": ["person", "random"]}
        answer = server.post(f"/api/tables/{table.id}/play-on", values)
        assert (answer.status_code, answer.json()["code"]) == (403, "running")


def test_a_seat_is_shown_what_it_was_sent_and_nothing_else(server: Server, duel: Played) -> None:
    """Frame by frame what came over the wire while it was played, but for the answers, and
    the cards that none of them plays."""
    for seat, views in duel.views.items():
        frames = get(server, duel.table.id, f"replay?as={seat}")["frames"]
        assert len(frames) == len(views) > 50
        for frame, view in zip(frames, views, strict=True):
            for key in ("events", "log", "view", "number"):
                assert frame[key] == view[key], key
            asked = view["question"] and {**view["question"], "answers": None, "unplayable": {}}
            assert frame["question"] == asked


def test_with_all_cards_open_nothing_is_hidden(server: Server, duel: Played) -> None:
    frames = get(server, duel.table.id, "replay")["frames"]
    own = {seat: get(server, duel.table.id, f"replay?as={seat}")["frames"] for seat in (0, 1)}
    assert '"?"' not in json.dumps(frames)
    for number, frame in enumerate(frames):
        for seat in (0, 1):
            mine = own[seat][number]["view"]["players"][seat]
            shown = frame["view"]["players"][seat]
            assert {**shown, "deck": len(shown["deck"])} == {**mine, "deck": len(mine["deck"])}
        if combat := frame["view"]["combat"]:
            for side in ("attack", "defense"):
                seen = own[combat[side]["seat"]][number]["view"]["combat"]
                assert combat[side] == seen[side]


def test_it_can_be_had_uncompressed(server: Server, duel: Played) -> None:
    path = f"/api/tables/{duel.table.id}/replay"
    plain = server._http.get(path, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == server.get(path).json()


@pytest.mark.parametrize("wanted", ["2", "7", "-1", "8", "none", "0x1"])
def test_there_are_only_the_seats_of_the_table(server: Server, duel: Played, wanted: str) -> None:
    answer = server.get(f"/api/tables/{duel.table.id}/replay?as={wanted}")
    assert answer.json()["code"] in ("unknown", "malformed")


# ---------------------------------------------------------------- records


def load(server: Server, record: str | bytes) -> Any:
    return server._http.post("/api/records", content=record)


def test_a_record_that_is_sent_can_be_watched(server: Server, duel: Played, tmp_path: Path) -> None:
    record = server.record(duel.table)
    with Server(f"sqlite:///{tmp_path}/tables.sqlite3") as elsewhere:
        loaded = load(elsewhere, record)
        assert loaded.status_code == 201, loaded.text
        table = loaded.json()["table"]
        assert load(elsewhere, record).json()["table"] == table
        for page in ("replay", "replay?as=1", "story"):
            assert get(elsewhere, table, page) == get(server, duel.table.id, page)
        assert elsewhere.get(f"/api/tables/{table}/record").text == record
        assert elsewhere.get(f"/api/tables/{table}").json()["over"]


def test_what_is_no_record_is_refused(server: Server, duel: Played) -> None:
    record = server.record(duel.table)
    lines = record.splitlines()
    broken: dict[str, str | bytes] = {
        "line 1": "hello",
        "no text": b"\xff\xfe\x00",
        "not legal": record.replace(lines[-1], lines[-1][0] + " dance"),
        "to its end": "\n".join(line for line in lines[:-5] if not line.startswith("result")),
        "result": record.replace("result: ", "result: nobody and "),
    }
    for words, text in broken.items():
        answer = load(server, text)
        assert (answer.status_code, answer.json()["code"]) == (422, "bad record"), words
        assert words in answer.json()["words"]
    assert load(server, b"x" * 200_000).json()["code"] == "too large"


# ---------------------------------------------------------------- playing on


def test_a_game_goes_on_from_any_step(server: Server, duel: Played) -> None:
    """With the cards as they lay; to its end, against a bot, beside the game as it was."""
    frames = get(server, duel.table.id, "replay?as=1")["frames"]
    before = server.record(duel.table)
    at = len(frames) // 2
    values = {"at": at, "seats": ["random", "person"]}
    made = server.post(f"/api/tables/{duel.table.id}/play-on", values)
    assert made.status_code == 201, made.text
    table = table_of(made.json())
    with server.connect() as client:
        view = client.join(table, 1)
        here = frames[at]["view"]
        if view["number"] == frames[at]["number"]:  # else the bot was asked, and was quick
            assert view["view"] == here
        assert view["log"][: sum(len(frame["log"]) for frame in frames[: at + 1])] == [
            line for frame in frames[: at + 1] for line in frame["log"]
        ]
    ended = play(server, table, Chance(5))
    assert is_over(ended.views[1][-1])
    record = read_record(server.record(table))
    old = read_record(before)
    number = frames[at]["number"]
    assert record.decisions[:number] == old.decisions[:number]
    assert record.decisions != old.decisions
    assert server.record(duel.table) == before


def test_it_goes_on_only_where_it_can(server: Server, duel: Played) -> None:
    path = f"/api/tables/{duel.table.id}/play-on"
    last = len(get(server, duel.table.id, "replay")["frames"]) - 1
    for values, code in (
        ({"at": last, "seats": ["person", "random"]}, "over"),
        ({"at": 10**6, "seats": ["person", "random"]}, "over"),
        ({"at": 3, "seats": ["person", "person"]}, "bad table"),
        ({"at": 3, "seats": ["random", "random"]}, "bad table"),
        ({"at": 3, "seats": ["person"]}, "bad table"),
        ({"at": 3, "seats": ["person", "nobody"]}, "bad table"),
        ({"at": -1, "seats": ["person", "random"]}, "malformed"),
        ({"at": 3, "seats": ["person", "random"], "more": 1}, "malformed"),
    ):
        assert server.post(path, values).json()["code"] == code, values


# ---------------------------------------------------------------- the story


def some_game(luck: int, kind: str = "duel") -> Game:
    chance = Chance(luck)
    deal = {"duel": some_duel, "crowd": some_crowd, "adventure": some_adventure}[kind]
    game = deal(chance).game(luck)
    while not game.over:
        actions = game.actions()
        game.play(actions[chance.below(len(actions))])
    return game


@pytest.mark.parametrize("kind", ["duel", "crowd", "adventure"])
def test_a_story_agrees_with_the_game(kind: str) -> None:
    for luck in range(2):
        game = some_game(luck, kind)
        story = story_of(game)
        steps = list(steps_of(game))
        assert story.winners == list(game.state.winners or ())
        assert story.steps == len(steps) - 1
        damage = [e for s in steps for e in s.events if e.kind.value == "damaged"]
        assert sum(p.taken for p in story.players) == sum(e.amount for e in damage)
        assert sum(p.dealt for p in story.players) <= sum(p.taken for p in story.players)
        for player in story.players:
            assert sum(deed.damage for deed in player.best) <= player.dealt
        assert [m.at for m in story.moments] == sorted(m.at for m in story.moments)
        assert story.moments[-1].kind.value == "end"
        fallen = [m.fighter for m in story.moments if m.kind.value in ("defeated", "exhaustion")]
        defeated = [e for s in steps for e in s.events if e.kind.value == "defeated"]
        assert len(fallen) == len(defeated)
        assert len(story.chances) == len(steps)
        assert all(abs(sum(each) - 1) < 0.01 for each in story.chances)
        won = {story.sides[seat] for seat in story.winners}
        if len(won) == 1:
            check_tide(story.tide, story.chances, won.pop())


def check_tide(tide: int | None, chances: list[list[float]], side: int) -> None:
    """From then on the winners have the best chance, and not just before."""
    assert tide is not None
    ahead = [each[side] >= max(each) for each in chances]
    assert all(ahead[tide:])
    before = chances[tide - 1]
    others = [chance for other, chance in enumerate(before) if other != side]
    assert tide == 0 or before[side] <= max(others)
    assert chances[-1][side] == 1


@pytest.mark.parametrize("kind", ["crowd", "adventure"])
def test_every_mode_has_replays(kind: str) -> None:
    game = some_game(1, kind)
    for seat in (*range(game.setting.players), None):
        frames = replay_of(game, seat)["frames"]
        assert frames[-1]["view"]["winners"] == list(game.state.winners or ())
        assert frames[-1]["number"] == len(game.record().decisions)
    again = replay(read_record(str(game.record())))
    assert str(again.record()) == str(game.record())
