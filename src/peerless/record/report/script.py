"""The script of a report: what has been decided, as far as a scenario can say it."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from typing import NoReturn

from peerless.content.lines import Place
from peerless.game import Game
from peerless.record.notation import player_name
from peerless.record.position import build_in
from peerless.record.report.position import turn_of
from peerless.record.report.since import Decided, what_is_seen
from peerless.record.telling import tell_all
from peerless.rules.numbers import Seat
from peerless.rules.questions import Ask
from peerless.rules.setting import Setting
from peerless.rules.view_data import view_data


def asks_for_action(game: Game) -> bool:
    """Whether a report can begin here."""
    asked = game.state.question
    return asked is not None and asked.about is Ask.ACTION


class _NoScenario(Exception):
    """This position cannot be set up."""


def _set_up(position: Sequence[str], setting: Setting) -> Game:
    """With the content of the game itself, which need not be that of the box."""

    def refuse(place: Place, message: str) -> NoReturn:
        raise _NoScenario(message)

    data = tomllib.loads("\n".join(position))
    game = build_in(setting, data, refuse)
    if player_name(setting, game.state.turn) != data["turn"]:
        raise _NoScenario(f"{data['turn']} has no fighter there yet")
    return game


def write_script(
    position: Sequence[str], then: Game, now: Game, since: Sequence[Decided], seat: Seat
) -> list[str]:
    whose = player_name(then.setting, turn_of(then))
    lines = [f"= turn {whose}"]
    try:
        trial = _set_up(position, then.setting)
    except _NoScenario as fault:
        return [
            *lines,
            f"# This position cannot be set up: {fault}.",
            *_in_words(then, since, seat),
        ]
    if asks_for_action(then):
        lines.append(f"= asks {whose}")
    played = 0
    while played < len(since) and _leads_there(trial, since[played], seat):
        lines.append(f"> {since[played].text}")
        played += 1
    if played < len(since):
        words = "# From here on as it was seen; a scenario with these cards alone goes another way."
        return [*lines, words, *_in_words(then, since[played:], seat)]
    if since:
        lines.append("= over" if now.question is None else f"= asks {now.question.player}")
    return lines


def _leads_there(trial: Game, decided: Decided, seat: Seat) -> bool:
    """Whether a decision can be a line of the script: it is made, and all this seat sees is then
    as it was. (A trial that has gone another way is not asked again.)"""
    action = trial.find(decided.text) if decided.known else None
    if action is None:
        return False
    trial.play(action)
    return what_is_seen(trial, view_data(trial.state, seat), seat) == decided.seen


def _in_words(game: Game, since: Sequence[Decided], seat: Seat) -> list[str]:
    """The log, and this seat's own decisions."""
    lines = []
    for decided in since:
        if decided.own:
            lines.append(f"# > {decided.text}")
        lines += [f"# {line}" for line in tell_all(game.setting, decided.events, seat)]
    return lines
