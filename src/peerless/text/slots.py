"""What a text has spoken of so far: "that card" needs a card before it.

Slots are filled and read in the order of the words, by rules of the grammar.
"""

from __future__ import annotations

from enum import Enum


class Slot(Enum):
    """What can be spoken of again, with the words that would have filled it."""

    FIGHTER = "a fighter spoken of before"
    CARD = "a card spoken of before"
    SPACE = "a space spoken of before"
    TOKEN = "a token spoken of before"
    PLAYER = "an opponent chosen before"
    NUMBER = "a number named, chosen or spent before"
    DONE = "an instruction before"
    DAMAGE = "damage dealt before"
    DISCARD = "a discard before"
    SEARCH = "a search before"


# "If you do" looks at the instruction before it: of the same clause.
OF_ONE_CLAUSE = frozenset({Slot.DONE, Slot.DAMAGE, Slot.DISCARD, Slot.SEARCH})

FILLS: dict[str, tuple[Slot, ...]] = {
    "draw": (Slot.CARD,),
    "discard": (Slot.CARD, Slot.DISCARD),
    "look": (Slot.CARD,),
    "reveal": (Slot.CARD,),
    "put": (Slot.CARD,),
    "shuffle_into": (Slot.CARD,),
    "search": (Slot.CARD, Slot.SEARCH),
    "move": (Slot.FIGHTER, Slot.TOKEN),
    "move_to": (Slot.TOKEN, Slot.SPACE),
    "place": (Slot.FIGHTER, Slot.SPACE),
    "return_": (Slot.FIGHTER, Slot.SPACE),
    "swap": (Slot.FIGHTER,),
    "damage": (Slot.FIGHTER, Slot.DAMAGE),
    "damage_as_dealt": (Slot.FIGHTER, Slot.DAMAGE),
    "damage_as_suffered": (Slot.FIGHTER, Slot.DAMAGE),
    "recover": (Slot.FIGHTER,),
    "may_recover": (Slot.FIGHTER,),
    "choose": (Slot.FIGHTER, Slot.CARD, Slot.SPACE, Slot.TOKEN),
    "and_choose": (Slot.FIGHTER, Slot.CARD, Slot.SPACE, Slot.TOKEN),
    "choose_opponent": (Slot.PLAYER,),
    "choose_number": (Slot.NUMBER,),
    "name_number": (Slot.NUMBER,),
    "spend": (Slot.NUMBER,),
}

READS: dict[str, Slot] = {
    "that_fighter": Slot.FIGHTER,
    "those_fighters": Slot.FIGHTER,
    "among_fighters": Slot.FIGHTER,
    "per_those_fighters": Slot.FIGHTER,
    "that_card": Slot.CARD,
    "those_cards": Slot.CARD,
    "among_cards": Slot.CARD,
    "per_those_cards": Slot.CARD,
    "rest": Slot.CARD,
    "that_space": Slot.SPACE,
    "adjacent_to_space": Slot.SPACE,
    "in_those_spaces": Slot.SPACE,
    "that_token": Slot.TOKEN,
    "those_tokens": Slot.TOKEN,
    "that_player": Slot.PLAYER,
    "that_number": Slot.NUMBER,
    "of_printed_value": Slot.NUMBER,
    "damage_dealt": Slot.DAMAGE,
    "damage_as_dealt": Slot.DAMAGE,
    "add_dealt": Slot.DAMAGE,
}

# The outcomes are one rule, told apart by their words.
READS_OF_OUTCOME: dict[str, Slot] = {
    "you do": Slot.DONE,
    "you do not": Slot.DONE,
    "damage was dealt": Slot.DAMAGE,
    "no damage was dealt": Slot.DAMAGE,
    "a fighter was defeated": Slot.DAMAGE,
    "no fighter was defeated": Slot.DAMAGE,
    "a card was discarded": Slot.DISCARD,
    "no card was discarded": Slot.DISCARD,
    "your deck was searched": Slot.SEARCH,
    "your deck was not searched": Slot.SEARCH,
}
