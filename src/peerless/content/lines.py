"""Where things stand in a TOML file: `tomllib` gives values without their lines.

The scan knows just enough TOML not to be fooled by brackets and equals signs inside strings
and comments. It expects a file that `tomllib` has read without complaint.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from peerless.content.faults import ContentError

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
_HEADER = re.compile(r"\[\[?\s*([\w.-]+)\s*\]\]?")
_BAD_TOML_LINE = re.compile(r"\s*\(at (?:line (\d+), column \d+|end of document)\)")


@dataclass
class Lines:
    """The line of each table, of each key in it, and of each item of an array under a key.

    The top of the file is the table "", and a table that stands once has index 0.
    """

    tables: dict[tuple[str, int], int] = field(default_factory=lambda: {("", 0): 1})
    keys: dict[tuple[str, int, str], int] = field(default_factory=dict)
    items: dict[tuple[str, int, str, int], int] = field(default_factory=dict)
    strings: dict[tuple[str, int, str], str] = field(default_factory=dict)

    def of(self, table: str = "", index: int = 0, key: str = "", item: int | None = None) -> int:
        """The line of that thing, or of the nearest thing around it that stands in the file."""
        around = self.keys.get((table, index, key), self.tables.get((table, index), 1))
        if item is None:
            return around
        return self.items.get((table, index, key, item), around)

    def inside(self, table: str, index: int, key: str, value: str, offset: int) -> int:
        """The line of the character at `offset` of the string under a key."""
        first = self.of(table, index, key)
        # TOML drops a line break that comes right after the opening quotes.
        raw = self.strings.get((table, index, key), "")
        dropped = int(raw[:3] in ('"""', "'''") and raw[3:5].startswith(("\n", "\r\n")))
        return first + dropped + value.count("\n", 0, offset)


def scan(source: str) -> Lines:
    """Find the lines of a TOML source."""
    return _Scan(source).lines


def read_toml(path: Path) -> tuple[dict[str, Any], Lines]:
    """The values of a file, and where they stand."""
    try:
        source = path.read_text(encoding="utf-8")
        return tomllib.loads(source), scan(source)
    except OSError as error:
        raise ContentError(path, 0, f"cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise ContentError(path, 0, "is not UTF-8 text") from error
    except RecursionError:
        raise ContentError(path, 0, "nested too deeply") from None
    except tomllib.TOMLDecodeError as error:
        raise _bad_toml(path, source, str(error)) from error


def _bad_toml(path: Path, source: str, message: str) -> ContentError:
    place = _BAD_TOML_LINE.search(message)
    at_end = source.count("\n") + 1
    line = int(place[1]) if place and place[1] else at_end
    return ContentError(path, line, f"not TOML: {_BAD_TOML_LINE.sub('', message)}")


class _Scan:
    """One walk over the tokens of a file."""

    def __init__(self, source: str) -> None:
        self.lines = Lines()
        self._seen: Counter[str] = Counter()
        self._table, self._index, self._key = "", 0, ""
        self._depth = 0  # of brackets inside a value
        self._in_value = False
        self._item = -1
        self._item_comes = False  # the next token begins an item of the array
        line, skip_to = 1, 0
        for token in _TOKEN.finditer(source):
            if token.start() >= skip_to:
                if token[0] == "[" and not self._in_value:
                    skip_to = self._header(source, token.start(), line)
                elif token.lastgroup != "comment":
                    self._token(str(token.lastgroup), token[0], line)
            line += token[0].count("\n")

    def _header(self, source: str, start: int, line: int) -> int:
        header = _HEADER.match(source, start)
        if header is None:
            return start
        self._table = header[1]
        self._index = self._seen[self._table]
        self._seen[self._table] += 1
        self.lines.tables[self._table, self._index] = line
        return header.end()

    def _token(self, kind: str, token: str, line: int) -> None:
        if kind == "newline":
            self._in_value = self._in_value and self._depth > 0
        elif not self._in_value:
            self._key_or_equals(token, line)
        else:
            self._value(kind, token, line)

    def _key_or_equals(self, token: str, line: int) -> None:
        if token == "=":
            self._in_value, self._depth, self._item, self._item_comes = True, 0, -1, False
        else:
            self._key = token.strip("\"'")
            self.lines.keys[self._table, self._index, self._key] = line

    def _value(self, kind: str, token: str, line: int) -> None:
        if self._item_comes and token not in (",", "]"):
            self._item += 1
            self.lines.items[self._table, self._index, self._key, self._item] = line
            self._item_comes = False
        if kind == "string" and self._depth == 0:
            self.lines.strings[self._table, self._index, self._key] = token
        elif token in ("[", "{"):
            self._depth += 1
            self._item_comes = self._depth == 1 and token == "["
        elif token in ("]", "}"):
            self._depth -= 1
        elif token == "," and self._depth == 1:
            self._item_comes = True
