"""Battlefield files: the spaces, zones and lines of a board (C13-C16), read and checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from peerless.content.box import find_id, ids_in
from peerless.content.faults import ContentError, Fault
from peerless.content.findings import Findings
from peerless.content.lines import Lines, read_toml
from peerless.content.shape import FLAG, LIST, NUMBER, SIZE, TEXT, TEXTS, misfits, whole
from peerless.rules.pieces import Battlefield, Space

FOLDER = Path(__file__).with_name("battlefields")

_SHAPE = {
    "id": TEXT,
    "name": TEXT,
    "set": TEXT,
    "width": SIZE,
    "height": SIZE,
    "zones": TEXTS,
    "spaces": LIST,
    "lines": LIST,
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
_NEEDED_STARTS = (1, 2)  # a duel begins on them (C9, C11)


def battlefield_ids() -> tuple[str, ...]:
    """The ids of all battlefields, in alphabetical order."""
    return ids_in(FOLDER)


def battlefield_id(name: str) -> str:
    """The id of the battlefield that is meant, by its id or its name."""
    return find_id("battlefield", name, FOLDER)


def load(name: str) -> Battlefield:
    """The battlefield with that id or name."""
    return load_battlefield(FOLDER / f"{battlefield_id(name)}.toml")


def load_battlefield(path: Path) -> Battlefield:
    """The battlefield of a file; a `ContentError` with the first fault if it has any."""
    data, lines = read_toml(path)
    for fault in _faults(path, data, lines):
        raise ContentError(fault.file, fault.line, fault.message)
    return _build(data)


def check_battlefield(path: Path) -> list[Fault]:
    """Everything that is wrong with a file, in the order of its lines."""
    try:
        data, lines = read_toml(path)
    except ContentError as error:
        return [error.fault]
    return _faults(path, data, lines)


def _faults(path: Path, data: Mapping[str, Any], lines: Lines) -> list[Fault]:
    """Each check may trust what the ones before it have passed, so the first that fails ends it."""
    for check in (_check_shape, _check_sense, _check_connected):
        findings = Findings(path, lines)
        check(findings, data)
        if findings.faults:
            return findings.in_order()
    return []


def _check_shape(found: Findings, data: Mapping[str, Any]) -> None:
    for misfit in misfits(data, _SHAPE):
        found.add(misfit.message, key=misfit.key)
    if found.faults:
        return
    for i, space in enumerate(data["spaces"]):
        if not isinstance(space, dict):
            found.add_item(
                "expected a space: { id = ..., x = ..., y = ..., zones = ... }", "spaces", i
            )
            continue
        for misfit in misfits(space, _SPACE_SHAPE):
            found.add_item(f"{_named(space, i)}: {misfit.message}", "spaces", i)
    for i, line in enumerate(data["lines"]):
        if not _is_pair(line):
            found.add_item('expected two spaces that a line joins: ["...", "..."]', "lines", i)


def _named(space: Mapping[str, Any], place: int) -> str:
    return f"space {space['id']}" if "id" in space else f"space number {place + 1}"


def _is_pair(line: Any) -> bool:
    return isinstance(line, list) and len(line) == 2 and all(isinstance(end, str) for end in line)


def _check_sense(found: Findings, data: Mapping[str, Any]) -> None:
    if data["id"] != found.path.stem:
        found.add(
            f'id is "{data["id"]}", expected the name of the file: {found.path.stem}', key="id"
        )
    _check_spaces(found, data)
    _check_spots(found, data["spaces"])
    _check_zones(found, data["zones"], data["spaces"])
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


def _check_zones(found: Findings, zones: list[str], spaces: list[dict[str, Any]]) -> None:
    for zone in _doubled(zones):
        found.add(f'zone "{zone}" stands twice', key="zones")
    for i, space in enumerate(spaces):
        for zone in space["zones"]:
            if zone not in zones:
                known = ", ".join(zones)
                found.add_item(
                    f'space {space["id"]} lies in an unknown zone "{zone}", '
                    f"expected one of: {known}",
                    "spaces",
                    i,
                )
        for zone in _doubled(space["zones"]):
            found.add_item(f'space {space["id"]} names zone "{zone}" twice', "spaces", i)
    used = {zone for space in spaces for zone in space["zones"]}
    for zone in zones:
        if zone not in used:
            found.add(f'zone "{zone}" has no space', key="zones")


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


def _check_lines(found: Findings, spaces: list[dict[str, Any]], joined: list[list[str]]) -> None:
    ids = {space["id"] for space in spaces}
    seen: set[frozenset[str]] = set()
    for i, line in enumerate(joined):
        for end in line:
            if end not in ids:
                found.add_item(f'a line leads to an unknown space "{end}"', "lines", i)
        if line[0] == line[1]:
            found.add_item(f"a line leads from {line[0]} to itself", "lines", i)
        elif frozenset(line) in seen:
            found.add_item(f"the line between {line[0]} and {line[1]} stands twice", "lines", i)
        seen.add(frozenset(line))


def _check_connected(found: Findings, data: Mapping[str, Any]) -> None:
    """Every space can be reached from every other; secret passages count (C16)."""
    battlefield = _build(data)
    spaces = battlefield.spaces
    reached, edge = 0, 1
    while edge:
        reached |= edge
        steps = 0
        for i, around in enumerate(battlefield.steps):
            if edge >> i & 1:
                steps |= around
        edge = steps & ~reached
    cut_off = [i for i in range(len(spaces)) if not reached >> i & 1]
    if cut_off:
        names = ", ".join(spaces[i].id for i in cut_off)
        found.add_item(
            f"not connected: no way from {spaces[0].id} to {names}", "spaces", cut_off[0]
        )


def _build(data: Mapping[str, Any]) -> Battlefield:
    place = {space["id"]: i for i, space in enumerate(data["spaces"])}
    return Battlefield(
        id=data["id"],
        name=data["name"],
        set=data["set"],
        width=float(data["width"]),
        height=float(data["height"]),
        zones=tuple(data["zones"]),
        spaces=tuple(_build_space(space) for space in data["spaces"]),
        lines=tuple((place[a], place[b]) for a, b in data["lines"]),
    )


def _build_space(space: Mapping[str, Any]) -> Space:
    return Space(
        id=space["id"],
        x=float(space["x"]),
        y=float(space["y"]),
        zones=tuple(space["zones"]),
        start=space.get("start"),
        passage=space.get("passage", False),
    )
