"""Whether a text speaks again of cards that it has spoken of before."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields, is_dataclass

from peerless.text.tree import Noun, Other, Rest, Select, Text, That


def speaks_of_cards_again(text: Text) -> bool:
    """ "that card", "the rest", "another card" stand somewhere in it."""
    return _any_points_back(text)


def _any_points_back(parts: Iterable[object]) -> bool:
    return any(map(_points_back, parts))


def _points_back(part: object) -> bool:
    match part:
        case Rest() | That(Noun.CARD):
            return True
        case Select(noun=Noun.CARD, filters=filters) if Other() in filters:
            return True
        case tuple():
            return _any_points_back(part)
    if not is_dataclass(part):
        return False
    return _any_points_back(getattr(part, field.name) for field in fields(part))
