"""Whether the file of a battlefield has the right shape, and makes sense."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from peerless.content.checking import SUFFIX, Findings
from peerless.content.drawing import PATTERNS
from peerless.content.shape import (
    FLAG,
    ID,
    LIST,
    NUMBER,
    SIZE,
    TABLE,
    TEXT,
    TEXTS,
    ValueKind,
    misfits,
    whole,
)


def _is_colour(value: Any) -> bool:
    return isinstance(value, str) and re.fullmatch("#[0-9a-fA-F]{6}", value) is not None


def _is_bend(value: Any) -> bool:
    return NUMBER.fits(value) and -1 <= value <= 1


def _is_pair(value: Any) -> bool:
    return (
        isinstance(value, list) and len(value) == 2 and all(isinstance(end, str) for end in value)
    )


def _are_pairs(value: Any) -> bool:
    return isinstance(value, list) and len(value) > 0 and all(map(_is_pair, value))


_SHAPE = {
    "id": ID,
    "name": TEXT,
    "set": TEXT,
    "width": SIZE,
    "height": SIZE,
    "zones": LIST,
    "spaces": LIST,
    "lines": LIST,
    "adventure": TABLE.optional(),  # adventure_checks.py
    "scenery": LIST.optional(),  # scenery.py
}
_ZONE_SHAPE = {
    "id": ID,
    "colour": ValueKind('a colour like "#64a1e0"', _is_colour),
    "pattern": ValueKind(f"one of: {', '.join(PATTERNS)}", lambda value: value in PATTERNS),
}
_START = whole(1, 5)  # no board has more start spaces
_SPACE_SHAPE = {
    "id": TEXT,
    "x": NUMBER,
    "y": NUMBER,
    "zones": TEXTS,
    "start": _START.optional(),
    "passage": FLAG.optional(),
}
_LINE_SHAPE = {
    "between": ValueKind("two spaces", _is_pair),
    "bend": ValueKind("a number from -1 to 1", _is_bend).optional(),
    "over": ValueKind('a list of lines, each as ["...", "..."]', _are_pairs).optional(),
}
_NEEDED_STARTS = (1, 2)  # a duel begins on them (C9, C11)


def ends_of(line: Any) -> list[str]:
    """The two spaces that a line joins: it is that pair, or a table that holds it."""
    ends: list[str] = line["between"] if isinstance(line, dict) else line
    return ends


# ---------------------------------------------------------------- shape


def check_shape(found: Findings, data: Mapping[str, Any]) -> None:
    for misfit in misfits(data, _SHAPE):
        found.add(misfit.message, key=misfit.key)
    if found.faults:
        return
    _check_tables(found, data, "zone", _ZONE_SHAPE, "{ id = ..., colour = ..., pattern = ... }")
    _check_tables(found, data, "space", _SPACE_SHAPE, "{ id = ..., x = ..., y = ..., zones = ... }")
    for i, line in enumerate(data["lines"]):
        if isinstance(line, dict):
            for misfit in misfits(line, _LINE_SHAPE):
                found.add_item(f"line number {i + 1}: {misfit.message}", "lines", i)
        elif not _is_pair(line):
            found.add_item('expected two spaces that a line joins: ["...", "..."]', "lines", i)


def _check_tables(
    found: Findings,
    data: Mapping[str, Any],
    kind: str,
    shape: Mapping[str, ValueKind],
    example: str,
) -> None:
    """The list of all zones or spaces, each of which is a table."""
    for i, table in enumerate(data[f"{kind}s"]):
        if not isinstance(table, dict):
            found.add_item(f"expected a {kind}: {example}", f"{kind}s", i)
            continue
        name = table["id"] if "id" in table else f"number {i + 1}"
        for misfit in misfits(table, shape):
            found.add_item(f"{kind} {name}: {misfit.message}", f"{kind}s", i)


# ---------------------------------------------------------------- sense


def check_sense(found: Findings, data: Mapping[str, Any]) -> None:
    if found.path.suffix == SUFFIX and data["id"] != found.path.stem:
        found.add(
            f'id is "{data["id"]}", expected the name of the file: {found.path.stem}', key="id"
        )
    _check_spaces(found, data)
    _check_spots(found, data["spaces"])
    _check_zones(found, data["zones"], data["spaces"])
    _check_looks(found, data["zones"])
    _check_zones_of_spaces(found, data["zones"], data["spaces"])
    _check_starts(found, data["spaces"])
    _check_lines(found, data["spaces"], data["lines"])


def _check_spaces(found: Findings, data: Mapping[str, Any]) -> None:
    seen: set[str] = set()
    for i, space in enumerate(data["spaces"]):
        if space["id"] in seen:
            found.add_item(f"space {space['id']} stands twice", "spaces", i)
        seen.add(space["id"])
        for axis, side in (("x", "width"), ("y", "height")):
            if not 0 <= space[axis] <= data[side]:
                found.add_item(
                    f"space {space['id']} lies outside the frame: {axis} is {space[axis]}, "
                    f"expected 0 to {data[side]}",
                    "spaces",
                    i,
                )


def _check_spots(found: Findings, spaces: list[dict[str, Any]]) -> None:
    """One space to a spot of the drawing."""
    first: dict[tuple[float, float], str] = {}
    for i, space in enumerate(spaces):
        other = first.setdefault((space["x"], space["y"]), space["id"])
        if other != space["id"]:
            found.add_item(f"space {space['id']} lies on the same spot as {other}", "spaces", i)


def _check_zones(
    found: Findings, zones: list[dict[str, Any]], spaces: list[dict[str, Any]]
) -> None:
    used = {zone for space in spaces for zone in space["zones"]}
    seen: set[str] = set()
    for i, zone in enumerate(zones):
        if zone["id"] in seen:
            found.add_item(f'zone "{zone["id"]}" stands twice', "zones", i)
        elif zone["id"] not in used:
            found.add_item(f'zone "{zone["id"]}" has no space', "zones", i)
        seen.add(zone["id"])


def _check_looks(found: Findings, zones: list[dict[str, Any]]) -> None:
    """Zones are told apart by colour, and without it by their pattern."""
    for key in ("colour", "pattern"):
        first: dict[str, str] = {}
        for i, zone in enumerate(zones):
            look = zone[key].casefold()
            other = first.setdefault(look, zone["id"])
            if other != zone["id"]:
                found.add_item(
                    f'zone "{zone["id"]}" has the same {key} as zone "{other}": {look}', "zones", i
                )


def _check_zones_of_spaces(
    found: Findings, zones: list[dict[str, Any]], spaces: list[dict[str, Any]]
) -> None:
    known = [zone["id"] for zone in zones]
    for i, space in enumerate(spaces):
        for zone in space["zones"]:
            if zone not in known:
                found.add_item(
                    f'space {space["id"]} lies in an unknown zone "{zone}", '
                    f"expected one of: {', '.join(known)}",
                    "spaces",
                    i,
                )
        for zone in _doubled(space["zones"]):
            found.add_item(f'space {space["id"]} names zone "{zone}" twice', "spaces", i)


def _doubled(words: Iterable[str]) -> list[str]:
    """The words that stand more than once."""
    return [word for word, times in Counter(words).items() if times > 1]


def _check_starts(found: Findings, spaces: list[dict[str, Any]]) -> None:
    first: dict[int, str] = {}
    for i, space in enumerate(spaces):
        if "start" not in space:
            continue
        start: int = space["start"]
        if start in first:
            found.add_item(
                f"start space {start} stands twice: {first[start]} and {space['id']}", "spaces", i
            )
        first.setdefault(start, space["id"])
    for start in _NEEDED_STARTS:
        if start not in first:
            found.add(f"no space has start = {start}", key="spaces")


def _check_lines(found: Findings, spaces: list[dict[str, Any]], lines: list[Any]) -> None:
    ids = {space["id"] for space in spaces}
    seen: set[frozenset[str]] = set()
    for i, line in enumerate(map(ends_of, lines)):
        for end in line:
            if end not in ids:
                found.add_item(f'a line leads to an unknown space "{end}"', "lines", i)
        if line[0] == line[1]:
            found.add_item(f"a line leads from {line[0]} to itself", "lines", i)
        elif frozenset(line) in seen:
            found.add_item(f"the line between {line[0]} and {line[1]} stands twice", "lines", i)
        seen.add(frozenset(line))
    for i, line in enumerate(lines):
        for under in line.get("over", ()) if isinstance(line, dict) else ():
            if frozenset(under) not in seen - {frozenset(ends_of(line))}:
                a, b = ends_of(line)
                found.add_item(
                    f"the line between {a} and {b} passes over one between "
                    f"{under[0]} and {under[1]}, which there is not",
                    "lines",
                    i,
                )
