"""Games of three and four: what scenarios cannot show, and that the scenarios leave nothing out.

Scenarios of these games are in tests/scenarios/teams. Here are the setup, the truce of the first
turn in a free-for-all, what team-mates see of each other, and what needs cards that no hero has.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest

from peerless import Game
from peerless.content.heroes import load_hero
from peerless.content.library import BOX
from peerless.game import SPECTATOR
from peerless.record.scenarios import Scenario, read_scenario
from peerless.record.telling import tell_all
from peerless.rules import engine
from peerless.rules.events import EVERYONE, Event, Happening
from peerless.rules.house_rules import ACTIONS_EACH_TURN
from peerless.rules.masks import all_below
from peerless.rules.mode import Mode
from peerless.rules.pieces import Hero
from peerless.rules.questions import Ask
from peerless.rules.setting import Setting
from peerless.rules.view_data import view_data
from peerless.text import tree
from peerless.text.tree import Noun, Quantity, Select, Who
from tests import support
from tests.support import BATTLEFIELDS, BIG_BATTLEFIELDS

SCENARIOS = Path(__file__).resolve().parent / "scenarios" / "teams"

# ---------------------------------------------------------------- positions

HERALD = '''\
id = "herald"
name = "Herald"
set = "Tests"
move = 2
ability = "At the end of your turn: You may move Herald up to 1 space."

[[fighter]]
name = "Herald"
hero = true
health = 10
attack = "melee"

[[fighter]]
name = "Squire"
health = 3
attack = "melee"

[[card]]
name = "Doom"
copies = 6
user = "any"
type = "scheme"
boost = 1
text = "Deal 20 damage to each fighter."

[[card]]
name = "Last Word"
copies = 6
user = "any"
type = "attack"
value = 0
boost = 1
text = """
Immediately: Deal 20 damage to Herald.
After combat: Deal 20 damage to each fighter."""

[[card]]
name = "Tax"
copies = 6
user = "any"
type = "scheme"
boost = 1
text = "Your opponent may discard 1 card. If no card was discarded, draw 1 card."

[[card]]
name = "Levy"
copies = 6
user = "any"
type = "scheme"
boost = 1
text = "Your opponent discards 1 card. Deal 1 damage to your opponent's hero."

[[card]]
name = "Guess"
copies = 6
user = "any"
type = "attack"
value = 1
boost = 1
text = "After combat: Look at your opponent's hand."
'''


@pytest.fixture
def herald(tmp_path: Path) -> Hero:
    """A hero whose cards bring about what those in the box never do."""
    path = tmp_path / "herald.toml"
    path.write_text(HERALD, encoding="utf-8")
    return load_hero(path)


def position(
    mode: Mode,
    players: list[Hero | str],
    places: list[dict[str, tuple[str, int]]],
    hands: list[list[str]],
    seed: int = 1,
) -> Game:
    """A game on Marmoreal in the first seat's turn, others having had theirs."""
    known = tuple(BOX.heroes.load(p) if isinstance(p, str) else p for p in players)
    setting = Setting(BOX.battlefields.load("marmoreal"), known, mode)
    return support.position(setting, places, hands, seed)


def answers(game: Game) -> list[str]:
    return [str(action) for action in game.actions()]


def asked(game: Game) -> str:
    assert game.question is not None
    return game.question.player


def hands(game: Game) -> list[int]:
    return [len(hand) for hand in game.state.hands]


def play(game: Game, *texts: str) -> list[Event]:
    return [event for text in texts for event in game.play(text)]


def pass_turn(game: Game) -> None:
    """Two maneuvers, and nobody moves."""
    for _ in range(ACTIONS_EACH_TURN):
        play(game, "maneuver", "boost: none", "done")


# ---------------------------------------------------------------- setup

FOUR = ["medusa", "alice", "golden-bat", "king-arthur"]


@pytest.mark.parametrize("mode", [Mode.TEAM, Mode.FREE_FOR_ALL])
@pytest.mark.parametrize("battlefield", BIG_BATTLEFIELDS)
def test_heroes_are_placed_in_turn_each_with_its_sidekicks(battlefield: str, mode: Mode) -> None:
    """C55, C56, C10: start spaces 1 to 4 in the order of the seats; a hero, then its sidekicks,
    then its choices; only then the next."""
    game = Game.new(battlefield, FOUR, mode=mode)
    starts = game.setting.battlefield.starts
    seats = []
    while game.question is not None and game.question.about is not Ask.ACTION:
        seat = game.question.seat
        seats.append((seat, game.question.about))
        standing = [game.state.on_battlefield(hero) for hero in game.setting.hero_of]
        assert standing == [other <= seat for other in range(4)]
        game.play(game.actions()[0])
    places = [(0, Ask.PLACE)] * 3 + [(1, Ask.PLACE), (1, Ask.PICK)] + [(3, Ask.PLACE)]
    assert seats == places
    for seat, hero in enumerate(game.setting.hero_of):
        assert game.state.space[hero] == starts[seat + 1]
    assert game.state.turn == 0
    assert asked(game) == "Medusa"


def test_three_heroes_take_the_first_three_start_spaces() -> None:
    """R75: a free-for-all of three."""
    game = Game.new("marmoreal", ["golden-bat", "nikola-tesla", "golden-bat"], mode="free-for-all")
    ids = [game.setting.battlefield.spaces[s].id for s in game.state.space]
    assert ids == ["mar16", "mar27", "mar01"]
    for seat in (0, 1, 2):
        assert game.state.turn == seat
        pass_turn(game)
    assert game.state.turn == 0


@pytest.mark.parametrize("battlefield", sorted(set(BATTLEFIELDS) - set(BIG_BATTLEFIELDS)))
@pytest.mark.parametrize(("mode", "seats"), [("team", 4), ("free-for-all", 4), ("free-for-all", 3)])
def test_two_start_spaces_are_too_few(battlefield: str, mode: str, seats: int) -> None:
    """C55"""
    assert battlefield in ("sherwood-forest", "yukon")
    with pytest.raises(ValueError, match=f"has 2 start spaces, and {seats} heroes need one each"):
        Game.new(battlefield, FOUR[:seats], mode=mode)


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_a_team_game_is_of_four_heroes(seats: int) -> None:
    """C53, C54: two teams of two, even where one player commands both heroes of a team."""
    with pytest.raises(ValueError, match="a team game has 4 heroes"):
        Game.new("marmoreal", (FOUR + FOUR)[:seats], mode="team")


def test_every_hero_of_a_team_has_a_deck_a_hand_and_a_turn_of_its_own() -> None:
    """C54: so it makes no difference who commands how many of them."""
    heroes_ = ["golden-bat", "nikola-tesla", "golden-bat", "nikola-tesla"]
    game = Game.new("marmoreal", heroes_, mode="team")
    assert hands(game) == [5, 5, 5, 5]
    assert [len(deck) for deck in game.state.decks] == [25, 25, 25, 25]
    owners = [{game.setting.card_seat[card] for card in hand} for hand in game.state.hands]
    assert owners == [{0}, {1}, {2}, {3}]
    assert game.setting.sides == (0, 1, 0, 1)
    for seat in (0, 1, 2, 3):
        assert game.question is not None
        assert (game.state.turn, game.question.seat) == (seat, seat)
        pass_turn(game)
    assert game.state.turn == 0


# ---------------------------------------------------------------- no room


def place_all(game: Game, *places: str) -> None:
    for place in places:
        game.play(f"place {place}")


def spaces_offered(game: Game) -> set[str]:
    return {answer.rpartition(": ")[2] for answer in answers(game)}


def free_spaces(game: Game) -> set[str]:
    spaces = game.setting.battlefield.spaces
    return {space.id for space, who in zip(spaces, game.state.occupant, strict=True) if who == -1}


CROWDED = ("Merlin: bas13", "Harpy 1: bas20", "Harpy 2: bas25", "Harpy 3: bas18")
"""On Baskerville Manor three of the four spaces around start space 4 are taken."""


def test_a_sidekick_without_room_in_its_zone_goes_anywhere() -> None:
    """C66: one Outlaw has room beside Robin Hood, in the navy zone; the others have not."""
    players = ["golden-bat", "king-arthur", "medusa", "robin-hood"]
    game = Game.new("baskerville-manor", players, mode="team")
    place_all(game, *CROWDED)
    assert asked(game) == "Robin Hood"
    first = game.setting.fighters_of[3][1]
    assert game.setting.battlefield.spaces[game.state.space[first]].id == "bas31"  # no choice
    assert {answer.partition(":")[0] for answer in answers(game)} == {"place Outlaw 2"}
    assert spaces_offered(game) == free_spaces(game)
    place_all(game, "Outlaw 2: bas06", "Outlaw 3: bas17")
    assert spaces_offered(game) == free_spaces(game)
    place_all(game, "Outlaw 4: bas01")
    assert asked(game) == "Golden Bat"


def test_fog_without_room_in_its_zone_goes_anywhere() -> None:
    """C66, R100: but never to a space with a fighter or other fog."""
    players = ["golden-bat", "king-arthur", "medusa", "invisible-man"]
    game = Game.new("baskerville-manor", players, mode="team")
    place_all(game, *CROWDED)
    assert asked(game) == "Invisible Man"
    assert spaces_offered(game) == free_spaces(game) - {"bas31"}
    place_all(game, "fog: bas06")
    assert spaces_offered(game) == free_spaces(game) - {"bas31", "bas06"}


def test_the_start_space_of_a_hero_yet_to_come_is_kept_free() -> None:
    """C66, C56: the fourth Outlaw has the whole of Point Pleasant but start space 4."""
    players = ["medusa", "golden-bat", "robin-hood", "king-arthur"]
    game = Game.new("point-pleasant", players, mode="team")
    place_all(game, "Harpy 1: ppl22", "Harpy 2: ppl25", "Harpy 3: ppl26")
    while "place Outlaw 4" not in answers(game)[0]:
        game.play(game.actions()[0])
    assert spaces_offered(game) == free_spaces(game) - {"ppl09"}
    game.play(game.actions()[0])
    assert asked(game) == "King Arthur"
    king = game.setting.hero_of[3]
    assert game.setting.battlefield.spaces[game.state.space[king]].id == "ppl09"


# ---------------------------------------------------------------- the truce of the first turn

AROUND: list[dict[str, tuple[str, int]]] = [
    {"Golden Bat": ("mar12", 18)},
    {"Medusa": ("mar10", 16)},
    {"Dracula": ("mar17", 13)},
    {"Sinbad": ("mar19", 15)},
]
"""Golden Bat and Dracula next to all the others; Medusa shoots."""


def first_turns(mode: Mode) -> Game:
    """Four neighbours, and nobody has had a turn."""
    players: list[Hero | str] = ["golden-bat", "medusa", "dracula", "sinbad"]
    cards = [["Skirmish", "Skirmish"], ["Snipe"], ["Exploit"], ["Exploit"]]
    game = position(mode, players, AROUND, cards)
    game.state.acted = 0
    game.state.question = None
    engine.advance(game.state)
    return game


def targets(game: Game) -> set[str]:
    attacks = [answer for answer in answers(game) if answer.startswith("attack")]
    return {attack.partition(" > ")[2].partition(":")[0] for attack in attacks}


def test_in_a_first_turn_only_the_next_player_or_one_who_had_a_turn_is_attacked() -> None:
    """R75"""
    game = first_turns(Mode.FREE_FOR_ALL)
    assert targets(game) == {"Medusa"}
    play(game, "maneuver", "boost: none", "done")
    assert targets(game) == {"Medusa"}  # the second action of the turn is no different
    play(game, "maneuver", "boost: none", "done")
    play(game, "no")  # Medusa's gaze
    assert targets(game) == {"Golden Bat", "Dracula"}
    pass_turn(game)
    play(game, "no")  # Dracula's bite
    assert targets(game) == {"Golden Bat", "Medusa", "Sinbad"}
    pass_turn(game)
    assert asked(game) == "Sinbad"
    assert targets(game) == {"Golden Bat", "Dracula"}  # all that are next to him
    pass_turn(game)
    assert asked(game) == "Golden Bat"
    assert targets(game) == {"Medusa", "Dracula", "Sinbad"}  # the truce is over


def test_the_truce_is_about_attacks_only() -> None:
    """R75: an effect in a first turn hits whom it says."""
    players: list[Hero | str] = ["annie-christmas", "medusa", "dracula", "sinbad"]
    places: list[dict[str, tuple[str, int]]] = [{"Annie Christmas": ("mar12", 14)}, *AROUND[1:]]
    game = position(Mode.FREE_FOR_ALL, players, places, [["A Few More Pearls"], [], [], []])
    game.state.acted = 0
    play(game, "scheme A Few More Pearls")
    assert [game.state.health[hero] for hero in game.setting.hero_of] == [14, 14, 11, 13]


def test_who_is_out_is_not_the_next_player() -> None:
    """R75: Medusa falls before she has had a turn; the next is Dracula."""
    game = first_turns(Mode.FREE_FOR_ALL)
    medusa = game.setting.hero_of[1]
    game.state.health[medusa] = 1
    play(game, "attack Golden Bat > Medusa: Skirmish", "defend: none", "done")
    assert game.state.defeated(medusa)
    assert targets(game) == {"Dracula"}


def test_teams_keep_no_truce() -> None:
    """R75 is of the free-for-all."""
    game = first_turns(Mode.TEAM)
    assert targets(game) == {"Medusa", "Sinbad"}


def test_a_free_for_all_begins_with_the_truce() -> None:
    """R75: from the first turn of a real game on, each seat in its turn."""
    game = Game.new("marmoreal", ["golden-bat"] * 4, mode="free-for-all")
    for seat in range(4):
        assert game.state.acted == all_below(seat)
        pass_turn(game)
    assert game.state.acted == 0b1111


# ---------------------------------------------------------------- what team-mates see


def hand_seen(game: Game, seat: int, owner: int) -> tuple[int, int]:
    """How many cards a hand has, and how many of them the seat knows."""
    hand = view_data(game.state, seat).hands[owner]
    return hand.size, len(hand.known)


def test_team_mates_see_each_others_cards_and_nobody_elses() -> None:
    """C53"""
    game = Game.new("marmoreal", FOUR, mode="team")
    for seat in range(4):
        for owner in range(4):
            known = 5 if seat % 2 == owner % 2 else 0
            assert hand_seen(game, seat, owner) == (5, known)
        assert hand_seen(game, SPECTATOR, seat) == (5, 0)


def test_in_a_free_for_all_everyone_sees_only_their_own_cards() -> None:
    game = Game.new("marmoreal", FOUR, mode="free-for-all")
    for seat in range(4):
        for owner in range(4):
            assert hand_seen(game, seat, owner) == (5, 5 if seat == owner else 0)


def seers(events: list[Event], kind: Happening) -> list[int]:
    return [event.seers for event in events if event.kind is kind]


def test_a_team_sees_what_its_players_draw_and_play_face_down() -> None:
    """C53: the attack, the boost beside it, the defense; a drawn card."""
    players: list[Hero | str] = ["king-arthur", "medusa", "alice", "sinbad"]
    places: list[dict[str, tuple[str, int]]] = [
        {"King Arthur": ("mar12", 18)},
        {"Medusa": ("mar10", 16)},
        {"Alice": ("mar28", 13)},
        {"Sinbad": ("mar03", 15)},
    ]
    game = position(Mode.TEAM, players, places, [["Excalibur", "Feint"], ["Dash"], [], []])
    attack = play(game, "attack King Arthur > Medusa: Excalibur")
    boost = play(game, "boost: Feint")
    assert seers(attack, Happening.ATTACKED) == [0b0101]
    assert seers(boost, Happening.ADDED_BOOST) == [0b0101]
    defense = play(game, "defend: Dash")
    assert seers(defense, Happening.DEFENDED) == [0b1010]
    play(game, "done")
    assert seers(play(game, "maneuver"), Happening.DREW) == [0b0101]


def test_a_look_into_a_hand_is_for_the_one_who_looks(herald: Hero) -> None:
    """R69, C53: the team-mate is not shown the cards, though they may talk about them."""
    players: list[Hero | str] = [herald, "king-arthur", "alice", "sinbad"]
    game = position(Mode.TEAM, players, crowd(10), [["Guess"], ["Excalibur"], [], ["Exploit"]])
    events = play(game, "attack Herald > King Arthur: Guess", "defend: none")
    assert seers(events, Happening.LOOKED) == [0b0001]
    assert [hand_seen(game, seat, 1) for seat in range(4)] == [(1, 1), (1, 1), (1, 0), (1, 1)]
    assert hand_seen(game, 0, 3) == (1, 0)


def test_a_hand_revealed_is_that_of_the_player_chosen() -> None:
    """R74, R69: Confirm Suspicion, a wrong guess: all see King Arthur's hand, no other."""
    players: list[Hero | str] = ["sherlock-holmes", "king-arthur", "alice", "sinbad"]
    places: list[dict[str, tuple[str, int]]] = [
        {"Sherlock Holmes": ("mar16", 16)},
        {"King Arthur": ("mar10", 18)},
        {"Alice": ("mar28", 13)},
        {"Sinbad": ("mar03", 15)},
    ]
    cards = [["Confirm Suspicion"], ["Excalibur"], ["Feint"], ["Exploit"]]
    game = position(Mode.TEAM, players, places, cards)
    play(game, "scheme Confirm Suspicion", "pick: King Arthur", "pick: 9")
    for seat in (SPECTATOR, 0, 2):
        assert hand_seen(game, seat, 1) == (1, 1)
        assert hand_seen(game, seat, 3) == (1, 0)


# ---------------------------------------------------------------- the end


def crowd(health: int) -> list[dict[str, tuple[str, int]]]:
    """The Herald and three heroes around."""
    return [
        {"Herald": ("mar12", 10)},
        {"King Arthur": ("mar10", health)},
        {"Alice": ("mar13", health)},
        {"Sinbad": ("mar19", health)},
    ]


@pytest.mark.parametrize(
    ("mode", "seats", "winners"),
    [
        (Mode.TEAM, 4, ["Herald", "Alice"]),
        (Mode.FREE_FOR_ALL, 4, ["Herald"]),
        (Mode.FREE_FOR_ALL, 3, ["Herald"]),
    ],
)
def test_all_fall_at_once(herald: Hero, mode: Mode, seats: int, winners: list[str]) -> None:
    """R120: the side whose turn it is wins, a hero of its own having fallen."""
    players: list[Hero | str] = [herald, "king-arthur", "alice", "sinbad"]
    cards = [["Doom"], [], [], []][:seats]
    game = position(mode, players[:seats], crowd(10)[:seats], cards)
    play(game, "scheme Doom")
    assert game.over
    assert not any(game.state.health)
    assert game.winners == winners


def test_all_fall_at_once_with_a_hero_who_fell_before(herald: Hero) -> None:
    """R120: the Herald fell before; in the end it is his team-mate who falls with the others, in
    the turn of their side."""
    players: list[Hero | str] = [herald, "king-arthur", "alice", "sinbad"]
    game = position(Mode.TEAM, players, crowd(10), [["Last Word"], [], [], []])
    play(game, "attack Herald > King Arthur: Last Word", "defend: none")
    assert game.winners == ["Herald", "Alice"]


@pytest.mark.parametrize("seats", [3, 4])
def test_a_draw_of_those_who_fall_last(herald: Hero, seats: int) -> None:
    """R120: the Herald falls in his own attack, and then all the others at once."""
    players: list[Hero | str] = [herald, "king-arthur", "alice", "sinbad"]
    cards = [["Last Word"], [], [], []][:seats]
    game = position(Mode.FREE_FOR_ALL, players[:seats], crowd(10)[:seats], cards)
    play(game, "attack Herald > King Arthur: Last Word", "defend: none")
    assert game.winners == ["King Arthur", "Alice", "Sinbad"][: seats - 1]
    assert game.record().result == "draw"


def test_no_draw_while_a_hero_stands(herald: Hero) -> None:
    """R120, R75: everyone falls but one who has vanished: that one wins."""
    players: list[Hero | str] = [herald, "king-arthur", "invisible-man"]
    places: list[dict[str, tuple[str, int]]] = [*crowd(10)[:2], {"Invisible Man": ("", 15)}]
    game = position(Mode.FREE_FOR_ALL, players, places, [["Doom"], [], []])
    play(game, "scheme Doom")
    assert game.winners == ["Invisible Man"]


# ---------------------------------------------------------------- your opponent, on a scheme


def test_the_opponent_of_a_scheme_is_chosen_before_what_they_may_decline(herald: Hero) -> None:
    """R121: the player of the card chooses the opponent, and the opponent may still say no."""
    players: list[Hero | str] = [herald, "king-arthur", "alice", "sinbad"]
    cards = [["Tax", "Tax"], ["Excalibur"], ["Feint"], ["Exploit"]]
    game = position(Mode.TEAM, players, crowd(10), cards)
    play(game, "scheme Tax")
    assert asked(game) == "Herald"
    assert answers(game) == ["pick: King Arthur", "pick: Sinbad"]
    play(game, "pick: Sinbad")
    assert asked(game) == "Sinbad"
    assert answers(game) == ["pick: Exploit", "no"]
    play(game, "no")
    assert asked(game) == "Herald"
    assert hands(game) == [2, 1, 1, 1]
    play(game, "scheme Tax", "pick: King Arthur", "pick: Excalibur")
    assert hands(game) == [1, 0, 1, 1]


def test_the_opponent_of_a_scheme_stays_the_same(herald: Hero) -> None:
    """R121: chosen once, for all that the card says of them."""
    players: list[Hero | str] = [herald, "king-arthur", "alice", "sinbad"]
    cards = [["Levy"], ["Excalibur", "Feint"], ["Feint"], ["Exploit"]]
    game = position(Mode.TEAM, players, crowd(10), cards)
    play(game, "scheme Levy", "pick: King Arthur")
    assert asked(game) == "King Arthur"
    play(game, "pick: Feint")
    assert asked(game) == "Herald"
    assert hands(game) == [0, 1, 1, 1]
    health = [game.state.health[hero] for hero in game.setting.hero_of]
    assert health == [10, 9, 10, 10]


def chosen(events: list[Event]) -> list[int]:
    return [event.seat for event in events if event.kind is Happening.CHOSEN]


def test_everyone_is_told_which_opponent_was_chosen(herald: Hero) -> None:
    """R74, R121: once for a card, even if nothing else tells who it was."""
    players: list[Hero | str] = [herald, "king-arthur", "alice", "robin-hood"]
    places: list[dict[str, tuple[str, int]]] = [*crowd(10)[:3], {"Robin Hood": ("mar19", 10)}]
    cards = [["Levy"], ["Feint"], [], ["Steal from the Rich"]]
    game = position(Mode.TEAM, players, places, cards)
    assert chosen(play(game, "scheme Levy", "pick: King Arthur", "pick: Feint")) == [1]
    play(game, "maneuver", "boost: none", "done", "no")  # the Herald's ability
    pass_turn(game)
    pass_turn(game)
    events = play(game, "scheme Steal from the Rich", "pick: Alice")
    assert chosen(events) == [2]
    assert seers(events, Happening.CHOSEN) == [EVERYONE]
    assert "Alice is chosen (Steal from the Rich)." in tell_all(game.setting, events, SPECTATOR)


def test_nobody_is_told_of_an_opponent_who_is_the_only_one(herald: Hero) -> None:
    players: list[Hero | str] = [herald, "king-arthur", "alice", "sinbad"]
    places: list[dict[str, tuple[str, int]]] = [*crowd(10)[:3], {}]
    game = position(Mode.TEAM, players, places, [["Levy"], ["Feint"], [], []])
    assert chosen(play(game, "scheme Levy", "pick: Feint")) == []


# ---------------------------------------------------------------- those who are out


def test_what_the_absent_must_choose_is_left_to_chance() -> None:
    """R122: of two cards now one and now the other is discarded; the seed decides."""
    lost = [card_lost(seed) for seed in range(20)]
    assert set(lost) == {"Feint", "Skirmish"}
    assert lost == [card_lost(seed) for seed in range(20)]


def card_lost(seed: int) -> str:
    """What Jekyll & Hyde discards to the claws that have put him out."""
    players: list[Hero | str] = ["medusa", "jekyll-and-hyde", "alice", "king-arthur"]
    places: list[dict[str, tuple[str, int]]] = [
        {"Medusa": ("mar03", 16), "Harpy 1": ("mar12", 1)},
        {"Jekyll & Hyde": ("mar10", 3)},
        {"Alice": ("mar28", 13)},
        {"King Arthur": ("mar20", 18)},
    ]
    cards = [["Clutching Claws"], ["Feint", "Skirmish"], [], []]
    game = position(Mode.TEAM, players, places, cards, seed)
    play(game, "attack Harpy 1 > Jekyll & Hyde: Clutching Claws", "defend: none")
    assert game.state.out(1)
    (card,) = game.state.discards[1]
    return game.setting.face(card).card.name


# ---------------------------------------------------------------- every word for a player or a side

EFFECTS = get_args(tree.Effect)
OF_A_PLAYER = (
    tree.HeroOf | tree.DeckCards | tree.WholeHand | tree.CombatCard | tree.InPile | tree.InCombat
)
OF_PEOPLE = (Noun.FIGHTER, Noun.HERO, Noun.SIDEKICK, Noun.PLAYER)
BY_THEMSELVES = tree.PreventDamage | tree.HealthFloor | tree.CannotLeave | tree.LockValue | tree.Per


def constructs(node: Any, inside: str = "") -> Iterator[str]:
    """What a text says that could mean more than one player or more than one side: the node, with
    the one it is part of, and its words."""
    if isinstance(node, tuple):
        for part in node:
            yield from constructs(part, inside)
    if not is_dataclass(node):
        return
    kind = type(node).__name__
    here = kind if isinstance(node, EFFECTS) or not inside else f"{inside} {kind}"
    parts = [getattr(node, part.name) for part in fields(node)]
    for who in parts:
        if isinstance(who, Who) and who is not Who.YOU:
            yield f"{here}: {who.value}"
        elif who is Who.YOU and isinstance(node, OF_A_PLAYER):
            yield f"{kind}: you"
    if isinstance(node, Select) and (
        node.noun in OF_PEOPLE or node.count.quantity is Quantity.EACH
    ):
        words = [node.count.quantity.value, node.side.value, node.noun.value]
        if any(isinstance(which, tree.Called) for which in node.filters):
            words.append("called")
        yield f"{here}: {' '.join(words)}"
    if isinstance(node, BY_THEMSELVES):
        yield kind
    transparent = isinstance(node, tree.Clause | tree.Standing | tree.If | tree.May)
    for part in parts:
        yield from constructs(part, inside if transparent else kind)


TABLE = {
    # construct: scenario, and the card played in it (or the hero whose ability it is)
    "AdjacentTo InCombat: your opponent": (
        "thirst-for-sustenance-goes-to-the-one-attacked", "Thirst for Sustenance"),
    "BecomeCard: your opponent": (
        "do-my-bidding-reaches-the-attackers-hand-only", "Do My Bidding"),
    "BoostOf CombatCard: your opponent": (
        "look-into-my-eyes-reads-the-attackers-card", "Look Into My Eyes"),
    "BoostOf DeckCards: your opponent": (
        "battle-of-wits-is-fought-with-the-one-attacked", "Battle of Wits"),
    "Cancel CombatCard: your opponent": (
        "highway-robbery-robs-the-one-attacked", "Highway Robbery"),
    "CannotLeave": ("terrifying-roar-holds-everyone", "Terrifying Roar"),
    "CannotLeave Select: each any fighter": ("terrifying-roar-holds-everyone", "Terrifying Roar"),
    "Choose Select: exactly any opponent": (
        "on-a-scheme-the-opponent-is-the-one-chosen", "Eliminate the Impossible"),
    "CombatCard: you": ("hypnoray-blaster-turns-up-the-defenders-deck", "Dr. Jill Trent"),
    "Damage HeroOf: that player": (
        "confirm-suspicion-is-of-one-opponent", "Confirm Suspicion"),
    "Damage InCombat: your opponent": ("counterpunch-is-for-the-attacker-alone", "Counterpunch"),
    "Damage Select: each any fighter": ("savagery-strikes-team-mates-too", "Savagery"),
    "Damage Select: each opposing fighter": (
        "a-few-more-pearls-spare-team-mates", "A Few More Pearls"),
    "Damage Select: exactly any fighter": (
        "a-momentary-glance-may-fall-on-a-team-mate", "A Momentary Glance"),
    "Damage Select: exactly opposing fighter": (
        "reign-of-terror-reaches-any-opponent", "Reign of Terror"),
    "DeckCards: you": ("manxome-foe-turns-ones-own-deck", "Manxome Foe"),
    "Defend Select: exactly yours fighter": (
        "slick-talker-needs-a-fighter-of-ones-own", "Slick Talker"),
    "Discard: that player": (
        "steal-from-the-rich-asks-the-opponent-chosen", "Steal from the Rich"),
    "Discard: your opponent": ("in-combat-the-opponent-is-the-one-attacked", "Clutching Claws"),
    "Draw: your opponent": (
        "education-never-ends-for-the-one-attacked", "Education Never Ends"),
    "Exists Select: exactly friendly fighter": (
        "better-together-alone-among-opponents", "Better Together"),
    "Exists Select: exactly opposing fighter": ("bigfoot-draws-beside-a-team-mate", "Bigfoot"),
    "HealthFloor": ("mississippi-queen-keeps-annie-alone", "Mississippi Queen"),
    "HealthOf InCombat: your opponent": (
        "annie-compares-herself-with-the-one-she-attacks", "Annie Christmas"),
    "HeroOf: you": ("your-hero-is-not-your-team-mates", "Distracted Triage"),
    "Ignore CombatCard: your opponent": (
        "highway-robbery-robs-the-one-attacked", "Highway Robbery"),
    "InCombat: you": ("wily-fighting-spares-team-mates", "Wily Fighting"),
    "InPile: you": ("voyages-are-counted-in-ones-own-pile", "Sinbad"),
    "IsAdjacent InCombat: your opponent": (
        "counterpunch-is-for-the-attacker-alone", "Counterpunch"),
    "IsHero InCombat: your opponent": (
        "claws-that-catch-look-at-the-one-attacked", "Claws That Catch"),
    "LockValue": ("stasis-diffuser-holds-the-attackers-card", "Stasis Diffuser"),
    "LockValue CombatCard: your opponent": (
        "impossible-to-see-blinds-the-attacker", "Impossible to See"),
    "Look DeckCards: your opponent": (
        "sight-beyond-sight-sees-the-deck-of-the-one-attacked", "Sight Beyond Sight"),
    "Look WholeHand: that player": (
        "on-a-scheme-the-opponent-is-the-one-chosen", "Eliminate the Impossible"),
    "Look WholeHand: your opponent": (
        "snicker-snack-looks-into-the-hand-of-the-one-attacked", "Snicker-Snack"),
    "Move InCombat: your opponent": (
        "repulsion-blast-pushes-the-one-attacked", "Repulsion Blast"),
    "Move Select: each any fighter": ("command-the-storms-moves-everyone", "Command the Storms"),
    "Move Select: each any fighter called": (
        "the-hounds-are-ones-own", "The Hounds of Mighty Zeus"),
    "Move Select: each opposing fighter": (
        "an-opposing-fighter-is-moved-as-its-team-would-move-it", "Remote Control"),
    "Move Select: each yours fighter": (
        "each-of-your-fighters-is-not-each-friendly-one", "Mad as a Hatter"),
    "Move Select: exactly any fighter": ("ravening-seduction-moves-anyone", "Ravening Seduction"),
    "Move: your opponent": ("step-lightly-with-nobody-near", "Step Lightly"),
    "MoveTo Select: each any token called": ("confound-asks-the-attacker", "Confound"),
    "Per": ("beastform-discards-ones-own-cards", "Beastform"),
    "Per Select: each any card": ("voyages-are-counted-in-ones-own-pile", "Voyage Home"),
    "Per Select: each any fighter called": (
        "feeding-frenzy-counts-sisters-around-the-one-attacked", "Feeding Frenzy"),
    "Place Select: exactly friendly fighter": (
        "captains-orders-may-place-a-team-mate", "Captain's Orders"),
    "PreventDamage": ("bewilderment-saves-merlin-alone", "Bewilderment"),
    "PrintedOf CombatCard: your opponent": ("elementary-reads-the-attackers-card", "Elementary"),
    "Put CombatCard: your opponent": (
        "do-my-bidding-reaches-the-attackers-hand-only", "Do My Bidding"),
    "Put Select: each any card": ("voyages-are-counted-in-ones-own-pile", "Voyage Home"),
    "Put: your opponent": (
        "insightful-deduction-on-the-deck-of-the-attacker", "Insightful Deduction"),
    "Recover Select: each friendly fighter": (
        "better-together-with-a-team-mate", "Better Together"),
    "Return Select: exactly any fighter called": (
        "defenders-of-sherwood-are-ones-own", "Defenders of Sherwood"),
    "Reveal DeckCards: your opponent": (
        "hypnoray-blaster-turns-up-the-defenders-deck", "Dr. Jill Trent"),
    "Reveal WholeHand: that player": (
        "confirm-suspicion-wrong-of-one-opponent", "Confirm Suspicion"),
    "Reveal: that player": ("confirm-suspicion-wrong-of-one-opponent", "Confirm Suspicion"),
    "SetValue CombatCard: your opponent": (
        "deduce-strategy-reads-the-defenders-card", "Deduce Strategy"),
    "Swap HeroOf: that player": (
        "master-of-disguise-changes-places-with-the-hero-chosen", "Master of Disguise"),
    "UsableBy InCombat: your opponent": (
        "do-my-bidding-reaches-the-attackers-hand-only", "Do My Bidding"),
    "ZoneOf InCombat: your opponent": (
        "feeding-frenzy-counts-sisters-around-the-one-attacked", "Feeding Frenzy"),
}  # fmt: skip


@cache
def scenario(name: str) -> Scenario:
    return read_scenario(SCENARIOS / f"{name}.toml")


def texts_of(hero: Hero) -> dict[str, tree.Text]:
    """The texts of a hero: the ability under the hero's name, the cards under theirs."""
    return {hero.name: hero.ability} | {card.name: card.text for card in hero.cards}


def test_every_construct_of_the_heroes_has_a_scenario_with_four_seats() -> None:
    found = {
        construct
        for hero in BOX.heroes.ids()
        for text in texts_of(BOX.heroes.load(hero)).values()
        for construct in constructs(text)
    }
    assert len(found) > 50
    assert sorted(found - TABLE.keys()) == []
    assert sorted(TABLE.keys() - found) == []


@pytest.mark.parametrize("construct", TABLE)
def test_the_scenario_of_a_construct_plays_its_card(construct: str) -> None:
    name, source = TABLE[construct]
    players = [BOX.heroes.load(player["hero"]) for player in scenario(name).data["player"]]
    assert len(players) == 4
    owners = [hero for hero in players if source in texts_of(hero)]
    assert owners, "nobody at the table has it"
    assert construct in set(constructs(texts_of(owners[0])[source]))
    if source not in [hero.name for hero in owners]:
        played = [line.text for line in scenario(name).script if line.mark == ">"]
        assert any(plays(text, source) for text in played)


def plays(decision: str, card: str) -> bool:
    """Whether a decision plays the card: in an attack, a defense, or as a scheme."""
    kind = decision.partition(" ")[0]
    if kind == "scheme":
        return decision == f"scheme {card}" or decision.startswith(f"scheme {card} by ")
    return kind in ("attack", "defend:") and decision.endswith(f": {card}")
