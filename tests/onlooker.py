"""Someone who only hears the events, and keeps track of the battlefield from these alone.

Logs, animations and statistics live on events; so what stands where, with how much health, must
follow from them without a look at the state."""

from __future__ import annotations

from peerless.rules.adventure.record import DESTROYED, Adventure
from peerless.rules.events import Event, Happening
from peerless.rules.setting import Setting
from peerless.rules.state import OFF, State


class Onlooker:
    def __init__(
        self, setting: Setting, tracks: list[list[int]], adventure: Adventure | None = None
    ) -> None:
        self.setting = setting
        self.space = [OFF] * len(setting.fighters)
        self.health = [fighter.health for fighter in setting.fighters]
        self.tokens = [OFF] * len(setting.tokens)
        self.tracks = [values[:] for values in tracks]
        self.maneuvered = False  # this turn
        self.adventure = None if adventure is None else AdventureOnlooker(setting, adventure)

    def hear(self, event: Event) -> None:
        if self.adventure is not None:
            self.adventure.hear(event)
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
        if self.adventure is not None:
            assert state.adventure is not None
            self.adventure.check(state.adventure)

    def on_a_token(self, fighter: int) -> bool:
        return self.space[fighter] != OFF and self.space[fighter] in self.tokens

    def state_of(self, seat: int) -> str:
        """The first thing that a hero keeps track of, in words."""
        (track,) = self.setting.heroes[seat].tracks
        return track.values[self.tracks[seat][0]]

    def is_weaker(self, fighter: int, other: int) -> bool:
        return self.health[fighter] < self.health[other]


class AdventureOnlooker:
    """Begins with what is laid out before anyone decides."""

    def __init__(self, setting: Setting, adventure: Adventure) -> None:
        self.setting = setting
        self.markers = adventure.markers[:]
        self.bridges = adventure.bridges[:]
        self.deck = {card.id for card in setting.initiative if not card.waits}
        self.row: list[int] = []
        self.added: list[int] = []
        self.waiting = {card.id for card in setting.initiative if card.waits}
        self.turned_up: list[int] = []
        self.round = self.threat = self.objectives = 0

    def hear(self, event: Event) -> None:
        other, amount = event.other, event.amount
        match event.kind:
            case Happening.ROUND_BEGAN:
                self.round = amount
                self.deck |= {*self.row, *self.added}
                self.row, self.added = [], []
            case Happening.ROUND_ENDED:
                assert self.round == amount
                assert not self.deck
            case Happening.INITIATIVE:
                self.deck.remove(other)
                self.row.append(other)
            case Happening.INITIATIVE_ADDED:
                self.waiting.remove(other)
                self.added.append(other)
            case Happening.INITIATIVE_LAST:
                self.row.remove(other)
                self.deck.add(other)
            case Happening.OUT:
                own = {card.id for card in self.setting.initiative if card.seat == event.seat}
                self.waiting -= own
            case Happening.INITIATIVE_LEFT:
                self.deck.discard(other)
                self.row = [card for card in self.row if card != other]
                self.added = [card for card in self.added if card != other]
            case Happening.THREAT:
                assert self.threat == other
                self.threat = amount
            case Happening.OBJECTIVE:
                self.objectives += 1
                assert self.objectives == amount
            case Happening.MARKERS_PLACED | Happening.MARKERS_MOVED:
                self.markers[other] += amount
            case Happening.MARKERS_REMOVED:
                self.markers[other] -= amount
            case Happening.DESTROYED:
                self.bridges[other] = DESTROYED
                self.markers[other] = 0
            case Happening.TURNED_UP:
                self.turned_up.append(other)

    def check(self, adventure: Adventure) -> None:
        assert self.round == adventure.round
        assert self.threat == adventure.steps
        assert self.objectives == adventure.objectives
        assert self.deck == set(adventure.deck)
        assert self.row == adventure.row
        assert self.added == adventure.added
        assert self.waiting == set(adventure.waiting)
        assert self.markers == adventure.markers
        assert self.bridges == adventure.bridges
        assert self.turned_up == adventure.invasion[: adventure.turned_up]
