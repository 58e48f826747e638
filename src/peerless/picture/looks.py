"""Whose pieces they are, as far as one can see it."""

from __future__ import annotations

from dataclasses import dataclass

from peerless.rules.numbers import Seat
from peerless.rules.setting import Setting


@dataclass(frozen=True, slots=True)
class Look:
    """Players and enemies, each in a row of their own."""

    enemy: bool
    number: int


def look_of(setting: Setting, seat: Seat) -> Look:
    enemy = not setting.has_player(seat)
    return Look(enemy, seat - setting.players if enemy else seat)
