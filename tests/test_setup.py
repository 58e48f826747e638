"""Setup of a duel: what each player takes, where everybody starts, who goes first (C1-C12)."""

from __future__ import annotations

from collections import Counter

import pytest

from peerless import Game
from peerless.content.library import BOX
from peerless.rules import engine
from peerless.rules.pieces import Battlefield, Space
from peerless.rules.questions import Ask, PlaceFighter
from peerless.rules.setting import Setting

BATTLEFIELDS = BOX.battlefields.ids()


def answers(game: Game) -> list[str]:
    return [str(action) for action in game.actions()]


def asked(game: Game) -> tuple[int, Ask]:
    """The seat that is asked, and what about."""
    assert game.question is not None
    return game.question.seat, game.question.about


def play_setup(game: Game) -> Game:
    """Answer every question of the setup by its first answer."""
    while asked(game)[1] is not Ask.ACTION:
        game.play(game.actions()[0])
    return game


def fighters(game: Game, seat: int) -> list[str]:
    return [game.setting.fighters[fighter].name for fighter in game.setting.fighters_of[seat]]


def spaces_of(game: Game, seat: int) -> list[str]:
    """Where the fighters of a seat stand, the hero first."""
    standing = [game.state.space[fighter] for fighter in game.setting.fighters_of[seat]]
    return [game.setting.battlefield.spaces[space].id for space in standing]


def spaces_offered(game: Game) -> set[str]:
    return {answer.rpartition(": ")[2] for answer in answers(game)}


# ---------------------------------------------------------------- what is taken


@pytest.mark.parametrize(
    ("hero", "team"),
    [
        ("alice", ["Alice", "The Jabberwock"]),
        ("medusa", ["Medusa", "Harpy 1", "Harpy 2", "Harpy 3"]),
        ("golden-bat", ["Golden Bat"]),
    ],
)
def test_a_hero_has_one_sidekick_several_or_none(hero: str, team: list[str]) -> None:
    """C1"""
    game = Game.new("marmoreal", [hero, "sinbad"])
    assert fighters(game, 0) == team
    assert [f.is_hero for f in game.setting.fighters if f.seat == 0].count(True) == 1
    asks_for_a_place = sum(answer.startswith("place") for answer in setup_of(game, 0))
    assert asks_for_a_place == len(team) - 1


def setup_of(game: Game, seat: int) -> list[str]:
    """The first answers that a seat gives in its setup."""
    given = []
    while asked(game) in ((seat, Ask.PLACE), (seat, Ask.PICK)):
        given.append(answers(game)[0])
        game.play(given[-1])
    return given


@pytest.mark.parametrize(
    ("hero", "move", "health", "ranged"),
    [
        ("alice", 2, [13, 8], [False, False]),
        ("king-arthur", 2, [18, 7], [False, True]),
        ("medusa", 3, [16, 1, 1, 1], [True, False, False, False]),
        ("sinbad", 2, [15, 6], [False, False]),
        ("nikola-tesla", 2, [14], [True]),
        ("dr-jill-trent", 2, [13, 6], [False, False]),
    ],
)
def test_each_fighter_starts_as_its_character_card_says(
    hero: str, move: int, health: list[int], ranged: list[bool]
) -> None:
    """C2, C7"""
    game = play_setup(Game.new("marmoreal", [hero, "robin-hood"]))
    own = game.setting.fighters_of[0]
    assert game.setting.heroes[0].move == move
    assert [game.state.health[fighter] for fighter in own] == health
    assert [game.setting.fighters[fighter].ranged for fighter in own] == ranged


@pytest.mark.parametrize("battlefield", BATTLEFIELDS)
def test_fighters_of_any_set_meet_on_any_battlefield(battlefield: str) -> None:
    """C5: from three sets, whatever the set of the battlefield."""
    for pair in (["alice", "dracula"], ["robin-hood", "medusa"]):
        game = play_setup(Game.new(battlefield, pair))
        assert asked(game) == (0, Ask.ACTION)
        assert all(len(spaces_of(game, seat)) == len(fighters(game, seat)) for seat in (0, 1))


@pytest.mark.parametrize("hero", ["alice", "king-arthur", "medusa", "sinbad"])
def test_each_player_takes_thirty_cards(hero: str) -> None:
    """C6: those of the chosen hero, on the chosen battlefield."""
    game = Game.new("sarpedon", ["robin-hood", hero])
    assert game.setting.battlefield.id == "sarpedon"
    assert game.setting.heroes[1].id == hero
    cards = game.state.decks[1] + game.state.hands[1]
    assert len(cards) == len(set(cards)) == 30
    assert {game.setting.card_seat[card] for card in cards} == {1}
    named = Counter(game.setting.face(card).card.name for card in cards)
    assert named == {card.name: card.copies for card in BOX.heroes.load(hero).cards}


def test_each_player_draws_five() -> None:
    """C8"""
    game = Game.new("marmoreal", ["alice", "medusa"])
    assert [len(hand) for hand in game.state.hands] == [5, 5]
    assert [len(deck) for deck in game.state.decks] == [25, 25]
    assert game.state.discards == [[], []]


def test_the_decks_are_shuffled() -> None:
    """C8: the seed decides, and hardly two seeds give the same hand."""
    hands = [Game.new("marmoreal", ["alice", "alice"], seed).state.hands for seed in range(20)]
    for seat in (0, 1):
        assert len({tuple(hand[seat]) for hand in hands}) == 20
    again = Game.new("marmoreal", ["alice", "alice"], 7).state.hands
    assert again == hands[7]


# ---------------------------------------------------------------- where everybody starts


def test_sidekicks_start_in_the_zones_of_their_hero() -> None:
    """C9: mar16 is red and yellow; so are, in part, these and no others."""
    game = Game.new("marmoreal", ["alice", "medusa"])
    assert spaces_of(game, 0)[0] == "mar16"
    assert asked(game) == (0, Ask.PLACE)
    assert spaces_offered(game) == {"mar05", "mar08", "mar09", "mar21", "mar23"}


def test_sidekicks_may_be_spread_over_several_zones() -> None:
    """C9: mar27 is violet and brown; one Harpy goes to either zone."""
    game = Game.new("marmoreal", ["golden-bat", "medusa"])
    game.play("place Harpy 1: mar20")
    game.play("place Harpy 2: mar28")
    game.play("place Harpy 3: mar14")
    assert spaces_of(game, 1) == ["mar27", "mar20", "mar28", "mar14"]


def test_alice_chooses_her_size_before_the_other_player_places() -> None:
    """C10, C64"""
    game = Game.new("marmoreal", ["alice", "medusa"])
    game.play("place The Jabberwock: mar08")
    assert asked(game) == (0, Ask.PICK)
    assert set(answers(game)) == {"pick: big", "pick: small"}
    game.play("pick: small")
    assert game.state.tracks[0] == [1]
    assert asked(game) == (1, Ask.PLACE)


def test_the_second_player_chooses_after_placing_too() -> None:
    """C10, C11"""
    game = Game.new("marmoreal", ["medusa", "alice"])
    for answer in ("place Harpy 1: mar08", "place Harpy 2: mar21", "place Harpy 3: mar05"):
        game.play(answer)
    assert asked(game) == (1, Ask.PLACE)
    game.play("place The Jabberwock: mar24")
    assert asked(game) == (1, Ask.PICK)
    game.play("pick: big")
    assert asked(game) == (0, Ask.ACTION)


def test_a_gadget_is_no_choice_of_the_setup() -> None:
    """C10, R6, R110: none is active until her first turn begins, and then one must be chosen."""
    game = Game.new("marmoreal", ["dr-jill-trent", "golden-bat"])
    game.play("place Daisy: mar08")
    assert game.state.turn == 0
    assert game.state.tracks[0] == [-1]
    assert asked(game) == (0, Ask.PICK)
    assert set(answers(game)) == {"pick: Hypnoray Blaster", "pick: Ultrabiotic Tonic"}
    game.play("pick: Ultrabiotic Tonic")
    assert game.state.tracks[0] == [1]
    assert asked(game) == (0, Ask.ACTION)
    assert game.state.actions == 2


def test_the_second_player_has_no_gadget_in_the_first_turn() -> None:
    """C10, R6, R110: the first turn is the opponent's."""
    game = Game.new("marmoreal", ["golden-bat", "dr-jill-trent"])
    game.play("place Daisy: mar24")
    assert asked(game) == (0, Ask.ACTION)
    assert game.state.tracks[1] == [-1]


def test_one_coil_is_charged_at_the_start() -> None:
    """R6: so nothing overflows in the first turn."""
    game = Game.new("marmoreal", ["nikola-tesla", "golden-bat"])
    assert game.state.tracks[0] == [1]
    assert asked(game) == (0, Ask.ACTION)


def test_fog_is_placed_like_sidekicks() -> None:
    """C59, C10: three tokens on different spaces of his zone, before the other player places."""
    game = Game.new("marmoreal", ["invisible-man", "alice"])
    free = {"mar05", "mar08", "mar09", "mar21", "mar23"}
    for space in ("mar08", "mar23", "mar05"):
        assert asked(game) == (0, Ask.PLACE)
        assert set(answers(game)) == {f"place fog: {other}" for other in free}
        game.play(f"place fog: {space}")
        free.remove(space)
    assert asked(game) == (1, Ask.PLACE)


def test_fog_may_be_spread_over_several_zones() -> None:
    """C59: she07 is brown and light green; the fog goes to either zone, never to his own space."""
    game = Game.new("sherwood-forest", ["golden-bat", "invisible-man"])
    assert asked(game) == (1, Ask.PLACE)
    zones = {"she01", "she12", "she13", "she14", "she15", "she16", "she19", "she21", "she24",
             "she25"}  # fmt: skip
    assert spaces_offered(game) == zones
    for space in ("she13", "she19", "she16"):
        game.play(f"place fog: {space}")
    assert asked(game) == (0, Ask.ACTION)


def test_fog_is_never_placed_in_a_space_with_a_fighter() -> None:
    """R100: she16 and she21 are in the zones of both heroes; an Outlaw stands on one."""
    game = Game.new("sherwood-forest", ["robin-hood", "invisible-man"])
    for outlaw, space in enumerate(("she16", "she03", "she09", "she17"), start=1):
        game.play(f"place Outlaw {outlaw}: {space}")
    assert asked(game) == (1, Ask.PLACE)
    assert "place fog: she21" in answers(game)
    assert "place fog: she16" not in answers(game)


def test_a_sidekick_may_be_placed_on_fog() -> None:
    """R100: it is a token, and no fighter (R17). yuk04 is in the zones of both heroes."""
    game = Game.new("yukon", ["invisible-man", "bigfoot"])
    for space in ("yuk04", "yuk18", "yuk30"):
        game.play(f"place fog: {space}")
    assert asked(game) == (1, Ask.PLACE)
    game.play("place The Jackalope: yuk04")
    assert spaces_of(game, 1) == ["yuk02", "yuk04"]


def test_dr_jekyll_chooses_no_form_at_setup() -> None:
    """R6: he starts as Dr. Jekyll; he is asked for the first time when his turn begins."""
    game = Game.new("marmoreal", ["jekyll-and-hyde", "alice"])
    assert game.state.tracks[0] == [0]
    assert asked(game) == (1, Ask.PLACE)
    for answer in ("place The Jabberwock: mar24", "pick: big"):
        game.play(answer)
    assert asked(game) == (0, Ask.PICK)
    assert set(answers(game)) == {"pick: Dr. Jekyll", "pick: Mr. Hyde", "no"}


def test_the_second_player_starts_from_start_space_two() -> None:
    """C11"""
    game = Game.new("sarpedon", ["golden-bat", "sinbad"])
    assert spaces_of(game, 0) == ["sar20"]
    assert spaces_of(game, 1)[0] == "sar30"
    assert asked(game) == (1, Ask.PLACE)
    purple = {"sar18", "sar19", "sar23", "sar24", "sar26", "sar29", "sar32", "sar34", "sar36",
              "sar37"}  # fmt: skip
    assert spaces_offered(game) == purple


def test_no_two_fighters_start_on_one_space() -> None:
    """C11, C13: a space that is taken is not offered again."""
    game = Game.new("marmoreal", ["medusa", "alice"])
    free = spaces_offered(game)
    assert "mar16" not in free
    game.play("place Harpy 1: mar08")
    assert spaces_offered(game) == free - {"mar08"}
    game.play("place Harpy 2: mar09")
    assert spaces_offered(game) == free - {"mar08", "mar09"}


def test_the_first_player_takes_the_first_turn() -> None:
    """C12"""
    game = play_setup(Game.new("marmoreal", ["sinbad", "king-arthur"]))
    assert asked(game) == (0, Ask.ACTION)
    assert game.state.turn == 0
    assert game.state.actions == 2


# ---------------------------------------------------------------- no room


def crowded() -> Battlefield:
    """A row of six spaces; the red zone around the first start space has room for one more."""
    zones = ("red", "red", "blue", "blue", "blue", "blue")
    starts = {0: 1, 5: 2}
    spaces = tuple(
        Space(f"row{i}", 100.0 * i, 0.0, (zone,), starts.get(i)) for i, zone in enumerate(zones)
    )
    lines = tuple((i, i + 1) for i in range(5))
    return Battlefield("row", "Row", "", 600.0, 100.0, ("red", "blue"), spaces, lines)


def test_without_room_in_the_zone_a_sidekick_goes_to_any_free_space() -> None:
    """C66: no duel on the battlefields here comes to it, so this one is made for it."""
    setting = Setting(crowded(), (BOX.heroes.load("medusa"), BOX.heroes.load("golden-bat")))
    state = engine.begin(setting, seed=1)
    _, first, second, _ = setting.fighters_of[0]
    assert state.space[first] == 1  # the only red space left, taken without a question
    assert state.question is not None
    options = state.question.options
    offered = {option.space for option in options if isinstance(option, PlaceFighter)}
    assert options[0] == PlaceFighter(second, 2)
    assert {2, 3, 4} <= offered
    assert not {0, 1} & offered


@pytest.mark.parametrize("battlefield", BATTLEFIELDS)
def test_every_start_zone_has_room_enough_for_a_duel(battlefield: str) -> None:
    """C66: the hero and four more pieces are the most that anyone places."""
    board = BOX.battlefields.load(battlefield)
    first, second = (board.in_zone[board.starts[number]] for number in (1, 2))
    taken = min(4, (first & second).bit_count())  # by the first player
    assert first.bit_count() >= 5
    assert second.bit_count() - taken >= 5
