"""A language with cases: its lexicon and its grammar, joined to sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from peerless.text.antecedents import Antecedents
from peerless.text.cased.lexicon import Lexicon
from peerless.text.cased.phrases import Counted, Grammar, Phrase, punctuated
from peerless.text.cased.rules import Speech
from peerless.text.language import Language, Mood
from peerless.text.tree import (
    Condition,
    Deed,
    Duration,
    LastingRule,
    StandingRule,
    Timing,
    Trigger,
)


class CasedLanguage(Language):
    lexicon: ClassVar[Lexicon]
    grammar: ClassVar[Grammar]

    def _speech(self, before: Antecedents) -> Speech:
        return Speech(self.lexicon, self.grammar, self.names, before)

    def deed(self, deed: Deed, mood: Mood, before: Antecedents) -> str:
        return self._speech(before).deed(deed, mood)

    def condition(self, condition: Condition, before: Antecedents) -> str:
        return self._speech(before.about(None)).condition(condition)

    def rule(self, rule: LastingRule | StandingRule, before: Antecedents) -> str:
        return self._speech(before).rule(rule)

    def heading(self, when: Timing | Trigger) -> str:
        if isinstance(when, Timing):
            return self.lexicon.patterns.headings[when]
        return self._finished(self._speech(Antecedents()).trigger(when))

    def _finished(self, words: str) -> str:
        return self.grammar.smooth(punctuated(words))

    def sentence(self, words: str) -> str:
        words = self._finished(words)
        return f"{words[0].upper()}{words[1:]}."

    def chain(self, parts: Sequence[str]) -> str:
        patterns = self.lexicon.patterns
        first, *others = parts
        for part in others:
            # "wydaj 2 cewki, a jeśli to zrobisz, ...": the if says that it comes after.
            is_if = part.startswith(patterns.if_begins)
            first += f"{patterns.then_if if is_if else patterns.then}{part}"
        return self._finished(first)

    def if_(self, condition: str, words: str) -> str:
        return self.lexicon.patterns.if_.format(condition=condition, words=words)

    def otherwise(self, words: str) -> str:
        return self.lexicon.patterns.otherwise.format(words=words)

    def until(self, duration: Duration, rule: str) -> str:
        return self.lexicon.patterns.durations[duration].format(rule=rule)

    def delay(self, words: str) -> str:
        return self.lexicon.patterns.delay.format(words=words)

    def options(self, n: int, options: Sequence[str], mood: Mood) -> str:
        patterns, choose = self.lexicon.patterns, self.lexicon.verbs.choose
        of = Counted(n, Phrase(self.grammar, self.lexicon.nouns.option))
        if mood is Mood.ALLOWED:
            begin = patterns.may_you.format(verb=choose.infinitive, rest=f"{of:acc}")
        else:
            begin = f"{choose.order} {of:acc}"
        return patterns.options.format(choose=begin, options=patterns.between_options.join(options))

    def standing(self, rule: str, condition: str | None) -> str:
        if condition is None:
            return self.sentence(rule)
        heading = self._finished(self.lexicon.patterns.while_.format(condition=condition))
        return f"{heading} {self.sentence(rule)}"
