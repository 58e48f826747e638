"""A game looked back on: the chance to win over time, and the decisions that changed it most."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from peerless.bots.search.bot import Budget, SearchBot
from peerless.game import Game
from peerless.record.records import GIVEN_UP
from peerless.rules.numbers import Seat
from peerless.rules.questions import Ask

TURNING = 0.08  # a chance that was given away, from here on it counts
MOST = 5  # turning points that are told


class Moment(NamedTuple):
    """A decision: who made it, what it was, and the chance of their side to win with it and with
    the best there was."""

    number: int  # of the decision, from 1
    turn: int
    seat: Seat
    player: str
    about: Ask
    decision: str
    chance: float
    best: str
    best_chance: float

    @property
    def given_away(self) -> float:
        return self.best_chance - self.chance


def review(
    game: Game,
    decisions: list[tuple[Seat, str]],
    budget: Budget,
    seed: int = 0,
    watch: Callable[[int], None] | None = None,
) -> list[Moment]:
    """Every decision between several answers that was made from here on; the game is played."""
    moments: list[Moment] = []
    for number, (seat, text) in enumerate(decisions, 1):
        if text in GIVEN_UP:
            break
        question = game.question
        assert question is not None
        if len(game.actions()) > 1 and game.state.turns:
            found = SearchBot(seed + number, budget).estimates(game.view(seat))
            played = next((e for e in found if str(e.action) == text), None)
            best = found[0]
            if played is None:  # it was never tried, so nothing is known of it
                played = best
            moments.append(
                Moment(
                    number, game.state.turns, seat, question.player, question.about, text,
                    played.chance, str(best.action), max(best.chance, played.chance),
                )
            )  # fmt: skip
        game.play(text)
        if watch is not None:
            watch(number)
    return moments


def over_time(moments: list[Moment], game: Game) -> list[tuple[int, float]]:
    """At the first action of each turn: the turn, and the chance of the first side to win. In a
    cooperative game that is the players'."""
    sides = game.setting.sides
    found: dict[int, float] = {}
    for moment in moments:
        if moment.about == Ask.ACTION and moment.turn not in found:
            mine = sides[moment.seat] == sides[0]
            found[moment.turn] = moment.best_chance if mine else 1.0 - moment.best_chance
    return sorted(found.items())


def turning_points(moments: list[Moment]) -> list[Moment]:
    """The decisions with which most was given away, in the order of the game."""
    most = sorted(moments, key=lambda moment: -moment.given_away)[:MOST]
    return sorted(moment for moment in most if moment.given_away >= TURNING)
