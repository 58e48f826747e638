"""Facts about a cooperative game: "threat 5", "bridge 1 destroyed", "row Mothman, Medusa"."""

from __future__ import annotations

from collections.abc import Callable

from peerless.content.nearest import meant
from peerless.game import Game
from peerless.record.assertions.words import BadFact, not_said, nothing_more, number_in, same
from peerless.record.notation import initiative_name, markers_word
from peerless.rules.adventure.record import DESTROYED, Adventure
from peerless.rules.adventure.sites import parts_of
from peerless.rules.numbers import SiteId


def about_adventure(game: Game, head: str) -> Callable[[Game, str], str | None] | None:
    """How a fact that begins with this word is checked, if it is one about the adventure."""
    board = game.setting.battlefield.adventure
    if game.state.adventure is None or board is None:
        return None
    if head.casefold() == board.site.casefold():
        return _site
    return _FACTS.get(head.casefold())


def words_about_adventure(game: Game) -> list[str]:
    """The words that such facts begin with."""
    board = game.setting.battlefield.adventure
    if game.state.adventure is None or board is None:
        return []
    return [*_FACTS, board.site]


def _adventure(game: Game) -> Adventure:
    assert game.state.adventure is not None
    return game.state.adventure


def _threat(game: Game, rest: str) -> str | None:
    return same(_adventure(game).steps, number_in(rest), "threat")


def _objectives(game: Game, rest: str) -> str | None:
    return same(_adventure(game).objectives, number_in(rest), "objectives")


def _round(game: Game, rest: str) -> str | None:
    return same(_adventure(game).round, number_in(rest), "round")


def _invasion(game: Game, rest: str) -> str | None:
    """How many tokens lie face up."""
    return same(_adventure(game).turned_up, number_in(rest), "invasion")


def _heroes(game: Game, rest: str) -> str | None:
    if rest.casefold() not in ("win", "lose"):
        raise BadFact(f'expected "heroes win" or "heroes lose", found "heroes {rest}"')
    if not game.over:
        return "the game not over"
    found = "win" if 0 in (game.state.winners or ()) else "lose"
    return None if found == rest.casefold() else f"heroes {found}"


def _row(game: Game, rest: str) -> str | None:
    """The cards revealed this round, from left to right."""
    setting = game.setting
    row = ", ".join(initiative_name(setting, card) for card in _adventure(game).row)
    if row.casefold() == rest.casefold():
        return None
    known = [initiative_name(setting, card.id) for card in setting.initiative]
    for name in rest.split(", "):
        if name.casefold() not in (other.casefold() for other in known):
            near = meant(name, list(dict.fromkeys(known)))
            raise BadFact(f'"{name}" is no initiative card of this game{near}')
    return f"row {row}"


def _site(game: Game, rest: str) -> str | None:
    """What lies on a bridge or a farm, or that it is destroyed."""
    adventure, board = parts_of(game.state)
    number, _, said = rest.partition(" ")
    name = f"{board.site} {number}"
    site = _site_numbered(game, number)
    word, _, amount = said.partition(" ")
    now = f"{name} {markers_word(board)} {adventure.markers[site]}"
    if board.bridges and word.casefold() == "destroyed":
        nothing_more(word, amount)
        return None if adventure.bridges[site] == DESTROYED else now
    if word.casefold() != markers_word(board).casefold():
        expected = [markers_word(board), *(["destroyed"] if board.bridges else [])]
        raise not_said(name, said, expected)
    if board.bridges and adventure.bridges[site] == DESTROYED and number_in(amount):
        return f"{name} destroyed"
    return None if adventure.markers[site] == number_in(amount) else now


def _site_numbered(game: Game, number: str) -> SiteId:
    _, board = parts_of(game.state)
    numbers = [str(site.number) for site in board.sites]
    if number not in numbers:
        raise BadFact(f'no {board.site} "{number}", expected one of: {", ".join(numbers)}')
    return numbers.index(number)


_FACTS: dict[str, Callable[[Game, str], str | None]] = {
    "threat": _threat,
    "objectives": _objectives,
    "round": _round,
    "invasion": _invasion,
    "heroes": _heroes,
    "row": _row,
}
