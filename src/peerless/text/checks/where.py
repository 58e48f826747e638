"""Where a sentence stands, and what there is to speak of there."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from peerless.text.tree import Timing, Trigger, WhenDecided


class TextKind(Enum):
    """Where a text stands: what can be said depends on it."""

    ABILITY = "an ability"
    SCHEME = "a scheme"
    ATTACK = "an attack card"
    DEFENSE = "a defense card"
    VERSATILE = "a versatile card"
    TOKEN = "a token"
    # of the cooperative game
    ENEMY_CARD = "an enemy's card"
    INITIATIVE = "an initiative card"
    OBJECTIVE = "an objective"
    BRIDGE = "a bridge"  # said to the player who activates it
    SLOT = "a slot of the board"  # what a destroyed bridge does
    DISCOVERY = "a discovery"

    @property
    def is_adventure(self) -> bool:
        """Whether there is such a text in the cooperative game only."""
        return self in _OF_ADVENTURES

    @property
    def is_said_by_enemy(self) -> bool:
        """Whether "you" is an enemy: it has no hand and decides nothing (A.I4, A.I7)."""
        return self.is_adventure and self is not TextKind.BRIDGE

    @property
    def is_card(self) -> bool:
        """Whether it stands on a card that is played: "this card"."""
        return self in _CARDS

    @property
    def timings(self) -> tuple[Timing, ...]:
        """When something on it can happen."""
        return _TIMINGS[self]


_OF_ADVENTURES = (
    TextKind.ENEMY_CARD, TextKind.INITIATIVE, TextKind.OBJECTIVE, TextKind.BRIDGE, TextKind.SLOT,
    TextKind.DISCOVERY,
)  # fmt: skip
_CARDS = (
    TextKind.SCHEME, TextKind.ATTACK, TextKind.DEFENSE, TextKind.VERSATILE, TextKind.ENEMY_CARD,
)  # fmt: skip

ORDER = (
    Timing.PLAYED, Timing.SETUP, Timing.TURN_START, Timing.MANEUVER, Timing.AFTER_MANEUVER,
    Timing.ATTACK, Timing.COMMIT, Timing.IMMEDIATELY, Timing.DURING, Timing.AFTER,
    Timing.AFTER_ATTACK, Timing.TURN_END, Timing.RIGHT_NOW, Timing.END_OF_ROUND, Timing.OBJECTIVE,
)  # fmt: skip
"""The order in which clauses happen, whatever the order in which they are written."""

OF_ADVENTURES = (Timing.RIGHT_NOW, Timing.END_OF_ROUND, Timing.OBJECTIVE)

_IN_COMBAT = (
    Timing.ATTACK, Timing.COMMIT, Timing.IMMEDIATELY, Timing.DURING, Timing.AFTER,
    Timing.AFTER_ATTACK,
)  # fmt: skip
_IN_COMBAT_OF_CARDS = (Timing.COMMIT, Timing.IMMEDIATELY, Timing.DURING, Timing.AFTER)
_OF_CARDS = (Timing.PLAYED, *_IN_COMBAT_OF_CARDS)
_OF_ABILITIES = (
    Timing.SETUP, Timing.TURN_START, Timing.TURN_END, Timing.MANEUVER, Timing.AFTER_MANEUVER,
    Timing.ATTACK, Timing.IMMEDIATELY, Timing.DURING, Timing.AFTER, Timing.AFTER_ATTACK,
)  # fmt: skip
_TIMINGS: dict[TextKind, tuple[Timing, ...]] = {
    TextKind.ABILITY: _OF_ABILITIES,
    TextKind.SCHEME: (Timing.PLAYED,),
    TextKind.ATTACK: _IN_COMBAT_OF_CARDS,
    TextKind.DEFENSE: _IN_COMBAT_OF_CARDS,
    TextKind.VERSATILE: _IN_COMBAT_OF_CARDS,
    TextKind.TOKEN: (),
    TextKind.ENEMY_CARD: (Timing.IMMEDIATELY, Timing.DURING, Timing.AFTER),
    TextKind.INITIATIVE: (Timing.RIGHT_NOW, Timing.END_OF_ROUND),
    TextKind.OBJECTIVE: (Timing.OBJECTIVE,),
    TextKind.BRIDGE: (Timing.PLAYED,),
    TextKind.SLOT: (Timing.PLAYED,),
    TextKind.DISCOVERY: (),
}


@dataclass(frozen=True, slots=True)
class Where:
    """What there is to speak of at a place of a text."""

    when: Timing | Trigger | None  # None: a standing rule, which is read at any time
    kind: TextKind | None
    later: bool = False  # at your next turn
    heading: bool = False  # in the words of a trigger itself

    @property
    def unknown(self) -> bool:
        """Sentences by themselves, which might stand anywhere."""
        return self.kind is None and self.when is Timing.PLAYED and not self.later

    @property
    def combat(self) -> bool:
        return not self.later and (
            self.unknown or self.when is None or self.when in _IN_COMBAT or self.by_outcome
        )

    @property
    def by_outcome(self) -> bool:
        """Whether a combat that was won or lost has set it off; of what else sets off a trigger
        nobody knows whether it happens in a combat."""
        return isinstance(self.when, WhenDecided)

    @property
    def before_defense(self) -> bool:
        """Whether the attack has been put down and nothing else."""
        commits = self.when is Timing.COMMIT and self.kind is TextKind.ATTACK
        return not self.later and (commits or self.when is Timing.ATTACK)

    @property
    def face_down(self) -> bool:
        """Whether the cards of the combat are not revealed yet."""
        return self.when in (Timing.ATTACK, Timing.COMMIT) and not self.later

    @property
    def turn(self) -> bool:
        """Whether it is somebody's turn, as far as that can be told."""
        return self.kind not in (TextKind.INITIATIVE, TextKind.OBJECTIVE, TextKind.SLOT)

    @property
    def decided(self) -> bool:
        late = self.when in (Timing.AFTER, Timing.AFTER_ATTACK) or self.by_outcome
        return self.combat and late

    @property
    def fighter(self) -> bool:
        """Whether a fighter of yours acts."""
        if self.kind in (TextKind.BRIDGE, TextKind.SLOT):
            return False
        return self.when in (None, Timing.PLAYED, *_IN_COMBAT) or self.by_outcome

    @property
    def card(self) -> bool:
        if self.kind is None:
            return self.when is None or self.when in _OF_CARDS
        return self.kind.is_card
