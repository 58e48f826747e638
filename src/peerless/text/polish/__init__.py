"""Polish, with the words of the published edition.

A player is spoken to in the second person, in orders where there is something to do, and never in
the past: it would have to say whether a man or a woman plays.
"""

from __future__ import annotations

from peerless.text.cased.language import CasedLanguage
from peerless.text.cased.lexicon import Lexicon
from peerless.text.declension import Case
from peerless.text.polish import words as w
from peerless.text.polish.grammar import PolishGrammar
from peerless.text.polish.patterns import PATTERNS


class Polish(CasedLanguage):
    cases = len(Case)
    lexicon = Lexicon(nouns=w.NOUNS, qualities=w.QUALITIES, verbs=w.VERBS, patterns=PATTERNS)
    grammar = PolishGrammar()
