"""Looking ahead, from what a seat may know and nothing else: where its fighters could be attacked
in the next turn of an opponent, and what its own attacks would do against no defense."""

from __future__ import annotations

from peerless.game import SPECTATOR, Game, View
from peerless.record.notation import fighter_name, space_name
from peerless.rules.chance import Chance
from peerless.rules.masks import members
from peerless.rules.questions import NO_DEFENSE, Attack
from peerless.rules.reach import could_strike
from peerless.table.wire.types import Blow, Threat

_MOST_BLOWS = 60  # more attacks than anyone weighs; each is played through


def threats(view: View) -> list[Threat]:
    """Of each opposing fighter, the spaces that it could attack after one move without a boost.
    Only what lies open on the battlefield counts."""
    setting, state = view.setting, view.state
    if view.seat == SPECTATOR or view.over:
        return []
    side = setting.sides[view.seat]
    found: list[Threat] = []
    for piece in setting.fighters:
        spaces = members(could_strike(state, piece.id)) if piece.side != side else []
        if spaces:
            names = [space_name(setting, space) for space in spaces]
            found.append({"fighter": fighter_name(setting, piece.id), "spaces": names})
    return found


def blows(view: View, seed: int) -> list[Blow]:
    """What each attack that can be made now would deal, if nobody defended. Hidden cards are dealt
    anew; where chance or a choice has a part in it, it is said to be unsure."""
    attacks = [action for action in view.actions() if isinstance(action.option, Attack)]
    if not attacks:
        return []
    game = view.imagine(Chance(seed))
    found: list[Blow] = []
    for action in attacks[:_MOST_BLOWS]:
        option = action.option
        if isinstance(option, Attack):
            found.append(_blow(game.copy(), str(action), option))
    return found


def _blow(game: Game, decision: str, attack: Attack) -> Blow:
    """The game is played on; nobody is told of it."""
    state = game.state
    seat = state.turn
    health, deck, seed = state.health[attack.target], len(state.decks[seat]), state.chance.seed
    game.play(decision)
    while (asked := state.question) is not None and NO_DEFENSE in asked.options:
        game.play("defend: none")
    combat = state.combat
    if combat is not None and not combat.decided:  # something is to be chosen first
        value = game.setting.faces[attack.face].value
        return {"decision": decision, "damage": value, "sure": False}
    sure = state.chance.seed == seed and len(state.decks[seat]) == deck
    return {"decision": decision, "damage": health - state.health[attack.target], "sure": sure}
