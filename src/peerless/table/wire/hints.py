"""A hint, as it goes over the wire."""

from __future__ import annotations

from peerless.bots.search.hints import Hint
from peerless.rules.numbers import Seat
from peerless.table.wire.types import HintReply


def hint_reply(table: str, seat: Seat, number: int, found: Hint) -> HintReply:
    return {
        "type": "hint",
        "table": table,
        "seat": seat,
        "number": number,
        "best": [
            {
                "decision": one.decision,
                "chance": round(one.chance, 3),
                "line": [{"player": who, "decision": what} for who, what in one.line],
            }
            for one in found.best
        ],
    }
