"""Say an effect tree in words: how texts, clauses and sentences are put together.

The words themselves come from a language (language.py). What is said reads again to the same
tree; a tree for which there are no such words is refused as `Unsayable`.
"""

from __future__ import annotations

from peerless.text import tree as t
from peerless.text.english import English
from peerless.text.language import Language, Mood, Unsayable
from peerless.text.names import Names

LANGUAGES: dict[str, type[Language]] = {"en": English}


def say(text: t.Text, names: Names, language: str = "en") -> str:
    """The words of a text; none for a card without effects."""
    return _Speaker(LANGUAGES[language](names)).text(text)


def say_effects(effects: tuple[t.Effect, ...], names: Names, language: str = "en") -> str:
    """The words of one option of a choice: "draw 2 cards"."""
    return _Speaker(LANGUAGES[language](names)).chain(effects, options=False)


class _Speaker:
    def __init__(self, language: Language) -> None:
        self._language = language

    def text(self, text: t.Text) -> str:
        self._check_headings(text)
        return " ".join(map(self._clause, text))

    def _check_headings(self, text: t.Text) -> None:
        """Sentences without a heading belong to the heading before them, so they come first."""
        timings = [clause.timing for clause in text if isinstance(clause, t.Clause)]
        if t.Timing.PLAYED in timings[1:]:
            raise Unsayable("only the first clause can do without a heading")

    def _clause(self, clause: t.Clause | t.Standing) -> str:
        if isinstance(clause, t.Standing):
            condition = None
            if clause.condition is not None:
                condition = self._language.condition(clause.condition)
            return self._language.standing(self._language.rule(clause.rule), condition)
        heading = self._language.heading(clause.timing)
        if not clause.effects:
            raise Unsayable("a clause without effects")
        return " ".join(filter(None, [heading, *map(self._sentence, clause.effects)]))

    def _sentence(self, effect: t.Effect) -> str:
        if not isinstance(effect, t.If) or not effect.otherwise:
            return self._language.sentence(self.chain((effect,)))
        first = self.chain((t.If(effect.condition, effect.then),))
        second = self._language.otherwise(self.chain(effect.otherwise))
        return f"{self._language.sentence(first)} {self._language.sentence(second)}"

    def chain(self, effects: tuple[t.Effect, ...], options: bool = True) -> str:
        """Effects one after the other in one sentence; `options`: it may end in a choice."""
        if not effects:
            raise Unsayable("nothing to say")
        if any(map(_swallows_the_rest, effects[:-1])):
            raise Unsayable("an if, a delay or a choice of options that is not the last")
        return self._language.chain([self._effect(effect, options) for effect in effects])

    def _effect(self, effect: t.Effect, options: bool) -> str:
        match effect:
            case t.If(condition, then, ()):
                words = self.chain(then, options)
                return self._language.if_(self._language.condition(condition), words)
            case t.If():
                raise Unsayable("otherwise needs a sentence of its own")
            case t.Delay(effects):
                return self._language.delay(self.chain(effects, options))
            case t.ChooseOptions():
                return self._options(effect, Mood.TOLD, options)
            case t.May(t.ChooseOptions() as choice):
                return self._options(choice, Mood.ALLOWED, options)
            case t.May(t.If() | t.Delay() | t.Until() | t.May()):
                raise Unsayable("what may happen is a single deed")
            case t.May(deed):
                return self._language.effect(deed, Mood.ALLOWED)
        return self._language.effect(effect, Mood.TOLD)

    def _options(self, choice: t.ChooseOptions, mood: Mood, allowed: bool) -> str:
        if not allowed or not 2 <= len(choice.options) >= choice.n:
            raise Unsayable("options inside options, or fewer than are to be chosen")
        options = [self.chain(option, options=False) for option in choice.options]
        return self._language.options(choice.n, options, mood)


def _swallows_the_rest(effect: t.Effect) -> bool:
    if isinstance(effect, t.May):
        return isinstance(effect.effect, t.ChooseOptions)
    return isinstance(effect, t.If | t.Delay | t.ChooseOptions)
