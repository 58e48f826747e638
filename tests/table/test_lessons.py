"""Guided games: the lesson is true in the engine, is followed at a real table, survives a restart,
and ends well whatever its learner does once it leaves them free."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from peerless.content.library import BOX
from peerless.game import Game
from peerless.record.scenarios import run_scenario
from peerless.table.content import setting_of
from peerless.table.history import answer_openly_forced
from peerless.table.lessons import (
    LEARNER,
    Lesson,
    find_lesson,
    lesson_content,
    lesson_ids,
    lesson_in,
    mildest,
)
from peerless.table.lobby import Lobby
from peerless.table.messages import NewTable
from peerless.table.metrics import Metrics
from peerless.table.room import Room
from peerless.table.settings import Settings
from tests.table.servers import (
    PATIENCE,
    Client,
    Message,
    Refused,
    Server,
    Table,
    answers_of,
    table_of,
)

LESSONS = [find_lesson(id) for id in lesson_ids()]
lessons = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)


def decisions_of(lesson: Lesson) -> list[str]:
    return [line.text for line in lesson.scenario.script if line.mark == ">"]


@lessons
def test_a_lesson_is_true(lesson: Lesson) -> None:
    """Every decision of it is legal, and every number that is told is so."""
    assert run_scenario(lesson.scenario) is None


@lessons
def test_a_lesson_has_steps_for_its_learner(lesson: Lesson) -> None:
    """Each step begins where the learner is asked, so that what is said there is read in time."""
    content = lesson_content(lesson, BOX)
    assert lesson_in(content) == lesson
    game = lesson.begin(content)
    assert setting_of(content) is game.setting
    for at, step in enumerate(lesson.steps):
        question = game.question
        assert question is not None
        assert question.seat == LEARNER, step.name
        assert lesson.step(len(game.record().decisions)) == at
        for line in step.script:
            if line.mark == ">":
                game.play(line.text)
    assert len({step.name for step in lesson.steps}) == len(lesson.steps)
    assert [step.free for step in lesson.steps] == [False] * (len(lesson.steps) - 1) + [True]


@lessons
def test_what_follows_of_itself_is_in_the_lesson(lesson: Lesson) -> None:
    """A table makes openly forced moves by itself, as the lesson has them."""
    game, made = lesson.begin(lesson_content(lesson, BOX)), 0
    expected = decisions_of(lesson)
    while made < len(expected):
        game.play(expected[made])
        forced = [text for _, text in answer_openly_forced(game, [])]
        assert expected[made + 1 : made + 1 + len(forced)] == forced
        made += 1 + len(forced)
    assert game.over


@lessons
@pytest.mark.parametrize("luck", range(25))
def test_nobody_loses_the_last_step(lesson: Lesson, luck: int) -> None:
    """Whatever a learner does once everything is allowed, the game is won."""
    dice = random.Random(luck)
    game = lesson.begin(lesson_content(lesson, BOX))
    while (text := lesson.decision(len(game.record().decisions))) is not None:
        game.play(text)
    assert game.question is not None
    assert game.question.seat == LEARNER
    for _ in range(400):
        if game.over:
            break
        assert game.question is not None
        led = game.question.seat == LEARNER
        game.play(dice.choice(list(game.actions())) if led else mildest(game.actions()))
    assert winner(game) == LEARNER


def winner(game: Game) -> int:
    assert game.state.winners is not None
    (seat,) = game.state.winners
    return seat


# ---------------------------------------------------------------- at a table


def begin(server: Server, lesson: Lesson) -> Table:
    return table_of(server.post(f"/api/lessons/{lesson.id}", {}).json())


def until_asked(client: Client, view: Message) -> Message:
    """The view in which the learner is asked again."""
    while view["question"] is not None and view["question"]["seat"] != LEARNER:
        view = client.until(lambda heard: heard["type"] == "view")
    return view


@lessons
def test_a_lesson_is_followed_at_a_table(tmp_path: Path, lesson: Lesson) -> None:
    """One answer at a time, none of the others, also after the server was killed midway."""
    database = f"sqlite:///{tmp_path}/tables.sqlite3"
    seen: list[str] = []
    half = len(lesson.steps) // 2
    with Server(database) as server:
        entry = next(each for each in server.get("/api/lessons").json() if each["id"] == lesson.id)
        assert entry["steps"] == len(lesson.steps)
        table = begin(server, lesson)
        with server.connect() as client:
            view = play(
                client, client.join(table, LEARNER), lesson, seen, until=len(lesson.steps) // 2
            )
        server.kill()
    with Server(database) as server, server.connect() as client:
        view = until_asked(client, client.join(table, LEARNER))
        assert view["lesson"]["at"] == half
        assert view["lesson"]["names"]
        with server.connect() as other:  # who looks on is told of no card in the learner's hand
            beside = other.join(table, None)
        assert beside["lesson"] == {**view["lesson"], "names": {}}
        assert beside["question"]["answers"] is None
        sight = server.get(f"/api/tables/{table.id}").json()
        assert sight["lesson"]["at"] == half
        view = play(client, view, lesson, seen, until=len(lesson.steps))
        assert view["view"]["winners"] == [LEARNER]
        assert view["lesson"]["at"] == len(lesson.steps) - 1
        for path in ("record", "replay", "story"):
            assert server.get(f"/api/tables/{table.id}/{path}").json()["code"] == "unknown"
    assert seen == [step.name for step in lesson.steps]


def play(client: Client, view: Message, lesson: Lesson, seen: list[str], until: int) -> Message:
    """As the lesson says, up to a step."""
    expected = decisions_of(lesson)
    while view["question"] is not None and view["lesson"]["at"] < until:
        now = view["lesson"]
        if now["step"] not in seen:
            seen.append(now["step"])
        step = lesson.steps[now["at"]]
        assert now["names"] == step.names
        answers = answers_of(view)
        if step.free:
            wanted = next(text for text in reversed(expected) if text in answers)
        else:
            (wanted,) = answers
            with pytest.raises(Refused, match="illegal"):
                client.decide(view, "scheme Nothing")
        view = until_asked(client, client.decide(view, wanted))
    return view


@lessons
def test_another_legal_answer_is_refused(server_of_lessons: Server, lesson: Lesson) -> None:
    """What the rules would allow, the lesson may not."""
    game = lesson.begin(lesson_content(lesson, BOX))
    others = [str(action) for action in game.actions() if str(action) != lesson.decision(0)]
    assert others
    table = begin(server_of_lessons, lesson)
    with server_of_lessons.connect() as client:
        view = client.join(table, LEARNER)
        for text in others:
            with pytest.raises(Refused, match="this step of the lesson"):
                client.decide(view, text)
        assert client.join(table, LEARNER)["number"] == 0


@pytest.fixture
def server_of_lessons(tmp_path: Path) -> Iterator[Server]:
    with Server(f"sqlite:///{tmp_path}/tables.sqlite3") as server:
        yield server


def test_an_unknown_lesson(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/tables.sqlite3") as server:
        assert server.post("/api/lessons/nothing", {}).json()["code"] == "unknown"
        assert server.get("/api/examples/nothing").json()["code"] == "unknown"


def test_what_is_prescribed_makes_no_bot_seem_quick(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """How long a bot takes for its answers goes by its own thoughts at any table; an answer that
    stands in the lesson is none."""
    monkeypatch.setattr(Room, "prescribed", lambda room: str(room.game.actions()[0]))

    async def main() -> None:
        lobby = Lobby(Settings(database=sqlite_database), Metrics())
        await lobby.start()
        heroes, seats = ["medusa", "sinbad"], ["greedy", "person"]
        new = NewTable(battlefield="sarpedon", heroes=heroes, seats=seats)
        room, _, _ = await lobby.create(new)
        while room.bot_asked is not None:
            await asyncio.sleep(0.01)
        assert room.entries > 0
        assert lobby.bots._paces is not None
        assert not lobby.bots._paces._thoughts
        await lobby.stop()

    asyncio.run(asyncio.wait_for(main(), PATIENCE))
