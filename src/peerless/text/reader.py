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
from peerless.text.build_effects import BUILDERS, EFFECTS
from peerless.text.grammar import parser
from peerless.text.names import Marked, NameKind, Names, mark
from peerless.text.refusal import NotUnderstood, refuse, refuse_parse
from peerless.text.slots import FILLS, OF_ONE_CLAUSE, READS, READS_OF_OUTCOME, Slot
from peerless.text.tree import Text

__all__ = ["Names", "NotUnderstood", "read"]

DEEPEST = 40  # levels of the parse; a card has about ten


def read(text: str, names: Names) -> Text:
    """The effect tree of a text, or `NotUnderstood`."""
    marked = mark(text, names)
    try:
        parse = parser().parse(marked.text)
    except UnexpectedInput as error:
        raise refuse_parse(error, marked) from None
    return _Reading(marked).text(parse)


class _Reading:
    """One text on its way from parse to effect tree, in the order of its words."""

    def __init__(self, marked: Marked) -> None:
        self._marked = marked
        self._filled: set[Slot] = set()

    def text(self, parse: Tree[Token]) -> Text:
        text: Text = self._build(parse, DEEPEST)
        return text

    def _build(self, part: Tree[Token] | Token, levels: int) -> Any:
        if isinstance(part, Token):
            return self._token(part)
        if levels == 0:
            end = "the end of the sentence"
            raise refuse(self._marked, _start(part), (end,), "is nested too deeply")
        built = [self._build(child, levels - 1) for child in part.children]
        self._check_slot(part)
        try:
            node = BUILDERS[part.data](*built)
        except BuildError as misfit:
            raise refuse(self._marked, _start(part, misfit.part), misfit.expected) from None
        self._fill_slots(part.data)
        return node

    def _token(self, token: Token) -> int | str:
        if token.type in ("ONE", "MANY", "BONUS"):
            return int(token)
        if token.type in NameKind.__members__:
            return self._marked.meant[str(token)]
        return token.lower()

    def _check_slot(self, part: Tree[Token]) -> None:
        slot = READS.get(part.data)
        if part.data in ("outcome", "no_outcome"):
            slot = READS_OF_OUTCOME[str(part.children[0]).lower()]
        if slot is not None and slot not in self._filled:
            raise refuse(self._marked, _start(part), (slot.value,))

    def _fill_slots(self, rule: str) -> None:
        if rule == "heading":
            self._filled -= OF_ONE_CLAUSE
        elif rule in EFFECTS:
            self._filled |= {Slot.DONE, *FILLS.get(rule, ())}
        else:
            self._filled.update(FILLS.get(rule, ()))


def _start(part: Tree[Token], child: int | None = None) -> int:
    """The place of a part, or of its child; past the last child, its end."""
    if child is not None and child >= len(part.children):
        return part.meta.end_pos
    place = part if child is None else part.children[child]
    if isinstance(place, Token):
        return place.start_pos or 0
    return place.meta.start_pos if not place.meta.empty else part.meta.start_pos
