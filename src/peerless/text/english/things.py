"""Fighters, cards, spaces, tokens and players in English."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import assert_never

from peerless.text import tree as t
from peerless.text.language import Unsayable
from peerless.text.names import Names
from peerless.text.tree import Noun, Quantity, Side, Who


class EnglishCase(Enum):
    """What a phrase is in its sentence."""

    SUBJECT = "subject"
    OBJECT = "object"
    OWNER = "owner"


@dataclass(frozen=True, slots=True)
class Word:
    """A noun with its two forms."""

    one: str
    many: str

    def counted(self, n: int) -> str:
        return self.one if n == 1 else self.many


NOUNS = {
    Noun.FIGHTER: Word("fighter", "fighters"),
    Noun.HERO: Word("hero", "heroes"),
    Noun.SIDEKICK: Word("sidekick", "sidekicks"),
    Noun.SPACE: Word("space", "spaces"),
    Noun.CARD: Word("card", "cards"),
    Noun.TOKEN: Word("token", "tokens"),
    Noun.PLAYER: Word("opponent", "opponents"),
    Noun.ANYONE: Word("player", "players"),
    Noun.ENEMY: Word("enemy", "enemies"),
    Noun.VILLAIN: Word("villain", "villains"),
    Noun.MINION: Word("minion", "minions"),
}
_OWNERS = {
    Who.YOU: "your",
    Who.OPPONENT: "your opponent's",
    Who.THAT: "that player's",
    Who.EACH: "their",
}
_SIDES = {Side.FRIENDLY: "friendly", Side.OPPOSING: "opposing"}
_VERBS = {t.Role.ATTACK: "attack", t.Role.DEFENSE: "defend"}

Thing = t.Fighters | t.Cards | t.Spaces
_Adjective = t.Called | t.Defeated | t.Empty | t.AtRandom | t.Banner | t.Starting
_AfterNoun = (
    t.AdjacentTo | t.ZoneOf | t.SpaceOf | t.Fighting | t.Among | t.OnToken | t.InPile | t.SameName
    | t.OfPrintedValue | t.UsableBy | t.NameOf | t.Occupied
)  # fmt: skip
_WhichSite = t.Lowest | t.Fewest | t.Numbered


class Things:
    """Noun phrases. English needs to know of a case only whether it is an owner's."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def thing(self, thing: Thing, case: EnglishCase = EnglishCase.OBJECT) -> str:
        words = self.select(thing) if isinstance(thing, t.Select) else self._reference(thing)
        return f"{words}'s" if case is EnglishCase.OWNER else words

    def owner(self, who: Who) -> str:
        return _OWNERS[who]

    def value(self, card: t.CardRef) -> str:
        if card in (t.ThisCard(), t.CombatCard(Who.YOU)):
            return f"{self.thing(card, EnglishCase.OWNER)} value"
        return f"the value of {self.single_card(card)}"

    def single_card(self, card: t.CardRef) -> str:
        if several(card) or (isinstance(card, t.That) and card.noun is not Noun.CARD):
            raise Unsayable("one card is spoken of")
        return self.thing(card)

    def single_fighter(self, fighter: t.FighterRef, case: EnglishCase = EnglishCase.OBJECT) -> str:
        if isinstance(fighter, t.That) and (fighter.many or fighter.noun is not Noun.FIGHTER):
            raise Unsayable("one fighter is spoken of")
        return self.thing(fighter, case)

    # ------------------------------------------------------------ references

    def _reference(self, thing: t.FighterRef | t.CardRef | t.That) -> str:
        match thing:
            case t.Named(name):
                return name
            case t.InCombat(who):
                return _in_combat(who)
            case t.HeroOf(who):
                return f"{_OWNERS[who]} hero"
            case t.That():
                return _that(thing)
            case t.Rest():
                return "the rest"
            case t.ThisCard():
                return "this card"
            case t.CombatCard(who):
                return f"{_OWNERS[who]} card"
            case t.WholeHand(who):
                return f"{_OWNERS[who]} hand"
            case t.DeckCards(who, n, bottom):
                end = "bottom" if bottom else "top"
                cards = "card" if n == 1 else f"{n} cards"
                return f"the {end} {cards} of {_OWNERS[who]} deck"
            case _:
                assert_never(thing)

    # ------------------------------------------------------------ selectors

    def select(self, select: t.Select) -> str:
        if select == t.Select(Noun.SPACE):
            return "any space"
        match select:
            case t.Select(Noun.SPACE, t.ONE, filters=(t.SpaceOf(fighter),)):
                return f"{self.single_fighter(fighter, EnglishCase.OWNER)} space"
        if select.noun is Noun.SITE and select.count == t.EACH:
            return self.sites(select)
        body = self.body(select, plural=_is_plural(select))
        if t.Nearest() in select.filters:
            if t.Empty() not in select.filters:
                raise Unsayable("the nearest of the spaces that are empty")
            return f"the nearest {body}"
        if select.side is Side.YOURS:
            return f"{_how_many_of(select, 'your')} {body}"
        if select.of_those:
            return f"{_how_many_of(select, 'those')} {body}"
        return with_article(_how_many(select), body)

    def body(self, select: t.Select, plural: bool = False) -> str:
        """What a selector selects, without how many: "opposing fighter in the combat"."""
        if select.noun is Noun.SPACE and not select.filters and not plural:
            raise Unsayable("of one space nothing is said but any space")
        before = [_SIDES[select.side]] if select.side in _SIDES else []
        noun = self._noun(select, plural)
        after = []
        for filter_ in select.filters:
            match filter_:
                case t.Called() if select.noun in (Noun.FIGHTER, Noun.SITE):
                    pass  # the noun
                case t.Other() if select.noun is Noun.SPACE:
                    before.append("different")
                case t.Other():
                    pass  # said with how many
                case t.Among(t.That(noun=those)) if those is select.noun:
                    pass  # likewise
                case t.Nearest() | t.Lowest() | t.Fewest() | t.Numbered():
                    pass  # likewise
                case (
                    t.Called() | t.Defeated() | t.Empty() | t.AtRandom() | t.Banner()
                    | t.Starting()
                ):  # fmt: skip
                    before.append(_adjective(filter_))
                case _:
                    after.append(self._filter(filter_, select.noun))
        return " ".join([*before, noun, *after])

    def _noun(self, select: t.Select, plural: bool) -> str:
        names = [filter_.name for filter_ in select.filters if isinstance(filter_, t.Called)]
        if select.noun is Noun.SITE:
            return self.names.sites[names[0]] if plural else names[0]
        if names and select.noun is Noun.FIGHTER:
            return self.names.fighters[names[0]] if plural else names[0]
        return NOUNS[select.noun].many if plural else NOUNS[select.noun].one

    # ------------------------------------------------------------ sites of the board

    def sites(self, select: t.Select) -> str:
        """ "each farm adjacent to ...", "the lowest bridge", "farm 1"."""
        body = self.body(select)
        match [filter_ for filter_ in select.filters if isinstance(filter_, _WhichSite)]:
            case [] if select.count == t.EACH:
                return f"each {body}"
            case [t.Lowest()] if select.count == t.ONE:
                return f"the lowest {body}"
            case [t.Fewest()] if select.count == t.ONE:
                return f"the {body} with the fewest {self._markers()}"
            case [t.Numbered([number])] if select.count == t.ONE:
                return f"{body} {number}"
            case [t.Numbered(numbers), t.Fewest()] if select.count == t.ONE:
                sites = " or ".join(f"{body} {number}" for number in numbers)
                return f"{sites}, whichever has the fewest {self._markers()}"
        raise Unsayable("nobody chooses among sites")

    def marked_sites(self, select: t.Select) -> str:
        """Where markers are counted: "a farm" is any of them."""
        if select.count == t.EACH:
            return with_article("a", self.body(select))
        return self.sites(select)

    def _markers(self) -> str:
        return next(iter(self.names.markers.values()))

    def _filter(self, filter_: _AfterNoun, noun: Noun) -> str:
        match filter_:
            case t.AdjacentTo(thing):
                return f"adjacent to {self.thing(thing)}"
            case t.ZoneOf(fighter):
                return f"in {self.single_fighter(fighter, EnglishCase.OWNER)} zone"
            case t.SpaceOf(fighter):
                return f"in {self.single_fighter(fighter, EnglishCase.OWNER)} space"
            case t.Fighting():
                return "in the combat"
            case t.Among(those):
                if those != t.That(Noun.SPACE, many=True):
                    raise Unsayable("of things that are something else")
                return "in those spaces"
            case t.OnToken(token):
                preposition = "with" if noun is Noun.SPACE else "on"
                return f"{preposition} {with_article('a', f'{token} token')}"
            case t.InPile(who, pile):
                return f"in {_OWNERS[who]} {pile.value}"
            case t.SameName():
                return "with the same name"
            case t.NameOf(card):
                return f"with the same name as {self.single_card(card)}"
            case t.Occupied():
                return f"with {with_article('a', next(iter(self.names.markers)))}"
            case t.OfPrintedValue():
                return "with that printed value"
            case t.UsableBy(fighter, role):
                return f"that {self.single_fighter(fighter)} can {_VERBS[role]} with"
            case _:
                assert_never(filter_)


def with_article(which: str, body: str) -> str:
    """ "a" becomes "an" before a vowel."""
    article = "an" if which == "a" and body[0].lower() in "aeiou" else which
    return f"{article} {body}"


def several(cards: t.Cards) -> bool:
    """Whether there can be an order among them."""
    match cards:
        case t.Select(count=count):
            return not (count.quantity is Quantity.EXACTLY and count.n == 1)
        case t.That(many=many):
            return many
        case t.DeckCards(n=n):
            return n != 1
        case t.Rest() | t.WholeHand():
            return True
        case t.ThisCard() | t.CombatCard():
            return False
        case _:
            assert_never(cards)


def _that(that: t.That) -> str:
    word = NOUNS[that.noun]
    if not that.many:
        return f"that {word.one}"
    # Cards go together; fighters and tokens one by one.
    return f"those {word.many}" if that.noun is Noun.CARD else f"each of those {word.many}"


def _in_combat(who: Who) -> str:
    if who in (Who.THAT, Who.EACH):
        raise Unsayable("the fighter of a player who was chosen")
    return "your fighter" if who is Who.YOU else "the opposing fighter"


def _adjective(filter_: _Adjective) -> str:
    match filter_:
        case t.Called(name) | t.Banner(name):
            return name
        case t.Defeated():
            return "defeated"
        case t.Empty():
            return "empty"
        case t.Starting():
            return "starting"
        case t.AtRandom():
            return "random"
        case _:
            assert_never(filter_)


def is_other(select: t.Select) -> bool:
    return t.Other() in select.filters and select.noun is not Noun.SPACE


def _is_one(select: t.Select) -> bool:
    return select.count.quantity is Quantity.EXACTLY and select.count.number == 1


def _is_plural(select: t.Select) -> bool:
    if select.side is Side.YOURS or select.of_those:
        return True
    if select.count.quantity is Quantity.EACH:
        return False
    return select.count.quantity is Quantity.ANY_NUMBER or select.count.number != 1


def _how_many(select: t.Select) -> str:
    """ "a", "another", "each other", "2", "up to 2 other"; cards are always counted."""
    if _is_one(select) and select.noun is not Noun.CARD:
        return "another" if is_other(select) else "a"
    return _quantity(select.count) + (" other" if is_other(select) else "")


def _how_many_of(select: t.Select, whose: str) -> str:
    """ "each of your", "any number of those"."""
    if select.count.quantity is Quantity.ANY_NUMBER and not is_other(select):
        return f"any number of {whose}"
    if not is_other(select):
        return f"{_quantity(select.count)} of {whose}"
    if _is_one(select) and whose == "your":
        return "another of your"
    if select.count.quantity is Quantity.EACH and whose == "your":
        return "each other of your"
    raise Unsayable("some others of several")


def _quantity(count: t.Count) -> str:
    match count.quantity:
        case Quantity.EXACTLY:
            return str(count.number)
        case Quantity.UP_TO:
            return f"up to {count.number}"
        case Quantity.EACH:
            return "each"
        case Quantity.AT_LEAST:
            return f"{count.number} or more"
        case Quantity.ANY_NUMBER:
            return "any number of"
