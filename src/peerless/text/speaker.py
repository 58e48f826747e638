"""Say an effect tree in words."""

from __future__ import annotations

from peerless.text.names import Names
from peerless.text.tree import Effect, Text


def say(text: Text, names: Names, language: str = "en") -> str:
    """The words of a text."""
    raise NotImplementedError


def say_effects(effects: tuple[Effect, ...], names: Names, language: str = "en") -> str:
    """The words of some effects, as one option of several."""
    raise NotImplementedError
