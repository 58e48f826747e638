"""Effects and rules in Polish."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from peerless.text import tree as t
from peerless.text.declension import Case
from peerless.text.language import Mood, Unsayable
from peerless.text.polish import words as w
from peerless.text.polish.amounts import Amounts
from peerless.text.polish.phrases import Attribute, Counted, Nominal, Phrase, joined, with_z
from peerless.text.polish.references import is_one_card
from peerless.text.polish.selectors import is_long
from peerless.text.tree import Spot, Who

_SPOTS = {
    Spot.TOP: "na wierzchu",
    Spot.BOTTOM: "na spodzie",
    Spot.TOP_OR_BOTTOM: "na wierzchu lub na spodzie",
}


@dataclass(frozen=True, slots=True)
class PolishDeed:
    """Who does what. Without a subject it is said to you."""

    verb: w.Verb
    rest: str
    subject: Nominal | None = None

    def told(self) -> str:
        if self.subject is None:
            return f"{self.verb.order} {self.rest}"
        verb = self.verb.do if self.subject.takes_plural else self.verb.does
        return f"{self.subject.said(Case.NOMINATIVE)} {verb} {self.rest}"

    def allowed(self) -> str:
        if self.subject is None:
            return f"możesz {self.verb.infinitive} {self.rest}"
        may = "mogą" if self.subject.takes_plural else "może"
        return f"{self.subject.said(Case.NOMINATIVE)} {may} {self.verb.infinitive} {self.rest}"


class PolishEffects(Amounts):
    def deed(self, deed: t.Deed, mood: Mood) -> str:
        words = self.acting(Who.YOU)._words(deed)
        return words.told() if mood is Mood.TOLD else words.allowed()

    def _words(self, deed: t.Deed) -> PolishDeed:
        if isinstance(deed, t.FighterDeed):
            return self._of_fighters(deed)
        if isinstance(deed, t.CardDeed):
            return self._of_cards(deed)
        if isinstance(deed, t.CombatDeed):
            return self._of_combat(deed)
        if isinstance(deed, t.AdventureDeed):
            return self._of_adventure(deed)
        return self._of_players(deed)

    def _by(self, who: Who) -> Nominal | None:
        return None if who is Who.YOU else self.player(who)

    def _amount(self, amount: t.Amount, thing: Phrase) -> str:
        return self.quantity(amount, thing) + self.dependence(amount, thing)

    # ------------------------------------------------------------ fighters and tokens

    def _of_fighters(self, deed: t.FighterDeed) -> PolishDeed:
        match deed:
            case t.Move(who):
                return self.acting(who)._move(deed)
            case t.MoveTo(who, what, to):
                they = self.acting(who)
                token = they.thing(what, taken=True).said(Case.ACCUSATIVE)
                space = they.thing(to).said(Case.ACCUSATIVE)
                rest = f"{token} na {space}{they.count_dependence(what)}"
                return PolishDeed(w.MOVE, rest, self._by(who))
            case t.Place(fighter, space):
                whom = self.thing(fighter).said(Case.ACCUSATIVE)
                where = self._knowing(fighter).thing(space).said(Case.LOCATIVE)
                return PolishDeed(w.PLACE, f"{whom} na {where}{self.count_dependence(fighter)}")
            case t.PlaceToken(token, space):
                where = self.thing(space).said(Case.LOCATIVE)
                return PolishDeed(w.PLACE, f"{self.token(token).said(Case.ACCUSATIVE)} na {where}")
            case t.RemoveTokens(tokens):
                these = self.thing(tokens).said(Case.ACCUSATIVE)
                return PolishDeed(w.REMOVE, f"{these} z pola bitwy")
            case t.Return(fighter, space):
                whom = self.thing(fighter).said(Case.ACCUSATIVE)
                where = self._knowing(fighter).thing(space).said(Case.ACCUSATIVE)
                return PolishDeed(w.RETURN, f"{whom} na {where}")
            case t.Swap(first, second):
                fighters = [self.fighter(f).said(Case.ACCUSATIVE) for f in (first, second)]
                return PolishDeed(w.SWAP, f"miejscami {' i '.join(fighters)}")
            case t.Leave(fighter):
                return PolishDeed(
                    w.REMOVE, f"{self.fighter(fighter).said(Case.ACCUSATIVE)} z pola bitwy"
                )
            case t.Damage():
                return self._damage(deed)
            case t.Recover(fighter, amount):
                they = self.acting(None)
                health = they._amount(amount, Phrase(w.POINT, after=("zdrowia",)))
                return PolishDeed(w.RECOVER, health, they.thing(fighter))
            case t.SetHealth(fighter, number):
                health = self.health(fighter).said(Case.ACCUSATIVE)
                return PolishDeed(w.SET, f"{health} na {number.n}")
            case t.Defend(fighter):
                return PolishDeed(w.BECOME_DEFENDER, "obrońcą", self.acting(None).thing(fighter))
            case t.EndMovement(fighter):
                return PolishDeed(w.END, "ruch", self.acting(None).fighter(fighter))
            case _:
                assert_never(deed)

    def _knowing(self, fighter: t.Fighters) -> PolishEffects:
        """In the words that follow, this fighter is "he"."""
        if isinstance(fighter, t.Select) or (isinstance(fighter, t.That) and fighter.many):
            return self
        return self.about(fighter)

    def _move(self, move: t.Move) -> PolishDeed:
        whom = self.thing(move.what, taken=True).said(Case.ACCUSATIVE)
        distance = f"o {self.quantity(move.spaces, Phrase(w.SPACE))}"
        # Else one might take part "w walce o 2 pola": fight for them.
        last = isinstance(move.what, t.Select) and is_long(move.what)
        words = f"{distance} {whom}" if last else f"{whom} {distance}"
        depends = self._knowing(move.what).dependence(move.spaces, Phrase(w.SPACE), "o ")
        through = ", nawet przez wrogich walczących" if move.through else ""
        return PolishDeed(w.MOVE, words + depends + through, self._by(move.who))

    def _damage(self, damage: t.Damage) -> PolishDeed:
        amount = self.quantity(damage.amount, Phrase(w.DAMAGE))
        whom = self.thing(damage.to).said(Case.DATIVE)
        # Who is known already comes first; what an amount depends on comes right after it.
        known = isinstance(damage.to, t.That) or isinstance(damage.amount, t.Measure)
        words = f"{whom} {amount}" if known else f"{amount} {whom}"
        depends = self._knowing(damage.to).dependence(damage.amount, Phrase(w.DAMAGE))
        return PolishDeed(w.DEAL, words + depends)

    # ------------------------------------------------------------ cards

    def _of_cards(self, deed: t.CardDeed) -> PolishDeed:
        match deed:
            case t.Draw(who, amount):
                they = self.acting(who)
                return PolishDeed(w.DRAW, they._amount(amount, Phrase(w.CARD)), self._by(who))
            case t.Discard(who, cards):
                return PolishDeed(w.DISCARD, self.acting(who)._these(cards), self._by(who))
            case t.Reveal(who, cards):
                verb = w.SHOW if isinstance(cards, t.Select | t.WholeHand) else w.REVEAL
                return PolishDeed(verb, self.acting(who)._these(cards), self._by(who))
            case t.Look(cards):
                return PolishDeed(w.LOOK, self._these(cards, taken=False))
            case t.Put():
                return self._put(deed)
            case t.Shuffle(who):
                deck = self.pile(who, t.Pile.DECK).said(Case.ACCUSATIVE)
                known = self.before.topic == t.InPile(who, t.Pile.DECK)
                return PolishDeed(w.SHUFFLE, "ją" if known else deck)
            case t.Search(piles, card):
                places = ", a następnie ".join(self.in_pile(Who.YOU, pile) for pile in piles)
                return PolishDeed(w.SEARCH, f"karty {self.card_name(card)} {places}")
            case t.BecomeCard(card_ref, who):
                they = self.acting(None)
                becomes = they.whose(Phrase(w.CARD), who).said(Case.INSTRUMENTAL)
                return PolishDeed(w.BECOME, becomes, they.card(card_ref))
            case _:
                assert_never(deed)

    def _these(self, cards: t.Cards, taken: bool = True) -> str:
        words = self.cards(cards, taken).said(Case.ACCUSATIVE)
        return words + self.count_dependence(cards)

    def _put(self, put: t.Put) -> PolishDeed:
        cards = self.cards(put.cards).said(Case.ACCUSATIVE)
        # "kartę przeciwnika na jego rękę": its owner has been named with it.
        owner = self.about(_owner_said(put.cards) or self.before.topic)
        depends = self.count_dependence(put.cards)
        if put.spot is Spot.HAND:
            return self._into_hand(put, cards, owner, depends)
        deck = owner.pile(put.who, t.Pile.DECK).said(Case.GENITIVE)
        if put.spot is Spot.SHUFFLED:
            return PolishDeed(w.SHUFFLE_IN, f"{cards} do {deck}{depends}")
        order = "" if is_one_card(put.cards) else " w dowolnej kolejności"
        return PolishDeed(w.PLACE, f"{cards} {_SPOTS[put.spot]} {deck}{order}{depends}")

    def _into_hand(self, put: t.Put, cards: str, owner: PolishEffects, depends: str) -> PolishDeed:
        """Cards that were played go back to a hand; others are taken, or given to another."""
        hand = owner.pile(put.who, t.Pile.HAND)
        if put.who is Who.YOU:
            hand = Phrase(w.HAND)
        if isinstance(put.cards, t.CombatCard | t.ThisCard):
            return PolishDeed(w.TAKE_BACK, f"{cards} na {hand.said(Case.ACCUSATIVE)}{depends}")
        if put.who is Who.YOU:
            return PolishDeed(w.TAKE, f"na rękę {cards}{depends}")
        return PolishDeed(w.ADD_TO_HAND, f"{cards} do {hand.said(Case.GENITIVE)}{depends}")

    # ------------------------------------------------------------ the combat

    def _of_combat(self, deed: t.CombatDeed) -> PolishDeed:
        match deed:
            case t.Cancel(card):
                on = self.card(card).said(Case.LOCATIVE)
                return PolishDeed(w.CANCEL, f"wszystkie efekty na {on}")
            case t.Ignore(card):
                return PolishDeed(w.IGNORE, self.value(card).said(Case.ACCUSATIVE))
            case t.Add(amount, card):
                return PolishDeed(w.ADD, self._added(amount, self.value(card)))
            case t.SetValue(card, result, printed):
                value = self.printed_value(card) if printed else self.value(card)
                to = self.about(card)._result(result)
                return PolishDeed(w.CHANGE, f"{value.said(Case.ACCUSATIVE)} na {to}")
            case t.Boost(face_down):
                lost = "wzmocnienie przepada, jeśli efekty ataku zostaną anulowane"
                by = f" zakrytą kartą ({lost})" if face_down else ""
                return PolishDeed(w.BOOST, f"ten atak{by}")
            case _:
                assert_never(deed)

    def _added(self, amount: t.Amount, value: Phrase) -> str:
        to = f"do {value.said(Case.GENITIVE)}"
        match amount:
            case t.Number(n) | t.Per(n) | t.Plus(n) | t.Instead(n):
                return f"{n} {to}{self.dependence(amount)}"
            case t.UpTo(n):
                return f"maksymalnie {n} {to}"
            case t.UpToHand():
                raise Unsayable("a hand is drawn, and nothing else")
            case _:
                return f"{to} {self.measure(amount).said(Case.ACCUSATIVE)}"

    def _result(self, result: t.Number | t.Measure) -> str:
        if isinstance(result, t.Number):
            return str(result.n)
        return self.measure(result).said(Case.ACCUSATIVE)

    # ------------------------------------------------------------ choices, states, turns

    def _of_players(self, deed: t.PlayerDeed) -> PolishDeed:
        match deed:
            case t.Choose(selects):
                return self._choose(selects)
            case t.ChooseNumber(most):
                if most is None:
                    return PolishDeed(w.NAME, "liczbę")
                return PolishDeed(w.CHOOSE, f"liczbę od 0 do {most}")
            case t.ChooseState(key):
                return PolishDeed(w.CHOOSE, self.state(key).said(Case.ACCUSATIVE))
            case t.ChangeState(key):
                return PolishDeed(w.CHANGE, self.state(key).said(Case.ACCUSATIVE))
            case t.SetState(key, value):
                state = self.state(key).said(Case.ACCUSATIVE)
                return PolishDeed(
                    w.CHANGE, f"{state} na {self.state_value(value, Case.ACCUSATIVE)}"
                )
            case t.Gain(key, amount):
                return PolishDeed(w.GAIN, self._amount(amount, self.counter(key)))
            case t.Spend(key, amount):
                return PolishDeed(w.SPEND, self.quantity(amount, self.counter(key)))
            case t.AddMove(amount):
                move = self.whose(Phrase(w.VALUE, after=("ruchu",)), Who.YOU)
                return PolishDeed(w.ADD, self._added(amount, move))
            case t.GainAction(amount):
                return PolishDeed(w.GAIN, self.quantity(amount, Phrase(w.ACTION)))
            case t.EndTurn():
                return PolishDeed(w.END, "swoją turę")
            case _:
                assert_never(deed)

    def _choose(self, selects: tuple[t.Select, ...]) -> PolishDeed:
        if len(selects) > 1 and any(isinstance(select.count.n, t.Instead) for select in selects):
            raise Unsayable("a choice of several things has fixed numbers")
        things = [self.select(s, taken=True, chosen=True).said(Case.ACCUSATIVE) for s in selects]
        return PolishDeed(
            w.CHOOSE, ", a następnie ".join(things) + self.count_dependence(selects[0])
        )

    # ------------------------------------------------------------ the cooperative game

    def _of_adventure(self, deed: t.AdventureDeed) -> PolishDeed:
        match deed:
            case t.Advance(amount):
                spaces = self.quantity(amount, Phrase(w.SPACE))
                depends = self.dependence(amount, Phrase(w.SPACE), "o ")
                return PolishDeed(w.MOVE, f"znacznik zagrożenia o {spaces}{depends}")
            case t.PlaceMarkers(amount, marker, sites):
                markers = self.quantity(amount, self.marker(marker))
                where = f"na {self.select(sites).said(Case.LOCATIVE)}"
                measured = isinstance(amount, t.Measure)
                words = f"{where} {markers}" if measured else f"{markers} {where}"
                return PolishDeed(w.PLACE, words + self.dependence(amount, self.marker(marker)))
            case t.Destroy(sites):
                return PolishDeed(w.DESTROY, self.select(sites).said(Case.ACCUSATIVE))
            case t.TurnUp():
                return PolishDeed(w.REVEAL, "następny żeton inwazji")
            case t.TakeTurn(fighter):
                return PolishDeed(w.TAKE_TURN, "turę", self.acting(None).fighter(fighter))
            case t.AddInitiative(card):
                return PolishDeed(w.ADD, f"1 kartę {self.card_name(card)} do talii inicjatywy")
            case t.ActAgain(fighter):
                theirs = self.fighter(fighter).owning(Phrase(w.CARD, after=("inicjatywy",)))
                where = "na spodzie talii inicjatywy"
                return PolishDeed(w.PLACE, f"{theirs.said(Case.ACCUSATIVE)} {where}")
            case _:
                assert_never(deed)

    # ------------------------------------------------------------ rules that hold

    def rule(self, rule: t.LastingRule | t.StandingRule) -> str:
        match rule:
            case t.PreventDamage(fighter, but_combat):
                but = " poza obrażeniami z walki" if but_combat else ""
                whom = self.fighter(fighter).said(Case.NOMINATIVE)
                return f"{whom} nie otrzymuje żadnych obrażeń{but}"
            case t.CannotLeave(fighters):
                return f"{self._none(fighters)} nie może opuścić swojego pola"
            case t.HealthFloor(fighter, least):
                health = self.health(fighter).said(Case.GENITIVE)
                return f"obrażenia nie mogą obniżyć {health} poniżej {least}"
            case t.LockValue(card, wholly):
                what = "nic nie może" if wholly else "efekty kart nie mogą"
                return f"{what} zmienić {self.value(card).said(Case.GENITIVE)}"
            case t.ValueBonus(fighter, role, amount):
                cards = Phrase(w.CARD, after=(w.ROLES[role],), plural=True)
                theirs = self.fighter(fighter).owning(cards).said(Case.NOMINATIVE)
                return f"{theirs} mają {_signed(amount)} do wartości"
            case t.Uncancelable(banners):
                on = " i ".join(f"kartach {self.belonging_to(banner)}" for banner in banners)
                which = f"twoich {on}" if banners else "tej karcie"
                return f"efektów na {which} nie można anulować"
            case t.Linked(token, fighter):
                tokens = self.token(token).form(Case.INSTRUMENTAL, plural=True)
                movement = f"ruchu {self.fighter(fighter).said(Case.GENITIVE)}"
                return f"pola {with_z(tokens)} sąsiadują ze sobą na potrzeby {movement}"
            case t.CountsAs(fighter):
                return f"ten atak liczy się jako atak {self.fighter(fighter).said(Case.GENITIVE)}"
            case _:
                return self._game_rule(rule)

    def _game_rule(self, rule: t.GameRule) -> str:
        match rule:
            case t.ThreatReturns(space):
                where = f"na pole {space} toru zagrożenia"
                return f"po wypełnieniu celu znacznik zagrożenia wraca {where}"
            case t.MoreHealth(noun, amount, for_each_player):
                which = () if noun is t.Noun.VILLAIN else (Attribute(w.EVERY),)
                who = Phrase(w.NOUNS[noun], before=which).said(Case.NOMINATIVE)
                more = Phrase(w.POINT, before=(Attribute(w.ADDITIONAL),), after=("zdrowia",))
                health = with_z(Counted(amount, more).said(Case.INSTRUMENTAL))
                each = " za każdego gracza" if for_each_player else ""
                return f"{who} rozpoczyna grę {health}{each}"
            case t.MoreMove(amount):
                return f"każdy wróg ma {_signed(amount)} do wartości ruchu"
            case t.Stalk():
                where = "w kierunku najbliższego bohatera lub pomocnika"
                return f"wróg bez celu w zasięgu porusza się {where}"
            case t.SecretHands():
                return "gracze zachowują karty na ręce w tajemnicy"
            case t.HandLimit(n):
                return f"limit kart na ręce wynosi {n}"
            case t.RangeLimit(n):
                spaces = Counted(n, Phrase(w.SPACE)).said(Case.GENITIVE)
                return f"ataki na dystans mają zasięg do {spaces}"
            case t.LessRecovery(n):
                points = Counted(n, Phrase(w.POINT, after=("zdrowia",))).said(Case.ACCUSATIVE)
                return f"bohaterowie i pomocnicy odzyskują o {points} mniej"
            case t.FirstAttackBonus(amount):
                return f"pierwszy atak wroga w każdej rundzie ma {_signed(amount)} do wartości"
            case _:
                assert_never(rule)

    def _none(self, fighters: t.Select) -> str:
        body = self.body(fighters)
        if fighters.side is not t.Side.YOURS:
            return body.with_before(Attribute(w.NO)).said(Case.NOMINATIVE)
        yours = self.whose(body, Who.YOU).form(Case.GENITIVE, plural=True)
        return joined([w.NO.form(body.gender, False, Case.NOMINATIVE), with_z(yours)])

    # ------------------------------------------------------------ triggers

    def trigger(self, trigger: t.Trigger) -> str:
        match trigger:
            case t.WhenDamaged(fighter):
                return f"{self._one_fighter(fighter).said(Case.NOMINATIVE)} otrzymuje obrażenia"
            case t.WhenDefeated(fighter):
                who = self._one_fighter(fighter)
                defeated = w.DEFEATED.form(who.gender, False, Case.NOMINATIVE)
                return f"{who.said(Case.NOMINATIVE)} zostaje {defeated}"
            case t.WhenEntering(fighter, token, empty):
                who = self._one_fighter(fighter)
                with_token = with_z(self.token(token).said(Case.INSTRUMENTAL))
                space = "puste pole" if empty else "pole"
                return f"{who.said(Case.NOMINATIVE)} wchodzi na {space} {with_token}"
            case t.WhenDiscarding(Who.YOU):
                return "odrzucasz kartę"
            case t.WhenDiscarding(who):
                return f"{self.player(who).said(Case.NOMINATIVE)} odrzuca kartę"
            case t.WhenDecided(won):
                return "wygrywasz walkę" if won else "przegrywasz walkę"
            case t.WhenDeceived():
                return "zostaje odkryta karta oszustwa"
            case _:
                assert_never(trigger)

    def _one_fighter(self, fighter: t.Fighters) -> Nominal:
        if isinstance(fighter, t.Select):
            return self.select(fighter, chosen=True)
        return self.fighter(fighter)


def _owner_said(cards: t.Cards) -> Who | None:
    match cards:
        case t.CombatCard(who) | t.DeckCards(who) | t.WholeHand(who):
            return None if who is Who.YOU else who
        case t.ThisCard() | t.That() | t.Rest() | t.Select():
            return None
        case _:
            assert_never(cards)


def _signed(n: int) -> str:
    return f"{n:+}".replace("-", "−")
