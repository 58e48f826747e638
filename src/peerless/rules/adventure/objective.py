"""An objective under way (A.J4)."""

from __future__ import annotations

from peerless.rules.adventure.sites import parts_of
from peerless.rules.ending import finish
from peerless.rules.events import Happening
from peerless.rules.house_rules import OBJECTIVES_TO_LOSE
from peerless.rules.state import Frame, State


class Objective(Frame):
    """Waits below the effects of an objective; then the marker goes back (A.J4), or the players
    have lost (A.B3)."""

    __slots__ = ()

    def copy(self) -> Objective:
        return self

    def run(self, state: State) -> None:
        adventure, board = parts_of(state)
        if adventure.objectives == OBJECTIVES_TO_LOSE:
            finish(state, state.setting.sides[state.setting.villain])
            return
        state.frames.pop()
        adventure.resolving = False
        before = adventure.steps
        adventure.steps = min(state.setting.rules.threat_returns_to, len(board.track) - 1)
        state.tell(Happening.THREAT, amount=adventure.steps, other=before)


def is_due(state: State) -> bool:
    """Whether an objective has been reached that nobody deals with yet."""
    return (
        state.adventure is not None
        and state.adventure.resolving
        and not any(isinstance(frame, Objective) for frame in state.frames)
    )
