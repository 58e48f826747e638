"""The game in the terminal, in every language: what is said, asked and told; answers and commands
stay as they are."""

from __future__ import annotations

import io
import re
from itertools import chain, repeat

import pytest

from peerless.cli import main
from peerless.messages import message_languages, words
from peerless.terminal.adventure import play_adventure
from peerless.terminal.adventure_setup import AdventureWishes
from peerless.terminal.choosing import Quit
from peerless.terminal.match import play
from peerless.terminal.setup import Wishes
from peerless.terminal.speech import Speech

OTHERS = message_languages()[1:]
_ENGLISH = re.compile(r"\b(the|your|you|which|draws|moves|where|with|card|health|hand is)\b", re.I)
_SCRIPT = re.compile(r"^ *\d+  .*|^ *peerless .*|\([^)]*\)|[«„“][^»”“]*[»”“]", re.MULTILINE)
"""Answers, commands, and the English names of cards."""


def duel(language: str, answers: int) -> str:
    """What is said while the first answer is given again and again."""
    said: list[str] = []
    typed = chain(["?", "nonsense"], repeat("1", answers), ["hand", "discard", "zones", "quit"])
    wishes = Wishes(
        seed=4,
        mine=("medusa",),
        against=("king-arthur",),
        battlefield="sarpedon",
        bot="greedy",
        language=language,
    )

    def answer(question: str) -> str:
        said.append(question)
        return next(typed)

    with pytest.raises(Quit):
        play(wishes, said.append, answer)
    return "\n".join(said)


@pytest.mark.parametrize("language", OTHERS)
def test_a_duel_says_nothing_in_english(language: str) -> None:
    script = duel(language, 25)
    speech = Speech(language)
    assert speech("help") in script
    assert speech("not-possible", words="nonsense") in script
    assert words("log-game-began", language) in script
    found = [line for line in _SCRIPT.sub("", script).splitlines() if _ENGLISH.search(line)]
    assert not found


@pytest.mark.parametrize("language", OTHERS)
def test_an_adventure_is_explained(language: str) -> None:
    said: list[str] = []
    typed = chain(repeat("1", 12), ["threat", "rules", "quit"])
    wishes = AdventureWishes(
        seed=4,
        villain="mothman",
        mine=("medusa",),
        minions=("tarantula",),
        discoveries=("hunger",),
        bot="greedy",
        language=language,
    )
    with pytest.raises(Quit):
        play_adventure(wishes, said.append, lambda _: next(typed))
    script = "\n".join(said)
    speech = Speech(language)
    for id in ("help-adventure", "rules-round", "rules-cards", "rules-you-choose", "enemies"):
        assert speech(id) in script, id
    assert speech.name("Drawbridge") in script
    assert speech("discovery", name="Hunger", text="").strip() in script


def test_the_locale_chooses(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """But what is said on the command line comes first."""
    for variable in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    options = [
        "play",
        "--terminal",
        "--random",
        "--hero",
        "medusa",
        "--bot",
        "greedy",
        "--seed",
        "1",
    ]
    for locale, chosen, language in (
        ("fr_FR.UTF-8", [], "fr"),
        ("pl", [], "pl"),
        ("C.UTF-8", [], "en"),
        ("de_DE.UTF-8", [], "en"),
        ("fr_FR.UTF-8", ["--lang", "uk"], "uk"),
    ):
        monkeypatch.setenv("LANG", locale)
        monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
        assert main([*options, *chosen]) == 0
        assert Speech(language)("help").splitlines()[0] in capsys.readouterr().out
