"""The seats of a table: whose each is, and how it comes to be somebody's.

A seat of the one who makes the table is theirs from the beginning, by a secret. One for a guest has
an invitation, which is good once: whoever claims the seat with it brings a secret of their own, and
from then on the seat is theirs alone. All secrets are kept as hashes."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from peerless.bots import bot_names
from peerless.game import SPECTATOR
from peerless.table.refusals import Code, Refused

PERSON, GUEST, BOT = "person", "guest", "bot"


class Held(Enum):
    """Who holds a seat, as everyone may know."""

    BOT = "bot"
    MAKER = "maker"  # its secret was told to the one who made the table
    OPEN = "open"  # there is an invitation, and nobody has claimed it
    GUEST = "guest"  # its secret is known to the one who claimed it, and to nobody else


@dataclass
class Seat:
    kind: str  # PERSON, GUEST or BOT
    bot: str = ""
    secret: str = ""  # hash of the secret that makes a seat one's own
    stand_in: str = ""  # the bot that plays while the person is away
    name: str = ""  # what the person wants to be called

    @classmethod
    def of(cls, stored: dict[str, Any]) -> Seat:
        return cls(stored["kind"], stored.get("bot", ""), stored.get("secret", ""))

    @property
    def stored(self) -> dict[str, str]:
        """What is stored with the table; the rest changes."""
        return {"kind": self.kind, "bot": self.bot, "secret": self.secret}

    @property
    def played_by(self) -> str:
        """The bot that decides here now, if it is one."""
        return self.stand_in or self.bot

    @property
    def who(self) -> str:
        """What the table is told: a person, or the name of the bot."""
        return self.played_by or PERSON

    @property
    def is_person(self) -> bool:
        """Whether somebody sits here, and no bot."""
        return not self.played_by and self.held is not Held.OPEN

    @property
    def held(self) -> Held:
        if self.kind == GUEST:
            return Held.GUEST if self.secret else Held.OPEN
        return Held.BOT if self.kind == BOT else Held.MAKER


@dataclass
class Opened:
    """What the maker of a table is told of a seat, and nobody ever again."""

    secret: str | None = None
    invitation: str | None = None


def hash_of_secret(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def new_secret() -> str:
    return secrets.token_urlsafe(16)


def take_seats(wanted: Sequence[str], expected: int) -> tuple[list[Seat], list[Opened]]:
    """Who sits where, with the secrets and invitations of the persons."""
    if len(wanted) != expected:
        raise Refused(Code.BAD_TABLE, f"{expected} heroes need as many seats, found {len(wanted)}")
    seats: list[Seat] = []
    opened: list[Opened] = []
    for who in wanted:
        if who == PERSON:
            secret = new_secret()
            seats.append(Seat(PERSON, secret=hash_of_secret(secret)))
            opened.append(Opened(secret=secret))
        elif who == GUEST:
            seats.append(Seat(GUEST))
            opened.append(Opened(invitation=new_secret()))
        elif who in bot_names():
            seats.append(Seat(BOT, bot=who))
            opened.append(Opened())
        else:
            known = ", ".join([PERSON, GUEST, *bot_names()])
            raise Refused(Code.BAD_TABLE, f'seat "{who}": expected one of: {known}')
    return seats, opened


def seat_of(seats: Sequence[Seat], secret: str | None) -> int | None:
    """The seat that a secret opens; that of a spectator without one; None if it opens none."""
    if secret is None:
        return SPECTATOR
    given = hash_of_secret(secret)
    for number, seat in enumerate(seats):
        if seat.secret and hmac.compare_digest(seat.secret, given):
            return number
    return None
