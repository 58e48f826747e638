"""Every text of a piece, and what it stands on."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple, assert_never

from peerless.content.kinds import Piece
from peerless.rules.pieces import Battlefield, Card, Discovery, Enemy, Force, Hero
from peerless.text.tree import Text


class Part(Enum):
    """Of a card: an enemy's may have texts for one half of it alone (A.H2)."""

    WHOLE = "whole"
    ATTACK = "attack"
    DEFENSE = "defense"


class Titled(NamedTuple):
    """A text and its title; a card may have none."""

    title: str
    text: Text
    part: Part = Part.WHOLE
    slot: int = 0  # of a board: which destroyed bridge the text is for, from 1


def texts_of(piece: Piece) -> Iterator[Titled]:
    """The texts of a hero, an enemy, a battlefield or a discovery, in the order of its file."""
    match piece:
        case Hero():
            yield Titled(piece.name, piece.ability)
            yield from _of_force(piece)
        case Enemy():
            yield Titled(piece.name, piece.objective)
            yield from (Titled(card.name, card.text) for card in piece.initiative)
            yield from _of_force(piece)
        case Battlefield():
            if piece.adventure is not None:
                yield from (Titled(bridge.name, bridge.text) for bridge in piece.adventure.bridges)
                for number, slot in enumerate(piece.adventure.slots, 1):
                    yield from (Titled(f"slot {number}", text, slot=number) for text in slot)
        case Discovery():
            yield Titled(piece.name, piece.text)
        case _:
            assert_never(piece)


def origin_of(piece: Piece) -> str:
    """Where its facts come from, if that must be said."""
    match piece:
        case Enemy() | Discovery():
            return piece.origin
        case Battlefield():
            return piece.adventure.origin if piece.adventure is not None else ""
        case Hero():
            return ""
        case _:
            assert_never(piece)


def _of_force(force: Force) -> Iterator[Titled]:
    yield from (Titled(token.name, token.text) for token in force.tokens if token.text)
    for card in force.cards:
        yield from _of_card(card)


def _of_card(card: Card) -> Iterator[Titled]:
    if card.text or not (card.attack_text or card.defense_text):
        yield Titled(card.name, card.text)
    if card.attack_text:
        yield Titled(card.name, card.attack_text, Part.ATTACK)
    if card.defense_text:
        yield Titled(card.name, card.defense_text, Part.DEFENSE)
