"""Kinds of nodes that no card of the box has, in every language, word for word: a hero that
somebody writes may be the first to have them."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path

import pytest
from tests.box import PIECES

from peerless.content.library import BOX
from peerless.content.names import names_of
from peerless.content.titles import texts_of
from peerless.text import tree
from peerless.text.reader import read
from peerless.text.speaker import LANGUAGES, say

FILE = Path(__file__).with_name("rare_words.toml")
SENTENCES: list[dict[str, str]] = tomllib.loads(FILE.read_text(encoding="utf-8"))["sentence"]
RARE = ("AnyOf", "IsInZone", "RemoveTokens", "WhenDamaged", "WhenDecided", "WhenDiscarding")


def nodes_of(part: object) -> Iterator[type[object]]:
    if isinstance(part, tuple):
        for each in part:
            yield from nodes_of(each)
    elif is_dataclass(part):
        yield type(part)
        for field in fields(part):
            yield from nodes_of(getattr(part, field.name))


@pytest.mark.parametrize("sentence", SENTENCES, ids=lambda sentence: sentence["en"])
def test_a_rare_node_is_said_in_every_language(sentence: dict[str, str]) -> None:
    piece = BOX.heroes.load(sentence["hero"])
    text = read(sentence["en"], names_of(piece))
    assert sentence["node"] in {node.__name__ for node in nodes_of(text)}
    said = {language: say(text, names_of(piece, language), language) for language in LANGUAGES}
    assert said == {language: sentence[language] for language in LANGUAGES}


def test_these_are_the_rare_ones() -> None:
    """What the box has by now is read in docs/cards; so every kind of node has been read somewhere,
    in every language."""
    nodes = {node for piece in PIECES for each in texts_of(piece) for node in nodes_of(each.text)}
    common = {node.__name__ for node in nodes}
    assert {sentence["node"] for sentence in SENTENCES} == set(RARE)
    assert not common & set(RARE)
    kinds = {kind.__name__ for kind in vars(tree).values() if isinstance(kind, type)}
    assert common | set(RARE) == {kind for kind in kinds if is_dataclass(getattr(tree, kind, None))}
