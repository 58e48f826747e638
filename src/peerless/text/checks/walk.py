"""The walk over a text, in the order in which it runs."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from peerless.text import tree as t
from peerless.text.checks.adventure import AdventureEffects
from peerless.text.checks.cards import CardEffects
from peerless.text.checks.fighters import FighterEffects
from peerless.text.checks.rules import Rules
from peerless.text.checks.scope import Refusal
from peerless.text.checks.spoken import Filled, Spoken, either
from peerless.text.checks.things import Use
from peerless.text.checks.triggers import Triggers
from peerless.text.checks.where import OF_ADVENTURES, ORDER, TextKind, Where
from peerless.text.tree import Noun, Slot, Timing, Who


class Walk(FighterEffects, CardEffects, AdventureEffects, Rules, Triggers):
    def text(self, text: t.Text) -> None:
        for part in text:
            if isinstance(part, t.Standing):
                with self.at(part):
                    self.standing(part)
        clauses = [part for part in text if isinstance(part, t.Clause)]
        for timing in ORDER:
            for clause in clauses:
                if clause.when is timing:
                    with self.at(timing):
                        if timing in OF_ADVENTURES:
                            self.only_in_adventures("a heading such as After combat:")
                    self.fits_here(timing, clause)
                    self.where = Where(timing, self.kind)
                    self.forget(t.OF_ONE_CLAUSE)
                    self.may_have_risen()
                    self.effects(clause.effects)
        for clause in clauses:
            if isinstance(clause.when, t.Trigger):
                self.trigger(clause.when)
                self.effects(clause.effects)

    def fits_here(self, timing: Timing, clause: t.Clause) -> None:
        if self.kind is None or timing in self.kind.timings:
            return
        headless = timing is Timing.PLAYED
        with self.at(clause.effects[0] if headless else timing):
            why = f"does not fit on {self.kind.value}" + (" without a heading" if headless else "")
            raise Refusal(why, *_headings(self.kind))

    def may_have_risen(self) -> None:
        """Who was defeated in a clause before may have come back since."""
        if Slot.FIGHTER in self.filled:
            self.filled[Slot.FIGHTER] = replace(self.filled[Slot.FIGHTER], fallen=False)

    # ------------------------------------------------------------ effects

    def effects(self, effects: tuple[t.Effect, ...]) -> None:
        for effect in effects:
            with self.at(effect):
                self.effect(effect)

    def effect(self, effect: t.Effect) -> None:
        match effect:
            case t.May(inner):
                with self.done_by(_doer(inner)):
                    self.decides("the instruction without may")
                with self.at(inner):
                    self.effect(inner)
            case t.If():
                self.branch(effect)
            case t.Delay(effects):
                if self.by_enemy:
                    why = "does not fit: an enemy puts nothing off"
                    raise Refusal(why, "an instruction")
                self.delay(effects)
                self.fill(effect)
            case t.ChooseOptions(options=options):
                self.decides("an instruction")
                self.options(options)
                self.fill(effect)
            case t.Until():
                self.until(effect)
                self.fill(effect)
            case _:
                with self.done_by(_doer(effect)):
                    self.deed(effect)

    def each_player(self, deed: t.Draw | t.Discard | t.Reveal) -> None:
        """What each of them does ends with it: nothing can be said of it afterwards."""
        self.deed_of_cards(deed)
        self.forget((Slot.DONE,))

    def deed(self, deed: t.Deed) -> None:
        if isinstance(deed, t.Draw | t.Discard | t.Reveal) and deed.who is Who.EACH:
            self.each_player(deed)
            return
        if isinstance(deed, t.FighterDeed):
            before = self.filled.get(Slot.FIGHTER, Spoken())
            many = self.deed_of_fighters(deed)
            self.fill(deed, Spoken(many, moving=before.moving and _is_done_to_that(deed)))
        elif isinstance(deed, t.CardDeed):
            self.fill(deed, self.deed_of_cards(deed))
        elif isinstance(deed, t.CombatDeed):
            self.deed_of_combat(deed)
            self.fill(deed)
        elif isinstance(deed, t.AdventureDeed):
            self.deed_of_adventure(deed)
            self.fill(deed)
        elif isinstance(deed, t.Choose):
            self.choose(deed)
        else:
            self.deed_of_player(deed)
            self.fill(deed)

    def branch(self, effect: t.If) -> None:
        self.condition(effect.condition)
        before = self.filled
        self.filled = dict(before)
        self.effects(effect.then)
        then = self.filled
        self.filled = dict(before)
        self.effects(effect.otherwise)
        done = Slot.DONE in then or (bool(effect.otherwise) and Slot.DONE in self.filled)
        self.filled = either(then, self.filled)
        self.fill(effect)
        if not done:
            self.forget((Slot.DONE,))

    def delay(self, effects: tuple[t.Effect, ...]) -> None:
        """What happens later speaks of what was spoken of now, and the text goes on without it."""
        before, where = dict(self.filled), self.where
        self.where = replace(where, later=True)
        self.forget(t.OF_ONE_CLAUSE)
        self.may_have_risen()
        self.effects(effects)
        self.filled, self.where = before, where

    def options(self, options: tuple[tuple[t.Effect, ...], ...]) -> None:
        before = self.filled
        for option in options:
            self.filled = dict(before)
            self.forget((Slot.DONE,))
            self.effects(option)
        self.filled = dict(before)

    # ------------------------------------------------------------ choices, state, turn

    def choose(self, effect: t.Choose) -> None:
        """Each choice sees the ones before it; all of one kind are "those"."""
        chosen: Filled = {}
        for select in effect.selects:
            slot = select.noun.slot
            with self.at(select):
                spoken = self.select(select, Use.CHOOSE)
            before = chosen.get(slot)
            chosen[slot] = spoken if before is None else replace(before.or_else(spoken), many=True)
            self.filled[slot] = spoken  # for the next one "that" is this one
        self.filled |= chosen
        self.filled[Slot.DONE] = Spoken()

    def deed_of_player(
        self,
        deed: t.ChooseNumber | t.ChooseState | t.ChangeState | t.SetState | t.Gain | t.Spend
        | t.AddMove | t.GainAction | t.EndTurn,
    ) -> None:  # fmt: skip
        match deed:
            case t.AddMove(amount):
                maneuver = self.where.when is Timing.MANEUVER and not self.where.later
                if not maneuver and not self.where.unknown:
                    why = "does not fit: there is no maneuver under way here"
                    raise Refusal(why, "When you maneuver:")
                self.amount(amount)
            case t.Gain(_, amount):
                self.amount(amount)
            case t.Spend(key, amount):
                self.amount(amount)
                if isinstance(amount, t.Number):
                    self.can_have(key, amount)
            case t.ChangeState(key):
                values = self.names.values.get(key, ())
                if len(values) != 2:
                    why = f"does not fit: your {key} has {len(values)} values, not two"
                    raise Refusal(why, f"choose your {key}")
            case t.GainAction() | t.EndTurn():
                self.own_turn()
            case t.ChooseNumber() | t.ChooseState():
                self.decides("an instruction")
            case t.SetState():
                pass
            case _:
                assert_never(deed)

    def own_turn(self) -> None:
        """Actions can be gained, and a turn be ended, only while it has actions."""
        if self.by_enemy:
            raise Refusal("does not fit: an enemy takes no actions", "an instruction")
        if not self.where.later and self.where.when in (Timing.SETUP, Timing.TURN_END):
            raise Refusal("does not fit: the turn has no actions here", "another heading")
        if self.kind is TextKind.DEFENSE and not self.where.later:
            why = "does not fit: a defense card is played in another player's turn"
            raise Refusal(why, "a card that attacks")


def _headings(kind: TextKind) -> list[str]:
    """Those that could stand there."""
    if kind is TextKind.TOKEN:
        return ["a heading such as When a fighter enters a space with ... token:"]
    if kind is TextKind.DISCOVERY:
        return [
            "a rule such as The hand limit is 5.",
            "a heading such as When a minion is defeated:",
        ]
    return ["no heading" if when is Timing.PLAYED else f"{when.value}:" for when in kind.timings]


def _doer(effect: t.Instruction) -> Who:
    """Who does it: of most instructions it is said to you."""
    if isinstance(effect, t.Draw | t.Discard | t.Reveal | t.Move | t.MoveTo):
        return effect.who
    return Who.YOU


def _is_done_to_that(deed: t.FighterDeed) -> bool:
    """Whether it leaves the fighter that was spoken of where it is, and speaks of it again."""
    that = t.That(Noun.FIGHTER)
    match deed:
        case t.Damage(_, fighter) | t.Recover(fighter) | t.SetHealth(fighter):
            return fighter == that
    return isinstance(deed, t.EndMovement)
