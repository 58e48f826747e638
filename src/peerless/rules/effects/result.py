"""What came of an instruction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from peerless.text.tree import Slot

NOTHING_SPOKEN_OF: Final[Mapping[Slot, Sequence[int]]] = {}


class Result:
    """Whether anything changed, and what the instruction speaks of, by slot."""

    __slots__ = ("done", "spoken")

    def __init__(
        self, done: bool, spoken: Mapping[Slot, Sequence[int]] = NOTHING_SPOKEN_OF
    ) -> None:
        self.done = done
        self.spoken = spoken
