"""How Polish adjectives, pronouns and numbers agree with a noun."""

from __future__ import annotations

from dataclasses import dataclass

from peerless.text.declension import Case, Gender, NounForms

# Masculine nominative, neuter nominative, genitive, dative, instrumental and locative of both;
# feminine nominative, the cases alike, accusative, instrumental;
# plural nominative (not of persons), genitive and locative, dative, instrumental.
_HARD = "y e ego emu ym a ej ą ą e ych ym ymi"
_AFTER_K_AND_G = "i ie iego iemu im a iej ą ą ie ich im imi"
_SOFT = "i ie iego iemu im ia iej ią ią ie ich im imi"

_BOTH = {Case.GENITIVE: 2, Case.DATIVE: 3, Case.INSTRUMENTAL: 4, Case.LOCATIVE: 4}
_FEMININE = {Case.NOMINATIVE: 5, Case.ACCUSATIVE: 7, Case.INSTRUMENTAL: 8}
_PLURAL = {Case.GENITIVE: 10, Case.LOCATIVE: 10, Case.DATIVE: 11, Case.INSTRUMENTAL: 12}


@dataclass(frozen=True, slots=True)
class Adjective:
    """A word that takes its gender, number and case from a noun."""

    forms: tuple[str, ...]
    persons: str  # the nominative plural of persons: "wrodzy"

    def form(self, gender: Gender, plural: bool, case: Case) -> str:
        if plural:
            return self._plural(gender, case)
        if gender is Gender.FEMININE:
            return self.forms[_FEMININE.get(case, 6)]
        if case in _BOTH:
            return self.forms[_BOTH[case]]
        if gender is Gender.NEUTER:
            return self.forms[1]
        if case is Case.ACCUSATIVE and gender is not Gender.THING:
            return self.forms[2]
        return self.forms[0]

    def _plural(self, gender: Gender, case: Case) -> str:
        if gender is Gender.PERSON and case is Case.NOMINATIVE:
            return self.persons
        if gender is Gender.PERSON and case is Case.ACCUSATIVE:
            case = Case.GENITIVE
        return self.forms[_PLURAL.get(case, 9)]


def adjective(word: str, persons: str) -> Adjective:
    """From its nominatives: "wrogi", "wrodzy"."""
    stem = word[:-1]
    endings = _HARD if word[-1] == "y" else _AFTER_K_AND_G if stem[-1] in "kg" else _SOFT
    return Adjective(tuple(stem + ending for ending in endings.split()), persons)


def irregular(forms: str, persons: str) -> Adjective:
    return Adjective(tuple(forms.split()), persons)


def is_few(n: int) -> bool:
    """2, 3, 4, 22, 23, ...: "2 karty", but "12 kart"."""
    return n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14)


def counted_form(n: int, gender: Gender, case: Case) -> tuple[Case, bool]:
    """The case and number of a noun after a number: "1 karta", "2 karty", "5 kart"."""
    if n == 1:
        return case, False
    if case in (Case.NOMINATIVE, Case.ACCUSATIVE) and (gender is Gender.PERSON or not is_few(n)):
        return Case.GENITIVE, True
    return case, True


def counted(n: int, noun: NounForms, case: Case = Case.ACCUSATIVE) -> str:
    """ "2 karty": a number of things, without more about them."""
    return f"{n} {noun.form(*counted_form(n, noun.gender or Gender.THING, case))}"
