"""Records: a game is its header and its decisions; run again, it gives the same events."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

RULES_VERSION = "1"


class BadRecord(ValueError):
    """The text is no record; the message says which line and why."""


@dataclass(slots=True)
class Record:
    battlefield: str
    heroes: tuple[str, ...]  # in seat order
    seed: int
    mode: str = "duel"
    rules: str = RULES_VERSION
    result: str = "unfinished"
    decisions: list[tuple[int, str]] = field(default_factory=list)  # seat, notation

    def copy(self) -> Record:
        return replace(self, decisions=self.decisions[:])

    def __str__(self) -> str:
        heroes = ", ".join(f"{seat} {hero}" for seat, hero in enumerate(self.heroes))
        header = [
            f"battlefield: {self.battlefield}",
            f"mode: {self.mode}",
            f"heroes: {heroes}",
            f"seed: {self.seed}",
            f"rules: {self.rules}",
            f"result: {self.result}",
        ]
        lines = [f"{seat} {text}" for seat, text in self.decisions]
        return "\n".join([*header, "", *lines]) + "\n"


def read_record(text: str) -> Record:
    head, _, body = text.replace("\r\n", "\n").partition("\n\n")
    header = _read_header(head)
    first = head.count("\n") + 3
    decisions = []
    for number, line in enumerate(body.splitlines(), first):
        if line.strip():
            seat, _, decision = line.strip().partition(" ")
            if not (seat.isascii() and seat.isdigit() and decision):
                raise BadRecord(f'line {number}: expected a seat and a decision, found "{line}"')
            decisions.append((int(seat), decision))
    return Record(
        battlefield=header["battlefield"],
        heroes=_read_heroes(header["heroes"]),
        seed=_read_seed(header["seed"]),
        mode=header["mode"],
        rules=_read_rules(header["rules"]),
        result=header.get("result", "unfinished"),
        decisions=decisions,
    )


_NEEDED = ("battlefield", "mode", "heroes", "seed", "rules")


def _read_header(head: str) -> dict[str, str]:
    header = {}
    for number, line in enumerate(head.splitlines(), 1):
        key, colon, value = line.partition(":")
        if not colon:
            raise BadRecord(f'line {number}: expected "key: value", found "{line}"')
        header[key.strip()] = value.strip()
    for key in _NEEDED:
        if key not in header:
            raise BadRecord(f'the header has no "{key}:"')
    return header


def _read_heroes(text: str) -> tuple[str, ...]:
    heroes = []
    for seat, part in enumerate(text.split(",")):
        words = part.split()
        if len(words) != 2 or words[0] != str(seat):
            raise BadRecord(f'heroes: expected "{seat} HERO", found "{part.strip()}"')
        heroes.append(words[1])
    return tuple(heroes)


def _read_seed(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise BadRecord(f'seed: expected a number, found "{text}"') from None


def _read_rules(text: str) -> str:
    if text != RULES_VERSION:
        raise BadRecord(
            f'rules: this program plays version {RULES_VERSION}, the record is "{text}"'
        )
    return text
