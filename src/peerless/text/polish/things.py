"""Fighters, cards, spaces, tokens and players in Polish."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from peerless.text import tree as t
from peerless.text.antecedents import Antecedents, Topic
from peerless.text.declension import Case, Noun
from peerless.text.language import Unsayable
from peerless.text.names import Names
from peerless.text.polish import words as w
from peerless.text.polish.agreement import Adjective, is_few
from peerless.text.polish.phrases import (
    Attribute,
    Counted,
    Nominal,
    Part,
    Phrase,
    Pronoun,
    Relative,
    with_z,
)
from peerless.text.tree import Quantity, Side, Who

_SIDES = {Side.FRIENDLY: w.FRIENDLY, Side.OPPOSING: w.OPPOSING}
_FIGHTERS = (t.Noun.FIGHTER, t.Noun.HERO, t.Noun.SIDEKICK)


@dataclass(frozen=True)
class Things:
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

    def name(self, name: str, kind: Noun) -> Phrase:
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
        if who is Who.THAT:
            return Phrase(w.PLAYER, before=(Attribute(w.THIS),))
        return Phrase(w.OPPONENT)

    def pile(self, who: Who, pile: t.Pile) -> Phrase:
        odrzucone = ("kart odrzuconych",) if pile is t.Pile.DISCARD else ()
        return self.whose(Phrase(w.PILES[pile], after=odrzucone), who)

    def token(self, token: str) -> Phrase:
        return Phrase(w.TOKEN, after=(self.belonging_to(token),))

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
            case t.InCombat(Who.YOU):
                return self.whose(Phrase(w.FIGHTER), Who.YOU)
            case t.InCombat(Who.OPPONENT):
                return Phrase(w.FIGHTER, before=(Attribute(w.OPPOSING),))
            case t.HeroOf(who):
                return self.whose(Phrase(w.HERO), who)
            case t.That(noun):
                return Phrase(w.NOUNS[noun], before=(Attribute(w.THIS),))
        raise no_words(fighter)

    def card(self, card: t.CardRef) -> Nominal:
        """One card, likewise."""
        if not is_one_card(card):
            raise Unsayable("one card is spoken of")
        phrase = self.cards(card)
        if isinstance(phrase, Phrase) and card == self.before.topic:
            return Pronoun(phrase)
        return phrase

    def cards(self, cards: t.Cards, taken: bool = True) -> Nominal:
        """Cards; `taken`: they go away from where they are said to be."""
        match cards:
            case t.Select():
                return self.select(cards, taken)
            case t.ThisCard():
                return Phrase(w.CARD, before=(Attribute(w.THIS),))
            case t.CombatCard(who):
                return self.whose(Phrase(w.CARD), who)
            case t.WholeHand(who):
                hand = self.in_pile(who, t.Pile.HAND, taken)
                return Phrase(w.CARD, (Attribute(w.ALL),), (hand,), plural=True)
            case t.DeckCards(who, n, bottom):
                end = Attribute(w.BOTTOM if bottom else w.TOP)
                deck = self.pile(who, t.Pile.DECK).said(Case.GENITIVE)
                card = Phrase(w.CARD, before=(end,), after=(deck,))
                return card if n == 1 else Counted(n, card)
            case t.That(t.Noun.CARD, many):
                return Phrase(w.CARD, before=(Attribute(self._which_card(many)),), plural=many)
            case t.Rest():
                return Phrase(w.CARD, before=(Attribute(w.REMAINING),), plural=True)
        raise no_words(cards)

    def _which_card(self, many: bool) -> Adjective:
        """ "That card" is called by what was done to it: "ta karta" is this card."""
        match self.before.card:
            case t.Discard():
                return w.DISCARDED
            case t.Reveal(_, t.Select()):
                return w.SHOWN
            case t.Reveal():
                return w.REVEALED
            case t.Search():
                return w.FOUND
            case t.Choose():
                return w.CHOSEN
            case t.Draw():
                return w.DRAWN
        return w.THIS if many else w.THAT

    def thing(self, thing: t.Fighters | t.Spaces, taken: bool = False) -> Nominal:
        """Fighters, tokens or spaces."""
        match thing:
            case t.Select():
                return self.select(thing, taken=taken)
            case t.That(noun, many=True):  # one by one
                those = Phrase(w.NOUNS[noun], before=(Attribute(w.THIS),), plural=True)
                return _part_of(those, Attribute(w.EVERY))
            case t.That(noun) if noun is not t.Noun.FIGHTER:
                return Phrase(w.NOUNS[noun], before=(Attribute(w.THIS),))
        return self.fighter(thing)

    # ------------------------------------------------------------ selectors

    def select(self, select: t.Select, taken: bool = False, chosen: bool = False) -> Nominal:
        """What a selector selects. `taken`: it goes away from where it is said to be; `chosen`:
        the verb says already that it is of your choice."""
        body = self.body(select, taken)
        quantity = select.count.quantity
        if select.side is Side.YOURS or _among(select):
            return self._some_of(select, body)
        if quantity is Quantity.EACH:
            return body.with_before(Attribute(w.EVERY))
        if quantity is Quantity.ANY_NUMBER:
            return Phrase(
                w.NUMBER,
                before=(Attribute(w.ANY),),
                after=(body.form(Case.GENITIVE, plural=True),),
            )
        n = number(select.count)
        if quantity is Quantity.UP_TO or n != 1 or select.noun is t.Noun.CARD:
            return Counted(n, body, at_most=quantity is Quantity.UP_TO)
        return body if chosen or _says_which(select) else body.with_before(Attribute(w.ANY))

    def _some_of(self, select: t.Select, body: Phrase) -> Nominal:
        """ "każdy ze swoich walczących", "2 z tych kart"."""
        those = replace(body, plural=True)
        if select.side is Side.YOURS:
            those = self.whose(those, Who.YOU)
        else:
            those = those.with_before(Attribute(w.THIS))
        quantity, n = select.count.quantity, number(select.count)
        other = t.Other() in select.filters
        if quantity is Quantity.EACH:
            every = Attribute(w.EVERY)
            return _part_of(those, every, Attribute(w.OTHER)) if other else _part_of(those, every)
        if other and select.count.quantity is Quantity.EXACTLY and n == 1:
            return _part_of(those, Attribute(w.OTHER))
        if other:
            raise Unsayable("some others of several")
        if quantity is Quantity.ANY_NUMBER:
            return Phrase(w.NUMBER, (Attribute(w.ANY),), (those.said(Case.GENITIVE),))
        if quantity is Quantity.EXACTLY and n == 1 and select.noun is not t.Noun.CARD:
            return _part_of(those, Attribute(w.ONE))
        return _part_of(those, f"{'maksymalnie ' if quantity is Quantity.UP_TO else ''}{n}", n=n)

    def body(self, select: t.Select, taken: bool = False) -> Phrase:
        """What a selector selects, without how many: "wrogi walczący w strefie Meduzy"."""
        phrase = Phrase(w.NOUNS[select.noun])
        adjectives: list[Part] = []
        partitive = select.side is Side.YOURS or _among(select)
        for filter_ in select.filters:
            match filter_:
                case t.Called(name) if select.noun is t.Noun.FIGHTER:
                    called = self.name(name, w.FIGHTER)
                    phrase = replace(phrase, noun=called.noun).with_after(*called.after)
                case t.Called(name) | t.Banner(name):
                    phrase = phrase.with_after(self.belonging_to(name))
                case t.Among(t.That(noun=those)) if those is select.noun:
                    pass  # said with how many
                case t.Other():
                    adjectives += [] if partitive else [Attribute(w.OTHER)]
                case t.Defeated():
                    adjectives.append(Attribute(w.DEFEATED))
                case t.Empty():
                    adjectives.append(Attribute(w.EMPTY))
                case t.AtRandom():
                    adjectives.append(Attribute(w.RANDOM))
                case t.AdjacentTo(thing) if thing == self.before.topic:
                    adjectives.append(self._adjacent(thing))
                case _:
                    phrase = phrase.with_after(self._filter(filter_, select.noun, taken))
        if select.side in _SIDES:
            adjectives.append(Attribute(_SIDES[select.side]))
        return phrase.with_before(*adjectives)

    def _filter(self, filter_: t.Filter, noun: t.Noun, taken: bool) -> Part:
        # Within what is said of a fighter, "swój" would be that fighter's.
        other = self.acting(None)
        match filter_:
            case t.AdjacentTo(thing):
                return other._adjacent(thing)
            case t.ZoneOf(fighter):
                return other.in_zone(fighter)
            case t.SpaceOf(fighter):
                space = other.fighter(fighter).owning(Phrase(w.SPACE))
                if taken:
                    return with_z(space.said(Case.GENITIVE))
                return f"na {space.said(Case.LOCATIVE)}"
            case t.Fighting():
                return Attribute(w.FIGHTING, "w walce")
            case t.Among(t.That(t.Noun.SPACE, many=True)):
                return "na tych polach"
            case t.OnToken(token):
                if noun is t.Noun.SPACE:
                    return with_z(self.token(token).said(Case.INSTRUMENTAL))
                return self.on_token(token)
            case t.InPile(who, pile):
                return self.in_pile(who, pile, taken)
            case t.SameName():
                return "o tej samej nazwie"
            case t.OfPrintedValue():
                return "o wydrukowanej wartości równej tej liczbie"
            case t.UsableBy(fighter, role):
                user = other.fighter(fighter).said(Case.NOMINATIVE)
                return Relative(w.WHICH, Case.GENITIVE, f"{user} może użyć do {w.ROLES[role]}")
        raise no_words(filter_)

    def _adjacent(self, thing: t.FighterRef | t.That) -> Attribute:
        to = self.acting(None).thing(thing).after_preposition(Case.INSTRUMENTAL)
        return Attribute(w.ADJACENT, with_z(to))

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


def no_words(node: object) -> Unsayable:
    return Unsayable(f"there is no Polish yet for {type(node).__name__}: {node}")


def number(count: t.Count) -> int:
    """The number of a count; of two that depend on a condition, the first."""
    return count.n.n if isinstance(count.n, t.Instead) else count.n


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
    return False


def _among(select: t.Select) -> bool:
    return any(isinstance(f, t.Among) and f.those.noun is select.noun for f in select.filters)


def is_long(select: t.Select) -> bool:
    """Whether more is said of what is selected than its name, so that it is best said last."""
    short = (t.Called, t.Banner, t.Defeated, t.Empty, t.Other, t.AtRandom)
    return any(not isinstance(filter_, short) for filter_ in select.filters)


def _says_which(select: t.Select) -> bool:
    """Whether a selector of one can do without "dowolny": "inny" says as much, and one defeated
    fighter of a kind is as good as the other."""
    return select.noun is t.Noun.PLAYER or any(
        isinstance(filter_, t.Other | t.Defeated) for filter_ in select.filters
    )


def _part_of(those: Phrase, *how_many: Part, n: int = 1) -> Phrase:
    """ "każdy z tych walczących": what counts them has their gender, and no noun of its own."""
    plural = is_few(n) and Counted(n, those).takes_plural
    parts = with_z(those.said(Case.GENITIVE))
    return Phrase(Noun(those.gender, ("",)), how_many, (parts,), plural=plural)


def _quoted(name: str) -> str:
    return f"„{name}”"
