"""What a search thinks, told: the best few decisions, the chance to win with each, and the line
that is expected after it."""

from __future__ import annotations

from typing import NamedTuple

from peerless.bots.search.bot import SearchBot
from peerless.bots.search.tree import Edge, Node, Search, asked
from peerless.game import Action, View
from peerless.record.notation import player_name
from peerless.rules import engine
from peerless.rules.chance import Chance
from peerless.rules.numbers import Seat
from peerless.rules.questions import Option, PendingQuestion

FEW = 3  # decisions that are shown
AHEAD = 6  # decisions of a line
OFTEN = 3  # a decision that was tried less often is no part of a line


class Expected(NamedTuple):
    """A decision of a line, and whose it is."""

    player: str
    decision: str
    seat: Seat
    option: Option


class Suggestion(NamedTuple):
    decision: str
    chance: float  # to win, for the side that decides
    line: tuple[Expected, ...]  # what is expected after it


class Hint(NamedTuple):
    """The best decisions first; `chance` is that of the position."""

    chance: float
    best: tuple[Suggestion, ...]


def hint(view: View, bot: SearchBot, few: int = FEW) -> Hint:
    """For the question that is put to the seat of this view."""
    actions = view.actions()
    if len(actions) == 1:  # there is nothing to look for
        chance = bot.model.chances(view.imagine(bot.chance).state)[view.setting.sides[view.seat]]
        return Hint(chance, (Suggestion(str(actions[0]), chance, ()),))
    search = bot.search(view)
    edges = search.root.edges
    tried = [
        (edge, action)
        for action in actions
        if (edge := edges.get(action.option)) is not None and edge.visits
    ]
    tried.sort(key=lambda pair: -search.sure(pair[0]))
    best = tuple(
        Suggestion(
            str(action),
            search.chance_of(edge),
            line_after(view, search, action, bot.chance.seed),
        )
        for edge, action in tried[:few]
    )
    return Hint(best[0].chance, best)


def line_after(view: View, search: Search, action: Action, seed: int) -> tuple[Expected, ...]:
    """What was tried most after a decision, in one game that may be."""
    state, node = view.imagine(Chance(seed)).state, search.root
    hidden: list[Option] = []
    line: list[Expected] = []
    option = action.option
    while len(line) < AHEAD:
        engine.answer(state, option)
        after = node.next.get(search.seen(state, option, hidden))
        question = asked(state)
        if after is None or question is None:
            break
        tried = _most_tried(after, question)
        if tried is None:
            break
        node, option = after, tried.option
        player = player_name(state.setting, question.seat)
        decision = str(Action(state.setting, option, question))
        line.append(Expected(player, decision, question.seat, option))
    return tuple(line)


def _most_tried(node: Node, question: PendingQuestion) -> Edge | None:
    edges = [edge for option in question.options if (edge := node.edges.get(option)) is not None]
    best = max(edges, key=lambda edge: edge.visits, default=None)
    return best if best is not None and best.visits >= OFTEN else None
