"""Selectors: how many, whose, which kind, which of them."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import assert_never

from peerless.text import tree as t
from peerless.text.cased.lexicon import Quality
from peerless.text.cased.phrases import (
    Attribute,
    Counted,
    Determiner,
    Nominal,
    Part,
    Phrase,
    Relative,
)
from peerless.text.cased.references import References, forms_of, with_qualities, with_quality
from peerless.text.declension import NounForms
from peerless.text.language import Unsayable
from peerless.text.tree import Quantity, Side, Who

_AfterNoun = (
    t.ZoneOf | t.SpaceOf | t.Among | t.OnToken | t.InPile | t.SameName
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
                those = self.a(self.n.of(noun), self.q.this, plural=True)
                return self.part_of(those, Attribute(self.q.everyone))
            case t.That(noun) if noun is not t.Noun.FIGHTER:
                return self.a(self.n.of(noun), self.q.this)
            case _:
                return self.fighter(thing)

    def select(self, select: t.Select, taken: bool = False, chosen: bool = False) -> Nominal:
        """What a selector selects. `taken`: it goes away from where it is said to be; `chosen`:
        the verb says already that it is of your choice."""
        match select:
            case t.Select(t.Noun.SPACE, t.ONE, filters=(t.SpaceOf(fighter),)):
                return self.acting(None).fighter(fighter).owning(self.a(self.n.space))
            case t.Select(filters=(t.Called(site), t.Numbered(numbers), t.Fewest())):
                return self._one_of(site, numbers)
        body = self.body(select, taken)
        quantity = select.count.quantity
        if select.side is Side.YOURS or select.of_those:
            return self._some_of(select, body)
        if quantity is Quantity.EACH:
            return body.with_before(Attribute(self.q.every))
        if quantity is Quantity.ANY_NUMBER:
            return self._any_number(forms_of(body))
        n = select.count.number
        bound = self._bound(quantity)
        if bound != "{n}" or n != 1 or select.noun is t.Noun.CARD:
            return Counted(n, body, bound, oblique=self._oblique(quantity))
        if _is_the_one(select):
            return body.which(Determiner.THE)
        says_which = chosen or _says_which(select)
        return body.which(Determiner.SOME if says_which else Determiner.ANY)

    def _bound(self, quantity: Quantity) -> str:
        bounds = {Quantity.UP_TO: self.p.at_most, Quantity.AT_LEAST: self.p.at_least}
        return bounds.get(quantity, "{n}")

    def _oblique(self, quantity: Quantity) -> str:
        return self.p.at_most_oblique if quantity is Quantity.UP_TO else ""

    def _any_number(self, things: str) -> Phrase:
        """ "dowolną liczbę kart"."""
        count = self.a(self.n.count, self.q.any)
        return count.with_after(self.p.any_number.format(things=things)).which(Determiner.SOME)

    def _one_of(self, site: str, numbers: tuple[int, ...]) -> Phrase:
        """ "ta z farm 1 i 2, na której jest najmniej kosmitów"."""
        *others, last = map(str, numbers)
        those = self.name(site, self.n.site).several().which(Determiner.THE)
        those = those.with_after(f"{', '.join(others)} {self.p.numbers_of} {last}")
        return self.part_of(those, Attribute(self.q.the_one)).with_after(self._with_the_fewest())

    def _with_the_fewest(self) -> Part:
        marker = self.marker(next(iter(self.names.markers))).which(Determiner.NONE)
        markers = forms_of(marker)
        if isinstance(self.p.fewest, str):
            return self.p.fewest.format(markers=markers)
        case, preposition, words = self.p.fewest
        return Relative(
            self.q.which, case, words.format(markers=markers), preposition, self.p.relative_comma
        )

    def _some_of(self, select: t.Select, body: Phrase) -> Nominal:
        """ "każdy ze swoich walczących", "2 z tych kart"."""
        those = body.several()
        if select.side is Side.YOURS:
            those = self.whose(those, Who.YOU)
        else:
            those = those.with_before(Attribute(self.q.this))
        quantity, n = select.count.quantity, select.count.number
        other = t.Other() in select.filters
        if quantity is Quantity.EACH:
            every = Attribute(self.q.everyone)
            if not other:
                return self.part_of(those, every)
            return self.part_of(those, every, Attribute(self.q.other))
        if other and quantity is Quantity.EXACTLY and n == 1:
            return self.part_of(those, Attribute(self.q.other)).which(Determiner.SOME)
        if other:
            raise Unsayable("some others of several")
        if quantity is Quantity.ANY_NUMBER:
            return self._any_number(forms_of(those))
        if any(isinstance(part, Relative) for part in body.after):
            # "1 z tych kart, których ..." could mean that all of them are such.
            whole = self.a(body.noun, self.q.this, plural=True)
            among = self.p.among.format(those=whole)
            return Counted(n, body, self._bound(quantity), among, self._oblique(quantity))
        if quantity is Quantity.EXACTLY and n == 1 and select.noun is not t.Noun.CARD:
            return self.part_of(those, Attribute(self.q.one))
        bound = re.sub(r"{n:\w+}", "{n}", self._bound(quantity))  # a mere number has no case
        return self.part_of(those, bound.format(n=n), n=n)

    def part_of(self, those: Phrase, *how_many: Part, n: int = 1) -> Phrase:
        """ "każdy z tych walczących": what counts them has their gender, and no noun of its own."""
        plural = n > 1 and Counted(n, those).takes_plural
        parts = self.p.part_of.format(those=those)
        return Phrase(
            self.grammar, NounForms(those.gender, ("",)), how_many, (parts,), plural=plural
        )

    def body(self, select: t.Select, taken: bool = False) -> Phrase:
        """What a selector selects, without how many: "wrogi walczący w strefie Meduzy"."""
        phrase = self.a(self.n.of(select.noun))
        qualities: list[Quality] = []
        long: list[Attribute] = []
        partitive = select.side is Side.YOURS or select.of_those
        for filter_ in select.filters:
            match filter_:
                case t.Called(name) if select.noun is t.Noun.FIGHTER:
                    called = self.name(name, self.n.fighter)
                    phrase = replace(phrase, noun=called.noun).with_after(*called.after)
                case t.Called(name) if select.noun is t.Noun.SITE:
                    phrase = self.name(name, self.n.site).which(Determiner.NONE)
                case t.Called(name) if select.noun is t.Noun.TOKEN:
                    phrase = phrase.with_after(*self.token(name).after)
                case t.Called(name) | t.Banner(name):
                    phrase = phrase.with_after(self.belonging_to(name))
                case t.Among(t.That(noun=those)) if those is select.noun:
                    pass  # said with how many
                case t.Other():
                    qualities += [] if partitive else [self.q.other]
                case t.Defeated():
                    qualities.append(self.q.defeated)
                case t.Empty():
                    qualities.append(self.q.empty)
                case t.Occupied():
                    qualities.append(self.q.occupied)
                case t.Nearest():
                    qualities.append(self.q.nearest)
                case t.Starting():
                    phrase = replace(phrase, noun=self.n.start_space)
                case t.AtRandom():
                    qualities.append(self.q.random)
                case t.AdjacentTo(thing) if self.p.adjacent_spaces and not _is_place(select.noun):
                    phrase = phrase.with_after(self._in_adjacent_space(thing, select, taken))
                case t.AdjacentTo(thing):
                    adjacent = self._adjacent(thing, select.noun)
                    if self.grammar.long_before and _is_called_the_same(thing, select.noun):
                        phrase = phrase.with_after(replace(adjacent, set_off=True))
                    elif self.grammar.long_before or (
                        self.grammar.short_before and thing == self.before.topic
                    ):
                        long.append(adjacent)
                    else:
                        phrase = phrase.with_after(self._after(adjacent))
                case t.Fighting() if self.n.combatant and _is_any_fighter(select):
                    phrase = replace(phrase, noun=self.n.combatant)
                case t.Fighting():
                    fighting = Attribute(self.q.fighting, self.p.fighting_in)
                    if self.grammar.long_before:
                        long.append(fighting)
                    else:
                        phrase = phrase.with_after(self._after(fighting))
                case _:
                    phrase = phrase.with_after(self._filter(filter_, select, taken))
        if select.side is Side.FRIENDLY and self.n.ally and phrase.noun is self.n.fighter:
            phrase = replace(phrase, noun=self.n.ally)
        elif select.side is Side.FRIENDLY:
            qualities.append(self.q.friendly)
        elif select.side is Side.OPPOSING:
            qualities.append(self.q.opposing)
        if long and self.q.other in qualities:  # "другую смежную с ним ячейку"
            qualities.remove(self.q.other)
            return with_quality(with_qualities(phrase, qualities).with_before(*long), self.q.other)
        return with_qualities(phrase, qualities).with_before(*long)

    def _filter(self, filter_: _AfterNoun, select: t.Select, taken: bool) -> Part:
        # Within what is said of a fighter, "swój" would be that fighter's.
        other = self.acting(None)
        match filter_:
            case t.ZoneOf(fighter):
                return other.in_zone(fighter, of_space=select.noun is t.Noun.SPACE)
            case t.SpaceOf(fighter):
                space = other.fighter(fighter).owning(self.a(self.n.space))
                pattern = self.p.from_space_of if taken else self.p.in_space_of
                return pattern.format(space=space)
            case t.Among(those):
                if those != t.That(t.Noun.SPACE, many=True):
                    raise Unsayable("of things that are something else")
                return self.p.on_those_spaces
            case t.OnToken(token) if select.noun is t.Noun.SPACE:
                return self.with_token(token)
            case t.OnToken(token):
                return self.on_token(token) if select.count == t.ONE else self.on_tokens(token)
            case t.InPile(who, pile):
                return self.in_pile(who, pile, taken)
            case t.SameName():
                return self.p.same_name
            case t.NameOf(card):
                return self.p.same_name_as.format(card=other.card(card))
            case t.Lowest():
                return self.p.lowest
            case t.Fewest():
                return self._with_the_fewest()
            case t.Numbered(numbers):
                return f" {self.p.numbers_and} ".join(map(str, numbers))
            case t.OfPrintedValue():
                return self.p.of_printed_value
            case t.UsableBy(fighter, role):
                case, preposition, words = self.p.usable
                can = words[role].format(user=other.fighter(fighter))
                return Relative(self.q.which, case, can, preposition, self.p.relative_comma)
            case _:
                assert_never(filter_)

    def _in_adjacent_space(
        self, thing: t.FighterRef | t.That, select: t.Select, taken: bool
    ) -> str:
        """ "В смежной с Мерлином ячейке", "в смежных с ним ячейках"."""
        adjacent = self._adjacent(thing, t.Noun.SPACE)
        space = self.a(self.n.space)
        if _is_called_the_same(thing, t.Noun.SPACE):
            space = space.with_after(replace(adjacent, set_off=True))
        else:
            space = space.with_before(adjacent)
        if select.count != t.ONE:
            space = space.several()
        pattern = self.p.from_space_of if taken else self.p.in_space_of
        return pattern.format(space=space)

    def _adjacent(self, thing: t.FighterRef | t.That, noun: t.Noun) -> Attribute:
        to = self.acting(None).thing(thing)
        borders = self.q.bordering if noun is t.Noun.SITE else None
        return Attribute(borders or self.q.adjacent, self.p.adjacent_to.format(to=to))

    def _after(self, attribute: Attribute) -> Attribute:
        return replace(attribute, set_off=self.grammar.sets_off)


def _is_called_the_same(thing: t.FighterRef | t.That, noun: t.Noun) -> bool:
    """ "Смежную с этой ячейкой ячейку": the same word twice in a row."""
    if isinstance(thing, t.That):
        return thing.noun is noun
    return isinstance(thing, t.InCombat) and noun is t.Noun.FIGHTER


def _is_any_fighter(select: t.Select) -> bool:
    """Whether nothing is said of whose fighter it is, nor of what it is called."""
    called = any(isinstance(filter_, t.Called) for filter_ in select.filters)
    return select.noun is t.Noun.FIGHTER and select.side is Side.ANY and not called


def _is_place(noun: t.Noun) -> bool:
    return noun in (t.Noun.SPACE, t.Noun.SITE)


def is_long(select: t.Select) -> bool:
    """Whether more is said of what is selected than its name, so that it is best said last."""
    short = (t.Called, t.Banner, t.Defeated, t.Empty, t.Other, t.AtRandom, t.Starting)
    return any(not isinstance(filter_, short) for filter_ in select.filters)


def _is_the_one(select: t.Select) -> bool:
    """Whether there is no other such: the nearest, the lowest, a site by its number."""
    one = (t.Nearest, t.Lowest, t.Fewest, t.Numbered)
    return select.noun is t.Noun.VILLAIN or any(isinstance(f, one) for f in select.filters)


def _says_which(select: t.Select) -> bool:
    """Whether a selector of one can do without "dowolny": "inny" says as much, and one defeated
    fighter of a kind is as good as the other."""
    return select.noun in (t.Noun.PLAYER, t.Noun.ANYONE, t.Noun.SITE) or any(
        isinstance(filter_, t.Other | t.Defeated) for filter_ in select.filters
    )
