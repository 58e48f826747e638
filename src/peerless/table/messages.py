"""What clients send, in the words of docs/protocol.md. Anything else is refused as malformed."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Literal

from annotated_types import Len
from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    StringConstraints,
    TypeAdapter,
    ValidationError,
    model_validator,
)

from peerless.table.refusals import Code, Refused

PROTOCOL = 1
"""The version of the protocol; a client says which one it speaks."""

Id = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
Secret = Annotated[str, StringConstraints(min_length=1, max_length=64)]
Name = Annotated[str, StringConstraints(min_length=1, max_length=64)]
Number = Annotated[int, Field(ge=0)]
SeatNumber = Annotated[int, Field(ge=0, le=7)]


A_MONTH = 30 * 24 * 3600
"""Seconds: the longest that a clock may give, for games that are played over days."""


def _one_line(text: str) -> str:
    """Without what would hide or turn round the text of others, in single spaces."""
    kept = (letter if unicodedata.category(letter)[0] != "C" else " " for letter in text)
    return " ".join("".join(kept).split())


PersonName = Annotated[str, StringConstraints(max_length=80), AfterValidator(_one_line), Len(1, 24)]
ChatWords = Annotated[
    str, StringConstraints(max_length=600), AfterValidator(_one_line), Len(1, 300)
]


class _Message(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class NewClock(_Message):
    """How long players may think, in seconds: for each decision, for all of a seat's, or both."""

    move: Annotated[int, Field(ge=5, le=A_MONTH)] | None = None
    total: Annotated[int, Field(ge=10, le=A_MONTH)] | None = None
    timeout: Literal["lose", "bot"] | None = None  # none: a side of two loses, else a bot plays on

    @model_validator(mode="after")
    def _limits_something(self) -> NewClock:
        if self.move is None and self.total is None:
            raise ValueError("a clock has a time for each move, or in total")
        return self


class NewTable(_Message):
    """A table to be made. `seats` for each hero: "person" (who makes the table), "guest" (who is
    invited), or the name of a bot."""

    mode: Name = "duel"
    battlefield: Name | None = None  # of a cooperative game: its villain's
    heroes: Annotated[list[Name], Field(min_length=1, max_length=4)]
    seats: Annotated[list[Name], Field(min_length=1, max_length=4)]
    villain: Name | None = None  # this and what follows: of a cooperative game
    minions: Annotated[list[Name], Field(max_length=4)] | None = None  # none: by lot
    discoveries: Annotated[list[Name], Field(max_length=3)] = []
    open_hands: bool = True  # the players see each other's
    players_choose: bool = True  # for the enemies; false: the game does, as is kindest
    clock: NewClock | None = None  # none: everyone thinks as long as they like
    open: bool = False  # it is among the open tables until its guests have come
    name: PersonName | None = None  # of whoever makes it
    best_of: Annotated[int, Field(ge=1, le=9)] = 1  # games of a series, an odd number


OwnSecret = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{20,64}$")]


class Claim(_Message):
    """An invitation, and the secret that the one who claims the seat has made for it. A seat of an
    open table needs no invitation: its number is enough."""

    invitation: Secret | None = None
    seat: SeatNumber | None = None
    secret: OwnSecret
    name: PersonName | None = None

    @model_validator(mode="after")
    def _names_a_seat(self) -> Claim:
        if (self.invitation is None) == (self.seat is None):
            raise ValueError("an invitation, or the seat of an open table")
        return self


class Rematch(_Message):
    """Another game of the same people, of whom one asks with the secret of a seat."""

    secret: Secret
    swap: bool = False  # each has the hero of the next seat; else each keeps their own


class NewInvitation(_Message):
    """Another invitation to a seat that nobody has claimed; the one before is withdrawn."""

    seat: SeatNumber
    maker: Secret


class PlayOn(_Message):
    """A finished game goes on from one of its steps, against bots, at a table of its own."""

    at: Number  # the step, as in the replay
    seats: Annotated[list[Name], Field(min_length=1, max_length=4)]  # one "person", else bots


class Join(_Message):
    type: Literal["join"]
    version: int
    table: Id
    secret: Secret | None = None  # none: a spectator
    presence: bool = False  # to be told who is at the table
    chat: bool = False  # to be told what is said there
    language: Name = "en"  # of the card texts in what is told
    log: bool = True  # to be told the log in sentences too


class Decide(_Message):
    type: Literal["decide"]
    table: Id
    seat: SeatNumber
    number: Number  # of the view it answers
    decision: Annotated[str, StringConstraints(min_length=1, max_length=200)]


class TakeBack(_Message):
    type: Literal["take back"]
    table: Id
    seat: SeatNumber
    number: Number


class Propose(_Message):
    """Something that the others are to agree to; where nobody else has to, it is done at once."""

    type: Literal["propose"]
    table: Id
    seat: SeatNumber
    number: Number
    wish: Literal["take back", "concede", "bot"]
    about: SeatNumber | None = None  # of "bot": whose seat it takes
    bot: Name | None = None  # its name


class Reply(_Message):
    """Agree to what is proposed, or decline it; whoever has proposed it withdraws it so."""

    type: Literal["reply"]
    table: Id
    seat: SeatNumber
    number: Number
    agree: bool


class ReturnMessage(_Message):
    """A person whose seat a bot has taken plays on."""

    type: Literal["return"]
    table: Id
    seat: SeatNumber
    number: Number


class NameMessage(_Message):
    """What the person of a seat wants to be called."""

    type: Literal["name"]
    table: Id
    seat: SeatNumber
    name: PersonName


class ChatMessage(_Message):
    """A line for everyone at the table."""

    type: Literal["chat"]
    table: Id
    seat: SeatNumber
    words: ChatWords


class ReachMessage(_Message):
    """Where a fighter could go, and whom it could attack."""

    type: Literal["reach"]
    table: Id
    seat: SeatNumber | None  # none: a spectator
    fighter: Name


class OutlookMessage(_Message):
    """Where this seat's fighters could be attacked next, and what its attacks would do."""

    type: Literal["outlook"]
    table: Id
    seat: SeatNumber | None  # none: a spectator


class Report(_Message):
    """The game as this seat may know it, as a scenario for a report of a fault."""

    type: Literal["report"]
    table: Id
    seat: SeatNumber | None


class HintMessage(_Message):
    """What a bot would answer to the question that this seat is asked."""

    type: Literal["hint"]
    table: Id
    seat: SeatNumber
    number: Number


class LeaveMessage(_Message):
    type: Literal["leave"]
    table: Id


ClientMessage = (
    Join
    | Decide
    | TakeBack
    | Propose
    | Reply
    | ReturnMessage
    | NameMessage
    | ChatMessage
    | ReachMessage
    | OutlookMessage
    | Report
    | HintMessage
    | LeaveMessage
)
_ADAPTER: TypeAdapter[ClientMessage] = TypeAdapter(
    Annotated[ClientMessage, Field(discriminator="type")]
)


def read(text: str | bytes) -> ClientMessage:
    try:
        return _ADAPTER.validate_json(text)
    except ValidationError as error:
        raise Refused(Code.MALFORMED, first_fault(error)) from None


def first_fault(error: ValidationError) -> str:
    """What is wrong, and where; what was sent is not repeated."""
    fault = error.errors(include_url=False, include_context=False, include_input=False)[0]
    where = ".".join(str(part) for part in fault["loc"])
    return f"{where}: {fault['msg']}" if where else str(fault["msg"])
