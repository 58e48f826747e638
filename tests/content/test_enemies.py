"""Enemy files: those in the box have their numbers, and every fault is found at its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from peerless.content.checking import ContentError
from peerless.content.enemies import FOLDER, check_enemy, load_enemy, parse_enemy
from peerless.content.library import BOX
from peerless.content.names import names_of
from peerless.rules.pieces import AttackType, Card, CardType, Enemy
from peerless.text import tree as t

RECONSTRUCTED = "reconstructed, not the published cards"
VILLAINS = {"mothman": "point-pleasant", "martian-invader": "mcminnville"}

# Move value; then of each card: copies, attack, defense, boost, and where its text works.
ENEMIES = {
    "ant-queen": (2, {
        "Deception": (1, 0, 0, 3, "deception"),
        "Mandible Crush": (2, 4, 2, 2, "nowhere"),
        "Call the Swarm": (2, 2, 3, 2, "both"),
        "Hive Frenzy": (2, 3, 2, 2, "both"),
        "Chitin Wall": (1, 2, 4, 1, "nowhere"),
    }),
    "jersey-devil": (4, {
        "Deception": (1, 0, 0, 3, "deception"),
        "Shriek": (2, 3, 2, 2, "both"),
        "Familiar Dread": (2, 3, 3, 2, "both"),
        "Hoofbeats": (2, 3, 3, 1, "both"),
        "Leeds' Curse": (1, 5, 1, 3, "nowhere"),
    }),
    "loveland-frog": (3, {
        "Deception": (1, 0, 0, 3, "deception"),
        "Tongue Lash": (2, 3, 2, 1, "nowhere"),
        "Bounce Back": (2, 2, 2, 2, "both"),
        "Spark Wand": (2, 2, 3, 2, "both"),
        "Leap Away": (1, 3, 3, 2, "both"),
    }),
    "martian-invader": (3, {
        "Deception": (1, 0, 0, 3, "deception"),
        "Splitting Beam": (2, 4, 3, 2, "attack"),
        "Force Field": (2, 3, 4, 2, "both"),
        "Tractor Beam": (2, 4, 2, 1, "attack"),
        "Mind Probe": (2, 3, 3, 2, "attack"),
    }),
    "mothman": (3, {
        "Deception": (1, 0, 0, 3, "deception"),
        "Unimaginable Terror": (2, 4, 3, 2, "attack"),
        "Red Eyes": (2, 3, 3, 2, "both"),
        "Ill Omen": (2, 3, 2, 2, "both"),
        "Silent Wings": (2, 2, 4, 1, "both"),
        "Prophecy of Ruin": (1, 1, 1, 3, "both"),
    }),
    "skunk-ape": (3, {
        "Deception": (1, 0, 0, 3, "deception"),
        "Haymaker": (2, 6, 2, 3, "nowhere"),
        "Foul Temper": (2, 5, 2, 2, "both"),
        "Terrorize": (1, 4, 3, 2, "both"),
    }),
    "tarantula": (3, {
        "Deception": (1, 0, 0, 3, "deception"),
        "Spin": (2, 2, 3, 2, "both"),
        "Ambush": (2, 3, 2, 2, "both"),
        "Venom Fangs": (2, 3, 2, 2, "attack"),
    }),
    "the-blob": (2, {
        "Deception": (1, 0, 0, 3, "deception"),
        "Dissolve": (2, 3, 2, 2, "both"),
        "Absorb": (2, 3, 2, 1, "both"),
        "Ooze Over": (2, 2, 3, 2, "both"),
        "Engulf": (1, 5, 1, 3, "nowhere"),
    }),
}  # fmt: skip
DECKS = {  # A.A3
    "mothman": 10, "martian-invader": 9, "ant-queen": 8, "the-blob": 8, "jersey-devil": 8,
    "loveland-frog": 8, "skunk-ape": 6, "tarantula": 7,
}  # fmt: skip


# ---------------------------------------------------------------- those in the box


def test_there_are_two_villains_and_six_minions() -> None:
    enemies = [BOX.enemies.load(id) for id in BOX.enemies.ids()]
    assert {enemy.id for enemy in enemies} == set(ENEMIES)
    assert {enemy.id: enemy.battlefield for enemy in enemies if enemy.is_villain} == VILLAINS


@pytest.mark.parametrize("id", ENEMIES)
def test_the_enemies_in_the_box_are_sound(id: str) -> None:
    assert check_enemy(FOLDER / f"{id}.toml") == []


@pytest.mark.parametrize("id", ENEMIES)
def test_an_enemy_has_its_numbers(id: str) -> None:
    enemy = BOX.enemies.load(id)
    move, cards = ENEMIES[id]
    assert (enemy.move, {card.name: facts(card) for card in enemy.cards}) == (move, cards)
    assert sum(card.copies for card in enemy.cards) == DECKS[id]
    (fighter,) = enemy.fighters
    assert (fighter.name, fighter.count, fighter.health) == (enemy.name, 1, 10)
    assert (fighter.attack, fighter.is_hero) == (AttackType.MELEE, False)
    assert fighter.for_each_player == enemy.is_villain == (id in VILLAINS)


def facts(card: Card) -> tuple[int, int | None, int | None, int | None, str]:
    scope = {
        (False, False, False): "deception" if card.deception else "nowhere",
        (True, False, False): "both",
        (False, True, False): "attack",
        (False, False, True): "defense",
    }
    where = scope[bool(card.text), bool(card.attack_text), bool(card.defense_text)]
    assert (card.type, card.users) == (CardType.VERSATILE, ())
    return card.copies, card.value, card.defense, card.boost, where


@pytest.mark.parametrize("id", ENEMIES)
def test_every_enemy_says_where_it_comes_from(id: str) -> None:
    assert BOX.enemies.load(id).origin == RECONSTRUCTED


def test_there_are_18_initiative_cards_of_enemies() -> None:
    """A.A4 counts 22, of which four are the players'."""
    cards = {
        id: [(card.name, card.move, card.waiting, card.players) for card in enemy.initiative]
        for id in ENEMIES
        for enemy in [BOX.enemies.load(id)]
    }
    assert cards["ant-queen"] == [("Ant Queen", 2, 0, 0), ("Strange Pheromones", None, 3, 0)]
    assert cards["loveland-frog"] == [
        ("Loveland Frog", 3, 0, 0),
        ("Loveland Frog Strikes Back", 3, 3, 0),
    ]
    waves = [(f"Wave {players}", None, 0, players) for players in (1, 2, 3, 4)]
    assert cards["martian-invader"] == [("Martian Invader", 3, 0, 0), *waves]
    for id in ("mothman", "the-blob", "jersey-devil", "skunk-ape", "tarantula"):
        enemy = BOX.enemies.load(id)
        assert cards[id] == [(enemy.name, enemy.move, 0, 0)]
    assert sum(waiting or 1 for of_one in cards.values() for _, _, waiting, _ in of_one) == 18


def test_every_enemy_takes_its_turn_right_now() -> None:
    for id in ENEMIES:
        enemy = BOX.enemies.load(id)
        (right_now, *_) = enemy.initiative[0].text
        assert isinstance(right_now, t.Clause)
        assert right_now.when is t.Timing.RIGHT_NOW
        assert right_now.effects == (t.TakeTurn(t.Named(enemy.name)),)


def test_the_other_pieces_of_enemies() -> None:
    acid, web = (BOX.enemies.load(id).tokens[0] for id in ("the-blob", "tarantula"))
    assert [(token.name, token.count, token.at_setup) for token in (acid, web)] == [
        ("acid", 6, 0),
        ("web", 6, 0),
    ]
    assert acid.text
    assert web.text
    martian = BOX.enemies.load("martian-invader")
    assert martian.invasion == ("ray", "shield", "tractor", "brain")
    assert BOX.enemies.load("mothman").invasion == ()


# ---------------------------------------------------------------- an enemy of one's own

SOUND = """\
id = "wasp"
name = "Wasp"
set = "Tests"
origin = "made up"
villain = true
health = 7
each_player = true
objective = "Objective: Turn up the next invasion token."
invasion = ["sting", "wing", "eye", "leg"]
battlefield = "orchard"
site = "tree"
sites = 3
marker = "larva"

[[initiative]]
name = "Wasp"
move = 4
text = \"\"\"
Right now: Wasp takes a turn.
End of round: Place 1 larva on the lowest tree.\"\"\"

[[initiative]]
name = "Buzz"
waiting = 2
text = "End of round: Advance the threat 1 space."

[[initiative]]
name = "Swarm"
players = 3
text = "Right now: Place 1 larva on tree 2."

[[token]]
name = "comb"
count = 2
placed = 0
text = "When an opposing fighter enters a space with a comb token: Deal 1 damage to that fighter."

[[card]]
name = "Decoy"
copies = 1
attack = 0
defense = 1
boost = 3
deception = true

[[card]]
name = "Sting"
copies = 2
attack = 4
defense = 2
attack_text = "During combat: If the sting token is face up, add 2 to this card's value."
defense_text = "After combat: Add 1 Buzz card to the initiative deck."

[[card]]
name = "Drone"
copies = 3
attack = 1
defense = 3
boost = 0
text = "After combat: If you won the combat, place a comb token in Wasp's space."
"""


def wasp() -> Enemy:
    return parse_enemy(SOUND, "wasp.toml")


def test_an_enemy_has_what_its_file_says() -> None:
    enemy = wasp()
    assert (enemy.id, enemy.name, enemy.set, enemy.origin) == ("wasp", "Wasp", "Tests", "made up")
    assert (enemy.is_villain, enemy.move, enemy.fighters[0].health) == (True, 4, 7)
    assert enemy.fighters[0].for_each_player
    assert enemy.invasion == ("sting", "wing", "eye", "leg")
    assert (enemy.battlefield, enemy.site, enemy.sites, enemy.marker) == (
        "orchard", "tree", 3, "larva",
    )  # fmt: skip
    _, buzz, swarm = enemy.initiative
    assert (buzz.move, buzz.waiting, buzz.players) == (None, 2, 0)
    assert (swarm.move, swarm.waiting, swarm.players) == (None, 0, 3)
    decoy, sting, drone = enemy.cards
    assert (decoy.deception, sting.deception) == (True, False)
    assert (sting.value, sting.defense, sting.boost) == (4, 2, None)
    assert (bool(sting.text), bool(sting.attack_text), bool(sting.defense_text)) == (
        False, True, True,
    )  # fmt: skip
    assert drone.text
    assert not drone.attack_text
    assert enemy.tokens[0].text


def test_an_enemy_brings_its_names() -> None:
    names = names_of(wasp())
    assert names.fighters == {"Wasp": "Wasps"}
    assert (names.sites, names.numbers) == ({"tree": "trees"}, (1, 2, 3))
    assert names.markers == {"larva": "larvas"}
    assert names.symbols == ("sting", "wing", "eye", "leg")
    assert (names.tokens, names.waiting) == (("comb",), ("Buzz",))


FAULTS = [
    # what is written, what stands there instead, the line that is blamed, the message
    ('health = 7', 'health = 0', 'health = 0', '"health" is 0, expected a whole number from 1'),
    ('health = 7', 'health = 7\nmove = 3', 'move = 3', 'unknown key "move", expected one of: id,'),
    ('id = "wasp"', 'id = "wsp"', 'id =', '"id" is "wsp", expected the file\'s name "wasp"'),
    ('villain = true', 'villain = 1', 'villain', '"villain" is 1, expected true or false'),
    ('objective = "O', 'aim = "O', 'id =', '"objective" is missing, expected a text for a villain'),
    ('battlefield = "orchard"\n', '', 'id =', '"battlefield" is missing'),
    ('sites = 3\n', '', 'id =', '"sites" is missing, expected a whole number from 1 to 99 for a'),
    ('marker = "larva"\n', '', 'id =', '"marker" is missing, expected a text for a villain'),
    ('villain = true\n', '', 'objective', '"objective" does not go with a minion'),
    ('"eye", "leg"]', '"eye"]', 'invasion', '3 different symbols, expected 4, one for each obj'),
    ('"eye", "leg"]', '"eye", "eye"]', 'invasion', '3 different symbols, expected 4'),
    ('invasion = ["sting", "wing", "eye", "leg"]\n', '', 'objective',
     'objective: "Turn" does not fit: there are no invasion tokens'),
    ('Turn up the next invasion token.', 'Place 1 larva on the lowest tree.', 'invasion =',
     '"invasion" does not go with an objective that turns up no token'),
    ('name = "Wasp"\nmove', 'name = "Bee"\nmove', '[[initiative]]',
     'no initiative card "Wasp", expected one with the name of the enemy'),
    ('name = "Swarm"', 'name = "Buzz"', 'name = "Buzz"', 'a second initiative card "Buzz"'),
    ('move = 4\n', '', '[[initiative]]', '"move" is missing, expected how far the enemy moves'),
    ('move = 4', 'move = 4\nplayers = 2', 'players = 2', '"players" does not go with the card of'),
    ('move = 4', 'move = 4\nwaiting = 2', 'waiting = 2', '"waiting" does not go with the card of'),
    ('waiting = 2', 'waiting = 2\nplayers = 2', 'players = 2', 'does not go with "waiting"'),
    ('players = 3', 'players = 3\nmove = 3', 'move = 3', '"move" does not go with a card on which'),
    ('players = 3', 'players = 5', 'players = 5', '"players" is 5, expected a whole number from 1'),
    ('copies = 2', 'copies = 2\nvalue = 3', 'value = 3', 'unknown key "value", expected one of:'),
    ('defense = 3\n', '', '[[card]]', '"defense" is missing, expected a whole number from 0'),
    ('deception = true\n', '', '[[card]]', '0 cards with deception = true, expected exactly one'),
    ('boost = 0', 'deception = true', '[[card]]', '4 cards with deception = true, expected exa'),
    ('name = "Drone"', 'name = "Sting"', 'name = "Sting"', 'a second card "Sting"'),
    ('placed = 0', 'placed = 1', 'placed = 1', 'an enemy places no tokens at setup'),
    ('placed = 0\n', '', '[[token]]', 'an enemy places no tokens at setup, expected placed = 0'),
    ('name = "comb"', 'name = "tree"', 'id =', '"tree" names a token and a site, expected two'),
    ('Turn up the next', 'Turn up a', 'objective', 'objective: "a" does not fit'),
    ('Wasp takes a turn', 'Wasp takes 2 turns', 'Right now', 'Wasp: "2" does not fit'),
    ('1 larva on the lowest', '1 larvae on the lowest', 'End of round', 'Wasp: "larvae" does not'),
    ('text = "End of round: Adv', 'text = "During combat: Adv', 'text = "During', 'Buzz: "During"'),
    ('on tree 2', 'on tree 4', 'on tree 4', 'Swarm: '),
    ('enters a space', 'enters space', 'text = "When', 'comb: '),
    ('the sting token', 'the string token', 'attack_text', 'Sting: "string" does not fit'),
    ('Add 1 Buzz', 'Add 1 Fuzz', 'defense_text', 'Sting: "Fuzz" does not fit'),
    ("text = \"After combat: If", "text = \"If", 'text = "If you won', 'Drone: '),
    ('[[token]]', '[[token]', '[[token]', 'not TOML'),
]  # fmt: skip


@pytest.mark.parametrize(("sound", "faulty", "blamed", "message"), FAULTS)
def test_a_fault_is_found_at_its_line(
    tmp_path: Path, sound: str, faulty: str, blamed: str, message: str
) -> None:
    assert sound in SOUND
    file = tmp_path / "wasp.toml"
    source = SOUND.replace(sound, faulty, 1)
    file.write_text(source, encoding="utf-8")
    fault = check_enemy(file)[0]
    assert message in fault.message
    assert blamed in source.splitlines()[fault.line - 1]
    with pytest.raises(ContentError) as error:
        load_enemy(file)
    assert error.value.fault == fault


def test_all_faults_are_found_at_once(tmp_path: Path) -> None:
    file = tmp_path / "wasp.toml"
    file.write_text(SOUND.replace("lowest", "lower").replace("deception = true\n", ""))
    assert len(check_enemy(file)) == 2


def test_a_file_that_is_not_there_is_a_fault(tmp_path: Path) -> None:
    (fault,) = check_enemy(tmp_path / "nobody.toml")
    assert str(fault) == f"{fault.file}: cannot be read: No such file or directory"


def test_an_unknown_enemy_is_refused() -> None:
    with pytest.raises(LookupError, match='unknown enemy "moth": did you mean mothman'):
        BOX.enemies.load("moth")
