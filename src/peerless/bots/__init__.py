"""Bots: one small file each, with one class that has one method, `choose`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from peerless.bots.random import RandomBot
from peerless.game import Action, Game


class Bot(Protocol):
    def choose(self, game: Game) -> Action:
        """The answer to the open question."""


BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot}
"""Every bot by its name; each is made with a seed."""
