"""What has happened, as one seat may know it: for programs, and in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from peerless.game import View
from peerless.record.notation import fighter_name, site_name, space_name
from peerless.record.telling import tell_all
from peerless.record.told import Told as Line
from peerless.record.told import told, told_together
from peerless.rules.events import EVERYONE, Event, Happening
from peerless.rules.setting import Setting
from peerless.rules.views import mask_of_seat
from peerless.table.wire.names import initiative_out, known_or_not, space_out
from peerless.table.wire.types import Because, EventThings, GameEvent, Told, wire_name

Steps: TypeAlias = Sequence[Sequence[Event]]
"""The events of each decision. They are told apart from those of the next, so that it is the same
story whether it is told decision by decision or as a whole."""


def describe_events(view: View, steps: Steps, everything: bool = False) -> list[GameEvent]:
    """With the number of the line that tells of each (`log_lines`). Everything may be known of a
    game that is over."""
    mask = EVERYONE if everything else mask_of_seat(view.state, view.seat)
    lines = [together for events in steps for together in told_together(events)]
    return [
        _event(view, event.as_seen(mask), line)
        for line, together in enumerate(lines)
        for event in together
    ]


def log_lines(view: View, steps: Steps, everything: bool = False) -> list[str]:
    """What happened, in words for this seat."""
    seat = None if everything else view.seat
    return [line for events in steps for line in tell_all(view.setting, events, seat)]


def told_lines(view: View, steps: Steps, language: str, everything: bool = False) -> list[Told]:
    """The same as messages with arguments, to be read in any language; only texts of cards in them
    are in words, of the language that is asked for."""
    seat = None if everything else view.seat
    lines = [
        told(view.setting, together, seat, language)
        for events in steps
        for together in told_together(events)
    ]
    return [
        {
            "id": line.id,
            "values": line.values,
            "because": None if line.because is None else _because(line.because),
        }
        for line in lines
    ]


def _because(line: Line) -> Because:
    return {"id": line.id, "values": line.values}


def _event(view: View, event: Event, line: int) -> GameEvent:
    return {
        "kind": wire_name(event.kind),
        "source": view.source(event.cause),
        **_things(view.setting, event),
        **_more(view.setting, event),
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
