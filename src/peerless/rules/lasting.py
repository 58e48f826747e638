"""Rules that hold for a while: what holds, for whom, from which source, until when."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from peerless.rules.context import Context
from peerless.rules.numbers import Cause, Mask
from peerless.text.tree import Duration, Select


class Hold(IntEnum):
    NO_DAMAGE = 0  # all damage to these fighters is prevented
    NO_EFFECT_DAMAGE = 1  # ... other than combat damage
    NO_LEAVING = 2  # these fighters cannot leave their spaces (R14)
    HEALTH_FLOOR = 3  # damage cannot bring their health below `amount` (R116)


class Fitting(NamedTuple):
    """Whoever fits a selector at the time, as the text meant it."""

    select: Select
    context: Context


class Lasting(NamedTuple):
    hold: Hold
    until: Duration
    fighters: Mask  # those meant
    amount: int
    cause: Cause
    fitting: Fitting | None = None  # or else who fits


def without(lasting: tuple[Lasting, ...], until: Duration) -> tuple[Lasting, ...]:
    """What still holds when that time is over."""
    return tuple(held for held in lasting if held.until is not until)
