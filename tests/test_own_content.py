"""Heroes and battlefields of one's own: played, recorded and played again like any others."""

from __future__ import annotations

from pathlib import Path

import pytest

from peerless.content.cache import digest_of
from peerless.content.library import BOX, Library
from peerless.game import Game
from peerless.record.records import BadRecord, Record, read_record
from peerless.record.replay import replay
from peerless.record.report import asks_for_action, write_report
from peerless.record.scenarios import read_scenario, run_scenario
from peerless.rules.chance import Chance
from tests.own import BATTLEFIELD, FOLDER, HERO, copy_to, edit, own_library
from tests.support import play_randomly
from tests.test_cli import peerless, refusal

CONTENT = ("--content", str(FOLDER))
DIGEST = digest_of(own_library().heroes.text(HERO))


def played(battlefield: str = "soho", library: Library | None = None) -> Record:
    """A whole game with the hero."""
    game = Game.new(battlefield, [HERO, "medusa"], 3, library=library or own_library())
    for _ in play_randomly(game, Chance(5)):
        pass
    return game.record()


def written(record: Record, folder: Path) -> str:
    file = folder / "game.txt"
    file.write_text(str(record), encoding="utf-8")
    return str(file)


# ---------------------------------------------------------------- records


def test_a_record_names_what_is_not_in_the_box() -> None:
    record = played()
    assert f"\nrules: 1\ncontent: hero {HERO} sha256:{DIGEST}\nresult: " in str(record)
    again = read_record(str(record))
    assert again == record
    assert again.digest_of("hero", HERO) == DIGEST
    assert again.digest_of("hero", "medusa") is None


def test_battlefield_and_heroes_are_named_each_once() -> None:
    game = Game.new(BATTLEFIELD, [HERO, HERO], library=own_library())
    named = [(kind, id) for kind, id, _ in game.record().content]
    assert named == [("battlefield", BATTLEFIELD), ("hero", HERO)]
    assert read_record(str(game.record())) == game.record()


def own_enemies(folder: Path) -> Library:
    """A minion and a discovery, made from those of the box."""
    for kind, id, new in (("enemies", "skunk-ape", "bog-ape"), ("discoveries", "smoke", "fog")):
        text = (BOX.enemies if kind == "enemies" else BOX.discoveries).text(id)
        name, new_name = (word.replace("-", " ").title() for word in (id, new))
        (folder / kind).mkdir()
        renamed = text.replace(id, new).replace(name, new_name)
        (folder / kind / f"{new}.toml").write_text(renamed, encoding="utf-8")
    return Library(folder)


def test_enemies_and_discoveries_are_named_too(tmp_path: Path) -> None:
    library = own_enemies(tmp_path)
    game = Game.adventure("mothman", ["medusa"], ["bog-ape"], 3, ["fog"], library=library)
    for _ in play_randomly(game, Chance(5)):
        pass
    record = game.record()
    named = [(kind, id) for kind, id, _ in record.content]
    assert named == [("enemy", "bog-ape"), ("discovery", "fog")]
    again = read_record(str(record))
    assert again == record
    assert str(replay(again, library=library).record()) == str(record)
    with pytest.raises(
        BadRecord, match=r"the enemy bog-ape \(sha256:.* is missing here"
    ) as refused:
        replay(again)
    assert refused.value.line == again.line_of("enemies")


def test_a_record_of_the_box_names_nothing() -> None:
    game = Game.new("soho", ["alice", "medusa"], library=own_library())
    assert game.record().content == ()
    assert "content" not in str(game.record())


def test_a_record_plays_again_with_its_content() -> None:
    record = played(BATTLEFIELD)
    assert str(replay(read_record(str(record)), library=own_library()).record()) == str(record)


def test_a_record_without_its_content_is_refused() -> None:
    record = read_record(str(played()))
    with pytest.raises(BadRecord) as refused:
        replay(record)
    assert refused.value.line == record.line_of("heroes")
    expected = f"the hero {HERO} (sha256:{DIGEST}) does not come with Peerless, and is missing here"
    assert refused.value.message.startswith(expected)


def test_a_record_with_other_content_under_that_id_is_refused(tmp_path: Path) -> None:
    record = read_record(str(played()))
    folder = copy_to(tmp_path)
    file = edit(folder, "health = 12", "health = 14")
    with pytest.raises(BadRecord) as refused:
        replay(record, library=Library(folder))
    found = digest_of(file.read_text(encoding="utf-8"))
    words = f"the hero {HERO} is not the one of this record: "
    assert refused.value.message == f"{words}expected sha256:{DIGEST}, found sha256:{found}"
    assert refused.value.line == record.line_of("content")


def test_a_record_that_does_not_name_the_content_is_refused() -> None:
    line = f"content: hero {HERO} sha256:{DIGEST}\n"
    record = read_record(str(played()).replace(line, ""))
    with pytest.raises(BadRecord, match="expected the one that comes with Peerless, found sha256:"):
        replay(record, library=own_library())


def test_a_record_of_another_version_of_the_box_is_refused() -> None:
    """As a server keeps it for a game that it began before the box changed."""
    text = BOX.heroes.text("medusa").replace("health = 16", "health = 40")
    older = Library.of_texts(
        {"heroes/medusa.toml": text, "battlefields/soho.toml": BOX.battlefields.text("soho")}
    )
    record = Game.new("soho", ["medusa", "medusa"], library=older).record()
    with pytest.raises(BadRecord, match="found the one that comes with Peerless"):
        replay(record)
    assert not replay(record, library=older).over


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("content: gardener", 'content: expected "hero ID sha256:..." or "battlefield ID sha'),
        (f"content: hero alice sha256:{DIGEST}", "content: hero alice is not in this game"),
        (f"content: battlefield {HERO} sha256:{DIGEST}", "is not in this game"),
        (f"content: hero {HERO} sha256:12", "content: expected"),
        (f"content: hero {HERO} sha256:{DIGEST}, hero {HERO} sha256:{DIGEST}", "stands twice"),
    ],
)
def test_a_line_about_content_is_checked(line: str, message: str) -> None:
    text = str(played()).replace(f"content: hero {HERO} sha256:{DIGEST}", line)
    with pytest.raises(BadRecord) as refused:
        read_record(text)
    assert message in refused.value.message
    assert refused.value.line == 6


# ---------------------------------------------------------------- names in common


def test_heroes_with_a_name_in_common_are_told_apart() -> None:
    """Someone's own version of a hero has the names of the one in the box."""
    text = BOX.heroes.text("medusa").replace('id = "medusa"', 'id = "old-medusa"')
    library = Library.of_texts(
        {
            "heroes/medusa.toml": BOX.heroes.text("medusa"),
            "heroes/old-medusa.toml": text,
            "heroes/alice.toml": BOX.heroes.text("alice"),
            "battlefields/soho.toml": BOX.battlefields.text("soho"),
        }
    )
    game = Game.new("soho", ["medusa", "old-medusa"], library=library)
    assert game.question is not None
    assert game.question.player == "Medusa [0]"
    assert str(game.actions()[0]).startswith("place Harpy 1 [0]: ")
    for _ in play_randomly(game, Chance(1)):
        pass
    assert replay(game.record(), library=library).winners == game.winners
    apart = Game.new("soho", ["alice", "old-medusa"], library=library)
    assert apart.question is not None
    assert apart.question.player == "Alice"


# ---------------------------------------------------------------- reports


def test_a_report_of_a_fault_names_it_and_is_a_scenario(tmp_path: Path) -> None:
    game = Game.new(BATTLEFIELD, [HERO, "medusa"], 3, library=own_library())
    for _ in play_randomly(game, Chance(5)):
        if asks_for_action(game) and game.state.turns > 4:
            break
    text = write_report(game, game, 0)
    assert f"# It is played with the hero {HERO} (sha256:{DIGEST}), which is not in" in text
    assert "cannot be set up" not in text
    file = tmp_path / "report.toml"
    file.write_text(text, encoding="utf-8")
    assert run_scenario(read_scenario(file), own_library()) is None


# ---------------------------------------------------------------- commands


def test_check_looks_through_a_folder(tmp_path: Path) -> None:
    assert peerless("check", *CONTENT).stdout == "2 files, 0 faults\n"
    folder = copy_to(tmp_path)
    file = edit(folder, "Draw 2 cards", "Draw 2 fish")
    done = peerless("check", "--content", str(folder))
    assert done.returncode == 1
    assert done.stdout.startswith(f"{file}:")
    assert done.stdout.endswith("2 files, 1 fault\n")


def test_check_measures_how_a_battlefield_is_drawn(tmp_path: Path) -> None:
    folder = copy_to(tmp_path)
    file = folder / "battlefields" / f"{BATTLEFIELD}.toml"
    text = file.read_text(encoding="utf-8").replace('["ros01", "ros06"]', '["ros02", "ros06"]')
    file.write_text(text.replace('["ros02", "ros07"]', '["ros01", "ros07"]'), encoding="utf-8")
    assert "crosses" in peerless("check", "--content", str(folder)).stdout
    done = peerless("sim", HERO, "alice", "--battlefield", BATTLEFIELD, "--games", "1",
                    "--content", str(folder))  # fmt: skip
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    "words",
    [
        ("check",),
        ("read", "--hero", "medusa", "Draw 1 card."),
        ("say", "medusa"),
        ("sim", "medusa", "alice", "--games", "1"),
        ("scenario", "any.toml"),
        ("replay", "any.txt"),
        ("draw", "soho"),
        ("play", "--terminal"),
        ("play", "--no-browser"),
        ("table",),
    ],
    ids=lambda words: " ".join(words[:2]),
)
def test_every_command_refuses_a_bad_folder(words: tuple[str, ...], tmp_path: Path) -> None:
    file = tmp_path / "any.txt"
    file.write_text("", encoding="utf-8")
    here = [str(file) if word == "any.txt" else word for word in words]
    folder = str(tmp_path / "nowhere")
    assert refusal(*here, "--content", folder) == f"peerless: {folder}: no such folder"


def test_read_and_say_know_its_names() -> None:
    done = peerless("read", "--hero", "The Gardener", *CONTENT, "Move a Cat up to 2 spaces.")
    assert done.returncode == 0, done.stderr
    assert "Duck Behind the Hedge" in peerless("say", HERO, *CONTENT).stdout


def test_sim_plays_with_it() -> None:
    done = peerless("sim", HERO, "medusa", "--battlefield", BATTLEFIELD, "--games", "2", *CONTENT)
    assert done.returncode == 0, done.stderr
    assert f"2 games on {BATTLEFIELD}" in done.stdout
    assert f'unknown hero "{HERO}"' in refusal("sim", HERO, "medusa", "--games", "2")


def test_replay_and_draw_a_record_of_it(tmp_path: Path) -> None:
    record = played(BATTLEFIELD)
    file = written(record, tmp_path)
    done = peerless("replay", file, *CONTENT)
    assert done.stdout.endswith(f"result: {record.result}\n")
    assert "<svg" in peerless("draw", "--record", file, *CONTENT).stdout
    assert "<svg" in peerless("draw", BATTLEFIELD, *CONTENT).stdout
    message = refusal("replay", file)
    assert message.startswith(f"peerless: {file}:1: the battlefield {BATTLEFIELD} (sha256:")
    assert message.endswith("missing here: name the folder that it is in (--content FOLDER)")


SCENARIO = f"""
battlefield = "{BATTLEFIELD}"
[[player]]
hero = "{HERO}"
hand = ["Water the Roses"]
deck = ["Rake", "Claw", "Claw"]
fighters = {{ "The Gardener" = {{ space = "ros01" }}, "Cat 1" = {{ space = "ros02" }} }}
[[player]]
hero = "medusa"
fighters = {{ "Medusa" = {{ space = "ros10" }} }}
[script]
lines = '''
> scheme Water the Roses by The Gardener
= The Gardener health 12
'''
"""


def test_a_scenario_with_it(tmp_path: Path) -> None:
    file = tmp_path / "roses.toml"
    file.write_text(SCENARIO, encoding="utf-8")
    assert peerless("scenario", str(file), *CONTENT).stdout.startswith("ok ")
    assert "unknown battlefield" in peerless("scenario", str(file)).stdout
    assert "<svg" in peerless("draw", "--scenario", str(file), *CONTENT).stdout


def test_play_at_the_terminal_with_it(tmp_path: Path) -> None:
    folder = copy_to(tmp_path / "my things")
    words = ("--hero", HERO, "--against", "alice", "--battlefield", BATTLEFIELD, "--bot", "random")
    saved = tmp_path / "saved.txt"
    done = peerless(
        "play", "--terminal", *words, "--content", str(folder), typed=f"1\nsave {saved}\nquit\n"
    )
    assert done.returncode == 0, done.stderr
    assert "The Gardener (you) against Alice on The Rose Garden" in done.stdout
    assert f"peerless play --terminal --content '{folder}' --hero {HERO}" in done.stdout
    assert f"hero {HERO} sha256:" in saved.read_text(encoding="utf-8")
    assert f"peerless replay --content '{folder}' {saved}" in done.stdout


def test_it_is_among_those_that_one_is_asked_about() -> None:
    done = peerless(
        "play", "--terminal", *CONTENT, typed=f"duel\n{HERO}\nalice\n{BATTLEFIELD}\nquit\n"
    )
    assert "The Gardener (you) against Alice on The Rose Garden" in done.stdout


def test_a_server_does_not_start_with_a_file_that_has_a_fault(tmp_path: Path) -> None:
    folder = copy_to(tmp_path)
    file = edit(folder, "Draw 2 cards", "Draw 2 fish")
    for command in (("table",), ("play", "--no-browser")):
        assert f"{file}:" in refusal(*command, "--content", str(folder))
