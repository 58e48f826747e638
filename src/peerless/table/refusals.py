"""What the server refuses, each with a code for programs and words for people."""

from __future__ import annotations

from enum import Enum

from starlette.responses import JSONResponse


class Code(Enum):
    """The codes of docs/protocol.md, with the HTTP status they have there."""

    MALFORMED = "malformed"  # no message of this protocol
    TOO_LARGE = "too large"
    TOO_FAST = "too fast"
    VERSION = "version"  # another version of the protocol
    UNKNOWN_TABLE = "unknown table"
    UNKNOWN = "unknown"  # no such hero, battlefield, language or fighter
    NOT_YOUR_SEAT = "not your seat"
    CLAIMED = "claimed"  # the invitation has been used, or withdrawn
    NOT_ASKED = "not asked"  # it is another seat's turn to answer
    STALE = "stale"  # the table has moved on since
    ILLEGAL = "illegal"  # not among the legal answers
    OVER = "over"  # the game is over
    RUNNING = "running"  # the game is not over yet
    CANNOT_TAKE_BACK = "cannot take back"
    NOT_NOW = "not now"  # it cannot be proposed, or there is nothing to agree to
    CANNOT_GO_ON = "cannot go on"  # begun with rules or content that are not known any more
    ORIGIN = "origin"  # a page of elsewhere
    FULL = "full"  # as many tables, connections or seats as there can be
    BAD_TABLE = "bad table"  # no such hero, battlefield, mode, bot or seats
    BAD_RECORD = "bad record"  # no record, or not that of a game that was played to its end
    STORE = "store"  # the database did not answer: join again to see whether it was stored

    @property
    def status(self) -> int:
        return _STATUS.get(self, 409)


_STATUS = {
    Code.MALFORMED: 422,
    Code.TOO_LARGE: 413,
    Code.TOO_FAST: 429,
    Code.UNKNOWN_TABLE: 404,
    Code.UNKNOWN: 404,
    Code.NOT_YOUR_SEAT: 403,
    Code.CLAIMED: 409,
    Code.RUNNING: 403,
    Code.ORIGIN: 403,
    Code.FULL: 503,
    Code.BAD_TABLE: 422,
    Code.BAD_RECORD: 422,
    Code.STORE: 503,
}


class Refused(Exception):
    """A request that changes nothing; the words say why."""

    def __init__(self, code: Code, words: str) -> None:
        self.code = code
        self.words = words
        super().__init__(words)


def http_refusal(refused: Refused) -> JSONResponse:
    words = refused.words.encode(errors="replace").decode()  # they may repeat broken Unicode
    return JSONResponse({"code": refused.code.value, "words": words}, refused.code.status)
