"""Four levels for people, and budgets of one's own."""

from __future__ import annotations

import re

from peerless.bots.search.bot import Budget, SearchBot
from peerless.bots.search.tree import Habits
from peerless.bots.search.weights import plain


class EasyBot(SearchBot):
    """Looks at its own turn, hardly at the reply, and slips now and then."""

    budget = Budget(30, slips=0.06, habits=Habits(replies=0))


class NormalBot(SearchBot):
    budget = Budget(120)


class HardBot(SearchBot):
    budget = Budget(600)


class ExpertBot(SearchBot):
    budget = Budget(2000)


LEVELS: dict[str, type[SearchBot]] = {
    "easy": EasyBot,
    "normal": NormalBot,
    "hard": HardBot,
    "expert": ExpertBot,
}
"""From the weakest to the strongest."""

_BUDGET = re.compile(r"(?P<kind>search|plain):(?P<amount>[1-9]\d{0,6})(?P<unit>|ms)", re.IGNORECASE)
_NO_END = 1 << 30
_HOURS = 1e6


class SearchWith:
    """Makes search bots of a budget: `search:500` rounds, however long they take, `search:500ms`
    as many as go into that time. With `plain:500` positions are weighed as before any training."""

    def __init__(self, name: str, budget: Budget) -> None:
        self.__name__ = name
        self.budget = budget
        self.plain = name.strip().lower().startswith("plain")

    def __call__(self, seed: int) -> SearchBot:
        return SearchBot(seed, self.budget, plain() if self.plain else None)


def with_budget(name: str) -> SearchWith | None:
    """What makes the bot of such a name; None if it is none."""
    found = _BUDGET.fullmatch(name.strip())
    if found is None:
        return None
    amount = int(found["amount"])
    if found["unit"]:
        return SearchWith(name, Budget(_NO_END, seconds=amount / 1000))
    return SearchWith(name, Budget(amount, seconds=_HOURS))
