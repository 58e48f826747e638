"""How good a position of the cooperative game is for the players.

The villain's health is what it is all about; the threat is the time that is left for it. A plain
sum again: health on both sides, cards, the threat and what the end of a round adds to it, and how
far it still is to where the villain can be attacked.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from peerless.bots.distances import distances_to_attack
from peerless.rules.adventure.outlook import advance_by
from peerless.rules.adventure.record import InitiativeId
from peerless.rules.context import Context
from peerless.rules.numbers import Seat
from peerless.rules.questions import Attack, Option
from peerless.rules.setting import Program, Setting
from peerless.rules.state import OFF, State
from peerless.text.tree import Timing

WIN = 1000.0
HERO = 8.0  # for standing
HERO_HEALTH = 1.0
SIDEKICK = 0.8
SIDEKICK_HEALTH = 0.4
CARD_IN_HAND = 0.9
CARD_IN_DECK = 0.05
VILLAIN_HEALTH = 1.5
MINION = 1.0
MINION_HEALTH = 0.35
THREAT = 0.5  # for each space of the track, and each player
ROUNDS_AHEAD = 2.0  # how often the end of a round counts that is still to come
USUAL_DEFENSE = 2
LIKELY_WIN = 20.0
NEARNESS = 0.15  # for each space nearer to where a fighter can attack the villain


def evaluate_adventure(state: State) -> float:
    """For the players."""
    setting = state.setting
    if state.winners is not None:
        return WIN if 0 in state.winners else -WIN
    ours = sum(worth_of_player(state, seat) for seat in range(setting.players))
    theirs = sum(worth_of_enemy(state, seat) for seat in range(setting.players, setting.seats))
    return ours - theirs - danger(state) - NEARNESS * distance_to_villain(state)


def worth_of_player(state: State, seat: Seat) -> float:
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


def worth_of_enemy(state: State, seat: Seat) -> float:
    health = state.health[state.setting.leader_of[seat]]
    if seat == state.setting.villain:
        return VILLAIN_HEALTH * health
    return MINION + MINION_HEALTH * health if health else 0.0


# ---------------------------------------------------------------- the threat


def danger(state: State) -> float:
    """How near the villain is to the last of its objectives, and how fast it comes nearer."""
    adventure, board = state.adventure, state.setting.battlefield.adventure
    if adventure is None or board is None:
        return 0.0
    gone = adventure.objectives * len(board.track) + adventure.steps
    return THREAT * state.setting.players * (gone + ROUNDS_AHEAD * threat_of_a_round(state))


def threat_of_a_round(state: State) -> int:
    """How far the marker would go if the round ended now, by what the initiative cards say."""
    assert state.adventure is not None
    cards = (*state.adventure.row, *state.adventure.deck, *state.adventure.added)
    return sum(
        advance_by(state, context, program)
        for card, context, program in _ends_of_rounds(state.setting)
        if card in cards and not state.out(context.seat)
    )


@lru_cache(maxsize=16)
def _ends_of_rounds(setting: Setting) -> tuple[tuple[InitiativeId, Context, Program], ...]:
    """What the initiative cards say of the end of a round, those that say anything."""
    found = []
    for card in setting.initiative:
        if card.face >= 0:
            context = Context(card.seat, card.face, fighter=setting.leader_of[card.seat])
            program = setting.faces[card.face].programs.get(Timing.END_OF_ROUND, ())
            if program:
                found.append((card.id, context, program))
    return tuple(found)


# ---------------------------------------------------------------- the way to the villain


def distance_to_villain(state: State) -> int:
    """How many steps the players' fighters still have, in all, to where they can attack."""
    setting = state.setting
    there = state.space[setting.leader_of[setting.villain]]
    if there == OFF:
        return 0
    total = 0
    for seat in range(setting.players):
        for fighter in setting.fighters_of[seat]:
            here = state.space[fighter]
            if here != OFF:
                ranged = setting.fighters[fighter].ranged
                total += distances_to_attack(state.battlefield, ranged)[here][there]
    return total


def promise(state: State, options: Sequence[Option]) -> float:
    """What the best attack on the villain would bring that can be made now."""
    setting = state.setting
    villain = setting.leader_of[setting.villain]
    best = 0.0
    for option in options:
        if isinstance(option, Attack) and option.target == villain:
            damage = setting.faces[option.face].value - USUAL_DEFENSE
            if damage >= state.health[villain]:
                return LIKELY_WIN
            best = max(best, VILLAIN_HEALTH * damage - CARD_IN_HAND)
    return best
