"""Parts of views that are the same for several seats, and from one decision to the next: each is
made once."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

T = TypeVar("T")


class Parts:
    """Each is known by all that it is made from. So no seat is ever told what was made for another
    from something else; and nobody may change one."""

    def __init__(self, before: Parts | None = None) -> None:
        """Those of the time `before` are kept as long as they are needed."""
        self._before: dict[Hashable, Any] = {} if before is None else before._made
        self._made: dict[Hashable, Any] = {}

    def part(self, key: Hashable, make: Callable[[], T]) -> T:
        found: T | None = self._made.get(key)
        if found is None:
            found = self._before.get(key)
            if found is None:
                found = make()
            self._made[key] = found
        return found
