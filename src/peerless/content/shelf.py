"""Content of one kind, heroes or battlefields: what there is, found by id or by name."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from peerless.content.checking import SUFFIX, ContentError
from peerless.content.lines import parse_toml, read_text
from peerless.content.nearest import Unknown, plain

Piece = TypeVar("Piece", covariant=True)


class Files(Protocol):
    """Where the files of a kind lie, each by its id."""

    def ids(self) -> Iterable[str]: ...

    def text(self, id: str) -> str: ...

    def name(self, id: str) -> str:
        """What messages call the file."""


@dataclass(frozen=True, slots=True)
class Folder:
    """Files in a folder, which may change at any time; one that is not there has none."""

    path: Path

    def ids(self) -> Iterable[str]:
        try:
            with os.scandir(self.path) as entries:  # much faster than `Path.glob`
                names = [entry.name for entry in entries]
        except FileNotFoundError:
            return []
        except OSError as error:
            words = f"cannot be read: {error.strerror}"
            raise ContentError(self.path, 0, words, "unread") from error
        return [name.removesuffix(SUFFIX) for name in names if _is_content(name)]

    def files(self) -> list[Path]:
        return [self.path / f"{id}{SUFFIX}" for id in sorted(self.ids())]

    def text(self, id: str) -> str:
        return read_text(self.path / f"{id}{SUFFIX}")

    def name(self, id: str) -> str:
        return str(self.path / f"{id}{SUFFIX}")


def _is_content(name: str) -> bool:
    return name.endswith(SUFFIX) and not name.startswith(".")  # which editors leave behind


@dataclass(frozen=True, slots=True)
class Texts:
    """Texts in memory, from wherever they came."""

    folder: str  # in messages
    texts: Mapping[str, str]  # by id

    def ids(self) -> Iterable[str]:
        return self.texts

    def text(self, id: str) -> str:
        return self.texts[id]

    def name(self, id: str) -> str:
        return f"{self.folder}/{id}{SUFFIX}"


@dataclass(frozen=True, slots=True)
class Shelf(Generic[Piece]):
    """All that there is of a kind, wherever it lies."""

    kind: str  # "hero" or "battlefield"
    places: tuple[Files, ...]
    parse: Callable[[str, str], Piece]

    def ids(self) -> tuple[str, ...]:
        """The ids of all, in alphabetical order."""
        return tuple(sorted({id for place in self.places for id in place.ids()}))

    def id_of(self, name: str) -> str:
        """The id that is meant: by itself or by the name in its file, in upper or lower case."""
        return self._find(name)[1]

    def load(self, name: str) -> Piece:
        """The one with that id or name; a `ContentError` if its file has a fault."""
        place, id = self._find(name)
        return self.parse(place.text(id), place.name(id))

    def text(self, name: str) -> str:
        """The text of the file with that id or name."""
        place, id = self._find(name)
        return place.text(id)

    def _find(self, name: str) -> tuple[Files, str]:
        wanted = plain(name)
        for place in self.places:
            if wanted in place.ids():
                return place, wanted
        for place in self.places:
            for id in sorted(place.ids()):
                if plain(_name_in(place.text(id))) == wanted:
                    return place, id
        raise Unknown(self.kind, name, self.ids())


@lru_cache(maxsize=256)
def _name_in(text: str) -> str:
    """The name in a file. One that cannot be read has none: its faults are told when it is
    wanted, and do not keep others from being found."""
    try:
        data, _ = parse_toml(text, Path())
    except ContentError:
        return ""
    return str(data.get("name", ""))
