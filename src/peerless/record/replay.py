"""A recorded game, played again."""

from __future__ import annotations

from collections.abc import Callable

from peerless.content.library import BOX, Library
from peerless.content.nearest import Unknown
from peerless.game import Game, IllegalAnswer
from peerless.messages.refusals import Message, Name, Part, unknown
from peerless.record.records import GIVEN_UP, BadRecord, Record
from peerless.rules.events import Event
from peerless.rules.numbers import Seat
from peerless.setup import DoesNotFit


def replay(
    record: Record,
    hear: Callable[[Game, Event], None] | None = None,
    library: Library = BOX,
) -> Game:
    """The game of a record, played again to its last decision; `hear` is told every event. The
    `library` holds what it is played with. A record that is not that of a game, or that of one
    with other content, is refused with a `BadRecord`."""
    game = _begin(record, library)
    _check_content(record, game)
    _tell(game, game.opening, hear)
    for number, (seat, text) in enumerate(record.decisions):
        _tell(game, _play_recorded(game, seat, text, record.line_of(number)), hear)
    result = game.record().result
    if "result" in record.lines and record.result != result:
        line = record.line_of("result")
        raise BadRecord(line, "record-result", gives=result, says=record.result)
    return game


def _begin(record: Record, library: Library) -> Game:
    try:
        return Game.new(
            record.battlefield,
            record.heroes,
            record.seed,
            record.house,
            mode=record.mode,
            library=library,
            enemies=record.enemies,
            discoveries=record.discoveries,
        )
    except Unknown as error:
        key = _KEY_OF.get(error.what, error.what)
        raise BadRecord(record.line_of(key), "record-game", why=_missing(record, error)) from error
    except DoesNotFit as error:
        line = record.line_of(_KEY_OF[error.what])
        raise BadRecord(line, "record-game", why=error.why) from error


_KEY_OF = {"hero": "heroes", "enemy": "enemies", "discovery": "discoveries"}
"""Where in the header things of a kind stand."""


def _missing(record: Record, error: Unknown) -> Message:
    digest = record.digest_of(error.what, error.name)
    if digest is None:
        return unknown(error)
    found = {"kind": error.what, "name": error.name, "digest": digest}
    return Message("record-missing-content", found)


def _check_content(record: Record, game: Game) -> None:
    """What the game is played with now is what it was played with then."""
    now = {(kind, id): digest for kind, id, digest in game.record().content}
    then = {(kind, id): digest for kind, id, digest in record.content}
    for kind, id in dict.fromkeys([*now, *then]):
        if now.get((kind, id)) != then.get((kind, id)):
            expected, found = (_whose(both.get((kind, id))) for both in (then, now))
            line = _line_of_content(record, kind)
            values: dict[str, Part] = {"kind": kind, "name": id, "expected": expected}
            raise BadRecord(line, "record-other-content", **values, found=found)


def _whose(digest: str | None) -> Part:
    return Message("record-of-the-box") if digest is None else f"sha256:{digest}"


def _line_of_content(record: Record, kind: str) -> int:
    if record.content:
        return record.line_of("content")
    return record.line_of(_KEY_OF.get(kind, kind))


def _tell(game: Game, events: list[Event], hear: Callable[[Game, Event], None] | None) -> None:
    if hear is not None:
        for event in events:
            hear(game, event)


def _play_recorded(game: Game, seat: Seat, text: str, line: int) -> list[Event]:
    asked = game.question
    if asked is None:
        raise BadRecord(line, "record-goes-on")
    if text in GIVEN_UP:
        return _give_up(game, seat, text, line)
    if asked.seat != seat:
        who = {"asked": str(asked.seat), "player": Name(asked.player), "seat": str(seat)}
        raise BadRecord(line, "record-other-seat", **who)
    try:
        return game.play(text)
    except IllegalAnswer as error:
        raise BadRecord(line, "record-game", why=game.why_not(text)) from error


def _give_up(game: Game, seat: Seat, text: str, line: int) -> list[Event]:
    try:
        return game.give_up(seat, text)
    except (IllegalAnswer, ValueError) as error:
        raise BadRecord(line, "record-given-up", text=text, why=str(error)) from error
