"""Bots with budgets that are counted, and scaled by one factor."""

from __future__ import annotations

import pytest

from peerless.bots import BadBot, make_bot
from peerless.bots.greedy import GreedyBot
from peerless.bots.search import LEVELS, SearchBot
from peerless.lab.contenders import contender
from tests.test_cli import refusal


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_is_scaled_and_not_timed(level: str) -> None:
    full = LEVELS[level].budget
    bot = make_bot(contender(level, 0.5), 1)
    assert isinstance(bot, SearchBot)
    assert bot.budget.rounds == full.rounds / 2
    assert bot.budget.seconds > 100_000
    assert (bot.budget.slips, bot.budget.habits) == (full.slips, full.habits)


def test_there_is_at_least_one_round() -> None:
    bot = make_bot(contender("search:3", 0.001), 1)
    assert isinstance(bot, SearchBot)
    assert bot.budget.rounds == 1


def test_what_does_not_search_is_as_it_is() -> None:
    assert contender("greedy", 0.1) is GreedyBot


def test_a_budget_of_time_alone_is_refused() -> None:
    with pytest.raises(BadBot, match="expected a budget in rounds"):
        contender("search:500ms")
    assert "expected a budget in rounds" in refusal("lab", "ladder", "greedy", "search:500ms")
