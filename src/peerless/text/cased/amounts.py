"""Amounts."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from peerless.text import tree as t
from peerless.text.cased.conditions import Conditions
from peerless.text.cased.phrases import Attribute, Counted, Determiner, Phrase
from peerless.text.cased.references import forms_of, with_quality
from peerless.text.declension import Case, Gender
from peerless.text.language import Unsayable
from peerless.text.tree import Who


class Amounts(Conditions):
    def quantity(self, amount: t.Amount, thing: Phrase, apiece: bool = False) -> str:
        """ "2 karty", "maksymalnie 2 karty", "tyle kart"; see also `dependence`. `apiece`: each of
        several gets so many."""
        match amount:
            case t.Number(n) | t.Per(n) | t.Plus(n) | t.Instead(n):
                return self._counted(n, thing, apiece).said(Case.ACCUSATIVE)
            case t.UpTo(n):
                return Counted(n, thing, self.p.at_most).said(Case.ACCUSATIVE)
            case t.UpToHand():
                if thing.noun is not self.n.card:
                    raise Unsayable("a hand is drawn, and nothing else")
                return self.p.any_hand
            case _:
                person = thing.gender is Gender.PERSON
                so_many = self.p.so_many_persons if person else self.p.so_many
                so_many, _ = self.lexicon.measured.get(thing.noun, (so_many, ""))
                return so_many.format(things=self.grammar.so_many(thing))

    def _counted(self, n: int, thing: Phrase, apiece: bool) -> Counted:
        """ "1 урон", or "по 1 урону"."""
        counted = Counted(n, thing)
        return replace(counted, bound=self.p.apiece[counted.takes_plural]) if apiece else counted

    def distance(self, amount: t.Amount) -> str:
        """ "o maksymalnie 3 pola"."""
        spaces = self.a(self.n.space)
        match amount:
            case t.UpTo(n):
                return self.p.distance_up_to.format(n=Counted(n, spaces))
            case t.Number(n) | t.Per(n) | t.Plus(n) | t.Instead(n):
                return self.p.distance.format(n=Counted(n, spaces))
            case _:
                return self.p.distance_measured.format(n=self.quantity(amount, spaces))

    def dependence(
        self,
        amount: t.Amount,
        thing: Phrase | None = None,
        pattern: str = "{n:acc}",
        apiece: bool = False,
    ) -> str:
        """What an amount, of some thing, depends on; said at the end of its effect."""
        match amount:
            case t.Number() | t.UpTo():
                return ""
            case t.UpToHand(n):
                cards = Counted(n, self.a(self.n.card))
                return self.p.up_to_hand.format(n=cards)
            case t.Per():
                return self._per(amount)
            case t.Plus(_, per):
                return self.p.plus.format(n=per.n, per=self._per(per))
            case t.Instead(_, other, condition):
                much = str(other)
                if thing is not None:
                    much = pattern.format(n=self._counted(other, thing, apiece))
                holds = self.acting(None).about(None).condition(condition)
                return self.p.instead.format(condition=holds, much=much)
            case _:
                return self.acting(None).as_much_as(amount, thing)

    def count_dependence(self, thing: object) -> str:
        """The same for how many are selected: "odrzuca 1 kartę, a jeśli ..."."""
        if isinstance(thing, t.Select) and isinstance(thing.count.n, t.Instead):
            noun = self.body(t.Select(thing.noun, filters=_names(thing)))
            return self.dependence(thing.count.n, noun)
        return ""

    def _per(self, per: t.Per) -> str:
        each = self._each(per.each) if per.every == 1 else self._every(per)
        return self.p.per.format(each=each)

    def _each(self, each: t.Select | t.That | t.CounterOf | t.MarkersOn) -> str:
        every = Attribute(self.q.every)
        match each:
            case t.That():
                return self._each_of(each)
            case t.CounterOf(key):
                return self.counter(key).with_before(every).said(Case.ACCUSATIVE)
            case t.MarkersOn(marker, sites):
                markers = self.marker(marker).which(Determiner.NONE).with_before(every)
                return f"{markers.said(Case.ACCUSATIVE)} {self._on_sites(sites)}"
            case t.Select(count=t.EACH):
                return self.select(each).said(Case.ACCUSATIVE)
            case t.Select():
                raise Unsayable("a number for each, not for some")
            case _:
                assert_never(each)

    def _each_of(self, those: t.That) -> str:
        known = self._known_cards(those)
        if known is not None:
            return known.with_before(Attribute(self.q.every)).said(Case.ACCUSATIVE)
        return self.part_of(self._those(those), Attribute(self.q.everyone)).said(Case.ACCUSATIVE)

    def _every(self, per: t.Per) -> str:
        match per.each:
            case t.That():
                known = self._known_cards(per.each)
                if known is not None:
                    return self._every_few(per.every, known)
                return self._every_few_of(per.every, self._those(per.each))
            case t.CounterOf(key):
                return self._every_few(per.every, self.counter(key))
            case t.MarkersOn(marker, sites):
                markers = self.marker(marker).which(Determiner.NONE)
                return f"{self._every_few(per.every, markers)} {self._on_sites(sites)}"
            case t.Select(count=t.EACH, side=t.Side.YOURS):
                if t.Other() in per.each.filters:
                    raise Unsayable("some others of several")
                yours = self.whose(self.body(per.each).several(), Who.YOU)
                return self._every_few_of(per.every, yours)
            case t.Select(count=t.EACH):
                return self._every_few(per.every, self.body(per.each))
            case t.Select():
                raise Unsayable("a number for each, not for some")
            case _:
                assert_never(per.each)

    def _every_few(self, n: int, things: Phrase) -> str:
        """ "każde 2 zajęte farmy", "każdych 2 wrogich walczących"."""
        every = self.q.every.form(things.gender, True, self.grammar.several_seen(things.noun))
        return self.p.every_few.format(every=every, things=Counted(n, things))

    def _every_few_of(self, n: int, those: Phrase) -> str:
        """ "każde 2 z tych kart"."""
        every = self.q.every.form(those.gender, True, Case.ACCUSATIVE)
        of = self.p.part_of.format(those=those)
        return self.p.every_few_of.format(every=every, n=n, of=of)

    def _known_cards(self, those: t.That) -> Phrase | None:
        """Cards that are called by what was done to them: "odrzucone karty"."""
        if not those.many or those.noun not in (t.Noun.FIGHTER, t.Noun.CARD):
            raise Unsayable("for each of those cards or fighters only")
        if those.noun is t.Noun.CARD:
            which = self.which_card(many=True)
            if which is not self.q.this:
                return self.a(self.n.card, which)
        return None

    def _those(self, those: t.That) -> Phrase:
        return self.a(self.n.of(those.noun), self.q.this, plural=True)

    def _on_sites(self, sites: t.Select) -> str:
        """Where markers lie."""
        if sites.count == t.EACH:
            every = self.body(sites).several().which(Determiner.THE)
            return self.p.on_sites.format(sites=every)
        return self.p.on_sites.format(sites=self.select(sites))

    def as_much_as(self, measure: t.Measure, thing: Phrase | None = None) -> str:
        """After "tyle": "ile zadano obrażeń"."""
        if thing is not None and thing.noun in self.lexicon.measured:
            return self.lexicon.measured[thing.noun][1].format(m=self.measure(measure))
        match measure, self.before.number:
            case t.ThatNumber(), t.Spend(key, _):
                things = self.counter(key)
                return self.p.as_much_spent.format(
                    things=self.grammar.so_many(things),
                    spent=forms_of(with_quality(things, self.q.spent)),
                )
            case t.CounterOf(key), _:
                counters = self.grammar.so_many(self.counter(key))
                pattern = self.p.as_many_counters
            case t.PlayerCount(), _:
                pattern, counters = self.p.as_many_players, ""
            case t.DamageDealt(), _:
                pattern, counters = self.p.as_much_damage, ""
            case t.CombatDamage(), _:
                pattern, counters = self.p.as_much_combat_damage, ""
            case t.DamageTo(fighter), _:
                return self.p.as_much_damage_to.format(whom=self.fighter(fighter))
            case _:
                pattern, counters = self.p.as_much_as, ""
        much = self.measure(measure)
        return pattern.format(things=counters, m=much, be=self.be(much))


def _names(select: t.Select) -> tuple[t.Filter, ...]:
    return tuple(filter_ for filter_ in select.filters if isinstance(filter_, t.Called | t.Banner))
