"""What several tests need: random play, and a look at everything in a state."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product
from typing import Any

from peerless.content import battlefields, heroes
from peerless.game import Game
from peerless.rules.chance import Chance
from peerless.rules.setting import Setting
from peerless.rules.state import OFF, State

FIRST_HEROES = ("king-arthur", "alice", "medusa", "sinbad")
FIRST_BATTLEFIELDS = ("marmoreal", "sarpedon")
FIRST_DUELS = [
    (pair, board) for pair in permutations(FIRST_HEROES, 2) for board in FIRST_BATTLEFIELDS
]
"""The duels of the first box: every card of these heroes has scenarios of its own."""

DUELS = [
    (pair, board)
    for pair in product(heroes.hero_ids(), repeat=2)
    for board in battlefields.battlefield_ids()
]
"""Every pair of heroes, in both orders and against themselves, on every battlefield."""


def play_randomly(game: Game, chance: Chance) -> Iterator[Game]:
    """Random play to the end; gives the game at every question."""
    while not game.over:
        yield game
        actions = game.actions()
        assert actions, "a question without an answer"
        game.play(actions[chance.below(len(actions))])


def check(state: State) -> None:
    """One fighter to a space, and health within bounds (C3, C13)."""
    for fighter in state.setting.fighters:
        space = state.space[fighter.id]
        assert 0 <= state.health[fighter.id] <= fighter.health
        if space != OFF:
            assert state.occupant[space] == fighter.id
            assert state.health[fighter.id] > 0
    standing = sum(space != OFF for space in state.space)
    assert standing == sum(fighter != -1 for fighter in state.occupant)


def pieces_of_paper(state: State) -> list[int]:
    """Every card, wherever it is: none is lost and none is made."""
    cards = [card for pile in (*state.decks, *state.hands, *state.discards) for card in pile]
    cards.append(state.played)
    if state.combat is not None:
        for side in (state.combat.attack, state.combat.defense):
            cards += [side.card, side.boost]
    return sorted(card for card in cards if card != -1)


def contents(thing: object) -> Any:
    """Everything in a state, through and through, as plain values that can be compared."""
    if isinstance(thing, Setting):
        return id(thing)
    if isinstance(thing, list | tuple):
        return [contents(item) for item in thing]
    slots = [
        name
        for kind in type(thing).__mro__
        for name in getattr(kind, "__slots__", ())
        if isinstance(kind.__dict__.get("__slots__"), tuple)
    ]
    if slots:
        return {name: contents(getattr(thing, name)) for name in slots}
    return thing
