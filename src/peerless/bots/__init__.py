"""Bots: one small file each, with one class that has one method, `choose`."""

from __future__ import annotations

from peerless.bots.asking import WrongAnswer, ask
from peerless.bots.bot import Bot, MakeBot
from peerless.bots.finding import BOTS, BadBot, bot_names, find_bot, make_bot, name_of

__all__ = [
    "BOTS",
    "BadBot",
    "Bot",
    "MakeBot",
    "WrongAnswer",
    "ask",
    "bot_names",
    "find_bot",
    "make_bot",
    "name_of",
]
