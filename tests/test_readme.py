"""What the README shows is true: its example runs, and its hero is the one in the box."""

from __future__ import annotations

import io
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from peerless.cli import main

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
HEROES = ROOT / "src" / "peerless" / "content" / "heroes"


def blocks(language: str) -> list[str]:
    """The fenced blocks of the README in that language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)


def test_the_python_example_runs() -> None:
    (example,) = blocks("python")
    assert len(example.splitlines()) == 10
    # On its own, as a reader would run it: nothing that a test has imported helps it.
    run = subprocess.run(
        [sys.executable, "-c", example], capture_output=True, text=True, timeout=60
    )
    assert run.returncode == 0, run.stderr
    assert "attack" in run.stdout  # the record of a game in which something happened


def test_the_hero_shown_is_the_hero_in_the_box() -> None:
    (shown,) = blocks("toml")
    hero = tomllib.loads(shown)
    file = (HEROES / f"{hero['id']}.toml").read_text(encoding="utf-8")
    assert file.startswith(shown)


COMMANDS = [
    shlex.split(line, comments=True)[1:]
    for block in blocks("sh")
    for line in block.splitlines()
    if line.split()[1] in ("play", "sim")
]


def test_every_mode_is_shown() -> None:
    for command in ("play", "sim"):
        shown = {mode for words in COMMANDS if words[0] == command for mode in words}
        assert {"team", "free-for-all"} <= shown
    assert any("--adventure" in words for words in COMMANDS if words[0] == "play")


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_the_commands_work(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With few games, and with a person who types nothing and leaves."""
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert main([*words, "--games", "2"] if words[0] == "sim" else words) == 0
    told = capsys.readouterr()
    assert told.err == ""
    if words[0] == "sim":
        assert "won" in told.out or '"wins"' in told.out
    else:
        assert re.search(r" hero\? |Battlefield\? |Villain\? |draws", told.out)


def test_the_links_lead_somewhere() -> None:
    targets = re.findall(r"\]\((?!https?:)([^)#]+)", README)
    assert targets
    missing = [target for target in targets if not (ROOT / target).exists()]
    assert missing == []
