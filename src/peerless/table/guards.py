"""Against clients that would hold the server up: too many requests, requests that never come or
never end, and answers that are never taken."""

from __future__ import annotations

import asyncio
import socket
import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from peerless.table.metrics import Metrics
from peerless.table.refusals import Code, Refused, http_refusal
from peerless.table.settings import Settings

# ---------------------------------------------------------------- how often


class Bucket:
    """So many at once, and so many a second in the long run."""

    def __init__(self, at_once: float, a_second: float) -> None:
        self._most = self._left = float(at_once)
        self._a_second = a_second
        self._since = time.monotonic()

    def take(self, cost: int = 1) -> bool:
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._since) * self._a_second)
        self._since = now
        if self._left < cost:
            return False
        self._left -= cost
        return True


# ---------------------------------------------------------------- bodies


RECORDS = "/api/records"
"""Where records come in, which are longer than anything else."""


class SmallBodies:
    """Middleware: a body is read whole, up to a size, before anything is done with it."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self._app = app
        self._most = settings.largest_message
        self._record = settings.largest_record
        self._patience = settings.request_timeout
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        try:
            record = scope["path"] == RECORDS
            body = await self._whole(receive, self._record if record else self._most)
        except Refused as refused:
            self._metrics.refusals.labels(refused.code.value).inc()
            await http_refusal(refused)(scope, receive, send)
        else:
            await self._app(scope, _after(body, receive), send)

    async def _whole(self, receive: Receive, most: int) -> bytes:
        body = b""
        try:
            async with asyncio.timeout(self._patience):
                while (message := await receive())["type"] == "http.request":
                    body += message.get("body", b"")
                    if len(body) > most:
                        raise Refused(Code.TOO_LARGE, f"a body has at most {most} bytes")
                    if not message.get("more_body", False):
                        break
        except TimeoutError:
            raise Refused(Code.MALFORMED, "body: its end has not come") from None
        return body


def _after(body: bytes, receive: Receive) -> Receive:
    """What is received where the body has been read already."""
    read = False

    async def next_message() -> Message:
        nonlocal read
        if read:
            return await receive()
        read = True
        return {"type": "http.request", "body": body, "more_body": False}

    return next_message


# ---------------------------------------------------------------- sockets


def patient(request_timeout: float, send_timeout: float) -> type[H11Protocol]:
    """The protocol of connections on which requests come in, and answers are taken, in time."""

    class Patient(H11Protocol):
        def connection_made(  # type: ignore[override]
            self, transport: asyncio.Transport
        ) -> None:
            super().connection_made(transport)
            _cut_off_when_deaf(transport, send_timeout)
            self._watch(None)

        def _watch(self, last: RequestResponseCycle | None) -> None:
            self.loop.call_later(request_timeout, self._look, last)

        def _look(self, last: RequestResponseCycle | None) -> None:
            """Give the connection up if no request has come since the last look."""
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return  # over, or a WebSocket now, which has its pings
            if (last is None or last.response_complete) and self.cycle is last:
                self.transport.abort()
            else:
                self._watch(self.cycle)

    return Patient


def _cut_off_when_deaf(transport: asyncio.Transport, seconds: float) -> None:
    """A closed connection stays until what was sent has been taken; a client that takes nothing
    would keep it forever. Where the system offers no such limit, there is none."""
    option = getattr(socket, "TCP_USER_TIMEOUT", None)
    connected = transport.get_extra_info("socket")
    if option is not None and connected is not None:
        connected.setsockopt(socket.IPPROTO_TCP, option, int(seconds * 1000))
