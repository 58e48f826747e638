"""Texts over the whole grammar, made by chance from a seed.

The maker keeps account of what a text has spoken of and where it stands, so that most of what it
makes is accepted; what the speaker cannot say or the reader refuses is dropped."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from enum import Enum
from random import Random
from typing import Any, assert_never

from peerless.rules.pieces import CardType
from peerless.text import tree as t
from peerless.text.checks import TextKind
from peerless.text.language import Unsayable
from peerless.text.reader import NotUnderstood, read
from peerless.text.speaker import say
from peerless.text.tree import Noun, Pile, Quantity, Side, Timing, Who
from tests.language.vocabulary import VOCABULARIES, WARDEN_WORDS, Vocabulary

# The timings that cards of a kind and abilities can have.
BEFORE_OUTCOME = (Timing.ATTACK, Timing.COMMIT, Timing.IMMEDIATELY, Timing.DURING)
AFTER_OUTCOME = (Timing.AFTER, Timing.AFTER_ATTACK)
IN_COMBAT = BEFORE_OUTCOME + AFTER_OUTCOME
FACE_DOWN = (Timing.ATTACK, Timing.COMMIT)
CARD_TIMINGS = (Timing.COMMIT, Timing.IMMEDIATELY, Timing.DURING, Timing.AFTER)
ABILITY_TIMINGS = (
    Timing.TURN_START, Timing.TURN_END, Timing.MANEUVER, Timing.AFTER_MANEUVER, Timing.ATTACK,
    Timing.IMMEDIATELY, Timing.DURING, Timing.AFTER, Timing.AFTER_ATTACK, Timing.SETUP,
)  # fmt: skip


TRIGGERS = frozenset(kind.__name__ for kind in t.Trigger.__args__)


class Kind(Enum):
    """What the text stands on."""

    SCHEME = "scheme"
    ATTACK = "attack"
    DEFENSE = "defense"
    VERSATILE = "versatile"
    ABILITY = "ability"
    TOKEN = "token"
    # of the cooperative game
    ENEMY_CARD = "enemy-card"
    INITIATIVE = "initiative"
    OBJECTIVE = "objective"
    ENEMY_TOKEN = "enemy-token"
    BRIDGE = "bridge"
    SLOT = "slot"
    DISCOVERY = "discovery"

    @property
    def card_type(self) -> CardType:
        return CardType(self.value)

    @property
    def text_kind(self) -> TextKind:
        return TextKind.TOKEN if self is Kind.ENEMY_TOKEN else TextKind[self.name]

    @property
    def by_enemy(self) -> bool:
        """Whether "you" is an enemy, which decides nothing."""
        return self in ENEMY_KINDS

    @property
    def is_card(self) -> bool:
        return self in CARD_KINDS or self is Kind.ENEMY_CARD


CARD_KINDS = (Kind.SCHEME, Kind.ATTACK, Kind.DEFENSE, Kind.VERSATILE)
HERO_KINDS = (*CARD_KINDS * 2, Kind.ABILITY, Kind.ABILITY, Kind.TOKEN)
"""What a hero's texts stand on, the more often the more of them there are."""
ENEMY_KINDS = (
    Kind.ENEMY_CARD, Kind.INITIATIVE, Kind.OBJECTIVE, Kind.ENEMY_TOKEN, Kind.SLOT, Kind.DISCOVERY,
)  # fmt: skip
SPEAKERS = {
    Kind.ENEMY_CARD: ("overlord", "herald", "brute"),
    Kind.INITIATIVE: ("overlord", "herald", "brute"),
    Kind.OBJECTIVE: ("overlord", "herald"),
    Kind.ENEMY_TOKEN: ("overlord", "herald", "brute"),
    Kind.BRIDGE: ("point-pleasant",),
    Kind.SLOT: ("point-pleasant",),
    Kind.DISCOVERY: ("discovery",),
}
"""Whose texts these are; all others are the Warden's."""
ENEMY_TIMINGS = {
    Kind.ENEMY_CARD: (Timing.IMMEDIATELY, Timing.DURING, Timing.AFTER),
    Kind.INITIATIVE: (Timing.RIGHT_NOW, Timing.END_OF_ROUND),
    Kind.OBJECTIVE: (Timing.OBJECTIVE,),
    Kind.BRIDGE: (Timing.PLAYED,),
    Kind.SLOT: (Timing.PLAYED,),
}


@dataclass
class Spoken:
    """How many of each kind have been spoken of: none, one or several."""

    fighters: int = 0
    cards: int = 0
    cards_of: Who = Who.YOU
    seen: bool = False
    spaces: int = 0
    tokens: int = 0
    player: bool = False
    number: bool = False
    rest: bool = False
    done: bool = False
    damage: bool = False
    discard: bool = False
    search: bool = False


class Maker:
    """Makes one text. `wanted` names kinds of nodes that are taken wherever they can be."""

    def __init__(
        self,
        chance: Random,
        kind: Kind,
        wanted: frozenset[str] = frozenset(),
        words: Vocabulary = WARDEN_WORDS,
    ) -> None:
        self.chance = chance
        self.kind = kind
        self.words = words
        self.wanted = wanted
        self.when: Timing | t.Trigger = Timing.PLAYED
        self.spoken = Spoken()
        self.in_choice = False

    # ------------------------------------------------------------ chance

    def likely(self, percent: int) -> bool:
        return self.chance.randrange(100) < percent

    def one_of(self, ways: Mapping[str, Callable[[], Any] | None]) -> Any:
        """One of several ways to go on, by name; those that are None are closed."""
        open_ = [name for name, way in ways.items() if way is not None]
        liked = [name for name in open_ if name in self.wanted]
        name = self.chance.choice(liked if liked and self.likely(80) else open_)
        way = ways[name]
        assert way is not None
        return way()

    def pick(self, *things: Any) -> Any:
        return self.chance.choice(things)

    @property
    def combat(self) -> bool:
        return self.when in IN_COMBAT or isinstance(self.when, t.WhenDecided)

    @property
    def after(self) -> bool:
        return self.when in AFTER_OUTCOME or isinstance(self.when, t.WhenDecided)

    @property
    def own_turn(self) -> bool:
        late = self.when in (Timing.TURN_END, Timing.SETUP)
        return self.kind is not Kind.DEFENSE and not self.kind.by_enemy and not late

    @property
    def has_acting(self) -> bool:
        return self.combat or self.kind is Kind.SCHEME

    def decides(self, percent: int = 100) -> bool:
        """Whether something can be left to you; an enemy decides nothing, though its opponent
        does."""
        return self.likely(15 if self.kind.by_enemy else percent)

    # ------------------------------------------------------------ things

    def who(self, each: bool = False) -> Who:
        ways: dict[str, Any] = {
            "you": lambda: Who.YOU,
            "opponent": lambda: Who.OPPONENT,
            "that player": (lambda: Who.THAT) if self.spoken.player else None,
            "each player": (lambda: Who.EACH) if each else None,
        }
        chosen: Who = self.one_of(ways)
        return chosen

    def fighter(self, single: bool = False) -> t.FighterRef:
        sp = self.spoken
        that = sp.fighters == 1 or (sp.fighters and not single and self.likely(5))
        names = self.words.single if single else self.words.single + self.words.several
        ref: t.FighterRef = self.one_of(
            {
                "Named": (lambda: t.Named(self.pick(*names))) if names else None,
                "InCombat you": (lambda: t.InCombat(Who.YOU)) if self.has_acting else None,
                "InCombat opponent": (lambda: t.InCombat(Who.OPPONENT)) if self.combat else None,
                "HeroOf": lambda: t.HeroOf(self.who()),
                "That fighter": (lambda: t.That(Noun.FIGHTER)) if that else None,
            }
        )
        return ref

    def count(self, several: bool = True) -> t.Count:
        made: t.Count = self.one_of(
            {
                "exactly": lambda: t.Count(Quantity.EXACTLY, self.pick(1, 1, 1, 2, 3)),
                "up to": (lambda: t.Count(Quantity.UP_TO, self.pick(1, 2, 2, 3)))
                if self.decides()
                else None,
                "each": (lambda: t.EACH) if several else None,
                "any number": (lambda: t.ANY_NUMBER) if self.decides() else None,
                "instead": (
                    lambda: t.Count(
                        Quantity.EXACTLY, t.Instead(1, self.pick(2, 3), self.condition())
                    )
                )
                if self.likely(15) or "instead" in self.wanted
                else None,
            }
        )
        return made

    def some(self, *filters: Callable[[], t.Filter] | None) -> tuple[t.Filter, ...]:
        """A few of the filters that can stand after a noun."""
        able = [make for make in filters if make is not None]
        n = self.pick(0, 0, 1, 1, 1, 2)
        made = [make() for make in self.chance.sample(able, min(n, len(able)))]
        liked = [make() for make in able if self.wanted and type(make()).__name__ in self.wanted]
        return tuple(liked[:1] or made)

    def beside(self) -> list[Callable[[], t.Filter]]:
        ways: list[Callable[[], t.Filter]] = [
            lambda: t.AdjacentTo(self.fighter()),
            lambda: t.ZoneOf(self.fighter()),
        ]
        if self.spoken.spaces:
            ways.append(lambda: t.AdjacentTo(t.That(Noun.SPACE)))
        return ways

    def on_token(self) -> Callable[[], t.Filter] | None:
        tokens = self.words.tokens
        return (lambda: t.OnToken(self.pick(*tokens))) if tokens else None

    def fighter_select(self, count: t.Count, defeated: bool = False) -> t.Select:
        noun: Noun = self.one_of(
            {
                "fighter": lambda: Noun.FIGHTER,
                "kind": lambda: Noun.FIGHTER,
                "hero": lambda: Noun.HERO,
                "sidekick": lambda: Noun.SIDEKICK,
                "enemy": (lambda: self.pick(Noun.ENEMY, Noun.VILLAIN, Noun.MINION))
                if self.words.adventure
                else None,
            }
        )
        before: list[t.Filter] = []
        side: Side = self.one_of(
            {
                "any": lambda: Side.ANY,
                "yours": lambda: Side.YOURS,
                "friendly": lambda: Side.FRIENDLY,
                "opposing": lambda: Side.OPPOSING,
            }
        )
        if noun in (Noun.ENEMY, Noun.VILLAIN, Noun.MINION):
            side = Side.ANY
        can_be_other = self.has_acting or self.spoken.fighters > 0
        if self.likely(12) and can_be_other and (side is not Side.YOURS or count == t.ONE):
            before.append(t.Other())
        if defeated:
            before.append(t.Defeated())
        kinds = self.words.single + self.words.several * 2
        if noun is Noun.FIGHTER and kinds and self.likely(30):
            before.append(t.Called(self.pick(*kinds)))
        places = [
            *self.beside(),
            lambda: t.SpaceOf(self.fighter()),
            self.on_token(),
            (lambda: t.Fighting()) if self.combat else None,
            (lambda: t.Among(t.That(Noun.SPACE, many=True))) if self.spoken.spaces else None,
        ]
        if not defeated and self.spoken.fighters > 1 and self.likely(20):
            few = count.quantity is not Quantity.EACH
            if few:
                among = t.Among(t.That(Noun.FIGHTER, many=True))
                return t.Select(Noun.FIGHTER, count, Side.ANY, (among, *self.some(*places)))
        after = () if defeated else self.some(*places)
        return t.Select(noun, count, side, (*before, *after))

    def fighters(self, several: bool = True) -> t.Fighters:
        those = self.spoken.fighters > 0 and several
        made: t.Fighters = self.one_of(
            {
                "fighter ref": lambda: self.fighter(single=not several),
                "fighter select": lambda: self.fighter_select(self.count(several)),
                "fighter select again": lambda: self.fighter_select(self.count(several)),
                "Those fighters": (lambda: t.That(Noun.FIGHTER, many=True)) if those else None,
            }
        )
        return made

    def returning(self) -> t.Select | t.That:
        spoken = self.spoken.fighters
        made: t.Select | t.That = self.one_of(
            {
                "fighter select": lambda: self.fighter_select(self.count(), defeated=True),
                "That fighter": (lambda: t.That(Noun.FIGHTER)) if spoken == 1 else None,
                "Those fighters": (lambda: t.That(Noun.FIGHTER, many=True)) if spoken else None,
            }
        )
        return made

    def defender(self) -> t.Fighters:
        """Only one can be meant."""
        return self.fighter(single=True) if self.likely(40) else self.fighter_select(t.ONE)

    def tokens(self) -> t.Select | t.That:
        made: t.Select | t.That = self.one_of(
            {
                "token select": lambda: self.token_select(self.count()),
                "That token": (lambda: t.That(Noun.TOKEN)) if self.spoken.tokens == 1 else None,
                "Those tokens": (lambda: t.That(Noun.TOKEN, many=True))
                if self.spoken.tokens
                else None,
            }
        )
        return made

    def token_select(self, count: t.Count) -> t.Select:
        before: list[t.Filter] = []
        if self.likely(15) and self.spoken.tokens:
            before.append(t.Other())
        if self.words.tokens and self.likely(70):
            before.append(t.Called(self.pick(*self.words.tokens)))
        after = self.some(
            *self.beside(),
            lambda: t.SpaceOf(self.fighter()),
            (lambda: t.Among(t.That(Noun.SPACE, many=True))) if self.spoken.spaces else None,
        )
        return t.Select(Noun.TOKEN, count, Side.ANY, (*before, *after))

    def space_select(self, count: t.Count, different: bool = False) -> t.Select:
        before: list[t.Filter] = []
        if different and self.likely(25):
            before.append(t.Other())
        if self.likely(25):
            before.append(t.Empty())
        if self.likely(12) or "Starting" in self.wanted:
            before.append(t.Starting())
        after = self.some(*self.beside(), self.on_token())
        return t.Select(Noun.SPACE, count, Side.ANY, (*before, *after))

    def place_for_fighters(self) -> t.Spaces:
        """Also the nearest."""
        if not self.likely(20) and "Nearest" not in self.wanted:
            return self.space(different=True)
        starting = (t.Starting(),) if self.likely(40) or "Starting" in self.wanted else ()
        after = self.some(*self.beside(), self.on_token())
        return t.Select(
            Noun.SPACE, t.ONE, Side.ANY, (t.Nearest(), t.Empty(), *starting, *after)
        )  # fmt: skip

    def space(self, different: bool = False) -> t.Spaces:
        that = self.spoken.spaces == 1
        made: t.Spaces = self.one_of(
            {
                "space select": lambda: self.space_select(t.ONE, different),
                "space select again": lambda: self.space_select(t.ONE, different),
                "That space": (lambda: t.That(Noun.SPACE)) if that else None,
            }
        )
        return made

    def token_goal(self, different: bool = True) -> t.Spaces:
        """Also the space of a fighter."""
        if self.likely(15):
            return t.Select(Noun.SPACE, filters=(t.SpaceOf(self.fighter()),))
        return self.space(different)

    def card(self, combat: bool = False) -> t.CardRef:
        """One card; `combat`: a card of the combat."""
        made: t.CardRef = self.one_of(
            {
                "ThisCard": t.ThisCard if self.kind.is_card else None,
                "CombatCard": (lambda: t.CombatCard(self.who())) if self.combat else None,
                "DeckCards": None if combat else lambda: self.deck_cards(1),
                "That card": (lambda: t.That(Noun.CARD)) if self.spoken.cards == 1 else None,
            }
        )
        return made

    def any_card(self) -> bool:
        """Whether one card of the combat can be spoken of."""
        return self.combat

    def deck_cards(self, n: int) -> t.DeckCards:
        return t.DeckCards(self.who(), n, self.likely(30))

    def card_select(self, count: t.Count, doer: Who = Who.YOU, counted: bool = False) -> t.Select:
        """Of another's hand or deck only each, random and those can be said."""
        before: list[t.Filter] = []
        after: list[t.Filter] = []
        each = count.quantity is Quantity.EACH
        exact = count.quantity is Quantity.EXACTLY
        if self.spoken.cards > 1 and self.spoken.seen and not each and self.likely(30):
            among = t.Among(t.That(Noun.CARD, many=True))
            usable = (t.UsableBy(self.fighter(), self.pick(*t.Role)),) if self.likely(20) else ()
            return t.Select(Noun.CARD, count, Side.ANY, (among, *usable))
        pile = self.one_of(
            {
                "no pile": lambda: None,
                "hand": lambda: Pile.HAND,
                "deck": lambda: Pile.DECK,
                "discard pile": lambda: Pile.DISCARD,
                "discard": lambda: Pile.DISCARD,
            }
        )
        whose = doer if pile is None or doer is Who.EACH else self.who()
        random = exact and not counted and self.likely(25)
        if pile in (Pile.HAND, Pile.DECK) and not counted and not each and not random:
            whose = doer
        if self.likely(12) and (self.spoken.cards or self.kind.is_card):
            before.append(t.Other())
        if random:
            before.append(t.AtRandom())
        if self.words.banners and (self.likely(25) or "Banner" in self.wanted):
            before.append(t.Banner(self.pick(*self.words.banners)))
        if pile is not None:
            after.append(t.InPile(whose, pile))
        several = exact and isinstance(count.n, int) and count.n > 1
        if several and not random and not counted and self.likely(40):
            after.append(t.SameName())
        if self.spoken.number and (self.likely(30) or "OfPrintedValue" in self.wanted):
            after.append(t.OfPrintedValue())
        if self.likely(10) or "UsableBy" in self.wanted:
            after.append(t.UsableBy(self.fighter(), self.pick(*t.Role)))
        if self.named_cards() and (self.likely(10) or "NameOf" in self.wanted):
            after.append(t.NameOf(self.named_card()))
        return t.Select(Noun.CARD, count, Side.ANY, (*before, *after))

    def named_cards(self) -> bool:
        """Whether there is a card that lends its name."""
        return self.spoken.cards == 1 or (self.combat and self.when not in FACE_DOWN)

    def named_card(self) -> t.CardRef:
        made: t.CardRef = self.one_of(
            {
                "That card": (lambda: t.That(Noun.CARD)) if self.spoken.cards == 1 else None,
                "CombatCard": (lambda: t.CombatCard(self.pick(Who.YOU, Who.OPPONENT)))
                if self.combat and self.when not in FACE_DOWN
                else None,
            }
        )
        return made

    def cards(self, doer: Who = Who.YOU) -> t.Cards:
        sp = self.spoken
        made: t.Cards = self.one_of(
            {
                "card": lambda: self.card(),
                "card select": lambda: self.card_select(self.count(), doer),
                "card select again": lambda: self.card_select(self.count(), doer),
                "several of a deck": lambda: self.deck_cards(self.pick(2, 3, 4)),
                "Those cards": (lambda: t.That(Noun.CARD, many=True)) if sp.cards > 1 else None,
                "Rest": (lambda: t.Rest()) if sp.rest else None,
                "WholeHand": lambda: t.WholeHand(self.who()),
            }
        )
        return made

    def any_select(self, count: t.Count, counted: bool = False) -> t.Select:
        made: t.Select = self.one_of(
            {
                "fighters": lambda: self.fighter_select(count, self.likely(20)),
                "cards": lambda: self.card_select(count, counted=counted),
                "tokens": lambda: self.token_select(count),
                "spaces": lambda: self.space_select(count, self.spoken.spaces > 0),
                "sites": (lambda: replace(self.some_sites(), count=count))
                if self.words.site and counted
                else None,
            }
        )
        return made

    # ------------------------------------------------------------ sites of the board

    def some_sites(self) -> t.Select:
        """Each of those that fit."""
        filters: list[t.Filter] = [t.Called(self.words.site)]
        if self.likely(25):
            filters.append(t.Empty())
        if self.likely(30):
            filters.append(t.AdjacentTo(self.fighter()))
        if self.likely(25):
            filters.append(t.Occupied())
        return t.Select(Noun.SITE, t.EACH, Side.ANY, tuple(filters))

    def one_site(self) -> t.Select:
        called = t.Called(self.words.site)
        some = replace(self.some_sites(), count=t.ONE)
        numbers = tuple(self.chance.sample(self.words.numbers, self.pick(2, 2, 3)))
        made: t.Select = self.one_of(
            {
                "Lowest": lambda: replace(some, filters=(*some.filters, t.Lowest())),
                "Lowest of all": lambda: replace(some, filters=(called, t.Lowest())),
                "Fewest": lambda: replace(some, filters=(*some.filters, t.Fewest())),
                "Numbered": lambda: replace(some, filters=(called, t.Numbered(numbers[:1]))),
                "Numbered again": lambda: replace(
                    some, filters=(called, t.Numbered(numbers), t.Fewest())
                ),
            }
        )
        return made

    def sites(self) -> t.Select:
        return self.some_sites() if self.likely(40) else self.one_site()

    # ------------------------------------------------------------ amounts and conditions

    def measure(self) -> t.Measure:
        sp, after = self.spoken, self.after
        made: t.Measure = self.one_of(
            {
                "ThatNumber": t.ThatNumber if sp.number else None,
                "BoostOf": lambda: t.BoostOf(self.card()),
                "PrintedOf": lambda: t.PrintedOf(self.card()),
                "HealthOf": lambda: t.HealthOf(self.fighter(single=True)),
                "CounterOf": (lambda: t.CounterOf("sparks")) if self.words.tracks else None,
                "PlayerCount": t.PlayerCount,
                "ThreatLevel": t.ThreatLevel if self.words.adventure else None,
                "DamageDealt": t.DamageDealt if sp.damage else None,
                "CombatDamage": t.CombatDamage if after else None,
                "DamageTo": (lambda: t.DamageTo(self.fighter(single=True)))
                if self.combat
                else None,
            }
        )
        return made

    def amount(self, up_to: bool = True) -> t.Amount:
        made: t.Amount = self.one_of(
            {
                "Number": lambda: t.Number(self.pick(0, 1, 1, 2, 2, 3, 5)),
                "UpTo": (lambda: t.UpTo(self.pick(0, 1, 2, 3)))
                if up_to and self.decides()
                else None,
                "Per": lambda: self.per(),
                "Plus": lambda: t.Plus(self.pick(0, 1, 1, 2), self.per()),
                "Instead": lambda: t.Instead(1, self.pick(0, 2, 3), self.condition()),
                "measure": lambda: self.measure(),
            }
        )
        return made

    def per(self) -> t.Per:
        every = self.pick(2, 2, 3) if self.likely(25) or "every" in self.wanted else 1
        return t.Per(self.pick(1, 1, 2), self.counted(), every)

    def draw_amount(self) -> t.Amount:
        if self.likely(12) or "UpToHand" in self.wanted:
            return t.UpToHand(self.pick(0, 1, 3, 4, 5))
        return self.amount()

    def counted(self) -> t.Select | t.That | t.CounterOf | t.MarkersOn:
        sp = self.spoken
        made: t.Select | t.That | t.CounterOf | t.MarkersOn = self.one_of(
            {
                "select": lambda: self.any_select(t.EACH, counted=True),
                "select again": lambda: self.any_select(t.EACH, counted=True),
                "counters": (lambda: t.CounterOf("sparks")) if self.words.tracks else None,
                "markers": (lambda: t.MarkersOn(self.words.marker, self.sites()))
                if self.words.site
                else None,
                "those cards": (lambda: t.That(Noun.CARD, many=True)) if sp.cards else None,
                "those fighters": (lambda: t.That(Noun.FIGHTER, many=True))
                if sp.fighters
                else None,
            }
        )
        return made

    def condition(self) -> t.Condition:
        shape = self.chance.randrange(10)
        if shape < 7:
            return self.fact()
        parts = tuple(self.fact() for _ in range(self.pick(2, 2, 3)))
        return t.AllOf(parts) if shape < 9 else t.AnyOf(parts)

    def fact(self) -> t.SimpleCondition | t.Not:
        made = self.simple()
        return t.Not(made) if self.likely(25) else made

    def simple(self) -> t.SimpleCondition:
        after = self.after
        outcomes = [
            outcome
            for outcome, there in (
                (t.Outcome.DONE, self.spoken.done),
                (t.Outcome.DAMAGE, self.spoken.damage),
                (t.Outcome.DEFEAT, self.spoken.damage),
                (t.Outcome.DISCARD, self.spoken.discard),
                (t.Outcome.SEARCHED, self.spoken.search),
            )
            if there
        ]
        happened = (lambda: t.Happened(self.pick(*outcomes))) if outcomes else None
        made: t.SimpleCondition = self.one_of(
            {
                "Won": t.Won if after else None,
                "IsHero": lambda: t.IsHero(self.fighter()),
                "IsSidekick": lambda: t.IsSidekick(self.fighter()),
                "IsAdjacent": lambda: t.IsAdjacent(self.fighter(), self.fighter()),
                "IsInZone": lambda: t.IsInZone(self.fighter(), self.fighter()),
                "IsOn": (lambda: t.IsOn(self.fighter(), self.pick(*self.words.tokens)))
                if self.words.tokens
                else None,
                "Fights": (lambda: t.Fights(self.fighter(), self.pick(*t.Role)))
                if self.combat
                else None,
                "Started": lambda: self.started(),
                "Exists": lambda: self.exists(),
                "StateIs": (
                    lambda: self.pick(
                        t.StateIs("mood", "wild"), t.StateIs("stance", self.pick("low", "high"))
                    )
                )
                if self.words.tracks
                else None,
                "TurnedUp": (lambda: t.TurnedUp(self.pick(*self.words.symbols)))
                if self.words.symbols
                else None,
                "Compare": lambda: self.compare(),
                "Maneuvered": None if self.kind.by_enemy else t.Maneuvered,
                "Happened": happened,
                "Happened again": happened,
            }
        )
        return made

    def started(self) -> t.Started:
        on_token = (t.Start.ON_TOKEN,) if self.words.tokens else ()
        where = self.pick(t.Start.OTHER_SPACE, t.Start.OTHER_ZONE, *on_token)
        token = self.pick(*self.words.tokens) if where is t.Start.ON_TOKEN else ""
        return t.Started(self.fighter(), where, token)

    def exists(self) -> t.Exists:
        count = t.Count(Quantity.EXACTLY, self.pick(1, 1, 1, 2, 3))
        if self.likely(25):
            count = t.Count(Quantity.AT_LEAST, self.pick(2, 3))
        return t.Exists(self.any_select(count, counted=True))

    def compare(self) -> t.Compare:
        left = self.measure()
        right = t.Number(self.pick(0, 1, 2, 3, 5)) if self.likely(60) else self.measure()
        return t.Compare(left, self.pick(*t.Relation), right)

    # ------------------------------------------------------------ deeds

    def deed(self) -> t.Deed:
        combat = self.combat
        undecided = self.when in BEFORE_OUTCOME
        attacks = self.kind in (Kind.ATTACK, Kind.VERSATILE, Kind.ABILITY)
        tracks, tokens, decides = self.words.tracks, self.words.tokens, self.decides()
        down = self.when in (Timing.ATTACK, Timing.COMMIT)
        own_card = combat and (self.kind is not Kind.ABILITY or self.when is not Timing.ATTACK)
        ways: dict[str, Any] = {
            "Move": lambda: t.Move(self.who(), self.fighters(), self.amount(), self.likely(20)),
            "Move tokens": lambda: t.Move(self.who(), self.tokens(), self.amount()),
            "MoveTo": lambda: t.MoveTo(self.who(), self.tokens(), self.token_goal()),
            "Place": lambda: t.Place(self.fighters(), self.place_for_fighters()),
            "Return": lambda: t.Return(self.returning(), self.space()),
            "Swap": lambda: t.Swap(self.fighter(single=True), self.fighter(single=True)),
            "Leave": lambda: t.Leave(self.fighter()),
            "Damage": lambda: t.Damage(self.amount(), self.fighters()),
            "Recover": lambda: t.Recover(self.fighters(), self.amount()),
            "SetHealth": lambda: t.SetHealth(
                self.fighter(), t.Number(self.pick(0, 1, 2, 4, 8, 20))
            ),
            "Defend": (lambda: t.Defend(self.defender())) if combat and undecided else None,
            "EndMovement": (lambda: t.EndMovement(self.mover()))
            if isinstance(self.when, t.WhenEntering)
            else None,
            "Draw": lambda: t.Draw(self.who(each=True), self.draw_amount()),
            "Discard": lambda: self.discard(),
            "Look": lambda: t.Look(self.cards_to_look_at()),
            "Reveal": lambda: self.reveal(),
            "Put": lambda: self.put(),
            "Shuffle": lambda: t.Shuffle(self.who()),
            "Search": (lambda: self.search()) if self.words.cards else None,
            "BecomeCard": (lambda: t.BecomeCard(self.card(), self.who())) if combat else None,
            "Cancel": (lambda: t.Cancel(self.card(combat=True))) if own_card else None,
            "Ignore": (lambda: t.Ignore(self.card(combat=True))) if own_card else None,
            "Add": (lambda: t.Add(self.amount(), self.card(combat=True)))
            if own_card and undecided
            else None,
            "SetValue": (lambda: t.SetValue(self.card(combat=True), self.result(), self.likely(25)))
            if own_card and undecided
            else None,
            "Boost": (lambda: t.Boost(down)) if attacks and undecided else None,
            "AddMove": (lambda: t.AddMove(self.amount())) if self.when is Timing.MANEUVER else None,
            "Choose": lambda: self.choose(),
            "Choose again": lambda: self.choose(),
            "ChooseNumber": (lambda: t.ChooseNumber(self.pick(None, None, 0, 2, 3)))
            if decides
            else None,
            "ChooseState": (lambda: t.ChooseState(self.pick("mood", "stance"))) if tracks else None,
            "ChangeState": (lambda: t.ChangeState("mood")) if tracks else None,
            "SetState": (
                lambda: self.pick(
                    t.SetState("mood", self.pick("calm", "wild")),
                    t.SetState("stance", self.pick("high", "low", "level")),
                )
            )
            if tracks
            else None,
            "Gain": (lambda: t.Gain("sparks", self.amount())) if tracks else None,
            "Spend": (
                lambda: t.Spend("sparks", self.pick(t.Number, t.UpTo)(self.pick(0, 1, 1, 2, 3)))
            )
            if tracks
            else None,
            "GainAction": (lambda: t.GainAction(t.Number(self.pick(1, 1, 2))))
            if self.own_turn
            else None,
            "EndTurn": t.EndTurn if self.own_turn else None,
            "PlaceToken": (
                lambda: t.PlaceToken(self.pick(*tokens), self.token_goal(different=False))
            )
            if tokens
            else None,
            "RemoveTokens": lambda: t.RemoveTokens(self.tokens()),
        }
        if self.words.adventure and self.wanted:
            ways |= self.deeds_of_adventures()
        elif self.words.adventure and self.likely(40):
            ways = self.deeds_of_adventures() or ways
        made: t.Deed = self.one_of(ways)
        return made

    def deeds_of_adventures(self) -> dict[str, Any]:
        """What only texts of the cooperative game say."""
        words = self.words
        ways: dict[str, Any] = {}
        if self.kind not in (Kind.OBJECTIVE, Kind.SLOT):
            ways["Advance"] = ways["Advance again"] = lambda: t.Advance(self.amount(up_to=False))
        if words.site:
            ways["PlaceMarkers"] = ways["PlaceMarkers again"] = lambda: t.PlaceMarkers(
                self.amount(up_to=False), words.marker, self.sites()
            )
        if self.kind is Kind.OBJECTIVE and words.bridges:
            ways["Destroy"] = ways["Destroy again"] = lambda: t.Destroy(self.one_site())
        if self.kind is Kind.OBJECTIVE and words.symbols:
            ways["TurnUp"] = t.TurnUp
        if self.when is Timing.RIGHT_NOW:
            ways["TakeTurn"] = lambda: t.TakeTurn(t.Named(words.single[0]))
        if self.kind is Kind.ENEMY_CARD:
            ways["ActAgain"] = lambda: t.ActAgain(t.Named(words.single[0]))
        if words.waiting:
            ways["AddInitiative"] = lambda: t.AddInitiative(self.pick(*words.waiting))
        return ways

    def search(self) -> t.Search:
        piles = tuple(self.chance.sample(tuple(Pile), self.pick(1, 2, 2, 3)))
        return t.Search(piles, self.pick(*self.words.cards))

    def result(self) -> t.Number | t.Measure:
        return t.Number(self.pick(0, 1, 3, 5)) if self.likely(60) else self.measure()

    def mover(self) -> t.FighterRef:
        """Who has entered a space."""
        assert isinstance(self.when, t.WhenEntering)
        named = self.when.fighter
        if not isinstance(named, t.Select) and self.likely(20):
            return named
        return t.That(Noun.FIGHTER)

    def discard(self) -> t.Discard:
        who = self.who(each=True)
        cards = self.their_cards() if who is Who.EACH else self.cards(who)
        if isinstance(cards, t.Select):
            kept = tuple(
                f for f in cards.filters if not (isinstance(f, t.InPile) and f.pile is Pile.DISCARD)
            )
            cards = replace(cards, filters=kept)
        return t.Discard(who, cards)

    def their_cards(self) -> t.Cards:
        """Of each player."""
        made: t.Cards = self.one_of(
            {
                "card select": lambda: self.card_select(self.count(), Who.EACH),
                "DeckCards": lambda: t.DeckCards(Who.EACH, self.pick(1, 1, 2, 3), self.likely(30)),
                "WholeHand": lambda: t.WholeHand(Who.EACH),
            }
        )
        return made

    def cards_to_look_at(self) -> t.Cards:
        while isinstance(cards := self.cards(), t.ThisCard | t.CombatCard):
            pass
        return cards

    def reveal(self) -> t.Reveal:
        who = self.who(each=True)
        return t.Reveal(who, self.their_cards() if who is Who.EACH else self.cards(who))

    def put(self) -> t.Put:
        cards = self.cards()
        return t.Put(cards, self.owner_of(cards), self.pick(*t.Spot))

    def owner_of(self, cards: t.Cards) -> Who:
        match cards:
            case t.CombatCard(who) | t.DeckCards(who) | t.WholeHand(who):
                return who
            case t.That() | t.Rest():
                return self.spoken.cards_of
            case t.Select(filters=filters):
                for filter_ in filters:
                    if isinstance(filter_, t.InPile):
                        return filter_.who
                    if isinstance(filter_, t.Among):
                        return self.spoken.cards_of
        return Who.YOU

    def choose(self) -> t.Effect:
        if self.likely(12):
            return t.Choose((t.Select(self.pick(Noun.PLAYER, Noun.ANYONE)),))
        if self.likely(5):
            return t.Choose((self.fighter_select(self.count(), defeated=True),))
        selects = [self.any_select(self.count())]
        before = replace(self.spoken)
        while self.likely(25) and len(selects) < 3 and not _instead(selects[-1].count):
            self.speak(t.Choose(tuple(selects)))
            selects.append(self.any_select(self.count()))
            if _instead(selects[-1].count):
                selects.pop()
                break
        self.spoken = before
        return t.Choose(tuple(selects))

    # ------------------------------------------------------------ what has been spoken of

    def speak(self, effect: t.Effect) -> None:
        """Keep account of what an instruction speaks of."""
        sp = self.spoken
        sp.done = True
        match effect:
            case t.May(deed):
                self.speak(deed)
            case t.Move(_, what) if isinstance(what, t.Select | t.That) and (
                what.noun is Noun.TOKEN
            ):
                sp.tokens = self.size(what)
            case t.Move(_, what) | t.Damage(_, what) | t.Recover(what) | t.Defend(what):
                sp.fighters = 1 if isinstance(effect, t.Defend) else self.size(what)
                sp.damage |= isinstance(effect, t.Damage)
            case t.SetHealth(what) | t.Leave(what) | t.EndMovement(what):
                sp.fighters = self.size(what)
            case t.Swap():
                sp.fighters = 2
            case t.Place(what) | t.Return(what):
                sp.fighters = sp.spaces = self.size(what)
            case t.MoveTo(_, what):
                sp.tokens = sp.spaces = self.size(what)
            case t.Draw(Who.EACH) | t.Discard(Who.EACH) | t.Reveal(Who.EACH):
                pass
            case t.Draw(who, amount):
                sp.cards = 1 if amount in (t.Number(1), t.UpTo(1)) else 2
                sp.cards_of, sp.rest, sp.seen = who, True, who is Who.YOU
            case t.Discard(_, cards) | t.Put(cards) | t.BecomeCard(cards):
                sp.cards_of, sp.cards = self.owner_of(cards), self.size(cards)
                sp.discard |= isinstance(effect, t.Discard)
                sp.seen = True
            case t.Look(cards) | t.Reveal(_, cards):
                sp.cards_of, sp.cards = self.owner_of(cards), self.size(cards)
                sp.rest = sp.seen = True
            case t.Search():
                sp.cards, sp.cards_of, sp.search, sp.seen = 1, Who.YOU, True, True
            case t.Choose(selects):
                self.speak_of_all(selects)
            case t.ChooseNumber() | t.Spend():
                sp.number = True
            case t.If(_, then, otherwise):
                for part in (*then, *otherwise):
                    self.speak(part)
            case t.PlaceToken():
                sp.tokens = sp.spaces = 1
            case t.RemoveTokens(tokens):
                sp.tokens = self.size(tokens)

    def speak_of_all(self, selects: tuple[t.Select, ...]) -> None:
        sp, sizes = self.spoken, dict.fromkeys(Noun, 0)
        for select in selects:
            sizes[select.noun] += self.size(select)
        fighters = sizes[Noun.FIGHTER] + sizes[Noun.HERO] + sizes[Noun.SIDEKICK]
        sp.fighters = fighters or sp.fighters
        sp.spaces = sizes[Noun.SPACE] or sp.spaces
        sp.tokens = sizes[Noun.TOKEN] or sp.tokens
        sp.player |= bool(sizes[Noun.PLAYER] or sizes[Noun.ANYONE])
        if sizes[Noun.CARD]:
            last = next(s for s in reversed(selects) if s.noun is Noun.CARD)
            sp.cards, sp.cards_of, sp.seen = sizes[Noun.CARD], self.owner_of(last), True

    def size(self, what: object) -> int:
        """One, or several."""
        match what:
            case t.Select(_, t.Count(quantity, 1)):
                return 1 if quantity is Quantity.EXACTLY else 2
            case t.Select() | t.WholeHand() | t.Rest():
                return 2
            case t.Named(name):
                return 2 if name in self.words.several else 1
            case t.That(noun, many):
                known = {Noun.CARD: self.spoken.cards, Noun.TOKEN: self.spoken.tokens}
                return known.get(noun, self.spoken.fighters) if many else 1
            case t.DeckCards(_, n):
                return min(n, 2)
        return 1

    # ------------------------------------------------------------ sentences and clauses

    def single(self) -> t.Effect:
        if self.likely(8) or ("Until" in self.wanted and self.likely(60)):
            return self.until()
        deed = self.deed()
        return t.May(deed) if self.decides(20) or "May" in self.wanted else deed

    def until(self) -> t.Until:
        combat = self.combat and self.when in BEFORE_OUTCOME
        rule: t.LastingRule = self.one_of(
            {
                "PreventDamage": lambda: t.PreventDamage(self.fighter(), self.likely(30)),
                "CannotLeave": lambda: t.CannotLeave(self.unmoved()),
                "HealthFloor": lambda: t.HealthFloor(self.fighter(), self.pick(1, 3)),
                "LockValue": (lambda: t.LockValue(self.card(combat=True), self.likely(40)))
                if combat
                else None,
            }
        )
        ends = (t.Duration.COMBAT, t.Duration.TURN) if self.combat else (t.Duration.TURN,)
        return t.Until(self.pick(*ends), rule)

    def unmoved(self) -> t.Select:
        select = self.fighter_select(t.EACH)
        return replace(select, filters=tuple(f for f in select.filters if f != t.Other()))

    def chain(self, tails: bool) -> tuple[t.Effect, ...]:
        effects: list[t.Effect] = []
        for _ in range(self.pick(1, 1, 1, 2)):
            effects.append(self.single())
            self.speak(effects[-1])
        if tails and self.likely(10):
            effects.append(self.tail())
        return tuple(effects)

    def tail(self) -> t.Effect:
        made: t.Effect = self.one_of(
            {
                "If": lambda: t.If(self.condition(), self.chain(tails=False)),
                "Delay": None if self.kind.by_enemy else lambda: self.delay(),
            }
        )
        return made

    def delay(self) -> t.Delay:
        when, self.when = self.when, Timing.TURN_START
        spoken = replace(self.spoken)
        self.spoken = replace(spoken, done=False, damage=False, discard=False, search=False)
        made = t.Delay(self.chain(tails=False))
        self.when, self.spoken = when, spoken
        return made

    def options(self) -> t.ChooseOptions:
        before = replace(self.spoken)
        options = []
        for _ in range(self.pick(2, 2, 3)):
            self.spoken = replace(before)
            options.append(self.chain(tails=False))
        self.spoken = before
        return t.ChooseOptions(self.chance.randint(1, len(options)), tuple(options))

    def effect(self) -> t.Effect:
        shape = self.chance.randrange(100)
        if shape < 65:
            return self.single()
        if shape < 84:
            condition = self.condition()
            before = replace(self.spoken)
            then = self.chain(tails=True)
            otherwise: tuple[t.Effect, ...] = ()
            if self.likely(25):
                self.spoken = before
                otherwise = self.chain(tails=True)
            return t.If(condition, then, otherwise)
        if self.kind.by_enemy:
            return self.single()
        if shape < 94:
            options = self.options()
            return t.May(options) if self.likely(20) else options
        return self.delay()

    def clause(self, when: Timing | t.Trigger, n: int) -> t.Clause:
        self.when = when
        self.spoken = replace(self.spoken, done=False, damage=False, discard=False, search=False)
        if isinstance(when, t.Trigger):
            self.spoken = self.set_off(when)
        effects = self.filling()
        for _ in range(n):
            effect = self.effect()
            effects.append(effect)
            self.speak(effect)
        return t.Clause(when, tuple(effects))

    def filling(self) -> list[t.Effect]:
        """First what speaks of the things that are wanted."""
        filling = FILLING | FILLING_OF_ENEMIES if self.words.adventure else FILLING
        effects = [effect for label, effect in filling.items() if label in self.wanted]
        for effect in effects:
            self.speak(effect)
        return effects

    def text(self) -> t.Text:
        if self.kind is Kind.SCHEME:
            return (self.clause(Timing.PLAYED, self.chance.randint(1, 4)),)
        if self.kind is Kind.ABILITY:
            return self.ability()
        if self.kind in (Kind.TOKEN, Kind.ENEMY_TOKEN):
            return self.token()
        if self.kind is Kind.DISCOVERY:
            return self.discovery()
        if self.kind in ENEMY_TIMINGS:
            return self.of_adventure()
        n = self.pick(1, 1, 2)
        timings = sorted(self.chance.sample(CARD_TIMINGS, n), key=list(Timing).index)
        parts: list[t.Clause | t.Standing] = [
            self.clause(timing, self.pick(1, 2, 3) if n == 1 else self.pick(1, 2))
            for timing in timings
        ]
        if self.likely(10) or {"CountsAs", "Uncancelable"} & self.wanted:
            parts.insert(0, self.standing_of_card())
        return tuple(parts)

    def ability(self) -> t.Text:
        parts: list[t.Clause | t.Standing] = []
        if self.likely(25):
            parts.append(self.standing_of_ability())
        while (self.likely(25) and len(parts) < 3) or self.wants_trigger(parts):
            parts.append(self.clause(self.trigger(), self.pick(1, 1, 2, 3)))
        if not parts or self.likely(50):
            timing = self.chance.choice(ABILITY_TIMINGS)
            if "AddMove" in self.wanted:
                timing = Timing.MANEUVER
            self.spoken = Spoken()
            parts.append(self.clause(timing, self.pick(1, 2, 3)))
        return tuple(parts)

    def of_adventure(self) -> t.Text:
        """A text of an enemy or of its board."""
        timings = ENEMY_TIMINGS[self.kind]
        chosen = self.chance.sample(timings, self.pick(1, 1, len(timings)))
        parts: list[t.Clause | t.Standing] = [
            self.clause(timing, self.pick(1, 1, 2, 3))
            for timing in sorted(chosen, key=list(Timing).index)
        ]
        if self.kind is Kind.ENEMY_CARD and self.likely(10):
            parts.insert(0, self.standing_of_card())
        return tuple(parts)

    def discovery(self) -> t.Text:
        parts: list[t.Clause | t.Standing] = []
        while not parts or (self.likely(30) and len(parts) < 3):
            if self.likely(40):
                parts.append(t.Standing(self.game_rule()))
            else:
                parts.append(self.clause(self.trigger(), self.pick(1, 1, 2)))
        return tuple(parts)

    def game_rule(self) -> t.GameRule:
        made: t.GameRule = self.one_of(
            {
                "ThreatReturns": lambda: t.ThreatReturns(self.pick(2, 3, 5)),
                "MoreHealth": lambda: t.MoreHealth(
                    self.pick(Noun.ENEMY, Noun.VILLAIN, Noun.MINION), 2, self.likely(50)
                ),
                "MoreMove": lambda: t.MoreMove(self.pick(1, 2, -1)),
                "Stalk": t.Stalk,
                "SecretHands": t.SecretHands,
                "HandLimit": lambda: t.HandLimit(self.pick(2, 5, 8)),
                "RangeLimit": lambda: t.RangeLimit(self.pick(1, 2, 3)),
                "LessRecovery": lambda: t.LessRecovery(self.pick(1, 2)),
                "FirstAttackBonus": lambda: t.FirstAttackBonus(self.pick(1, 2, -1)),
            }
        )
        return made

    def token(self) -> t.Text:
        """What happens to who enters its space."""
        parts: list[t.Clause | t.Standing] = []
        while not parts or (self.likely(20) and len(parts) < 2):
            self.when, self.spoken = Timing.SETUP, Spoken()
            parts.append(self.clause(self.entering(), self.pick(1, 1, 2)))
        return tuple(parts)

    # ------------------------------------------------------------ triggers

    def wants_trigger(self, parts: list[t.Clause | t.Standing]) -> bool:
        there = any(isinstance(part, t.Clause) for part in parts)
        return not there and bool(TRIGGERS & self.wanted)

    def trigger(self) -> t.Trigger:
        self.when, self.spoken = Timing.SETUP, Spoken()  # nothing is known in the heading
        made: t.Trigger = self.one_of(
            {
                "WhenDamaged": lambda: t.WhenDamaged(self.one_fighter()),
                "WhenDamaged again": lambda: t.WhenDamaged(self.one_fighter()),
                "WhenDefeated": lambda: t.WhenDefeated(self.one_fighter()),
                "WhenEntering": (lambda: self.entering()) if self.words.tokens else None,
                "WhenDeceived": t.WhenDeceived if self.words.adventure else None,
                "WhenDiscarding": lambda: t.WhenDiscarding(self.pick(Who.YOU, Who.OPPONENT)),
                "WhenDecided": lambda: t.WhenDecided(self.pick(True, False)),
            }
        )
        return made

    def entering(self) -> t.WhenEntering:
        empty = self.likely(40) or "empty space" in self.wanted
        return t.WhenEntering(self.one_anywhere(), self.pick(*self.words.tokens), empty)

    def one_fighter(self) -> t.Fighters:
        made: t.Fighters = self.one_of(
            {
                "Named": (lambda: t.Named(self.pick(*self.words.single)))
                if self.words.single
                else None,
                "HeroOf": None if self.kind.by_enemy else lambda: t.HeroOf(Who.YOU),
                "fighter select": lambda: self.fighter_select(t.ONE),
                "fighter select again": lambda: self.fighter_select(t.ONE),
            }
        )
        return made

    def one_anywhere(self) -> t.Fighters:
        """Wherever it is, and most often one that is there."""
        fighter = self.one_fighter()
        if not isinstance(fighter, t.Select):
            return fighter
        kept = tuple(f for f in fighter.filters if isinstance(f, t.Called))
        return replace(fighter, filters=kept)

    def set_off(self, trigger: t.Trigger) -> Spoken:
        """What is spoken of at the start of what it sets off."""
        spoken = Spoken()
        match trigger:
            case t.WhenDamaged():
                spoken.fighters, spoken.damage = 1, True
            case t.WhenDefeated():
                spoken.fighters = spoken.spaces = 1
            case t.WhenEntering():
                spoken.fighters = spoken.spaces = spoken.tokens = 1
            case t.WhenDiscarding(who):
                spoken.cards, spoken.seen, spoken.player = 1, True, who is not Who.YOU
                spoken.cards_of = who if who is Who.YOU else Who.THAT
            case t.WhenDecided() | t.WhenDeceived():
                pass
            case _:
                assert_never(trigger)
        return spoken

    def while_(self) -> t.Condition | None:
        self.spoken = Spoken()
        return self.condition() if self.likely(70) else None

    def standing_of_card(self) -> t.Standing:
        self.when = Timing.IMMEDIATELY
        rule: t.StandingRule = self.one_of(
            {
                "Uncancelable": lambda: t.Uncancelable(),
                "CountsAs": (
                    lambda: t.CountsAs(t.Named(self.pick(*self.words.single, *self.words.several)))
                )
                if self.kind is not Kind.DEFENSE
                else None,
            }
        )
        return t.Standing(rule, self.while_())

    def standing_of_ability(self) -> t.Standing:
        self.when = Timing.IMMEDIATELY
        self.spoken = Spoken()
        rule: t.StandingRule = self.one_of(
            {
                "ValueBonus": lambda: t.ValueBonus(
                    self.fighter(), self.pick(*t.Role), self.pick(1, 2, 3, -1)
                ),
                "ValueBonus again": lambda: t.ValueBonus(
                    self.fighter(), self.pick(*t.Role), self.pick(1, 2)
                ),
                "Uncancelable": lambda: t.Uncancelable(
                    tuple(self.chance.sample(self.words.banners, self.pick(1, 2)))
                ),
                "Linked": lambda: t.Linked(
                    self.pick(*self.words.tokens),
                    t.Named(self.pick(*self.words.single, *self.words.several)),
                ),
            }
        )
        if isinstance(rule, t.Linked):
            self.when = Timing.MANEUVER
        return t.Standing(rule, self.while_())


_SOME_CARDS = t.Look(t.DeckCards(Who.YOU, 3))
_ONE_FIGHTER = t.Choose((t.Select(Noun.FIGHTER),))
_TWO_FIGHTERS = t.Choose((t.Select(Noun.FIGHTER, t.Count(Quantity.EXACTLY, 2)),))
_ONE_SPACE = t.Choose((t.Select(Noun.SPACE, filters=(t.ZoneOf(t.Named("Warden")),)),))
FILLING: dict[str, t.Effect] = {
    "That fighter": _ONE_FIGHTER,
    "Those fighters": _TWO_FIGHTERS,
    "Among": _TWO_FIGHTERS,
    "those fighters": _TWO_FIGHTERS,
    "that player": t.Choose((t.Select(Noun.PLAYER),)),
    "any player": t.Choose((t.Select(Noun.ANYONE),)),
    "That card": t.Search((Pile.DISCARD, Pile.DECK), "Slash"),
    "Those cards": _SOME_CARDS,
    "those cards": _SOME_CARDS,
    "Rest": _SOME_CARDS,
    "That token": t.Choose((t.Select(Noun.TOKEN),)),
    "Those tokens": t.Choose((t.Select(Noun.TOKEN, t.Count(Quantity.EXACTLY, 2)),)),
    "That space": _ONE_SPACE,
    "those spaces": _ONE_SPACE,
    "ThatNumber": t.ChooseNumber(),
    "OfPrintedValue": t.ChooseNumber(),
    "DamageDealt": t.Damage(t.Number(1), t.Select(Noun.FIGHTER)),
    "Happened": t.Damage(t.Number(1), t.Select(Noun.FIGHTER)),
}
"""Instructions that speak of something, so that a later one can."""
_REVEALED = t.Reveal(Who.YOU, t.DeckCards(Who.YOU, 3))
_START = t.Choose((t.Select(Noun.SPACE, filters=(t.Starting(),)),))
FILLING_OF_ENEMIES: dict[str, t.Effect] = {
    "that player": t.Choose((t.Select(Noun.ANYONE),)),
    "That card": t.Reveal(Who.YOU, t.DeckCards(Who.YOU)),
    "Those cards": _REVEALED,
    "those cards": _REVEALED,
    "Rest": _REVEALED,
    "That space": _START,
    "those spaces": _START,
}


def _instead(count: t.Count) -> bool:
    return isinstance(count.n, t.Instead)


# ---------------------------------------------------------------- texts that are accepted


@dataclass
class Sample:
    """A text that the reader accepts."""

    kind: Kind
    text: t.Text
    words: str
    of: str = "warden"  # whose it is
    tries: int = 1


def make(chance: Random, kind: Kind | None = None, wanted: frozenset[str] = frozenset()) -> Sample:
    """A text that can be said and is accepted, made anew until there is one."""
    tries = 0
    while True:
        tries += 1
        one = kind or chance.choice(HERO_KINDS)
        of = chance.choice(SPEAKERS[one]) if one in SPEAKERS else "warden"
        sample = attempt(chance, one, wanted, of)
        if sample is not None:
            sample.tries = tries
            return sample


def attempt(
    chance: Random, kind: Kind, wanted: frozenset[str] = frozenset(), of: str = "warden"
) -> Sample | None:
    text = Maker(chance, kind, wanted, VOCABULARIES[of]).text()
    try:
        words = say(text, VOCABULARIES[of].names)
        return Sample(kind, read_on(words, kind, of), words, of)
    except (Unsayable, NotUnderstood):
        return None


def read_on(words: str, kind: Kind, of: str = "warden") -> t.Text:
    """Read a text as it would be read where it stands."""
    return read(words, VOCABULARIES[of].names, kind.text_kind)


# ---------------------------------------------------------------- pairs


def pairs(text: t.Text) -> set[tuple[str, str]]:
    """What the text holds of pairs: a kind of instruction, condition or rule, and a kind of thing
    in it."""
    found: set[tuple[str, str]] = set()
    for node in _nodes(text):
        if isinstance(node, _OWNERS):
            name = type(node).__name__
            found.update((name, label) for label in _labels(node, top=True))
    return found


_OWNERS: tuple[type, ...] = (
    *(kind for kind in t.Effect.__args__ if kind not in (t.If, t.May, t.Delay, t.ChooseOptions)),
    *t.SimpleCondition.__args__,
    *t.StandingRule.__args__,
    *t.LastingRule.__args__,
    *t.Trigger.__args__,
)  # fmt: skip


def _nodes(node: object) -> Iterator[object]:
    if isinstance(node, tuple):
        for part in node:
            yield from _nodes(part)
    elif is_dataclass(node):
        yield node
        for part in fields(node):
            yield from _nodes(getattr(node, part.name))


def _labels(node: object, top: bool = False) -> Iterator[str]:
    match node:
        case tuple():
            for part in node:
                yield from _labels(part)
            return
        case Enum():
            yield f"{type(node).__name__}.{node.name}"
            return
        case t.That(noun, many):
            yield f"{'Those' if many else 'That'} {noun.value}"
            return
        case t.InCombat(who) | t.HeroOf(who) | t.CombatCard(who):
            yield f"{type(node).__name__} {who.value}"
            return
    if not is_dataclass(node):
        return
    if not top:
        yield type(node).__name__
        if isinstance(node, t.SimpleCondition):
            return  # a pair of its own
    for part in fields(node):
        yield from _labels(getattr(node, part.name))
