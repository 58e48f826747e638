"""Rules that hold for a while: what holds, for whom, from which source, until when."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from peerless.text.tree import Duration


class Hold(IntEnum):
    NO_DAMAGE = 0  # all damage to these fighters is prevented
    NO_EFFECT_DAMAGE = 1  # ... other than combat damage
    NO_LEAVING = 2  # these fighters cannot leave their spaces (R14)
    HEALTH_FLOOR = 3  # damage cannot bring their health below `amount` (R116)
    VALUE_LOCKED = 4  # card effects cannot change the value of a seat's combat card (R105)
    VALUE_FROZEN = 5  # nothing can (R112)


class Lasting(NamedTuple):
    hold: Hold
    until: Duration
    fighters: int  # mask
    seat: int  # whose combat card, for the two about values
    amount: int
    cause: int
