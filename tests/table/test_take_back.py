"""Taking back: free until another seat is asked or anything random or hidden has been shown."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import NamedTuple

import pytest

from peerless.game import Action, Game
from peerless.record.records import RULES_VERSION, read_record
from peerless.rules.chance import Chance
from peerless.rules.events import Event, Happening
from peerless.rules.masks import has
from peerless.rules.mode import Mode
from peerless.rules.movement import put, take_off
from peerless.rules.questions import Act, Ask
from peerless.rules.view_data import view_data
from peerless.rules.views import mask_of_seat
from peerless.table.content import content_now
from peerless.table.history import (
    answer_openly_forced,
    can_be_taken_back,
    decisions_of,
    first_step,
    replay_steps,
)
from peerless.table.journal import Journal
from peerless.table.room import Room
from peerless.table.seats import PERSON, Seat, hash_of_secret
from peerless.table.store import Entry, Store, Stored
from tests import support
from tests.support import some_crowd, some_duel
from tests.table.servers import (
    Client,
    Message,
    Refused,
    Server,
    Table,
    answers_of,
    decide_message,
    is_over,
    take_back_message,
)
from tests.table.test_store import a_table
from tests.test_secrecy import other_world, picks_made

_names = count()


class Step(NamedTuple):
    """A decision in a game that can be seated at a table."""

    table: support.Table
    seed: int
    before: Game
    action: Action
    after: Game
    events: list[Event]

    @property
    def seat(self) -> int:
        assert self.before.question is not None
        return self.before.question.seat

    @property
    def kind(self) -> Act:
        return self.action.option.act

    def happened(self, *kinds: Happening) -> bool:
        return any(event.kind in kinds for event in self.events)


def steps_of(table: support.Table, seed: int, chance: Chance) -> Iterator[Step]:
    """Of a random game, what follows of itself in the step that it follows from."""
    game = table.game(seed)
    while not game.over:
        actions = game.actions()
        action = actions[chance.below(len(actions))]
        before, game = game, game.copy()
        events = list(game.play(action))
        answer_openly_forced(game, events)
        yield Step(table, seed, before, action, game, events)


def find(wanted: Callable[[Step], bool]) -> Step:
    """The first such step of random games."""
    for n in range(200):
        chance = Chance(n)
        for step in steps_of(some_duel(chance), n, chance):
            if not step.after.over and wanted(step):
                return step
    raise AssertionError("no such step")


# ---------------------------------------------------------------- a server with that game on it


def seat_game(database: str, step: Step) -> Table:
    """A table at which everything before the step has been decided."""
    id = f"table-{next(_names)}"
    secrets = tuple(f"secret-{seat}" for seat in range(len(step.table.heroes)))
    content = content_now(Mode(step.table.mode), step.table.battlefield, step.table.heroes)
    seats = [vars(Seat(PERSON, secret=hash_of_secret(secret))) for secret in secrets]
    row = Stored(
        id, content.mode, content.battlefield, list(content.heroes), step.seed, RULES_VERSION,
        content.hash, seats,
    )  # fmt: skip
    decisions = step.before.record().decisions
    store = Store(database)
    store.add_table(row, dict(content.files))
    store.add_entries([Entry(id, n, *made, 0) for n, made in enumerate(decisions)], {})
    store.close()
    return Table(id, secrets)


def same_place(one: Message, other: Message) -> bool:
    return all(one[key] == other[key] for key in ("view", "question", "take_back"))


# ---------------------------------------------------------------- allowed


ALLOWED: dict[str, Callable[[Step], bool]] = {
    "a place at the start": lambda s: s.kind is Act.PLACE and s.after.question.seat == s.seat,  # type: ignore[union-attr]
    "a move": lambda s: s.kind is Act.MOVE and s.after.question.about is Ask.MOVE,  # type: ignore[union-attr]
    "the end of a move": lambda s: (
        s.before.question.about is Ask.MOVE  # type: ignore[union-attr]
        and s.kind is Act.DONE
        and s.after.question.about is Ask.ACTION  # type: ignore[union-attr]
        and s.after.question.seat == s.seat  # type: ignore[union-attr]
        and not s.events
    ),
    "no boost": lambda s: str(s.action) == "boost: none",
    "a choice before its effect": lambda s: (
        s.kind in (Act.FIGHTER, Act.SPACE, Act.OPTION)
        and not s.events
        and s.after.question.seat == s.seat  # type: ignore[union-attr]
    ),
}


@pytest.mark.parametrize("what", ALLOWED)
def test_it_can_be_taken_back(server: Server, module_database: str, what: str) -> None:
    step = find(ALLOWED[what])
    table = seat_game(module_database, step)
    with server.connect() as client, server.connect() as other, server.connect() as spectator:
        before = client.join(table, step.seat)
        others = [
            (other, other.join(table, 1 - step.seat)),
            (spectator, spectator.join(table, None)),
        ]
        after = client.decide(before, str(step.action))
        assert after["take_back"]
        assert not same_place(before, after)
        back = client.take_back(after)
        assert same_place(before, back)
        assert back["number"] == after["number"] + 1
        assert (back["whole"], back["log"]) == (True, before["log"])
        for hearer, seen_before in others:
            assert not hearer.receive()["take_back"]
            told = hearer.receive()
            assert same_place(seen_before, told)
            assert (told["whole"], told["log"]) == (True, seen_before["log"])
            assert told["number"] == back["number"]
        # and then decided anew, as if it had never been
        assert same_place(client.decide(back, str(step.action)), after)


# ---------------------------------------------------------------- refused


REFUSED: dict[str, Callable[[Step], bool]] = {
    "a card was drawn": lambda s: s.happened(Happening.DREW) and same_seat(s),
    "a card was boosted with": lambda s: s.happened(Happening.BOOSTED) and same_seat(s),
    "a scheme was shown": lambda s: s.happened(Happening.SCHEMED) and same_seat(s),
    "cards were looked at": lambda s: (
        s.happened(Happening.LOOKED, Happening.SHOWED) and same_seat(s)
    ),
    "a card was discarded": lambda s: s.happened(Happening.DISCARDED) and same_seat(s),
    "chance was used": lambda s: s.before.state.chance.seed != s.after.state.chance.seed,
    "another seat is asked to defend": lambda s: s.kind is Act.ATTACK,
    "another seat has its turn": lambda s: s.happened(Happening.TURN_ENDED) and not same_seat(s),
    "another seat places its fighters": lambda s: s.kind is Act.PLACE and not same_seat(s),
}


def same_seat(step: Step) -> bool:
    assert step.after.question is not None
    return step.after.question.seat == step.seat


@pytest.mark.parametrize("what", REFUSED)
def test_it_cannot_be_taken_back(server: Server, module_database: str, what: str) -> None:
    step = find(REFUSED[what])
    table = seat_game(module_database, step)
    with server.connect() as client:
        after = client.decide(client.join(table, step.seat), str(step.action))
        assert not after["take_back"]
        with pytest.raises(Refused) as refused:
            client.take_back(after)
        assert refused.value.code == ("cannot take back" if same_seat(step) else "not asked")
        assert same_place(client.join(table, step.seat), after)


def test_what_cannot_be_taken_back_settles_what_was_before(
    server: Server, module_database: str
) -> None:
    """A move, then an attack: when the same seat is asked again, the move stands."""
    step = find(
        lambda s: (
            s.kind is Act.MOVE
            and s.after.question is not None
            and s.after.question.about is Ask.ACTION
            and same_seat(s)
            and any(action.option.act is Act.MANEUVER for action in s.after.actions())
            and bool(s.after.state.decks[s.seat])
        )
    )
    table = seat_game(module_database, step)
    with server.connect() as client:
        moved = client.decide(client.join(table, step.seat), str(step.action))
        assert moved["take_back"]
        drew = client.decide(moved, "maneuver")
        assert not drew["take_back"]
        no_boost = client.decide(drew, "boost: none")
        if no_boost["take_back"]:
            back = client.take_back(no_boost)
            assert same_place(back, drew)
        with pytest.raises(Refused, match="cannot take back"):
            client.take_back(client.join(table, step.seat))


def test_only_the_seat_itself_takes_back_and_only_what_it_has_seen(
    server: Server, module_database: str
) -> None:
    step = find(ALLOWED["a move"])
    table = seat_game(module_database, step)
    with server.connect() as client, server.connect() as other:
        before = client.join(table, step.seat)
        theirs = other.join(table, 1 - step.seat)
        after = client.decide(before, str(step.action))
        theirs = other.receive()
        for message, code in (
            (take_back_message(theirs), "not asked"),
            ({**take_back_message(theirs), "seat": step.seat}, "not your seat"),
            ({**take_back_message(after), "table": "no-table"}, "not your seat"),
        ):
            with pytest.raises(Refused) as refused:
                other.ask(message)
            assert refused.value.code == code
        with pytest.raises(Refused, match="stale"):
            client.take_back(before)
        assert same_place(client.join(table, step.seat), after)


# ---------------------------------------------------------------- several, restarts, forced ones


def test_twice_in_a_row_and_after_a_restart(sqlite_database: str) -> None:
    """Three Outlaws are placed; one is taken back, the server is killed, and the others are."""
    seen: list[Message] = []
    with Server(sqlite_database) as server, server.connect() as client:
        table = server.make_table(heroes=("robin-hood", "sinbad"))
        view = client.join(table, 0)
        assert not view["take_back"]
        for _ in range(3):
            seen.append(view)
            view = client.decide(view, answers_of(view)[0])
        view = client.take_back(view)
        assert same_place(view, seen[2])
        server.kill()
    with Server(sqlite_database) as server, server.connect() as client:
        again = client.join(table, 0)
        assert same_place(again, view)
        assert (again["number"], again["log"]) == (view["number"], view["log"])
        for earlier in (seen[1], seen[0]):
            again = client.take_back(again)
            assert same_place(again, earlier)
        assert not again["take_back"]
        with pytest.raises(Refused, match="cannot take back"):
            client.take_back(again)


def test_a_forced_answer_is_taken_back_with_what_it_followed(tmp_path: Path) -> None:
    """A hero that is surrounded has no move to make, and the server says so for it."""
    game = surrounded_hero()
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    store.prepare()
    store.add_table(a_table("t"), {})

    async def play() -> None:
        journal = Journal(store)
        journal.start()
        content = content_now(Mode.DUEL, "sarpedon", ("jekyll-and-hyde", "robin-hood"))
        seats = [Seat(PERSON), Seat(PERSON)]
        room = Room("t", content, seats, game.copy(), [first_step(game)], journal)
        await room.decide(0, 0, "boost: none")
        assert room.asked == 0
        assert room.entries == 2
        assert decisions_of(store.entries("t")) == [(0, "boost: none"), (0, "done")]
        await room.take_back(0, 2)
        assert str(room.game.question) == str(game.question)
        assert decisions_of(store.entries("t")) == []
        await room.decide(0, 3, "boost: none")
        await journal.stop()
        assert len(room.steps) == 2

    asyncio.run(play())
    entries = store.entries("t")
    assert [entry.decision for entry in entries] == [
        "boost: none", "done", "take back 2", "boost: none", "done",
    ]  # fmt: skip
    again, steps = replay_steps(game.copy(), entries)
    assert list(again.record().decisions)[-2:] == [(0, "boost: none"), (0, "done")]
    assert steps[-1].decisions == 2
    assert steps[-1].before is not None
    store.close()


def surrounded_hero() -> Game:
    """Jekyll at the question about a boost, with an opposing fighter on each space around him."""
    game = Game.new("sarpedon", ["jekyll-and-hyde", "robin-hood"], 5)
    while not (game.question and game.question.about is Ask.BOOST and game.question.seat == 0):
        maneuver = game.find("maneuver")
        game.play(maneuver or game.actions()[0])
    steps = game.setting.battlefield.steps
    theirs = [fighter.id for fighter in game.setting.fighters if fighter.seat == 1]
    corner = next(i for i, around in enumerate(steps) if around.bit_count() < len(theirs))
    around = [i for i in range(len(steps)) if has(steps[corner], i)]
    free = [i for i in range(len(steps)) if i != corner and i not in around]
    places = [(0, corner), *zip(theirs, around + free, strict=False)]
    for fighter in game.setting.fighters:
        take_off(game.state, fighter.id)
    for mover, space in places:
        put(game.state, mover, space)
    return game


# ---------------------------------------------------------------- whole games


def test_the_record_holds_only_what_stands(server: Server) -> None:
    """A random game in which much is taken back; the players write down what stands."""
    chance = random.Random(3)
    table = server.make_table()
    standing: list[list[tuple[int, str] | None]] = []  # None: an answer that was forced
    taken_back = 0
    with server.connect() as client:
        views = {seat: client.join(table, seat) for seat in (0, 1)}
        while not is_over(views[0]):
            view = views[views[0]["question"]["seat"]]
            number, seat = view["number"], view["seat"]
            if view["take_back"] and chance.random() < 0.4:
                views = told(client, take_back_message(view))
                standing.pop()
                taken_back += 1
            else:
                decision = chance.choice(answers_of(view))
                views = told(client, decide_message(view, decision))
                forced = views[0]["number"] - number - 1
                standing.append([(seat, decision), *[None] * forced])
    assert taken_back > 5
    written = read_record(server.record(table)).decisions
    expected = [made for step in standing for made in step]
    assert len(written) == len(expected)
    assert all(made in (None, found) for made, found in zip(expected, written, strict=True))
    with server.connect() as client, pytest.raises(Refused, match="over"):
        client.take_back(client.join(table, 0))


def told(client: Client, message: Message) -> dict[int, Message]:
    """What both seats of one connection are told of it."""
    client.send(message)
    return {view["seat"]: view for view in (client.receive(), client.receive())}


def test_chance_alone_settles_a_decision() -> None:
    """Even where no card is shown: to decide again would be to roll again."""
    step = find(ALLOWED["a move"])
    assert can_be_taken_back(step.before, step.after, step.events, step.seat)
    step.after.state.chance.below(6)
    assert not can_be_taken_back(step.before, step.after, step.events, step.seat)


# ---------------------------------------------------------------- nothing was shown


def check_nothing_was_shown(step: Step, chance: Chance) -> None:
    """What can be taken back would have looked the same with any hidden cards: whoever takes it
    back has learned nothing by it. And no one has come to know a card."""
    before, seat = step.before, step.seat
    assert before.state.known == step.after.state.known
    world = other_world(before, seat, chance)
    if picks_made(world) != picks_made(before):
        return
    found = world.find(str(step.action))
    assert found is not None
    events = list(world.play(found))
    answer_openly_forced(world, events)
    mask = mask_of_seat(before.state, seat)
    assert [event.as_seen(mask) for event in events] == [
        event.as_seen(mask) for event in step.events
    ]
    assert view_data(world.state, seat) == view_data(step.after.state, seat)
    assert repr(world.question) == repr(step.after.question)
    assert list(map(str, world.actions())) == list(map(str, step.after.actions()))


@pytest.mark.parametrize(
    "games", [pytest.param(8), pytest.param(1000, marks=pytest.mark.prove, id="many")]
)
def test_what_can_be_taken_back_has_shown_nothing(games: int) -> None:
    checked = 0
    for n in range(games):
        chance = Chance(n)
        table = some_crowd(chance) if n % 4 == 0 else some_duel(chance)
        for step in steps_of(table, n, chance):
            if can_be_taken_back(step.before, step.after, step.events, step.seat):
                check_nothing_was_shown(step, chance)
                checked += 1
    assert checked > 20 * games
    print(f"{games} games, {checked} decisions that can be taken back")


def test_taking_back_has_an_end(server: Server) -> None:
    """Each stays in the journal, which would grow for as long as somebody likes."""
    table = server.make_table()
    with server.connect() as client:
        view = client.join(table, 0)
        for _ in range(100):
            view = client.decide(view, answers_of(view)[0])
            assert view["take_back"]
            view = client.take_back(view)
        view = client.decide(view, answers_of(view)[0])
        assert not view["take_back"]
        with pytest.raises(Refused, match="cannot take back"):
            client.take_back(view)
