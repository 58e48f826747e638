"""One client's connection: reads its messages, answers each, and sends what its tables tell it."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from contextlib import suppress

from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from peerless.game import SPECTATOR
from peerless.table import messages, wire
from peerless.table.lobby import Lobby
from peerless.table.messages import (
    PROTOCOL,
    ClientMessage,
    Decide,
    Join,
    Leave,
    Reach,
    Report,
    TakeBack,
)
from peerless.table.refusals import Code, Refused
from peerless.table.room import Room

_MOST_WAITING = 1 << 20
"""Characters that a client may leave unread; one that does not keep up is let go, and can join
again."""

_READ_ON = 1 << 16
"""While more than this waits for a client, its own next message waits too."""

_MOST_JOINED = 16  # seats that one connection can be at
LATER = 1013  # the close code for "try again later"
_LAST_WORD = 1.0  # seconds for a client that is let go to take the reason


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


class Line:
    """Messages in line for a client, who may be slow or never take them."""

    def __init__(self) -> None:
        self._messages: deque[str] = deque()
        self._size = 0  # characters in line
        self._changed = asyncio.Event()
        self.closed = False

    @property
    def too_long(self) -> bool:
        """One message may be as long as it is: that of a whole game."""
        return self._size > _MOST_WAITING and len(self._messages) > 1

    def put(self, message: str) -> None:
        """A line that is too long gets no longer."""
        if not self.closed and not self.too_long:
            self._messages.append(message)
            self._size += len(message)
            self._changed.set()

    async def first(self) -> str | None:
        """The message whose turn it is; it stays in line until `taken`. None at the end."""
        while not self._messages and not self.closed:
            await self._change()
        return self._messages[0] if self._messages else None

    def taken(self) -> None:
        self._size -= len(self._messages.popleft())
        self._changed.set()

    async def short(self) -> None:
        """Wait until the line is short, or at its end."""
        while self._size > _READ_ON and not self.closed:
            await self._change()

    def close(self) -> None:
        self.closed = True
        self._changed.set()

    async def _change(self) -> None:
        self._changed.clear()
        await self._changed.wait()


class Connection:
    def __init__(self, socket: WebSocket, lobby: Lobby) -> None:
        self._socket = socket
        self._lobby = lobby
        self._line = Line()
        self._joined: set[tuple[str, int]] = set()  # tables and seats
        self._bucket = Bucket(lobby.settings.messages_at_once, lobby.settings.messages_a_second)
        self._listening: asyncio.Timeout | None = None  # while it waits for a message

    async def serve(self) -> None:
        self._count(1)
        try:
            await self._socket.accept()
            sender = asyncio.create_task(self._send())
            try:
                await self._listen()
            finally:
                await self._end(sender)
        finally:
            self._count(-1)

    def _count(self, change: int) -> None:
        self._lobby.connections += change
        self._lobby.metrics.connections.set(self._lobby.connections)

    async def _end(self, sender: asyncio.Task[None]) -> None:
        for table in {table for table, _ in self._joined}:
            self._leave(table)
        sender.cancel()  # it may wait for the client forever
        await asyncio.wait({sender})
        if self._line.too_long:
            with suppress(TimeoutError, WebSocketDisconnect, RuntimeError):
                async with asyncio.timeout(_LAST_WORD):
                    await self._socket.close(LATER, "too slow; join again")

    # ------------------------------------------------------------ sending

    def hear(self, message: str) -> None:
        """Put a message in line; it is sent as soon as the client takes it."""
        self._line.put(message)
        if self._line.too_long and self._listening is not None:
            listening, self._listening = self._listening, None
            listening.reschedule(0)  # it listens no longer

    async def _send(self) -> None:
        try:
            while (message := await self._line.first()) is not None:
                await self._socket.send_text(message)
                self._line.taken()
                await asyncio.sleep(0)  # so that it is heard if the client is gone
        except (WebSocketDisconnect, RuntimeError):
            pass  # gone; `_listen` hears of it too
        finally:
            self._line.close()

    # ------------------------------------------------------------ receiving

    async def _listen(self) -> None:
        """Until the client is gone, or does not take what it is sent."""
        with suppress(WebSocketDisconnect, TimeoutError):
            while not self._line.too_long:
                await self._answer_next()
                await self._line.short()

    async def _answer_next(self) -> None:
        received = await self._next()
        try:
            await self._answer(self._read(received.get("text")))
        except Refused as refused:
            self._lobby.metrics.refusals.labels(refused.code.value).inc()
            self.hear(_written(refused))
            if refused.code is Code.TOO_FAST:  # then it is read no faster either
                await asyncio.sleep(1 / self._lobby.settings.messages_a_second)

    async def _next(self) -> Message:
        """The next message. Only here a slow client is let go, never in the midst of a decision."""
        try:
            async with asyncio.timeout(None) as self._listening:
                received = await self._socket.receive()
        finally:
            self._listening = None
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1000))
        return received

    def _read(self, text: str | None) -> ClientMessage:
        if not self._bucket.take():
            raise Refused(Code.TOO_FAST, "too many messages; wait a little")
        if text is None:
            raise Refused(Code.MALFORMED, "expected text, found bytes")
        most = self._lobby.settings.largest_message
        if len(text) > most or len(text.encode(errors="surrogatepass")) > most:
            raise Refused(Code.TOO_LARGE, f"a message has at most {most} bytes")
        return messages.read(text)

    async def _answer(self, message: ClientMessage) -> None:
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
            case Reach():
                room = await self._room(message.table, message.seat)
                self.hear(room.reach(_seat(message.seat), message.fighter))
            case Report():
                room = await self._room(message.table, message.seat)
                self.hear(await room.report(_seat(message.seat)))
            case Leave():
                self._leave(message.table)

    async def _join(self, message: Join) -> None:
        if message.version != PROTOCOL:
            words = f"this server speaks version {PROTOCOL}, not {message.version}"
            raise Refused(Code.VERSION, words)
        room = await self._lobby.find(message.table)
        seat = room.seat_of(message.secret)
        if len(self._joined) >= _MOST_JOINED and (room.id, seat) not in self._joined:
            raise Refused(Code.FULL, f"a connection can be at {_MOST_JOINED} seats")
        self._joined.add((room.id, seat))
        room.join(self.hear, seat, message.presence)

    async def _room(self, table: str, seat: int | None) -> Room:
        """The room of a seat (none: a spectator's) that this connection has joined."""
        if (table, _seat(seat)) not in self._joined:
            what = "this table first" if seat is None else "this seat first, with its secret"
            raise Refused(Code.NOT_YOUR_SEAT, f"join {what}")
        return await self._lobby.find(table)

    def _leave(self, table: str) -> None:
        self._joined = {(other, seat) for other, seat in self._joined if other != table}
        room = self._lobby.rooms.get(table)
        if room is not None:
            room.leave(self.hear)


def _seat(seat: int | None) -> int:
    return SPECTATOR if seat is None else seat


def _written(refused: Refused) -> str:
    return wire.written({"type": "refused", "code": refused.code.value, "words": refused.words})
