"""What comes in the box: heroes with their fighters, cards and tokens, and battlefields.

Everything here is fixed for a whole game and shared by all copies of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from peerless.rules.masks import bit, mask_of
from peerless.rules.numbers import Mask, SpaceId
from peerless.text.tree import Text


class CardType(Enum):
    ATTACK = "attack"
    DEFENSE = "defense"
    VERSATILE = "versatile"  # both an attack and a defense card (C24)
    SCHEME = "scheme"


class AttackType(Enum):
    MELEE = "melee"
    RANGED = "ranged"


@dataclass(frozen=True, slots=True)
class FighterKind:
    """A line of the character card (C2): the hero, or a sidekick of which there may be several."""

    name: str
    plural: str
    count: int
    health: int
    attack: AttackType
    is_hero: bool


@dataclass(frozen=True, slots=True)
class Card:
    """An action card (C23). `users` names fighters or forms; empty means any fighter."""

    name: str
    copies: int
    users: tuple[str, ...]
    type: CardType
    value: int | None
    boost: int | None
    tags: tuple[str, ...]
    text: Text

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


class Enemy(Force):
    """A force that no player leads: it has no hero, no hand, and decides nothing."""

    __slots__ = ()


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
class Drawing:
    """What only a picture of a battlefield needs. Lines go by their place in `lines`."""

    looks: Mapping[str, ZoneStyle] = field(default_factory=dict)  # by zone
    bends: Mapping[int, float] = field(default_factory=dict)  # of the lines that are curves
    over: frozenset[tuple[int, int]] = frozenset()  # which line passes over which


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
    adjacent: tuple[Mask, ...] = field(init=False)  # space -> the spaces joined by a line
    steps: tuple[Mask, ...] = field(init=False)  # ... and along secret passages (C16)
    in_zone: tuple[Mask, ...] = field(init=False)  # space -> the spaces sharing a zone
    starts: dict[int, SpaceId] = field(init=False)  # number of a start space -> space

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
        object.__setattr__(self, "in_zone", tuple(in_zone))
        object.__setattr__(self, "starts", starts)
