"""What the grammar lets pass and a text still cannot say: things that nothing has spoken of, and
things that could not happen where they stand.

A text that passes does what it says; one that would do nothing, or something else, is refused. The
walk follows a text in the order in which it runs, and keeps account of what has been spoken of by
then. What a node fills and reads stands with the node, in `tree`.
"""

from __future__ import annotations

from peerless.text import tree as t
from peerless.text.checks.scope import Refusal, is_of_adventures
from peerless.text.checks.walk import Walk
from peerless.text.checks.where import TextKind
from peerless.text.names import Names

__all__ = ["Refusal", "TextKind", "check", "is_of_adventures"]


def check(text: t.Text, names: Names, kind: TextKind | None = None) -> None:
    """Raises the first `Refusal`, if anything in the text cannot be said."""
    Walk(names, kind).text(text)
