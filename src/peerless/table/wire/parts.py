"""Parts of views that are the same for several seats, and from one decision to the next: each is
made once, and written once."""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable
from typing import Any, TypeVar

T = TypeVar("T")

encode = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False, check_circular=False).encode


class Parts:
    """Each is known by all that it is made from. So no seat is ever told what was made for another
    from something else; and nobody may change one."""

    def __init__(self, before: Parts | None = None) -> None:
        """Those of the time `before` are kept as long as they are needed."""
        self._before: dict[Hashable, tuple[Any, str]] = {} if before is None else before._made
        self._made: dict[Hashable, tuple[Any, str]] = {}
        self._written: dict[int, str] = {}  # by the identity of a part

    def part(self, key: Hashable, make: Callable[[], T]) -> T:
        found = self._made.get(key)
        if found is None:
            found = self._before.get(key)
            if found is None:
                made = make()
                found = made, encode(made)
            self._made[key] = found
            self._written[id(found[0])] = found[1]
        part: T = found[0]
        return part

    def written(self, value: object) -> str:
        """As JSON; a part need not be written again."""
        return self._written.get(id(value)) or encode(value)
