"""Views, questions and events as they go over the wire: plain values, everything by its name.

All of it is read from what the seat may know (`View.data`, `Event.as_seen`), never from the game
behind it. Every message and every part of it has a type in `types.py`."""

from __future__ import annotations

import orjson

from peerless.table.wire.events import Telling, describe_events, log_lines, told_lines
from peerless.table.wire.hints import hint_reply
from peerless.table.wire.names import seat_out
from peerless.table.wire.outlook import blows, threats
from peerless.table.wire.question import question
from peerless.table.wire.types import Replay, ServerMessage
from peerless.table.wire.view import describe


def written(message: ServerMessage | Replay) -> str:
    """A message as it is sent."""
    return orjson.dumps(message).decode()


__all__ = [
    "Telling",
    "blows",
    "describe",
    "describe_events",
    "hint_reply",
    "log_lines",
    "question",
    "seat_out",
    "threats",
    "told_lines",
    "written",
]
