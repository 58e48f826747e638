"""What enemies, boards and discoveries do to the cooperative game itself."""

from __future__ import annotations

from typing import assert_never

from peerless.rules.adventure import initiative, sites
from peerless.rules.adventure.threat import advance, set_off
from peerless.rules.choosing import TextFrame
from peerless.rules.effects.result import Result
from peerless.rules.events import Happening
from peerless.rules.questions import PickSite
from peerless.rules.select import fighter_meant
from peerless.rules.state import OFF, State
from peerless.text import tree


def run(state: State, run: TextFrame, node: tree.AdventureDeed) -> Result:
    context = run.context
    match node:
        case tree.Advance(amount):
            spaces = run.amount(state, amount, context.seat)
            return Result(advance(state, spaces, context.cause))
        case tree.PlaceMarkers():
            return place_markers(state, run, node)
        case tree.Destroy(which):
            return destroy(state, run, which)
        case tree.TurnUp():
            return turn_up(state, run)
        case tree.TakeTurn(who):
            return act(state, run, who)
        case tree.AddInitiative(card):
            return Result(initiative.add_card(state, card, context.cause))
        case tree.ActAgain(who):
            enemy = fighter_meant(state, context, who)
            there = enemy >= 0 and not state.defeated(enemy)
            seat = state.setting.fighters[enemy].seat
            return Result(there and initiative.act_again(state, seat, context.cause))
        case _:
            assert_never(node)


def place_markers(state: State, run: TextFrame, node: tree.PlaceMarkers) -> Result:
    """So many on each site that fits. Where there are fewer than that, the players say which sites
    go first (A.L5); what is missing advances the threat (A.K5, A.L4)."""
    amount = run.amount(state, node.amount, run.context.seat)
    found = sites.find_sites(state, run.context, node.sites)
    if len(found) * amount > sites.supply(state) > 0:
        options = list(map(PickSite, found))
        found = []
        while options:
            answer = run.pick(state, run.context.seat, options)
            options.remove(answer)
            found.append(answer.site)
    before = sites.supply(state)
    missing = sum(sites.place_markers(state, site, amount, run.context.cause) for site in found)
    advanced = advance(state, missing, run.context.cause)
    return Result(sites.supply(state) < before or advanced)


def destroy(state: State, run: TextFrame, which: tree.Select) -> Result:
    """Then the effects of the slot that the bridge comes to (A.K16)."""
    found = sites.find_sites(state, run.context, which)
    _, board = sites.parts_of(state)
    for site in found:
        slot = sites.destroy(state, site, run.context.cause)
        if slot < len(board.slots):
            set_off(state, state.setting.slots[slot])
    return Result(bool(found))


def turn_up(state: State, run: TextFrame) -> Result:
    """The leftmost of those that lie face down; it stays face up (A.L8)."""
    adventure, _ = sites.parts_of(state)
    if adventure.turned_up == len(adventure.invasion):
        return Result(False)
    symbol = adventure.invasion[adventure.turned_up]
    adventure.turned_up += 1
    state.tell(Happening.TURNED_UP, run.context.seat, other=symbol, cause=run.context.cause)
    return Result(True)


def act(state: State, run: TextFrame, who: tree.Named) -> Result:
    """At once, as far as its initiative card says (A.D5)."""
    from peerless.rules.adventure.enemy_turn import take_turn  # in which texts happen again

    enemy = fighter_meant(state, run.context, who)
    if enemy < 0 or state.space[enemy] == OFF:
        return Result(False)
    seat = state.setting.fighters[enemy].seat
    card = state.setting.initiative_with(run.context.cause)
    move = card.move if card is not None else state.setting.forces[seat].move
    take_turn(state, enemy, move)
    return Result(True)
