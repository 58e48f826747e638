"""Choosing things and numbers, and what heroes keep track of."""

from __future__ import annotations

from peerless.rules.evaluate import track_index
from peerless.rules.events import Happening
from peerless.rules.interpreter import Interpreter, runs
from peerless.rules.questions import Act, Option
from peerless.rules.state import State
from peerless.text import tree
from peerless.text.tree import Noun, Number, Who

ALL_SPACES = -1


@runs(tree.Choose)
def choose(state: State, run: Interpreter, node: tree.Choose) -> None:
    """Choose things; a later one may be chosen by the one before ("adjacent to that space")."""
    context = run.context
    noun = node.selects[0].noun
    if noun is Noun.SPACE:
        spaces: list[int] = []
        for select in node.selects:
            context.spaces = spaces
            space = run.space(state, select, ALL_SPACES)
            if space >= 0:
                spaces = [*spaces, space]
        context.spaces = spaces
        context.outcome(bool(spaces))
    elif noun is Noun.CARD:
        context.cards = [c for s in node.selects for c in run.cards(state, s, Who.YOU)]
        context.outcome(bool(context.cards))
    elif noun is Noun.PLAYER:
        # a player with no fighter on the battlefield is not chosen (R102)
        there = [s for s in state.setting.opponents(context.seat) if state.present(s)]
        context.player = -1
        if there:
            run.choose_opponent(state, there)
        context.outcome(bool(there))
    elif noun is Noun.TOKEN:
        context.tokens = run.tokens(state, node.selects[0], context.seat)
        context.outcome(bool(context.tokens))
    else:
        found = [f for s in node.selects for f in run.fighters(state, s)]
        context.fighters = found
        context.outcome(bool(found))


@runs(tree.ChooseNumber)
def choose_number(state: State, run: Interpreter, node: tree.ChooseNumber) -> None:
    most = state.setting.house.largest_named_number if node.most is None else node.most
    options = [Option(Act.NUMBER, n) for n in range(most + 1)]
    run.context.number = run.pick(state, run.context.seat, options).a
    state.tell(Happening.NAMED_NUMBER, run.context.seat, amount=run.context.number,
               cause=run.context.cause)  # fmt: skip
    run.context.outcome(True)


@runs(tree.ChooseState)
def choose_state(state: State, run: Interpreter, node: tree.ChooseState) -> None:
    seat = run.context.seat
    track = track_index(state, seat, node.key)
    values = state.setting.heroes[seat].tracks[track].values
    options = [Option(Act.VALUE, seat, track, i) for i in range(len(values))]
    set_track(state, run, track, run.pick(state, seat, options).c)


@runs(tree.ChangeState)
def change_state(state: State, run: Interpreter, node: tree.ChangeState) -> None:
    track = track_index(state, run.context.seat, node.key)
    values = state.setting.heroes[run.context.seat].tracks[track].values
    set_track(state, run, track, (state.tracks[run.context.seat][track] + 1) % len(values))


@runs(tree.SetState)
def set_state(state: State, run: Interpreter, node: tree.SetState) -> None:
    track = track_index(state, run.context.seat, node.key)
    values = state.setting.heroes[run.context.seat].tracks[track].values
    set_track(state, run, track, values.index(node.value))


def set_track(state: State, run: Interpreter, track: int, value: int) -> None:
    seat = run.context.seat
    changed = state.tracks[seat][track] != value
    state.tracks[seat][track] = value
    if changed:
        state.tell(Happening.STATE_CHANGED, seat, other=track, amount=value,
                   cause=run.context.cause)  # fmt: skip
    run.context.outcome(changed)


@runs(tree.Gain)
def gain(state: State, run: Interpreter, node: tree.Gain) -> None:
    seat = run.context.seat
    track = track_index(state, seat, node.key)
    amount = run.amount(state, node.amount, seat)
    most = state.setting.heroes[seat].tracks[track].most
    set_track(state, run, track, min(state.tracks[seat][track] + amount, most))


@runs(tree.Spend)
def spend(state: State, run: Interpreter, node: tree.Spend) -> None:
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
        options = [Option(Act.NUMBER, n) for n in range(most + 1)]
        amount = run.pick(state, seat, options).a
    paid = amount <= have
    set_track(state, run, track, max(have - amount, 0))
    run.context.number = amount if paid else 0
    run.context.outcome(paid and amount > 0)
