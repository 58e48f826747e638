"""Names, owners, places, and what is spoken of by itself, in Polish."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self, assert_never

from peerless.text import tree as t
from peerless.text.antecedents import Antecedents, Topic
from peerless.text.declension import Case, NounForms
from peerless.text.language import Unsayable
from peerless.text.names import Names
from peerless.text.polish import words as w
from peerless.text.polish.agreement import Adjective
from peerless.text.polish.phrases import Attribute, Counted, Nominal, Phrase, Pronoun, with_z
from peerless.text.tree import Who


@dataclass(frozen=True)
class References:
    """One who speaks Polish, at some place of a text: the names that a hero brings, what has been
    said before, and who acts, whose things are "swój"."""

    names: Names
    before: Antecedents
    actor: Who | None = None

    def acting(self, who: Who | None) -> Self:
        return replace(self, actor=who)

    def about(self, topic: Topic | None) -> Self:
        return replace(self, before=self.before.about(topic))

    # ------------------------------------------------------------ names and owners

    def name(self, name: str, kind: NounForms) -> Phrase:
        """A name of the hero's; one without Polish forms follows a word that has them."""
        noun = self.names.forms.get(name)
        return Phrase(noun) if noun else Phrase(kind, after=(_quoted(name),))

    def belonging_to(self, name: str) -> str:
        """What a card or token is called after: "żeton mgły", "karta Merlina"."""
        noun = self.names.forms.get(name)
        return noun.form(Case.GENITIVE) if noun else _quoted(name)

    def card_name(self, name: str) -> str:
        return _quoted(self.names.title(name))

    def whose(self, thing: Phrase, who: Who) -> Phrase:
        if who is self.actor:
            return thing.with_before(Attribute(w.OWN))
        if who is Who.YOU:
            return thing.with_before(Attribute(w.YOUR))
        player = self.player(who)
        return (Pronoun(player) if who is self.before.topic else player).owning(thing)

    def player(self, who: Who) -> Phrase:
        if who is Who.EACH:
            return Phrase(w.PLAYER, before=(Attribute(w.EVERY),))
        if who is Who.THAT:
            return Phrase(w.PLAYER, before=(Attribute(w.THIS),))
        return Phrase(w.OPPONENT)

    def pile(self, who: Who, pile: t.Pile) -> Phrase:
        of_what = ("kart odrzuconych",) if pile is t.Pile.DISCARD else ()
        return self.whose(Phrase(w.PILES[pile], after=of_what), who)

    def token(self, token: str) -> Phrase:
        return Phrase(w.TOKEN, after=(self.belonging_to(token),))

    def marker(self, marker: str) -> Phrase:
        """What lies on sites of the board: "żeton zagłady", "kosmita"."""
        return self.name(marker, w.MARKER)

    # ------------------------------------------------------------ references

    def fighter(self, fighter: t.FighterRef) -> Nominal:
        """One fighter, as a pronoun where the sentence is about that fighter already."""
        if isinstance(fighter, t.That) and (fighter.many or fighter.noun is not t.Noun.FIGHTER):
            raise Unsayable("one fighter is spoken of")
        phrase = self._fighter(fighter)
        return Pronoun(phrase) if fighter == self.before.topic else phrase

    def _fighter(self, fighter: t.FighterRef) -> Phrase:
        match fighter:
            case t.Named(name):
                return self.name(name, w.FIGHTER)
            case t.InCombat(who):
                return self._in_combat(who)
            case t.HeroOf(who):
                return self.whose(Phrase(w.HERO), who)
            case t.That(noun):
                return Phrase(w.NOUNS[noun], before=(Attribute(w.THIS),))
            case _:
                assert_never(fighter)

    def _in_combat(self, who: Who) -> Phrase:
        if who in (Who.THAT, Who.EACH):
            raise Unsayable("the fighter of a player who was chosen")
        if who is Who.YOU:
            return self.whose(Phrase(w.FIGHTER), who)
        return Phrase(w.FIGHTER, before=(Attribute(w.OPPOSING),))

    def card(self, card: t.CardRef) -> Nominal:
        """One card, likewise."""
        if not is_one_card(card):
            raise Unsayable("one card is spoken of")
        phrase = self.card_reference(card)
        if isinstance(phrase, Phrase) and card == self.before.topic:
            return Pronoun(phrase)
        return phrase

    def card_reference(self, cards: t.CardRef, taken: bool = True) -> Nominal:
        """One card or several; `taken`: they go away from where they are said to be."""
        match cards:
            case t.ThisCard():
                return Phrase(w.CARD, before=(Attribute(w.THIS),))
            case t.CombatCard(who):
                return self.whose(Phrase(w.CARD), who)
            case t.WholeHand(who):
                hand = self.in_pile(who, t.Pile.HAND, taken)
                return Phrase(w.CARD, (Attribute(w.ALL),), (hand,), plural=True)
            case t.DeckCards(who, n, bottom):
                end = Attribute(w.BOTTOM if bottom else w.TOP)
                deck = self.in_pile(who, t.Pile.DECK, taken=True)
                card = Phrase(w.CARD, before=(end,), after=(deck,))
                return card if n == 1 else Counted(n, card)
            case t.That(noun, many):
                if noun is not t.Noun.CARD:
                    raise Unsayable("cards are spoken of")
                return Phrase(w.CARD, before=(Attribute(self.which_card(many)),), plural=many)
            case t.Rest():
                return Phrase(w.CARD, before=(Attribute(w.REMAINING),), plural=True)
            case _:
                assert_never(cards)

    def which_card(self, many: bool) -> Adjective:
        """ "That card" is called by what was done to it: "ta karta" is this card."""
        match self.before.card:
            case t.Discard() | t.WhenDiscarding():
                return w.DISCARDED
            case t.Reveal(_, cards):
                return w.SHOWN if isinstance(cards, t.Select) else w.REVEALED
            case t.Search():
                return w.FOUND
            case t.Choose():
                return w.CHOSEN
            case t.Draw():
                return w.DRAWN
            case t.Look() | t.Put() | t.BecomeCard() | None:
                return w.THIS if many else w.THAT
            case _:
                assert_never(self.before.card)

    # ------------------------------------------------------------ places

    def in_zone(self, fighter: t.FighterRef) -> str:
        return f"w {self.fighter(fighter).owning(Phrase(w.ZONE)).said(Case.LOCATIVE)}"

    def on_token(self, token: str) -> str:
        return f"na {self.token(token).said(Case.LOCATIVE)}"

    def in_pile(self, who: Who, pile: t.Pile, taken: bool = False) -> str:
        place = self.pile(who, pile)
        if taken:
            return with_z(place.said(Case.GENITIVE))
        return f"{w.IN_PILES[pile]} {place.said(Case.LOCATIVE)}"


def is_one_card(card: t.Cards) -> bool:
    match card:
        case t.ThisCard() | t.CombatCard():
            return True
        case t.DeckCards(n=n):
            return n == 1
        case t.That(noun, many):
            return noun is t.Noun.CARD and not many
        case t.Select(count=count):
            return count == t.ONE
        case t.Rest() | t.WholeHand():
            return False
        case _:
            assert_never(card)


def _quoted(name: str) -> str:
    return f"„{name}”"
