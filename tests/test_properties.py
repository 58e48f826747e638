"""Properties of the engine, at every question of random games (hypothesis chooses the games)."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from peerless.rules import effects, engine, interpreter
from peerless.rules.chance import Chance
from peerless.rules.choosing import Asked, TextFrame
from peerless.rules.effects.result import Result
from peerless.rules.events import Happening
from peerless.rules.questions import Act, Ask, IllegalAnswer, Option, PendingQuestion
from peerless.rules.state import State
from peerless.text.tree import Effect
from tests.support import (
    DUELS,
    Table,
    check,
    contents,
    pieces_of_paper,
    play_randomly,
    some_adventure,
    some_crowd,
)

chances = st.builds(Chance, st.integers(0, 2**32))
tables = (
    st.sampled_from(DUELS) | st.builds(some_crowd, chances) | st.builds(some_adventure, chances)
)
seeds = st.integers(0, 2**64 - 1)
few = settings(max_examples=15, deadline=None)


@few
@given(tables, seeds, seeds)
def test_cards_fighters_and_health_are_as_they_must_be(table: Table, seed: int, luck: int) -> None:
    game = table.game(seed)
    cards = pieces_of_paper(game.state)
    for decisions, _ in enumerate(play_randomly(game, Chance(luck))):
        check(game.state)
        assert pieces_of_paper(game.state) == cards
        assert decisions < 6000, "the game does not end"
    assert game.winners


@few
@given(tables, seeds, seeds)
def test_a_copy_is_independent_of_its_original(table: Table, seed: int, luck: int) -> None:
    """At every question: play on with a copy, and the original is as it was; play the same
    answer with both, and the same happens."""
    game = table.game(seed)
    chance = Chance(luck)
    for _ in play_randomly(game, chance):
        before = contents(game.state)
        copy = game.copy()
        assert contents(copy.state)["frames"] == before["frames"]
        wild = Chance(chance.below(1 << 32))
        for n, _ in enumerate(play_randomly(copy, wild)):
            if n == 5:
                break
        assert contents(game.state) == before
        twin, action = game.copy(), game.actions()[0]
        other = game.copy()
        assert twin.play(action) == other.play(action)
        assert contents(twin.state) == contents(other.state)


def test_every_kind_of_answer_has_a_class_of_its_own() -> None:
    """Answers are compared as tuples, so the kind must be in them, and different in each class."""
    kinds = [kind._field_defaults["act"] for kind in get_args(Option)]
    assert len(kinds) == len(set(kinds))
    assert set(kinds) == set(Act)


def any_answer(chance: Chance) -> Option:
    """Some answer of some kind, hardly ever a legal one."""
    kinds = get_args(Option)
    kind = kinds[chance.below(len(kinds))]
    named = [chance.below(70) for field in kind._fields if field != "act"]
    answer: Option = kind(*named)
    return answer


@few
@given(tables, seeds, seeds)
def test_an_illegal_answer_changes_nothing(table: Table, seed: int, luck: int) -> None:
    game = table.game(seed)
    chance = Chance(luck)
    for decisions, _ in enumerate(play_randomly(game, chance)):
        question = game.state.question
        assert question is not None
        before = contents(game.state)
        wrong = any_answer(chance)
        if wrong not in question.options:
            with pytest.raises(IllegalAnswer):
                engine.answer(game.state, wrong)
        for text in ("", "surrender", "pick: option 99", "move Nobody: mar01"):
            assert game.find(text) is None
            with pytest.raises(IllegalAnswer):
                game.play(text)
        assert contents(game.state) == before
        assert len(game.record().decisions) == decisions


@few
@given(tables, seeds, seeds)
def test_every_answer_is_read_as_it_is_written(table: Table, seed: int, luck: int) -> None:
    """Each legal answer has words of its own, and those words mean that answer."""
    for game in play_randomly(table.game(seed), Chance(luck)):
        texts = [str(action) for action in game.actions()]
        assert len(set(texts)) == len(texts)
        for action, text in zip(game.actions(), texts, strict=True):
            assert game.find(text) == action
            assert game.find(text.upper()) == action


@few
@given(tables, seeds, seeds)
def test_an_effect_changes_nothing_before_its_choices(table: Table, seed: int, luck: int) -> None:
    """An effect that has to ask is run again when the answer has come, so until then it must have
    changed nothing but the question (and the place in the stream of chance, rolled once)."""
    run_effect = effects.run_effect

    def watched(state: State, run: TextFrame, node: Effect) -> Result | None:
        before = seen(state)
        try:
            return run_effect(state, run, node)
        except Asked:
            assert seen(state) == before
            raise

    def seen(state: State) -> Any:
        now = contents(state)
        for name in ("question", "quiet_turns", "frames", "chance"):
            del now[name]
        return now

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(interpreter, "run_effect", watched)
        for _ in play_randomly(table.game(seed), Chance(luck)):
            pass


_CAN_BE_NOTHING = (Act.NO, Act.DONE, Act.BOOST, Act.NUMBER, Act.MOVE, Act.MOVE_TOKEN)


@few
@given(tables, seeds, seeds)
def test_whoever_declines_is_heard_of(table: Table, seed: int, luck: int) -> None:
    """Of what a text offers, before all else; and nobody else is said to decline."""
    for game in play_randomly(table.game(seed), Chance(luck)):
        question = game.state.question
        assert question is not None
        by_text = question.text is not None
        for action in game.actions():
            told = list(game.copy().play(action))
            declined = [event for event in told if event.kind is Happening.DECLINED]
            for event in declined:
                assert by_text
                assert (event.seat, event.cause) == (question.seat, question.cause)
                assert action.option.act in _CAN_BE_NOTHING
            if by_text and action.option.act is Act.NO and can_go_somewhere(question):
                assert told[:1] == declined


def can_go_somewhere(question: PendingQuestion) -> bool:
    """Where a text asks for no move, or there is a move to another space than one's own."""
    return question.about is not Ask.MOVE or len(question.options) > 3
