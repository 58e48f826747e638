"""Amounts and conditions."""

from __future__ import annotations

from typing import assert_never

from peerless.text import tree as t
from peerless.text.checks.scope import Refusal
from peerless.text.checks.things import Things, Use
from peerless.text.checks.where import TextKind


class Measures(Things):
    def amount(self, amount: t.Amount) -> None:
        with self.at(amount), self.saying_their(False):
            self._amount(amount)

    def _amount(self, amount: t.Amount) -> None:
        match amount:
            case t.Number() | t.CounterOf() | t.PlayerCount():
                pass
            case t.UpTo() | t.UpToHand():
                self.decides("a number")
            case t.ThreatLevel():
                self.need_threat()
            case t.Plus(_, per):
                self.amount(per)
            case t.Per(_, each):
                with self.at(each):
                    if isinstance(each, t.Select):
                        self.select(each, Use.COUNT)
                    elif isinstance(each, t.That):
                        self.read(each.reads)
                    elif isinstance(each, t.MarkersOn):
                        self.sites(each.sites)
            case t.Instead(condition=condition):
                self.condition(condition)
            case t.ThatNumber() | t.DamageDealt():
                self.read(amount.reads)
            case t.BoostOf(card):
                self.cards(card)
            case t.PrintedOf(card):
                self.cards(card)
                if isinstance(card, t.ThisCard) and self.kind is TextKind.SCHEME:
                    raise Refusal("does not fit: a scheme has no printed value", "the boost value")
            case t.HealthOf(fighter):
                self.fighter(fighter, only_one=True)
            case t.CombatDamage():
                self.need_decided()
            case t.DamageTo(fighter):
                self.need_combat()
                self.fighter(fighter, only_one=True, use=Use.COUNT)
            case _:
                assert_never(amount)

    def need_threat(self) -> None:
        """While an objective is resolved the threat stands at its end (A.J6)."""
        self.only_in_adventures("an instruction")
        if self.kind in (TextKind.OBJECTIVE, TextKind.SLOT):
            why = "does not fit: the threat is at its end here until all this has happened"
            raise Refusal(why, "an instruction")

    def sites(self, sites: t.Select) -> None:
        with self.at(sites):
            self.select(sites, Use.COUNT)

    def can_have(self, counters: str, number: t.Number) -> None:
        """A counter does not go beyond its limit, if that is known."""
        limit = self.names.limits.get(counters, number.n)
        if number.n > limit:
            with self.at(number):
                why = f"does not fit: you never have more than {limit} {counters}"
                raise Refusal(why, f"a number up to {limit}")

    def condition(self, condition: t.Condition) -> None:
        with self.at(condition), self.saying_their(False):
            self._condition(condition)

    def _condition(self, condition: t.Condition) -> None:
        match condition:
            case t.Not(inner):
                self.condition(inner)
            case t.AllOf(parts) | t.AnyOf(parts):
                for part in parts:
                    self.condition(part)
            case t.Won():
                self.need_decided()
            case t.IsAdjacent(fighter, other) | t.IsInZone(fighter, other):
                self.fighter(fighter)
                self.fighter(other)
            case t.IsHero(fighter) | t.IsSidekick(fighter):
                self.fighter(fighter, use=Use.COUNT)
            case t.IsOn(fighter):
                self.fighter(fighter)
            case t.Started(fighter):
                self.need_turn()
                self.fighter(fighter)
            case t.Fights(fighter):
                self.need_combat()
                self.fighter(fighter)
            case t.Exists(select):
                with self.at(select):
                    self.select(select, Use.COUNT)
            case t.Compare(left, relation, right):
                self.amount(left)
                self.amount(right)
                reached = relation in (t.Relation.EQUAL, t.Relation.AT_LEAST)
                if reached and isinstance(left, t.CounterOf) and isinstance(right, t.Number):
                    self.can_have(left.key, right)
            case t.Happened():
                self.read(condition.reads)
            case t.Maneuvered():
                if self.by_enemy:
                    raise Refusal("does not fit: an enemy does not maneuver", "another condition")
            case t.StateIs() | t.TurnedUp():
                pass
            case _:
                assert_never(condition)
