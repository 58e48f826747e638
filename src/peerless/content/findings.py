"""What the checks of a content file find."""

from __future__ import annotations

from pathlib import Path

from peerless.content.faults import Fault
from peerless.content.lines import Lines


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

    def add_at(self, line: int, message: str) -> None:
        self.faults.append(Fault(self.path, line, message))

    def in_order(self) -> list[Fault]:
        """The faults, in the order of their lines."""
        return sorted(self.faults, key=lambda fault: fault.line)
