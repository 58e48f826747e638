"""The names that a hero brings into rules English, and how another language says them."""

from __future__ import annotations

from peerless.content.words import ENGLISH, load_words
from peerless.rules.pieces import Hero
from peerless.text.names import Names


def names_of(hero: Hero, language: str = ENGLISH) -> Names:
    """What the texts of this hero can speak of."""
    words = load_words(language)
    return Names(
        fighters={fighter.name: fighter.plural for fighter in hero.fighters},
        several=frozenset(fighter.name for fighter in hero.fighters if fighter.count > 1),
        values={track.key: track.values for track in hero.tracks if not track.is_counter},
        counters={track.key: track.singular for track in hero.tracks if track.is_counter},
        tokens=tuple(token.name for token in hero.tokens),
        tags=tuple(dict.fromkeys(tag for card in hero.cards for tag in card.tags)),
        cards=tuple(card.name for card in hero.cards),
        forms=words.of(hero.id),
        titles=words.cards,
    )
