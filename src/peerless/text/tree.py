"""The effect tree: what a text of rules English means.

A text is a tuple of clauses. The reader builds it, the speaker says it, the engine runs it;
none of the three knows the others. Every node is frozen, so equal texts are equal trees.
Names in the tree are the English names of the hero file (a fighter, a card, a kind of token).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import ClassVar, TypeAlias

# ---------------------------------------------------------------- what is spoken of


class Slot(IntEnum):
    """What a text can speak of again. Each node says which slots it fills and which it reads;
    the reader refuses what reads a slot that nothing can have filled, and the engine fills just
    the slots that a node says."""

    FIGHTER = 0
    CARD = 1
    REST = 2  # of the cards drawn, looked at or revealed, those that were not picked out since
    SPACE = 3
    TOKEN = 4
    PLAYER = 5
    NUMBER = 6
    # what came of the instructions of a clause; these do not outlast it
    DONE = 7
    DAMAGE = 8
    DISCARD = 9
    SEARCH = 10
    OPPONENT = 11  # who is "your opponent" for the rest of the clause, chosen by it or for it
    FRESH = 12  # the slots that this clause has spoken of, not one before it


Slots: TypeAlias = tuple[Slot, ...]
OF_ONE_CLAUSE: Slots = (
    Slot.DONE, Slot.DAMAGE, Slot.DISCARD, Slot.SEARCH, Slot.OPPONENT, Slot.FRESH,
)  # fmt: skip

# ---------------------------------------------------------------- small words


class Who(Enum):
    """A player, seen from the player whose text it is."""

    YOU = "you"
    OPPONENT = "your opponent"  # the other player of the combat, or the one chosen (R74, R121)
    THAT = "that player"  # the player chosen before
    EACH = "each player"  # one after another, each as "that player"

    @property
    def reads(self) -> Slots:
        return (Slot.PLAYER,) if self is Who.THAT else ()


class Side(Enum):
    """Whose fighters: `YOURS` are one player's own, `FRIENDLY` a whole team's."""

    ANY = "any"
    YOURS = "yours"
    FRIENDLY = "friendly"
    OPPOSING = "opposing"


class Role(Enum):
    ATTACK = "attack"
    DEFENSE = "defense"


class Noun(Enum):
    """What a selector selects."""

    FIGHTER = "fighter"
    HERO = "hero"
    SIDEKICK = "sidekick"
    SPACE = "space"
    CARD = "card"
    TOKEN = "token"
    PLAYER = "opponent"
    ANYONE = "player"  # whoever plays, also oneself
    ENEMY = "enemy"  # a fighter that no player leads: the villain or a minion
    VILLAIN = "villain"
    MINION = "minion"
    SITE = "site"  # of the board, with a number: a bridge, a farm

    @property
    def slot(self) -> Slot:
        """Where things of this kind are remembered: heroes and sidekicks are fighters. Of a site
        no text speaks again."""
        return _SLOT_OF_NOUN[self]


_SLOT_OF_NOUN = {
    Noun.FIGHTER: Slot.FIGHTER,
    Noun.HERO: Slot.FIGHTER,
    Noun.SIDEKICK: Slot.FIGHTER,
    Noun.SPACE: Slot.SPACE,
    Noun.CARD: Slot.CARD,
    Noun.TOKEN: Slot.TOKEN,
    Noun.PLAYER: Slot.PLAYER,
    Noun.ANYONE: Slot.PLAYER,
    Noun.ENEMY: Slot.FIGHTER,
    Noun.VILLAIN: Slot.FIGHTER,
    Noun.MINION: Slot.FIGHTER,
}


class Pile(Enum):
    HAND = "hand"
    DECK = "deck"
    DISCARD = "discard pile"


class Relation(Enum):
    EQUAL = "equal to"
    LESS = "less than"
    GREATER = "greater than"
    AT_MOST = "or less"
    AT_LEAST = "or more"


class Duration(Enum):
    COMBAT = "the combat"
    TURN = "the turn"


class Timing(Enum):
    """When a clause of a card or an ability happens, other than by a trigger."""

    PLAYED = "played"  # a scheme: no heading
    SETUP = "at setup"
    TURN_START = "at the start of your turn"
    TURN_END = "at the end of your turn"
    MANEUVER = "when you maneuver"  # movement begins: after the draw and the boost
    AFTER_MANEUVER = "after you maneuver"
    ATTACK = "when you attack"  # the attack card has been put down, the defense not yet
    COMMIT = "when you play this card"  # put down for a combat, before the reveal
    IMMEDIATELY = "immediately"
    DURING = "during combat"
    AFTER = "after combat"
    AFTER_ATTACK = "after you attack"
    # of the cooperative game
    RIGHT_NOW = "right now"  # an initiative card is revealed
    END_OF_ROUND = "end of round"
    OBJECTIVE = "objective"  # the threat marker has reached the end of its track

    __hash__ = object.__hash__  # programs are looked up by it all the time


# ---------------------------------------------------------------- how many


class Quantity(Enum):
    EXACTLY = "exactly"
    UP_TO = "up to"
    ANY_NUMBER = "any number of"
    EACH = "each"
    AT_LEAST = "or more"  # only of what there is: "there are 3 or more ..."


@dataclass(frozen=True, slots=True)
class Count:
    """How many are selected; `n` counts for EXACTLY, UP_TO and AT_LEAST only. With `Instead` it
    depends: "discards 1 card, or 2 instead if you won the combat"."""

    quantity: Quantity
    n: int | Instead = 0

    @property
    def number(self) -> int:
        """Of two that depend on a condition, the first."""
        return self.n.n if isinstance(self.n, Instead) else self.n


ONE = Count(Quantity.EXACTLY, 1)
EACH = Count(Quantity.EACH)
ANY_NUMBER = Count(Quantity.ANY_NUMBER)

# ---------------------------------------------------------------- references


@dataclass(frozen=True, slots=True)
class Named:
    """Your fighter of this name ("King Arthur"). Of several alike, use a Select with `Called`."""

    name: str


@dataclass(frozen=True, slots=True)
class InCombat:
    """The fighter of this combat: "your fighter" (YOU), "the opposing fighter" (OPPONENT)."""

    who: Who


@dataclass(frozen=True, slots=True)
class HeroOf:
    """ "your hero", "your opponent's hero", "that player's hero"."""

    who: Who


@dataclass(frozen=True, slots=True)
class That:
    """What was chosen, moved, looked at or discarded last: "that fighter", "those cards"."""

    noun: Noun
    many: bool = False

    @property
    def reads(self) -> Slots:
        return (self.noun.slot,)


@dataclass(frozen=True, slots=True)
class Rest:
    """ "the rest": the cards that were looked at, revealed or drawn, less those taken since."""

    reads: ClassVar[Slots] = (Slot.REST,)


@dataclass(frozen=True, slots=True)
class ThisCard:
    """The card whose text this is."""


@dataclass(frozen=True, slots=True)
class CombatCard:
    """The card played for this combat: "your card", "your opponent's card"."""

    who: Who


@dataclass(frozen=True, slots=True)
class DeckCards:
    """The top or bottom `n` cards of a deck."""

    who: Who
    n: int = 1
    bottom: bool = False


@dataclass(frozen=True, slots=True)
class WholeHand:
    """All cards of a player's hand."""

    who: Who


# ---------------------------------------------------------------- the selector and its filters


@dataclass(frozen=True, slots=True)
class Called:
    """Fighters of a kind ("Harpy"), tokens of a kind ("fog")."""

    name: str


@dataclass(frozen=True, slots=True)
class Defeated:
    """ "defeated"."""


@dataclass(frozen=True, slots=True)
class Other:
    """ "another", "each other", "a different": not the one just spoken of, or, where there is
    none, not the one that acts (for a space: not the one the fighter or token is in)."""


@dataclass(frozen=True, slots=True)
class Empty:
    """A space without a fighter (R17)."""


@dataclass(frozen=True, slots=True)
class AdjacentTo:
    thing: FighterRef | That


@dataclass(frozen=True, slots=True)
class ZoneOf:
    """ "in Medusa's zone": sharing a zone with that fighter (R7)."""

    fighter: FighterRef


@dataclass(frozen=True, slots=True)
class SpaceOf:
    """ "in Invisible Man's space": of a token, under that fighter."""

    fighter: FighterRef


@dataclass(frozen=True, slots=True)
class Fighting:
    """ "in the combat"."""


@dataclass(frozen=True, slots=True)
class Among:
    """ "in those spaces" (fighters), "of those cards" (cards)."""

    those: That


@dataclass(frozen=True, slots=True)
class OnToken:
    """Fighters "on a fog token", spaces "with a fog token"."""

    token: str


@dataclass(frozen=True, slots=True)
class InPile:
    """Cards "in your discard pile". A hand is where cards come from if nothing is said."""

    who: Who
    pile: Pile


@dataclass(frozen=True, slots=True)
class AtRandom:
    """ "1 random card"."""


@dataclass(frozen=True, slots=True)
class Banner:
    """Cards that name this fighter or form as their user ("Dr. Watson card"), or that carry
    this tag ("Voyage card")."""

    name: str


@dataclass(frozen=True, slots=True)
class SameName:
    """Cards "with the same name" as one another."""


@dataclass(frozen=True, slots=True)
class OfPrintedValue:
    """Cards "with that printed value": the number named before."""

    reads: ClassVar[Slots] = (Slot.NUMBER,)


@dataclass(frozen=True, slots=True)
class UsableBy:
    """Cards "that the opposing fighter can attack with" (or defend with)."""

    fighter: FighterRef
    role: Role


@dataclass(frozen=True, slots=True)
class NameOf:
    """Cards "with the same name as your opponent's card"."""

    card: CardRef


@dataclass(frozen=True, slots=True)
class Starting:
    """A "starting space": one with a number, on which fighters begin."""


@dataclass(frozen=True, slots=True)
class Nearest:
    """ "the nearest ...": by steps from where the fighter stands that is placed there, past
    anyone; never its own space (A.I11)."""


@dataclass(frozen=True, slots=True)
class Numbered:
    """Sites by their numbers: "farm 1", "farm 1 or farm 2"."""

    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Lowest:
    """ "the lowest bridge": of those that stand, the one with the lowest number."""


@dataclass(frozen=True, slots=True)
class Fewest:
    """ "the farm with the fewest aliens"; of several the one with the lowest number."""


@dataclass(frozen=True, slots=True)
class Occupied:
    """A farm "with an alien": its opposite is `Empty`."""


Filter: TypeAlias = (
    Called | Defeated | Other | Empty | AdjacentTo | ZoneOf | SpaceOf | Fighting | Among
    | OnToken | InPile | AtRandom | Banner | SameName | OfPrintedValue | UsableBy | NameOf
    | Starting | Nearest | Numbered | Lowest | Fewest | Occupied
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Select:
    """One selector for everything: how many, whose, which kind, which of them."""

    noun: Noun
    count: Count = ONE
    side: Side = Side.ANY
    filters: tuple[Filter, ...] = ()

    @property
    def of_those(self) -> bool:
        """Whether it picks some out of those spoken of: "1 of those cards"."""
        return any(isinstance(f, Among) and f.those.noun is self.noun for f in self.filters)


FighterRef: TypeAlias = Named | InCombat | HeroOf | That
Fighters: TypeAlias = FighterRef | Select
CardRef: TypeAlias = ThisCard | CombatCard | DeckCards | That | Rest | WholeHand
Cards: TypeAlias = CardRef | Select
Spaces: TypeAlias = That | Select

# ---------------------------------------------------------------- amounts


@dataclass(frozen=True, slots=True)
class Number:
    n: int


@dataclass(frozen=True, slots=True)
class UpTo:
    """Any number from 0 to `n`, as the player chooses (R9)."""

    n: int


@dataclass(frozen=True, slots=True)
class CounterOf:
    """What a hero counts: "your coils"."""

    key: str


@dataclass(frozen=True, slots=True)
class Per:
    """ "1 ... for each Sister adjacent to that fighter"."""

    n: int
    each: Select | That | CounterOf | MarkersOn
    every: int = 1  # "1 ... for every 3 ...": as often as there are so many


@dataclass(frozen=True, slots=True)
class MarkersOn:
    """The doom tokens (aliens) on sites: "for each doom token on the lowest bridge"."""

    marker: str
    sites: Select


@dataclass(frozen=True, slots=True)
class Plus:
    """ "1 space, plus 1 for each doom token on the lowest bridge": all of it at once."""

    n: int
    per: Per


@dataclass(frozen=True, slots=True)
class UpToHand:
    """ "up to a hand of 4 cards": as many as are missing, or fewer."""

    n: int


@dataclass(frozen=True, slots=True)
class Instead:
    """ "1 ..., or 2 instead if you won the combat"."""

    n: int
    other: int
    condition: Condition


@dataclass(frozen=True, slots=True)
class ThatNumber:
    """The number that was named, chosen or spent last."""

    reads: ClassVar[Slots] = (Slot.NUMBER,)


@dataclass(frozen=True, slots=True)
class BoostOf:
    card: CardRef


@dataclass(frozen=True, slots=True)
class PrintedOf:
    card: CardRef


@dataclass(frozen=True, slots=True)
class HealthOf:
    fighter: FighterRef


@dataclass(frozen=True, slots=True)
class DamageDealt:
    """ "the damage dealt": by the instruction before."""

    reads: ClassVar[Slots] = (Slot.DAMAGE,)


@dataclass(frozen=True, slots=True)
class CombatDamage:
    """ "the combat damage dealt": by the attack itself (R60, R88)."""


@dataclass(frozen=True, slots=True)
class DamageTo:
    """ "the damage dealt to your hero this combat": by the attack and by effects."""

    fighter: FighterRef


@dataclass(frozen=True, slots=True)
class ThreatLevel:
    """ "the threat level": the number printed under the threat marker (A.J2)."""


@dataclass(frozen=True, slots=True)
class PlayerCount:
    """ "the number of players": of all who began the game."""


Measure: TypeAlias = (
    ThatNumber | BoostOf | PrintedOf | HealthOf | DamageDealt | CombatDamage | DamageTo | CounterOf
    | ThreatLevel | PlayerCount
)  # fmt: skip
Amount: TypeAlias = Number | UpTo | Per | Plus | Instead | UpToHand | Measure

# ---------------------------------------------------------------- conditions


@dataclass(frozen=True, slots=True)
class Won:
    """ "you won the combat" (C49)."""


@dataclass(frozen=True, slots=True)
class IsHero:
    fighter: FighterRef


@dataclass(frozen=True, slots=True)
class IsSidekick:
    """An enemy is neither a hero nor a sidekick (A.I1)."""

    fighter: FighterRef


@dataclass(frozen=True, slots=True)
class IsAdjacent:
    fighter: FighterRef
    to: FighterRef


@dataclass(frozen=True, slots=True)
class IsInZone:
    fighter: FighterRef
    of: FighterRef


@dataclass(frozen=True, slots=True)
class IsOn:
    """ "Invisible Man is on a fog token"."""

    fighter: FighterRef
    token: str


@dataclass(frozen=True, slots=True)
class Fights:
    """ "King Arthur is attacking", "your fighter is defending"."""

    fighter: FighterRef
    role: Role


class Start(Enum):
    OTHER_SPACE = "in a different space"
    OTHER_ZONE = "in a different zone"
    ON_TOKEN = "on a token"


@dataclass(frozen=True, slots=True)
class Started:
    """ "your fighter started this turn in a different space" (R18)."""

    fighter: FighterRef
    where: Start
    token: str = ""


@dataclass(frozen=True, slots=True)
class Exists:
    """ "there is an opposing fighter in Bigfoot's zone"; its Not: "there is no ..."."""

    select: Select


@dataclass(frozen=True, slots=True)
class StateIs:
    """ "your size is big"."""

    key: str
    value: str


@dataclass(frozen=True, slots=True)
class Compare:
    """ "King Arthur's health is 4 or less", "that number is equal to the printed value of ..."."""

    left: Measure
    relation: Relation
    right: Number | Measure


@dataclass(frozen=True, slots=True)
class Maneuvered:
    """ "you maneuvered this turn" (R113)."""


@dataclass(frozen=True, slots=True)
class TurnedUp:
    """ "the ray token is face up": an invasion token (A.L9)."""

    symbol: str


class Outcome(Enum):
    """What came of the instruction before."""

    DONE = "you do"
    DAMAGE = "damage was dealt"
    DEFEAT = "a fighter was defeated"
    DISCARD = "a card was discarded"
    SEARCHED = "your deck was searched"


@dataclass(frozen=True, slots=True)
class Happened:
    outcome: Outcome

    @property
    def reads(self) -> Slots:
        return (_SLOT_OF_OUTCOME[self.outcome],)


_SLOT_OF_OUTCOME = {
    Outcome.DONE: Slot.DONE,
    Outcome.DAMAGE: Slot.DAMAGE,
    Outcome.DEFEAT: Slot.DAMAGE,
    Outcome.DISCARD: Slot.DISCARD,
    Outcome.SEARCHED: Slot.SEARCH,
}


@dataclass(frozen=True, slots=True)
class Not:
    condition: SimpleCondition


@dataclass(frozen=True, slots=True)
class AllOf:
    parts: tuple[SimpleCondition | Not, ...]


@dataclass(frozen=True, slots=True)
class AnyOf:
    parts: tuple[SimpleCondition | Not, ...]


SimpleCondition: TypeAlias = (
    Won | IsHero | IsSidekick | IsAdjacent | IsInZone | IsOn | Fights | Started | Exists | StateIs
    | Compare | Maneuvered | TurnedUp | Happened
)  # fmt: skip
Condition: TypeAlias = SimpleCondition | Not | AllOf | AnyOf

# ---------------------------------------------------------------- effects: fighters and tokens


@dataclass(frozen=True, slots=True)
class Move:
    """Fighters or tokens go from space to space: `UpTo(n)`, or `Number(n)` exactly (R9).

    `through`: even through opposing fighters (R15)."""

    who: Who
    what: Fighters
    spaces: Amount
    through: bool = False

    @property
    def fills(self) -> Slots:
        is_token = isinstance(self.what, Select | That) and self.what.noun is Noun.TOKEN
        return (Slot.TOKEN,) if is_token else (Slot.FIGHTER,)


@dataclass(frozen=True, slots=True)
class MoveTo:
    """A token goes to a space, at any distance."""

    who: Who
    what: Select | That
    to: Spaces

    fills: ClassVar[Slots] = (Slot.TOKEN, Slot.SPACE)


@dataclass(frozen=True, slots=True)
class Place:
    """Put a fighter on a space, whatever lies between (C34)."""

    fighter: Fighters
    space: Spaces

    fills: ClassVar[Slots] = (Slot.FIGHTER, Slot.SPACE)


@dataclass(frozen=True, slots=True)
class Return:
    """A defeated fighter comes back with its full health (R56)."""

    fighter: Select | That
    space: Spaces

    fills: ClassVar[Slots] = (Slot.FIGHTER, Slot.SPACE)


@dataclass(frozen=True, slots=True)
class Swap:
    """Two fighters exchange spaces (R16)."""

    first: FighterRef
    second: FighterRef

    fills: ClassVar[Slots] = (Slot.FIGHTER,)


@dataclass(frozen=True, slots=True)
class Leave:
    """A fighter leaves the battlefield undefeated."""

    fighter: FighterRef

    fills: ClassVar[Slots] = (Slot.FIGHTER,)


@dataclass(frozen=True, slots=True)
class PlaceToken:
    """One of your tokens that is not on the battlefield comes onto it."""

    token: str
    space: Spaces

    fills: ClassVar[Slots] = (Slot.TOKEN, Slot.SPACE)


@dataclass(frozen=True, slots=True)
class RemoveTokens:
    """Tokens leave the battlefield, back to their owners."""

    tokens: Select | That

    fills: ClassVar[Slots] = (Slot.TOKEN,)


@dataclass(frozen=True, slots=True)
class Damage:
    amount: Amount
    to: Fighters

    fills: ClassVar[Slots] = (Slot.FIGHTER, Slot.DAMAGE)


@dataclass(frozen=True, slots=True)
class Recover:
    fighter: Fighters
    amount: Amount

    fills: ClassVar[Slots] = (Slot.FIGHTER,)


@dataclass(frozen=True, slots=True)
class SetHealth:
    """ "King Arthur's health becomes 8": not a recovery (R79)."""

    fighter: FighterRef
    amount: Number

    fills: ClassVar[Slots] = (Slot.FIGHTER,)


@dataclass(frozen=True, slots=True)
class Defend:
    """ "another of your fighters becomes the defender" (R117)."""

    fighter: Fighters

    fills: ClassVar[Slots] = (Slot.FIGHTER,)


@dataclass(frozen=True, slots=True)
class EndMovement:
    """ "that fighter's movement ends": the move under way goes no further (A.M4)."""

    fighter: FighterRef

    fills: ClassVar[Slots] = (Slot.FIGHTER,)


# ---------------------------------------------------------------- effects: cards


@dataclass(frozen=True, slots=True)
class Draw:
    who: Who
    amount: Amount

    fills: ClassVar[Slots] = (Slot.CARD, Slot.REST)


@dataclass(frozen=True, slots=True)
class Discard:
    """`who` chooses; a card goes to its owner's pile."""

    who: Who
    cards: Cards

    fills: ClassVar[Slots] = (Slot.CARD, Slot.DISCARD)


@dataclass(frozen=True, slots=True)
class Look:
    """Only you see them (R69)."""

    cards: Cards

    fills: ClassVar[Slots] = (Slot.CARD, Slot.REST)


@dataclass(frozen=True, slots=True)
class Reveal:
    """Everybody sees them; they stay where they are (R69)."""

    who: Who
    cards: Cards

    fills: ClassVar[Slots] = (Slot.CARD, Slot.REST)


class Spot(Enum):
    HAND = "hand"
    TOP = "top"
    BOTTOM = "bottom"
    TOP_OR_BOTTOM = "top or bottom"
    SHUFFLED = "shuffled into the deck"


@dataclass(frozen=True, slots=True)
class Put:
    """Cards go to a hand or a deck; several on top or at the bottom in any order."""

    cards: Cards
    who: Who
    spot: Spot

    fills: ClassVar[Slots] = (Slot.CARD,)


@dataclass(frozen=True, slots=True)
class Shuffle:
    who: Who

    fills: ClassVar[Slots] = ()


@dataclass(frozen=True, slots=True)
class Search:
    """ "Search your discard pile, then your deck, for Excalibur": stops where it is found, and
    makes it "that card"."""

    piles: tuple[Pile, ...]
    card: str

    fills: ClassVar[Slots] = (Slot.CARD, Slot.SEARCH)


@dataclass(frozen=True, slots=True)
class BecomeCard:
    """ "that card becomes your opponent's card": the card of that side of the combat."""

    card: CardRef
    who: Who

    fills: ClassVar[Slots] = (Slot.CARD,)


# ---------------------------------------------------------------- effects: combat values


@dataclass(frozen=True, slots=True)
class Cancel:
    """All effects on that card that have not happened yet (R47-R49)."""

    card: CardRef

    fills: ClassVar[Slots] = ()


@dataclass(frozen=True, slots=True)
class Ignore:
    """Its value counts as 0, whatever changes it (R38)."""

    card: CardRef

    fills: ClassVar[Slots] = ()


@dataclass(frozen=True, slots=True)
class Add:
    amount: Amount
    card: CardRef

    fills: ClassVar[Slots] = ()


@dataclass(frozen=True, slots=True)
class AddMove:
    """ "Add 1 to your move value for each ...": for the maneuver under way."""

    amount: Amount

    fills: ClassVar[Slots] = ()


@dataclass(frozen=True, slots=True)
class SetValue:
    """ "this card's value becomes 5"; `printed`: "the printed value of ... becomes ..." (R38)."""

    card: CardRef
    amount: Number | Measure
    printed: bool = False

    fills: ClassVar[Slots] = ()


@dataclass(frozen=True, slots=True)
class Boost:
    """Boost this attack with a card of your hand (C67). Face down, it is put down beside the
    attack card, revealed with it, and lost if the attack's effects are canceled (R77, R78)."""

    face_down: bool = False

    fills: ClassVar[Slots] = ()


# ---------------------------------------------------------------- effects: choices, state, turn


@dataclass(frozen=True, slots=True)
class Choose:
    """Choose one thing, then perhaps another; all of them are "those"."""

    selects: tuple[Select, ...]

    @property
    def fills(self) -> Slots:
        return tuple(dict.fromkeys(select.noun.slot for select in self.selects))


@dataclass(frozen=True, slots=True)
class ChooseNumber:
    """ "name a number" (0 to 9), or "choose a number up to 2"."""

    most: int | None = None

    fills: ClassVar[Slots] = (Slot.NUMBER,)


@dataclass(frozen=True, slots=True)
class ChooseOptions:
    """ "Choose 2: ...; ...; ...": all are named before any happens (R30, R82)."""

    n: int
    options: tuple[tuple[Effect, ...], ...]

    fills: ClassVar[Slots] = ()


@dataclass(frozen=True, slots=True)
class ChooseState:
    """ "choose your size"."""

    key: str

    fills: ClassVar[Slots] = ()


@dataclass(frozen=True, slots=True)
class ChangeState:
    """ "change your size": to the other of two values."""

    key: str

    fills: ClassVar[Slots] = ()


@dataclass(frozen=True, slots=True)
class SetState:
    """ "your form becomes Mr. Hyde"."""

    key: str
    value: str

    fills: ClassVar[Slots] = ()


@dataclass(frozen=True, slots=True)
class Gain:
    """ "gain 1 coil": up to the counter's limit."""

    key: str
    amount: Amount

    fills: ClassVar[Slots] = ()


@dataclass(frozen=True, slots=True)
class Spend:
    """ "spend up to 2 coils" makes the number spent "that number"; "spend 2 coils" needs both."""

    key: str
    amount: Number | UpTo

    fills: ClassVar[Slots] = (Slot.NUMBER,)


@dataclass(frozen=True, slots=True)
class GainAction:
    amount: Number

    fills: ClassVar[Slots] = ()


@dataclass(frozen=True, slots=True)
class EndTurn:
    """No more actions; end-of-turn effects and the hand limit still come (R103)."""

    fills: ClassVar[Slots] = ()


@dataclass(frozen=True, slots=True)
class Delay:
    """ "At the start of your next turn, ..."."""

    effects: tuple[Effect, ...]

    fills: ClassVar[Slots] = ()


@dataclass(frozen=True, slots=True)
class Until:
    """ "Until the end of the turn, ...": a rule that holds for a while (R50)."""

    duration: Duration
    rule: LastingRule

    fills: ClassVar[Slots] = ()


@dataclass(frozen=True, slots=True)
class If:
    condition: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()

    fills: ClassVar[Slots] = ()


@dataclass(frozen=True, slots=True)
class May:
    """The one who does it may decline."""

    effect: Instruction

    @property
    def fills(self) -> Slots:
        return self.effect.fills


# ---------------------------------------------------------------- effects: the cooperative game
#
# Only texts of enemies, boards and discoveries say these.


@dataclass(frozen=True, slots=True)
class Advance:
    """ "advance the threat 2 spaces" (A.J1)."""

    amount: Amount

    fills: ClassVar[Slots] = ()


@dataclass(frozen=True, slots=True)
class PlaceMarkers:
    """ "place 1 alien on each farm adjacent to ..."; what is missing in the supply advances the
    threat (A.K5, A.L4)."""

    amount: Amount
    marker: str
    sites: Select

    fills: ClassVar[Slots] = ()


@dataclass(frozen=True, slots=True)
class Destroy:
    """ "destroy the lowest bridge" (A.K15, A.K16)."""

    sites: Select

    fills: ClassVar[Slots] = ()


@dataclass(frozen=True, slots=True)
class TurnUp:
    """ "turn up the next invasion token" (A.L8)."""

    fills: ClassVar[Slots] = ()


@dataclass(frozen=True, slots=True)
class TakeTurn:
    """ "Mothman takes a turn" (A.F1)."""

    fighter: Named

    fills: ClassVar[Slots] = ()


@dataclass(frozen=True, slots=True)
class AddInitiative:
    """ "add 1 Strange Pheromones card to the initiative deck": one of those that wait, at the next
    shuffle (A.D9)."""

    card: str

    fills: ClassVar[Slots] = ()


@dataclass(frozen=True, slots=True)
class ActAgain:
    """ "put Skunk Ape's initiative card on the bottom of the initiative deck" (A.D7)."""

    fighter: Named

    fills: ClassVar[Slots] = ()


# ---------------------------------------------------------------- rules that hold for a while


@dataclass(frozen=True, slots=True)
class PreventDamage:
    """`but_combat`: all damage other than combat damage."""

    fighter: FighterRef
    but_combat: bool = False


@dataclass(frozen=True, slots=True)
class CannotLeave:
    """ "no fighter can leave its space" (R14)."""

    fighters: Select


@dataclass(frozen=True, slots=True)
class HealthFloor:
    """ "damage cannot reduce Annie Christmas's health below 1" (R116)."""

    fighter: FighterRef
    least: int


@dataclass(frozen=True, slots=True)
class LockValue:
    """ "card effects cannot change the value of your opponent's card" (R105); `wholly`:
    "nothing can change ..." (R112)."""

    card: CardRef
    wholly: bool = False


LastingRule: TypeAlias = PreventDamage | CannotLeave | HealthFloor | LockValue

# ---------------------------------------------------------------- rules that always hold


@dataclass(frozen=True, slots=True)
class ValueBonus:
    """ "Alice's attack cards have +2 value": live, and no card effect (R39, R81)."""

    fighter: FighterRef
    role: Role
    amount: int


@dataclass(frozen=True, slots=True)
class Uncancelable:
    """ "the effects on this card cannot be canceled"; with banners: "on your Dr. Watson cards"."""

    banners: tuple[str, ...] = ()  # none: this card


@dataclass(frozen=True, slots=True)
class Linked:
    """ "spaces with fog tokens are adjacent for Invisible Man's movement" (C61)."""

    token: str
    fighter: Named


@dataclass(frozen=True, slots=True)
class CountsAs:
    """ "this attack counts as an attack by Dr. Jill Trent", for abilities."""

    fighter: Named


# Of discoveries (A.O2): they change the cooperative game itself.


@dataclass(frozen=True, slots=True)
class ThreatReturns:
    """ "after an objective, the threat returns to space 2"."""

    space: int


@dataclass(frozen=True, slots=True)
class MoreHealth:
    """ "each minion starts with 2 more health", "the villain starts with 2 more health for each
    player"."""

    noun: Noun
    amount: int
    for_each_player: bool = False


@dataclass(frozen=True, slots=True)
class MoreMove:
    """ "each enemy has +1 move value"."""

    amount: int


@dataclass(frozen=True, slots=True)
class Stalk:
    """ "an enemy without a target moves toward the nearest hero or sidekick"."""


@dataclass(frozen=True, slots=True)
class SecretHands:
    """ "players keep their hands secret"."""


@dataclass(frozen=True, slots=True)
class HandLimit:
    """ "the hand limit is 5"."""

    n: int


@dataclass(frozen=True, slots=True)
class RangeLimit:
    """ "ranged attacks reach up to 3 spaces"."""

    n: int


@dataclass(frozen=True, slots=True)
class LessRecovery:
    """ "heroes and sidekicks recover 1 less health"."""

    n: int


@dataclass(frozen=True, slots=True)
class FirstAttackBonus:
    """ "the first attack of an enemy in each round has +1 value"."""

    amount: int


GameRule: TypeAlias = (
    ThreatReturns | MoreHealth | MoreMove | Stalk | SecretHands | HandLimit | RangeLimit
    | LessRecovery | FirstAttackBonus
)  # fmt: skip
StandingRule: TypeAlias = ValueBonus | Uncancelable | Linked | CountsAs | GameRule

# ---------------------------------------------------------------- triggers
#
# What happens because something else happened. A trigger fills slots as an instruction does: its
# clause begins with what set it off as spoken of, and with nothing else.


@dataclass(frozen=True, slots=True)
class WhenDamaged:
    """ "When Medusa is damaged:"."""

    fighter: Fighters

    fills: ClassVar[Slots] = (Slot.FIGHTER, Slot.DAMAGE)


@dataclass(frozen=True, slots=True)
class WhenDefeated:
    """ "When a Harpy is defeated:": "that space" is the one in which it stood."""

    fighter: Fighters

    fills: ClassVar[Slots] = (Slot.FIGHTER, Slot.SPACE)


@dataclass(frozen=True, slots=True)
class WhenEntering:
    """ "When an opposing fighter enters a space with a fog token:": it moves there, or on its way
    through there. `empty`: "an empty space with ...", one in which nobody else stands (A.M4)."""

    fighter: Fighters
    token: str
    empty: bool = False

    fills: ClassVar[Slots] = (Slot.FIGHTER, Slot.SPACE, Slot.TOKEN)


@dataclass(frozen=True, slots=True)
class WhenDiscarding:
    """ "When you discard a card:", "when your opponent discards a card:", who is "that player"."""

    who: Who

    @property
    def fills(self) -> Slots:
        return (Slot.CARD,) if self.who is Who.YOU else (Slot.CARD, Slot.PLAYER)


@dataclass(frozen=True, slots=True)
class WhenDecided:
    """ "When you win the combat:", "when you lose the combat:" (C49)."""

    won: bool

    fills: ClassVar[Slots] = ()


@dataclass(frozen=True, slots=True)
class WhenDeceived:
    """ "When a deception card is revealed:" in a combat."""

    fills: ClassVar[Slots] = ()


Trigger: TypeAlias = (
    WhenDamaged | WhenDefeated | WhenEntering | WhenDiscarding | WhenDecided | WhenDeceived
)

# ---------------------------------------------------------------- the whole

# Single instructions, by what they are about: fighters and tokens, cards, a combat, a player's
# choices, tracks and turn.
FighterDeed: TypeAlias = (
    Move | MoveTo | PlaceToken | RemoveTokens | Place | Return | Swap | Leave | Damage | Recover
    | SetHealth | Defend | EndMovement
)  # fmt: skip
CardDeed: TypeAlias = Draw | Discard | Look | Reveal | Put | Shuffle | Search | BecomeCard
CombatDeed: TypeAlias = Cancel | Ignore | Add | SetValue | Boost
PlayerDeed: TypeAlias = (
    Choose | ChooseNumber | ChooseState | ChangeState | SetState | Gain | Spend | AddMove
    | GainAction | EndTurn
)  # fmt: skip
AdventureDeed: TypeAlias = (
    Advance | PlaceMarkers | Destroy | TurnUp | TakeTurn | AddInitiative | ActAgain
)
Deed: TypeAlias = FighterDeed | CardDeed | CombatDeed | PlayerDeed | AdventureDeed
Instruction: TypeAlias = Deed | ChooseOptions  # what "may" can stand before
Effect: TypeAlias = Instruction | Delay | Until | If | May


@dataclass(frozen=True, slots=True)
class Clause:
    """ "After combat: Draw 1 card."""

    when: Timing | Trigger
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """ "While your size is big: Alice's attack cards have +2 value."""

    rule: StandingRule
    condition: Condition | None = None


Text: TypeAlias = tuple[Clause | Standing, ...]
