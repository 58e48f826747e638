"""Messages in line for a client, who may be slow or never take them."""

from __future__ import annotations

import asyncio
from collections import deque

_MOST_WAITING = 1 << 20
"""Characters that a client may leave unread; one that does not keep up is let go, and can join
again."""

_READ_ON = 1 << 16
"""While more than this waits for a client, its own next message waits too."""


class Outbox:
    def __init__(self) -> None:
        self._messages: deque[str] = deque()
        self._size = 0  # characters in line
        self._waiting: list[asyncio.Future[None]] = []  # for a change
        self.closed = False
        self.overflowed = False  # for good: what comes after a gap would be misunderstood

    def put(self, message: str) -> None:
        if self.closed or self.overflowed:
            return
        self._messages.append(message)
        self._size += len(message)
        # One message may be as long as it is: that of a whole game.
        self.overflowed = self._size > _MOST_WAITING and len(self._messages) > 1
        self._tell()

    async def first(self) -> str | None:
        """The message whose turn it is; it stays in line until `taken`. None at the end."""
        while not self._messages and not self.closed:
            await self._change()
        return self._messages[0] if self._messages else None

    @property
    def has_more(self) -> bool:
        return bool(self._messages)

    def taken(self) -> None:
        self._size -= len(self._messages.popleft())
        self._tell()

    async def short(self) -> None:
        """Wait until the line is short, or at its end."""
        while self._size > _READ_ON and not self.closed and not self.overflowed:
            await self._change()

    def close(self) -> None:
        self.closed = True
        self._tell()

    async def _change(self) -> None:
        changed = asyncio.get_running_loop().create_future()
        self._waiting.append(changed)
        await changed

    def _tell(self) -> None:
        """Cheaper than an `asyncio.Event`, at every message."""
        waiting, self._waiting = self._waiting, []
        for changed in waiting:
            if not changed.done():
                changed.set_result(None)
