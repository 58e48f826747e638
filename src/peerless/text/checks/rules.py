"""Rules that last a while, and rules that stand."""

from __future__ import annotations

from typing import assert_never

from peerless.text import tree as t
from peerless.text.checks.combat import CombatEffects
from peerless.text.checks.scope import Refusal
from peerless.text.checks.things import Use
from peerless.text.checks.where import TextKind
from peerless.text.tree import Who


class Rules(CombatEffects):
    def until(self, effect: t.Until) -> None:
        if effect.duration is t.Duration.COMBAT:
            self.need_combat()
        else:
            self.need_turn()
        with self.at(effect.rule):
            self.lasting(effect.rule, effect.duration)

    def lasting(self, rule: t.LastingRule, duration: t.Duration) -> None:
        match rule:
            case t.PreventDamage(fighter) | t.HealthFloor(fighter):
                self.fighter(fighter)
            case t.CannotLeave(fighters):
                self.select(fighters, Use.ACT)
                if duration is t.Duration.TURN:
                    self.outlasts_combat(fighters)
            case t.LockValue(card):
                self.need_open_combat()
                self.combat_card(card)
            case _:
                assert_never(rule)

    def outlasts_combat(self, select: t.Select) -> None:
        """A rule for the turn still holds when nobody is in the combat any more."""
        for filter_ in select.filters:
            with self.at(filter_):
                if isinstance(filter_, t.Fighting) or _opposing_in(filter_):
                    raise Refusal("does not fit: after the combat nobody is meant", "that fighter")

    def standing(self, standing: t.Standing) -> None:
        if standing.condition is not None:
            if isinstance(standing.rule, t.GameRule):
                why = "does not fit: such a rule holds for the whole game"
                raise Refusal(why, "the rule without while")
            self.condition(standing.condition)
            if isinstance(standing.rule, t.CountsAs) and _asks_who_attacks(standing.condition):
                why = "does not fit: the rule says who attacks, and cannot ask for it"
                raise Refusal(why, "another condition")
        rule = standing.rule
        with self.at(rule):
            self.standing_rule(rule)

    def standing_rule(self, rule: t.StandingRule) -> None:
        match rule:
            case t.ValueBonus(fighter):
                self.only_in_abilities()
                self.fighter(fighter)
            case t.Linked():
                self.only_in_abilities()
            case t.Uncancelable(banners):
                if banners:
                    self.only_in_abilities()
                else:
                    self.this_card("the effects on your ... cards")
            case t.CountsAs():
                self.this_card("a card that attacks")
                if self.kind in (TextKind.DEFENSE, TextKind.SCHEME):
                    raise Refusal("does not fit: this card cannot attack", "a card that attacks")
            case _:
                self.game_rule(rule)

    def game_rule(self, rule: t.GameRule) -> None:
        """What a discovery changes, it changes for the whole game."""
        self.only_in_adventures("an instruction")
        if self.kind not in (None, TextKind.DISCOVERY):
            why = "does not fit: such a rule stands on a discovery"
            raise Refusal(why, "an instruction")
        match rule:
            case t.ThreatReturns(n):
                self.changes_something(n, 2)
            case t.MoreHealth(_, n) | t.LessRecovery(n) | t.RangeLimit(n):
                self.changes_something(n, 1)
            case t.MoreMove(n) | t.FirstAttackBonus(n):
                self.changes_something(abs(n), 1)
            case t.Stalk() | t.SecretHands() | t.HandLimit():
                pass
            case _:
                assert_never(rule)

    def changes_something(self, n: int, least: int) -> None:
        if n < least:
            raise Refusal("does not fit: it would change nothing", f"a number from {least}")

    def only_in_abilities(self) -> None:
        if self.kind not in (None, TextKind.ABILITY):
            why = "does not fit: such a rule stands in an ability, not on a card"
            raise Refusal(why, "an instruction")


def _opposing_in(filter_: t.Filter) -> bool:
    opposing = t.InCombat(Who.OPPONENT)
    match filter_:
        case t.AdjacentTo(thing):
            return thing == opposing
        case t.ZoneOf(fighter) | t.SpaceOf(fighter):
            return fighter == opposing
    return False


def _asks_who_attacks(condition: t.Condition) -> bool:
    match condition:
        case t.Not(inner):
            return _asks_who_attacks(inner)
        case t.AllOf(parts) | t.AnyOf(parts):
            return any(map(_asks_who_attacks, parts))
    return isinstance(condition, t.Fights)
