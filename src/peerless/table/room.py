"""A table with a game on it: who sits where, what has been decided, and who is told of it.

Everything that anyone decides, a person or a bot, goes through `decide`, one at a time: it is
checked, stored, made, and told, in this order."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import ClassVar

from peerless.content.nearest import Unknown
from peerless.content.words import ENGLISH
from peerless.game import SPECTATOR, Game, IllegalAnswer, View
from peerless.record.report import asks_for_action, write_report
from peerless.rules.events import Event
from peerless.table import wire
from peerless.table.company import Company, Hear
from peerless.table.content import Content
from peerless.table.history import TAKEN_BACK, HistoryStep, add_step, answer_openly_forced
from peerless.table.journal import Journal
from peerless.table.refusals import Code, Refused
from peerless.table.seats import Seat
from peerless.table.store import Conflict, Entry
from peerless.table.wire.types import OutlookReply, ReachReply, ReportReply, ViewMessage

log = logging.getLogger(__name__)

_MOST_TAKEN_BACK = 100
"""Take-backs until something is decided for good: each stays in the journal."""


@dataclass(eq=False)
class Room:
    has_replay: ClassVar[bool] = True  # once the game is over

    id: str
    content: Content
    seats: list[Seat]
    game: Game
    steps: list[HistoryStep]
    journal: Journal
    entries: int = 0  # how many the journal has; clients name it to say what they have seen
    seed: int = 0
    maker: str | None = None  # hash of the secret of whoever made it
    network: str = ""  # of whoever made it, if that was since the server started
    visited: bool = False  # somebody has been here since it is in memory
    company: Company = field(default_factory=Company)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    touched: float = -math.inf  # when somebody was last here; one just read has had nobody
    taken_back: int = 0  # since something was decided for good
    failures: Counter[int] = field(default_factory=Counter)  # of bots, by seat
    broken: bool = False  # the store and this room disagree: it is to be read anew
    _whole: dict[tuple[int, str], str] = field(default_factory=dict)  # of now, by seat and language

    # ------------------------------------------------------------ seats

    def claimed(self, secrets: dict[int, str]) -> None:
        """Seats that guests have claimed, by the hashes of their secrets."""
        news = False
        for number, secret in secrets.items():
            news |= self.seats[number].secret != secret
            self.seats[number].secret = secret
        if news:
            self.company.tell(self.id, self.seats)

    @property
    def asked(self) -> int | None:
        question = self.game.question
        return None if question is None else question.seat

    @property
    def bot_asked(self) -> str | None:
        """The bot that is to answer, if it is one."""
        asked = self.asked
        return None if asked is None else self.seats[asked].bot or None

    def prescribed(self) -> str | None:
        """What the bot that is asked has to answer, where it is not free to think."""
        return None

    def touch(self) -> None:
        """Somebody is here."""
        self.touched = time.monotonic()

    # ------------------------------------------------------------ decisions

    async def decide(self, seat: int, number: int, text: str) -> None:
        """A decision of a seat that has seen `number` entries: checked, stored, made, told."""
        async with self.lock:
            self.touch()
            self._check(seat, number)
            action = self.game.find(text)
            if action is None:
                words = text if len(text) <= 80 else text[:80] + "..."
                raise Refused(Code.ILLEGAL, f'"{words}" is not legal now')
            before = self.game
            after = before.copy()
            made = [(seat, str(action))]
            events = list(after.play(action))
            made += answer_openly_forced(after, events)
            await self._store(made, after)
            self._make(before, after, seat, len(made), events)

    def _check(self, seat: int, number: int) -> None:
        if self.broken:
            raise Refused(Code.STALE, "this table is being read anew; join it again")
        if self.game.over:
            raise Refused(Code.OVER, "the game is over")
        if seat == SPECTATOR:
            raise Refused(Code.NOT_YOUR_SEAT, "a spectator decides nothing")
        if number != self.entries:
            words = f"the table is at {self.entries}, this decision was for {number}"
            raise Refused(Code.STALE, words)
        if seat != self.asked:
            raise Refused(Code.NOT_ASKED, f"seat {self.asked} is asked, not seat {seat}")

    def view_to_answer(self, seat: int, number: int) -> View:
        """What a seat may know that is asked, and has seen `number` entries."""
        self.touch()
        self._check(seat, number)
        return self.game.view(seat)

    async def _store(self, made: list[tuple[int, str]], after: Game) -> None:
        """Before anyone is told of it. If it cannot be stored, it has not happened."""
        at = int(time.time() * 1000)
        entries = [
            Entry(self.id, self.entries + i, seat, text, at) for i, (seat, text) in enumerate(made)
        ]
        result = after.record().result if after.over else None
        try:
            await self.journal.add(entries, result)
        except Conflict as error:
            self.broken = True
            log.warning("a decision was overtaken", extra={"table": self.id})
            raise Refused(Code.STALE, "another server has this table; join it again") from error
        except Exception as error:
            self.broken = True  # it may or may not have been stored: look again
            log.error("a decision could not be stored", extra={"table": self.id}, exc_info=error)
            raise Refused(Code.STORE, "the decision could not be stored; join again") from error

    # ------------------------------------------------------------ decisions at other servers

    async def catch_up(self, read: Callable[[int], Awaitable[list[Entry]]]) -> None:
        """Decisions that another server has stored are made here too, and told. `read` gives those
        from a number on."""
        async with self.lock:
            try:
                waiting = await read(self.entries)
                while waiting and not self.broken:
                    waiting = waiting[self._follow(waiting) :]
            except Exception:
                self.broken = True  # it is read anew as a whole
                log.exception("a table could not catch up", extra={"table": self.id})

    def _follow(self, entries: list[Entry]) -> int:
        """Make the first of these, and what follows of itself; how many that were."""
        first = entries[0]
        if first.number != self.entries:
            raise IllegalAnswer(f"entry {first.number} after {self.entries} entries")
        taken_back = TAKEN_BACK.fullmatch(first.decision)
        if taken_back:
            step = self.steps.pop()
            if step.before is None or step.decisions != int(taken_back[1]):
                raise IllegalAnswer("what was taken back is not what was decided here")
            self.game = step.before
            self.entries += 1
            self.taken_back += 1
            self._tell(self.history(), whole=True)
            return 1
        before, after = self.game, self.game.copy()
        events = list(after.play(first.decision))
        forced = answer_openly_forced(after, events)
        if [(each.seat, each.decision) for each in entries[1 : 1 + len(forced)]] != forced:
            raise IllegalAnswer("what follows of itself is not in the journal")
        self._make(before, after, first.seat, 1 + len(forced), events)
        return 1 + len(forced)

    def _make(self, before: Game, after: Game, seat: int, made: int, events: list[Event]) -> None:
        """What is stored has happened, and is told."""
        self.entries += made
        self.game = after
        add_step(self.steps, before, after, seat, made, events)
        if self.steps[-1].before is None:
            self.taken_back = 0
        self._tell([events])

    # ------------------------------------------------------------ take-back

    async def take_back(self, seat: int, number: int) -> None:
        """Free until another seat is asked or anything random or hidden has been shown."""
        async with self.lock:
            self.touch()
            self._check(seat, number)
            if not self.can_take_back(seat):
                raise Refused(Code.CANNOT_TAKE_BACK, "the last decision cannot be taken back")
            self.taken_back += 1
            step = self.steps[-1]
            assert step.before is not None
            await self._store([(seat, f"take back {step.decisions}")], step.before)
            self.entries += 1
            self.steps.pop()
            self.game = step.before
            self._tell(self.history(), whole=True)

    def can_take_back(self, seat: int) -> bool:
        last = self.steps[-1]
        often = self.taken_back >= _MOST_TAKEN_BACK
        return last.before is not None and last.seat == seat and not often

    # ------------------------------------------------------------ telling

    def join(self, hear: Hear, seat: int, presence: bool = False, language: str = ENGLISH) -> None:
        """Whoever joins again is told everything again, maybe in another language."""
        self.touch()
        self.visited = True
        news = self.company.add(hear, seat, presence, language)
        hear(self.whole(seat, language))
        if news:
            self.company.tell(self.id, self.seats)
        elif presence:
            self.company.tell(self.id, self.seats, [hear])

    def leave(self, hear: Hear) -> None:
        """From every seat that this connection has here."""
        self.touch()
        if self.company.remove(hear):
            self.company.tell(self.id, self.seats)

    def take_over(self, broken: Room) -> None:
        """Those at a room that this one replaces are told where the table really is."""
        self.company = broken.company
        self._tell(self.history(), whole=True)

    def history(self) -> list[list[Event]]:
        """What has happened, decision by decision."""
        return [step.events for step in self.steps]

    def whole(self, seat: int, language: str = ENGLISH) -> str:
        """All that a seat may know, as it is sent to whoever joins: made once until it changes."""
        reader = (seat, language)
        if reader not in self._whole:
            self._whole[reader] = self.message(seat, self.history(), True, language)
        return self._whole[reader]

    @cached_property
    def record(self) -> str:
        """Of a game that is over."""
        return str(self.game.record())

    def message(
        self,
        seat: int,
        happened: list[list[Event]],
        whole: bool = False,
        language: str = ENGLISH,
    ) -> str:
        """The table as a seat may see it now, and what has happened since it was last told."""
        return wire.written(self.shown(seat, happened, whole, language))

    def shown(
        self, seat: int, happened: list[list[Event]], whole: bool, language: str
    ) -> ViewMessage:
        """The same, before it is written."""
        view = self.game.view(seat)
        return {
            "type": "view",
            "table": self.id,
            "seat": wire.seat_out(seat),
            "number": self.entries,
            "whole": whole,
            "events": wire.describe_events(view, happened),
            "log": wire.log_lines(view, happened),
            "told": wire.told_lines(view, happened, language),
            "view": wire.describe(view),
            "question": wire.question(view, language),
            "take_back": self.can_take_back(seat),
            "lesson": None,
        }

    # ------------------------------------------------------------ looking closer

    def reach(self, seat: int, fighter: str) -> str:
        """Where a fighter could go, and whom it could attack."""
        try:
            found = self.game.view(seat).reach(fighter)
        except Unknown as error:
            raise Refused(Code.UNKNOWN, str(error)) from None
        reply: ReachReply = {
            "type": "reach",
            "table": self.id,
            "seat": wire.seat_out(seat),
            "number": self.entries,
            "fighter": found.fighter,
            "spaces": found.spaces,
            "targets": found.targets,
        }
        return wire.written(reply)

    async def outlook(self, seat: int) -> str:
        """Where the fighters of a seat could be attacked next, and what its attacks would do. It
        is read from the seat's view, beside what goes on; what is dealt anew in it goes by the
        number of the table, and so tells nothing of the true cards."""
        view, number = self.game.view(seat), self.entries
        threats, blows = await asyncio.to_thread(
            lambda: (wire.threats(view), wire.blows(view, number))
        )
        reply: OutlookReply = {
            "type": "outlook",
            "table": self.id,
            "seat": wire.seat_out(seat),
            "number": number,
            "threats": threats,
            "blows": blows,
        }
        return wire.written(reply)

    async def report(self, seat: int) -> str:
        """The game as a seat may know it, as the text of a scenario. A game is never changed once
        it is here, only replaced, so that it can be read beside what goes on."""
        game, number = self.game, self.entries
        text = await asyncio.to_thread(write_report, game, self._latest_action(), seat)
        reply: ReportReply = {
            "type": "report",
            "table": self.id,
            "seat": wire.seat_out(seat),
            "number": number,
            "scenario": text,
        }
        return wire.written(reply)

    def _latest_action(self) -> Game | None:
        """The game at its latest question for an action."""
        if asks_for_action(self.game):
            return self.game
        return next((step.action for step in reversed(self.steps) if step.action), None)

    def _tell(self, happened: list[list[Event]], whole: bool = False) -> None:
        self._whole.clear()
        messages: dict[tuple[int, str], str] = {}
        for hear, seat in self.company:
            reader = (seat, self.company.language_of(hear))
            if reader not in messages:
                messages[reader] = self.message(seat, happened, whole, reader[1])
            hear(messages[reader])
