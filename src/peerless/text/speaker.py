"""Say an effect tree in words: how texts, clauses and sentences are put together.

The words themselves come from a language (language.py). What is said in English reads again to
the same tree; a tree for which a language has no words is refused as `Unsayable`.
"""

from __future__ import annotations

from peerless.text import tree as t
from peerless.text.antecedents import Antecedents
from peerless.text.bulgarian import Bulgarian
from peerless.text.english import English
from peerless.text.french import French
from peerless.text.language import Language, Mood, Unsayable
from peerless.text.names import Names
from peerless.text.polish import Polish
from peerless.text.russian import Russian
from peerless.text.ukrainian import Ukrainian

LANGUAGES: dict[str, type[Language]] = {
    "en": English,
    "fr": French,
    "ru": Russian,
    "uk": Ukrainian,
    "bg": Bulgarian,
    "pl": Polish,
}


def say(text: t.Text, names: Names, language: str = "en") -> str:
    """The words of a text; none for a card without effects."""
    return _Speaker(LANGUAGES[language](names)).text(text)


def say_effects(effects: tuple[t.Effect, ...], names: Names, language: str = "en") -> str:
    """The words of one option of a choice: "draw 2 cards"."""
    return _Speaker(LANGUAGES[language](names)).chain(effects, Antecedents(), options=False)


def say_sentence(effect: t.Effect, names: Names, language: str = "en") -> str:
    """The sentence of one effect: "Draw 2 cards." """
    return _Speaker(LANGUAGES[language](names)).sentence(effect, Antecedents())


class _Speaker:
    def __init__(self, language: Language) -> None:
        self._language = language

    def text(self, text: t.Text) -> str:
        self._check_headings(text)
        clauses = []
        before = Antecedents()
        for clause in text:
            if isinstance(clause, t.Standing):
                clauses.append(self._standing(clause))
            elif isinstance(clause.when, t.Trigger):  # knows what set it off, and is forgotten
                clauses.append(self._clause(clause, Antecedents().set_off(clause.when)))
            else:
                clauses.append(self._clause(clause, before))
                before = before.after_all(clause.effects)
        return " ".join(clauses)

    def _check_headings(self, text: t.Text) -> None:
        """Sentences without a heading belong to the heading before them, so they come first."""
        timings = [clause.when for clause in text if isinstance(clause, t.Clause)]
        if t.Timing.PLAYED in timings[1:]:
            raise Unsayable("only the first clause can do without a heading")

    def _standing(self, standing: t.Standing) -> str:
        before = Antecedents()
        if standing.condition is None:
            return self._language.standing(self._language.rule(standing.rule, before), None)
        condition = self._language.condition(standing.condition, before)
        before = before.under(standing.condition).safe_for(standing.rule)
        return self._language.standing(self._language.rule(standing.rule, before), condition)

    def _clause(self, clause: t.Clause, before: Antecedents) -> str:
        if not clause.effects:
            raise Unsayable("a clause without effects")
        parts = [self._language.heading(clause.when)]
        for effect in clause.effects:
            parts.append(self.sentence(effect, before))
            before = before.after(effect)
        return " ".join(filter(None, parts))

    def sentence(self, effect: t.Effect, before: Antecedents) -> str:
        if not isinstance(effect, t.If) or not effect.otherwise:
            return self._language.sentence(self.chain((effect,), before))
        first = self.chain((t.If(effect.condition, effect.then),), before)
        second = self._language.otherwise(self.chain(effect.otherwise, before))
        return f"{self._language.sentence(first)} {self._language.sentence(second)}"

    def chain(
        self, effects: tuple[t.Effect, ...], before: Antecedents, options: bool = True
    ) -> str:
        """Effects one after the other in one sentence; `options`: it may end in a choice."""
        if not effects:
            raise Unsayable("nothing to say")
        if any(map(_swallows_the_rest, effects[:-1])):
            raise Unsayable("an if, a delay or a choice of options that is not the last")
        parts = []
        for effect in effects:
            parts.append(self._effect(effect, before, options))
            before = before.after(effect)
        return self._language.chain(parts)

    def _effect(self, effect: t.Effect, before: Antecedents, options: bool) -> str:
        match effect:
            case t.If(condition, then, otherwise):
                if otherwise:
                    raise Unsayable("otherwise needs a sentence of its own")
                words = self.chain(then, before.under(condition), options)
                return self._language.if_(self._language.condition(condition, before), words)
            case t.Until(duration, rule):
                words = self._language.rule(rule, before.safe_for(effect))
                return self._language.until(duration, words)
            case t.Delay(effects):
                return self._language.delay(self.chain(effects, before, options))
            case t.May(instruction):
                return self._instruction(instruction, Mood.ALLOWED, before, options)
            case _:
                return self._instruction(effect, Mood.TOLD, before, options)

    def _instruction(
        self, instruction: t.Instruction, mood: Mood, before: Antecedents, options: bool
    ) -> str:
        if isinstance(instruction, t.ChooseOptions):
            return self._options(instruction, mood, before, options)
        return self._language.deed(instruction, mood, before.safe_for(instruction))

    def _options(
        self, choice: t.ChooseOptions, mood: Mood, before: Antecedents, allowed: bool
    ) -> str:
        if not allowed or not 2 <= len(choice.options) >= choice.n:
            raise Unsayable("options inside options, or fewer than are to be chosen")
        options = [self.chain(option, before, options=False) for option in choice.options]
        return self._language.options(choice.n, options, mood)


def _swallows_the_rest(effect: t.Effect) -> bool:
    if isinstance(effect, t.May):
        return isinstance(effect.effect, t.ChooseOptions)
    return isinstance(effect, t.If | t.Delay | t.ChooseOptions)
