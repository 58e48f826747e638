"""`peerless lab`, as a user types it."""

from __future__ import annotations

import io
import re
from html import escape
from pathlib import Path

import pytest

from peerless.commands.lab.progress import Progress, in_words
from peerless.content.spoken import spoken_name
from peerless.messages import message_languages, words_exactly
from tests.test_cli import peerless as command
from tests.test_cli import refusal

MATCHUPS = ("lab", "matchups", "--heroes", "alice", "medusa", "--battlefields", "soho", "--bots",
            "random", "--processes", "1")  # fmt: skip


def peerless(*arguments: str) -> str:
    """What a command says that can be carried out."""
    done = command(*arguments)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_matchups_and_their_report(tmp_path: Path) -> None:
    folder = tmp_path / "heroes"
    said = peerless(*MATCHUPS, "--folder", str(folder))
    assert "6 games, random" in said
    assert re.search(r"Medusa +2 games: [\d.]+% \(95 %: ", said)
    assert "whoever began won" in said
    report = tmp_path / "page.html"
    peerless("lab", "report", str(folder), "-o", str(report))
    html = report.read_text(encoding="utf-8")
    assert html.count("<svg") == html.count("</svg>") == 6
    assert "prefers-color-scheme: dark" in html
    for words in ("Hero against hero", "Hero on battlefield", "won by whoever began", "Feint"):
        assert words in html
    # One file, and nothing from elsewhere.
    assert not re.search(r"""(src|href)=|@import|url\(|<script|https?://""", html)


@pytest.mark.parametrize("language", message_languages()[1:])
def test_a_report_is_read_in_the_language(tmp_path: Path, language: str) -> None:
    """Headings, prose, tooltips, names of heroes and cards; the tables of a document stay."""
    folder = tmp_path / "heroes"
    peerless(*MATCHUPS, "--folder", str(folder))
    document = tmp_path / "balance.md"
    document.write_text("<!-- lab heroes matchups -->\n<!-- end -->\n")
    call = ("lab", "report", str(folder), "--document", str(document), "--lang", language)
    peerless(*call)
    html = (folder / "report.html").read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in html
    for id in ("heroes-about", "matchups-plot", "beginners-about", "cards-about", "all-cards"):
        assert escape(words_exactly(f"report-{id}", language)) in html, id
    assert spoken_name("Medusa", language) in html
    assert spoken_name("Feint", language) in html
    words = re.sub(r"<style>.*?</style>|<[^>]*>", " ", html, flags=re.S)
    english = r"\b(?:of|games|game|hero|won|wins|drawn|played|turns|the|whoever|everywhere)\b"
    assert not re.findall(english, words)
    assert "**Medusa**" in document.read_text()


def test_a_document_keeps_its_words_and_gets_new_tables(tmp_path: Path) -> None:
    folder = tmp_path / "heroes"
    peerless(*MATCHUPS, "--folder", str(folder))
    document = tmp_path / "balance.md"
    document.write_text(
        "# Balance\n\nWords.\n\n<!-- lab heroes matchups -->\nold\n<!-- end -->\n\nMore words.\n"
        "<!-- lab others rungs -->\nstays\n<!-- end -->\n"
    )
    peerless("lab", "report", str(folder), "--document", str(document))
    text = document.read_text()
    assert "old" not in text
    assert re.search(r"\| \*\*Medusa\*\* \| \d+ \| \d+ \|\n", text)
    assert text.startswith("# Balance\n\nWords.\n")
    assert text.endswith("More words.\n<!-- lab others rungs -->\nstays\n<!-- end -->\n")
    document.write_text("<!-- lab heroes nothing -->\n<!-- end -->\n")
    said = refusal("lab", "report", str(folder), "--document", str(document))
    assert "heroes nothing: expected one of: heroes, matchups" in said


def test_each_hero_against_itself(tmp_path: Path) -> None:
    folder = tmp_path / "mirrors"
    said = peerless(*MATCHUPS, "--bots", "greedy", "random", "--mirror", "--folder", str(folder))
    assert "4 games, won by greedy against random" in said
    assert re.search(r"Medusa +2 games: [\d.]+% ", said)
    document = tmp_path / "mirrors.md"
    document.write_text("<!-- lab mirrors mirrors -->\n<!-- end -->\n")
    peerless("lab", "report", str(folder), "--document", str(document))
    assert re.search(r"\| Alice \| 2 \| [\d.]+ % \|", document.read_text())
    alone = tmp_path / "alone"
    peerless("lab", "matchups", "--heroes", "alice", "--battlefields", "soho", "--bots", "random",
             "--processes", "1", "--folder", str(alone))  # fmt: skip
    peerless("lab", "report", str(alone))
    assert "Who begins" in (alone / "report.html").read_text()


def test_a_ladder_with_ratings(tmp_path: Path) -> None:
    said = peerless(
        "lab", "ladder", "random", "greedy", "--games", "8", "--heroes", "alice", "medusa",
        "--battlefields", "soho", "--processes", "1", "--folder", str(tmp_path),
    )  # fmt: skip
    assert re.search(r"greedy against random: [\d.]+ of 8, ", said)
    assert "pairs of games: " in said
    rated = re.findall(r"^  (\w+) +[\d.]+ ± [\d.]+, 8 games$", said, re.M)
    assert rated == ["greedy", "random"]
    peerless("lab", "report", str(tmp_path))
    assert "Bots against each other" in (tmp_path / "report.html").read_text()


def test_adventures(tmp_path: Path) -> None:
    said = peerless(
        "lab", "adventures", "--villains", "mothman", "--heroes", "1", "--bots", "random",
        "--games", "3", "--processes", "1", "--folder", str(tmp_path),
    )  # fmt: skip
    assert re.search(r"Mothman, 1 hero, random: \d of 3, ", said)
    peerless("lab", "report", str(tmp_path))
    assert "Teams against villains" in (tmp_path / "report.html").read_text()


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (("matchups", "--heroes", "nobody"), 'unknown hero "nobody"'),
        (("matchups", "--battlefields", "moon"), 'unknown battlefield "moon"'),
        (("matchups", "--bots", "random", "greedy", "random"), "one bot or two, found 3"),
        (("matchups", "--mirror"), "--mirror: expected two bots that differ"),
        (("matchups", "--games", "0"), "--games 0: expected 1 or more"),
        (("matchups", "--processes", "0"), "--processes 0: expected 1 or more"),
        (("ladder", "greedy"), "expected two bots or more"),
        (("ladder", "greedy", "gready"), "did you mean greedy"),
        (("adventures", "--villains", "tarantula"), "expected one of: martian-invader, mothman"),
        (("adventures", "--heroes", "5"), "--heroes 5: expected 1 to 4"),
        (("report", "nowhere"), "no results there"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(call: tuple[str, ...], words: str) -> None:
    assert words in refusal("lab", *call)


def test_the_progress_bar_says_how_long_it_will_take() -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    terminal = Terminal()
    progress = Progress(terminal)
    progress(10, 40)
    progress(25, 40)
    bars = terminal.getvalue().split("\r")
    assert bars[1].startswith("[███████·")
    assert "25 of 40 games, " in bars[2]
    assert bars[2].endswith("left")
    progress.end()
    assert terminal.getvalue().endswith("\r")
    assert progress.line(25, 40, 30.0) == "25 of 40 games, 0.5 a second, 30 s left"


def test_a_file_gets_a_line_now_and_then() -> None:
    file = io.StringIO()
    progress = Progress(file, every=0.0)
    progress(0, 4)
    progress(2, 4)
    assert re.fullmatch(r"2 of 4 games, .* left\n", file.getvalue())
    file = io.StringIO()
    quiet = Progress(file)
    quiet(0, 4)
    quiet(2, 4)
    assert file.getvalue() == ""


def test_times_in_words() -> None:
    assert [in_words(seconds) for seconds in (5, 89, 3600, 7620)] == [
        "5 s", "1 min", "1 h 00 min", "2 h 07 min",
    ]  # fmt: skip
