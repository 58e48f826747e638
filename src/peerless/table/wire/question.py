"""What is asked, and every legal answer with what it names."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from peerless.content import heroes
from peerless.game import Action, View
from peerless.record.notation import card_name, fighter_name, space_name
from peerless.rules.events import seat_of_ability
from peerless.rules.pieces import Hero
from peerless.rules.questions import Act, Ask, Option
from peerless.rules.setting import Setting
from peerless.table.wire.names import card_out
from peerless.table.wire.types import Answer, AnswerThings, Question, UnderWay, wire_name
from peerless.text.speaker import say_sentence
from peerless.text.tree import Effect

_ABOUT = {ask: wire_name(ask) for ask in Ask}
_ACTS = {act: wire_name(act) for act in Act}


def question(view: View) -> Question | None:
    """What is asked now and of whom; the answers are for that seat alone."""
    asked = view.question
    if asked is None:
        return None
    return {
        "seat": asked.seat,
        "about": _ABOUT[asked.about],
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


# ---------------------------------------------------------------- what is under way


def _under_way(view: View) -> UnderWay:
    """What asks: the sentence of a text that is being carried out, or a move and how far; and what
    of the text comes after it."""
    asked = view.state.question
    assert asked is not None
    text, move = asked.text, asked.move
    sentence, then = None, []
    if text is not None:
        hero = _Speaking(view.setting.heroes[text.seat])
        sentence = None if text.effect is None else _sentence(hero, text.effect)
        then = [_sentence(hero, effect) for effect in text.follows]
    spaces = None if move is None else move.distance
    if move is not None and move.of_tokens and not move.distance:
        spaces = None  # to any space that fits
    exactly = move is not None and move.exact and spaces is not None
    return {"sentence": sentence, "then": then, "spaces": spaces, "exactly": exactly}


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


# ---------------------------------------------------------------- answers


def _answer(view: View, action: Action) -> Answer:
    """A legal answer: its notation, and what it names, so that it can be pointed at."""
    option = action.option
    names = _THINGS.get(option.act)
    things: AnswerThings = {} if names is None else names(view.setting, option)
    if "card" in things and "owner" not in things:  # it is played from one's own hand
        things["owner"] = things["hand"] = view.seat if things["card"] is not None else None
    return {"decision": str(action), "act": _ACTS[option.act], **things}


def _with_card(setting: Setting, option: Option) -> AnswerThings:
    return {"card": card_out(setting, option.a)}


def _scheme(setting: Setting, option: Option) -> AnswerThings:
    things: AnswerThings = {"card": card_name(setting, option.a)}
    if option.b >= 0:
        things["fighter"] = fighter_name(setting, option.b)
    return things


def _picked_card(setting: Setting, option: Option) -> AnswerThings:
    """Cards of different heroes may have the same name, and one be in a hand and in a pile."""
    hand = None if option.b < 0 else option.b
    owner = setting.faces[option.a].seat
    return {"card": card_out(setting, option.a), "owner": owner, "hand": hand}


def _source(setting: Setting, option: Option) -> AnswerThings:
    if option.a < 0:
        return {"seat": option.b}
    owner = setting.faces[option.a].seat
    return {"card": card_out(setting, option.a), "owner": owner, "hand": None}


_THINGS: dict[Act, Callable[[Setting, Option], AnswerThings]] = {
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
