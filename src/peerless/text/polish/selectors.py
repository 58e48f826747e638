"""Selectors in Polish: how many, whose, which kind, which of them."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from peerless.text import tree as t
from peerless.text.declension import Case, NounForms
from peerless.text.language import Unsayable
from peerless.text.polish import words as w
from peerless.text.polish.agreement import is_few
from peerless.text.polish.phrases import (
    Attribute,
    Counted,
    Nominal,
    Part,
    Phrase,
    Relative,
    joined,
    with_z,
)
from peerless.text.polish.references import References
from peerless.text.tree import Quantity, Side, Who

_BOUNDS = {Quantity.UP_TO: w.AT_MOST, Quantity.AT_LEAST: w.AT_LEAST}
_SIDES = {Side.FRIENDLY: w.FRIENDLY, Side.OPPOSING: w.OPPOSING}
_AfterNoun = (
    t.AdjacentTo | t.ZoneOf | t.SpaceOf | t.Fighting | t.Among | t.OnToken | t.InPile | t.SameName
    | t.OfPrintedValue | t.UsableBy | t.NameOf | t.Lowest | t.Fewest | t.Numbered
)  # fmt: skip


class Selectors(References):
    def cards(self, cards: t.Cards, taken: bool = True) -> Nominal:
        """Cards; `taken`: they go away from where they are said to be."""
        if isinstance(cards, t.Select):
            return self.select(cards, taken)
        return self.card_reference(cards, taken)

    def thing(self, thing: t.Fighters | t.Spaces, taken: bool = False) -> Nominal:
        """Fighters, tokens or spaces."""
        match thing:
            case t.Select():
                return self.select(thing, taken=taken)
            case t.That(noun, many=True):  # one by one
                those = Phrase(w.NOUNS[noun], before=(Attribute(w.THIS),), plural=True)
                return part_of(those, Attribute(w.EVERY))
            case t.That(noun) if noun is not t.Noun.FIGHTER:
                return Phrase(w.NOUNS[noun], before=(Attribute(w.THIS),))
            case _:
                return self.fighter(thing)

    def select(self, select: t.Select, taken: bool = False, chosen: bool = False) -> Nominal:
        """What a selector selects. `taken`: it goes away from where it is said to be; `chosen`:
        the verb says already that it is of your choice."""
        match select:
            case t.Select(t.Noun.SPACE, t.ONE, filters=(t.SpaceOf(fighter),)):
                return self.acting(None).fighter(fighter).owning(Phrase(w.SPACE))
            case t.Select(filters=(t.Called(site), t.Numbered(numbers), t.Fewest())):
                return self._one_of(site, numbers)
        body = self.body(select, taken)
        quantity = select.count.quantity
        if select.side is Side.YOURS or select.of_those:
            return self._some_of(select, body)
        if quantity is Quantity.EACH:
            return body.with_before(Attribute(w.EVERY))
        if quantity is Quantity.ANY_NUMBER:
            return Phrase(
                w.NUMBER,
                before=(Attribute(w.ANY),),
                after=(body.form(Case.GENITIVE, plural=True),),
            )
        n = select.count.number
        bound = _BOUNDS.get(quantity, "")
        if bound or n != 1 or select.noun is t.Noun.CARD:
            return Counted(n, body, bound)
        return body if chosen or _says_which(select) else body.with_before(Attribute(w.ANY))

    def _one_of(self, site: str, numbers: tuple[int, ...]) -> Phrase:
        """ "ta z farm 1 i 2, na której jest najmniej kosmitów"."""
        *others, last = map(str, numbers)
        those = replace(self.name(site, w.SITE), plural=True)
        those = those.with_after(f"{', '.join(others)} i {last}")
        return part_of(those, Attribute(w.THIS)).with_after(self._with_the_fewest())

    def _with_the_fewest(self) -> Relative:
        marker = next(iter(self.names.markers))
        markers = self.marker(marker).form(Case.GENITIVE, plural=True)
        return Relative(w.WHICH, Case.LOCATIVE, f"jest najmniej {markers}", "na")

    def _some_of(self, select: t.Select, body: Phrase) -> Nominal:
        """ "każdy ze swoich walczących", "2 z tych kart"."""
        those = replace(body, plural=True)
        if select.side is Side.YOURS:
            those = self.whose(those, Who.YOU)
        else:
            those = those.with_before(Attribute(w.THIS))
        quantity, n = select.count.quantity, select.count.number
        other = t.Other() in select.filters
        if quantity is Quantity.EACH:
            every = Attribute(w.EVERY)
            return part_of(those, every, Attribute(w.OTHER)) if other else part_of(those, every)
        if other and quantity is Quantity.EXACTLY and n == 1:
            return part_of(those, Attribute(w.OTHER))
        if other:
            raise Unsayable("some others of several")
        if quantity is Quantity.ANY_NUMBER:
            return Phrase(w.NUMBER, (Attribute(w.ANY),), (those.said(Case.GENITIVE),))
        if any(isinstance(part, Relative) for part in body.after):
            # "1 z tych kart, których ..." could mean that all of them are such.
            whole = Phrase(body.noun, (Attribute(w.THIS),), plural=True).said(Case.GENITIVE)
            return Counted(n, body, _BOUNDS.get(quantity, ""), f"spośród {whole}")
        if quantity is Quantity.EXACTLY and n == 1 and select.noun is not t.Noun.CARD:
            return part_of(those, Attribute(w.ONE))
        return part_of(those, joined([_BOUNDS.get(quantity, ""), str(n)]), n=n)

    def body(self, select: t.Select, taken: bool = False) -> Phrase:
        """What a selector selects, without how many: "wrogi walczący w strefie Meduzy"."""
        phrase = Phrase(w.NOUNS[select.noun])
        adjectives: list[Part] = []
        partitive = select.side is Side.YOURS or select.of_those
        for filter_ in select.filters:
            match filter_:
                case t.Called(name) if select.noun is t.Noun.FIGHTER:
                    called = self.name(name, w.FIGHTER)
                    phrase = replace(phrase, noun=called.noun).with_after(*called.after)
                case t.Called(name) if select.noun is t.Noun.SITE:
                    phrase = self.name(name, w.SITE)
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
                case t.Occupied():
                    adjectives.append(Attribute(w.OCCUPIED))
                case t.Nearest():
                    adjectives.append(Attribute(w.NEAREST))
                case t.Starting():
                    phrase = replace(phrase, noun=w.START_SPACE)
                case t.AtRandom():
                    adjectives.append(Attribute(w.RANDOM))
                case t.AdjacentTo(thing) if thing == self.before.topic:
                    adjectives.append(self._adjacent(thing))
                case _:
                    phrase = phrase.with_after(self._filter(filter_, select.noun, taken))
        if select.side in _SIDES:
            adjectives.append(Attribute(_SIDES[select.side]))
        return phrase.with_before(*adjectives)

    def _filter(self, filter_: _AfterNoun, noun: t.Noun, taken: bool) -> Part:
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
            case t.Among(those):
                if those != t.That(t.Noun.SPACE, many=True):
                    raise Unsayable("of things that are something else")
                return "na tych polach"
            case t.OnToken(token):
                if noun is t.Noun.SPACE:
                    return with_z(self.token(token).said(Case.INSTRUMENTAL))
                return self.on_token(token)
            case t.InPile(who, pile):
                return self.in_pile(who, pile, taken)
            case t.SameName():
                return "o tej samej nazwie"
            case t.NameOf(card):
                return f"o tej samej nazwie co {other.card(card).said(Case.NOMINATIVE)}"
            case t.Lowest():
                return "o najniższym numerze"
            case t.Fewest():
                return self._with_the_fewest()
            case t.Numbered(numbers):
                return " i ".join(map(str, numbers))
            case t.OfPrintedValue():
                return "o wydrukowanej wartości równej tej liczbie"
            case t.UsableBy(fighter, role):
                user = other.fighter(fighter).said(Case.NOMINATIVE)
                return Relative(w.WHICH, Case.GENITIVE, f"{user} może użyć do {w.ROLES[role]}")
            case _:
                assert_never(filter_)

    def _adjacent(self, thing: t.FighterRef | t.That) -> Attribute:
        to = self.acting(None).thing(thing).after_preposition(Case.INSTRUMENTAL)
        return Attribute(w.ADJACENT, with_z(to))


def is_long(select: t.Select) -> bool:
    """Whether more is said of what is selected than its name, so that it is best said last."""
    short = (t.Called, t.Banner, t.Defeated, t.Empty, t.Other, t.AtRandom, t.Starting)
    return any(not isinstance(filter_, short) for filter_ in select.filters)


def _says_which(select: t.Select) -> bool:
    """Whether a selector of one can do without "dowolny": "inny" says as much, and one defeated
    fighter of a kind is as good as the other."""
    return select.noun in (t.Noun.PLAYER, t.Noun.ANYONE, t.Noun.SITE) or any(
        isinstance(filter_, t.Other | t.Defeated | t.Nearest) for filter_ in select.filters
    )


def part_of(those: Phrase, *how_many: Part, n: int = 1) -> Phrase:
    """ "każdy z tych walczących": what counts them has their gender, and no noun of its own."""
    plural = is_few(n) and Counted(n, those).takes_plural
    parts = with_z(those.said(Case.GENITIVE))
    return Phrase(NounForms(those.gender, ("",)), how_many, (parts,), plural=plural)
