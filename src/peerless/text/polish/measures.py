"""Amounts and conditions in Polish."""

from __future__ import annotations

from collections.abc import Sequence

from peerless.text import tree as t
from peerless.text.declension import Case
from peerless.text.language import Unsayable
from peerless.text.polish import words as w
from peerless.text.polish.agreement import Adjective
from peerless.text.polish.phrases import Attribute, Counted, Nominal, Phrase, with_z
from peerless.text.polish.things import Things, no_words, number
from peerless.text.tree import Relation, Who

_COMPARED: dict[Relation, tuple[Adjective, str]] = {
    Relation.LESS: (w.SMALLER, "niż "),
    Relation.GREATER: (w.LARGER, "niż "),
}
_PLACES = (t.AdjacentTo, t.ZoneOf, t.InPile)
_FIGHTS = {t.Role.ATTACK: "atakuje", t.Role.DEFENSE: "broni się"}


class Measures(Things):
    # ------------------------------------------------------------ amounts

    def quantity(self, amount: t.Amount, thing: Phrase) -> str:
        """ "2 karty", "maksymalnie 2 karty", "tyle kart"; see also `dependence`."""
        match amount:
            case t.Number(n) | t.Per(n, _) | t.Instead(n, _, _):
                return Counted(n, thing).said(Case.ACCUSATIVE)
            case t.UpTo(n):
                return Counted(n, thing, at_most=True).said(Case.ACCUSATIVE)
        return f"tyle {thing.form(Case.GENITIVE, plural=True)}"

    def dependence(
        self, amount: t.Amount, thing: Phrase | None = None, preposition: str = ""
    ) -> str:
        """What an amount, of some thing, depends on; said at the end of its effect."""
        match amount:
            case t.Number() | t.UpTo():
                return ""
            case t.Per(_, t.That() as those):
                return f" za {self._each_of(those)}"
            case t.Per(_, t.Select(count=t.EACH) as each):
                return f" za {self.select(each).said(Case.ACCUSATIVE)}"
            case t.Per():
                raise Unsayable("a number for each, not for some")
            case t.Instead(_, other, condition):
                much = Counted(other, thing).said(Case.ACCUSATIVE) if thing else str(other)
                holds = self.acting(None).about(None).condition(condition)
                return f", a jeśli {holds}, to zamiast tego {preposition}{much}"
        return f", {self.acting(None).as_much_as(amount)}"

    def count_dependence(self, thing: object) -> str:
        """The same for how many are selected: "odrzuca 1 kartę, a jeśli ..."."""
        if isinstance(thing, t.Select) and isinstance(thing.count.n, t.Instead):
            noun = self.body(t.Select(thing.noun, filters=_names(thing)))
            return self.dependence(thing.count.n, noun)
        return ""

    def _each_of(self, those: t.That) -> str:
        if not those.many or those.noun not in (t.Noun.FIGHTER, t.Noun.CARD):
            raise Unsayable("for each of those cards or fighters only")
        if those.noun is t.Noun.CARD and (which := self._which_card(many=True)) is not w.THIS:
            each = Phrase(w.CARD, before=(Attribute(w.EVERY), Attribute(which)))
            return each.said(Case.ACCUSATIVE)
        each_of = Phrase(w.NOUNS[those.noun], before=(Attribute(w.EVERY),))
        those_ = Phrase(w.NOUNS[those.noun], before=(Attribute(w.THIS),), plural=True)
        every = w.EVERY.form(each_of.gender, False, Case.ACCUSATIVE)
        return f"{every} {with_z(those_.said(Case.GENITIVE))}"

    def as_much_as(self, measure: t.Measure) -> str:
        """After "tyle": "ile zadano obrażeń"."""
        match measure, self.before.number:
            case t.ThatNumber(), t.Spend(key, _):
                return f"ile {self.counter(key).form(Case.GENITIVE, plural=True)} wydano"
            case t.DamageDealt(), _:
                return "ile zadano obrażeń"
            case t.CombatDamage(), _:
                return "ile zadano obrażeń z walki"
            case t.DamageTo(fighter), _:
                return f"ile obrażeń zadano {self.fighter(fighter).said(Case.DATIVE)} w tej walce"
        return f"ile wynosi {self.measure(measure).said(Case.NOMINATIVE)}"

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
                whom = self.fighter(fighter).said(Case.DATIVE)
                return Phrase(w.NUMBER, after=(f"obrażeń zadanych {whom} w tej walce",))
        raise no_words(measure)

    def _that_number(self) -> Phrase:
        match self.before.number:
            case t.Spend(key, _):
                spent = self.counter(key).with_before(Attribute(w.SPENT))
                return Phrase(w.NUMBER, after=(spent.form(Case.GENITIVE, plural=True),))
            case t.ChooseNumber(None):
                return Phrase(w.NUMBER, before=(Attribute(w.NAMED),))
            case t.ChooseNumber():
                return Phrase(w.NUMBER, before=(Attribute(w.CHOSEN),))
        return Phrase(w.NUMBER, before=(Attribute(w.THIS),))

    def value(self, card: t.CardRef) -> Phrase:
        return self.card(card).owning(Phrase(w.VALUE))

    def printed_value(self, card: t.CardRef) -> Phrase:
        value = Phrase(w.VALUE, before=(Attribute(w.PRINTED),))
        return self.card(card).owning(value)

    def health(self, fighter: t.FighterRef) -> Phrase:
        return self.fighter(fighter).owning(Phrase(w.HEALTH))

    def counter(self, key: str) -> Phrase:
        return self.name(key, w.MARKER)

    # ------------------------------------------------------------ conditions

    def condition(self, condition: t.Condition) -> str:
        match condition:
            case t.AllOf(parts) if len(parts) > 1:
                return _listed([self._fact(part) for part in parts], "i")
            case t.AnyOf(parts) if len(parts) > 1:
                return _listed([self._fact(part) for part in parts], "lub")
            case t.AllOf() | t.AnyOf():
                raise Unsayable("all or any of fewer than two")
        return self._fact(condition)

    def _fact(self, fact: t.SimpleCondition | t.Not) -> str:
        if isinstance(fact, t.Not):
            return self._simple(fact.condition, negated=True)
        return self._simple(fact, negated=False)

    def _simple(self, fact: t.SimpleCondition, negated: bool) -> str:
        nie = "nie " if negated else ""
        match fact:
            case t.Won():
                return "nie wygrałeś walki" if negated else "wygrałeś walkę"
            case t.Maneuvered():
                return f"w tej turze {'nie wykonałeś manewru' if negated else 'wykonałeś manewr'}"
            case t.Happened(outcome):
                return w.OUTCOMES[outcome][negated]
            case t.StateIs(key, value):
                return self._state_is(key, value, negated)
            case t.Exists(select):
                return self._exists(select, negated)
            case t.Compare(t.CounterOf(key), relation, right):
                return self._counter_is(key, relation, right, negated)
            case t.Compare(left, relation, right) if not isinstance(left, t.CounterOf):
                measure = self.measure(left)
                compared = self._compared(measure, relation, right)
                return f"{measure.said(Case.NOMINATIVE)} {nie}{compared}"
            case t.IsHero(fighter):
                return f"{self._subject(fighter)} {nie}jest bohaterem"
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
        raise no_words(fact)

    def _subject(self, fighter: t.FighterRef) -> str:
        return self.fighter(fighter).said(Case.NOMINATIVE)

    def _fights(self, fighter: t.FighterRef, role: t.Role, nie: str) -> str:
        """What is new comes last: who attacks, of a name; whether he attacks, of your fighter.
        But a name without cases would there be the one who is attacked."""
        whom = self.fighter(fighter).said(Case.ACCUSATIVE)
        if isinstance(fighter, t.Named) and self._subject(fighter) != whom:
            return f"{nie}{_FIGHTS[role]} {self._subject(fighter)}"
        if role is t.Role.DEFENSE and not nie:
            return f"{self._subject(fighter)} się broni"
        return f"{self._subject(fighter)} {nie}{_FIGHTS[role]}"

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

    def state(self, key: str) -> Phrase:
        return self.whose(self.name(key, w.TRAIT), Who.YOU)

    def state_value(self, value: str, case: Case) -> str:
        noun = self.names.forms.get(value)
        return noun.form(case) if noun else f"„{value}”"

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
            adjective, than = _COMPARED[relation]
            compared = adjective.form(left.gender, False, Case.NOMINATIVE)
            return f"jest {compared} {than}{measure.said(Case.NOMINATIVE)}"
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
        if select.count.quantity is not t.Quantity.EXACTLY or isinstance(select.count.n, t.Instead):
            raise Unsayable("there is a number of things, no more and no less")
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
                where = "w grze"
        if negated:
            return f"{where} nie ma {things.said(Case.GENITIVE)}"
        verb = "znajdują" if things.takes_plural else "znajduje"
        return f"{where} {verb} się {things.said(Case.NOMINATIVE)}"

    def _things(self, select: t.Select, negated: bool) -> Nominal:
        if number(select.count) != 1 or select.side is t.Side.YOURS:
            return self.select(select)
        body = self.body(select)
        return body.with_before(Attribute(w.NO)) if negated else body


def _names(select: t.Select) -> tuple[t.Filter, ...]:
    return tuple(filter_ for filter_ in select.filters if isinstance(filter_, t.Called | t.Banner))


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
    return f"{', '.join(facts[:-1])} {last} {facts[-1]}"
