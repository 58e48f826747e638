"""The types of what the server sends over a WebSocket: the messages of docs/protocol.md.

They are dicts with known keys, which cost nothing when they are made. The page has the same types:
web/src/lib/wire.ts is written from these by `make types`, with what is said of them here.

Players go by their seats, everything else by its name; "?" is a card that the seat may not know."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Literal, TypeAlias, TypedDict

from peerless.rules.events import Happening
from peerless.rules.questions import Act, Ask
from peerless.table.matters import Wish
from peerless.table.refusals import Code
from peerless.table.seats import Held


class Reason(Enum):
    """Why a card cannot be played now."""

    DEFENSE = "only defends"
    ATTACK = "only attacks"
    SCHEME = "is a scheme"
    USER_GONE = "its fighter is gone"
    OTHER_FORM = "of another form"
    OTHER_FIGHTER = "of another fighter"
    NOBODY_IN_REACH = "nobody in reach"
    NOT_NOW = "not now"


# A string that stands for a member of the enumeration beside it: `wire_name` gives it.
ActName = Annotated[str, Act]
AskName = Annotated[str, Ask]
HappeningName = Annotated[str, Happening]
CodeName = Annotated[str, Code]
ReasonName = Annotated[str, Reason]
HeldName = Annotated[str, Held]
WishName = Annotated[str, Wish]


def wire_name(member: Enum) -> str:
    """What the wire calls a member of an enumeration: its value, if that is a word."""
    value = member.value
    return value if isinstance(value, str) else member.name.lower().replace("_", " ")


# ---------------------------------------------------------------- a view


class Fighter(TypedDict):
    name: str
    seat: int
    hero: bool  # false: a sidekick, or an enemy
    enemy: bool  # of the cooperative game: false for heroes and sidekicks
    ranged: bool  # false: melee
    health: int
    most: int  # its health at the start
    space: str | None  # null: not on the battlefield


class Token(TypedDict):
    kind: str
    seat: int
    space: str | None  # null: not on the battlefield


class Player(TypedDict):
    seat: int
    name: str
    hero: str  # its id
    side: int  # players with the same side are a team
    out: bool  # of the game
    hand: int  # how many cards
    cards: list[str]  # those of the hand that this seat knows
    deck: list[str]  # top first; "?" where it is not known
    discard: list[str]  # from the bottom
    state: dict[str, str | int | None]  # what the hero's own card counts or shows


class EnemyPlan(TypedDict):
    """What an enemy would do if its turn came now."""

    move: int  # how many spaces it can go
    targets: list[str]  # it attacks one; of several the players choose; none: the threat grows
    distance: int  # how many spaces away they are; 0: beside it


class Enemy(TypedDict):
    """A villain or a minion. It has a seat as players do, after theirs, and no hand."""

    seat: int
    name: str
    enemy: str  # its id
    villain: bool  # false: a minion
    side: int
    out: bool  # of the game
    deck: list[str]  # top first; "?" where it is not known
    discard: list[str]  # from the bottom
    plan: EnemyPlan | None  # null: it is not on the battlefield


class InitiativeCard(TypedDict):
    name: str
    seat: int  # whose it is


class AtTheEnd(TypedDict):
    """An initiative card that says what happens at the end of the round."""

    name: str
    seat: int
    advance: int  # how far the threat advances by it, as things stand


class Site(TypedDict):
    """A bridge or a farm."""

    name: str  # "bridge 2"
    markers: int  # doom tokens or aliens
    bridge: str | None  # the id of the bridge that lies there; null: none, or it is a farm
    destroyed: bool


class Adventure(TypedDict):
    """What a cooperative game has beside its fighters and cards."""

    round: int  # 0 before the first
    threat: int  # spaces that the marker has gone from the first
    level: int | None  # the threat level; null: the marker is at the end
    objectives: int  # how often the villain has reached its aim
    lost_at: int  # with so many the players lose
    order: list[int]  # the order marker of each player
    row: list[InitiativeCard]  # revealed this round, from left to right
    deck: list[InitiativeCard]  # still to be revealed; their order is not known
    last: list[InitiativeCard]  # those that lie at the bottom of the deck, from the bottom
    added: list[InitiativeCard]  # they come into the deck in the next round
    waiting: list[InitiativeCard]  # until an effect adds them
    outlook: list[AtTheEnd]  # the end of this round: the row first, then what is still to come
    sites: list[Site]
    supply: int  # markers that are on no site
    invasion: list[str | None]  # the symbols of the invasion tokens; null: face down
    discoveries: list[str]  # their ids


class Part(TypedDict):
    """Where a combat card's value comes from."""

    becomes: bool  # the value becomes the amount; false: it is added
    amount: int
    source: str | None  # the card or the hero behind it; null: a rule


class CombatSide(TypedDict):
    seat: int
    fighter: str
    card: str | None  # null: none
    boost: str | None  # the card beside it
    canceled: bool  # its effects
    ignored: bool  # its value
    named: int | None  # the number named with it
    value: int | None  # as it is now; null until the cards have been turned up
    parts: list[Part]  # in order, the printed value first


class Combat(TypedDict):
    revealed: bool
    decided: bool
    damage: int  # dealt by the attack itself
    attack: CombatSide
    defense: CombatSide


class View(TypedDict):
    """The game as one seat may know it now."""

    turn: int  # the seat whose turn it is, also an enemy's
    turns: int  # that have begun
    actions: int  # left in this turn
    fighters: list[Fighter]
    tokens: list[Token]
    players: list[Player]  # by seat
    enemies: list[Enemy]  # by seat, the villain first
    adventure: Adventure | None  # null: it is no cooperative game
    played: str | None  # the scheme being played
    combat: Combat | None
    winners: list[int] | None  # null while the game runs


# ---------------------------------------------------------------- a question


_FromSpace = TypedDict("_FromSpace", {"from": str}, total=False)


class AnswerThings(_FromSpace, total=False):
    """What an answer names."""

    fighter: str
    target: str
    card: str | None  # null: none
    owner: int | None  # whose card it is
    hand: int | None  # in whose hand it is
    token: str
    space: str
    via: list[str]  # the spaces on the way, where ways to the same space differ
    seat: int
    number: int
    option: int
    words: str  # of an option: what it says
    value: str
    spot: Literal["top", "bottom"]  # of a deck
    site: str  # a bridge or a farm


class Answer(AnswerThings):
    """A legal answer: its notation, and what it names."""

    decision: str
    act: ActName


class UnderWay(TypedDict):
    """What asks, and what of it comes after that."""

    sentence: str | None  # of the text that asks
    then: list[str]  # the sentences that come after it
    spaces: int | None  # of a move: how many
    exactly: bool  # all of them
    most: int | None  # of things that are picked one after another: how many


class Question(UnderWay):
    seat: int  # who is asked
    about: AskName
    source: str | None  # the card or the hero whose text asks; null: the rules do
    source_seat: int | None  # whose card or ability it is
    answers: list[Answer] | None  # for the seat that is asked
    unplayable: dict[str, ReasonName]  # cards of its hand that no answer plays, and why


# ---------------------------------------------------------------- events


_FromWhere = TypedDict("_FromWhere", {"from": str | None}, total=False)


class EventThings(_FromWhere, total=False):
    """What an event is about; which of these there are depends on its kind."""

    seat: int
    fighter: str
    target: str
    card: str
    space: str
    token: str
    number: int  # of a token: its place among the tokens of the view
    amount: int
    left: int  # the health that is left
    attack: int  # the values of both sides of a combat
    defense: int
    state: str
    value: str | int
    site: str  # a bridge or a farm
    initiative: str  # the name of an initiative card
    before: int  # of the threat: where the marker was
    symbol: str  # of an invasion token


class GameEvent(EventThings):
    kind: HappeningName
    source: str | None  # the card or the hero behind it; null: a rule
    line: int  # of the log in the same message


class Because(TypedDict):
    """The card or ability behind a line of the log."""

    id: str
    values: dict[str, str | int | list[str]]


class Told(TypedDict):
    """A line of the log as a message with its arguments, to be read in any language."""

    id: str  # of the message
    values: dict[str, str | int | list[str]]  # names as everywhere, numbers; "text": in words
    because: Because | None


# ---------------------------------------------------------------- messages


class ProposalSeen(TypedDict):
    """What a seat has proposed, until all have agreed or one has declined."""

    wish: WishName
    seat: int  # who proposes it
    about: int | None  # whose seat a bot would take
    bot: str | None  # its name
    waits_for: list[int]  # those who have yet to agree


class LessonStep(TypedDict):
    """Where one is in a guided game. What is said there is the page's: by lesson and step."""

    lesson: str
    step: str
    at: int  # its number, from 0
    of: int  # how many there are
    names: dict[str, str]  # of what the words speak of


class ViewMessage(TypedDict):
    """The table as a seat may see it, and what has happened."""

    type: Literal["view"]
    table: str
    seat: int | None  # null: a spectator
    number: int  # entries in the table's journal; to be named in a decision
    whole: bool  # events and log are all there were, not only the latest
    events: list[GameEvent]
    log: list[str]  # in English
    told: list[Told]  # the same lines, for other languages
    view: View
    question: Question | None  # null: the game is over
    take_back: bool  # whether this seat can take its last decision back
    may: list[WishName]  # what this seat can propose now
    proposal: ProposalSeen | None  # that is open now
    played_by: list[str]  # for each seat "person", or the bot that decides there now
    lesson: LessonStep | None  # of a guided game
    series: SeriesSeen | None  # of which this game is one
    commitment: str | None  # SHA-256 of the seed, with a whole view


class SeriesSeen(TypedDict):
    """The score of a series, with this game if it is over."""

    best_of: int
    contenders: list[int]  # of each seat: which of them sits there
    wins: list[int]  # of each contender
    champion: int | None  # the contender who has won the series


class ReachReply(TypedDict):
    """Where a fighter could go, and whom it could attack, from where it stands."""

    type: Literal["reach"]
    table: str
    seat: int | None
    number: int
    fighter: str
    spaces: list[str]
    targets: list[str]


class Threat(TypedDict):
    """The spaces that an opposing fighter could attack in its next turn, without a boost."""

    fighter: str
    spaces: list[str]


class Blow(TypedDict):
    """What an attack would deal against no defense."""

    decision: str
    damage: int
    sure: bool  # neither chance nor a choice has a part in it


class OutlookReply(TypedDict):
    """Looking ahead, from what this seat may know."""

    type: Literal["outlook"]
    table: str
    seat: int | None
    number: int
    threats: list[Threat]
    blows: list[Blow]


class ReportReply(TypedDict):
    """The game as this seat may know it, as the text of a scenario."""

    type: Literal["report"]
    table: str
    seat: int | None
    number: int
    scenario: str


class ExpectedDecision(Answer):
    """What is expected after a decision, and of whom."""

    player: str


class Suggested(TypedDict):
    """A decision, the chance to win with it (0 to 1), and what is expected then."""

    decision: str
    chance: float
    line: list[ExpectedDecision]


class HintReply(TypedDict):
    """What a bot would answer, as far as this seat may know: the best decisions first."""

    type: Literal["hint"]
    table: str
    seat: int
    number: int
    best: list[Suggested]


class PresentMessage(TypedDict):
    """Who is at the table, and whose the seats are."""

    type: Literal["present"]
    table: str
    seats: list[int]  # those that somebody is at
    connections: list[int]  # how many there are at each seat
    spectators: int  # connections without a seat
    held: list[HeldName]  # who holds each seat
    names: list[str | None]  # what the person of each seat wants to be called
    rematch: str | None  # the table at which the same people play again


class ClockMessage(TypedDict):
    """How much time is left, in milliseconds; comes after a view."""

    type: Literal["clock"]
    table: str
    number: int
    running: int | None  # the seat whose clock runs
    move_left: int | None  # for its decision; null: as long as it likes
    left: list[int | None]  # of each seat in total; null: as long as it likes
    move: int | None  # what was agreed on, in seconds
    total: int | None
    timeout: str  # "lose", or a "bot" plays on


class ChatLine(TypedDict):
    number: int  # from 0
    seat: int  # who says it
    words: str
    at: int  # milliseconds since 1970


class ChatReply(TypedDict):
    """What has been said at the table: the latest lines to one who joins, then each as it comes."""

    type: Literal["chat"]
    table: str
    lines: list[ChatLine]


class RefusedMessage(TypedDict):
    """What was sent last is refused, and has changed nothing."""

    type: Literal["refused"]
    code: CodeName
    words: str


# ---------------------------------------------------------------- a replay


class ReplayFrame(TypedDict):
    """A finished game after one of its decisions and what followed of itself; the first is its
    setup."""

    seat: int | None  # who decided; null: nobody yet
    number: int  # decisions up to here
    events: list[GameEvent]
    log: list[str]
    told: list[Told]
    view: View
    question: Question | None  # without its answers; null: the game is over


class Replay(TypedDict):
    seat: int | None  # as this seat saw it; null: with all cards open
    frames: list[ReplayFrame]


ServerMessage: TypeAlias = (
    ViewMessage
    | ReachReply
    | OutlookReply
    | ReportReply
    | HintReply
    | PresentMessage
    | ClockMessage
    | ChatReply
    | RefusedMessage
)
