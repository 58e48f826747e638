"""The search bot: information-set Monte Carlo tree search with a learned evaluation."""

from __future__ import annotations

from peerless.bots.search.bot import Budget, Estimate, SearchBot
from peerless.bots.search.levels import LEVELS, with_budget

__all__ = ["LEVELS", "Budget", "Estimate", "SearchBot", "with_budget"]
