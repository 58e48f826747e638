"""How good a position is for a seat: a plain sum of health, cards and distance."""

from __future__ import annotations

from peerless.bots.adventure import evaluate_adventure
from peerless.bots.distances import distances
from peerless.rules.numbers import FighterId, Seat
from peerless.rules.state import OFF, State

WIN = 1000.0
DRAW = 0.0
HERO = 8.0  # for standing; it matters where a game goes on without a hero
HERO_HEALTH = 1.0
SIDEKICK_HEALTH = 0.4
SIDEKICK = 0.8  # for being there at all
CARD_IN_HAND = 0.5
CARD_IN_DECK = 0.15
NEARNESS = 0.12  # for each space nearer to the hero one wants to hit


def evaluate(state: State, seat: Seat) -> float:
    """For the seat's side, less what it is for the others."""
    if state.adventure is not None:
        return evaluate_adventure(state)
    mine = state.setting.sides[seat]
    if state.winners is not None:
        won = {state.setting.sides[winner] for winner in state.winners}
        if won == {mine}:
            return WIN
        return DRAW if mine in won else -WIN
    if not has_a_hero(state, mine):  # the others play on, but they have won
        return -WIN
    total = 0.0
    for other in range(state.setting.seats):
        worth = worth_of(state, other)
        total += worth if state.setting.sides[other] == mine else -worth
    return total - NEARNESS * distance_to_attack(state, seat)


def has_a_hero(state: State, side: int) -> bool:
    return any(
        state.health[hero] > 0
        for seat, hero in enumerate(state.setting.hero_of)
        if state.setting.sides[seat] == side
    )


def worth_of(state: State, seat: Seat) -> float:
    if state.out(seat):
        return 0.0
    total = CARD_IN_HAND * min(len(state.hands[seat]), 7) + CARD_IN_DECK * len(state.decks[seat])
    for fighter in state.setting.fighters_of[seat]:
        health = state.health[fighter]
        if state.setting.fighters[fighter].is_hero:
            total += HERO_HEALTH * health + (HERO if health else 0)
        elif health:
            total += SIDEKICK + SIDEKICK_HEALTH * health
    return total


def distance_to_attack(state: State, seat: Seat) -> int:
    """How far the seat's fighters are, in all, from the opposing hero that is best to hunt."""
    setting = state.setting
    table = distances(setting.battlefield)
    own = [state.space[f] for f in setting.fighters_of[seat] if state.space[f] != OFF]
    heroes = [setting.hero_of[other] for other in setting.opponents(seat)]
    hunted = [hero for hero in heroes if state.space[hero] != OFF]
    return min(
        (sum(table[space][state.space[hero]] for space in own) for hero in weakest(state, hunted)),
        default=0,
    )


def weakest(state: State, heroes: list[FighterId]) -> list[FighterId]:
    least = min((state.health[hero] for hero in heroes), default=0)
    return [hero for hero in heroes if state.health[hero] == least]
