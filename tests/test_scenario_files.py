"""How a scenario may be written, and where one that cannot be is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from peerless.record.scenarios import BadScenario, read_scenario, run_scenario

SOURCE = """\
mode = "duel"
battlefield = "marmoreal"
turn = "Dracula"
[[player]]
hero = "dracula"
hand = ["Feint"]
[player.fighters]
"Dracula" = { space = "mar12" }
"Sister 1" = { space = "mar13" }
[[player]]
hero = "nikola-tesla"
hand = [
    "7 Hertz",
    "Death Ray",
]
state = { coils = 2 }
fighters = { "Nikola Tesla" = { space = "mar10", health = 9 } }
[script]
lines = \"\"\"
= turn Dracula
\"\"\"
"""
TEAM = """\
mode = "team"
battlefield = "marmoreal"
turn = "Dracula [2]"
[[player]]
hero = "dracula"
[[player]]
hero = "invisible-man"
tokens = { fog = ["mar01", "mar02"] }
[player.fighters]
"Invisible Man" = { space = "off" }
[[player]]
hero = "dracula"
[player.fighters]
"Dracula [2]" = { space = "mar12" }
"sister 3" = { space = "mar13" }
[[player]]
hero = "invisible-man"
tokens = { fog = ["mar03"] }
[player.fighters]
"Invisible Man" = { space = "mar21" }
[script]
lines = \"\"\"
= Dracula [0] defeated
= Sister 1 [0] defeated
= Dracula [2] at mar12
= Sister 3 [2] at mar13
= Sister 1 [2] defeated
= turn Dracula [2]
\"\"\"
"""
ADVENTURE = """\
mode = "adventure"
battlefield = "point-pleasant"
turn = "Mothman"
[[player]]
hero = "nikola-tesla"
marker = 3
[player.fighters]
"Nikola Tesla" = { space = "ppl12" }
[[player]]
hero = "medusa"
[[enemy]]
id = "mothman"
space = "ppl18"
health = 20
deck = ["Red Eyes", "Deception"]
discard = ["Ill Omen"]
[[enemy]]
id = "tarantula"
[[enemy]]
id = "ant-queen"
health = 0
[adventure]
threat = 5
round = 4
initiative = ["Nikola Tesla", "Tarantula"]
row = ["Mothman"]
added = []
bridges = { 2 = "truss", 3 = "drawbridge", 4 = "Covered Bridge" }
doom = { 2 = 3 }
web = ["ppl01", "ppl02"]
discoveries = ["smoke", "Long Night"]
aliens = {}
invasion = []
acid = []
[script]
lines = \"\"\"
= threat 5
= objectives 1
= round 4
= row Mothman
= bridge 1 destroyed
= bridge 2 doom 3
= bridge 4 doom 0
= web at ppl02
= web not at ppl03
= Mothman at ppl18
= Mothman health 20
# With one of two cards it attacks.
= Mothman deck 1
= Mothman discard 1
= Mothman discard has Ill Omen
= Ant Queen defeated
= Medusa defeated
= turn Mothman
= asks Nikola Tesla
\"\"\"
"""
INVASION = """\
mode = "adventure"
battlefield = "mcminnville"
[[player]]
hero = "nikola-tesla"
[player.fighters]
"Nikola Tesla" = { space = "mcm12" }
[[enemy]]
id = "martian-invader"
[adventure]
aliens = { 4 = 2, 8 = 1 }
invasion = ["tractor", "ray"]
[script]
lines = \"\"\"
= turn Nikola Tesla
= invasion 2
= objectives 2
= threat 0
= round 1
= farm 4 aliens 2
= farm 1 aliens 0
= row Nikola Tesla
= Martian Invader health 10
\"\"\"
"""


def run(folder: Path, source: str, old: str = "", new: str = "") -> None:
    """Run a scenario in which one thing is written otherwise."""
    assert old in source
    path = folder / "scenario.toml"
    path.write_text(source.replace(old, new, 1) if old else source, encoding="utf-8")
    assert run_scenario(read_scenario(path)) is None


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("mode", "mode"),
        ("mode", "\ufeffmode"),  # the mark that some editors begin a file with
        ('"duel"', '"Duel "'),
        ('"marmoreal"', '" Marmoreal"'),
        ('turn = "Dracula"', 'turn = " dracula "'),
        ('hero = "dracula"', 'hero = " Dracula "'),
        ('["Feint"]', '["  feint "]'),
        ('"Dracula" = {', '" dracula " = {'),
        ('"mar12"', '" MAR12 "'),
        ('space = "mar13"', 'space = "OFF"'),
        ("coils", '" Coils "'),
    ],
)
def test_case_and_blanks_around_names_do_not_matter(tmp_path: Path, old: str, new: str) -> None:
    run(tmp_path, SOURCE, old, new)


def test_a_player_may_be_out_and_the_seat_may_follow_a_name(tmp_path: Path) -> None:
    run(tmp_path, TEAM)


REFUSED_ADVENTURES = [
    (ADVENTURE, '"adventure"', '"duel"', 11, "a duel has no enemies and no discoveries"),
    (ADVENTURE, '"mothman"', '"moth-man"', 12, 'unknown enemy "moth-man": did you mean mothman?'),
    (ADVENTURE, '"mothman"', '"the-blob"', 11, "an adventure needs a villain, before any minion"),
    (ADVENTURE, '"tarantula"', '"ant-queen"', 11, "Ant Queen can be in a game only once"),
    (ADVENTURE, '"ppl18"', '"ppl12"', 13, "Mothman: Nikola Tesla already stands on ppl12"),
    (ADVENTURE, "health = 20", "health = 21", 14, "Mothman: health 21, expected 1 to 20"),
    (ADVENTURE, "health = 20", "health = 0", 14, "Mothman: health 0, expected 1 to 20"),
    (ADVENTURE, '"Red Eyes"', '"Red Eye"', 15, '"Red Eye" is no card of Mothman: did you mean'),
    (ADVENTURE, '"Red Eyes"', '"Mothman"', 15, '"Mothman" is no card of Mothman'),
    (ADVENTURE, '"Red Eyes"', '"Deception"', 15, 'more than 1 of "Deception", which is all'),
    (ADVENTURE, "marker = 3", "marker = 2", 9, "Nikola Tesla has marker 2 too"),
    (ADVENTURE, "marker = 3", "marker = 5", 6, '"marker" is 5, expected a whole number from 1 to'),
    (ADVENTURE, "threat = 5", "threat = 7", 23, "threat 7, expected 0 to 6"),
    (ADVENTURE, "threat = 5", "objectives = 4", 23, "objectives 4, expected 0 to 3"),
    (ADVENTURE, "threat = 5", "threats = 5", 23, 'unknown key "threats": did you mean threat?'),
    (ADVENTURE, "round = 4", "round = true", 24, "round True, expected 1 to"),
    (ADVENTURE, '["Nikola Tesla", ', '["Tesla", ', 25, 'no initiative card "Tesla": did you mean'),
    (ADVENTURE, '"Tarantula"]', '"Mothman"]', 25, 'more than 1 of "Mothman", which is all there'),
    (ADVENTURE, 'row = ["Mothman"]', 'row = ["Medusa"]', 26, "Medusa is out of the game"),
    (ADVENTURE, '"truss"', '"trust"', 28, 'no bridge "trust": did you mean truss'),
    (ADVENTURE, '"truss"', '"drawbridge"', 28, '"drawbridge" lies on two sites'),
    (ADVENTURE, "4 = ", "5 = ", 28, 'no bridge "5", expected one of: 1, 2, 3, 4'),
    (ADVENTURE, "2 = 3", "1 = 3", 29, "bridge 1 is destroyed"),
    (ADVENTURE, "2 = 3", "2 = 9", 29, "more than 8 doom tokens, which is all there are"),
    (ADVENTURE, '"ppl02"]', '"ppl01"]', 30, "web: two on ppl01"),
    (ADVENTURE, '"smoke"', '"smoky"', 31, 'unknown discovery "smoky": did you mean'),
    (ADVENTURE, '"smoke"', '"long-night"', 31, "Long Night can be in a game only once"),
    (ADVENTURE, "aliens = {}", "aliens = { 1 = 1 }", 32, "nor an enemy here has aliens"),
    (ADVENTURE, 'turn = "Mothman"', 'turn = "Ant Queen"', 3, "Ant Queen is out of the game"),
    (
        ADVENTURE,
        'turn = "Mothman"',
        'turn = "Mothman"\nactions = 2',
        4,
        "Mothman takes no actions",
    ),
    (
        ADVENTURE,
        '"Nikola Tesla" = { space = "ppl12" }',
        "",
        7,
        "no fighter of a player is left, so they would have lost",
    ),
    (INVASION, '"ray"', '"rays"', 11, 'no invasion token "rays": did you mean ray'),
    (INVASION, '"ray"', '"tractor"', 11, '"tractor" stands twice'),
    (INVASION, "aliens", "bridges", 10, "neither McMinnville, OR nor an enemy here has bridges"),
    (INVASION, '"mcminnville"', '"soho"', 7, "Martian Invader is played on mcminnville, not on"),
]


def test_the_cooperative_half(tmp_path: Path) -> None:
    run(tmp_path, ADVENTURE)
    run(tmp_path, INVASION)


@pytest.mark.parametrize(
    ("source", "old", "new", "line", "complaint"),
    [
        (SOURCE, '"duel"', '"duels"', 1, 'mode "duels", expected one of: duel'),
        (
            SOURCE,
            '    "Death Ray"',
            '    "Death Roy"',
            14,
            '"Death Roy" is no card of Nikola Tesla',
        ),
        (SOURCE, '"Sister 1"', '"DRACULA"', 9, "DRACULA stands twice"),
        (SOURCE, '"Sister 1"', '"Sister 1 [0]"', 9, 'no fighter "Sister 1 [0]"'),
        (SOURCE, "coils = 2", "coils = true", 16, "coils True, expected 0 to"),
        (SOURCE, "coils = 2", "coil = 2", 16, "Nikola Tesla keeps no track of coil"),
        (SOURCE, "health = 9", "health = 90", 17, "Nikola Tesla: health 90, expected 1 to"),
        (SOURCE, '"mar10"', '"mar12"', 17, "Dracula already stands on mar12"),
        (SOURCE, "fighters = {", "#", 10, "the hero is missing, so the duel would be over"),
        (TEAM, '"Dracula [2]" =', '"Dracula [0]" =', 14, 'no fighter "Dracula [0]"'),
        (TEAM, '"mar03"', '"mar02"', 18, "fog: two on mar02"),
        (TEAM, 'turn = "Dracula [2]"', 'turn = "Dracula [0]"', 3, "Dracula [0] is out of the game"),
        *REFUSED_ADVENTURES,
    ],
)
def test_a_scenario_is_refused_at_its_line(
    tmp_path: Path, source: str, old: str, new: str, line: int, complaint: str
) -> None:
    with pytest.raises(BadScenario) as refused:
        run(tmp_path, source, old, new)
    assert complaint in refused.value.fault.message
    assert refused.value.fault.line == line


def test_nobody_on_the_battlefield_and_nobody_to_return(tmp_path: Path) -> None:
    """Turn would follow turn for ever."""
    source = SOURCE.replace('"mar12"', '"off"').replace('"mar13"', '"off"')
    with pytest.raises(BadScenario, match="nobody is on the battlefield, and nobody will return"):
        run(tmp_path, source, '"mar10"', '"off"')


# ---------------------------------------------------------------- a script in steps

STEPS = (
    SOURCE[: SOURCE.index("[script]")]
    + """\
[[step]]
name = "first"
names = { enemy = "Nikola Tesla" }
lines = \"\"\"
> maneuver
\"\"\"
[[step]]
name = "second"
free = true
lines = \"\"\"
> boost: Feint
= Dracula hand 1
\"\"\"
"""
)


def test_a_script_can_be_told_in_steps(tmp_path: Path) -> None:
    run(tmp_path, STEPS)
    scenario = read_scenario(tmp_path / "scenario.toml")
    assert [(step.name, step.free) for step in scenario.steps] == [
        ("first", False),
        ("second", True),
    ]
    assert scenario.steps[0].names == {"enemy": "Nikola Tesla"}
    assert scenario.script == scenario.steps[0].script + scenario.steps[1].script


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ('name = "second"\n', "", 24, '"name" is missing'),
        ("free = true", "free = 1", 26, '"free" is 1'),
        ('"Nikola Tesla" }\nlines', "7 }\nlines", 20, "names: expected names as text"),
        ("> boost: Feint\n= Dracula hand 1\n", "# none\n", 27, "the script has no lines"),
        (
            "[[step]]",
            '[script]\nlines = "= over"\n[[step]]',
            1,
            "expected a [script], or a script in",
        ),
    ],
)
def test_a_bad_step_is_refused(tmp_path: Path, old: str, new: str, line: int, message: str) -> None:
    with pytest.raises(BadScenario) as refused:
        run(tmp_path, STEPS, old, new)
    assert message in str(refused.value)
    assert f":{line}:" in str(refused.value)
