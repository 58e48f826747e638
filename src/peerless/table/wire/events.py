"""What has happened, as one seat may know it: for programs, and in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, TypeVar

from peerless.game import SPECTATOR, View
from peerless.messages import ENGLISH
from peerless.record.notation import fighter_name, site_name, source_name, space_name
from peerless.record.telling import in_words
from peerless.record.told import Told as Line
from peerless.record.told import told, told_together
from peerless.rules.events import EVERYONE, Event, Happening
from peerless.rules.masks import bit
from peerless.rules.numbers import Seat
from peerless.rules.setting import Setting
from peerless.table.wire.names import initiative_out, known_or_not, space_out
from peerless.table.wire.parts import Parts
from peerless.table.wire.types import Because, EventThings, GameEvent, Told, wire_name

T = TypeVar("T")

Steps: TypeAlias = Sequence[Sequence[Event]]
"""The events of each decision. They are told apart from those of the next, so that it is the same
story whether it is told decision by decision or as a whole."""


class Telling:
    """What has happened, and the table as it is now, to be told to several seats: what everyone may
    know of it is made once, and what has not changed since the telling before is not made at
    all."""

    def __init__(self, setting: Setting, steps: Steps, before: Telling | None = None) -> None:
        self.setting = setting
        self.parts: Parts = Parts() if before is None else before.parts
        self._lines = [line for events in steps for line in told_together(events)]
        self._open = [_is_open(line) for line in self._lines]
        self._made: dict[tuple[str, int, Seat | None], Any] = {}

    def story(self, what: str, seat: Seat | None, tell: Tell[T]) -> list[T]:
        """What `tell` makes of each line for a seat; without a seat, for someone who may know
        everything. Of what lies open it is made once, for all."""
        return [
            self._line(what, number, None if is_open else seat, tell)
            for number, is_open in enumerate(self._open)
        ]

    def _line(self, what: str, number: int, seat: Seat | None, tell: Tell[T]) -> T:
        key = what, number, seat
        if key not in self._made:
            self._made[key] = tell(self.setting, self._lines[number], number, seat)
        made: T = self._made[key]
        return made


Tell: TypeAlias = Callable[[Setting, Sequence[Event], int, "Seat | None"], T]
"""Makes something of a line: its events, its number, and the seat for which it is."""


def _is_open(line: Sequence[Event]) -> bool:
    return all(event.seers == EVERYONE for event in line)


def describe_events(view: View, telling: Telling, everything: bool = False) -> list[GameEvent]:
    """With the number of the line that tells of each (`log_lines`). Everything may be known of a
    game that is over."""
    lines = telling.story("events", None if everything else view.seat, _seen)
    return [event for line in lines for event in line]


def log_lines(view: View, telling: Telling, everything: bool = False) -> list[str]:
    """What happened, in words for this seat."""
    return telling.story("log", None if everything else view.seat, _in_words)


def told_lines(view: View, telling: Telling, language: str, everything: bool = False) -> list[Told]:
    """The same as messages with arguments, to be read in any language; only texts of cards in them
    are in words, of the language that is asked for."""

    def tell(setting: Setting, line: Sequence[Event], number: int, seat: Seat | None) -> Told:
        return _told(setting, line, seat, language)

    return telling.story(f"told in {language}", None if everything else view.seat, tell)


def _seen(
    setting: Setting, line: Sequence[Event], number: int, seat: Seat | None
) -> list[GameEvent]:
    """The events of a line as a seat may know them."""
    mask = EVERYONE if seat is None else _mask_of(setting, seat)
    return [_event(setting, event.as_seen(mask), number) for event in line]


def _in_words(setting: Setting, line: Sequence[Event], number: int, seat: Seat | None) -> str:
    """In English, as the log has them."""
    return in_words(told(setting, line, seat, ENGLISH))


def _told(setting: Setting, line: Sequence[Event], seat: Seat | None, language: str) -> Told:
    """As a message with arguments, to be read in any language."""
    found = told(setting, line, seat, language)
    because = None if found.because is None else _because(found.because)
    return {"id": found.id, "values": found.values, "because": because}


def _mask_of(setting: Setting, seat: Seat) -> int:
    """A spectator knows only what everyone does."""
    return bit(setting.seats if seat == SPECTATOR else seat)


def _because(line: Line) -> Because:
    return {"id": line.id, "values": line.values}


def _event(setting: Setting, event: Event, line: int) -> GameEvent:
    return {
        "kind": _KINDS[event.kind],
        "source": source_name(setting, event.cause),
        **_things(setting, event),
        **_more(setting, event),
        "line": line,
    }


def _things(setting: Setting, event: Event) -> EventThings:
    things: EventThings = {}
    if event.seat >= 0:
        things["seat"] = event.seat
    if event.fighter >= 0:
        things["fighter"] = fighter_name(setting, event.fighter)
    if event.card != -1:
        things["card"] = known_or_not(setting, event.card)
    if event.space >= 0:
        things["space"] = space_name(setting, event.space)
    return things


def _more(setting: Setting, event: Event) -> EventThings:
    """What `amount` and `other` are depends on what has happened."""
    kind = event.kind
    if kind in _OF_KINDS:
        return _OF_KINDS[kind](setting, event)
    if kind is Happening.REVEALED:
        of_two = setting.faces[event.card].card.defense is not None
        return {"amount": event.amount} if of_two else {}
    return {"amount": event.amount} if kind in _WITH_AMOUNT else {}


_WITH_AMOUNT = frozenset(  # also where it is 0
    {
        Happening.BOOSTED,
        Happening.VALUE_SET,
        Happening.VALUE_ADDED,
        Happening.BONUS,
        Happening.PREVENTED,
        Happening.RECOVERED,
        Happening.HEALTH_SET,
        Happening.NAMED_NUMBER,
        Happening.GAINED_ACTION,
        Happening.ROUND_BEGAN,
        Happening.ROUND_ENDED,
        Happening.OBJECTIVE,
    }
)


def _state(setting: Setting, event: Event) -> EventThings:
    track, value = setting.forces[event.seat].tracks[event.other], event.amount
    return {"state": track.key, "value": value if track.is_counter else track.values[value]}


def _target(setting: Setting, event: Event) -> EventThings:
    return {"target": fighter_name(setting, event.other)}


def _token(setting: Setting, event: Event) -> EventThings:
    return {"token": setting.tokens[event.other].kind.name, "number": event.other}


def _initiative(setting: Setting, event: Event) -> EventThings:
    return {"initiative": initiative_out(setting, event.other)}


def _site(setting: Setting, event: Event) -> EventThings:
    return {"site": site_name(setting, event.other)}


def _markers(setting: Setting, event: Event) -> EventThings:
    return {"site": site_name(setting, event.other), "amount": event.amount}


_KINDS = {kind: wire_name(kind) for kind in Happening}
_OF_KINDS: dict[Happening, Callable[[Setting, Event], EventThings]] = {
    Happening.ATTACKED: _target,
    Happening.SWAPPED: _target,
    Happening.TARGET: lambda s, e: {"target": fighter_name(s, e.other), "amount": e.amount},
    Happening.MOVED: lambda s, e: {"from": space_out(s, e.other)},
    Happening.TOKEN_PLACED: _token,
    Happening.TOKEN_MOVED: _token,
    Happening.TOKEN_REMOVED: _token,
    Happening.COMBAT: lambda s, e: {"attack": e.amount, "defense": e.other},
    Happening.DAMAGED: lambda s, e: {"amount": e.amount, "left": e.other},
    Happening.THREAT: lambda s, e: {"amount": e.amount, "before": e.other},
    Happening.INITIATIVE: _initiative,
    Happening.INITIATIVE_ADDED: _initiative,
    Happening.INITIATIVE_LAST: _initiative,
    Happening.INITIATIVE_LEFT: _initiative,
    Happening.DESTROYED: _site,
    Happening.ACTIVATED: _site,
    Happening.MARKERS_PLACED: _markers,
    Happening.MARKERS_REMOVED: _markers,
    Happening.MARKERS_MOVED: _markers,
    Happening.TURNED_UP: lambda s, e: {"symbol": s.enemies[0].invasion[e.other]},
    Happening.STATE_CHANGED: _state,
}
