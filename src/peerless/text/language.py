"""What the speaker asks of a language.

The speaker knows how a text is put together; a language knows its words. The speaker asks for a
phrase in a certain form and gets words back, so that a language with cases and genders needs no
other speaker.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from peerless.text.names import Names
from peerless.text.tree import Condition, Effect, LastingRule, StandingRule, Timing


class Unsayable(ValueError):
    """A tree that no text of rules English means."""


class Case(Enum):
    """What a phrase is in its sentence. Languages use as many forms of words as they have."""

    SUBJECT = "subject"
    OBJECT = "object"
    OWNER = "owner"


@dataclass(frozen=True, slots=True)
class Word:
    """A noun with its forms as data. English has two; other languages bring more fields."""

    one: str
    many: str

    def counted(self, n: int) -> str:
        return self.one if n == 1 else self.many


class Mood(Enum):
    """How an effect is told: as what happens, or as what may happen."""

    TOLD = "told"
    ALLOWED = "allowed"


class Language(ABC):
    """The words of one language, for the names of one hero."""

    def __init__(self, names: Names) -> None:
        self.names = names

    @abstractmethod
    def effect(self, effect: Effect, mood: Mood) -> str:
        """A single effect: "draw 2 cards", "you may draw 2 cards"."""

    @abstractmethod
    def condition(self, condition: Condition) -> str:
        """ "you won the combat"."""

    @abstractmethod
    def rule(self, rule: LastingRule | StandingRule) -> str:
        """ "no fighter can leave its space"."""

    @abstractmethod
    def heading(self, timing: Timing) -> str:
        """ "After combat:"; nothing for a scheme."""

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
    def delay(self, words: str) -> str:
        """ "at the start of your next turn, draw 1 card"."""

    @abstractmethod
    def options(self, n: int, options: Sequence[str], mood: Mood) -> str:
        """ "choose 1: draw 1 card; gain 1 action"."""

    @abstractmethod
    def standing(self, rule: str, condition: str | None) -> str:
        """ "While your size is big: ..."."""
