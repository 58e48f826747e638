"""Pictures: whole, true to the position, and silent about what is hidden."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

from peerless.content import battlefields
from peerless.content.drawing import PATTERNS
from peerless.content.library import BOX
from peerless.content.scenery import KINDS, THINGS
from peerless.game import SPECTATOR, Game, Picture
from peerless.picture import draw_battlefield, labels_of
from peerless.picture.emblems import emblems
from peerless.picture.patterns import DRAWN
from peerless.picture.pieces import ENEMIES, PLAYERS
from peerless.picture.scenery_things import THINGS_DRAWN
from peerless.picture.svg import number, tag, width_of
from peerless.record.notation import fighter_name
from peerless.record.records import Record
from peerless.record.scenarios import read_scenario
from peerless.rules.adventure.record import DESTROYED
from peerless.rules.chance import Chance
from peerless.rules.pieces import CardType, Scenery
from peerless.rules.setting import Setting
from peerless.rules.state import OFF
from peerless.rules.views import imagine
from tests.support import DUELS, play_randomly, some_adventure, some_crowd
from tests.test_cli import peerless, refusal

ROOT = Path(__file__).parents[1]
SCENARIO = ROOT / "tests/scenarios/alice/jaws-that-bite-finds-nobody.toml"
SVG = "{http://www.w3.org/2000/svg}"
Element = ElementTree.Element


def whole(picture: Picture) -> Element:
    """The picture, read as XML; every id in it is its own and every link leads somewhere."""
    root = ElementTree.fromstring(str(picture))
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    assert len({id.partition("-")[0] for id in ids}) == 1
    links = re.findall(r"url\(#([^)]+)\)", str(picture))
    assert set(links) <= set(ids)
    return root


def test_all_are_among_the_positions() -> None:
    settings = [game.setting for game in some_positions()]
    assert {hero.id for each in settings for hero in each.heroes} == set(BOX.heroes.ids())
    assert {each.battlefield.id for each in settings} == set(BOX.battlefields.ids())


def spaces_in(root: Element) -> dict[str, tuple[float, float]]:
    """Where each space is drawn: the middle of its last circle or sector lies there."""
    return {
        group.attrib["data-space"]: middle_of(group)
        for group in root.iter(f"{SVG}g")
        if "data-space" in group.attrib
    }


def middle_of(group: Element) -> tuple[float, float]:
    circle = group.findall(f"{SVG}circle")[1]
    return float(circle.attrib["cx"]), float(circle.attrib["cy"])


def fighters_in(root: Element) -> dict[str, tuple[float, float]]:
    return {
        group.attrib["data-fighter"]: moved_to(group.findall(f"{SVG}g")[0])
        for group in root.iter(f"{SVG}g")
        if "data-fighter" in group.attrib
    }


def moved_to(group: Element) -> tuple[float, float]:
    found = re.fullmatch(r"translate\((\S+) (\S+)\)", group.attrib["transform"])
    assert found is not None
    return float(found[1]), float(found[2])


def words_in(root: Element) -> list[str]:
    return ["".join(element.itertext()) for element in root.iter(f"{SVG}text")]


@cache
def some_positions() -> list[Game]:
    """Positions of random games: every hero and every battlefield is among them."""
    positions = []
    tables = [*DUELS[::53], *(some_crowd(Chance(n)) for n in range(12))]
    tables += [some_adventure(Chance(n)) for n in range(12)]
    for n, table in enumerate(tables):
        games = play_randomly(table.game(n), Chance(n))
        positions += [game.copy() for i, game in enumerate(games) if i % 40 == n % 40]
    return positions


# ---------------------------------------------------------------- battlefields


@pytest.mark.parametrize("id", BOX.battlefields.ids())
def test_every_battlefield_is_drawn(id: str) -> None:
    board = BOX.battlefields.load(id)
    root = whole(draw_battlefield(board))
    assert set(spaces_in(root)) == {space.id for space in board.spaces}
    words = words_in(root)
    assert board.name in words
    assert {zone.replace("-", " ") for zone in board.zones} <= set(words)
    assert {space.id for space in board.spaces} <= set(words)
    assert {str(start) for start in board.starts} <= set(words)
    assert ("secret passage" in words) == any(space.passage for space in board.spaces)


def test_labels_are_numbers_where_they_tell_spaces_apart() -> None:
    board = BOX.battlefields.load("marmoreal")
    assert labels_of(board)["mar05"] == "5"
    first, second, *others = board.spaces
    for ids in (("red1", "blue1"), ("mar01", "gate")):
        named = [replace(space, id=id) for space, id in zip((first, second), ids, strict=True)]
        spaces = (*named, *others)
        assert labels_of(replace(board, spaces=spaces)) == {space.id: space.id for space in spaces}


def test_every_pattern_is_drawn() -> None:
    assert set(DRAWN) == set(PATTERNS)


def test_every_kind_of_scenery_is_drawn() -> None:
    """Each leaves something in the picture, below the spaces, and changes nothing else."""
    board = BOX.battlefields.load("sarpedon")
    bare = replace(board, drawing=replace(board.drawing, scenery=()))
    assert set(THINGS_DRAWN) == set(THINGS)
    for kind in KINDS:
        points = ((300.0, 20.0), (330.0, 130.0), (210.0, 130.0))
        scenery = (Scenery(kind, points, 0.5),)
        drawn = draw_battlefield(replace(bare, drawing=replace(bare.drawing, scenery=scenery)))
        root = whole(drawn)
        more = len(list(root.iter())) - len(list(whole(draw_battlefield(bare)).iter()))
        assert more > 0, kind
        spaces = root.findall(f".//{SVG}g[@data-space]")
        assert len(spaces) == len(board.spaces)


def test_every_battlefield_of_the_box_has_a_ground() -> None:
    """And no two the same, so that each is known at a glance."""
    seen = set()
    for id in BOX.battlefields.ids():
        scenery = BOX.battlefields.load(id).drawing.scenery
        assert scenery, id
        seen.add(frozenset(part.kind for part in scenery))
    assert len(seen) == len(BOX.battlefields.ids())


def test_a_space_shows_each_of_its_zones() -> None:
    board = BOX.battlefields.load("marmoreal")
    root = whole(draw_battlefield(board))
    for group in root.iter(f"{SVG}g"):
        if "data-space" in group.attrib:
            space = next(each for each in board.spaces if each.id == group.attrib["data-space"])
            fills = [element.attrib.get("fill") for element in group]
            assert all(board.drawing.looks[zone].colour in fills for zone in space.zones)
            assert sum("url(" in str(fill) for fill in fills) == len(space.zones)


# ---------------------------------------------------------------- positions


def test_fighters_stand_where_they_are() -> None:
    drawn = 0
    for game in some_positions():
        state, setting = game.state, game.setting
        root = whole(game.draw())
        spaces, fighters = spaces_in(root), fighters_in(root)
        standing = [each.id for each in setting.fighters if state.space[each.id] != OFF]
        assert set(fighters) == {fighter_name(setting, each) for each in standing}
        for each in standing:
            x, y = spaces[setting.battlefield.spaces[state.space[each]].id]
            at_x, at_y = fighters[fighter_name(setting, each)]
            assert abs(at_x - x) < 1
            assert abs(at_y - y) < 5
            drawn += 1
    assert drawn > 200


def test_tokens_and_attacks_are_drawn() -> None:
    scenario = read_scenario(ROOT / "docs/pictures/duel.toml")
    game = scenario.start()
    before = whole(game.draw())
    tokens = [each.attrib["data-token"] for each in before.iter() if "data-token" in each.attrib]
    assert tokens == ["fog"] * 3
    game.play("attack Medusa > Invisible Man: Gaze of Stone")
    after = whole(game.draw())
    assert words_in(after)[1] == "Medusa attacks Invisible Man · Invisible Man may defend"
    assert "Gaze of Stone" not in str(game.draw())  # it lies face down
    assert len(list(after.iter(f"{SVG}path"))) == len(list(before.iter(f"{SVG}path"))) + 3


def test_players_are_told_by_what_is_public() -> None:
    game = Game.new("marmoreal", ["alice", "medusa"], seed=3)
    words = words_in(whole(game.draw()))
    assert {"Alice", "Medusa", "13/13", "16/16", "size", "hand", "5", "deck", "25"} <= set(words)
    assert words[1].startswith("Setup · ")
    dice = random.Random(1)
    while not game.over:
        game.play(dice.choice(game.actions()))
    assert words_in(whole(game.draw()))[1] == f"{game.winners[0]} won"


def test_a_picture_gives_nothing_away() -> None:
    """Whatever the hidden cards are, it is the same picture."""
    for n, game in enumerate(some_positions()[::3]):
        world = game.copy()
        world.state = imagine(game.state, SPECTATOR, Chance(n))
        assert str(world.draw()) == str(game.draw())
        for seat in range(game.setting.players):
            assert str(game.view(seat).draw()) == str(game.draw(seat))


def test_no_card_in_a_hand_is_named() -> None:
    for game in some_positions():
        shown = str(game.draw())
        source = game.question.source if game.question else None
        cards = [f.card for f in game.setting.faces if f.card.type is not CardType.BOARD]
        names = {card.name for card in cards} - {source}
        own = {each.name for each in game.setting.fighters}
        values = {v for hero in game.setting.heroes for track in hero.tracks for v in track.values}
        for name in names - own - values:
            assert f">{name}<" not in shown
            assert f"({name})" not in shown


def test_the_player_of_a_seat_comes_first() -> None:
    game = Game.new("soho", ["dracula", "sinbad"], seed=1)
    for seat, first in ((0, "Dracula"), (1, "Sinbad"), (SPECTATOR, "Dracula")):
        words = words_in(whole(game.draw(seat)))
        assert min(words.index("Dracula"), words.index("Sinbad")) == words.index(first)
    with pytest.raises(ValueError, match="seat 2, expected one of: 0, 1"):
        game.draw(2)


def test_a_team_is_seen_and_heard() -> None:
    quartet = ["king-arthur", "medusa", "dracula", "sinbad"]
    game = Game.new("soho", quartet, seed=1, mode="team")
    names = ["King Arthur", "Medusa", "Dracula", "Sinbad"]
    for seat in range(4):
        # Two panels a row, so that the teams stand in columns.
        panels = names[seat:] + names[:seat]
        words = words_in(whole(game.draw(seat)))
        assert [word for word in words if word in names][::2] == panels
        mates = [words[i + 1] for i, word in enumerate(words) if word == "with"]
        assert mates == panels[2:] + panels[:2]
        assert words[-1] == "against"
    assert repr(game.draw(1)) == (
        "<a picture: Medusa and Sinbad against Dracula and King Arthur on Soho>"
    )
    crowd = Game.new("soho", quartet, seed=1, mode="free-for-all")
    assert not {"with", "against"} & set(words_in(whole(crowd.draw())))
    assert repr(crowd.draw()).count(" against ") == 3


def test_who_is_off_the_battlefield_is_told() -> None:
    told = 0
    for game in some_positions():
        state, letters = game.state, emblems(game.setting)
        away = [
            letters[each.id]
            for each in game.setting.fighters
            if state.space[each.id] == OFF and state.health[each.id] > 0
        ]
        words = words_in(whole(game.draw()))
        listed = [words[i + 1] for i, word in enumerate(words) if word == "off the battlefield"]
        assert sorted(", ".join(listed).split(", ")) == sorted(away or [""])
        told += len(away)
    assert told


def test_a_notebook_shows_games_views_and_pictures() -> None:
    game = Game.new("soho", ["dracula", "sinbad"], seed=1)
    assert game._repr_svg_() == str(game.draw()) == game.draw()._repr_svg_()
    assert game.view(1)._repr_svg_() == str(game.draw(1))
    assert repr(game.draw()) == "<a picture: Dracula against Sinbad on Soho>"


def test_two_pictures_on_a_page_share_no_id() -> None:
    soho, yukon = (draw_battlefield(BOX.battlefields.load(id)) for id in ("soho", "yukon"))
    one, other = (set(re.findall(r' id="([^"]+)"', str(each))) for each in (soho, yukon))
    assert one
    assert not one & other
    assert str(soho) == str(draw_battlefield(BOX.battlefields.load("soho")))


def test_a_picture_can_be_heard() -> None:
    game = Game.new("soho", ["dracula", "sinbad"], seed=1)
    root = whole(game.draw())
    assert root.attrib["role"] == "img"
    name, description = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert name is not None
    assert description is not None
    assert name.text == "Dracula against Sinbad on Soho"
    assert "Dracula, melee, health 13 of 13: soh04" in str(description.text)
    named = root.attrib["aria-labelledby"].split()
    assert named == [name.attrib["id"], description.attrib["id"]]


# ---------------------------------------------------------------- the cooperative game


def marks(root: Element, name: str) -> list[str]:
    return [each.attrib[name] for each in root.iter() if name in each.attrib]


def lines_drawn(root: Element) -> int:
    """The lines between spaces are one path, each a stroke of its own."""
    ways = [each for each in root.iter(f"{SVG}path") if each.attrib.get("stroke-width") == "6"]
    return max(each.attrib["d"].count("M") for each in ways)


def test_the_state_of_an_adventure_is_drawn() -> None:
    """Threat, round, initiative row, sites with what lies on them, invasion tokens."""
    seen = set()
    for game in some_positions():
        adventure, board = game.state.adventure, game.setting.battlefield.adventure
        root = whole(game.draw())
        if adventure is None:
            assert not marks(root, "data-threat") + marks(root, "data-site")
            continue
        assert board is not None
        words = words_in(root)
        assert marks(root, "data-threat") == [str(adventure.steps)]
        assert f"objectives {adventure.objectives} of 4" in words
        assert f"round {adventure.round}" in words
        assert marks(root, "data-site") == [f"{board.site} {site.number}" for site in board.sites]
        titles = ["".join(each.itertext()) for each in root.iter(f"{SVG}title")]
        for i, site in enumerate(board.sites):
            destroyed = bool(board.bridges) and adventure.bridges[i] == DESTROYED
            kind = f", {board.bridges[adventure.bridges[i]].id}" if board.bridges else ""
            lying = f"{kind}: {board.marker} × {adventure.markers[i]}"
            assert f"{board.site} {site.number}{': destroyed' if destroyed else lying}" in titles
        row = [game.setting.initiative[card].name for card in adventure.row]
        at = words.index(f"round {adventure.round}") + 1
        assert [word.split(" [")[0] for word in words[at : at + len(row)]] == row
        symbols = [game.setting.enemies[0].invasion[i] for i in adventure.invasion]
        assert all((s in words) == (n < adventure.turned_up) for n, s in enumerate(symbols))
        assert "reconstructed, not the published cards" in words
        assert all(discovery.name in words for discovery in game.setting.discoveries)
        seen |= {board.site, adventure.objectives}
    assert seen >= {"bridge", "farm", 0, 1, 2}


def test_the_line_of_a_destroyed_bridge_is_gone() -> None:
    game = Game.adventure("mothman", ["medusa"], ["tarantula"], seed=2)
    lines = lines_drawn(whole(game.draw()))
    assert game.state.adventure is not None
    game.state.adventure.bridges[0] = DESTROYED
    assert lines_drawn(whole(game.draw())) == lines - 1


def test_enemies_come_after_the_players_and_have_no_hand() -> None:
    game = Game.adventure("mothman", ["medusa", "sinbad"], ["tarantula", "skunk-ape"], seed=2)
    names = ["Medusa", "Sinbad", "Mothman", "Tarantula", "Skunk Ape"]
    for seat, order in ((0, names), (1, ["Sinbad", "Medusa", *names[2:]])):
        words = words_in(whole(game.draw(seat)))
        assert [word for word in words if word in names][:5] == order
        assert words.count("hand") == 2
        assert words.count("deck") == 6  # that of the initiative cards too
    assert repr(game.draw()) == (
        "<a picture: Medusa and Sinbad against Mothman and Tarantula and Skunk Ape "
        "on Point Pleasant>"
    )


def test_an_adventure_can_be_heard() -> None:
    game = Game.adventure("martian-invader", ["medusa"], ["tarantula"], seed=2)
    description = whole(game.draw()).find(f"{SVG}desc")
    assert description is not None
    told = str(description.text)
    assert "Martian Invader, melee, health 10 of 10: " in told
    assert "Threat level 1, 7 to the end. Objectives: 0 of 4. farm 1: alien × 0." in told
    assert "Invasion tokens: face down, face down, face down, face down." in told


# ---------------------------------------------------------------- parts


def test_emblems_are_all_different() -> None:
    box = {id: BOX.heroes.load(id) for id in BOX.heroes.ids()}
    board = BOX.battlefields.load("soho")
    for one in box.values():
        for other in box.values():
            letters = emblems(Setting(board, (one, other)))
            assert len(set(letters)) == len(letters)
            assert all(2 <= len(each) <= 3 for each in letters)


def test_emblems_are_short_whoever_plays() -> None:
    letters = emblems(Game.new("soho", ["medusa"] * 4, mode="team").setting)
    assert len(set(letters)) == len(letters) == 16
    assert max(map(len, letters)) == 3


def test_emblems_are_initials_where_they_can() -> None:
    assert emblems(Game.new("soho", ["king-arthur", "medusa"]).setting) == [
        "KA", "Mr", "Me", "H1", "H2", "H3",
    ]  # fmt: skip


def test_sides_differ_in_shape_and_colour() -> None:
    assert len({side.corners for side in PLAYERS}) == len({side.colour for side in PLAYERS}) == 4
    (shape,) = {side.corners for side in ENEMIES}
    assert shape not in {side.corners for side in PLAYERS}
    assert len({side.colour for side in PLAYERS + ENEMIES}) == 9


def test_words_are_escaped() -> None:
    assert tag("text", x='a"<b', y=None) == "<text x='a\"&lt;b'/>"
    game = Game.new("soho", ["jekyll-and-hyde", "sinbad"], seed=1)
    assert "Jekyll &amp; Hyde" in str(game.draw())


@pytest.mark.parametrize(
    ("value", "written"), [(1, "1"), (-0.04, "0"), (-0.5, "-0.5"), (10.04, "10"), (2.25, "2.2")]
)
def test_numbers_are_short(value: float, written: str) -> None:
    assert number(value) == written


def test_longer_words_are_wider() -> None:
    assert width_of("Mil", 10) < width_of("Miller", 10) < width_of("Miller", 12)


# ---------------------------------------------------------------- the command


def test_draw_writes_a_battlefield(tmp_path: Path) -> None:
    file = battlefields.FOLDER / "soho.toml"
    shown = peerless("draw", "Soho")
    assert shown.returncode == 0
    assert shown.stdout == str(draw_battlefield(BOX.battlefields.load("soho")))
    assert peerless("draw", str(file)).stdout == shown.stdout
    done = peerless("draw", "soho", "-o", str(tmp_path / "soho.svg"))
    assert (done.returncode, done.stdout) == (0, "")
    assert (tmp_path / "soho.svg").read_text(encoding="utf-8") == shown.stdout


def test_draw_shows_a_scenario_and_what_follows() -> None:
    first, later = (
        peerless("draw", "--scenario", str(SCENARIO)),
        peerless("draw", "--scenario", str(SCENARIO), "--after", "1"),
    )
    assert first.returncode == later.returncode == 0
    assert first.stdout != later.stdout


def test_draw_shows_a_record_at_any_decision(tmp_path: Path) -> None:
    game = Game.new("yukon", ["sinbad", "medusa"], seed=4)
    dice, positions = random.Random(2), []
    while not game.over:
        positions.append(game.copy())
        game.play(dice.choice(game.actions()))
    path = tmp_path / "game.txt"
    path.write_text(str(game.record()), encoding="utf-8")
    assert peerless("draw", "--record", str(path)).stdout == str(game.draw())
    for n in (0, 10, 40):
        assert peerless("draw", "--record", str(path), "--after", str(n)).stdout == str(
            positions[n].draw()
        )
    assert refusal("draw", "--record", str(path), "--after", "-1") == (
        f"peerless: --after -1: expected 0 to {len(positions)}, which are all its decisions"
    )


def test_draw_shows_an_adventure(tmp_path: Path) -> None:
    game = Game.adventure("martian-invader", ["sinbad", "medusa"], seed=4, discoveries=["smoke"])
    for n, _ in enumerate(play_randomly(game, Chance(1))):
        if n == 60:
            break
    path = tmp_path / "game.txt"
    path.write_text(str(game.record()), encoding="utf-8")
    assert peerless("draw", "--record", str(path)).stdout == str(game.draw())
    scenario = next((ROOT / "tests/scenarios/adventures/bridges").glob("*.toml"))
    drawn = peerless("draw", "--scenario", str(scenario))
    assert drawn.returncode == 0
    assert 'data-site="bridge 1"' in drawn.stdout


def test_draw_refuses_in_one_line(tmp_path: Path) -> None:
    expected = "peerless: draw: expected one of: a battlefield, --scenario FILE, --record FILE"
    assert refusal("draw") == expected
    assert refusal("draw", "soho", "--record", "x") == expected
    assert refusal("draw", "atlantis").startswith('peerless: unknown battlefield "atlantis"')
    assert refusal("draw", "sohoo") == ('peerless: unknown battlefield "sohoo": did you mean soho?')
    assert refusal("draw", "soho", "--after", "2") == (
        "peerless: --after: a battlefield has no decisions"
    )
    nowhere = tmp_path / "no" / "soho.svg"
    assert refusal("draw", "soho", "-o", str(nowhere)) == (
        f"peerless: {nowhere}: cannot be written: No such file or directory"
    )
    bad = tmp_path / "soho.toml"
    source = (battlefields.FOLDER / "soho.toml").read_text(encoding="utf-8")
    bad.write_text(source.replace('pattern = "waves"', 'pattern = "fish"'), encoding="utf-8")
    assert refusal("draw", str(bad)).startswith(
        f'peerless: {bad}:7: zone blue: "pattern" is "fish", expected one of: '
    )
    assert "cannot be read" in refusal("draw", "--scenario", str(tmp_path / "none.toml"))
    record = tmp_path / "game.txt"
    record.write_text("battlefield: soho\n", encoding="utf-8")
    assert refusal("draw", "--record", str(record)).startswith(f"peerless: {record}:")


# ---------------------------------------------------------------- the documents


def test_the_picture_of_the_documents_is_up_to_date() -> None:
    """If not, `make pictures` draws it anew."""
    folder = ROOT / "docs/pictures"
    drawn = peerless("draw", "--scenario", str(folder / "duel.toml"), "--after", "1")
    assert drawn.stdout == (folder / "duel.svg").read_text(encoding="utf-8")


def test_the_commands_of_the_readme_draw(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    commands = re.findall(r"^\.venv/bin/peerless (draw .*)$", readme, re.MULTILINE)
    assert len(commands) == 3
    (tmp_path / "docs").symlink_to(ROOT / "docs")
    (tmp_path / "game.txt").write_text(str(a_record()), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    for command in commands:
        done = peerless(*command.split())
        assert (done.returncode, done.stderr) == (0, "")
        assert Path(command.split()[-1]).read_text(encoding="utf-8").startswith("<svg ")


def a_record() -> Record:
    game = Game.new("yukon", ["sinbad", "medusa"], seed=4)
    for _ in range(50):
        game.play(game.actions()[-1])
    return game.record()


def test_the_battlefield_of_the_documents_is_sound(tmp_path: Path) -> None:
    guide = (ROOT / "docs/battlefields.md").read_text(encoding="utf-8")
    examples = re.findall(r"^```toml\n(.*?)^```$", guide, re.DOTALL | re.MULTILINE)
    garden, ground, _ = examples  # the third: tests/content/test_adventure_boards.py
    path = tmp_path / "garden.toml"
    for example in (garden, garden + ground):
        path.write_text(example, encoding="utf-8")
        assert peerless("check", str(path)).stdout == "1 file, 0 faults\n"
        assert peerless("draw", str(path)).returncode == 0
    assert all(f"`{name}`" in guide for name in (*PATTERNS, *KINDS))
