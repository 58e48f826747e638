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
from peerless.rules.house_rules import USUAL, HouseRules
from peerless.rules.interpreter import Interpreter
from peerless.rules.masks import has
from peerless.rules.questions import DefendWith, Option, PlayScheme
from peerless.rules.state import State
from peerless.rules.view_data import HIDDEN, HandData, view_data
from peerless.rules.views import (
    _cards_spoken_of,
    conceal,
    imagine,
    mask_of_seat,
    sees_hand,
)
from peerless.text.tree import Timing
from tests.support import (
    BATTLEFIELDS,
    DUELS,
    SECRET_HANDS,
    Table,
    contents,
    play_randomly,
    some_adventure,
    some_crowd,
    some_duel,
)

chances = st.builds(Chance, st.integers(0, 2**32))
tables = (
    st.sampled_from(DUELS)
    | st.builds(some_crowd, chances)
    | st.builds(some_adventure, chances, st.sampled_from([USUAL, SECRET_HANDS]))
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
    for owner, hand in enumerate(game.state.hands):
        if sees_hand(game.state, seat, owner):
            world.state.hands[owner] = in_the_same_order(game.state, hand, world.state)
    return world


def in_the_same_order(state: State, hand: list[int], world: State) -> list[int]:
    """A hand has no order, but answers come in that in which it is kept. Copies are told apart by
    who knows them, and by what texts have in mind."""
    left = world.hands[state.setting.card_seat[hand[0]]] if hand else []
    in_mind, in_mind_there = _cards_spoken_of(state), _cards_spoken_of(world)
    ordered = []
    for card in hand:
        alike = [other for other in left if likeness(world, other) == likeness(state, card)]
        same = [other for other in alike if in_mind_there.get(other) == in_mind.get(card)]
        left.remove((same or alike)[0])
        ordered.append((same or alike)[0])
    return ordered


def likeness(state: State, card: int) -> tuple[int, int]:
    return state.setting.card_face[card], state.known[card]


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
    compared = 0
    for game in play_randomly(table.game(seed), chance):
        for seat in some_onlooker(game, chance):
            compared += same_story(game, other_world(game, seat, chance), seat, chance)
    assert compared > 10


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
            assert is_turned_up(one, other) or without_card(one) == without_card(other)
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


def is_turned_up(one: Event, other: Event) -> bool:
    """The next initiative card, or the next invasion token: another in each world."""
    cards = {Happening.INITIATIVE, Happening.INITIATIVE_LEFT}
    kinds = {one.kind, other.kind}
    return kinds <= cards or kinds == {Happening.TURNED_UP}


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


HARD_PLACES_OF_ADVENTURES: dict[str, Callable[[Game], bool]] = {
    "a card of an enemy's deck was looked at": lambda game: any(
        game.state.known[card]
        for seat in range(game.setting.players, game.setting.seats)
        for card in game.state.decks[seat]
    ),
    "a card that was looked at attacks or defends": lambda game: (
        game.state.combat is not None
        and not game.state.combat.revealed
        and any(
            not game.setting.has_player(side.seat)
            and side.card >= 0
            and bool(game.state.known[side.card])
            for side in (game.state.combat.attack, game.state.combat.defense)
        )
    ),
    "an initiative card lies at the bottom for all to see": lambda game: (
        game.state.adventure is not None and bool(game.state.adventure.last)
    ),
    "some invasion tokens are face up, some face down": lambda game: (
        game.state.adventure is not None
        and 0 < game.state.adventure.turned_up < len(game.state.adventure.invasion)
    ),
    "a player is asked what an enemy would be": lambda game: (
        game.state.turns > 0
        and not game.setting.has_player(game.state.turn)
        and not isinstance(game.actions()[0].option, DefendWith)
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
@pytest.mark.parametrize("house", [USUAL, SECRET_HANDS], ids=["open hands", "secret hands"])
@pytest.mark.parametrize("part", range(8))
def test_secrets_are_kept_in_cooperative_games(part: int, house: HouseRules) -> None:
    for n in range(part * 15, part * 15 + 15):
        keep_secrets(some_adventure(Chance(n), house).game(n), Chance(n))


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
    def some_table(n: int, chance: Chance) -> Table:
        return some_crowd(chance) if n % 3 == 0 else some_duel(chance)

    look_in_hard_places(place, HARD_PLACES[place], some_table)


@pytest.mark.parametrize("place", HARD_PLACES_OF_ADVENTURES)
def test_secrets_are_kept_in_the_hard_places_of_cooperative_games(place: str) -> None:
    def some_table(n: int, chance: Chance) -> Table:
        return some_adventure(chance, SECRET_HANDS if n % 2 else USUAL)

    look_in_hard_places(place, HARD_PLACES_OF_ADVENTURES[place], some_table)


def look_in_hard_places(
    place: str, is_there: Callable[[Game], bool], some_table: Callable[[int, Chance], Table]
) -> None:
    """Each of these is found in real games, a number of times, and nothing leaks there."""
    found = 0
    for n in range(1000):
        chance = Chance(n)
        for game in play_randomly(some_table(n, chance).game(n), chance):
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


# ---------------------------------------------------------------- the cooperative game


def test_players_of_a_team_show_each_other_their_hands() -> None:
    game = Game.adventure("mothman", ["king-arthur", "medusa"], seed=1)
    for seat in (0, 1):
        assert [hand.size for hand in view_data(game.state, seat).hands] == [5, 5, 0, 0, 0]
        assert [len(hand.known) for hand in view_data(game.state, seat).hands] == [5, 5, 0, 0, 0]
    assert [len(hand.known) for hand in view_data(game.state, SPECTATOR).hands] == [0] * 5


@pytest.mark.parametrize(("house", "discoveries"), [(SECRET_HANDS, []), (USUAL, ["radio-silence"])])
def test_hands_can_be_secret_from_the_team(house: HouseRules, discoveries: list[str]) -> None:
    """A.B1 leaves it to the players; a discovery demands it."""
    game = Game.adventure(
        "mothman", ["king-arthur", "medusa"], seed=1, discoveries=discoveries, house=house
    )
    own = [[len(hand.known) for hand in view_data(game.state, seat).hands] for seat in (0, 1)]
    assert own == [[5, 0, 0, 0, 0], [0, 5, 0, 0, 0]]


def test_what_lies_open_in_a_cooperative_game_is_seen_by_all() -> None:
    game = Game.adventure("martian-invader", ["king-arthur", "medusa"], seed=1)
    for now in play_randomly(game, Chance(4)):
        seen = [now.view(seat).data().adventure for seat in onlookers(now)]
        assert len(set(seen)) == 1
        truth, data = now.state.adventure, seen[0]
        assert truth is not None
        assert data is not None
        assert (data.threat, data.objectives, data.round) == (
            truth.steps, truth.objectives, truth.round,
        )  # fmt: skip
        assert data.markers == tuple(truth.markers)
        assert (data.row, data.added) == (tuple(truth.row), tuple(truth.added))
        assert data.turned_up == tuple(truth.invasion[: truth.turned_up])
        assert sorted(data.deck) == sorted(truth.deck)


def test_an_enemy_has_no_view() -> None:
    game = Game.adventure("mothman", ["king-arthur"], seed=1)
    with pytest.raises(ValueError, match="seat 1, expected one of: 0, or SPECTATOR"):
        game.view(1)


def test_nobody_knows_the_order_of_the_initiative_deck_nor_what_is_face_down() -> None:
    """A world in which these are otherwise looks the same to everyone, one in which a card lies
    openly somewhere else does not."""
    game = Game.adventure("martian-invader", ["king-arthur", "medusa"], seed=1)
    for seat in onlookers(game):
        hidden, open_ = game.state.copy(), game.state.copy()
        assert hidden.adventure is not None
        assert open_.adventure is not None
        hidden.adventure.deck.reverse()
        hidden.adventure.invasion = hidden.adventure.invasion[::-1]
        hidden.decks[2].reverse()
        assert view_data(hidden, seat) == view_data(game.state, seat)
        open_.adventure.row.append(open_.adventure.deck.pop())
        assert view_data(open_, seat) != view_data(game.state, seat)


def test_who_has_looked_at_an_enemys_card_knows_it_face_down() -> None:
    """The top card was looked at; then it attacks."""
    for n in range(100):
        game = Game.adventure("mothman", ["king-arthur", "medusa"], seed=n)
        for now in play_randomly(game, Chance(n)):
            combat = now.state.combat
            if combat is None or combat.revealed or now.setting.has_player(combat.attack.seat):
                continue
            card = combat.attack.card
            seen = [now.view(seat).data().combat for seat in onlookers(now)]
            assert [data.attack.card for data in seen if data is not None] == [HIDDEN] * 3
            now.state.known[card] |= 1
            data = now.view(0).data().combat
            assert data is not None
            assert data.attack.card == now.setting.card_face[card]
            data = now.view(1).data().combat
            assert data is not None
            assert data.attack.card == HIDDEN
            return
    raise AssertionError("no enemy has attacked")
