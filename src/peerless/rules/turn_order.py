"""Who acts next, and whom a player's first turn spares: as the mode says."""

from __future__ import annotations

from peerless.rules.masks import NOTHING, bit
from peerless.rules.numbers import Mask, Seat
from peerless.rules.state import State


def next_seat(state: State, seat: Seat) -> Seat:
    """The next in turn order who is not out (C21, C56, C57)."""
    players = state.setting.players
    for step in range(1, players):
        other = (seat + step) % players
        if not state.out(other):
            return other
    return seat


def seats_spared(state: State, seat: Seat) -> Mask:
    """Where there is a truce, in a player's first turn: all but the next player and those who have
    had a turn (R75)."""
    if not state.setting.mode.truce_on_the_first_turn or state.acted >> seat & 1:
        return NOTHING
    return ~(state.acted | bit(next_seat(state, seat)))
