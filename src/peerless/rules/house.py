"""The rules that are disputed or a judgement, each a named setting with its usual reading."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class HouseRules:
    """One place for everything the books leave open. The defaults are those of `rulings.md`."""

    blank_cards_can_be_canceled: bool = False
    """R51, R77: whether canceling a card without printed effects counts as canceling it, so that
    the face-down boost beside it is lost."""

    hand_limit: int = 7  # C20
    starting_hand: int = 5  # C8
    actions_each_turn: int = 2  # C18
    exhaustion_damage: int = 2  # C36
    largest_named_number: int = 9  # R93


USUAL = HouseRules()
