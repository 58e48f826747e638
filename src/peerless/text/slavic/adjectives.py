"""How Slavic adjectives and pronouns agree with a noun."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from peerless.text.declension import Case, Gender

# The forms of an adjective, in this order: masculine nominative, neuter nominative; genitive,
# dative, instrumental and locative of both; feminine nominative, genitive, dative and locative,
# accusative, instrumental; plural nominative, genitive and locative, dative, instrumental.
_BOTH = {Case.GENITIVE: 2, Case.DATIVE: 3, Case.INSTRUMENTAL: 4, Case.LOCATIVE: 5}
_FEMININE = {Case.NOMINATIVE: 6, Case.GENITIVE: 7, Case.ACCUSATIVE: 9, Case.INSTRUMENTAL: 10}
_PLURAL = {Case.GENITIVE: 12, Case.LOCATIVE: 12, Case.DATIVE: 13, Case.INSTRUMENTAL: 14}


@dataclass(frozen=True, slots=True)
class SlavicAdjective:
    """A word that takes its gender, number and case from a noun."""

    forms: tuple[str, ...]
    persons: str = ""  # the nominative plural of persons where it has a form of its own: "wrodzy"

    determines: ClassVar[bool] = False
    follows: ClassVar[bool] = False

    def form(self, gender: Gender, plural: bool, case: Case, definite: bool = False) -> str:
        if plural:
            return self._plural(gender, case)
        if gender is Gender.FEMININE:
            return self.forms[_FEMININE.get(case, 8)]
        if case in _BOTH:
            return self.forms[_BOTH[case]]
        if gender is Gender.NEUTER:
            return self.forms[1]
        if case is Case.ACCUSATIVE and gender is not Gender.THING:
            return self.forms[2]
        return self.forms[0]

    def _plural(self, gender: Gender, case: Case) -> str:
        if self.persons and gender is Gender.PERSON and case is Case.NOMINATIVE:
            return self.persons
        # Where persons have a form of their own, animals are counted with things.
        alive = (Gender.PERSON,) if self.persons else (Gender.PERSON, Gender.ANIMAL)
        if case is Case.ACCUSATIVE and gender in alive:
            case = Case.GENITIVE
        return self.forms[_PLURAL.get(case, 11)]


def with_endings(stem: str, endings: str, persons: str = "") -> SlavicAdjective:
    return SlavicAdjective(tuple(stem + ending for ending in endings.split()), persons)


def irregular(forms: str, persons: str = "") -> SlavicAdjective:
    return SlavicAdjective(tuple(forms.split()), persons)
