"""A text as it reads in a game of so many players: what is said of other numbers is left out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from peerless.text.tree import (
    Clause,
    Compare,
    Condition,
    Effect,
    If,
    Number,
    PlayerCount,
    Relation,
    Text,
)


def settled(text: Text, players: int) -> Text:
    parts = [
        replace(part, effects=tuple(_settled(part.effects, players)))
        if isinstance(part, Clause)
        else part
        for part in text
    ]
    return tuple(part for part in parts if not isinstance(part, Clause) or part.effects)


def _settled(effects: tuple[Effect, ...], players: int) -> Iterator[Effect]:
    for effect in effects:
        holds = _holds(effect.condition, players) if isinstance(effect, If) else None
        if not isinstance(effect, If) or holds is None:
            yield effect
        else:
            yield from _settled(effect.then if holds else effect.otherwise, players)


def _holds(condition: Condition, players: int) -> bool | None:
    """None if it is not about the number of players alone."""
    match condition:
        case Compare(PlayerCount(), relation, Number(n)):
            return {
                Relation.EQUAL: players == n,
                Relation.LESS: players < n,
                Relation.GREATER: players > n,
                Relation.AT_MOST: players <= n,
                Relation.AT_LEAST: players >= n,
            }[relation]
    return None
