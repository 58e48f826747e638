"""What is in the box: a folder of files, each by its id or by the name in it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from peerless.content.lines import read_toml
from peerless.content.nearest import meant, plain


class Unknown(LookupError):
    """There is no such thing in the box; `what` says which kind was looked for."""

    def __init__(self, what: str, name: str, known: Sequence[str]) -> None:
        self.what = what
        self.name = name
        super().__init__(f'unknown {what} "{name}"{meant(name, known)}')


def ids_in(folder: Path) -> tuple[str, ...]:
    """The ids of a folder's files, in alphabetical order."""
    return tuple(sorted(path.stem for path in folder.glob("*.toml")))


def find_id(what: str, name: str, folder: Path) -> str:
    """The id that is meant: by itself or by the name in its file, in upper or lower case."""
    ids = ids_in(folder)
    wanted = plain(name)
    if wanted in ids:
        return wanted
    for id in ids:
        if _name_in(folder / f"{id}.toml").casefold() == wanted:
            return id
    raise Unknown(what, name, ids)


def _name_in(path: Path) -> str:
    data, _ = read_toml(path)
    return str(data.get("name", ""))
