"""Effects on the cooperative game itself."""

from __future__ import annotations

from typing import assert_never

from peerless.text import tree as t
from peerless.text.checks.measures import Measures
from peerless.text.checks.scope import Refusal
from peerless.text.checks.where import TextKind
from peerless.text.tree import Timing


class AdventureEffects(Measures):
    def deed_of_adventure(self, deed: t.AdventureDeed) -> None:
        self.only_in_adventures("an instruction")
        match deed:
            case t.Advance(amount):
                self.need_threat()
                self.amount(amount)
            case t.PlaceMarkers(amount, _, sites):
                self.amount(amount)
                self.sites(sites)
            case t.Destroy(sites):
                self.only_on(TextKind.OBJECTIVE)
                self.sites(sites)
            case t.TurnUp():
                self.only_on(TextKind.OBJECTIVE)
                if not self.names.symbols:
                    raise Refusal("does not fit: there are no invasion tokens", "an instruction")
            case t.TakeTurn(fighter):
                if self.where.when is not Timing.RIGHT_NOW and not self.where.unknown:
                    why = "does not fit: an enemy takes its turn when its card is revealed"
                    raise Refusal(why, "Right now:")
                self.fighter(fighter, only_one=True)
            case t.ActAgain(fighter):
                self.only_on(TextKind.ENEMY_CARD)
                self.fighter(fighter, only_one=True)
            case t.AddInitiative():
                pass
            case _:
                assert_never(deed)

    def only_on(self, kind: TextKind) -> None:
        if self.kind not in (None, kind):
            raise Refusal(f"does not fit: this is said on {kind.value} only", "an instruction")
