"""One cooperative game of the laboratory: heroes by lot against a villain."""

from __future__ import annotations

from typing import NamedTuple

from peerless.content.library import BOX, Library
from peerless.lab.adventures import RANDOM, Cast, Ending, play_adventure
from peerless.lab.contenders import contender
from peerless.lab.duels import BETWEEN


class QuestResult(NamedTuple):
    """A cooperative game to its end: a row of a table."""

    villain: str
    heroes: int
    bot: str
    seed: int
    cast: str  # the heroes that were drawn
    minions: str
    ending: str
    rounds: int
    turns: int
    decisions: int

    @property
    def task(self) -> Quest:
        return Quest(self.villain, self.heroes, self.bot, self.seed)

    @property
    def won(self) -> bool:
        return self.ending == Ending.VILLAIN_DEFEATED.value


class Quest(NamedTuple):
    """A cooperative game to be played: so many heroes, all led by bots of one kind. Heroes and
    minions are drawn by the seed, so that every bot gets the same ones."""

    villain: str
    heroes: int
    bot: str
    seed: int

    def play(self, scale: float = 1.0, library: Library = BOX) -> QuestResult:
        cast = Cast(self.villain, (RANDOM,) * self.heroes, bots=(contender(self.bot, scale),))
        played = play_adventure(cast, self.seed, library)
        return QuestResult(
            *self,
            BETWEEN.join(played.heroes),
            BETWEEN.join(played.minions),
            played.ending.value,
            played.rounds,
            played.turns,
            played.decisions,
        )
