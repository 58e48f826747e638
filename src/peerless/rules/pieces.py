"""What comes in the box: heroes and enemies with their fighters, cards and tokens, battlefields,
and what the cooperative game adds to them.

Everything here is fixed for a whole game and shared by all copies of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum

from peerless.rules.masks import bit, mask_of, members, union
from peerless.rules.numbers import Mask, SpaceId
from peerless.text.tree import Text


class CardType(Enum):
    ATTACK = "attack"
    DEFENSE = "defense"
    VERSATILE = "versatile"  # both an attack and a defense card (C24)
    SCHEME = "scheme"
    BOARD = "board"  # in no deck: an initiative card, a bridge, a discovery; a text with a name


class AttackType(Enum):
    MELEE = "melee"
    RANGED = "ranged"


@dataclass(frozen=True, slots=True)
class FighterKind:
    """A line of the character card (C2): the hero, or a sidekick of which there may be several.
    An enemy is neither."""

    name: str
    plural: str
    count: int
    health: int
    attack: AttackType
    is_hero: bool
    for_each_player: bool = False  # the health is so much for each player (A.C4)
    is_small: bool = False  # enemies do not attack it (A.F7)


@dataclass(frozen=True, slots=True)
class Card:
    """An action card (C23). `users` names fighters or forms; empty means any fighter.

    A card of an enemy attacks and defends, with a value for each (A.H1); what is said in one part
    of it alone works only there (A.H2)."""

    name: str
    copies: int
    users: tuple[str, ...]
    type: CardType
    value: int | None
    boost: int | None
    tags: tuple[str, ...]
    text: Text
    defense: int | None = None  # its value when defending, where that is another
    attack_text: Text = ()  # beside `text`, when attacking
    defense_text: Text = ()
    deception: bool = False  # put into a discard pile, it takes the pile back to the deck (A.H4)

    @property
    def attacks(self) -> bool:
        return self.type in (CardType.ATTACK, CardType.VERSATILE)

    @property
    def defends(self) -> bool:
        return self.type in (CardType.DEFENSE, CardType.VERSATILE)


@dataclass(frozen=True, slots=True)
class Track:
    """What a hero keeps track of, in public (C64): one of several named values, or a counter.

    A track without a start has no value until one is chosen. `forms`: the values are forms of
    the hero, and a card whose user is a form can be played in that form only (R97)."""

    key: str  # "size", "form", "gadget"; for a counter its plural, "coils"
    values: tuple[str, ...] = ()
    start: str | None = None
    singular: str = ""  # counters: "coil"
    most: int = 0  # counters: the limit
    first: int = 0  # counters: the number at the start
    forms: bool = False

    @property
    def is_counter(self) -> bool:
        return not self.values


@dataclass(frozen=True, slots=True)
class TokenKind:
    """Tokens that lie on the battlefield; placed at setup like sidekicks (C59, R100), all of them
    or as many as are `placed` then. The others wait until a text places them."""

    name: str
    count: int
    placed: int | None = None
    text: Text = ()  # what it does on the battlefield, also when its owner is gone (A.M7)

    @property
    def at_setup(self) -> int:
        return self.count if self.placed is None else self.placed


@dataclass(frozen=True, slots=True, eq=False)
class Force:
    """Whoever fights with cards of their own: fighters, what they can do, and a deck."""

    id: str
    name: str
    set: str
    move: int
    fighters: tuple[FighterKind, ...]  # the one it is named after first
    ability: Text
    cards: tuple[Card, ...]
    tracks: tuple[Track, ...] = ()
    tokens: tuple[TokenKind, ...] = ()
    digest: str = ""  # SHA-256 of its file's text, which records name; empty if it has none


class Hero(Force):
    """One hero file: everything a player takes from the box (C6)."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class InitiativeCard:
    """What an enemy brings into the initiative deck (A.A4). Copies of one that waits come into it
    by an effect (A.C12)."""

    name: str
    text: Text
    move: int | None = None  # how far the enemy goes in its turn (A.D5)
    waiting: int = 0  # so many copies, none of them in the deck at setup
    players: int = 0  # in the deck with so many players or more (A.C14)


@dataclass(frozen=True, slots=True, eq=False)
class Enemy(Force):
    """A force that no player leads: it has no hero, no hand, and decides nothing."""

    is_villain: bool = False
    initiative: tuple[InitiativeCard, ...] = ()
    objective: Text = ()  # what a villain does when the threat has reached its end
    invasion: tuple[str, ...] = ()  # the symbols of its invasion tokens (A.L9)
    battlefield: str = ""  # the board that a villain is played on
    site: str = ""  # what its texts call the sites of that board: "bridge"
    sites: int = 0  # how many they are
    marker: str = ""  # and what lies on them: "doom token"
    origin: str = ""  # where its facts come from, said wherever it is shown


@dataclass(frozen=True, slots=True, eq=False)
class Discovery:
    """A card of the advanced game: rules that hold for all of it (A.O2)."""

    id: str
    name: str
    text: Text
    origin: str = ""
    digest: str = ""


@dataclass(frozen=True, slots=True)
class Space:
    id: str
    x: float
    y: float
    zones: tuple[str, ...]
    start: int | None = None
    passage: bool = False


@dataclass(frozen=True, slots=True)
class ZoneStyle:
    """What a zone looks like in a picture."""

    colour: str  # "#64a1e0"
    pattern: str


@dataclass(frozen=True, slots=True)
class Scenery:
    """A part of the ground: an area, a way, or things of a kind."""

    kind: str  # "tree"
    points: tuple[tuple[float, float], ...] = ()  # an outline, a way, or where the things stand
    size: float = 1.0


@dataclass(frozen=True, slots=True)
class Drawing:
    """What only a picture of a battlefield needs. Lines go by their place in `lines`."""

    looks: Mapping[str, ZoneStyle] = field(default_factory=dict)  # by zone
    bends: Mapping[int, float] = field(default_factory=dict)  # of the lines that are curves
    over: frozenset[tuple[int, int]] = frozenset()  # which line passes over which
    scenery: tuple[Scenery, ...] = ()


@dataclass(frozen=True, slots=True)
class Site:
    """A place of the board with a number: a bridge joins two spaces (A.K1), a farm borders
    several (A.L1)."""

    number: int
    spaces: tuple[SpaceId, ...]


@dataclass(frozen=True, slots=True)
class Bridge:
    """A bridge token: what activating it does (A.K10-A.K13)."""

    id: str  # "drawbridge"
    name: str
    text: Text


@dataclass(frozen=True, slots=True)
class AdventureBoard:
    """What a board of the cooperative game prints around the battlefield."""

    track: tuple[int, ...]  # the numbers under the spaces of the threat track, without its end
    site: str  # "bridge", "farm"
    sites: tuple[Site, ...]  # in the order of their numbers
    marker: str  # what lies on them: "doom token", "alien"
    markers: int  # all there are
    placed: Mapping[int, int] = field(default_factory=dict)  # at setup, by the number of the site
    bridges: tuple[Bridge, ...] = ()  # laid on the sites by chance (A.C13)
    slots: tuple[tuple[Text, ...], ...] = ()  # what a destroyed bridge does, slot by slot (A.K16)
    origin: str = ""  # where its facts come from, said wherever it is shown


@dataclass(frozen=True, slots=True, eq=False)
class Battlefield:
    """A board: spaces, zones and lines (C13-C16). Sets of spaces are bit masks of their places
    in `spaces`, because the engine asks for them all the time."""

    id: str
    name: str
    set: str
    width: float
    height: float
    zones: tuple[str, ...]
    spaces: tuple[Space, ...]
    lines: tuple[tuple[SpaceId, SpaceId], ...]
    drawing: Drawing = Drawing()
    digest: str = ""  # SHA-256 of its file's text, which records name; empty if it has none
    adventure: AdventureBoard | None = None
    adjacent: tuple[Mask, ...] = field(init=False)  # space -> the spaces joined by a line
    steps: tuple[Mask, ...] = field(init=False)  # ... and along secret passages (C16)
    within: tuple[tuple[Mask, ...], ...] = field(
        init=False
    )  # space -> steps -> so far, past anyone
    in_zone: tuple[Mask, ...] = field(init=False)  # space -> the spaces sharing a zone
    starts: dict[int, SpaceId] = field(init=False)  # number of a start space -> space
    starting: Mask = field(init=False)  # all of these

    def __post_init__(self) -> None:
        adjacent = [0] * len(self.spaces)
        for a, b in self.lines:
            adjacent[a] |= bit(b)
            adjacent[b] |= bit(a)
        passages = mask_of(i for i, space in enumerate(self.spaces) if space.passage)
        steps = [
            mask | (passages & ~bit(i) if self.spaces[i].passage else 0)
            for i, mask in enumerate(adjacent)
        ]
        in_zone = [
            mask_of(j for j, other in enumerate(self.spaces) if set(here.zones) & set(other.zones))
            for here in self.spaces
        ]
        starts = {s.start: i for i, s in enumerate(self.spaces) if s.start is not None}
        object.__setattr__(self, "adjacent", tuple(adjacent))
        object.__setattr__(self, "steps", tuple(steps))
        object.__setattr__(self, "within", _within(steps))
        object.__setattr__(self, "in_zone", tuple(in_zone))
        object.__setattr__(self, "starts", starts)
        object.__setattr__(self, "starting", mask_of(starts.values()))


def _within(steps: Sequence[Mask]) -> tuple[tuple[Mask, ...], ...]:
    """From each space, the spaces at up to 0, 1, 2, ... steps, until no more come to any."""
    rings = [[bit(space) for space in range(len(steps))]]
    while True:
        last = rings[-1]
        ring = [
            here | union(last[next] for next in members(steps[space]))
            for space, here in enumerate(last)
        ]
        if ring == last:
            return tuple(zip(*rings, strict=True))
        rings.append(ring)
