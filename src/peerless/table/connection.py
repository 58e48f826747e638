"""One client's connection: reads its messages, answers each, and sends what its tables tell it."""

from __future__ import annotations

import asyncio
import time

from starlette.websockets import WebSocket, WebSocketDisconnect

from peerless.table import messages, wire
from peerless.table.lobby import Lobby
from peerless.table.messages import PROTOCOL, Decide, Join, Leave, TakeBack
from peerless.table.refusals import Code, Refused
from peerless.table.room import Room

_MOST_WAITING = 200
"""Messages that a client may leave unread; one that does not keep up is let go, and can join
again."""

_MOST_JOINED = 16  # seats that one connection can be at
TOO_SLOW = 1013  # the close code for "try again later"


class Bucket:
    """So many at once, and so many a second in the long run."""

    def __init__(self, at_once: float, a_second: float) -> None:
        self._most = self._left = float(at_once)
        self._a_second = a_second
        self._since = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._since) * self._a_second)
        self._since = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Connection:
    def __init__(self, socket: WebSocket, lobby: Lobby) -> None:
        self._socket = socket
        self._lobby = lobby
        self._out: asyncio.Queue[str | None] = asyncio.Queue()
        self._joined: set[tuple[str, int]] = set()  # tables and seats
        self._bucket = Bucket(lobby.settings.messages_at_once, lobby.settings.messages_a_second)

    async def serve(self) -> None:
        await self._socket.accept()
        sender = asyncio.create_task(self._send())
        self._count(1)
        try:
            while not sender.done():
                await self._receive()
        except WebSocketDisconnect:
            pass
        finally:
            self._count(-1)
            for table, seat in list(self._joined):
                self._leave(table, seat)
            self._out.put_nowait(None)
            await sender

    def _count(self, change: int) -> None:
        self._lobby.connections += change
        self._lobby.metrics.connections.set(self._lobby.connections)

    # ------------------------------------------------------------ sending

    def hear(self, message: str) -> None:
        """Put a message in line; it is sent as soon as the client takes it."""
        self._out.put_nowait(message)

    async def _send(self) -> None:
        try:
            while (message := await self._out.get()) is not None:
                if self._out.qsize() > _MOST_WAITING:
                    await self._socket.close(TOO_SLOW, "too slow; join again")
                    return
                await self._socket.send_text(message)
        except (WebSocketDisconnect, RuntimeError):
            pass  # gone; `serve` hears of it too

    # ------------------------------------------------------------ receiving

    async def _receive(self) -> None:
        received = await self._socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1000))
        try:
            await self._answer(self._read(received.get("text")))
        except Refused as refused:
            self._lobby.metrics.refusals.labels(refused.code.value).inc()
            values = {"type": "refused", "code": refused.code.value, "words": refused.words}
            self.hear(wire.written(values))

    def _read(self, text: str | None) -> Join | Decide | TakeBack | Leave:
        if not self._bucket.take():
            raise Refused(Code.TOO_FAST, "too many messages; wait a little")
        if text is None:
            raise Refused(Code.MALFORMED, "expected text, found bytes")
        most = self._lobby.settings.largest_message
        if len(text) > most or len(text.encode(errors="surrogatepass")) > most:
            raise Refused(Code.TOO_LARGE, f"a message has at most {most} bytes")
        return messages.read(text)

    async def _answer(self, message: Join | Decide | TakeBack | Leave) -> None:
        match message:
            case Join():
                await self._join(message)
            case Decide():
                room = await self._room(message.table, message.seat)
                await self._lobby.decide_and_go_on(
                    room, message.seat, message.number, message.decision
                )
            case TakeBack():
                room = await self._room(message.table, message.seat)
                await room.take_back(message.seat, message.number)
            case Leave():
                for table, seat in list(self._joined):
                    if table == message.table:
                        self._leave(table, seat)

    async def _join(self, message: Join) -> None:
        if message.version != PROTOCOL:
            words = f"this server speaks version {PROTOCOL}, not {message.version}"
            raise Refused(Code.VERSION, words)
        room = await self._lobby.find(message.table)
        seat = room.seat_of(message.secret)
        if len(self._joined) >= _MOST_JOINED and (room.id, seat) not in self._joined:
            raise Refused(Code.FULL, f"a connection can be at {_MOST_JOINED} seats")
        self._joined.add((room.id, seat))
        room.join(self.hear, seat)

    async def _room(self, table: str, seat: int) -> Room:
        """The room of a seat that this connection has joined."""
        if (table, seat) not in self._joined:
            raise Refused(Code.NOT_YOUR_SEAT, "join this seat first, with its secret")
        return await self._lobby.find(table)

    def _leave(self, table: str, seat: int) -> None:
        self._joined.discard((table, seat))
        room = self._lobby.rooms.get(table)
        if room is not None:
            room.leave(self.hear, seat)
