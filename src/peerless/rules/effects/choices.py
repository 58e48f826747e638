"""Choosing things and numbers, and what heroes keep track of."""

from __future__ import annotations

from typing import assert_never

from peerless.rules.choosing import TextFrame
from peerless.rules.effects.result import Result
from peerless.rules.evaluate import track_index
from peerless.rules.events import Happening
from peerless.rules.masks import mask_of, members
from peerless.rules.numbers import TrackId
from peerless.rules.players import is_there
from peerless.rules.questions import PickNumber, PickPlayer, PickSpace, PickValue
from peerless.rules.select import find_spaces
from peerless.rules.state import State
from peerless.text import tree
from peerless.text.tree import Noun, Number, Slot, Who


def choose(state: State, run: TextFrame, node: tree.Choose) -> Result:
    """One thing after another; a later one may be chosen by those before ("adjacent to that
    space"), and all of one kind are "those"."""
    before = run.context
    chosen: dict[Slot, tuple[int, ...]] = {}
    run.context = before.copy()
    try:
        for select in node.selects:
            slot = select.noun.slot
            picked = choose_one(state, run, select)
            chosen[slot] = tuple(dict.fromkeys((*chosen.get(slot, ()), *picked)))
            run.context.slots[slot] = chosen[slot]
    finally:
        run.context = before
    return Result(any(chosen.values()), chosen)


def choose_one(state: State, run: TextFrame, select: tree.Select) -> list[int]:
    seat = run.context.seat
    match select.noun:
        case Noun.FIGHTER | Noun.HERO | Noun.SIDEKICK | Noun.ENEMY | Noun.VILLAIN | Noun.MINION:
            return run.fighters(state, select)
        case Noun.CARD:
            return run.cards(state, select, Who.YOU)
        case Noun.TOKEN:
            return run.tokens(state, select, seat)
        case Noun.SPACE:
            spaces = find_spaces(state, run.context, select, mask_of(run.context.spaces))
            return run.pick_several(state, seat, PickSpace, members(spaces), select.count)
        case Noun.PLAYER:
            there = [s for s in state.setting.opponents(seat) if state.can_be_chosen(s)]
            return [run.choose_opponent(state, there)] if there else []
        case Noun.ANYONE:
            there = [s for s in range(state.setting.players) if is_there(state, run.context, s)]
            return [run.pick(state, seat, list(map(PickPlayer, there))).seat] if there else []
        case Noun.SITE:
            raise TypeError("a site is not chosen")
        case _:
            assert_never(select.noun)


def choose_number(state: State, run: TextFrame, node: tree.ChooseNumber) -> Result:
    most = state.setting.house.largest_named_number if node.most is None else node.most
    options = [PickNumber(n) for n in range(most + 1)]
    seat = run.context.seat
    number = run.pick(state, seat, options).number
    state.tell(Happening.NAMED_NUMBER, seat, amount=number, cause=run.context.cause)
    return Result(True, {Slot.NUMBER: (number,)})


# ---------------------------------------------------------------- states and counters


def choose_state(state: State, run: TextFrame, node: tree.ChooseState) -> Result:
    seat = run.context.seat
    track = track_index(state, seat, node.key)
    values = state.setting.forces[seat].tracks[track].values
    options = [PickValue(seat, track, i) for i in range(len(values))]
    return Result(set_track(state, run, track, run.pick(state, seat, options).value))


def change_state(state: State, run: TextFrame, node: tree.ChangeState) -> Result:
    """To the other of two; what has no value yet has no other."""
    seat = run.context.seat
    track = track_index(state, seat, node.key)
    now = state.tracks[seat][track]
    return Result(now >= 0 and set_track(state, run, track, 1 - now))


def set_state(state: State, run: TextFrame, node: tree.SetState) -> Result:
    seat = run.context.seat
    track = track_index(state, seat, node.key)
    values = state.setting.forces[seat].tracks[track].values
    return Result(set_track(state, run, track, values.index(node.value)))


def set_track(state: State, run: TextFrame, track: TrackId, value: int) -> bool:
    seat = run.context.seat
    changed = state.tracks[seat][track] != value
    values = state.tracks[seat][:]
    values[track] = value
    state.tracks[seat] = values
    if changed:
        state.tell(Happening.STATE_CHANGED, seat, other=track, amount=value,
                   cause=run.context.cause)  # fmt: skip
    return changed


def gain(state: State, run: TextFrame, node: tree.Gain) -> Result:
    seat = run.context.seat
    track = track_index(state, seat, node.key)
    amount = run.amount(state, node.amount, seat)
    most = state.setting.forces[seat].tracks[track].most
    return Result(set_track(state, run, track, min(state.tracks[seat][track] + amount, most)))


def spend(state: State, run: TextFrame, node: tree.Spend) -> Result:
    """Only what can be paid is offered, unless the house says otherwise (R108); "spend 2"
    without 2 does nothing."""
    seat = run.context.seat
    track = track_index(state, seat, node.key)
    have = state.tracks[seat][track]
    if isinstance(node.amount, Number):
        amount = node.amount.n if have >= node.amount.n else 0
    else:
        unpayable = state.setting.house.more_can_be_spent_than_there_is
        most = node.amount.n if unpayable else min(node.amount.n, have)
        options = [PickNumber(n) for n in range(most + 1)]
        amount = run.pick(state, seat, options).number
    paid = amount <= have
    set_track(state, run, track, max(have - amount, 0))
    return Result(paid and amount > 0, {Slot.NUMBER: (amount if paid else 0,)})
