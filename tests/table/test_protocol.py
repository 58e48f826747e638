"""What docs/protocol.md says is what a real server does: its exchanges are played, its codes are
given, its fields are those of the messages, and its client plays a whole game."""

from __future__ import annotations

import hashlib
import json
import random
import re
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from itertools import groupby, pairwise
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from peerless.content.library import BOX
from peerless.game import SPECTATOR, Game
from peerless.rules.events import Happening
from peerless.rules.mode import Mode
from peerless.rules.questions import Act, Ask
from peerless.table import wire
from peerless.table.content import content_now
from peerless.table.refusals import Code
from peerless.table.store import Store, Stored
from peerless.table.wire import types
from tests.support import MINIONS, VILLAINS
from tests.table.servers import (
    PATIENCE,
    ROOT,
    Client,
    Message,
    Refused,
    Server,
    Table,
    answers_of,
    is_over,
    join_message,
)
from tests.test_language_scenarios import LIBRARY

PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
CLIENT = ROOT / "docs" / "examples" / "client.py"
LEFT_OUT = "…"


# ---------------------------------------------------------------- the exchanges of the page


class Step(NamedTuple):
    """A line of an exchange: a request (with its path), a reply, or a message."""

    who: str  # GET, POST, a status, or the name of a connection
    sign: str  # the path, nothing, or an arrow
    text: str


_STEP = re.compile(r"(GET|POST) (\S+) ?(.*)|(\d{3})() (.*)|(\w+) ([→←]) (.*)", re.DOTALL)


def steps_of_page() -> Iterator[Step]:
    for block in re.findall(r"^```exchange\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE):
        for text in re.split(r"\n(?! )", block.strip()):  # what is indented goes on
            found = _STEP.fullmatch(text)
            assert found is not None, text
            yield Step(*[part for part in found.groups() if part is not None])


def read_shown(text: str) -> Any:
    """What the page shows, with a mark where something is left out."""
    text = re.sub(f"(?<=: ){LEFT_OUT}", f'"{LEFT_OUT}"', text)
    text = text.replace(f"{LEFT_OUT}}}", f'"{LEFT_OUT}": null}}')
    text = re.sub(f'(?<!"){LEFT_OUT}', f'"{LEFT_OUT}"', text)
    return json.loads(text)


def check_fits(shown: Any, real: Any, place: str = "") -> None:
    """What is shown is what came, apart from what is left out."""
    if shown == LEFT_OUT:
        return
    if isinstance(shown, dict) and isinstance(real, dict):
        named = shown.keys() - {LEFT_OUT}
        assert named <= real.keys() if LEFT_OUT in shown else named == real.keys(), place
        for key in named:
            check_fits(shown[key], real[key], f"{place}.{key}")
    elif isinstance(shown, list) and isinstance(real, list):
        gap = shown.index(LEFT_OUT) if LEFT_OUT in shown else len(shown)
        after = len(shown) - gap - 1
        assert len(real) >= gap + after if LEFT_OUT in shown else len(real) == gap, place
        for i in range(gap):
            check_fits(shown[i], real[i], f"{place}[{i}]")
        for i in range(-after, 0):
            check_fits(shown[i], real[i], f"{place}[{i}]")
    else:
        assert real == shown, place


NEW_EACH_TIME = {"table", "maker", "secret", "invitation"}


class Story:
    """All exchanges, one after the other, with the page's names for what is different each time:
    the id of the table and the secrets."""

    def __init__(self, server: Server, stack: ExitStack) -> None:
        self.server = server
        self.stack = stack
        self.names: dict[str, str] = {}  # real -> in the page
        self.connections: dict[str, Client] = {}

    def tell(self) -> None:
        for asked, step in pairwise([Step("", "", ""), *steps_of_page()]):
            if step.sign == "→":
                self.connection(step.who).socket.send(self.really(step.text))
            elif step.sign == "←":
                self.compare(step.text, str(self.connection(step.who).socket.recv(PATIENCE)))
            elif step.who.isdigit():
                self.request(asked, step)

    def connection(self, name: str) -> Client:
        if name not in self.connections:
            self.connections[name] = self.stack.enter_context(self.server.connect())
        return self.connections[name]

    def request(self, asked: Step, answer: Step) -> None:
        path = self.really(asked.sign)
        get = asked.who == "GET"
        body = None if get else json.loads(self.really(asked.text))
        reply = self.server.get(path) if get else self.server.post(path, body)
        assert reply.status_code == int(answer.who), reply.text
        if asked.who == "POST" and reply.is_success:
            self.learn(read_shown(answer.text), reply.json())
        self.compare(answer.text, reply.text)

    def learn(self, shown: Message, real: Message) -> None:
        seats = zip(shown.get("seats", ()), real.get("seats", ()), strict=True)
        for one, other in ((shown, real), *seats):
            for key in NEW_EACH_TIME & one.keys():
                if one[key] is not None:
                    self.names[other[key]] = one[key]

    def really(self, text: str) -> str:
        for real, shown in self.names.items():
            text = text.replace(shown, real)
        return text

    def compare(self, shown: str, came: str) -> None:
        for real, name in self.names.items():
            came = came.replace(real, name)
        try:
            check_fits(read_shown(shown), json.loads(came))
        except AssertionError as error:
            raise AssertionError(f"{error}\nshown: {shown}\ncame: {came}") from error


def test_the_exchanges_are_true(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.sqlite3"
    with Server(database) as server, ExitStack() as stack:
        story = Story(server, stack)
        story.tell()
        assert set(story.connections) == {"medusa", "sinbad", "screen", "hunter", "ada", "grace"}
        for name, client in story.connections.items():
            client.socket.send("nothing is unread")
            assert json.loads(client.socket.recv(PATIENCE))["code"] == "malformed", name


@pytest.mark.parametrize(
    ("shown", "real"),
    [
        ('{"a": 1}', {"a": 2}),
        ('{"a": 1}', {"a": 1, "b": 2}),
        ('{"a": 1, …}', {"b": 1}),
        ("[1, …, 3]", [1, 2]),
        ("[1, …, 3]", [3]),
        ("[1]", [1, 2]),
    ],
)
def test_an_untrue_example_is_found(shown: str, real: Any) -> None:
    with pytest.raises(AssertionError):
        check_fits(read_shown(shown), real)


# ---------------------------------------------------------------- the fields of the page


def tables_of_page() -> dict[str, list[list[str]]]:
    """The cells of each table's rows, by the word at its head."""
    found = {}
    for table in re.findall(r"(?:^\|.*\n)+", PAGE, re.MULTILINE):
        head, _, *rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in
                          table.splitlines()]  # fmt: skip
        assert head[0] not in found or head[0] in ("", "sent"), f"two tables of {head[0]}"
        found[head[0]] = rows
    return found


TABLES = tables_of_page()


def names_in(cell: str) -> set[str]:
    return set(re.findall(r"`([^`]+)`", cell))


def described(thing: str) -> set[str]:
    return set().union(*(names_in(row[0]) for row in TABLES[thing]))


class Seen:
    """The keys of everything that views and events have held."""

    def __init__(self) -> None:
        self.things: dict[str, set[frozenset[str]]] = {}
        self.events: dict[str, set[str]] = {}
        self.answers: dict[str, set[frozenset[str]]] = {}

    def note(self, thing: str, values: Mapping[str, object]) -> None:
        self.things.setdefault(thing, set()).add(frozenset(values))

    def watch(self, game: Game, dice: random.Random) -> None:
        happened = game.opening
        while True:
            view = game.view(dice.randrange(SPECTATOR, game.setting.players))
            self.note_view(wire.describe(view))
            if (question := wire.question(view)) is not None:
                self.note("question", question)
                for answer in question["answers"] or ():
                    self.answers.setdefault(answer["act"], set()).add(frozenset(answer))
            telling = wire.Telling(game.setting, [happened])
            lines = wire.log_lines(view, telling)
            for line in wire.told_lines(view, telling, "en"):
                self.note("told", line)
            told = wire.describe_events(view, telling)
            assert [line for line, _ in groupby(event["line"] for event in told)] == [
                *range(len(lines))
            ]
            for event in told:
                self.events.setdefault(event["kind"], set()).update(event)
            if game.over:
                return
            happened = game.play(dice.choice(game.actions()))

    def note_view(self, view: types.View) -> None:
        self.note("view", view)
        for fighter in view["fighters"]:
            self.note("fighter", fighter)
        for token in view["tokens"]:
            self.note("token", token)
        for player in view["players"]:
            self.note("player", player)
        for enemy in view["enemies"]:
            self.note("enemy", enemy)
            if enemy["plan"] is not None:
                self.note("plan", enemy["plan"])
        if view["adventure"] is not None:
            self.note("adventure", view["adventure"])
            for card in (*view["adventure"]["row"], *view["adventure"]["deck"]):
                self.note("initiative card", card)
            for card_at_the_end in view["adventure"]["outlook"]:
                self.note("end of the round", card_at_the_end)
            for site in view["adventure"]["sites"]:
                self.note("site", site)
        if view["combat"] is not None:
            self.note("combat", view["combat"])
            for side in (view["combat"]["attack"], view["combat"]["defense"]):
                self.note("side", side)
                for part in side["parts"]:
                    self.note("part", part)


def test_every_field_is_described() -> None:
    seen, dice = Seen(), random.Random(1)
    cast = BOX.heroes.ids()
    for i, hero in enumerate(cast):
        seen.watch(Game.new("marmoreal", [hero, cast[i - 1]], seed=i), dice)
    seen.watch(Game.new("soho", cast[:3], seed=1, mode="free-for-all"), dice)
    # Ways to a space differ only where moves set something off, as those of no hero in the box do.
    trapped = Game.new("chequers", ["trapper", "sentinel"], seed=1, library=LIBRARY)
    seen.watch(trapped, dice)
    for n, villain in enumerate(VILLAINS * 2):
        seen.watch(Game.adventure(villain, cast[n : n + 2], MINIONS[n : n + 2], seed=n), dice)

    assert seen.things.keys() == TYPES.keys() - MESSAGES
    for thing, keys in seen.things.items():
        assert keys == {frozenset(described(thing))}, thing
    events = {row[0].strip("`"): names_in(row[1]) for row in TABLES["kind"]}
    assert events.keys() == {kind.value for kind in Happening}
    for kind, fields in seen.events.items():
        assert fields == events[kind] | {"kind", "source", "line"}, kind
    assert len(seen.events) > 35
    check_answers(seen.answers)


def check_answers(seen: dict[str, set[frozenset[str]]]) -> None:
    acts = {name: names_in(row[1]) for row in TABLES["act"] for name in names_in(row[0])}
    assert acts.keys() == {act.name.lower().replace("_", " ") for act in Act}
    for act, keys in seen.items():
        fields = {field for each in keys for field in each}
        assert fields == acts[act] | {"decision", "act"}, act
        assert act in ("scheme", "source", "move") or len(keys) == 1, act  # these leave some out
    assert len(seen) > 15


def test_every_field_of_a_message_is_described(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/tables.sqlite3") as server, server.connect() as client:
        message = client.join(server.make_table(), 0)
        reach, report = client.reach(message, "Medusa"), client.report(message)
        outlook = client.outlook(message)
        client.send({"type": "hint", **{key: message[key] for key in ("table", "seat", "number")}})
        hint = client.receive()
        client.send({**join_message(server.make_table(), None), "presence": True})
        present = client.until(lambda heard: heard["type"] == "present")
    assert set(message) == described("message")
    assert set(reach) == described("reach")
    assert set(report) == described("report")
    assert set(outlook) == described("outlook")
    assert set(hint) == described("hint")
    assert set(present) == described("present")


def test_the_types_have_the_fields_of_the_page() -> None:
    """Also those that no game of a test has shown."""
    for thing, kind in TYPES.items():
        assert kind.__annotations__.keys() == described(thing), thing
    for column, kind, always in (
        ("kind", types.GameEvent, {"kind", "source", "line"}),
        ("act", types.Answer, {"act", "decision"}),
    ):
        shown = set().union(*(names_in(row[1]) for row in TABLES[column]))
        assert kind.__annotations__.keys() == shown | always


TYPES = {
    "message": types.ViewMessage,
    "reach": types.ReachReply,
    "outlook": types.OutlookReply,
    "report": types.ReportReply,
    "hint": types.HintReply,
    "present": types.PresentMessage,
    "clock": types.ClockMessage,
    "proposal": types.ProposalSeen,
    "line": types.ChatLine,
    "question": types.Question,
    "told": types.Told,
    "view": types.View,
    "fighter": types.Fighter,
    "token": types.Token,
    "player": types.Player,
    "enemy": types.Enemy,
    "plan": types.EnemyPlan,
    "adventure": types.Adventure,
    "initiative card": types.InitiativeCard,
    "end of the round": types.AtTheEnd,
    "site": types.Site,
    "combat": types.Combat,
    "side": types.CombatSide,
    "part": types.Part,
}
MESSAGES = {
    *("message", "reach", "outlook", "report", "hint", "present"),
    *("clock", "proposal", "line"),  # of a table, not of its game
}


def test_every_question_is_named() -> None:
    (about,) = [row[1] for row in TABLES["question"] if row[0] == "`about`"]
    assert names_in(about) == {ask.name.lower().replace("_", " ") for ask in Ask}


def test_every_reason_is_named() -> None:
    (unplayable,) = [row[1] for row in TABLES["question"] if row[0] == "`unplayable`"]
    assert names_in(unplayable) == {reason.value for reason in types.Reason}


# ---------------------------------------------------------------- the codes of the page


def test_every_code_is_described() -> None:
    statuses = {row[0].strip("`"): row[1] for row in TABLES["code"]}
    assert statuses.keys() == {code.value for code in Code}
    for code in Code:
        assert statuses[code.value] in ("", str(code.status)), code


def place(table: Table, seat: int, number: int, decision: str) -> Message:
    where = {"table": table.id, "seat": seat, "number": number}
    return {"type": "decide", **where, "decision": decision}


class Refusing:
    """Everything that a server can refuse, by code."""

    def __init__(self, server: Server, client: Client, database: Path, old: Table) -> None:
        self.server = server
        self.client = client
        self.database = database
        self.old = old  # a table that cannot go on
        self.table = server.make_table()
        client.join(self.table, 0)

    def malformed(self) -> None:
        self.client.ask({"type": "dance"})

    def too_large(self) -> None:
        self.client.ask({"type": "x" * 5000})

    def too_fast(self) -> None:
        with self.server.connect() as hasty:
            for _ in range(1000):
                with pytest.raises(Refused, match="malformed"):
                    hasty.ask({"type": "dance"})
            hasty.ask({"type": "dance"})

    def version(self) -> None:
        self.client.ask({**join_message(self.table, 0), "version": 2})

    def unknown_table(self) -> None:
        self.client.join(Table("nowhere", ()), None)

    def unknown(self) -> None:
        reply = self.server.get("/api/heroes/nobody")
        raise Refused(reply.json())

    def not_your_seat(self) -> None:
        self.client.ask({**join_message(self.table, 0), "secret": "guessed"})

    def claimed(self) -> None:
        body = {"invitation": "used already", "secret": "s" * 24}
        reply = self.server.post(f"/api/tables/{self.table.id}/seats", body)
        raise Refused(reply.json())

    def not_asked(self) -> None:
        self.client.join(self.table, 1)
        self.client.ask(place(self.table, 1, 0, "maneuver"))

    def stale(self) -> None:
        self.client.ask(place(self.table, 0, 1, "place Harpy 1: sar21"))

    def illegal(self) -> None:
        self.client.ask(place(self.table, 0, 0, "maneuver"))

    def cannot_take_back(self) -> None:
        where = {"table": self.table.id, "seat": 0, "number": 0}
        self.client.ask({"type": "take back", **where})

    def not_now(self) -> None:
        where = {"table": self.table.id, "seat": 0, "number": 0}
        self.client.ask({"type": "reply", **where, "agree": True})

    def over(self) -> None:
        """A game that is played to its end, both seats at one connection."""
        table, dice = self.server.make_table(), random.Random(1)
        with self.server.connect() as client:
            views = [client.join(table, 0), client.join(table, 1)]
            while not is_over(views[0]):
                asked = next(view for view in views if answers_of(view))
                first = client.decide(asked, dice.choice(answers_of(asked)))
                views = [first, client.receive()]
            seed = re.search(r"^seed: (\d+)$", self.server.record(table), re.MULTILINE)
            assert seed is not None
            promised = self.server.get(f"/api/tables/{table.id}").json()["commitment"]
            assert promised == hashlib.sha256(seed[1].encode()).hexdigest()
            client.decide(views[0], "maneuver")

    def running(self) -> None:
        self.server.record(self.table)

    def cannot_go_on(self) -> None:
        self.client.join(self.old, None)

    def origin(self) -> None:
        address, foreign = self.server.socket_address, Origin("https://elsewhere.example")
        with pytest.raises(InvalidStatus) as refused:
            connect(address, origin=foreign, proxy=None, open_timeout=PATIENCE).close()
        raise Refused(json.loads(refused.value.response.body))

    def full(self) -> None:
        for _ in range(4):
            self.server.make_table()

    def bad_table(self) -> None:
        self.server.make_table(heroes=("medusa", "nobody"))

    def bad_record(self) -> None:
        raise Refused(self.server.post("/api/records", "no record").json())

    def store(self) -> None:
        """The disk fails: here, the journal is gone."""
        database = sqlite3.connect(self.database)
        database.execute("ALTER TABLE journal RENAME TO elsewhere")
        database.close()
        self.client.ask(place(self.table, 0, 0, "place Harpy 1: sar21"))


def test_every_code_is_given(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    limits: Message = {"messages_at_once": 1000, "messages_a_second": 1e-6, "most_tables": 4}
    old = add_old_table(f"sqlite:///{database}")
    with (
        Server(f"sqlite:///{database}", **limits) as server,
        server.connect() as client,
    ):
        refusing = Refusing(server, client, database, old)
        # Last those after which the server takes no other table, and stores no decision.
        for code in sorted(Code, key=[Code.FULL, Code.STORE].count):
            refuse: Callable[[], None] = getattr(refusing, code.name.lower())
            with pytest.raises(Refused) as refused:
                refuse()
            assert refused.value.code == code.value
            assert refused.value.words


def add_old_table(database: str) -> Table:
    """A game that was begun under rules that are no longer played."""
    content = content_now(Mode.DUEL, "sarpedon", ("medusa", "sinbad"))
    seats = [{"kind": "person"}, {"kind": "person"}]
    store = Store(database)
    store.prepare()
    row = Stored("old", "duel", "sarpedon", list(content.heroes), 1, "0", content.hash, seats)
    store.add_table(row, dict(content.files))
    store.close()
    return Table("old", (None, None))


def test_how_connections_end(tmp_path: Path) -> None:
    """The statuses that the page names."""
    with (
        Server(f"sqlite:///{tmp_path}/tables.sqlite3", most_connections=2) as server,
        server.connect() as loud,
        server.connect() as calm,
    ):
        with pytest.raises(InvalidStatus) as too_many, server.connect():
            pass
        assert too_many.value.response.status_code == 503
        assert json.loads(too_many.value.response.body or b"")["code"] == "full"
        loud.socket.send("x" * 70_000)
        assert end_of(loud) == 1009
        calm.join(server.make_table(), None)
        server.stop()
        assert end_of(calm) == 1012


def end_of(client: Client) -> int | None:
    """The status with which the server has closed the connection."""
    with pytest.raises(ConnectionClosed) as closed:
        client.socket.recv(PATIENCE)
    return closed.value.rcvd.code if closed.value.rcvd else None


# ---------------------------------------------------------------- the client of the page


def test_the_example_is_small() -> None:
    text = CLIENT.read_text(encoding="utf-8")
    assert len(text.splitlines()) < 60
    imported = set(re.findall(r"^(?:import|from) (\w+)", text, re.MULTILINE))
    assert imported - set(sys.stdlib_module_names) == {"websockets"}


def test_the_example_plays_a_whole_game(tmp_path: Path) -> None:
    """And outlives the death of the server in the middle of it."""
    database = f"sqlite:///{tmp_path}/tables.sqlite3"
    lines: list[str] = []
    with Server(database) as server, run_client(server.address) as client:
        assert client.stdout is not None
        for line in client.stdout:
            lines.append(line.rstrip())
            if len(lines) == 40:
                break
        server.kill()
        with Server(database, port=server.port):
            lines += client.stdout.read().splitlines()
            assert client.wait(PATIENCE) == 0
    assert lines.count("The game begins.") == 2  # it has joined twice
    assert lines[-1] == "The game is over."


@contextmanager
def run_client(address: str) -> Iterator[subprocess.Popen[str]]:
    """The example; one that hangs is ended, so that the test fails."""
    command = [sys.executable, str(CLIENT), address]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as client:
        patience = threading.Timer(3 * PATIENCE, client.kill)
        patience.start()
        try:
            yield client
        finally:
            patience.cancel()
            client.kill()
