"""Effects and rules in English."""

from __future__ import annotations

from dataclasses import dataclass

from peerless.text import tree as t
from peerless.text.english.measures import EnglishMeasures
from peerless.text.english.things import EnglishCase, Word, several, with_article
from peerless.text.language import Mood, Unsayable
from peerless.text.tree import Spot, Who

_CARD = Word("card", "cards")
_SPACE = Word("space", "spaces")
_ACTION = Word("action", "actions")
_DAMAGE = Word("damage", "damage")
_HEALTH = Word("health", "health")

_PLAYERS = {Who.YOU: "", Who.OPPONENT: "your opponent", Who.THAT: "that player"}
_SPOTS = {
    Spot.TOP: "on top of",
    Spot.BOTTOM: "on the bottom of",
    Spot.TOP_OR_BOTTOM: "on the top or bottom of",
}


@dataclass(frozen=True, slots=True)
class EnglishDeed:
    """Who does what to whom. Without a subject it is said to you."""

    verb: str
    rest: str
    subject: str = ""

    def told(self) -> str:
        return f"{self.subject} {self.verb}s {self.rest}" if self.subject else self.base()

    def allowed(self) -> str:
        return f"{self.subject or 'you'} may {self.base()}"

    def base(self) -> str:
        return f"{self.verb} {self.rest}"


class EnglishEffects(EnglishMeasures):
    def effect(self, effect: t.Effect, mood: Mood) -> str:
        if isinstance(effect, t.Until):
            return f"until the end of {effect.duration.value}, {self.rule(effect.rule)}"
        deed = self._of_fighters(effect) or self._of_cards(effect) or self._of_choices(effect)
        if deed is None:
            raise Unsayable(f"there are no words for {effect}")
        return deed.told() if mood is Mood.TOLD else deed.allowed()

    # ------------------------------------------------------------ fighters and tokens

    def _of_fighters(self, effect: t.Effect) -> EnglishDeed | None:
        match effect:
            case t.Move():
                return self._move(effect)
            case t.MoveTo(who, what, to):
                rest = f"{self.thing(what)} to {self.thing(to)}{self.count_suffix(what)}"
                return EnglishDeed("move", rest, _PLAYERS[who])
            case t.Place(fighter, space):
                place = f"{self.thing(fighter)} in {self.thing(space)}"
                return EnglishDeed("place", place + self.count_suffix(fighter))
            case t.PlaceToken(token, space):
                place = f"{with_article('a', f'{token} token')} in {self.thing(space)}"
                return EnglishDeed("place", place)
            case t.RemoveTokens(tokens):
                return EnglishDeed("remove", f"{self.thing(tokens)} from the battlefield")
            case t.Return(fighter, space):
                return EnglishDeed("return", f"{self.thing(fighter)} to {self.thing(space)}")
            case t.Swap(first, second):
                fighters = f"{self.single_fighter(first)} and {self.single_fighter(second)}"
                return EnglishDeed("swap", fighters)
            case t.Leave(fighter):
                return EnglishDeed("remove", f"{self.single_fighter(fighter)} from the battlefield")
            case t.Damage(amount, to):
                damage = f"{self.counted(amount, _DAMAGE)} to {self.thing(to)}"
                return EnglishDeed("deal", damage + self.suffix(amount))
            case t.Recover(fighter, amount):
                health = self.counted(amount, _HEALTH) + self.suffix(amount)
                return EnglishDeed("recover", health, self.thing(fighter, EnglishCase.SUBJECT))
            case t.SetHealth(fighter, t.Number(n)):
                return EnglishDeed(
                    "become", str(n), f"{self.single_fighter(fighter, EnglishCase.OWNER)} health"
                )
            case t.Defend(fighter):
                return EnglishDeed(
                    "become", "the defender", self.thing(fighter, EnglishCase.SUBJECT)
                )
        return None

    def _move(self, move: t.Move) -> EnglishDeed:
        if isinstance(move.spaces, t.Number | t.UpTo | t.Per | t.Instead):
            distance = self.counted(move.spaces, _SPACE) + self.suffix(move.spaces)
        else:
            distance = f"a number of spaces equal to {self.measure(move.spaces)}"
        through = ", even through opposing fighters" if move.through else ""
        rest = f"{self.thing(move.what)} {distance}{through}"
        return EnglishDeed("move", rest, _PLAYERS[move.who])

    # ------------------------------------------------------------ cards and their values

    def _of_cards(self, effect: t.Effect) -> EnglishDeed | None:
        match effect:
            case t.Draw(who, amount):
                cards = self.counted(amount, _CARD) + self.suffix(amount)
                return EnglishDeed("draw", cards, _PLAYERS[who])
            case t.Discard(who, cards):
                return EnglishDeed("discard", self._cards(cards), _PLAYERS[who])
            case t.Reveal(who, cards):
                return EnglishDeed("reveal", self._cards(cards), _PLAYERS[who])
            case t.Look(cards):
                return EnglishDeed("look at", self._cards(cards))
            case t.Put():
                return self._put(effect)
            case t.Shuffle(who):
                return EnglishDeed("shuffle", f"{self.owner(who)} deck")
            case t.Search(piles, card):
                return self._search(piles, card)
            case t.BecomeCard(card_ref, who):
                return EnglishDeed("become", f"{self.owner(who)} card", self.single_card(card_ref))
            case t.Cancel(card_ref):
                return EnglishDeed("cancel", f"all effects on {self.single_card(card_ref)}")
            case t.Ignore(card_ref):
                return EnglishDeed("ignore", self.value(card_ref))
            case t.Add(amount, card_ref):
                rest = f"{self.plain(amount)} to {self.value(card_ref)}{self.suffix(amount)}"
                return EnglishDeed("add", rest)
            case t.AddMove(amount):
                rest = f"{self.plain(amount)} to your move value{self.suffix(amount)}"
                return EnglishDeed("add", rest)
            case t.SetValue(card_ref, result, printed):
                value = self.value(card_ref)
                if printed:
                    value = f"the printed value of {self.single_card(card_ref)}"
                return EnglishDeed("become", self.result(result), value)
            case t.Boost(face_down):
                until = " face down until its effects are canceled"
                return EnglishDeed("boost", f"this attack{until if face_down else ''}")
        return None

    def _cards(self, cards: t.Cards) -> str:
        return self.thing(cards) + self.count_suffix(cards)

    def _put(self, put: t.Put) -> EnglishDeed:
        cards, whose = self.thing(put.cards), self.owner(put.who)
        suffix = self.count_suffix(put.cards)
        if put.spot is Spot.SHUFFLED:
            return EnglishDeed("shuffle", f"{cards} into {whose} deck{suffix}")
        if put.spot is Spot.HAND:
            return EnglishDeed("put", f"{cards} into {whose} hand{suffix}")
        order = " in any order" if several(put.cards) else ""
        return EnglishDeed("put", f"{cards} {_SPOTS[put.spot]} {whose} deck{order}{suffix}")

    def _search(self, piles: tuple[t.Pile, ...], card: str) -> EnglishDeed:
        first, *others = [f"your {pile.value}" for pile in piles]
        if not others:
            return EnglishDeed("search", f"{first} for {card}")
        return EnglishDeed("search", f"{', then '.join([first, *others])}, for {card}")

    # ------------------------------------------------------------ choices, states, turns

    def _of_choices(self, effect: t.Effect) -> EnglishDeed | None:
        match effect:
            case t.Choose(selects):
                return self._choose(selects)
            case t.ChooseNumber(None):
                return EnglishDeed("name", "a number")
            case t.ChooseNumber(most):
                return EnglishDeed("choose", f"a number up to {most}")
            case t.ChooseState(key):
                return EnglishDeed("choose", f"your {key}")
            case t.ChangeState(key):
                return EnglishDeed("change", f"your {key}")
            case t.SetState(key, value):
                return EnglishDeed("become", value, f"your {key}")
            case t.Gain(key, amount):
                counters = self.counted(amount, self._counter(key))
                return EnglishDeed("gain", counters + self.suffix(amount))
            case t.Spend(key, amount):
                return EnglishDeed("spend", self.counted(amount, self._counter(key)))
            case t.GainAction(amount):
                return EnglishDeed("gain", self.counted(amount, _ACTION))
            case t.EndTurn():
                return EnglishDeed("end", "your turn")
        return None

    def _counter(self, key: str) -> Word:
        return Word(self.names.counters[key], key)

    def _choose(self, selects: tuple[t.Select, ...]) -> EnglishDeed:
        if len(selects) > 1 and any(isinstance(select.count.n, t.Instead) for select in selects):
            raise Unsayable("a choice of several things has fixed numbers")
        things = ", then ".join(map(self.select, selects))
        return EnglishDeed("choose", things + self.count_suffix(selects[0]))

    # ------------------------------------------------------------ rules that hold

    def rule(self, rule: t.LastingRule | t.StandingRule) -> str:
        match rule:
            case t.PreventDamage(fighter, but_combat):
                but = " other than combat damage" if but_combat else ""
                return f"prevent all damage to {self.single_fighter(fighter)}{but}"
            case t.CannotLeave(fighters):
                yours = fighters.side is t.Side.YOURS
                who = f"{'none of your' if yours else 'no'} {self.body(fighters, plural=yours)}"
                return f"{who} can leave its space"
            case t.HealthFloor(fighter, least):
                health = f"{self.single_fighter(fighter, EnglishCase.OWNER)} health"
                return f"damage cannot reduce {health} below {least}"
            case t.LockValue(card, wholly):
                what = "nothing can" if wholly else "card effects cannot"
                return f"{what} change {self.value(card)}"
            case t.ValueBonus(fighter, role, amount):
                cards = f"{self.single_fighter(fighter, EnglishCase.OWNER)} {role.value} cards"
                return f"{cards} have {amount:+} value"
            case t.Uncancelable(()):
                return "the effects on this card cannot be canceled"
            case t.Uncancelable(banners):
                cards = " and ".join(f"{banner} cards" for banner in banners)
                return f"the effects on your {cards} cannot be canceled"
            case t.Linked(token, fighter):
                movement = f"{self.single_fighter(fighter, EnglishCase.OWNER)} movement"
                return f"spaces with {token} tokens are adjacent for {movement}"
            case t.CountsAs(fighter):
                return f"this attack counts as an attack by {self.single_fighter(fighter)}"
