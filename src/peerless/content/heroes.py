"""Hero files: fighters, cards, tracks and tokens, with their texts read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from peerless.content.checking import Findings
from peerless.content.forces import build_tokens, read_tokens
from peerless.content.hero_checks import check_hero_sense, check_hero_shape
from peerless.content.loading import Loader
from peerless.content.names import names_of
from peerless.content.texts import TextReader
from peerless.rules.pieces import AttackType, Card, CardType, FighterKind, Hero, Track
from peerless.text.checks import TextKind

__all__ = ["check_hero", "load_hero", "names_of", "parse_hero"]

FOLDER = Path(__file__).with_name("heroes")
ANY = "any"  # the user of a card that every fighter can play


# ---------------------------------------------------------------- building


def _make(data: Mapping[str, Any], digest: str, findings: Findings) -> Hero:
    hero = _build(data, digest)
    return _read_texts(hero, TextReader(data, names_of(hero), findings))


def _build(data: Mapping[str, Any], digest: str) -> Hero:
    """The hero of a file, its texts not yet read: they need all its names."""
    fighters = sorted(map(_fighter, data["fighter"]), key=lambda fighter: not fighter.is_hero)
    return Hero(
        id=data["id"],
        name=data["name"],
        set=data["set"],
        move=data["move"],
        fighters=tuple(fighters),
        ability=(),
        cards=tuple(map(_card, data["card"])),
        tracks=tuple(map(_track, data.get("track", ()))),
        tokens=build_tokens(data),
        digest=digest,
    )


def _fighter(table: Mapping[str, Any]) -> FighterKind:
    return FighterKind(
        name=table["name"],
        plural=table.get("plural", f"{table['name']}s"),
        count=table.get("count", 1),
        health=table["health"],
        attack=AttackType(table["attack"]),
        is_hero=table.get("hero", False),
        is_small=table.get("small", False),
    )


def _card(table: Mapping[str, Any]) -> Card:
    return Card(
        name=table["name"],
        copies=table["copies"],
        users=() if table["user"] == ANY else (table["user"],),
        type=CardType(table["type"]),
        value=table.get("value"),
        boost=table.get("boost"),
        tags=tuple(table.get("tags", ())),
        text=(),
    )


def _track(table: Mapping[str, Any]) -> Track:
    return Track(
        key=table["key"],
        values=tuple(table.get("values", ())),
        start=table.get("start"),
        singular=table.get("singular", ""),
        most=table.get("most", 0),
        first=table.get("first", 0),
        forms=table.get("forms", False),
    )


# ---------------------------------------------------------------- texts


def _read_texts(hero: Hero, reader: TextReader) -> Hero:
    cards = tuple(
        replace(card, text=reader.read(_KINDS[card.type], card.name, "card", index, "text"))
        for index, card in enumerate(hero.cards)
    )
    return replace(
        hero,
        ability=reader.read(TextKind.ABILITY, "ability", "ability"),
        cards=cards,
        tokens=read_tokens(hero.tokens, reader),
    )


_KINDS = {
    CardType.SCHEME: TextKind.SCHEME,
    CardType.ATTACK: TextKind.ATTACK,
    CardType.DEFENSE: TextKind.DEFENSE,
    CardType.VERSATILE: TextKind.VERSATILE,
}

_HEROES = Loader(check_hero_shape, _make, check_hero_sense, keep=256)
parse_hero, load_hero, check_hero = _HEROES.parse, _HEROES.load, _HEROES.check
