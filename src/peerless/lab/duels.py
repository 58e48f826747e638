"""One duel of the laboratory: who meets whom where, and what came of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from peerless.bots import ask, make_bot
from peerless.content.library import BOX, Library
from peerless.game import Game
from peerless.lab.contenders import contender
from peerless.rules.events import Event, Happening
from peerless.rules.setting import Setting
from peerless.setup import make_setting

BETWEEN = " | "
"""Stands between the names of cards."""

DRAW = "draw"
FIRST = "first"
SECOND = "second"

_PLAYED = (Happening.ATTACKED, Happening.DEFENDED, Happening.SCHEMED)


class DuelResult(NamedTuple):
    """A duel to its end: a row of a table. A side is called after who begins. Cards go by their
    names, each once, however many copies were seen."""

    battlefield: str
    first: str
    second: str
    first_bot: str
    second_bot: str
    seed: int
    winner: str  # "first", "second" or "draw"
    turns: int
    decisions: int  # questions with two answers or more
    first_drawn: str
    first_played: str  # as an attack, a defense or a scheme
    second_drawn: str
    second_played: str

    @property
    def task(self) -> Duel:
        return Duel(
            self.battlefield, self.first, self.second, self.first_bot, self.second_bot, self.seed
        )

    @property
    def points(self) -> float:
        """Of whoever began; a draw is half a win."""
        return {FIRST: 1.0, SECOND: 0.0, DRAW: 0.5}[self.winner]


class Duel(NamedTuple):
    """A duel to be played. It is known by what is in it: the same again is the same game."""

    battlefield: str
    first: str  # the hero that begins
    second: str
    first_bot: str
    second_bot: str
    seed: int

    def play(self, scale: float = 1.0, library: Library = BOX) -> DuelResult:
        setting = make_setting(self.battlefield, (self.first, self.second), library=library)
        game = Game.begin(setting, self.seed)
        names = (self.first_bot, self.second_bot)
        bots = [
            make_bot(contender(name, scale), self.seed * 1_000_003 + seat)
            for seat, name in enumerate(names)
        ]
        seen = CardsSeen(setting)
        seen.hear(game.opening)
        decisions = 0
        while (question := game.state.question) is not None:
            decisions += len(question.options) > 1
            seen.hear(ask(bots[question.seat], names[question.seat], game))
        winners = game.state.winners or ()
        winner = DRAW if len(winners) != 1 else (FIRST, SECOND)[winners[0]]
        cards = (
            BETWEEN.join(sorted(cards))
            for seat in (0, 1)
            for cards in (seen.drawn[seat], seen.played[seat])
        )
        return DuelResult(*self, winner, game.state.turns, decisions, *cards)


class CardsSeen:
    """Which cards each player has drawn, and which played, by their names."""

    def __init__(self, setting: Setting) -> None:
        self._faces = setting.faces
        self.drawn: list[set[str]] = [set() for _ in range(setting.players)]
        self.played: list[set[str]] = [set() for _ in range(setting.players)]

    def hear(self, events: Iterable[Event]) -> None:
        for event in events:
            if event.card < 0:
                continue
            name = self._faces[event.card].card.name
            if event.kind is Happening.DREW:
                self.drawn[event.seat].add(name)
            elif event.kind in _PLAYED:
                self.played[event.seat].add(name)


def cards_in(names: str) -> list[str]:
    return names.split(BETWEEN) if names else []
