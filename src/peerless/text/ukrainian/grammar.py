"""How Ukrainian words agree and are counted, and how prepositions sound."""

from __future__ import annotations

import re

from peerless.text.declension import Case, Gender, NounForms
from peerless.text.slavic.adjectives import SlavicAdjective, with_endings
from peerless.text.slavic.grammar import Form, SlavicGrammar, is_alive, is_few, is_one

_HARD = "ий е ого ому им ому а ої ій у ою і их им ими"
_SOFT = "ій є ього ьому ім ьому я ьої ій ю ьою і іх ім іми"
_VOWELS = "аеєиіїоуюя"
_CONSONANTS = "бвгґджзклмнпрстфхцчшщ"
# "зі скиду", "із зони", "міст із номером", "з колоди"
_FROM_CLUSTER = re.compile(rf"\b([Зз]) (?=(?:[сзшщж][{_CONSONANTS}]|мн|дв|вс)\w)", re.I)
_FROM_HISSING = re.compile(r"\b([Зз]) (?=[сзшщчцж]\w)", re.I)
_FROM_AFTER_CLUSTER = re.compile(
    rf"(?<=[{_CONSONANTS}][{_CONSONANTS}]) з (?=[{_CONSONANTS}])", re.I
)
# "карту в зоні", but "карт у зоні" and "карту у вашій зоні"
_IN = re.compile(
    rf"(?<=[{_VOWELS}]) у (?=[{_VOWELS}]|(?![вф]|[{_CONSONANTS}][{_CONSONANTS}])\w)", re.I
)
# "скиньте всі карти", but "покладіть усі карти"
_ALL = re.compile(rf"(?<=[{_CONSONANTS}ь]) в(?=с[еіюя])", re.I)


def adjective(word: str) -> SlavicAdjective:
    """From its nominative: "ворожий", "верхній"."""
    return with_endings(word[:-2], _SOFT if word.endswith("ій") else _HARD)


ANY = adjective("будь-який")
_PRONOUNS = {
    "m": ("", "його", "йому", "його", "ним", "ньому"),
    "f": ("", "її", "їй", "її", "нею", "ній"),
    "n": ("", "його", "йому", "його", "ним", "ньому"),
}
_AFTER_PREPOSITION = {
    "m": ("", "нього", "ньому", "нього", "ним", "ньому"),
    "f": ("", "неї", "ній", "неї", "нею", "ній"),
    "n": ("", "нього", "ньому", "нього", "ним", "ньому"),
}
_POSSESSIVES = {"m": "його", "f": "її", "n": "його"}


class UkrainianGrammar(SlavicGrammar):
    any = ANY
    and_ = "і"
    long_before = True
    pronouns = _PRONOUNS
    pronouns_after_preposition = _AFTER_PREPOSITION
    possessives = _POSSESSIVES

    def counted_forms(self, n: int, noun: NounForms, case: Case) -> tuple[Form, Form]:
        """ "1 карта", "2 верхні карти", "2 бійці", "5 карт"."""
        form = (case, not is_one(n))
        if not is_one(n) and case in (Case.NOMINATIVE, Case.ACCUSATIVE):
            seen = case is Case.ACCUSATIVE and is_alive(noun)
            form = (Case.NOMINATIVE if is_few(n) and not seen else Case.GENITIVE, True)
        return form, form

    def counted_takes_plural(self, n: int, gender: Gender) -> bool:
        return not is_one(n)

    def smooth(self, words: str) -> str:
        words = _FROM_CLUSTER.sub(r"\1і ", words)
        words = _FROM_HISSING.sub(lambda found: "Із " if found[1] == "З" else "із ", words)
        words = _FROM_AFTER_CLUSTER.sub(" із ", words)
        words = _ALL.sub(" у", words)
        return _IN.sub(" в ", words)
