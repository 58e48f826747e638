"""The command line in six languages: which it speaks, that its help, results and refusals have
words in each, and that argparse's own are among them."""

from __future__ import annotations

import argparse
import ast
import inspect
import pickle
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from peerless.bots import BadBot, find_bot
from peerless.cli import COMMANDS
from peerless.commands import play
from peerless.commands.lab import QUESTIONS
from peerless.commands.speech import ARGPARSE
from peerless.content.library import BOX
from peerless.content.nearest import Unknown
from peerless.content.spoken import spoken_name
from peerless.messages import FOLDER, message_languages, words_exactly
from peerless.messages.refusals import Name, Refused, unknown, words_of
from peerless.record.records import BadRecord, read_record
from peerless.setup import DoesNotFit, make_setting
from peerless.table.settings import Settings
from tests.test_cli import BAD_COMMANDS, SCENARIO, finished_game, peerless, refusal

OTHERS = message_languages()[1:]
SOURCES = Path(__file__).parents[1] / "src" / "peerless"
_ENGLISH = re.compile(
    r"\b(the|expected|found|unknown|only|your|with|you|which|cannot|has|of|one|or|default|"
    r"show|this|hero|heroes|game|games|won)\b(?![-:\u00a0])"
)
_SCRIPT = re.compile(
    r"--?[a-z-]+|[«„][^»”“]*[»”“]|'[^']*'|\b[\w.]+(?:-[\w.]+)+\b|[a-z_]+:\S+|heroes, "
)
"""Options, what was typed, ids and addresses: they stay as they are."""


def english_in(text: str) -> list[str]:
    plain = _SCRIPT.sub(" ", text)
    return [line for line in plain.splitlines() if _ENGLISH.search(line)]


# ---------------------------------------------------------------- which language


def test_a_language_is_said_before_the_command_or_after_it() -> None:
    before = peerless("--lang", "fr", "say", "dracula").stdout
    assert before == peerless("say", "dracula", "--lang", "fr").stdout
    assert before == peerless("say", "dracula", "--language=FR").stdout
    assert before != peerless("say", "dracula").stdout
    assert "APRÈS LE COMBAT" in before
    assert peerless("--lang", "pl", "say", "dracula", "--lang", "fr").stdout == before


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "uk_UA.UTF-8", "LC_ALL": "bg"}, "bg"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": ""}, "en"),
    ],
)
def test_the_locale_chooses_for_every_command(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], language: str
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert peerless("say", "alice").stdout == peerless("--lang", language, "say", "alice").stdout
    assert refusal("sim") == refusal("sim", "--lang", language)
    assert refusal("dance") == refusal("--lang", language, "dance")
    assert peerless("--help").stdout == peerless("--lang", language, "--help").stdout


def test_a_language_there_is_not_is_refused() -> None:
    assert refusal("--lang", "frr", "say", "alice") == (
        'peerless: unknown language "frr": did you mean fr?'
    )


@pytest.mark.parametrize(("options", "more"), [(("--lang", "fr"), "?lang=fr"), ((), "")])
def test_the_page_is_opened_in_the_language_that_was_said(
    monkeypatch: pytest.MonkeyPatch, options: tuple[str, ...], more: str
) -> None:
    """The locale alone leaves it to the browser, which knows better what its owner reads."""

    def serve(settings: Settings, announce: Callable[[str], None]) -> int:
        announce("http://127.0.0.1:8000/")
        return 0

    monkeypatch.setattr(play, "serve_or_refuse", serve)
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    said = peerless("play", "--no-browser", *options).stdout
    address = f"http://127.0.0.1:8000/{more}"
    assert said == words_exactly("command-ready", "fr", address=address) + "\n"
    assert said.startswith("Peerless est prêt")


# ---------------------------------------------------------------- refusals


@pytest.mark.parametrize("language", OTHERS)
def test_every_refusal_is_said_in_the_language(language: str) -> None:
    for arguments, _ in BAD_COMMANDS:
        line = refusal("--lang", language, *arguments)
        assert line != refusal(*arguments), arguments
        assert not english_in(line), (arguments, line)


@pytest.mark.parametrize("language", OTHERS)
def test_the_laboratory_refuses_in_the_language(language: str) -> None:
    for arguments in (
        ("ladder", "random"),
        ("ladder", "random", "greedy", "--games", "0"),
        ("ladder", "random", "greedy", "--scale", "-1"),
        ("matchups", "--mirror"),
        ("matchups", "--bots", "random", "greedy", "random"),
        ("adventures", "--heroes", "5"),
        ("adventures", "--villains", "tarantula"),
        ("train", "--games", "0", "--adventures", "0"),
    ):
        line = refusal("--lang", language, "lab", *arguments)
        assert line != refusal("lab", *arguments)
        assert not english_in(line), line


@pytest.mark.parametrize("language", OTHERS)
def test_a_file_that_cannot_be_used_is_named_in_the_language(tmp_path: Path, language: str) -> None:
    missing, broken = tmp_path / "no", tmp_path / "broken"
    broken.write_bytes(b"\xff\xfe\x00")
    calls = [
        ("replay", str(missing)),
        ("replay", str(broken)),
        ("say", f"{missing}.toml"),
        ("say", "alice", "--content", str(missing)),
        ("say", "alice", "--content", str(tmp_path)),
        ("hint", str(missing)),
        ("draw", "soho", "-o", str(missing / "picture.svg")),
    ]
    for call in calls:
        line = refusal("--lang", language, *call)
        assert str(tmp_path) in line
        assert not english_in(line.replace(str(tmp_path), "")), line


@pytest.mark.parametrize("language", OTHERS)
def test_a_bad_record_is_refused_in_the_language(tmp_path: Path, language: str) -> None:
    good = str(finished_game().record())
    first = good.splitlines()[good.splitlines().index("") + 1]
    path = tmp_path / "record"
    for old, new in (
        ("seed: 5", "seed: five"),
        ("seed: 5", "seeds: 5"),
        ("mode: duel", "mode duel"),
        ("mode: duel", "mode: dual"),
        ("mode: duel", "mode: duel\nmode: duel"),
        ("1 alice", "1 alcie"),
        ("1 alice", "alice"),
        ("battlefield: marmoreal\n", ""),
        ("won", "lost"),
        (first, "0 dance"),
        (first, "dance"),
        (first, "1 maneuver"),
    ):
        assert old in good
        path.write_text(good.replace(old, new, 1), encoding="utf-8")
        line = refusal("replay", str(path), "--lang", language)
        english = refusal("replay", str(path))
        assert line.split(":")[:3] == english.split(":")[:3]  # file and line
        assert line != english
        assert not english_in(line.replace(str(tmp_path), "")), line


@pytest.mark.parametrize("language", message_languages())
def test_a_bot_that_is_none_is_refused_in_the_language(language: str) -> None:
    for name in ("search:", "no_such_module:Bot", "json:nothing", "json:JSONDecoder"):
        with pytest.raises((BadBot, Unknown)) as refused:
            find_bot(name)
        said = words_of(refused.value, language)
        assert name.partition(":")[0] in said
        assert (said == str(refused.value)) == (language == "en")


def test_an_error_is_english_for_programs() -> None:
    for name in ("medsua", "zzz"):
        with pytest.raises(Unknown) as lost:
            BOX.heroes.load(name)
        assert unknown(lost.value).words() == str(lost.value)
    with pytest.raises(DoesNotFit, match="a duel has 2 heroes, found 1"):
        make_setting("soho", ("alice",))


def test_a_name_is_said_as_the_language_has_it() -> None:
    """But what somebody typed stands as it is, even where it is a name too."""
    many = DoesNotFit("hero", "setup-once", name=Name("Skunk Ape"))
    assert many.words("pl").startswith("Małposkunks: ")
    assert str(many) == "Skunk Ape can be in a game only once"
    assert "« fog »" in refusal("say", "fog", "--lang", "fr").replace("\u00a0", " ")


def test_an_error_comes_back_whole_from_another_process() -> None:
    with pytest.raises(BadRecord) as bad:
        read_record("mode: duel\nno key\n")
    with pytest.raises(DoesNotFit) as misfit:
        make_setting("soho", ("alice",))
    for error in (bad.value, misfit.value, Refused("wish-mate")):
        back = pickle.loads(pickle.dumps(error))
        assert (type(back), str(back)) == (type(error), str(error))
        assert back.words("ru") == error.words("ru") != str(error)


# ---------------------------------------------------------------- help and results


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(
    "command",
    [
        (),
        *((each.__name__.split(".")[-1],) for each in COMMANDS),
        *(("lab", each.__name__.split(".")[-1]) for each in QUESTIONS),
    ],
)
def test_help_is_in_the_language(
    monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...], language: str
) -> None:
    monkeypatch.setenv("COLUMNS", "400")
    text = peerless("--lang", language, *command, "--help").stdout
    usage, _, rest = text.partition("\n\n")
    assert usage.startswith(words_exactly("argparse-usage", language))
    assert not english_in(rest.replace("{", "'").replace("}", "'"))


def test_all_that_argparse_says_to_a_user_has_a_message() -> None:
    """In whichever Python this is; what only a programmer could cause is left out."""
    calls = [
        node
        for node in ast.walk(ast.parse(inspect.getsource(argparse)))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("_", "ngettext")
    ]
    first = [call.args[0] for call in calls]
    said = {str(each.value) for each in first if isinstance(each, ast.Constant)}
    programmers = re.compile(
        r"conflicting|not defined|is an invalid argument for|mutually exclusive|must be optional"
        r"|cannot merge|must start with|dest=|conflict_resolution|cannot have multiple"
        r"|not callable|can't open|with mode|: error: |deprecated|unable to|invalid option name"
    )
    assert not sorted(words for words in said - ARGPARSE.keys() if not programmers.search(words))


@pytest.mark.parametrize("language", OTHERS)
def test_results_are_in_the_language(tmp_path: Path, language: str) -> None:
    path = tmp_path / "game.txt"
    path.write_text(str(finished_game().record()), encoding="utf-8")
    calls = [
        ("replay", str(path)),
        ("sim", "alice", "medusa", "--games", "3"),
        ("sim", "alice", "random", "--adventure", "mothman", "--games", "1", "--processes", "1"),
        ("check", str(SCENARIO)),
        ("--version",),
    ]
    for call in calls:
        said = peerless("--lang", language, *call).stdout.splitlines()
        assert not english_in(said[-1] if call[0] in ("replay", "check") else "\n".join(said))
    bad = tmp_path / "bad.toml"
    bad.write_text("title = 3\n", encoding="utf-8")
    good, failed = peerless("scenario", str(SCENARIO), str(bad), "--lang", language).stdout.split(
        "\n", 1
    )
    assert good == words_exactly(
        "command-scenario-ok", language, file=str(SCENARIO), title=good.split(": ", 1)[1]
    )
    assert failed.startswith(words_exactly("command-scenario-failed", language, difference="")[:4])


@pytest.mark.parametrize("language", OTHERS)
def test_a_hint_is_in_the_language(tmp_path: Path, language: str) -> None:
    record = "\n".join(str(finished_game().record()).splitlines()[:16]).replace(
        finished_game().result, "unfinished"
    )
    path = tmp_path / "game.txt"
    path.write_text(record + "\n", encoding="utf-8")
    said = peerless("hint", str(path), "--game", "--bot", "search:1", "--lang", language).stdout
    lines = said.splitlines()
    assert lines[0].endswith(":")
    call = ("hint", str(SCENARIO), "--bot", "search:2", "--best", "1")
    asked = peerless(*call, "--lang", language).stdout.splitlines()[0]
    assert asked.startswith(spoken_name("Alice", language))
    assert not english_in(asked)
    assert words_exactly("command-not-over", language) in lines
    assert not english_in(lines[0])


@pytest.mark.parametrize("language", OTHERS)
def test_the_page_of_all_cards_begins_in_its_language(language: str) -> None:
    heading, _, note = peerless("say", "--all", "--lang", language).stdout.splitlines()[:3]
    assert heading == f"# {words_exactly('command-cards', language)}"
    assert not english_in(heading.lower())
    assert not english_in(note.replace("`make cards`", ""))


# ---------------------------------------------------------------- no message is dead, none missing


def test_every_message_of_the_commands_is_used() -> None:
    texts = [path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py")]
    used = set(re.findall(r'["\']([a-z][a-z-]*)["\']', "\n".join(texts)))
    used |= {f"{of}-{id}" for of in ("command", "help", "file") for id in used}
    used |= {f"argparse-{id}" for id in ARGPARSE.values()}
    used |= {f"help-lab-train-{option}" for option in used}
    for name in ("command", "help", "refused"):
        english = (FOLDER / "en" / f"{name}.ftl").read_text(encoding="utf-8")
        ids = re.findall(r"^([a-z][a-z-]*) =", english, re.MULTILINE)
        within = set(re.findall(r"\{ ([a-z-]+) \}", english))
        assert not [id for id in ids if id not in used | within], name
