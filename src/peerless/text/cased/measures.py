"""What can be measured, and what a hero has."""

from __future__ import annotations

from typing import assert_never

from peerless.text import tree as t
from peerless.text.cased.phrases import Determiner, Phrase
from peerless.text.cased.references import forms_of, with_quality
from peerless.text.cased.selectors import Selectors
from peerless.text.declension import Case, Gender
from peerless.text.tree import Who


class Measures(Selectors):
    def measure(self, measure: t.Measure) -> Phrase:
        match measure:
            case t.ThatNumber():
                return self._that_number()
            case t.BoostOf(card):
                return self.card(card).owning(self.a(self.n.boost_value))
            case t.PrintedOf(card):
                return self.printed_value(card)
            case t.HealthOf(fighter):
                return self.health(fighter)
            case t.DamageDealt():
                return self._number(self.p.damage_dealt)
            case t.CombatDamage():
                return self._number(self.p.combat_damage)
            case t.DamageTo(fighter):
                # "Swój" would be of the one who dealt it.
                whom = self.acting(None).fighter(fighter)
                return self._number(self.p.damage_to.format(whom=whom))
            case t.CounterOf(key):
                yours = self.acting(None).whose(self.counter(key).several(), Who.YOU)
                return self.number_of(yours)
            case t.ThreatLevel():
                return self.a(self.n.threat_level).which(Determiner.THE)
            case t.PlayerCount():
                return self._number(self.p.player_count)
            case _:
                assert_never(measure)

    def be(self, measure: Phrase) -> str:
        return self.p.be[measure.takes_plural]

    def _number(self, of_what: str) -> Phrase:
        return self.a(self.n.count).with_after(of_what).which(Determiner.THE)

    def number_of(self, things: Phrase) -> Phrase:
        if self.grammar.counts_the_known:
            things = things.which(Determiner.THE)
        return self._number(self.p.number_of.format(things=forms_of(things)))

    def _that_number(self) -> Phrase:
        match self.before.number:
            case t.Spend(key, _):
                return self.number_of(with_quality(self.counter(key), self.q.spent))
            case t.ChooseNumber(most):
                which = self.q.named if most is None else self.q.chosen
            case None:
                which = self.q.this
            case _:
                assert_never(self.before.number)
        return self.a(self.n.number, which).which(Determiner.THE)

    def value(self, card: t.CardRef) -> Phrase:
        return self.card(card).owning(self.a(self.n.value))

    def printed_value(self, card: t.CardRef) -> Phrase:
        return self.card(card).owning(self.a(self.n.value, self.q.printed))

    def health(self, fighter: t.FighterRef) -> Phrase:
        return self.fighter(fighter).owning(self.a(self.n.health))

    def counter(self, key: str) -> Phrase:
        return self.name(key, self.n.marker).which(Determiner.NONE)

    def state(self, key: str) -> Phrase:
        return self.whose(self.name(key, self.n.trait), Who.YOU)

    def state_value(self, key: str, value: str, case: Case) -> str:
        noun = self.names.forms.get(value)
        if noun is None:
            return self.quoted(value)
        if noun.gender is Gender.PERSON and self.p.state_of_person:
            the_one = self.q.the_one.form(self.state(key).gender, False, case)
            return self.p.state_of_person.format(the_one=the_one, who=self.a(noun))
        return noun.form(case)
