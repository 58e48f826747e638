"""Learning what positions are worth, from games that search bots play against themselves.

A generation of games is played with the weights so far; every position in which an action was to
be taken is kept, with who won in the end; then the weights are fitted to all of them: first the sum
(`fitting`), then the hidden units on top of it (`network`). Everything comes from one seed: the
same call gives the same weights, in however many processes.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import NamedTuple, TypeAlias

from peerless.bots.search.bot import Budget, SearchBot
from peerless.bots.search.features import features
from peerless.bots.search.model import Model, Unit
from peerless.bots.search.team_features import features as team_features
from peerless.bots.search.tree import Habits, likely
from peerless.content.library import BOX
from peerless.game import Action, Game
from peerless.lab.fitting import Sample, fit
from peerless.lab.network import Pair, surprise, teach
from peerless.rules.chance import Chance
from peerless.rules.questions import Ask
from peerless.setup import random_minions

ODD = 4  # one answer in so many need not be the best, so that games differ and mistakes are seen
NO_CLOCK = 1e6
PLAYERS_PRIOR = 6.0  # so many games' worth do the weights before count
TEAM_PRIOR = 6.0
HIDDEN = 8  # units on top of the sum
TIMES = 12  # that they go through all positions
ENOUGH = 5000  # positions for hidden units; with fewer there are none

Weights: TypeAlias = tuple[list[float], list[Unit], float, list[float]]
"""Those of a model, to be sent to another process."""


class Terms(NamedTuple):
    """What a training is made of."""

    games: int  # duels of a generation
    adventures: int  # cooperative games of a generation
    rounds: int  # of search for a decision; 0: what looks good at a glance
    generations: int
    seed: int


class Learned(NamedTuple):
    """What came of it: weights, and how surprising the games were before and after (the mean
    logarithm of the chance given to what happened; less is better). The games that are held back
    are not learned from."""

    model: Model
    positions: int
    before: float
    after: float


class Played(NamedTuple):
    """The positions of one game: of a duel, or of a cooperative one."""

    duel: list[Pair]
    team: list[Sample]


def train(
    terms: Terms,
    model: Model,
    processes: int = 1,
    watch: Callable[[int, int], None] | None = None,
) -> Learned:
    """Weights from games; `watch` hears how many games of how many are over."""
    first = model
    played: list[Played] = []
    each = terms.games + terms.adventures
    for generation in range(terms.generations):
        seeds = range(terms.seed + generation * each, terms.seed + (generation + 1) * each)
        for game in _play_all(terms, model, seeds, processes):
            played.append(game)
            if watch is not None:
                watch(len(played), each * terms.generations)
        model = learn(first, [game for i, game in enumerate(played) if not _held_back(i)])
    positions = sum(len(game.duel) + len(game.team) for game in played)
    return Learned(model, positions, _surprise(first, played), _surprise(model, played))


def learn(model: Model, played: Sequence[Played]) -> Model:
    """The weights that fit these games best, not far from those before unless there is reason."""
    pairs = [pair for game in played for pair in game.duel]
    weights, units = model.weights, model.units
    if pairs:
        weights = fit([_difference(pair) for pair in pairs], weights, PLAYERS_PRIOR)
        units = []
    if len(pairs) >= ENOUGH:
        weights, units = teach(pairs, weights, HIDDEN, TIMES, len(pairs))
    team = [sample for game in played for sample in game.team]
    both = [model.team_first, *model.team]
    first, *others = fit(team, both, TEAM_PRIOR) if team else both
    return Model(weights, units, first, others)


def _held_back(number: int) -> bool:
    """One game in eight."""
    return number % 8 == 7


def _surprise(model: Model, played: Sequence[Played]) -> float:
    """Over the duels that are held back."""
    held = [pair for i, game in enumerate(played) if _held_back(i) for pair in game.duel]
    return surprise(held, model.weights, model.units)


# ---------------------------------------------------------------- games


def _play_all(terms: Terms, model: Model, seeds: range, processes: int) -> Iterator[Played]:
    weights = model.weights, model.units, model.team_first, model.team
    play = partial(_play, terms, weights, seeds.start)
    if processes == 1:
        yield from map(play, seeds)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, context) as pool:
        yield from pool.map(play, seeds, chunksize=4)


def _play(terms: Terms, weights: Weights, first: int, seed: int) -> Played:
    """One game of the generation whose first seed that is."""
    team = seed - first >= terms.games
    lots = Chance(seed ^ 0x7EA7)
    game = _some_adventure(lots, seed) if team else _some_duel(lots, seed)
    choose = _player(terms, Model(*weights), seed)
    rows: list[list[list[float]]] = []
    while (question := game.state.question) is not None:
        state = game.state
        if question.about == Ask.ACTION:
            rows.append([[1.0, *team_features(state)]] if team else features(state))
        game.play(choose(game))
    won, counts = _won(game), 1.0 / max(len(rows), 1)
    if team:
        return Played([], [Sample(row, won, counts) for [row] in rows])
    return Played([Pair(one, other, won, counts) for one, other in rows], [])


def _player(terms: Terms, model: Model, seed: int) -> Callable[[Game], Action]:
    """Who answers: a search bot, or without search what looks good at a glance."""
    if terms.rounds:
        return partial(_search, SearchBot(seed, Budget(terms.rounds, NO_CLOCK), model))
    chance, sharpness = Chance(seed), Habits().sharpness

    def look(game: Game) -> Action:
        question = game.state.question
        assert question is not None
        option = likely(game.state, question, chance, sharpness)
        return Action(game.setting, option, question)

    return look


def _search(bot: SearchBot, game: Game) -> Action:
    """The best answer; now and then any, those that were tried often more likely. An answer by mere
    chance would be a mistake that nobody makes, and the games would teach what follows from it."""
    question = game.state.question
    assert question is not None
    if len(question.options) == 1:
        return game.actions()[0]
    found = bot.estimates(game.view(question.seat))
    if bot.chance.below(ODD) == 0:
        at = bot.chance.below(sum(estimate.visits for estimate in found))
        for estimate in found:
            at -= estimate.visits
            if at < 0:
                return estimate.action
    return found[0].action


def _won(game: Game) -> float:
    """By the first player, or by the team; a half for a draw."""
    winners = game.state.winners or ()
    if 0 not in winners:
        return 0.0
    sides = {game.setting.sides[seat] for seat in winners}
    return 1.0 / len(sides)


def _difference(pair: Pair) -> Sample:
    row = [a - b for a, b in zip(pair.one, pair.other, strict=True)]
    return Sample(row, pair.won, pair.counts)


def _some_duel(lots: Chance, seed: int) -> Game:
    heroes, battlefields = BOX.heroes.ids(), BOX.battlefields.ids()
    pair = [heroes[lots.below(len(heroes))] for _ in range(2)]
    return Game.new(battlefields[lots.below(len(battlefields))], pair, seed, listen=False)


def _some_adventure(lots: Chance, seed: int) -> Game:
    heroes = BOX.heroes.ids()
    villains = [enemy for enemy in BOX.enemies.ids() if BOX.enemies.load(enemy).is_villain]
    order = list(range(len(heroes)))
    lots.shuffle(order)
    team = [heroes[i] for i in order[: 1 + lots.below(3)]]
    villain = villains[lots.below(len(villains))]
    minions = random_minions(len(team), seed, BOX)
    return Game.adventure(villain, team, minions, seed, listen=False)
