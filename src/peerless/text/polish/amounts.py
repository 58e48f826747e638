"""Amounts in Polish."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from peerless.text import tree as t
from peerless.text.declension import Case, Gender
from peerless.text.language import Unsayable
from peerless.text.polish import words as w
from peerless.text.polish.conditions import Conditions
from peerless.text.polish.phrases import Attribute, Counted, Phrase, with_z
from peerless.text.polish.selectors import part_of
from peerless.text.tree import Who


class Amounts(Conditions):
    def quantity(self, amount: t.Amount, thing: Phrase) -> str:
        """ "2 karty", "maksymalnie 2 karty", "tyle kart"; see also `dependence`."""
        match amount:
            case t.Number(n) | t.Per(n) | t.Plus(n) | t.Instead(n):
                return Counted(n, thing).said(Case.ACCUSATIVE)
            case t.UpTo(n):
                return Counted(n, thing, w.AT_MOST).said(Case.ACCUSATIVE)
            case t.UpToHand():
                if thing.noun is not w.CARD:
                    raise Unsayable("a hand is drawn, and nothing else")
                return "dowolną liczbę kart"
            case _:
                so_many = "tylu" if thing.gender is Gender.PERSON else "tyle"
                return f"{so_many} {thing.form(Case.GENITIVE, plural=True)}"

    def dependence(
        self, amount: t.Amount, thing: Phrase | None = None, preposition: str = ""
    ) -> str:
        """What an amount, of some thing, depends on; said at the end of its effect."""
        match amount:
            case t.Number() | t.UpTo():
                return ""
            case t.UpToHand(n):
                at_most = Counted(n, Phrase(w.CARD), w.AT_MOST).said(Case.ACCUSATIVE)
                return f", tak by mieć na ręce {at_most}"
            case t.Per():
                return self._per(amount)
            case t.Plus(_, per):
                return f" plus {per.n}{self._per(per)}"
            case t.Instead(_, other, condition):
                much = Counted(other, thing).said(Case.ACCUSATIVE) if thing else str(other)
                holds = self.acting(None).about(None).condition(condition)
                return f", a jeśli {holds}, to zamiast tego {preposition}{much}"
            case _:
                return f", {self.acting(None).as_much_as(amount)}"

    def count_dependence(self, thing: object) -> str:
        """The same for how many are selected: "odrzuca 1 kartę, a jeśli ..."."""
        if isinstance(thing, t.Select) and isinstance(thing.count.n, t.Instead):
            noun = self.body(t.Select(thing.noun, filters=_names(thing)))
            return self.dependence(thing.count.n, noun)
        return ""

    def _per(self, per: t.Per) -> str:
        return f" za {self._each(per.each) if per.every == 1 else self._every(per)}"

    def _each(self, each: t.Select | t.That | t.CounterOf | t.MarkersOn) -> str:
        every = Attribute(w.EVERY)
        match each:
            case t.That():
                return self._each_of(each)
            case t.CounterOf(key):
                return self.counter(key).with_before(every).said(Case.ACCUSATIVE)
            case t.MarkersOn(marker, sites):
                markers = self.marker(marker).with_before(every).said(Case.ACCUSATIVE)
                return f"{markers} {self._on_sites(sites)}"
            case t.Select(count=t.EACH):
                return self.select(each).said(Case.ACCUSATIVE)
            case t.Select():
                raise Unsayable("a number for each, not for some")
            case _:
                assert_never(each)

    def _each_of(self, those: t.That) -> str:
        known = self._known_cards(those)
        if known is not None:
            return known.with_before(Attribute(w.EVERY)).said(Case.ACCUSATIVE)
        return part_of(_those(those), Attribute(w.EVERY)).said(Case.ACCUSATIVE)

    def _every(self, per: t.Per) -> str:
        match per.each:
            case t.That():
                known = self._known_cards(per.each)
                if known is not None:
                    return _every(per.every, known)
                return _every_of(per.every, _those(per.each))
            case t.CounterOf(key):
                return _every(per.every, self.counter(key))
            case t.MarkersOn(marker, sites):
                return f"{_every(per.every, self.marker(marker))} {self._on_sites(sites)}"
            case t.Select(count=t.EACH, side=t.Side.YOURS):
                if t.Other() in per.each.filters:
                    raise Unsayable("some others of several")
                yours = self.whose(replace(self.body(per.each), plural=True), Who.YOU)
                return _every_of(per.every, yours)
            case t.Select(count=t.EACH):
                return _every(per.every, self.body(per.each))
            case t.Select():
                raise Unsayable("a number for each, not for some")
            case _:
                assert_never(per.each)

    def _known_cards(self, those: t.That) -> Phrase | None:
        """Cards that are called by what was done to them: "odrzucone karty"."""
        if not those.many or those.noun not in (t.Noun.FIGHTER, t.Noun.CARD):
            raise Unsayable("for each of those cards or fighters only")
        if those.noun is t.Noun.CARD and (which := self.which_card(many=True)) is not w.THIS:
            return Phrase(w.CARD, before=(Attribute(which),))
        return None

    def _on_sites(self, sites: t.Select) -> str:
        """Where markers lie."""
        if sites.count == t.EACH:
            return f"na {self.body(sites).form(Case.LOCATIVE, plural=True)}"
        return f"na {self.select(sites).said(Case.LOCATIVE)}"

    def as_much_as(self, measure: t.Measure) -> str:
        """After "tyle": "ile zadano obrażeń"."""
        match measure, self.before.number:
            case t.ThatNumber(), t.Spend(key, _):
                return f"ile {self.counter(key).form(Case.GENITIVE, plural=True)} wydano"
            case t.CounterOf(key), _:
                return f"ile masz {self.counter(key).form(Case.GENITIVE, plural=True)}"
            case t.PlayerCount(), _:
                return "ilu jest graczy"
            case t.DamageDealt(), _:
                return "ile zadano obrażeń"
            case t.CombatDamage(), _:
                return "ile zadano obrażeń z walki"
            case t.DamageTo(fighter), _:
                return f"ile obrażeń zadano {self.fighter(fighter).said(Case.DATIVE)} w tej walce"
        return f"ile wynosi {self.measure(measure).said(Case.NOMINATIVE)}"


def _names(select: t.Select) -> tuple[t.Filter, ...]:
    return tuple(filter_ for filter_ in select.filters if isinstance(filter_, t.Called | t.Banner))


def _those(those: t.That) -> Phrase:
    return Phrase(w.NOUNS[those.noun], before=(Attribute(w.THIS),), plural=True)


def _every(n: int, things: Phrase) -> str:
    """ "każde 2 zajęte farmy", "każdych 2 wrogich walczących"."""
    every = w.EVERY.form(things.gender, True, Case.ACCUSATIVE)
    return f"{every} {Counted(n, things).said(Case.ACCUSATIVE)}"


def _every_of(n: int, those: Phrase) -> str:
    """ "każde 2 z tych kart"."""
    every = w.EVERY.form(those.gender, True, Case.ACCUSATIVE)
    return f"{every} {n} {with_z(those.said(Case.GENITIVE))}"
