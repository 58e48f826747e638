"""Every text in the box is rules English, and comes back from its tree word for word; and it can be
said in every language, with words for every name."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.box import PIECES

from peerless.commands.cards import page_of
from peerless.content.kinds import Piece
from peerless.content.library import BOX
from peerless.content.names import names_of
from peerless.content.titles import texts_of
from peerless.content.words import load_words
from peerless.rules.pieces import Battlefield
from peerless.text import tree as t
from peerless.text.names import all_names
from peerless.text.speaker import LANGUAGES, say

TEXTS = ("ability", "objective", "text", "attack_text", "defense_text", "effects")

every_piece = pytest.mark.parametrize("piece", PIECES, ids=lambda piece: piece.id)


def written(part: Any) -> Iterator[str]:
    """The texts in the data of a file."""
    match part:
        case dict():
            for key, value in part.items():
                if key in TEXTS:
                    yield from [value] if isinstance(value, str) else value
                else:
                    yield from written(value)
        case list():
            for value in part:
                yield from written(value)


@every_piece
def test_every_text_is_said_as_it_is_written(piece: Piece) -> None:
    names = names_of(piece)
    data = tomllib.loads(BOX.shelf_of(piece).text(piece.id))
    said = [say(titled.text, names) for titled in texts_of(piece) if titled.text]
    assert sorted(said) == sorted(" ".join(text.split()) for text in written(data))


OTHERS = [language for language in LANGUAGES if language != "en"]
in_every_language = pytest.mark.parametrize("language", OTHERS)


def test_six_languages_are_spoken() -> None:
    assert set(LANGUAGES) == {"en", "fr", "ru", "uk", "bg", "pl"}


@in_every_language
def test_every_name_has_its_words(language: str) -> None:
    for piece in PIECES:
        names = names_of(piece, language)
        # The singular of a counter and the plural of a fighter are forms of the same word.
        english = {meant for _, _, meant in all_names(replace(names, cards=(), waiting=()))}
        assert english == set(names.forms), piece.id


@in_every_language
def test_every_card_and_battlefield_has_its_title(language: str) -> None:
    words = load_words(language)
    assert {owner for owner, _ in words.names} <= {piece.id for piece in PIECES}
    assert set(words.cards) == {
        text.title
        for piece in PIECES
        for text in texts_of(piece)
        if not text.title.startswith("slot ") and text.title not in names_of(piece, language).forms
    }
    assert len(set(words.cards.values())) == len(words.cards)  # two names never become one
    boards = {piece.name for piece in PIECES if isinstance(piece, Battlefield)}
    assert set(words.battlefields) == boards
    assert len(set(words.battlefields.values())) == len(boards)


@in_every_language
def test_every_text_can_be_said_with_its_own_words(language: str) -> None:
    opening = LANGUAGES[language].lexicon.patterns.quoted[0]  # type: ignore[attr-defined]
    for piece in PIECES:
        names = names_of(piece, language)
        for titled in texts_of(piece):
            words = say(titled.text, names, language)
            for title in names.titles.values():
                words = words.replace(title, "")
            # A name in quotes has no word of its own; a title has left its quotes empty.
            assert not re.search(rf"{opening}\s*\w", words), words


@in_every_language
def test_different_texts_stay_different(language: str) -> None:
    """Whole, and clause by clause."""
    meant: dict[str, t.Text] = {}
    for piece in PIECES:
        names = names_of(piece, language)
        for titled in texts_of(piece):
            for text in (titled.text, *((clause,) for clause in titled.text)):
                words = say(text, names, language)
                assert meant.setdefault(words, text) == text, words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_of_cards_are_fresh(language: str) -> None:
    page = Path(__file__).parents[2] / "docs" / "cards" / f"{language}.md"
    assert page.read_text(encoding="utf-8") == page_of(BOX, language), "run make cards"
