"""Conditions in Polish."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from peerless.text import tree as t
from peerless.text.declension import Case
from peerless.text.language import Unsayable
from peerless.text.polish import words as w
from peerless.text.polish.measures import PolishMeasures
from peerless.text.polish.phrases import Attribute, Counted, Nominal, Phrase, with_z
from peerless.text.tree import Relation, Who

_COMPARED = {Relation.LESS: w.SMALLER, Relation.GREATER: w.LARGER}
_PLACES = (t.AdjacentTo, t.ZoneOf, t.InPile)
_FIGHTS = {t.Role.ATTACK: "atakuje", t.Role.DEFENSE: "broni się"}


class Conditions(PolishMeasures):
    def condition(self, condition: t.Condition) -> str:
        match condition:
            case t.AllOf(parts):
                return _listed([self._fact(part) for part in parts], "i")
            case t.AnyOf(parts):
                return _listed([self._fact(part) for part in parts], "lub")
            case _:
                return self._fact(condition)

    def _fact(self, fact: t.SimpleCondition | t.Not) -> str:
        if isinstance(fact, t.Not):
            return self._simple(fact.condition, negated=True)
        return self._simple(fact, negated=False)

    def _simple(self, fact: t.SimpleCondition, negated: bool) -> str:
        nie = "nie " if negated else ""
        match fact:
            case t.Won():
                return w.WON[negated]
            case t.Maneuvered():
                return w.MANEUVERED[negated]
            case t.Happened(outcome):
                return w.OUTCOMES[outcome][negated]
            case t.StateIs(key, value):
                return self._state_is(key, value, negated)
            case t.Exists(select):
                return self._exists(select, negated)
            case t.Compare(left, relation, right):
                if isinstance(left, t.CounterOf):
                    return self._counter_is(left.key, relation, right, negated)
                measure = self.measure(left)
                compared = self._compared(measure, relation, right)
                return f"{measure.said(Case.NOMINATIVE)} {nie}{compared}"
            case t.IsHero(fighter):
                return f"{self._subject(fighter)} {nie}jest bohaterem"
            case t.IsSidekick(fighter):
                return f"{self._subject(fighter)} {nie}jest pomocnikiem"
            case t.TurnedUp(symbol):
                return f"{self.token(symbol).said(Case.NOMINATIVE)} {nie}jest odkryty"
            case t.IsAdjacent(fighter, to):
                other = self.fighter(to).after_preposition(Case.INSTRUMENTAL)
                return f"{self._subject(fighter)} {nie}sąsiaduje {with_z(other)}"
            case t.IsInZone(fighter, of):
                return f"{self._subject(fighter)} {nie}znajduje się {self.in_zone(of)}"
            case t.IsOn(fighter, token):
                return f"{self._subject(fighter)} {nie}znajduje się {self.on_token(token)}"
            case t.Fights(fighter, role):
                return self._fights(fighter, role, nie)
            case t.Started():
                return self._started(fact, negated)
            case _:
                assert_never(fact)

    def _subject(self, fighter: t.FighterRef) -> str:
        return self.fighter(fighter).said(Case.NOMINATIVE)

    def _fights(self, fighter: t.FighterRef, role: t.Role, nie: str) -> str:
        """What is new comes last: who attacks, of a name; whether he attacks, of your fighter.
        But a name without cases would there be the one who is attacked."""
        whom = self.fighter(fighter).said(Case.ACCUSATIVE)
        if isinstance(fighter, t.Named) and self._subject(fighter) != whom:
            return f"{nie}{_FIGHTS[role]} {self._subject(fighter)}"
        verb = f"{nie}atakuje" if role is t.Role.ATTACK else f"się {nie}broni"
        return f"{self._subject(fighter)} {verb}"

    def _started(self, fact: t.Started, negated: bool) -> str:
        began = w.BEGAN[self.fighter(fact.fighter).gender]
        turn = f"nie {began} tej tury" if negated else f"{began} tę turę"
        match fact.where:
            case t.Start.OTHER_SPACE:
                place = "na innym polu"
            case t.Start.OTHER_ZONE:
                place = "w innej strefie"
            case t.Start.ON_TOKEN:
                place = self.on_token(fact.token)
        return f"{self._subject(fact.fighter)} {turn} {place}"

    def _state_is(self, key: str, value: str, negated: bool) -> str:
        """ "twój rozmiar jest duży", but "twoja postać to Pan Hyde"."""
        noun = self.names.forms.get(value)
        if noun is not None and noun.gender is None:
            is_ = "nie jest" if negated else "jest"
        else:
            is_ = "to nie" if negated else "to"
        state = self.state(key).said(Case.NOMINATIVE)
        return f"{state} {is_} {self.state_value(value, Case.NOMINATIVE)}"

    def _compared(self, left: Phrase, relation: Relation, right: t.Number | t.Measure) -> str:
        if isinstance(right, t.Number):
            return f"wynosi {_bounded(relation, str(right.n))}"
        measure = self.measure(right)
        if relation in _COMPARED:
            compared = _COMPARED[relation].form(left.gender, False, Case.NOMINATIVE)
            return f"jest {compared} niż {measure.said(Case.NOMINATIVE)}"
        equal = w.EQUAL.form(left.gender, False, Case.NOMINATIVE)
        if relation is not Relation.EQUAL:
            adjective = w.SMALLER if relation is Relation.AT_MOST else w.LARGER
            equal = f"{adjective.form(left.gender, False, Case.NOMINATIVE)} lub {equal}"
        return f"jest {equal} {measure.said(Case.DATIVE)}"

    def _counter_is(
        self, key: str, relation: Relation, right: t.Number | t.Measure, negated: bool
    ) -> str:
        """ "masz 2 cewki", "liczba twoich cewek jest większa niż ..."."""
        nie = "nie " if negated else ""
        counter = self.counter(key)
        if isinstance(right, t.Number):
            case = Case.GENITIVE if negated else Case.ACCUSATIVE
            return f"{nie}masz {_bounded(relation, Counted(right.n, counter).said(case))}"
        yours = self.whose(counter, Who.YOU).form(Case.GENITIVE, plural=True)
        count = Phrase(w.NUMBER, after=(yours,))
        return f"{count.said(Case.NOMINATIVE)} {nie}{self._compared(count, relation, right)}"

    def _exists(self, select: t.Select, negated: bool) -> str:
        """Where first, then who: "w strefie Meduzy znajduje się wrogi walczący"."""
        counted = select.count.quantity in (t.Quantity.EXACTLY, t.Quantity.AT_LEAST)
        if not counted or isinstance(select.count.n, t.Instead):
            raise Unsayable("there is a number of things")
        place = next((f for f in select.filters if isinstance(f, _PLACES)), None)
        others = tuple(filter_ for filter_ in select.filters if filter_ is not place)
        things = self._things(t.Select(select.noun, select.count, select.side, others), negated)
        if isinstance(place, t.AdjacentTo):
            with_whom = with_z(self.thing(place.thing).after_preposition(Case.INSTRUMENTAL))
            verb = "sąsiadują" if things.takes_plural else "sąsiaduje"
            words = things.said(Case.NOMINATIVE)
            return f"{with_whom} {'nie ' if negated else ''}{verb} {words}"
        match place:
            case t.ZoneOf(fighter):
                where = self.in_zone(fighter)
            case t.InPile(who, pile):
                where = self.in_pile(who, pile)
            case _:
                where = "na planszy" if select.noun is t.Noun.SITE else "w grze"
        if negated:
            return f"{where} nie ma {things.said(Case.GENITIVE)}"
        verb = "znajdują" if things.takes_plural else "znajduje"
        return f"{where} {verb} się {things.said(Case.NOMINATIVE)}"

    def _things(self, select: t.Select, negated: bool) -> Nominal:
        several = select.count != t.ONE
        if several or select.side is t.Side.YOURS:
            return self.select(select)
        body = self.body(select)
        return body.with_before(Attribute(w.NO)) if negated else body


def _bounded(relation: Relation, words: str) -> str:
    match relation:
        case Relation.LESS:
            return f"mniej niż {words}"
        case Relation.GREATER:
            return f"więcej niż {words}"
        case Relation.AT_MOST:
            return f"{words} lub mniej"
        case Relation.AT_LEAST:
            return f"{words} lub więcej"
        case Relation.EQUAL:
            return words


def _listed(facts: Sequence[str], last: str) -> str:
    """ "A, B i C"."""
    if len(facts) < 2:
        raise Unsayable("all or any of fewer than two")
    return f"{', '.join(facts[:-1])} {last} {facts[-1]}"
