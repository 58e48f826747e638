"""The room of a table, from what is stored of it."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

from peerless.game import Game
from peerless.record.records import RULES_VERSION
from peerless.table.clocks import Clocks, ClockTerms
from peerless.table.content import AdventureTerms, CannotGoOn, Content, setting_of
from peerless.table.history import first_step, replay_steps
from peerless.table.journal import Journal
from peerless.table.lessons import LessonRoom, lesson_in
from peerless.table.matters import Matters
from peerless.table.people_store import PeopleStore
from peerless.table.room import Room
from peerless.table.seats import Seat
from peerless.table.series import SeriesScore
from peerless.table.store import Entry, Store, Stored


class Found(NamedTuple):
    """All that is stored of a table."""

    stored: Stored
    content: Content
    entries: list[Entry]
    claimed: dict[int, str]
    names: dict[int, str]


def read_table(store: Store, id: str) -> Found | None:
    """What is stored of a table."""
    stored = store.table(id)
    if stored is None:
        return None
    files = tuple(store.content(stored.content).items())
    terms = None if stored.adventure is None else AdventureTerms.of(stored.adventure)
    content = Content(stored.mode, stored.battlefield, tuple(stored.heroes), files, terms)
    names = PeopleStore(store).names(id)
    return Found(stored, content, store.entries(id), store.claimed(id), names)


def reopen_room(found: Found, journal: Journal) -> Room:
    """The room of a table that is in the store; `CannotGoOn` if this version has no way to it."""
    stored, content, entries, claimed, names = found
    if stored.rules != RULES_VERSION:
        words = f"this game was begun under rules {stored.rules}, here are {RULES_VERSION}"
        raise CannotGoOn(words)
    if [entry.number for entry in entries] != [*range(max(len(entries), stored.entries or 0))]:
        raise CannotGoOn("decisions of this game are missing in the store")
    if content.hash != stored.content:
        raise CannotGoOn("the content that this game was begun with has been changed in the store")
    try:
        room = open_room(stored, content, entries, journal)
        room.claimed(claimed, names, stored.rematch)
        return room
    except CannotGoOn:
        raise
    except Exception as error:  # what it says may name cards, so it is not passed on
        raise CannotGoOn("the decisions of this game cannot be played again here") from error


def seats_of(stored: object) -> list[Seat]:
    try:
        return [Seat.of(dict(seat)) for seat in stored]  # type: ignore[attr-defined]
    except (TypeError, ValueError, KeyError) as error:
        raise CannotGoOn("what is stored of this table's seats is damaged") from error


def open_room(stored: Stored, content: Content, entries: list[Entry], journal: Journal) -> Room:
    """The room of a table, its journal played again."""
    lesson = lesson_in(content)
    game = Game.begin(setting_of(content), stored.seed) if lesson is None else lesson.begin(content)
    steps = [first_step(game)]
    if entries:
        game, steps = replay_steps(game, entries)
    seats = seats_of(stored.seats)
    make_room = Room if lesson is None else partial(LessonRoom, lesson=lesson)
    room = make_room(
        stored.id, content, seats, game, steps, journal, len(entries), stored.seed, stored.maker
    )
    clocks = None if stored.clock is None else Clocks.of(terms_of(stored.clock), len(seats))
    room.matters = Matters.after(entries, clocks)
    room.listed = stored.listed is not None
    room.series = None if stored.series is None else series_of(stored.series)
    room.network = stored.network
    room.seat_stand_ins()
    return room


def series_of(stored: dict[str, Any]) -> SeriesScore:
    try:
        return SeriesScore.of(stored)
    except (TypeError, KeyError) as error:
        raise CannotGoOn("what is stored of this table's series is damaged") from error


def terms_of(stored: dict[str, Any]) -> ClockTerms:
    try:
        return ClockTerms.of(stored)
    except (TypeError, KeyError) as error:
        raise CannotGoOn("what is stored of this table's clock is damaged") from error
