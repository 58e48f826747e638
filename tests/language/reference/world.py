"""The world of a game as plain lists: who stands where, which card lies where, whose turn it is."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Generator, Iterable, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from typing import NamedTuple, NoReturn, TypeAlias, TypeVar

from peerless.rules.pieces import (
    AttackType,
    Battlefield,
    Card,
    Discovery,
    Enemy,
    FighterKind,
    Force,
    Hero,
    Track,
)
from peerless.text import tree as t
from peerless.text.tree import Noun, Pile, Role
from tests.language.reference.quest import Quest

AWAY = -1
"""The space of a fighter or token that is not on the battlefield."""
NO_CARD = -1

EXHAUSTION_DAMAGE = 2  # C36
HAND_LIMIT = 7  # C20
ACTIONS_EACH_TURN = 2  # C18
LARGEST_NAMED_NUMBER = 9  # R93


class Ask(NamedTuple):
    """A question: who is asked, and every legal answer in the words of the notation."""

    seat: int
    answers: frozenset[str]


R = TypeVar("R", bound=t.GameRule)
Asking: TypeAlias = Generator[Ask, str, None]
"""Something that happens and may ask on the way."""


class GameOver(Exception):
    """The last opposing hero has fallen (C51, C52)."""


class Meaningless(Exception):
    """A text that the document refuses: what it says could not happen there."""


class Fighter(NamedTuple):
    number: int
    seat: int
    side: int
    kind: str  # "Imp"
    name: str  # "Imp 2", with the seat in brackets where two players field the same hero
    health: int
    ranged: bool
    is_hero: bool
    is_enemy: bool  # neither a hero nor a sidekick (A.I1)
    is_villain: bool
    is_small: bool  # enemies do not attack it (A.F7)


class Token(NamedTuple):
    seat: int
    kind: str


@dataclass
class Memory:
    """What a text has spoken of so far, by kind."""

    fighters: list[int] = field(default_factory=list)
    cards: list[int] = field(default_factory=list)
    spaces: list[int] = field(default_factory=list)
    tokens: list[int] = field(default_factory=list)
    player: int | None = None
    number: int | None = None
    rest: list[int] = field(default_factory=list)
    seat: int | None = None  # whose text it is
    opponent: int | None = None  # "your opponent", for the rest of this clause
    # the very lists that are there from earlier clauses: this one has not spoken of these
    old_fighters: list[int] = field(default_factory=list)
    old_spaces: list[int] = field(default_factory=list)

    def begin_clause(self) -> None:
        self.opponent = None
        self.old_fighters, self.old_spaces = self.fighters, self.spaces

    def fighters_of_this_clause(self) -> list[int]:
        return [] if self.fighters is self.old_fighters else self.fighters

    def spaces_of_this_clause(self) -> list[int]:
        return [] if self.spaces is self.old_spaces else self.spaces

    def copy(self) -> Memory:
        new = Memory()
        new.take(self)
        return new

    def take(self, other: Memory) -> None:
        """Remember what the other remembers, and nothing else."""
        self.fighters, self.cards = other.fighters[:], other.cards[:]
        self.spaces, self.tokens = other.spaces[:], other.tokens[:]
        self.player, self.number, self.rest = other.player, other.number, other.rest[:]
        self.opponent, self.seat = other.opponent, other.seat
        self.old_fighters = self.fighters if other.fighters is other.old_fighters else []
        self.old_spaces = self.spaces if other.spaces is other.old_spaces else []


@dataclass
class Change:
    """A change of a combat card's value: by a card's text, or by an ability."""

    amount: int
    by_card: bool
    becomes: bool = False
    printed: bool = False
    boost: bool = False


@dataclass
class CombatSide:
    """One side of a combat, and all that hangs on its card."""

    seat: int
    fighter: int
    role: t.Role
    card: int = NO_CARD
    beside: list[int] = field(default_factory=list)  # boosts that went down face down
    beside_by_card: bool = False
    beside_lost: bool = False  # the effects were canceled (R77)
    came_back: bool = False  # the fighter fell and came back: no longer in this combat
    canceled: bool = False
    ignored: bool = False
    changes: list[Change] = field(default_factory=list)
    happened: list[int] = field(default_factory=list)  # in this step: cards, NO_CARD the ability

    def play(self, card: int) -> None:
        """Another card, as it is printed (or none); boosts stay with the attack (R95)."""
        self.card = card
        self.canceled = self.ignored = False
        self.changes = [change for change in self.changes if change.boost]


@dataclass
class Combat:
    attack: CombatSide
    defense: CombatSide
    revealed: bool = False
    decided: bool = False
    damage: int = 0  # dealt by the attack itself
    damage_to: dict[int, int] = field(default_factory=dict)
    memories: dict[int, Memory] = field(default_factory=dict)  # by card

    def memory_of(self, card: int) -> Memory:
        """What the text of a card has spoken of in this combat, whoever plays it."""
        return self.memories.setdefault(card, Memory())

    @property
    def sides(self) -> tuple[CombatSide, CombatSide]:
        """The defender's effects come first (C44)."""
        return self.defense, self.attack

    def side_of(self, seat: int) -> CombatSide | None:
        return next((side for side in (self.attack, self.defense) if side.seat == seat), None)

    def side_with(self, card: int) -> CombatSide | None:
        """The side that plays this card."""
        if card == NO_CARD:
            return None
        return next((side for side in (self.attack, self.defense) if side.card == card), None)

    def other(self, side: CombatSide) -> CombatSide:
        return self.defense if side is self.attack else self.attack

    def fighters(self) -> list[int]:
        return [side.fighter for side in (self.attack, self.defense) if not side.came_back]

    @property
    def winner(self) -> CombatSide:
        """The attacker, if the attack itself dealt damage (C49)."""
        return self.attack if self.damage > 0 else self.defense


@dataclass
class Lasting:
    """A rule that holds for a while; `fighters` are those meant when it was said."""

    rule: t.LastingRule
    until: t.Duration
    seat: int
    fighters: list[int]
    card: int
    memory: Memory
    acting: int | None
    settled: dict[t.FighterRef, list[int]]  # whom the words of the rule meant then


@dataclass
class Delayed:
    """What was put off until a player's next turn (R123)."""

    seat: int
    effects: tuple[t.Effect, ...]
    memory: Memory
    card: int
    acting: int | None  # "your fighter" is still the same


class Happened(NamedTuple):
    """Something that may set off triggers of a kind: of which fighter or card, how much, where."""

    trigger: type[t.Trigger]
    thing: int = -1
    amount: int = 0
    space: int = AWAY


Place: TypeAlias = tuple[int, int, int]
"""Of a trigger: whose it is, in which of that player's texts, in which clause."""


@dataclass
class SetOff:
    """What a trigger has set off, and has not happened yet."""

    seat: int
    memory: Memory
    place: Place | None = None  # of its trigger
    outlasts: bool = False  # also where its player is out: tokens stay (A.M7)
    is_objective: bool = False  # when it has happened the threat marker goes back (A.J4)
    effects: tuple[t.Effect, ...] = ()
    damage: int = 0
    defeats: int = 0
    acting: int | None = None


@dataclass
class Walk:
    """A fighter on its way."""

    fighter: int
    ended: bool = False  # it goes no further (A.M4)


def _nobody_watches(happened: Happened) -> None:
    pass


def _nobody_plays(fighter: int, move: int) -> Asking:
    raise AssertionError("nobody takes turns for enemies here")


class Shuffled(NamedTuple):
    before: tuple[int, ...]
    after: tuple[int, ...]


class Luck:
    """What chance has decided, in the order in which it happened: taken from the engine."""

    def __init__(self) -> None:
        self.shuffles: deque[Shuffled] = deque()
        self.draws: deque[tuple[int, int]] = deque()  # one of how many, which
        self.ways: deque[tuple[int, ...]] = deque()  # of enemies, where nobody was asked


def points_at_cards(node: object) -> bool:
    """Whether a text speaks of cards again: "that card", "the rest", "another card"."""
    match node:
        case t.Rest() | t.That(Noun.CARD):
            return True
        case t.Select(Noun.CARD, filters=filters) if t.Other() in filters:
            return True
        case tuple():
            return any(map(points_at_cards, node))
    if not is_dataclass(node):
        return False
    return any(points_at_cards(getattr(node, part.name)) for part in fields(node))


class World:
    def __init__(
        self,
        battlefield: Battlefield,
        heroes: Sequence[Hero],
        sides: Sequence[int],
        luck: Luck,
        enemies: Sequence[Enemy] = (),
        discoveries: Sequence[Discovery] = (),
    ) -> None:
        self.luck = luck
        self.heroes = heroes
        self.forces: list[Force] = [*heroes, *enemies]  # whose cards and fighters, by seat
        self.discoveries = discoveries
        self.players = len(heroes)
        self.seats = len(self.forces)
        self.sides = [*sides, *[max(sides) + 1] * len(enemies)]  # enemies are friends (A.B6)
        self.quest: Quest | None = None  # of the cooperative game
        if enemies and battlefield.adventure is not None:
            self.quest = Quest(battlefield.adventure, heroes, enemies)
        # the battlefield (C13-C16)
        self.space_names = [space.id for space in battlefield.spaces]
        self.zones = [frozenset(space.zones) for space in battlefield.spaces]
        self.beside: list[set[int]] = [set() for _ in battlefield.spaces]
        for one, other in battlefield.lines:
            self.beside[one].add(other)
            self.beside[other].add(one)
        self.passages = {i for i, space in enumerate(battlefield.spaces) if space.passage}
        self.starts = {s.start: i for i, s in enumerate(battlefield.spaces) if s.start is not None}
        # what the players bring
        self.fighters: list[Fighter] = []
        self.fighters_of: list[list[int]] = []
        self.faces: list[Card] = []  # card -> what is printed on it
        self.owner: list[int] = []  # card -> seat
        self.tokens: list[Token] = []
        self.laid_at_setup: list[bool] = []  # of each token
        for seat, force in enumerate(self.forces):
            self._add_pieces(seat, force)
        # where everything is
        self.space = [AWAY] * len(self.fighters)
        self.health = [fighter.health for fighter in self.fighters]
        self.token_space = [AWAY] * len(self.tokens)
        self.decks: list[list[int]] = [[] for _ in self.forces]  # the top last
        self.hands: list[list[int]] = [[] for _ in self.forces]
        self.discards: list[list[int]] = [[] for _ in self.forces]
        self.scheme = NO_CARD  # on the table (R29)
        self.seen: list[set[int]] = [set() for _ in self.forces]  # cards of decks, by who saw them
        self.tracks: list[dict[str, str | int | None]] = [
            {k.key: k.first if k.is_counter else k.start for k in force.tracks}
            for force in self.forces
        ]
        # the turn
        self.begun = True  # not while the pieces are set up
        self.quiet_turns = 0  # in a row, without an action
        self.turn = 0
        self.actions = 0
        self.maneuvered = False
        self.move_value = 0
        self.acted: set[int] = set()
        self.started = self.space[:]
        self.tokens_started = self.token_space[:]
        self.lasting: list[Lasting] = []
        self.delayed: list[Delayed] = []
        self.combat: Combat | None = None
        self.watcher: Callable[[Happened], None] = _nobody_watches
        self.set_off: list[SetOff] = []
        self.way: tuple[int, ...] = ()  # of several that are alike, the one that the engine takes
        self.reacting: list[Place | None] = []  # the triggers under way
        self.walks: list[Walk] = []  # of fighters to whom something may happen on the way
        self.enemy_turn: Callable[[int, int], Asking] = _nobody_plays
        self.abilities = [Memory() for _ in self.forces]
        self.saved: list[Memory] = []  # what was spoken of before a choice of options
        self.scheme_memory = Memory()
        self.winners: tuple[int, ...] | None = None
        self.falls_alone = True  # the sidekicks of a fallen hero play on (C57); else R75
        self.counting = False  # asked just now: what an attack counts as
        self.trail: list[str] = []  # the instructions since the last answer, for a report

    def _add_pieces(self, seat: int, force: Force) -> None:
        twice = sum(other.id == force.id for other in self.forces) > 1
        bracket = f" [{seat}]" if twice else ""
        is_enemy, is_villain = isinstance(force, Enemy), False
        if isinstance(force, Enemy):
            is_villain = force.is_villain
        own = []
        for kind in force.fighters:
            for number in range(1, kind.count + 1):
                name = kind.name if kind.count == 1 else f"{kind.name} {number}"
                own.append(len(self.fighters))
                self.fighters.append(
                    Fighter(
                        len(self.fighters),
                        seat,
                        self.sides[seat],
                        kind.name,
                        name + bracket,
                        self._health(kind, is_enemy, is_villain),
                        kind.attack is AttackType.RANGED,
                        kind.is_hero,
                        is_enemy,
                        is_villain,
                        kind.is_small,
                    )
                )
        self.fighters_of.append(own)
        for card in force.cards:
            self.faces += [card] * card.copies
            self.owner += [seat] * card.copies
        for tokens in force.tokens:
            self.tokens += [Token(seat, tokens.name)] * tokens.count
            self.laid_at_setup += [n < tokens.at_setup for n in range(tokens.count)]

    def _health(self, kind: FighterKind, is_enemy: bool, is_villain: bool) -> int:
        """Of a villain so much for each player (A.C4), and what discoveries add."""
        health = kind.health * (self.players if kind.for_each_player else 1)
        for rule in self.game_rules(t.MoreHealth):
            own = Noun.VILLAIN if is_villain else Noun.MINION
            if is_enemy and rule.noun in (own, Noun.ENEMY):
                health += rule.amount * (self.players if rule.for_each_player else 1)
        return health

    # ------------------------------------------------------------ discoveries

    def game_rules(self, kind: type[R]) -> list[R]:
        """What discoveries say of this (A.O2)."""
        return [
            part.rule
            for discovery in self.discoveries
            for part in discovery.text
            if isinstance(part, t.Standing) and isinstance(part.rule, kind)
        ]

    @property
    def hand_limit(self) -> int:
        return min((rule.n for rule in self.game_rules(t.HandLimit)), default=HAND_LIMIT)

    # ------------------------------------------------------------ names

    def player_name(self, seat: int) -> str:
        twice = sum(force.id == self.forces[seat].id for force in self.forces) > 1
        return self.forces[seat].name + (f" [{seat}]" if twice else "")

    def card_name(self, card: int) -> str:
        return self.faces[card].name

    # ------------------------------------------------------------ small readings

    def hero_of(self, seat: int) -> int:
        return self.fighters_of[seat][0]

    def is_player(self, seat: int) -> bool:
        """Who is no player leads no hero, has no hand and decides nothing (A.I1, A.I4, A.I7)."""
        return seat < self.players

    def there(self, fighter: int) -> bool:
        return self.space[fighter] != AWAY

    def defeated(self, fighter: int) -> bool:
        return self.health[fighter] == 0

    def out(self, seat: int) -> bool:
        return all(self.health[fighter] == 0 for fighter in self.fighters_of[seat])  # C57

    def present(self, seat: int) -> bool:
        """Without a fighter on the battlefield a player waits (R102)."""
        return any(self.space[fighter] != AWAY for fighter in self.fighters_of[seat])

    def standing_on(self, space: int) -> int | None:
        return self.space.index(space) if space in self.space else None

    def cut(self, one: int, other: int) -> None:
        """No longer adjacent (A.K17)."""
        self.beside[one].discard(other)
        self.beside[other].discard(one)

    def share_zone(self, one: int, other: int) -> bool:
        return bool(self.zones[one] & self.zones[other])

    def spaces_with(self, kind: str, at: list[int] | None = None) -> set[int]:
        """The spaces with a token of this kind, whoever's it is."""
        spaces = self.token_space if at is None else at
        return {
            space
            for token, space in zip(self.tokens, spaces, strict=True)
            if token.kind == kind and space != AWAY
        }

    def track(self, seat: int, key: str) -> Track:
        return next(track for track in self.forces[seat].tracks if track.key == key)

    def opponents(self, seat: int) -> list[int]:
        return [s for s in range(self.seats) if self.sides[s] != self.sides[seat]]

    def teammates(self, seat: int) -> set[int]:
        """Those who see each other's hands (C53, A.B1)."""
        if self.quest is not None and self.game_rules(t.SecretHands):
            return {seat}
        return {s for s in range(self.seats) if self.sides[s] == self.sides[seat]}

    def boost(self, card: int) -> int:
        return self.faces[card].boost or 0  # a missing boost counts as 0 (R21)

    def text(self, card: int, role: Role | None = None) -> t.Text:
        """What counts of a card: what is said in one part of it works only there (A.H2)."""
        face = self.faces[card]
        return face.text + (face.defense_text if role is Role.DEFENSE else face.attack_text)

    def printed(self, card: int, role: Role | None = None) -> int | None:
        """A card of an enemy has a value for each role; elsewhere that for an attack (A.H3)."""
        face = self.faces[card]
        return face.value if role is not Role.DEFENSE or face.defense is None else face.defense

    def may_use(self, fighter: int, card: int) -> bool:
        """The card says which of its owner's fighters may use it (C23); a form is the hero in
        that form (R97)."""
        face, who = self.faces[card], self.fighters[fighter]
        if who.seat != self.owner[card]:
            return False
        forms = [
            self.tracks[who.seat][track.key]
            for track in self.forces[who.seat].tracks
            if track.forms and not set(track.values).isdisjoint(face.users)
        ]
        if forms:
            return who.is_hero and forms[0] in face.users
        return not face.users or who.kind in face.users

    def in_pile(self, seat: int, pile: Pile) -> list[int]:
        if pile is Pile.HAND:
            return self.hand_shown(seat)
        return self.decks[seat] if pile is Pile.DECK else self.discards[seat]

    def hand_shown(self, seat: int) -> list[int]:
        """What is seen by who looks at a hand: of an enemy's, the top card of its deck (A.I7)."""
        return self.hands[seat] if self.is_player(seat) else self.decks[seat][-1:]

    def lies_in(self, card: int, pile: Pile) -> bool:
        piles = {Pile.HAND: self.hands, Pile.DECK: self.decks, Pile.DISCARD: self.discards}
        return card in piles[pile][self.owner[card]]

    def lies_hidden(self, card: int) -> bool:
        """In a hand or a deck."""
        seat = self.owner[card]
        return card in self.hands[seat] or card in self.decks[seat]

    def waits_for_setup(self, token: int) -> bool:
        """A text may have laid it before its player's setup."""
        return self.laid_at_setup[token] and self.token_space[token] == AWAY

    # ------------------------------------------------------------ memories

    def memories(self) -> Iterable[Memory]:
        yield from self.abilities
        yield from self.saved
        yield self.scheme_memory
        for delayed in self.delayed:
            yield delayed.memory
        for lasting in self.lasting:
            yield lasting.memory
        if self.combat is not None:
            yield from self.combat.memories.values()

    def in_mind(self, seat: int) -> set[int]:
        """The cards that texts of this player may speak of again."""
        memories = [*self.saved, *(delayed.memory for delayed in self.delayed)]
        if points_at_cards(self.forces[seat].ability):
            memories.append(self.abilities[seat])
        if self.combat is not None:
            memories += [self.combat.memory_of(side.card) for side in self.combat.sides]
        own = [memory for memory in memories if memory.seat == seat]
        return {card for memory in own for card in (*memory.cards, *memory.rest)}

    def leaving_last(self, cards: list[int]) -> list[int]:
        """Copies are alike: one that more of the others have seen goes before one that fewer have,
        then one that no text of its owner has in mind. The last of these goes first."""

        def stays(card: int) -> tuple[int, bool]:
            owner = self.owner[card]
            lies_open = card in self.discards[owner]
            seers = {s for s, seen in enumerate(self.seen) if lies_open or card in seen}
            return -len(seers - self.teammates(owner)), card in self.in_mind(owner)

        return sorted(cards, key=stays)[::-1]

    # ------------------------------------------------------------ cards

    def take_up(self, card: int) -> None:
        """Take a card from where it lies."""
        seat = self.owner[card]
        for pile in (self.hands[seat], self.decks[seat], self.discards[seat]):
            if card in pile:
                pile.remove(card)
        if card == self.scheme:
            self.scheme = NO_CARD
        if self.combat is not None:
            for side in (self.combat.attack, self.combat.defense):
                if card == side.card:
                    side.play(NO_CARD)
                if card in side.beside:
                    side.beside.remove(card)

    def discard(self, card: int, held: Collection[int] = ()) -> None:
        self.put_away(card, held)
        self.watcher(Happened(t.WhenDiscarding, card))

    def put_away(self, card: int, held: Collection[int] = ()) -> None:
        """What was played goes to the discard pile, and is not discarded. A deception card takes
        the pile back into the deck at once (A.H4); of the cards that somebody holds, those on top
        of the deck are on top afterwards (A.K13)."""
        seat = self.owner[card]
        self.take_up(card)
        self.discards[seat].append(card)
        if self.faces[card].deception:
            on_top: list[int] = []
            while self.decks[seat] and self.decks[seat][-1] in held:
                on_top.insert(0, self.decks[seat].pop())
            self.shuffle_in(seat, self.discards[seat][:])
            self.decks[seat] += on_top

    def to_hand(self, card: int) -> None:
        """Of who has no hand onto the deck (A.I10)."""
        seat = self.owner[card]
        if not self.is_player(seat):
            self.to_deck(card, bottom=False)
            return
        self.take_up(card)
        self.hands[seat].append(card)

    def shuffle_in(self, seat: int, cards: list[int]) -> None:
        for card in cards:
            self.to_deck(card, bottom=False)
        self.shuffle(seat, just_put=cards)

    def to_deck(self, card: int, bottom: bool) -> None:
        """Whoever knew the card knows it there: its owner, and of a discard pile everybody."""
        seat = self.owner[card]
        if card in self.hands[seat]:
            self.seen[seat].add(card)
        elif card not in self.decks[seat]:
            for seen in self.seen:
                seen.add(card)
        self.take_up(card)
        self.decks[seat].insert(0 if bottom else len(self.decks[seat]), card)

    def shuffle(self, seat: int, just_put: Sequence[int] = ()) -> None:
        """The engine's order is as good as any, if it is an order of the same cards. What was put
        there just now is still known."""
        deck = self.decks[seat]
        shuffled = self.luck.shuffles.popleft() if self.luck.shuffles else Shuffled((), ())
        left = deck[:]
        order = []
        for drawn in shuffled.after:  # copies are alike, but the very card is better
            alike = [card for card in left if self.card_name(card) == self.card_name(drawn)]
            card = drawn if drawn in alike else next(iter(alike), None)
            if card is None:
                break
            left.remove(card)
            order.append(card)
        if left or len(order) != len(shuffled.after):
            raise AssertionError(f"a shuffle of the deck of seat {seat} was expected")
        self.decks[seat] = order
        lost = set(deck).difference(just_put)
        for memory in self.memories():
            memory.cards = [card for card in memory.cards if card not in lost]
            memory.rest = [card for card in memory.rest if card not in lost]
        for seen in self.seen:
            seen.difference_update(deck)

    def shuffled(self, items: list[int]) -> list[int]:
        """These, in the order that chance has given them."""
        if not self.luck.shuffles or sorted(self.luck.shuffles[0].after) != sorted(items):
            raise AssertionError(f"a shuffle of {items} was expected")
        return list(self.luck.shuffles.popleft().after)

    def order_hands(self, hands: Sequence[Sequence[int]]) -> None:
        """A hand has no order, and its copies are alike: in the order of these, which hold copies
        of the same cards, a card drawn by chance is the same."""
        for seat, hand in enumerate(hands):
            left = self.hands[seat]
            order = []
            for card in hand:
                alike = [own for own in left if self.card_name(own) == self.card_name(card)]
                order.append(card if card in alike else alike[0])
                left.remove(order[-1])
            self.hands[seat] = order

    def at_random(self, cards: list[int]) -> int:
        """One of them by chance."""
        if not self.luck.draws:
            raise AssertionError("a random card was expected")
        among, which = self.luck.draws.popleft()
        if among != len(cards):
            raise AssertionError(f"a random card of {len(cards)} was expected, not of {among}")
        return cards[which]

    def draw(self, seat: int) -> int | None:
        """The top card; with an empty deck 2 damage to each fighter instead (C36)."""
        assert self.is_player(seat)
        if self.decks[seat]:
            card = self.decks[seat][-1]
            self.to_hand(card)
            return card
        self.deal(self.fighters_of[seat], EXHAUSTION_DAMAGE)
        return None

    def draw_back(self, seat: int, n: int) -> list[int]:
        """Instead of drawing, an enemy takes cards of its discard pile back (A.I9)."""
        pile = self.discards[seat]
        cards = pile[max(len(pile) - n, 0) :]
        if cards:
            self.shuffle_in(seat, cards)
        return cards

    # ------------------------------------------------------------ health

    def prevented(self, fighter: int, combat: bool) -> bool:
        return any(
            isinstance(held.rule, t.PreventDamage)
            and fighter in held.fighters
            and not (combat and held.rule.but_combat)
            for held in self.lasting
        )

    def floor(self, fighter: int) -> int:
        floors = [
            held.rule.least
            for held in self.lasting
            if isinstance(held.rule, t.HealthFloor) and fighter in held.fighters
        ]
        return max(floors, default=0)

    def deal(
        self, fighters: Iterable[int], amount: int, combat: bool = False
    ) -> tuple[int, list[int]]:
        """Damage to all of them at once (R62): how much was dealt (R60), and who fell."""
        dealt, fallen = 0, []
        for fighter in fighters:
            if amount <= 0 or not self.there(fighter) or self.prevented(fighter, combat):
                continue
            dealt += amount
            if self.combat is not None:
                sofar = self.combat.damage_to.get(fighter, 0)
                self.combat.damage_to[fighter] = sofar + amount
            least = min(self.health[fighter], self.floor(fighter))  # R116
            self.health[fighter] = max(self.health[fighter] - amount, least, 0)
            if self.health[fighter] == 0:
                fallen.append(fighter)
            self.watcher(Happened(t.WhenDamaged, fighter, amount))
        self.fall(fallen)
        return dealt, fallen

    def fall(self, fallen: list[int]) -> None:
        """Defeated fighters leave at once (C50, R54); then the game may be over."""
        heroes = [fighter for fighter in fallen if self.fighters[fighter].is_hero]
        self._take_away(fallen)
        if self.quest is not None:
            self._look_for_the_end(fallen)
            return
        if not self.falls_alone:
            for hero in heroes:  # out with all fighters (R75)
                own = self.fighters_of[self.fighters[hero].seat]
                self._take_away([f for f in own if self.health[f] > 0])
        if heroes:
            self._look_for_winner(heroes)

    def _take_away(self, fallen: list[int]) -> None:
        """Whom it sets off depends on where they stood."""
        for fighter in fallen:
            self.watcher(Happened(t.WhenDefeated, fighter))
        for fighter in fallen:
            self.health[fighter] = 0
            self.space[fighter] = AWAY

    def _look_for_the_end(self, fallen: list[int]) -> None:
        """The villain, before all the players' fighters (A.B2, A.B4, A.B5); the initiative cards
        of others who are gone leave the game (A.D6, A.E6, A.N2)."""
        assert self.quest is not None
        if self.out(self.players):
            self.end(self.sides[0])
        if all(map(self.out, range(self.players))):
            self.end(self.sides[self.players])
        for seat in {self.fighters[fighter].seat for fighter in fallen}:
            if self.out(seat):
                self.quest.leave(seat)
                self.take_piles_away(seat)

    def take_piles_away(self, seat: int) -> None:
        """Of a defeated enemy (A.E6); what it fights with comes after it, when that is over."""
        if not self.is_player(seat) and self.out(seat):
            gone = self.decks[seat] + self.discards[seat]
            self.decks[seat], self.discards[seat] = [], []
            for memory in self.memories():
                memory.cards = [card for card in memory.cards if card not in gone]
                memory.rest = [card for card in memory.rest if card not in gone]

    def end(self, side: int) -> NoReturn:
        self.winners = tuple(s for s in range(self.seats) if self.sides[s] == side)
        raise GameOver

    def _look_for_winner(self, fallen: list[int]) -> None:
        alive = {self.sides[s] for s in range(self.seats) if self.health[self.hero_of(s)] > 0}
        if len(alive) > 1:
            return
        if not alive:  # R120
            lost = {self.fighters[hero].side for hero in fallen}
            alive = {self.sides[self.turn]} if self.sides[self.turn] in lost else lost
        self.winners = tuple(s for s in range(self.seats) if self.sides[s] in alive)
        raise GameOver
