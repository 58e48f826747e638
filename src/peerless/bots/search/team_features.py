"""What is looked at in a cooperative game: the players as one, the villain, and the time left."""

from __future__ import annotations

from typing import Final

from peerless.bots.adventure import distance_to_villain, threat_of_a_round
from peerless.rules.state import State

NAMES: Final[tuple[str, ...]] = (
    "heroes",  # that stand, as a share
    "health",  # of the heroes, as a share
    "least health",  # of a hero, up to 6 points
    "sidekicks",  # their health, up to 10 points
    "cards",  # in hand, of 7 for each player
    "first cards",  # up to 2 for each player
    "deck",  # cards left, of 30 for each player
    "villain",  # its health, as a share
    "villain health",  # ... up to 8 points for each player
    "last of villain",  # up to 6 points
    "minions",  # that stand, as a share
    "minion health",  # as a share
    "threat",  # how far it has come, as a share of the way to the end
    "threat of a round",  # what the end of a round would add now, up to 8
    "last of time",  # how little is left when the next round has ended
    "far",  # from where the villain can be attacked, up to 6 steps for each fighter
)


def features(state: State) -> list[float]:
    setting = state.setting
    adventure, board = state.adventure, setting.battlefield.adventure
    assert adventure is not None
    players = setting.players
    standing, health, full, least, sidekicks, cards, first, deck = 0, 0, 0, 99, 0, 0, 0, 0
    fighters = 0
    for seat in range(players):
        hero = setting.leader_of[seat]
        full += setting.fighters[hero].health
        if state.out(seat):
            least = 0
            continue
        standing += state.health[hero] > 0
        health += state.health[hero]
        least = min(least, state.health[hero])
        for fighter in setting.fighters_of[seat]:
            if state.health[fighter] > 0:
                fighters += 1
                if fighter != hero:
                    sidekicks += state.health[fighter]
        cards += min(len(state.hands[seat]), 7)
        first += min(len(state.hands[seat]), 2)
        deck += len(state.decks[seat])
    villain = setting.leader_of[setting.villain]
    there, minions, minion_health, minion_full = 0, 0, 0, 0
    for seat in range(players, setting.seats):
        if seat != setting.villain:
            minion = setting.leader_of[seat]
            minions += 1
            there += state.health[minion] > 0
            minion_health += state.health[minion]
            minion_full += setting.fighters[minion].health
    track = 1 if board is None else max(len(board.track), 1)
    gone = adventure.objectives * track + adventure.steps
    coming = threat_of_a_round(state)
    left = 4 * track - gone
    return [
        standing / players,
        health / max(full, 1),
        min(least, 6) / 6,
        min(sidekicks, 10) / 10,
        cards / (7 * players),
        first / (2 * players),
        deck / (30 * players),
        state.health[villain] / max(setting.fighters[villain].health, 1),
        min(state.health[villain] / players, 8) / 8,
        min(state.health[villain], 6) / 6,
        there / max(minions, 1),
        minion_health / max(minion_full, 1),
        min(gone / (4 * track), 1.0),
        min(coming, 8) / 8,
        1.0 - min(max(left - coming, 0), 6) / 6,
        min(distance_to_villain(state) / max(fighters, 1), 6) / 6,
    ]
