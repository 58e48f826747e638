"""Enemies, boards and discoveries of one's own: found in a library, and fitting one another."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import pytest
from tests.own import BATTLEFIELD, FOLDER

from peerless.content.check_file import check_file
from peerless.content.checking import ContentError
from peerless.content.enemies import parse_enemy
from peerless.content.kinds import Piece
from peerless.content.library import BOX, Library
from peerless.content.nearest import Unknown
from peerless.rules.mode import Mode
from peerless.setup import make_setting, outside_the_box

VILLAIN = """\
id = "hornet"
name = "Hornet"
set = "Tests"
villain = true
health = 9
objective = "Objective: Place 1 nut on the lowest tree."
battlefield = "orchard"
site = "tree"
sites = 2
marker = "nut"

[[initiative]]
name = "Hornet"
move = 2
text = "Right now: Hornet takes a turn."

[[card]]
name = "Decoy"
copies = 1
attack = 0
defense = 0
deception = true
"""
GARDEN = (FOLDER / "battlefields" / f"{BATTLEFIELD}.toml").read_text(encoding="utf-8")
ORCHARD = """
[adventure]
track = [1, 2]
marker = "nut"
markers = 4
site = "tree"
sites = [{ number = 1, spaces = ["ros01"] }, { number = 2, spaces = ["ros02"] }]
"""
FLOOD = 'id = "flood"\nname = "The Flood"\ntext = "The hand limit is 6."\n'


def orchard() -> str:
    """The garden as a board of the cooperative game, which has five starting spaces."""
    text = GARDEN.replace(f'id = "{BATTLEFIELD}"', 'id = "orchard"') + ORCHARD
    for space, start in (("ros04", 3), ("ros06", 4), ("ros08", 5)):
        text = re.sub(rf'(id = "{space}".*) }}', rf"\1, start = {start} }}", text)
    return text


FILES = {
    "enemies/hornet.toml": VILLAIN,
    "battlefields/orchard.toml": orchard(),
    "discoveries/flood.toml": FLOOD,
}


def put(folder: Path, files: Mapping[str, str]) -> Path:
    for name, text in files.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def test_enemies_and_discoveries_of_one_s_own(tmp_path: Path) -> None:
    library = Library(put(tmp_path, FILES))
    assert library.faults() == []
    library.load_files()
    assert {path.stem for path in library.files()} == {"hornet", "orchard", "flood"}
    assert library.enemies.ids() == tuple(sorted([*BOX.enemies.ids(), "hornet"]))
    assert library.discoveries.load("The Flood").id == "flood"
    hornet = library.enemies.load("Hornet")
    assert library.board_of(hornet) is library.battlefields.load("orchard")


def test_texts_of_enemies_and_discoveries() -> None:
    library = Library.of_texts(FILES)
    assert (library.enemies.ids(), library.discoveries.ids()) == (("hornet",), ("flood",))
    assert library.heroes.ids() == ()
    assert library.board_of(library.enemies.load("hornet")).id == "orchard"


def test_a_library_knows_what_it_has() -> None:
    library = Library.of_texts(FILES)
    pieces: list[Piece] = [
        library.enemies.load("hornet"),
        library.discoveries.load("flood"),
        library.battlefields.load("orchard"),
    ]
    assert [library.shelf_of(piece).kind for piece in pieces] == [
        "enemy",
        "discovery",
        "battlefield",
    ]
    for piece in pieces:
        assert library.has(piece)
        assert not BOX.has(piece)
    assert BOX.has(BOX.enemies.load("mothman"))
    assert not library.has(parse_enemy(VILLAIN.replace("health = 9", "health = 8"), "hornet"))


MISFITS = [
    ('sites = 2', 'sites = 3',
     "Hornet speaks of 3 trees with nuts, The Rose Garden has 2 trees with nuts"),
    ('battlefield = "orchard"', 'battlefield = "soho"',
     "Soho is no board of the cooperative game"),
    ('battlefield = "orchard"', 'battlefield = "orchid"',
     'unknown battlefield "orchid": did you mean orchard?'),
    ("Place 1 nut on", "Destroy", "Hornet destroys a tree, and The Rose Garden has no bridges"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "message"), MISFITS)
def test_a_villain_fits_its_board(tmp_path: Path, old: str, new: str, message: str) -> None:
    faulty = {**FILES, "enemies/hornet.toml": VILLAIN.replace(old, new)}
    library = Library(put(tmp_path, faulty))
    (fault,) = library.faults()
    assert (fault.file.name, fault.line, fault.message) == ("hornet.toml", 7, message)
    assert check_file(tmp_path / "enemies" / "hornet.toml", library) == [fault]
    with pytest.raises((ContentError, Unknown), match=re.escape(message)):
        library.load_files()


def test_an_id_of_another_enemy_is_refused(tmp_path: Path) -> None:
    text = VILLAIN.replace('id = "hornet"', 'id = "mothman"')
    with pytest.raises(ContentError, match='there is an enemy "mothman" in the box, expected an'):
        Library(put(tmp_path, {"enemies/mothman.toml": text}))


def test_the_villains_of_the_box_fit_their_boards() -> None:
    for id in BOX.enemies.ids():
        enemy = BOX.enemies.load(id)
        if enemy.is_villain:
            assert BOX.board_of(enemy).id == enemy.battlefield


def test_no_game_begins_where_they_do_not_fit(tmp_path: Path) -> None:
    old, new, message = MISFITS[0]
    faulty = {**FILES, "enemies/hornet.toml": VILLAIN.replace(old, new)}
    library = Library(put(tmp_path, faulty))
    with pytest.raises(ValueError, match=message):
        make_setting(
            "orchard", ("medusa",), mode=Mode.ADVENTURE, library=library, enemies=("hornet",)
        )


def test_a_game_knows_what_is_not_in_the_box(tmp_path: Path) -> None:
    setting = make_setting(
        "orchard",
        ("medusa",),
        mode=Mode.ADVENTURE,
        library=Library(put(tmp_path, FILES)),
        enemies=("hornet", "tarantula"),
        discoveries=("flood", "smoke"),
    )
    assert [(kind, id) for kind, id, _ in outside_the_box(setting)] == [
        ("battlefield", "orchard"),
        ("enemy", "hornet"),
        ("discovery", "flood"),
    ]
