"""Parts of messages that are mostly the same as at the decision before, or for another seat, or at
another table: each is made once, and written once."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from functools import lru_cache
from itertools import islice
from typing import Any, ParamSpec, TypeVar

import orjson

P = ParamSpec("P")
K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


class Parts:
    """Each has a place, and is kept there with all that it was made from, until it would be made
    from something else. So no seat is ever told what was made for another from something that this
    one may not know. What is given out is written already: to be sent, and not to be read."""

    def __init__(self) -> None:
        self._made: dict[Hashable, tuple[object, Any]] = {}

    def part(
        self, place: Hashable, of: object, make: Callable[P, T], *given: P.args, **named: P.kwargs
    ) -> T:
        """What `make` makes of what is given to it, and of nothing but `of`."""
        made = self._made.get(place)
        if made is None or made[0] != of:
            made = self._made[place] = of, _written(make(*given, **named))
        written: T = made[1]
        return written

    def each(self, make: Callable[..., T], *given: Hashable) -> Mapping[Any, T]:
        """Small parts that are made of the same and of one thing more, by that thing: at all
        tables and for everyone they are alike."""
        return _kept(make, *given)


class Unshared(Parts):
    """For whoever wants to read them: each is made when it is asked for."""

    def part(
        self, place: Hashable, of: object, make: Callable[P, T], *given: P.args, **named: P.kwargs
    ) -> T:
        return make(*given, **named)

    def each(self, make: Callable[..., T], *given: Hashable) -> Mapping[Any, T]:
        return _Made(make, *given)


UNSHARED = Unshared()


class _Made(dict[K, T]):
    """What is made of each thing, when it is first asked for."""

    def __init__(self, make: Callable[..., T], *given: Hashable) -> None:
        super().__init__()
        self._make = make
        self._given = given

    def __missing__(self, thing: K) -> T:
        return self._make(*self._given, thing)


class _Kept(_Made[K, T]):
    """The same, written; what was made first is forgotten first."""

    def __missing__(self, thing: K) -> T:
        if len(self) >= _MOST_KEPT:
            for old in list(islice(self, _MOST_KEPT // 4)):
                self.pop(old, None)  # another thread may have been here
        written = self[thing] = _written(super().__missing__(thing))
        return written


_MOST_KEPT = 1000
"""In many games of four players with the same heroes a seat has had 600 answers."""

_kept = lru_cache(maxsize=1024)(_Kept[Any, Any])  # for the seats of as many settings as are kept


def _written(thing: T) -> T:
    """As it is sent. It is passed on like the thing itself, and written out by `orjson` alone."""
    fragment: Any = orjson.Fragment(orjson.dumps(thing))
    return fragment  # type: ignore[no-any-return]
