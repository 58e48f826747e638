"""Players, fighters, tokens, spaces and cards, and what selects them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import replace
from enum import Enum
from typing import assert_never

from peerless.text import tree as t
from peerless.text.checks.scope import Refusal, Scope
from peerless.text.checks.spoken import SPOKEN_OF, Spoken
from peerless.text.checks.where import TextKind
from peerless.text.tree import Noun, Quantity, Slot, Who

_PLACES = t.AdjacentTo | t.ZoneOf | t.SpaceOf | t.Fighting | t.OnToken


class Use(Enum):
    """What a selector is for."""

    ACT = "to act on"
    CHOOSE = "to choose"
    COUNT = "to count"
    RETURN = "to return"
    DEFEND = "to defend"
    PUT = "to put something there"


class Things(Scope, ABC):
    @abstractmethod
    def condition(self, condition: t.Condition) -> None:
        """How many are selected may depend on one."""

    # ------------------------------------------------------------ fighters, tokens, spaces

    def who(self, who: Who) -> None:
        self.read(who.reads)
        if who is Who.EACH and not self.theirs:
            why = "does not fit: their is said only of what each player discards or reveals"
            raise Refusal(why, "your", "your opponent's", "that player's")

    def fighter(self, fighter: t.FighterRef, only_one: bool = False, use: Use = Use.ACT) -> bool:
        """Whether it may mean several."""
        with self.at(fighter):
            several = self._fighter(fighter, only_one)
            if isinstance(fighter, t.That) and use is not Use.RETURN and use is not Use.COUNT:
                self.not_fallen()
            return several

    def not_fallen(self) -> None:
        """Of the defeated who were chosen before."""
        if self.filled[Slot.FIGHTER].fallen:
            why = "does not fit: the defeated can only be returned, chosen or counted"
            raise Refusal(why, "return that fighter")

    def _fighter(self, fighter: t.FighterRef, only_one: bool) -> bool:
        match fighter:
            case t.Named(name):
                several = name in self.names.several
                if several and only_one:
                    why = "does not fit: several fighters have this name, and only one can be meant"
                    heading = self.where.heading
                    raise Refusal(
                        why, "a or an before it" if heading else "that fighter, chosen before"
                    )
                return several
            case t.InCombat(who):
                self.who(who)
                if who is not Who.YOU:
                    self.need_combat()
                elif not self.where.fighter:
                    why = "does not fit: no fighter of yours acts here"
                    raise Refusal(why, *([] if self.by_enemy else ["your hero"]), "a name")
                return False
            case t.HeroOf(who):
                with self.saying_their(False):
                    self.who(who)
                if who is Who.YOU and self.by_enemy:
                    raise Refusal("does not fit: an enemy has no hero", "a name")
                if who is Who.OPPONENT and self.where.heading:
                    why = "does not fit: of several opponents none has been chosen here"
                    raise Refusal(why, "an opposing hero")
                return False
            case t.That():
                self.read(fighter.reads, fighter.many)
                return fighter.many
            case _:
                assert_never(fighter)

    def fighters(self, fighters: t.Fighters, use: Use = Use.ACT) -> bool:
        if isinstance(fighters, t.Select):
            with self.at(fighters):
                return self.select(fighters, use).many
        return self.fighter(fighters, only_one=use is Use.DEFEND, use=use)

    def tokens(self, tokens: t.Select | t.That) -> bool:
        with self.at(tokens):
            if isinstance(tokens, t.Select):
                return self.select(tokens, Use.ACT).many
            self.read(tokens.reads, tokens.many)
            return tokens.many

    def space(self, space: t.Spaces, use: Use) -> None:
        with self.at(space):
            if isinstance(space, t.Select):
                self.select(space, use)
            else:
                self.read(space.reads, space.many)

    # ------------------------------------------------------------ cards

    def cards(self, cards: t.Cards) -> Spoken:
        with self.at(cards):
            return self._cards(cards)

    def _cards(self, cards: t.Cards) -> Spoken:
        match cards:
            case t.Select():
                return self.select(cards, Use.ACT)
            case t.ThisCard():
                self.this_card()
                return Spoken(owners=frozenset({Who.YOU}))
            case t.CombatCard(owner):
                self.need_combat()
                self.who(owner)
                if owner is not Who.YOU and self.where.before_defense:
                    why = "does not fit: your opponent has not played a card yet"
                    raise Refusal(why, "a clause such as Immediately:")
                return Spoken(owners=frozenset({owner}))
            case t.DeckCards(owner, n):
                self.who(owner)
                return Spoken(n > 1, frozenset({owner}), frozenset())
            case t.WholeHand(owner):
                self.who(owner)
                self.need_hand(owner, "cards of a deck or a discard pile")
                return Spoken(True, frozenset({owner}), frozenset({owner}))
            case t.Rest():
                self.read(cards.reads)
                return replace(self.filled[Slot.REST], many=True)
            case t.That():
                self.read(cards.reads, cards.many)
                return self.filled[Slot.CARD]
            case _:
                assert_never(cards)

    def this_card(self, instead: str = "your card") -> None:
        if self.where.card:
            return
        if self.kind in (None, TextKind.ABILITY):
            raise Refusal("does not fit: an ability is on no card", instead)
        raise Refusal("does not fit: only a card that is played is meant", "an instruction")

    # ------------------------------------------------------------ selectors

    def select(self, select: t.Select, use: Use) -> Spoken:
        if isinstance(select.count.n, t.Instead):
            self.condition(select.count.n.condition)
        if select.count.quantity is Quantity.AT_LEAST and use is not Use.COUNT:
            raise Refusal("does not fit: this can only be asked of what there is", "a number")
        if select.count.quantity in (Quantity.UP_TO, Quantity.ANY_NUMBER):
            self.decides("a number", "each")
        with self.at(select.noun):
            self.noun(select)
        self.filters(select, use)
        counted = select.count.quantity in (Quantity.EXACTLY, Quantity.UP_TO)
        one = counted and select.count.n == 1
        if select.noun is Noun.CARD:
            return replace(self.card_select(select, use), many=not one)
        return Spoken(not one, fallen=t.Defeated() in select.filters)

    def noun(self, select: t.Select) -> None:
        """Enemies are no player's, and neither heroes nor sidekicks."""
        if select.noun in (Noun.ENEMY, Noun.VILLAIN, Noun.MINION):
            self.only_in_adventures("opposing fighter")
            if select.side is not t.Side.ANY:
                why = "does not fit: on which side an enemy is goes without saying"
                raise Refusal(why, f"{select.noun.value} without a side")
        own = select.side in (t.Side.YOURS, t.Side.FRIENDLY)
        if self.by_enemy and own and select.noun in (Noun.HERO, Noun.SIDEKICK):
            why = "does not fit: an enemy is neither a hero nor a sidekick"
            raise Refusal(why, "opposing", "an enemy")

    def filters(self, select: t.Select, use: Use) -> None:
        for filter_ in select.filters:
            with self.at(filter_):
                self.filter(select, filter_, use)

    def filter(self, select: t.Select, filter_: t.Filter, use: Use) -> None:
        match filter_:
            case t.AdjacentTo(thing):
                if isinstance(thing, t.That) and thing.noun is Noun.SPACE:
                    self.read(thing.reads, thing.many)
                else:
                    self.fighter(thing)
            case t.ZoneOf(fighter) | t.SpaceOf(fighter) | t.UsableBy(fighter):
                self.fighter(fighter)
            case t.Fighting():
                self.need_combat()
            case t.Among(those):
                self.read(those.reads)
                if select.noun.slot is Slot.FIGHTER and those.noun is not Noun.SPACE:
                    self.not_fallen()
            case t.InPile(who, pile):
                self.who(who)
                if pile is t.Pile.HAND:
                    self.need_hand(who, "in your deck", "in your discard pile")
            case t.OfPrintedValue():
                self.read(filter_.reads)
            case t.Other():
                self.other(select, use)
            case t.Defeated():
                self.defeated(select, use)
            case t.AtRandom():
                if use is Use.COUNT or select.count.quantity is Quantity.EACH:
                    raise Refusal("does not fit: nothing is chosen here", "card")
            case t.SameName():
                self.same_name(select, use)
            case t.NameOf(card):
                self.name_of(card)
            case t.Numbered(numbers):
                self.numbered(select, numbers)
            case (
                t.Called() | t.Empty() | t.OnToken() | t.Banner() | t.Starting() | t.Nearest()
                | t.Lowest() | t.Fewest() | t.Occupied()
            ):  # fmt: skip
                pass
            case _:
                assert_never(filter_)

    def other(self, select: t.Select, use: Use) -> None:
        """There must be something to be different from."""
        if select.noun is Noun.SITE:
            raise Refusal("does not fit: there is nothing to be different from", "no other")
        slot = select.noun.slot
        if slot in self.filled:
            return
        if slot is Slot.FIGHTER:
            named = any(isinstance(f, t.AdjacentTo | t.ZoneOf | t.SpaceOf) for f in select.filters)
            acting = self.where.combat if select.side is t.Side.OPPOSING else self.where.fighter
            enough = named or use is Use.DEFEND or acting
        elif slot is Slot.CARD:
            enough = self.where.card
        else:
            enough = slot is Slot.SPACE and use is Use.ACT
        if not enough:
            raise Refusal("does not fit: there is nothing to be different from", SPOKEN_OF[slot])

    def defeated(self, select: t.Select, use: Use) -> None:
        if use not in (Use.RETURN, Use.CHOOSE, Use.COUNT):
            why = "does not fit: the defeated can only be returned, chosen or counted"
            raise Refusal(why, "a fighter that is not defeated")
        somewhere = any(
            isinstance(f, _PLACES) or (isinstance(f, t.Among) and f.those.noun is Noun.SPACE)
            for f in select.filters
        )
        if somewhere:
            why = "does not fit: the defeated are nowhere on the battlefield"
            raise Refusal(why, "a fighter that is not defeated")

    def same_name(self, select: t.Select, use: Use) -> None:
        count = select.count
        several = count.quantity is Quantity.EXACTLY and isinstance(count.n, int) and count.n > 1
        if use is Use.COUNT or not several or t.AtRandom() in select.filters:
            why = "does not fit: only two or more cards that are chosen can share a name"
            raise Refusal(why, "2 cards")

    def name_of(self, card: t.CardRef) -> None:
        """Who chooses must know the card that lends its name."""
        spoken = self.cards(card)
        with self.at(card):
            if self.doer not in spoken.seen_by:
                why = "does not fit: who chooses has not seen this card"
                raise Refusal(why, "that card, revealed before")
            if not isinstance(card, t.That) and self.where.face_down:
                why = "does not fit: the cards of the combat are not revealed here yet"
                raise Refusal(why, "a clause such as Immediately:")

    def numbered(self, select: t.Select, numbers: tuple[int, ...]) -> None:
        known = self.names.numbers
        for number in numbers if known else ():
            if number not in known:
                site = next(f.name for f in select.filters if isinstance(f, t.Called))
                why = f"does not fit: there is no {site} {number}"
                raise Refusal(why, f"a number from {min(known)} to {max(known)}")

    def card_select(self, select: t.Select, use: Use) -> Spoken:
        """Whose cards they are, and whether who chooses has seen them."""
        chooser = self.doer
        piles = [f for f in select.filters if isinstance(f, t.InPile | t.Among)]
        if len(piles) > 1:
            with self.at(piles[1]):
                raise Refusal("does not fit: a card is in one pile only", "one pile")
        chosen = select.count.quantity is not Quantity.EACH and use is not Use.COUNT
        blind = chosen and t.AtRandom() not in select.filters
        match piles:
            case [t.InPile(who, pile)]:
                if pile is t.Pile.DISCARD:
                    return Spoken(owners=frozenset({who}))
                if blind and who is not chooser:
                    with self.at(piles[0]):
                        why = "does not fit: who chooses cannot see these cards"
                        raise Refusal(why, "random", "of those cards")
                seen = frozenset({who}) if pile is t.Pile.HAND or blind else frozenset[Who]()
                return Spoken(owners=frozenset({who}), seen_by=seen)
            case [t.Among()]:
                spoken = self.filled[Slot.CARD]
                if blind and chooser not in spoken.seen_by:
                    with self.at(piles[0]):
                        why = "does not fit: who chooses has not seen these cards"
                        raise Refusal(why, "reveal them before")
                return spoken
        self.need_hand(chooser, "the top card of your deck", "a card in your discard pile")
        return Spoken(owners=frozenset({chooser}), seen_by=frozenset({chooser}))
