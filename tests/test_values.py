"""The engine's combat values against a second, naive computation from the events alone."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from peerless.game import Game
from peerless.rules.chance import Chance
from peerless.rules.events import Event, Happening
from peerless.rules.lasting import Hold
from tests.support import FIRST_DUELS

GAMES = 12


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

    def hear(self, event: Event) -> None:
        if event.kind is Happening.REVEALED:
            if self.card == -1:
                self.card = event.card
            else:
                self.boost = event.card
        elif event.kind is Happening.VALUE_SET:
            self.becomes.append(event.amount)
        elif event.kind is Happening.VALUE_ADDED:
            self.adds.append(event.amount)
        elif event.kind is Happening.CANCELED:
            self.canceled = True
        elif event.kind is Happening.VALUE_IGNORED:
            self.ignored = True


def value(game: Game, side: Side, attacking: bool, size: str) -> int:
    """By hand: what is printed or what it became, what was added, the hero's ability."""
    faces = game.setting.faces
    if side.card == -1 or side.ignored:
        return 0
    total = side.becomes[-1] if side.becomes else (faces[side.card].card.value or 0)
    total += sum(side.adds)
    if side.boost != -1 and not side.canceled:
        total += faces[side.boost].card.boost or 0
    if game.setting.fighters[side.fighter].name == "Alice":
        total += 2 if attacking and size == "big" else 0
        total += 1 if not attacking and size == "small" else 0
    return max(total, 0)


def size_of(game: Game, seat: int) -> str:
    """Alice's size; it never changes before the outcome of a combat."""
    tracks = game.setting.heroes[seat].tracks
    return tracks[0].values[game.state.tracks[seat][0]] if tracks else ""


def prevented(game: Game) -> bool:
    """Whether some damage is prevented, and so the defender may have won all the same."""
    return any(held.hold == Hold.NO_DAMAGE for held in game.state.lasting)


@pytest.mark.parametrize("duel", FIRST_DUELS, ids=str)
def test_values_agree_with_a_naive_computation(duel: tuple[tuple[str, str], str]) -> None:
    heroes, battlefield = duel
    combats = 0
    for seed in range(GAMES):
        game, chance = Game.new(battlefield, heroes, seed), Chance(seed)
        sides: list[Side] = []
        sizes = ["", ""]
        while not game.over:
            if game.state.combat is None or not game.state.combat.decided:
                sizes = [size_of(game, seat) for seat in range(2)]
            actions = game.actions()
            for event in game.play(actions[chance.below(len(actions))]):
                if event.kind is Happening.ATTACKED:
                    defender = game.setting.fighters[event.other].seat
                    sides = [Side(event.seat, event.fighter), Side(defender, event.other)]
                elif event.kind is Happening.COMBAT:
                    combats += 1
                    attack = value(game, sides[0], True, sizes[sides[0].seat])
                    defense = value(game, sides[1], False, sizes[sides[1].seat])
                    assert (event.amount, event.other) == (attack, defense)
                    if not prevented(game):
                        assert event.seat == sides[0 if attack > defense else 1].seat
                elif sides:
                    for side in sides:
                        if event.seat == side.seat:
                            side.hear(event)
    assert combats > 20
