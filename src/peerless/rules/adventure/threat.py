"""The threat track and the villain's objective (A.J1-A.J6)."""

from __future__ import annotations

from collections.abc import Iterable

from peerless.rules.adventure.sites import parts_of
from peerless.rules.context import Context
from peerless.rules.events import Happening
from peerless.rules.numbers import Cause, FighterId
from peerless.rules.setting import Reaction
from peerless.rules.state import State


def advance(state: State, spaces: int, cause: Cause, idle: FighterId = -1) -> bool:
    """The marker goes on, space by space; at the end of the track the villain has reached its aim,
    and what is left over is lost (A.J3). Whether it moved. `idle` is an enemy that could reach
    nobody."""
    adventure, board = parts_of(state)
    end = len(board.track)
    if spaces <= 0 or adventure.resolving:  # A.J6
        return False
    before, adventure.steps = adventure.steps, min(adventure.steps + spaces, end)
    state.tell(Happening.THREAT, fighter=idle, amount=adventure.steps, other=before, cause=cause)
    if adventure.steps == end:
        reach_objective(state)
    return True


def reach_objective(state: State) -> None:
    """It is resolved when the instruction under way is over, before anything else (A.J5)."""
    adventure, _ = parts_of(state)
    adventure.objectives += 1
    adventure.resolving = True
    state.tell(Happening.OBJECTIVE, state.setting.villain, amount=adventure.objectives)
    set_off(state, state.setting.objective)


def set_off(state: State, texts: Iterable[Reaction]) -> None:
    """Texts of the villain and of its board happen next."""
    fighter = state.setting.leader_of[state.setting.villain]
    for text in texts:
        context = Context(text.seat, text.cause, fighter=fighter)
        state.set_off += ((text, context),)
