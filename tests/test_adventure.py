"""The rules of the cooperative game that no scenario can show: its setup, hands, small fighters."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from peerless.content.checking import ContentError
from peerless.content.library import BOX, Library
from peerless.game import Game
from peerless.record.position import build
from peerless.rules import engine
from peerless.rules.adventure.enemy_turn import adjacent_targets, nearest_targets
from peerless.rules.adventure.record import Adventure
from peerless.rules.adventure.rounds import Round
from peerless.rules.events import RULE
from peerless.rules.health import deal
from peerless.rules.house_rules import (
    MOST_ATTACKS,
    QUIET_TURNS,
    HouseRules,
)
from peerless.rules.movement import take_off
from peerless.rules.state import OFF
from peerless.rules.view_data import HIDDEN
from peerless.setup import random_minions

HEROES = ["king-arthur", "golden-bat", "nikola-tesla", "invisible-man"]
MINIONS = ["tarantula", "the-blob", "ant-queen", "loveland-frog"]


def new(players: int, villain: str = "mothman", seed: int = 1, **more: object) -> Game:
    """A game at its first question."""
    return Game.adventure(villain, HEROES[:players], MINIONS[:players], seed, **more)  # type: ignore[arg-type]


def set_up(game: Game) -> Game:
    """The same at the first question after its setup, every place the first that is offered."""
    while game.state.turns == 0:
        game.play(game.actions()[0])
    return game


def adventure_of(game: Game) -> Adventure:
    assert game.state.adventure is not None
    return game.state.adventure


def space_of(game: Game, fighter: str) -> str:
    ids = [piece.name for piece in game.setting.fighters]
    return game.setting.battlefield.spaces[game.state.space[ids.index(fighter)]].id


def health_of(game: Game, fighter: str) -> int:
    ids = [piece.name for piece in game.setting.fighters]
    return game.state.health[ids.index(fighter)]


def answers(game: Game) -> list[str]:
    return [str(action) for action in game.actions()]


# ---------------------------------------------------------------- villain and minions (A.C1-A.C8)


def test_a_villain_has_its_own_board() -> None:
    assert new(1).setting.battlefield.id == "point-pleasant"
    assert new(1, "martian-invader").setting.battlefield.id == "mcminnville"
    with pytest.raises(ValueError, match="Mothman is played on point-pleasant, not on mcminnville"):
        Game.new("mcminnville", HEROES[:1], mode="adventure", enemies=["mothman"])


def test_the_threat_begins_on_the_first_space() -> None:
    for villain in ("mothman", "martian-invader"):
        adventure = adventure_of(new(2, villain))
        assert (adventure.steps, adventure.objectives, adventure.turned_up) == (0, 0, 0)


def test_the_numbers_of_the_threat_track() -> None:
    """A.J2, and seven steps to its end."""
    for villain in ("mothman", "martian-invader"):
        board = new(1, villain).setting.battlefield.adventure
        assert board is not None
        assert board.track == (1, 2, 3, 4, 4, 5, 5)


def test_the_decks_of_enemies_are_shuffled() -> None:
    orders = set()
    for seed in range(10):
        game = new(1, seed=seed)
        deck = [game.setting.face(card).card.name for card in game.state.decks[1]]
        assert len(deck) == 10
        orders.add(tuple(deck))
    assert len(orders) > 5


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("villain", ["mothman", "martian-invader"])
def test_the_health_of_enemies(players: int, villain: str) -> None:
    game = new(players, villain)
    assert health_of(game, game.setting.forces[players].name) == 10 * players
    assert [game.state.health[game.setting.leader_of[players + 1 + i]] for i in range(players)] == (
        [10] * players
    )


def test_the_villain_begins_on_space_5() -> None:
    assert space_of(new(1), "Mothman") == "ppl18"
    assert space_of(new(1, "martian-invader"), "Martian Invader") == "mcm24"


def test_as_many_minions_as_players_by_lot_or_by_choice() -> None:
    drawn = Counter[str]()
    for seed in range(60):
        for players in (1, 2, 3, 4):
            minions = random_minions(players, seed)
            assert len(set(minions)) == players
            drawn.update(minions)
    assert set(drawn) == {id for id in BOX.enemies.ids() if not BOX.enemies.load(id).is_villain}
    game = Game.adventure("mothman", HEROES[:2], seed=3)
    assert len(game.setting.enemies) == 3
    assert [enemy.id for enemy in new(2).setting.enemies[1:]] == MINIONS[:2]


def test_the_players_put_the_minions_around_the_villain() -> None:
    game = new(2)
    beside = ["ppl12", "ppl17", "ppl19", "ppl23", "ppl27"]
    assert answers(game) == [f"place Tarantula: {space}" for space in beside]
    assert game.question is not None
    assert game.question.seat == 0
    game.play("place Tarantula: ppl19")
    beside.remove("ppl19")
    assert answers(game) == [f"place The Blob: {space}" for space in beside]


def test_webs_and_acid_come_with_their_minions() -> None:
    kinds = Counter(token.kind.name for token in new(2).setting.tokens)
    assert kinds == {"web": 6, "acid": 6}
    assert set(new(2).state.token_space) == {OFF}
    without = Game.adventure("mothman", ["golden-bat"], ["skunk-ape"])
    assert without.setting.tokens == []


# ---------------------------------------------------------------- heroes (A.C9, A.C10)


def after_the_minions(players: int) -> Game:
    game = new(players)
    while answers(game)[0].split(":")[0].removeprefix("place ") in ("Tarantula", "The Blob"):
        game.play(game.actions()[0])
    return game


def test_heroes_choose_a_starting_space_in_seat_order() -> None:
    game = after_the_minions(2)
    starts = ["ppl01", "ppl09", "ppl36", "ppl41"]
    assert sorted(answers(game)) == [f"place King Arthur: {space}" for space in starts]
    game.play("place King Arthur: ppl36")
    # Merlin in the zone of his hero, but on no starting space: heroes are yet to come.
    zone = ["ppl30", "ppl31", "ppl37", "ppl22", "ppl25"]
    assert sorted(answers(game)) == sorted(f"place Merlin: {space}" for space in zone)
    game.play("place Merlin: ppl37")
    assert sorted(answers(game)) == [
        f"place Golden Bat: {space}" for space in ("ppl01", "ppl09", "ppl41")
    ]


def test_each_player_has_the_deck_and_the_hand_of_the_hero() -> None:
    game = set_up(new(4))
    for seat in range(4):
        assert len(game.state.hands[seat]) >= 5
        assert len(game.state.decks[seat]) + len(game.state.hands[seat]) == 30
    assert health_of(game, "King Arthur") == 18
    # The fog comes with its hero.
    assert sum(token.kind.name == "fog" for token in game.setting.tokens) == 3


def test_the_starting_space_gives_the_order_marker() -> None:
    game = after_the_minions(2)
    for answer in ("place King Arthur: ppl36", "place Merlin: ppl37", "place Golden Bat: ppl01"):
        game.play(answer)
    assert adventure_of(game).order == [3, 1]


# ---------------------------------------------------------------- initiative (A.C11-A.C14)


def initiative(game: Game) -> list[str]:
    """Deck and row."""
    adventure = adventure_of(game)
    cards = [*adventure.deck, *adventure.row]
    return sorted(game.setting.initiative[card].name for card in cards)


def waiting(game: Game) -> list[str]:
    return sorted(game.setting.initiative[card].name for card in adventure_of(game).waiting)


def test_the_initiative_deck() -> None:
    game = set_up(new(4))
    assert initiative(game) == sorted(
        [*(hero.name for hero in game.setting.heroes), *(e.name for e in game.setting.enemies)]
    )
    first = {
        game.setting.initiative[adventure_of(set_up(new(4, seed=s))).row[0]].name for s in range(20)
    }
    assert len(first) > 4, "it is shuffled"


def test_strange_pheromones_and_strikes_back_wait() -> None:
    game = set_up(new(4))
    assert waiting(game) == ["Loveland Frog Strikes Back"] * 3 + ["Strange Pheromones"] * 3
    assert waiting(set_up(new(2))) == []


def test_bridges_lie_by_chance_and_one_has_doom() -> None:
    orders = set()
    for seed in range(40):
        adventure = adventure_of(new(1, seed=seed))
        assert sorted(adventure.bridges) == [0, 1, 2, 3]
        assert adventure.markers == [1, 0, 0, 0]
        orders.add(tuple(adventure.bridges))
    assert len(orders) > 15


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_waves_of_the_invasion(players: int) -> None:
    game = set_up(new(players, "martian-invader"))
    waves = [name for name in initiative(game) if name.startswith("Wave")]
    assert waves == [f"Wave {n}" for n in range(1, players + 1)]


def test_the_invasion_tokens_lie_face_down_by_chance() -> None:
    orders = set()
    for seed in range(40):
        adventure = adventure_of(new(1, "martian-invader", seed))
        assert sorted(adventure.invasion) == [0, 1, 2, 3]
        assert adventure.turned_up == 0
        assert adventure.markers == [0] * 8
        orders.add(tuple(adventure.invasion))
    assert len(orders) > 15


def test_up_to_three_discoveries() -> None:
    ids = ["smoke", "hunger", "vengeance"]
    game = new(1, discoveries=ids)
    assert [found.id for found in game.setting.discoveries] == ids
    with pytest.raises(ValueError, match="4 discoveries, expected at most 3"):
        new(1, discoveries=[*ids, "stalkers"])


def test_the_game_can_make_the_choices_of_enemies() -> None:
    """A.B7: nobody places the minions; what the enemies do in play asks nobody either."""
    game = new(2, house=HouseRules(players_choose_for_enemies=False))
    assert answers(game)[0].startswith("place King Arthur")
    assert game.state.space[game.setting.leader_of[3]] != OFF


# ---------------------------------------------------------------- hands (A.B1)


def sees_the_other_hand(game: Game) -> bool:
    hand = game.view(0).data().hands[1]
    return len(hand.known) == hand.size == 5


def test_the_players_see_each_others_hands() -> None:
    assert sees_the_other_hand(new(2))
    assert not sees_the_other_hand(new(2, house=HouseRules(hands_are_open=False)))


def test_radio_silence_keeps_hands_secret() -> None:
    assert not sees_the_other_hand(new(2, discoveries=["radio-silence"]))


def test_nobody_sees_the_decks_of_enemies() -> None:
    for deck in new(2).view(0).data().decks[2:]:
        assert set(deck) == {HIDDEN}


# ---------------------------------------------------------------- positions


def refuse(place: object, message: str) -> None:
    raise AssertionError(f"{place}: {message}")


def position(library: Library = BOX, **more: object) -> Game:
    """Golden Bat beside Mothman and Skunk Ape, in Skunk Ape's turn."""
    data = {
        "mode": "adventure",
        "battlefield": "point-pleasant",
        "turn": "Skunk Ape",
        "player": [{"hero": "golden-bat", "fighters": {"Golden Bat": {"space": "ppl12"}}}],
        "enemy": [
            {"id": "mothman", "space": "ppl18"},
            {"id": "skunk-ape", "space": "ppl17", "deck": ["Terrorize", "Deception"]},
        ],
    }
    return build({**data, **more}, refuse, library)  # type: ignore[arg-type]


def test_who_falls_with_the_villain_has_won() -> None:
    """A.B5."""
    state = position().state
    deal(state, [fighter.id for fighter in state.setting.fighters], 99, RULE)
    assert state.winners == (0,)


def test_a_game_with_nobody_there_is_lost() -> None:
    """R125: nobody here goes away for good, and every villain makes the threat grow; so all are
    taken off, and the initiative cards of enemies too."""
    game = position()
    state, adventure = game.state, adventure_of(game)
    for fighter in state.setting.fighters:
        if state.space[fighter.id] != OFF:
            take_off(state, fighter.id)
    adventure.deck, adventure.row = ([game.setting.initiative_of(0).id], [])
    state.question, state.frames = None, [Round()]
    engine.advance(state)
    assert state.winners == (1, 2)
    assert adventure.objectives == 0
    assert adventure.round == QUIET_TURNS  # it had begun with the first


HARMLESS_CARD = """
[[card]]
name = "Deception"
copies = 1
attack = 0
defense = 0
boost = 3
deception = true
text = "After combat: Put Skunk Ape's initiative card on the bottom of the initiative deck."
"""


def test_a_round_has_an_end(tmp_path: Path) -> None:
    """R125: an enemy that hurts nobody and always gets another turn."""
    source = BOX.enemies.text("skunk-ape").replace('"skunk-ape"', '"bog-ape"')
    own = source.partition("[[card]]")[0] + HARMLESS_CARD
    (tmp_path / "enemies").mkdir()
    (tmp_path / "enemies" / "bog-ape.toml").write_text(own, encoding="utf-8")
    enemies = [{"id": "mothman", "space": "ppl25"}, {"id": "bog-ape", "space": "ppl17"}]
    game = position(Library(tmp_path), enemy=enemies)
    attacks = 0
    while adventure_of(game).round == 1 and attacks <= MOST_ATTACKS:
        attacks = adventure_of(game).attacks
        game.play(game.actions()[0])
    assert attacks == MOST_ATTACKS


def test_the_printed_value_in_a_deck_is_that_of_an_attack() -> None:
    """A.H3, A.H8."""
    for id in BOX.enemies.ids():
        enemy = BOX.enemies.load(id)
        (deception,) = [card for card in enemy.cards if card.deception]
        assert (deception.value, deception.defense, deception.boost) == (0, 0, 3)
    game = new(1)
    for face in game.setting.faces:
        if face.seat == 1 and face.card.copies:
            assert face.value == face.card.value


def test_small_fighters_are_no_targets_but_stand_in_the_way() -> None:
    """A.F7."""
    game = position(
        turn="Golden Bat",
        player=[
            {"hero": "golden-bat", "fighters": {"Golden Bat": {"space": "ppl25"}}},
            {"hero": "robin-hood", "fighters": {"Outlaw 1": {"space": "ppl17"}}},
        ],
        enemy=[{"id": "mothman", "space": "ppl18"}],
    )
    state = game.state
    names = [fighter.name for fighter in state.setting.fighters]
    outlaw, mothman = names.index("Outlaw 1"), names.index("Mothman")
    kind = state.setting.fighters[outlaw].kind
    assert adjacent_targets(state, mothman) == [outlaw]
    try:
        state.setting.fighters[outlaw].kind = replace(kind, is_small=True)
        assert adjacent_targets(state, mothman) == []
        # Over ppl17 it would be 2 spaces to Golden Bat; round it is 4.
        assert nearest_targets(state, mothman, 3) == []
        (found,) = nearest_targets(state, mothman, 4)
        assert (names[found.target], found.distance) == ("Golden Bat", 4)
    finally:
        state.setting.fighters[outlaw].kind = kind  # settings are shared


def with_text(folder: Path, text: str) -> Library:
    """A minion that is Skunk Ape but for the text of Terrorize."""
    source = BOX.enemies.text("skunk-ape").replace('"skunk-ape"', '"bog-ape"')
    old = "During combat: If the opposing fighter is a sidekick, add 2 to this card's value."
    assert old in source
    (folder / "enemies").mkdir()
    (folder / "enemies" / "bog-ape.toml").write_text(source.replace(old, text), encoding="utf-8")
    return Library(folder)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "After combat: Choose 1: advance the threat 1 space; draw 1 card.",
            '"Choose" does not fit',
        ),
        ("After combat: You may advance the threat 1 space.", '"You" does not fit'),
        ("After combat: Move Skunk Ape up to 2 spaces.", '"up" does not fit'),
    ],
)
def test_an_enemy_decides_nothing(tmp_path: Path, text: str, message: str) -> None:
    """A.I4, A.I6: what it would decide cannot be said in its texts."""
    with pytest.raises(ContentError, match=f"{message}: an enemy decides nothing"):
        with_text(tmp_path, text).load_files()


def test_the_players_place_an_enemy(tmp_path: Path) -> None:
    """A.I5."""
    text = "After combat: Place Skunk Ape in a space adjacent to the opposing fighter."
    enemies = [
        {"id": "mothman", "space": "ppl18"},
        {"id": "bog-ape", "space": "ppl17", "deck": ["Terrorize", "Deception"]},
    ]
    game = position(with_text(tmp_path, text), enemy=enemies)
    game.play("defend: none")
    assert answers(game) == ["pick: ppl04", "pick: ppl17"]
    game.play("pick: ppl04")
    assert space_of(game, "Skunk Ape") == "ppl04"
