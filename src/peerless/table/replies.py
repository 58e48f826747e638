"""What HTTP requests are answered with (docs/protocol.md). The OpenAPI description and the page's
types (`make types`) are written from these."""

from __future__ import annotations

from pydantic import BaseModel

from peerless.rules.pieces import AttackType, CardType


class Refusal(BaseModel):
    """Why a request was refused."""

    code: str
    words: str


# ---------------------------------------------------------------- tables


class SeatMade(BaseModel):
    """A seat of a new table; only here is its secret ever told."""

    seat: int
    hero: str
    who: str  # "person" or the name of a bot
    secret: str | None  # null: a bot's


class TableMade(BaseModel):
    table: str
    seats: list[SeatMade]


class TableSeen(BaseModel):
    """What anyone may know of a table."""

    table: str
    mode: str
    battlefield: str
    heroes: list[str]
    seats: list[str]  # for each "person" or the name of a bot
    number: int  # entries in its journal
    over: bool


# ---------------------------------------------------------------- what is in the box


class HeroEntry(BaseModel):
    id: str
    name: str
    set: str


class BattlefieldEntry(BaseModel):
    id: str
    name: str
    set: str
    starts: int  # how many heroes it has room for


class Catalogue(BaseModel):
    """What there is to choose from."""

    protocol: int
    languages: list[str]
    modes: dict[str, list[int]]  # how many seats each can have
    bots: list[str]  # from the weakest to the strongest
    heroes: list[HeroEntry]
    battlefields: list[BattlefieldEntry]


class FighterSheet(BaseModel):
    name: str
    hero: bool  # false: a sidekick
    count: int
    health: int
    attack: AttackType


class TokenSheet(BaseModel):
    kind: str
    count: int


class CardSheet(BaseModel):
    name: str  # as decisions and events call it
    title: str  # as the language does
    copies: int
    type: CardType
    value: int | None
    boost: int | None
    users: list[str]  # none: any fighter of the hero
    text: str


class HeroSheet(BaseModel):
    """A hero's character card and deck."""

    id: str
    name: str
    set: str
    move: int
    ability: str
    fighters: list[FighterSheet]
    tokens: list[TokenSheet]
    state: list[str]  # what the hero's own card counts or shows
    cards: list[CardSheet]


class ZonePlan(BaseModel):
    id: str
    colour: str
    pattern: str


class SpacePlan(BaseModel):
    id: str
    label: str  # what stands beside it on the battlefield
    x: float
    y: float
    zones: list[str]
    start: int | None
    passage: bool


class BattlefieldPlan(BaseModel):
    """A battlefield with its spaces, zones and lines, in the units of its picture."""

    id: str
    name: str
    set: str
    width: float
    height: float
    zones: list[ZonePlan]
    spaces: list[SpacePlan]
    lines: list[tuple[str, str]]  # between two spaces


class TableContent(BaseModel):
    """The battlefield and the heroes of a table, as they were when its game began."""

    battlefield: BattlefieldPlan
    heroes: list[HeroSheet]
