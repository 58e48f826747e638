"""Read rules English: words to effect tree.

Names are marked (names.py), Lark parses by grammar.lark, and each rule of the parse becomes a
node (build.py). What cannot be read is refused with its place, the first word that did not
fit, and what could have stood there (refusal.py).
"""

from __future__ import annotations

from typing import Any

from lark import Token, Tree
from lark.exceptions import UnexpectedInput

from peerless.text.build import BuildError
from peerless.text.build_effects import BUILDERS
from peerless.text.checks import Refusal, TextKind, check, is_of_adventures
from peerless.text.grammar import parser
from peerless.text.names import Marked, NameKind, Names, mark
from peerless.text.refusal import NotUnderstood, refuse, refuse_parse
from peerless.text.tree import Text

__all__ = ["Names", "NotUnderstood", "parse", "read"]

DEEPEST = 40  # levels of the parse; a card has about ten
LARGEST = 99  # no card comes near it; a greater number is a slip


def read(text: str, names: Names, kind: TextKind | None = None) -> Text:
    """The effect tree of a text, or `NotUnderstood`. Where it is said what kind of text it is, what
    has no place on that kind is refused too."""
    reading = _Reading(mark(text, names), kind, is_of_adventures(names, kind))
    tree = reading.text()
    try:
        check(tree, names, kind)
    except Refusal as refusal:
        raise reading.refuse(refusal) from None
    return tree


def parse(text: str, names: Names) -> Text:
    """The effect tree of a text that is well formed, whether or not it makes sense."""
    return _Reading(mark(text, names), None, names.adventure).text()


class _Reading:
    """One text on its way from parse to effect tree."""

    def __init__(self, marked: Marked, kind: TextKind | None, adventure: bool) -> None:
        self._marked = marked
        self._kind = kind
        self._adventure = adventure
        self._built: list[tuple[object, int]] = []  # nodes, and where their words begin

    def text(self) -> Text:
        try:
            parsed = parser().parse(self._marked.text)
        except UnexpectedInput as error:
            raise refuse_parse(error, self._marked, self._kind, self._adventure) from None
        text: Text = self._build(parsed, DEEPEST)
        return text

    def refuse(self, refusal: Refusal) -> NotUnderstood:
        """At the place of the innermost part that is said anywhere."""
        places = (at for part in refusal.nodes for node, at in self._built if node is part)
        return refuse(self._marked, next(places, 0), refusal.expected, refusal.why)

    def _build(self, part: Tree[Token] | Token, levels: int) -> Any:
        if isinstance(part, Token):
            return self._token(part)
        if levels == 0:
            end = "the end of the sentence"
            raise refuse(self._marked, _start(part), (end,), "is nested too deeply")
        built = [self._build(child, levels - 1) for child in part.children]
        try:
            node = BUILDERS[part.data](*built)
        except BuildError as error:
            raise refuse(self._marked, _start(part, error.part), error.expected) from None
        self._built.append((node, _start(part)))
        return node

    def _token(self, token: Token) -> int | str:
        if token.type in ("ONE", "MANY", "BONUS"):
            if abs(int(token)) > LARGEST:
                raise refuse(self._marked, token.start_pos or 0, (f"a number up to {LARGEST}",))
            return int(token)
        if token.type in NameKind.__members__:
            return self._marked.meant[str(token)]
        return token.lower()


def _start(part: Tree[Token], child: int | None = None) -> int:
    """The place of a part, or of its child; past the last child, its end."""
    if child is not None and child >= len(part.children):
        return part.meta.end_pos
    place = part if child is None else part.children[child]
    if isinstance(place, Token):
        return place.start_pos or 0
    return place.meta.start_pos if not place.meta.empty else part.meta.start_pos
