"""How Slavic languages put a noun, and what agrees with it, into a case."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import ClassVar, TypeAlias

from peerless.text.cased.phrases import (
    Adjective,
    Attribute,
    Determiner,
    Grammar,
    Phrase,
    joined,
    word_of,
)
from peerless.text.declension import Case, Gender, NounForms

Form: TypeAlias = tuple[Case, bool]  # a case, and whether in the plural
Forms: TypeAlias = tuple[str, ...]


class SlavicGrammar(Grammar):
    any: ClassVar[Adjective]
    and_: ClassVar[str]
    # By "m", "f" and "n", and after a preposition; in the order of the cases.
    pronouns: ClassVar[Mapping[str, Forms]]
    pronouns_after_preposition: ClassVar[Mapping[str, Forms]]
    possessives: ClassVar[Mapping[str, str]]

    def phrase(self, phrase: Phrase, case: Case, plural: bool) -> str:
        return self._words(phrase, (case, plural), (case, plural))

    def _words(self, phrase: Phrase, agreed: Form, noun: Form) -> str:
        """The noun may have a form of its own after a number: "2 верхних бойца"."""
        case, plural = agreed

        before = phrase.before
        if phrase.determiner is Determiner.ANY:
            before = (Attribute(self.any), *before)
        words = [word_of(part, phrase.gender, plural, case) for part in before]
        words.append(phrase.noun.form(*noun))
        for last, part in zip((None, *phrase.after), phrase.after, strict=False):
            if isinstance(last, Attribute) and isinstance(part, Attribute):
                words.append(self.and_)
            words.append(word_of(part, phrase.gender, plural, case))
        return joined(words)

    def counted(self, n: int, phrase: Phrase, case: Case) -> str:
        agreed, noun = self.counted_forms(n, phrase.noun, case)
        return f"{n} {self._words(phrase, agreed, noun)}"

    @abstractmethod
    def counted_forms(self, n: int, noun: NounForms, case: Case) -> tuple[Form, Form]:
        """The forms of what agrees and of the noun after a number."""

    def several_seen(self, noun: NounForms) -> Case:
        """ "каждых 2 Гарпий": a feminine noun does not say by its gender that it is alive."""
        return Case.GENITIVE if is_alive(noun) else Case.ACCUSATIVE

    def pronoun(self, gender: Gender, case: Case, after_preposition: bool) -> str:
        table = self.pronouns_after_preposition if after_preposition else self.pronouns
        return table[kind_of(gender)][case.value]

    def owned(self, thing: Phrase, owner: Gender) -> Phrase:
        return thing.with_before(self.possessives[kind_of(owner)])


def kind_of(gender: Gender) -> str:
    if gender.is_masculine:
        return "m"
    return "f" if gender is Gender.FEMININE else "n"


def is_few(n: int) -> bool:
    """2, 3, 4, 22, 23, ...: "2 karty", but "12 kart"."""
    return n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14)


def is_one(n: int) -> bool:
    """1, 21, 31, ...: in Russian and Ukrainian these are counted as one."""
    return n % 10 == 1 and n % 100 != 11


def is_alive(noun: NounForms) -> bool:
    """Whether several of them are seen as living: the accusative is the genitive."""
    many = [noun.form(case, plural=True) for case in (Case.NOMINATIVE, Case.ACCUSATIVE)]
    return many[0] != many[1]
