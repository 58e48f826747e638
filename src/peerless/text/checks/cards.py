"""Effects on cards."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from peerless.text import tree as t
from peerless.text.checks.measures import Measures
from peerless.text.checks.scope import Refusal
from peerless.text.checks.spoken import EVERYONE, Spoken
from peerless.text.tree import Quantity, Who

_POSSESSIVE = {Who.YOU: "your", Who.OPPONENT: "your opponent's", Who.THAT: "that player's"}


class CardEffects(Measures):
    def deed_of_cards(self, deed: t.CardDeed) -> Spoken:
        """The cards that it speaks of."""
        match deed:
            case t.Draw(who, amount):
                self.read(who.reads)
                self.need_hand(who, "an instruction")
                self.amount(amount)
                one = isinstance(amount, t.Number | t.UpTo) and amount.n <= 1
                return Spoken(not one, frozenset({who}), frozenset({who}))
            case t.Discard(who, cards):
                self.read(who.reads)
                if isinstance(cards, t.Select) and _in_discard_pile(cards):
                    why = "does not fit: what lies in a discard pile is discarded already"
                    raise Refusal(why, "cards in a hand or a deck")
                return replace(self.cards_of(who, cards), seen_by=EVERYONE)
            case t.Look(cards):
                if isinstance(cards, t.ThisCard | t.CombatCard):
                    raise Refusal("does not fit: a card of the combat is not looked at", "reveal")
                if self.by_enemy:
                    raise Refusal("does not fit: an enemy learns nothing", "reveal")
                spoken = self.cards(cards)
                return replace(spoken, seen_by=spoken.seen_by | {Who.YOU})
            case t.Reveal(who, cards):
                self.read(who.reads)
                return replace(self.cards_of(who, cards), seen_by=EVERYONE)
            case t.Put():
                return self.put(deed)
            case t.Shuffle(who):
                self.who(who)
                return Spoken()
            case t.Search(_, card):
                if card not in self.names.cards:
                    raise Refusal(f"does not fit: no card is called {card}", "a card's name")
                return Spoken(owners=frozenset({Who.YOU}))
            case t.BecomeCard(card, who):
                self.need_combat()
                self.who(who)
                spoken = self.cards(card)
                self.only_of(spoken, who)
                return replace(spoken, seen_by=EVERYONE)
            case _:
                assert_never(deed)

    def cards_of(self, who: Who, cards: t.Cards) -> Spoken:
        """Cards that a player discards or reveals; of each player, only their own."""
        with self.saying_their(who is Who.EACH):
            spoken = self.cards(cards)
        with self.at(cards):
            if who is Who.EACH and spoken.owners != {Who.EACH}:
                raise Refusal("does not fit: what each player does, they do to their own", "their")
        return spoken

    def only_of(self, spoken: Spoken, who: Who) -> None:
        """A card goes to its owner, and is played for its owner only."""
        others = spoken.owners - {who}
        if others:
            owners = sorted(_POSSESSIVE[other] for other in others)
            raise Refusal("does not fit: a card goes to its owner, and fights for it", *owners)

    def put(self, effect: t.Put) -> Spoken:
        """Cards go to their owner; onto a deck only in an order that is known."""
        self.who(effect.who)
        if effect.spot is t.Spot.HAND:
            self.need_hand(effect.who, "on top of your deck")
        spoken = self.cards(effect.cards)
        self.only_of(spoken, effect.who)
        if effect.spot is t.Spot.HAND and _in_hand(effect.cards):
            why = "does not fit: what is in a hand is there already"
            raise Refusal(why, "cards in a deck or a discard pile")
        onto = effect.spot in (t.Spot.TOP, t.Spot.BOTTOM, t.Spot.TOP_OR_BOTTOM)
        cards = effect.cards
        ordered = isinstance(cards, t.DeckCards) or (
            isinstance(cards, t.Select) and cards.count.quantity is not Quantity.EACH
        )
        if onto and spoken.many and not ordered and Who.YOU not in spoken.seen_by:
            why = "does not fit: you have not seen these cards, and cannot put them in order"
            raise Refusal(why, "look at them before")
        return spoken


def _in_hand(cards: t.Cards) -> bool:
    """Where no pile is named, cards are those of a hand."""
    if not isinstance(cards, t.Select):
        return isinstance(cards, t.WholeHand)
    piles = [f for f in cards.filters if isinstance(f, t.InPile | t.Among)]
    return all(isinstance(pile, t.InPile) and pile.pile is t.Pile.HAND for pile in piles)


def _in_discard_pile(select: t.Select) -> bool:
    return any(isinstance(f, t.InPile) and f.pile is t.Pile.DISCARD for f in select.filters)
