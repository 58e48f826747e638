"""Heroes, enemies and cards in words."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from peerless.rules.pieces import Card, CardType, Enemy, Force
from peerless.terminal.screen import columns
from peerless.terminal.speech import PLAIN, Speech
from peerless.text.settled import settled


def describe_ability(force: Force, players: int, speech: Speech = PLAIN) -> str:
    """What a hero can do, or how an enemy acts against so many."""
    if not isinstance(force, Enemy):
        ability = speech.text(force.ability, force)
        return _wrapped(speech("source", source=force.name, question=ability))
    head = speech(f"{_rank(force)}-head", name=force.name, n=force.move)
    return "\n".join([head, *(_wrapped(f"  {line}") for line in _texts_of(force, players, speech))])


def rank(enemy: Enemy, speech: Speech) -> str:
    return speech(f"rank-{_rank(enemy)}")


def _rank(enemy: Enemy) -> str:
    return "villain" if enemy.is_villain else "minion"


def _texts_of(enemy: Enemy, players: int, speech: Speech) -> Iterator[str]:
    """What is said on its initiative cards and its tokens, and its objective."""
    if enemy.objective:
        yield speech.text(enemy.objective, enemy)
    for card in enemy.initiative:
        if card.players <= players:
            text = speech.text(settled(card.text, players), enemy)
            if card.waiting:
                yield speech("initiative-waits", card=card.name, n=card.waiting, text=text)
            else:
                yield speech("initiative", card=card.name, text=text)
    for kind in enemy.tokens:
        text = speech.text(kind.text, enemy)
        yield speech("tokens", n=kind.count, token=kind.name, text=text)


def _wrapped(text: str) -> str:
    indent = " " * (len(text) - len(text.lstrip()) + 2)
    return textwrap.fill(text, min(96, columns() - 1), subsequent_indent=indent)


def describe_card(force: Force, card: Card, copies: int = 1, speech: Speech = PLAIN) -> str:
    """A card in a few lines: what is printed around its text, and the text."""
    times = f" x{copies}" if copies > 1 else ""
    boost = speech("no-boost") if card.boost is None else speech("boost", n=card.boost)
    printed = f"{_numbers(card, speech)}, {boost}"
    head = f"  {speech('source', source=speech.title(card.name) + times, question=printed)}"
    lines = _card_texts(force, card, speech)
    texts = [textwrap.fill(line, min(90, columns() - 7)) for line in lines]
    return "\n".join([head, *(textwrap.indent(text, " " * 6) for text in texts)])


def _numbers(card: Card, speech: Speech) -> str:
    """Type, value and users; an enemy's card has two values instead (A.H1)."""
    if card.defense is not None:
        return speech("values", attack=str(card.value), defense=card.defense)
    value = "" if card.type is CardType.SCHEME else f" {card.value}"
    users = speech.any_of(card.users) if card.users else speech("any-fighter")
    return f"{speech(f'type-{card.type.value}')}{value}, {users}"


def _card_texts(force: Force, card: Card, speech: Speech) -> Iterator[str]:
    """What it says in any case, and what only when it attacks or defends (A.H2)."""
    if card.text:
        yield speech.text(card.text, force)
    if card.attack_text:
        yield speech("only-in-attack", text=speech.text(card.attack_text, force))
    if card.defense_text:
        yield speech("only-in-defense", text=speech.text(card.defense_text, force))
    if card.deception:
        yield speech("reshuffle")  # A.H4
