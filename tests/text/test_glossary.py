"""The words of cards are those of the published editions: each language's lexicon beside
docs/rules/glossary.md."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from peerless.content.words import load_words
from peerless.text.cased.language import CasedLanguage
from peerless.text.cased.lexicon import Lexicon
from peerless.text.declension import Case
from peerless.text.speaker import LANGUAGES
from peerless.text.tree import Timing

OTHERS = ["fr", "ru", "uk", "bg", "pl"]  # the columns after the English one
GLOSSARY = Path(__file__).parents[2] / "docs" / "rules" / "glossary.md"

NOUNS = {
    "fighter": "fighter", "hero": "hero", "sidekick": "sidekick", "opponent": "opponent",
    "player": "player", "enemy": "enemy", "villain": "villain", "minion": "minion",
    "space": "space", "start space": "start_space", "card": "card", "token": "token",
    "zone": "zone", "hand": "hand", "deck": "deck", "discard pile": "discard_pile",
    "damage": "damage", "health": "health", "value": "value", "boost value": "boost_value",
    "move value": "move_value", "attack card": "attack_card", "defense card": "defense_card",
    "action": "action",
}  # fmt: skip
VERBS = {
    "to move": "move", "to place": "place", "to draw": "draw", "to discard": "discard",
    "to reveal": "reveal", "to look at, look through": "look", "to shuffle": "shuffle",
    "to choose": "choose", "to ignore": "ignore", "cancel effects": "cancel",
    "boost (verb)": "boost", "to deal damage": "deal", "to shuffle into": "shuffle_in",
    "to remove from the battlefield": "remove", "to recover health": "recover",
}  # fmt: skip


def glossary() -> dict[str, dict[str, str]]:
    """What each edition says for an English term; a dash where it says nothing."""
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in GLOSSARY.read_text(encoding="utf-8").splitlines()
        if line.startswith("|") and line.count("|") == 7
    ]
    return {english: dict(zip(OTHERS, cells, strict=True)) for english, *cells in rows}


def words_in(cell: str) -> list[str]:
    """The choices in a cell, each without its notes."""
    plain = re.sub(r"\([^)]*\)|\*", "", cell).replace("'", "’")
    return [choice.strip() for choice in re.split(r"[/;]", plain) if choice.strip()]


def lexicon(language: str) -> Lexicon:
    spoken = LANGUAGES[language]
    assert issubclass(spoken, CasedLanguage)
    return spoken.lexicon


@pytest.mark.parametrize("language", OTHERS)
def test_nouns_are_those_of_the_edition(language: str) -> None:
    table, nouns = glossary(), lexicon(language).nouns
    for term, field in NOUNS.items():
        printed = words_in(table[term][language])
        if "–" in printed:
            continue
        noun = getattr(nouns, field)
        said = {noun.form(Case.NOMINATIVE), *(noun.many[:1] if noun.many else ())}
        assert said & set(printed), (term, said, printed)


@pytest.mark.parametrize("language", OTHERS)
def test_verbs_are_those_of_the_edition(language: str) -> None:
    """A book may print another form or aspect of the verb: its beginning is the same."""
    table, verbs = glossary(), lexicon(language).verbs
    for term, field in VERBS.items():
        printed = words_in(table[term][language])
        if "–" in printed:
            continue
        verb = getattr(verbs, field)
        said = [verb.order, verb.infinitive, verb.does]
        begins = {word[:4].casefold() for word in said if word}
        first = {choice.split()[0][:4].casefold() for choice in printed}
        assert begins & first, (term, said, printed)


@pytest.mark.parametrize("language", OTHERS)
def test_timing_words_are_printed_so(language: str) -> None:
    """In capitals, where the edition has them."""
    table, patterns = glossary(), lexicon(language).patterns
    timings = {
        "IMMEDIATELY": Timing.IMMEDIATELY,
        "DURING COMBAT": Timing.DURING,
        "AFTER COMBAT": Timing.AFTER,
    }
    for term, timing in timings.items():
        printed = words_in(table[term][language])[0]
        if printed != "–":
            assert patterns.headings[timing].rstrip(":\u00a0") == printed, (term, printed)


@pytest.mark.parametrize("language", OTHERS)
def test_published_names_are_used(language: str) -> None:
    """Of cards, and of the fighters that share a row with their hero."""
    words, table = load_words(language), glossary()
    called = {name: noun.form(Case.NOMINATIVE) for (_, name), noun in words.names.items()}
    called |= words.cards
    found = 0
    for english, cells in table.items():
        names = english.split(", ")
        printed = [choice.split(", ") for choice in words_in(cells[language])]
        if printed == [["–"]] or not all(name in called for name in names):
            continue
        for number, name in enumerate(names):
            choices = {_bare(choice[number]) for choice in printed if number < len(choice)}
            assert not choices or _bare(called[name]) in choices, (english, called[name], choices)
            found += len(choices)
    assert found > 3


def _bare(name: str) -> str:
    """Without an article, which a table of names may leave out."""
    return re.sub(r"^(le |la |les |l’)", "", name.casefold())
