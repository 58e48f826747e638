"""Many cooperative games against one villain: how often the players won, and how games ended."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from enum import Enum
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from peerless.bots import MakeBot, ask, make_bot, name_of
from peerless.content.library import BOX, Library
from peerless.game import Game
from peerless.lab.matchup import wilson
from peerless.rules.chance import Chance
from peerless.rules.house_rules import OBJECTIVES_TO_LOSE
from peerless.rules.state import State
from peerless.setup import random_minions

RANDOM = "random"
"""In the place of a hero, or of the minions: drawn by lot, anew for each game."""


class Ending(Enum):
    """How a game has ended (A.B2-A.B4)."""

    VILLAIN_DEFEATED = "villain defeated"
    LAST_OBJECTIVE = "last objective"
    ALL_DEFEATED = "all defeated"


class Played(NamedTuple):
    """One game, to its end."""

    heroes: tuple[str, ...]
    minions: tuple[str, ...]
    ending: Ending
    rounds: int
    turns: int
    decisions: int  # questions with two answers or more

    @property
    def won(self) -> bool:
        return self.ending is Ending.VILLAIN_DEFEATED


@dataclass(frozen=True, slots=True)
class Cast:
    """Who plays, as one names them."""

    villain: str
    heroes: tuple[str, ...]
    minions: tuple[str, ...] = (RANDOM,)
    discoveries: tuple[str, ...] = ()
    bots: tuple[str | MakeBot, ...] = ("greedy",)  # one for all, or one for each hero

    def bot_of(self, seat: int) -> str | MakeBot:
        return self.bots[seat % len(self.bots)]


@dataclass(slots=True)
class Adventures:
    """The outcome of many games."""

    cast: Cast
    seed: int
    played: list[Played] = field(default_factory=list)
    seconds: float = 0.0

    def as_dict(self) -> dict[str, Any]:
        """The figures, with shares of games won and their intervals (95 %): plain values, as JSON
        has them."""
        games = len(self.played)
        decisions = sum(game.decisions for game in self.played)
        return {
            "mode": "adventure",
            "villain": self.cast.villain,
            "heroes": list(self.cast.heroes),
            "minions": list(self.cast.minions),
            "discoveries": list(self.cast.discoveries),
            "bots": [name_of(bot) for bot in self.cast.bots],
            "seed": self.seed,
            **_won(self.played),
            "endings": {
                ending.value: sum(game.ending is ending for game in self.played)
                for ending in Ending
            },
            "rounds_per_game": round(sum(game.rounds for game in self.played) / games, 2),
            "turns_per_game": round(sum(game.turns for game in self.played) / games, 2),
            "decisions": decisions,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(games / self.seconds, 1),
            "decisions_per_second": round(decisions / self.seconds),
            "with_hero": self._with(lambda game: game.heroes, self.cast.heroes),
            "with_minion": self._with(lambda game: game.minions, self.cast.minions),
        }

    def _with(
        self, names: Callable[[Played], tuple[str, ...]], cast: tuple[str, ...]
    ) -> dict[str, dict[str, Any]]:
        """The games with each of those that were drawn by lot."""
        if RANDOM not in cast:
            return {}
        drawn = sorted({name for game in self.played for name in names(game)} - set(cast))
        return {name: _won([game for game in self.played if name in names(game)]) for name in drawn}


def _won(played: Sequence[Played]) -> dict[str, Any]:
    games, wins = len(played), sum(game.won for game in played)
    return {
        "games": games,
        "wins": wins,
        "share": round(wins / games, 4),
        "interval": [round(end, 4) for end in wilson(wins, games)],
    }


# ---------------------------------------------------------------- playing


def play_adventures(
    villain: str,
    heroes: Sequence[str],
    games: int,
    seed: int,
    minions: Sequence[str] = (RANDOM,),
    discoveries: Sequence[str] = (),
    bots: Sequence[str | MakeBot] = ("greedy",),
    watch: Callable[[int], None] | None = None,
    library: Library = BOX,
    processes: int = 1,
) -> Adventures:
    """Play games with seeds from `seed` on; they are the same games in however many processes. A
    hero that is "random" is drawn by lot for each game, and so are the minions if they are. One
    bot leads all heroes, or each has its own. `watch` hears how many games are over. Several
    processes read the folders of the library anew, so they take none that was made of texts."""
    cast = Cast(villain, tuple(heroes), tuple(minions), tuple(discoveries), tuple(bots))
    outcome = Adventures(cast, seed)
    began = time.perf_counter()
    seeds = range(seed, seed + games)
    if processes == 1:
        playing: Iterator[Played] = (play_adventure(cast, seed, library) for seed in seeds)
    else:
        playing = _in_processes(cast, seeds, library, processes)
    for game in playing:
        outcome.played.append(game)
        if watch is not None:
            watch(len(outcome.played))
    outcome.seconds = time.perf_counter() - began
    return outcome


def _in_processes(cast: Cast, seeds: range, library: Library, processes: int) -> Iterator[Played]:
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, context) as pool:
        yield from pool.map(partial(_play_there, cast, library.folders), seeds)


def _play_there(cast: Cast, folders: tuple[Path, ...], seed: int) -> Played:
    return play_adventure(cast, seed, Library(*folders) if folders else BOX)


def play_adventure(cast: Cast, seed: int, library: Library = BOX) -> Played:
    """One game; each bot has luck of its own."""
    heroes = draw_heroes(cast.heroes, seed, library)
    minions = cast.minions
    if minions == (RANDOM,):
        minions = random_minions(len(heroes), seed, library)
    game = Game.adventure(
        cast.villain, heroes, minions, seed, cast.discoveries, listen=False, library=library
    )
    luck = seed * 1_000_003
    bots = [make_bot(cast.bot_of(seat), luck + seat) for seat in range(len(heroes))]
    decisions = 0
    while (question := game.state.question) is not None:
        decisions += len(question.options) > 1
        ask(bots[question.seat], name_of(cast.bot_of(question.seat)), game)
    state = game.state
    assert state.adventure is not None
    return Played(
        heroes, tuple(minions), ending_of(state), state.adventure.round, state.turns, decisions
    )


def draw_heroes(heroes: tuple[str, ...], seed: int, library: Library = BOX) -> tuple[str, ...]:
    """A hero for each that is to be drawn, none of them twice and none of those that are named."""
    others = [hero for hero in sorted(library.heroes.ids()) if hero not in heroes]
    lots = list(range(len(others)))
    Chance(seed ^ _LOTS).shuffle(lots)
    return tuple(others[lots.pop()] if hero == RANDOM else hero for hero in heroes)


_LOTS = 0x4E80  # so that the lots are not those of the minions


def ending_of(state: State) -> Ending:
    assert state.adventure is not None
    if state.out(state.setting.villain):
        return Ending.VILLAIN_DEFEATED
    if state.adventure.objectives == OBJECTIVES_TO_LOSE:
        return Ending.LAST_OBJECTIVE
    return Ending.ALL_DEFEATED
