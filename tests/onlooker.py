"""Someone who only hears the events, and keeps track of the battlefield from these alone.

Logs, animations and statistics live on events; so what stands where, with how much health, must
follow from them without a look at the state."""

from __future__ import annotations

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

    def hear(self, event: Event) -> None:
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

    def check(self, state: State) -> None:
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
