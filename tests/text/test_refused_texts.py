"""What rules English cannot say, and what is said to whoever tries.

Each text in refused_texts.txt is well formed and could once be read; what it says could not happen
where it stands, or nobody could tell what it means. Above the texts stands the message: the word at
which they go wrong, why, and what could stand there instead.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from peerless.text.checks import TextKind
from peerless.text.names import Names
from peerless.text.reader import NotUnderstood, read

NAMES = Names(
    fighters={"Warlock": "Warlocks", "Imp": "Imps", "Hound": "Hounds"},
    several=frozenset({"Imp"}),
    values={"mood": ("calm", "wild"), "season": ("spring", "summer", "autumn")},
    counters={"sparks": "spark"},
    limits={"sparks": 3},
    tokens=("rune", "ash"),
    tags=("Saga",),
    cards=("Gift",),
)
ENEMY = Names(
    fighters={"Ogre": "Ogres", "Rat": "Rats"},
    several=frozenset({"Rat"}),
    values={"mood": ("calm", "wild")},
    counters={"sparks": "spark"},
    tokens=("slime",),
    cards=("Gift",),
    adventure=True,
    sites={"gate": "gates"},
    numbers=(1, 2, 3, 4),
    markers={"curse": "curses"},
    symbols=("moon",),
    waiting=("Ogre Awakes",),
)


def refused() -> list[tuple[str, str, str]]:
    """Kind, text and message of each."""
    table = []
    message = ""
    for line in Path(__file__).with_name("refused_texts.txt").read_text("utf-8").splitlines():
        if line.startswith(" "):
            kind, _, text = line.strip().partition(": ")
            table.append((kind, text, message))
        else:
            message = line
    return table


def read_on(kind: str, text: str) -> None:
    """As a text of a hero, or as one of an enemy, a board or a discovery."""
    on = TextKind[kind.upper().removeprefix("SLIME_")]
    read(text, ENEMY if on.is_adventure or kind == "slime_token" else NAMES, on)


def test_there_are_many() -> None:
    assert len(refused()) > 80


@pytest.mark.parametrize(("kind", "text", "message"), refused())
def test_refused(kind: str, text: str, message: str) -> None:
    with pytest.raises(NotUnderstood) as refusal:
        read_on(kind, text)
    assert str(refusal.value) == message


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("scheme", "Choose a fighter. Deal 3 damage to that fighter."),
        ("scheme", "Deal 1 damage to each opposing fighter. Move each of those fighters 1 space."),
        ("scheme", "Choose an Imp. Swap Warlock and that fighter."),
        ("ability", "At the start of your turn: Move your hero up to 1 space."),
        ("ability", "When you attack: Boost this attack face down until its effects are canceled."),
        ("ability", "The effects on your Saga cards cannot be canceled."),
        ("attack", "After combat: If you won the combat, draw 1 card."),
        ("attack", "During combat: Reveal your opponent's card."),
        ("versatile", "After combat: End your turn."),
        ("scheme", "Reveal your opponent's hand. Discard 1 of those cards."),
        ("scheme", "Discard 1 random card in your opponent's hand."),
        ("scheme", "Look at your opponent's hand. Put those cards on top of your opponent's deck."),
        ("scheme", "Choose your season."),
        ("scheme", "Choose a rune token. Remove another rune token from the battlefield."),
        ("scheme", "Return a defeated Imp to any space."),
        ("scheme", "Put the top card of your opponent's deck into your opponent's hand."),
    ],
)
def test_what_is_offered_instead_can_be_said(kind: str, text: str) -> None:
    read_on(kind, text)
