"""Rulings that no scenario can show: house rules, secrets, and cards that no hero here has."""

from __future__ import annotations

from pathlib import Path

import pytest

from peerless import Game
from peerless.content.heroes import load_hero
from peerless.content.library import BOX
from peerless.record.records import Record
from peerless.rules import engine
from peerless.rules.events import EVERYONE, RULE, Event, Happening
from peerless.rules.house_rules import QUIET_TURNS, USUAL, HouseRules
from peerless.rules.lasting import Hold, Lasting
from peerless.rules.masks import bit
from peerless.rules.mode import Mode
from peerless.rules.movement import take_off
from peerless.rules.pieces import Hero
from peerless.rules.questions import Ask
from peerless.rules.setting import Setting
from peerless.rules.turn import Part, Rotation, Turn
from peerless.text.tree import Duration
from tests.support import position

CRIER = '''\
id = "crier"
name = "Crier"
set = "Tests"
move = 2
ability = "During combat: Draw 1 card."

[[fighter]]
name = "Crier"
hero = true
health = 10
attack = "melee"

[[fighter]]
name = "Page"
health = 3
attack = "melee"

[[card]]
name = "Doom"
copies = 8
user = "any"
type = "scheme"
boost = 1
text = "Deal 20 damage to each fighter."

[[card]]
name = "Ruin"
copies = 8
user = "any"
type = "scheme"
boost = 1
text = "Deal 20 damage to each opposing fighter."

[[card]]
name = "Call"
copies = 4
user = "Crier"
type = "scheme"
boost = 1
text = "Return a defeated Page to a space in Crier's zone."

[[card]]
name = "Swell"
copies = 2
user = "any"
type = "attack"
value = 1
boost = 1
text = "Immediately: The printed value of this card becomes 6."

[[card]]
name = "Shout"
copies = 3
user = "any"
type = "attack"
value = 2
boost = 1
text = "During combat: Discard 1 card."

[[card]]
name = "Run"
copies = 5
user = "any"
type = "attack"
value = 1
boost = 1
text = """
During combat: If your fighter started this turn in a different space, this card's value
    becomes 3."""
'''


@pytest.fixture
def crier(tmp_path: Path) -> Hero:
    """A hero whose cards bring about what those in the box never do."""
    path = tmp_path / "crier.toml"
    path.write_text(CRIER, encoding="utf-8")
    return load_hero(path)


def setting_of(*players: Hero, mode: Mode = Mode.DUEL, house: HouseRules = USUAL) -> Setting:
    return Setting(BOX.battlefields.load("marmoreal"), players, mode, house)


def duel(first: str, second: str, *hands: list[str], house: HouseRules = USUAL) -> Game:
    """Two heroes face to face, without their sidekicks."""
    setting = setting_of(BOX.heroes.load(first), BOX.heroes.load(second), house=house)
    names = [setting.fighters[hero].name for hero in setting.hero_of]
    return position(setting, [{names[0]: "mar16"}, {names[1]: "mar21"}], list(hands))


def health(game: Game, name: str) -> int:
    return next(game.state.health[f.id] for f in game.setting.fighters if f.name == name)


def answers(game: Game) -> list[str]:
    return [str(action) for action in game.actions()]


def of_kind(events: list[Event], kind: Happening) -> list[Event]:
    return [event for event in events if event.kind is kind]


def card_of(game: Game, event: Event) -> str:
    return game.setting.faces[event.card].card.name


# ---------------------------------------------------------------- setup


@pytest.mark.parametrize(
    ("hero", "tracks"), [("nikola-tesla", [1]), ("jekyll-and-hyde", [0]), ("dr-jill-trent", [-1])]
)
def test_what_is_fixed_at_the_start_is_not_asked(hero: str, tracks: list[int]) -> None:
    """R6: one coil, Dr. Jekyll, no gadget."""
    game = Game.new("marmoreal", [hero, "golden-bat"])
    assert game.state.tracks[0] == tracks
    asked = []
    while game.question is not None and game.question.about is Ask.PLACE:
        game.play(game.actions()[0])
        asked.append(Ask.PLACE)
    sidekicks = len(game.setting.fighters_of[0]) - 1
    assert len(asked) == sidekicks
    assert game.state.turns == 1


# ---------------------------------------------------------------- where the turn began


def test_a_fighter_that_was_off_the_board_started_elsewhere(crier: Hero) -> None:
    """R18: a Page who has returned this turn began it in no space."""
    places = [{"Crier": "mar31"}, {"King Arthur": "mar28"}]
    setting = setting_of(crier, BOX.heroes.load("king-arthur"))
    game = position(setting, places, [["Call", "Run"], []])
    game.play("scheme Call")
    game.play("pick: mar30")
    game.play("attack Page > King Arthur: Run")
    game.play("defend: none")
    game.play("pick: Run")
    assert health(game, "King Arthur") == 15


# ---------------------------------------------------------------- combat


@pytest.mark.parametrize(("first", "held"), [("Crier", 0), ("Shout", 1)])
def test_a_player_with_several_effects_chooses_their_order(
    crier: Hero, first: str, held: int
) -> None:
    """R34: draw, then discard; or find nothing to discard, then draw."""
    places = [{"Crier": "mar16"}, {"King Arthur": "mar21"}]
    game = position(setting_of(crier, BOX.heroes.load("king-arthur")), places, [["Shout"], []])
    game.play("attack Crier > King Arthur: Shout")
    game.play("defend: none")
    assert sorted(answers(game)) == ["pick: Crier", "pick: Shout"]
    game.play(f"pick: {first}")
    if game.state.combat is not None:  # the drawn card is asked for
        game.play(game.actions()[0])
    assert len(game.state.hands[0]) == held


def test_cards_and_boost_are_revealed_in_one_step() -> None:
    """R46"""
    game = duel("king-arthur", "medusa", ["Excalibur", "Regroup"], ["Feint"])
    game.play("attack King Arthur > Medusa: Excalibur")
    game.play("boost: Regroup")
    events = game.play("defend: Feint")
    kinds = [event.kind for event in events]
    start = kinds.index(Happening.REVEALED)
    assert kinds[start : start + 3] == [Happening.REVEALED] * 3
    revealed = of_kind(events, Happening.REVEALED)
    assert {card_of(game, event) for event in revealed} == {"Excalibur", "Regroup", "Feint"}


# ---------------------------------------------------------------- canceling


@pytest.mark.parametrize(("can_be", "left"), [(False, 16 - 6 - 3 + 2), (True, 16 - 6 + 2)])
def test_whether_a_card_without_effects_can_be_canceled(can_be: bool, left: int) -> None:
    """R51, R77: Excalibur, a boost of 3, and Feint."""
    house = HouseRules(blank_cards_can_be_canceled=can_be)
    hands = (["Excalibur", "Noble Sacrifice"], ["Feint"])
    game = duel("king-arthur", "medusa", *hands, house=house)
    game.play("attack King Arthur > Medusa: Excalibur")
    game.play("boost: Noble Sacrifice")
    events = game.play("defend: Feint")
    assert health(game, "Medusa") == left
    assert bool(of_kind(events, Happening.CANCELED)) == can_be


def test_usually_a_card_without_effects_is_not_canceled() -> None:
    """R51, R77"""
    assert not USUAL.blank_cards_can_be_canceled


# ---------------------------------------------------------------- hidden information


def test_a_drawn_card_is_its_owners_secret() -> None:
    """R68"""
    game = duel("king-arthur", "medusa", [], [])
    (drawn,) = of_kind(game.play("maneuver"), Happening.DREW)
    assert drawn.seers == bit(0)


def test_a_look_is_for_one_a_reveal_for_all() -> None:
    """R69: and both leave the cards where they are."""
    snakes = "Voyage to the Valley of the Giant Snakes"
    game = duel("sinbad", "king-arthur", [snakes], ["Excalibur"])
    game.play(f"attack Sinbad > King Arthur: {snakes}")
    (looked,) = of_kind(game.play("defend: none"), Happening.LOOKED)
    assert card_of(game, looked) == "Excalibur"
    assert looked.seers == bit(0)
    assert len(game.state.hands[1]) == 1

    game = duel("dr-jill-trent", "king-arthur", ["Battle of Wits"], [])
    decks = [cards[:] for cards in game.state.decks]
    game.play("attack Dr. Jill Trent > King Arthur: Battle of Wits")
    showed = of_kind(game.play("defend: none"), Happening.SHOWED)
    assert [event.seers for event in showed] == [EVERYONE, EVERYONE]
    assert game.state.decks == decks


def test_a_random_discard_is_seen_by_all() -> None:
    """R70"""
    game = duel("dracula", "king-arthur", ["Ambush"], ["Excalibur", "Feint", "Regroup"])
    game.play("attack Dracula > King Arthur: Ambush")
    discarded = of_kind(game.play("defend: none"), Happening.DISCARDED)
    assert [event.seers for event in discarded] == [EVERYONE] * 2  # King Arthur's, then Ambush
    assert len(game.state.discards[1]) == 1


def test_what_comes_back_from_a_discard_pile_is_public() -> None:
    """R71"""
    voyages = ["Voyage Home", "Voyage to the Island That Was a Whale"]
    game = duel("sinbad", "king-arthur", voyages, [])
    whale = game.state.hands[0].pop()
    game.state.discards[0].append(whale)
    game.play("attack Sinbad > King Arthur: Voyage Home")
    (took,) = of_kind(game.play("defend: none"), Happening.TOOK)
    assert card_of(game, took) == "Voyage to the Island That Was a Whale"
    assert took.seers == EVERYONE
    assert game.state.hands[0] == [whale]


def test_a_boost_is_seen_to_be_there_and_no_more() -> None:
    """R78"""
    game = duel("king-arthur", "medusa", ["Excalibur", "Feint"], [])
    game.play("attack King Arthur > Medusa: Excalibur")
    (added,) = of_kind(game.play("boost: Feint"), Happening.ADDED_BOOST)
    assert added.seers == bit(0)
    assert game.question is not None
    assert game.question.player == "Medusa"


@pytest.mark.parametrize(("named", "left"), [(6, 16), (1, 13)])
def test_a_number_is_compared_with_the_printed_value_as_it_is_then(
    crier: Hero, named: int, left: int
) -> None:
    """R92: the printed 1 has become 6 before Elementary compares it."""
    setting = setting_of(crier, BOX.heroes.load("sherlock-holmes"))
    places = [{"Crier": "mar16"}, {"Sherlock Holmes": "mar21"}]
    game = position(setting, places, [["Swell"], ["Elementary"]])
    game.play("attack Crier > Sherlock Holmes: Swell")
    game.play("defend: Elementary")
    game.play(f"pick: {named}")
    assert health(game, "Sherlock Holmes") == left


def test_an_overflow_moves_whom_it_does_not_hurt() -> None:
    """R107: no card here prevents damage at the start of a turn, so it is put into the state."""
    state = duel("nikola-tesla", "golden-bat", [], []).state
    state.tracks[0] = [2]
    bat = state.setting.hero_of[1]
    state.lasting = (Lasting(Hold.NO_DAMAGE, Duration.TURN, bit(bat), 0, RULE),)
    state.question, state.frames = None, [Rotation(), Turn(Part.START)]
    engine.advance(state)
    game = Game(state, Record("marmoreal", ("nikola-tesla", "golden-bat"), 1))
    assert of_kind(game.opening, Happening.PREVENTED)
    assert health(game, "Golden Bat") == 18
    game.play("move Golden Bat: mar23")
    assert state.space[bat] == 22


def test_a_game_with_nobody_there_is_a_draw() -> None:
    """R125: no hero here goes away for good, so both are taken off."""
    state = duel("nikola-tesla", "golden-bat", [], []).state
    for seat in range(2):
        take_off(state, state.setting.hero_of[seat])
    state.question, state.frames = None, [Rotation(), Turn(Part.START)]
    engine.advance(state)
    assert state.winners == (0, 1)
    assert state.turns == 1 + 2 * QUIET_TURNS  # the first had begun


# ---------------------------------------------------------------- teams


def two_teams(crier: Hero) -> Setting:
    """Crier and Golden Bat against King Arthur and Nikola Tesla, in the order of their turns."""
    others = [BOX.heroes.load(id) for id in ("king-arthur", "golden-bat", "nikola-tesla")]
    return setting_of(crier, *others, mode=Mode.TEAM)


def test_a_team_mates_fighters_are_friendly(crier: Hero) -> None:
    """R73: Crier passes Golden Bat, and not King Arthur, and attacks only the one of them."""
    places = [
        {"Crier": "mar21"},
        {"King Arthur": "mar23"},
        {"Golden Bat": "mar16"},
        {"Nikola Tesla": "mar10"},
    ]
    game = position(two_teams(crier), places, [["Shout"], [], [], []])
    attacks = [answer for answer in answers(game) if answer.startswith("attack")]
    assert attacks == ["attack Crier > King Arthur: Shout"]
    game.play("maneuver")
    game.play("boost: none")
    assert "move Crier: mar08" in answers(game)
    assert "move Crier: mar16" not in answers(game)
    assert "move Crier: mar25" not in answers(game)
    assert "move Golden Bat: mar08" not in answers(game)


def test_in_combat_the_opponent_is_the_other_player_of_it() -> None:
    """R74: of two opponents, the one who is attacked discards."""
    players = [BOX.heroes.load(id) for id in ("medusa", "king-arthur", "sinbad")]
    setting = setting_of(*players, mode=Mode.FREE_FOR_ALL)
    places = [
        {"Medusa": "mar10", "Harpy 1": "mar16"},
        {"King Arthur": "mar08"},
        {"Sinbad": "mar21"},
    ]
    game = position(setting, places, [["Clutching Claws"], ["Excalibur"], ["Voyage Home"]])
    game.play("attack Harpy 1 > Sinbad: Clutching Claws")
    game.play("defend: none")
    assert game.question is not None
    assert game.question.player == "Sinbad"
    game.play("pick: Voyage Home")
    assert [len(hand) for hand in game.state.hands] == [0, 1, 0]


def test_on_a_scheme_the_opponent_is_the_one_chosen() -> None:
    """R74: Sherlock Holmes looks into the hand he has chosen."""
    players = [BOX.heroes.load(id) for id in ("sherlock-holmes", "king-arthur", "sinbad")]
    setting = setting_of(*players, mode=Mode.FREE_FOR_ALL)
    places = [{"Sherlock Holmes": "mar16"}, {"King Arthur": "mar08"}, {"Sinbad": "mar21"}]
    game = position(setting, places, [["Eliminate the Impossible"], ["Excalibur"], ["Voyage Home"]])
    game.play("scheme Eliminate the Impossible")
    assert answers(game) == ["pick: King Arthur", "pick: Sinbad"]
    game.play("pick: Sinbad")
    game.play("pick: Voyage Home")
    assert [len(hand) for hand in game.state.hands] == [0, 1, 0]


def test_a_player_without_a_hero_goes_on_with_a_sidekick(crier: Hero) -> None:
    """R76: Merlin still takes King Arthur's turns."""
    places = [
        {"Crier": "mar16"},
        {"Merlin": "mar27"},
        {"Golden Bat": "mar03"},
        {"Nikola Tesla": "mar10"},
    ]
    game = position(two_teams(crier), places, [[], [], [], []])
    for _ in range(2):
        game.play("maneuver")
        game.play("boost: none")
        game.play("done")
    assert game.question is not None
    assert game.question.player == "King Arthur"


def test_a_team_loses_with_its_last_hero(crier: Hero) -> None:
    """R76: King Arthur fell before; with Nikola Tesla the team has lost."""
    places = [{"Crier": "mar16"}, {"Merlin": "mar27"}, {}, {"Nikola Tesla": "mar10"}]
    game = position(two_teams(crier), places, [["Ruin"], [], [], []])
    game.play("scheme Ruin")
    assert game.over
    assert game.winners == ["Crier", "Golden Bat"]


# ---------------------------------------------------------------- the end


def test_both_sides_fall_at_once(crier: Hero) -> None:
    """R120: the side whose turn it is wins, a hero of its own having fallen."""
    setting = setting_of(crier, BOX.heroes.load("golden-bat"))
    game = position(setting, [{"Crier": "mar16"}, {"Golden Bat": "mar21"}], [["Doom"], []])
    game.play("scheme Doom")
    assert game.over
    assert (health(game, "Crier"), health(game, "Golden Bat")) == (0, 0)
    assert game.winners == ["Crier"]


def test_a_draw_of_those_who_fell(crier: Hero) -> None:
    """R120: the hero of the side whose turn it is fell before; the two others fall together."""
    setting = setting_of(crier, BOX.heroes.load("golden-bat"), BOX.heroes.load("nikola-tesla"))
    places = [{"Page": "mar16"}, {"Golden Bat": "mar21"}, {"Nikola Tesla": "mar27"}]
    game = position(setting, places, [["Ruin"], [], []])
    game.play("scheme Ruin")
    assert game.over
    assert game.winners == ["Golden Bat", "Nikola Tesla"]


# ---------------------------------------------------------------- house rules


def test_a_house_may_call_it_a_draw_when_both_fall(crier: Hero) -> None:
    """R120, the other reading."""
    house = HouseRules(falling_together_is_a_draw=True)
    setting = setting_of(crier, BOX.heroes.load("golden-bat"), house=house)
    game = position(setting, [{"Crier": "mar16"}, {"Golden Bat": "mar21"}], [["Doom"], []])
    game.play("scheme Doom")
    assert game.winners == ["Crier", "Golden Bat"]
    assert game.record().result == "draw"


@pytest.mark.parametrize(("cut", "drawn"), [(False, 4), (True, 1)])
def test_a_house_may_cut_damage_to_the_health_left(cut: bool, drawn: int) -> None:
    """R60, R88: Disarming Shot (4) hits a Harpy with 1 health; how many cards are drawn?"""
    house = HouseRules(damage_is_cut_to_the_health_left=cut)
    setting = setting_of(BOX.heroes.load("robin-hood"), BOX.heroes.load("medusa"), house=house)
    places = [{"Robin Hood": "mar16"}, {"Medusa": "mar27", "Harpy 1": "mar21"}]
    game = position(setting, places, [["Disarming Shot"], []])
    game.play("attack Robin Hood > Harpy 1: Disarming Shot")
    game.play("defend: none")
    assert len(game.state.hands[0]) == drawn


@pytest.mark.parametrize(("unpayable", "offered"), [(False, 2), (True, 3)])
def test_a_house_may_let_coils_be_declared_that_are_not_there(
    unpayable: bool, offered: int
) -> None:
    """R108: Death Ray with one coil charged; two may be declared, and are lost for nothing."""
    house = HouseRules(more_can_be_spent_than_there_is=unpayable)
    game = duel("nikola-tesla", "golden-bat", ["Death Ray"], [], house=house)
    game.play(next(text for text in answers(game) if text.startswith("attack")))
    game.play("defend: none")
    assert len(answers(game)) == offered
    if unpayable:
        before = game.state.health[1]
        game.play("pick: 2")
        assert before - game.state.health[1] == 3
        assert game.state.tracks[0] == [0]
