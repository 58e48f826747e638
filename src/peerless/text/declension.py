"""Words that change with their place in a sentence: what languages with cases share.

A language brings its words as data; a hero's names come from its file of words (content/words).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Case(Enum):
    """In the order in which schools teach them, and files of words list them."""

    NOMINATIVE = 0
    GENITIVE = 1
    DATIVE = 2
    ACCUSATIVE = 3
    INSTRUMENTAL = 4
    LOCATIVE = 5


class Gender(Enum):
    """As fine as any of our languages needs it: the masculine is told apart by what is alive in
    Russian and Ukrainian, and by who is a person in Polish. Where a language has one masculine,
    it takes the first three alike."""

    PERSON = "person"
    ANIMAL = "animal"
    THING = "thing"
    FEMININE = "feminine"
    NEUTER = "neuter"

    @property
    def is_masculine(self) -> bool:
        return self in (Gender.PERSON, Gender.ANIMAL, Gender.THING)


@dataclass(frozen=True, slots=True)
class NounForms:
    """A word with its forms, singular and plural, each in the order of the cases. A single form
    serves all cases. Without a gender it is an adjective, which takes that of another word."""

    gender: Gender | None
    one: tuple[str, ...]
    many: tuple[str, ...] = ()

    def form(self, case: Case, plural: bool = False) -> str:
        forms = (self.many if plural else self.one) or self.one
        return forms[case.value] if len(forms) > 1 else forms[0]

    def alone(self, english: str) -> str:
        """By itself, on a sheet or a button: with a capital where the English name has one, even if
        a sentence says it with an article or a small word first."""
        said = self.form(Case.NOMINATIVE)
        return f"{said[0].upper()}{said[1:]}" if english[0].isupper() else said


def noun(gender: Gender | None, one: str, many: str = "") -> NounForms:
    """From its forms with spaces between them, or "|" where a form is of several words."""
    return NounForms(gender, _forms(one), _forms(many))


def called(named: NounForms, name: str) -> NounForms:
    """A noun with words after it that do not change: "wartość ruchu"."""
    one, many = (tuple(f"{form} {name}" for form in forms) for forms in (named.one, named.many))
    return NounForms(named.gender, one, many)


def _forms(words: str) -> tuple[str, ...]:
    return tuple(words.split("|" if "|" in words else None))
