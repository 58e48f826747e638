"""What the ground of a battlefield can be made of: areas with an outline, ways along points, and
things that stand at points."""

from __future__ import annotations

from collections.abc import Mapping
from math import dist
from typing import Any

from peerless.content.checking import Findings
from peerless.content.drawing import centre, radius
from peerless.content.shape import NUMBER, ValueKind, misfits
from peerless.rules.pieces import Battlefield, Scenery

AREAS = (
    "grass", "moss", "snow", "ice", "sand", "water", "field", "paving", "floor", "chequers",
    "hedge", "fog",
)  # fmt: skip
WAYS = ("path", "road", "river", "wall", "fence")
THINGS = (
    "tree", "pine", "bush", "roses", "rock", "house", "barn", "cabin", "column", "ruin", "lamp",
    "boat", "mirror", "topiary", "hearth", "stairs",
)  # fmt: skip
KINDS = (*AREAS, *WAYS, *THINGS)
STRAIGHT = ("field", "paving", "floor", "chequers", "wall", "fence")
"""Areas and ways with corners; the others are round."""

_LEAST = {**dict.fromkeys(AREAS, 3), **dict.fromkeys(WAYS, 2), **dict.fromkeys(THINGS, 1)}
"""Points that one of a kind has at least. An area without any is the whole ground."""
_ROOM = 0.35  # radii around a space that a thing keeps out of: it would be hidden, or in the way


def _is_point(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(map(NUMBER.fits, value))


def _are_points(value: Any) -> bool:
    return isinstance(value, list) and all(map(_is_point, value))


_SHAPE = {
    "kind": ValueKind(f"one of: {', '.join(KINDS)}", lambda value: value in KINDS),
    "points": ValueKind("a list of points, each as [x, y]", _are_points).optional(),
    "size": ValueKind(
        "a number from 0.2 to 5", lambda value: NUMBER.fits(value) and 0.2 <= value <= 5
    ).optional(),
}


def check_scenery_shape(found: Findings, data: Mapping[str, Any]) -> None:
    for i, part in enumerate(data.get("scenery", ())):
        if not isinstance(part, dict):
            found.add_item("expected scenery: { kind = ..., points = ... }", "scenery", i)
            continue
        for misfit in misfits(part, _SHAPE):
            found.add_item(f"scenery number {i + 1}: {misfit.message}", "scenery", i)


def check_scenery(found: Findings, board: Battlefield) -> None:
    """Whether it can be drawn: enough points, and things where they are seen."""
    for i, part in enumerate(board.drawing.scenery):
        least = _LEAST[part.kind]
        if len(part.points) < least and not (part.kind in AREAS and not part.points):
            words = f"{least} or more" + (", or none at all" if part.kind in AREAS else "")
            found.add_item(
                f"{part.kind} has {len(part.points)} points, expected {words}", "scenery", i
            )
        if part.kind in THINGS:
            _check_things(found, board, part, i)


def _check_things(found: Findings, board: Battlefield, part: Scenery, place: int) -> None:
    room = (1 + _ROOM) * radius(board)
    for x, y in part.points:
        if not (0 <= x <= board.width and 0 <= y <= board.height):
            found.add_item(f"{part.kind} at {x:g}, {y:g} is outside the frame", "scenery", place)
        for number, space in enumerate(board.spaces):
            if dist((x, y), centre(board, number)) < room:
                found.add_item(
                    f"{part.kind} at {x:g}, {y:g} stands under space {space.id}", "scenery", place
                )


def build_scenery(data: Mapping[str, Any]) -> tuple[Scenery, ...]:
    return tuple(
        Scenery(
            part["kind"],
            tuple((float(x), float(y)) for x, y in part.get("points", ())),
            float(part.get("size", 1.0)),
        )
        for part in data.get("scenery", ())
    )
