"""Who answers for the enemies, which decide nothing (A.B7, A.I4)."""

from __future__ import annotations

from collections.abc import Sequence

from peerless.rules.masks import members
from peerless.rules.numbers import FighterId, Seat, SpaceId
from peerless.rules.players import players_in_turn
from peerless.rules.questions import (
    MoveFighter,
    Option,
    PendingQuestion,
    PickCard,
    PickFighter,
    PickSpace,
    PlaceFighter,
)
from peerless.rules.state import OFF, State


def player_asked(state: State) -> Seat:
    """The player who makes a choice that is the players': whoever's turn it is; in none of their
    turns the one with the lowest order marker, of those who are not out (A.B7)."""
    if state.setting.has_player(state.turn) and not state.out(state.turn):
        return state.turn
    return players_in_turn(state)[0]


def asked_of_players(state: State, question: PendingQuestion) -> PendingQuestion:
    """What an enemy would be asked, put to a player; of cards in a hand only its owner chooses."""
    option = question.options[0]
    if isinstance(option, PickCard) and option.hand >= 0:
        return question.asked_of(option.hand)
    return question.asked_of(player_asked(state))


def kindest(state: State, options: Sequence[Option]) -> Option:
    """What hurts the players least, as far as can be seen at once; of several the first."""
    return max(options, key=lambda option: _kindness(state, option))


def _kindness(state: State, option: Option) -> tuple[int, ...]:
    """The one with most health is attacked; an enemy stands where it has the fewest around it, and
    far from the others."""
    match option:
        case PickFighter(fighter):
            return (state.health[fighter],)
        case MoveFighter(fighter, space) | PlaceFighter(fighter, space):
            return _far_off(state, fighter, space)
        case PickSpace(space):
            return _far_off(state, -1, space)
    return ()


def _far_off(state: State, fighter: FighterId, space: SpaceId) -> tuple[int, ...]:
    around = state.battlefield.adjacent[space]
    players = [f.id for f in state.setting.fighters if not f.is_enemy and state.space[f.id] != OFF]
    beside = [f for f in players if state.space[f] in members(around)]
    return (-len(beside), sum(state.health[f] for f in beside))
