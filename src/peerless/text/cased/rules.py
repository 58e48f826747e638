"""Rules that hold, and triggers."""

from __future__ import annotations

from typing import assert_never

from peerless.text import tree as t
from peerless.text.cased.deeds import Deeds
from peerless.text.cased.phrases import Attribute, Counted, Determiner, Nominal
from peerless.text.cased.references import with_quality
from peerless.text.declension import Case
from peerless.text.tree import Who


class Speech(Deeds):
    """All that a language with cases says."""

    def rule(self, rule: t.LastingRule | t.StandingRule) -> str:
        match rule:
            case t.PreventDamage(fighter, but_combat):
                but = self.p.but_combat if but_combat else ""
                return self.p.prevent.format(whom=self.fighter(fighter), but=but)
            case t.CannotLeave(fighters):
                return self.p.cannot_leave.format(none=self._none(fighters))
            case t.HealthFloor(fighter, least):
                return self.p.health_floor.format(health=self.health(fighter), n=least)
            case t.LockValue(card, wholly):
                pattern = self.p.lock_value_wholly if wholly else self.p.lock_value
                return pattern.format(value=self.value(card))
            case t.ValueBonus(fighter, role, amount):
                cards = self.a(self.n.role(role), plural=True)
                theirs = self.fighter(fighter).owning(cards)
                pattern = self.p.value_loss if amount < 0 else ""
                return _changed(pattern or self.p.value_bonus, amount, cards=theirs)
            case t.Uncancelable(banners):
                if not banners:
                    return self.p.uncancelable
                on = (self.p.banner_cards.format(name=self.belonging_to(b)) for b in banners)
                return self.p.uncancelable_banners.format(cards=f" {self.p.and_} ".join(on))
            case t.Linked(token, fighter):
                tokens = self.token(token).several().which(Determiner.SOME)
                whose = self.about(None).fighter(fighter)  # "of him" is nobody's attack or movement
                return self.p.linked.format(tokens=tokens, whose=whose)
            case t.CountsAs(fighter):
                return self.p.counts_as.format(whose=self.about(None).fighter(fighter))
            case _:
                return self._game_rule(rule)

    def _game_rule(self, rule: t.GameRule) -> str:
        match rule:
            case t.ThreatReturns(space):
                return self.p.threat_returns.format(n=space)
            case t.MoreHealth(noun, amount, for_each_player):
                who = self.a(self.n.of(noun))
                if noun is t.Noun.VILLAIN:
                    who = who.which(Determiner.THE)
                else:
                    who = who.with_before(Attribute(self.q.every))
                more = Counted(amount, with_quality(self.a(self.n.health_point), self.q.additional))
                each = self.p.each_player if for_each_player else ""
                return self.p.more_health.format(who=who, more=more, each=each)
            case t.MoreMove(amount):
                pattern = self.p.less_move if amount < 0 else ""
                return _changed(pattern or self.p.more_move, amount)
            case t.Stalk():
                return self.p.stalk
            case t.SecretHands():
                return self.p.secret_hands
            case t.HandLimit(n):
                return self.p.hand_limit.format(n=n, cards=Counted(n, self.a(self.n.card)))
            case t.RangeLimit(n):
                return self.p.range_limit.format(n=Counted(n, self.a(self.n.space)))
            case t.LessRecovery(n):
                points = Counted(n, self.a(self.n.health_point))
                return self.p.less_recovery.format(n=points)
            case t.FirstAttackBonus(amount):
                pattern = self.p.first_attack_loss if amount < 0 else ""
                return _changed(pattern or self.p.first_attack, amount)
            case _:
                assert_never(rule)

    def _none(self, fighters: t.Select) -> str:
        body = self.body(fighters)
        if fighters.side is not t.Side.YOURS:
            return with_quality(body, self.q.no).said(Case.NOMINATIVE)
        yours = self.whose(body.several(), Who.YOU)
        return self.part_of(yours, Attribute(self.q.no_one)).said(Case.NOMINATIVE)

    # ------------------------------------------------------------ triggers

    def trigger(self, trigger: t.Trigger) -> str:
        match trigger:
            case t.WhenDamaged(fighter):
                return self.p.when_damaged.format(who=self._one_fighter(fighter))
            case t.WhenDefeated(fighter):
                who = self._one_fighter(fighter)
                defeated, defeated_ins = (
                    self.q.defeated.form(who.gender, False, case)
                    for case in (Case.NOMINATIVE, Case.INSTRUMENTAL)
                )
                return self.p.when_defeated.format(
                    who=who, defeated=defeated, defeated_ins=defeated_ins
                )
            case t.WhenEntering(fighter, token, empty):
                pattern = self.p.when_entering_empty if empty else self.p.when_entering
                who, with_token = self._one_fighter(fighter), self.with_token(token)
                return pattern.format(who=who, with_token=with_token)
            case t.WhenDiscarding(Who.YOU):
                return self.p.when_you_discard
            case t.WhenDiscarding(who):
                return self.p.when_discarding.format(who=self.player(who))
            case t.WhenDecided(won):
                return self.p.when_won if won else self.p.when_lost
            case t.WhenDeceived():
                return self.p.when_deceived
            case _:
                assert_never(trigger)

    def _one_fighter(self, fighter: t.Fighters) -> Nominal:
        if isinstance(fighter, t.Select):
            return self.select(fighter, chosen=True)
        return self.fighter(fighter)


def _changed(pattern: str, n: int, **nouns: Nominal) -> str:
    """By how much something goes up or down, with its sign or without."""
    return pattern.format(n=f"{n:+}".replace("-", "−"), much=abs(n), **nouns)
