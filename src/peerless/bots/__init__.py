"""Bots: one small file each, with one class that has one method, `choose`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from peerless.bots.greedy import GreedyBot
from peerless.bots.random import RandomBot
from peerless.game import Action, View


class Bot(Protocol):
    def choose(self, view: View) -> Action:
        """The answer to the open question, from what the seat that is asked may know."""


BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
"""Every bot by its name, from the weakest to the strongest; each is made with a seed."""
