"""Names, owners, places, and what is spoken of by itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self, assert_never

from peerless.text import tree as t
from peerless.text.antecedents import Antecedents, Topic
from peerless.text.cased.lexicon import Lexicon, Nouns, Patterns, Qualities, Quality
from peerless.text.cased.phrases import (
    Adjective,
    Attribute,
    Counted,
    Determiner,
    Grammar,
    Nominal,
    Phrase,
    Pronoun,
)
from peerless.text.declension import Case, NounForms
from peerless.text.language import Unsayable
from peerless.text.names import Names
from peerless.text.tree import Who


@dataclass(frozen=True)
class References:
    """One who speaks, at some place of a text: the words and the grammar of a language, the names
    that a hero brings, what has been said before, and who acts, whose things are "swój"."""

    lexicon: Lexicon
    grammar: Grammar
    names: Names
    before: Antecedents
    actor: Who | None = None

    @property
    def n(self) -> Nouns:
        return self.lexicon.nouns

    @property
    def q(self) -> Qualities:
        return self.lexicon.qualities

    @property
    def p(self) -> Patterns:
        return self.lexicon.patterns

    def acting(self, who: Who | None) -> Self:
        return replace(self, actor=who)

    def about(self, topic: Topic | None) -> Self:
        return replace(self, before=self.before.about(topic))

    # ------------------------------------------------------------ phrases

    def a(self, noun: NounForms, *qualities: Quality, plural: bool = False) -> Phrase:
        """A noun with what is said of it, and no article yet."""
        phrase = Phrase(self.grammar, noun, plural=plural)
        for quality in reversed(qualities):
            phrase = with_quality(phrase, quality)
        return phrase

    # ------------------------------------------------------------ names and owners

    def name(self, name: str, kind: NounForms) -> Phrase:
        """A name of the hero's; one without forms follows a word that has them."""
        noun = self.names.forms.get(name)
        if noun:
            return self.a(noun)
        return self.a(kind).with_after(self.quoted(name)).which(Determiner.THE)

    def belonging_to(self, name: str) -> str:
        """What a card is called after: "karta Merlina"."""
        noun = self.names.forms.get(name)
        if noun is None:
            return self.quoted(name)
        pattern = self.p.with_tags if name in self.names.tags else self.p.with_names
        return pattern.format(name=self.a(noun))

    def quoted(self, name: str) -> str:
        return self.p.quoted.format(name)

    def card_name(self, name: str) -> str:
        return self.quoted(self.names.title(name))

    def whose(self, thing: Phrase, who: Who) -> Phrase:
        thing = thing.which(Determiner.THE)
        if who is self.actor:
            own = self.q.own if who is Who.YOU else self.q.their_own
            return thing.with_before(Attribute(own))
        if who is Who.YOU:
            return thing.with_before(Attribute(self.q.your))
        player = self.player(who)
        return (Pronoun(player) if who is self.before.topic else player).owning(thing)

    def player(self, who: Who) -> Phrase:
        if who is Who.EACH:
            return self.a(self.n.player, self.q.every)
        if who is Who.THAT:
            return self.a(self.n.player, self.q.this)
        opponent = self.a(self.n.opponent).which(Determiner.THE)
        if self.q.opponents is None:
            return opponent
        return opponent.with_before(Attribute(self.q.opponents))

    def pile(self, who: Who, pile: t.Pile) -> Phrase:
        return self.whose(self.a(self.n.pile(pile)), who)

    def token(self, token: str) -> Phrase:
        """ "żeton mgły", "jeton Brouillard"."""
        noun = self.names.forms.get(token)
        called = self.p.token_of.format(name=self.a(noun)) if noun else self.quoted(token)
        return self.a(self.n.token).with_after(called)

    def marker(self, marker: str) -> Phrase:
        """What lies on sites of the board: "żeton zagłady", "kosmita"."""
        return self.name(marker, self.n.marker)

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
                return self.name(name, self.n.fighter)
            case t.InCombat(who):
                return self._in_combat(who)
            case t.HeroOf(who):
                return self.whose(self.a(self.n.hero), who)
            case t.That(noun):
                return self.a(self.n.of(noun), self.q.this)
            case _:
                assert_never(fighter)

    def _in_combat(self, who: Who) -> Phrase:
        if who in (Who.THAT, Who.EACH):
            raise Unsayable("the fighter of a player who was chosen")
        if who is Who.YOU:
            return self.whose(self.a(self.n.fighter), who)
        return self.a(self.n.fighter, self.q.opposing).which(Determiner.THE)

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
                return self.a(self.n.card, self.q.this)
            case t.CombatCard(who):
                return self.whose(self.a(self.n.card), who)
            case t.WholeHand(who):
                hand = self.in_pile(who, t.Pile.HAND, taken)
                every = self.a(self.n.card, self.q.all, plural=True)
                return every.with_after(hand).which(Determiner.THE)
            case t.DeckCards(who, n, bottom):
                end = self.q.bottom if bottom else self.q.top
                deck = self.p.in_deck_end.format(deck=self.pile(who, t.Pile.DECK))
                card = self.a(self.n.card, end).with_after(deck).which(Determiner.THE)
                return card if n == 1 else Counted(n, card)
            case t.That(noun, many):
                if noun is not t.Noun.CARD:
                    raise Unsayable("cards are spoken of")
                return self.known_card(many)
            case t.Rest() if self.n.rest_of_cards is not None:
                return self.a(self.n.rest_of_cards)
            case t.Rest():
                rest = self.a(self.n.card, self.q.remaining, plural=True)
                return rest.which(Determiner.THE)
            case _:
                assert_never(cards)

    def known_card(self, many: bool) -> Phrase:
        """ "That card", by what was done to it."""
        card = self.a(self.n.card, self.which_card(many), plural=many)
        return card.which(Determiner.THE)

    def which_card(self, many: bool) -> Adjective:
        """ "That card" is called by what was done to it: "ta karta" is this card."""
        match self.before.card:
            case t.Discard() | t.WhenDiscarding():
                return self.q.discarded
            case t.Reveal(_, cards):
                return self.q.shown if isinstance(cards, t.Select) else self.q.revealed
            case t.Search():
                return self.q.found
            case t.Choose():
                return self.q.chosen
            case t.Draw():
                return self.q.drawn
            case t.Look() | t.Put() | t.BecomeCard() | None:
                return self.q.this if many else self.q.that
            case _:
                assert_never(self.before.card)

    # ------------------------------------------------------------ places

    def in_zone(self, fighter: t.FighterRef, of_space: bool = False) -> str:
        pattern = (self.p.space_of_zone if of_space else "") or self.p.in_zone
        return pattern.format(zone=self.fighter(fighter).owning(self.a(self.n.zone)))

    def on_token(self, token: str) -> str:
        return self.p.on_token.format(token=self.token(token).which(Determiner.SOME))

    def on_tokens(self, token: str) -> str:
        """Of several: "в ячейках с жетонами тумана"."""
        if not self.p.on_tokens:
            return self.on_token(token)
        return self.p.on_tokens.format(tokens=self.token(token).several())

    def with_token(self, token: str) -> str:
        return self.p.with_token.format(token=self.token(token).which(Determiner.SOME))

    def in_pile(self, who: Who, pile: t.Pile, taken: bool = False) -> str:
        places = self.p.from_piles if taken else self.p.in_piles
        return places[pile].format(pile=self.pile(who, pile))


def with_quality(phrase: Phrase, quality: Quality) -> Phrase:
    """A word that agrees stands where its language has it; one that does not comes after."""
    if isinstance(quality, str):
        return replace(phrase, after=(quality, *phrase.after))
    if quality.follows:
        return replace(phrase, after=(Attribute(quality), *phrase.after))
    return phrase.with_before(Attribute(quality))


def with_qualities(phrase: Phrase, qualities: Sequence[Quality]) -> Phrase:
    """Before a noun they stand in their order; after it the first one is the last."""
    fixed: list[Quality] = [quality for quality in qualities if isinstance(quality, str)]
    agreeing = [quality for quality in qualities if not isinstance(quality, str)]
    following = [quality for quality in agreeing if quality.follows]
    preceding = [quality for quality in agreeing if not quality.follows]
    for quality in (*fixed, *following, *reversed(preceding)):
        phrase = with_quality(phrase, quality)
    return phrase


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


def forms_of(phrase: Phrase) -> str:
    """Several of a thing after another noun: "liczba kart"."""
    return phrase.form(Case.GENITIVE, plural=True)
