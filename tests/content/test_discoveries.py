"""Discovery files: the twelve of the advanced game, and what can be wrong with one."""

from __future__ import annotations

from pathlib import Path

import pytest

from peerless.content.checking import ContentError
from peerless.content.discoveries import FOLDER, check_discovery, load_discovery, parse_discovery
from peerless.content.library import BOX
from peerless.text import tree as t

ONE_SPACE, TWO_SPACES = (t.Advance(t.Number(1)),), (t.Advance(t.Number(2)),)
DISCOVERIES: dict[str, tuple[str, t.StandingRule | t.Clause]] = {
    "long-night": ("Long Night", t.ThreatReturns(2)),
    "thick-hides": ("Thick Hides", t.MoreHealth(t.Noun.MINION, 2)),
    "hunger": ("Hunger", t.MoreHealth(t.Noun.VILLAIN, 2, for_each_player=True)),
    "on-the-prowl": ("On the Prowl", t.MoreMove(1)),
    "stalkers": ("Stalkers", t.Stalk()),
    "ill-luck": ("Ill Luck", t.Clause(t.WhenDeceived(), ONE_SPACE)),
    "radio-silence": ("Radio Silence", t.SecretHands()),
    "thin-supplies": ("Thin Supplies", t.HandLimit(5)),
    "smoke": ("Smoke", t.RangeLimit(3)),
    "no-rest": ("No Rest", t.LessRecovery(1)),
    "vengeance": ("Vengeance", t.Clause(t.WhenDefeated(t.Select(t.Noun.MINION)), TWO_SPACES)),
    "first-blood": ("First Blood", t.FirstAttackBonus(1)),
}


def test_there_are_twelve_discoveries() -> None:
    assert set(BOX.discoveries.ids()) == set(DISCOVERIES)  # A.A5


@pytest.mark.parametrize("id", DISCOVERIES)
def test_a_discovery_brings_its_rule(id: str) -> None:
    assert check_discovery(FOLDER / f"{id}.toml") == []
    discovery = BOX.discoveries.load(id)
    name, rule = DISCOVERIES[id]
    assert (discovery.id, discovery.name) == (id, name)
    assert discovery.origin == "reconstructed, not the published cards"
    (said,) = discovery.text
    assert (said.rule if isinstance(said, t.Standing) else said) == rule


SOUND = """\
id = "rain"
name = "Rain"
origin = "made up"
text = "The hand limit is 6."
"""


def test_a_discovery_has_what_its_file_says() -> None:
    rain = parse_discovery(SOUND, "rain.toml")
    assert (rain.id, rain.name, rain.origin) == ("rain", "Rain", "made up")
    assert rain.text


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ('"rain"', '"ran"', 1, '"id" is "ran", expected the file\'s name "rain"'),
        ('id = "rain"', 'id = "The Rain"', 1, '"id" is "The Rain", expected small letters'),
        ('name = "Rain"\n', "", 1, '"name" is missing, expected a text'),
        ("origin", "source", 3, 'unknown key "source", expected one of: id, name, origin, text'),
        ('"The hand limit is 6."', "6", 4, '"text" is 6, expected a text'),
        ("hand limit", "hand size", 4, 'Rain: "size" does not fit'),
        ("The hand limit is 6.", "Draw 1 card.", 4, 'Rain: "Draw" does not fit on a discovery'),
        ("text =", "text", 4, "not TOML"),
    ],
)
def test_a_fault_is_found_at_its_line(
    tmp_path: Path, old: str, new: str, line: int, message: str
) -> None:
    file = tmp_path / "rain.toml"
    file.write_text(SOUND.replace(old, new, 1), encoding="utf-8")
    (*_, fault) = check_discovery(file)
    assert fault.line == line
    assert message in fault.message
    with pytest.raises(ContentError):
        load_discovery(file)
