"""A fault report: the position as one seat knows it, written down as a scenario.

A scenario begins at a question for an action. So the position is that of the latest one, and the
decisions since then are its script: as long as this seat knows them in full, and they lead to the
same place in the scenario, where what it does not know is missing. What comes after is told in
comments, as this seat saw it.

Everything is read from views and from events as the seat may know them."""

from __future__ import annotations

from importlib.metadata import version

from peerless.game import SPECTATOR, Game
from peerless.record.notation import player_name
from peerless.record.records import RULES_VERSION
from peerless.record.report import toml
from peerless.record.report.position import write_position
from peerless.record.report.script import asks_for_action, write_script
from peerless.record.report.since import decided_since
from peerless.rules.numbers import Seat
from peerless.setup import outside_the_box

__all__ = ["asks_for_action", "write_report"]


def write_report(game: Game, then: Game | None, seat: Seat) -> str:
    """The text of a scenario file for what this seat may know. `then` is the same game at its
    latest question for an action, which may be now; None before the first."""
    since = [] if then is None else list(decided_since(game, then, seat))
    position = write_position(then, game, since, seat)
    script = write_script(position, then or game, game, since, seat)
    heading = _heading(game, then, len(since), seat)
    return "\n".join([*heading, "", *position, "", "[script]", *toml.quoted(script)]) + "\n"


def _heading(game: Game, then: Game | None, decisions: int, seat: Seat) -> list[str]:
    setting = game.setting
    who = "a spectator" if seat == SPECTATOR else player_name(setting, seat)
    where = f"{setting.mode.one} on {setting.battlefield.name}"
    if game.over:
        now = f"The game is over. Won by: {' and '.join(game.winners) or 'nobody'}."
    else:
        now = f"Now {game.question}."
    if then is None:
        position = (
            "No action has been asked for yet, so the position is that of now, before the first "
            "action: fighters that are not placed yet are off the battlefield."
        )
    elif decisions:
        position = f"The position is that of the latest action; decisions since: {decisions}."
    else:
        position = "The position is that of now."
    return [
        f"# Peerless {version('peerless')}, rules {RULES_VERSION}: a fault in {where}, "
        f"reported by {who}.",
        "#",
        "# What happened:",
        "#",
        "# What should have happened:",
        "#",
        f"# {now}",
        f"# {position}",
        f"# It holds only what {who} knows.",
        *(
            f"# It is played with the {kind} {id} (sha256:{digest}), which is not in the box."
            for kind, id, digest in outside_the_box(setting)
        ),
    ]
