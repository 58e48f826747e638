"""The game in the terminal, in every language: what is said, asked and told; answers and commands
stay as they are."""

from __future__ import annotations

import io
import re
from itertools import chain, repeat

import pytest

from peerless.cli import main
from peerless.content.library import BOX
from peerless.content.spoken import name_within
from peerless.game import Game
from peerless.messages import ENGLISH, has_message, message_languages, words
from peerless.terminal.adventure import play_adventure
from peerless.terminal.adventure_setup import AdventureWishes
from peerless.terminal.choosing import Quit
from peerless.terminal.endings import result_in_words
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


@pytest.mark.parametrize("language", OTHERS)
def test_zones_go_by_their_colours(language: str) -> None:
    """In the list of zones and where a fighter stands."""
    lines = duel(language, 12).splitlines()
    speech = Speech(language)
    zones = BOX.battlefields.load("sarpedon").zones
    for zone in zones:
        assert [line for line in lines if line.startswith(f"  {speech.zone(zone)} ")], zone
        named = re.compile(rf"(?<![\w-]){zone}(?![\w-])")
        said = [line for line in lines if named.search(line)]
        assert not said or speech.zone(zone) == zone, said
    stand = [line for line in lines if line.startswith("  [Me]")]
    places = [speech.zone(zone) for zone in zones]
    assert any(place in stand[-1] for place in places), stand[-1]


@pytest.mark.parametrize("language", [ENGLISH, *OTHERS])
def test_every_zone_of_the_box_has_a_word(language: str) -> None:
    boards = map(BOX.battlefields.load, BOX.battlefields.ids())
    zones = {zone for board in boards for zone in board.zones}
    assert not [zone for zone in zones if not has_message(f"terminal-zone-{zone}", language)]
    assert Speech(language).zone("my own zone") == "my own zone"


@pytest.mark.parametrize("language", OTHERS)
def test_the_end_and_where_cards_come_from_are_told(language: str) -> None:
    assert duel(language, 2).rstrip().endswith(f"{words('terminal-result-unfinished', language)}.")
    said: list[str] = []
    wishes = AdventureWishes(
        seed=4, villain="mothman", mine=("medusa",), random=True, bot="greedy", language=language
    )
    typed = iter(["threat", "quit"])
    with pytest.raises(Quit):
        play_adventure(wishes, said.append, lambda _: next(typed))
    origin = BOX.enemies.load("mothman").origin
    note = name_within(origin, language)
    assert note != origin
    assert len([line for line in said if note in line]) == 2  # at the beginning, and for "threat"
    assert origin not in "\n".join(said)


_TYPED = re.compile(
    r"^ *\d+  .*|^ *peerless .*|\((?:\d+ )?[A-Z][^)]*\)|\b[a-z]{3}\d\d\b|[\[<(]..[\]>)]|Enter|FILE"
    r"|NAME|peerless replay"
    r"|\b(?:save|board|hand|discard|zones|deck|log|quit|threat|rules|boost|none|maneuver|done)\b",
    re.MULTILINE,
)
"""Answers and commands, the English names of cards, spaces, and signs of the board."""


@pytest.mark.parametrize("language", ["ru", "uk", "bg"])
def test_nothing_is_said_in_latin_letters(language: str) -> None:
    """Where another script is written, English shows by its letters: in games of heroes with
    tokens, forms and counters, and of enemies, with everything that can be looked at."""
    looks = ["?", "deck", "nonsense", "hand", "discard", "zones", "log"]

    def letters(said: list[str]) -> list[str]:
        plain = _TYPED.sub("", "\n".join(said)).replace("nonsense", "")
        return [line for line in plain.splitlines() if re.search("[A-Za-z]{3}", line)]

    for mine, other, board in (
        ("alice", "invisible-man", "soho"),
        ("nikola-tesla", "jekyll-and-hyde", "sherwood-forest"),
    ):
        said: list[str] = []
        typed = chain(repeat("1", 30), looks, ["quit"])
        wishes = Wishes(
            seed=3,
            mine=(mine,),
            against=(other,),
            battlefield=board,
            bot="random",
            language=language,
        )
        with pytest.raises(Quit):
            play(wishes, said.append, lambda _, typed=typed: next(typed))  # type: ignore[misc]
        assert not letters(said)
    for villain in ("mothman", "martian-invader"):
        told: list[str] = []
        answers = chain(repeat("1", 20), looks, ["threat", "rules", "quit"])
        quest = AdventureWishes(
            seed=3,
            villain=villain,
            mine=("medusa",),
            minions=("the-blob",),
            discoveries=("hunger",),
            bot="random",
            language=language,
        )
        with pytest.raises(Quit):
            play_adventure(quest, told.append, lambda _, a=answers: next(a))  # type: ignore[misc]
        assert not letters(told)


def test_what_was_typed_is_said_back_as_it_is() -> None:
    """Even where the box has a name like it."""
    said: list[str] = []
    typed = iter(["fog", "quit"])
    wishes = Wishes(
        seed=3,
        mine=("alice",),
        against=("invisible-man",),
        battlefield="soho",
        bot="random",
        language="ru",
    )
    with pytest.raises(Quit):
        play(wishes, said.append, lambda _: next(typed))
    assert any(line.startswith("«fog» сейчас невозможно.") for line in said)


@pytest.mark.parametrize("language", message_languages())
def test_a_result_is_told(language: str) -> None:
    """Won by one, by the heroes or the villain, drawn, or not over yet."""
    duel = Game.new("soho", ["alice", "medusa"], seed=1)
    assert result_in_words(duel, language) == words("terminal-result-unfinished", language)
    duel.give_up(0)
    won = words("terminal-result-won", language, names=["Medusa"])
    assert result_in_words(duel, language) == won
    assert language != ENGLISH or won == duel.result == "Medusa won"
    duel.state.winners = (0, 1)
    assert result_in_words(duel, language) == words("terminal-result-draw", language)
    quest = Game.adventure("mothman", ["alice"], seed=1)
    quest.state.winners = (0,)
    heroes = result_in_words(quest, language)
    assert heroes == words("terminal-result-heroes-won", language)
    assert language != ENGLISH or heroes == quest.result
    quest.state.winners = (quest.setting.villain,)
    villain = result_in_words(quest, language)
    assert villain == words("terminal-result-won", language, names=["Mothman"])
    assert language != ENGLISH or villain == quest.result


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
