"""A view is made when it is read, and nobody can tell: it shows the moment at which it was asked
for, and nothing of the truth behind it."""

from __future__ import annotations

import copy
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from peerless.bots.bot import MakeBot
from peerless.bots.greedy import GreedyBot
from peerless.bots.random import RandomBot
from peerless.game import SPECTATOR, Game, View
from peerless.rules.chance import Chance
from peerless.rules.house_rules import USUAL
from peerless.rules.questions import PendingQuestion
from peerless.rules.state import State
from tests.support import (
    DUELS,
    SECRET_HANDS,
    Table,
    contents,
    play_randomly,
    some_adventure,
    some_crowd,
)

chances = st.builds(Chance, st.integers(0, 2**32))
tables = (
    st.sampled_from(DUELS)
    | st.builds(some_crowd, chances)
    | st.builds(some_adventure, chances, st.sampled_from([USUAL, SECRET_HANDS]))
)
seeds = st.integers(0, 2**64 - 1)
few = settings(max_examples=6, deadline=None)


def is_read(view: View) -> bool:
    return "state" in vars(view)


def everything_in(thing: object) -> Iterator[object]:
    """All that is stored in a thing, and in what is stored there."""
    yield thing
    if isinstance(thing, dict):
        thing = [*thing, *thing.values()]
    elif isinstance(thing, View):
        thing = list(vars(thing).values())
    if isinstance(thing, list | tuple | set):
        for part in thing:
            yield from everything_in(part)


@few
@given(tables, seeds, seeds)
def test_what_is_imagined_is_the_same_whether_or_not_the_view_was_read(
    table: Table, seed: int, luck: int
) -> None:
    """Straight from the true game, and from a view in which nothing of it is left: to the last
    card. So what is imagined tells no more than the view."""
    chance = Chance(luck)
    for game in play_randomly(table.game(seed), chance):
        asked = game.state.question
        assert asked is not None
        view, read = game.view(asked.seat), game.view(asked.seat)
        read.read()
        one, other = view.imagine(chance.copy()), read.imagine(chance.copy())
        assert contents(one.state) == contents(other.state)
        assert not is_read(view)


@few
@given(tables, seeds)
def test_a_look_shows_what_is_left_when_all_is_concealed(table: Table, seed: int) -> None:
    """Nobody has to deal the hidden cards anew to look at a view: what is looked at, and what is
    asked, is the same before and after."""
    for game in play_randomly(table.game(seed), Chance(seed)):
        for seat in range(SPECTATOR, game.setting.players):
            view = game.view(seat)
            seen, asked = view.data(), what_is_asked(view.pending)
            assert is_read(view) == tells_of_cards(game, seat)
            view.read()
            assert view.data() == seen
            assert what_is_asked(view.state.question) == asked
            assert what_is_asked(view.pending) == asked


def tells_of_cards(game: Game, seat: int) -> bool:
    """Whether what is asked of another may tell of hidden cards, so that it is asked anew."""
    asked = game.state.question
    return asked is not None and asked.seat != seat and asked.is_about_cards


def what_is_asked(question: PendingQuestion | None) -> object:
    """All of it but the answers."""
    if question is None:
        return None
    text, move = question.text, question.move
    return (
        (question.seat, question.about, question.cause),
        text and (text.seat, text.effect, text.follows, text.answered, text.most),
        move and (move.movers, move.of_tokens, move.distance, move.exact, move.through),
    )


def test_the_answers_to_what_others_are_asked_are_no_part_of_a_view() -> None:
    game = Game.new("marmoreal", ["sinbad", "medusa"], seed=1)
    for action in game.actions():
        after = game.copy()
        after.play(action)
        asked = after.state.question
        assert asked is not None
        pending = after.view(SPECTATOR).pending
        assert pending is not None
        assert asked.options
        assert not pending.options


@few
@given(tables, seeds)
def test_a_view_shows_the_moment_at_which_it_was_made(table: Table, seed: int) -> None:
    before: list[tuple[View, object]] = []
    for game in play_randomly(table.game(seed), Chance(seed)):
        for view, then in before:
            assert is_read(view)
            assert view.data() == then
        seats = range(SPECTATOR, game.setting.players)
        before = [(game.view(seat), game.view(seat).data()) for seat in seats]
        assert not any(is_read(view) for view, _ in before)


def test_the_answers_of_a_view_stay_those_of_its_moment() -> None:
    game = Game.new("marmoreal", ["sinbad", "medusa"], seed=1)
    asked = game.question
    assert asked is not None
    view = game.view(asked.seat)
    answers, words = view.actions(), [str(action) for action in game.actions()]
    game.play(answers[0])
    assert view.actions() == answers
    assert [str(action) for action in answers] == words
    question = view.question
    assert question is not None
    assert str(question) == str(asked)


def test_nothing_of_the_truth_is_a_part_of_an_unread_view() -> None:
    game = Game.new("marmoreal", ["sinbad", "medusa"], seed=1)
    for seat in (0, 1, SPECTATOR):
        view = game.view(seat)
        assert not any(isinstance(part, State | Game) for part in everything_in(view))
        elsewhere = copy.copy(view)  # as pickle does it
        assert elsewhere.state is view.state
        assert contents(view.state) != contents(game.state)
        assert view.state.chance.seed == 0


def test_whoever_changes_a_view_changes_nothing_else() -> None:
    game = Game.new("marmoreal", ["sinbad", "medusa"], seed=1)
    before, view = contents(game.state), game.view(1)
    view.state.hands[0].clear()
    view.state.health[0] = 1
    assert contents(game.state) == before
    assert game.view(1).state.health == game.state.health


@pytest.mark.parametrize("make", [RandomBot, GreedyBot])
def test_a_bot_that_needs_nothing_of_a_view_reads_nothing_of_it(make: MakeBot) -> None:
    """The random bot needs the answers, the greedy one what it imagines."""
    for table in (DUELS[0], some_adventure(Chance(1), USUAL)):
        game = table.game(1)
        for _ in range(12):
            asked = game.state.question
            assert asked is not None
            view = game.view(asked.seat)
            action = make(3).choose(view)
            assert not is_read(view)
            del view
            game.play(action)
