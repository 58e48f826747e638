"""Parts of views that are the same for several seats, and from one decision to the next: each is
made once, and written once."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

import orjson

T = TypeVar("T")


class Parts:
    """Each is known by all that it is made from. So no seat is ever told what was made for another
    from something else. What is given out is written already: to be sent, and not to be read."""

    def __init__(self, before: Parts | None = None) -> None:
        """Those of the time `before` are kept as long as they are needed."""
        self._before: dict[Hashable, Any] = {} if before is None else before._made
        self._made: dict[Hashable, Any] = {}

    def part(self, key: Hashable, make: Callable[[], T]) -> T:
        found: T | None = self._made.get(key)
        if found is None:
            found = self._before.get(key) or self._written(make())
            self._made[key] = found
        return found

    def _written(self, part: object) -> Any:
        return orjson.Fragment(orjson.dumps(part))


class Unshared(Parts):
    """For whoever wants to read them: each is made when it is asked for."""

    def part(self, key: Hashable, make: Callable[[], T]) -> T:
        return make()
