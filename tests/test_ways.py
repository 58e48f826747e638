"""Ways of moving, compared with all walks that there are."""

from __future__ import annotations

import random

import pytest

from peerless import Game
from peerless.rules.masks import all_below, has, mask_of, members
from peerless.rules.movement import destinations, in_the_way, steps_of
from peerless.rules.state import State
from peerless.rules.ways import MOST_ENTERED, Way, moves, way_of, ways

_GAMES = [("marmoreal", "medusa", "bigfoot"), ("soho", "dracula", "invisible-man")]


def _positions(count: int) -> list[State]:
    found = []
    for seed in range(count):
        battlefield, *heroes = _GAMES[seed % len(_GAMES)]
        game = Game.new(battlefield, heroes, seed=seed, listen=False)
        dice = random.Random(seed)
        for _ in range(60):
            if not game.over:
                game.play(dice.choice(game.actions()))
        found.append(game.state)
    return found


def _walks(state: State, fighter: int, distance: int, through: bool, exact: bool) -> list[Way]:
    """Every walk, space by space, to and fro too."""
    blocked, occupied = in_the_way(state, fighter, through)
    steps = steps_of(state, fighter)
    walks: list[Way] = [()]
    found = [] if exact else walks[:]
    for _ in range(distance):
        walks = [
            (*walk, space)
            for walk in walks
            for space in members(steps[walk[-1] if walk else state.space[fighter]] & ~blocked)
        ]
        found += [] if exact else walks
    return [walk for walk in (walks if exact else found) if walk and not has(occupied, walk[-1])]


@pytest.mark.parametrize("exact", [False, True])
@pytest.mark.parametrize("through", [False, True])
def test_ways_are_all_the_walks_that_differ(exact: bool, through: bool) -> None:
    several = 0
    for number, state in enumerate(_positions(12)):
        dice = random.Random(number)
        watched = mask_of(dice.sample(range(len(state.setting.battlefield.spaces)), 6))
        for fighter in range(len(state.setting.fighters)):
            if state.space[fighter] < 0:
                continue
            expected: dict[tuple[int, Way], int] = {}
            for walk in _walks(state, fighter, 4, through, exact):
                entered = tuple(space for space in walk if has(watched, space))
                again = len(set(entered)) < len(entered) and not exact
                if len(entered) <= MOST_ENTERED and not again:
                    key = walk[-1], entered
                    expected[key] = min(len(walk), expected.get(key, 99))
            found = {
                (way[-1], tuple(space for space in way if has(watched, space))): len(way)
                for there in ways(state, fighter, 4, through, exact, watched).values()
                for way in there
            }
            found = {key: far for key, far in found.items() if len(key[1]) <= MOST_ENTERED}
            assert found == expected
            several += len(found) > len({space for space, _ in found})
    assert several, "nowhere were there two ways to the same space"


def test_where_every_way_enters_many_one_with_the_fewest_is_offered() -> None:
    """With traps everywhere a long move has more ways than anybody could list."""
    for state in _positions(4):
        everywhere = all_below(len(state.setting.battlefield.spaces))
        for fighter in range(len(state.setting.fighters)):
            for exact in (False, True):
                found = ways(state, fighter, 9, False, exact, everywhere)
                assert mask_of(found) == destinations(state, fighter, 9, False, exact)
                for there in found.values():
                    assert len(there[0]) <= MOST_ENTERED or len(there) == 1
                    assert not exact or len(there[0]) == 9
                    if not exact and len(there[0]) > MOST_ENTERED:
                        nearer = destinations(state, fighter, len(there[0]) - 1)
                        assert not has(nearer, there[0][-1]), "there is a shorter way"


def test_where_nothing_is_watched_a_move_is_where_it_ends() -> None:
    for state in _positions(6):
        for fighter in range(len(state.setting.fighters)):
            if state.space[fighter] >= 0:
                offered = moves(state, fighter, 3, False, False, 0)
                assert [move.space for move in offered] == members(destinations(state, fighter, 3))
                assert not any(move.via for move in offered)


def test_every_move_stands_for_one_way() -> None:
    for number, state in enumerate(_positions(6)):
        dice = random.Random(number)
        watched = mask_of(dice.sample(range(len(state.setting.battlefield.spaces)), 6))
        for fighter in range(len(state.setting.fighters)):
            offered = moves(state, fighter, 3, False, False, watched)
            taken = [way_of(state, move, 3, False, False, watched) for move in offered]
            assert len(set(taken)) == len(offered)
            assert sorted(taken) == sorted(
                way
                for there in ways(state, fighter, 3, False, False, watched).values()
                for way in there
            )
