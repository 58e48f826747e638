"""The engine's combat values against a second, naive computation from the events alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count

import pytest

from peerless.content.library import BOX
from peerless.game import Game
from peerless.rules.chance import Chance
from peerless.rules.events import Event, Happening
from tests.onlooker import Onlooker
from tests.support import BATTLEFIELDS, some_crowd

COMBATS = 150  # for each hero


@dataclass
class Side:
    """What the events have told of one side of a combat."""

    seat: int
    fighter: int
    card: int = -1
    boost: int = -1
    becomes: list[int] = field(default_factory=list)
    adds: list[int] = field(default_factory=list)
    canceled: bool = False
    ignored: bool = False
    frozen: bool = False

    def hear(self, event: Event) -> None:
        match event.kind:
            case Happening.REVEALED if self.card == -1:
                self.card = event.card
            case Happening.REVEALED:
                self.boost = event.card
            case Happening.VALUE_SET:
                self.becomes.append(event.amount)
            case Happening.VALUE_ADDED:
                self.adds.append(event.amount)
            case Happening.CANCELED:
                self.canceled = True
            case Happening.VALUE_IGNORED:
                self.ignored = True
            case Happening.CARD_BECAME:  # a card of its own, with nothing done to it yet
                self.card = event.card
                self.becomes, self.adds, self.canceled = [], [], False
            case Happening.BOOST_LOST:  # for good, also if another card takes its place
                self.boost = -1


# What an ability adds to the attack or the defense of its hero, read off the character cards.
Bonus = Callable[[Onlooker, Side, Side], int]
ATTACK: dict[str, Bonus] = {
    "Alice": lambda seen, me, _: 2 * (seen.state_of(me.seat) == "big"),
    "Annie Christmas": lambda seen, me, foe: 2 * seen.is_weaker(me.fighter, foe.fighter),
    "Golden Bat": lambda seen, *_: 2 * (not seen.maneuvered),
}
DEFENSE: dict[str, Bonus] = {
    "Alice": lambda seen, me, _: int(seen.state_of(me.seat) == "small"),
    "Invisible Man": lambda seen, me, _: int(seen.on_a_token(me.fighter)),
}
FREEZES = "Stasis Diffuser"  # nothing can change the value of the opponent's card


def value(game: Game, seen: Onlooker, me: Side, foe: Side, bonuses: dict[str, Bonus]) -> int:
    """By hand: what is printed or what it became, what was added, the hero's ability."""
    faces = game.setting.faces
    if me.card == -1 or me.ignored:
        return 0
    total = me.becomes[-1] if me.becomes else (faces[me.card].card.value or 0)
    if me.frozen:
        return max(total, 0)
    total += sum(me.adds)
    if me.boost != -1 and not me.canceled:
        total += faces[me.boost].card.boost or 0
    bonus = bonuses.get(game.setting.fighters[me.fighter].name)
    return max(total + (bonus(seen, me, foe) if bonus else 0), 0)


class Reckoner:
    """Follows a game by its events and reckons every combat again."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seen = Onlooker(game.setting, game.state.tracks)
        self.sides: list[Side] = []
        self.combats = 0

    def hear(self, event: Event) -> None:
        if event.kind is Happening.ATTACKED:
            defender = self.game.setting.fighters[event.other].seat
            self.sides = [Side(event.seat, event.fighter), Side(defender, event.other)]
        elif event.kind is Happening.DEFENDER_CHANGED:
            self.sides[1].fighter = event.fighter
        elif event.kind is Happening.LASTS and self.sides:
            for side in self.sides:
                side.frozen |= side.seat != event.seat and self.game.source(event.cause) == FREEZES
        elif event.kind is Happening.COMBAT:
            self.compare(event)
        else:
            for side in self.sides:
                if event.seat == side.seat:
                    side.hear(event)
        self.seen.hear(event)

    def compare(self, told: Event) -> None:
        attack, defense = self.sides
        values = (
            value(self.game, self.seen, attack, defense, ATTACK),
            value(self.game, self.seen, defense, attack, DEFENSE),
        )
        assert (told.amount, told.other) == values
        self.combats += 1
        if values[0] <= values[1]:  # the other way round, damage may have been prevented
            assert told.seat == defense.seat
        self.sides = []


@pytest.mark.parametrize("hero", BOX.heroes.ids())
def test_values_agree_with_a_naive_computation(hero: str) -> None:
    everyone = BOX.heroes.ids()
    combats = 0
    for seed in count():
        pair = [hero, everyone[seed % len(everyone)]]
        board = BATTLEFIELDS[seed % len(BATTLEFIELDS)]
        combats += reckon(Game.new(board, pair[:: 1 if seed % 4 < 2 else -1], seed), seed)
        if combats > COMBATS and seed > len(everyone):
            break


def test_values_agree_in_games_of_three_and_four() -> None:
    combats = 0
    for seed in range(20):
        combats += reckon(some_crowd(Chance(seed)).game(seed), seed)
    assert combats > COMBATS


def reckon(game: Game, seed: int) -> int:
    """Play at random and reckon every combat; how many there were."""
    chance = Chance(seed)
    reckoner = Reckoner(game)
    for event in game.opening:
        reckoner.hear(event)
    while not game.over:
        actions = game.actions()
        for event in game.play(actions[chance.below(len(actions))]):
            reckoner.hear(event)
    return reckoner.combats
