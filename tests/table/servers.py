"""A real server in a process of its own, on a port that the system chooses, and small clients.

    with Server(database) as server:
        table = server.make_table(seats=("person", "greedy"))
        with server.connect() as client:
            view = client.join(table, 0)
            view = client.decide(view, answers_of(view)[0])

The module is also the program of that process: `python -m tests.table.servers SETTINGS`."""

from __future__ import annotations

import contextlib
import json
import os
import random
import re
import secrets
import signal
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio import client as asyncio_client
from websockets.sync import client as sync_client

from peerless.table import workers
from peerless.table.messages import PROTOCOL
from peerless.table.serve import serve
from peerless.table.settings import Settings

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0
"""Seconds until a test gives up: much more than it ever takes, for machines that are busy."""
STARTING = 3 * PATIENCE
"""Until a server is up, which is more work than anything it is asked afterwards."""

NO_LIMITS = {
    "tables_a_minute": 1e6,
    "messages_a_second": 1e6,
    "messages_at_once": 1_000_000,
    "most_of_one": 100_000,
    "tables_of_one": 100_000,
    "cost_a_second": 1e9,
    "cost_at_once": 1e9,
    "bot_pace": 0.0,
    "left_after": 0.0,
}
"""Tests are faster than people; those of the limits set them anew."""

Message = dict[str, Any]


@dataclass(frozen=True)
class Table:
    """A table as its maker knows it."""

    id: str
    secrets: tuple[str | None, ...]  # of each seat; none where a bot sits

    @property
    def persons(self) -> list[int]:
        return [seat for seat, secret in enumerate(self.secrets) if secret is not None]


class Refused(Exception):
    """The server has refused something."""

    def __init__(self, message: Message) -> None:
        self.code: str = message["code"]
        self.words: str = message["words"]
        super().__init__(f"{self.code}: {self.words}")


# ---------------------------------------------------------------- the server


class Server:
    """The process. It is up when the constructor returns, unless it is not to `wait` for that;
    `settings` are those of `Settings`, and `luck`, a file from which all chance follows."""

    def __init__(
        self,
        database: str,
        module: str = "tests.table.servers",
        wait: bool = True,
        **settings: object,
    ) -> None:
        values = {"port": 0, "thinkers": 1, **NO_LIMITS, **settings, "database": database}
        self._begin(["-m", module, json.dumps(values)], wait)

    def _begin(self, program: Sequence[str], wait: bool) -> None:
        self.log: list[str] = []  # lines of standard error
        self._news = threading.Condition()
        self.process = subprocess.Popen(
            [sys.executable, *program],
            cwd=ROOT,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,  # so that `close` can end its helpers with it
        )
        self._reader = threading.Thread(target=self._read_log, daemon=True)
        self._reader.start()
        self.port = 0
        if wait:
            self.wait_until_up()

    def wait_until_up(self) -> None:
        self.port = int(self._wait_for(_port_in, STARTING))
        self._http = httpx.Client(base_url=self.address, timeout=PATIENCE, trust_env=False)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_address(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"

    # ------------------------------------------------------------ its end

    def kill(self) -> None:
        """As a loss of power would: nothing is written, nobody is told."""
        self.process.kill()
        self.process.wait(PATIENCE)

    def stop(self, by: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to end; the exit status."""
        self.process.send_signal(by)
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        """Whatever has become of it, nothing is left behind."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        if self.process.stderr is not None:
            self.process.stderr.close()
        if hasattr(self, "_http"):
            self._http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        if error is not None:
            print("".join(self.log[-40:]), file=sys.stderr)
        self.close()

    # ------------------------------------------------------------ its log

    def _read_log(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            with self._news:
                self.log.append(line)
                self._news.notify_all()
        with self._news:
            self._news.notify_all()

    def _wait_for(self, look: Callable[[str], str | None], patience: float = PATIENCE) -> str:
        """The first thing that `look` finds in a line of the log, now or later."""
        read, end = 0, time.monotonic() + patience
        with self._news:
            while True:
                for line in self.log[read:]:
                    if (found := look(line)) is not None:
                        return found
                read = len(self.log)
                left = end - time.monotonic()
                if left <= 0 or not self._reader.is_alive():
                    raise AssertionError("not in the log:\n" + "".join(self.log[-40:]))
                self._news.wait(min(left, 1))

    def wait_for_log(self, words: str) -> Message:
        """The first line of the log with these words in it, now or later."""
        line = self._wait_for(lambda line: line if words in line else None)
        return dict(json.loads(line))

    # ------------------------------------------------------------ HTTP

    def get(self, path: str) -> httpx.Response:
        return self._http.get(path)

    def post(self, path: str, values: object) -> httpx.Response:
        return self._http.post(path, json=values)

    def make_table(
        self,
        seats: Sequence[str] = ("person", "person"),
        heroes: Sequence[str] = ("medusa", "sinbad"),
        battlefield: str = "sarpedon",
        mode: str = "duel",
        **more: Any,
    ) -> Table:
        usual = {"mode": mode, "battlefield": battlefield, "heroes": heroes, "seats": seats}
        values = {**usual, **more}
        made = self.post("/api/tables", values)
        if made.status_code != 201:
            raise Refused(made.json())
        return table_of(made.json())

    def code_of_making(self) -> str:
        """Make a table, or hear why not."""
        try:
            self.make_table()
        except Refused as refused:
            return refused.code
        return "made"

    def record(self, table: Table) -> str:
        """The record of a finished game."""
        answer = self.get(f"/api/tables/{table.id}/record")
        if answer.status_code != 200:
            raise Refused(answer.json())
        return answer.text

    # ------------------------------------------------------------ WebSockets

    @contextmanager
    def connect(self) -> Iterator[Client]:
        with sync_client.connect(self.socket_address, **_FAST) as socket:
            yield Client(socket)

    @asynccontextmanager
    async def connect_async(self) -> AsyncIterator[AsyncClient]:
        async with asyncio_client.connect(self.socket_address, **_FAST) as socket:
            yield AsyncClient(socket)


class Workers(Server):
    """Several of them, by `peerless table --workers`; with `settings`, without the usual limits.
    `longest_pause`: seconds until one that is killed again and again is started anew, at most."""

    def __init__(self, database: str, count: int = 2, **settings: Any) -> None:
        if settings:
            super().__init__(database, workers=count, **settings)
            return
        command = ["-m", "peerless.cli", "table", "--port", "0", "--db", database]
        self._begin([*command, "--workers", str(count)], wait=True)

    @property
    def pids(self) -> dict[int, int]:
        """Of the workers that were last up, by their number."""
        lines = [json.loads(line) for line in self.log if "a worker is up" in line]
        return {line["worker"]: line["pid"] for line in lines}

    def kill_worker(self, number: int) -> None:
        os.kill(self.pids[number], signal.SIGKILL)

    def wait_for_worker(self, number: int, not_pid: int) -> None:
        """Until it is up anew."""
        wait_until(lambda: self.pids[number] != not_pid)

    def worker_of(self, client: Client) -> int:
        """Which of them has a connection, as Linux says: the sockets of a process are among its
        files, by the number that the table of connections has for them."""
        here, there = (f":{port:04X}" for port in (self.port, _own_port(client)))
        rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
        inodes = {row[9] for row in rows if row[1].endswith(here) and row[2].endswith(there)}
        for number, pid in self.pids.items():
            files = {_target(file) for file in Path(f"/proc/{pid}/fd").iterdir()}
            if any(f"socket:[{inode}]" in files for inode in inodes):
                return number
        raise AssertionError("no worker has it")

    @contextmanager
    def connect_to(self, number: int) -> Iterator[Client]:
        """To a certain worker: whoever is free takes a connection, so it is tried until that is
        the one."""
        with contextlib.ExitStack() as others:
            end = time.monotonic() + PATIENCE
            while time.monotonic() < end:
                client = others.enter_context(self.connect())
                if self.worker_of(client) == number:
                    yield client
                    return
        raise AssertionError(f"worker {number} takes no connections")


def _own_port(client: Client) -> int:
    return int(client.socket.socket.getsockname()[1])


_FAST: Message = {
    "compression": None,
    "proxy": None,
    "open_timeout": PATIENCE,
    "close_timeout": 5,
    "max_size": None,
    "max_queue": None,
}


def table_of(made: Message) -> Table:
    """From the reply to `POST /api/tables`."""
    return Table(made["table"], tuple(seat["secret"] for seat in made["seats"]))


def _target(file: Path) -> str:
    """What an open file of a process is; it may have been closed since it was listed."""
    try:
        return str(file.readlink())
    except FileNotFoundError:
        return ""


def _port_in(line: str) -> str | None:
    found = re.search(r"running on http://[^ ]*:(\d+)", line)
    return found[1] if found else None


# ---------------------------------------------------------------- messages


def wait_until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


def bot_decisions(server: Server, by: str) -> int:
    """How many decisions were made by "the bot", or by "its replacement"."""
    found = re.search(
        rf'^peerless_bot_decisions_total{{by="{by}"}} ([0-9.]+)',
        server.get("/metrics").text,
        re.MULTILINE,
    )
    return int(float(found[1])) if found else 0


def lives(pid: int) -> bool:
    """A process that has ended and was not waited for is a zombie: nobody's child any more, it is
    taken away by the system, in its time."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def join_message(table: Table, seat: int | None, **more: bool) -> Message:
    """`seat` None: as a spectator."""
    message: Message = {"type": "join", "version": PROTOCOL, "table": table.id, **more}
    return message if seat is None else {**message, "secret": table.secrets[seat]}


def decide_message(view: Message, decision: str) -> Message:
    """A decision of the seat whose view it is."""
    return {"type": "decide", **_where(view), "decision": decision}


def take_back_message(view: Message) -> Message:
    return {"type": "take back", **_where(view)}


def reach_message(view: Message, fighter: str) -> Message:
    return {"type": "reach", "table": view["table"], "seat": view["seat"], "fighter": fighter}


def outlook_message(view: Message) -> Message:
    return {"type": "outlook", "table": view["table"], "seat": view["seat"]}


def report_message(view: Message) -> Message:
    return {"type": "report", "table": view["table"], "seat": view["seat"]}


def _where(view: Message) -> Message:
    return {key: view[key] for key in ("table", "seat", "number")}


def answers_of(view: Message) -> list[str]:
    """What the seat whose view it is can decide now; nothing if it is not asked."""
    question = view["question"]
    answers = (question["answers"] or []) if question else []
    return [answer["decision"] for answer in answers]


def is_over(view: Message) -> bool:
    return view["question"] is None


# ---------------------------------------------------------------- clients


class Client:
    """A connection, one message after the other."""

    def __init__(self, socket: sync_client.ClientConnection) -> None:
        self.socket = socket

    def send(self, message: Message) -> None:
        self.socket.send(json.dumps(message))

    def receive(self) -> Message:
        """The next message; `Refused` if it is a refusal."""
        return _checked(self.socket.recv(PATIENCE))

    def ask(self, message: Message) -> Message:
        """Send, and the next message that comes."""
        self.send(message)
        return self.receive()

    def join(self, table: Table, seat: int | None) -> Message:
        return self.ask(join_message(table, seat))

    def decide(self, view: Message, decision: str) -> Message:
        return self.ask(decide_message(view, decision))

    def take_back(self, view: Message) -> Message:
        return self.ask(take_back_message(view))

    def reach(self, view: Message, fighter: str) -> Message:
        return self.ask(reach_message(view, fighter))

    def outlook(self, view: Message) -> Message:
        return self.ask(outlook_message(view))

    def report(self, view: Message) -> Message:
        return self.ask(report_message(view))

    def until(self, enough: Callable[[Message], bool]) -> Message:
        """The first message of which this is true."""
        while not enough(message := self.receive()):
            pass
        return message


class AsyncClient:
    """The same for the event loop."""

    def __init__(self, socket: asyncio_client.ClientConnection) -> None:
        self.socket = socket

    async def send(self, message: Message) -> None:
        await self.socket.send(json.dumps(message))

    async def receive(self) -> Message:
        return _checked(await self.socket.recv())

    async def ask(self, message: Message) -> Message:
        await self.send(message)
        return await self.receive()

    async def join(self, table: Table, seat: int | None) -> Message:
        return await self.ask(join_message(table, seat))

    async def decide(self, view: Message, decision: str) -> Message:
        return await self.ask(decide_message(view, decision))

    async def take_back(self, view: Message) -> Message:
        return await self.ask(take_back_message(view))


def _checked(text: str | bytes) -> Message:
    message: Message = json.loads(text)
    if message["type"] == "refused":
        raise Refused(message)
    return message


# ---------------------------------------------------------------- the process


class Luck:
    """The chance of games and bots for tests that must go the same way every time: numbers that
    follow from what is written in a file, from their beginning whenever that changes."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._dice = random.Random()
        self._written = ""

    def bits(self, k: int) -> int:
        written = self._file.read_text()
        if written != self._written:
            self._dice, self._written = random.Random(written), written
        return self._dice.getrandbits(k)


if __name__ == "__main__":
    _settings = json.loads(sys.argv[1])
    if _luck := _settings.pop("luck", None):
        secrets.randbits = Luck(Path(_luck)).bits
    if _pause := _settings.pop("longest_pause", None):
        workers._LONGEST_PAUSE = _pause
    if _workers := _settings.pop("workers", None):
        workers.serve_with_workers(Settings(**_settings), _workers)
    else:
        serve(Settings(**_settings))
