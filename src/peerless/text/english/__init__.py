"""English, the language in which heroes are written."""

from __future__ import annotations

from collections.abc import Sequence

from peerless.text.antecedents import Antecedents
from peerless.text.english.effects import EnglishEffects
from peerless.text.language import Language, Mood
from peerless.text.names import Names
from peerless.text.tree import (
    Condition,
    Deed,
    Duration,
    LastingRule,
    StandingRule,
    Timing,
    Trigger,
)


class English(Language):
    """Canonical: it repeats names, so that its words depend on nothing said before."""

    def __init__(self, names: Names) -> None:
        super().__init__(names)
        self._words = EnglishEffects(names)

    def deed(self, deed: Deed, mood: Mood, before: Antecedents) -> str:
        return self._words.deed(deed, mood)

    def condition(self, condition: Condition, before: Antecedents) -> str:
        return self._words.condition(condition)

    def rule(self, rule: LastingRule | StandingRule, before: Antecedents) -> str:
        return self._words.rule(rule)

    def heading(self, when: Timing | Trigger) -> str:
        if when is Timing.PLAYED:
            return ""
        words = when.value if isinstance(when, Timing) else self._words.trigger(when)
        return f"{_capital(words)}:"

    def sentence(self, words: str) -> str:
        return f"{_capital(words)}."

    def chain(self, parts: Sequence[str]) -> str:
        return ", then ".join(parts)

    def if_(self, condition: str, words: str) -> str:
        return f"if {condition}, {words}"

    def otherwise(self, words: str) -> str:
        return f"otherwise, {words}"

    def until(self, duration: Duration, rule: str) -> str:
        return f"until the end of {duration.value}, {rule}"

    def delay(self, words: str) -> str:
        return f"at the start of your next turn, {words}"

    def options(self, n: int, options: Sequence[str], mood: Mood) -> str:
        you_may = "you may " if mood is Mood.ALLOWED else ""
        return f"{you_may}choose {n}: {'; '.join(options)}"

    def standing(self, rule: str, condition: str | None) -> str:
        heading = f"While {condition}: " if condition else ""
        return heading + self.sentence(rule)


def _capital(words: str) -> str:
    return words[0].upper() + words[1:]
