"""The rules that are disputed or a judgement that others make otherwise: each a named setting with
its usual reading. A judgement that nobody is known to play otherwise has no setting; its number
stands beside the code.

The numbers of the core rules stand here too, so that the engine has none of its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

STARTING_HAND: Final = 5  # C8
ACTIONS_EACH_TURN: Final = 2  # C18
HAND_LIMIT: Final = 7  # C20
EXHAUSTION_DAMAGE: Final = 2  # C36
OBJECTIVES_TO_LOSE: Final = 4  # A.B3
VILLAIN_START: Final = 5  # the number of its starting space (A.C5)
HERO_STARTS: Final = (1, 2, 3, 4)  # A.C9
QUIET_TURNS: Final = 10  # of each player in a row without an action; then the game ends (R125)
MOST_ATTACKS: Final = 30  # of enemies in a round; then none of them gets another turn in it (R125)


@dataclass(frozen=True, slots=True)
class HouseRules:
    """One place for what the books leave open. The defaults are those of `rulings.md`."""

    blank_cards_can_be_canceled: bool = False
    """R51, R77: whether canceling a card without printed effects counts as canceling it, so that
    the face-down boost beside it is lost."""

    more_can_be_spent_than_there_is: bool = False
    """R108: whether two coils may be declared with fewer charged; they are used up for nothing."""

    damage_is_cut_to_the_health_left: bool = False
    """R60, R88: whether "the damage dealt" is no more than the health that was there."""

    falling_together_is_a_draw: bool = False
    """R120: whether nobody wins if one effect leaves no hero standing; usually the side whose turn
    it is."""

    largest_named_number: int = 9
    """R93: numbers from 0 to this are offered where a player names any number."""

    hands_are_open: bool = True
    """A.B1: whether the players of a cooperative game see each other's hands."""

    players_choose_for_enemies: bool = True
    """A.B7: whether the players choose where the rules leave a choice of an enemy to them; else the
    game picks the kindest answer."""


USUAL: Final = HouseRules()
