"""The engine's loop: go on until there is a question; take an answer; go on."""

from __future__ import annotations

from typing import Final

from peerless.rules import piles
from peerless.rules.adventure.choosers import asked_of_players, kindest
from peerless.rules.adventure.rounds import Round, begin_turn_of_enemy
from peerless.rules.adventure.setup_frame import AdventureSetup
from peerless.rules.events import RULE, Happening
from peerless.rules.house_rules import STARTING_HAND
from peerless.rules.questions import (
    DONE,
    NO,
    NO_BOOST,
    NO_DEFENSE,
    Ask,
    IllegalAnswer,
    Option,
    PendingQuestion,
    PickNumber,
)
from peerless.rules.reactions import react
from peerless.rules.setting import Setting
from peerless.rules.setup_frame import SetupFrame
from peerless.rules.state import State, lay_out
from peerless.rules.turn import Part, Rotation, Turn, begin_turn
from peerless.text.tree import ChooseNumber, May


def begin(setting: Setting, seed: int, listen: bool = True) -> State:
    """A new game: decks shuffled, hands drawn, the first question open (C6-C12)."""
    state = lay_out(setting, seed)
    if not listen:
        state.log = None
    state.tell(Happening.GAME_BEGAN)
    for seat in range(setting.seats):
        state.chance.shuffle(state.decks[seat])
        if setting.has_player(seat):
            piles.draw(state, seat, STARTING_HAND, RULE)  # C8
    state.frames.append(AdventureSetup() if setting.mode.is_adventure else SetupFrame())
    advance(state)
    return state


def begin_in_turn(state: State, actions: int, from_start: bool) -> None:
    """A game that begins from a position, in the turn of `state.turn`, with so many actions left;
    what happens at the start of a turn happens if it is `from_start`. The turn of an enemy begins
    now."""
    state.frames.append(Rotation() if state.adventure is None else Round())
    if state.adventure is not None and not state.setting.has_player(state.turn):
        begin_turn_of_enemy(state)
    else:
        state.frames.append(Turn(Part.ACTIONS))
        if from_start:
            begin_turn(state)
        else:
            state.turns = 1
        state.actions = actions
    advance(state)


def advance(state: State) -> None:
    while state.winners is None:
        question = state.question
        if question is None:
            if state.set_off:
                react(state)
            state.frames[-1].run(state)
        elif state.out(question.seat) or question.seat >= state.setting.players:
            answer_for_the_absent(state, question)
        else:
            return


def answer_for_the_absent(state: State, question: PendingQuestion) -> None:
    """A player who is out is asked nothing, nor is an enemy: what is optional is declined (R122,
    A.I4). A choice that must be made is made by chance (R122); for an enemy by the players, or as
    is kindest to them (A.B7)."""
    for option in question.options:
        if option in _DECLINED:
            _take(state, option)
            return
    if state.setting.has_player(question.seat):
        _take(state, question.options[state.chance.below(len(question.options))])
    elif not state.setting.house.players_choose_for_enemies:
        _take(state, kindest(state, question.options))
    else:
        state.question = asked_of_players(state, question)


_DECLINED: Final = (NO, DONE, NO_BOOST, NO_DEFENSE, PickNumber(0))


def answer(state: State, option: Option) -> None:
    """Answer the open question; an answer that is not listed changes nothing."""
    question = state.question
    if question is None or not _is_offered(question, option):
        raise IllegalAnswer(f"{option} is not among the legal answers")
    if _declines(question, option):
        state.tell(Happening.DECLINED, question.seat, cause=question.cause)
    _take(state, option)
    advance(state)


def _declines(question: PendingQuestion, option: Option) -> bool:
    """Whether a player does nothing of what a text lets them do. That it was asked is known to all,
    and that nothing came of it, so this tells nobody anything. A move and a number that is named
    are told where they happen. Whoever had no card to do it with declines like anyone: else others
    would learn of that."""
    text = question.text
    if text is None or question.about is Ask.MOVE or option not in _DECLINED:
        return False
    if option == NO:
        return True
    effect = text.effect.effect if isinstance(text.effect, May) else text.effect
    return not text.answered and not isinstance(effect, ChooseNumber)


def _is_offered(question: PendingQuestion, option: Option) -> bool:
    """Mostly it is the very one that was offered, which is found at once."""
    for offered in question.options:
        if offered is option:
            return True
    return option in question.options


def _take(state: State, option: Option) -> None:
    state.question = None
    state.frames[-1].answer(state, option)
