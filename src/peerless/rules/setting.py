"""The setting of one game: who plays which hero where. It never changes while the game runs.

A *seat* is a place in `forces`: whoever has fighters, a deck and a discard pile. The first seats
are those of the players, who lead heroes and have hands; those of enemies come after them.

Inside the engine, spaces, fighters, cards and tokens are small integers; this is where they get
their meaning. A *face* is what is printed on a card: all copies of a card have the same face, and
an answer names a face, since copies are alike.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from peerless.rules.events import RULE, ability_of
from peerless.rules.game_rules import game_rules
from peerless.rules.house_rules import USUAL, HouseRules
from peerless.rules.masks import bit, mask_of
from peerless.rules.mode import Mode
from peerless.rules.numbers import (
    CardId,
    Cause,
    FaceId,
    FighterId,
    Mask,
    Seat,
    SideId,
    TokenId,
    TrackId,
)
from peerless.rules.pieces import (
    AttackType,
    Battlefield,
    Card,
    CardType,
    Discovery,
    Enemy,
    FighterKind,
    Force,
    Hero,
    TokenKind,
)
from peerless.rules.questions import BoostWith, DefendWith, MoveFighter, PickSpace, PlayScheme
from peerless.rules.recalling import speaks_of_cards_again
from peerless.text.tree import (
    Clause,
    Effect,
    GameRule,
    Linked,
    Role,
    Standing,
    Text,
    Timing,
    Trigger,
)

Program = tuple[Effect, ...]
"""What a clause does, one effect after another."""


class Reaction(NamedTuple):
    """What an ability, a token or a discovery does because something has happened."""

    seat: Seat
    trigger: Trigger | Timing
    program: Program
    cause: Cause
    outlasts: bool = False  # it happens also when its seat is out of the game (A.M7)


class Fighter:
    """A fighter of this game and what its character card says of it."""

    __slots__ = (
        "health", "id", "is_enemy", "is_hero", "is_villain", "kind", "name", "ranged", "seat",
        "side",
    )  # fmt: skip

    def __init__(
        self,
        id: FighterId,
        seat: Seat,
        side: SideId,
        kind: FighterKind,
        number: int,
        force: Force,
        health: int,
    ) -> None:
        self.id = id
        self.seat = seat
        self.side = side
        self.kind = kind
        self.name = kind.name if kind.count == 1 else f"{kind.name} {number}"
        self.health = health
        self.ranged = kind.attack is AttackType.RANGED
        self.is_hero = kind.is_hero
        self.is_enemy = isinstance(force, Enemy)  # neither a hero nor a sidekick (A.I1)
        self.is_villain = isinstance(force, Enemy) and force.is_villain


class FacePart:
    """What counts of a card in one role: its value, and its clauses by when they happen."""

    __slots__ = ("has_effects", "programs", "standing", "value")

    def __init__(self, value: int, text: Text) -> None:
        self.value = value
        self.has_effects = bool(text)
        self.programs = programs_of(text)
        self.standing = _standing(text)


class Face:
    """A printed card of one deck. Its value and its programs are those of an attack, which for all
    cards but those of enemies are the same in defense (A.H2, A.H3)."""

    __slots__ = (
        "attacks", "boost", "card", "defends", "defense", "form", "id", "offense", "programs",
        "seat", "users", "value",
    )  # fmt: skip

    def __init__(
        self, id: FaceId, seat: Seat, card: Card, users: Mask, form: tuple[TrackId, int] | None
    ):
        self.id = id
        self.seat = seat
        self.card = card
        self.users = users  # mask of the fighters that may use it
        self.form = form  # the track and the value it needs, if its user is a form (R97)
        self.boost = card.boost or 0  # a missing boost counts as 0 (R21)
        self.attacks = card.attacks
        self.defends = card.defends
        self.offense = self.defense = FacePart(card.value or 0, card.text + card.attack_text)
        if card.defense is not None:
            self.defense = FacePart(card.defense, card.text + card.defense_text)
        self.value = self.offense.value
        self.programs = self.offense.programs

    def part(self, role: Role) -> FacePart:
        return self.offense if role is Role.ATTACK else self.defense


class Initiative:
    """An initiative card of this game: of a player, or of an enemy with what it says (A.D3)."""

    __slots__ = ("face", "id", "move", "name", "seat", "waits")

    def __init__(
        self, id: int, name: str, seat: Seat, face: FaceId = -1, move: int = 0, waits: bool = False
    ) -> None:
        self.id = id
        self.name = name
        self.seat = seat
        self.face = face  # -1: a player's
        self.move = move
        self.waits = waits  # until an effect adds it to the deck


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
        "abilities", "battlefield", "board_faces", "boosts", "card_face", "card_seat", "deck_of",
        "defenses", "discoveries", "enemies", "faces", "fighters", "fighters_of", "first_copy",
        "forces", "has_links", "hero_of", "heroes", "house", "initiative", "leader_of", "mates",
        "mode", "moves", "objective", "players", "reactions", "recalls_cards", "rules", "schemes",
        "seats", "sides", "slots", "space_picks", "standing", "tokens", "villain",
    )  # fmt: skip

    def __init__(
        self,
        battlefield: Battlefield,
        heroes: tuple[Hero, ...],
        mode: Mode = Mode.DUEL,
        house: HouseRules = USUAL,
        enemies: tuple[Enemy, ...] = (),
        discoveries: tuple[Discovery, ...] = (),
    ) -> None:
        self.battlefield = battlefield
        self.heroes = heroes
        self.enemies = enemies  # the villain first
        self.discoveries = discoveries
        self.forces: tuple[Force, ...] = heroes + enemies  # by seat
        self.mode = mode
        self.house = house
        self.players = len(heroes)  # the seats below this one have a player
        self.seats = len(self.forces)
        self.rules = game_rules((card.text for card in discoveries), self.players)
        self.villain: Seat = self.players if enemies and enemies[0].is_villain else -1
        # the side of each seat; all enemies are on one
        own = mode.sides(self.players)
        self.sides = own + (max(own) + 1,) * len(enemies)
        # the seats on each seat's side: they see each other's hands (C53)
        self.mates = [
            mask_of(other for other, side in enumerate(self.sides) if side == mine)
            for mine in self.sides
        ]
        if mode.is_adventure and (self.rules.secret_hands or not house.hands_are_open):
            self.mates = [bit(seat) for seat in range(self.seats)]
        self.fighters: list[Fighter] = []
        self.fighters_of: list[list[FighterId]] = []
        self.leader_of: list[FighterId] = []  # of each seat, the first of its fighters
        self.hero_of: list[FighterId] = []  # of each seat, -1 where there is none
        self.faces: list[Face] = []
        self.card_face: list[FaceId] = []  # of each card
        self.first_copy: list[CardId] = []  # of each face, after which its others come
        self.card_seat: list[Seat] = []  # of each card, whose deck it belongs to
        self.deck_of: list[list[CardId]] = []
        self.tokens: list[Token] = []
        self.abilities = [programs_of(force.ability) for force in self.forces]
        self.standing = [_standing(force.ability) for force in self.forces]
        # whether an ability speaks again of cards that it spoke of; if not it forgets them: else
        # its memory would tell which of the cards that are seen later was drawn then
        self.recalls_cards = [speaks_of_cards_again(force.ability) for force in self.forces]
        # whether a seat has ways of its own from token to token: asked for at every move
        self.has_links = [any(isinstance(s.rule, Linked) for s in own) for own in self.standing]
        for seat, force in enumerate(self.forces):
            self._add_fighters(seat, force)
            self._add_cards(seat, force)
            for kind in force.tokens:
                for number in range(kind.count):
                    at_setup = number < kind.at_setup
                    self.tokens.append(Token(len(self.tokens), seat, kind, at_setup))
        # texts of the board and of discoveries, by name
        self.board_faces: dict[str, FaceId] = {}
        self.initiative: list[Initiative] = []
        self.objective: list[Reaction] = []  # what happens when the threat has reached its end
        self.slots: list[list[Reaction]] = []  # what a destroyed bridge does, slot by slot
        if mode.is_adventure:
            self._add_board()
            self._add_initiative()
        # by the kind of their triggers; of most kinds there is none, and nothing is looked for
        self.reactions = self._reactions()
        # answers that are offered so often that they are made once: with each face, each space,
        # and for each fighter to each space
        self.boosts = [BoostWith(face.id) for face in self.faces]
        self.defenses = [DefendWith(face.id) for face in self.faces]
        self.schemes = [PlayScheme(face.id) for face in self.faces]
        self.space_picks = [PickSpace(space) for space in range(len(battlefield.spaces))]
        self.moves = [
            [MoveFighter(fighter.id, space) for space in range(len(battlefield.spaces))]
            for fighter in self.fighters
        ]

    def _add_fighters(self, seat: Seat, force: Force) -> None:
        own = []
        for kind in force.fighters:
            for number in range(1, kind.count + 1):
                fighter = Fighter(
                    len(self.fighters), seat, self.sides[seat], kind, number, force,
                    self._health(force, kind),
                )  # fmt: skip
                self.fighters.append(fighter)
                own.append(fighter.id)
        self.fighters_of.append(own)
        self.leader_of.append(own[0])
        heroes = [fighter for fighter in own if self.fighters[fighter].is_hero]
        self.hero_of.append(heroes[0] if heroes else -1)

    def _health(self, force: Force, kind: FighterKind) -> int:
        """Of a villain so much for each player (A.C4), and what discoveries add."""
        health = kind.health * self.players if kind.for_each_player else kind.health
        if isinstance(force, Enemy):
            more = self.rules.more_health_of_minions
            health += self.rules.more_health_of_villain if force.is_villain else more
        return health

    def _add_board(self) -> None:
        """Faces for texts that belong to no deck, so that what they do has a cause with a name."""
        board = self.battlefield.adventure
        if board is None or self.villain < 0:
            return
        self.objective = self._texts_of_villain((self.enemies[0].objective,), Timing.OBJECTIVE)
        self.slots = [self._texts_of_villain(texts, Timing.PLAYED) for texts in board.slots]
        for bridge in board.bridges:
            self.board_faces[bridge.id] = self._add_text(bridge.name, self.villain, bridge.text)
        for discovery in self.discoveries:
            self.board_faces[discovery.id] = self._add_text(
                discovery.name, self.villain, discovery.text
            )

    def _texts_of_villain(self, texts: tuple[Text, ...], timing: Timing) -> list[Reaction]:
        cause = ability_of(self.villain)
        return [
            Reaction(self.villain, timing, programs_of(text).get(timing, ()), cause, True)
            for text in texts
        ]

    def _add_initiative(self) -> None:
        """A card for each player, and those of the enemies that fit the number of players
        (A.C11, A.C14)."""
        for seat, hero in enumerate(self.heroes):
            self.initiative.append(Initiative(len(self.initiative), hero.name, seat))
        for seat, enemy in enumerate(self.enemies, self.players):
            for card in enemy.initiative:
                if card.players > self.players:
                    continue
                face = self._add_text(card.name, seat, card.text)
                move = enemy.move if card.move is None else card.move
                for _ in range(max(card.waiting, 1)):
                    self.initiative.append(
                        Initiative(
                            len(self.initiative), card.name, seat, face, move, card.waiting > 0
                        )
                    )

    def _add_text(self, name: str, seat: Seat, text: Text) -> FaceId:
        card = Card(name, 0, (), CardType.BOARD, None, None, (), text)
        face = Face(len(self.faces), seat, card, 0, None)
        self.faces.append(face)
        self.first_copy.append(len(self.card_face))  # it has none
        return face.id

    def _reactions(self) -> dict[type[Trigger], list[Reaction]]:
        """Of every seat, in the order in which they are written."""
        found: dict[type[Trigger], list[Reaction]] = {}
        for seat, text, cause, outlasts in self._texts_with_triggers():
            for clause in text:
                if isinstance(clause, Clause) and isinstance(clause.when, Trigger):
                    reaction = Reaction(seat, clause.when, clause.effects, cause, outlasts)
                    found.setdefault(type(clause.when), []).append(reaction)
        return found

    def _texts_with_triggers(self) -> Iterator[tuple[Seat, Text, Cause, bool]]:
        for seat, force in enumerate(self.forces):
            yield seat, force.ability, ability_of(seat), False
            for kind in force.tokens:
                yield seat, kind.text, ability_of(seat), True
        for discovery in self.discoveries:
            yield self.villain, discovery.text, self.board_faces[discovery.id], True

    def _add_cards(self, seat: Seat, force: Force) -> None:
        deck = []
        for card in force.cards:
            face = Face(len(self.faces), seat, card, self._users(seat, card), _form(force, card))
            self.faces.append(face)
            self.first_copy.append(len(self.card_face))
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

    def initiative_of(self, seat: Seat) -> Initiative:
        """The card with which the player or the enemy comes into the initiative deck: of several
        the one with its name."""
        name = self.forces[seat].name
        return next(c for c in self.initiative if c.seat == seat and c.name == name)

    def initiative_with(self, face: FaceId) -> Initiative | None:
        """An initiative card with this face."""
        return next((card for card in self.initiative if card.face == face >= 0), None)

    def discovery_with(self, rule: type[GameRule]) -> Cause:
        """The discovery that has a rule of this kind."""
        for found in self.discoveries:
            if any(
                isinstance(part, Standing) and isinstance(part.rule, rule) for part in found.text
            ):
                return self.board_faces[found.id]
        return RULE

    def opponents(self, seat: Seat) -> list[Seat]:
        return [s for s in range(self.seats) if self.sides[s] != self.sides[seat]]


def _form(force: Force, card: Card) -> tuple[TrackId, int] | None:
    for i, track in enumerate(force.tracks):
        if track.forms:
            for name in card.users:
                if name in track.values:
                    return i, track.values.index(name)
    return None


def programs_of(text: Text) -> dict[Timing, Program]:
    """The effects of a text by timing; two clauses of one timing happen one after the other."""
    programs: dict[Timing, Program] = {}
    for clause in text:
        if isinstance(clause, Clause) and isinstance(clause.when, Timing):
            programs[clause.when] = programs.get(clause.when, ()) + clause.effects
    return programs


def _standing(text: tuple[Clause | Standing, ...]) -> list[Standing]:
    return [clause for clause in text if isinstance(clause, Standing)]
