"""Why something cannot be done: a message and its arguments, which become words where somebody
reads them. `str` of such an error is English, for programs and logs; the command line says it in
the language that was chosen."""

from __future__ import annotations

import errno
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias, Union

from peerless.content.checking import ContentError
from peerless.content.nearest import Unknown, nearest
from peerless.content.spoken import spoken_name
from peerless.messages import ENGLISH, has_message, words_exactly

Part: TypeAlias = Union[str, int, "Message"]
"""An argument: an id, a file or what somebody typed, which stand as they are; a `Name`; a number;
or what is a message itself."""


class Name(str):
    """A name of the box in English, which each language says its own way."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Message:
    """Something to be said, in whatever language it will be read."""

    id: str
    values: Mapping[str, Part] = field(default_factory=dict)

    def words(self, language: str = ENGLISH) -> str:
        said = {name: _said(value, language) for name, value in self.values.items()}
        return words_exactly(self.id, language, **said)


def _said(value: Part, language: str) -> str | int:
    match value:
        case Message():
            return value.words(language)
        case Name():
            return spoken_name(str(value), language)
        case _:
            return value


class Refused(Exception):
    """It cannot be done; `why` says why."""

    def __init__(self, id: str, /, **values: Part) -> None:
        self.why = Message(id, values)
        super().__init__(id)  # so that it goes to another process and back

    def words(self, language: str = ENGLISH) -> str:
        return self.why.words(language)

    def __str__(self) -> str:
        return self.words()


def words_of(error: Exception, language: str) -> str:
    """What an error says, in a language. Faults in content and in rules English are said in
    English, which is what those files are written in."""
    match error:
        case Refused():
            return error.words(language)
        case Unknown():
            return unknown(error).words(language)
        case ContentError(about=str(about)) if has_message(f"file-{about}"):
            why = reason(error.__cause__)
            return Message(f"file-{about}", {"file": str(error.fault.file), "why": why}).words(
                language
            )
        case _:
            return str(error)


def unknown(error: Unknown) -> Message:
    """There is no such thing, and what may have been meant."""
    near = nearest(error.name, error.known)
    values: dict[str, Part] = {"what": error.what, "name": error.name}
    if near:
        return Message("unknown-near", {**values, "near": any_of(near)})
    return Message("unknown", {**values, "known": error.listed})


def any_of(things: Sequence[str]) -> Part:
    """ "alice", "alice or medusa", "1 or 2 or 3"."""
    *most, last = things
    return Message("any-of", {"most": any_of(most), "last": last}) if most else last


def reason(error: BaseException | None) -> Part:
    """What the system says of a file or an address. Its own words are English, so those that people
    meet most often have a message."""
    if not isinstance(error, OSError) or error.errno is None:
        return str(error or "")
    code = errno.errorcode.get(error.errno, "")
    return Message("reason", {"code": code, "words": error.strerror or code})
