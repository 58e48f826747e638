"""Heroes and cards in words."""

from __future__ import annotations

import textwrap

from peerless.content import heroes
from peerless.rules.pieces import Card, CardType, Hero
from peerless.terminal.screen import columns
from peerless.text.speaker import say


def describe_ability(hero: Hero) -> str:
    text = f"{hero.name}: {say(hero.ability, heroes.names_of(hero))}"
    return textwrap.fill(text, min(96, columns() - 1), subsequent_indent="  ")


def describe_card(hero: Hero, card: Card, copies: int = 1) -> str:
    """A card in two lines: what is printed around its text, and the text."""
    users = " or ".join(card.users) or "any fighter"
    value = "" if card.type is CardType.SCHEME else f" {card.value}"
    boost = "no boost" if card.boost is None else f"boost {card.boost}"
    times = f" x{copies}" if copies > 1 else ""
    head = f"  {card.name}{times}: {card.type.value}{value}, {users}, {boost}"
    text = say(card.text, heroes.names_of(hero))
    body = textwrap.indent(textwrap.fill(text, min(90, columns() - 7)), " " * 6)
    return f"{head}\n{body}" if text else head
