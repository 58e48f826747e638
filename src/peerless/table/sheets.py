"""What is in the box, as it is sent: made once for each language, however many ask for it at once.

They are made aside, so that those who look at heroes never keep those who play waiting."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from fastapi.responses import Response
from pydantic import BaseModel

from peerless.table.aside import Aside
from peerless.table.budgets import asker
from peerless.table.refusals import Code, Refused

_MOST = 2000
"""Sheets that are kept: all of the box in every language, and those of many tables."""


class _Kept(NamedTuple):
    who: str  # who has paid for it
    written: asyncio.Future[bytes]


class Sheets:
    def __init__(self, aside: Aside) -> None:
        self._kept: OrderedDict[tuple[str, ...], _Kept] = OrderedDict()
        self._aside = aside

    async def json(self, key: tuple[str, ...], make: Callable[[], BaseModel]) -> Response:
        written = await self._made(key, lambda: make().model_dump_json().encode())
        return Response(written, media_type="application/json")

    async def text(self, key: tuple[str, ...], make: Callable[[], str]) -> Response:
        """JSON that has been written already."""
        written = await self._made(key, lambda: make().encode())
        return Response(written, media_type="application/json")

    async def svg(self, key: tuple[str, ...], make: Callable[[], str]) -> Response:
        written = await self._made(key, lambda: make().encode())
        headers = {"cache-control": "max-age=3600"}
        return Response(written, media_type="image/svg+xml", headers=headers)

    async def _made(self, key: tuple[str, ...], make: Callable[[], bytes]) -> bytes:
        while True:
            if key not in self._kept:
                making = asyncio.ensure_future(self._aside.do("/".join(key), make))
                self._kept[key] = _Kept(asker.get(), making)
            self._kept.move_to_end(key)
            if len(self._kept) > _MOST:
                self._kept.popitem(last=False)
            kept = self._kept[key]
            try:
                return await asyncio.shield(kept.written)
            except BaseException as error:
                if kept.written.done() and self._kept.get(key) is kept:
                    del self._kept[key]  # what could not be made is not kept
                refused = isinstance(error, Refused) and error.code is Code.TOO_FAST
                if not refused or kept.who == asker.get():
                    raise  # if somebody else cannot pay for it, we do
