"""What HTTP requests are answered with (docs/protocol.md). The OpenAPI description and the page's
types (`make types`) are written from these."""

from __future__ import annotations

from enum import Enum

from pydantic import BaseModel

from peerless.rules.pieces import AttackType
from peerless.table.seats import Held


class Refusal(BaseModel):
    """Why a request was refused."""

    code: str
    words: str


# ---------------------------------------------------------------- tables


class SeatMade(BaseModel):
    """A seat of a new table; only here is its secret or its invitation ever told."""

    seat: int
    hero: str
    who: str  # "person" or the name of a bot
    secret: str | None  # of a seat of the maker's own
    invitation: str | None  # of a guest's seat


class TableMade(BaseModel):
    table: str
    maker: str | None  # a secret, by which invitations are withdrawn; null: nobody is invited
    commitment: str  # SHA-256 of the seed, which is published when the game is over
    seats: list[SeatMade]


class SeatClaimed(BaseModel):
    """The seat is now of whoever has the secret that came with the claim."""

    table: str
    seat: int


class Invitation(BaseModel):
    """A new one for a seat; the one before opens nothing any more."""

    table: str
    seat: int
    invitation: str


class TableSeen(BaseModel):
    """What anyone may know of a table."""

    table: str
    mode: str
    battlefield: str
    heroes: list[str]
    seats: list[str]  # for each "person" or the name of a bot
    held: list[Held]  # who holds each seat
    number: int  # entries in its journal
    commitment: str  # SHA-256 of the seed, which is published when the game is over
    over: bool
    enemies: list[str]  # of a cooperative game, the villain first
    discoveries: list[str]
    lesson: LessonSeen | None  # of a guided game


class LessonSeen(BaseModel):
    """How far a guided game is."""

    lesson: str
    at: int  # the number of its step, from 0
    of: int  # how many there are


class LessonEntry(BaseModel):
    """A guided game that can be begun."""

    id: str
    battlefield: str
    heroes: list[str]
    steps: int


class OpenSeat(BaseModel):
    """A seat of an open table."""

    seat: int
    hero: str
    who: str  # "person" or the name of a bot
    name: str | None  # of the person
    free: bool  # anybody can take it


class OpenTable(BaseModel):
    """A table that waits for anybody to take a seat."""

    table: str
    mode: str
    battlefield: str
    seats: list[OpenSeat]
    move: int | None  # seconds for each decision; null: as long as one likes
    total: int | None  # seconds for all decisions of a seat


class OpenTables(BaseModel):
    tables: list[OpenTable]  # the latest first


class RematchMade(BaseModel):
    """Where the same people play again, with the secrets that they have."""

    table: str


class RecordLoaded(BaseModel):
    """Where the game of a record that was sent can be watched."""

    table: str


# ---------------------------------------------------------------- what became of a game


class MomentKind(Enum):
    """What makes a step of a game worth a look."""

    FIRST_HIT = "first hit"
    HIT = "hit"  # one of the hardest
    DEFEATED = "defeated"
    EXHAUSTED = "exhausted"  # a deck ran out for the first time
    EXHAUSTION = "exhaustion"  # somebody fell to it
    OBJECTIVE = "objective"  # of the cooperative game
    CONCEDED = "conceded"
    TIMED_OUT = "timed out"
    TIDE = "tide"
    END = "end"


class GameMoment(BaseModel):
    """A step of a game that is worth a look."""

    at: int  # the frame of the replay
    kind: MomentKind
    seat: int | None  # whose doing it was
    fighter: str | None  # who was harmed
    card: str | None  # by which card
    amount: int  # of damage


class CardDeed(BaseModel):
    card: str
    damage: int  # dealt to opponents
    times: int  # played


class PlayerStory(BaseModel):
    seat: int
    dealt: int  # damage to opponents
    taken: int
    recovered: int
    attacks: int
    won: int  # combats
    played: int  # cards
    biggest: int  # damage at once
    best: list[CardDeed]  # those that dealt most


class GameStory(BaseModel):
    """What became of a finished game."""

    winners: list[int]
    turns: int
    steps: int  # the number of the last frame of its replay
    turn_starts: list[int]  # the frame in which each turn begins
    players: list[PlayerStory]  # by seat; enemies too
    health: list[list[int]]  # of each seat's hero, frame by frame
    sides: list[int]  # of each seat
    chances: list[list[float]]  # of each side to win, frame by frame, as the bots judge it
    tide: int | None  # the frame since which the winners had the best chance; null: there was none
    moments: list[GameMoment]  # in order


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


class EnemyEntry(BaseModel):
    id: str
    name: str
    set: str
    villain: bool  # false: a minion
    battlefield: str | None  # where a villain is played
    origin: str  # where its facts come from, to be said wherever it is shown


class DiscoveryEntry(BaseModel):
    id: str
    name: str
    origin: str


class Catalogue(BaseModel):
    """What there is to choose from."""

    protocol: int
    languages: list[str]
    modes: dict[str, list[int]]  # how many seats each can have
    bots: list[str]  # from the weakest to the strongest
    heroes: list[HeroEntry]
    battlefields: list[BattlefieldEntry]
    enemies: list[EnemyEntry]  # of the cooperative game
    discoveries: list[DiscoveryEntry]


class SpokenNames(BaseModel):
    """How a language says the names of the box, which go by their English names everywhere."""

    language: str
    names: dict[str, str]  # by their English names; English itself has none


class FighterSheet(BaseModel):
    name: str
    hero: bool  # false: a sidekick
    count: int
    health: int
    attack: AttackType


class TokenSheet(BaseModel):
    kind: str
    count: int


class CardKind(Enum):
    """What a card of a hero's deck is."""

    ATTACK = "attack"
    DEFENSE = "defense"
    VERSATILE = "versatile"
    SCHEME = "scheme"


class CardSheet(BaseModel):
    name: str  # as decisions and events call it
    title: str  # as the language does
    copies: int
    type: CardKind
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
    rulings: list[str]  # the ids of those that its texts raise; the page has their words


class EnemyCardSheet(BaseModel):
    """A card of an enemy, which attacks and defends."""

    name: str  # as decisions and events call it
    title: str  # as the language does
    copies: int
    attack: int  # its value when attacking
    defense: int
    boost: int | None
    deception: bool  # in a discard pile, it takes the pile back to the deck
    text: str  # in both roles
    attack_text: str  # when attacking alone
    defense_text: str


class InitiativeSheet(BaseModel):
    name: str
    title: str
    text: str
    end_of_round: str  # of its text, what happens at the end of the round
    move: int | None  # how far the enemy goes in its turn
    copies: int
    waits: bool  # until an effect adds it to the initiative deck
    players: int  # in the deck with so many players or more


class EnemyTokenSheet(BaseModel):
    kind: str
    count: int
    text: str  # what it does on the battlefield


class EnemySheet(BaseModel):
    """A villain or a minion, with its deck and its initiative cards."""

    id: str
    name: str
    set: str
    villain: bool  # false: a minion
    battlefield: str | None  # where a villain is played
    origin: str  # where its facts come from, to be said wherever it is shown
    move: int
    health: int
    each_player: bool  # the health is so much for each player
    objective: str  # what happens when the threat has reached its end; of a villain
    invasion: list[str]  # the symbols of its invasion tokens
    tokens: list[EnemyTokenSheet]
    initiative: list[InitiativeSheet]
    cards: list[EnemyCardSheet]


class DiscoverySheet(BaseModel):
    """A card of the advanced game: a rule that holds for all of it."""

    id: str
    name: str
    text: str
    origin: str


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


class SitePlan(BaseModel):
    """A bridge joins two spaces; a farm borders several."""

    name: str  # as decisions and events call it
    number: int
    spaces: list[str]
    placed: int  # markers at the start


class BridgeSheet(BaseModel):
    id: str
    name: str
    text: str  # what activating it does


class AdventurePlan(BaseModel):
    """What a board of the cooperative game has around its spaces."""

    origin: str  # where its facts come from, to be said wherever it is shown
    track: list[int]  # the threat level of each space of the track, without its end
    site: str  # what its sites are: "bridge"
    sites: list[SitePlan]
    marker: str  # what lies on them: "doom token"
    markers: int  # all there are
    bridges: list[BridgeSheet]  # laid on the sites by chance; none where these are farms
    slots: list[list[str]]  # what a destroyed bridge does, the first, the second ...


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
    adventure: AdventurePlan | None  # what it is in a cooperative game


class TableContent(BaseModel):
    """What a table is played with, as it was when its game began."""

    battlefield: BattlefieldPlan
    heroes: list[HeroSheet]
    enemies: list[EnemySheet]  # of a cooperative game, the villain first
    discoveries: list[DiscoverySheet]


# ---------------------------------------------------------------- drafts


class DraftMade(BaseModel):
    draft: str
    maker: str  # a secret, by which the table is made known
    secrets: list[str | None]  # of each side; null: it is a guest's
    invitations: list[str | None]  # by which guests claim their sides


class DraftSeen(BaseModel):
    """A draft as one side may know it; all but the invitations is open to everyone."""

    draft: str
    pool: list[str]
    sides: int
    bans: int
    picks: int
    heroes: list[str]  # banned or picked so far, in order
    held: list[bool]  # whether somebody speaks for each side
    side: int | None  # of whoever looks
    table: str | None  # made of it
    invitations: list[str]  # to the seats of this side
