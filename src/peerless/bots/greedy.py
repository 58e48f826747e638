"""The greedy bot: one decision ahead, on imagined games, by a plain evaluation.

For each answer it imagines what it cannot see a few times, gives the answer, lets chance settle
what follows until someone takes a new action, and looks how the position is then.
"""

from __future__ import annotations

from peerless.bots.evaluation import evaluate
from peerless.game import Action, View
from peerless.rules import engine
from peerless.rules.chance import Chance
from peerless.rules.questions import Ask, Option
from peerless.rules.state import State

WORLDS = 4
"""How many games are imagined for a decision."""

PATIENCE = 40
"""How many answers at the most until a position is taken as settled."""


class GreedyBot:
    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def choose(self, view: View) -> Action:
        actions = view.actions()
        if len(actions) == 1:
            return actions[0]
        totals = [0.0] * len(actions)
        for _ in range(WORLDS):
            world = view.imagine(self.chance).state
            luck = self.chance.below(1 << 64)
            for i, action in enumerate(actions):
                # The same luck for every answer: what differs is then the answer's doing.
                totals[i] += self.outcome(world.copy(), action.option, view.seat, Chance(luck))
        best = max(totals)
        return actions[totals.index(best)]

    def outcome(self, state: State, option: Option, seat: int, chance: Chance) -> float:
        engine.answer(state, option)
        settle(state, chance)
        return evaluate(state, seat)


def settle(state: State, chance: Chance) -> None:
    """Answer by chance until the next action is to be taken, or the game is over."""
    for _ in range(PATIENCE):
        question = state.question
        if question is None or question.about in (Ask.ACTION, Ask.PLACE, Ask.HAND_LIMIT):
            return
        options = question.options
        if question.about == Ask.DEFEND:
            engine.answer(state, likely_defense(state, options, chance))
        else:
            engine.answer(state, options[chance.below(len(options))])


def likely_defense(state: State, options: list[Option], chance: Chance) -> Option:
    """People defend with what is worth most, or save it."""
    if chance.below(3) == 0:
        return options[-1]  # none
    faces = state.setting.faces
    cards = [option for option in options if option.a >= 0]
    return max(cards, key=lambda option: faces[option.a].value, default=options[-1])
