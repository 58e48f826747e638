"""The names that content brings into rules English, and how another language says them."""

from __future__ import annotations

from typing import assert_never

from peerless.content.words import ENGLISH, load_words
from peerless.rules.pieces import Battlefield, Discovery, Enemy, Force
from peerless.text.names import Names


def names_of(piece: Force | Battlefield | Discovery, language: str = ENGLISH) -> Names:
    """What the texts of this hero, enemy, battlefield or discovery can speak of."""
    match piece:
        case Force():
            return _names_of_force(piece, language)
        case Battlefield():
            return _names_of_board(piece, language)
        case Discovery():  # which speaks of nothing by its name
            return Names(adventure=True, titles=load_words(language).cards)
        case _:
            assert_never(piece)


def _names_of_force(force: Force, language: str) -> Names:
    words = load_words(language)
    enemy = force if isinstance(force, Enemy) else _NO_ENEMY
    return Names(
        fighters={fighter.name: fighter.plural for fighter in force.fighters},
        several=frozenset(fighter.name for fighter in force.fighters if fighter.count > 1),
        values={track.key: track.values for track in force.tracks if not track.is_counter},
        counters={track.key: track.singular for track in force.tracks if track.is_counter},
        limits={track.key: track.most for track in force.tracks if track.is_counter},
        tokens=tuple(token.name for token in force.tokens),
        tags=tuple(dict.fromkeys(tag for card in force.cards for tag in card.tags)),
        cards=tuple(card.name for card in force.cards),
        adventure=isinstance(force, Enemy),
        sites=_with_plural(enemy.site),
        numbers=tuple(range(1, enemy.sites + 1)),
        markers=_with_plural(enemy.marker),
        symbols=enemy.invasion,
        waiting=tuple(card.name for card in enemy.initiative if card.waiting),
        forms=words.of(force.id) | words.of(enemy.battlefield),
        titles=words.cards,
    )


def _names_of_board(battlefield: Battlefield, language: str) -> Names:
    """Its sites, and what lies on them."""
    words = load_words(language)
    titles = {**words.cards, **words.battlefields}
    board = battlefield.adventure
    if board is None:
        return Names(titles=titles)
    return Names(
        adventure=True,
        sites=_with_plural(board.site),
        numbers=tuple(site.number for site in board.sites),
        markers=_with_plural(board.marker),
        forms=words.of(battlefield.id),
        titles=titles,
    )


def _with_plural(name: str) -> dict[str, str]:
    return {name: f"{name}s"} if name else {}


_NO_ENEMY = Enemy(id="", name="", set="", move=0, fighters=(), ability=(), cards=())
