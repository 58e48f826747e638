"""A hint, as it goes over the wire."""

from __future__ import annotations

from peerless.bots.search.hints import Expected, Hint
from peerless.rules.numbers import Seat
from peerless.rules.setting import Setting
from peerless.table.wire.question import ACTS, things_of
from peerless.table.wire.types import ExpectedDecision, HintReply


def hint_reply(table: str, seat: Seat, number: int, setting: Setting, found: Hint) -> HintReply:
    return {
        "type": "hint",
        "table": table,
        "seat": seat,
        "number": number,
        "best": [
            {
                "decision": one.decision,
                "chance": round(one.chance, 3),
                "line": [_expected(setting, each) for each in one.line],
            }
            for one in found.best
        ],
    }


def _expected(setting: Setting, one: Expected) -> ExpectedDecision:
    """With what it names, so that it can be said in any language."""
    return {
        "player": one.player,
        "decision": one.decision,
        "act": ACTS[one.option.act],
        **things_of(setting, one.option, one.seat),
    }
