"""Nothing secret leaks: deal anew what a seat cannot know, and for that seat nothing changes."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from peerless.game import SPECTATOR, Game
from peerless.record.notation import write_hidden
from peerless.record.telling import tell
from peerless.rules.chance import Chance
from peerless.rules.events import Event, Happening
from peerless.rules.interpreter import Interpreter
from peerless.rules.masks import has
from peerless.rules.questions import DefendWith, Option, PlayScheme
from peerless.rules.view_data import HandData, view_data
from peerless.rules.views import conceal, imagine, mask_of_seat, sees_hand
from peerless.text.tree import Timing
from tests.support import (
    BATTLEFIELDS,
    DUELS,
    Table,
    contents,
    play_randomly,
    some_adventure,
    some_crowd,
    some_duel,
)

chances = st.builds(Chance, st.integers(0, 2**32))
tables = (
    st.sampled_from(DUELS) | st.builds(some_crowd, chances) | st.builds(some_adventure, chances)
)
seeds = st.integers(0, 2**64 - 1)
few = settings(max_examples=20, deadline=None)


def onlookers(game: Game) -> range:
    """Every player, and a spectator."""
    return range(SPECTATOR, game.setting.players)


def some_onlooker(game: Game, chance: Chance) -> list[int]:
    """One of them; over all the questions of a game each has many turns."""
    return [chance.below(game.setting.players + 1) + SPECTATOR]


def other_world(game: Game, seat: int, chance: Chance) -> Game:
    """The same game, with everything that the seat cannot know dealt anew."""
    world = game.copy()
    world.state = imagine(game.state, seat, chance)
    # The same luck to come: what is decided by lot for one who is out (R122) tells nothing.
    world.state.chance = Chance(game.state.chance.seed)
    world.state.log = []
    return world


@few
@given(tables, seeds, seeds)
def test_a_view_is_the_same_with_any_hidden_cards(table: Table, seed: int, luck: int) -> None:
    chance = Chance(luck)
    for game in play_randomly(table.game(seed), chance):
        for seat in some_onlooker(game, chance):
            world = imagine(game.state, seat, chance)
            assert view_data(world, seat) == view_data(game.state, seat)
            # Nothing of the truth is left in a view: all that is in it, to the last card of a
            # hidden deck, is the same.
            mine, theirs = contents(conceal(game.state, seat)), contents(conceal(world, seat))
            del mine["log"], theirs["log"]
            assert mine == theirs


@few
@given(tables, seeds, seeds)
def test_a_story_is_the_same_until_a_card_is_shown(table: Table, seed: int, luck: int) -> None:
    """Play a decision in both worlds that looks the same to the seat: the events it gets are the
    same, up to a card that it sees for the first time; and then the same seat is asked."""
    chance = Chance(luck)
    compared = questions = 0
    for game in play_randomly(table.game(seed), chance):
        questions += 1
        for seat in some_onlooker(game, chance):
            compared += same_story(game, other_world(game, seat, chance), seat, chance)
    assert compared > min(10, questions // 4)


def same_story(game: Game, world: Game, seat: int, chance: Chance) -> bool:
    """Whether the stories could be compared to their end."""
    if tells_of_a_hand(game) or picks_made(game) != picks_made(world):
        return False
    actions = game.actions()
    action = actions[chance.below(len(actions))]
    if searches(game, action.option):
        return False
    seen = as_seen(game, action.option, seat)
    twins = [other for other in world.actions() if as_seen(world, other.option, seat) == seen]
    if not twins:
        return False
    true, imagined = game.copy(), world
    mask = mask_of_seat(game.state, seat)
    first, second = true.play(action), imagined.play(twins[0])
    for one, other in zip(first, second, strict=False):
        if one.as_seen(mask) != other.as_seen(mask):
            assert without_card(one) == without_card(other) or turned_up(one, other)
            return False
        assert tell(game.setting, one, seat) == tell(game.setting, other, seat)
    assert len(first) == len(second)
    asked, asked_there = true.question, imagined.question
    assert (asked is None) == (asked_there is None)
    if asked is not None and asked_there is not None:
        assert (asked.seat, asked.about, asked.source) == (
            asked_there.seat,
            asked_there.about,
            asked_there.source,
        )
        if asked.seat == seat:
            assert [a.option for a in true.actions()] == [a.option for a in imagined.actions()]
    return True


def tells_of_a_hand(game: Game) -> bool:
    """ "discards 1 card with that printed value": what comes next tells whether there is one."""
    frame = game.state.frames[-1]
    return isinstance(frame, Interpreter) and "OfPrintedValue" in str(frame.todo)


def picks_made(game: Game) -> int:
    """Hidden picks that do not fit the cards dealt anew are made again (`views`)."""
    frame = game.state.frames[-1]
    return len(frame.picks) if isinstance(frame, Interpreter) else 0


def searches(game: Game, option: Option) -> bool:
    """Whether a search finds its card tells where the card was."""
    if not isinstance(option, PlayScheme):
        return False
    return "Search(" in str(game.setting.faces[option.face].card.text)


def as_seen(game: Game, option: Option, seat: int) -> str:
    """A decision as the seat sees it made: its own team's in full, that of others without the card,
    unless the card is one that is played face up."""
    question = game.state.question
    assert question is not None
    if sees_hand(game.state, seat, question.seat) or is_face_up(game, option):
        return str(option)
    return write_hidden(game.setting, option)


def is_face_up(game: Game, option: Option) -> bool:
    if not isinstance(option, DefendWith) or option.face < 0:
        return False
    return Timing.COMMIT in game.setting.faces[option.face].programs


def turned_up(one: Event, other: Event) -> bool:
    """An initiative card or an invasion token that nobody could know is seen for the first time."""
    kinds = (Happening.INITIATIVE, Happening.INITIATIVE_LEFT, Happening.TURNED_UP)
    return one.kind in kinds and other.kind in kinds


def without_card(event: Event) -> tuple[object, ...]:
    """All but the card, and what is computed from it."""
    return event.kind, event.seat, event.fighter, event.space, event.cause


HARD_PLACES: dict[str, Callable[[Game], bool]] = {
    "a boost lies face down": lambda game: (
        game.state.combat is not None
        and not game.state.combat.revealed
        and game.state.combat.attack.boost >= 0
    ),
    "a hand was looked at": lambda game: any(
        knows(game, other, card)
        for owner, other in permutations(range(game.setting.seats), 2)
        if game.setting.sides[owner] != game.setting.sides[other]
        for card in game.state.hands[owner]
    ),
    "cards were put back on top": lambda game: any(
        game.state.known[card] for deck in game.state.decks for card in deck
    ),
    "a card was discarded at random": lambda game: any(
        event.kind is Happening.DISCARDED and "AtRandom" in cause_of(game, event)
        for event in game.state.log or ()
    ),
    "a card lies face down before one who knows the hand": lambda game: (
        game.state.combat is not None
        and not game.state.combat.revealed
        and knows(game, game.state.combat.defense.seat, game.state.combat.attack.card)
    ),
}


def knows(game: Game, seat: int, card: int) -> bool:
    return has(game.state.known[card], seat)


def cause_of(game: Game, event: Event) -> str:
    return str(game.setting.faces[event.cause].card.text) if event.cause >= 0 else ""


@pytest.mark.prove
@pytest.mark.parametrize("battlefield", BATTLEFIELDS)
def test_secrets_are_kept_in_every_duel(battlefield: str) -> None:
    """A game of every pair of heroes, at every question, for one seat or a spectator."""
    for n, table in enumerate(DUELS):
        if table.battlefield == battlefield:
            keep_secrets(table.game(n), Chance(n))


@pytest.mark.prove
@pytest.mark.parametrize("part", range(8))
def test_secrets_are_kept_in_games_of_three_and_four(part: int) -> None:
    for n in range(part * 15, part * 15 + 15):
        keep_secrets(some_crowd(Chance(n)).game(n), Chance(n))


@pytest.mark.prove
@pytest.mark.parametrize("part", range(8))
def test_secrets_are_kept_in_cooperative_games(part: int) -> None:
    for n in range(part * 25, part * 25 + 25):
        keep_secrets(some_adventure(Chance(n)).game(n), Chance(n))


def keep_secrets(game: Game, chance: Chance) -> None:
    for now in play_randomly(game, chance):
        (seat,) = some_onlooker(now, chance)
        look_in_both_worlds(now, seat, chance)


def look_in_both_worlds(game: Game, seat: int, chance: Chance) -> None:
    world = imagine(game.state, seat, chance)
    mine, theirs = contents(conceal(game.state, seat)), contents(conceal(world, seat))
    del mine["log"], theirs["log"]
    assert mine == theirs
    same_story(game, other_world(game, seat, chance), seat, chance)


@pytest.mark.parametrize("place", HARD_PLACES)
def test_secrets_are_kept_in_the_hard_places(place: str) -> None:
    """Each of these is found in real games, a number of times, and nothing leaks there."""
    is_there, found = HARD_PLACES[place], 0
    for n in range(1000):
        chance = Chance(n)
        table = some_crowd(chance) if n % 3 == 0 else some_duel(chance)
        for game in play_randomly(table.game(n), chance):
            if is_there(game):
                found += 1
                for seat in onlookers(game):
                    look_in_both_worlds(game, seat, chance)
        if found >= 25:
            return
    raise AssertionError(f"found only {found} times: {place}")


def test_what_a_seat_has_seen_it_goes_on_knowing() -> None:
    """A hand that was looked at: the looker knows its cards, a spectator does not."""
    game = Game.new("marmoreal", ["sinbad", "medusa"], seed=1)
    state = game.state
    for card in state.hands[1]:
        state.known[card] |= 1
    faces = tuple(sorted(state.setting.card_face[card] for card in state.hands[1]))
    assert view_data(state, 0).hands[1] == HandData(size=5, known=faces)
    assert view_data(state, SPECTATOR).hands == (HandData(5, ()), HandData(5, ()))
    chance = Chance(3)
    for _ in range(20):
        assert view_data(imagine(state, 0, chance), 0) == view_data(state, 0)


def test_a_view_gives_no_answers_to_another_seat() -> None:
    game = Game.new("marmoreal", ["sinbad", "medusa"], seed=1)
    asked = game.question
    assert asked is not None
    assert game.view(asked.seat).actions() == game.actions()
    assert game.view(1 - asked.seat).actions() == []
    assert game.view(SPECTATOR).actions() == []
    for seat in onlookers(game):
        question = game.view(seat).data().question
        assert question is not None
        assert (question.options is None) == (seat != asked.seat)


@few
@given(tables, seeds)
def test_the_data_of_a_view_can_be_kept_and_compared(table: Table, seed: int) -> None:
    """It is plain and unchangeable to the last value: equal views fall together in a set."""
    game = table.game(seed)
    seen = {game.view(seat).data() for seat in onlookers(game)}
    for _ in play_randomly(game, Chance(seed)):
        seen |= {game.view(seat).data() for seat in onlookers(game)}
        assert seen >= {view_data(game.state, seat) for seat in onlookers(game)}


def test_a_view_can_fail_this_proof() -> None:
    """The proof has teeth: a world in which a known card is changed looks different."""
    game = Game.new("marmoreal", ["sinbad", "medusa"], seed=1)
    changed = game.state.copy()
    changed.hands[0][0], changed.decks[0][0] = changed.decks[0][0], changed.hands[0][0]
    assert view_data(changed, 0) != view_data(game.state, 0)
    assert view_data(changed, 1) == view_data(game.state, 1)
