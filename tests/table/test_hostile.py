"""Clients that mean harm, or are broken: they are refused in clear words, and nobody notices."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import socket
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance
from starlette.types import Message as AsgiMessage
from websockets.exceptions import InvalidStatus

from peerless.rules.chance import Chance
from peerless.table.connection import Connection
from peerless.table.lobby import Lobby
from peerless.table.metrics import Metrics
from peerless.table.refusals import Code
from peerless.table.settings import Settings
from tests.table.fuzz import Fuzzer
from tests.table.servers import (
    PATIENCE,
    AsyncClient,
    Message,
    Refused,
    Server,
    Table,
    answers_of,
    decide_message,
    is_over,
    join_message,
    wait_until,
)

CODES = {code.value for code in Code}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(database(tmp_path)) as server:
        yield server
        nothing_went_wrong(server)


def database(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite3'}"


def nothing_went_wrong(server: Server) -> None:
    """It is well, and has met nothing that it did not expect."""
    assert server.get("/health").json()["status"] == "ok"
    for line in server.log:
        assert json.loads(line)["level"] in ("debug", "info"), line


# ---------------------------------------------------------------- games under way


def play(server: Server, table: Table, chance: Chance, most: int = 10_000) -> None:
    """All persons' seats, by chance: some decisions, or to the end."""
    with server.connect() as client:
        for seat in table.persons:
            client.send(join_message(table, seat))
        decided = over = 0
        while over < len(table.persons) and decided < most:
            view = client.until(is_view)
            if is_over(view):
                over += 1
            elif answers := answers_of(view):
                decided += 1
                client.send(decide_message(view, answers[chance.below(len(answers))]))
        if decided == most:  # the last of them has been made when it has been told
            client.until(lambda view: is_view(view) and view["number"] >= decided)


def is_view(message: Message) -> bool:
    return bool(message["type"] == "view")  # clocks and chats are told in between


def seen(server: Server, table: Table) -> list[Message]:
    """The table as everyone sees it."""
    views = []
    with server.connect() as client:
        for seat in (None, *table.persons):
            client.send(join_message(table, seat))
            views.append(client.until(is_view))
    return views


def games_under_way(server: Server, count: int) -> list[Table]:
    """With clocks, and something said."""
    clock = {"move": 3600, "total": 86_400}
    tables = [server.make_table(clock=clock) for _ in range(count)]
    for table in tables:
        with server.connect() as client:
            client.send(join_message(table, 0, chat=True))
            client.send({"type": "chat", "table": table.id, "seat": 0, "words": "Good luck!"})
            client.until(lambda message: message["type"] == "chat")
    for number, table in enumerate(tables):
        play(server, table, Chance(number), most=5 + 20 * number)
    return tables


def unharmed(server: Server, tables: list[Table], before: list[list[Message]]) -> None:
    """Every game is where it was, and can be played to its end."""
    assert [seen(server, table) for table in tables] == before
    for number, table in enumerate(tables):
        play(server, table, Chance(number))
        assert "result" in server.record(table)
    nothing_went_wrong(server)


# ---------------------------------------------------------------- messages


async def pester(server: Server, fuzzer: Fuzzer, count: int) -> Counter[str]:
    """Each message has one answer: a refusal."""
    codes: Counter[str] = Counter()
    async with server.connect_async() as client:
        for table in fuzzer.joined:
            for seat in table.persons:
                await client.join(table, seat)
                assert (await client.receive())["type"] == "clock"
        while (left := count - codes.total()) > 0:
            batch = [fuzzer.message() for _ in range(min(left, 50))]
            for message in batch:
                await client.socket.send(message)
            for message in batch:
                codes[await refusal(client, message)] += 1
    return codes


async def refusal(client: AsyncClient, message: str | bytes) -> str:
    async with asyncio.timeout(PATIENCE):
        answer = json.loads(await client.socket.recv())
    assert answer["type"] == "refused", f"{message[:300]!r} had the answer {str(answer)[:300]}"
    assert answer["code"] in CODES
    assert answer["words"]
    return str(answer["code"])


def fuzz(server: Server, count: int) -> None:
    tables = games_under_way(server, 3)
    before = [seen(server, table) for table in tables]
    mine, others = tables[:1], tables[1:]
    right = [
        decide_message(view, answers_of(view)[0])
        for views in before[1:]
        for view in views
        if answers_of(view)
    ]
    assert len(right) == len(others)
    fuzzers = [Fuzzer(Chance(n), others, mine if n % 2 else (), right) for n in range(4)]

    async def all_together(count: int) -> list[Counter[str]]:
        return await asyncio.gather(*(pester(server, one, count) for one in fuzzers))

    asyncio.run(all_together(25))
    small = memory(server)
    codes = sum(asyncio.run(all_together(count // 4)), Counter[str]())
    print(f"{codes.total()} messages: {dict(codes)}; memory {small} -> {memory(server)} KiB")
    assert memory(server) - small < 50_000
    expected = {"malformed", "too large", "version", "unknown table", "not your seat", "stale"}
    assert set(codes) >= {*expected, "unknown"}
    unharmed(server, tables, before)


def memory(server: Server) -> int:
    """KiB that the server holds; 0 where the system does not say."""
    status = Path(f"/proc/{server.process.pid}/status")
    if not status.exists():
        return 0
    (line,) = [line for line in status.read_text().splitlines() if line.startswith("VmRSS")]
    return int(line.split()[1])


def test_bad_messages_change_nothing(server: Server) -> None:
    fuzz(server, 1000)


@pytest.mark.prove
def test_a_million_bad_messages_change_nothing(server: Server) -> None:
    fuzz(server, 1_000_000)


# ---------------------------------------------------------------- below the messages


def open_socket(server: Server, buffer: int | None = None) -> socket.socket:
    connected = socket.socket()
    if buffer is not None:
        connected.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    connected.settimeout(PATIENCE)
    connected.connect(("127.0.0.1", server.port))
    return connected


def shake_hands(connected: socket.socket) -> None:
    """Become a WebSocket, by hand."""
    key = base64.b64encode(os.urandom(16)).decode()
    upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13"
    request = f"GET /ws HTTP/1.1\r\nHost: x\r\n{upgrade}\r\nSec-WebSocket-Key: {key}\r\n\r\n"
    connected.sendall(request.encode())
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += connected.recv(4096)
    assert answer.startswith(b"HTTP/1.1 101")


def frame(data: bytes, first: int = 0x81, mask: bool = True) -> bytes:
    """A frame, by default a whole text; `first` has its flags and kind."""
    size, masked = len(data), 0x80 if mask else 0
    if size < 126:
        length = bytes([masked | size])
    elif size < 1 << 16:
        length = bytes([masked | 126]) + size.to_bytes(2, "big")
    else:
        length = bytes([masked | 127]) + size.to_bytes(8, "big")
    return bytes([first]) + length + (b"\0\0\0\0" if mask else b"") + data


BROKEN_FRAMES = {
    "broken UTF-8": frame(b'{"type":"\xff\xfe"}'),
    "a character cut short": frame("é".encode()[:1]),
    "a surrogate as UTF-8": frame(b"\xed\xa0\x80"),
    "not masked": frame(b"{}", mask=False),
    "a kind that does not exist": frame(b"{}", first=0x83),
    "flags that nobody agreed on": frame(b"{}", first=0xF1),
    "a continuation of nothing": frame(b"{}", first=0x80),
    "a text within a text": frame(b"{", first=0x01) + frame(b"}"),
    "a long ping": frame(b"x" * 126, first=0x89),
    "a ping in pieces": frame(b"x", first=0x09),
    "too large": frame(b"x" * (1 << 17)),
    "too large in pieces": frame(b"x" * 60_000, first=0x01) + frame(b"x" * 60_000, first=0x80),
    "said to be enormous": b"\x81\xff" + b"\x7f" + b"\xff" * 7 + b"\0\0\0\0",
    "a strange goodbye": frame(b"\0\1", first=0x88),
    "half a goodbye": frame(b"\0", first=0x88),
    "no frame at all": b"GET / HTTP/1.1\r\n\r\n",
}


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for what it is to take with a shrug."""
    with Server(database(tmp_path_factory.mktemp("shared"))) as server:
        yield server
        nothing_went_wrong(server)


@pytest.mark.parametrize("kind", BROKEN_FRAMES)
def test_a_broken_frame_ends_its_own_connection_only(shared: Server, kind: str) -> None:
    table = shared.make_table()
    with shared.connect() as bystander, closing(open_socket(shared)) as broken:
        view = bystander.join(table, 0)
        shake_hands(broken)
        broken.sendall(frame(json.dumps(join_message(table, None)).encode()))
        try:
            broken.sendall(BROKEN_FRAMES[kind])
            while broken.recv(65536):
                pass
        except ConnectionError:
            pass  # this is an end too
        assert bystander.join(table, 0) == view
    nothing_went_wrong(shared)


BROKEN_REQUESTS = {
    "nothing": b"",
    "zeros": b"\0" * 1000,
    "the start of TLS": b"\x16\x03\x01\x02\0\x01\0",
    "another upgrade": b"GET /ws HTTP/1.1\r\nUpgrade: h2c\r\n\r\n",
    "less than nothing": b"POST /api/tables HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
    "half": b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{}",
    "a long address": b"GET /" + b"x" * 100_000 + b" HTTP/1.1\r\n\r\n",
    "many headers": b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 20_000 + b"\r\n",
}


@pytest.mark.parametrize("kind", BROKEN_REQUESTS)
def test_a_broken_request_is_refused(shared: Server, kind: str) -> None:
    with closing(open_socket(shared)) as broken:
        try:
            broken.sendall(BROKEN_REQUESTS[kind])
            broken.shutdown(socket.SHUT_WR)
            answer = broken.recv(65536)
        except ConnectionError:
            answer = b""  # it has been hung up on
    assert answer == b"" or answer.startswith((b"HTTP/1.1 4", b"HTTP/1.1 503"))
    nothing_went_wrong(shared)


# ---------------------------------------------------------------- HTTP


def ask_over_http(server: Server, examples: int) -> None:
    """Whatever is asked: no failure of the server, and an answer as the description has it."""
    schema = schemathesis.openapi.from_url(f"{server.address}/openapi.json")
    for found in schema.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]
        ask_for(operation.as_strategy(), examples)
        if operation.method == "post" or "{" in operation.path:  # then much can be wrong
            ask_for(operation.as_strategy(schemathesis.GenerationMode.NEGATIVE), examples)


def ask_for(cases: st.SearchStrategy[Any], examples: int) -> None:
    @settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck))
    @given(cases)
    def ask(case: Any) -> None:
        answer = case.call()
        # The description does not name the heroes and battlefields there are.
        excluded = [positive_data_acceptance]
        if answer.status_code == 413:  # a refusal like any other, but not to this check
            excluded.append(negative_data_rejection)
        case.validate_response(answer, excluded_checks=excluded)

    ask()


def test_http_answers_as_it_says(shared: Server) -> None:
    ask_over_http(shared, 20)


@pytest.mark.prove
def test_http_answers_as_it_says_to_thousands(shared: Server) -> None:
    ask_over_http(shared, 2000)


def post(server: Server, body: bytes) -> tuple[int, str]:
    """Any bytes as if they were JSON; the status and the code of the refusal."""
    headers = {"Content-Type": "application/json"}
    address = f"{server.address}/api/tables"
    answer = httpx.post(address, content=body, headers=headers, timeout=PATIENCE, trust_env=False)
    return answer.status_code, answer.json()["code"]


def test_a_large_body_is_refused(shared: Server) -> None:
    for size in (5000, 10_000_000):
        assert post(shared, b" " * size) == (413, "too large")


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"heroes": ["medusa", "../medusa"]}, "../medusa"),
        ({"heroes": ["medusa", "\0"]}, "unknown hero"),
        ({"battlefield": "/etc/passwd"}, "unknown battlefield"),
        ({"heroes": ["medusa"] * 4}, "heroes"),
        ({"seats": ["person"] * 3}, "seats"),
        ({"seats": ["person", "nobody"]}, "nobody"),
        ({"mode": "war"}, "war"),
        ({"heroes": "medusa"}, "heroes"),
        ({"heroes": ["medusa"] * 100}, "heroes"),
        ({"secret": "s"}, "secret"),
        ({"seed": 5}, "seed"),
    ],
)
def test_a_bad_table_is_refused(shared: Server, wrong: Message, words: str) -> None:
    right = {"battlefield": "sarpedon", "heroes": ["medusa", "sinbad"]}
    answer = shared.post("/api/tables", {**right, "seats": ["person", "person"], **wrong})
    assert answer.status_code == 422
    assert words in answer.json()["words"]


def test_broken_unicode_is_refused(shared: Server) -> None:
    for body in (b'{"\\ud800": 1}', b'{"mode": "\\udfff"}', b"\xff", b"[" * 4000):
        assert post(shared, body) == (422, "malformed")


# ---------------------------------------------------------------- too many, too fast, too slow


def test_a_flood_is_slowed_down(tmp_path: Path) -> None:
    with Server(database(tmp_path), messages_at_once=10, messages_a_second=50) as server:
        table = server.make_table()
        with server.connect() as bystander, server.connect() as flood:
            view = bystander.join(table, 0)
            for _ in range(60):
                flood.send({"type": "flood"})
            codes = Counter(refused_with(flood.receive) for _ in range(60))
            assert codes["too fast"] > 10
            assert codes["malformed"] >= 10
            assert codes.total() == 60
            answer = answers_of(view)[0]
            assert bystander.decide(view, answer)["number"] == 1
        nothing_went_wrong(server)


def refused_with(ask: Callable[[], object]) -> str:
    try:
        answer = ask()
    except Refused as refused:
        return refused.code
    raise AssertionError(f"not refused: {answer}")


def test_tables_have_limits(tmp_path: Path) -> None:
    with Server(database(tmp_path), tables_a_minute=8, most_tables=3) as server:
        with ThreadPoolExecutor(8) as pool:  # all at once
            made = Counter(pool.map(lambda _: server.code_of_making(), range(8)))
        assert made == {"made": 3, "full": 5}
        assert server.code_of_making() == "too fast"
        nothing_went_wrong(server)


def test_connections_have_a_limit(tmp_path: Path) -> None:
    with Server(database(tmp_path), most_connections=3) as server:
        table = server.make_table()
        with server.connect() as first:
            with server.connect(), server.connect():
                with pytest.raises(InvalidStatus) as refused, server.connect():
                    pass
                answer = refused.value.response
                assert answer.status_code == 503
                assert json.loads(answer.body or b"")["code"] == "full"
            wait_until(lambda: "\npeerless_connections 1.0" in server.get("/metrics").text)
            with server.connect() as another:
                assert another.join(table, None) == first.join(table, None)
        nothing_went_wrong(server)


def test_one_address_does_not_take_all_connections(tmp_path: Path) -> None:
    with Server(database(tmp_path), most_of_one=2) as server, server.connect(), server.connect():
        with pytest.raises(InvalidStatus) as refused, server.connect():
            pass
        assert refused.value.response.status_code == 503
        nothing_went_wrong(server)


def test_whole_games_are_told_less_often(tmp_path: Path) -> None:
    with Server(database(tmp_path), messages_at_once=10, messages_a_second=1e-3) as server:
        table = server.make_table()
        with server.connect() as client:
            client.join(table, 0)
            client.join(table, 1)
            assert refused_with(lambda: client.join(table, None)) == "too fast"
        nothing_went_wrong(server)


def test_a_connection_has_so_many_seats(shared: Server) -> None:
    tables = [shared.make_table() for _ in range(9)]
    seats = [(table, seat) for table in tables for seat in (0, 1)]
    with shared.connect() as client:
        for table, seat in seats[:16]:
            client.join(table, seat)
        assert refused_with(lambda: client.join(*seats[16])) == "full"
        client.join(*seats[0])  # where it is already
        client.send({"type": "leave", "table": tables[0].id})
        client.join(*seats[16])


def test_thousands_of_joins(shared: Server) -> None:
    """Of one table by one connection: it is told each time, and once of each change."""
    table = shared.make_table()
    with shared.connect() as client:
        first = client.join(table, None)
        for _ in range(2000):
            client.send(join_message(table, None))
        assert all(client.receive() == first for _ in range(2000))
        play(shared, table, Chance(1), most=1)
        assert client.receive()["number"] == 1
        assert refused_with(lambda: client.ask({"type": "no more"})) == "malformed"


def descriptors(server: Server) -> int:
    """The files and sockets that the server has open."""
    return len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))


LINUX = pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="asks the system of Linux")


BEGINNINGS = (
    b"",
    b"G",
    b"GET /ws HTTP/1.1\r\nHost: x\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{",
)
CHUNKED = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"


def is_taken(connected: socket.socket, data: bytes) -> bool:
    """Whether the server still takes anything."""
    try:
        connected.sendall(data)
    except (TimeoutError, ConnectionError):
        return False
    return True


@LINUX
def test_those_who_never_ask_are_given_up(tmp_path: Path) -> None:
    with Server(database(tmp_path), request_timeout=1) as server:
        table = server.make_table()
        before = descriptors(server)
        with ExitStack() as stack:
            idle = [stack.enter_context(open_socket(server)) for _ in range(200)]
            for number, one in enumerate(idle):
                one.sendall(BEGINNINGS[number % len(BEGINNINGS)])
            endless = stack.enter_context(open_socket(server))
            endless.sendall(CHUNKED)
            wait_until(lambda: not is_taken(endless, b"400\r\n" + b" " * 1024 + b"\r\n"))
            wait_until(lambda: descriptors(server) <= before)
        with server.connect() as client:
            client.join(table, 0)
        nothing_went_wrong(server)


@LINUX
def test_those_who_never_read_are_cut_off(tmp_path: Path) -> None:
    """They ask and ask, and take no answer. The server stops to read, and then lets them go."""
    with Server(database(tmp_path), send_timeout=1) as server:
        table = server.make_table()
        play(server, table, Chance(3), most=30)
        before, small = descriptors(server), memory(server)
        join = frame(json.dumps(join_message(table, None)).encode())
        with ExitStack() as stack:
            for _ in range(3):
                deaf = stack.enter_context(open_socket(server, buffer=4096))
                shake_hands(deaf)
                deaf.settimeout(0.2)
                while is_taken(deaf, join * 50):
                    pass
            assert memory(server) - small < 60_000
            wait_until(lambda: descriptors(server) <= before)
            wait_until(lambda: "\npeerless_connections 0.0" in server.get("/metrics").text)
        play(server, table, Chance(4))
        nothing_went_wrong(server)


class Deaf:
    """A client, seen from inside the server, that takes nothing it is sent."""

    def __init__(self, talking: bool) -> None:
        self.talking = talking
        self.said = 0
        self.sent: list[AsgiMessage] = []
        self.listens = asyncio.Event()

    async def receive(self) -> AsgiMessage:
        if not self.sent:
            return {"type": "websocket.connect"}
        if self.talking:
            self.said += 1
            return {"type": "websocket.receive", "text": "x"}
        await self.listens.wait()
        return {"type": "websocket.disconnect", "code": 1000}

    async def send(self, message: AsgiMessage) -> None:
        self.sent.append(message)
        if message["type"] == "websocket.send":
            await self.listens.wait()

    def connect(self, folder: Path) -> Connection:
        limits: dict[str, Any] = {"messages_a_second": 1e6, "messages_at_once": 1_000_000}
        lobby = Lobby(Settings(database=database(folder), **limits), Metrics())
        return Connection(self.receive, self.send, lobby)


def test_a_line_that_grows_too_long_is_cut(tmp_path: Path) -> None:
    """A table has much to tell to one who takes nothing."""

    async def run() -> list[AsgiMessage]:
        deaf = Deaf(talking=False)
        connection = deaf.connect(tmp_path)
        serving = asyncio.create_task(connection.serve())
        await until(lambda: bool(deaf.sent))
        for _ in range(100):
            connection.hear("x" * 50_000)
            await asyncio.sleep(0)
        await until(serving.done)
        return deaf.sent

    sent = asyncio.run(run())
    kinds = [message["type"].removeprefix("websocket.") for message in sent]
    assert kinds == ["accept", "send", "close"]
    assert sent[-1]["code"] == 1013


def test_nothing_is_left_out_of_a_line(tmp_path: Path) -> None:
    """A slow client that takes up reading again after its line was cut is let go all the same."""

    async def run() -> list[AsgiMessage]:
        deaf = Deaf(talking=False)
        connection = deaf.connect(tmp_path)
        connection.hear("y" * 70_000)  # so much that its next message waits
        deaf.talking = True
        serving = asyncio.create_task(connection.serve())
        await until(lambda: deaf.said > 0)
        for number in range(400):
            connection.hear(f"{number} {'x' * 5_000}")
        deaf.listens.set()
        await until(serving.done)
        return deaf.sent

    sent = asyncio.run(run())
    assert (sent[-1]["type"], sent[-1]["code"]) == ("websocket.close", 1013)
    texts = [message["text"] for message in sent if message["type"] == "websocket.send"]
    numbers = [int(text.split()[0]) for text in texts if text[0].isdigit()]
    assert numbers == list(range(len(numbers)))


def test_one_who_does_not_listen_is_not_listened_to(tmp_path: Path) -> None:
    async def run() -> None:
        deaf = Deaf(talking=True)
        serving = asyncio.create_task(deaf.connect(tmp_path).serve())
        await until(lambda: deaf.said > 0)
        said = deaf.said
        for _ in range(100):
            await asyncio.sleep(0)
        assert said == deaf.said < 2000
        assert not serving.done()
        deaf.listens.set()
        await until(lambda: deaf.said > said)
        deaf.talking = False
        await until(serving.done)

    asyncio.run(run())


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0)


def test_lost_connections_leave_the_game_as_it_is(shared: Server) -> None:
    """Cut off at any moment, without a word: also between a decision and its answer. Either the
    decision was made or it was not, and play goes on from there."""
    table, chance = shared.make_table(), Chance(8)
    number = 0
    for _ in range(40):
        view = latest(shared, table)
        assert view["number"] >= number
        number = view["number"]
        with closing(open_socket(shared)) as cut:
            shake_hands(cut)
            seat = view["seat"]
            cut.sendall(frame(json.dumps(join_message(table, seat)).encode()))
            answers = answers_of(view)
            message = decide_message(view, answers[chance.below(len(answers))])
            whole = frame(json.dumps(message).encode())
            cut.sendall(whole if chance.below(3) else whole[: chance.below(len(whole))])
            if chance.below(2):  # not even the system says goodbye
                cut.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1" + b"\0" * 7)
    assert number > 5
    # The last decision may still be on its way; it would overtake those that follow.
    wait_until(lambda: "\npeerless_connections 0.0" in shared.get("/metrics").text)
    play(shared, table, chance)
    assert "result" in shared.record(table)


def latest(server: Server, table: Table) -> Message:
    """The view of the seat that is asked."""
    while True:
        for view in seen(server, table):
            if answers_of(view):
                return view
