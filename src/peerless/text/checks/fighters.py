"""Effects on fighters and tokens."""

from __future__ import annotations

from typing import assert_never

from peerless.text import tree as t
from peerless.text.checks.measures import Measures
from peerless.text.checks.scope import Refusal
from peerless.text.checks.spoken import Spoken
from peerless.text.checks.things import Use
from peerless.text.tree import Noun, Slot

_ENEMIES = (Noun.ENEMY, Noun.VILLAIN, Noun.MINION)


class FighterEffects(Measures):
    def deed_of_fighters(self, deed: t.FighterDeed) -> bool:
        """Whether it may speak of several."""
        match deed:
            case t.Move(who, what, spaces):
                self.read(who.reads)
                if Slot.TOKEN in deed.fills:
                    assert isinstance(what, t.Select | t.That)
                    self.amount(spaces)
                    return self.tokens(what)
                return self.measured(what, spaces)
            case t.MoveTo(who, what, to):
                self.read(who.reads)
                self.space(to, Use.ACT)
                return self.tokens(what)
            case t.PlaceToken(_, space):
                self.space(space, Use.PUT)
                return False
            case t.RemoveTokens(tokens):
                return self.tokens(tokens)
            case t.Place(fighter, space):
                self.space(space, Use.ACT)
                return self.fighters(fighter)
            case t.Return(fighter, space):
                self.space(space, Use.PUT)
                if isinstance(fighter, t.Select) and t.Defeated() not in fighter.filters:
                    raise Refusal("does not fit: only the defeated can return", "defeated")
                if isinstance(fighter, t.Select) and fighter.noun in _ENEMIES:
                    with self.at(fighter.noun):
                        raise Refusal("does not fit: a defeated enemy is gone", "sidekick")
                return self.fighters(fighter, Use.RETURN)
            case t.Swap(first, second):
                self.fighter(first, only_one=True)
                self.fighter(second, only_one=True)
                return True
            case t.Damage(amount, to):
                return self.measured(to, amount)
            case t.Recover(fighter, amount):
                return self.measured(fighter, amount)
            case t.Leave(fighter) | t.SetHealth(fighter):
                return self.fighters(fighter)
            case t.EndMovement(fighter):
                self.on_the_move(fighter)
                return False
            case t.Defend(fighter):
                self.need_combat()
                if self.fighters(fighter, Use.DEFEND):
                    raise Refusal("does not fit: only one fighter can defend", "one fighter")
                return False
            case _:
                assert_never(deed)

    def on_the_move(self, fighter: t.FighterRef) -> None:
        """Only who has set the clause off by a move is known to be in one."""
        with self.at(fighter):
            self.fighter(fighter)
            trigger = self.where.when
            if isinstance(fighter, t.That):
                moving = self.filled[Slot.FIGHTER].moving
            else:
                moving = isinstance(trigger, t.WhenEntering) and trigger.fighter == fighter
            if (not moving or self.where.later) and not self.where.unknown:
                why = "does not fit: this fighter is not known to be on the move"
                raise Refusal(
                    why, "a heading such as When a fighter enters a space with ... token:"
                )

    def measured(self, fighters: t.Fighters, amount: t.Amount) -> bool:
        """Fighters, and how much: what stands at the end ("for each Harpy adjacent to that
        fighter") may speak of the fighter that is selected here."""
        if not isinstance(amount, t.Per | t.Plus | t.Instead) or not isinstance(fighters, t.Select):
            self.amount(amount)
            return self.fighters(fighters)
        many = self.fighters(fighters)
        self.filled[Slot.FIGHTER] = Spoken(many)
        self.amount(amount)
        return many
