"""Bots as another package would bring them, sound and faulty."""

from __future__ import annotations

from peerless.bots import Bot
from peerless.game import Action, Game, View


class LastBot(Bot):
    """The last answer of the list."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View) -> Action:
        return view.actions()[-1]


def make_last(seed: int) -> LastBot:
    return LastBot(seed)


def make_nothing(seed: int) -> None:
    return None


class WordyBot(LastBot):
    """Answers with words instead of an action."""

    def choose(self, view: View) -> Action:
        words: Action = "maneuver"  # type: ignore[assignment]
        return words


class LostBot(LastBot):
    """Answers a question of another game."""

    def choose(self, view: View) -> Action:
        return Game.new("marmoreal", ["alice", "king-arthur"]).actions()[0]


class BrokenBot(LastBot):
    def choose(self, view: View) -> Action:
        raise RuntimeError("out of ideas")


class SeedlessBot:
    def choose(self, view: View) -> Action:
        return view.actions()[0]


class NoBot:
    def __init__(self, seed: int) -> None:
        pass


NUMBER = 7
