"""How many things there are that a text speaks of."""

from __future__ import annotations

from typing import assert_never

from peerless.rules.adventure.sites import find_sites
from peerless.rules.context import Context
from peerless.rules.masks import mask_of
from peerless.rules.select import find_cards, find_fighters, find_spaces, find_tokens, is_enemy_hand
from peerless.rules.state import State
from peerless.text.tree import Noun, Select


def count(state: State, context: Context, each: Select) -> int:
    """How many things there are that fit."""
    match each.noun:
        case Noun.FIGHTER | Noun.HERO | Noun.SIDEKICK | Noun.ENEMY | Noun.VILLAIN | Noun.MINION:
            return len(find_fighters(state, context, each))
        case Noun.CARD:
            if is_enemy_hand(state, context, each, context.seat):
                return 0  # it has none
            return len(find_cards(state, context, each, context.seat))
        case Noun.TOKEN:
            return len(find_tokens(state, context, each))
        case Noun.SPACE:
            spoken = mask_of(context.spaces)
            return find_spaces(state, context, each, spoken).bit_count()
        case Noun.PLAYER:
            return sum(not state.out(seat) for seat in state.setting.opponents(context.seat))
        case Noun.ANYONE:
            return sum(not state.out(seat) for seat in range(state.setting.players))
        case Noun.SITE:
            return len(find_sites(state, context, each))
        case _:
            assert_never(each.noun)
