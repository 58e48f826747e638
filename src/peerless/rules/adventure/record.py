"""The state of a cooperative game beside its fighters and cards: plain data, copied by hand."""

from __future__ import annotations

from typing import TypeAlias

from peerless.rules.numbers import FighterId, Mask

InitiativeId: TypeAlias = int
"""An initiative card: its place in `Setting.initiative`."""

DESTROYED = -1
"""In the place of a bridge."""


class Adventure:
    """Threat, initiative cards, and what lies on the board beside the fighters."""

    __slots__ = (
        "acting", "added", "attacks", "bridges", "deck", "invasion", "last", "markers",
        "objectives", "order", "resolving", "round", "row", "steps", "turned_up", "waiting",
    )  # fmt: skip

    def __init__(self, players: int, sites: int) -> None:
        self.steps = 0  # of the threat marker from the first space of its track
        self.objectives = 0  # how often the villain has reached its aim
        self.resolving = False  # an objective is being resolved: threat is lost (A.J6)
        self.round = 0
        self.acting: tuple[FighterId, int] | None = None  # whose turn comes next, and its move
        self.attacks = 0  # of enemies in this round
        self.order: list[int] = list(range(1, players + 1))  # the order marker of each player
        # initiative cards; the top of the deck last
        self.deck: list[InitiativeId] = []
        self.last: tuple[InitiativeId, ...] = ()  # its bottom ones, put there for all to see
        self.row: list[InitiativeId] = []  # revealed this round, from left to right
        self.added: list[InitiativeId] = []  # they come into the deck at the next shuffle (A.D9)
        self.waiting: list[InitiativeId] = []  # until an effect adds them (A.C12)
        # by site
        self.markers: list[int] = [0] * sites
        self.bridges: list[int] = []  # which bridge lies there; DESTROYED: none any more
        # invasion tokens in the order in which they are turned up
        self.invasion: list[int] = []
        self.turned_up = 0

    def copy(self) -> Adventure:
        new = Adventure.__new__(Adventure)
        new.steps = self.steps
        new.objectives = self.objectives
        new.resolving = self.resolving
        new.round = self.round
        new.acting = self.acting
        new.attacks = self.attacks
        new.order = self.order  # settled at setup, then replaced by none
        new.deck = self.deck[:]
        new.last = self.last
        new.row = self.row[:]
        new.added = self.added[:]
        new.waiting = self.waiting[:]
        new.markers = self.markers[:]
        new.bridges = self.bridges[:]
        new.invasion = self.invasion
        new.turned_up = self.turned_up
        return new

    def standing(self) -> Mask:
        """The sites that are not destroyed, as a mask."""
        mask = 0
        for site, bridge in enumerate(self.bridges):
            if bridge != DESTROYED:
                mask |= 1 << site
        return mask if self.bridges else (1 << len(self.markers)) - 1
