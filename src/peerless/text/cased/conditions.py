"""Conditions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from peerless.text import tree as t
from peerless.text.cased.measures import Measures
from peerless.text.cased.phrases import Attribute, Counted, Determiner, Nominal, Phrase
from peerless.text.cased.references import with_quality
from peerless.text.cased.selectors import is_long
from peerless.text.declension import Case, NounForms
from peerless.text.language import Unsayable
from peerless.text.tree import Relation, Who

_PLACES = (t.AdjacentTo, t.ZoneOf, t.InPile)


class Conditions(Measures):
    def condition(self, condition: t.Condition) -> str:
        match condition:
            case t.AllOf(parts):
                return self._listed(parts, self.p.facts_and)
            case t.AnyOf(parts):
                return self._listed(parts, self.p.facts_or)
            case _:
                return self._fact(condition)

    def _listed(self, parts: Sequence[t.SimpleCondition | t.Not], last: str) -> str:
        """ "A, B i C"."""
        if len(parts) < 2:
            raise Unsayable("all or any of fewer than two")
        facts = [self._fact(part) for part in parts]
        return f"{self.p.facts_comma.join(facts[:-1])}{last}{facts[-1]}"

    def _fact(self, fact: t.SimpleCondition | t.Not) -> str:
        if isinstance(fact, t.Not):
            return self._simple(fact.condition, negated=True)
        return self._simple(fact, negated=False)

    def _simple(self, fact: t.SimpleCondition, negated: bool) -> str:
        match fact:
            case t.Won():
                return self.p.won[negated]
            case t.Maneuvered():
                return self.p.maneuvered[negated]
            case t.Happened(outcome):
                return self.p.outcomes[outcome][negated]
            case t.StateIs(key, value):
                return self._state_is(key, value, negated)
            case t.Exists(select):
                return self._exists(select, negated)
            case t.Compare(left, relation, right):
                if isinstance(left, t.CounterOf):
                    return self._counter_is(left.key, relation, right, negated)
                if isinstance(left, t.ThatNumber):
                    spent = self._spent_is(relation, right, negated)
                    if spent:
                        return spent
                if isinstance(left, t.PlayerCount) and self.p.has_players is not None:
                    players = self._players_are(self.p.has_players[negated], relation, right)
                    if players:
                        return players
                return self._compared(self.measure(left), relation, right, negated)
            case t.IsHero(fighter):
                return self.p.is_hero[negated].format(who=self.fighter(fighter))
            case t.IsSidekick(fighter):
                return self.p.is_sidekick[negated].format(who=self.fighter(fighter))
            case t.TurnedUp(symbol):
                token = self.token(symbol).which(Determiner.THE)
                return self.p.turned_up[negated].format(token=token)
            case t.IsAdjacent(fighter, to):
                who, other = self.fighter(fighter), self.fighter(to)
                adjacent = self.q.adjacent.form(who.gender, False, Case.NOMINATIVE)
                return self.p.is_adjacent[negated].format(who=who, to=other, adjacent=adjacent)
            case t.IsInZone(fighter, of):
                who, zone = self.fighter(fighter), self.in_zone(of)
                return self.p.is_in_zone[negated].format(who=who, zone=zone)
            case t.IsOn(fighter, token):
                who, on = self.fighter(fighter), self.on_token(token)
                return self.p.is_on[negated].format(who=who, on=on)
            case t.Fights(fighter, role):
                return self._fights(fighter, role, negated)
            case t.Started(fighter, where, token):
                who = self.fighter(fighter)
                began = self.p.began[who.gender]
                on = self.on_token(token) if where is t.Start.ON_TOKEN else ""
                return self.p.started[where][negated].format(who=who, began=began, on=on)
            case _:
                assert_never(fact)

    def _fights(self, fighter: t.FighterRef, role: t.Role, negated: bool) -> str:
        """What is new comes last: who attacks, of a name; whether he attacks, of your fighter.
        But a name without cases would there be the one who is attacked."""
        who = self.fighter(fighter)
        if isinstance(fighter, t.Named) and who.said(Case.NOMINATIVE) != who.said(Case.ACCUSATIVE):
            return self.p.name_fights[role][negated].format(who=who)
        return self.p.fights[role][negated].format(who=who)

    def _state_is(self, key: str, value: str, negated: bool) -> str:
        """ "twój rozmiar jest duży", but "twoja postać to Pan Hyde"."""
        noun = self.names.forms.get(value)
        is_quality = noun is not None and noun.gender is None
        pattern = (self.p.state_is if is_quality else self.p.state_is_named)[negated]
        said = self.state_value(key, value, Case.NOMINATIVE)
        return pattern.format(state=self.state(key), value=said)

    def _compared(
        self, left: Phrase, relation: Relation, right: t.Number | t.Measure, negated: bool
    ) -> str:
        if isinstance(right, t.Number):
            n = self.p.bounded[relation].format(n=right.n)
            return self.p.is_number[negated].format(left=left, n=n, be=self.be(left))
        qualities = {"smaller": self.q.smaller, "larger": self.q.larger, "equal": self.q.equal}
        agreed = {
            name: quality.form(left.gender, left.takes_plural, Case.NOMINATIVE)
            for name, quality in qualities.items()
        }
        pattern = self.p.compared[relation][negated]
        other = self._likened(left, self.measure(right))
        return pattern.format(left=left, right=other, be=self.be(left), **agreed)

    def _likened(self, one: Phrase, other: Phrase) -> Phrase:
        """ "La santé d'Alice est inférieure à celle de Merlin", where a language has it."""
        owned = (self.n.health, self.n.value, self.n.boost_value)
        whose = other.after[-1] if other.after else None
        alike = other.noun is one.noun and one.noun in owned
        if self.lexicon.measure_is_repeated or not alike or not isinstance(whose, str):
            return other
        noun = NounForms(other.gender, ("",))
        return Phrase(self.grammar, noun, (Attribute(self.q.the_one),), (whose,))

    def _counter_is(
        self, key: str, relation: Relation, right: t.Number | t.Measure, negated: bool
    ) -> str:
        """ "masz 2 cewki", "liczba twoich cewek jest większa niż ..."."""
        counter = self.counter(key)
        if isinstance(right, t.Number):
            counted = Counted(right.n, counter).said(self.p.has_counters_in[negated])
            return self.p.has_counters[negated].format(n=self.p.bounded[relation].format(n=counted))
        count = self.number_of(self.whose(counter.several(), Who.YOU))
        return self._compared(count, relation, right, negated)

    def _spent_is(self, relation: Relation, right: t.Number | t.Measure, negated: bool) -> str:
        """ "vous avez dépensé 2 bobines", where a language has it."""
        match self.before.number, right:
            case t.Spend(key, _), t.Number(n) if self.p.has_spent is not None:
                case = (self.p.has_spent_in or self.p.has_counters_in)[negated]
                counted = Counted(n, self.counter(key)).said(case)
                bounded = self.p.bounded[relation].format(n=counted)
                return self.p.has_spent[negated].format(n=bounded)
        return ""

    def _players_are(self, pattern: str, relation: Relation, right: t.Number | t.Measure) -> str:
        """ "в игре 2 игрока", if it is a number that they are compared with."""
        if not isinstance(right, t.Number):
            return ""
        players = Counted(right.n, self.a(self.n.player)).said(Case.NOMINATIVE)
        return pattern.format(n=self.p.bounded[relation].format(n=players))

    def _exists(self, select: t.Select, negated: bool) -> str:
        """Where first, then who: "w strefie Meduzy znajduje się wrogi walczący"."""
        counted = select.count.quantity in (t.Quantity.EXACTLY, t.Quantity.AT_LEAST)
        if not counted or isinstance(select.count.n, t.Instead):
            raise Unsayable("there is a number of things")
        place = next((f for f in select.filters if isinstance(f, _PLACES)), None)
        others = tuple(filter_ for filter_ in select.filters if filter_ is not place)
        things = self._things(t.Select(select.noun, select.count, select.side, others), negated)
        how = 2 if negated else int(things.takes_plural)
        if isinstance(place, t.AdjacentTo):
            adjacent = self.q.adjacent.form(things.gender, things.takes_plural, Case.NOMINATIVE)
            return self.p.present_adjacent[how].format(
                to=self.thing(place.thing), things=things, adjacent=adjacent
            )
        match place:
            case t.ZoneOf(fighter):
                where = self.in_zone(fighter)
            case t.InPile(who, pile):
                where = self.in_pile(who, pile)
            case _:
                where = self.p.on_board if select.noun is t.Noun.SITE else self.p.in_game
        patterns = self.p.present_long if is_long(t.Select(select.noun, filters=others)) else None
        return (patterns or self.p.present)[how].format(where=where, things=things)

    def _things(self, select: t.Select, negated: bool) -> Nominal:
        several = select.count != t.ONE
        if several or select.side is t.Side.YOURS:
            return self.select(select)
        body = self.body(select)
        return with_quality(body, self.q.no) if negated else body.which(Determiner.SOME)
