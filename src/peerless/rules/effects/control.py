"""When and how instructions happen: if, options, for a while, later; actions and turns."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TypeAlias, assert_never

from peerless.rules.choosing import Resume, TextFrame
from peerless.rules.context import YES as DONE
from peerless.rules.context import Context
from peerless.rules.effects.result import Result
from peerless.rules.effects.values import side_of_card
from peerless.rules.evaluate import holds
from peerless.rules.events import Happening
from peerless.rules.lasting import Fitting, Hold, Lasting
from peerless.rules.masks import mask_of
from peerless.rules.numbers import Mask
from peerless.rules.players import is_there, players_in_turn, seat_of
from peerless.rules.questions import PickOption
from peerless.rules.select import fighters_meant, with_fighters_settled
from peerless.rules.state import OFF, State
from peerless.text import tree
from peerless.text.tree import Slot, Who


def branch(state: State, run: TextFrame, node: tree.If) -> None:
    """An "if" that does not hold has changed nothing."""
    program = node.then if holds(state, run.context, node.condition) else node.otherwise
    if not program:
        run.context.slots[Slot.DONE] = ()
    run.next(program)


# ---------------------------------------------------------------- options


def choose_options(state: State, run: TextFrame, node: tree.ChooseOptions) -> Result | None:
    """All are named before any happens; they happen in the order they were named (R82), and what
    one of them speaks of ends with it."""
    if not state.setting.has_player(run.context.seat):
        return Result(False)  # an enemy does not choose between options (A.I6)
    left = list(range(len(node.options)))
    named: list[int] = []
    while left and len(named) < node.n:
        options = [PickOption(i) for i in left]
        place = run.pick(state, run.context.seat, options, most=node.n).place
        left.remove(place)
        named.append(place)
    if not named:
        return Result(False)
    run.context.slots[Slot.DONE] = DONE  # for what comes after the options
    spoken = tuple(run.context.slots)
    for i in reversed(named):
        run.todo.append(Resume(spoken))
        run.next(node.options[i])
    return None


# ---------------------------------------------------------------- each player

OfPlayers: TypeAlias = tree.Draw | tree.Discard | tree.Reveal
"""What each player can be told to do."""


def each_player(state: State, run: TextFrame, node: OfPlayers | tree.May) -> None:
    """One after another, each as "that player"; what one of them does ends with it, and afterwards
    you have done nothing."""
    one = of_that_player(node)
    spoken = list(run.context.slots)
    done, spoken[Slot.DONE] = spoken[Slot.DONE], ()
    run.todo.append(Resume(tuple(spoken)))
    spoken[Slot.DONE] = done
    for seat in reversed(players_in_turn(state)):
        if is_there(state, run.context, seat):
            spoken[Slot.PLAYER] = (seat,)
            run.todo += [one, Resume(tuple(spoken))]


@lru_cache(maxsize=256)
def of_that_player(node: OfPlayers | tree.May) -> tree.Effect:
    """The same said of one player."""
    if isinstance(node, tree.May):
        assert isinstance(node.effect, OfPlayers)
        inner = of_that_player(node.effect)
        assert isinstance(inner, OfPlayers)
        return tree.May(inner)
    if isinstance(node, tree.Draw):
        return replace(node, who=Who.THAT)
    return replace(node, who=Who.THAT, cards=_of_that_player(node.cards))


def _of_that_player(cards: tree.Cards) -> tree.Cards:
    if isinstance(cards, (tree.DeckCards, tree.WholeHand)) and cards.who is Who.EACH:
        return replace(cards, who=Who.THAT)
    if isinstance(cards, tree.Select):
        filters = tuple(
            replace(which, who=Who.THAT)
            if isinstance(which, tree.InPile) and which.who is Who.EACH
            else which
            for which in cards.filters
        )
        return replace(cards, filters=filters)
    return cards


# ---------------------------------------------------------------- for a while, later


def until(state: State, run: TextFrame, node: tree.Until) -> Result:
    context, rule, cause = run.context, node.rule, run.context.cause
    lasting: Lasting | None = None
    match rule:
        case tree.CannotLeave(fighters):
            settled = with_fighters_settled(state, context, fighters)
            fitting = Fitting(fighters, _as_meant_now(state, settled))
            lasting = Lasting(Hold.NO_LEAVING, node.duration, 0, 0, cause, fitting)
        case tree.LockValue(card, wholly):
            side = side_of_card(state, context, card)
            if side is None:
                return Result(False)
            side.frozen = side.frozen or wholly
            side.locked = True
        case tree.PreventDamage(fighter, but_combat):
            mask = _standing(state, context, fighter)
            hold = Hold.NO_EFFECT_DAMAGE if but_combat else Hold.NO_DAMAGE
            lasting = Lasting(hold, node.duration, mask, 0, cause)
        case tree.HealthFloor(fighter, least):
            mask = _standing(state, context, fighter)
            lasting = Lasting(Hold.HEALTH_FLOOR, node.duration, mask, least, cause)
        case _:
            assert_never(rule)
    if lasting is not None:
        if not lasting.fighters and lasting.fitting is None:
            return Result(False)
        state.lasting += (lasting,)
    state.tell(Happening.LASTS, seat=context.seat, cause=cause)
    return Result(True)


def _standing(state: State, context: Context, ref: tree.FighterRef) -> Mask:
    """The fighters meant that are on the battlefield, as a mask."""
    meant = fighters_meant(state, context, ref)
    return mask_of(fighter for fighter in meant if state.space[fighter] != OFF)


def _as_meant_now(state: State, context: Context) -> Context:
    """What a rule about fighters may point at, also when the combat is over."""
    new = context.copy()
    new.card = -1
    new.slots[Slot.CARD] = new.slots[Slot.REST] = ()
    opponent = seat_of(state, context, Who.OPPONENT)
    if opponent >= 0:
        new.slots[Slot.OPPONENT] = (opponent,)
    return new


def delay(state: State, run: TextFrame, node: tree.Delay) -> Result:
    """Who is your opponent now, if that is settled, is so then."""
    context = run.context
    later = Context(
        context.seat, context.cause, context.card, context.fighter, context.remembered()
    )
    opponent = seat_of(state, context, Who.OPPONENT)
    if opponent >= 0:
        later.slots[Slot.OPPONENT] = (opponent,)
    state.delayed += ((later, node.effects),)
    return Result(True)


# ---------------------------------------------------------------- the turn


def gain_action(state: State, run: TextFrame, node: tree.GainAction) -> Result:
    """One more action this turn (C22); there are none to gain in another's."""
    seat = run.context.seat
    gained = state.turn == seat and node.amount.n > 0
    if gained:
        state.actions += node.amount.n
        state.tell(Happening.GAINED_ACTION, seat, amount=node.amount.n, cause=run.context.cause)
    return Result(gained)


def end_turn(state: State, run: TextFrame, node: tree.EndTurn) -> Result:
    """Your own; another player's goes on."""
    mine = state.turn == run.context.seat
    if mine:
        state.actions = 0
    return Result(mine)
