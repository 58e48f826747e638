"""How far it is from space to space, and to where a target can be attacked from."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from peerless.rules.masks import NOTHING, bit, members, union
from peerless.rules.numbers import Mask, SpaceId
from peerless.rules.pieces import Battlefield

Table: TypeAlias = tuple[tuple[int, ...], ...]
"""From each space to each other, in steps, whoever stands between."""


@lru_cache(maxsize=64)
def distances(battlefield: Battlefield) -> Table:
    """As many as there are spaces where no way leads."""
    steps = battlefield.steps
    return tuple(_distances_from(steps, start) for start in range(len(steps)))


@lru_cache(maxsize=64)
def distances_to_attack(battlefield: Battlefield, ranged: bool) -> Table:
    """From each space to the nearest from which a fighter in the other can be attacked."""
    table = distances(battlefield)
    spaces = range(len(table))
    reach = [
        battlefield.adjacent[there] | (battlefield.in_zone[there] if ranged else NOTHING)
        for there in spaces
    ]
    return tuple(
        tuple(min(table[here][space] for space in members(reach[there])) for there in spaces)
        for here in spaces
    )


def _distances_from(steps: tuple[Mask, ...], start: SpaceId) -> tuple[int, ...]:
    far = [len(steps)] * len(steps)
    seen, edge, distance = NOTHING, bit(start), 0
    while edge:
        seen |= edge
        for space in members(edge):
            far[space] = distance
        edge = union(steps[space] for space in members(edge)) & ~seen
        distance += 1
    return tuple(far)
