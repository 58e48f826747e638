"""The shape of a table in a content file: which keys it has, and what may stand under each.

What passes here can be taken from the table without another look.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

_FEW = 3  # items of a list that are shown


@dataclass(frozen=True, slots=True)
class ValueKind:
    """What may stand under a key, in words and as a test."""

    words: str
    fits: Callable[[Any], bool]
    required: bool = True

    def optional(self) -> ValueKind:
        return ValueKind(self.words, self.fits, required=False)


@dataclass(frozen=True, slots=True)
class Misfit:
    """A key that is missing, unknown, or has the wrong thing under it."""

    key: str
    message: str


def misfits(table: Mapping[str, Any], shape: Mapping[str, ValueKind]) -> Iterator[Misfit]:
    """Everything about a table that is not as its shape says."""
    for key, kind in shape.items():
        if key not in table:
            if kind.required:
                yield Misfit(key, f'"{key}" is missing, expected {kind.words}')
        elif not kind.fits(table[key]):
            yield Misfit(key, f'"{key}" is {_shown(table[key])}, expected {kind.words}')
    for key in table:
        if key not in shape:
            yield Misfit(key, f'unknown key "{key}", expected one of: {", ".join(shape)}')


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and bool(value.strip())


def _is_id(value: Any) -> bool:
    # Records, commands and addresses name things by their ids.
    return isinstance(value, str) and re.fullmatch("[a-z0-9]+(-[a-z0-9]+)*", value) is not None


def _is_number(value: Any) -> bool:
    # In Python true and false are numbers too; in a content file they are a slip.
    return isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)


def _is_size(value: Any) -> bool:
    return _is_number(value) and value > 0


def whole(least: int, most: int | None = None) -> ValueKind:
    """A whole number within bounds."""

    def fits(value: Any) -> bool:
        if not isinstance(value, int) or isinstance(value, bool):
            return False
        return least <= value and (most is None or value <= most)

    to = "" if most is None else f" to {most}"
    return ValueKind(f"a whole number from {least}{to}", fits)


def list_of(kind: ValueKind, words: str) -> ValueKind:
    """A list, not empty, of values of one kind."""
    return ValueKind(words, _is_list_of(kind.fits))


def _is_list_of(test: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, list) and len(value) > 0 and all(map(test, value))


def _is_flag(value: Any) -> bool:
    return isinstance(value, bool)


def _is_any_list(value: Any) -> bool:
    return isinstance(value, list)


def _is_table(value: Any) -> bool:
    return isinstance(value, dict)


def _shown(value: Any) -> str:
    match value:
        case bool():
            return str(value).lower()
        case str():
            return f'"{value}"'
        case list():
            return _shown_list(value)
        case dict():
            return "a table"
        case _:
            return str(value)


def _shown_list(values: list[Any]) -> str:
    if not values:
        return "an empty list"
    if any(isinstance(value, list | dict) for value in values):
        return "a list"
    more = ", ..." if len(values) > _FEW else ""
    return f"[{', '.join(map(_shown, values[:_FEW]))}{more}]"


TEXT = ValueKind("a text", _is_text)
ID = ValueKind('small letters, digits and hyphens, as in "my-hero"', _is_id)
TEXTS = list_of(TEXT, "a list of texts")
NUMBER = ValueKind("a number", _is_number)
SIZE = ValueKind("a number above 0", _is_size)
FLAG = ValueKind("true or false", _is_flag)
LIST = ValueKind("a list", _is_any_list)
TABLE = ValueKind("a table", _is_table)
