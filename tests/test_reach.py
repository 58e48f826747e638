"""What a fighter reaches is what the engine then lets it do, and it is the same for everyone."""

from __future__ import annotations

import pytest

from peerless.content.nearest import Unknown
from peerless.game import SPECTATOR, Game
from peerless.record.notation import fighter_name, space_name
from peerless.rules.adventure.enemy_turn import nearest_targets
from peerless.rules.chance import Chance
from peerless.rules.move_frames import Moving
from peerless.rules.movement import put, take_off
from peerless.rules.questions import Ask, Attack, MoveFighter
from tests.support import play_randomly, some_adventure, some_crowd, some_duel
from tests.test_secrecy import other_world

GAMES = 20


def games() -> list[tuple[Game, Chance]]:
    found = []
    for n in range(GAMES):
        chance = Chance(n)
        table = (some_crowd, some_duel, some_adventure)[n % 3](chance)
        found.append((table.game(n), chance))
    return found


def test_it_is_where_a_maneuver_without_a_boost_leads() -> None:
    compared = 0
    for game, chance in games():
        for now in play_randomly(game, chance):
            frame = now.state.frames[-1]
            if not isinstance(frame, Moving) or not frame.of_maneuver:
                continue
            hero = now.setting.heroes[frame.seat]
            for fighter in frame.movers if frame.distance == hero.move else ():
                offered = [  # there may be several ways to a space
                    space_name(now.setting, option.space)
                    for option in (action.option for action in now.actions())
                    if isinstance(option, MoveFighter) and option.fighter == fighter
                ]
                reached = now.reach(fighter_name(now.setting, fighter)).spaces
                assert reached == list(dict.fromkeys(offered))
                compared += bool(offered)
    assert compared > 100


def test_it_is_whom_an_attack_can_name() -> None:
    """A fighter that has a card to attack with is offered just these targets, in the first turns
    of a free-for-all too."""
    compared = 0
    for game, chance in games():
        for now in play_randomly(game, chance):
            offered: dict[int, set[str]] = {}
            for action in now.actions():
                option = action.option
                if isinstance(option, Attack):
                    target = fighter_name(now.setting, option.target)
                    offered.setdefault(option.fighter, set()).add(target)
            for fighter, targets in offered.items():
                assert set(now.reach(fighter_name(now.setting, fighter)).targets) == targets
                compared += 1
    assert compared > 300


def test_those_who_are_spared_are_not_reached() -> None:
    """Each against all, before anyone has had a turn: only the next player can be attacked (R75).
    In the turns of others nobody is spared."""
    game = Game.new("soho", ["medusa", "sinbad", "alice"], seed=1, mode="free-for-all")
    chance = Chance(1)
    while not (game.question and game.question.about is Ask.ACTION):
        actions = game.actions()
        game.play(actions[chance.below(len(actions))])
    state, hero_of = game.state, game.setting.hero_of
    neighbours = [i for i, mask in enumerate(game.setting.battlefield.adjacent) if mask & 1]
    here = [0, *[space for space in neighbours if space][:2]]
    for fighter in game.setting.fighters:
        take_off(state, fighter.id)
    for hero, space in zip(hero_of, here, strict=True):
        put(state, hero, space)
    assert game.reach("Medusa").targets == ["Sinbad"]
    state.turn = 1
    assert game.reach("Medusa").targets == ["Sinbad", "Alice"]


def test_it_is_the_same_for_everyone_whatever_is_hidden() -> None:
    for game, chance in games()[:6]:
        for now in play_randomly(game, chance):
            fighter = now.setting.fighters[chance.below(len(now.setting.fighters))]
            name = fighter_name(now.setting, fighter.id)
            reach = now.reach(name)
            seat = chance.below(now.setting.players + 1) + SPECTATOR
            assert now.view(seat).reach(name) == reach
            assert other_world(now, seat, chance).reach(name) == reach


def test_one_that_is_away_reaches_nothing() -> None:
    game = Game.new("sarpedon", ["medusa", "sinbad"], seed=1)
    assert game.reach("harpy  1") == ("Harpy 1", [], [])  # not yet placed


def test_where_two_play_the_same_hero() -> None:
    game = Game.new("sarpedon", ["medusa", "medusa"], seed=1)
    assert game.reach("Medusa [0]").spaces
    with pytest.raises(Unknown, match="unknown fighter"):
        game.reach("Medusa")


def test_an_unknown_fighter_is_refused() -> None:
    game = Game.new("sarpedon", ["medusa", "sinbad"], seed=1)
    with pytest.raises(Unknown, match='unknown fighter "Medussa": did you mean Medusa'):
        game.reach("Medussa")


def test_an_enemy_reaches_as_far_as_its_move_value() -> None:
    """Which a discovery can raise; it does not go through heroes and sidekicks (A.F6)."""
    usual, faster = (
        Game.adventure("mothman", ["medusa"], ["tarantula"], seed=1, discoveries=found)
        for found in ([], ["on-the-prowl"])
    )
    assert set(usual.reach("Mothman").spaces) < set(faster.reach("Mothman").spaces)
    for game in play_randomly(usual, Chance(3)):
        near = nearest_targets(game.state, villain(game), 3)
        spaces = {space_name(game.setting, end) for each in near for end in each.ends}
        assert spaces <= set(game.reach("Mothman").spaces)


def villain(game: Game) -> int:
    return game.setting.leader_of[game.setting.villain]
