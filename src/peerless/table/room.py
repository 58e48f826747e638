"""A table with a game on it: who sits where, what has been decided, and who is told of it.

Everything that anyone decides, a person or a bot, goes through `decide`, one at a time: it is
checked, stored, made, and told, in this order. So does what people agree on beside the game
(`agreements.py`)."""

from __future__ import annotations

import asyncio
import copy
import logging
import math
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import ClassVar

from peerless.content.nearest import Unknown
from peerless.game import SPECTATOR, Game, IllegalAnswer, View
from peerless.record.report import asks_for_action, write_report
from peerless.rules.events import Event
from peerless.table import wire
from peerless.table.aside import Aside
from peerless.table.budgets import Bucket
from peerless.table.clocks import Clocks
from peerless.table.company import Company, Hear, Reader
from peerless.table.content import Content
from peerless.table.history import HistoryStep, add_step, answer_openly_forced, way_back
from peerless.table.journal import Journal
from peerless.table.matters import TAKEN_BACK, Matters, matter_of
from peerless.table.networks import NOBODY
from peerless.table.people_store import Line
from peerless.table.refusals import Code, Refused
from peerless.table.seats import Held, Seat
from peerless.table.seeds import commitment_to
from peerless.table.series import SeriesScore
from peerless.table.store import Conflict, Due, Entry
from peerless.table.wire.matters import clock_out, proposal_out, series_out, wishes
from peerless.table.wire.types import OutlookReply, ReachReply, ReportReply, ViewMessage

log = logging.getLogger(__name__)

_MOST_TAKEN_BACK = 100
"""Take-backs until something is decided for good: each stays in the journal."""


_SHORT = 12
"""Steps of a game that can be told in the event loop without anybody noticing."""


def now_ms() -> int:
    return int(time.time() * 1000)


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
    network: str = NOBODY  # of whoever made it, while the game runs
    visited: bool = False  # somebody has been here since it is in memory
    company: Company = field(default_factory=Company)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    touched: float = -math.inf  # when somebody was last here; one just read has had nobody
    taken_back: int = 0  # since something was decided for good
    failures: Counter[int] = field(default_factory=Counter)  # of bots, by seat
    matters: Matters = field(default_factory=Matters)
    series: SeriesScore | None = None  # of which this game is one
    listed: bool = False  # it is open to everyone, until all seats are taken
    said: set[int] = field(default_factory=set)  # lines of the chat that were told
    lines: list[Line] = field(default_factory=list)  # the latest of them
    knows_lines: bool = False  # and of those before it was in memory
    pace_of_chat: dict[int, Bucket] = field(default_factory=dict)  # by seat
    broken: bool = False  # the store and this room disagree: it is to be read anew
    _whole: dict[Reader, str] = field(default_factory=dict)  # of now
    _telling: wire.Telling | None = None  # the last one

    # ------------------------------------------------------------ seats

    def claimed(
        self, secrets: dict[int, str], names: dict[int, str], rematch: str | None = None
    ) -> None:
        """Seats that guests have claimed, by the hashes of their secrets; what everyone is called,
        and the table at which they play again."""
        news = rematch != self.company.rematch
        self.company.rematch = rematch
        for number, secret in secrets.items():
            news |= self.seats[number].secret != secret
            self.seats[number].secret = secret
        for number, name in names.items():
            news |= self.seats[number].name != name
            self.seats[number].name = name
        if news:
            self.company.tell(self.id, self.seats)

    @property
    def asked(self) -> int | None:
        question = self.game.state.question
        return None if question is None else question.seat

    @property
    def bot_asked(self) -> str | None:
        """The bot that is to answer, if it is one."""
        asked = self.asked
        return None if asked is None else self.seats[asked].played_by or None

    @property
    def sides(self) -> Sequence[int]:
        """Of each seat."""
        return self.game.setting.sides

    @property
    def waits_openly(self) -> bool:
        """Whether somebody waits here for anyone to come."""
        return self.listed and bool(self.company) and any(s.held is Held.OPEN for s in self.seats)

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
            entries = await self.store(made, after)
            self._make(before, after, seat, entries, events)

    def check_current(self, seat: int, number: int) -> None:
        """Whether a seat may say anything now that changes the table."""
        if self.broken:
            raise Refused(Code.STALE, "this table is being read anew; join it again")
        if self.game.over:
            raise Refused(Code.OVER, "the game is over")
        if seat == SPECTATOR:
            raise Refused(Code.NOT_YOUR_SEAT, "a spectator decides nothing")
        if number != self.entries:
            words = f"the table is at {self.entries}, this decision was for {number}"
            raise Refused(Code.STALE, words)

    def _check(self, seat: int, number: int) -> None:
        self.check_current(seat, number)
        if seat != self.asked:
            raise Refused(Code.NOT_ASKED, f"seat {self.asked} is asked, not seat {seat}")

    def view_to_answer(self, seat: int, number: int) -> View:
        """What a seat may know that is asked, and has seen `number` entries."""
        self.touch()
        self._check(seat, number)
        return self.game.view(seat)

    async def store(self, made: Sequence[tuple[int, str]], after: Game) -> list[Entry]:
        """Before anyone is told of it. If it cannot be stored, it has not happened."""
        at = now_ms()
        entries = [
            Entry(self.id, self.entries + i, seat, text, at) for i, (seat, text) in enumerate(made)
        ]
        result = after.record().result if after.over else None
        matters, asked = self._matters_after(entries), after.state.question
        seat = None if asked is None else asked.seat
        asks_bot = seat is not None and bool(matters.stand_ins.get(seat) or self.seats[seat].bot)
        try:
            due = _due(matters.clocks, None if asks_bot else seat)
            await self.journal.add(entries, result, due, asks_bot)
        except Conflict as error:
            log.warning("a decision was overtaken", extra={"table": self.id})
            if not await self._follow_others():
                self.broken = True  # then it was no decision of others: look again
            raise Refused(Code.STALE, "somebody decided at another server before") from error
        except Exception as error:
            self.broken = True  # it may or may not have been stored: look again
            log.error("a decision could not be stored", extra={"table": self.id}, exc_info=error)
            raise Refused(Code.STORE, "the decision could not be stored; join again") from error
        return entries

    def _matters_after(self, entries: Sequence[Entry]) -> Matters:
        """What will hold beside the game once these are stored; a decision changes clocks alone."""
        if self.matters.clocks is None and not any(matter_of(e.decision) for e in entries):
            return self.matters
        matters = copy.deepcopy(self.matters)
        for entry in entries:
            matters.note(entry)
        return matters

    def note(self, entries: Sequence[Entry]) -> None:
        """What is stored holds from now on, also beside the game."""
        self.entries += len(entries)
        for entry in entries:
            self.matters.note(entry)
        self.seat_stand_ins()

    def seat_stand_ins(self) -> None:
        for number, seat in enumerate(self.seats):
            seat.stand_in = self.matters.stand_ins.get(number, "")

    # ------------------------------------------------------------ decisions at other servers

    async def catch_up(self, told: Sequence[Entry] = ()) -> None:
        """Decisions that another server has stored are made here too, and told: those it has told
        of, or if some are missing before them, all that are in the journal."""
        async with self.lock:
            new = [entry for entry in told if entry.number >= self.entries]
            if self.broken or (told and not new):
                return
            if new and new[0].number == self.entries:
                self._follow_all(new)
            else:
                await self._follow_others()

    async def _follow_others(self) -> bool:
        """Whether anything stood in the journal that was not here."""
        try:
            waiting = await self.journal.read(self.id, self.entries)
        except Exception:
            self.broken = True  # it is read anew as a whole
            log.exception("a table could not be read", extra={"table": self.id})
            return False
        self._follow_all(waiting)
        return bool(waiting)

    def _follow_all(self, waiting: list[Entry]) -> None:
        try:
            while waiting:
                waiting = waiting[self._follow(waiting) :]
        except Exception:
            self.broken = True
            log.exception("a table could not catch up", extra={"table": self.id})

    def _follow(self, entries: list[Entry]) -> int:
        """Make the first of these, and what follows of itself; how many that were."""
        first = entries[0]
        if first.number != self.entries:
            raise IllegalAnswer(f"entry {first.number} after {self.entries} entries")
        taken_back = TAKEN_BACK.fullmatch(first.decision)
        if taken_back:
            self.note([first])
            self.go_back(int(taken_back[1]))
            return 1
        if matter_of(first.decision) is not None:
            self.note([first])
            self.tell()
            return 1
        before, after = self.game, self.game.copy()
        events = list(after.play_recorded(first.seat, first.decision))
        forced = answer_openly_forced(after, events)
        if [(each.seat, each.decision) for each in entries[1 : 1 + len(forced)]] != forced:
            raise IllegalAnswer("what follows of itself is not in the journal")
        self._make(before, after, first.seat, entries[: 1 + len(forced)], events)
        return 1 + len(forced)

    def _make(
        self, before: Game, after: Game, seat: int, entries: Sequence[Entry], events: list[Event]
    ) -> None:
        """What is stored has happened, and is told."""
        self.note(entries)
        self.game = after
        add_step(self.steps, before, after, seat, len(entries), events)
        if self.steps[-1].before is None:
            self.taken_back = 0
        self.tell([events])

    async def give_up(self, seat: int, made: Sequence[tuple[int, str]]) -> None:
        """The game is over by the last of these entries: a side concedes, or its time is up."""
        before, after = self.game, self.game.copy()
        events = list(after.give_up(seat, made[-1][1]))
        entries = await self.store(made, after)
        self.note(entries[:-1])
        self._make(before, after, seat, entries[-1:], events)

    # ------------------------------------------------------------ take-back

    async def take_back(self, seat: int, number: int) -> None:
        """Free until another seat is asked or anything random or hidden has been shown."""
        async with self.lock:
            self.touch()
            self._check(seat, number)
            if not self.can_take_back(seat):
                raise Refused(Code.CANNOT_TAKE_BACK, "the last decision cannot be taken back")
            step = self.steps[-1]
            assert step.before is not None
            entries = await self.store([(seat, f"take back {step.decisions}")], step.before)
            self.note(entries)
            self.go_back(step.decisions)

    def go_back(self, decisions: int) -> None:
        """So many have not happened, and are forgotten here."""
        game = self.game
        while decisions > 0:
            step = self.steps.pop()
            back = step.unrevealed or step.before
            if back is None or step.decisions > decisions:
                raise IllegalAnswer("what was taken back is not what was decided here")
            game, decisions = back, decisions - step.decisions
        self.game = game
        self.taken_back += 1
        self.tell(self.history(), whole=True)

    def can_take_back(self, seat: int) -> bool:
        last = self.steps[-1]
        return last.before is not None and last.seat == seat and not self._taken_back_often

    @property
    def _taken_back_often(self) -> bool:
        return self.taken_back >= _MOST_TAKEN_BACK

    def way_back(self, seat: int) -> int | None:
        """How many steps can be taken back if all agree, up to the last decision of a seat."""
        return None if self._taken_back_often else way_back(self.steps, seat)

    # ------------------------------------------------------------ telling

    def join(
        self,
        hear: Hear,
        reader: Reader,
        presence: bool = False,
        chat: bool = False,
    ) -> None:
        """Whoever joins again is told everything again, maybe in another language."""
        self.touch()
        self.visited = True
        news = self.company.add(hear, reader, presence, chat)
        hear(self.whole(reader))
        self._tell_clock([hear])
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
        self.tell(self.history(), whole=True)

    def history(self) -> list[list[Event]]:
        """What has happened, decision by decision."""
        return [step.events for step in self.steps]

    def whole(self, reader: Reader) -> str:
        """All that a seat may know, as it is sent to whoever joins: made once until it changes."""
        if reader not in self._whole:
            telling = wire.Telling(self.game.setting, self.history(), self._telling)
            self._whole[reader] = self.message(reader, telling, True)
        return self._whole[reader]

    def write_whole(self, reader: Reader, history: list[list[Event]]) -> str:
        """The same, in another thread: nothing that this one has made is used or changed."""
        return self.message(reader, wire.Telling(self.game.setting, history), True)

    def has_written(self, reader: Reader) -> bool:
        """Whether all that a seat may know is written, or is written in no time."""
        return reader in self._whole or len(self.steps) < _SHORT

    def keep_written(self, number: int, reader: Reader, message: str) -> None:
        """What was written of the table when it had so many entries, unless it has moved on."""
        if number == self.entries:
            self._whole[reader] = message

    @cached_property
    def record(self) -> str:
        """Of a game that is over."""
        return str(self.game.record())

    def message(self, reader: Reader, telling: wire.Telling, whole: bool = False) -> str:
        """The table as a seat may see it now, and what has happened since it was last told."""
        return wire.written(self.shown(reader, telling, whole))

    def shown(self, reader: Reader, telling: wire.Telling, whole: bool) -> ViewMessage:
        """The same, before it is written."""
        seat, language, log = reader
        view = self.game.view(seat)
        return {
            "type": "view",
            "table": self.id,
            "seat": wire.seat_out(seat),
            "number": self.entries,
            "whole": whole,
            "events": wire.describe_events(view, telling),
            "log": wire.log_lines(view, telling) if log else [],
            "told": wire.told_lines(view, telling, language),
            "view": wire.describe(view, telling.parts),
            "question": wire.question(view, language, telling.parts),
            "take_back": self.can_take_back(seat),
            "may": [*wishes(self, seat)],
            "proposal": proposal_out(self),
            "played_by": [each.who for each in self.seats],
            "lesson": None,
            "series": series_out(self),
            "commitment": commitment_to(self.seed) if whole else None,
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

    async def outlook(self, seat: int, aside: Aside) -> str:
        """Where the fighters of a seat could be attacked next, and what its attacks would do. It
        is read from the seat's view, beside what goes on; what is dealt anew in it goes by the
        number of the table, and so tells nothing of the true cards."""
        view, number = self.game.view(seat), self.entries
        threats, blows = await aside.do(
            self.id, lambda: (wire.threats(view), wire.blows(view, number))
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

    async def report(self, seat: int, aside: Aside) -> str:
        """The game as a seat may know it, as the text of a scenario. A game is never changed once
        it is here, only replaced, so that it can be read beside what goes on."""
        number = self.entries
        write = partial(write_report, self.game, self._latest_action(), seat)
        text = await aside.do(self.id, write)
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

    def tell(self, happened: Sequence[list[Event]] = (), whole: bool = False) -> None:
        """Everyone here, each as they may know it."""
        self._whole.clear()
        if not self.company:
            self._telling = None
            return
        self._telling = wire.Telling(self.game.setting, happened, self._telling)
        messages: dict[Reader, str] = {}
        for hear, reader in self.company:
            if reader not in messages:
                messages[reader] = self.message(reader, self._telling, whole)
            hear(messages[reader])
        self._tell_clock()

    def _tell_clock(self, hearers: Sequence[Hear] | None = None) -> None:
        """How much time is left, where there are clocks."""
        message = clock_out(self)
        if message is not None:
            written = wire.written(message)
            for hear in {hear for hear, _ in self.company} if hearers is None else hearers:
                hear(written)


def _due(clocks: Clocks | None, person: int | None) -> Due | None:
    """When the clock of the person runs out who is asked, where there are clocks."""
    return None if clocks is None else Due(None if person is None else clocks.due(person))
