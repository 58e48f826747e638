"""What is said when a game begins: who plays against whom, by which rules, and what they can do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from peerless.game import View
from peerless.record.notation import player_name
from peerless.rules.mode import Mode
from peerless.rules.numbers import Seat
from peerless.rules.setting import Setting
from peerless.terminal.cards import describe_ability
from peerless.terminal.panel import describe_discoveries, origins, rules_in_short
from peerless.terminal.picture import in_order, role

HELP = """\
Answer with a number, or in words as they stand ("maneuver", "boost: none").
  board    the battlefield and the fighters  zones  the spaces of each zone
  hand     the hands that you may see        deck   every deck (deck NAME: one)
  discard  the discard piles                 log    everything that happened
  ?        this help                         quit   leave the game
  save FILE   keep the game so far, for "peerless replay FILE"
"""
_HELP_IN_ADVENTURES = """\
  threat   round, threat, {site:<18} rules  how an adventure goes
"""
_RULES = {
    Mode.TEAM: "A team loses when both its heroes are defeated. Team-mates see each other's hands.",
    Mode.FREE_FOR_ALL: "The last hero standing wins. In your first turn you may attack only the "
    "next player, or one who has had a turn.",
}
_BRACKETS = {
    Mode.TEAM: "On the board [..] is yours, (..) your team-mate's, <..> an opponent's.",
    Mode.FREE_FOR_ALL: "On the board [..] is yours, <..> another's.",
    None: "On the board [..] is whom you act for, (..) your other one, <..> an opponent's.",
}


def help_for(setting: Setting) -> str:
    board = setting.battlefield.adventure
    if not setting.mode.is_adventure or board is None:
        return HELP
    return HELP + _HELP_IN_ADVENTURES.format(site=f"{board.site}s")


def introduce(view: View, seats: Sequence[Seat], seed: int) -> Iterator[str]:
    """Line by line; `seats` are those of the person who plays."""
    setting = view.setting
    yield f"{_sides(view, seats)} on {setting.battlefield.name}, seed {seed}."
    if setting.mode.is_adventure:
        yield from _adventure(setting, seats)
    elif setting.seats > 2:
        order = [_player(setting, seat, seats) for seat in range(setting.seats)]
        yield f"The turns go round: {', '.join(order)}."
        yield _RULES[setting.mode]
        yield _BRACKETS[setting.mode if len(seats) == 1 else None]
    else:
        yield f"{setting.heroes[0].name} goes first."
    yield ""
    for force in dict.fromkeys(setting.forces[seat] for seat in in_order(view)):
        yield describe_ability(force, setting.players)  # once, where several play the same
    if setting.mode.is_adventure:
        yield from describe_discoveries(setting)


def _sides(view: View, seats: Sequence[Seat]) -> str:
    """ "King Arthur (you) and Alice against Medusa and Sinbad"."""
    setting = view.setting
    mine = [s for s in in_order(view) if setting.sides[s] == setting.sides[view.seat]]
    theirs = [s for s in in_order(view) if s not in mine]
    own = listed([_player(setting, seat, seats) for seat in mine])
    return f"{own} against {listed([player_name(setting, seat) for seat in theirs])}"


def _player(setting: Setting, seat: Seat, mine: Sequence[Seat]) -> str:
    """A player's name, and what they are to you."""
    return player_name(setting, seat) + role(setting, seat, mine)


def _adventure(setting: Setting, seats: Sequence[Seat]) -> Iterator[str]:
    yield from origins(setting)
    yield ""
    yield rules_in_short(setting)
    whose = "yours" if len(seats) == 1 else "whom you act for"
    others = ", (..) another hero's" if setting.players > 1 else ""
    board = setting.battlefield.adventure
    assert board is not None
    sign = "=1:2=" if board.bridges else "{1:2}"
    yield (
        f"On the board [..] is {whose}{others}, <..> an enemy, ! an enemy's token; {sign} is "
        f"{board.site} 1 with 2 {board.marker}s."
    )


def listed(names: list[str]) -> str:
    """ "Alice, Medusa and Sinbad"."""
    *most, last = names
    return f"{', '.join(most)} and {last}" if most else last
