"""Ukrainian, with the words of the published edition.

Players are addressed politely, as the published rules do; so the past tells no gender.
"""

from __future__ import annotations

from peerless.text.cased.language import CasedLanguage
from peerless.text.cased.lexicon import Lexicon
from peerless.text.declension import Case
from peerless.text.ukrainian import words as w
from peerless.text.ukrainian.grammar import UkrainianGrammar
from peerless.text.ukrainian.patterns import PATTERNS


class Ukrainian(CasedLanguage):
    cases = len(Case)
    lexicon = Lexicon(nouns=w.NOUNS, qualities=w.QUALITIES, verbs=w.VERBS, patterns=PATTERNS)
    grammar = UkrainianGrammar()
