"""What facts are made of: numbers, players, spaces and cards in writing."""

from __future__ import annotations

from collections.abc import Sequence

from peerless.content.nearest import meant
from peerless.game import Game
from peerless.record.notation import player_name
from peerless.rules.numbers import FaceId, Seat, SpaceId


class BadFact(ValueError):
    """The text is no fact that could hold or not."""


def not_said(name: str, rest: str, expected: Sequence[str]) -> BadFact:
    words = ", ".join(expected)
    return BadFact(f'"{rest}" is nothing that can be said of {name}, expected one of: {words}')


def same(now: int, wanted: int, what: str) -> str | None:
    return None if now == wanted else f"{what} {now}"


def number_in(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise BadFact(f'expected a number, found "{text}"')
    return int(text)


def nothing_more(word: str, rest: str) -> None:
    if rest:
        raise BadFact(f'nothing can stand after "{word}", found "{rest}"')


def player_meant(game: Game, name: str) -> Seat:
    for seat in range(game.setting.seats):
        if player_name(game.setting, seat).casefold() == name.casefold():
            return seat
    players = [player_name(game.setting, seat) for seat in range(game.setting.seats)]
    raise BadFact(f'"{name}" is no player of this game{meant(name, players)}')


def space_meant(game: Game, name: str) -> SpaceId:
    for i, space in enumerate(game.setting.battlefield.spaces):
        if space.id.casefold() == name.casefold():
            return i
    board = game.setting.battlefield
    near = meant(name, [space.id for space in board.spaces])
    raise BadFact(f'"{name}" is no space of {board.name}{near}')


def card_meant(game: Game, seat: Seat, name: str) -> FaceId:
    for face in game.setting.faces:
        in_deck = face.seat == seat and face.card.copies > 0
        if in_deck and face.card.name.casefold() == name.casefold():
            return face.id
    hero = game.setting.forces[seat]
    near = meant(name, [card.name for card in hero.cards])
    raise BadFact(f'"{name}" is no card of {hero.name}{near}')
