"""What battlefields have for the cooperative game, and what can be wrong with it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from peerless.content.battlefields import check_battlefield, load_battlefield
from peerless.content.checking import ContentError
from peerless.content.library import BOX
from peerless.content.names import names_of
from peerless.rules.pieces import AdventureBoard, Battlefield

ROOT = Path(__file__).parents[2]
TRACK = (1, 2, 3, 4, 4, 5, 5)


def adventure(id: str) -> tuple[Battlefield, AdventureBoard]:
    battlefield = BOX.battlefields.load(id)
    assert battlefield.adventure is not None
    return battlefield, battlefield.adventure


def sites(battlefield: Battlefield) -> dict[int, list[str]]:
    assert battlefield.adventure is not None
    return {
        site.number: [battlefield.spaces[space].id for space in site.spaces]
        for site in battlefield.adventure.sites
    }


# ---------------------------------------------------------------- those in the box


def test_two_battlefields_are_boards_of_the_cooperative_game() -> None:
    boards = [id for id in BOX.battlefields.ids() if BOX.battlefields.load(id).adventure]
    assert boards == ["mcminnville", "point-pleasant"]
    for id in boards:
        _, board = adventure(id)
        assert board.track == TRACK
        assert board.markers == 8
        assert board.origin == "reconstructed, not the published cards"


def test_point_pleasant_has_four_bridges() -> None:
    battlefield, board = adventure("point-pleasant")
    assert (board.site, board.marker, board.placed) == ("bridge", "doom token", {1: 1})  # A.C13
    assert sites(battlefield) == {
        1: ["ppl25", "ppl30"],
        2: ["ppl27", "ppl32"],
        3: ["ppl23", "ppl28"],
        4: ["ppl24", "ppl29"],
    }
    assert {bridge.id: bridge.name for bridge in board.bridges} == {
        "drawbridge": "Drawbridge",
        "covered": "Covered Bridge",
        "truss": "Truss Bridge",
        "suspension": "Suspension Bridge",
    }
    assert all(bridge.text for bridge in board.bridges)
    assert [len(slot) for slot in board.slots] == [2, 2, 2]
    assert all(text for slot in board.slots for text in slot)
    discard, doom = board.slots[0]
    assert board.slots[1][0] == doom
    assert board.slots[2] == (discard, board.slots[1][1])


def test_mcminnville_has_eight_farms() -> None:
    battlefield, board = adventure("mcminnville")
    assert (board.site, board.marker, board.placed) == ("farm", "alien", {})  # A.C14
    assert (board.bridges, board.slots) == ((), ())
    assert sites(battlefield) == {
        1: ["mcm01", "mcm02", "mcm03", "mcm11", "mcm14", "mcm10"],
        2: ["mcm07", "mcm08", "mcm16", "mcm13"],
        3: ["mcm20", "mcm22", "mcm30", "mcm27"],
        4: ["mcm15", "mcm17", "mcm25", "mcm24", "mcm19"],
        5: ["mcm29", "mcm33", "mcm39", "mcm36"],
        6: ["mcm04", "mcm05", "mcm12", "mcm17", "mcm15"],
        7: ["mcm26", "mcm23", "mcm21", "mcm28", "mcm38", "mcm37", "mcm32"],
        8: ["mcm27", "mcm30", "mcm34", "mcm35", "mcm33"],
    }


def test_a_farm_is_a_ring_of_spaces() -> None:
    """A slip of the pen in a farm would leave a gap in the ring around it."""
    battlefield, board = adventure("mcminnville")
    joined = {frozenset(line) for line in battlefield.lines}
    for site in board.sites:
        ring = zip(site.spaces, (*site.spaces[1:], site.spaces[0]), strict=True)
        assert all(frozenset(pair) in joined for pair in ring), site.number


# ---------------------------------------------------------------- a board of one's own

SOUND = """\
id = "orchard"
name = "The Orchard"
set = "Tests"
width = 1000
height = 500
zones = [{ id = "red", colour = "#e0625a", pattern = "dots" }]
spaces = [
    { id = "orc01", x = 100, y = 100, zones = ["red"], start = 1 },
    { id = "orc02", x = 300, y = 100, zones = ["red"], start = 2 },
    { id = "orc03", x = 500, y = 100, zones = ["red"], start = 3 },
    { id = "orc04", x = 700, y = 100, zones = ["red"], start = 4 },
    { id = "orc05", x = 900, y = 100, zones = ["red"], start = 5 },
]
lines = [
    ["orc01", "orc02"], ["orc02", "orc03"], ["orc03", "orc04"], ["orc04", "orc05"],
]

[adventure]
origin = "made up"
track = [0, 2, 4]
marker = "nail"
markers = 3
site = "plank"
sites = [
    { number = 1, spaces = ["orc01", "orc02"] },
    { number = 2, spaces = ["orc03", "orc04"], placed = 2 },
]

[[adventure.bridge]]
id = "beech"
name = "Beech"
text = "You may move a fighter up to 1 space."

[[adventure.bridge]]
id = "oak"
name = "Oak"
text = "You may choose a player. That player draws up to a hand of 3 cards."

[[adventure.slot]]
effects = [
    "Each player discards 1 card.",
    \"\"\"
If the number of players is 2 or less,
  place 2 nails on the lowest plank.\"\"\",
]
"""


def orchard(folder: Path, old: str = "", new: str = "") -> Path:
    """A file with a sound board in which `old` was replaced by `new`."""
    assert old in SOUND
    path = folder / "orchard.toml"
    path.write_text(SOUND.replace(old, new, 1), encoding="utf-8")
    return path


def test_a_board_has_what_its_file_says(tmp_path: Path) -> None:
    assert check_battlefield(orchard(tmp_path)) == []
    battlefield = load_battlefield(orchard(tmp_path))
    board = battlefield.adventure
    assert board is not None
    assert (board.track, board.origin) == ((0, 2, 4), "made up")
    assert (board.marker, board.markers, board.placed) == ("nail", 3, {2: 2})
    assert (board.site, [site.spaces for site in board.sites]) == ("plank", [(0, 1), (2, 3)])
    assert [(bridge.id, bridge.name) for bridge in board.bridges] == [
        ("beech", "Beech"),
        ("oak", "Oak"),
    ]
    ((first, second),) = board.slots
    assert first
    assert second


def test_a_board_brings_its_names(tmp_path: Path) -> None:
    names = names_of(load_battlefield(orchard(tmp_path)))
    assert (names.sites, names.numbers) == ({"plank": "planks"}, (1, 2))
    assert names.markers == {"nail": "nails"}
    assert not names_of(BOX.battlefields.load("soho")).sites


FAULTS = [
    # what is written, what stands there instead, the line that is blamed, the message
    ('markers = 3', 'markers = 0', 'markers = 0', '"markers" is 0, expected a whole number from 1'),
    ('markers = 3', 'marks = 3', 'marks', 'unknown key "marks", expected one of: origin, track,'),
    ('marker = "nail"\n', '', '[adventure]', '"marker" is missing, expected a text'),
    ('track = [0, 2, 4]', 'track = []', 'track', '"track" is an empty list, expected a list of'),
    ('track = [0, 2, 4]', 'track = [0, "2"]', 'track', 'expected a list of whole numbers'),
    ('{ number = 1, spaces', '{ no = 1, spaces', 'no = 1', '"number" is missing'),
    ('{ number = 1, spaces', '7, { number = 1, spaces', '7,',
     'expected a table: { number = ..., spaces = ... }'),
    ('number = 1', 'number = 3', 'number = 3', '"number" is 3, expected 1: sites stand in their'),
    ('placed = 2', 'placed = 4', 'markers = 3', 'nails: 4 are placed, and there are 3'),
    ('"orc01", "orc02"] },', '"orc01", "orc"] },', '"orc"', 'plank 1 lies at an unknown space'),
    ('"orc01", "orc02"] },', '"orc01", "orc01"] },', '"orc01"', 'plank 1 names orc01 twice'),
    ('"orc01", "orc02"] },', '"orc01", "orc03"] },', '"orc03"] }',
     'no line joins orc01 and orc03, expected the two spaces that the bridge joins'),
    ('"orc01", "orc02"] },', '"orc01"] },', '["orc01"] }', 'no line joins orc01, expected the two'),
    (', start = 5', '', '[adventure]', 'no space has start = 5, expected 1 to 5: the last is the'),
    ('site = "plank"', 'site = "nail"', 'marker = "nail"', '"nail" names a site and a marker'),
    ('id = "oak"', 'id = "Oak"', 'id = "Oak"', '"id" is "Oak", expected small letters'),
    ('id = "oak"', 'id = "beech"', 'id = "beech"', 'a second bridge "beech"'),
    ('name = "Oak"', 'name = "Beech"', 'name = "Beech"', 'a second bridge "Beech"'),
    ('[[adventure.bridge]]\nid = "oak"', '[[other]]\nid = "oak"', 'other', 'unknown key "other"'),
    ('{ number = 2, spaces = ["orc03", "orc04"], placed = 2 },', '', '[[adventure.bridge]]',
     '2 bridges for 1 sites, expected one for each'),
    ('[[adventure.slot]]', '[[adventure.slot]]\neffects = ["Each player discards 1 card."]\n'
     '[[adventure.slot]]', '[[adventure.slot]]', '2 slots for 2 bridges, expected one for each b'),
    ('effects', 'effect', '[[adventure.slot]]', '"effects" is missing, expected a list of texts'),
    ('up to 1 space', 'up to 1 plank', 'move a fighter', 'Beech: "plank" does not fit'),
    ('text = "You may move', 'text = "After combat: You may move', 'After combat',
     'Beech: "After" does not fit on a bridge'),
    ('Each player discards', 'Every player discards', 'Every', 'slot 1: "Every" does not fit'),
    ('2 nails on the lowest', '2 rails on the lowest', 'rails', 'slot 1: "rails" does not fit'),
]  # fmt: skip


@pytest.mark.parametrize(
    ("written", "message"),
    [
        ("adventure = 3", '"adventure" is 3, expected a table'),
        ("[adventure]", '"track" is missing, expected a list of whole numbers'),
    ],
)
def test_what_is_there_must_be_whole(tmp_path: Path, written: str, message: str) -> None:
    before, _, _ = SOUND.partition("[adventure]")
    path = tmp_path / "orchard.toml"
    path.write_text(before + written, encoding="utf-8")
    assert (path.read_text().count("\n") + 1, message) in [
        (fault.line, fault.message) for fault in check_battlefield(path)
    ]


@pytest.mark.parametrize(("sound", "faulty", "blamed", "message"), FAULTS)
def test_a_fault_is_found_at_its_line(
    tmp_path: Path, sound: str, faulty: str, blamed: str, message: str
) -> None:
    path = orchard(tmp_path, sound, faulty)
    lines = path.read_text(encoding="utf-8").splitlines()
    found = [(lines[fault.line - 1], fault.message) for fault in check_battlefield(path)]
    assert any(blamed in line and message in said for line, said in found), found
    with pytest.raises(ContentError, match=r"orchard\.toml:\d+: "):
        load_battlefield(path)


def test_the_guide_shows_one(tmp_path: Path) -> None:
    """Its last example goes on with the first, which has start spaces for a duel alone."""
    guide = (ROOT / "docs/battlefields.md").read_text(encoding="utf-8")
    garden, _, more = re.findall(r"```toml\n(.*?)```", guide, re.DOTALL)
    for space, start in (("gar02", 3), ("gar04", 4), ("gar05", 5)):
        garden = re.sub(rf'(id = "{space}".*) }}', rf"\1, start = {start} }}", garden)
    path = tmp_path / "garden.toml"
    path.write_text(garden + more, encoding="utf-8")
    assert check_battlefield(path) == []
    board = load_battlefield(path).adventure
    assert board is not None
    assert len(board.bridges) == 2
