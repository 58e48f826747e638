"""Hero files: fighters, cards, tracks and tokens, with their texts read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from peerless.content.cache import cached, digest_of
from peerless.content.checking import ContentError, Fault, Findings
from peerless.content.hero_checks import check_hero_sense, check_hero_shape
from peerless.content.hero_names import names_of
from peerless.content.lines import Place, parse_toml, read_text
from peerless.rules.pieces import (
    AttackType,
    Card,
    CardType,
    FighterKind,
    Hero,
    TokenKind,
    Track,
)
from peerless.text.checks import TextKind
from peerless.text.names import Names
from peerless.text.reader import NotUnderstood, read
from peerless.text.tree import Text

__all__ = ["check_hero", "load_hero", "names_of", "parse_hero"]

FOLDER = Path(__file__).with_name("heroes")
ANY = "any"  # the user of a card that every fighter can play


@cached(256)
def parse_hero(text: str, name: str) -> Hero:
    """The hero of a text; a `ContentError` with the first fault if it has any. `name` is what
    messages call the text; one that ends in ".toml" is a file's, and must fit the hero's id."""
    hero, faults = _examine(text, Path(name))
    for fault in faults:
        raise ContentError(fault.file, fault.line, fault.message)
    assert hero is not None
    return replace(hero, digest=digest_of(text))


def load_hero(path: Path) -> Hero:
    """The hero of a file; a `ContentError` with the first fault if it has any."""
    return parse_hero(read_text(path), str(path))


def check_hero(path: Path) -> list[Fault]:
    """Everything that is wrong with a file, in the order of its lines."""
    try:
        return _examine(read_text(path), path)[1]
    except ContentError as error:
        return [error.fault]


def _examine(text: str, path: Path) -> tuple[Hero | None, list[Fault]]:
    """The hero of a text and its faults. Values of the wrong shape end the examination: nothing
    can be built from them."""
    data, lines = parse_toml(text, path)
    findings = Findings(path, lines)
    check_hero_shape(findings, data)
    hero = None
    if not findings.faults:
        hero = _read_texts(_build(data), data, findings)
        check_hero_sense(findings, hero)
    return hero, findings.in_order()


# ---------------------------------------------------------------- building


def _build(data: Mapping[str, Any]) -> Hero:
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
        tokens=tuple(map(_token, data.get("token", ()))),
    )


def _fighter(table: Mapping[str, Any]) -> FighterKind:
    return FighterKind(
        name=table["name"],
        plural=table.get("plural", f"{table['name']}s"),
        count=table.get("count", 1),
        health=table["health"],
        attack=AttackType(table["attack"]),
        is_hero=table.get("hero", False),
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


def _token(table: Mapping[str, Any]) -> TokenKind:
    return TokenKind(table["name"], table["count"], table.get("placed"))


# ---------------------------------------------------------------- texts


def _read_texts(hero: Hero, data: Mapping[str, Any], findings: Findings) -> Hero:
    names = names_of(hero)
    cards = tuple(
        replace(card, text=_read_card(table["text"], names, findings, card, index))
        if "text" in table
        else card
        for index, (card, table) in enumerate(zip(hero.cards, data["card"], strict=True))
    )
    place: Place = ("ability",)
    ability = _read_text(data["ability"], names, findings, TextKind.ABILITY, "ability", place)
    return replace(hero, ability=ability, cards=cards)


def _read_card(text: str, names: Names, findings: Findings, card: Card, index: int) -> Text:
    place: Place = ("card", index, "text")
    return _read_text(text, names, findings, _KINDS[card.type], card.name, place)


def _read_text(
    text: str, names: Names, findings: Findings, kind: TextKind, name: str, place: Place
) -> Text:
    """The text of a card, or of the ability; what is not understood is a fault that names it."""
    try:
        return read(text, names, kind)
    except NotUnderstood as error:
        line = findings.lines.inside(place, text, error.position)
        findings.add_at(line, f"{name}: {error}")
        return ()


_KINDS = {
    CardType.SCHEME: TextKind.SCHEME,
    CardType.ATTACK: TextKind.ATTACK,
    CardType.DEFENSE: TextKind.DEFENSE,
    CardType.VERSATILE: TextKind.VERSATILE,
}
