"""The texts of a content file, in rules English."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from peerless.content.checking import Findings
from peerless.text.checks import TextKind
from peerless.text.names import Names
from peerless.text.reader import NotUnderstood, read
from peerless.text.tree import Text


class TextReader:
    """Reads the texts of a file with the names that may stand in them."""

    def __init__(self, data: Mapping[str, Any], names: Names, findings: Findings) -> None:
        self._data = data
        self._names = names
        self._findings = findings

    def read(self, kind: TextKind, owner: str, *place: str | int) -> Text:
        """The text at this place of the file, if one stands there. What is not understood is a
        fault that names the card, or whatever else it is the text of."""
        text = self._at(place)
        if text is None:
            return ()
        try:
            return read(text, self._names, kind)
        except NotUnderstood as error:
            line = self._findings.lines.inside(place, text, error.position)
            self._findings.add_at(line, f"{owner}: {error}")
            return ()

    def _at(self, place: tuple[str | int, ...]) -> str | None:
        value: Any = self._data
        for key in place[:-1]:
            value = value[key]
        last = place[-1]
        written: str | None = value.get(last) if isinstance(value, Mapping) else value[last]
        return written


def says(part: object, kind: type) -> bool:
    """Whether a node of this kind stands in a text, or in a part of one."""
    if isinstance(part, tuple):
        return any(says(inner, kind) for inner in part)
    if isinstance(part, kind):
        return True
    if not is_dataclass(part):
        return False
    return any(says(getattr(part, field.name), kind) for field in fields(part))
