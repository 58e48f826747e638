"""A player is not a hero is not a deck: a seat can hold fighters and cards that nobody leads."""

from __future__ import annotations

from dataclasses import replace

from peerless.content.library import BOX
from peerless.record.notation import fighter_name, player_name, write
from peerless.rules import engine
from peerless.rules.chance import Chance
from peerless.rules.masks import all_below, members
from peerless.rules.mode import Mode
from peerless.rules.movement import place
from peerless.rules.pieces import Enemy
from peerless.rules.questions import Attack, PickPlayer
from peerless.rules.setting import Setting
from peerless.rules.state import State
from peerless.rules.view_data import HIDDEN, view_data
from peerless.rules.views import SPECTATOR, conceal, imagine

_PLAYERS = 2
_BEAST = _PLAYERS  # its seat


def _beast(health: int) -> Enemy:
    """Somebody's sidekick, let loose with its cards."""
    hero = BOX.heroes.load("sherlock-holmes")
    kind = next(kind for kind in hero.fighters if not kind.is_hero)
    return Enemy(
        id="beast", name=kind.name, set=hero.set, move=2,
        fighters=(replace(kind, health=health),), ability=(),
        cards=tuple(card for card in hero.cards if not card.users),
    )  # fmt: skip


def _game(seed: int, mode: Mode = Mode.DUEL, health: int = 6) -> State:
    """A duel around a beast that stands between the two."""
    heroes = ("medusa", "robin-hood", "alice", "dracula")[: mode.seat_counts[0]]
    setting = Setting(
        BOX.battlefields.load("marmoreal"),
        tuple(map(BOX.heroes.load, heroes)),
        mode,
        enemies=(_beast(health),),
    )
    state = engine.begin(setting, seed)
    while state.turns == 0:
        _play_on(state, Chance(seed))
    room = members(all_below(len(setting.battlefield.spaces)) & ~state.occupied())
    place(state, setting.fighters_of[setting.players][0], room[seed % len(room)], 0)
    return state


def _play_on(state: State, chance: Chance) -> None:
    assert state.question is not None
    options = state.question.options
    engine.answer(state, options[chance.below(len(options))])


def _attack_on(beast: int, state: State) -> Attack | None:
    assert state.question is not None
    for option in state.question.options:
        if isinstance(option, Attack) and option.target == beast:
            return option
    return None


def test_an_enemy_has_no_hero_no_hand_and_nobody_who_decides() -> None:
    setting = _game(1).setting
    assert (setting.players, setting.seats) == (_PLAYERS, _PLAYERS + 1)
    assert setting.hero_of[_BEAST] == -1
    assert not setting.has_player(_BEAST)
    assert setting.sides == (0, 1, 2)
    beast = setting.leader_of[_BEAST]
    assert player_name(setting, _BEAST) == fighter_name(setting, beast) == "Dr. Watson"


def test_games_around_one_end_as_they_would_without_it() -> None:
    attacked = defeated = 0
    for mode in (Mode.DUEL, Mode.TEAM):
        for seed in range(30):
            state = _game(seed, mode)
            beast_seat = state.setting.players
            beast = state.setting.leader_of[beast_seat]
            chance = Chance(seed)
            while not state.over:
                question = state.question
                assert question is not None
                assert question.seat != beast_seat
                assert state.turn != beast_seat
                assert PickPlayer(beast_seat) not in question.options, "it is no player"
                attacked += any(
                    isinstance(o, Attack) and o.target == beast for o in question.options
                )
                _play_on(state, chance)
            assert not state.hands[beast_seat]
            own = state.decks[beast_seat] + state.discards[beast_seat]
            if state.combat is not None and state.combat.defense.seat == beast_seat:
                own = [*own, state.combat.defense.card]
            assert sorted(own) == state.setting.deck_of[beast_seat]
            assert state.winners is not None
            assert beast_seat not in state.winners
            defeated += state.defeated(beast)
    assert attacked > 100
    assert defeated > 5


def test_its_deck_is_hidden_and_its_fighter_is_not() -> None:
    state = _game(3)
    for seat in (SPECTATOR, 0, 1):
        known = view_data(conceal(state, seat), seat)
        assert known.hands[_BEAST].size == 0
        assert len(known.decks[_BEAST]) == len(state.decks[_BEAST])
        assert set(known.decks[_BEAST]) == {HIDDEN}
        imagined = imagine(state, seat, Chance(5))
        assert sorted(imagined.decks[_BEAST]) == sorted(state.decks[_BEAST])
        assert imagined.space == state.space


def test_to_attack_it_is_a_combat_against_the_top_card_of_its_deck() -> None:
    for seed in range(200):
        state = _game(seed, health=1)
        chance = Chance(seed)
        beast = state.setting.leader_of[_BEAST]
        while not state.over and not state.defeated(beast):
            attack = _attack_on(beast, state)
            if attack is None:
                _play_on(state, chance)
                continue
            assert "> Dr. Watson: " in write(state.setting, attack)
            top = state.decks[_BEAST][-1] if state.decks[_BEAST] else -1
            engine.answer(state, attack)
            if state.combat is not None:
                assert state.combat.defense.card == top
        if state.defeated(beast) and not state.over:
            return
    raise AssertionError("nobody ever defeated it")
