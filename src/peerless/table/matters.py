"""What happens at a table beside the decisions of its game: proposals and how they are answered,
bots that play on for those who have left, clocks. It stands in the journal with the decisions, and
everything here is found again from there."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from peerless.table.clocks import Clocks
from peerless.table.seats import Seat
from peerless.table.store import Entry


class Wish(StrEnum):
    """What a seat can propose to the others."""

    TAKE_BACK = "take back"  # its last decision, and all since
    CONCEDE = "concede"  # the game, for its side
    BOT = "bot"  # for a seat that was left


class Matter(NamedTuple):
    """An entry of the journal that is no decision. `asked` is the seat that was asked then, whose
    clock has run so far."""

    what: str
    asked: int
    word: str = ""  # a bot's name, or milliseconds
    about: int = -1  # the seat that it is about, where that is not the one that speaks

    def __str__(self) -> str:
        word = f" {self.word}" if self.word else ""
        about = f" for {self.about}" if self.about >= 0 else ""
        return f"table: {self.what}{word}{about} @{self.asked}"


START, PAUSE, AGREE, DECLINE, STAND_IN, RETURN = (
    "start clocks", "pause", "agree", "decline", "bot", "return",
)  # fmt: skip
_KINDS = (
    *(f"propose {wish.value}" for wish in Wish),
    START,
    PAUSE,
    AGREE,
    DECLINE,
    STAND_IN,
    RETURN,
)
_MATTER = re.compile(rf"table: ({'|'.join(_KINDS)})(?: ([^\s@]+))?(?: for ([0-9]))? @(-?[0-9]+)")
TAKEN_BACK = re.compile(r"take back ([0-9]+)(?: @([0-9]))?")
"""With the seat that was asked, where that is not the one that takes back."""


def matter_of(text: str) -> Matter | None:
    """What an entry is, if it is no decision."""
    if not text.startswith("table: "):  # as most
        return None
    found = _MATTER.fullmatch(text)
    if found is None:
        return None
    return Matter(found[1], int(found[4]), found[2] or "", int(found[3] or -1))


@dataclass
class Proposal:
    wish: Wish
    seat: int  # who proposes it
    about: int = -1  # whose seat a bot would take
    bot: str = ""
    agreed: set[int] = field(default_factory=set)

    def waits_for(self, seats: Sequence[Seat], sides: Sequence[int]) -> list[int]:
        """Those who have yet to agree: every other person; to concede, those of the same side."""
        return [
            number
            for number, seat in enumerate(seats)
            if seat.is_person
            and number not in (self.seat, self.about, *self.agreed)
            and (self.wish is not Wish.CONCEDE or sides[number] == sides[self.seat])
        ]


@dataclass
class Matters:
    """What has come of all of it so far."""

    clocks: Clocks | None = None
    proposal: Proposal | None = None
    declined: set[tuple[int, Wish]] = field(default_factory=set)  # since the last decision
    stand_ins: dict[int, str] = field(default_factory=dict)  # bots, by the seats of those away
    count: int = 0  # of entries that are no decisions

    @classmethod
    def after(cls, entries: Sequence[Entry], clocks: Clocks | None = None) -> Matters:
        matters = cls(clocks)
        for entry in entries:
            matters.note(entry)
        return matters

    def note(self, entry: Entry) -> None:
        matter = matter_of(entry.decision)
        taken_back = TAKEN_BACK.fullmatch(entry.decision)
        if matter is None:
            asked = int(taken_back[2]) if taken_back and taken_back[2] else entry.seat
            self._charge(asked, entry.at, decided=True)
            self.proposal = None
            self.declined.clear()
            return
        self.count += 1
        if matter.what == PAUSE:
            if self.clocks is not None:
                self.clocks.pause(int(matter.word), entry.at)
            return
        self._charge(matter.asked, entry.at, decided=False)
        match matter.what:
            case "start clocks":
                if self.clocks is not None:
                    self.clocks.start(entry.at)
            case "agree":
                if self.proposal is not None:
                    self.proposal.agreed.add(entry.seat)
            case "decline":
                if self.proposal is not None:
                    self.declined.add((self.proposal.seat, self.proposal.wish))
                self.proposal = None
            case "bot":
                self.stand_ins[matter.about] = matter.word
                self.proposal = None
            case "return":
                self.stand_ins.pop(entry.seat, None)
                self.proposal = None
            case _:
                wish = Wish(matter.what.removeprefix("propose "))
                self.proposal = Proposal(wish, entry.seat, matter.about, matter.word)

    def _charge(self, seat: int, at: int, decided: bool) -> None:
        if self.clocks is not None:
            self.clocks.charge(seat, at, decided)
