"""What is wrong with a content file, said in one line a person can act on, and what its checks
find."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from peerless.content.lines import Lines  # which imports this module


SUFFIX = ".toml"  # of the name of a content file


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong: where, what, and what was expected."""

    file: Path
    line: int  # 0: the file as a whole
    message: str

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else str(self.file)
        return f"{place}: {self.message}"


class ContentError(ValueError):
    """A content file cannot be used; `fault` says why. `about` names what keeps people from a file
    before anything in it is looked at, so that it can be said in their language."""

    def __init__(self, file: Path, line: int, message: str, about: str | None = None) -> None:
        self.fault = Fault(file, line, message)
        self.about = about
        super().__init__(str(self.fault))


class Findings:
    """Collects faults, each with the line it is about."""

    def __init__(self, path: Path, lines: Lines) -> None:
        self.path = path
        self.lines = lines
        self.faults: list[Fault] = []

    def add(self, message: str, table: str = "", index: int = 0, key: str = "") -> None:
        self.add_at(self.lines.of(table, index, key), message)

    def add_item(self, message: str, key: str, item: int) -> None:
        """A fault in an item of the list under a key at the top of the file."""
        self.add_at(self.lines.of(key=key, item=item), message)

    def add_in(self, message: str, *place: str | int) -> None:
        """A fault at a place of the data: keys, and numbers in lists."""
        self.add_at(self.lines.at(*place), message)

    def add_at(self, line: int, message: str) -> None:
        self.faults.append(Fault(self.path, line, message))

    def in_order(self) -> list[Fault]:
        """The faults, in the order of their lines."""
        return sorted(self.faults, key=lambda fault: fault.line)
