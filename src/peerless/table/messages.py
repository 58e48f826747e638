"""What clients send, in the words of docs/protocol.md. Anything else is refused as malformed."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter, ValidationError

from peerless.table.refusals import Code, Refused

PROTOCOL = 1
"""The version of the protocol; a client says which one it speaks."""

Id = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
Secret = Annotated[str, StringConstraints(min_length=1, max_length=64)]
Name = Annotated[str, StringConstraints(min_length=1, max_length=64)]
Number = Annotated[int, Field(ge=0)]
SeatNumber = Annotated[int, Field(ge=0, le=7)]


class _Message(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


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


OwnSecret = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{20,64}$")]


class Claim(_Message):
    """An invitation, and the secret that the one who claims the seat has made for it."""

    invitation: Secret
    secret: OwnSecret


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
    language: Name = "en"  # of the card texts in what is told


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
    Join | Decide | TakeBack | ReachMessage | OutlookMessage | Report | HintMessage | LeaveMessage
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
