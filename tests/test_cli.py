"""The command line, as a user meets it: output and exit status."""

from __future__ import annotations

import contextlib
import io
import json
import subprocess
import sys
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

import pytest

from peerless.bots import BOTS
from peerless.bots.random import RandomBot
from peerless.cli import main
from peerless.content import battlefields, discoveries, enemies, heroes
from peerless.content.library import BOX
from peerless.game import Game
from peerless.lab.matchup import play_matchup
from peerless.match import Seating
from peerless.rules import engine
from peerless.rules.chance import Chance
from peerless.rules.mode import Mode
from peerless.rules.setting import Setting

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


def test_read_points_into_the_line_of_the_word() -> None:
    text = "During combat: Draw 1 card.\n\tAfter combat: Draw 2 bananas.\nEnd your turn."
    done = peerless("read", "--hero", "dracula", text)
    _, shown, mark = done.stderr.splitlines()
    assert shown == "\tAfter combat: Draw 2 bananas."
    assert mark == "\t" + " " * len("After combat: Draw 2 ") + "^"


def test_an_empty_text_is_called_empty() -> None:
    assert refusal("read", "--hero", "dracula", " ").startswith("peerless: the text is empty; ")


def test_a_text_is_read_as_what_it_stands_on() -> None:
    text = "After combat: Gain 1 action."
    assert peerless("read", "--hero", "dracula", "--kind", "attack", text).returncode == 0
    refused = peerless("read", "--hero", "dracula", "--kind", "defense", text)
    assert refused.returncode == 1
    assert "a defense card is played in another player's turn" in refused.stderr


def test_a_text_nested_too_deeply_is_refused_in_a_line() -> None:
    done = peerless("read", "--hero", "dracula", "If you won the combat, " * 300 + "draw 1 card.")
    assert done.returncode == 1
    assert "nested too deeply" in done.stderr.splitlines()[0]


def test_read_wants_a_hero_there_is() -> None:
    assert "nobody" in refusal("read", "--hero", "nobody", "Draw 1 card.")


@pytest.mark.parametrize(
    "hero", ["king-arthur", "King Arthur", "KING ARTHUR", f"{heroes.FOLDER / 'king-arthur.toml'}"]
)
def test_a_hero_is_known_by_id_name_and_file(hero: str) -> None:
    done = peerless("read", "--hero", hero, "Move Merlin up to 2 spaces.")
    assert done.returncode == 0, done.stderr


def test_a_hero_file_that_is_not_there_is_refused() -> None:
    assert refusal("read", "--hero", "no.toml", "Draw 1 card.").startswith(
        "peerless: no.toml: cannot be read: "
    )


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("mothman", "After combat: Place 1 doom token on the lowest bridge."),
        (f"{enemies.FOLDER / 'mothman.toml'}", "Move Mothman up to 2 spaces."),
        ("point-pleasant", "Place 1 doom token on bridge 4."),
        ("smoke", "The hand limit is 6."),
    ],
)
def test_enemies_boards_and_discoveries_have_names_too(name: str, text: str) -> None:
    done = peerless("read", "--hero", name, text)
    assert done.returncode == 0, done.stderr


# ---------------------------------------------------------------- say


def test_say_tells_where_an_enemy_comes_from() -> None:
    lines = peerless("say", "Martian Invader").stdout.splitlines()
    assert lines[:3] == [
        "(reconstructed, not the published cards)",
        "Martian Invader",
        "    Objective: Turn up the next invasion token.",
    ]
    assert "Wave 1" in lines
    assert "Splitting Beam (attack)" in lines


def test_say_takes_boards_and_discoveries() -> None:
    board = peerless("say", "point-pleasant", "--language", "pl").stdout.splitlines()
    assert board[:2] == ["(rekonstrukcja, nie wydane karty)", "Most zwodzony"]
    assert "Zniszczenie nr 1" in board
    assert "Slot 1" in peerless("say", "point-pleasant").stdout.splitlines()
    assert "Pajęczyna" in peerless("say", "tarantula", "--lang", "pl").stdout.splitlines()
    assert peerless("say", "soho").stdout == ""
    discovery = peerless("say", f"{discoveries.FOLDER / 'smoke.toml'}").stdout
    assert discovery.endswith("Smoke\n    Ranged attacks reach up to 3 spaces.\n")


def test_say_tells_the_halves_of_a_card_apart() -> None:
    said = peerless("say", "mothman", "--language", "pl").stdout.splitlines()
    assert said[1:4:2] == ["Człowiek Ćma", "Człowiek Ćma"]
    assert "Niewyobrażalna groza (atak)" in said


# ---------------------------------------------------------------- check


def test_check_finds_no_fault_in_the_content() -> None:
    done = peerless("check")
    assert done.returncode == 0, done.stdout
    files = [
        path
        for path in (ROOT / "src/peerless/content").rglob("*.toml")
        if path.parent.name not in ("lessons", "examples")  # scenarios, which are run instead
    ]
    assert done.stdout == f"{len(files)} files, 0 faults\n"


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


def test_check_counts_in_words(tmp_path: Path) -> None:
    done = peerless("check", str(tmp_path / "missing.toml"))
    fault, count = done.stdout.splitlines()
    assert fault == f"{tmp_path / 'missing.toml'}: cannot be read: No such file or directory"
    assert count == "1 file, 1 fault"


def test_check_sees_by_its_content_what_a_file_is(tmp_path: Path) -> None:
    board = tmp_path / "soho.toml"
    board.write_bytes((battlefields.FOLDER / "soho.toml").read_bytes())
    assert peerless("check", str(board)).stdout == "1 file, 0 faults\n"
    folder = tmp_path / "battlefields"
    folder.mkdir()
    hero = folder / "medusa.toml"
    hero.write_bytes((heroes.FOLDER / "medusa.toml").read_bytes())
    assert peerless("check", str(hero)).stdout == "1 file, 0 faults\n"
    done = peerless("check", str(SCENARIO))
    assert done.returncode == 1
    fault = done.stdout.splitlines()[0]
    kinds = (
        "a hero (fighter, ability) nor a battlefield (spaces, lines) nor an enemy (initiative, "
        "health) nor a discovery (text) nor words (name, cards)"
    )
    assert fault == f"{SCENARIO}: neither {kinds}"


def test_check_finds_faults_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "pl.toml"
    file.write_text('[[name]]\nof = "alice"\nname = "Alice"\none = ["a", "b"]\n', encoding="utf-8")
    assert main(["check", str(file)]) == 1
    assert f'{file}:4: "one" has 2 forms, expected 6' in capsys.readouterr().out


@pytest.mark.parametrize("command", ["check", "scenario"])
def test_a_file_nested_too_deeply_is_refused_in_a_line(tmp_path: Path, command: str) -> None:
    deep = tmp_path / "deep.toml"
    deep.write_text(f"a = {'[' * 5000}{']' * 5000}\n", encoding="utf-8")
    done = peerless(command, str(deep))
    assert done.returncode == 1
    assert done.stdout.splitlines()[0].endswith(f"{deep}: nested too deeply")


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
    assert bad.endswith("= Merlin health 6: found Merlin health 7")


@pytest.mark.parametrize(
    ("old", "new", "blamed", "complaint"),
    [
        (
            '"Jaws That Bite"',
            '"Jaws"',
            "hand",
            '"Jaws" is no card of Alice: did you mean Jaws That Bite?',
        ),
        ('["Jaws That Bite"]', "[3]", "hand", '"hand" is [3], expected a list of card names'),
        ('space = "mar08"', 'space = "mar16"', "mar16", "already stands on mar16"),
        ('space = "mar08"', 'space = "mra08"', "mra08", 'no space "mra08" on Marmoreal: did you'),
        ('space = "mar08"', 'space = "x"', '"x"', "expected one of: mar01, mar02, mar03, ..., mar"),
        ('{ space = "mar08" }', '{ space = "mar08", health = 8 }', "mar08", "expected 1 to 7"),
        ('turn = "Alice"', 'turn = "Zorro"', "turn", "expected one of: Alice, King Arthur"),
        ('turn = "Alice"', 'turn = "Arthur"', "turn", "did you mean King Arthur?"),
        ('= "marmoreal"', '= "marmorael"', "battlefield", "did you mean marmoreal?"),
        ('hero = "king-arthur"', 'hero = "nobody"', "nobody", 'unknown hero "nobody", expected'),
        ('hero = "alice"', 'hero = "alcie"', "alcie", "did you mean alice?"),
        ("= Merlin health 7", "= Merlin is well", "is well", "expected one of: health, at, def"),
        ("= Merlin health 7", "= Alice is well", "is well", "hand, deck, discard, size"),
        ("= Merlin health 7", "= Merlyn health 7", "Merlyn", "expected one of: Alice, The Jabber"),
        ("= Merlin health 7", "= asks Allice", "Allice", "did you mean Alice?"),
        ("= Merlin health 7", "= Merlin at mra08", "mra08", "did you mean mar08"),
        ("= Merlin health 7", "= Alice hand has Jaws", "Jaws", "did you mean Jaws That Bite?"),
        ("= Merlin health 7", f"= Merlin health {'7' * 5000}", "health 77", "expected a number"),
        ("= Merlin health 7", "~ Merlin health 7", "~", "expected"),
        ("title", "tilte", "", "title"),
    ],
)
def test_a_bad_scenario_is_refused_with_its_line(
    tmp_path: Path, old: str, new: str, blamed: str, complaint: str
) -> None:
    source = SCENARIO.read_text(encoding="utf-8")
    assert old in source
    source = source.replace(old, new, 1)
    bad = tmp_path / "bad.toml"
    bad.write_text(source, encoding="utf-8")
    done = peerless("scenario", str(bad))
    assert done.returncode == 1
    assert done.stderr == ""
    (line,) = done.stdout.splitlines()
    assert complaint in line
    assert line.startswith(f"FAIL  {bad}:")
    assert blamed in source.splitlines()[int(line.split(":")[1]) - 1]


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


def test_a_bad_record_is_refused_with_file_and_line(tmp_path: Path) -> None:
    record = str(finished_game().record())
    path = tmp_path / "game.txt"
    path.write_text(record.replace("seed: 5", "seed: five"), encoding="utf-8")
    message = f'peerless: {path}:4: seed: expected a whole number, found "five"'
    assert refusal("replay", str(path)) == message
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


ADVENTURE = ("play", "--terminal", "--adventure", "mothman")


BAD_COMMANDS: list[tuple[tuple[str, ...], str]] = [
    (("sim", "king-arthur", "nobody"), 'unknown hero "nobody", expected one of: alice, '),
    (("sim", "king-arthur", "medsua"), 'unknown hero "medsua": did you mean medusa?'),
    (("sim", "alice", "alice", "--battlefield", "moon"), 'unknown battlefield "moon"'),
    (("sim", "alice", "alice", "--battlefield", "shoo"), "did you mean soho?"),
    (("sim", "alice", "alice", "--bots", "random,greedy,random"), "one name, or 2 with commas"),
    (("sim", "alice", "alice", "--bots", "random,gready"), "did you mean greedy"),
    (("sim", "alice", "alice", "--bots", "random,zzz"), "expected one of: random, greedy"),
    (("sim", "alice", "alice", "--games", "0"), "expected 1 or more"),
    (
        ("sim", "alice", "alice", "--games", "many"),
        'argument --games: expected a whole number, found "many"',
    ),
    (("sim", "alice", "alice", "alice"), "a duel has 2 heroes, found 3 (--mode free-for-all?)"),
    (("sim", *["alice"] * 4), "found 4 (--mode team or free-for-all?)"),
    (("sim", *["alice"] * 3, "--mode", "team"), "a team game has 4 heroes, found 3"),
    (("sim", *["alice"] * 5, "--mode", "free-for-all"), "a free-for-all has 3 or 4 heroes"),
    (("sim", "alice", "alice", "--mode", "teem"), 'unknown mode "teem": did you mean team?'),
    (
        ("sim", *["alice"] * 4, "--mode", "team", "--battlefield", "yukon"),
        "Yukon has 2 start spaces, and 4 heroes need one each",
    ),
    (
        ("sim", *["alice"] * 3, "--mode", "free-for-all", "--bots", "random,greedy"),
        "one name, or 3 with commas between them",
    ),
    (("sim",), "expected a HERO, or more of them"),
    (("sim", "alice", "--mode", "adventure"), "expected --adventure VILLAIN"),
    (("sim", "alice", "medusa", "--minions", "random"), "only with --adventure VILLAIN"),
    (("sim", "alice", "random"), 'unknown hero "random"'),
    (("sim", "alice", "--adventure", "mothmen"), "did you mean mothman?"),
    (
        ("sim", "alice", "--adventure", "ant-queen"),
        "--adventure ant-queen: expected one of: martian-invader, mothman",
    ),
    (("sim", "nobody", "--adventure", "mothman"), 'unknown hero "nobody"'),
    (("sim", *["alice"] * 5, "--adventure", "mothman"), "1 or 2 or 3 or 4 heroes, found 5"),
    (
        ("sim", "alice", "--adventure", "mothman", "--minions", "tarantola"),
        "did you mean tarantula?",
    ),
    (
        ("sim", "alice", "--adventure", "mothman", "--minions", "random,tarantula"),
        "expected their names, or random alone",
    ),
    (
        ("sim", "alice", "--adventure", "mothman", "--minions", "tarantula,tarantula"),
        "2 minions for 1 heroes, expected one for each",
    ),
    (
        ("sim", "alice", "--adventure", "mothman", "--discoveries", "hungre"),
        "did you mean hunger?",
    ),
    (("sim", "alice", "--adventure", "mothman", "--processes", "0"), "expected 1 or more"),
    (
        ("sim", "alice", "--adventure", "mothman", "--bots", "random,greedy"),
        "one name, or 1 with commas",
    ),
    (
        ("play", "--terminal", "--mode", "solo"),
        'unknown mode "solo", expected one of: duel, team, free',
    ),
    (
        ("play", "--terminal", "--mode", "team", "--battlefield", "yukon"),
        "Yukon has 2 start spaces",
    ),
    (("play", "--terminal", "--players", "3"), "--players 3: a duel has 2"),
    (
        ("play", "--terminal", "--mode", "team", "--players", "2"),
        "--players 2: a team game has 3 or 4",
    ),
    (
        ("play", "--terminal", "--mode", "free-for-all", "--players", "5"),
        "a free-for-all has 3 or 4",
    ),
    (("play", "--terminal", "--hero", "alice", "medusa"), "--hero: expected 1 here, found 2"),
    (
        ("play", "--terminal", "--against", "alice", "--against", "medusa"),
        "--against: expected 1 here, fou",
    ),
    (
        ("play", "--terminal", "--mode", "team", "--against", *["alice"] * 3),
        "--against: expected 2 here",
    ),
    (
        ("play", "--terminal", "--mate", "alice"),
        "--mate: only a team game of four players has one",
    ),
    (
        ("play", "--terminal", "--mode", "team", "--players", "3", "--mate", "alice"),
        "--mate: only a team",
    ),
    (("play", "--terminal", "--mode", "team", "--mate", "alcie"), "did you mean alice?"),
    (
        ("play", "--terminal", "--first", "you"),
        '--first "you": expected me, them, lot or the number of a',
    ),
    (
        ("play", "--terminal", "--first", "2"),
        "--first 2: expected me, them, lot or a seat from 0 (yours) to 1",
    ),
    (("play", "--terminal", "--best-of", "4"), "--best-of 4: expected an odd number"),
    (("play", "--terminal", "--best-of", "-1"), "--best-of -1: expected an odd number"),
    (
        ("play", "--terminal", "--draft", "--hero", "alice"),
        "--draft: the heroes are picked in it",
    ),
    (
        ("play", "--terminal", "--draft", "--random"),
        "--draft and --random: expected one of the two",
    ),
    (
        ("play", "--terminal", "--draft", "--bans", "7"),
        "--bans 7: 16 heroes are needed, and 14 are there",
    ),
    (
        ("play", "--terminal", "--draft", "--bans", "-1"),
        "--bans -1: expected 0 or more",
    ),
    (("play", "--terminal", "--bans", "1"), "--bans: there are bans only in a draft"),
    (("play", "--terminal", "--hero", "nobody"), 'unknown hero "nobody"'),
    (("play", "--terminal", "--against", "arthur"), "did you mean king-arthur?"),
    (("play", "--terminal", "--battlefield", "moon"), 'unknown battlefield "moon"'),
    (("play", "--terminal", "--bot", "greed"), "did you mean greedy?"),
    (("play", "--terminal", "--seed", "x"), "expected a whole number"),
    ((*ADVENTURE, "--adventure", "mothmen"), "did you mean mothman?"),
    ((*ADVENTURE, "--adventure", "tarantula"), "expected one of: martian-invader, mothman"),
    ((*ADVENTURE, "--mode", "team"), "--adventure: expected no other mode, found team"),
    ((*ADVENTURE, "--players", "5"), "--players 5: an adventure has 1 to 4 heroes"),
    ((*ADVENTURE, "--players", "0"), "--players 0: an adventure has 1 to 4 heroes"),
    (
        (*ADVENTURE, "--players", "1", "--hero", "alice", "--mate", "medusa"),
        "--players 1: 2 heroes are named",
    ),
    ((*ADVENTURE, "--minions", "mothman"), "--minions mothman: expected one of: ant-queen, "),
    ((*ADVENTURE, "--minions", "the blog"), "did you mean the-blob?"),
    (
        (*ADVENTURE, "--hero", "alice", "medusa", "--minions", "tarantula"),
        "--minions: expected 2, one for each hero, found 1",
    ),
    (
        (*ADVENTURE, "--minions", "tarantula,tarantula"),
        "--minions tarantula: can be in a game only once",
    ),
    (
        (*ADVENTURE, "--discoveries", "smoke", "hunger", "stalkers", "vengeance"),
        "--discoveries: expected 3 at most, found 4",
    ),
    ((*ADVENTURE, "--against", "alice"), "all are against the villain"),
    ((*ADVENTURE, "--battlefield", "soho"), "--battlefield: a villain brings its own"),
    ((*ADVENTURE, "--first", "them"), "--first: in an adventure the initiative cards decide"),
    ((*ADVENTURE, "--draft"), "--draft: not in an adventure"),
    ((*ADVENTURE, "--best-of", "3"), "--best-of: not in an adventure"),
    (("play", "--terminal", "--minions", "random"), "--minions: only in an adventure"),
    (("play", "--terminal", "--kindest"), "--kindest: only in an adventure"),
    (("play", "--terminal", "--closed-hands"), "--closed-hands: only in an adventure"),
    (
        ("play", "--terminal", "--mode", "team", "--mate", "alice", "medusa"),
        "--mate: expected 1 here, found 2",
    ),
    (("scenario",), "FILE"),
    (("dance",), "dance"),
    ((), "COMMAND"),
]
"""Commands that are refused, and what is said of them in English."""


@pytest.mark.parametrize(("arguments", "complaint"), BAD_COMMANDS)
def test_a_bad_command_gets_one_clear_line(arguments: tuple[str, ...], complaint: str) -> None:
    line = refusal(*arguments)
    assert line.startswith("peerless")
    assert complaint in line


def test_sim_knows_names_and_counts_one_game() -> None:
    done = peerless("sim", "KING ARTHUR", "Medusa", "--battlefield", "Marmoreal", "--games", "1")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("1 game on marmoreal, seeds from 0\n  king-arthur (random): ")


def test_sim_says_what_it_takes_and_what_it_does_by_itself() -> None:
    words = " ".join(peerless("sim", "--help").stdout.split()).replace("- ", "-")
    assert "BOT[,BOT...]" in words
    assert "with commas between them, of: random, greedy" in words
    for default in ("random", "100", "0", BOX.battlefields.ids()[0]):
        assert f"(default: {default})" in words


TEAM_CALL = ("sim", "alice", "medusa", "sinbad", "dracula", "--mode", "team")


def test_sim_of_teams_counts_for_the_sides() -> None:
    call = (*TEAM_CALL, "--battlefield", "soho", "--games", "4", "--bots", "greedy,random")
    figures = json.loads(peerless(*call, "--json").stdout)
    assert figures["mode"] == "team"
    first, second = figures["sides"]
    assert (first["heroes"], first["bot"]) == (["alice", "medusa"], "greedy")
    assert (second["heroes"], second["bot"]) == (["sinbad", "dracula"], "random")
    assert first["began"] == second["began"] == 2
    assert first["wins"] + second["wins"] + figures["draws"] == 4
    assert first["wins"] > second["wins"]  # greedy knows friend from foe
    for side in figures["sides"]:
        low, high = side["interval"]
        assert low <= side["share"] <= high


def test_sim_in_words_names_the_teams() -> None:
    lines = peerless(*TEAM_CALL, "--games", "2").stdout.splitlines()
    assert lines[0] == "2 team games on baskerville-manor, seeds from 0"
    assert lines[1].startswith("  alice and medusa (random): ")
    assert lines[2].startswith("  sinbad and dracula (random): ")
    assert lines[3].startswith("  ")
    assert len(lines) == 4


def test_sim_of_a_free_for_all_counts_for_each_hero() -> None:
    call = ("sim", "alice", "medusa", "sinbad", "--mode", "free-for-all", "--battlefield", "soho")
    done = peerless(*call, "--games", "4")
    assert "4 free-for-all games on soho, seeds from 0" in done.stdout
    assert "  not all began equally often: 2, 1, 1 (--games 6: they would)" in done.stdout
    figures = json.loads(peerless(*call, "--games", "6", "--json").stdout)
    assert [side["heroes"] for side in figures["sides"]] == [["alice"], ["medusa"], ["sinbad"]]
    assert [side["began"] for side in figures["sides"]] == [2, 2, 2]
    assert sum(side["wins"] for side in figures["sides"]) + figures["draws"] == 6
    assert "equally" not in peerless(*call, "--games", "3").stdout


ADVENTURE_CALL = ("sim", "--adventure", "Mothman", "--bots", "random", "--processes", "1")


def test_sim_of_a_cooperative_game_counts_how_it_ended() -> None:
    call = (*ADVENTURE_CALL, "--heroes", "random,King Arthur", "--minions", "random")
    figures = json.loads(peerless(*call, "--games", "6", "--seed", "3", "--json").stdout)
    assert (figures["mode"], figures["villain"]) == ("adventure", "mothman")
    assert figures["heroes"] == ["random", "king-arthur"]
    assert figures["games"] == sum(figures["endings"].values()) == 6
    low, high = figures["interval"]
    assert 0 <= low <= figures["share"] <= high <= 1
    again = json.loads(peerless(*call, "--games", "6", "--seed", "3", "--json").stdout)
    for same in ("endings", "decisions", "rounds_per_game", "with_hero", "with_minion"):
        assert again[same] == figures[same]


def test_sim_of_a_cooperative_game_in_words() -> None:
    call = (*ADVENTURE_CALL, "alice", "random", "--minions", "Tarantula,the-blob", "--games", "2")
    lines = peerless(*call, "--discoveries", "hunger,Smoke").stdout.splitlines()
    assert lines[0] == "2 games of alice and a hero by lot against mothman, seeds from 0"
    assert lines[1].startswith("  random: 0 won, 0.0% (95 %: 0.0% to ")
    assert lines[2].startswith("  ended: villain defeated 0, last objective ")
    assert " rounds and " in lines[3]
    assert all(line.startswith("  with ") for line in lines[4:])
    assert not any("tarantula" in line for line in lines)


def test_the_sides_of_a_sim_begin_in_turn_with_the_same_deal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deals = []
    begin = Game.begin

    def deal(setting: Setting, seed: int, listen: bool) -> Game:
        deals.append((tuple(hero.id for hero in setting.heroes), seed))
        return begin(setting, seed, listen)

    monkeypatch.setattr(Game, "begin", deal)
    outcome = play_matchup(
        ("alice", "medusa", "sinbad", "dracula"), "soho", ("random", "random"), 4, 9, mode=Mode.TEAM
    )
    one, other = ("alice", "sinbad", "medusa", "dracula"), ("sinbad", "alice", "dracula", "medusa")
    assert deals == [(one, 9), (other, 9), (one, 10), (other, 10)]
    assert outcome.began == [2, 2]


def test_no_two_bots_of_a_sim_have_the_same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = []

    def bot(seed: int) -> RandomBot:
        seeds.append(seed)
        return RandomBot(seed)

    monkeypatch.setitem(BOTS, "random", bot)
    cast = ("alice", "medusa", "sinbad", "dracula")
    play_matchup(cast, "soho", ("random", "random"), 3, 9, mode=Mode.TEAM)
    assert len(set(seeds)) == len(seeds) == 12


def test_a_draw_is_counted_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Seating, "winner", lambda self, seats: None)
    done = peerless("sim", "alice", "medusa", "--games", "2")
    assert "  2 draws" in done.stdout.splitlines()
    assert done.stdout.count(": 0 won, 0.0%") == 2


@pytest.mark.parametrize(
    "options",
    [
        ("--mode", "team", "--first", "them"),
        ("--mode", "team", "--players", "3", "--first", "3"),
        ("--mode", "free-for-all", "--first", "lot"),
        ("--mode", "free-for-all", "--players", "3", "--first", "2"),
        ("--first", "them"),
        ("--adventure", "mothman"),
        ("--adventure", "martian invader", "--players", "3", "--kindest", "--closed-hands"),
        ("--mode", "adventure", "--heroes", "alice,medusa", "--discoveries", "smoke,random"),
    ],
)
def test_the_command_for_the_same_deal_gives_the_same_deal(options: tuple[str, ...]) -> None:
    done = peerless(
        "play", "--terminal", *options, "--random", "--seed", "5", "--bot", "random", typed="quit\n"
    )
    lines = done.stdout.splitlines()
    command = lines[lines.index("The same deal again:") + 1].split()
    assert command[:3] == ["peerless", "play", "--terminal"]
    again = peerless(*command[1:], "--bot", "random", typed="quit\n")
    assert again.returncode == 0, again.stderr
    assert again.stdout == done.stdout


def test_the_version_is_told() -> None:
    """And which of the two engines runs."""
    kind = "interpreted" if engine.__file__.endswith(".py") else "compiled"
    told = f"peerless {version('peerless')} ({kind} engine)\n"
    assert peerless("--version").stdout == told


def test_a_whole_game_is_played_in_the_terminal() -> None:
    """Always the first option: King Arthur and his fighters are exhausted in the end."""
    call = ("play", "--terminal", "--hero", "king-arthur", "--bot", "random", "--seed", "1")
    done = peerless(*call, typed="medusa\n1\n?\nhand\nzones\nlog\nnonsense\n" + "1\n" * 2000)
    assert done.returncode == 0, done.stderr
    assert done.stdout.rstrip().endswith("won.")
    assert '"nonsense" is not possible now' in done.stdout
    assert "Medusa draws a card." in done.stdout  # and not which


def test_a_whole_adventure_is_played_in_the_terminal() -> None:
    """Somebody who has said nothing is asked for the mode, and for everything else."""
    menus = "adventure\nmothman\n2\n1\nmedusa\nalice\nrandom\n\n"
    done = peerless(
        "play", "--terminal", "--bot", "random", "--seed", "1", typed=menus + "1\n" * 2000
    )
    assert done.returncode == 0, done.stderr
    assert "Medusa (you) and Alice (your team-mate) against Mothman, " in done.stdout
    assert "reconstructed, not the published cards." in done.stdout
    assert "You lost: " in done.stdout or "You won: " in done.stdout


def test_the_mode_is_not_asked_of_someone_who_has_said_anything() -> None:
    asked = peerless("play", "--terminal", "--bot", "random", "--seed", "1", typed="duel\n").stdout
    assert "Mode? " in asked
    assert "Your hero? " in asked
    for said in (("--hero", "alice"), ("--random",), ("--mode", "team"), ("--best-of", "3")):
        assert "Mode? " not in peerless("play", "--terminal", *said, typed="").stdout


def test_quitting_is_no_error() -> None:
    done = peerless("play", "--terminal", "--hero", "alice", "--against", "sinbad", typed="quit\n")
    assert done.returncode == 0
    assert done.stderr == ""
    assert peerless("play", "--terminal", typed="").returncode == 0


def test_the_installed_program_runs_as_a_process() -> None:
    call = [sys.executable, "-m", "peerless.cli", "read", "--hero", "medusa", "Draw 1 card."]
    done = subprocess.run(call, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0
    assert done.stdout.endswith("Draw 1 card.\n")


@pytest.mark.parametrize(
    ("option", "value", "words"),
    [
        ("--port", "99999", "--port 99999: expected 0 to 65535"),
        ("--most-tables", "0", "--most-tables 0: expected 1 or more"),
        (
            "--origin",
            "other.example",
            "--origin other.example: expected the address of a page without a path, as "
            "https://example.org",
        ),
    ],
)
def test_table_refuses_what_cannot_be(option: str, value: str, words: str) -> None:
    done = peerless("table", option, value)
    assert done.returncode == 1
    assert done.stderr == f"peerless: {words}\n"
