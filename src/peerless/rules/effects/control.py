"""When and how instructions happen: if, may, options, for a while, later; actions and turns."""

from __future__ import annotations

from typing import assert_never

from peerless.rules import piles
from peerless.rules.choosing import Resume, TextFrame
from peerless.rules.context import YES as DONE
from peerless.rules.context import Context
from peerless.rules.effects.result import Result
from peerless.rules.effects.tokens import kept_back
from peerless.rules.effects.values import side_of_card
from peerless.rules.evaluate import holds, track_index
from peerless.rules.events import Happening
from peerless.rules.lasting import Fitting, Hold, Lasting
from peerless.rules.masks import mask_of
from peerless.rules.movement import can_swap
from peerless.rules.numbers import CardId, FighterId, Mask, TokenId
from peerless.rules.players import seat_of
from peerless.rules.questions import NO, YES, Ask, No, PickOption, Yes
from peerless.rules.select import (
    cards_meant,
    count,
    fighters_meant,
    find_cards,
    find_fighters,
    find_tokens,
    pile_of,
    pile_of_seat,
    with_fighters_settled,
)
from peerless.rules.state import OFF, State
from peerless.text import tree
from peerless.text.tree import Noun, Quantity, Select, Slot, Who


def branch(state: State, run: TextFrame, node: tree.If) -> None:
    """An "if" that does not hold has changed nothing."""
    program = node.then if holds(state, run.context, node.condition) else node.otherwise
    if not program:
        run.context.slots[Slot.DONE] = ()
    run.next(program)


# ---------------------------------------------------------------- may


def asks(node: tree.Effect) -> bool:
    """Whether an instruction asks for anything by itself, as it is written."""
    match node:
        case (
            tree.Move() | tree.Boost() | tree.ChooseNumber() | tree.ChooseState()
            | tree.ChooseOptions()
        ):  # fmt: skip
            return True
        case tree.Choose(selects):
            return any(map(chosen, selects))
        case tree.MoveTo(_, what, to):
            return chosen(what) or chosen(to)
        case tree.Place(what, to) | tree.Return(what, to):
            return chosen(what) or chosen(to)
        case tree.PlaceToken(_, space):
            return chosen(space)
        case tree.Damage(amount, what) | tree.Recover(what, amount):
            return chosen(what) or isinstance(amount, tree.UpTo)
        case tree.Defend(what) | tree.RemoveTokens(what):
            return chosen(what)
        case (
            tree.Draw(_, amount) | tree.Add(amount) | tree.AddMove(amount) | tree.Gain(_, amount)
            | tree.Spend(_, amount)
        ):  # fmt: skip
            return isinstance(amount, tree.UpTo)
        case tree.Discard(_, cards) | tree.Look(cards) | tree.Reveal(_, cards):
            return chosen(cards)
        case tree.Put(cards, _, spot):
            random = isinstance(cards, Select) and tree.AtRandom() in cards.filters
            return chosen(cards) or (spot is tree.Spot.TOP_OR_BOTTOM and not random)
        case (
            tree.Swap() | tree.Leave() | tree.SetHealth() | tree.Shuffle() | tree.Search()
            | tree.BecomeCard() | tree.Cancel() | tree.Ignore() | tree.SetValue()
            | tree.ChangeState() | tree.SetState() | tree.GainAction() | tree.EndTurn()
            | tree.Delay() | tree.Until() | tree.If() | tree.May()
        ):  # fmt: skip
            return False
        case _:
            assert_never(node)


def chosen(thing: object) -> bool:
    """Whether a player chooses: not each of them, nor any at random."""
    if not isinstance(thing, Select):
        return False
    return thing.count.quantity is not Quantity.EACH and tree.AtRandom() not in thing.filters


def is_wanted(state: State, run: TextFrame, node: tree.Effect) -> bool:
    """Yes or no, asked of the player who would do it."""
    doer = run.context.seat
    if isinstance(node, tree.Draw | tree.Discard | tree.Reveal | tree.Move | tree.MoveTo):
        doer = seat_of(state, run.context, node.who)
    if doer < 0:
        return False
    options: list[Yes | No] = [YES, NO]
    return run.pick(state, doer, options, about=Ask.MAY) == YES


def possible(state: State, run: TextFrame, node: tree.Effect) -> bool:
    """What can do nothing, as everyone can see, is not asked about."""
    match node:
        case tree.Swap(first, second):
            return can_swap(
                state, *(fighters_meant(state, run.context, ref)[:1] for ref in (first, second))
            )
        case tree.Damage(_, fighters) | tree.Recover(fighters) | tree.Defend(fighters):
            return any(state.space[f] != OFF for f in _fighters(state, run, fighters))
        case tree.Leave(fighter) | tree.SetHealth(fighter):
            return any(state.space[f] != OFF for f in _fighters(state, run, fighter))
        case tree.Place(fighters):
            return any(not state.defeated(f) for f in _fighters(state, run, fighters))
        case tree.Return(fighters):
            return bool(find_fighters(state, run.context, fighters))
        case tree.MoveTo(_, tokens) | tree.RemoveTokens(tokens):
            return bool(_tokens(state, run, tokens))
        case tree.PlaceToken(token):
            return bool(kept_back(state, run.context.seat, token))
        case tree.Discard(who, cards) | tree.Reveal(who, cards):
            return bool(_cards(state, run, cards, who))
        case tree.Look(cards) | tree.Put(cards) | tree.BecomeCard(cards):
            return bool(_cards(state, run, cards, Who.YOU))
        case tree.Cancel(card) | tree.Ignore(card) | tree.SetValue(card) | tree.Add(_, card):
            return side_of_card(state, run.context, card) is not None
        case tree.Search(where, name):
            seat = run.context.seat
            return any(
                not piles.is_discarded(state, card) or state.setting.face(card).card.name == name
                for pile in where
                for card in pile_of_seat(state, pile, seat)
            )
        case tree.Choose(selects):
            return any(_is_there(state, run, select) for select in selects)
        case tree.Spend(key, amount):
            seat = run.context.seat
            have = state.tracks[seat][track_index(state, seat, key)]
            return isinstance(amount, tree.UpTo) or have >= amount.n
        case (
            tree.Move() | tree.Draw() | tree.Shuffle()
            | tree.AddMove() | tree.Boost() | tree.ChooseNumber()
            | tree.ChooseOptions() | tree.ChooseState() | tree.ChangeState() | tree.SetState()
            | tree.Gain() | tree.GainAction() | tree.EndTurn() | tree.Delay() | tree.Until()
            | tree.If() | tree.May()
        ):  # fmt: skip
            return True
        case _:
            assert_never(node)


def _is_there(state: State, run: TextFrame, select: Select) -> bool:
    """Whether there is one of these things; of cards, whether or not it fits."""
    if select.noun is Noun.CARD:
        return bool(_cards(state, run, select, Who.YOU))
    return count(state, run.context, select) > 0


def _fighters(state: State, run: TextFrame, what: tree.Fighters) -> list[FighterId]:
    if isinstance(what, Select):
        return find_fighters(state, run.context, what)
    return list(fighters_meant(state, run.context, what))


def _tokens(state: State, run: TextFrame, what: Select | tree.That) -> list[TokenId]:
    if isinstance(what, Select):
        return find_tokens(state, run.context, what)
    return [token for token in run.context.tokens if state.token_space[token] != OFF]


def _cards(state: State, run: TextFrame, cards: tree.Cards, who: Who) -> list[CardId]:
    """The cards that are there; where they are hidden, whether or not they fit."""
    if isinstance(cards, Select):
        seat = seat_of(state, run.context, who)
        pool = list(pile_of(state, run.context, cards, seat))
        if all(piles.is_discarded(state, card) for card in pool):
            return find_cards(state, run.context, cards, seat)
        return pool
    return list(cards_meant(state, run.context, cards))


# ---------------------------------------------------------------- options


def choose_options(state: State, run: TextFrame, node: tree.ChooseOptions) -> Result | None:
    """All are named before any happens; they happen in the order they were named (R82), and what
    one of them speaks of ends with it."""
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
        state.lasting.append(lasting)
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
    if opponent >= 0 and not new.slots[Slot.PLAYER]:
        new.slots[Slot.PLAYER] = (opponent,)
    return new


def delay(state: State, run: TextFrame, node: tree.Delay) -> Result:
    context = run.context
    later = Context(
        context.seat, context.cause, context.card, context.fighter, context.remembered()
    )
    state.delayed.append((later, node.effects))
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
