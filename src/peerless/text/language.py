"""What the speaker asks of a language.

The speaker knows how a text is put together; a language knows its words. The speaker hands over a
part of the tree with all that its words may depend on: how it is told, and what has been said
before it. Cases, genders and numbers are the language's own affair: the tree does not know them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from enum import Enum
from typing import ClassVar

from peerless.text.antecedents import Antecedents
from peerless.text.names import Names
from peerless.text.tree import (
    Condition,
    Deed,
    Duration,
    LastingRule,
    StandingRule,
    Timing,
    Trigger,
)


class Unsayable(ValueError):
    """A tree that no text of the language means."""


class Mood(Enum):
    """How an instruction is told: as what happens, or as what may happen."""

    TOLD = "told"
    ALLOWED = "allowed"


class Language(ABC):
    """The words of one language, for the names of one hero."""

    cases: ClassVar[int] = 1  # how many forms a name has in the singular, and in the plural

    def __init__(self, names: Names) -> None:
        self.names = names

    @abstractmethod
    def deed(self, deed: Deed, mood: Mood, before: Antecedents) -> str:
        """A single instruction: "draw 2 cards", "you may draw 2 cards"."""

    @abstractmethod
    def condition(self, condition: Condition, before: Antecedents) -> str:
        """ "you won the combat"."""

    @abstractmethod
    def rule(self, rule: LastingRule | StandingRule, before: Antecedents) -> str:
        """ "no fighter can leave its space"."""

    @abstractmethod
    def heading(self, when: Timing | Trigger) -> str:
        """ "After combat:", "When Medusa is damaged:"; nothing for a scheme."""

    @abstractmethod
    def sentence(self, words: str) -> str:
        """Words with a capital and a full stop."""

    @abstractmethod
    def chain(self, parts: Sequence[str]) -> str:
        """ "draw 1 card, then gain 1 action"."""

    @abstractmethod
    def if_(self, condition: str, words: str) -> str:
        """ "if you won the combat, draw 1 card"."""

    @abstractmethod
    def otherwise(self, words: str) -> str:
        """ "otherwise, draw 1 card"."""

    @abstractmethod
    def until(self, duration: Duration, rule: str) -> str:
        """ "until the end of the turn, no fighter can leave its space"."""

    @abstractmethod
    def delay(self, words: str) -> str:
        """ "at the start of your next turn, draw 1 card"."""

    @abstractmethod
    def options(self, n: int, options: Sequence[str], mood: Mood) -> str:
        """ "choose 1: draw 1 card; gain 1 action"."""

    @abstractmethod
    def standing(self, rule: str, condition: str | None) -> str:
        """ "While your size is big: ..."."""
