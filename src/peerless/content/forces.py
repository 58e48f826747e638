"""What heroes and enemies are both made of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from peerless.content.texts import TextReader
from peerless.rules.pieces import TokenKind
from peerless.text.checks import TextKind


def build_tokens(data: Mapping[str, Any]) -> tuple[TokenKind, ...]:
    """The tokens of a file, their texts not yet read."""
    return tuple(
        TokenKind(table["name"], table["count"], table.get("placed"))
        for table in data.get("token", ())
    )


def read_tokens(tokens: tuple[TokenKind, ...], reader: TextReader) -> tuple[TokenKind, ...]:
    """The same with their texts."""
    return tuple(
        replace(token, text=reader.read(TextKind.TOKEN, token.name, "token", index, "text"))
        for index, token in enumerate(tokens)
    )
