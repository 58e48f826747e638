"""What is done with the cards of a combat: cancel, ignore, add, set, boost."""

from __future__ import annotations

from peerless.rules import piles
from peerless.rules.combat_record import CombatSide
from peerless.rules.context import my_side
from peerless.rules.events import Happening
from peerless.rules.interpreter import Interpreter, faces, runs
from peerless.rules.questions import Act, Ask, Option
from peerless.rules.state import State
from peerless.rules.value import change_value
from peerless.text import tree
from peerless.text.tree import Who


def side_of_card(state: State, run: Interpreter, card: tree.CardRef) -> CombatSide | None:
    """The side of the combat whose card is meant."""
    fight = my_side(state, run.context)
    if fight is None:
        return None
    combat, mine = fight
    if isinstance(card, tree.CombatCard) and card.who is not Who.YOU:
        return combat.opposite(mine)
    return mine


@runs(tree.Cancel)
def cancel(state: State, run: Interpreter, node: tree.Cancel) -> None:
    """What has happened stands; what has not does not come (R47, R49). A card without effects
    is not canceled (R51), nor is one that says so (R52)."""
    side = side_of_card(state, run, node.card)
    run.context.outcome(False)
    if side is None or side.card < 0 or uncancelable(state, side):
        return
    blank = not state.setting.face(side.card).has_effects
    if blank and not state.setting.house.blank_cards_can_be_canceled:
        return
    side.canceled = True
    state.tell(Happening.CANCELED, side.seat, card=side.card, cause=run.context.cause)
    if side.boost >= 0:  # it counts only until its attack's effects are canceled (R77)
        state.tell(Happening.BOOST_LOST, side.seat, card=side.boost, cause=run.context.cause)
    run.context.outcome(True)


def uncancelable(state: State, side: CombatSide) -> bool:
    face = state.setting.face(side.card)
    if any(isinstance(s.rule, tree.Uncancelable) for s in face.standing):
        return True
    return any(
        isinstance(s.rule, tree.Uncancelable) and set(s.rule.banners) & set(face.card.users)
        for s in state.setting.standing[side.seat]
    )


@runs(tree.Ignore)
def ignore(state: State, run: Interpreter, node: tree.Ignore) -> None:
    side = side_of_card(state, run, node.card)
    if side is not None and side.card >= 0:
        side.ignored = True
        state.tell(Happening.VALUE_IGNORED, side.seat, card=side.card, cause=run.context.cause)


@runs(tree.Add)
def add(state: State, run: Interpreter, node: tree.Add) -> None:
    """The amount is fixed now, whatever happens later."""
    side = side_of_card(state, run, node.card)
    amount = run.amount(state, node.amount, run.context.seat)
    if side is not None and amount:
        change_value(state, side, False, amount, run.context.cause)
    run.context.outcome(amount > 0)


@runs(tree.AddMove)
def add_move(state: State, run: Interpreter, node: tree.AddMove) -> None:
    """For the maneuver under way."""
    amount = run.amount(state, node.amount, run.context.seat)
    state.movement += amount


@runs(tree.SetValue)
def set_value(state: State, run: Interpreter, node: tree.SetValue) -> None:
    side = side_of_card(state, run, node.card)
    amount = run.amount(state, node.amount, run.context.seat)
    if side is None or side.card < 0:
        return
    if node.printed:  # it also stands as the later of two that set the value (R40)
        side.printed = amount
    change_value(state, side, True, amount, run.context.cause)
    run.context.outcome(True)


@runs(tree.Boost)
def boost(state: State, run: Interpreter, node: tree.Boost) -> None:
    """Whether to boost is always asked, even with an empty hand."""
    context = run.context
    hand = state.hands[context.seat]
    options = [Option(Act.BOOST, option.a) for option in faces(state, hand)]
    if run.may or not options:
        options.append(Option(Act.BOOST))
    run.may = False
    answer = run.pick(state, context.seat, options, hidden=True, about=Ask.BOOST)
    fight = my_side(state, context)
    if answer.a < 0 or fight is None:
        context.outcome(False)
        return
    context.outcome(True)
    if node.face_down:
        card = piles.play_face_down(state, context.seat, answer.a)
        fight[1].boost = card
        seers = piles.team_of(state, context.seat)
        state.tell(Happening.ADDED_BOOST, context.seat, card=card, cause=context.cause, seers=seers)
    else:
        card = piles.in_hand(state, context.seat, answer.a)
        piles.discard(state, card, context.cause)
        amount = state.setting.face(card).boost
        change_value(state, fight[1], False, amount, context.cause)
