"""A folder of results: what was asked (`run.json`) and a row for every game (`games.csv`).

Rows are only ever added, each whole, so that a run can be stopped at any moment and goes on where
it was: games that have a row are not played again."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Generic, NamedTuple, Protocol, TypeVar, get_type_hints

from peerless.content.library import Library
from peerless.lab.duels import DuelResult
from peerless.lab.quests import QuestResult

Row = TypeVar("Row", DuelResult, QuestResult)
Result_co = TypeVar("Result_co", covariant=True)


class Task(Protocol[Result_co]):
    """A game to be played; a row begins with what is in its task."""

    def play(self, scale: float, library: Library) -> Result_co: ...


class Terms(NamedTuple):
    """What must not change while a run goes on, or its games could not be counted together."""

    kind: str  # "matchups", "ladder", "adventures"
    scale: float
    made_with: str  # a digest of rules, content and bots


class OtherTerms(Exception):
    """The folder holds results of another kind, or made with something else."""


ROWS: dict[str, type[DuelResult] | type[QuestResult]] = {
    "matchups": DuelResult,
    "ladder": DuelResult,
    "adventures": QuestResult,
}
"""The rows of each kind of run."""


class Results(Generic[Row]):
    """The rows of one folder."""

    def __init__(self, folder: Path, row: type[Row]) -> None:
        self.folder = folder
        self.games = folder / "games.csv"
        self.about = folder / "run.json"
        self._row: type[Row] = row
        hints = get_type_hints(row)
        self._types = [hints[name] for name in row._fields]

    def begin(self, terms: Terms, question: dict[str, Any]) -> None:
        """Make the folder, or see that it goes with these terms. The question may have grown: more
        games, more heroes."""
        self.folder.mkdir(parents=True, exist_ok=True)
        if self.about.exists():
            before = read_about(self.folder)["terms"]
            for name, now in terms._asdict().items():
                if before[name] != now:
                    what = name.replace("_", " ")
                    raise OtherTerms(
                        f"{self.folder}: the games there have the {what} {before[name]}, these "
                        f"{now}; choose another folder"
                    )
        about = {"terms": terms._asdict(), "question": question}
        whole = self.about.with_suffix(".new")
        whole.write_text(json.dumps(about, indent=2) + "\n", encoding="utf-8")
        whole.replace(self.about)
        self._mend()

    def _mend(self) -> None:
        """Write the heading if there is none, and take away a last line that broke off."""
        text = self.games.read_bytes() if self.games.exists() else b""
        whole = text[: text.rfind(b"\n") + 1]
        if not whole:
            self.games.write_text(_line(self._row._fields), encoding="utf-8")
        elif whole != text:
            self.games.write_bytes(whole)

    def add(self, rows: Iterable[Row]) -> None:
        with self.games.open("a", encoding="utf-8", newline="") as file:
            file.writelines(map(_line, rows))

    def read(self) -> list[Row]:
        """All rows, in the order in which their games were over."""
        with self.games.open(encoding="utf-8", newline="") as file:
            lines = csv.reader(file)
            heading = next(lines, [])
            if tuple(heading) != self._row._fields:
                raise OtherTerms(f"{self.games}: not the columns of this kind of run")
            return [
                self._row(*(kind(cell) for kind, cell in zip(self._types, line, strict=True)))
                for line in lines
            ]


def read_about(folder: Path) -> dict[str, Any]:
    """The terms of a run and its question; an `OtherTerms` if there is none."""
    path = folder / "run.json"
    try:
        about: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise OtherTerms(f"{folder}: no results there (a run.json is missing)") from None
    return about


def _line(cells: Iterable[object]) -> str:
    written = io.StringIO()
    csv.writer(written, lineterminator="\n").writerow(cells)
    return written.getvalue()
