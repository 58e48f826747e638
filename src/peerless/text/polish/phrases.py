"""Noun phrases: a noun with what agrees with it, said in the case that its place asks for."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Protocol, TypeAlias

from peerless.text.declension import Case, Gender, NounForms
from peerless.text.polish.agreement import Adjective, counted_form, is_few

_NEEDS_A_VOWEL = re.compile(
    r"w(?=s)|(?:s[zh]|s(?![zh])|[zśźż])(?=[bcćdfghjklłmnńprstwzźż])", re.IGNORECASE
)


@dataclass(frozen=True, slots=True)
class Attribute:
    """Agrees with a noun, and may bring words of its own: "sąsiadujący z Merlinem"."""

    adjective: Adjective
    complement: str = ""


@dataclass(frozen=True, slots=True)
class Relative:
    """ ", której może użyć do ataku,": the pronoun agrees in gender and number, and has the case
    of its own clause. The comma at the end goes where another mark follows (punctuated)."""

    pronoun: Adjective
    case: Case
    words: str
    preposition: str = ""


Part: TypeAlias = Attribute | Relative | str  # what does not change is given as it is


class Nominal(Protocol):
    """What can stand in the place of a noun."""

    @property
    def gender(self) -> Gender: ...

    @property
    def takes_plural(self) -> bool:
        """Whether a verb is in the plural after it."""

    def said(self, case: Case) -> str: ...

    def after_preposition(self, case: Case) -> str: ...

    def owning(self, thing: Phrase) -> Phrase:
        """ "strefa Meduzy", "jej strefa"."""


@dataclass(frozen=True, slots=True)
class Phrase:
    noun: NounForms
    before: tuple[Part, ...] = ()
    after: tuple[Part, ...] = ()
    plural: bool = False

    @property
    def gender(self) -> Gender:
        return self.noun.gender or Gender.THING

    @property
    def takes_plural(self) -> bool:
        return self.plural

    def said(self, case: Case) -> str:
        return self.form(case, self.plural)

    def after_preposition(self, case: Case) -> str:
        return self.said(case)

    def form(self, case: Case, plural: bool) -> str:
        def word(part: Part) -> str:
            if isinstance(part, str):
                return part
            if isinstance(part, Relative):
                which = part.pronoun.form(self.gender, plural, part.case)
                return f"{joined([',', part.preposition, which, part.words])},"
            agreed = part.adjective.form(self.gender, plural, case)
            return f"{agreed} {part.complement}".rstrip()

        words = [*map(word, self.before), self.noun.form(case, plural)]
        for last, part in zip((None, *self.after), self.after, strict=False):
            if isinstance(last, Attribute) and isinstance(part, Attribute):
                words.append("i")
            words.append(word(part))
        return joined(words)

    def owning(self, thing: Phrase) -> Phrase:
        return thing.with_after(self.said(Case.GENITIVE))

    def with_before(self, *parts: Part) -> Phrase:
        return replace(self, before=(*parts, *self.before))

    def with_after(self, *parts: Part) -> Phrase:
        return replace(self, after=(*self.after, *parts))


@dataclass(frozen=True, slots=True)
class Counted:
    """ "2 karty", "maksymalnie 5 pól", "spośród tych kart 1 kartę"."""

    n: int
    phrase: Phrase
    bound: str = ""  # "maksymalnie", "co najmniej"
    among: str = ""

    @property
    def gender(self) -> Gender:
        return self.phrase.gender

    @property
    def takes_plural(self) -> bool:
        return is_few(self.n) and self.gender is not Gender.PERSON

    def said(self, case: Case) -> str:
        things = self.phrase.form(*counted_form(self.n, self.gender, case))
        return joined([self.among, self.bound, f"{self.n} {things}"])

    def after_preposition(self, case: Case) -> str:
        return self.said(case)

    def owning(self, thing: Phrase) -> Phrase:
        return thing.with_after(self.said(Case.GENITIVE))


_PRONOUNS = {
    "m": ("", "jego", "mu", "go", "nim", "nim"),
    "f": ("", "jej", "jej", "ją", "nią", "niej"),
    "n": ("", "jego", "mu", "je", "nim", "nim"),
}
_PRONOUNS_AFTER_PREPOSITION = {
    "m": ("", "niego", "niemu", "niego", "nim", "nim"),
    "f": ("", "niej", "niej", "nią", "nią", "niej"),
    "n": ("", "niego", "niemu", "nie", "nim", "nim"),
}


@dataclass(frozen=True, slots=True)
class Pronoun:
    """Stands for a phrase said before; but a subject is named again, since Polish would leave
    the pronoun out."""

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
        return _PRONOUNS[self._kind()][case.value]

    def after_preposition(self, case: Case) -> str:
        return _PRONOUNS_AFTER_PREPOSITION[self._kind()][case.value]

    def owning(self, thing: Phrase) -> Phrase:
        return thing.with_before(_PRONOUNS[self._kind()][Case.GENITIVE.value])

    def _kind(self) -> str:
        if self.gender.is_masculine:
            return "m"
        return "f" if self.gender is Gender.FEMININE else "n"


def joined(words: list[str]) -> str:
    """With a space between words, but none before a comma."""
    return " ".join(filter(None, words)).replace(" ,", ",")


def punctuated(words: str) -> str:
    """Without the commas that another mark, or the end, makes needless."""
    return re.sub(r",(?=\s*(?:[,.;:)]|$))", "", words)


def with_z(words: str) -> str:
    """ "z Meduzą", "ze swoim bohaterem"."""
    return f"{'ze' if _NEEDS_A_VOWEL.match(words) else 'z'} {words}"
