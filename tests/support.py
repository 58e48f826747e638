"""What several tests need: random play, and a look at everything in a state."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any, NamedTuple

from peerless.content.library import BOX
from peerless.game import Game
from peerless.record.records import Record
from peerless.rules import engine
from peerless.rules.chance import Chance
from peerless.rules.house_rules import ACTIONS_EACH_TURN, USUAL, HouseRules
from peerless.rules.masks import all_below, mask_of
from peerless.rules.mode import Mode
from peerless.rules.movement import put
from peerless.rules.pieces import Battlefield
from peerless.rules.setting import Setting
from peerless.rules.state import OFF, Frame, State, lay_out
from peerless.rules.turn import Part, Rotation, Turn
from peerless.setup import MOST_DISCOVERIES

BATTLEFIELDS = BOX.battlefields.ids()
BIG_BATTLEFIELDS = [b for b in BATTLEFIELDS if len(BOX.battlefields.load(b).starts) >= 4]


class Table(NamedTuple):
    """Who plays whom, and where."""

    mode: Mode
    heroes: tuple[str, ...]
    battlefield: str
    enemies: tuple[str, ...] = ()  # the villain first
    discoveries: tuple[str, ...] = ()
    house: HouseRules = USUAL

    def game(self, seed: int) -> Game:
        return Game.new(
            self.battlefield, self.heroes, seed, self.house, mode=self.mode, enemies=self.enemies,
            discoveries=self.discoveries,
        )  # fmt: skip


DUELS = [
    Table(Mode.DUEL, pair, battlefield)
    for pair in product(BOX.heroes.ids(), repeat=2)
    for battlefield in BATTLEFIELDS
]
"""Every pair of heroes, in both orders and against themselves, on every battlefield."""

CROWDS = ((Mode.TEAM, 4), (Mode.FREE_FOR_ALL, 3), (Mode.FREE_FOR_ALL, 4))
"""The games of more than two: mode and seats."""


def some_duel(chance: Chance) -> Table:
    return DUELS[chance.below(len(DUELS))]


def some_crowd(chance: Chance) -> Table:
    """A game of three or four, any heroes, on a battlefield that has room for them."""
    everyone = BOX.heroes.ids()
    mode, seats = CROWDS[chance.below(len(CROWDS))]
    players = tuple(everyone[chance.below(len(everyone))] for _ in range(seats))
    return Table(mode, players, BIG_BATTLEFIELDS[chance.below(len(BIG_BATTLEFIELDS))])


VILLAINS = [id for id in BOX.enemies.ids() if BOX.enemies.load(id).is_villain]
MINIONS = [id for id in BOX.enemies.ids() if not BOX.enemies.load(id).is_villain]
SECRET_HANDS = HouseRules(hands_are_open=False)


def some_adventure(chance: Chance, house: HouseRules = USUAL) -> Table:
    """A cooperative game of one to four, against any villain, minions and discoveries."""
    everyone = BOX.heroes.ids()
    players = chance.below(4) + 1
    heroes = tuple(everyone[chance.below(len(everyone))] for _ in range(players))
    villain = VILLAINS[chance.below(len(VILLAINS))]
    minions = some_of(MINIONS, players, chance)
    discoveries = some_of(BOX.discoveries.ids(), chance.below(MOST_DISCOVERIES + 1), chance)
    return Table(
        Mode.ADVENTURE,
        heroes,
        BOX.enemies.load(villain).battlefield,
        (villain, *minions),
        discoveries,
        house,
    )


def some_of(pool: Sequence[str], count: int, chance: Chance) -> tuple[str, ...]:
    """So many, all different."""
    left = list(pool)
    return tuple(left.pop(chance.below(len(left))) for _ in range(count))


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
    for side, held in enumerate(state.held):
        own = [fighter.id for fighter in state.setting.fighters if fighter.side == side]
        assert held == mask_of(state.space[id] for id in own if state.space[id] != OFF)


def pieces_of_paper(state: State) -> list[int]:
    """Every card, wherever it is: none is lost and none is made. Those of a defeated enemy have
    left the game (A.E6)."""
    cards = [card for pile in (*state.decks, *state.hands, *state.discards) for card in pile]
    cards.append(state.played)
    if state.combat is not None:
        for side in (state.combat.attack, state.combat.defense):
            cards += [side.card, side.boost]
    there = {*cards}
    for card, owner in enumerate(state.setting.card_seat):
        if card not in there and not state.setting.has_player(owner) and state.out(owner):
            cards.append(card)
    return sorted(card for card in cards if card != -1)


def contents(thing: object) -> Any:
    """Everything in a state, through and through, as plain values that can be compared."""
    if isinstance(thing, Setting):
        return id(thing)
    if isinstance(thing, Battlefield):
        return thing.id, thing.lines
    if isinstance(thing, list | tuple):
        return [contents(item) for item in thing]
    attributes = [name for kind in type(thing).__mro__ for name in attributes_of(kind)]
    if attributes or isinstance(thing, Frame):
        whole = {name: contents(getattr(thing, name)) for name in attributes}
        return {"kind": type(thing), **whole}
    return thing


def attributes_of(kind: type) -> tuple[str, ...]:
    """What its own objects hold, compiled or not."""
    own = kind.__dict__
    attributes = own.get("__mypyc_attrs__", own.get("__slots__", ()))
    return attributes if isinstance(attributes, tuple) else ()


def position(
    setting: Setting,
    places: Sequence[Mapping[str, str | tuple[str, int]]],
    hands: Sequence[Sequence[str]],
    seed: int = 1,
) -> Game:
    """A game in the middle of the first seat's turn, everyone having had one. For each seat its
    fighters with their space, or space and health; one with no place is defeated."""
    state = lay_out(setting, seed)
    state.acted = all_below(setting.seats)
    ids = [space.id for space in setting.battlefield.spaces]
    for fighter in setting.fighters:
        place = places[fighter.seat].get(fighter.name, ("", 0))
        space, health = (place, fighter.health) if isinstance(place, str) else place
        state.health[fighter.id] = health
        if space:
            put(state, fighter.id, ids.index(space))
    for seat, names in enumerate(hands):
        for name in names:
            cards = state.decks[seat]
            card = next(card for card in cards if setting.face(card).card.name == name)
            cards.remove(card)
            state.hands[seat].append(card)
    state.started = state.space[:]
    state.turns, state.actions = 1, ACTIONS_EACH_TURN
    state.frames += [Rotation(), Turn(Part.ACTIONS)]
    engine.advance(state)
    return Game(state, Record(setting.battlefield.id, tuple(h.id for h in setting.heroes), seed))
