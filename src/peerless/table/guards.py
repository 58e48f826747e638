"""Against clients that would hold the server up: requests that cost too much, that never come or
never end."""

from __future__ import annotations

import asyncio
import random

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from peerless.table.budgets import CONNECT, REFUSAL, Budgets, asker, price_of
from peerless.table.metrics import Metrics
from peerless.table.refusals import Code, Refused, http_refusal
from peerless.table.settings import Settings

LONGEST_WAIT = 2.0
"""Seconds that one who asks too much waits for the refusal, so that asking on is of no use."""


def spread(wait: float) -> float:
    """Seconds for which one of many waits, so that they do not all come back at one moment."""
    return min(wait, LONGEST_WAIT) * random.uniform(0.7, 1.3)


# ---------------------------------------------------------------- costs


class FairShares:
    """Middleware: whoever has used up the budget of their address waits, and is refused; what is
    asked for within it has its turn. So it is with requests, and with connections before anything
    else is looked at."""

    def __init__(self, app: ASGIApp, budgets: Budgets, metrics: Metrics) -> None:
        self._app = app
        self._budgets = budgets
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            who = scope["client"][0] if scope.get("client") else ""
            asker.set(who)
            is_socket = scope["type"] == "websocket"
            price = CONNECT if is_socket else price_of(scope["method"], scope["path"])
            if not self._budgets.take(who, price):
                self._budgets.charge(who, REFUSAL)
                wait = self._budgets.wait(who, price)
                await asyncio.sleep(spread(wait))
                self._metrics.refusals.labels(Code.TOO_FAST.value).inc()
                refused = http_refusal(Refused(Code.TOO_FAST, "too many requests; wait a little"))
                refused.headers["retry-after"] = str(int(wait) + 1)
                await refused(scope, receive, send)
                return
            await self._budgets.turn(who, price)
        await self._app(scope, receive, send)


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
