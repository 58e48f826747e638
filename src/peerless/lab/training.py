"""Learning what positions are worth, from games that search bots play against themselves.

A generation of games is played with the weights so far. Every position in which an action was to be
taken is kept, with who won in the end and what the search thought: the end alone is mostly luck,
what a search thinks is less so, and both together teach more than either. The weights are fitted to
all of them: first the sum (`fitting`), then the hidden units and what is known of single heroes on
top of it (`network`). Everything comes from one seed: the same call gives the same weights, in
however many processes.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from typing import Any, NamedTuple

from peerless.bots.search.bot import Budget, Estimate, SearchBot
from peerless.bots.search.features import features
from peerless.bots.search.model import Hero, Model
from peerless.bots.search.team_features import features as team_features
from peerless.bots.search.tree import Habits, likely
from peerless.bots.search.weights import data_of, model_of
from peerless.content.library import BOX
from peerless.game import Action, Game
from peerless.lab.fitting import Sample, fit
from peerless.lab.network import Known, Pair, Player, surprise, teach
from peerless.rules.chance import Chance
from peerless.rules.questions import Ask
from peerless.rules.setting import Setting
from peerless.rules.state import State
from peerless.setup import random_minions

ODD = 5  # one answer in so many need not be the best, so that games differ and mistakes are seen
NO_CLOCK = 1e6
PLAYERS_PRIOR = 6.0  # so many games' worth do the weights before count
TEAM_PRIOR = 6.0
HIDDEN = 8  # units on top of the sum
TIMES = 10  # that they go through all positions
ENOUGH = 5000  # positions for hidden units and single heroes; with fewer there are none
TRUST = 0.5  # how much what the search thought counts, beside who won


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
    are not learned from; of few games none is, and then nobody knows how surprising they are."""

    model: Model
    positions: int
    before: float | None
    after: float | None


class Played(NamedTuple):
    """The positions of one game, of a duel or of a cooperative one, and who won it."""

    duel: list[Pair]
    team: list[Sample]
    won: float


class Box:
    """The heroes of the box and their cards, by numbers."""

    def __init__(self) -> None:
        self.heroes = BOX.heroes.ids()
        self.cards = [
            (hero, card.name) for hero in self.heroes for card in BOX.heroes.load(hero).cards
        ]
        self._card = {card: number for number, card in enumerate(self.cards)}

    def heroes_of(self, setting: Setting) -> list[int]:
        """The number of each player's hero."""
        return [self.heroes.index(hero.id) for hero in setting.heroes]

    def faces_of(self, setting: Setting) -> list[int]:
        """The number of each face of a game."""
        return [self._card[setting.forces[f.seat].id, f.card.name] for f in setting.faces]


@cache
def _box() -> Box:
    return Box()


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
    weights, units, heroes = model.weights, model.units, model.heroes
    if pairs:
        weights = fit([_difference(pair) for pair in pairs], weights, PLAYERS_PRIOR)
        units, heroes = [], {}
    if len(pairs) >= ENOUGH:
        box = _box()
        found = teach(pairs, weights, HIDDEN, len(box.heroes), len(box.cards), TIMES, len(pairs))
        weights, units = found.weights, found.units
        heroes = {
            hero: Hero(
                found.known.heroes[number],
                {
                    name: worth
                    for (whose, name), worth in zip(box.cards, found.known.cards, strict=True)
                    if whose == hero
                },
            )
            for number, hero in enumerate(box.heroes)
        }
    team = [sample for game in played for sample in game.team]
    both = [model.team_first, *model.team]
    first, *others = fit(team, both, TEAM_PRIOR) if team else both
    return Model(weights, units, first, others, heroes)


def _held_back(number: int) -> bool:
    """One game in eight."""
    return number % 8 == 7


def _surprise(model: Model, played: Sequence[Played]) -> float | None:
    """By who won the duels that are held back, if any are."""
    held = [
        pair._replace(won=game.won)
        for i, game in enumerate(played)
        if _held_back(i)
        for pair in game.duel
    ]
    if not held:
        return None
    box = _box()
    size = len(model.weights)
    known = Known([], [])
    if model.heroes:
        known = Known(
            [model.heroes[h].weights if h in model.heroes else [0.0] * size for h in box.heroes],
            [
                model.heroes[h].cards.get(name, 0.0) if h in model.heroes else 0.0
                for h, name in box.cards
            ],
        )
    return surprise(held, model.weights, model.units, known)


# ---------------------------------------------------------------- games


def _play_all(terms: Terms, model: Model, seeds: range, processes: int) -> Iterator[Played]:
    play = partial(_play, terms, data_of(model), seeds.start)
    if processes == 1:
        yield from map(play, seeds)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, context) as pool:
        yield from pool.map(play, seeds, chunksize=4)


class _Seen(NamedTuple):
    """A position, and what the search thought of the chance of the first player."""

    one: Player
    other: Player
    thought: float | None


def _play(terms: Terms, weights: dict[str, Any], first: int, seed: int) -> Played:
    """One game of the generation whose first seed that is."""
    team = seed - first >= terms.games
    lots = Chance(seed ^ 0x7EA7)
    game = _some_adventure(lots, seed) if team else _some_duel(lots, seed)
    bot = None
    if terms.rounds:
        bot = SearchBot(seed, Budget(terms.rounds, NO_CLOCK), model_of(weights))
    look = _look(seed)
    players = None if team else _Players(game.setting)
    rows: list[list[float]] = []
    seen: list[_Seen] = []
    while (question := game.state.question) is not None:
        state, found = game.state, None
        if bot is not None and len(question.options) > 1:
            found = bot.estimates(game.view(question.seat))
        if question.about == Ask.ACTION and team:
            rows.append([1.0, *team_features(state)])
        elif question.about == Ask.ACTION and players is not None:
            thought = found[0].chance if found else None
            if thought is not None and question.seat == 1:
                thought = 1.0 - thought
            one, other = players.in_(state)
            seen.append(_Seen(one, other, thought))
        if found is not None and bot is not None:
            game.play(_tried(bot, found))
        else:
            game.play(look(game))
    won, counts = _won(game), 1.0 / max(len(rows), len(seen), 1)
    return Played(
        [
            Pair(one, other, won if mind is None else won + TRUST * (mind - won), counts)
            for one, other, mind in seen
        ],
        [Sample(row, won, counts) for row in rows],
        won,
    )


class _Players:
    """Those of a duel, whose heroes and cards are numbered once."""

    def __init__(self, setting: Setting) -> None:
        self._heroes = _box().heroes_of(setting)
        faces = _box().faces_of(setting)
        self._cards = [faces[face] for face in setting.card_face]

    def in_(self, state: State) -> tuple[Player, Player]:
        """As they are in a position."""
        one, other = (
            Player(row, hero, [self._cards[card] for card in hand])
            for row, hero, hand in zip(features(state), self._heroes, state.hands, strict=True)
        )
        return one, other


def _look(seed: int) -> Callable[[Game], Action]:
    """Answers without search: what looks good."""
    chance, sharpness = Chance(seed), Habits().sharpness

    def look(game: Game) -> Action:
        question = game.state.question
        assert question is not None
        if len(question.options) == 1:
            return game.actions()[0]
        option = likely(game.state, question, chance, sharpness)
        return Action(game.setting, option, question)

    return look


def _tried(bot: SearchBot, found: Sequence[Estimate]) -> Action:
    """The best answer; now and then any, those that were tried often more likely. An answer by mere
    chance would be a mistake that nobody makes, and the games would teach what follows from it."""
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
    row = [a - b for a, b in zip(pair.one.row, pair.other.row, strict=True)]
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
