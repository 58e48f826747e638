"""The names that a hero brings into rules English."""

from __future__ import annotations

from peerless.rules.pieces import Hero
from peerless.text.names import Names


def names_of(hero: Hero) -> Names:
    """What the texts of this hero can speak of."""
    return Names(
        fighters={fighter.name: fighter.plural for fighter in hero.fighters},
        values={track.key: track.values for track in hero.tracks if not track.is_counter},
        counters={track.key: track.singular for track in hero.tracks if track.is_counter},
        tokens=tuple(token.name for token in hero.tokens),
        tags=tuple(dict.fromkeys(tag for card in hero.cards for tag in card.tags)),
        cards=tuple(card.name for card in hero.cards),
    )
