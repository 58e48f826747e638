"""Bots by their names: those that come with Peerless, those that other packages bring, and any
class that can be imported."""

from __future__ import annotations

import inspect
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, cast

from peerless.bots.bot import Bot, MakeBot
from peerless.bots.greedy import GreedyBot
from peerless.bots.random import RandomBot
from peerless.bots.search.levels import LEVELS, with_budget
from peerless.content.nearest import Unknown, plain
from peerless.messages.refusals import Refused

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "peerless.bots"
"""The entry points under which an installed package offers its bots."""

BOTS: dict[str, MakeBot] = {"random": RandomBot, "greedy": GreedyBot, **LEVELS}
"""Those that come with Peerless, from the weakest to the strongest."""


class BadBot(Refused, ValueError):
    """There is no such bot, or it is none; the message says why."""


def bot_names() -> list[str]:
    """Every bot that has a name: those of other packages, then those that come with Peerless."""
    return [*(name for name in _offered() if name not in BOTS), *BOTS]


def find_bot(name: str) -> MakeBot:
    """What makes the bot of that name; "search:500" or "search:500ms" is one that searches so long,
    "package.module:Class" one that is imported. A `BadBot` if that is none, an `Unknown` if no bot
    has this name."""
    searching = with_budget(name)
    if searching is not None:
        return searching
    if ":" in name:
        return _imported(name.strip())
    wanted = plain(name)
    if wanted in BOTS:
        return BOTS[wanted]
    if wanted in _offered():
        entry = _offered()[wanted]
        return _imported(f"{entry.module}:{entry.attr}")
    raise Unknown("bot", name, bot_names())


def make_bot(bot: str | MakeBot, seed: int) -> Bot:
    """The bot of that name or that class, with this seed."""
    make = find_bot(bot) if isinstance(bot, str) else _checked(name_of(bot), bot)
    made = make(seed)
    if not isinstance(made, Bot):
        raise BadBot("bot-made", bot=name_of(bot), made=repr(made))
    return made


def name_of(bot: str | MakeBot) -> str:
    """What messages and figures call a bot."""
    return bot if isinstance(bot, str) else str(getattr(bot, "__name__", bot))


@cache
def _offered() -> dict[str, EntryPoint]:
    """By name. Of two of the same name the first counts."""
    from importlib.metadata import entry_points  # which takes a while, and is seldom wanted

    offered: dict[str, EntryPoint] = {}
    for entry in entry_points(group=GROUP):
        offered.setdefault(plain(entry.name), entry)
    return offered


@cache
def _imported(name: str) -> MakeBot:
    module, _, attribute = name.partition(":")
    if module.lower() in ("search", "plain"):
        raise BadBot("bot-budget", bot=name, like=module)
    if not module or not attribute:
        raise BadBot("bot-name", bot=name)
    try:
        found: object = import_module(module)
    except ModuleNotFoundError as error:
        raise BadBot("bot-no-module", bot=name, module=str(error.name)) from error
    except Exception as error:  # whatever the module does when it is imported
        why = f"{type(error).__name__}: {error}"
        raise BadBot("bot-not-imported", bot=name, module=module, why=why) from error
    for part in attribute.split("."):
        if not hasattr(found, part):
            raise BadBot("bot-not-in", bot=name, attribute=attribute, module=module)
        found = getattr(found, part)
    return _checked(name, found)


def _checked(name: str, found: object) -> MakeBot:
    if not callable(found):
        raise BadBot("bot-is", bot=name, found=repr(found))
    if inspect.isclass(found) and not callable(getattr(found, "choose", None)):
        raise BadBot("bot-no-method", bot=name)
    try:
        inspect.signature(found).bind(0)
    except TypeError:
        raise BadBot("bot-not-made", bot=name) from None
    except ValueError:
        pass  # what is not written in Python may not tell how it is made
    return cast(MakeBot, found)
