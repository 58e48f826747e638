"""What can be wrong with the file of an enemy, apart from the words of its texts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from peerless.content.checking import Findings
from peerless.content.force_checks import (
    COUNT,
    TOKEN,
    WHOLE,
    check_doubled,
    check_id,
    check_names,
    check_tables,
    check_tokens,
)
from peerless.content.shape import FLAG, ID, LIST, TEXT, TEXTS, whole
from peerless.content.texts import says
from peerless.rules.pieces import Enemy, InitiativeCard
from peerless.text.tree import TakeTurn, TurnUp

OBJECTIVES = 4  # with so many the players have lost (A.B3)
_OF_VILLAINS = {
    "objective": TEXT,
    "battlefield": ID,
    "site": TEXT,
    "sites": COUNT,
    "marker": TEXT,
}
_ENEMY = {
    "id": ID,
    "name": TEXT,
    "set": TEXT,
    "origin": TEXT.optional(),
    "sign": TEXT.optional(),
    "villain": FLAG.optional(),
    "health": COUNT,
    "each_player": FLAG.optional(),
    **{key: kind.optional() for key, kind in _OF_VILLAINS.items()},
    "invasion": TEXTS.optional(),
    "initiative": LIST,
    "card": LIST,
    "token": LIST.optional(),
}
_TABLES = {
    "initiative": {
        "name": TEXT,
        "move": COUNT.optional(),
        "waiting": COUNT.optional(),
        "players": whole(1, 4).optional(),
        "text": TEXT,
    },
    "card": {
        "name": TEXT,
        "copies": COUNT,
        "attack": WHOLE,
        "defense": WHOLE,
        "boost": WHOLE.optional(),
        "deception": FLAG.optional(),
        "text": TEXT.optional(),
        "attack_text": TEXT.optional(),
        "defense_text": TEXT.optional(),
    },
    "token": TOKEN,
}


# ---------------------------------------------------------------- shape


def check_enemy_shape(findings: Findings, data: Mapping[str, Any]) -> None:
    """Keys and the kinds of their values: what passes can be built."""
    check_tables(findings, data, _ENEMY, _TABLES)
    _check_role(findings, data)


def _check_role(findings: Findings, data: Mapping[str, Any]) -> None:
    """A villain has an objective and a board to reach it on; a minion has neither."""
    if data.get("villain") is True:
        for key, kind in _OF_VILLAINS.items():
            if key not in data:
                findings.add(f'"{key}" is missing, expected {kind.words} for a villain')
    else:
        for key in (*_OF_VILLAINS, "invasion"):
            if key in data:
                findings.add(f'"{key}" does not go with a minion, expected villain = true', key=key)


# ---------------------------------------------------------------- sense


def check_enemy_sense(findings: Findings, enemy: Enemy) -> None:
    """What the rules ask of an enemy whose shape is right."""
    check_id(findings, enemy.id)
    _check_initiative(findings, enemy)
    _check_deck(findings, enemy)
    _check_invasion(findings, enemy)
    _check_tokens(findings, enemy)
    check_names(findings, enemy)


def _check_initiative(findings: Findings, enemy: Enemy) -> None:
    names = [card.name for card in enemy.initiative]
    check_doubled(findings, "initiative", names, "initiative card")
    if enemy.name not in names:
        message = f'no initiative card "{enemy.name}", expected one with the name of the enemy'
        findings.add(message, "initiative")
    for index, card in enumerate(enemy.initiative):
        _check_initiative_card(findings, card, index, is_own=card.name == enemy.name)


def _check_initiative_card(
    findings: Findings, card: InitiativeCard, index: int, is_own: bool
) -> None:
    if is_own:
        for key, given in (("waiting", card.waiting), ("players", card.players)):
            if given:
                message = f'"{key}" does not go with the card of the enemy, which is always there'
                findings.add(message, "initiative", index, key)
    elif card.waiting and card.players:
        message = '"players" does not go with "waiting": only an effect brings these cards'
        findings.add(message, "initiative", index, "players")
    if not card.text:
        return  # which is another fault
    takes_turn = says(card.text, TakeTurn)
    if takes_turn and card.move is None:
        message = '"move" is missing, expected how far the enemy moves in this turn'
        findings.add(message, "initiative", index)
    if not takes_turn and card.move is not None:
        message = '"move" does not go with a card on which nobody takes a turn'
        findings.add(message, "initiative", index, "move")


def _check_deck(findings: Findings, enemy: Enemy) -> None:
    check_doubled(findings, "card", [card.name for card in enemy.cards])
    deceptions = sum(card.copies for card in enemy.cards if card.deception)
    if deceptions != 1:  # A.H4
        message = f"{deceptions} cards with deception = true, expected exactly one"
        findings.add(message, "card")


def _check_invasion(findings: Findings, enemy: Enemy) -> None:
    """One token is turned up for each objective (A.L8-A.L10)."""
    symbols = enemy.invasion
    different = len(set(symbols))
    if symbols and (different, len(symbols)) != (OBJECTIVES, OBJECTIVES):
        message = f"{different} different symbols, expected {OBJECTIVES}, one for each objective"
        findings.add(message, key="invasion")
    if symbols and enemy.objective and not says(enemy.objective, TurnUp):
        message = '"invasion" does not go with an objective that turns up no token'
        findings.add(message, key="invasion")


def _check_tokens(findings: Findings, enemy: Enemy) -> None:
    """Nobody is there to choose where tokens would lie at setup."""
    check_tokens(findings, enemy)
    for index, token in enumerate(enemy.tokens):
        if token.at_setup:
            message = "an enemy places no tokens at setup, expected placed = 0"
            findings.add(message, "token", index, "placed")
