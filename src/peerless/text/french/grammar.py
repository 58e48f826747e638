"""How French puts nouns together: articles, agreement, elision and contraction.

It has no endings for cases: the genitive is said with "de", the dative with "à".
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from peerless.text.cased.phrases import (
    Attribute,
    Determiner,
    Grammar,
    Part,
    Phrase,
    joined,
    word_of,
)
from peerless.text.declension import Case, Gender

_VOWEL = "[aeiouàâéèêëîïôûœAEIOUÀÂÉÈÊËÎÏÔÛŒ]"
_PREPOSITIONS = {Case.GENITIVE: "de", Case.DATIVE: "à"}
_ARTICLES = {
    Determiner.SOME: ("un", "une", "des"),
    Determiner.THE: ("le", "la", "les"),
}
_ELISION = re.compile(rf"\b([DdLlNn])[ea] (?={_VOWEL})")
_QUE = re.compile(rf"\b([Qq])ue (?={_VOWEL})")
_CE = re.compile(rf"\b([Cc])e (?={_VOWEL})")
_SA = re.compile(rf"\b([Ss])a (?={_VOWEL})")
# A pronoun goes before its verb: "une case qui lui est adjacente".
_TO_HIM = re.compile(r"\b(adjacente?(s?)) à (?:lui|elle)\b")
_CONTRACTIONS = (
    (re.compile(r"\b([Dd])e le "), r"\1u "),
    (re.compile(r"\b([Dd])e les "), r"\1es "),
    (re.compile(r"\b([Dd])e des "), r"\1e "),
    (re.compile(r"\bà le "), "au "),
    (re.compile(r"\bÀ le "), "Au "),
    (re.compile(r"\bà les "), "aux "),
    (re.compile(r"\b([Ss])i (?=ils?\b)"), r"\1’"),
)


@dataclass(frozen=True, slots=True)
class FrenchAdjective:
    """A word that takes its gender and number from a noun."""

    forms: tuple[str, str, str, str]  # masculine, feminine, both in the plural
    determines: bool = False
    follows: bool = True

    def form(self, gender: Gender, plural: bool, case: Case, definite: bool = False) -> str:
        return self.forms[(gender is Gender.FEMININE) + 2 * plural]


def adjective(masculine: str, feminine: str = "", follows: bool = True) -> FrenchAdjective:
    """Regular in the plural: "adverse", "vaincu"."""
    feminine = feminine or (masculine if masculine.endswith("e") else f"{masculine}e")
    return FrenchAdjective((masculine, feminine, f"{masculine}s", f"{feminine}s"), follows=follows)


def determiner(forms: str) -> FrenchAdjective:
    masculine, feminine, plural, *last = forms.split("|")
    both = last[0] if last else plural
    return FrenchAdjective((masculine, feminine, plural, both), determines=True, follows=False)


ANY = determiner("n’importe quel|n’importe quelle|n’importe quels|n’importe quelles")
# Stands before the article: "toutes les cartes".
ALL = FrenchAdjective(("tout", "toute", "tous", "toutes"), follows=False)
HIS = determiner("son|sa|ses")


class FrenchGrammar(Grammar):
    short_before = False

    def phrase(self, phrase: Phrase, case: Case, plural: bool) -> str:
        return self._in_case(self._words(phrase, case, plural), case)

    def _in_case(self, words: str, case: Case) -> str:
        return joined([_PREPOSITIONS.get(case, ""), words])

    def _words(self, phrase: Phrase, case: Case, plural: bool, number: str = "") -> str:
        def word(part: Part) -> str:
            return word_of(part, phrase.gender, plural, case)

        before = phrase.before
        first = [p for p in before if isinstance(p, Attribute) and p.adjective == ALL]
        others = [p for p in before if p not in first]
        return joined(
            [
                *map(word, first),
                self._article(phrase, plural),
                number,
                *map(word, others),
                phrase.noun.many[0] if plural and phrase.noun.many else phrase.noun.one[0],
                *map(word, phrase.after),
            ]
        )

    def _article(self, phrase: Phrase, plural: bool) -> str:
        determined = any(
            isinstance(part, Attribute) and part.adjective.determines for part in phrase.before
        )
        if determined or phrase.determiner is Determiner.NONE:
            return ""
        kind = phrase.determiner
        if kind is Determiner.ANY:
            if not phrase.before and not phrase.after:
                return ANY.form(phrase.gender, plural, Case.NOMINATIVE)
            kind = Determiner.SOME
        masculine, feminine, several = _ARTICLES[kind]
        if plural:
            return several
        return feminine if phrase.gender is Gender.FEMININE else masculine

    def counted(self, n: int, phrase: Phrase, case: Case) -> str:
        """ "2 cartes", "les 2 premières cartes"; a number alone has no article."""
        if phrase.determiner is not Determiner.THE:
            phrase = phrase.which(Determiner.NONE)
        return self._in_case(self._words(phrase, case, n > 1, str(n)), case)

    def counted_takes_plural(self, n: int, gender: Gender) -> bool:
        return n > 1

    def pronoun(self, gender: Gender, case: Case, after_preposition: bool) -> str:
        """Other pronouns would hang onto their verb."""
        if not after_preposition:
            return ""
        return "elle" if gender is Gender.FEMININE else "lui"

    def owned(self, thing: Phrase, owner: Gender) -> Phrase:
        return thing.with_before(Attribute(HIS))

    def smooth(self, words: str) -> str:
        words = _TO_HIM.sub(lambda m: f"qui lui {'sont' if m[2] else 'est'} {m[1]}", words)
        words = _SA.sub(r"\1on ", _CE.sub(r"\1et ", words))
        words = _QUE.sub(r"\1u’", _ELISION.sub(r"\1’", words))
        for pattern, replacement in _CONTRACTIONS:
            words = pattern.sub(replacement, words)
        return words.replace("'", "’")
