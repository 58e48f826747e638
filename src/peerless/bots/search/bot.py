"""The search bot: as many rounds of search as it is given, then the answer that is surely good."""

from __future__ import annotations

import time
from typing import NamedTuple

from peerless.bots.search.model import Model
from peerless.bots.search.tree import Edge, Habits, Search
from peerless.bots.search.weights import trained
from peerless.game import Action, View
from peerless.rules.chance import Chance
from peerless.rules.state import State

SURE = 0.97  # a chance to win that nobody passes up


class Budget(NamedTuple):
    """How long a bot thinks: rounds of search, and at most so many seconds."""

    rounds: int
    seconds: float = 1.8
    slips: float = 0.0  # answers this much worse than the best are taken, now and then
    habits: Habits = Habits()


class Estimate(NamedTuple):
    """An answer, how often it was tried, and the chance to win that it leads to."""

    action: Action
    visits: int
    chance: float


class World(NamedTuple):
    """An imagined game, and the luck that it goes on with."""

    state: State
    luck: int


class SearchBot:
    """Made with a seed; subclasses have other budgets."""

    budget = Budget(600)

    def __init__(self, seed: int, budget: Budget | None = None, model: Model | None = None) -> None:
        self.chance = Chance(seed)
        if budget is not None:
            self.budget = budget
        self.model = trained() if model is None else model

    def choose(self, view: View) -> Action:
        actions = view.actions()
        if len(actions) == 1:
            return actions[0]
        found = self.estimates(view)
        return self.slip(found) or found[0].action

    def estimates(self, view: View) -> list[Estimate]:
        """Of every answer that was tried, the best first."""
        actions = view.actions()
        search = self.search(view)
        edges = search.root.edges
        found = [
            (search.sure(edge), Estimate(action, edge.visits, search.chance_of(edge)))
            for action in actions
            if (edge := edges.get(action.option)) is not None and edge.visits
        ]
        found.sort(key=lambda pair: -pair[0])
        return [estimate for _, estimate in found]

    def search(self, view: View) -> Search:
        """The tree that has grown within the budget."""
        budget = self.budget
        habits = budget.habits
        if view.setting.mode.is_adventure:
            # Enemies reply by what they are told, not by choice: most of what they do is luck, in
            # which the little that one answer changes would be lost.
            habits = habits._replace(replies=0, short=True)
        worlds = [self.world(view)]
        search = Search(self.model, worlds[0].state, habits)
        until = time.perf_counter() + budget.seconds
        for round_ in range(budget.rounds):
            edge = search.next()
            if edge.visits == len(worlds):
                worlds.append(self.world(view))
            world = worlds[edge.visits]
            state = world.state.copy()
            state.chance = Chance(world.luck)
            search.grow(edge, state, Chance(world.luck + 1))
            if round_ % 16 == 15 and (
                time.perf_counter() > until
                or is_settled(list(search.root.edges.values()), budget.rounds - round_ - 1)
            ):
                break
        return search

    def world(self, view: View) -> World:
        return World(view.imagine(self.chance).state, self.chance.below(1 << 62))

    def slip(self, found: list[Estimate]) -> Action | None:
        """A mistake as people make them: an answer that is nearly as good, never in place of one
        that wins."""
        slips = self.budget.slips
        if not slips or found[0].chance > SURE:
            return None
        near = [e for e in found if e.chance >= found[0].chance - slips and e.visits > 1]
        if len(near) > 1 and self.chance.below(2):
            return near[self.chance.below(len(near))].action
        return None


def is_settled(edges: list[Edge], left: int) -> bool:
    """Whether no other answer can be tried as often any more as the one that was tried most."""
    first, second = 0, 0
    for edge in edges:
        if edge.visits > first:
            first, second = edge.visits, first
        elif edge.visits > second:
            second = edge.visits
    return first - second > left
