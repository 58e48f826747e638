"""The command line, as a user meets it: output and exit status."""

from __future__ import annotations

import contextlib
import io
import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from peerless.cli import main
from peerless.game import Game
from peerless.rules.chance import Chance

ROOT = Path(__file__).parent.parent
SCENARIO = ROOT / "tests/scenarios/alice/jaws-that-bite-finds-nobody.toml"


@dataclass
class Done:
    returncode: int
    stdout: str
    stderr: str


def peerless(*arguments: str, typed: str = "") -> Done:
    """Run a command in this process, as the installed program would."""
    out, err = io.StringIO(), io.StringIO()
    with (
        pytest.MonkeyPatch.context() as patch,
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        patch.setattr(sys, "stdin", io.StringIO(typed))
        try:
            status = main(arguments)
        except SystemExit as done:
            status = int(done.code or 0)
    return Done(status, out.getvalue(), err.getvalue())


def refusal(*arguments: str, typed: str = "") -> str:
    """The one line with which a bad command is refused."""
    done = peerless(*arguments, typed=typed)
    assert done.returncode != 0
    lines = done.stderr.strip().splitlines()
    assert len(lines) == 1, done.stderr
    return lines[0]


# ---------------------------------------------------------------- read


def test_read_shows_the_tree_and_says_the_text_again() -> None:
    text = "After combat: If you won the combat, draw 2 cards."
    done = peerless("read", "--hero", "dracula", text)
    assert done.returncode == 0
    assert "Draw(who=YOU, amount=Number(n=2))" in done.stdout
    assert done.stdout.rstrip().endswith(text)


def test_read_points_at_the_first_word_that_does_not_fit() -> None:
    text = "After combat: Draw 2 bananas."
    done = peerless("read", "--hero", "dracula", text)
    assert done.returncode == 1
    message, shown, mark = done.stderr.splitlines()
    assert "bananas" in message
    assert "cards" in message
    assert shown == text
    assert mark.index("^") == text.index("bananas")


def test_read_wants_a_hero_there_is() -> None:
    assert "nobody" in refusal("read", "--hero", "nobody", "Draw 1 card.")


# ---------------------------------------------------------------- check


def test_check_finds_no_fault_in_the_content() -> None:
    done = peerless("check")
    assert done.returncode == 0, done.stdout
    assert "22 files, 0 faults" in done.stdout


def test_check_names_file_and_line_of_a_fault(tmp_path: Path) -> None:
    source = (ROOT / "src/peerless/content/heroes/medusa.toml").read_text(encoding="utf-8")
    broken = tmp_path / "medusa.toml"
    broken.write_text(source.replace("Draw 1 card.", "Draw 1 fish."), encoding="utf-8")
    line = next(
        i for i, text in enumerate(broken.read_text().splitlines(), 1) if "Draw 1 fish." in text
    )
    done = peerless("check", str(broken))
    assert done.returncode == 1
    assert f"{broken}:{line}: " in done.stdout
    assert "fish" in done.stdout


# ---------------------------------------------------------------- scenario


def test_scenario_says_ok_or_the_first_thing_that_differed(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.toml"
    source = SCENARIO.read_text(encoding="utf-8")
    wrong.write_text(source.replace("= Merlin health 7", "= Merlin health 6"), encoding="utf-8")
    done = peerless("scenario", str(SCENARIO), str(wrong))
    assert done.returncode == 1
    good, bad = done.stdout.splitlines()
    assert good.startswith("ok ")
    assert bad.startswith(f"FAIL  {wrong}:")
    assert bad.endswith("= Merlin health 6: Merlin health 7")


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"Jaws That Bite"', '"Jaws"', '"Jaws" is no card of Alice'),
        ('space = "mar08"', 'space = "mar16"', "already stands on mar16"),
        ('space = "mar08"', 'space = "bas08"', 'no space "bas08"'),
        ('{ space = "mar08" }', '{ space = "mar08", health = 8 }', "expected 1 to 7"),
        ('turn = "Alice"', 'turn = "Dracula"', "no player here"),
        ('battlefield = "marmoreal"', 'battlefield = "moon"', "unknown battlefield"),
        ('hero = "king-arthur"', 'hero = "nobody"', "nobody"),
        ("= Merlin health 7", "= Merlin is well", "nothing that can be said"),
        ("= Merlin health 7", "~ Merlin health 7", "expected"),
        ("title", "tilte", "title"),
    ],
)
def test_a_bad_scenario_is_refused_with_its_line(
    tmp_path: Path, old: str, new: str, complaint: str
) -> None:
    source = SCENARIO.read_text(encoding="utf-8")
    assert old in source
    bad = tmp_path / "bad.toml"
    bad.write_text(source.replace(old, new), encoding="utf-8")
    done = peerless("scenario", str(bad))
    assert done.returncode == 1
    assert done.stderr == ""
    (line,) = done.stdout.splitlines()
    assert complaint in line
    assert line.startswith(f"FAIL  {bad}:")
    assert line.split(":")[1].isdigit()


# ---------------------------------------------------------------- replay


def finished_game() -> Game:
    game = Game.new("marmoreal", ["king-arthur", "alice"], seed=5)
    chance = Chance(5)
    while not game.over:
        actions = game.actions()
        game.play(actions[chance.below(len(actions))])
    return game


def test_replay_tells_the_game_again(tmp_path: Path) -> None:
    game = finished_game()
    path = tmp_path / "game.txt"
    path.write_text(str(game.record()), encoding="utf-8")
    done = peerless("replay", str(path))
    assert done.returncode == 0
    assert done.stdout.startswith("The game begins.\n")
    assert done.stdout.rstrip().endswith(f"result: {game.winners[0]} won")


def test_a_bad_record_is_refused(tmp_path: Path) -> None:
    record = str(finished_game().record())
    path = tmp_path / "game.txt"
    for old, new, complaint in (
        ("mode: duel\n", "", 'no "mode:"'),
        ("seed: 5", "seed: five", "expected a number"),
        ("seed: 5", "seed: 6", "decision"),
        ("\n0 place", "\nx place", "expected a seat"),
        ("rules: 1", "rules: 99", "version"),
    ):
        assert old in record
        path.write_text(record.replace(old, new, 1), encoding="utf-8")
        assert complaint in refusal("replay", str(path))
    assert "cannot be read" in refusal("replay", str(tmp_path / "nothing.txt"))
    path.write_bytes(b"\xff\xfe\x00")
    assert "not UTF-8" in refusal("replay", str(path))


# ---------------------------------------------------------------- sim and play


def test_sim_counts_games() -> None:
    call = ("sim", "king-arthur", "medusa", "--battlefield", "sarpedon", "--games", "6")
    figures = json.loads(peerless(*call, "--bots", "random,random", "--seed", "3", "--json").stdout)
    assert figures["games"] == 6
    assert sum(side["wins"] for side in figures["sides"]) == 6
    low, high = figures["sides"][0]["interval"]
    assert 0 <= low <= figures["sides"][0]["share"] <= high <= 1
    again = json.loads(peerless(*call, "--bots", "random,random", "--seed", "3", "--json").stdout)
    assert again["sides"] == figures["sides"]
    assert again["decisions"] == figures["decisions"]


@pytest.mark.parametrize(
    "arguments",
    [
        ("sim", "king-arthur", "nobody"),
        ("sim", "king-arthur", "medusa", "--battlefield", "moon"),
        ("sim", "king-arthur", "medusa", "--bots", "random"),
        ("sim", "king-arthur", "medusa", "--bots", "random,genius"),
        ("sim", "king-arthur", "medusa", "--games", "0"),
        ("sim", "king-arthur", "medusa", "--games", "many"),
        ("play", "--hero", "nobody"),
        ("play", "--bot", "genius"),
        ("scenario",),
        ("dance",),
        (),
    ],
)
def test_a_bad_command_gets_one_clear_line(arguments: tuple[str, ...]) -> None:
    line = refusal(*arguments)
    assert line.startswith("peerless")
    assert "Traceback" not in line


def test_a_whole_game_is_played_in_the_terminal() -> None:
    """Always the first option: King Arthur and his fighters are exhausted in the end."""
    call = ("play", "--hero", "king-arthur", "--bot", "random", "--seed", "1")
    done = peerless(*call, typed="medusa\n1\n?\nhand\nzones\nlog\nnonsense\n" + "1\n" * 2000)
    assert done.returncode == 0, done.stderr
    assert done.stdout.rstrip().endswith("won.")
    assert '"nonsense" is not possible now' in done.stdout
    assert "Medusa draws a card." in done.stdout  # and not which


def test_quitting_is_no_error() -> None:
    done = peerless("play", "--hero", "alice", "--against", "sinbad", typed="quit\n")
    assert done.returncode == 0
    assert done.stderr == ""
    assert peerless("play", typed="").returncode == 0


def test_the_installed_program_runs_as_a_process() -> None:
    call = [sys.executable, "-m", "peerless.cli", "read", "--hero", "medusa", "Draw 1 card."]
    done = subprocess.run(call, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0
    assert done.stdout.endswith("Draw 1 card.\n")
