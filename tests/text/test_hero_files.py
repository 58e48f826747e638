"""Hero files: those in the box are sound, and every fault is found at its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from peerless.content.checking import ContentError
from peerless.content.heroes import FOLDER, check_hero, load_hero, names_of
from peerless.content.library import BOX
from peerless.rules.pieces import AttackType, CardType
from peerless.text import tree as t

SOUND = """\
id = "gardener"
name = "Gardener"
set = "Tests"
move = 2
ability = "At the start of your turn: You may choose your mood."

[[fighter]]
name = "Cat"
plural = "Cats of the House"
small = true
count = 2
health = 1
attack = "ranged"

[[fighter]]
name = "Gardener"
hero = true
health = 12
attack = "melee"

[[track]]
key = "mood"
values = ["Mild", "Wild"]
start = "Mild"
forms = true

[[track]]
key = "seeds"
singular = "seed"
most = 3
first = 1

[[token]]
name = "hedge"
count = 2
text = "When an opposing fighter enters a space with a hedge token: Gain 1 seed."

[[card]]
name = "Rake"
copies = 12
user = "Gardener"
type = "attack"
value = 3
boost = 2
tags = ["Tool"]
text = \"\"\"
During combat: Add 1 to this card's value for each other Tool card in your discard pile.
After combat: Gain 1 seed.\"\"\"

[[card]]
name = "Claw"
copies = 10
user = "any"
type = "versatile"
value = 2

[[card]]
name = "Plant"
copies = 8
user = "Wild"
type = "scheme"
boost = 1
text = "Move a hedge token up to 2 spaces."
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "gardener.toml"
    path.write_text(SOUND, encoding="utf-8")
    return path


@pytest.mark.parametrize("hero", BOX.heroes.ids())
def test_the_heroes_in_the_box_are_sound(hero: str) -> None:
    assert check_hero(FOLDER / f"{hero}.toml") == []


def test_there_are_fourteen_heroes() -> None:
    assert len(BOX.heroes.ids()) == 14


def test_a_hero_has_what_its_file_says(file: Path) -> None:
    hero = load_hero(file)
    assert (hero.id, hero.name, hero.set, hero.move) == ("gardener", "Gardener", "Tests", 2)
    gardener, cat = hero.fighters
    assert gardener.is_hero
    assert (gardener.is_small, cat.is_small) == (False, True)
    assert gardener.plural == "Gardeners"
    assert (cat.plural, cat.count, cat.attack) == ("Cats of the House", 2, AttackType.RANGED)
    mood, seeds = hero.tracks
    assert (mood.start, mood.forms, mood.is_counter) == ("Mild", True, False)
    assert (seeds.singular, seeds.most, seeds.first, seeds.is_counter) == ("seed", 3, 1, True)
    assert [(token.name, token.at_setup, bool(token.text)) for token in hero.tokens] == [
        ("hedge", 2, True)
    ]
    rake, claw, plant = hero.cards
    assert (rake.users, rake.tags, rake.type) == (("Gardener",), ("Tool",), CardType.ATTACK)
    assert (claw.users, claw.boost, claw.text) == ((), None, ())
    assert (plant.users, plant.value) == (("Wild",), None)
    assert [clause.when for clause in rake.text if isinstance(clause, t.Clause)] == [
        t.Timing.DURING,
        t.Timing.AFTER,
    ]


def test_a_hero_brings_its_names(file: Path) -> None:
    names = names_of(load_hero(file))
    assert names.fighters == {"Gardener": "Gardeners", "Cat": "Cats of the House"}
    assert names.values == {"mood": ("Mild", "Wild")}
    assert names.counters == {"seeds": "seed"}
    assert (names.tokens, names.tags) == (("hedge",), ("Tool",))


def test_an_unknown_hero_is_refused() -> None:
    with pytest.raises(LookupError, match='unknown hero "nobody", expected one of: alice, '):
        BOX.heroes.load("nobody")


FAULTS = [
    # what is written, what stands there instead, the line that is blamed, the message
    ('move = 2', 'move = "two"', 'move =', '"move" is "two", expected a whole number from 1'),
    ('move = 2', 'move = 2\nspeed = 3', 'speed', 'unknown key "speed", expected one of: id, name'),
    ('id = "gardener"', 'id = "gardner"', 'id =', '"id" is "gardner", expected the file\'s name'),
    ('health = 12', 'health = 0', 'health = 0', '"health" is 0, expected a whole number from 1'),
    ('move = 2', 'move = 100', 'move =', '"move" is 100, expected a whole number from 1 to 99'),
    ('health = 12', 'health = 100', 'health = 100', '"health" is 100, expected a whole number'),
    ('copies = 8', 'copies = 100', 'copies = 100', '"copies" is 100, expected a whole number'),
    ('value = 2', 'value = 100', 'value = 100', 'expected a whole number from 0 to 99'),
    ('boost = 1', 'boost = 100', 'boost = 100', 'expected a whole number from 0 to 99'),
    ('tags = ["Tool"]', 'tags = ["Tool", 3]', 'tags', '"tags" is ["Tool", 3], expected a list of'),
    ('attack = "melee"', 'attack = "thrown"', 'attack = "thrown"', 'one of: melee, ranged'),
    ('hero = true', 'hero = false', '[[fighter]]', '0 fighters with hero = true, expected exactly'),
    ('copies = 8', 'copies = 7', '[[card]]', '29 cards in all, expected 30'),
    ('user = "Wild"', 'user = "Willd"', 'user = "Willd"',
     'unknown user "Willd", expected one of: any, Gardener, Cat, Mild, Wild'),
    ('type = "scheme"', 'type = "trick"', 'type = "trick"', 'attack, defense, versatile, scheme'),
    ('type = "scheme"', 'type = "board"', 'type = "board"', 'expected one of: attack, defense,'),
    ('name = "Claw"', 'name = "Rake"', 'name = "Rake"', 'a second card "Rake"'),
    ('value = 2\n', '', '[[card]]', '"value" is missing, expected a number for this versatile'),
    ('type = "scheme"', 'type = "scheme"\nvalue = 1', 'value = 1', 'a scheme has no value'),
    ('start = "Mild"', 'start = "Mad"', 'start', '"start" is "Mad", expected one of: Mild, Wild'),
    ('first = 1', 'first = 4', 'first', '"first" is 4, expected at most 3'),
    ('name = "hedge"', 'name = "hedge"\nplaced = 9', 'placed', '"placed" is 9, expected at most 2'),
    ('text = "When an', 'text = "When the', 'text = "When', 'hedge: "the" does not fit'),
    ('most = 3\n', '', '[[track]]', '"most" is missing'),
    ('forms = true', 'most = 2', 'most = 2', '"most" does not go with values'),
    ('name = "hedge"', 'name = "Cat"', '[[fighter]]', '"Cat" names a fighter and a token'),
    ('text = "Move a hedge', 'text = "Move an edge', 'text = "Move', 'Plant: "edge" does not fit'),
    ('Gain 1 seed', 'Gain 1 sead', 'After combat: Gain',
     'Rake: "sead" does not fit; expected seed'),
    ('text = "Move', 'text = "After combat: Move', 'text = "After',
     'Plant: "After" does not fit on a scheme; expected no heading'),
    ('After combat: Gain', 'At setup: Gain', 'At setup: Gain',
     'Rake: "At" does not fit on an attack card; expected when you play this card:'),
    ('ability = "At the start of your turn: You', 'ability = "You', 'ability', 'on an ability'),
    ('choose your mood', 'choose your mud', 'ability', 'ability: "mud" does not fit'),
    ('[[token]]', '[[token]', '[[token]', 'not TOML'),
]  # fmt: skip


@pytest.mark.parametrize(("sound", "faulty", "blamed", "message"), FAULTS)
def test_a_fault_is_found_at_its_line(
    file: Path, sound: str, faulty: str, blamed: str, message: str
) -> None:
    assert sound in SOUND
    source = SOUND[::-1].replace(sound[::-1], faulty[::-1], 1)[::-1]  # the last of several
    file.write_text(source, encoding="utf-8")
    fault = check_hero(file)[0]
    assert message in fault.message
    assert blamed in source.splitlines()[fault.line - 1]
    assert str(fault) == f"{file}:{fault.line}: {fault.message}"
    with pytest.raises(ContentError) as error:
        load_hero(file)
    assert error.value.fault == fault


def test_all_faults_are_found_at_once(file: Path) -> None:
    file.write_text(SOUND.replace("user = ", 'user = "x" #').replace("Gain 1", "Gain one"))
    assert len(check_hero(file)) == 5


def test_a_file_that_is_not_there_is_a_fault(tmp_path: Path) -> None:
    (fault,) = check_hero(tmp_path / "nobody.toml")
    assert str(fault) == f"{fault.file}: cannot be read: No such file or directory"


@pytest.mark.parametrize("id", BOX.heroes.ids())
def test_a_hero_is_found_by_its_name_in_any_case(id: str) -> None:
    name = BOX.heroes.load(id).name
    assert {BOX.heroes.id_of(way) for way in (name, name.upper(), f" {id.upper()} ")} == {id}
