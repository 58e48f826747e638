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
    """Carry out an instruction; `Asked` is raised where it has to ask first."""
    match node:
        case tree.If():
            control.branch(state, run, node)
            return None
        case tree.May():
            return may(state, run, node)
        case tree.Draw():
            if node.who is tree.Who.EACH:
                control.each_player(state, run, node)
                return None
            return cards.draw(state, run, node)
        case tree.Move():
            if tree.Slot.TOKEN in node.fills:
                return tokens.move(state, run, node)
            return fighters.move(state, run, node)
        case tree.Damage():
            return fighters.damage(state, run, node)
        case tree.Discard():
            if node.who is tree.Who.EACH:
                control.each_player(state, run, node)
                return None
            return cards.discard(state, run, node)
        case tree.SetValue():
            return values.set_value(state, run, node)
        case tree.Add():
            return values.add(state, run, node)
        case tree.Cancel():
            return values.cancel(state, run, node)
        case tree.Ignore():
            return values.ignore(state, run, node)
        case tree.Boost():
            return values.boost(state, run, node)
        case tree.AddMove():
            return values.add_move(state, run, node)
        case tree.Recover():
            return fighters.recover(state, run, node)
        case tree.Place():
            return fighters.put_down(state, run, node)
        case tree.Return():
            return fighters.bring_back(state, run, node)
        case tree.Swap():
            return fighters.exchange(state, run, node)
        case tree.Leave():
            return fighters.leave(state, run, node)
        case tree.SetHealth():
            return fighters.set_health(state, run, node)
        case tree.Defend():
            return fighters.become_defender(state, run, node)
        case tree.MoveTo():
            return tokens.move_to(state, run, node)
        case tree.PlaceToken():
            return tokens.put_down(state, run, node)
        case tree.RemoveTokens():
            return tokens.remove(state, run, node)
        case tree.Look():
            return cards.look(state, run, node)
        case tree.Reveal():
            if node.who is tree.Who.EACH:
                control.each_player(state, run, node)
                return None
            return cards.reveal(state, run, node)
        case tree.Put():
            return cards.put(state, run, node)
        case tree.Shuffle():
            return cards.shuffle(state, run, node)
        case tree.Search():
            return cards.search(state, run, node)
        case tree.BecomeCard():
            return cards.become_card(state, run, node)
        case tree.Choose():
            return choices.choose(state, run, node)
        case tree.ChooseNumber():
            return choices.choose_number(state, run, node)
        case tree.ChooseState():
            return choices.choose_state(state, run, node)
        case tree.ChangeState():
            return choices.change_state(state, run, node)
        case tree.SetState():
            return choices.set_state(state, run, node)
        case tree.Gain():
            return choices.gain(state, run, node)
        case tree.Spend():
            return choices.spend(state, run, node)
        case tree.ChooseOptions():
            return control.choose_options(state, run, node)
        case tree.Until():
            return control.until(state, run, node)
        case tree.Delay():
            return control.delay(state, run, node)
        case tree.GainAction():
            return control.gain_action(state, run, node)
        case tree.EndTurn():
            return control.end_turn(state, run, node)
        case tree.EndMovement():
            return fighters.end_movement(state, run, node)
        case (
            tree.Advance() | tree.PlaceMarkers() | tree.Destroy() | tree.TurnUp()
            | tree.TakeTurn() | tree.AddInitiative() | tree.ActAgain()
        ):  # fmt: skip
            return adventure.run(state, run, node)
        case _:
            assert_never(node)


def may(state: State, run: TextFrame, node: tree.May) -> Result | None:
    """Where the instruction asks for something, "no" is one of the answers; otherwise it is asked
    whether to do it, unless everyone can see that nothing would come of it."""
    inner = node.effect
    if isinstance(inner, control.OfPlayers) and inner.who is tree.Who.EACH:
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
