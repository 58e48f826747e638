"""Russian, with the words of the published edition.

Players are addressed politely, as the published rules do; so the past tells no gender.
"""

from __future__ import annotations

from peerless.text.cased.language import CasedLanguage
from peerless.text.cased.lexicon import Lexicon
from peerless.text.declension import Case
from peerless.text.russian import words as w
from peerless.text.russian.grammar import RussianGrammar
from peerless.text.russian.patterns import PATTERNS


class Russian(CasedLanguage):
    cases = len(Case)
    lexicon = Lexicon(
        nouns=w.NOUNS,
        qualities=w.QUALITIES,
        verbs=w.VERBS,
        patterns=PATTERNS,
        measured={w.NOUNS.damage: ("урон", ", равный {m:dat}")},
    )
    grammar = RussianGrammar()
