"""The greedy bot: one decision ahead, on imagined games, by a plain evaluation.

For each answer it imagines what it cannot see a few times, gives the answer, lets what follows
settle until someone takes a new action, and looks how the position is then. What it would be
asked itself on the way, it answers as well as it can; the others answer by chance.
"""

from __future__ import annotations

from collections.abc import Sequence

from peerless.bots.evaluation import WIN, evaluate
from peerless.game import Action, View
from peerless.rules import engine
from peerless.rules.chance import Chance
from peerless.rules.numbers import Seat
from peerless.rules.questions import Ask, DefendWith, Option
from peerless.rules.state import State

WORLDS = 4  # games imagined for a decision
MORE_WORLDS = 40  # ... where several answers seem to win
BUDGET = 24  # own answers tried on the way, for each answer in each world
PATIENCE = 40  # answers until a position is taken as settled

SETTLED = (Ask.ACTION, Ask.PLACE, Ask.HAND_LIMIT)
OWN_CHOICE = (Ask.BOOST, Ask.PICK, Ask.MAY)


class GreedyBot:
    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def choose(self, view: View) -> Action:
        actions = view.actions()
        if len(actions) == 1:
            return actions[0]
        totals = self.weigh(view, actions, WORLDS)
        winning = [i for i, total in enumerate(totals) if total == WIN * WORLDS]
        if len(winning) > 1:  # certain, or only likely? Look again, and longer.
            rivals = [actions[i] for i in winning]
            totals = self.weigh(view, rivals, MORE_WORLDS, savers=0)
            return rivals[totals.index(max(totals))]
        return actions[totals.index(max(totals))]

    def weigh(self, view: View, actions: list[Action], worlds: int, savers: int = 1) -> list[float]:
        """What each answer is worth, over several worlds; of three opponents `savers` save their
        cards rather than defend."""
        totals = [0.0] * len(actions)
        for _ in range(worlds):
            world = view.imagine(self.chance).state
            luck = self.chance.below(1 << 64)
            for i, action in enumerate(actions):
                # The same luck for every answer: what differs is then the answer's doing.
                state = world.copy()
                engine.answer(state, action.option)
                totals[i] += Settling(view.seat, Chance(luck), savers).worth(state)
        return totals


class Settling:
    """Follows a position until the next action is to be taken, or the game is over."""

    def __init__(self, seat: Seat, chance: Chance, savers: int) -> None:
        self.seat = seat
        self.chance = chance
        self.savers = savers
        self.budget = BUDGET

    def worth(self, state: State) -> float:
        for _ in range(PATIENCE):
            question = state.question
            if question is None or question.about in SETTLED:
                break
            options = question.options
            if question.seat == self.seat and question.about in OWN_CHOICE:
                if 1 < len(options) <= self.budget:
                    self.budget -= len(options)
                    return max(self.worth_after(state, option) for option in options)
                engine.answer(state, options[0])
            elif question.about == Ask.DEFEND:
                engine.answer(state, self.defense(state, options))
            else:
                engine.answer(state, options[self.chance.below(len(options))])
        return evaluate(state, self.seat)

    def worth_after(self, state: State, option: Option) -> float:
        new = state.copy()
        engine.answer(new, option)
        return self.worth(new)

    def defense(self, state: State, options: Sequence[Option]) -> Option:
        """People defend with what is worth most, or save it."""
        if self.chance.below(3) < self.savers:
            return options[-1]  # none
        faces = state.setting.faces
        cards = [o for o in options if isinstance(o, DefendWith) and o.face >= 0]
        return max(cards, key=lambda card: faces[card.face].value, default=options[-1])
