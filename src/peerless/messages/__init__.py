"""What people read, beside card texts: messages with arguments, in Fluent, one folder a language.

Everything that is told or asked is a message: its id and its arguments. Arguments that are names of
the box are English, as everywhere in the program; they are said as the language says them where a
message becomes words. The files for the log are those of the page too (web/src/lib/words.ts)."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax import ast

from peerless.content.spoken import begun, name_within, small_names
from peerless.text.english.things import with_article

FOLDER = Path(__file__).parent
ENGLISH = "en"
_LIST = "list-and"  # part of a sentence, which may begin with it or not

Value: TypeAlias = str | int | list[str]
"""An argument: a name or words, a number, or several names."""


class Typed(str):
    """What somebody typed, or could: it is not said otherwise, even if it is a name."""

    __slots__ = ()


@cache
def message_languages() -> tuple[str, ...]:
    """The languages that have messages, English first."""
    found = sorted(path.name for path in FOLDER.iterdir() if any(path.glob("*.ftl")))
    return (ENGLISH, *(language for language in found if language != ENGLISH))


def words(id: str, language: str = ENGLISH, /, **values: Value) -> str:
    """A message in words of a language."""
    catalogue = _catalogue(language)
    said = {name: catalogue.said(value) for name, value in values.items()}
    return catalogue.written(id, tuple(said.items()))


def words_exactly(id: str, language: str = ENGLISH, /, **values: str | int) -> str:
    """A message whose arguments stand as they are: ids, files, what somebody typed. Numbers are
    written without marks between their digits, as they are typed."""
    plain: dict[str, Any] = {
        name: fluent_number(value, useGrouping=False) if isinstance(value, int) else value
        for name, value in values.items()
    }
    return _catalogue(language).filled(id, plain)


def has_message(id: str, language: str = ENGLISH) -> bool:
    return _catalogue(language).bundle.has_message(id)


class _Catalogue:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], functions={"AN": _an}, use_isolating=False)
        for path in sorted((FOLDER / language).glob("*.ftl")):
            self.bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        # Most messages are words and arguments alone, and come often: these are put together here.
        self._plain = {
            entry.id.name: tuple(parts)
            for path in sorted((FOLDER / language).glob("*.ftl"))
            for entry in FluentResource(path.read_text(encoding="utf-8")).body
            if isinstance(entry, ast.Message) and (parts := _plain_parts(entry)) is not None
        }
        self.written = lru_cache(maxsize=8192)(self._written)

    def said(self, value: Value) -> str | int:
        """An argument as the language has it."""
        if isinstance(value, (int, Typed)):
            return value
        if isinstance(value, str):
            return name_within(value, self.language)
        names = [name_within(name, self.language) for name in value]
        if len(names) < 2:
            return "".join(names)
        return self._written(_LIST, (("most", ", ".join(names[:-1])), ("last", names[-1])))

    def _written(self, id: str, said: tuple[tuple[str, str | int], ...]) -> str:
        values = dict(said)
        text = self.filled(id, values)
        small = small_names(self.language)
        for value in values.values() if id != _LIST else ():
            if isinstance(value, str) and value.startswith(small):
                first = re.compile(rf"(^|[.!?] ){re.escape(value)}")
                text = first.sub(lambda found: found[1] + begun(found[0][len(found[1]) :]), text)
        return text

    def filled(self, id: str, values: dict[str, Any]) -> str:
        parts = self._plain.get(id)
        if parts is not None:
            return "".join(str(values[part[1:]]) if part[0] == "$" else part for part in parts)
        pattern = self.bundle.get_message(id).value
        assert pattern is not None, f"{id}: a message without words"
        text, faults = self.bundle.format_pattern(pattern, values)
        for fault in faults:
            raise fault
        return str(text)


def _plain_parts(message: ast.Message) -> list[str] | None:
    """Its words and the names of its arguments ("$card"), if there is nothing else in it."""
    parts: list[str] = []
    for element in message.value.elements if message.value else ():
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        elif isinstance(element.expression, ast.VariableReference):
            parts.append(f"${element.expression.id.name}")
        else:
            return None
    return parts


def _an(name: object) -> FluentType:
    """In English alone: a name with "a" or "an"."""
    return _Words(with_article("a", str(name)))


class _Words(FluentType):
    """What a function gives back."""

    def __init__(self, text: str) -> None:
        self.text = text

    def format(self, locale: object) -> str:
        return self.text


@cache
def _catalogue(language: str) -> _Catalogue:
    return _Catalogue(language)
