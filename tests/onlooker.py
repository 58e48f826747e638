"""Someone who only hears the events, and keeps track of the battlefield from these alone.

Logs, animations and statistics live on events; so what stands where, with how much health, must
follow from them without a look at the state."""

from __future__ import annotations

from peerless.rules.adventure.record import DESTROYED, Adventure
from peerless.rules.events import Event, Happening
from peerless.rules.setting import Setting
from peerless.rules.state import OFF, State


class Onlooker:
    def __init__(self, setting: Setting, tracks: list[list[int]]) -> None:
        self.setting = setting
        self.space = [OFF] * len(setting.fighters)
        self.health = [fighter.health for fighter in setting.fighters]
        self.tokens = [OFF] * len(setting.tokens)
        self.tracks = [values[:] for values in tracks]
        self.maneuvered = False  # this turn
        board = setting.battlefield.adventure
        self.round = 0
        self.steps = 0  # of the threat marker
        self.objectives = 0
        self.markers = [board.placed.get(site.number, 0) for site in board.sites] if board else []
        self.destroyed: set[int] = set()
        self.row: list[int] = []  # initiative cards
        self.added: list[int] = []
        self.turned_up: list[int] = []

    def hear(self, event: Event) -> None:
        self.hear_of_adventure(event)
        fighter = event.fighter
        match event.kind:
            case Happening.TURN_BEGAN:
                self.maneuvered = False
            case Happening.MANEUVERED:
                self.maneuvered = True
            case Happening.PLACED | Happening.MOVED:
                self.space[fighter] = event.space
            case Happening.RETURNED:
                self.space[fighter] = event.space
                self.health[fighter] = self.setting.fighters[fighter].health
            case Happening.SWAPPED:
                here, there = self.space[fighter], self.space[event.other]
                self.space[fighter], self.space[event.other] = there, here
            case Happening.LEFT:
                self.space[fighter] = OFF
            case Happening.DEFEATED:
                self.space[fighter] = OFF
                self.health[fighter] = 0
            case Happening.DAMAGED:
                self.health[fighter] = event.other
            case Happening.RECOVERED:
                self.health[fighter] += event.amount
            case Happening.HEALTH_SET:
                self.health[fighter] = event.amount
            case Happening.TOKEN_REMOVED:
                self.tokens[event.other] = OFF
            case Happening.TOKEN_PLACED | Happening.TOKEN_MOVED:
                self.tokens[event.other] = event.space
            case Happening.STATE_CHANGED:
                self.tracks[event.seat][event.other] = event.amount

    def hear_of_adventure(self, event: Event) -> None:
        """What events tell of a cooperative game."""
        other, amount = event.other, event.amount
        match event.kind:
            case Happening.ROUND_BEGAN:
                self.round = amount
                self.row, self.added = [], []
            case Happening.INITIATIVE:
                self.row.append(other)
            case Happening.INITIATIVE_ADDED:
                self.added.append(other)
            case Happening.INITIATIVE_LAST:
                self.row.remove(other)
            case Happening.INITIATIVE_LEFT:
                self.row = [card for card in self.row if card != other]
                self.added = [card for card in self.added if card != other]
            case Happening.THREAT:
                assert other == self.steps
                self.steps = amount
            case Happening.OBJECTIVE:
                self.objectives = amount
            case Happening.MARKERS_PLACED:
                self.markers[other] += amount
            case Happening.MARKERS_REMOVED:
                self.markers[other] -= amount
            case Happening.DESTROYED:
                self.destroyed.add(other)
                self.markers[other] = 0
            case Happening.MARKERS_MOVED:
                self.markers[other] += amount
            case Happening.TURNED_UP:
                self.turned_up.append(other)

    def check_adventure(self, seen: Adventure) -> None:
        assert self.round == seen.round
        assert self.steps == seen.steps
        assert self.objectives == seen.objectives
        assert self.markers == seen.markers
        gone = {site for site, bridge in enumerate(seen.bridges) if bridge == DESTROYED}
        assert self.destroyed == gone
        assert self.row == seen.row
        assert self.added == seen.added
        assert self.turned_up == seen.invasion[: seen.turned_up]

    def check(self, state: State) -> None:
        if state.adventure is not None:
            self.check_adventure(state.adventure)
        assert self.space == state.space
        assert self.health == state.health
        assert self.tokens == state.token_space
        assert self.tracks == state.tracks
        assert self.maneuvered == (state.maneuvers > 0)

    def on_a_token(self, fighter: int) -> bool:
        return self.space[fighter] != OFF and self.space[fighter] in self.tokens

    def state_of(self, seat: int) -> str:
        """The first thing that a hero keeps track of, in words."""
        (track,) = self.setting.heroes[seat].tracks
        return track.values[self.tracks[seat][0]]

    def is_weaker(self, fighter: int, other: int) -> bool:
        return self.health[fighter] < self.health[other]
