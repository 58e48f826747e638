"""What can be measured, and what a hero has, in Polish."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from peerless.text import tree as t
from peerless.text.declension import Case
from peerless.text.polish import words as w
from peerless.text.polish.phrases import Attribute, Phrase
from peerless.text.polish.selectors import Selectors
from peerless.text.tree import Who


class PolishMeasures(Selectors):
    def measure(self, measure: t.Measure) -> Phrase:
        match measure:
            case t.ThatNumber():
                return self._that_number()
            case t.BoostOf(card):
                return self.card(card).owning(Phrase(w.VALUE, after=("WZMOCNIENIA",)))
            case t.PrintedOf(card):
                return self.printed_value(card)
            case t.HealthOf(fighter):
                return self.health(fighter)
            case t.DamageDealt():
                return Phrase(w.NUMBER, after=("zadanych obrażeń",))
            case t.CombatDamage():
                return Phrase(w.NUMBER, after=("zadanych obrażeń z walki",))
            case t.DamageTo(fighter):
                # "Swój" would be of the one who dealt it.
                whom = self.acting(None).fighter(fighter).said(Case.DATIVE)
                return Phrase(w.NUMBER, after=(f"obrażeń zadanych {whom} w tej walce",))
            case t.CounterOf(key):
                yours = self.acting(None).whose(replace(self.counter(key), plural=True), Who.YOU)
                return Phrase(w.NUMBER, after=(yours.said(Case.GENITIVE),))
            case t.ThreatLevel():
                return Phrase(w.LEVEL, after=("zagrożenia",))
            case t.PlayerCount():
                return Phrase(w.NUMBER, after=("graczy",))
            case _:
                assert_never(measure)

    def _that_number(self) -> Phrase:
        match self.before.number:
            case t.Spend(key, _):
                spent = self.counter(key).with_before(Attribute(w.SPENT))
                return Phrase(w.NUMBER, after=(spent.form(Case.GENITIVE, plural=True),))
            case t.ChooseNumber(most):
                which = w.NAMED if most is None else w.CHOSEN
            case None:
                which = w.THIS
            case _:
                assert_never(self.before.number)
        return Phrase(w.NUMBER, before=(Attribute(which),))

    def value(self, card: t.CardRef) -> Phrase:
        return self.card(card).owning(Phrase(w.VALUE))

    def printed_value(self, card: t.CardRef) -> Phrase:
        value = Phrase(w.VALUE, before=(Attribute(w.PRINTED),))
        return self.card(card).owning(value)

    def health(self, fighter: t.FighterRef) -> Phrase:
        return self.fighter(fighter).owning(Phrase(w.HEALTH))

    def counter(self, key: str) -> Phrase:
        return self.name(key, w.MARKER)

    def state(self, key: str) -> Phrase:
        return self.whose(self.name(key, w.TRAIT), Who.YOU)

    def state_value(self, value: str, case: Case) -> str:
        noun = self.names.forms.get(value)
        return noun.form(case) if noun else f"„{value}”"
