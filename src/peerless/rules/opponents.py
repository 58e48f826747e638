"""Whether a part of a text speaks of "your opponent": of several, one has to be chosen first."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from functools import lru_cache
from typing import get_args

from peerless.text.tree import Choose, Effect, May, Noun, Who

_EFFECTS = get_args(Effect)


@lru_cache(maxsize=4096)
def effect_speaks_of_opponent(effect: Effect) -> bool:
    """Whether it stands in an effect itself, other than in the effects inside it."""
    return _says_opponent(getattr(effect, part.name) for part in fields(effect))


def chooses_opponent(effect: Effect) -> bool:
    """To choose a player does not make that player your opponent."""
    if isinstance(effect, May):
        return chooses_opponent(effect.effect)
    return isinstance(effect, Choose) and effect.selects[-1].noun is Noun.PLAYER


def _says_opponent(parts: Iterable[object]) -> bool:
    for part in parts:
        if part is Who.OPPONENT:
            return True
        if isinstance(part, tuple) and _says_opponent(part):
            return True
        if (
            is_dataclass(part)
            and not isinstance(part, _EFFECTS)
            and _says_opponent(getattr(part, field.name) for field in fields(part))
        ):
            return True
    return False
