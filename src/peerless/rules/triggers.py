"""Placeholder until triggers come."""

from __future__ import annotations

from peerless.rules.numbers import FighterId, Mask, SpaceId
from peerless.rules.state import State


def watched_spaces(state: State, fighter: FighterId) -> Mask:
    return 0


def entered(state: State, fighter: FighterId, space: SpaceId) -> None:
    pass
