"""Where things stand in a TOML file: `tomllib` gives values without their lines.

The scan knows just enough TOML to follow headers, keys, arrays and inline tables. It expects a file
that `tomllib` has read without complaint.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from peerless.content.checking import ContentError

_TOKEN = re.compile(
    r'''
      (?P<string> """(?:\\.|[^\\])*?"{3,5} | \'\'\'.*?\'{3,5}
                | "(?:\\.|[^"\\\n])*" | '[^'\n]*' )
    | (?P<comment> \#[^\n]* )
    | (?P<newline> \n )
    | (?P<mark> [\[\]{},=] )
    | (?P<word> [^\s\[\]{},=\#"']+ )
    ''',
    re.VERBOSE | re.DOTALL,
)
_BAD_TOML_LINE = re.compile(r"\s*\(at (?:line (\d+), column \d+|end of document)\)")

Place = tuple[str | int, ...]
"""Where a value stands in the data: keys, and numbers in arrays: ("player", 1, "hand", 0)."""


@dataclass
class Lines:
    """The line of every value: of a table its header, of all else its key, of an item its own."""

    lines: dict[Place, int] = field(default_factory=lambda: {(): 1})
    strings: dict[Place, str] = field(default_factory=dict)  # as they are written

    def at(self, *place: str | int) -> int:
        """The line of that value, or of the nearest around it that stands in the file."""
        while place not in self.lines:
            place = place[:-1]
        return self.lines[place]

    def of(self, table: str = "", index: int = 0, key: str = "", item: int = -1) -> int:
        """The line in a flat file: of a table (the top of the file is ""; one that stands once has
        index 0), of a key in it, of an item of the array under that key."""
        place: Place = () if not table else (table, index)
        if place not in self.lines:
            place = place[:-1]
        return self.at(*place, *([key] if key else []), *([item] if item >= 0 else []))

    def inside(self, place: Place, value: str, offset: int) -> int:
        """The line of the character at `offset` of a string."""
        # TOML drops a line break that comes right after the opening quotes.
        raw = self.strings.get(place, "")
        dropped = int(raw[:3] in ('"""', "'''") and raw[3:5].startswith(("\n", "\r\n")))
        return self.at(*place) + dropped + value.count("\n", 0, offset)


def scan(source: str) -> Lines:
    """Find the lines of a TOML source."""
    return _Scan(source).lines


def read_toml(path: Path) -> tuple[dict[str, Any], Lines]:
    """The values of a file, and where they stand."""
    return parse_toml(read_text(path), path)


def read_text(path: Path) -> str:
    """The text of a content file; its lines end with a line feed, however they do in the file."""
    try:
        return path.read_text(encoding="utf-8-sig")  # some editors begin a file with a mark
    except OSError as error:
        raise ContentError(path, 0, f"cannot be read: {error.strerror}", "unread") from error
    except UnicodeDecodeError as error:
        raise ContentError(path, 0, "is not UTF-8 text", "not-text") from error


def parse_toml(text: str, path: Path) -> tuple[dict[str, Any], Lines]:
    """The values in a text, and where they stand; `path` is its name in messages."""
    source = text.removeprefix("\ufeff")
    try:
        return tomllib.loads(source), scan(source)
    except RecursionError:
        raise ContentError(path, 0, "nested too deeply") from None
    except tomllib.TOMLDecodeError as error:
        raise _bad_toml(path, source, str(error)) from error


def _bad_toml(path: Path, source: str, message: str) -> ContentError:
    place = _BAD_TOML_LINE.search(message)
    at_end = source.count("\n") + 1
    line = int(place[1]) if place and place[1] else at_end
    return ContentError(path, line, f"not TOML: {_BAD_TOML_LINE.sub('', message)}")


class _Token(NamedTuple):
    kind: str
    text: str
    line: int


_END = _Token("end", "", 0)


def _tokens(source: str) -> Iterator[_Token]:
    line = 1
    for match in _TOKEN.finditer(source):
        if match.lastgroup != "comment":
            yield _Token(str(match.lastgroup), match[0], line)
        line += match[0].count("\n")


class _Scan:
    """One walk over the tokens of a file, which is known to be TOML."""

    def __init__(self, source: str) -> None:
        self.lines = Lines()
        self._last: dict[Place, int] = {}  # of each array of tables, the table that stands last
        self._tokens = _tokens(source)
        self._next = next(self._tokens, _END)
        table: Place = ()
        while self._next is not _END:
            if self._next.kind == "newline":
                self._take()
            elif self._next.text == "[":
                table = self._header()
            else:
                self._pair(table)

    def _take(self) -> _Token:
        token, self._next = self._next, next(self._tokens, _END)
        return token

    def _is_before(self, end: str) -> bool:
        return self._next.text != end and self._next is not _END

    def _header(self) -> Place:
        """[player.fighters] is in the last [[player]]; another [[player]] begins a new one."""
        line = self._take().line
        many = self._next.text == "["
        if many:
            self._take()
        *around, key = self._key("]")
        if many:
            self._take()
        place: Place = ()
        for part in around:
            place = self._into(place, part)
            self._note(place, line)
        if many:
            array = (*place, key)
            self._last[array] = self._last.get(array, -1) + 1
            self._note(array, line)
        place = self._into(place, key)
        self._note(place, line)
        return place

    def _into(self, place: Place, key: str) -> Place:
        inner = (*place, key)
        return (*inner, self._last[inner]) if inner in self._last else inner

    def _key(self, end: str) -> tuple[str, ...]:
        """The parts of a key, up to the mark that ends it."""
        written = ""
        while self._is_before(end):
            written += self._take().text
        self._take()
        return _parts(written)

    def _pair(self, place: Place) -> None:
        line = self._next.line
        for part in self._key("="):
            place = self._into(place, part)
            self._note(place, line)
        self._value(place)

    def _value(self, place: Place) -> None:
        if self._next.text == "[":
            self._items(place)
        elif self._next.text == "{":
            self._inline(place)
        else:
            first = self._take()
            if first.kind == "string":
                self.lines.strings[place] = first.text
            while self._next.kind in ("string", "word"):  # a date and its time are two words
                self._take()

    def _items(self, place: Place) -> None:
        self._take()
        item = 0
        while self._is_before("]"):
            if self._next.kind == "newline" or self._next.text == ",":
                self._take()
            else:
                self._note((*place, item), self._next.line)
                self._value((*place, item))
                item += 1
        self._take()

    def _inline(self, place: Place) -> None:
        self._take()
        while self._is_before("}"):
            if self._next.kind == "newline" or self._next.text == ",":
                self._take()
            else:
                self._pair(place)
        self._take()

    def _note(self, place: Place, line: int) -> None:
        self.lines.lines.setdefault(place, line)


@lru_cache(maxsize=1024)
def _parts(written: str) -> tuple[str, ...]:
    """The parts of a key as TOML reads it: a."b c".d"""
    parts = []
    inside = tomllib.loads(f"{written} = 0")
    while isinstance(inside, dict):
        ((part, inside),) = inside.items()
        parts.append(part)
    return tuple(parts)
