"""Bulgarian, with the words of the published edition.

A player is spoken to as "ти", and never in the perfect: it would have to say whether a man or a
woman plays. Nouns have no cases, but an article at their end.
"""

from __future__ import annotations

from peerless.text.bulgarian import words as w
from peerless.text.bulgarian.grammar import BulgarianGrammar
from peerless.text.bulgarian.patterns import PATTERNS
from peerless.text.cased.language import CasedLanguage
from peerless.text.cased.lexicon import Lexicon


class Bulgarian(CasedLanguage):
    cases = 3  # without an article, with it, and with that of a subject; or the form after a number
    lexicon = Lexicon(nouns=w.NOUNS, qualities=w.QUALITIES, verbs=w.VERBS, patterns=PATTERNS)
    grammar = BulgarianGrammar()
