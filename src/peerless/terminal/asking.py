"""What is asked, in words.

The engine runs the very sentence of the card, so the prompt can quote it: what asks, what it says,
and what is to be named now.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import NamedTuple

from peerless.content import heroes
from peerless.game import Action, View
from peerless.record.notation import fighter_name, player_name
from peerless.rules.interpreter import Interpreter
from peerless.rules.move_frames import Moving, MovingTokens
from peerless.rules.questions import Act, Ask, Option, PendingQuestion
from peerless.rules.setting import Setting
from peerless.text.speaker import say_effects
from peerless.text.tree import (
    Choose,
    ChooseOptions,
    Count,
    Effect,
    May,
    Put,
    Quantity,
    Select,
    Spot,
)


def prompt(view: View) -> str:
    """The open question: which card or ability asks it, its sentence, what is to be named."""
    match _open(view).about:
        case Ask.PLACE:
            return f"Where do you place {_piece(view)}?"
        case Ask.ACTION:
            return f"Your action ({view.state.actions} left)?"
        case Ask.BOOST:
            return _boost(view)
        case Ask.MOVE if (moving := move_that_asks(view)) is not None:
            return _from_source(view, _move(view, moving))
        case Ask.DEFEND:
            return f"{_attack(view)}. Defend with a card?"
        case Ask.HAND_LIMIT:
            cards = len(view.state.hands[view.seat])
            return f"{cards} cards in hand are too many: which do you discard?"
        case Ask.MAY:
            return _quoted(view, "Do you want to?")
    return _quoted(view, _which(view))


def label(setting: Setting, action: Action) -> str:
    """An answer as it is listed: in the notation, with the number that is printed on its card."""
    option = action.option
    face = {Act.BOOST: option.a, Act.DEFEND: option.a, Act.ATTACK: option.c}.get(option.act, -1)
    if face < 0:
        return str(action)
    card = setting.faces[face]
    return f"{action} (+{card.boost})" if option.act is Act.BOOST else f"{action} ({card.value})"


def is_first_pick(view: View) -> bool:
    """Whether an effect asks for the first of its picks."""
    text = text_that_asks(view)
    return text is None or not text.picks


def acts(view: View) -> set[Act]:
    """The kinds of answers that are possible now."""
    return {option.act for option in _open(view).options}


def _open(view: View) -> PendingQuestion:
    question = view.state.question
    assert question is not None
    return question


# ---------------------------------------------------------------- what asks


class AskingText(NamedTuple):
    """A text under way, and its effect that asks."""

    seat: int  # whose text it is
    node: Effect
    picks: Sequence[Option]  # the answers that it has already
    most: int | None  # how many it can have, where it says so in one place


class AskingMove(NamedTuple):
    """A move under way."""

    tokens: bool  # not fighters
    movers: Sequence[int]
    distance: int  # 0: not by spaces
    exact: bool
    through: bool  # also through opposing fighters


def text_that_asks(view: View) -> AskingText | None:
    """This and `move_that_asks` are the only places here that look at the engine's frames."""
    frame = view.state.frames[-1]
    if not isinstance(frame, Interpreter):
        return None
    node = frame.todo[-1]
    count = _count(node)
    most = None if count is None else frame.most(view.state, count, 0)
    return AskingText(frame.context.seat, node, frame.picks, most)


def move_that_asks(view: View) -> AskingMove | None:
    frame = view.state.frames[-1]
    if isinstance(frame, Moving):
        return AskingMove(False, frame.movers, frame.distance, frame.exact, frame.through)
    if isinstance(frame, MovingTokens):
        return AskingMove(True, frame.movers, frame.distance, False, False)
    return None


# ---------------------------------------------------------------- quoting


def _from_source(view: View, words: str) -> str:
    """With the card or hero in front; and whose card, if it is not one's own."""
    cause = _open(view).cause
    source = view.source(cause)
    if source is None:
        return words
    owner = view.setting.faces[cause].seat if cause >= 0 else view.seat
    whose = "" if owner == view.seat else f"{player_name(view.setting, owner)}'s "
    return f"{whose}{source}: {words}"


def _quoted(view: View, question: str) -> str:
    """The sentence that asks, then what is to be named."""
    text = text_that_asks(view)
    if text is None:
        return question
    yours = "" if text.seat == view.seat else "That is you. "
    return _from_source(view, f"{_sentence(view, text)}. {yours}{question}")


def _sentence(view: View, text: AskingText) -> str:
    node = text.node
    choice = node.effect if isinstance(node, May) else node
    if isinstance(choice, ChooseOptions):  # its options are listed below
        return f"choose {choice.n} of these"
    return say_effects((node,), heroes.names_of(view.setting.heroes[text.seat]))


# ---------------------------------------------------------------- picks

_WHICH = {
    Act.FIGHTER: "Which fighter?",
    Act.PLAYER: "Which player?",
    Act.TOKEN: "Which token?",
    Act.MOVE_TOKEN: "Where to?",
    Act.SPACE: "Which space?",
    Act.CARD: "Which card?",
    Act.NUMBER: "Which number?",
    Act.SOURCE: "Which of your effects happens first?",
}


def _which(view: View) -> str:
    act = _open(view).options[0].act
    words = _WHICH.get(act, "Which?")
    text = text_that_asks(view)
    return words if text is None else f"{words}{_progress(text, act)}{_order(text.node, act)}"


def _progress(text: AskingText, act: Act) -> str:
    """Which of several picks this is: "(2 of 3)"."""
    count = _count(text.node)
    picked = sum(pick.act == act for pick in text.picks)
    if count is None or act in (Act.SPACE, Act.MOVE_TOKEN, Act.NUMBER, Act.SPOT):
        return ""
    if count.quantity is Quantity.ANY_NUMBER:
        return f" ({picked} so far)" if picked else ""
    up_to = "up to " if count.quantity is Quantity.UP_TO else ""
    several = text.most is not None and text.most > 1
    return f" ({picked + 1} of {up_to}{text.most})" if several else ""


def _count(node: Effect) -> Count | None:
    """How many things an effect asks for, if it says so in one place."""
    if isinstance(node, May):
        node = node.effect
    if isinstance(node, ChooseOptions):
        return Count(Quantity.EXACTLY, node.n)
    parts = node.selects if isinstance(node, Choose) else _parts(node)
    counts = [part.count for part in parts if isinstance(part, Select)]
    return counts[0] if len(counts) == 1 else None


def _parts(node: Effect) -> tuple[object, ...]:
    return tuple(getattr(node, field.name) for field in fields(node))


def _order(node: Effect, act: Act) -> str:
    """Where several cards go on a deck, the order in which they are named counts."""
    if act is not Act.CARD or not isinstance(node, Put) or node.spot is Spot.HAND:
        return ""
    one = isinstance(node.cards, Select) and node.cards.count.n == 1
    return "" if one or node.spot is Spot.SHUFFLED else " (the first named is drawn first)"


# ---------------------------------------------------------------- the other questions


def _piece(view: View) -> str:
    """What is to be placed."""
    option = _open(view).options[0]
    if option.act == Act.PLACE_TOKEN:
        return f"a {view.setting.tokens[option.a].kind.name} token"
    return fighter_name(view.setting, option.a)


def _boost(view: View) -> str:
    """A maneuver's boost adds to its movement, that of a text to the attack (C31, C67)."""
    if text_that_asks(view) is None:
        return f"Boost your movement of {view.setting.heroes[view.seat].move}?"
    return _quoted(view, "With which card?")


def _move(view: View, moving: AskingMove) -> str:
    reach = _how_far(moving.distance, moving.exact)
    if moving.tokens:
        return f"Which token moves where{reach}?"
    if moving.through:
        reach += ", even through opposing fighters"
    if len(moving.movers) == 1:
        return f"Where does {fighter_name(view.setting, moving.movers[0])} move{reach}?"
    done = " (done: nobody else)" if Option(Act.DONE) in _open(view).options else ""
    return f"Who moves where{reach}?{done}"


def _how_far(spaces: int, exact: bool) -> str:
    if not spaces:
        return ""
    return f", {'exactly' if exact else 'up to'} {spaces} space{'s' * (spaces > 1)}"


def _attack(view: View) -> str:
    combat = view.state.combat
    assert combat is not None
    attacker, target = combat.attack.fighter, combat.defense.fighter
    return f"{fighter_name(view.setting, attacker)} attacks {fighter_name(view.setting, target)}"
