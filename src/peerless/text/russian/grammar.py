"""How Russian words agree and are counted."""

from __future__ import annotations

import re

from peerless.text.declension import Case, Gender, NounForms
from peerless.text.slavic.adjectives import SlavicAdjective, with_endings
from peerless.text.slavic.grammar import Form, SlavicGrammar, is_alive, is_few, is_one

_HARD = "ое ого ому ым ом ая ой ой ую ой ые ых ым ыми"
_AFTER_K_AND_G = "ое ого ому им ом ая ой ой ую ой ие их им ими"
_AFTER_SH = "ее его ему им ем ая ей ей ую ей ие их им ими"
_SOFT = "ее его ему им ем яя ей ей юю ей ие их им ими"
_IN = re.compile(r"\b([Вв]) (?=[вф][бвгджзклмнпрстфхцчшщ])", re.I)
_FROM = re.compile(r"\b([Сс]) (?=щ|[сзшж][бвгджзклмнпрстфхцчшщ])", re.I)
_ALL = re.compile(r"\b([СсВвКк]) (?=вс[еяю])", re.I)


def adjective(word: str) -> SlavicAdjective:
    """From its nominative: "верхний", "любой"."""
    stem, ending = word[:-2], word[-2:]
    if stem[-1] in "шщжч":
        endings = _AFTER_SH
    elif stem[-1] in "кгх":
        endings = _AFTER_K_AND_G
    else:
        endings = _SOFT if ending == "ий" else _HARD
    return with_endings(stem, f"{ending} {endings}")


def irregular(forms: str) -> SlavicAdjective:
    """From its forms; the feminine ones of the oblique cases are alike, and given once."""
    words = forms.split()
    return SlavicAdjective((*words[:8], words[7], *words[8:]))


ANY = adjective("любой")
_PRONOUNS = {
    "m": ("", "его", "ему", "его", "им", "нём"),
    "f": ("", "её", "ей", "её", "ею", "ней"),
    "n": ("", "его", "ему", "его", "им", "нём"),
}
_AFTER_PREPOSITION = {
    "m": ("", "него", "нему", "него", "ним", "нём"),
    "f": ("", "неё", "ней", "неё", "ней", "ней"),
    "n": ("", "него", "нему", "него", "ним", "нём"),
}

_POSSESSIVES = {"m": "его", "f": "её", "n": "его"}


class RussianGrammar(SlavicGrammar):
    any = ANY
    and_ = "и"
    long_before = True
    pronouns = _PRONOUNS
    pronouns_after_preposition = _AFTER_PREPOSITION
    possessives = _POSSESSIVES

    def counted_forms(self, n: int, noun: NounForms, case: Case) -> tuple[Form, Form]:
        """ "1 карта", "2 верхние карты", "2 верхних бойца", "5 карт"."""
        if is_one(n):
            return (case, False), (case, False)
        direct = case is Case.NOMINATIVE or (case is Case.ACCUSATIVE and not is_alive(noun))
        if is_few(n) and direct:
            feminine = noun.gender is Gender.FEMININE
            agreed = Case.NOMINATIVE if feminine else Case.GENITIVE
            return (agreed, True), (Case.GENITIVE, False)
        if case in (Case.NOMINATIVE, Case.ACCUSATIVE):
            case = Case.GENITIVE
        return (case, True), (case, True)

    def counted_takes_plural(self, n: int, gender: Gender) -> bool:
        return not is_one(n)

    def smooth(self, words: str) -> str:
        """ "с Медузой", "со своей", "со щитом", "во всех"."""
        words = _ALL.sub(r"\1о ", words)
        return _FROM.sub(r"\1о ", _IN.sub(r"\1о ", words))
