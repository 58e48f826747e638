"""Triggers: what sets a clause off, and is spoken of at its start."""

from __future__ import annotations

from typing import assert_never

from peerless.text import tree as t
from peerless.text.checks.scope import Refusal
from peerless.text.checks.spoken import Spoken
from peerless.text.checks.things import Things, Use
from peerless.text.checks.where import TextKind, Where
from peerless.text.tree import Slot, Who


class Triggers(Things):
    def trigger(self, trigger: t.Trigger) -> None:
        """What other clauses have spoken of is not known in it, only what set it off."""
        self.filled = {}
        self.where = Where(trigger, self.kind, heading=True)
        with self.at(trigger):
            self.heading(trigger)
        self.where = Where(trigger, self.kind)
        for slot in trigger.fills:
            self.filled.setdefault(slot, Spoken())

    def heading(self, trigger: t.Trigger) -> None:
        if self.kind not in (None, TextKind.ABILITY, TextKind.TOKEN, TextKind.DISCOVERY):
            why = "does not fit: what is set off stands in an ability, not on "
            if not self.kind.is_card:
                raise Refusal(f"{why}{self.kind.value}", "an instruction")
            raise Refusal(f"{why}a card", "an instruction", "a heading such as After combat:")
        if self.kind is TextKind.TOKEN and not isinstance(trigger, t.WhenEntering):
            why = "does not fit: a token says what happens when a fighter enters its space"
            raise Refusal(why, "enters a space with")
        match trigger:
            case t.WhenDamaged(fighter):
                self.one_fighter(fighter)
            case t.WhenDefeated(fighter):
                self.one_fighter(fighter)
                self.filled[Slot.FIGHTER] = Spoken(fallen=True)
            case t.WhenEntering(fighter):
                self.one_fighter(fighter)
                self.wherever_it_is(fighter)
                self.filled[Slot.FIGHTER] = Spoken(moving=True)
            case t.WhenDiscarding(who):
                owner = Who.YOU if who is Who.YOU else Who.THAT
                self.filled[Slot.CARD] = Spoken(owners=frozenset({owner}))
            case t.WhenDecided():
                pass
            case t.WhenDeceived():
                self.only_in_adventures("another heading")
            case _:
                assert_never(trigger)

    def one_fighter(self, fighter: t.Fighters) -> None:
        """Whom it means must be plain, since nobody is asked."""
        if isinstance(fighter, t.Select):
            with self.at(fighter):
                self.select(fighter, Use.ACT)
        else:
            self.fighter(fighter, only_one=True)

    def wherever_it_is(self, fighter: t.Fighters) -> None:
        """A fighter that moves stands somewhere else before, on the way and after."""
        for filter_ in fighter.filters if isinstance(fighter, t.Select) else ():
            with self.at(filter_):
                if not isinstance(filter_, t.Called):
                    why = "does not fit: where a fighter stands changes as it moves"
                    raise Refusal(why, "a fighter wherever it is")
