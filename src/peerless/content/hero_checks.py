"""What can be wrong with a hero file, apart from the words of its texts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
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
    tables_of,
)
from peerless.content.shape import FLAG, ID, LIST, TEXT, TEXTS, ValueKind
from peerless.rules.pieces import AttackType, CardType, Hero

DECK = 30  # cards (C6)


def _one_of(kinds: Iterable[Enum]) -> ValueKind:
    values = [str(kind.value) for kind in kinds]
    return ValueKind(f"one of: {', '.join(values)}", lambda value: value in values)


_HERO = {
    "id": ID,
    "name": TEXT,
    "set": TEXT,
    "sign": TEXT.optional(),
    "move": COUNT,
    "ability": TEXT,
    "fighter": LIST,
    "card": LIST,
    "track": LIST.optional(),
    "token": LIST.optional(),
}
_TABLES = {
    "fighter": {
        "name": TEXT,
        "plural": TEXT.optional(),
        "count": COUNT.optional(),
        "hero": FLAG.optional(),
        "small": FLAG.optional(),
        "health": COUNT,
        "attack": _one_of(AttackType),
    },
    "card": {
        "name": TEXT,
        "copies": COUNT,
        "user": TEXT,
        "type": _one_of(kind for kind in CardType if kind is not CardType.BOARD),
        "value": WHOLE.optional(),
        "boost": WHOLE.optional(),
        "tags": TEXTS.optional(),
        "text": TEXT.optional(),
    },
    "track": {
        "key": TEXT,
        "values": TEXTS.optional(),
        "start": TEXT.optional(),
        "forms": FLAG.optional(),
        "singular": TEXT.optional(),
        "most": COUNT.optional(),
        "first": WHOLE.optional(),
    },
    "token": TOKEN,
}
_OF_VALUES = ("values", "start", "forms")
_OF_COUNTERS = ("singular", "most", "first")


# ---------------------------------------------------------------- shapes


def check_hero_shape(findings: Findings, data: Mapping[str, Any]) -> None:
    """Keys and the kinds of their values: what passes can be built."""
    check_tables(findings, data, _HERO, _TABLES)
    for index, track in enumerate(tables_of(data, "track")):
        _check_track_shape(findings, index, track)


def _check_track_shape(findings: Findings, index: int, track: Any) -> None:
    """A track has values or is a counter, never both."""
    if not isinstance(track, Mapping):
        return
    wrong = _OF_COUNTERS if "values" in track else _OF_VALUES
    for key in wrong:
        if key in track:
            kind = "values" if "values" in track else "a counter"
            findings.add(f'"{key}" does not go with {kind}', "track", index, key)
    for key in () if "values" in track else ("singular", "most"):
        if key not in track:
            findings.add(
                f'"{key}" is missing, expected either values, or singular and most', "track", index
            )


# ---------------------------------------------------------------- sense


def check_hero_sense(findings: Findings, hero: Hero) -> None:
    """What the rules ask of a hero whose shape is right."""
    check_id(findings, hero.id)
    _check_fighters(findings, hero)
    _check_deck(findings, hero)
    _check_users(findings, hero)
    _check_values(findings, hero)
    _check_tracks(findings, hero)
    check_tokens(findings, hero)
    check_names(findings, hero)


def _check_fighters(findings: Findings, hero: Hero) -> None:
    heroes = [fighter for fighter in hero.fighters if fighter.is_hero]
    if len(heroes) != 1:
        findings.add(f"{len(heroes)} fighters with hero = true, expected exactly one", "fighter")
    elif heroes[0].count != 1:
        findings.add(f"the hero has count {heroes[0].count}, expected 1", "fighter")


def _check_deck(findings: Findings, hero: Hero) -> None:
    copies = sum(card.copies for card in hero.cards)
    if copies != DECK:
        findings.add(f"{copies} cards in all, expected {DECK}", "card")
    check_doubled(findings, "card", [card.name for card in hero.cards])


def _check_users(findings: Findings, hero: Hero) -> None:
    forms = [value for track in hero.tracks if track.forms for value in track.values]
    known = [*(fighter.name for fighter in hero.fighters), *forms]
    for index, card in enumerate(hero.cards):
        for user in card.users:
            if user not in known:
                message = f'unknown user "{user}", expected one of: {", ".join(["any", *known])}'
                findings.add(message, "card", index, "user")


def _check_values(findings: Findings, hero: Hero) -> None:
    for index, card in enumerate(hero.cards):
        if card.type is CardType.SCHEME and card.value is not None:
            findings.add("a scheme has no value", "card", index, "value")
        elif card.type is not CardType.SCHEME and card.value is None:
            message = f'"value" is missing, expected a number for this {card.type.value} card'
            findings.add(message, "card", index)


def _check_tracks(findings: Findings, hero: Hero) -> None:
    for index, track in enumerate(hero.tracks):
        if track.start is not None and track.start not in track.values:
            expected = ", ".join(track.values)
            message = f'"start" is "{track.start}", expected one of: {expected}'
            findings.add(message, "track", index, "start")
        if track.is_counter and track.first > track.most:
            message = f'"first" is {track.first}, expected at most {track.most}'
            findings.add(message, "track", index, "first")
