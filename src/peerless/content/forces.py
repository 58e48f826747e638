"""What heroes and enemies are both made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from peerless.rules.pieces import TokenKind


def build_tokens(data: Mapping[str, Any]) -> tuple[TokenKind, ...]:
    """The tokens of a file, their texts not yet read."""
    return tuple(
        TokenKind(table["name"], table["count"], table.get("placed"))
        for table in data.get("token", ())
    )
