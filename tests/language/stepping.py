"""The engine's loop, step by step, so that what nobody is asked is written down for the reference:
the way that an enemy goes, and what chance answers for a player who is out.

It looks on from outside, so that it is the same with a compiled engine.
"""

from __future__ import annotations

from typing import NamedTuple

from peerless.rules import engine
from peerless.rules.adventure.enemy_turn import EnemyTurn
from peerless.rules.move_frames import Walking
from peerless.rules.questions import Option, PendingQuestion
from peerless.rules.reactions import react
from peerless.rules.state import OFF, State
from tests.language.positions import RecordedChance


class AbsentAnswer(NamedTuple):
    """What was answered for a player who is out (R122), in a copy of the state before it."""

    state: State
    question: PendingQuestion
    option: Option


def advance(state: State, absent: list[AbsentAnswer]) -> None:
    """To the next question of someone who is there, as `engine.advance` does."""
    while state.winners is None:
        question = state.question
        if question is None:
            if state.set_off:
                react(state)
            state.frames[-1].run(state)
            _note_way(state)
        elif state.out(question.seat) and state.setting.has_player(question.seat):
            absent.append(_answer_for_the_absent(state, question))
        elif question.seat >= state.setting.players:
            engine.answer_for_the_absent(state, question)
            _note_way(state)
        else:
            return


def answer(state: State, option: Option, absent: list[AbsentAnswer]) -> None:
    state.question = None
    state.frames[-1].answer(state, option)
    _note_way(state)
    advance(state, absent)


def _note_way(state: State) -> None:
    """An enemy has set out, where ways differ."""
    if len(state.frames) < 2 or not isinstance(state.frames[-2], EnemyTurn):
        return
    walking, chance = state.frames[-1], state.chance
    assert isinstance(chance, RecordedChance)
    if isinstance(walking, Walking) and walking.origin == OFF:
        chance.luck.ways.append(walking.way)


def _answer_for_the_absent(state: State, question: PendingQuestion) -> AbsentAnswer:
    """The engine answers; where it was by chance, the first number drawn says what."""
    before = state.copy()
    chance = state.chance
    assert isinstance(chance, RecordedChance)
    drawn = len(chance.luck.draws)
    declined = [option for option in question.options if option in engine._DECLINED]
    engine.answer_for_the_absent(state, question)
    if declined:
        return AbsentAnswer(before, question, declined[0])
    _, place = chance.luck.draws[drawn]
    del chance.luck.draws[drawn]  # it was no card
    return AbsentAnswer(before, question, question.options[place])
