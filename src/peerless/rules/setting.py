"""The setting of one game: who plays which hero where. It never changes while the game runs.

A *seat* is a place in `forces`: whoever has fighters, a deck and a discard pile. The first seats
are those of the players, who lead heroes and have hands; those of enemies come after them.

Inside the engine, spaces, fighters, cards and tokens are small integers; this is where they get
their meaning. A *face* is what is printed on a card: all copies of a card have the same face, and
an answer names a face, since copies are alike.
"""

from __future__ import annotations

from typing import NamedTuple

from peerless.rules.house_rules import USUAL, HouseRules
from peerless.rules.masks import bit, mask_of
from peerless.rules.mode import Mode
from peerless.rules.numbers import CardId, FaceId, FighterId, Mask, Seat, SideId, TokenId, TrackId
from peerless.rules.pieces import (
    AttackType,
    Battlefield,
    Card,
    Enemy,
    FighterKind,
    Force,
    Hero,
    TokenKind,
)
from peerless.rules.questions import MoveFighter
from peerless.rules.recalling import speaks_of_cards_again
from peerless.text.tree import Clause, Effect, Linked, Standing, Timing, Trigger

Program = tuple[Effect, ...]
"""What a clause does, one effect after another."""


class Reaction(NamedTuple):
    """What a hero's ability does because something has happened."""

    seat: Seat
    trigger: Trigger
    program: Program


class Fighter:
    """A fighter of this game and what its character card says of it."""

    __slots__ = ("health", "id", "is_hero", "kind", "name", "ranged", "seat", "side")

    def __init__(
        self, id: FighterId, seat: Seat, side: SideId, kind: FighterKind, number: int
    ) -> None:
        self.id = id
        self.seat = seat
        self.side = side
        self.kind = kind
        self.name = kind.name if kind.count == 1 else f"{kind.name} {number}"
        self.health = kind.health
        self.ranged = kind.attack is AttackType.RANGED
        self.is_hero = kind.is_hero


class Face:
    """A printed card of one player's deck, with its clauses sorted by when they happen."""

    __slots__ = (
        "attacks", "boost", "card", "defends", "form", "has_effects", "id", "programs",
        "seat", "standing", "users", "value",
    )  # fmt: skip

    def __init__(
        self, id: FaceId, seat: Seat, card: Card, users: Mask, form: tuple[TrackId, int] | None
    ):
        self.id = id
        self.seat = seat
        self.card = card
        self.users = users  # mask of the fighters that may use it
        self.form = form  # the track and the value it needs, if its user is a form (R97)
        self.value = card.value or 0
        self.boost = card.boost or 0  # a missing boost counts as 0 (R21)
        self.attacks = card.attacks
        self.defends = card.defends
        self.has_effects = bool(card.text)
        self.programs = _programs(card.text)
        self.standing = _standing(card.text)


class Token:
    __slots__ = ("at_setup", "id", "kind", "seat")

    def __init__(self, id: TokenId, seat: Seat, kind: TokenKind, at_setup: bool) -> None:
        self.id = id
        self.seat = seat
        self.kind = kind
        self.at_setup = at_setup  # it is placed before the first turn


class Setting:
    """Battlefield, players and house rules, numbered for the engine."""

    __slots__ = (
        "abilities", "battlefield", "card_face", "card_seat", "deck_of", "faces", "fighters",
        "fighters_of", "forces", "has_links", "hero_of", "heroes", "house", "leader_of", "mates",
        "mode", "moves", "players", "reactions", "recalls_cards", "seats", "sides", "standing",
        "tokens",
    )  # fmt: skip

    def __init__(
        self,
        battlefield: Battlefield,
        heroes: tuple[Hero, ...],
        mode: Mode = Mode.DUEL,
        house: HouseRules = USUAL,
        enemies: tuple[Enemy, ...] = (),
    ) -> None:
        self.battlefield = battlefield
        self.heroes = heroes
        self.forces: tuple[Force, ...] = heroes + enemies  # by seat
        self.mode = mode
        self.house = house
        self.players = len(heroes)  # the seats below this one have a player
        self.seats = len(self.forces)
        # the side of each seat; all enemies are on one
        own = mode.sides(self.players)
        self.sides = own + (max(own) + 1,) * len(enemies)
        # the seats on each seat's side: they see each other's hands (C53)
        self.mates = [
            mask_of(other for other, side in enumerate(self.sides) if side == mine)
            for mine in self.sides
        ]
        self.fighters: list[Fighter] = []
        self.fighters_of: list[list[FighterId]] = []
        self.leader_of: list[FighterId] = []  # of each seat, the first of its fighters
        self.hero_of: list[FighterId] = []  # of each seat, -1 where there is none
        self.faces: list[Face] = []
        self.card_face: list[FaceId] = []  # of each card
        self.card_seat: list[Seat] = []  # of each card, whose deck it belongs to
        self.deck_of: list[list[CardId]] = []
        self.tokens: list[Token] = []
        self.abilities = [_programs(force.ability) for force in self.forces]
        self.standing = [_standing(force.ability) for force in self.forces]
        # whether an ability speaks again of cards that it spoke of; if not it forgets them: else
        # its memory would tell which of the cards that are seen later was drawn then
        self.recalls_cards = [speaks_of_cards_again(force.ability) for force in self.forces]
        # by the kind of their triggers; of most kinds there is none, and nothing is looked for
        self.reactions = _reactions(self.forces)
        # whether a seat has ways of its own from token to token: asked for at every move
        self.has_links = [any(isinstance(s.rule, Linked) for s in own) for own in self.standing]
        for seat, force in enumerate(self.forces):
            self._add_fighters(seat, force)
            self._add_cards(seat, force)
            for kind in force.tokens:
                for number in range(kind.count):
                    at_setup = number < kind.at_setup
                    self.tokens.append(Token(len(self.tokens), seat, kind, at_setup))
        # fighter -> space -> the answer "move there", made once because it is offered so often
        self.moves = [
            [MoveFighter(fighter.id, space) for space in range(len(battlefield.spaces))]
            for fighter in self.fighters
        ]

    def _add_fighters(self, seat: Seat, force: Force) -> None:
        own = []
        for kind in force.fighters:
            for number in range(1, kind.count + 1):
                fighter = Fighter(len(self.fighters), seat, self.sides[seat], kind, number)
                self.fighters.append(fighter)
                own.append(fighter.id)
        self.fighters_of.append(own)
        self.leader_of.append(own[0])
        heroes = [fighter for fighter in own if self.fighters[fighter].is_hero]
        self.hero_of.append(heroes[0] if heroes else -1)

    def _add_cards(self, seat: Seat, force: Force) -> None:
        deck = []
        for card in force.cards:
            face = Face(len(self.faces), seat, card, self._users(seat, card), _form(force, card))
            self.faces.append(face)
            for _ in range(card.copies):
                deck.append(len(self.card_face))
                self.card_face.append(face.id)
                self.card_seat.append(seat)
        self.deck_of.append(deck)

    def _users(self, seat: Seat, card: Card) -> Mask:
        """The fighters that may use a card; a form is the hero in that form."""
        users = 0
        for fighter in self.fighters_of[seat]:
            kind = self.fighters[fighter].kind
            is_form = kind.is_hero and _form(self.forces[seat], card) is not None
            if not card.users or kind.name in card.users or is_form:
                users |= bit(fighter)
        return users

    def face(self, card: CardId) -> Face:
        return self.faces[self.card_face[card]]

    def has_player(self, seat: Seat) -> bool:
        """Whether somebody decides for a seat, and has a hand."""
        return seat < self.players

    def opponents(self, seat: Seat) -> list[Seat]:
        return [s for s in range(self.seats) if self.sides[s] != self.sides[seat]]


def _form(force: Force, card: Card) -> tuple[TrackId, int] | None:
    for i, track in enumerate(force.tracks):
        if track.forms:
            for name in card.users:
                if name in track.values:
                    return i, track.values.index(name)
    return None


def _programs(text: tuple[Clause | Standing, ...]) -> dict[Timing, Program]:
    """The effects of a text by timing; two clauses of one timing happen one after the other."""
    programs: dict[Timing, Program] = {}
    for clause in text:
        if isinstance(clause, Clause) and isinstance(clause.when, Timing):
            programs[clause.when] = programs.get(clause.when, ()) + clause.effects
    return programs


def _reactions(forces: tuple[Force, ...]) -> dict[type[Trigger], list[Reaction]]:
    """Of every seat, in the order in which they are written."""
    found: dict[type[Trigger], list[Reaction]] = {}
    for seat, force in enumerate(forces):
        for clause in force.ability:
            if isinstance(clause, Clause) and isinstance(clause.when, Trigger):
                reaction = Reaction(seat, clause.when, clause.effects)
                found.setdefault(type(clause.when), []).append(reaction)
    return found


def _standing(text: tuple[Clause | Standing, ...]) -> list[Standing]:
    return [clause for clause in text if isinstance(clause, Standing)]
