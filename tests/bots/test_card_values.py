"""What value a search takes a card to have, before there is a combat."""

from __future__ import annotations

import pytest
from tests.support import some_adventure, some_crowd, some_duel

from peerless.bots.search.arms import Arms
from peerless.bots.search.features import NAMES, features
from peerless.bots.search.values import USUAL_ATTACK, USUAL_DEFENSE, changes, expected
from peerless.game import Game
from peerless.rules.chance import Chance
from peerless.rules.setting import Face
from peerless.rules.state import State
from peerless.text.tree import Role


def begun(hero: str, against: str = "medusa", battlefield: str = "sarpedon") -> State:
    """A duel at its first action."""
    game = Game.new(battlefield, [hero, against], seed=1)
    while not game.state.turns:
        game.play(game.actions()[0])
    return game.state


def card(state: State, name: str) -> Face:
    return next(f for f in state.setting.faces if f.seat == 0 and f.card.name == name)


def value(state: State, name: str, role: Role = Role.ATTACK) -> float:
    face = card(state, name)
    attack, defense = changes(state.setting)[face.id]
    found = attack if role is Role.ATTACK else defense
    return expected(state, face, found, state.setting.leader_of[0], role)


def test_a_card_whose_text_changes_no_value_has_what_is_printed() -> None:
    state = begun("robin-hood")
    assert value(state, "A Hunter's Eye") == 5.0
    assert not changes(state.setting)[card(state, "Snark").id][0]


def test_a_condition_is_looked_up_where_it_can_be() -> None:
    state = begun("invisible-man")
    hero = state.setting.leader_of[0]
    state.turn = 1  # his own comes next, and begins where he stands now
    for token in state.setting.tokens:
        state.token_space[token.id] = state.space[hero]
    assert value(state, "Emerge from Mist") == 5.0
    for token in state.setting.tokens:
        state.token_space[token.id] = (state.space[hero] + 1) % len(state.battlefield.spaces)
    assert value(state, "Emerge from Mist") == 3.0


def test_a_form_and_a_role_decide() -> None:
    state = begun("jekyll-and-hyde")
    for form, attack, defense in ((0, 3.0, 6.0), (1, 6.0, 3.0)):
        state.tracks[0] = [form]
        assert value(state, "Duality of Man") == attack
        assert value(state, "Duality of Man", Role.DEFENSE) == defense


def test_what_lies_in_a_pile_is_counted() -> None:
    state = begun("sinbad")
    voyages = [
        number
        for number in [*state.decks[0], *state.hands[0]]
        if "Voyage" in state.setting.face(number).card.tags
    ]
    this = state.setting.face(voyages[0]).card.name
    before = value(state, this)
    others = [v for v in voyages if state.setting.face(v).card.name != this][:3]
    state.discards[0].extend(others)
    assert value(state, this) == before + 3


def test_what_brings_the_other_card_down_counts_for_what_that_usually_has() -> None:
    robin = begun("robin-hood")
    assert value(robin, "Highway Robbery") == 2.0 + USUAL_DEFENSE
    invisible = begun("invisible-man")
    assert value(invisible, "Impossible to See", Role.DEFENSE) == 2.0 + USUAL_ATTACK


def test_a_card_whose_users_have_fallen_is_dead() -> None:
    state = begun("robin-hood")
    outlaws = [f for f in state.setting.fighters_of[0] if f != state.setting.leader_of[0]]
    robbery = card(state, "Highway Robbery")
    state.hands[0] = [
        number for number, face in enumerate(state.setting.card_face) if face == robbery.id
    ]
    alive = Arms(state, 0)
    assert (alive.dead, len(alive.cards)) == (0, 4)
    for outlaw in outlaws:
        state.health[outlaw] = 0
    fallen = Arms(state, 0)
    assert (fallen.dead, fallen.cards, fallen.best) == (4, [], 0.0)
    assert features(state)[0][NAMES.index("dead cards")] == 1.0


@pytest.mark.parametrize("n", range(9))
def test_every_text_can_be_looked_at(n: int) -> None:
    """Of duels, games of several and cooperative ones, at many moments."""
    make = (some_duel, some_crowd, some_adventure)[n % 3]
    game, others = make(Chance(n)).game(n), Chance(n)
    for _ in range(120):
        if game.question is None:
            break
        game.play(game.actions()[others.below(len(game.actions()))])
        state = game.state
        if state.combat is not None or not state.turns:
            continue
        for face, both in zip(state.setting.faces, changes(state.setting), strict=True):
            for role, found in zip((Role.ATTACK, Role.DEFENSE), both, strict=True):
                if found:
                    leader = state.setting.leader_of[face.seat]
                    assert 0.0 <= expected(state, face, found, leader, role) <= 20.0
