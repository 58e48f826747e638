"""Battlefield files: the spaces, zones and lines of a board (C13-C16), how it is drawn, and what it
has for the cooperative game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeAlias

from peerless.content.adventure_boards import build_adventure, read_adventure
from peerless.content.adventure_checks import check_adventure_sense, check_adventure_shape
from peerless.content.battlefield_checks import check_sense, check_shape, ends_of
from peerless.content.cache import cached, digest_of
from peerless.content.checking import ContentError, Fault, Findings
from peerless.content.drawing_checks import check_drawing
from peerless.content.lines import Lines, parse_toml, read_text
from peerless.content.scenery import build_scenery, check_scenery, check_scenery_shape
from peerless.rules.masks import NOTHING, bit, has, members, union
from peerless.rules.pieces import Battlefield, Drawing, Space, ZoneStyle

FOLDER = Path(__file__).with_name("battlefields")

Check: TypeAlias = Callable[[Findings, Mapping[str, Any]], None]


@cached(128)
def parse_battlefield(text: str, name: str) -> Battlefield:
    """The battlefield of a text; a `ContentError` with the first fault if it has any that matters
    in play. `name` is what messages call the text; one that ends in ".toml" is a file's, and must
    fit the battlefield's id."""
    path = Path(name)
    data, lines = parse_toml(text, path)
    for fault in _faults(path, data, lines, _FOR_PLAY):
        raise ContentError(fault.file, fault.line, fault.message)
    board = _build(data, digest_of(text))
    return replace(board, adventure=read_adventure(board, data, Findings(path, lines)))


def load_battlefield(path: Path) -> Battlefield:
    """The battlefield of a file; a `ContentError` with the first fault if it has any that matters
    in play."""
    return parse_battlefield(read_text(path), str(path))


def check_battlefield(path: Path) -> list[Fault]:
    """Everything that is wrong with a file, in the order of its lines: also with how it is drawn,
    which takes too long to be measured whenever it is loaded."""
    try:
        data, lines = parse_toml(read_text(path), path)
    except ContentError as error:
        return [error.fault]
    return _faults(path, data, lines, (*_FOR_PLAY, _check_drawing))


def _faults(
    path: Path, data: Mapping[str, Any], lines: Lines, checks: Iterable[Check]
) -> list[Fault]:
    """Each check may trust what the ones before it have passed, so the first that fails ends it."""
    for check in checks:
        findings = Findings(path, lines)
        check(findings, data)
        if findings.faults:
            return findings.in_order()
    return []


def _check_connected(found: Findings, data: Mapping[str, Any]) -> None:
    """Every space can be reached from every other; secret passages count (C16)."""
    battlefield = _build(data)
    spaces = battlefield.spaces
    reached, edge = NOTHING, bit(0)
    while edge:
        reached |= edge
        edge = union(battlefield.steps[i] for i in members(edge)) & ~reached
    cut_off = [i for i in range(len(spaces)) if not has(reached, i)]
    if cut_off:
        names = ", ".join(spaces[i].id for i in cut_off)
        found.add_item(
            f"not connected: no way from {spaces[0].id} to {names}", "spaces", cut_off[0]
        )


def _check_drawing(found: Findings, data: Mapping[str, Any]) -> None:
    board = _build(data)
    check_drawing(found, board)
    check_scenery(found, board)


def _check_texts(found: Findings, data: Mapping[str, Any]) -> None:
    read_adventure(_build(data), data, found)


_FOR_PLAY = (
    check_shape,
    check_scenery_shape,
    check_adventure_shape,
    check_sense,
    check_adventure_sense,
    _check_connected,
    _check_texts,
)


def _build(data: Mapping[str, Any], digest: str = "") -> Battlefield:
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
        digest=digest,
        adventure=build_adventure(data, place),
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
        scenery=build_scenery(data),
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
