"""What every instruction does, each in one place.

An instruction gives back what came of it; None where it only says what to do next.
"""

from __future__ import annotations

from typing import assert_never

from peerless.rules.choosing import TextFrame
from peerless.rules.effects import (
    adventure,
    allowed,
    cards,
    choices,
    control,
    fighters,
    tokens,
    values,
)
from peerless.rules.effects.result import Result
from peerless.rules.state import State
from peerless.text import tree


def run_effect(state: State, run: TextFrame, node: tree.Effect) -> Result | None:
    """Carry out an instruction; `Asked` is raised where it has to ask first. (A chain of
    `isinstance` is quicker than `match` when it is compiled, and mypy proves it whole as well.)"""
    if isinstance(node, tree.If):
        control.branch(state, run, node)
        return None
    if isinstance(node, tree.May):
        return may(state, run, node)
    if isinstance(node, tree.Draw):
        if node.who is tree.Who.EACH:
            control.each_player(state, run, node)
            return None
        return cards.draw(state, run, node)
    if isinstance(node, tree.Move):
        if tree.Slot.TOKEN in node.fills:
            return tokens.move(state, run, node)
        return fighters.move(state, run, node)
    if isinstance(node, tree.Damage):
        return fighters.damage(state, run, node)
    if isinstance(node, tree.Discard):
        if node.who is tree.Who.EACH:
            control.each_player(state, run, node)
            return None
        return cards.discard(state, run, node)
    if isinstance(node, tree.SetValue):
        return values.set_value(state, run, node)
    if isinstance(node, tree.Add):
        return values.add(state, run, node)
    if isinstance(node, tree.Cancel):
        return values.cancel(state, run, node)
    if isinstance(node, tree.Ignore):
        return values.ignore(state, run, node)
    if isinstance(node, tree.Boost):
        return values.boost(state, run, node)
    if isinstance(node, tree.AddMove):
        return values.add_move(state, run, node)
    if isinstance(node, tree.Recover):
        return fighters.recover(state, run, node)
    if isinstance(node, tree.Place):
        return fighters.put_down(state, run, node)
    if isinstance(node, tree.Return):
        return fighters.bring_back(state, run, node)
    if isinstance(node, tree.Swap):
        return fighters.exchange(state, run, node)
    if isinstance(node, tree.Leave):
        return fighters.leave(state, run, node)
    if isinstance(node, tree.SetHealth):
        return fighters.set_health(state, run, node)
    if isinstance(node, tree.Defend):
        return fighters.become_defender(state, run, node)
    if isinstance(node, tree.MoveTo):
        return tokens.move_to(state, run, node)
    if isinstance(node, tree.PlaceToken):
        return tokens.put_down(state, run, node)
    if isinstance(node, tree.RemoveTokens):
        return tokens.remove(state, run, node)
    if isinstance(node, tree.Look):
        return cards.look(state, run, node)
    if isinstance(node, tree.Reveal):
        if node.who is tree.Who.EACH:
            control.each_player(state, run, node)
            return None
        return cards.reveal(state, run, node)
    if isinstance(node, tree.Put):
        return cards.put(state, run, node)
    if isinstance(node, tree.Shuffle):
        return cards.shuffle(state, run, node)
    if isinstance(node, tree.Search):
        return cards.search(state, run, node)
    if isinstance(node, tree.BecomeCard):
        return cards.become_card(state, run, node)
    if isinstance(node, tree.Choose):
        return choices.choose(state, run, node)
    if isinstance(node, tree.ChooseNumber):
        return choices.choose_number(state, run, node)
    if isinstance(node, tree.ChooseState):
        return choices.choose_state(state, run, node)
    if isinstance(node, tree.ChangeState):
        return choices.change_state(state, run, node)
    if isinstance(node, tree.SetState):
        return choices.set_state(state, run, node)
    if isinstance(node, tree.Gain):
        return choices.gain(state, run, node)
    if isinstance(node, tree.Spend):
        return choices.spend(state, run, node)
    if isinstance(node, tree.ChooseOptions):
        return control.choose_options(state, run, node)
    if isinstance(node, tree.Until):
        return control.until(state, run, node)
    if isinstance(node, tree.Delay):
        return control.delay(state, run, node)
    if isinstance(node, tree.GainAction):
        return control.gain_action(state, run, node)
    if isinstance(node, tree.EndTurn):
        return control.end_turn(state, run, node)
    if isinstance(node, tree.EndMovement):
        return fighters.end_movement(state, run, node)
    if isinstance(
        node,
        (
            tree.Advance, tree.PlaceMarkers, tree.Destroy, tree.TurnUp, tree.TakeTurn,
            tree.AddInitiative, tree.ActAgain,
        ),
    ):  # fmt: skip
        return adventure.run(state, run, node)
    assert_never(node)


def may(state: State, run: TextFrame, node: tree.May) -> Result | None:
    """Where the instruction asks for something, "no" is one of the answers; otherwise it is asked
    whether to do it, unless everyone can see that nothing would come of it."""
    inner = node.effect
    if isinstance(inner, (tree.Draw, tree.Discard, tree.Reveal)) and inner.who is tree.Who.EACH:
        control.each_player(state, run, node)
        return None
    if allowed.doer(state, run, inner) >= state.setting.players:  # an enemy does not (A.I4)
        run.decline(node)
        return None
    if allowed.asks(inner):
        run.may = True
        return run_effect(state, run, inner)
    if not allowed.possible(state, run, inner):
        return run_effect(state, run, inner)  # nothing comes of it
    if allowed.is_wanted(state, run, inner):
        run.next((inner,))
    else:
        run.decline(node)
    return None
