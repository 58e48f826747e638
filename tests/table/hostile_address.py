"""Five hundred connections of one hostile address, in a process of its own: each asks for what
costs the server most, and as soon as it has the answer, again.

    python -m tests.table.hostile_address PORT CONNECTIONS TABLE...

The tables are those of finished games. It goes on until it is killed, and says now and then how
many answers of each kind there were: one JSON object a line."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import sys
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from peerless.table.messages import PROTOCOL

SOURCE = ("127.0.0.2", 0)
LANGUAGES = ("fr", "pl", "ru", "uk", "bg")
OWN = 4  # tables
HEROES = ("medusa", "sinbad", "alice", "king-arthur", "bigfoot", "robin-hood", "dracula")
GONE = (OSError, EOFError, TimeoutError, WebSocketException, ValueError, IndexError)


class Own(NamedTuple):
    """A table that it has made for itself, and the secret of the first seat."""

    table: str
    secret: str


class Attacker:
    def __init__(self, port: int, tables: list[str]) -> None:
        self.port = port
        self.tables = tables
        self.own: list[Own] = []
        self.answers: Counter[str] = Counter()

    # ------------------------------------------------------------ WebSockets

    @contextlib.asynccontextmanager
    async def _socket(self, **more: str) -> AsyncIterator[ClientConnection]:
        async with connect(
            f"ws://127.0.0.1:{self.port}/ws",
            compression=None,
            proxy=None,
            local_addr=SOURCE,
            open_timeout=30,
            close_timeout=1,
            **more,  # type: ignore[arg-type]
        ) as socket:
            yield socket

    async def join(self, number: int) -> None:
        """A finished game, whole, over and over, in one language after the other."""
        async with self._socket() as socket:
            for turn in itertools.count(number):
                table, language = self.tables[turn % len(self.tables)], LANGUAGES[turn % 5]
                message = {"type": "join", "version": PROTOCOL, "table": table}
                await socket.send(json.dumps({**message, "language": language}))
                self.answers["join " + str(json.loads(await socket.recv())["type"])] += 1

    async def talk(self, number: int) -> None:
        """At a table of its own, where all hear of it: names and lines, which are stored, and looks
        ahead and reports, which have to be worked out."""
        own = self.own[number % len(self.own)]
        at = {"table": own.table, "seat": 0}
        said = (
            {"type": "name", **at, "name": f"Nobody {number}"},
            {"type": "outlook", **at},
            {"type": "chat", **at, "words": "Hello!"},
            {"type": "report", **at},
        )
        async with self._socket() as socket:
            join = {"type": "join", "version": PROTOCOL, "presence": True, "chat": True}
            await socket.send(json.dumps({**join, **own._asdict()}))
            for message in itertools.cycle(said):
                await socket.send(json.dumps(message))
                answer = str(json.loads(await socket.recv())["type"])
                self.answers[f"{message['type']} {answer}"] += 1

    async def knock(self, number: int) -> None:
        """Connections, half of them by a page of elsewhere."""
        more = {"origin": "https://evil.example"} if number % 2 else {}
        try:
            async with self._socket(**more):
                self.answers["connect"] += 1
        except InvalidHandshake:
            self.answers["connect refused"] += 1

    # ------------------------------------------------------------ HTTP

    async def sheets(self, number: int) -> None:
        pages = itertools.product(HEROES, LANGUAGES)
        await self._ask("sheet", (f"GET /api/heroes/{hero}?language={of}" for hero, of in pages))

    async def look(self, number: int) -> None:
        """Tables, and what is told of finished games."""
        paths = ("", "/record", "/story", "/replay?as=all", "/content?language=pl")
        looks = itertools.product(self.tables[number % 7 :], paths)
        await self._ask("look", (f"GET /api/tables/{table}{path}" for table, path in looks))

    async def make(self, number: int) -> None:
        """Tables full of bots that think hard."""
        new = {"battlefield": "sarpedon", "heroes": HEROES[:2], "seats": ["expert", "expert"]}
        body = json.dumps(new)
        await self._ask("table", itertools.repeat("POST /api/tables", 20), body)

    async def claim(self, number: int) -> None:
        """With an invitation that is none."""
        table, secret = self.own[number % len(self.own)]
        body = json.dumps({"invitation": secret, "secret": secret})
        asked = itertools.repeat(f"POST /api/tables/{table}/seats", 20)
        await self._ask("claim", asked, body)

    async def health(self, number: int) -> None:
        await self._ask("health", itertools.repeat("GET /health", 100))

    async def _make_own(self) -> None:
        """Before it begins, while there is something left to pay with."""
        new = {"battlefield": "sarpedon", "heroes": HEROES[:2], "seats": ["person", "guest"]}
        requests = itertools.repeat("POST /api/tables", OWN)
        await self._ask("own table", requests, json.dumps(new), self._keep)

    def _keep(self, body: bytes) -> None:
        made = json.loads(body)
        if "table" in made:
            self.own.append(Own(made["table"], made["seats"][0]["secret"]))

    async def _ask(
        self,
        kind: str,
        requests: Iterator[str],
        body: str = "",
        look: Callable[[bytes], None] | None = None,
    ) -> None:
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=SOURCE, limit=1 << 24
        )
        try:
            for request in requests:
                head = f"{request} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n{body}".encode())
                answer = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
                length = answer.split("content-length: ")[1].split("\r\n")[0]
                told = await reader.readexactly(int(length))
                if look is not None:
                    look(told)
                self.answers[f"{kind} {answer.split()[1]}"] += 1
        finally:
            writer.close()

    # ------------------------------------------------------------ all of them

    async def for_ever(self, deed: Callable[[int], Awaitable[None]], number: int) -> None:
        while True:
            try:
                await deed(number)
            except GONE:
                self.answers["cut off"] += 1
                await asyncio.sleep(0.1)

    async def attack(self, connections: int) -> None:
        await self._make_own()
        every = [self.join, self.knock, self.sheets, self.look, self.make]
        deeds = itertools.cycle([*every, self.talk, self.claim, self.health])
        async with asyncio.TaskGroup() as attacking:
            for number, deed in zip(range(connections), deeds, strict=False):
                attacking.create_task(self.for_ever(deed, number))
            while True:
                await asyncio.sleep(0.5)
                print(json.dumps(self.answers), flush=True)


if __name__ == "__main__":
    os.nice(10)  # it would come from another machine: what it takes of this one is not the server's
    _port, _connections, *_tables = sys.argv[1:]
    asyncio.run(Attacker(int(_port), _tables).attack(int(_connections)))
