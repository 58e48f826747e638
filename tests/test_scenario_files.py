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
