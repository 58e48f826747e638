"""What is done with the cards of a combat: cancel, ignore, add, set, boost."""

from __future__ import annotations

from peerless.rules import piles
from peerless.rules.choosing import TextFrame, faces
from peerless.rules.combat_record import CombatSide
from peerless.rules.context import Context
from peerless.rules.effects.result import Result
from peerless.rules.evaluate import is_missing
from peerless.rules.events import Happening
from peerless.rules.players import my_side
from peerless.rules.questions import Ask, BoostWith
from peerless.rules.select import cards_meant
from peerless.rules.standing import cannot_be_canceled
from peerless.rules.state import State
from peerless.rules.value import change_value
from peerless.text import tree


def side_of_card(state: State, context: Context, ref: tree.CardRef) -> CombatSide | None:
    """The side of the combat that plays the card that is meant."""
    if state.combat is None:
        return None
    for card in cards_meant(state, context, ref):
        side = state.combat.side_with(card)
        if side is not None:
            return side
    return None


def cancel(state: State, run: TextFrame, node: tree.Cancel) -> Result:
    """What has happened stands; what has not does not come (R47, R49). A card without effects
    is not canceled (R51), nor is one that says so (R52)."""
    side = side_of_card(state, run.context, node.card)
    if side is None or side.canceled or cannot_be_canceled(state, side):
        return Result(False)
    assert state.combat is not None
    blank = not state.setting.face(side.card).part(state.combat.role(side)).has_effects
    if blank and not state.setting.house.blank_cards_can_be_canceled:
        return Result(False)
    side.canceled = True
    state.tell(Happening.CANCELED, side.seat, card=side.card, cause=run.context.cause)
    side.boost_lost = True  # it counts only until its attack's effects are canceled (R77)
    if side.boost >= 0:
        state.tell(Happening.BOOST_LOST, side.seat, card=side.boost, cause=run.context.cause)
    return Result(True)


def ignore(state: State, run: TextFrame, node: tree.Ignore) -> Result:
    side = side_of_card(state, run.context, node.card)
    if side is None or side.ignored:
        return Result(False)
    side.ignored = True
    state.tell(Happening.VALUE_IGNORED, side.seat, card=side.card, cause=run.context.cause)
    return Result(True)


def add(state: State, run: TextFrame, node: tree.Add) -> Result:
    """The amount is fixed now, whatever happens later."""
    side = side_of_card(state, run.context, node.card)
    if side is None:
        return Result(False)
    amount = run.amount(state, node.amount, run.context.seat)
    if not amount:
        return Result(False)
    return Result(change_value(state, side, False, amount, run.context.cause))


def add_move(state: State, run: TextFrame, node: tree.AddMove) -> Result:
    """For the maneuver under way."""
    amount = run.amount(state, node.amount, run.context.seat)
    state.movement += amount
    return Result(amount > 0)


def set_value(state: State, run: TextFrame, node: tree.SetValue) -> Result:
    side = side_of_card(state, run.context, node.card)
    if side is None or is_missing(state, run.context, node.amount):
        return Result(False)
    amount = run.amount(state, node.amount, run.context.seat)
    if node.printed:  # it also stands as the later of two that set the value (R40)
        side.printed = amount
    changed = change_value(state, side, True, amount, run.context.cause)
    return Result(changed or node.printed)


def boost(state: State, run: TextFrame, node: tree.Boost) -> Result:
    """Whether to boost is always asked of who attacks, even with an empty hand."""
    context = run.context
    fight = my_side(state, context)
    if fight is None or fight[1] is not fight[0].attack:
        return Result(False)
    side = fight[1]
    if node.face_down and side.boost >= 0:  # there is one already
        return Result(False)
    options = [BoostWith(face) for face in faces(state, state.hands[context.seat])]
    if run.may or not options:
        options.append(BoostWith())
    run.may = False
    answer = run.pick(state, context.seat, options, hidden=True, about=Ask.BOOST)
    if answer.face < 0:
        return Result(False)
    if node.face_down:
        card = piles.play_face_down(state, context.seat, answer.face)
        side.boost = card
        run.take_from_rest((card,))
        seers = piles.team_of(state, context.seat)
        state.tell(Happening.ADDED_BOOST, context.seat, card=card, cause=context.cause, seers=seers)
    else:
        card = piles.in_hand(state, context.seat, answer.face)
        piles.discard(state, card, context.cause)
        run.take_from_rest((card,))
        boost_value = state.setting.face(card).boost
        change_value(state, side, False, boost_value, context.cause, stays=True)
    return Result(True)
