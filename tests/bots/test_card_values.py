"""What value a search takes a card to have, before there is a combat."""

from __future__ import annotations

import pytest
from tests.support import some_adventure, some_crowd, some_duel

from peerless.bots.distances import distances_to_attack
from peerless.bots.search.arms import Arms
from peerless.bots.search.features import NAMES, features
from peerless.bots.search.texts import MAYBE, UNKNOWN
from peerless.bots.search.values import (
    HERO_FOUGHT,
    MOVED,
    USUAL_ATTACK,
    USUAL_DEFENSE,
    changes,
    changes_of,
    dealt,
    expected,
)
from peerless.content.library import BOX
from peerless.content.names import names_of
from peerless.game import Game
from peerless.rules.chance import Chance
from peerless.rules.masks import members
from peerless.rules.mode import Mode
from peerless.rules.numbers import FighterId, SpaceId
from peerless.rules.setting import Face, FacePart
from peerless.rules.state import OFF, State
from peerless.text.reader import read
from peerless.text.tree import Role


def begun(hero: str, *against: str, battlefield: str = "sarpedon") -> State:
    """A game at its first action, a duel unless there are several others."""
    mode = Mode.FREE_FOR_ALL if len(against) > 1 else Mode.DUEL
    game = Game.new(battlefield, [hero, *(against or ["medusa"])], seed=1, mode=mode)
    while not game.state.turns:
        game.play(game.actions()[0])
    return game.state


def card(state: State, name: str) -> Face:
    return next(f for f in state.setting.faces if f.seat == 0 and f.card.name == name)


def value(state: State, name: str, role: Role = Role.ATTACK) -> float:
    face = card(state, name)
    attack, defense, _ = changes(state.setting)[face.id]
    found = attack if role is Role.ATTACK else defense
    return expected(state, face, found, state.setting.leader_of[0], role)


def added(state: State, text: str, role: Role, fighter: FighterId | None = None) -> float:
    """What a text of the first hero would add to the value of a card in that role."""
    setting = state.setting
    face = next(f for f in setting.faces if f.seat == 0 and f.attacks and f.defends)
    names = names_of(BOX.heroes.load(setting.heroes[0].id))
    found = changes_of(FacePart(0, read(text, names)), role, setting.players == 2)
    user = setting.leader_of[0] if fighter is None else fighter
    return round(expected(state, face, found, user, role) - face.part(role).value, 9)


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


def if_(condition: str) -> str:
    return f"During combat: If {condition}, add 1 to this card's value."


WHO_FIGHTS = {
    # as an attack of the hero, as its defense; as an attack of a sidekick, as its defense
    "your fighter is attacking": (1.0, 0.0, 1.0, 0.0),
    "your fighter is defending": (0.0, 1.0, 0.0, 1.0),
    "the opposing fighter is attacking": (0.0, 1.0, 0.0, 1.0),
    "the opposing fighter is defending": (1.0, 0.0, 1.0, 0.0),
    "Medusa is attacking": (1.0, 0.0, 0.0, 0.0),
    "your hero is defending": (0.0, 1.0, 0.0, 0.0),
    "your opponent's hero is attacking": (0.0, HERO_FOUGHT, 0.0, HERO_FOUGHT),
    "your opponent's hero is defending": (HERO_FOUGHT, 0.0, HERO_FOUGHT, 0.0),
}


@pytest.mark.parametrize("words", WHO_FIGHTS)
def test_who_attacks_and_who_defends(words: str) -> None:
    state = begun("medusa", "robin-hood")
    hero, sidekick, *_ = state.setting.fighters_of[0]
    cases = [(who, role) for who in (hero, sidekick) for role in (Role.ATTACK, Role.DEFENSE)]
    assert tuple(added(state, if_(words), role, who) for who, role in cases) == WHO_FIGHTS[words]


def test_who_defends_has_not_moved_in_that_turn() -> None:
    """But for what has moved it since the opponent's turn began."""
    state, text = begun("medusa"), if_("your fighter started this turn in a different space")
    hero = state.setting.leader_of[0]
    state.turn, state.started = 0, list(state.space)
    elsewhere = (state.space[hero] + 1) % len(state.battlefield.spaces)
    assert added(state, text, Role.ATTACK) == MOVED
    assert added(state, text, Role.DEFENSE) == 0.0
    state.started[hero] = elsewhere  # it has moved: that helps this turn's attacks alone
    assert added(state, text, Role.ATTACK) == 1.0
    assert added(state, text, Role.DEFENSE) == 0.0
    state.turn = 1
    assert added(state, text, Role.ATTACK) == MOVED
    assert added(state, text, Role.DEFENSE) == 1.0


def test_nobody_maneuvers_in_the_turn_of_another() -> None:
    state, text = begun("medusa"), if_("you maneuvered this turn")
    state.maneuvers = 1
    assert added(state, text, Role.ATTACK) == 1.0
    assert added(state, text, Role.DEFENSE) == 0.0
    state.turn = 1
    assert added(state, text, Role.ATTACK) == MOVED


def test_the_fog_in_which_a_defense_began_is_that_of_the_opponents_turn() -> None:
    state = begun("invisible-man")
    hero = state.setting.leader_of[0]
    text = if_("your fighter started this turn on a fog token")
    for token in state.setting.tokens:
        state.token_space[token.id] = state.space[hero]
        state.tokens_started[token.id] = (state.space[hero] + 1) % len(state.battlefield.spaces)
    state.started = list(state.space)
    assert added(state, text, Role.ATTACK) == 0.0
    assert added(state, text, Role.DEFENSE) == 1.0  # the opponent's turn is still to begin
    state.turn = 1
    assert added(state, text, Role.ATTACK) == 1.0
    assert added(state, text, Role.DEFENSE) == 0.0


def test_the_opposing_fighter_is_a_hero_or_else_a_sidekick() -> None:
    state = begun("medusa", "robin-hood")
    hero, sidekick = (if_(f"the opposing fighter is a {what}") for what in ("hero", "sidekick"))
    assert added(state, hero, Role.ATTACK) == HERO_FOUGHT
    assert added(state, sidekick, Role.ATTACK) == round(1.0 - HERO_FOUGHT, 9)
    leader = state.setting.leader_of[1]
    for fighter in state.setting.fighters_of[1]:
        if fighter != leader:
            state.health[fighter] = 0
    assert (added(state, hero, Role.ATTACK), added(state, sidekick, Role.ATTACK)) == (1.0, 0.0)


def test_whether_the_user_is_a_hero_is_known() -> None:
    state = begun("medusa")
    text = if_("your fighter is a sidekick")
    leader, harpy, *_ = state.setting.fighters_of[0]
    assert added(state, text, Role.ATTACK, leader) == 0.0
    assert added(state, text, Role.ATTACK, harpy) == 1.0


def test_who_the_opponent_is_of_several_is_left_open() -> None:
    text = if_("your opponent's hero's health is 1 or more")
    assert added(begun("medusa"), text, Role.ATTACK) == 1.0
    crowd = begun("medusa", "robin-hood", "bigfoot", battlefield="marmoreal")
    assert added(crowd, text, Role.ATTACK) == MAYBE


def test_who_boosts_an_attack_adds_about_what_cards_boost_by() -> None:
    state = begun("medusa")
    assert value(state, "Second Shot") == 3.0 + UNKNOWN
    assert added(state, "During combat: You may boost this attack.", Role.DEFENSE) == 0.0


def test_of_several_options_the_best_count() -> None:
    state = begun("medusa")
    options = "draw 1 card; add 1 to this card's value; add 3 to this card's value."
    for n, most in ((1, 3.0), (2, 4.0)):
        assert added(state, f"During combat: Choose {n}: {options}", Role.ATTACK) == most
    text = (
        f"During combat: If your fighter is adjacent to the opposing fighter, choose 1: {options}"
    )
    assert added(state, text, Role.ATTACK) == 3.0 * MAYBE


def test_one_of_two_amounts_goes_by_its_condition() -> None:
    state = begun("medusa")
    text = "During combat: Add 1 to this card's value, or 3 instead if your fighter is attacking."
    assert added(state, text, Role.ATTACK) == 3.0
    assert added(state, text, Role.DEFENSE) == 1.0


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


def schemes_of(state: State) -> float:
    """The damage that the features see in the hand of the first player."""
    return round(6 * features(state)[0][NAMES.index("damage of schemes")], 9)


def test_a_scheme_deals_what_it_would_deal_as_things_stand() -> None:
    state = begun("invisible-man")
    hero, medusa = (state.setting.leader_of[seat] for seat in (0, 1))
    terror, steps = card(state, "Reign of Terror").id, card(state, "Step Lightly").id
    faces = state.setting.card_face
    alone = next(
        space
        for space in range(len(state.battlefield.spaces))
        if not any(state.battlefield.adjacent[space] >> there & 1 for there in state.space)
    )
    beside = next(
        space
        for space in members(state.battlefield.adjacent[state.space[medusa]])
        if space not in state.space
    )
    for space, fog, found in (
        (alone, False, (0.0, 0.0)),
        (alone, True, (2.0, 0.0)),
        (beside, False, (0.0, 1.0)),
        (beside, True, (2.0, 3.0)),
    ):
        state.space[hero] = space
        for token in state.setting.tokens:
            state.token_space[token.id] = space if fog else OFF
        for face, damage in zip((terror, steps), found, strict=True):
            state.hands[0] = [faces.index(face)]
            assert schemes_of(state) == damage


def test_who_stands_in_the_zone_counts_for_a_scheme_once_or_each() -> None:
    state = begun("medusa", "robin-hood")
    one = "Deal 2 damage to a fighter in Medusa's zone."
    each = "Deal 2 damage to each opposing fighter in Medusa's zone."
    own = "Deal 1 damage to Medusa."
    medusa = state.setting.leader_of[0]
    for count, fighter in enumerate(state.setting.fighters_of[1], 1):
        state.space[fighter] = state.space[medusa]
        assert damage_of(state, one) == 2.0
        assert damage_of(state, each) >= 2.0 * count
    assert damage_of(state, own) == 0.0


def damage_of(state: State, text: str) -> float:
    names = names_of(BOX.heroes.load(state.setting.heroes[0].id))
    found = changes_of(FacePart(0, read(text, names)), None, state.setting.players == 2)
    return dealt(state, state.setting.faces[0], found, state.setting.leader_of[0])


def test_sidekicks_are_in_reach_soon_of_who_can_walk_there() -> None:
    state = begun("robin-hood", "bigfoot")
    outlaws = [f for f in state.setting.fighters_of[0] if f != state.setting.leader_of[0]]
    bigfoot, jackalope = state.setting.fighters_of[1]
    state.health[jackalope], state.space[jackalope] = 0, OFF
    far = distances_to_attack(state.battlefield, False)[state.space[bigfoot]]
    move = state.setting.forces[1].move
    near = next(space for space, steps in enumerate(far) if steps == move)
    away = next(space for space, steps in enumerate(far) if steps == move + 1)
    now, soon = (NAMES.index(f"sidekicks in reach{when}") for when in ("", " soon"))
    for count in range(3):
        for number, outlaw in enumerate(outlaws):
            state.space[outlaw] = near if number < count else away
        row = features(state)[0]
        assert (row[now], row[soon]) == (0.0, count / 3)


def cards_of(state: State, name: str) -> list[int]:
    """All copies of a card of the first player."""
    face = card(state, name).id
    return [number for number, of in enumerate(state.setting.card_face) if of == face]


def steps_between(state: State, one: SpaceId, other: SpaceId, ranged: bool = False) -> int:
    """How far it is from the one to where the other can be attacked."""
    return distances_to_attack(state.battlefield, ranged)[one][other]


def seen(state: State, *names: str) -> tuple[float, ...]:
    """Features of the first player."""
    row = features(state)[0]
    return tuple(row[NAMES.index(name)] for name in names)


def test_cards_are_out_of_reach_whose_users_could_attack_nobody_after_a_maneuver() -> None:
    state = begun("robin-hood", "bigfoot")
    robin, *outlaws = state.setting.fighters_of[0]
    bigfoot, jackalope = state.setting.fighters_of[1]
    there, move = state.space[bigfoot], state.setting.forces[0].move
    spaces = range(len(state.battlefield.spaces))
    away = next(space for space in spaces if steps_between(state, space, there, True) > move)
    near = next(space for space in spaces if steps_between(state, space, there) == move)
    shot, robbery = cards_of(state, "A Hunter's Eye")[:1], cards_of(state, "Highway Robbery")[:2]
    state.hands[0] = [*shot, *robbery]
    state.space[jackalope] = OFF
    for robin_at, outlaw_at, best, idle in (
        (away, away, 0.0, 3),
        (away, near, 2.0 + USUAL_DEFENSE, 1),
        (near, away, 5.0, 2),
        (near, near, 5.0, 0),
    ):
        state.space[robin] = robin_at
        for outlaw in outlaws:
            state.space[outlaw] = away
        state.space[outlaws[-1]] = outlaw_at
        found = seen(state, "attack in reach", "attacks out of reach")
        assert found == (best / 8, idle / 4)
    # A sidekick is somebody to attack too.
    state.space[jackalope], state.space[bigfoot] = there, OFF
    assert seen(state, "attack in reach", "attacks out of reach") == (5.0 / 8, 0.0)
    # Who has fallen attacks nobody: such cards are dead, and not out of reach.
    for outlaw in outlaws:
        state.health[outlaw], state.space[outlaw] = 0, OFF
    assert seen(state, "dead cards", "attacks out of reach") == (2 / 4, 0.0)


def test_sidekicks_are_in_reach_through_spaces_that_an_ability_links() -> None:
    state = begun("invisible-man", "robin-hood")
    hero, move = state.setting.leader_of[0], state.setting.forces[0].move
    _, outlaw, *others = state.setting.fighters_of[1]
    state.hands[0] = cards_of(state, "Surprise Attack")[:1]
    for fighter in (state.setting.leader_of[1], *others):
        state.space[fighter] = OFF
    spaces = range(len(state.battlefield.spaces))
    here, there = next(
        (one, other)
        for one in spaces
        for other in spaces
        if steps_between(state, one, other) > move
    )
    state.space[hero], state.space[outlaw] = here, there
    door = next(iter(members(state.battlefield.adjacent[there])))
    for linked in (False, True):
        for token, space in zip(state.setting.tokens, (here, door, OFF), strict=True):
            state.token_space[token.id] = space if linked else OFF
        found = seen(state, "attack in reach", "attacks out of reach")
        assert found == ((5.0 / 8, 0.0) if linked else (0.0, 1 / 4))
        assert features(state)[1][NAMES.index("sidekicks in reach soon")] == (linked / 3)


def test_who_shoots_from_afar_has_the_longer_reach() -> None:
    state = begun("robin-hood", "bigfoot")
    setting = state.setting
    robin = setting.leader_of[0]
    bigfoot, jackalope = setting.fighters_of[1]
    state.space[jackalope] = OFF
    kinds = set()
    spaces = range(len(state.battlefield.spaces))
    for here in spaces:
        for there in spaces:
            if here == there:
                continue
            state.space[robin], state.space[bigfoot] = here, there
            shot = steps_between(state, here, there, ranged=True)
            blow = steps_between(state, there, here)
            more = min(max(blow - shot, 0), 4) / 4 if shot <= setting.forces[0].move else 0.0
            rows = features(state)
            of_both = [row[NAMES.index("longer reach")] for row in rows]
            assert of_both == [more, 0.0]  # no blow goes farther than a shot
            kinds.add((shot == 0, more > 0.0))
    assert kinds == {(now, longer) for now in (True, False) for longer in (True, False)}


def test_a_sidekick_beside_the_hero_leaves_it_no_longer_reach() -> None:
    state = begun("robin-hood", "bigfoot")
    robin = state.setting.leader_of[0]
    bigfoot, jackalope = state.setting.fighters_of[1]
    spaces = range(len(state.battlefield.spaces))
    here, there = next(
        (one, other)
        for one in spaces
        for other in spaces
        if steps_between(state, one, other, True) == 0 and steps_between(state, other, one) >= 2
    )
    state.space[robin], state.space[bigfoot], state.space[jackalope] = here, there, OFF
    assert seen(state, "longer reach") >= (2 / 4,)
    state.space[jackalope] = next(iter(members(state.battlefield.adjacent[here])))
    assert seen(state, "longer reach") == (0.0,)


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
        for face, all_ in zip(state.setting.faces, changes(state.setting), strict=True):
            leader = state.setting.leader_of[face.seat]
            for role, found in zip((Role.ATTACK, Role.DEFENSE), all_[:2], strict=True):
                assert 0.0 <= expected(state, face, found, leader, role) <= 20.0
            assert -10.0 <= dealt(state, face, all_[2], leader) <= 20.0
