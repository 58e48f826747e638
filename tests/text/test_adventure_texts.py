"""The texts of the cooperative game: of enemies, boards and discoveries."""

from __future__ import annotations

import re

import pytest

from peerless.text.checks import TextKind
from peerless.text.grammar import parser
from peerless.text.names import Names
from peerless.text.reader import NotUnderstood, read
from peerless.text.refusal import OF_ADVENTURES
from peerless.text.speaker import say

BRIDGES = Names(
    fighters={"Mothman": "Mothmen"},
    adventure=True,
    sites={"bridge": "bridges"},
    numbers=(1, 2, 3, 4),
    markers={"doom token": "doom tokens"},
)
FARMS = Names(
    fighters={"Martian Invader": "Martian Invaders"},
    adventure=True,
    sites={"farm": "farms"},
    numbers=(1, 2, 3, 4, 5, 6, 7, 8),
    markers={"alien": "aliens"},
    symbols=("ray", "shield", "tractor", "brain"),
)
MINION = Names(
    fighters={"The Blob": "Blobs", "Skunk Ape": "Skunk Apes", "Loveland Frog": "Loveland Frogs"},
    tokens=("acid", "web"),
    adventure=True,
    waiting=("Strange Pheromones", "Loveland Frog Strikes Back"),
)

TEXTS = [
    (BRIDGES, TextKind.ENEMY_CARD, text)
    for text in (
        "After combat: Deal 1 damage to each opposing fighter adjacent to Mothman. "
        "If damage was dealt, place 1 doom token on the lowest bridge.",
        "Immediately: Cancel all effects on your opponent's card.",
        "After combat: Place 1 doom token on the lowest bridge, or 2 instead if you won the "
        "combat.",
        "After combat: Place Mothman in the nearest empty starting space.",
        "During combat: Add the threat level to this card's value.",
        "After combat: Place doom tokens equal to the combat damage dealt on the lowest bridge.",
        "After combat: Place 1 doom token on each bridge adjacent to the opposing fighter.",
    )
]
TEXTS += [
    (BRIDGES, TextKind.INITIATIVE, "Right now: Mothman takes a turn. End of round: Advance the "
     "threat 1 space, plus 1 for each doom token on the lowest bridge."),
    (BRIDGES, TextKind.OBJECTIVE, "Objective: Destroy the lowest bridge."),
]  # fmt: skip
TEXTS += [
    (BRIDGES, TextKind.SLOT, text)
    for text in (
        "Each player discards 1 card.",
        "If the number of players is 2 or less, place 2 doom tokens on the lowest bridge.",
        "If the number of players is 3, place 1 doom token on the lowest bridge.",
        "Deal 1 damage to each opposing hero.",
    )
]
TEXTS += [
    (BRIDGES, TextKind.BRIDGE, text)
    for text in (
        "You may choose a player. That player draws up to a hand of 4 cards.",
        "You may choose a fighter. That fighter recovers 3 health.",
        "You may move a fighter up to 3 spaces.",
        "You may choose an enemy. Look at the top 2 cards of your opponent's deck. "
        "Discard 1 of those cards. Put the rest on top of your opponent's deck in any order.",
    )
]
TEXTS += [
    (FARMS, TextKind.ENEMY_CARD, text)
    for text in (
        "During combat: If the ray token is face up, add 2 to this card's value. "
        "After combat: Place 1 alien on each farm adjacent to Martian Invader.",
        "During combat: If the shield token is not face up, add 2 to this card's value.",
        "After combat: If you won the combat, place 1 alien on the farm with the fewest aliens. "
        "If the tractor token is face up, your opponent discards 1 random card.",
        "Immediately: If the brain token is face up, cancel all effects on your opponent's card. "
        "After combat: If you won the combat, advance the threat 1 space.",
        "During combat: Add 1 to this card's value for every 2 aliens on a farm.",
        "During combat: If there are 4 or more empty farms, add 1 to this card's value.",
        "After combat: Place 1 alien on the lowest empty farm. Place 1 alien on the lowest farm "
        "with an alien. Place 2 aliens on farm 3.",
        "After combat: Place 1 alien on the farm adjacent to Martian Invader with the fewest "
        "aliens.",
    )
]
TEXTS += [
    (FARMS, TextKind.INITIATIVE, text)
    for text in (
        "Right now: Martian Invader takes a turn. End of round: If the number of players is 2 or "
        "less, advance the threat 2 spaces, plus 1 for each farm with an alien. If the number of "
        "players is 3, advance the threat 1 space, plus 1 for every 2 farms with an alien.",
        "Right now: Place 1 alien on farm 1 or farm 2, whichever has the fewest aliens.",
        "Right now: Place 1 alien on farm 1 or farm 2 or farm 7, whichever has the fewest aliens.",
    )
]
TEXTS += [
    (FARMS, TextKind.OBJECTIVE, "Objective: Turn up the next invasion token."),
]
TEXTS += [
    (MINION, TextKind.ENEMY_CARD, text)
    for text in (
        "After combat: Add 1 Strange Pheromones card to the initiative deck.",
        "After combat: Place an acid token in The Blob's space.",
        "Immediately: If there is a card in your opponent's discard pile with the same name as "
        "your opponent's card, cancel all effects on your opponent's card, then add 2 to this "
        "card's value.",
        "After combat: Your opponent discards the top 2 cards of your opponent's deck.",
        "After combat: Your opponent discards 1 random card.",
        "After combat: If you won the combat, The Blob recovers 2 health.",
        "After combat: If you did not win the combat, put Skunk Ape's initiative card on the "
        "bottom of the initiative deck.",
        "After combat: If you did not win the combat, add 1 Loveland Frog Strikes Back card to "
        "the initiative deck.",
        "During combat: If the opposing fighter is a sidekick, add 2 to this card's value.",
        "During combat: If The Blob is on a web token, add 2 to this card's value.",
        "After combat: If you won the combat and The Blob is on a web token, deal 1 damage to the "
        "opposing fighter.",
    )
]
TEXTS += [
    (MINION, TextKind.INITIATIVE, text)
    for text in (
        "Right now: Loveland Frog takes a turn.",
        "End of round: Advance the threat 1 space.",
        "End of round: Each player discards the top card of their deck.",
        "End of round: Place an acid token in The Blob's space. Deal 1 damage to each opposing "
        "fighter adjacent to The Blob.",
        "End of round: Deal 1 damage to each opposing sidekick adjacent to Skunk Ape.",
    )
]
TEXTS += [
    (MINION, TextKind.TOKEN, text)
    for text in (
        "When an opposing fighter enters an empty space with an acid token: Deal 1 damage to that "
        "fighter.",
        "When an opposing fighter enters an empty space with a web token: That fighter's movement "
        "ends.",
    )
]
TEXTS += [
    (Names(adventure=True), TextKind.DISCOVERY, text)
    for text in (
        "After an objective, the threat returns to space 2.",
        "Each minion starts with 2 more health.",
        "The villain starts with 2 more health for each player.",
        "Each enemy starts with 1 more health.",
        "Each enemy has +1 move value.",
        "An enemy without a target moves toward the nearest hero or sidekick.",
        "When a deception card is revealed: Advance the threat 1 space.",
        "Players keep their hands secret.",
        "The hand limit is 5.",
        "Ranged attacks reach up to 3 spaces.",
        "Heroes and sidekicks recover 1 less health.",
        "When a minion is defeated: Advance the threat 2 spaces.",
        "The first attack of an enemy in each round has +1 value.",
    )
]


@pytest.mark.parametrize(("names", "kind", "text"), TEXTS)
def test_a_text_is_read_and_said_again(names: Names, kind: TextKind, text: str) -> None:
    assert say(read(text, names, kind), names) == text


# ---------------------------------------------------------------- what heroes are told of it

HERO = Names(fighters={"Medusa": "Medusas"}, tokens=("fog",), counters={"coils": "coil"})
OF_HEROES = [kind for kind in TextKind if not kind.is_adventure]
STUMBLING = (
    "Foo.",
    "After foo.",
    "When foo.",
    "When a foo.",
    "Each foo.",
    "The foo.",
    "An foo.",
    "Deal 1 damage to foo.",
    "Deal 1 damage to a foo.",
    "Draw foo.",
    "Draw 1 card foo.",
    "Place foo.",
    "Place Medusa in foo.",
    "If foo.",
    "If the foo.",
    "If Medusa foo.",
    "Medusa foo.",
    "Add foo.",
    "Put foo.",
    "Choose foo.",
)
ONLY_THERE = re.compile(
    r"threat|enem|villain|minion|initiative|invasion|objective|deception|round|hands|their"
)


@pytest.mark.parametrize("kind", [None, *OF_HEROES])
@pytest.mark.parametrize("text", STUMBLING)
def test_a_hero_is_not_offered_what_only_enemies_say(kind: TextKind | None, text: str) -> None:
    with pytest.raises(NotUnderstood) as refusal:
        read(text, HERO, kind)
    assert not [words for words in refusal.value.expected if ONLY_THERE.search(words)]


def test_what_only_enemies_say_can_be_said() -> None:
    assert {terminal.pattern.value for terminal in parser().terminals} >= OF_ADVENTURES
