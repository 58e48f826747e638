"""What is wrong with a content file, said in one line a person can act on."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


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
    """A content file cannot be used; `fault` says why."""

    def __init__(self, file: Path, line: int, message: str) -> None:
        self.fault = Fault(file, line, message)
        super().__init__(str(self.fault))
