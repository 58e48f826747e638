"""One client's connection: reads its messages, answers each, and sends what its tables tell it."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from starlette.types import Message, Receive, Send

from peerless.content.nearest import Unknown
from peerless.content.words import language_id
from peerless.game import SPECTATOR
from peerless.table import messages, wire
from peerless.table.agreements import come_back
from peerless.table.budgets import (
    DECISION,
    HINT,
    JOIN,
    LOOK,
    MESSAGE,
    REFUSED_MESSAGE,
    WRITE,
    Bucket,
)
from peerless.table.company import Reader
from peerless.table.guards import spread
from peerless.table.lobby import Lobby
from peerless.table.messages import (
    PROTOCOL,
    ChatMessage,
    ClientMessage,
    Decide,
    HintMessage,
    Join,
    LeaveMessage,
    NameMessage,
    OutlookMessage,
    Propose,
    ReachMessage,
    Reply,
    Report,
    ReturnMessage,
    TakeBack,
)
from peerless.table.outbox import Outbox
from peerless.table.refusals import Code, Refused
from peerless.table.room import Room

_MOST_JOINED = 16  # seats that one connection can be at
LATER = 1013  # the close code for "try again later"
_SHARES: dict[type[object], int] = {
    Join: 4,
    NameMessage: 4,
    ChatMessage: 4,
    OutlookMessage: 4,
    Report: 4,
    HintMessage: 10,
}
"""Costly messages count as so many of a connection's."""
_PRICES: dict[type[object], float] = {
    Join: JOIN,
    Decide: DECISION,
    TakeBack: DECISION,
    Propose: DECISION,
    Reply: DECISION,
    ReturnMessage: DECISION,
    NameMessage: WRITE,
    ChatMessage: WRITE,
    ReachMessage: LOOK,
    OutlookMessage: LOOK,  # and what it takes
    Report: LOOK,
    HintMessage: HINT,
    LeaveMessage: MESSAGE,
}
_LAST_WORD = 1.0  # seconds for a client that is let go to take the reason


class _Gone(Exception):
    """The client has closed the connection."""


class Connection:
    """It speaks ASGI itself: Starlette's layers would each cost at every message."""

    def __init__(self, receive: Receive, send: Send, lobby: Lobby, who: str = "") -> None:
        self._receive = receive
        self._send_out = send
        self._who = who  # its address
        self._lobby = lobby
        self._outbox = Outbox()
        self._joined: set[tuple[str, int]] = set()  # tables and seats
        self._bucket = Bucket(lobby.settings.messages_at_once, lobby.settings.messages_a_second)
        self._listening = asyncio.timeout(None)  # runs out where a slow client is let go
        self._waits = False  # for a message

    async def serve(self) -> None:
        await self._receive()  # that somebody wants to connect
        await self._send_out({"type": "websocket.accept"})
        sender = asyncio.create_task(self._send())
        try:
            await self._listen()
        finally:
            await self._end(sender)

    async def _end(self, sender: asyncio.Task[None]) -> None:
        for table in {table for table, _ in self._joined}:
            self._leave(table)
        sender.cancel()  # it may wait for the client forever
        await asyncio.wait({sender})
        if self._outbox.overflowed:
            why = {"code": LATER, "reason": "too slow; join again"}
            with suppress(OSError, RuntimeError):  # a timeout is one too
                async with asyncio.timeout(_LAST_WORD):
                    await self._send_out({"type": "websocket.close", **why})

    # ------------------------------------------------------------ sending

    def hear(self, message: str) -> None:
        """Put a message in line; it is sent as soon as the client takes it."""
        self._outbox.put(message)
        if self._outbox.overflowed and self._waits:
            self._waits = False
            self._listening.reschedule(0)  # it listens no longer

    async def _send(self) -> None:
        try:
            while (message := await self._outbox.first()) is not None:
                await self._send_out({"type": "websocket.send", "text": message})
                self._outbox.taken()
                if self._outbox.has_more:
                    await asyncio.sleep(0)  # so that it is heard if the client is gone
        except (OSError, RuntimeError):
            pass  # gone; `_listen` hears of it too
        finally:
            self._outbox.close()

    # ------------------------------------------------------------ receiving

    async def _listen(self) -> None:
        """Until the client is gone, or does not take what it is sent."""
        with suppress(_Gone, TimeoutError):
            async with self._listening:
                while not self._outbox.overflowed:
                    await self._answer_next()
                    await self._outbox.short()

    async def _answer_next(self) -> None:
        received = await self._next()
        try:
            message = self._read(received.get("text"))
            await self._lobby.budgets.turn(self._who, _PRICES[type(message)])
            await self._answer(message)
        except Refused as refused:
            self._lobby.metrics.refusals.labels(refused.code.value).inc()
            self.hear(_written(refused))
            if refused.code is Code.TOO_FAST:  # then it is read no faster either
                self._lobby.budgets.charge(self._who, REFUSED_MESSAGE)
                await asyncio.sleep(self._pause())

    async def _next(self) -> Message:
        """The next message. Only here a slow client is let go, never in the midst of a decision."""
        self._waits = True
        try:
            received = await self._receive()
        finally:
            self._waits = False
        if self._outbox.overflowed:
            self._listening.reschedule(None)  # this message is answered still
        if received["type"] == "websocket.disconnect":
            raise _Gone
        return received

    def _read(self, text: str | None) -> ClientMessage:
        self._pay(1)
        if text is None:
            raise Refused(Code.MALFORMED, "expected text, found bytes")
        most = self._lobby.settings.largest_message
        if len(text) > most or len(text.encode(errors="surrogatepass")) > most:
            raise Refused(Code.TOO_LARGE, f"a message has at most {most} bytes")
        message = messages.read(text)
        self._pay(_SHARES.get(type(message), 1) - 1, _PRICES[type(message)])
        return message

    def _pay(self, cost: int, price: float = MESSAGE) -> None:
        """From the share of this connection, and from the budget of its address."""
        if not self._bucket.take(cost) or not self._lobby.budgets.take(self._who, price):
            raise Refused(Code.TOO_FAST, "too many messages; wait a little")

    def _pause(self) -> float:
        """Seconds for which one who sends too much is not listened to: all the longer, the more
        the address has asked for."""
        least = 1 / self._lobby.settings.messages_a_second
        return spread(max(least, self._lobby.budgets.wait(self._who, JOIN)))

    async def _answer(self, message: ClientMessage) -> None:
        match message:
            case Join():
                await self._join(message)
            case Decide():
                room = await self._room(message.table, message.seat)
                await self._lobby.decide(room, message.seat, message.number, message.decision)
            case TakeBack():
                room = await self._room(message.table, message.seat)
                await room.take_back(message.seat, message.number)
            case Propose():
                room = await self._room(message.table, message.seat)
                await self._lobby.together.propose(room, message)
            case Reply():
                room = await self._room(message.table, message.seat)
                await self._lobby.together.reply(room, message)
            case ReturnMessage():
                room = await self._room(message.table, message.seat)
                await come_back(room, message.seat, message.number)
            case NameMessage():
                room = await self._room(message.table, message.seat)
                await self._lobby.together.call(room, message.seat, message.name)
            case ChatMessage():
                room = await self._room(message.table, message.seat)
                await self._lobby.together.say(room, message)
            case ReachMessage():
                room = await self._room(message.table, message.seat)
                self.hear(room.reach(_seat(message.seat), message.fighter))
            case OutlookMessage():
                room = await self._room(message.table, message.seat)
                self.hear(await room.outlook(_seat(message.seat), self._lobby.aside))
            case Report():
                room = await self._room(message.table, message.seat)
                self.hear(await room.report(_seat(message.seat), self._lobby.aside))
            case HintMessage():
                room = await self._room(message.table, message.seat)
                self.hear(await self._lobby.hint(room, message.seat, message.number))
            case LeaveMessage():
                self._leave(message.table)

    async def _join(self, message: Join) -> None:
        if message.version != PROTOCOL:
            words = f"this server speaks version {PROTOCOL}, not {message.version}"
            raise Refused(Code.VERSION, words)
        room = await self._lobby.find_now(message.table)
        seat = await self._lobby.seat_of(room, message.secret)
        if len(self._joined) >= _MOST_JOINED and (room.id, seat) not in self._joined:
            raise Refused(Code.FULL, f"a connection can be at {_MOST_JOINED} seats")
        reader = Reader(seat, _language(message.language), message.log)
        if seat != SPECTATOR:
            await self._lobby.together.joins(room)
        await self._lobby.write_whole(room, reader)
        room = await self._lobby.find(message.table)  # it may have been read anew
        self._joined.add((room.id, seat))
        room.join(self.hear, reader, message.presence, message.chat)
        self._lobby.gossip.changed(room)
        if message.chat:
            await self._lobby.together.tell_what_was_said(room, self.hear)

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
            self._lobby.gossip.changed(room)


def _seat(seat: int | None) -> int:
    return SPECTATOR if seat is None else seat


def _language(name: str) -> str:
    try:
        return language_id(name)
    except Unknown as error:
        raise Refused(Code.UNKNOWN, str(error)) from None


def _written(refused: Refused) -> str:
    return wire.written({"type": "refused", "code": refused.code.value, "words": refused.words})
