"""French, with the words of the published edition.

It writes the kinds of cards and pieces with a capital: "carte Attaque", "jeton Brouillard".
"""

from __future__ import annotations

from peerless.text.cased.language import CasedLanguage
from peerless.text.cased.lexicon import Lexicon
from peerless.text.french import words as w
from peerless.text.french.grammar import FrenchGrammar
from peerless.text.french.patterns import PATTERNS


class French(CasedLanguage):
    lexicon = Lexicon(
        nouns=w.NOUNS,
        qualities=w.QUALITIES,
        verbs=w.VERBS,
        patterns=PATTERNS,
        hand_is_seen=True,
        chosen_is_taken=False,
        measure_is_repeated=False,
    )
    grammar = FrenchGrammar()

    def standing(self, rule: str, condition: str | None) -> str:
        """One sentence; "si A et si B", but "tant que A et que B"."""
        if condition is None:
            return self.sentence(rule)
        for joint in (", ", " et ", " ou "):
            condition = condition.replace(f"{joint}si ", f"{joint}que ")
        return self.sentence(f"{PATTERNS.while_.format(condition=condition)} {rule}")
