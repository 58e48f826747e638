"""Bots as the laboratory plays them: by name, with budgets that are counted and not timed, so that
the same seed gives the same game on any machine."""

from __future__ import annotations

from peerless.bots import MakeBot, find_bot


def contender(name: str, scale: float = 1.0) -> MakeBot:
    """What makes the bot of that name. A bot that searches has a budget; it is multiplied by
    `scale`."""
    return find_bot(name)
