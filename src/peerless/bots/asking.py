"""A bot is asked, and its answer is looked at: a fault of a bot is told as one of that bot."""

from __future__ import annotations

from peerless.bots.bot import Bot
from peerless.game import Action, Game, IllegalAnswer
from peerless.messages.refusals import Message, Name, Refused
from peerless.rules.events import Event

_SOME = 6  # legal answers that are shown


class WrongAnswer(Refused):
    """A bot has answered with what it could not; the message names the bot and the decision."""


def ask(bot: Bot, name: str, game: Game) -> list[Event]:
    """Let a bot answer the open question of a game; returns what happened. `name` is what messages
    call the bot."""
    open_ = game.state.question
    assert open_ is not None
    try:
        answer = bot.choose(game.view(open_.seat))
    except Exception as error:
        error.add_note(f"This is the fault of the bot {name}. {_decision(game).words()}")
        raise
    if not isinstance(answer, Action):
        raise WrongAnswer("bot-no-action", bot=name, answer=repr(answer), where=_decision(game))
    try:
        return game.play(answer)
    except IllegalAnswer:
        legal = game.actions()
        more = ", ..." if len(legal) > _SOME else ""
        some = ", ".join(map(str, legal[:_SOME])) + more
        raise WrongAnswer(
            "bot-illegal", bot=name, answer=str(answer), some=some, where=_decision(game)
        ) from None


def _decision(game: Game) -> Message:
    record, question = game.record(), game.question
    assert question is not None
    who, _, about = str(question).partition(" is asked: ")  # what it is about is in the notation
    where = {"n": str(len(record.decisions) + 1), "game": str(game), "seed": str(record.seed)}
    return Message("bot-decision", {"player": Name(who), "about": about, **where})
