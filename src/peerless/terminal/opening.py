"""What is said when a game begins: who plays against whom, by which rules, and what they can do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from peerless.game import View
from peerless.record.notation import player_name
from peerless.rules.numbers import Seat
from peerless.rules.setting import Setting
from peerless.terminal.cards import describe_ability
from peerless.terminal.panel import describe_discoveries, origins, rules_in_short
from peerless.terminal.picture import in_order, role
from peerless.terminal.speech import Speech


def help_for(setting: Setting, speech: Speech) -> str:
    lines = [speech("help")]
    if setting.mode.is_adventure:
        lines.append(f"  {speech('help-adventure')}")
    return "\n".join([*lines, ""])


def introduce(view: View, seats: Sequence[Seat], seed: int, speech: Speech) -> Iterator[str]:
    """Line by line; `seats` are those of the person who plays."""
    setting = view.setting
    own, others = _sides(view, seats, speech)
    board = setting.battlefield.name
    yield speech("opening", own=own, others=others, battlefield=board, seed=str(seed))
    if setting.mode.is_adventure:
        yield from _adventure(setting, seats, speech)
    elif setting.seats > 2:
        order = [_player(setting, seat, seats, speech) for seat in range(setting.seats)]
        yield speech("turn-order", order=", ".join(order))
        yield speech(f"rules-{setting.mode.value}")
        yield speech(f"signs-{setting.mode.value}" if len(seats) == 1 else "signs-two")
    else:
        yield speech("goes-first", hero=setting.heroes[0].name)
    yield ""
    for force in dict.fromkeys(setting.forces[seat] for seat in in_order(view)):
        yield describe_ability(force, setting.players, speech)  # once, where several play the same
    if setting.mode.is_adventure:
        yield from describe_discoveries(setting, speech)


def _sides(view: View, seats: Sequence[Seat], speech: Speech) -> tuple[str, str]:
    """ "King Arthur (you) and Alice", against "Medusa and Sinbad"."""
    setting = view.setting
    mine = [s for s in in_order(view) if setting.sides[s] == setting.sides[view.seat]]
    theirs = [s for s in in_order(view) if s not in mine]
    own = [_player(setting, seat, seats, speech) for seat in mine]
    return speech.listed(own), speech.listed([player_name(setting, seat) for seat in theirs])


def _player(setting: Setting, seat: Seat, mine: Sequence[Seat], speech: Speech) -> str:
    """A player's name, and what they are to you."""
    return speech.name(player_name(setting, seat)) + role(setting, seat, mine, speech)


def _adventure(setting: Setting, seats: Sequence[Seat], speech: Speech) -> Iterator[str]:
    yield from origins(setting, speech)
    yield ""
    yield rules_in_short(setting, speech)
    board = setting.battlefield.adventure
    assert board is not None
    signs = "signs-adventure"
    if setting.players > 1:
        signs += "-mates" if len(seats) == 1 else "-own"
    sign = "=1:2=" if board.bridges else "{1:2}"
    yield speech(signs, sign=sign, site=board.site, marker=board.marker)
