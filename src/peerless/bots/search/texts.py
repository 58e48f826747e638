"""What the text of a card promises, read off its tree: how much damage it may deal, how many cards
draw, and so on. It is a glance, not an account: conditions are taken to hold about half the time.
So a search knows something of any card, also of heroes that it has never met.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from peerless.rules.setting import Face, Setting
from peerless.text.tree import (
    Add,
    Amount,
    Cancel,
    ChooseOptions,
    Clause,
    Damage,
    Delay,
    Discard,
    Draw,
    Effect,
    GainAction,
    If,
    Ignore,
    Instead,
    May,
    Number,
    Per,
    Plus,
    Recover,
    Select,
    UpTo,
    Who,
)

MAYBE: Final = 0.5  # how often a condition holds
UNKNOWN: Final = 2.0  # an amount that nobody knows beforehand, the boost value of some card too
SEVERAL: Final = 1.5  # how many there are of what is counted


class Promise:
    """Of one card."""

    __slots__ = ("cancels", "damage", "draws", "health", "others", "value", "worth")

    def __init__(self) -> None:
        self.damage = 0.0  # that effects deal
        self.draws = 0.0  # cards drawn, or that an opponent discards
        self.health = 0.0  # recovered
        self.value = 0.0  # added to a card in combat
        self.cancels = 0.0  # the effects, or the value, of the other card
        self.others = 0.0  # instructions of any other kind: moves, places, states, more actions
        self.worth = 0.0  # all of it in one number, in about the measure of a card's value

    def read(self, effects: Sequence[Effect], likely: float) -> None:
        for effect in effects:
            self._read(effect, likely)

    def _read(self, effect: Effect, likely: float) -> None:
        if isinstance(effect, If):
            self.read(effect.then, likely * MAYBE)
            self.read(effect.otherwise, likely * MAYBE)
        elif isinstance(effect, May):
            self._read(effect.effect, likely)
        elif isinstance(effect, Delay):
            self.read(effect.effects, likely)
        elif isinstance(effect, ChooseOptions):
            for option in effect.options:
                self.read(option, likely * effect.n / len(effect.options))
        elif isinstance(effect, Damage):
            several = SEVERAL if isinstance(effect.to, Select) and effect.to.count.n != 1 else 1.0
            self.damage += likely * several * amount_of(effect.amount)
        elif isinstance(effect, Draw):
            draws = likely * amount_of(effect.amount)
            self.draws += draws if effect.who is Who.YOU else -draws
        elif isinstance(effect, Discard) and effect.who is not Who.YOU:
            self.draws += likely
        elif isinstance(effect, Recover):
            self.health += likely * amount_of(effect.amount)
        elif isinstance(effect, Add):
            self.value += likely * amount_of(effect.amount)
        elif isinstance(effect, Cancel | Ignore):
            self.cancels += likely
        elif isinstance(effect, GainAction):
            self.others += 2.0 * likely
        else:
            self.others += likely

    def weigh(self) -> None:
        self.worth = (
            self.damage + 0.8 * self.draws + 0.7 * self.health + 0.8 * self.value
            + 1.5 * self.cancels + 0.4 * min(self.others, 3.0)
        )  # fmt: skip


def amount_of(amount: Amount) -> float:
    """About how much."""
    if isinstance(amount, Number | UpTo):
        return float(amount.n)
    if isinstance(amount, Instead):
        return 0.5 * (amount.n + amount.other)
    if isinstance(amount, Per):
        return SEVERAL * amount.n / amount.every
    if isinstance(amount, Plus):
        return amount.n + amount_of(amount.per)
    return UNKNOWN


@lru_cache(maxsize=64)
def promises(setting: Setting) -> list[Promise]:
    """Of every card of a game, by its face."""
    return [_promise(face) for face in setting.faces]


def _promise(face: Face) -> Promise:
    found = Promise()
    for text in (face.card.text, face.card.attack_text):
        for clause in text:
            if isinstance(clause, Clause):
                found.read(clause.effects, 1.0)
    found.weigh()
    return found
