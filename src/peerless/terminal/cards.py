"""Heroes, enemies and cards in words."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from peerless.content.names import names_of
from peerless.rules.pieces import Card, CardType, Enemy, Force
from peerless.terminal.screen import columns
from peerless.text.settled import settled
from peerless.text.speaker import say

_RESHUFFLE = "When it is discarded, the discard pile is shuffled back into the deck."  # A.H4


def describe_ability(force: Force, players: int) -> str:
    """What a hero can do, or how an enemy acts against so many."""
    if not isinstance(force, Enemy):
        return _wrapped(f"{force.name}: {say(force.ability, names_of(force))}")
    head = f"{force.name}, a {rank(force)}, move {force.move}"
    return "\n".join([head, *(_wrapped(f"  {line}") for line in _texts_of(force, players))])


def rank(enemy: Enemy) -> str:
    return "villain" if enemy.is_villain else "minion"


def _texts_of(enemy: Enemy, players: int) -> Iterator[str]:
    """What is said on its initiative cards and its tokens, and its objective."""
    names = names_of(enemy)
    if enemy.objective:
        yield say(enemy.objective, names)
    for card in enemy.initiative:
        if card.players <= players:
            waits = f" ({card.waiting} wait until an effect adds them)" if card.waiting else ""
            yield f"Initiative card {card.name}{waits}: {say(settled(card.text, players), names)}"
    for kind in enemy.tokens:
        yield f"{kind.count} {kind.name} tokens: {say(kind.text, names)}"


def _wrapped(text: str) -> str:
    indent = " " * (len(text) - len(text.lstrip()) + 2)
    return textwrap.fill(text, min(96, columns() - 1), subsequent_indent=indent)


def describe_card(force: Force, card: Card, copies: int = 1) -> str:
    """A card in a few lines: what is printed around its text, and the text."""
    times = f" x{copies}" if copies > 1 else ""
    boost = "no boost" if card.boost is None else f"boost {card.boost}"
    head = f"  {card.name}{times}: {_numbers(card)}, {boost}"
    texts = [textwrap.fill(line, min(90, columns() - 7)) for line in _card_texts(force, card)]
    return "\n".join([head, *(textwrap.indent(text, " " * 6) for text in texts)])


def _numbers(card: Card) -> str:
    """Type, value and users; an enemy's card has two values instead (A.H1)."""
    if card.defense is not None:
        return f"attack {card.value}, defense {card.defense}"
    value = "" if card.type is CardType.SCHEME else f" {card.value}"
    return f"{card.type.value}{value}, {' or '.join(card.users) or 'any fighter'}"


def _card_texts(force: Force, card: Card) -> Iterator[str]:
    """What it says in any case, and what only when it attacks or defends (A.H2)."""
    names = names_of(force)
    if card.text:
        yield say(card.text, names)
    if card.attack_text:
        yield f"(only in attack) {say(card.attack_text, names)}"
    if card.defense_text:
        yield f"(only in defense) {say(card.defense_text, names)}"
    if card.deception:
        yield _RESHUFFLE
