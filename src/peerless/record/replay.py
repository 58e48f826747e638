"""A recorded game, played again."""

from __future__ import annotations

from collections.abc import Callable

from peerless.content.library import Unknown
from peerless.game import Game, IllegalAnswer
from peerless.record.records import BadRecord, Record
from peerless.rules.events import Event


def replay(record: Record, hear: Callable[[Game, Event], None] | None = None) -> Game:
    """The game of a record, played again to its last decision; `hear` is told every event.
    A record that is not that of a game is refused with a `BadRecord`."""
    game = _begin(record)
    _tell(game, game.opening, hear)
    for number, (seat, text) in enumerate(record.decisions):
        _tell(game, _play_recorded(game, seat, text, record.line_of(number)), hear)
    result = game.record().result
    if "result" in record.lines and record.result != result:
        message = f'result: the game gives "{result}", the record says "{record.result}"'
        raise BadRecord(record.line_of("result"), message)
    return game


def _begin(record: Record) -> Game:
    try:
        return Game.new(
            record.battlefield, record.heroes, record.seed, record.house, mode=record.mode
        )
    except Unknown as error:
        key = "heroes" if error.what == "hero" else error.what
        raise BadRecord(record.line_of(key), str(error)) from error
    except ValueError as error:  # too many heroes for the mode or the battlefield
        raise BadRecord(record.line_of("heroes"), str(error)) from error


def _tell(game: Game, events: list[Event], hear: Callable[[Game, Event], None] | None) -> None:
    if hear is not None:
        for event in events:
            hear(game, event)


def _play_recorded(game: Game, seat: int, text: str, line: int) -> list[Event]:
    asked = game.question
    if asked is None:
        raise BadRecord(line, "the game is over, but the record goes on")
    if asked.seat != seat:
        raise BadRecord(line, f"seat {asked.seat} ({asked.player}) is asked, not seat {seat}")
    try:
        return game.play(text)
    except IllegalAnswer as error:
        raise BadRecord(line, game.refusal(text)) from error
