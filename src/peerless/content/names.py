"""The names that content brings into rules English, and how another language says them."""

from __future__ import annotations

from peerless.content.words import ENGLISH, load_words
from peerless.rules.pieces import Force
from peerless.text.names import Names


def names_of(force: Force, language: str = ENGLISH) -> Names:
    """What the texts of this hero or enemy can speak of."""
    words = load_words(language)
    return Names(
        fighters={fighter.name: fighter.plural for fighter in force.fighters},
        several=frozenset(fighter.name for fighter in force.fighters if fighter.count > 1),
        values={track.key: track.values for track in force.tracks if not track.is_counter},
        counters={track.key: track.singular for track in force.tracks if track.is_counter},
        limits={track.key: track.most for track in force.tracks if track.is_counter},
        tokens=tuple(token.name for token in force.tokens),
        tags=tuple(dict.fromkeys(tag for card in force.cards for tag in card.tags)),
        cards=tuple(card.name for card in force.cards),
        forms=words.of(force.id),
        titles=words.cards,
    )
