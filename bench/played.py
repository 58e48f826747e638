"""What is measured: games of ours and of the peers, played by chance, and what is done with their
positions. Each game gives its decisions, which are questions with two answers or more."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import combinations_with_replacement, cycle, islice

import pyspiel
from catanatron import Color, RandomPlayer
from catanatron import Game as Catan
from catanatron.game import TURNS_LIMIT

from peerless.bots import Bot, ask, make_bot
from peerless.bots.search import Budget, SearchBot
from peerless.content.library import BOX
from peerless.game import Game
from peerless.rules import engine
from peerless.rules.chance import Chance
from peerless.rules.mode import Mode
from peerless.rules.setting import Setting
from peerless.setup import make_setting

Played = Callable[[int], int]
"""Plays the game with this seed; its decisions."""


def every_pair() -> list[Setting]:
    """Each two heroes once, mirrors too, the battlefields in turn."""
    boards = BOX.battlefields.ids()
    pairs = combinations_with_replacement(BOX.heroes.ids(), 2)
    return [make_setting(boards[i % len(boards)], pair) for i, pair in enumerate(pairs)]


def every_adventure() -> list[Setting]:
    """Both villains, one to four heroes, so often that each hero and each minion comes up."""
    everyone = cycle(BOX.heroes.ids())
    enemies = [BOX.enemies.load(id) for id in BOX.enemies.ids()]
    minions = cycle(enemy.id for enemy in enemies if not enemy.is_villain)
    return [
        make_setting(
            villain.battlefield,
            tuple(islice(everyone, players)),
            mode=Mode.ADVENTURE,
            enemies=(villain.id, *islice(minions, players)),
        )
        for _ in range(6)
        for villain in enemies
        if villain.is_villain
        for players in (1, 2, 3, 4)
    ]


# ---------------------------------------------------------------- Peerless


def raw_engine(settings: list[Setting]) -> Played:
    def play(seed: int) -> int:
        state = engine.begin(settings[seed % len(settings)], seed, listen=False)
        below, decisions = Chance(seed).below, 0
        while (question := state.question) is not None:
            options = question.options
            decisions += len(options) > 1
            engine.answer(state, options[below(len(options))])
        return decisions

    return play


def public_game(settings: list[Setting]) -> Played:
    def play(seed: int) -> int:
        game = Game.begin(settings[seed % len(settings)], seed, listen=False)
        below, decisions = Chance(seed).below, 0
        while not game.over:
            actions = game.actions()
            decisions += len(actions) > 1
            game.play(actions[below(len(actions))])
        return decisions

    return play


def with_bots(settings: list[Setting], bot: str) -> Played:
    """As `peerless sim` plays in one process: each decision is a bot's, by its view."""

    def play(seed: int) -> int:
        game = Game.begin(settings[seed % len(settings)], seed, listen=False)
        bots: list[Bot] = [make_bot(bot, seed + seat) for seat in range(game.setting.players)]
        decisions = 0
        while (question := game.state.question) is not None:
            decisions += len(question.options) > 1
            ask(bots[question.seat], bot, game)
        return decisions

    return play


def searched(settings: list[Setting]) -> Played:
    """A search bot thinks at a few moments of a game; what counts are its rounds."""

    def play(seed: int) -> int:
        game = Game.begin(settings[seed % len(settings)], seed, listen=False)
        chance, rounds = Chance(seed), 0
        bot = SearchBot(seed, Budget(50, seconds=1e6))
        for _ in range(60):
            if game.over:
                break
            actions = game.actions()
            if len(actions) > 1 and game.state.turns and chance.below(12) == 0:
                assert game.state.question is not None
                rounds += bot.search(game.view(game.state.question.seat)).root.visits
            game.play(actions[chance.below(len(actions))])
        return rounds

    return play


def positions(settings: list[Setting], number: int) -> list[Game]:
    """Positions in the middle of a combat."""
    found: list[Game] = []
    for seed in range(10 * number):
        game, chance = Game.begin(settings[seed % len(settings)], seed, listen=False), Chance(seed)
        while not game.over and len(found) < number:
            actions = game.actions()
            game.play(actions[chance.below(len(actions))])
            state = game.state
            if state.combat is not None and state.question is not None and chance.below(4) == 0:
                found.append(game.copy())
    return found


# ---------------------------------------------------------------- the peers


def catanatron(seed: int) -> int:
    """Two-player Catan."""
    game, decisions = new_catan(seed), 0
    while not is_over(game):
        decisions += len(game.state.playable_actions) > 1
        game.play_tick()
    return decisions


def new_catan(seed: int) -> Catan:
    return Catan([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed)


def is_over(game: Catan) -> bool:
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT


def catan_positions(number: int) -> list[Catan]:
    """After twenty turns."""
    found: list[Catan] = []
    dice = random.Random(1)
    for seed in range(number):
        game = new_catan(seed)
        while not is_over(game) and len(found) < number:
            game.play_tick()
            if game.state.num_turns > 20 and dice.random() < 0.05:
                found.append(game.copy())
    return found


def open_spiel(name: str) -> Played:
    """A game of OpenSpiel, whose rules are written in C++, driven from Python."""
    rules = pyspiel.load_game(name)

    def play(seed: int) -> int:
        dice, decisions = random.Random(seed), 0
        state = rules.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, shares = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, shares)[0])
            else:
                actions = state.legal_actions()
                decisions += len(actions) > 1
                state.apply_action(dice.choice(actions))
        return decisions

    return play
