"""Records: a game is its header and its decisions; run again, it gives the same events."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, fields, replace
from typing import Any

from peerless.messages.refusals import Part, Refused, any_of
from peerless.rules.house_rules import USUAL, HouseRules
from peerless.rules.mode import Mode

RULES_VERSION = "1"
MODES = tuple(mode.value for mode in Mode)
UNFINISHED = "unfinished"
CONCEDE, TIMEOUT = GIVEN_UP = ("concede", "timeout")
"""The last line of a game that a side has given up, or lost by its clock."""
KEYS = (
    "battlefield", "mode", "heroes", "enemies", "discoveries", "seed", "rules", "house", "content",
    "result",
)  # fmt: skip
"""Of the header."""
_MAY_BE_MISSING = ("enemies", "discoveries", "house", "content", "result")
CONTENT_KINDS = ("hero", "battlefield", "enemy", "discovery")
_CONTENT = re.compile(rf"({'|'.join(CONTENT_KINDS)})\s+(\S+)\s+sha256:([0-9a-f]{{64}})")
_DECISION = re.compile(r"([0-9])\s+(\S.*)")  # a seat and what it says


class BadRecord(Refused, ValueError):
    """The text is no record, or not that of a game; the message says which line and why."""

    def __init__(self, line: int, id: str, /, **values: Part) -> None:
        self.line = line
        super().__init__(id, **values)
        self.args = (line, id)

    @property
    def message(self) -> str:
        return self.why.words()

    def __str__(self) -> str:
        return f"line {self.line}: {self.message}"


@dataclass(slots=True)
class Record:
    """A game in writing: `str(record)` is its text, `read_record` reads one, `replay` plays it."""

    battlefield: str
    heroes: tuple[str, ...]  # in seat order
    seed: int
    mode: str = "duel"
    rules: str = RULES_VERSION
    house: HouseRules = USUAL
    # what does not come with Peerless: one of `CONTENT_KINDS`, id, SHA-256 of its text
    content: tuple[tuple[str, str, str], ...] = ()
    result: str = UNFINISHED
    enemies: tuple[str, ...] = ()  # of a cooperative game, the villain first
    discoveries: tuple[str, ...] = ()
    decisions: list[tuple[int, str]] = field(default_factory=list)  # seat, notation
    # where it was read: the lines of header keys, and of decisions by their number from 0
    lines: dict[str | int, int] = field(default_factory=dict, compare=False, repr=False)

    def copy(self) -> Record:
        return replace(self, decisions=self.decisions[:])

    def line_of(self, what: str | int) -> int:
        """The line of a header key or a decision: where it was read, or where it is printed."""
        header = [line.partition(":")[0] for line in self._header()]
        if what in self.lines:
            return self.lines[what]
        if isinstance(what, str):
            return header.index(what) + 1 if what in header else len(header)
        return len(header) + 2 + what

    def digest_of(self, kind: str, id: str) -> str | None:
        """The SHA-256 of a piece of content; None for one that comes with Peerless."""
        found = (
            digest for its_kind, its_id, digest in self.content if (its_kind, its_id) == (kind, id)
        )
        return next(found, None)

    def __str__(self) -> str:
        lines = [f"{seat} {text}" for seat, text in self.decisions]
        return "\n".join([*self._header(), "", *lines]) + "\n"

    def _header(self) -> list[str]:
        heroes = ", ".join(f"{seat} {hero}" for seat, hero in enumerate(self.heroes))
        return [
            f"battlefield: {self.battlefield}",
            f"mode: {self.mode}",
            f"heroes: {heroes}",
            *([f"enemies: {', '.join(self.enemies)}"] if self.enemies else []),
            *([f"discoveries: {', '.join(self.discoveries)}"] if self.discoveries else []),
            f"seed: {self.seed}",
            f"rules: {self.rules}",
            *([f"house: {_house_in_words(self.house)}"] if self.house != USUAL else []),
            *([f"content: {_content_in_words(self.content)}"] if self.content else []),
            f"result: {self.result}",
        ]


def read_record(text: str) -> Record:
    """The record that a text holds, or `BadRecord` with the line that is wrong."""
    lines = text.splitlines()
    gap = next((i for i, line in enumerate(lines) if not line.strip()), len(lines))
    header, places = _read_header(lines[:gap])
    record = Record(
        battlefield=header["battlefield"],
        heroes=_read_heroes(header["heroes"], places["heroes"]),
        seed=_read_seed(header["seed"], places["seed"]),
        mode=_read_fixed("mode", header["mode"], MODES, places["mode"]),
        rules=_read_fixed("rules", header["rules"], (RULES_VERSION,), places["rules"]),
        house=_read_house(header.get("house", ""), places.get("house", 0)),
        content=_read_content(header.get("content", ""), places.get("content", 0)),
        result=header.get("result", UNFINISHED),
        enemies=_read_ids("enemies", header, places),
        discoveries=_read_ids("discoveries", header, places),
        lines=places,
    )
    _check_content(record)
    for number, line in enumerate(lines[gap:], gap + 1):
        if line.strip():
            record.lines[len(record.decisions)] = number
            record.decisions.append(_read_decision(line.strip(), number))
    return record


def _read_header(lines: list[str]) -> tuple[dict[str, str], dict[str | int, int]]:
    """The header's values, and their lines."""
    header: dict[str, str] = {}
    places: dict[str | int, int] = {}
    for number, line in enumerate(lines, 1):
        key, colon, value = (part.strip() for part in line.partition(":"))
        if not colon:
            raise BadRecord(number, "record-no-key", found=line)
        if key not in KEYS:
            raise BadRecord(number, "record-unknown-key", key=key, keys=", ".join(KEYS))
        if key in header:
            raise BadRecord(number, "record-key-twice", key=key, first=str(places[key]))
        header[key], places[key] = value, number
    needed = [key for key in KEYS if key not in _MAY_BE_MISSING]
    if header.get("mode") == Mode.ADVENTURE.value:
        needed.append("enemies")
    for key in needed:
        if key not in header:
            raise BadRecord(len(lines) + 1, "record-missing-key", key=key)
    return header, places


def _read_heroes(text: str, line: int) -> tuple[str, ...]:
    heroes = []
    for seat, part in enumerate(text.split(",")):
        words = part.split()
        if len(words) != 2 or words[0] != str(seat):
            raise BadRecord(line, "record-hero", seat=str(seat), found=part.strip())
        heroes.append(words[1])
    return tuple(heroes)


def _read_ids(key: str, header: dict[str, str], places: dict[str | int, int]) -> tuple[str, ...]:
    """Ids with commas between them; none if the key is missing."""
    if key not in header:
        return ()
    ids = tuple(part.strip() for part in header[key].split(","))
    for id in ids:
        if len(id.split()) != 1:
            raise BadRecord(places[key], "record-ids", key=key, found=id)
    return ids


def _read_seed(text: str, line: int) -> int:
    try:
        return int(text)
    except ValueError:
        raise BadRecord(line, "record-seed", found=text) from None


def _house_in_words(house: HouseRules) -> str:
    """The house rules that are not the usual ones."""
    return ", ".join(
        f"{rule.name} = {getattr(house, rule.name)}"
        for rule in fields(HouseRules)
        if getattr(house, rule.name) != getattr(USUAL, rule.name)
    )


def _read_house(text: str, line: int) -> HouseRules:
    known = {rule.name for rule in fields(HouseRules)}
    values: dict[str, Any] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, _, value = (word.strip() for word in part.partition("="))
        if name not in known or not (value in ("True", "False") or value.isdecimal()):
            raise BadRecord(line, "record-house", found=part)
        values[name] = value == "True" if value[0] in "TF" else int(value)
    return HouseRules(**values)


def _content_in_words(content: tuple[tuple[str, str, str], ...]) -> str:
    return ", ".join(f"{kind} {id} sha256:{digest}" for kind, id, digest in content)


def _read_content(text: str, line: int) -> tuple[tuple[str, str, str], ...]:
    content = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        found = _CONTENT.fullmatch(part)
        if found is None:
            expected = any_of([f'"{kind} ID sha256:..."' for kind in CONTENT_KINDS])
            raise BadRecord(line, "record-content", expected=expected, found=part)
        content.append((found[1], found[2], found[3]))
    return tuple(content)


def _check_content(record: Record) -> None:
    """What is named is played, and named once."""
    played = [
        ("battlefield", record.battlefield),
        *(("hero", hero) for hero in record.heroes),
        *(("enemy", enemy) for enemy in record.enemies),
        *(("discovery", discovery) for discovery in record.discoveries),
    ]
    named = [(kind, id) for kind, id, _ in record.content]
    for kind, id in named:
        if (kind, id) not in played:
            raise BadRecord(record.line_of("content"), "record-not-played", kind=kind, name=id)
        if named.count((kind, id)) > 1:
            raise BadRecord(record.line_of("content"), "record-named-twice", kind=kind, name=id)


def _read_fixed(key: str, text: str, allowed: tuple[str, ...], line: int) -> str:
    """A value of which this program knows only some."""
    if text not in allowed:
        raise BadRecord(line, "record-fixed", key=key, expected=any_of(allowed), found=text)
    return text


def _read_decision(text: str, line: int) -> tuple[int, str]:
    found = _DECISION.fullmatch(text)
    if found is None:
        raise BadRecord(line, "record-decision", found=text)
    return int(found[1]), found[2]
