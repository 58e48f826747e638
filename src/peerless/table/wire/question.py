"""What is asked, and every legal answer with what it names."""

from __future__ import annotations

from functools import lru_cache
from typing import assert_never

from peerless.content.names import names_of
from peerless.content.words import ENGLISH
from peerless.game import View
from peerless.playing import option_words
from peerless.record.notation import card_name, fighter_name, site_name, space_name, write
from peerless.record.told import speaker_of
from peerless.rules.events import seat_of_ability
from peerless.rules.numbers import Cause, Seat
from peerless.rules.pieces import Battlefield, Force
from peerless.rules.questions import (
    Act,
    Activate,
    Ask,
    Attack,
    BeginManeuver,
    BoostWith,
    DefendWith,
    DiscardCard,
    Done,
    MoveFighter,
    MoveToken,
    No,
    Option,
    PendingQuestion,
    PickCard,
    PickFighter,
    PickNumber,
    PickOption,
    PickPlayer,
    PickSite,
    PickSource,
    PickSpace,
    PickSpot,
    PickToken,
    PickValue,
    PlaceFighter,
    PlaceToken,
    PlayScheme,
    Yes,
)
from peerless.rules.setting import Setting
from peerless.table.wire.names import card_out
from peerless.table.wire.parts import UNSHARED, Parts
from peerless.table.wire.reasons import unplayable
from peerless.table.wire.types import Answer, AnswerThings, Question, UnderWay, wire_name
from peerless.text.speaker import say_sentence
from peerless.text.tree import Effect

_ABOUT = {ask: wire_name(ask) for ask in Ask}
ACTS = {act: wire_name(act) for act in Act}


def question(view: View, language: str = ENGLISH, parts: Parts = UNSHARED) -> Question | None:
    """What is asked now and of whom; the answers are for that seat alone. Texts of cards are said
    in a language; the answers themselves are the notation, which is English."""
    asked, setting = view.pending, view.setting
    if asked is None:
        return None
    return {
        "seat": asked.seat,
        "about": _ABOUT[asked.about],
        "source": view.source(asked.cause),
        "source_seat": _seat_of_source(setting, asked.cause),
        **_under_way(setting, asked, language),
        "answers": _answers(setting, asked, language, parts) if asked.seat == view.seat else None,
        "unplayable": unplayable(view),
    }


def _seat_of_source(setting: Setting, cause: Cause) -> int | None:
    """Whose card or ability asks; a bridge or a discovery is nobody's."""
    if cause in setting.board_faces.values():
        return None
    return setting.faces[cause].seat if cause >= 0 else seat_of_ability(cause)


# ---------------------------------------------------------------- what is under way


def _under_way(setting: Setting, asked: PendingQuestion, language: str) -> UnderWay:
    """What asks: the sentence of a text that is being carried out, or a move and how far; and what
    of the text comes after it."""
    text, move = asked.text, asked.move
    sentence, then, most = None, [], None
    if text is not None:
        most = text.most or None
        speaking = _Speaking(speaker_of(setting, text.seat, asked.cause))
        sentence = None if text.effect is None else _sentence(speaking, text.effect, language)
        then = [_sentence(speaking, effect, language) for effect in text.follows]
    spaces = None if move is None else move.distance
    if move is not None and move.of_tokens and not move.distance:
        spaces = None  # to any space that fits
    exactly = move is not None and move.exact and spaces is not None
    return {
        "sentence": sentence,
        "then": then,
        "spaces": spaces,
        "exactly": exactly,
        "most": most,
    }


class _Speaking:
    """Whose text it is, told from others by being itself: comparing whole ones would take long."""

    def __init__(self, piece: Force | Battlefield) -> None:
        self.piece = piece

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Speaking) and self.piece is other.piece

    def __hash__(self) -> int:
        return hash(self.piece.id)


@lru_cache(maxsize=4096)
def _sentence(speaking: _Speaking, effect: Effect, language: str) -> str:
    return say_sentence(effect, names_of(speaking.piece, language), language)


# ---------------------------------------------------------------- answers


def _answers(
    setting: Setting, asked: PendingQuestion, language: str, parts: Parts
) -> list[Answer] | None:
    answers = parts.each(_answer, setting, asked.seat)
    found = [answers[option] for option in asked.options]
    if option_words(setting, asked) is not None:
        for place, option in enumerate(asked.options):
            if isinstance(option, PickOption):
                found[place] = _option_of_card(setting, option, asked, language)
    return found or None


def _answer(setting: Setting, seat: Seat, option: Option) -> Answer:
    """A legal answer: its notation, and what it names, so that it can be pointed at."""
    things = things_of(setting, option, seat)
    return {"decision": write(setting, option), "act": ACTS[option.act], **things}


def _option_of_card(
    setting: Setting, option: PickOption, asked: PendingQuestion, language: str
) -> Answer:
    """The same, in the words of the card that asks."""
    decision = write(setting, option, option_words(setting, asked))
    words = (option_words(setting, asked, language) or [])[option.place]
    return {
        "decision": decision,
        "act": ACTS[option.act],
        "option": option.place,
        "words": words,
    }


def things_of(setting: Setting, option: Option, seat: Seat) -> AnswerThings:
    """What an answer of a seat names."""
    things = _things(setting, option)
    if "card" in things and "owner" not in things:  # it is played from one's own hand
        things["owner"] = things["hand"] = seat if things["card"] is not None else None
    return things


def _things(setting: Setting, option: Option) -> AnswerThings:
    match option:
        case MoveFighter():
            move: AnswerThings = {
                "fighter": fighter_name(setting, option.fighter),
                "space": space_name(setting, option.space),
            }
            if option.via:
                move["via"] = [space_name(setting, space) for space in option.via]
            return move
        case PlaceFighter():
            return {
                "fighter": fighter_name(setting, option.fighter),
                "space": space_name(setting, option.space),
            }
        case BoostWith() | DefendWith() | DiscardCard():
            return {"card": card_out(setting, option.face)}
        case BeginManeuver() | Done() | Yes() | No():
            return {}
        case Attack():
            return {
                "fighter": fighter_name(setting, option.fighter),
                "target": fighter_name(setting, option.target),
                "card": card_name(setting, option.face),
            }
        case PlayScheme():
            things: AnswerThings = {"card": card_name(setting, option.face)}
            if option.fighter >= 0:
                things["fighter"] = fighter_name(setting, option.fighter)
            return things
        case MoveToken():
            return {
                "token": setting.tokens[option.token].kind.name,
                "from": space_name(setting, option.origin),
                "space": space_name(setting, option.space),
            }
        case PlaceToken() | PickToken():
            return {
                "token": setting.tokens[option.token].kind.name,
                "space": space_name(setting, option.space),
            }
        case PickSpace():
            return {"space": space_name(setting, option.space)}
        case PickFighter():
            return {"fighter": fighter_name(setting, option.fighter)}
        case PickCard():
            # cards of different heroes may have the same name, and one be in a hand and in a pile
            return {
                "card": card_out(setting, option.face),
                "owner": setting.faces[option.face].seat,
                "hand": None if option.hand < 0 else option.hand,
            }
        case PickSource() if option.face >= 0:
            return {
                "card": card_out(setting, option.face),
                "owner": setting.faces[option.face].seat,
                "hand": None,
            }
        case PickSource() | PickPlayer():
            return {"seat": option.seat}
        case PickNumber():
            return {"number": option.number}
        case PickOption():
            return {"option": option.place}
        case PickValue(seat, track, value):
            return {"value": setting.forces[seat].tracks[track].values[value]}
        case PickSpot():
            return {"spot": "bottom" if option.at_bottom else "top"}
        case PickSite():
            return {"site": site_name(setting, option.site)}
        case Activate():
            return {
                "site": site_name(setting, option.site),
                "card": card_name(setting, option.face),
            }
        case _:
            assert_never(option)
