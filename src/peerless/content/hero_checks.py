"""What can be wrong with a hero file, apart from the words of its texts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Any

from peerless.content.checking import SUFFIX, Findings
from peerless.content.hero_names import names_of
from peerless.content.shape import FLAG, ID, LIST, TEXT, TEXTS, ValueKind, misfits, whole
from peerless.rules.pieces import AttackType, CardType, Hero
from peerless.text.names import NameKind, all_names

DECK = 30  # cards (C6)


def _one_of(kinds: type[Enum]) -> ValueKind:
    values = [str(kind.value) for kind in kinds]
    return ValueKind(f"one of: {', '.join(values)}", lambda value: value in values)


# No hero comes near it; a greater number is a slip.
_MOST = 99
_COUNT = whole(1, _MOST)
_WHOLE = whole(0, _MOST)

_HERO = {
    "id": ID,
    "name": TEXT,
    "set": TEXT,
    "sign": TEXT.optional(),
    "move": _COUNT,
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
        "count": _COUNT.optional(),
        "hero": FLAG.optional(),
        "health": _COUNT,
        "attack": _one_of(AttackType),
    },
    "card": {
        "name": TEXT,
        "copies": _COUNT,
        "user": TEXT,
        "type": _one_of(CardType),
        "value": _WHOLE.optional(),
        "boost": _WHOLE.optional(),
        "tags": TEXTS.optional(),
        "text": TEXT.optional(),
    },
    "track": {
        "key": TEXT,
        "values": TEXTS.optional(),
        "start": TEXT.optional(),
        "forms": FLAG.optional(),
        "singular": TEXT.optional(),
        "most": _COUNT.optional(),
        "first": _WHOLE.optional(),
    },
    "token": {"name": TEXT, "count": _COUNT, "placed": _WHOLE.optional()},
}
_OF_VALUES = ("values", "start", "forms")
_OF_COUNTERS = ("singular", "most", "first")


# ---------------------------------------------------------------- shapes


def check_hero_shape(findings: Findings, data: Mapping[str, Any]) -> None:
    """Keys and the kinds of their values: what passes can be built."""
    for misfit in misfits(data, _HERO):
        findings.add(misfit.message, key=misfit.key)
    for name, shape in _TABLES.items():
        for index, table in enumerate(_tables(data, name)):
            if not isinstance(table, Mapping):
                findings.add(f'"{name}" holds {table!r}, expected tables [[{name}]]', key=name)
                continue
            for misfit in misfits(table, shape):
                findings.add(misfit.message, name, index, misfit.key)
    for index, track in enumerate(_tables(data, "track")):
        _check_track_shape(findings, index, track)


def _tables(data: Mapping[str, Any], name: str) -> Iterable[Any]:
    tables = data.get(name, ())
    return tables if isinstance(tables, list) else ()


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
    for check in (
        _check_id,
        _check_fighters,
        _check_deck,
        _check_users,
        _check_values,
        _check_tracks,
        _check_tokens,
        _check_names,
    ):
        check(findings, hero)


def _check_id(findings: Findings, hero: Hero) -> None:
    if findings.path.suffix == SUFFIX and hero.id != findings.path.stem:
        expected = f'the file\'s name "{findings.path.stem}"'
        findings.add(f'"id" is "{hero.id}", expected {expected}', key="id")


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
    _check_doubled(findings, "card", [card.name for card in hero.cards])


def _check_doubled(findings: Findings, table: str, names: list[str]) -> None:
    seen: Counter[str] = Counter()
    for index, name in enumerate(names):
        if seen[name]:
            message = f'a second {table} "{name}", expected one [[{table}]]'
            findings.add(message, table, index, "name")
        seen[name] += 1


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


def _check_tokens(findings: Findings, hero: Hero) -> None:
    for index, token in enumerate(hero.tokens):
        if token.at_setup > token.count:
            message = f'"placed" is {token.placed}, expected at most {token.count}'
            findings.add(message, "token", index, "placed")


def _check_names(findings: Findings, hero: Hero) -> None:
    """No name may mean two things. Cards and tracks have places of their own in a sentence, and
    a tag only ever stands before "card", so these may share a name with others."""
    free = (NameKind.CARD, NameKind.TRACK, NameKind.TAG)
    meant: dict[str, str] = {}
    for kind, written, _ in all_names(names_of(hero)):
        if kind in free:
            continue
        what = kind.name.lower()
        if written in meant:
            message = f'"{written}" names a {meant[written]} and a {what}, expected two names'
            findings.add(message, "fighter")
        meant[written] = what
