"""Views and events as they go over the wire: plain values, everything by its name.

All of it is read from what the seat may know (`View.data`, `Event.as_seen`), never from the
state behind it."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from peerless.content import heroes
from peerless.game import SPECTATOR, Action, View
from peerless.record.notation import card_name, fighter_name, player_name, space_name
from peerless.record.telling import tell_all, told_together
from peerless.rules.events import UNSEEN, Event, Happening, seat_of_ability
from peerless.rules.interpreter import Interpreter
from peerless.rules.move_frames import Moving, MovingTokens
from peerless.rules.pieces import Hero
from peerless.rules.questions import Act, Option
from peerless.rules.setting import Setting
from peerless.rules.state import OFF
from peerless.rules.value import parts_of_value, value
from peerless.rules.view_data import HIDDEN, CombatData, SideData, ViewData
from peerless.rules.views import mask_of
from peerless.text.speaker import say_sentence
from peerless.text.tree import Effect

UNKNOWN = "?"
"""In the place of a card that the seat does not know, as in the notation."""

Values = dict[str, Any]


_JSON = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False, check_circular=False)


def written(message: Values) -> str:
    """A message as it is sent."""
    return _JSON.encode(message)


def seat_out(seat: int) -> int | None:
    return None if seat == SPECTATOR else seat


# ---------------------------------------------------------------- a view


def describe(view: View) -> Values:
    """Everything this seat may know of the game now."""
    setting, known = view.setting, view.data()
    return {
        "turn": known.turn,
        "turns": known.turns,
        "actions": known.actions,
        "fighters": [_fighter(setting, known, f.id) for f in setting.fighters],
        "tokens": [
            {"kind": token.kind.name, "seat": token.seat, "space": _space(setting, space)}
            for token, space in zip(setting.tokens, known.tokens, strict=True)
        ],
        "players": [_player(view, known, seat) for seat in range(setting.seats)],
        "played": _card(setting, known.played),
        "combat": None if known.combat is None else _combat(view, known.combat),
        "winners": None if known.winners is None else list(known.winners),
    }


def question(view: View) -> Values | None:
    """What is asked now and of whom; the answers are for that seat alone."""
    asked = view.question
    if asked is None:
        return None
    return {
        "seat": asked.seat,
        "about": asked.about.name.lower().replace("_", " "),
        "source": asked.source,
        "source_seat": _seat_of_source(view),
        **_under_way(view),
        "answers": [_answer(view, action) for action in view.actions()] or None,
    }


def _seat_of_source(view: View) -> int | None:
    """Whose card or ability asks."""
    asked = view.state.question
    assert asked is not None
    if asked.cause >= 0:
        return view.setting.faces[asked.cause].seat
    return seat_of_ability(asked.cause)


def _under_way(view: View) -> Values:
    """What asks: the sentence of a text that is being carried out, or a move and how far; and what
    of the text comes after it."""
    *below, frame = view.state.frames
    values: Values = {"sentence": None, "then": [], "spaces": None, "exactly": False}
    if isinstance(frame, Interpreter):
        values["sentence"], *values["then"] = _sentences(view, frame)
        return values
    if isinstance(frame, Moving):
        values["spaces"], values["exactly"] = frame.distance, frame.exact
    elif isinstance(frame, MovingTokens):
        values["spaces"] = frame.distance or None  # without a distance, to any space that fits
    if below and isinstance(below[-1], Interpreter):
        values["then"] = _sentences(view, below[-1])  # a text that moves goes on after the move
    return values


def _sentences(view: View, text: Interpreter) -> list[str]:
    """What is left to do of a text."""
    hero = _Speaking(view.setting.heroes[text.context.seat])
    return [_sentence(hero, effect) for effect in reversed(text.todo)]


class _Speaking:
    """A hero that is told from others by being itself: comparing whole ones would take long."""

    def __init__(self, hero: Hero) -> None:
        self.hero = hero

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Speaking) and self.hero is other.hero

    def __hash__(self) -> int:
        return hash(self.hero.id)


@lru_cache(maxsize=4096)
def _sentence(speaking: _Speaking, effect: Effect) -> str:
    return say_sentence(effect, heroes.names_of(speaking.hero))


def _answer(view: View, action: Action) -> Values:
    """A legal answer: its notation, and what it names, so that it can be pointed at."""
    option = action.option
    values: Values = {"decision": str(action), "act": option.act.name.lower().replace("_", " ")}
    values.update(_ANSWERS[option.act](view.setting, option) if option.act in _ANSWERS else {})
    if "card" in values and "owner" not in values:  # it is played from one's own hand
        values["owner"] = values["hand"] = view.seat if values["card"] is not None else None
    return values


def _with_card(setting: Setting, option: Option) -> Values:
    return {"card": _card(setting, option.a)}


def _scheme(setting: Setting, option: Option) -> Values:
    by = {"fighter": fighter_name(setting, option.b)} if option.b >= 0 else {}
    return {"card": card_name(setting, option.a), **by}


def _picked_card(setting: Setting, option: Option) -> Values:
    """Cards of different heroes may have the same name, and one be in a hand and in a pile."""
    hand = None if option.b < 0 else option.b
    return {"card": _card(setting, option.a), "owner": setting.faces[option.a].seat, "hand": hand}


def _source(setting: Setting, option: Option) -> Values:
    if option.a < 0:
        return {"seat": option.b}
    owner = setting.faces[option.a].seat
    return {"card": _card(setting, option.a), "owner": owner, "hand": None}


_ANSWERS: dict[Act, Callable[[Setting, Option], Values]] = {
    Act.PLACE: lambda s, o: {"fighter": fighter_name(s, o.a), "space": space_name(s, o.b)},
    Act.PLACE_TOKEN: lambda s, o: {"token": s.tokens[o.a].kind.name, "space": space_name(s, o.b)},
    Act.SCHEME: _scheme,
    Act.ATTACK: lambda s, o: {
        "fighter": fighter_name(s, o.a),
        "target": fighter_name(s, o.b),
        "card": card_name(s, o.c),
    },
    Act.BOOST: _with_card,
    Act.MOVE: lambda s, o: {"fighter": fighter_name(s, o.a), "space": space_name(s, o.b)},
    Act.MOVE_TOKEN: lambda s, o: {
        "token": s.tokens[o.a].kind.name,
        "from": space_name(s, o.c),
        "space": space_name(s, o.b),
    },
    Act.DEFEND: _with_card,
    Act.DISCARD: _with_card,
    Act.FIGHTER: lambda s, o: {"fighter": fighter_name(s, o.a)},
    Act.PLAYER: lambda _, o: {"seat": o.a},
    Act.TOKEN: lambda s, o: {"token": s.tokens[o.a].kind.name, "space": space_name(s, o.b)},
    Act.SPACE: lambda s, o: {"space": space_name(s, o.a)},
    Act.CARD: _picked_card,
    Act.NUMBER: lambda _, o: {"number": o.a},
    Act.OPTION: lambda _, o: {"option": o.a},
    Act.VALUE: lambda s, o: {"value": s.heroes[o.a].tracks[o.b].values[o.c]},
    Act.SOURCE: _source,
}
"""What each kind of answer names; those left out name nothing."""


def _fighter(setting: Setting, known: ViewData, fighter: int) -> Values:
    piece = setting.fighters[fighter]
    return {
        "name": fighter_name(setting, fighter),
        "seat": piece.seat,
        "hero": piece.is_hero,
        "ranged": piece.ranged,
        "health": known.health[fighter],
        "most": piece.health,
        "space": _space(setting, known.spaces[fighter]),
    }


def _player(view: View, known: ViewData, seat: int) -> Values:
    setting = view.setting
    hero = setting.heroes[seat]
    hand = known.hands[seat]
    return {
        "seat": seat,
        "name": player_name(setting, seat),
        "hero": hero.id,
        "side": setting.sides[seat],
        "out": view.state.out(seat),
        "hand": hand.size,
        "cards": [card_name(setting, face) for face in hand.known],  # those that this seat knows
        "deck": [_card(setting, face) for face in reversed(known.decks[seat])],  # top first
        "discard": [card_name(setting, face) for face in known.discards[seat]],
        "state": {
            track.key: value if track.is_counter else (track.values[value] if value >= 0 else None)
            for track, value in zip(hero.tracks, known.tracks[seat], strict=True)
        },
    }


def _combat(view: View, combat: CombatData) -> Values:
    return {
        "revealed": combat.revealed,
        "decided": combat.decided,
        "damage": combat.damage,
        "attack": {**_side(view, combat.attack), **_value(view, attacking=True)},
        "defense": {**_side(view, combat.defense), **_value(view, attacking=False)},
    }


def _value(view: View, attacking: bool) -> Values:
    """The value of a revealed card as it is now, and where it comes from (R40)."""
    combat = view.state.combat
    if combat is None or not combat.revealed:
        return {"value": None, "parts": []}
    side = combat.attack if attacking else combat.defense
    parts = [
        {"becomes": part.becomes, "amount": part.amount, "source": view.source(part.cause)}
        for part in parts_of_value(view.state, combat, side)
    ]
    return {"value": value(view.state, combat, side), "parts": parts}


def _side(view: View, side: SideData) -> Values:
    setting = view.setting
    return {
        "seat": side.seat,
        "fighter": fighter_name(setting, side.fighter),
        "card": _card(setting, side.card),
        "boost": _card(setting, side.boost),
        "canceled": side.canceled,
        "ignored": side.ignored,
        "named": None if side.number < 0 else side.number,
    }


def _card(setting: Setting, face: int) -> str | None:
    if face in (UNSEEN, HIDDEN):
        return UNKNOWN
    return None if face < 0 else card_name(setting, face)


def _space(setting: Setting, space: int) -> str | None:
    return None if space == OFF else space_name(setting, space)


# ---------------------------------------------------------------- events


def describe_events(view: View, events: Sequence[Event]) -> list[Values]:
    """With the number of the line that tells of each (`log_lines`)."""
    mask = mask_of(view.state, view.seat)
    return [
        {**_event(view, event.as_seen(mask)), "line": line}
        for line, together in enumerate(told_together(events))
        for event in together
    ]


def log_lines(view: View, events: Sequence[Event]) -> list[str]:
    """What happened, in words for this seat."""
    return tell_all(view.setting, events, view.seat)


def _event(view: View, event: Event) -> Values:
    setting = view.setting
    values: Values = {"kind": event.kind.value, "source": view.source(event.cause)}
    if event.seat >= 0:
        values["seat"] = event.seat
    if event.fighter >= 0:
        values["fighter"] = fighter_name(setting, event.fighter)
    if event.card != -1:
        values["card"] = _card(setting, event.card)
    if event.space >= 0:
        values["space"] = space_name(setting, event.space)
    values.update(_more(setting, event))
    return values


def _more(setting: Setting, event: Event) -> Values:
    """What `amount` and `other` are depends on what has happened."""
    kind, amount, other = event.kind, event.amount, event.other
    if kind in (Happening.ATTACKED, Happening.SWAPPED):
        return {"target": fighter_name(setting, other)}
    if kind is Happening.MOVED:
        return {"from": _space(setting, other)}
    if kind in (Happening.TOKEN_PLACED, Happening.TOKEN_MOVED):
        return {"token": setting.tokens[other].kind.name, "number": other}
    if kind is Happening.COMBAT:
        return {"attack": amount, "defense": other}
    if kind is Happening.DAMAGED:
        return {"amount": amount, "left": other}
    if kind is Happening.STATE_CHANGED:
        track = setting.heroes[event.seat].tracks[other]
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
    }
)
