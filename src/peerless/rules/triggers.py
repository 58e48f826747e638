"""Triggers: whom what has just happened sets off.

Here it is only noticed, where it happens; `reactions` lets it happen, when the instruction under
way is over. Of most kinds of triggers a game has none: then there is nothing to look for.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from peerless.rules.combat_record import Combat
from peerless.rules.context import Context
from peerless.rules.events import ability_of
from peerless.rules.masks import NOTHING, bit, union
from peerless.rules.numbers import CardId, FighterId, Mask, Seat, SpaceId
from peerless.rules.select import fighter_fits, fighters_meant
from peerless.rules.setting import Reaction
from peerless.rules.state import OFF, State
from peerless.text.tree import (
    EndMovement,
    Fighters,
    Select,
    Slot,
    Timing,
    WhenDamaged,
    WhenDeceived,
    WhenDecided,
    WhenDefeated,
    WhenDiscarding,
    WhenEntering,
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


def watched_spaces(state: State, fighter: FighterId) -> Mask:
    """The spaces where something would be set off now if the fighter entered them."""
    if WhenEntering not in state.setting.reactions:  # asked at every move
        return NOTHING
    return union(spaces for _, spaces in _watching(state, fighter))


def stopping_spaces(state: State, fighter: FighterId) -> Mask:
    """Of those, the spaces where its movement would end: it cannot go on from there (A.M4)."""
    return union(
        spaces
        for reaction, spaces in _watching(state, fighter)
        if any(isinstance(effect, EndMovement) for effect in reaction.program)
    )


def _watching(state: State, fighter: FighterId) -> Iterator[tuple[Reaction, Mask]]:
    """What the fighter's entering a space would set off now, and in which spaces."""
    for reaction in state.setting.reactions.get(WhenEntering, ()):
        gone = state.out(reaction.seat) and not reaction.outlasts
        if not gone and not _is_under_way(state, reaction):
            trigger = reaction.trigger
            assert isinstance(trigger, WhenEntering)
            if _is_meant(state, reaction.seat, trigger.fighter, fighter):
                spaces = state.token_spaces(trigger.token)
                yield reaction, spaces & ~_others(state, fighter) if trigger.empty else spaces


def _others(state: State, fighter: FighterId) -> Mask:
    """The spaces in which others stand."""
    here = state.space[fighter]
    return state.occupied() & ~(bit(here) if here != OFF else NOTHING)


def entered(state: State, fighter: FighterId, space: SpaceId) -> None:
    """A fighter has moved into a space, or through it."""
    for reaction in state.setting.reactions.get(WhenEntering, ()):
        trigger = reaction.trigger
        assert isinstance(trigger, WhenEntering)
        tokens = [
            token.id
            for token in state.setting.tokens
            if token.kind.name == trigger.token and state.token_space[token.id] == space
        ]
        if trigger.empty and state.occupant[space] not in (-1, fighter):
            continue
        if tokens and _is_meant(state, reaction.seat, trigger.fighter, fighter):
            spoken = {Slot.FIGHTER: (fighter,), Slot.SPACE: (space,), Slot.TOKEN: tokens}
            _set_off(state, reaction, spoken)


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


def revealed(state: State, card: CardId) -> None:
    """A card of a combat was turned up."""
    if state.setting.face(card).card.deception:
        for reaction in state.setting.reactions.get(WhenDeceived, ()):
            _set_off(state, reaction, {})


def _is_under_way(state: State, reaction: Reaction) -> bool:
    return any(frame.reacting() is reaction for frame in state.frames)


def _is_meant(state: State, seat: Seat, who: Fighters, fighter: FighterId) -> bool:
    context = Context(seat, ability_of(seat))
    if isinstance(who, Select):
        return fighter_fits(state, context, who, fighter)
    return fighter in fighters_meant(state, context, who)


def _set_off(
    state: State,
    reaction: Reaction,
    spoken: Mapping[Slot, Sequence[int]],
    fighter: FighterId = -1,
) -> None:
    """It will happen, and begins with what set it off as spoken of. What is under way is not set
    off again: else two that answer each other would never end."""
    if _is_under_way(state, reaction):
        return
    context = Context(reaction.seat, reaction.cause, fighter=fighter)
    if not isinstance(reaction.trigger, Timing):
        context.speak_of(reaction.trigger.fills, spoken)
    state.set_off += ((reaction, context),)
