"""How Bulgarian puts nouns together: the article at the end of a word, agreement, the count form.

It has no endings for cases: genitive and dative are said with "на". A masculine subject has an
article of its own ("боецът"). A noun has three forms: plain, with the article, with that of a
subject; in the plural the third is the one after a number ("2 удара").
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import ClassVar

from peerless.text.cased.phrases import (
    Attribute,
    Determiner,
    Grammar,
    Part,
    Phrase,
    joined,
    word_of,
)
from peerless.text.declension import Case, Gender, NounForms

_WITH = re.compile(r"\b([СсВв]) (?=\w)")
_SEVEN = re.compile(r"(?:1?7|7\d|1\d\d)\b")  # "седем", "сто"
_PERSONS = range(2, 7)  # "двама", to "шестима"


@dataclass(frozen=True, slots=True)
class BulgarianAdjective:
    """A word that takes its gender and number from a noun, and the article if it comes first."""

    plain: tuple[str, ...]  # masculine, feminine, neuter, plural
    definite: tuple[str, ...]  # the same, and the masculine of a subject
    determines: bool = False
    short: str = ""  # what may be said for it, after the first word: "тестето си", "ръката му"

    follows: ClassVar[bool] = False

    def form(self, gender: Gender, plural: bool, case: Case, definite: bool = False) -> str:
        which = 3 if plural else 0 if gender.is_masculine else 1 if gender is Gender.FEMININE else 2
        if not definite:
            return self.plain[which]
        if which == 0 and case is Case.NOMINATIVE:
            return self.definite[4]
        return self.definite[which]


def adjective(masculine: str, feminine: str) -> BulgarianAdjective:
    """From its singular: "противников", "противникова"."""
    stem = feminine[:-1]
    plural = f"{stem}и"
    plain = (masculine, feminine, f"{stem}о", plural)
    definite = (f"{plural}я", f"{feminine}та", f"{stem}ото", f"{plural}те", f"{plural}ят")
    return BulgarianAdjective(plain, definite)


def possessive(stem: str) -> BulgarianAdjective:
    """ "твой", "свой"."""
    plain = (f"{stem}й", f"{stem}я", f"{stem}е", f"{stem}и")
    definite = (f"{stem}я", f"{stem}ята", f"{stem}ето", f"{stem}ите", f"{stem}ят")
    return BulgarianAdjective(plain, definite)


def leaning(short: str, adjective: BulgarianAdjective) -> BulgarianAdjective:
    return replace(adjective, short=short)


def comparative(masculine: str, feminine: str, many: str) -> BulgarianAdjective:
    """Of a measure: one is "по-голяма", several are "повече"."""
    one = adjective(masculine, feminine)
    return replace(one, plain=(*one.plain[:3], many))


def determiner(forms: str) -> BulgarianAdjective:
    plain = tuple(forms.split("|"))
    return BulgarianAdjective(plain, (*plain, plain[0]), determines=True)


ANY = adjective("произволен", "произволна")
_HIS = leaning("му", adjective("негов", "негова"))
_HER = leaning("ѝ", adjective("неин", "нейна"))


class BulgarianGrammar(Grammar):
    short_before = False
    sets_off = True
    counts_the_known = True

    def is_always_plural(self, noun: NounForms) -> bool:
        """ "Точки за движение" are always several."""
        return bool(noun.many) and noun.many[0] == noun.one[0]

    def phrase(self, phrase: Phrase, case: Case, plural: bool) -> str:
        plural = plural or self.is_always_plural(phrase.noun)
        phrase = _with_short_owner(phrase)
        words = self._words(phrase, case, plural, self._noun(phrase, case, plural))
        # "броят на твоите бобини", but "толкова бобини"
        bare = case is Case.GENITIVE and plural and not self._is_determined(phrase)
        return words if bare else _in_case(words, case)

    def _is_determined(self, phrase: Phrase) -> bool:
        return phrase.determiner is Determiner.THE or any(
            isinstance(part, Attribute) and part.adjective.determines for part in phrase.before
        )

    def _words(self, phrase: Phrase, case: Case, plural: bool, noun: str) -> str:
        definite = self._first_takes_article(phrase)
        words = []
        if phrase.determiner is Determiner.ANY and not phrase.before and not phrase.after:
            words.append(ANY.form(phrase.gender, plural, case))
        for part in phrase.before:
            words.append(word_of(part, phrase.gender, plural, case, definite))
            definite = False
        words.append(noun)
        words += [word_of(part, phrase.gender, plural, case) for part in phrase.after]
        return joined(words)

    def _first_takes_article(self, phrase: Phrase) -> bool:
        """Whether the article goes to the first of the words before the noun."""
        if phrase.determiner is not Determiner.THE or not phrase.before:
            return False
        first: Part = phrase.before[0]
        return isinstance(first, Attribute) and not first.adjective.determines

    def _noun(self, phrase: Phrase, case: Case, plural: bool) -> str:
        forms = (phrase.noun.many if plural else phrase.noun.one) or phrase.noun.one
        if len(forms) > 1 and not plural and forms[0] == forms[2]:  # a name with its article
            return forms[0] if case is Case.NOMINATIVE else forms[1]
        if len(forms) == 1 or phrase.determiner is not Determiner.THE or phrase.before:
            return forms[0]
        return forms[2] if case is Case.NOMINATIVE and not plural else forms[1]

    def counted(self, n: int, phrase: Phrase, case: Case) -> str:
        """ "2 карти", "2 удара", "2-ма бойци", "най-горните 2 карти"."""
        several = n != 1
        number = f"{n}-ма" if n in _PERSONS and phrase.gender is Gender.PERSON else str(n)
        noun = _after_number(phrase.noun) if several else phrase.noun.one[0]
        if phrase.determiner is Determiner.THE:
            words = self._words(phrase, case, several, f"{number} {noun}")
        else:
            words = f"{number} {self._words(phrase.which(Determiner.NONE), case, several, noun)}"
        return _in_case(words, case)

    def so_many(self, phrase: Phrase) -> str:
        """ "толкова удара, колкото ..."."""
        plain = phrase.which(Determiner.NONE)
        return self._words(plain, Case.ACCUSATIVE, True, _after_number(phrase.noun))

    def counted_takes_plural(self, n: int, gender: Gender) -> bool:
        return n != 1

    def pronoun(self, gender: Gender, case: Case, after_preposition: bool) -> str:
        """Other pronouns would hang onto their verb."""
        if not after_preposition:
            return ""
        return "нея" if gender is Gender.FEMININE else "него"

    def owned(self, thing: Phrase, owner: Gender) -> Phrase:
        his = _HER if owner is Gender.FEMININE else _HIS
        return thing.with_before(Attribute(his)).which(Determiner.THE)

    def smooth(self, words: str) -> str:
        """ "със своя", "със 7 позиции", "във вашата"."""

        def longer(found: re.Match[str]) -> str:
            preposition, next_letter = found[1], words[found.end()].lower()
            sounds_like_s = next_letter in "сз" or _SEVEN.match(words, found.end())
            if preposition.lower() == "с" and sounds_like_s:
                return f"{preposition}ъс "
            if preposition.lower() == "в" and next_letter in "вф":
                return f"{preposition}ъв "
            return found[0]

        return _WITH.sub(longer, words)


def _in_case(words: str, case: Case) -> str:
    return f"на {words}" if case in (Case.GENITIVE, Case.DATIVE) else words


def _after_number(noun: NounForms) -> str:
    forms = noun.many or noun.one
    return forms[2] if len(forms) > 2 else forms[0]


def _with_short_owner(phrase: Phrase) -> Phrase:
    """ "Тестето си", "отпечатаната ѝ сила", rather than "своето тесте": the short word leans on the
    first that has the article. Where none has, the owner is said at length."""
    owner = next((part for part in phrase.before if _short(part)), None)
    if owner is None or phrase.determiner is not Determiner.THE:
        return phrase
    short = _short(owner)
    others = tuple(part for part in phrase.before if part is not owner)
    if not others and len(phrase.noun.one) > 1:
        one = tuple(_leaned_on(form, short) for form in phrase.noun.one)
        many = tuple(_leaned_on(form, short) for form in phrase.noun.many)
        return replace(phrase, noun=NounForms(phrase.noun.gender, one, many), before=())
    first = others[0] if others else None
    if isinstance(first, Attribute) and not first.adjective.determines:
        leaning = replace(first, complement=f"{short} {first.complement}".rstrip())
        return replace(phrase, before=(leaning, *others[1:]))
    return phrase


def _short(part: Part) -> str:
    if isinstance(part, Attribute) and isinstance(part.adjective, BulgarianAdjective):
        return part.adjective.short
    return ""


def _leaned_on(noun: str, short: str) -> str:
    """ "Тестето си с изчистени карти"; but "стойността на БОНУСА ѝ": the bonus is the card's."""
    if " на " in noun:
        return f"{noun} {short}"
    first, _, others = noun.partition(" ")
    return f"{first} {short} {others}".rstrip()
