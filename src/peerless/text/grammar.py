"""The parser of rules English, made from grammar.lark."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources

from lark import Lark
from lark.lexer import PatternStr, TerminalDef


class WordPattern(PatternStr):
    """A literal of the grammar: whole words, in upper or lower case."""

    __slots__ = ()

    def to_regexp(self) -> str:
        boundary = "(?![A-Za-z0-9])" if self.value[-1].isalnum() else ""
        return f"(?i:{re.escape(self.value)}){boundary}"


def _as_words(terminal: TerminalDef) -> TerminalDef:
    if isinstance(terminal.pattern, PatternStr):
        terminal.pattern = WordPattern(terminal.pattern.value)
    return terminal


@cache
def parser() -> Lark:
    """The one parser for all heroes."""
    return make_parser()


def make_parser(warn: bool = False) -> Lark:
    """With `warn`, every conflict in the grammar that Lark resolves by itself is logged."""
    source = resources.files("peerless.text").joinpath("grammar.lark").read_text("utf-8")
    return Lark(
        source,
        parser="lalr",
        lexer="contextual",
        start="text",
        debug=warn,
        edit_terminals=_as_words,
        propagate_positions=True,
        maybe_placeholders=False,
    )
