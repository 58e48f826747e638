"""Triggers: whom what has just happened sets off.

Here it is only noticed, where it happens; `reactions` lets it happen, when the instruction under
way is over. Of most kinds of triggers a game has none: then there is nothing to look for.
"""

from __future__ import annotations

from collections.abc import Mapping

from peerless.rules.combat_record import Combat
from peerless.rules.context import Context
from peerless.rules.events import ability_of
from peerless.rules.numbers import CardId, FighterId, Seat
from peerless.rules.select import fighter_fits, fighters_meant
from peerless.rules.setting import Reaction
from peerless.rules.state import OFF, State
from peerless.text.tree import (
    Fighters,
    Select,
    Slot,
    WhenDamaged,
    WhenDecided,
    WhenDefeated,
    WhenDiscarding,
    Who,
)


def damaged(state: State, fighter: FighterId, amount: int) -> None:
    """A fighter was damaged, and stands where it stood even if it falls."""
    for reaction in state.setting.reactions.get(WhenDamaged, ()):
        trigger = reaction.trigger
        assert isinstance(trigger, WhenDamaged)
        if _is_meant(state, reaction.seat, trigger.fighter, fighter):
            came_of_it = (amount, int(state.defeated(fighter)))
            _set_off(state, reaction, {Slot.FIGHTER: (fighter,), Slot.DAMAGE: came_of_it})


def defeated(state: State, fighter: FighterId) -> None:
    """A fighter is defeated, and about to leave its space."""
    for reaction in state.setting.reactions.get(WhenDefeated, ()):
        trigger = reaction.trigger
        assert isinstance(trigger, WhenDefeated)
        if _is_meant(state, reaction.seat, trigger.fighter, fighter):
            here = state.space[fighter]
            spaces = () if here == OFF else (here,)
            _set_off(state, reaction, {Slot.FIGHTER: (fighter,), Slot.SPACE: spaces})


def discarded(state: State, card: CardId) -> None:
    """A card was discarded: by its owner, whoever chose it."""
    owner = state.setting.card_seat[card]
    sides = state.setting.sides
    for reaction in state.setting.reactions.get(WhenDiscarding, ()):
        trigger = reaction.trigger
        assert isinstance(trigger, WhenDiscarding)
        mine = owner == reaction.seat
        opposing = sides[owner] != sides[reaction.seat]
        if mine if trigger.who is Who.YOU else opposing:
            _set_off(state, reaction, {Slot.CARD: (card,), Slot.PLAYER: (owner,)})


def decided(state: State, combat: Combat) -> None:
    """A combat was won, and lost (C49)."""
    for reaction in state.setting.reactions.get(WhenDecided, ()):
        trigger = reaction.trigger
        assert isinstance(trigger, WhenDecided)
        side = combat.side(reaction.seat)
        if side is not None and (side is combat.winner) == trigger.won:
            _set_off(state, reaction, {}, side.fighter)


def _is_meant(state: State, seat: Seat, who: Fighters, fighter: FighterId) -> bool:
    context = Context(seat, ability_of(seat))
    if isinstance(who, Select):
        return fighter_fits(state, context, who, fighter)
    return fighter in fighters_meant(state, context, who)


def _set_off(
    state: State,
    reaction: Reaction,
    spoken: Mapping[Slot, tuple[int, ...]],
    fighter: FighterId = -1,
) -> None:
    """It will happen, and begins with what set it off as spoken of."""
    context = Context(reaction.seat, ability_of(reaction.seat), fighter=fighter)
    context.speak_of(reaction.trigger.fills, spoken)
    state.set_off.append((reaction, context))
