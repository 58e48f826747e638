"""Amounts and conditions in English."""

from __future__ import annotations

from typing import assert_never

from peerless.text import tree as t
from peerless.text.english.things import EnglishCase, Things, Word, is_other, with_article
from peerless.text.language import Unsayable

_NO_OUTCOME = {
    t.Outcome.DONE: "you do not",
    t.Outcome.DAMAGE: "no damage was dealt",
    t.Outcome.DEFEAT: "no fighter was defeated",
    t.Outcome.DISCARD: "no card was discarded",
    t.Outcome.SEARCHED: "your deck was not searched",
}
_DOING = {t.Role.ATTACK: "attacking", t.Role.DEFENSE: "defending"}


class EnglishMeasures(Things):
    # ------------------------------------------------------------ amounts

    def counted(self, amount: t.Amount, word: Word) -> str:
        """ "2 cards", "up to 2 cards", "cards equal to that number"; see also `suffix`."""
        match amount:
            case t.Number(n) | t.Per(n) | t.Plus(n) | t.Instead(n):
                return f"{n} {word.counted(n)}"
            case t.UpTo(n):
                return f"up to {n} {word.counted(n)}"
            case t.UpToHand(n):
                return f"up to a hand of {n} {word.counted(n)}"
            case _:
                return f"{word.many} equal to {self.measure(amount)}"

    def plain(self, amount: t.Amount) -> str:
        """A number by itself: "add 2 to ..."."""
        match amount:
            case t.Number(n) | t.Per(n) | t.Plus(n) | t.Instead(n):
                return str(n)
            case t.UpTo(n):
                return f"up to {n}"
            case t.UpToHand():
                raise Unsayable("a hand is drawn, and nothing else")
            case _:
                return self.measure(amount)

    def suffix(self, amount: t.Amount) -> str:
        """What an amount depends on, said at the end of its effect."""
        match amount:
            case t.Instead(_, other, condition):
                return f", or {other} instead if {self.condition(condition)}"
            case t.Plus(_, per):
                return f", plus {per.n}{self._per(per)}"
            case t.Per():
                return self._per(amount)
        return ""

    def _per(self, per: t.Per) -> str:
        return f" for {self._each(per.each) if per.every == 1 else self._every(per)}"

    def _each(self, each: t.Select | t.That | t.CounterOf | t.MarkersOn) -> str:
        match each:
            case t.Select():
                return self.select(_only_each(each))
            case t.CounterOf(key):
                return f"each {self.names.counters[key]}"
            case t.MarkersOn(marker, sites):
                return f"each {marker} on {self.marked_sites(sites)}"
            case t.That():
                return f"each of those {self._those(each)}"
            case _:
                assert_never(each)

    def _every(self, per: t.Per) -> str:
        if per.every < 2:
            raise Unsayable("for every two, or more")
        match per.each:
            case t.Select():
                body = self.body(_only_each(per.each), plural=True)
                if per.each.side is t.Side.YOURS:
                    if is_other(per.each):
                        raise Unsayable("some others of several")
                    return f"every {per.every} of your {body}"
                return f"every {per.every} {'other ' if is_other(per.each) else ''}{body}"
            case t.CounterOf(key):
                return f"every {per.every} {key}"
            case t.MarkersOn(marker, sites):
                markers = self.names.markers[marker]
                return f"every {per.every} {markers} on {self.marked_sites(sites)}"
            case t.That():
                return f"every {per.every} of those {self._those(per.each)}"
            case _:
                assert_never(per.each)

    def count_suffix(self, thing: object) -> str:
        """The same for how many are selected: "discard 1 card, or 2 instead if ..."."""
        if isinstance(thing, t.Select) and isinstance(thing.count.n, t.Instead):
            return self.suffix(thing.count.n)
        return ""

    def _those(self, those: t.That) -> str:
        if not those.many or those.noun not in (t.Noun.FIGHTER, t.Noun.CARD):
            raise Unsayable("for each of those cards or fighters only")
        return f"{those.noun.value}s"

    def measure(self, measure: t.Measure) -> str:
        match measure:
            case t.ThatNumber():
                return "that number"
            case t.BoostOf(card):
                return f"the boost value of {self.single_card(card)}"
            case t.PrintedOf(card):
                return f"the printed value of {self.single_card(card)}"
            case t.HealthOf(fighter):
                return f"{self.single_fighter(fighter, EnglishCase.OWNER)} health"
            case t.DamageDealt():
                return "the damage dealt"
            case t.CombatDamage():
                return "the combat damage dealt"
            case t.DamageTo(fighter):
                return f"the damage dealt to {self.single_fighter(fighter)} this combat"
            case t.CounterOf(key):
                return f"your {key}"
            case t.ThreatLevel():
                return "the threat level"
            case t.PlayerCount():
                return "the number of players"
            case _:
                assert_never(measure)

    def result(self, amount: t.Number | t.Measure) -> str:
        return str(amount.n) if isinstance(amount, t.Number) else self.measure(amount)

    # ------------------------------------------------------------ conditions

    def condition(self, condition: t.Condition) -> str:
        match condition:
            case t.AllOf(parts):
                return self._facts(parts, " and ")
            case t.AnyOf(parts):
                return self._facts(parts, " or ")
            case _:
                return self._fact(condition)

    def _facts(self, facts: tuple[t.SimpleCondition | t.Not, ...], joint: str) -> str:
        if len(facts) < 2:
            raise Unsayable("all or any of fewer than two")
        return joint.join(map(self._fact, facts))

    def _fact(self, fact: t.SimpleCondition | t.Not) -> str:
        if isinstance(fact, t.Not):
            return self._simple(fact.condition, negated=True)
        return self._simple(fact, negated=False)

    def _simple(self, fact: t.SimpleCondition, negated: bool) -> str:
        is_ = "is not" if negated else "is"
        match fact:
            case t.Won():
                return "you did not win the combat" if negated else "you won the combat"
            case t.Maneuvered():
                return f"you {'did not maneuver' if negated else 'maneuvered'} this turn"
            case t.Happened(outcome):
                return _NO_OUTCOME[outcome] if negated else outcome.value
            case t.StateIs(key, value):
                return f"your {key} {is_} {value}"
            case t.TurnedUp(symbol):
                return f"the {symbol} token {is_} face up"
            case t.Exists(select):
                return self._exists(select, negated)
            case t.Compare(left, relation, right):
                if isinstance(left, t.CounterOf):
                    is_ = is_.replace("is", "are")
                return f"{self.measure(left)} {is_} {self._compared(relation, right)}"
            case t.Started(fighter, where, token):
                did = "did not start" if negated else "started"
                place = f"on {_token(token)}" if where is t.Start.ON_TOKEN else where.value
                return f"{self.single_fighter(fighter)} {did} this turn {place}"
            case _:
                return f"{self.single_fighter(fact.fighter)} {is_} {self._trait(fact)}"

    def _trait(
        self, fact: t.IsHero | t.IsSidekick | t.IsAdjacent | t.IsInZone | t.IsOn | t.Fights
    ) -> str:
        match fact:
            case t.IsHero():
                return "a hero"
            case t.IsSidekick():
                return "a sidekick"
            case t.IsAdjacent(_, to):
                return f"adjacent to {self.single_fighter(to)}"
            case t.IsInZone(_, of):
                return f"in {self.single_fighter(of, EnglishCase.OWNER)} zone"
            case t.IsOn(_, token):
                return f"on {_token(token)}"
            case t.Fights(_, role):
                return _DOING[role]
            case _:
                assert_never(fact)

    def _compared(self, relation: t.Relation, right: t.Number | t.Measure) -> str:
        result = self.result(right)
        match relation:
            case t.Relation.EQUAL:
                return result if isinstance(right, t.Number) else f"equal to {result}"
            case t.Relation.AT_MOST | t.Relation.AT_LEAST:
                return f"{result} {relation.value}"
        return f"{relation.value} {result}"

    def _exists(self, select: t.Select, negated: bool) -> str:
        """ "there is a fighter in ...", "there is no other fighter in ...", "there are 2 ..."."""
        counted = select.count.quantity in (t.Quantity.EXACTLY, t.Quantity.AT_LEAST)
        if not counted or isinstance(select.count.n, t.Instead):
            raise Unsayable("there is a number of things")
        if select.count.number != 1 or select.count.quantity is t.Quantity.AT_LEAST:
            return f"there are{' not' if negated else ''} {self.select(select)}"
        if select.side is t.Side.YOURS:
            return f"there is{' not' if negated else ''} {self.select(select)}"
        body = self.body(select)
        if negated:
            return f"there is no{' other' if is_other(select) else ''} {body}"
        return f"there is {with_article('another' if is_other(select) else 'a', body)}"


def _token(token: str) -> str:
    return with_article("a", f"{token} token")


def _only_each(select: t.Select) -> t.Select:
    if select.count != t.EACH:
        raise Unsayable("a number for each, not for some")
    return select
