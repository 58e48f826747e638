"""The random bot: any legal answer, each as likely as the others."""

from __future__ import annotations

from peerless.game import Action, View
from peerless.rules.chance import Chance


class RandomBot:
    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def choose(self, view: View) -> Action:
        actions = view.actions()
        return actions[self.chance.below(len(actions))]
