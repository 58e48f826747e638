"""What is in the box, as it is sent: made once for each language, however many ask for it at once.

One thread makes them, so that those who look at heroes never keep those who play waiting."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from fastapi.responses import Response
from pydantic import BaseModel

_MOST = 2000
"""Sheets that are kept: all of the box in every language, and those of many tables."""


class Sheets:
    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, ...], asyncio.Future[bytes]] = OrderedDict()
        self._thread = ThreadPoolExecutor(1, "sheets")

    def stop(self) -> None:
        self._thread.shutdown(cancel_futures=True)

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
        if key not in self._kept:
            loop = asyncio.get_running_loop()
            self._kept[key] = asyncio.ensure_future(loop.run_in_executor(self._thread, make))
        self._kept.move_to_end(key)
        if len(self._kept) > _MOST:
            self._kept.popitem(last=False)
        try:
            return await asyncio.shield(self._kept[key])
        except BaseException:
            made = self._kept.get(key)
            if made is not None and made.done():  # what could not be made is not kept
                self._kept.pop(key, None)
            raise
