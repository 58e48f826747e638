"""Effects on the combat."""

from __future__ import annotations

from typing import assert_never

from peerless.text import tree as t
from peerless.text.checks.measures import Measures
from peerless.text.checks.scope import Refusal
from peerless.text.checks.where import TextKind
from peerless.text.tree import Timing, Who


class CombatEffects(Measures):
    def deed_of_combat(self, deed: t.CombatDeed) -> None:
        match deed:
            case t.Cancel(card):
                self.combat_card(card)
            case t.Ignore(card):
                self.need_open_combat()
                self.combat_card(card)
            case t.Add(amount, card):
                self.need_open_combat()
                self.combat_card(card)
                self.amount(amount)
            case t.SetValue(card, amount, printed):
                if not printed:
                    self.need_open_combat()
                self.combat_card(card)
                self.amount(amount)
            case t.Boost(face_down):
                self.need_open_combat()
                self.need_hand(Who.YOU, "add")
                if self.kind is TextKind.DEFENSE:
                    raise Refusal("does not fit: a defense card is no attack", "add")
                timings = (Timing.ATTACK, Timing.COMMIT)
                if face_down and self.where.when not in timings and not self.where.unknown:
                    why = "does not fit: it is too late for a card face down"
                    raise Refusal(why, "boost this attack")
            case _:
                assert_never(deed)

    def combat_card(self, card: t.CardRef) -> None:
        """A card with a value that counts and effects that happen: one of the combat."""
        self.need_combat()
        with self.at(card):
            if isinstance(card, t.DeckCards):
                why = "does not fit: only a card of the combat has a value and effects that count"
                raise Refusal(why, "this card", "your card", "that card")
        self.cards(card)
