"""Every text in the box is rules English, and comes back from its tree word for word; and it can be
said in Polish, with words for every name."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from tests.box import PIECES

from peerless.content.kinds import Piece
from peerless.content.library import BOX
from peerless.content.names import names_of
from peerless.content.titles import texts_of
from peerless.text import tree as t
from peerless.text.names import all_names
from peerless.text.speaker import say

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


@every_piece
def test_every_name_has_its_polish_words(piece: Piece) -> None:
    names = names_of(piece, "pl")
    # The singular of a counter and the plural of a fighter are forms of the same word.
    english = {meant for _, _, meant in all_names(replace(names, cards=(), waiting=()))}
    assert english == set(names.forms)


@every_piece
def test_every_text_can_be_said_in_polish(piece: Piece) -> None:
    names = names_of(piece, "pl")
    titles = [f"„{title}”" for title in names.titles.values()]
    for titled in texts_of(piece):
        words = say(titled.text, names, "pl")
        for title in titles:
            words = words.replace(title, "")
        assert "„" not in words  # a name in quotes has no word of its own


def test_different_texts_stay_different_in_polish() -> None:
    meant: dict[str, t.Text] = {}
    for piece in PIECES:
        names = names_of(piece, "pl")
        for titled in texts_of(piece):
            words = say(titled.text, names, "pl")
            assert meant.setdefault(words, titled.text) == titled.text, words
