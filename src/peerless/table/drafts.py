"""Drafts of people at different screens, before there is a table. They are stored, and stay for a
month after somebody has last looked at them: a draft may be part of a game that takes days."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Annotated, Any

from fastapi import FastAPI, Path, Request
from pydantic import BaseModel, ConfigDict, Field

from peerless.content.library import Library
from peerless.match.draft import Draft, IllegalStep
from peerless.table.lobby import Lobby
from peerless.table.messages import Id, Name, Number, OwnSecret, Secret
from peerless.table.people_store import PeopleStore
from peerless.table.refusals import Code, Refused
from peerless.table.replies import DraftMade, DraftSeen
from peerless.table.room import now_ms
from peerless.table.seats import hash_of_secret, new_secret
from peerless.table.store_threads import StoreThreads

_MOST = 20_000  # at once; those that nobody has looked at for longest go first
_A_MONTH = 30 * 24 * 3600 * 1000  # milliseconds
_LOOKED_AT = 3600 * 1000  # milliseconds after which a look at a draft is noted

Sides = Annotated[list[Annotated[list[Secret], Field(max_length=4)]], Field(max_length=4)]


class _Message(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class NewDraft(_Message):
    """A draft to be held: how many sides, how many bans and picks each of them has, and which of
    them are invited."""

    sides: Annotated[int, Field(ge=2, le=4)]
    bans: Annotated[int, Field(ge=0, le=3)]
    picks: Annotated[int, Field(ge=1, le=2)]
    guests: Annotated[list[Annotated[int, Field(ge=0, le=3)]], Field(max_length=4)] = []


class DraftLook(_Message):
    secret: Secret | None = None  # of a side; none: somebody who only watches


class DraftClaim(_Message):
    """An invitation, and the secret that the one who speaks for the side has made for it."""

    invitation: Secret
    secret: OwnSecret


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
    """A draft as it is stored. The secrets are kept as hashes, and so are the invitations to sides;
    those to its table as they are, since they are handed on, and worth nothing once they are
    used."""

    draft: Draft
    maker: str
    secrets: list[str | None]  # of each side; none until a guest has claimed it
    guests: list[str | None]  # the invitation to each side
    table: str | None = None
    invitations: list[list[str]] = field(default_factory=list)

    @classmethod
    def of(cls, stored: dict[str, Any]) -> _Held:
        terms = (stored["sides"], stored["bans"], stored["picks"])
        draft = Draft(tuple(stored["pool"]), *terms)
        for hero in stored["heroes"]:
            draft.take(hero)
        return cls(
            draft,
            stored["maker"],
            stored["secrets"],
            stored.get("guests", [None] * draft.sides),
            stored["table"],
            stored["invitations"],
        )

    @property
    def stored(self) -> dict[str, Any]:
        draft = self.draft
        return {
            "pool": list(draft.pool),
            "sides": draft.sides,
            "bans": draft.bans,
            "picks": draft.picks,
            "heroes": [step.hero for step in draft.steps],
            "maker": self.maker,
            "secrets": self.secrets,
            "guests": self.guests,
            "table": self.table,
            "invitations": self.invitations,
        }

    def side_of(self, secret: str | None) -> int | None:
        if secret is None:
            return None
        given = hash_of_secret(secret)
        for side, own in enumerate(self.secrets):
            if own is not None and hmac.compare_digest(own, given):
                return side
        raise Refused(Code.NOT_YOUR_SEAT, "this link opens no side of this draft")

    def claim(self, invitation: str, secret: str) -> bool:
        """Whether that is news: who has claimed a side may say so again, since the answer may have
        been lost."""
        invited, own = hash_of_secret(invitation), hash_of_secret(secret)
        for side, guest in enumerate(self.guests):
            if guest is None or not hmac.compare_digest(guest, invited):
                continue
            held, self.secrets[side] = self.secrets[side], own
            if held is not None and not hmac.compare_digest(held, own):
                raise Refused(Code.CLAIMED, "this invitation has been used already")
            return held is None
        raise Refused(Code.NOT_YOUR_SEAT, "this link opens no side of this draft")

    def seen_by(self, id: str, secret: str | None) -> DraftSeen:
        side, draft = self.side_of(secret), self.draft
        invited = side is not None and side < len(self.invitations)
        return DraftSeen(
            draft=id,
            pool=list(draft.pool),
            sides=draft.sides,
            bans=draft.bans,
            picks=draft.picks,
            heroes=[step.hero for step in draft.steps],
            held=[secret is not None for secret in self.secrets],
            side=side,
            table=self.table,
            invitations=self.invitations[side] if invited and side is not None else [],
        )


class Drafts:
    def __init__(self, library: Library, threads: StoreThreads, people: PeopleStore) -> None:
        self._library = library
        self._threads = threads
        self._people = people

    async def make(self, new: NewDraft) -> DraftMade:
        pool = tuple(self._library.heroes.ids())
        try:
            draft = Draft(pool, new.sides, new.bans, new.picks)
        except ValueError as error:
            raise Refused(Code.BAD_TABLE, str(error)) from None
        id, maker = secrets.token_urlsafe(9), new_secret()
        keys = [new_secret() for _ in range(new.sides)]
        own = [None if side in new.guests else key for side, key in enumerate(keys)]
        invitations = [key if side in new.guests else None for side, key in enumerate(keys)]
        held = _Held(draft, hash_of_secret(maker), _hashes(own), _hashes(invitations))
        now = now_ms()
        kept = (now, now - _A_MONTH, _MOST)
        await self._threads.ask(self._people.add_draft, id, held.stored, *kept)
        return DraftMade(draft=id, maker=maker, secrets=own, invitations=invitations)

    async def claim(self, id: str, claim: DraftClaim) -> DraftSeen:
        number, held = await self._find(id)
        if held.claim(claim.invitation, claim.secret):
            await self._change(id, number, held)
        return held.seen_by(id, claim.secret)

    async def look(self, id: str, secret: str | None) -> DraftSeen:
        _, held = await self._find(id)
        return held.seen_by(id, secret)

    async def take(self, id: str, step: DraftTake) -> DraftSeen:
        number, held = await self._find(id)
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
        await self._change(id, number, held)
        return held.seen_by(id, step.secret)

    async def seat(self, id: str, made: DraftTable) -> DraftSeen:
        number, held = await self._find(id)
        if not hmac.compare_digest(held.maker, hash_of_secret(made.maker)):
            raise Refused(Code.NOT_YOUR_SEAT, "only who began the draft makes its table")
        if not held.draft.over:
            raise Refused(Code.RUNNING, "the draft is not over")
        held.table, held.invitations = made.table, made.invitations
        await self._change(id, number, held)
        return held.seen_by(id, None)

    async def _find(self, id: str) -> tuple[int, _Held]:
        found = await self._threads.ask(self._people.draft, id)
        if found is None:
            raise Refused(Code.UNKNOWN_TABLE, "there is no such draft here")
        number, touched, stored = found
        if now_ms() - touched > _LOOKED_AT:
            await self._threads.ask(self._people.touch_draft, id, now_ms())
        return number, _Held.of(stored)

    async def _change(self, id: str, number: int, held: _Held) -> None:
        if not await self._threads.ask(
            self._people.change_draft, id, number, held.stored, now_ms()
        ):
            raise Refused(Code.STALE, "the draft has moved on; look again")


def _hashes(secrets: list[str | None]) -> list[str | None]:
    return [None if secret is None else hash_of_secret(secret) for secret in secrets]


def add_drafts(app: FastAPI, lobby: Lobby, slow_down: Callable[[Request], object]) -> None:
    drafts = Drafts(lobby.library, lobby.threads, lobby.together.people)

    @app.post("/api/drafts", status_code=201)
    async def make_draft(request: Request, new: NewDraft) -> DraftMade:
        """Begin a draft of people at different screens. Each side has a secret of its own, or an
        invitation by which a guest claims it."""
        slow_down(request)
        return await drafts.make(new)

    @app.post("/api/drafts/{draft}")
    async def see_draft(draft: Annotated[Id, Path()], look: DraftLook) -> DraftSeen:
        """The draft as it is now."""
        return await drafts.look(draft, look.secret)

    @app.post("/api/drafts/{draft}/sides")
    async def claim_side(draft: Annotated[Id, Path()], claim: DraftClaim) -> DraftSeen:
        """Speak for a side that one is invited to, with a secret of one's own."""
        return await drafts.claim(draft, claim)

    @app.post("/api/drafts/{draft}/steps")
    async def take_hero(draft: Annotated[Id, Path()], step: DraftTake) -> DraftSeen:
        """Ban or pick a hero."""
        return await drafts.take(draft, step)

    @app.post("/api/drafts/{draft}/table")
    async def seat_draft(draft: Annotated[Id, Path()], made: DraftTable) -> DraftSeen:
        """Lead everyone from the draft to the table that was made of it."""
        return await drafts.seat(draft, made)
