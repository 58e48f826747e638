"""What has happened, as one seat may know it: for programs, and in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias, TypeVar, cast

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
from peerless.table.wire.parts import Parts, encode
from peerless.table.wire.types import Because, EventThings, GameEvent, Told, ViewMessage, wire_name

T = TypeVar("T")

Steps: TypeAlias = Sequence[Sequence[Event]]
"""The events of each decision. They are told apart from those of the next, so that it is the same
story whether it is told decision by decision or as a whole."""


class Telling:
    """What has happened, and the table as it is now, to be told to several seats: what everyone may
    know of it is made once, and what has not changed since the telling before is not made at
    all."""

    def __init__(self, setting: Setting, steps: Steps, before: Telling | None = None) -> None:
        self.parts: Parts = Parts(None if before is None else before.parts)
        together = [each for events in steps for each in told_together(events)]
        self.lines = [_TellingLine(setting, number, each) for number, each in enumerate(together)]
        self._is_open = all(line.is_open for line in self.lines)
        self._stories = Parts()

    def story(self, what: str, seat: Seat | None, tell: Callable[[], list[T]]) -> list[T]:
        """One that is the same for all seats where everything in it lies open."""
        return self._stories.part((what, None if self._is_open else seat), tell)

    def written(self, message: ViewMessage) -> str:
        """As it is sent: what several are told alike is written once."""
        whole, view = cast(dict[str, object], message), cast(dict[str, object], message["view"])
        rest = {name: each for name, each in whole.items() if name not in _APART}
        seen = {name: each for name, each in view.items() if name not in _PARTS}
        of_view = {name: self.parts.written(view[name]) for name in ("fighters", "tokens")}
        players = [self.parts.written(player) for player in message["view"]["players"]]
        of_view["players"] = f"[{','.join(players)}]"
        told = {name: self._stories.written(whole[name]) for name in _STORIES}
        return _with(encode(rest), {"view": _with(encode(seen), of_view), **told})


_STORIES = ("events", "log", "told")
_APART = frozenset({"view", *_STORIES})
_PARTS = frozenset({"fighters", "tokens", "players"})


def _with(written: str, more: dict[str, str]) -> str:
    """An object as JSON, with more in it that is written already."""
    added = ",".join([f'"{name}":{value}' for name, value in more.items()])
    return f"{written[:-1]},{added}}}"


class _TellingLine:
    """Events that are told together, in words for each who may know something else of them."""

    def __init__(self, setting: Setting, number: int, events: list[Event]) -> None:
        self._setting = setting
        self._number = number
        self._events = events
        self.is_open = all(event.seers == EVERYONE for event in events)
        self._speaks = events[0].kind is Happening.LASTS  # in words of a card
        self._told: dict[tuple[Seat | None, str], Line] = {}
        self._seen: dict[Seat | None, list[GameEvent]] = {}
        self._words: dict[Seat | None, str] = {}
        self._out: dict[tuple[Seat | None, str], Told] = {}

    def seen(self, seat: Seat | None) -> list[GameEvent]:
        """The events as a seat may know them; without a seat, all there is to know."""
        reader = None if self.is_open else seat
        found = self._seen.get(reader)
        if found is None:
            mask = EVERYONE if reader is None else _mask_of(self._setting, reader)
            found = self._seen[reader] = [
                _event(self._setting, event.as_seen(mask), self._number) for event in self._events
            ]
        return found

    def words(self, seat: Seat | None) -> str:
        """In English, as the log has them."""
        reader = None if self.is_open else seat
        found = self._words.get(reader)
        if found is None:
            found = self._words[reader] = in_words(self._line(reader, ENGLISH))
        return found

    def told(self, seat: Seat | None, language: str) -> Told:
        """As a message with arguments, to be read in any language."""
        reader = None if self.is_open else seat
        key = (reader, language if self._speaks else ENGLISH)
        found = self._out.get(key)
        if found is None:
            line = self._line(*key)
            because = None if line.because is None else _because(line.because)
            found = self._out[key] = {"id": line.id, "values": line.values, "because": because}
        return found

    def _line(self, reader: Seat | None, language: str) -> Line:
        found = self._told.get((reader, language))
        if found is None:
            found = told(self._setting, self._events, reader, language)
            self._told[reader, language] = found
        return found


def describe_events(view: View, telling: Telling, everything: bool = False) -> list[GameEvent]:
    """With the number of the line that tells of each (`log_lines`). Everything may be known of a
    game that is over."""
    seat = None if everything else view.seat
    return telling.story(
        "events", seat, lambda: [event for line in telling.lines for event in line.seen(seat)]
    )


def log_lines(view: View, telling: Telling, everything: bool = False) -> list[str]:
    """What happened, in words for this seat."""
    seat = None if everything else view.seat
    return telling.story("log", seat, lambda: [line.words(seat) for line in telling.lines])


def told_lines(view: View, telling: Telling, language: str, everything: bool = False) -> list[Told]:
    """The same as messages with arguments, to be read in any language; only texts of cards in them
    are in words, of the language that is asked for."""
    seat = None if everything else view.seat
    return telling.story(
        f"told in {language}", seat, lambda: [line.told(seat, language) for line in telling.lines]
    )


def _mask_of(setting: Setting, seat: Seat) -> int:
    """A spectator knows only what everyone does."""
    return bit(setting.seats if seat == SPECTATOR else seat)


def _because(line: Line) -> Because:
    return {"id": line.id, "values": line.values}


def _event(setting: Setting, event: Event, line: int) -> GameEvent:
    return {
        "kind": wire_name(event.kind),
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
    kind, amount, other = event.kind, event.amount, event.other
    if kind in (Happening.ATTACKED, Happening.SWAPPED):
        return {"target": fighter_name(setting, other)}
    if kind is Happening.TARGET:
        return {"target": fighter_name(setting, other), "amount": amount}
    if kind is Happening.MOVED:
        return {"from": space_out(setting, other)}
    if kind in (Happening.TOKEN_PLACED, Happening.TOKEN_MOVED, Happening.TOKEN_REMOVED):
        return {"token": setting.tokens[other].kind.name, "number": other}
    if kind is Happening.COMBAT:
        return {"attack": amount, "defense": other}
    if kind is Happening.DAMAGED:
        return {"amount": amount, "left": other}
    if kind is Happening.REVEALED and setting.faces[event.card].card.defense is not None:
        return {"amount": amount}
    if kind is Happening.THREAT:
        return {"amount": amount, "before": other}
    if kind in _OF_INITIATIVE:
        return {"initiative": initiative_out(setting, other)}
    if kind in (Happening.DESTROYED, Happening.ACTIVATED):
        return {"site": site_name(setting, other)}
    if kind in _OF_MARKERS:
        return {"site": site_name(setting, other), "amount": amount}
    if kind is Happening.TURNED_UP:
        return {"symbol": setting.enemies[0].invasion[other]}
    if kind is Happening.STATE_CHANGED:
        track = setting.forces[event.seat].tracks[other]
        return {"state": track.key, "value": amount if track.is_counter else track.values[amount]}
    return {"amount": amount} if kind in _WITH_AMOUNT else {}


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
_OF_INITIATIVE = (
    Happening.INITIATIVE,
    Happening.INITIATIVE_ADDED,
    Happening.INITIATIVE_LAST,
    Happening.INITIATIVE_LEFT,
)
_OF_MARKERS = (Happening.MARKERS_PLACED, Happening.MARKERS_REMOVED, Happening.MARKERS_MOVED)
