"""Amounts in Polish."""

from __future__ import annotations

from peerless.text import tree as t
from peerless.text.declension import Case
from peerless.text.language import Unsayable
from peerless.text.polish import words as w
from peerless.text.polish.conditions import Conditions
from peerless.text.polish.phrases import Attribute, Counted, Phrase
from peerless.text.polish.selectors import part_of


class Amounts(Conditions):
    def quantity(self, amount: t.Amount, thing: Phrase) -> str:
        """ "2 karty", "maksymalnie 2 karty", "tyle kart"; see also `dependence`."""
        match amount:
            case t.Number(n) | t.Per(n, _) | t.Instead(n, _, _):
                return Counted(n, thing).said(Case.ACCUSATIVE)
            case t.UpTo(n):
                return Counted(n, thing, w.AT_MOST).said(Case.ACCUSATIVE)
            case _:
                return f"tyle {thing.form(Case.GENITIVE, plural=True)}"

    def dependence(
        self, amount: t.Amount, thing: Phrase | None = None, preposition: str = ""
    ) -> str:
        """What an amount, of some thing, depends on; said at the end of its effect."""
        match amount:
            case t.Number() | t.UpTo():
                return ""
            case t.Per(_, each):
                return f" za {self._each(each)}"
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

    def _each(self, each: t.Select | t.That | t.CounterOf) -> str:
        if isinstance(each, t.That):
            return self._each_of(each)
        if isinstance(each, t.CounterOf):
            return self.counter(each.key).with_before(Attribute(w.EVERY)).said(Case.ACCUSATIVE)
        if each.count != t.EACH:
            raise Unsayable("a number for each, not for some")
        return self.select(each).said(Case.ACCUSATIVE)

    def _each_of(self, those: t.That) -> str:
        if not those.many or those.noun not in (t.Noun.FIGHTER, t.Noun.CARD):
            raise Unsayable("for each of those cards or fighters only")
        if those.noun is t.Noun.CARD and (which := self.which_card(many=True)) is not w.THIS:
            each = Phrase(w.CARD, before=(Attribute(w.EVERY), Attribute(which)))
            return each.said(Case.ACCUSATIVE)
        those_ = Phrase(w.NOUNS[those.noun], before=(Attribute(w.THIS),), plural=True)
        return part_of(those_, Attribute(w.EVERY)).said(Case.ACCUSATIVE)

    def as_much_as(self, measure: t.Measure) -> str:
        """After "tyle": "ile zadano obrażeń"."""
        match measure, self.before.number:
            case t.ThatNumber(), t.Spend(key, _):
                return f"ile {self.counter(key).form(Case.GENITIVE, plural=True)} wydano"
            case t.CounterOf(key), _:
                return f"ile masz {self.counter(key).form(Case.GENITIVE, plural=True)}"
            case t.DamageDealt(), _:
                return "ile zadano obrażeń"
            case t.CombatDamage(), _:
                return "ile zadano obrażeń z walki"
            case t.DamageTo(fighter), _:
                return f"ile obrażeń zadano {self.fighter(fighter).said(Case.DATIVE)} w tej walce"
        return f"ile wynosi {self.measure(measure).said(Case.NOMINATIVE)}"


def _names(select: t.Select) -> tuple[t.Filter, ...]:
    return tuple(filter_ for filter_ in select.filters if isinstance(filter_, t.Called | t.Banner))
