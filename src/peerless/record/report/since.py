"""What has been decided since the position of a report."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from peerless.game import Game, Position
from peerless.record.notation import write, write_hidden
from peerless.record.records import GIVEN_UP
from peerless.record.report.known import (
    adventure_of,
    card_names,
    fighters_of,
    hand_of,
    tokens_of,
    tracks_of,
)
from peerless.rules.events import Event
from peerless.rules.numbers import Seat
from peerless.rules.questions import Act, Option
from peerless.rules.view_data import ViewData
from peerless.rules.views import sees_hand


class Decided(NamedTuple):
    """A decision, what it led to, and what the seat saw then."""

    text: str
    own: bool
    known: bool  # in full
    events: list[Event]
    seen: tuple[object, ...]


def decided_since(game: Game, then: Game, seat: Seat) -> Iterator[Decided]:
    played = then.copy()
    for by, text in game.record().decisions[len(then.record().decisions) :]:
        if text in GIVEN_UP:  # which no scenario knows
            return
        action = played.find(text)
        assert action is not None, "this game has come from there"
        events = list(played.play(action))
        known = by == seat or _is_open(played, action.option, events, by, seat)
        seen = what_is_seen(played, played.view(seat).data(), seat)
        yield Decided(text, by == seat, known, events, seen)


def _is_open(game: Game, option: Option, events: list[Event], by: Seat, seat: Seat) -> bool:
    """Whether a seat may know this decision of another in full: its effect was seen, or that it
    has none, and no hidden card is named. A team-mate plays from a hand that is seen, but a pick
    may be one of the cards that only the team-mate has looked at."""
    if not events and option.act not in (Act.BOOST, Act.DONE, Act.NO):
        return False  # a choice that nothing has come of yet
    if option.act != Act.CARD and sees_hand(game.state, seat, by):
        return True
    return write_hidden(game.setting, option) == write(game.setting, option)


def what_is_seen(game: Position, known: ViewData, seat: Seat) -> tuple[object, ...]:
    """What must be the same in a scenario: all but what depends on cards that it leaves out."""
    setting, asked = game.setting, game.question
    players = range(setting.seats)
    return (
        [fighters_of(setting, known, owner) for owner in players],
        [tokens_of(setting, known, owner) for owner in players],
        [tracks_of(setting, known, owner) for owner in players],
        [card_names(setting, known.discards[owner]) for owner in players],
        [hand_of(setting, known, owner) for owner in players if sees_hand(game.state, seat, owner)],
        (known.turn, known.actions, known.winners),
        adventure_of(game.state),
        None if asked is None else (asked.seat, asked.about, asked.source),
    )
