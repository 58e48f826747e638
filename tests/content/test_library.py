"""The library: the box and folders of one's own, each file read once and again when it changes."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from tests.own import BATTLEFIELD, FOLDER, HERO, copy_to, edit, own_library

from peerless.content.battlefields import check_battlefield, parse_battlefield
from peerless.content.cache import cached, digest_of
from peerless.content.checking import ContentError
from peerless.content.heroes import parse_hero
from peerless.content.library import BOX, Library
from peerless.content.nearest import Unknown
from peerless.game import Game
from peerless.rules.house_rules import HouseRules
from peerless.setup import make_setting, outside_the_box

HERO_TEXT = (FOLDER / "heroes" / f"{HERO}.toml").read_text(encoding="utf-8")
BATTLEFIELD_TEXT = (FOLDER / "battlefields" / f"{BATTLEFIELD}.toml").read_text(encoding="utf-8")


# ---------------------------------------------------------------- what is in it


def test_own_content_stands_beside_the_box() -> None:
    library = own_library()
    assert library.heroes.ids() == tuple(sorted([*BOX.heroes.ids(), HERO]))
    assert library.battlefields.ids() == tuple(sorted([*BOX.battlefields.ids(), BATTLEFIELD]))
    assert HERO not in BOX.heroes.ids()


@pytest.mark.parametrize("name", [HERO, "The Gardener", " the  GARDENER "])
def test_own_content_is_found_by_id_and_name(name: str) -> None:
    library = own_library()
    assert library.heroes.id_of(name) == HERO
    assert library.heroes.load(name).name == "The Gardener"
    assert library.heroes.text(name) == HERO_TEXT


def test_the_box_does_not_know_it() -> None:
    with pytest.raises(Unknown, match='unknown hero "gardener"'):
        BOX.heroes.load(HERO)
    with pytest.raises(Unknown, match='unknown battlefield "rose-garden"'):
        BOX.battlefields.load(BATTLEFIELD)


@pytest.mark.parametrize("name", ["../heroes/medusa", "/etc/passwd", ""])
def test_a_name_is_no_path(name: str) -> None:
    with pytest.raises(Unknown):
        own_library().heroes.load(name)


def test_a_folder_may_hold_heroes_alone(tmp_path: Path) -> None:
    (tmp_path / "heroes").mkdir()
    (tmp_path / "heroes" / f"{HERO}.toml").write_text(HERO_TEXT, encoding="utf-8")
    library = Library(tmp_path)
    assert HERO in library.heroes.ids()
    assert library.battlefields.ids() == BOX.battlefields.ids()


def test_several_folders(tmp_path: Path) -> None:
    (tmp_path / "heroes").mkdir()
    text = HERO_TEXT.replace('id = "gardener"', 'id = "florist"')
    (tmp_path / "heroes" / "florist.toml").write_text(text, encoding="utf-8")
    library = Library(FOLDER, tmp_path)
    assert {HERO, "florist"} < set(library.heroes.ids())


# ---------------------------------------------------------------- what is refused


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="nowhere: no such folder"):
        Library(tmp_path / "nowhere")


def test_a_folder_with_nothing_of_use_is_refused(tmp_path: Path) -> None:
    known = '"heroes" or "battlefields" or "enemies" or "discoveries"'
    with pytest.raises(ContentError, match=f"expected a folder {known} in it"):
        Library(tmp_path)


def test_a_folder_that_is_a_file_is_refused(tmp_path: Path) -> None:
    folder = copy_to(tmp_path)
    (tmp_path / "other" / "battlefields").mkdir(parents=True)
    (tmp_path / "other" / "heroes").write_text("not a folder", encoding="utf-8")
    with pytest.raises(ContentError, match="heroes: cannot be read: Not a directory"):
        Library(folder, tmp_path / "other")


def test_what_editors_leave_behind_is_no_content(tmp_path: Path) -> None:
    folder = copy_to(tmp_path)
    (folder / "heroes" / f".#{HERO}.toml").symlink_to("nowhere")
    (folder / "heroes" / f"{HERO}.toml~").write_text("", encoding="utf-8")
    library = Library(folder)
    assert library.heroes.ids() == own_library().heroes.ids()
    assert library.faults() == []


def test_an_id_of_the_box_is_refused(tmp_path: Path) -> None:
    (tmp_path / "heroes").mkdir()
    file = tmp_path / "heroes" / "medusa.toml"
    file.write_text(BOX.heroes.text("medusa"), encoding="utf-8")
    with pytest.raises(ContentError) as refused:
        Library(tmp_path)
    words = 'there is a hero "medusa" in the box, expected an id of its own'
    assert str(refused.value) == f"{file}: {words}"


def test_an_id_of_another_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=f'there is a hero "{HERO}" in {FOLDER}, expected an id'):
        Library(FOLDER, copy_to(tmp_path))


def test_a_file_with_a_fault_is_refused_when_it_is_wanted(tmp_path: Path) -> None:
    folder = copy_to(tmp_path)
    edit(folder, "Draw 2 cards", "Draw 2 fish")
    library = Library(folder)
    assert library.heroes.load("King Arthur").id == "king-arthur"
    with pytest.raises(ContentError, match=r'gardener\.toml:\d+: Water the Roses: "fish"'):
        library.heroes.load(HERO)
    with pytest.raises(ContentError, match="fish"):
        library.load_files()
    (fault,) = library.faults()
    assert "fish" in fault.message


def test_a_file_in_the_wrong_folder_is_a_fault(tmp_path: Path) -> None:
    folder = copy_to(tmp_path)
    (folder / "battlefields" / f"{BATTLEFIELD}.toml").rename(
        folder / "heroes" / f"{BATTLEFIELD}.toml"
    )
    assert any('"move" is missing' in fault.message for fault in Library(folder).faults())


@pytest.mark.parametrize("id", ["The Gardener", "gardener!", "Gardener", "-gardener", "a,b"])
def test_an_id_can_be_written_in_a_record(id: str) -> None:
    with pytest.raises(ContentError, match="expected small letters, digits and hyph"):
        parse_hero(HERO_TEXT.replace('id = "gardener"', f'id = "{id}"'), "a hero")
    with pytest.raises(ContentError, match="expected small letters, digits and hyph"):
        parse_battlefield(BATTLEFIELD_TEXT.replace('id = "rose-garden"', f'id = "{id}"'), "a board")


# ---------------------------------------------------------------- texts


def test_a_text_makes_a_hero_wherever_it_comes_from() -> None:
    hero = parse_hero(HERO_TEXT, "row 7 of the database")
    assert (hero.id, hero.digest) == (HERO, digest_of(HERO_TEXT))
    board = parse_battlefield(BATTLEFIELD_TEXT, "row 8")
    assert (board.id, board.digest) == (BATTLEFIELD, digest_of(BATTLEFIELD_TEXT))


def test_messages_call_a_text_by_its_name() -> None:
    with pytest.raises(ContentError, match=r'^row 7:4: "move" is "two"'):
        parse_hero(HERO_TEXT.replace("move = 2", 'move = "two"'), "row 7")


def test_a_text_that_is_named_like_a_file_has_its_id() -> None:
    with pytest.raises(ContentError, match='"id" is "gardener", expected the file\'s name "x"'):
        parse_hero(HERO_TEXT, "x.toml")


def test_the_mark_of_some_editors_is_skipped() -> None:
    assert parse_hero("\ufeff" + HERO_TEXT, "a hero").id == HERO


def test_a_library_of_texts() -> None:
    files = {
        f"heroes/{HERO}.toml": HERO_TEXT,
        f"battlefields/{BATTLEFIELD}.toml": BATTLEFIELD_TEXT,
    }
    library = Library.of_texts(files)
    assert (library.heroes.ids(), library.battlefields.ids()) == ((HERO,), (BATTLEFIELD,))
    game = Game.new(BATTLEFIELD, [HERO, HERO], library=library)
    assert game.setting.heroes[0].name == "The Gardener"


# ---------------------------------------------------------------- read once


def test_a_file_is_read_once() -> None:
    assert BOX.heroes.load("medusa") is BOX.heroes.load("Medusa")
    assert BOX.battlefields.load("soho") is BOX.battlefields.load("soho")


def test_an_edited_file_is_seen(tmp_path: Path) -> None:
    """Also where size and time of the file stay the same."""
    folder = copy_to(tmp_path)
    library = Library(folder)
    before = make_setting("soho", (HERO, "medusa"), library=library)
    assert before.heroes[0].fighters[0].health == 12
    edit(folder, "health = 12", "health = 14")
    after = make_setting("soho", (HERO, "medusa"), library=library)
    assert after.heroes[0].fighters[0].health == 14
    assert before.heroes[0].fighters[0].health == 12
    assert before.heroes[1] is after.heroes[1]


def test_games_of_the_same_kind_share_a_setting() -> None:
    first = make_setting("soho", ("medusa", "alice"))
    assert make_setting("Soho", ("Medusa", "Alice")) is first
    assert make_setting("soho", ("alice", "medusa")) is not first
    assert (
        make_setting("soho", ("medusa", "alice"), HouseRules(largest_named_number=8)) is not first
    )
    assert make_setting("soho", ("medusa", "alice"), library=own_library()) is first


def test_threads_wait_for_what_another_is_making() -> None:
    made = []
    begun = threading.Event()

    @cached(8)
    def make(text: str, name: str) -> object:
        begun.wait(0.2)
        made.append(text)
        return object()

    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda _: make("a", "b"), range(8)))
    assert made == ["a"]
    assert len(set(map(id, found))) == 1


# ---------------------------------------------------------------- how a battlefield is drawn


def test_how_a_battlefield_is_drawn_is_checked_but_not_at_every_load(tmp_path: Path) -> None:
    file = tmp_path / f"{BATTLEFIELD}.toml"
    file.write_text(
        BATTLEFIELD_TEXT.replace('["ros01", "ros06"]', '["ros01", "ros07"], ["ros02", "ros06"]'),
        encoding="utf-8",
    )
    assert any("crosses" in fault.message for fault in check_battlefield(file))
    assert parse_battlefield(file.read_text(encoding="utf-8"), str(file)).id == BATTLEFIELD


# ---------------------------------------------------------------- what is not in the box


def test_what_is_not_in_the_box_is_known_by_its_text(tmp_path: Path) -> None:
    library = own_library()
    assert outside_the_box(make_setting("soho", ("medusa", "alice"), library=library)) == ()
    own = make_setting(BATTLEFIELD, (HERO, HERO), library=library)
    assert outside_the_box(own) == (
        ("battlefield", BATTLEFIELD, digest_of(BATTLEFIELD_TEXT)),
        ("hero", HERO, digest_of(HERO_TEXT)),
    )


def test_another_version_of_a_hero_in_the_box_is_not_the_one_in_the_box() -> None:
    text = BOX.heroes.text("medusa").replace("health = 16", "health = 40")
    library = Library.of_texts(
        {"heroes/medusa.toml": text, "battlefields/soho.toml": BOX.battlefields.text("soho")}
    )
    setting = make_setting("soho", ("medusa", "medusa"), library=library)
    assert outside_the_box(setting) == (("hero", "medusa", digest_of(text)),)
