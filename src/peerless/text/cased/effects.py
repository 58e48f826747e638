"""Effects on fighters and cards, and who does them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self, assert_never

from peerless.text import tree as t
from peerless.text.cased.amounts import Amounts
from peerless.text.cased.lexicon import Patterns, Verb, Verbs
from peerless.text.cased.phrases import Determiner, Nominal, Phrase
from peerless.text.cased.references import is_one_card
from peerless.text.cased.selectors import is_long
from peerless.text.tree import Spot, Who


@dataclass(frozen=True, slots=True)
class Doing:
    """Who does what. Without a subject it is said to you."""

    verb: Verb
    rest: str
    subject: Nominal | None = None
    happens: str = ""  # how it is told where it happens by itself: "значение становится ..."

    def told(self, p: Patterns) -> str:
        if self.happens:
            return self.happens
        if self.subject is None:
            return f"{self.verb.order} {self.rest}"
        if self.subject.takes_plural:
            return p.told_many.format(who=self.subject, verb=self.verb.do, rest=self.rest)
        return p.told_one.format(who=self.subject, verb=self.verb.does, rest=self.rest)

    def allowed(self, p: Patterns) -> str:
        verb = self.verb
        if self.subject is None:
            return p.may_you.format(verb=verb.infinitive, rest=self.rest)
        if self.subject.takes_plural:
            do = verb.may_do or verb.infinitive
            return p.may_many.format(who=self.subject, verb=do, rest=self.rest)
        does = verb.may_does or verb.infinitive
        return p.may_one.format(who=self.subject, verb=does, rest=self.rest)


class Effects(Amounts):
    @property
    def v(self) -> Verbs:
        return self.lexicon.verbs

    def _by(self, who: Who) -> Nominal | None:
        return None if who is Who.YOU else self.player(who)

    def _amount(self, amount: t.Amount, thing: Phrase) -> str:
        return self.quantity(amount, thing) + self.dependence(amount, thing)

    # ------------------------------------------------------------ fighters and tokens

    def of_fighters(self, deed: t.FighterDeed) -> Doing:
        match deed:
            case t.Move(who):
                return self.acting(who)._move(deed)
            case t.MoveTo(who, what, to):
                they = self.acting(who)
                token, space = they.thing(what, taken=True), they.thing(to)
                rest = self.p.move_to.format(token=token, space=space)
                return Doing(self.v.move, rest + they.count_dependence(what), self._by(who))
            case t.Place(fighter, space):
                whom = self.thing(fighter, taken=True)
                where = self._knowing(fighter).thing(space)
                rest = self.p.place.format(whom=whom, where=where)
                return Doing(self.v.place, rest + self.count_dependence(fighter))
            case t.PlaceToken(token, space):
                new = self.token(token).which(Determiner.SOME)
                rest = self.p.place_token.format(token=new, where=self.thing(space))
                return Doing(self.v.place, rest)
            case t.RemoveTokens(tokens):
                last = isinstance(tokens, t.Select) and is_long(tokens)
                pattern = (self.p.remove_long if last else "") or self.p.remove
                return Doing(self.v.remove, pattern.format(these=self.thing(tokens)))
            case t.Return(fighter, space):
                whom, where = self.thing(fighter), self._knowing(fighter).thing(space)
                return Doing(self.v.return_, self.p.return_.format(whom=whom, where=where))
            case t.Swap(first, second):
                pair = self.p.swap.format(first=self.fighter(first), second=self.fighter(second))
                return Doing(self.v.swap, pair)
            case t.Leave(fighter):
                return Doing(self.v.remove, self.p.remove.format(these=self.fighter(fighter)))
            case t.Damage():
                return self._damage(deed)
            case t.Recover(fighter, amount):
                they = self.acting(None)
                points = they._amount(amount, self.a(self.n.health_point))
                return Doing(self.v.recover, points, they.thing(fighter))
            case t.SetHealth(fighter, number):
                rest = self.p.set_health.format(health=self.health(fighter), n=number.n)
                health = self.acting(None).health(fighter)
                becomes = self.p.health_becomes.format(health=health, n=number.n)
                return Doing(self.v.set, rest, happens=becomes)
            case t.Defend(fighter):
                who_defends = self.acting(None).thing(fighter)
                return Doing(self.v.become_defender, self.p.defender, who_defends)
            case t.EndMovement(fighter):
                return Doing(self.v.end, self.p.movement, self.acting(None).fighter(fighter))
            case _:
                assert_never(deed)

    def _knowing(self, fighter: t.Fighters) -> Self:
        """In the words that follow, this fighter is "he"."""
        if isinstance(fighter, t.Select) or (isinstance(fighter, t.That) and fighter.many):
            return self
        return self.about(fighter)

    def _move(self, move: t.Move) -> Doing:
        # Else one might take part "w walce o 2 pola": fight for them.
        last = isinstance(move.what, t.Select) and is_long(move.what)
        pattern = self.p.move_long if last else self.p.move
        whom, distance = self.thing(move.what, taken=True), self.distance(move.spaces)
        words = pattern.format(whom=whom, distance=distance)
        depends = self._knowing(move.what)._distance_dependence(move.spaces)
        through = self.p.through if move.through else ""
        return Doing(self.v.move, words + depends + through, self._by(move.who))

    def _distance_dependence(self, amount: t.Amount) -> str:
        if isinstance(amount, t.Plus) and self.p.distance_plus:
            return self.p.distance_plus.format(n=amount.per.n, per=self._per(amount.per))
        return self.dependence(amount, self.a(self.n.space), self.p.distance)

    def _damage(self, damage: t.Damage) -> Doing:
        thing = self.a(self.n.damage)
        # Who is known already comes first; what an amount depends on comes right after it.
        pattern = self.p.damage_known if isinstance(damage.to, t.That) else self.p.damage
        if isinstance(damage.amount, t.Measure):
            pattern = self.p.damage_measured
        to_each = _are_several(damage.to)
        amount = self.quantity(damage.amount, thing, to_each)
        words = pattern.format(whom=self.thing(damage.to), amount=amount)
        depends = self._knowing(damage.to).dependence(damage.amount, thing, apiece=to_each)
        return Doing(self.v.deal, words + depends)

    # ------------------------------------------------------------ cards

    def of_cards(self, deed: t.CardDeed) -> Doing:
        match deed:
            case t.Draw(who, amount):
                they = self.acting(who)
                return Doing(self.v.draw, they._amount(amount, self.a(self.n.card)), self._by(who))
            case t.Discard(who, cards):
                return Doing(self.v.discard, self.acting(who)._these(cards), self._by(who))
            case t.Reveal(who, cards):
                verb = self.v.show if isinstance(cards, t.Select | t.WholeHand) else self.v.reveal
                return Doing(verb, self.acting(who)._seen(cards), self._by(who))
            case t.Look(cards):
                return Doing(self.v.look, self._seen(cards, taken=False))
            case t.Put():
                return self._put(deed)
            case t.Shuffle(who):
                known = self.before.topic == t.InPile(who, t.Pile.DECK)
                pattern = self.p.shuffle_known if known else self.p.shuffle
                deck = self.pile(who, t.Pile.DECK)
                return Doing(self.v.shuffle, pattern.format(deck=deck))
            case t.Search(piles, card):
                places = self.p.then.join(self.in_pile(Who.YOU, pile) for pile in piles)
                rest = self.p.search.format(card=self.card_name(card), places=places)
                return Doing(self.v.search, rest)
            case t.BecomeCard(card_ref, who):
                they = self.acting(None)
                becomes = self.p.become.format(card=they.whose(self.a(self.n.card), who))
                return Doing(self.v.become, becomes, they.card(card_ref))
            case _:
                assert_never(deed)

    def _these(self, cards: t.Cards, taken: bool = True) -> str:
        return f"{self.cards(cards, taken):acc}{self.count_dependence(cards)}"

    def _seen(self, cards: t.Cards, taken: bool = True) -> str:
        """What is looked at or revealed."""
        if isinstance(cards, t.WholeHand) and self.lexicon.hand_is_seen:
            return f"{self.pile(cards.who, t.Pile.HAND):acc}"
        return self._these(cards, taken)

    def _put(self, put: t.Put) -> Doing:
        cards = self.cards(put.cards)
        # "kartę przeciwnika na jego rękę": its owner has been named with it.
        owner = self.about(_owner_said(put.cards) or self.before.topic)
        depends = self.count_dependence(put.cards)
        if put.spot is Spot.HAND:
            return self._into_hand(put, cards, owner, depends)
        deck = owner.pile(put.who, t.Pile.DECK)
        if put.spot is Spot.SHUFFLED:
            rest = self.p.shuffle_in.format(cards=cards, deck=deck)
            return Doing(self.v.shuffle_in, rest + depends)
        order = "" if is_one_card(put.cards) else self.p.any_order
        rest = self.p.spots[put.spot].format(cards=cards, deck=deck)
        return Doing(self.v.put, rest + order + depends)

    def _into_hand(self, put: t.Put, cards: Nominal, owner: Self, depends: str) -> Doing:
        """Cards that were played go back to a hand; others are taken, or given to another."""
        hand = owner.pile(put.who, t.Pile.HAND)
        played = isinstance(put.cards, t.CombatCard | t.ThisCard)
        if put.who is Who.YOU:
            pattern = self.p.take_back_own if played else self.p.take
            verb = self.v.take_back if played else self.v.take
            return Doing(verb, pattern.format(cards=cards) + depends)
        pattern = self.p.take_back if played else self.p.add_to_hand
        verb = self.v.take_back if played else self.v.add_to_hand
        return Doing(verb, pattern.format(cards=cards, hand=hand) + depends)


def _are_several(fighters: t.Fighters) -> bool:
    if isinstance(fighters, t.Select):
        return fighters.count != t.ONE
    return isinstance(fighters, t.That) and fighters.many


def _owner_said(cards: t.Cards) -> Who | None:
    match cards:
        case t.CombatCard(who) | t.DeckCards(who) | t.WholeHand(who):
            return None if who is Who.YOU else who
        case t.ThisCard() | t.That() | t.Rest() | t.Select():
            return None
        case _:
            assert_never(cards)
