"""What a check knows at the place it has come to, and how it refuses."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from peerless.text import tree as t
from peerless.text.checks.spoken import SEVERAL, SPOKEN_OF, Filled, Spoken
from peerless.text.checks.where import TextKind, Where
from peerless.text.names import Names
from peerless.text.tree import Slot, Who

_NO_COMBAT = "does not fit: there is no combat here"
_BEFORE_DECIDED = "does not fit: the combat is not decided here yet"
_AFTER_DECIDED = "does not fit: the combat is decided here, and values count no longer"
_ONLY_IN_ADVENTURES = "does not fit: only texts of enemies, boards and discoveries say this"
_COMBAT_CLAUSE = "a clause such as During combat:"


class Refusal(Exception):
    """A part of a text that cannot be said there, why, and what could."""

    def __init__(self, why: str, *expected: str) -> None:
        super().__init__(why)
        self.nodes: list[object] = []  # the part, and those around it from the inside out
        self.why = why
        self.expected = expected


def is_of_adventures(names: Names, kind: TextKind | None) -> bool:
    """Whether a text is one of the cooperative game."""
    return names.adventure or (kind is not None and kind.is_adventure)


class Scope:
    """Where a check stands, and what has been spoken of there."""

    def __init__(self, names: Names, kind: TextKind | None) -> None:
        self.names = names
        self.kind = kind
        self.where = Where(None, kind)
        self.filled: Filled = {}
        self.doer = Who.YOU  # who does what is being said, and chooses
        self.theirs = False  # "their" are those of each player
        self.adventure = is_of_adventures(names, kind)
        self.by_enemy = (kind is not None and kind.is_said_by_enemy) or (
            kind is TextKind.TOKEN and names.adventure
        )

    @contextmanager
    def at(self, node: object) -> Iterator[None]:
        """Notes where in the text a refusal comes from."""
        try:
            yield
        except Refusal as refusal:
            refusal.nodes.append(node)
            raise

    def forget(self, slots: t.Slots) -> None:
        for slot in slots:
            self.filled.pop(slot, None)

    def read(self, slots: t.Slots, many: bool = True) -> None:
        """Something must have been spoken of; `many`: several may be meant."""
        for slot in slots:
            if slot not in self.filled:
                raise Refusal("does not fit", SPOKEN_OF[slot])
            if self.filled[slot].many and not many and slot in SEVERAL:
                raise Refusal("does not fit: several may be meant", SEVERAL[slot])

    def fill(self, effect: t.Effect, spoken: Spoken | None = None) -> None:
        for slot in effect.fills:
            self.filled[slot] = spoken or Spoken()
        self.filled[Slot.DONE] = Spoken()

    @contextmanager
    def done_by(self, who: Who) -> Iterator[None]:
        """Who does it is asked."""
        before, self.doer = self.doer, who
        try:
            yield
        finally:
            self.doer = before

    @contextmanager
    def saying_their(self, allowed: bool) -> Iterator[None]:
        before, self.theirs = self.theirs, allowed
        try:
            yield
        finally:
            self.theirs = before

    def only_in_adventures(self, *instead: str) -> None:
        if not self.adventure:
            raise Refusal(_ONLY_IN_ADVENTURES, *instead)

    def decides(self, *instead: str) -> None:
        """Somebody is asked here, and an enemy never is."""
        if self.by_enemy and self.doer is Who.YOU:
            raise Refusal("does not fit: an enemy decides nothing", *instead)

    def need_hand(self, who: Who, *instead: str) -> None:
        if self.by_enemy and who is Who.YOU:
            raise Refusal("does not fit: an enemy has no hand", *instead)

    def need_combat(self) -> None:
        if not self.where.combat:
            raise Refusal(_NO_COMBAT, _COMBAT_CLAUSE)

    def need_turn(self) -> None:
        if not self.where.turn:
            raise Refusal("does not fit: it is nobody's turn here", "an instruction")

    def need_open_combat(self) -> None:
        """Before the outcome, as long as a value counts."""
        self.need_combat()
        if self.where.decided:
            raise Refusal(_AFTER_DECIDED, "a clause before After combat:")

    def need_decided(self) -> None:
        self.need_combat()
        if not self.where.decided and not self.where.unknown:
            raise Refusal(_BEFORE_DECIDED, "a clause such as After combat:")
