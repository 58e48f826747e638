"""Enemy files: a villain or a minion of the cooperative game, with its cards, its initiative cards
and its tokens."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from peerless.content.checking import Findings
from peerless.content.enemy_checks import check_enemy_sense, check_enemy_shape
from peerless.content.forces import build_tokens, read_tokens
from peerless.content.loading import Loader
from peerless.content.names import names_of
from peerless.content.texts import TextReader
from peerless.rules.pieces import AttackType, Card, CardType, Enemy, FighterKind, InitiativeCard
from peerless.text.checks import TextKind

FOLDER = Path(__file__).with_name("enemies")


# ---------------------------------------------------------------- building


def _make(data: Mapping[str, Any], digest: str, findings: Findings) -> Enemy:
    enemy = _build(data, digest)
    return _read_texts(enemy, TextReader(data, names_of(enemy), findings))


def _build(data: Mapping[str, Any], digest: str) -> Enemy:
    """The enemy of a file, its texts not yet read: they need all its names."""
    initiative = tuple(map(_initiative_card, data["initiative"]))
    # The move value stands on its card (A.D5); that there is one is checked later.
    moves = [card.move for card in initiative if card.name == data["name"] and card.move]
    return Enemy(
        id=data["id"],
        name=data["name"],
        set=data["set"],
        move=moves[0] if moves else 0,
        fighters=(_fighter(data),),
        ability=(),
        cards=tuple(map(_card, data["card"])),
        tokens=build_tokens(data),
        digest=digest,
        is_villain=data.get("villain", False),
        initiative=initiative,
        invasion=tuple(data.get("invasion", ())),
        battlefield=data.get("battlefield", ""),
        site=data.get("site", ""),
        sites=data.get("sites", 0),
        marker=data.get("marker", ""),
        origin=data.get("origin", ""),
    )


def _fighter(data: Mapping[str, Any]) -> FighterKind:
    return FighterKind(
        name=data["name"],
        plural=f"{data['name']}s",
        count=1,
        health=data["health"],
        attack=AttackType.MELEE,  # as all enemies (A.F8)
        is_hero=False,
        for_each_player=data.get("each_player", False),
    )


def _card(table: Mapping[str, Any]) -> Card:
    """A card that attacks and defends (A.H1)."""
    return Card(
        name=table["name"],
        copies=table["copies"],
        users=(),
        type=CardType.VERSATILE,
        value=table["attack"],
        boost=table.get("boost"),
        tags=(),
        text=(),
        defense=table["defense"],
        deception=table.get("deception", False),
    )


def _initiative_card(table: Mapping[str, Any]) -> InitiativeCard:
    return InitiativeCard(
        name=table["name"],
        text=(),
        move=table.get("move"),
        waiting=table.get("waiting", 0),
        players=table.get("players", 0),
    )


# ---------------------------------------------------------------- texts


def _read_texts(enemy: Enemy, reader: TextReader) -> Enemy:
    kind = TextKind.ENEMY_CARD
    cards = tuple(
        replace(
            card,
            text=reader.read(kind, card.name, "card", index, "text"),
            attack_text=reader.read(kind, card.name, "card", index, "attack_text"),
            defense_text=reader.read(kind, card.name, "card", index, "defense_text"),
        )
        for index, card in enumerate(enemy.cards)
    )
    initiative = tuple(
        replace(card, text=reader.read(TextKind.INITIATIVE, card.name, "initiative", index, "text"))
        for index, card in enumerate(enemy.initiative)
    )
    return replace(
        enemy,
        cards=cards,
        initiative=initiative,
        objective=reader.read(TextKind.OBJECTIVE, "objective", "objective"),
        tokens=read_tokens(enemy.tokens, reader),
    )


_ENEMIES = Loader(check_enemy_shape, _make, check_enemy_sense, keep=256)
parse_enemy, load_enemy, check_enemy = _ENEMIES.parse, _ENEMIES.load, _ENEMIES.check
