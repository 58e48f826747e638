"""Information-set Monte Carlo tree search: one tree over what the player who decides can see, grown
on games in which everything unseen is dealt anew.

Each round goes down the tree in one imagined game. A choice among answers weighs how they have
done, how good they look (`ordering`) and how seldom they were tried; answers that do not look good
come in late, which is how questions with very many are widened. Where the tree ends, the players go
on by what looks good until the position is quiet and the opponents have had their reply; there the
model tells the chances, and all choices on the way hear of them. Whoever is asked chooses for their
own side, so that the reply is always looked for.

The first round of every answer meets the same hidden cards and the same luck, and so does the
second, and the tenth: what differs is then the answer's doing.

What a player has put face down, others do not know: the choice that comes next is the same whatever
the card. It is told apart once it is revealed.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from peerless.bots.search.model import Model, Scale
from peerless.bots.search.ordering import scores
from peerless.rules import engine
from peerless.rules.chance import Chance
from peerless.rules.numbers import SideId
from peerless.rules.questions import Ask, Attack, DefendWith, Option, PendingQuestion
from peerless.rules.state import State

PATIENCE: Final = 60  # answers after which a position is taken as quiet
USUAL: Final = 0.08  # how far apart what comes of rounds is taken to be before there are any
SOME: Final = 9  # answers that are looked at beyond the tree
UNIT: Final = 1 << 30


class Habits(NamedTuple):
    """How a search goes about it. `curiosity`, `caution` and `doubt` are in the measure of how
    far apart the rounds end: where little is at stake, little must be found."""

    curiosity: float = 4.0  # how much what was seldom tried is tried
    caution: float = 0.75  # what was never tried is taken as so much worse than the rest
    doubt: float = 3.0  # how far off what is thought of an answer may be that was tried once
    sharpness: float = 5.0  # how much better answers must look to be likely, beyond the tree
    replies: int = 1  # turns after this one until a position counts as quiet
    short: bool = False  # it does already before the next action, or between two turns


class Edge:
    """An answer in a place of the tree."""

    __slots__ = ("offered", "option", "total", "visits", "weight")

    def __init__(self, option: Option, weight: float) -> None:
        self.option = option
        self.weight = weight  # how good it looks
        self.visits = 0
        self.offered = 0  # how often it could have been chosen
        self.total = 0.0  # of what it has led to, for the side that chose it: 0 lost, 1 won

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Node:
    """What the player who decides knows at a choice, their own or another's."""

    __slots__ = ("edges", "next", "squares", "total", "visits")

    def __init__(self) -> None:
        self.edges: dict[Option, Edge] = {}
        self.next: dict[tuple[Option, ...], Node] = {}
        self.visits = 0
        self.total = 0.0  # of what the rounds led to
        self.squares = 0.0

    def hear(self, edge: Edge, chance: float) -> None:
        """What a round has led to that went by this answer."""
        self.visits += 1
        self.total += chance
        self.squares += chance * chance
        edge.visits += 1
        edge.total += chance

    @property
    def spread(self) -> float:
        """How far apart the rounds ended: their standard deviation, as far as it is known."""
        visits = self.visits
        if not visits:
            return USUAL
        off = max(self.squares - self.total * self.total / visits, 0.0)
        return math.sqrt((off + 2 * USUAL * USUAL) / (visits + 2))

    def offered(self, state: State, question: PendingQuestion) -> list[Edge]:
        """The answers that there are this time."""
        edges = self.edges
        found: list[Edge] = []
        for option in question.options:
            edge = edges.get(option)
            if edge is None:
                break
            found.append(edge)
        else:
            return found
        found = []
        options = question.options
        for option, score in zip(options, scores(state, question, options), strict=True):
            edge = edges.get(option)
            if edge is None:
                edge = edges[option] = Edge(option, math.exp(score))
            found.append(edge)
        return found

    def choose(self, edges: list[Edge], habits: Habits) -> Edge:
        """The one to try now."""
        spread = self.spread
        curiosity = habits.curiosity * spread
        whole = 0.0
        for edge in edges:
            edge.offered += 1
            whole += edge.weight
        usual = self.total / self.visits if self.visits else 0.5
        unknown = usual - habits.caution * spread
        best, most = edges[0], -1e9
        for edge in edges:
            visits = edge.visits
            value = edge.total / visits if visits else unknown
            value += curiosity * edge.weight / whole * math.sqrt(edge.offered) / (1 + visits)
            if value > most:
                best, most = edge, value
        return best


def asked(state: State) -> PendingQuestion | None:
    """What is asked next that has more than one answer."""
    while True:
        question = state.question
        if question is None or len(question.options) > 1:
            return question
        engine.answer(state, question.options[0])


class Search:
    """A tree for one decision."""

    __slots__ = ("chance", "first", "habits", "model", "root", "scale", "until")

    def __init__(self, model: Model, state: State, habits: Habits) -> None:
        """Of the question that is open in `state`, which is an imagined game."""
        self.model = model
        self.scale: Scale = model.scale(state)
        self.chance = state.chance
        self.until = state.turns + habits.replies  # the last turn that is played out
        self.habits = habits
        self.root = Node()
        question = state.question
        self.first = [] if question is None else self.root.offered(state, question)

    def next(self) -> Edge:
        """The answer that the next round is about."""
        return self.root.choose(self.first, self.habits)

    def chance_of(self, edge: Edge) -> float:
        """The chance to win that one of its answers leads to."""
        return self.scale.chance_of(edge.mean)

    def sure(self, edge: Edge) -> float:
        """What one of its answers leads to for sure: the less it was tried, the less is sure."""
        if not edge.visits:
            return -1.0
        return edge.mean - self.habits.doubt * self.root.spread / math.sqrt(edge.visits)

    def grow(self, edge: Edge, state: State, chance: Chance) -> None:
        """One round with this answer, in an imagined game that is used up."""
        self.chance = chance
        node = self.root
        sides = state.setting.sides
        path: list[tuple[Node, Edge, SideId]] = []
        hidden: list[Option] = []  # face down
        question = state.question
        while question is not None:
            path.append((node, edge, sides[question.seat]))
            engine.answer(state, edge.option)
            if edge.visits == 0:
                self.settle(state)
                break
            key = self.seen(state, edge.option, hidden)
            after = node.next.get(key)
            if after is None:
                after = node.next[key] = Node()
            node = after
            question = asked(state)
            if question is not None:
                edge = node.choose(node.offered(state, question), self.habits)
        chances = self.model.outlook(state, self.scale)
        for node, edge, side in path:
            node.hear(edge, chances[side])

    def seen(self, state: State, option: Option, hidden: list[Option]) -> tuple[Option, ...]:
        """What an answer shows to all: of a card face down nothing, until it is revealed."""
        combat = state.combat
        if isinstance(option, Attack):
            if combat is not None and not combat.revealed:
                hidden.append(option)
                return (Attack(option.fighter, option.target, -1),)
        elif isinstance(option, DefendWith) and combat is not None and not combat.revealed:
            hidden.append(option)
            return (DefendWith(-2 if option.face >= 0 else -1),)
        if hidden and (combat is None or combat.revealed):
            key = (option, *hidden)
            hidden.clear()
            return key
        return (option,)

    def is_quiet(self, state: State, question: PendingQuestion) -> bool:
        acts = question.about == Ask.ACTION
        if self.habits.short:
            return acts or (state.turns > self.until and state.combat is None)
        return acts and state.turns > self.until

    def settle(self, state: State) -> None:
        """Go on by what looks good until the position is quiet: an action is to be taken, and
        those who reply have done so."""
        for _ in range(PATIENCE):
            question = state.question
            if question is None or self.is_quiet(state, question):
                return
            options = question.options
            if len(options) == 1:
                engine.answer(state, options[0])
            else:
                engine.answer(state, likely(state, question, self.chance, self.habits.sharpness))


def likely(state: State, question: PendingQuestion, chance: Chance, sharpness: float) -> Option:
    """An answer by chance, those that look good more often; of very many, some are looked at,
    among them the last, which is mostly to do nothing."""
    options = question.options
    if len(options) > SOME:
        most = len(options)
        options = [*[options[chance.below(most)] for _ in range(SOME - 1)], options[-1]]
    weights = [math.exp(sharpness * score) for score in scores(state, question, options)]
    at = sum(weights) * chance.below(UNIT) / UNIT
    for i in range(len(weights)):
        at -= weights[i]
        if at < 0.0:
            return options[i]
    return options[-1]
