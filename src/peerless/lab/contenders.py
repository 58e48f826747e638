"""Bots as the laboratory plays them: with budgets that are counted and not timed, so that the same
seed gives the same game on any machine, however busy it is."""

from __future__ import annotations

from peerless.bots import BadBot, MakeBot, find_bot
from peerless.bots.search import Budget
from peerless.bots.search.levels import SearchWith

_HOURS = 1e6  # seconds that no decision takes
_MOST = 10_000_000  # more rounds than anyone asks for: the budget is one of time alone


def contender(name: str, scale: float = 1.0) -> MakeBot:
    """What makes the bot of that name. A bot that searches does `scale` times as many rounds, and
    at least one; others are as they are. A `BadBot` if its budget is one of time alone."""
    make = find_bot(name)
    budget = getattr(make, "budget", None)
    if not isinstance(budget, Budget):
        return make
    if budget.rounds > _MOST:
        raise BadBot("bot-rounds", bot=name)
    rounds = max(1, round(budget.rounds * scale))
    return SearchWith(name, budget._replace(rounds=rounds, seconds=_HOURS))
