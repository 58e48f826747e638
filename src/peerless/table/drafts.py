"""Drafts of people at different screens, before there is a table. They live as long as the server
does and somebody looks at them: a draft takes minutes, and can be begun again."""

from __future__ import annotations

import hmac
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Annotated

from fastapi import FastAPI, Path, Request
from pydantic import BaseModel, ConfigDict, Field

from peerless.content.library import Library
from peerless.match.draft import Draft, IllegalStep
from peerless.table.messages import Id, Name, Number, Secret
from peerless.table.refusals import Code, Refused
from peerless.table.replies import DraftMade, DraftSeen

_MOST = 2_000  # at once; those that nobody has looked at for longest go first
_HOURS = 24.0

Sides = Annotated[list[Annotated[list[Secret], Field(max_length=4)]], Field(max_length=4)]


class _Message(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class NewDraft(_Message):
    """A draft to be held: how many sides, and how many bans and picks each of them has."""

    sides: Annotated[int, Field(ge=2, le=4)]
    bans: Annotated[int, Field(ge=0, le=3)]
    picks: Annotated[int, Field(ge=1, le=2)]


class DraftLook(_Message):
    secret: Secret | None = None  # of a side; none: somebody who only watches


class DraftTake(_Message):
    """Ban or pick a hero, whichever it is the side's turn to do."""

    secret: Secret
    number: Number  # of the steps that were seen
    hero: Name


class DraftTable(_Message):
    """The table that has been made of it, with the invitations of each side."""

    maker: Secret
    table: Id
    invitations: Sides


@dataclass
class _Held:
    draft: Draft
    maker: str
    secrets: list[str]
    table: str | None = None
    invitations: list[list[str]] = field(default_factory=list)
    touched: float = field(default_factory=time.monotonic)

    def side_of(self, secret: str | None) -> int | None:
        if secret is None:
            return None
        for side, own in enumerate(self.secrets):
            if hmac.compare_digest(own.encode(), secret.encode()):
                return side
        raise Refused(Code.NOT_YOUR_SEAT, "this link opens no side of this draft")


class Drafts:
    def __init__(self, library: Library) -> None:
        self._library = library
        self._held: dict[str, _Held] = {}

    def make(self, new: NewDraft) -> DraftMade:
        pool = tuple(self._library.heroes.ids())
        try:
            draft = Draft(pool, new.sides, new.bans, new.picks)
        except ValueError as error:
            raise Refused(Code.BAD_TABLE, str(error)) from None
        self._tidy()
        id, maker = secrets.token_urlsafe(9), secrets.token_urlsafe(16)
        sides = [secrets.token_urlsafe(16) for _ in range(new.sides)]
        self._held[id] = _Held(draft, maker, sides)
        return DraftMade(draft=id, maker=maker, secrets=sides)

    def _tidy(self) -> None:
        """Drafts that nobody looks at any more make room."""
        old = time.monotonic() - _HOURS * 3600
        by_age = sorted(self._held, key=lambda id: self._held[id].touched)
        for place, id in enumerate(by_age):
            if self._held[id].touched < old or len(by_age) - place >= _MOST:
                del self._held[id]

    def look(self, id: str, secret: str | None) -> DraftSeen:
        held = self._find(id)
        side, draft = held.side_of(secret), held.draft
        invited = side is not None and side < len(held.invitations)
        return DraftSeen(
            draft=id,
            pool=list(draft.pool),
            sides=draft.sides,
            bans=draft.bans,
            picks=draft.picks,
            heroes=[step.hero for step in draft.steps],
            side=side,
            table=held.table,
            invitations=held.invitations[side] if invited and side is not None else [],
        )

    def take(self, id: str, step: DraftTake) -> DraftSeen:
        held = self._find(id)
        side, to_act = held.side_of(step.secret), held.draft.to_act
        if to_act is None:
            raise Refused(Code.OVER, "the draft is over")
        if step.number != len(held.draft.steps):
            raise Refused(Code.STALE, f"the draft is at step {len(held.draft.steps)}")
        if side != to_act[0]:
            raise Refused(Code.NOT_ASKED, f"it is the turn of side {to_act[0]}")
        try:
            held.draft.take(step.hero)
        except IllegalStep as error:
            raise Refused(Code.ILLEGAL, str(error)) from None
        return self.look(id, step.secret)

    def seat(self, id: str, made: DraftTable) -> None:
        held = self._find(id)
        if not hmac.compare_digest(held.maker.encode(), made.maker.encode()):
            raise Refused(Code.NOT_YOUR_SEAT, "only who began the draft makes its table")
        if not held.draft.over:
            raise Refused(Code.RUNNING, "the draft is not over")
        held.table, held.invitations = made.table, made.invitations

    def _find(self, id: str) -> _Held:
        held = self._held.get(id)
        if held is None:
            raise Refused(Code.UNKNOWN_TABLE, "there is no such draft here")
        held.touched = time.monotonic()
        return held


def add_drafts(app: FastAPI, library: Library, slow_down: Callable[[Request], object]) -> None:
    drafts = Drafts(library)

    @app.post("/api/drafts", status_code=201)
    async def make_draft(request: Request, new: NewDraft) -> DraftMade:
        """Begin a draft of people at different screens. Each side has a secret of its own."""
        slow_down(request)
        return drafts.make(new)

    @app.post("/api/drafts/{draft}")
    async def see_draft(draft: Annotated[Id, Path()], look: DraftLook) -> DraftSeen:
        """The draft as it is now."""
        return drafts.look(draft, look.secret)

    @app.post("/api/drafts/{draft}/steps")
    async def take_hero(draft: Annotated[Id, Path()], step: DraftTake) -> DraftSeen:
        """Ban or pick a hero."""
        return drafts.take(draft, step)

    @app.post("/api/drafts/{draft}/table")
    async def seat_draft(draft: Annotated[Id, Path()], made: DraftTable) -> DraftSeen:
        """Lead everyone from the draft to the table that was made of it."""
        drafts.seat(draft, made)
        return drafts.look(draft, None)
