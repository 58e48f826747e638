"""What a cooperative game has beside fighters and cards: the threat, initiative cards, and what
lies on the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from peerless.rules.pieces import AdventureBoard, Enemy, Hero
from peerless.text import tree as t

OBJECTIVES_TO_LOSE = 4  # A.B3
MOST_ATTACKS = 30  # in a round; then no enemy acts again in it (R125)


class Initiative(NamedTuple):
    """An initiative card: a player's, or an enemy's with what it says (A.D3)."""

    name: str
    seat: int
    text: t.Text = ()
    move: int = 0  # of the enemy, in the turn that it brings (A.D5)
    waits: bool = False  # until an effect adds it to the deck (A.C12)


class Quest:
    def __init__(
        self, board: AdventureBoard, heroes: Sequence[Hero], enemies: Sequence[Enemy]
    ) -> None:
        self.board = board
        self.villain = len(heroes)  # its seat
        self.cards = [Initiative(hero.name, seat) for seat, hero in enumerate(heroes)]
        for seat, enemy in enumerate(enemies, len(heroes)):
            for card in enemy.initiative:
                if card.players <= len(heroes):  # A.C14
                    move = enemy.move if card.move is None else card.move
                    made = Initiative(card.name, seat, card.text, move, card.waiting > 0)
                    self.cards += [made] * max(card.waiting, 1)
        self.names = [force.name for force in (*heroes, *enemies)]
        self.objective = enemies[0].objective
        self.symbols = enemies[0].invasion
        # the threat (A.J1)
        self.steps = 0  # of the marker from the first space of its track
        self.objectives = 0  # how often the villain has reached its aim
        self.resolving = False  # an objective: threat is lost until it is over (A.J6)
        # rounds; initiative cards by their place in `cards`, the top of the deck last
        self.round = 0
        self.attacks = 0  # of enemies in this round
        self.order = list(range(1, len(heroes) + 1))  # the order marker of each player (A.C10)
        self.deck: list[int] = []
        self.row: list[int] = []  # revealed in this round, from left to right
        self.added: list[int] = []  # they come into the deck at the next shuffle (A.D9)
        self.waiting = [i for i, card in enumerate(self.cards) if card.waits]
        # what lies on the board, by site
        self.markers = [0] * len(board.sites)
        self.bridges: list[int | None] = list(range(len(board.bridges)))  # None: destroyed
        self.invasion = list(range(len(self.symbols)))  # in the order in which they are turned up
        self.turned_up = 0

    # ------------------------------------------------------------ the threat

    @property
    def level(self) -> int:
        """The number under the marker (A.J2); at the end of the track it is the last."""
        return self.board.track[min(self.steps, len(self.board.track) - 1)]

    def is_turned_up(self, symbol: str) -> bool:
        return symbol in [self.symbols[token] for token in self.invasion[: self.turned_up]]

    # ------------------------------------------------------------ sites

    def standing(self) -> list[int]:
        """The sites: farms, and bridges that have not been destroyed."""
        sites = range(len(self.board.sites))
        return [site for site in sites if not self.bridges or self.bridges[site] is not None]

    def name(self, site: int) -> str:
        return f"{self.board.site} {self.board.sites[site].number}"

    @property
    def supply(self) -> int:
        return self.board.markers - sum(self.markers)

    # ------------------------------------------------------------ initiative cards

    def add(self, name: str) -> bool:
        """One of those that wait (A.D9)."""
        for card in self.waiting:
            if self.cards[card].name == name:
                self.waiting.remove(card)
                self.added.append(card)
                return True
        return False

    def act_again(self, seat: int) -> bool:
        """The card of an enemy, the one with its name, goes from the row to the bottom of the deck
        (A.D7)."""
        own = next(
            i for i, card in enumerate(self.cards) if card[:2] == (self.names[seat], seat)
        )  # fmt: skip
        if own not in self.row or self.attacks >= MOST_ATTACKS:
            return False
        self.row.remove(own)
        self.deck.insert(0, own)
        return True

    def leave(self, seat: int) -> None:
        """At once, but from the deck only when they are revealed (A.D6, A.E6)."""
        for cards in (self.row, self.added, self.waiting):
            cards[:] = [card for card in cards if self.cards[card].seat != seat]
