"""Battlefield files: the spaces, zones and lines of a board (C13-C16), and how it is drawn."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from peerless.content.battlefield_checks import check_sense, check_shape, ends_of
from peerless.content.checking import ContentError, Fault, Findings
from peerless.content.drawing_checks import check_drawing
from peerless.content.library import find_id, ids_in
from peerless.content.lines import Lines, read_toml
from peerless.rules.pieces import Battlefield, Drawing, Space, ZoneStyle

FOLDER = Path(__file__).with_name("battlefields")


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
    for check in (check_shape, check_sense, _check_connected, _check_drawing):
        findings = Findings(path, lines)
        check(findings, data)
        if findings.faults:
            return findings.in_order()
    return []


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


def _check_drawing(found: Findings, data: Mapping[str, Any]) -> None:
    check_drawing(found, _build(data))


def _build(data: Mapping[str, Any]) -> Battlefield:
    place = {space["id"]: i for i, space in enumerate(data["spaces"])}
    lines = [(place[a], place[b]) for a, b in map(ends_of, data["lines"])]
    return Battlefield(
        id=data["id"],
        name=data["name"],
        set=data["set"],
        width=float(data["width"]),
        height=float(data["height"]),
        zones=tuple(zone["id"] for zone in data["zones"]),
        spaces=tuple(_build_space(space) for space in data["spaces"]),
        lines=tuple(lines),
        drawing=_build_drawing(data),
    )


def _build_drawing(data: Mapping[str, Any]) -> Drawing:
    number = {frozenset(ends_of(line)): i for i, line in enumerate(data["lines"])}
    curved = {i: line for i, line in enumerate(data["lines"]) if isinstance(line, dict)}
    return Drawing(
        looks={zone["id"]: ZoneStyle(zone["colour"], zone["pattern"]) for zone in data["zones"]},
        bends={i: float(line["bend"]) for i, line in curved.items() if "bend" in line},
        over=frozenset(
            (i, number[frozenset(under)])
            for i, line in curved.items()
            for under in line.get("over", ())
        ),
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
