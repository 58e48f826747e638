"""Noun phrases: a noun with what agrees with it, said in the case that its place asks for."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from enum import Enum
from typing import ClassVar, Protocol, TypeAlias

from peerless.text.declension import Case, Gender, NounForms


class Determiner(Enum):
    """Which one is meant, as far as a language says it: with an article, or with "dowolny"."""

    NONE = "none"  # something else says it: a number, a pronoun
    SOME = "some"  # one, and other words say that it is chosen
    ANY = "any"  # one of your choice
    THE = "the"


class Adjective(Protocol):
    """A word that takes its gender, number and case from a noun."""

    @property
    def determines(self) -> bool:
        """Whether it stands in the place of an article: "cette", "chaque", "votre"."""

    @property
    def follows(self) -> bool:
        """Whether it stands after its noun: "combattant adverse"."""

    def form(self, gender: Gender, plural: bool, case: Case, definite: bool = False) -> str: ...


@dataclass(frozen=True, slots=True)
class Attribute:
    """Agrees with a noun, and may bring words of its own: "sąsiadujący z Merlinem"."""

    adjective: Adjective
    complement: str = ""
    set_off: bool = False  # between commas: "бойцу, смежному с вашим бойцом,"


@dataclass(frozen=True, slots=True)
class Relative:
    """ ", której może użyć do ataku,": the pronoun agrees in gender and number, and has the case
    of its own clause. The comma at the end goes where another mark follows (punctuated)."""

    pronoun: Adjective
    case: Case
    words: str
    preposition: str = ""
    comma: str = ","


Part: TypeAlias = Attribute | Relative | str  # what does not change is given as it is

_CASES = {"nom": 0, "gen": 1, "dat": 2, "acc": 3, "ins": 4, "loc": 5}


class Nominal(ABC):
    """What can stand in the place of a noun. In a pattern, "{whom:acc}" is its accusative, and
    "{whom:ins+}" its instrumental after a preposition."""

    __slots__ = ()

    @property
    @abstractmethod
    def gender(self) -> Gender: ...

    @property
    @abstractmethod
    def takes_plural(self) -> bool:
        """Whether a verb is in the plural after it."""

    @abstractmethod
    def said(self, case: Case) -> str: ...

    def after_preposition(self, case: Case) -> str:
        return self.said(case)

    @abstractmethod
    def owning(self, thing: Phrase) -> Phrase:
        """ "strefa Meduzy", "jej strefa"."""

    def __format__(self, spec: str) -> str:
        case = Case(_CASES[spec.rstrip("+")])
        return self.after_preposition(case) if spec.endswith("+") else self.said(case)


@dataclass(frozen=True, slots=True)
class Phrase(Nominal):
    grammar: Grammar
    noun: NounForms
    before: tuple[Part, ...] = ()
    after: tuple[Part, ...] = ()
    plural: bool = False
    determiner: Determiner = Determiner.NONE

    @property
    def gender(self) -> Gender:
        return self.noun.gender or Gender.THING

    @property
    def takes_plural(self) -> bool:
        return self.plural or self.grammar.is_always_plural(self.noun)

    def said(self, case: Case) -> str:
        return self.form(case, self.plural)

    def form(self, case: Case, plural: bool) -> str:
        return self.grammar.phrase(self, case, plural)

    def owning(self, thing: Phrase) -> Phrase:
        return thing.with_after(self.said(Case.GENITIVE)).which(Determiner.THE)

    def with_before(self, *parts: Part) -> Phrase:
        return replace(self, before=(*parts, *self.before))

    def with_after(self, *parts: Part) -> Phrase:
        return replace(self, after=(*self.after, *parts))

    def which(self, determiner: Determiner) -> Phrase:
        return replace(self, determiner=determiner)

    def several(self) -> Phrase:
        return replace(self, plural=True)


@dataclass(frozen=True, slots=True)
class Counted(Nominal):
    """ "2 karty", "maksymalnie 5 pól", "spośród tych kart 1 kartę"."""

    n: int
    phrase: Phrase
    bound: str = "{n}"  # "maksymalnie {n}", "до {n:gen}"
    among: str = ""
    oblique: str = ""  # the bound where it is not a subject or an object, if that is another

    @property
    def gender(self) -> Gender:
        return self.phrase.gender

    @property
    def takes_plural(self) -> bool:
        return self.phrase.grammar.counted_takes_plural(self.n, self.gender)

    def said(self, case: Case) -> str:
        direct = case in (Case.NOMINATIVE, Case.ACCUSATIVE)
        bound = self.bound if direct else self.oblique or self.bound
        return joined([self.among, bound.format(n=_Bare(self, case))])

    def bare(self, case: Case) -> str:
        return self.phrase.grammar.counted(self.n, self.phrase, case)

    def owning(self, thing: Phrase) -> Phrase:
        return thing.with_after(self.said(Case.GENITIVE)).which(Determiner.THE)


@dataclass(frozen=True, slots=True)
class _Bare:
    """Inside a bound: in the case of the whole, unless the bound asks for another."""

    counted: Counted
    case: Case

    def __format__(self, spec: str) -> str:
        return self.counted.bare(Case(_CASES[spec]) if spec else self.case)


@dataclass(frozen=True, slots=True)
class Pronoun(Nominal):
    """Stands for a phrase said before; but a subject is named again, since Slavic languages would
    leave the pronoun out, and so is what a language would hang onto its verb."""

    phrase: Phrase

    @property
    def gender(self) -> Gender:
        return self.phrase.gender

    @property
    def takes_plural(self) -> bool:
        return False

    def said(self, case: Case) -> str:
        if case is Case.NOMINATIVE:
            return self.phrase.said(case)
        return self.phrase.grammar.pronoun(self.gender, case, False) or self.phrase.said(case)

    def after_preposition(self, case: Case) -> str:
        return self.phrase.grammar.pronoun(self.gender, case, True) or self.phrase.said(case)

    def owning(self, thing: Phrase) -> Phrase:
        return self.phrase.grammar.owned(thing, self.gender)


class Grammar(ABC):
    """How one language puts a noun, and what agrees with it, into a case."""

    # Whether "adjacent to Merlin" stands before its noun, as a rule.
    long_before: ClassVar[bool] = False
    # Whether it does so where its complement is but a pronoun: "sąsiadującą z nim Siostrę".
    short_before: ClassVar[bool] = True
    # Whether it stands between commas after its noun: "боец, съседен на Мерлин,".
    sets_off: ClassVar[bool] = False

    # Whether what is counted takes an article, being known: "броят на похарчените бобини".
    counts_the_known: ClassVar[bool] = False

    def is_always_plural(self, noun: NounForms) -> bool:
        """Whether a noun is several where it means one thing: "точките живот"."""
        return False

    @abstractmethod
    def phrase(self, phrase: Phrase, case: Case, plural: bool) -> str: ...

    @abstractmethod
    def counted(self, n: int, phrase: Phrase, case: Case) -> str:
        """ "2 karty": the number, and the noun in the form that it asks for."""

    def so_many(self, phrase: Phrase) -> str:
        """The form after "tyle", "ile": "kart", "удара"."""
        return phrase.form(Case.GENITIVE, plural=True)

    @abstractmethod
    def counted_takes_plural(self, n: int, gender: Gender) -> bool:
        """Whether a verb is in the plural after so many."""

    @abstractmethod
    def pronoun(self, gender: Gender, case: Case, after_preposition: bool) -> str:
        """ "him", "her"; nothing where the name had better be said again."""

    @abstractmethod
    def owned(self, thing: Phrase, owner: Gender) -> Phrase:
        """ "his zone", "her zone"."""

    def several_seen(self, noun: NounForms) -> Case:
        """The case of what agrees with several of them in the accusative."""
        return Case.ACCUSATIVE

    def smooth(self, words: str) -> str:
        """With what sounds ask for: "ze swoim", "du combattant"."""
        return words


def word_of(part: Part, gender: Gender, plural: bool, case: Case, definite: bool = False) -> str:
    if isinstance(part, str):
        return part
    if isinstance(part, Relative):
        which = part.pronoun.form(gender, plural, part.case)
        return joined([part.comma, part.preposition, which, part.words]) + part.comma
    agreed = part.adjective.form(gender, plural, case, definite)
    words = f"{agreed} {part.complement}".rstrip()
    return f", {words}," if part.set_off else words


def joined(words: list[str]) -> str:
    """With a space between words, but none before a comma."""
    return " ".join(filter(None, words)).replace(" ,", ",")


def punctuated(words: str) -> str:
    """Without the commas that another mark, or the end, makes needless."""
    return re.sub(r",(?=\s*(?:[,.;:)]|$))", "", words)
