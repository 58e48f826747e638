"""The greedy bot: one decision ahead, on imagined games, by a plain evaluation.

For each answer it imagines what it cannot see a few times, gives the answer, lets what follows
settle until someone takes a new action, and looks how the position is then. What it would be
asked itself on the way, it answers as well as it can; the others answer by chance.
"""

from __future__ import annotations

from collections.abc import Sequence

from peerless.bots.adventure import promise
from peerless.bots.distances import distances_to_attack
from peerless.bots.evaluation import WIN, evaluate
from peerless.game import Action, Actions, View
from peerless.rules import engine
from peerless.rules.chance import Chance
from peerless.rules.numbers import Seat
from peerless.rules.questions import Activate, Ask, DefendWith, MoveFighter, Option, PendingQuestion
from peerless.rules.state import State

WORLDS = 4  # games imagined for a decision
WORLDS_OF_A_TEAM = 2  # ... for the way of a fighter in the cooperative game, which has many
MORE_WORLDS = 40  # ... where several answers seem to win
BUDGET = 24  # own answers tried on the way, for each answer in each world
PATIENCE = 40  # answers until a position is taken as settled

SETTLED = (Ask.ACTION, Ask.PLACE, Ask.HAND_LIMIT)
OWN_CHOICE = (Ask.BOOST, Ask.PICK, Ask.MAY)
ON_THE_WAY = (Ask.BOOST, Ask.MOVE, Ask.SITE)


class GreedyBot:
    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def choose(self, view: View) -> Action:
        actions = view.actions()
        if len(actions) == 1:
            return actions[0]
        worlds = worlds_for(view)
        totals = self.weigh(view, actions, worlds)
        winning = [i for i, total in enumerate(totals) if total == WIN * worlds]
        if len(winning) > 1:  # certain, or only likely? Look again, and longer.
            rivals = [actions[i] for i in winning]
            totals = self.weigh(view, rivals, MORE_WORLDS, savers=0)
            return rivals[totals.index(max(totals))]
        return actions[totals.index(max(totals))]

    def weigh(
        self, view: View, actions: Sequence[Action] | Actions, worlds: int, savers: int = 1
    ) -> list[float]:
        """What each answer is worth, over several worlds; of three opponents `savers` save their
        cards rather than defend."""
        totals = [0.0] * len(actions)
        settling = TeamSettling if view.setting.mode.is_adventure else Settling
        for _ in range(worlds):
            world = view.imagine(self.chance).state
            luck = self.chance.below(1 << 64)
            for i, action in enumerate(actions):
                # The same luck for every answer: what differs is then the answer's doing.
                state = world.copy()
                engine.answer(state, action.option)
                totals[i] += settling(view.seat, Chance(luck), savers, world.turns).worth(state)
        return totals


def worlds_for(view: View) -> int:
    """How many games are imagined for the open question."""
    question = view.question
    on_the_way = question is not None and question.about in ON_THE_WAY
    return WORLDS_OF_A_TEAM if view.setting.mode.is_adventure and on_the_way else WORLDS


class Settling:
    """Follows a position until the next action is to be taken, or the game is over."""

    def __init__(self, seat: Seat, chance: Chance, savers: int, turns: int) -> None:
        self.seat = seat
        self.turns = turns  # that had begun when the decision was made
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


class TeamSettling(Settling):
    """In the cooperative game: until the turn is over in which the decision was made, and the
    combat after it, if an enemy comes next. What its team-mates are asked, it answers as if it
    were asked itself; and an attack that it could still make in its turn counts for something."""

    def worth(self, state: State) -> float:
        for _ in range(PATIENCE):
            question = state.question
            if question is None:
                break
            same_turn = state.turns == self.turns
            if question.about in SETTLED:
                more = promise(state, question.options) if same_turn else 0.0
                return evaluate(state, self.seat) + more
            if not same_turn and state.combat is None:
                break
            options = self.sensible(state, question)
            if same_turn and 1 < len(options) <= self.budget:
                self.budget -= len(options)
                return max(self.worth_after(state, option) for option in options)
            engine.answer(state, options[0])
        return evaluate(state, self.seat)

    def sensible(self, state: State, question: PendingQuestion) -> Sequence[Option]:
        """The answers worth a try; the first is as good as any."""
        options = question.options
        if question.about == Ask.DEFEND:
            return [self.defense(state, options)]
        if question.about == Ask.MOVE:
            return [nearer(state, options)]
        if question.about == Ask.SITE:
            return [freeing(state, options), options[-1]]
        return options


def nearer(state: State, options: Sequence[Option]) -> Option:
    """The move that brings a fighter nearest to the villain; the last answer if none does."""
    setting = state.setting
    villain = state.space[setting.leader_of[setting.villain]]
    best, gain = options[-1], 0
    for option in options:
        if isinstance(option, MoveFighter) and setting.has_player(
            setting.fighters[option.fighter].seat
        ):
            ranged = setting.fighters[option.fighter].ranged
            table = distances_to_attack(state.battlefield, ranged)
            gained = table[state.space[option.fighter]][villain] - table[option.space][villain]
            if gained > gain:
                best, gain = option, gained
    return best


def freeing(state: State, options: Sequence[Option]) -> Option:
    """The answer that takes most doom tokens away for the least of cards; any farm is as good as
    another."""
    assert state.adventure is not None
    markers, faces = state.adventure.markers, state.setting.faces

    def gain(option: Option) -> tuple[int, int]:
        if not isinstance(option, Activate):
            return 0, 0
        face = faces[option.face]
        return min(face.boost, markers[option.site]), -face.value

    return max(options, key=gain) if isinstance(options[0], Activate) else options[0]
