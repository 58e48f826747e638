"""A finished game, told again: each of its steps as a seat saw it, or with all cards open.

Only games that are over have a replay. What a seat is shown in it is read from that seat's views
and from events as it may see them, as at the table, and so holds nothing that it did not know."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from dataclasses import dataclass

from peerless.content.words import ENGLISH
from peerless.game import SPECTATOR, Game, View
from peerless.rules.events import EVERYONE, Event
from peerless.rules.numbers import Seat
from peerless.table import wire
from peerless.table.history import answer_openly_forced
from peerless.table.refusals import Code, Refused
from peerless.table.room import Room
from peerless.table.wire.types import Combat, Replay, ReplayFrame
from peerless.table.wire.types import View as SeenView

_MOST_KEPT = 64  # replays that are kept written; each is some 20 kB


@dataclass(frozen=True)
class ReplayStep:
    """What a decision, and what followed of itself, made of the game. The first is the setup."""

    game: Game
    seat: Seat  # who decided
    decisions: int  # made up to here
    events: list[Event]


def steps_of(game: Game) -> Iterator[ReplayStep]:
    """A game from its beginning. Each step has a game of its own, which does not change."""
    record = game.record()
    now = Game.begin(game.setting, record.seed)
    yield ReplayStep(now, SPECTATOR, 0, list(now.opening))
    made = 0
    while made < len(record.decisions):
        now = now.copy()
        seat, text = record.decisions[made]
        events = list(now.play_recorded(seat, text))
        made += 1 + len(answer_openly_forced(now, events))
        yield ReplayStep(now, seat, made, events)


def finished(room: Room) -> Game:
    """The game of a table, if everybody may know all of it."""
    if not room.game.over:
        raise Refused(Code.RUNNING, "a game can be watched again when it is over")
    if not room.has_replay:
        raise Refused(Code.UNKNOWN, "a guided game has no replay")
    return room.game


# ---------------------------------------------------------------- what is shown


def replay_of(game: Game, seat: Seat | None, language: str = ENGLISH) -> Replay:
    """As a seat saw it; none: with all cards open."""
    if seat is not None and seat not in range(game.setting.players):
        raise Refused(Code.UNKNOWN, f"there is no seat {seat} at this table")
    frames = [frame_of(step, seat, language) for step in steps_of(game)]
    return {"seat": seat, "frames": frames}


def frame_of(step: ReplayStep, seat: Seat | None, language: str) -> ReplayFrame:
    """What is shown of a step."""
    everything = seat is None
    view = step.game.view(SPECTATOR if seat is None else seat)
    open_ = step.game.question
    answers = open_ is not None and open_.seat == seat  # they are for whoever plays
    asked = step.game.view(SPECTATOR) if answers else view
    telling = wire.Telling(step.game.setting, [step.events])
    return {
        "seat": wire.seat_out(step.seat),
        "number": step.decisions,
        "events": wire.describe_events(view, telling, everything),
        "log": wire.log_lines(view, telling, everything),
        "told": wire.told_lines(view, telling, language, everything),
        "view": _all_open(step.game) if everything else wire.describe(view),
        "question": wire.question(asked, language),
    }


def _all_open(game: Game) -> SeenView:
    """Each player's cards as that player sees them, and all decks."""
    known = game.copy()
    for card in range(len(known.state.known)):
        known.state.known[card] = EVERYONE
    views = [wire.describe(View(known.state, seat)) for seat in range(game.setting.players)]
    shown = views[0]
    shown["players"] = [view["players"][seat] for seat, view in enumerate(views)]
    for seat, view in enumerate(views):
        if shown["combat"] is not None and view["combat"] is not None:
            _open_side(shown["combat"], view["combat"], seat)
    return shown


def _open_side(shown: Combat, seen: Combat, seat: Seat) -> None:
    """What a player has put face down, as that player sees it."""
    if seen["attack"]["seat"] == seat:
        shown["attack"] = seen["attack"]
    if seen["defense"]["seat"] == seat:
        shown["defense"] = seen["defense"]


# ---------------------------------------------------------------- kept for the next who asks


class Replays:
    """Replays as they are sent: compressed, since each frame is much like the one before."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, Seat | None, str], bytes] = {}

    def written(self, table: str, game: Game, seat: Seat | None, language: str = ENGLISH) -> bytes:
        key = (table, seat, language)
        found = self._kept.pop(key, None)
        if found is None:
            found = gzip.compress(
                wire.written(replay_of(game, seat, language)).encode(), 6, mtime=0
            )
        self._kept[key] = found  # the latest comes last
        while len(self._kept) > _MOST_KEPT:
            self._kept.pop(next(iter(self._kept)), None)
        return found
