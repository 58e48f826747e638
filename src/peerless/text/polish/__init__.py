"""Polish, with the words of the published edition.

A player is spoken to in the second person, in orders where there is something to do, and never in
the past: it would have to say whether a man or a woman plays.
"""

from __future__ import annotations

from collections.abc import Sequence

from peerless.text.antecedents import Antecedents
from peerless.text.declension import Case
from peerless.text.language import Language, Mood
from peerless.text.polish import words as w
from peerless.text.polish.agreement import counted
from peerless.text.polish.effects import PolishEffects
from peerless.text.polish.phrases import punctuated
from peerless.text.tree import (
    Condition,
    Deed,
    Duration,
    LastingRule,
    StandingRule,
    Timing,
    Trigger,
)


class Polish(Language):
    cases = len(Case)

    def deed(self, deed: Deed, mood: Mood, before: Antecedents) -> str:
        return PolishEffects(self.names, before).deed(deed, mood)

    def condition(self, condition: Condition, before: Antecedents) -> str:
        return PolishEffects(self.names, before.about(None)).condition(condition)

    def rule(self, rule: LastingRule | StandingRule, before: Antecedents) -> str:
        return PolishEffects(self.names, before).rule(rule)

    def heading(self, when: Timing | Trigger) -> str:
        if isinstance(when, Timing):
            return w.HEADINGS[when]
        trigger = PolishEffects(self.names, Antecedents()).trigger(when)
        return punctuated(f"Kiedy {trigger}:")

    def sentence(self, words: str) -> str:
        return f"{words[0].upper()}{punctuated(words[1:])}."

    def chain(self, parts: Sequence[str]) -> str:
        first, *others = parts
        # "wydaj 2 cewki, a jeśli to zrobisz, ...": the if says that it comes after.
        joints = (", a " if part.startswith("jeśli ") else ", a następnie " for part in others)
        return punctuated(first + "".join(f"{a}{b}" for a, b in zip(joints, others, strict=True)))

    def if_(self, condition: str, words: str) -> str:
        return punctuated(f"jeśli {condition}, {words}")

    def otherwise(self, words: str) -> str:
        return f"w przeciwnym razie {words}"

    def until(self, duration: Duration, rule: str) -> str:
        return f"{w.DURATIONS[duration]} {rule}"

    def delay(self, words: str) -> str:
        return f"na początku twojej następnej tury {words}"

    def options(self, n: int, options: Sequence[str], mood: Mood) -> str:
        choose = f"możesz {w.CHOOSE.infinitive}" if mood is Mood.ALLOWED else w.CHOOSE.order
        return f"{choose} {counted(n, w.OPTION)}: {'; '.join(options)}"

    def standing(self, rule: str, condition: str | None) -> str:
        heading = f"Gdy {condition}: " if condition else ""
        return punctuated(heading) + self.sentence(rule)
