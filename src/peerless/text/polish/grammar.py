"""How Polish words agree and are counted."""

from __future__ import annotations

import re

from peerless.text.declension import Case, Gender, NounForms
from peerless.text.slavic.adjectives import SlavicAdjective, with_endings
from peerless.text.slavic.grammar import Form, SlavicGrammar, is_few

_HARD = "y e ego emu ym ym a ej ej ą ą e ych ym ymi"
_AFTER_K_AND_G = "i ie iego iemu im im a iej iej ą ą ie ich im imi"
_SOFT = "i ie iego iemu im im ia iej iej ią ią ie ich im imi"
_WITH_Z = re.compile(
    r"\bz (?=w(?=s)|(?:s[zh]|s(?![zh])|[zśźż])(?=[bcćdfghjklłmnńprstwzźż]))", re.IGNORECASE
)


def adjective(word: str, persons: str) -> SlavicAdjective:
    """From its nominatives: "wrogi", "wrodzy"."""
    stem = word[:-1]
    endings = _HARD if word[-1] == "y" else _AFTER_K_AND_G if stem[-1] in "kg" else _SOFT
    return with_endings(stem, endings, persons)


def irregular(forms: str, persons: str) -> SlavicAdjective:
    """From its forms; where two cases are alike, the form is given once."""
    words = forms.split()
    return SlavicAdjective((*words[:5], words[4], *words[5:7], words[6], *words[7:]), persons)


ANY = adjective("dowolny", "dowolni")

_PRONOUNS = {
    "m": ("", "jego", "mu", "go", "nim", "nim"),
    "f": ("", "jej", "jej", "ją", "nią", "niej"),
    "n": ("", "jego", "mu", "je", "nim", "nim"),
}
_AFTER_PREPOSITION = {
    "m": ("", "niego", "niemu", "niego", "nim", "nim"),
    "f": ("", "niej", "niej", "nią", "nią", "niej"),
    "n": ("", "niego", "niemu", "nie", "nim", "nim"),
}
_POSSESSIVES = {"m": "jego", "f": "jej", "n": "jego"}


class PolishGrammar(SlavicGrammar):
    any = ANY
    and_ = "i"
    pronouns = _PRONOUNS
    pronouns_after_preposition = _AFTER_PREPOSITION
    possessives = _POSSESSIVES

    def counted_forms(self, n: int, noun: NounForms, case: Case) -> tuple[Form, Form]:
        """ "1 karta", "2 karty", "5 kart", "2 walczących"."""
        form = (case, n != 1)
        direct = case in (Case.NOMINATIVE, Case.ACCUSATIVE)
        if n != 1 and direct and (noun.gender is Gender.PERSON or not is_few(n)):
            form = (Case.GENITIVE, True)
        return form, form

    def counted_takes_plural(self, n: int, gender: Gender) -> bool:
        return is_few(n) and gender is not Gender.PERSON

    def smooth(self, words: str) -> str:
        """ "z Meduzą", "ze swoim bohaterem"."""
        return _WITH_Z.sub("ze ", words)
