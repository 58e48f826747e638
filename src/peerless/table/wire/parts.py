"""Parts of views that are mostly the same as at the decision before, or for another seat: each is
made once, and written once."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, NamedTuple, TypeVar

import orjson

T = TypeVar("T")


class _Made(NamedTuple):
    of: object
    written: Any


class Parts:
    """Each has a place, and is kept there with all that it was made from, until it would be made
    from something else. So no seat is ever told what was made for another from something that this
    one may not know. What is given out is written already: to be sent, and not to be read."""

    def __init__(self) -> None:
        self._made: dict[Hashable, _Made] = {}

    def part(self, place: Hashable, of: object, make: Callable[[], T]) -> T:
        made = self._made.get(place)
        if made is None or made.of != of:
            made = self._made[place] = _Made(of, orjson.Fragment(orjson.dumps(make())))
        written: T = made.written
        return written


class Unshared(Parts):
    """For whoever wants to read them: each is made when it is asked for."""

    def part(self, place: Hashable, of: object, make: Callable[[], T]) -> T:
        return make()
