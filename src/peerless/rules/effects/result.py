"""What came of an instruction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from peerless.text.tree import Slot


class Result(NamedTuple):
    """Whether anything changed, and what the instruction speaks of, by slot."""

    done: bool
    spoken: Mapping[Slot, Sequence[int]] = {}
