"""Effects and rules in English."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from peerless.text import tree as t
from peerless.text.english.measures import EnglishMeasures
from peerless.text.english.things import EnglishCase, Word, several, with_article
from peerless.text.language import Mood, Unsayable
from peerless.text.tree import Noun, Spot, Who

_CARD = Word("card", "cards")
_SPACE = Word("space", "spaces")
_ACTION = Word("action", "actions")
_DAMAGE = Word("damage", "damage")
_HEALTH = Word("health", "health")

_PLAYERS = {
    Who.YOU: "",
    Who.OPPONENT: "your opponent",
    Who.THAT: "that player",
    Who.EACH: "each player",
}
_STARTS = {Noun.VILLAIN: "the villain", Noun.MINION: "each minion", Noun.ENEMY: "each enemy"}
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
        told = f"{self.subject} {self.verb}s {self.rest}" if self.subject else self.base()
        return told.rstrip()

    def allowed(self) -> str:
        return f"{self.subject or 'you'} may {self.base()}"

    def base(self) -> str:
        return f"{self.verb} {self.rest}"


class EnglishEffects(EnglishMeasures):
    def deed(self, deed: t.Deed, mood: Mood) -> str:
        words = self._words(deed)
        if mood is Mood.TOLD:
            return words.told()
        if isinstance(deed, t.EndMovement | t.TakeTurn):
            raise Unsayable("nobody is asked whether it happens")
        return words.allowed()

    def _words(self, deed: t.Deed) -> EnglishDeed:
        if isinstance(deed, t.FighterDeed):
            return self._of_fighters(deed)
        if isinstance(deed, t.CardDeed):
            return self._of_cards(deed)
        if isinstance(deed, t.CombatDeed):
            return self._of_combat(deed)
        if isinstance(deed, t.AdventureDeed):
            return self._of_adventure(deed)
        return self._of_players(deed)

    # ------------------------------------------------------------ fighters and tokens

    def _of_fighters(self, deed: t.FighterDeed) -> EnglishDeed:
        match deed:
            case t.Move():
                return self._move(deed)
            case t.MoveTo(who, what, to):
                rest = f"{self.thing(what)} to {self.thing(to)}{self.count_suffix(what)}"
                return EnglishDeed("move", rest, _one_player(who))
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
            case t.SetHealth(fighter, number):
                health = f"{self.single_fighter(fighter, EnglishCase.OWNER)} health"
                return EnglishDeed("become", str(number.n), health)
            case t.Defend(fighter):
                return EnglishDeed(
                    "become", "the defender", self.thing(fighter, EnglishCase.SUBJECT)
                )
            case t.EndMovement(fighter):
                movement = f"{self.single_fighter(fighter, EnglishCase.OWNER)} movement"
                return EnglishDeed("end", "", movement)
            case _:
                assert_never(deed)

    def _move(self, move: t.Move) -> EnglishDeed:
        distance = self._spaces(move.spaces) + self.suffix(move.spaces)
        through = ", even through opposing fighters" if move.through else ""
        rest = f"{self.thing(move.what)} {distance}{through}"
        return EnglishDeed("move", rest, _one_player(move.who))

    def _spaces(self, spaces: t.Amount) -> str:
        match spaces:
            case t.Number() | t.UpTo() | t.Per() | t.Plus() | t.Instead():
                return self.counted(spaces, _SPACE)
            case t.UpToHand():
                raise Unsayable("a hand is drawn, and nothing else")
        return f"a number of spaces equal to {self.measure(spaces)}"

    # ------------------------------------------------------------ cards

    def _of_cards(self, deed: t.CardDeed) -> EnglishDeed:
        match deed:
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
                return self._put(deed)
            case t.Shuffle(who):
                return EnglishDeed("shuffle", f"{self.owner(who)} deck")
            case t.Search(piles, card):
                return self._search(piles, card)
            case t.BecomeCard(card_ref, who):
                return EnglishDeed("become", f"{self.owner(who)} card", self.single_card(card_ref))
            case _:
                assert_never(deed)

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

    # ------------------------------------------------------------ the combat

    def _of_combat(self, deed: t.CombatDeed) -> EnglishDeed:
        match deed:
            case t.Cancel(card):
                return EnglishDeed("cancel", f"all effects on {self.single_card(card)}")
            case t.Ignore(card):
                return EnglishDeed("ignore", self.value(card))
            case t.Add(amount, card):
                rest = f"{self.plain(amount)} to {self.value(card)}{self.suffix(amount)}"
                return EnglishDeed("add", rest)
            case t.SetValue(card, result, printed):
                value = self.value(card)
                if printed:
                    value = f"the printed value of {self.single_card(card)}"
                return EnglishDeed("become", self.result(result), value)
            case t.Boost(face_down):
                until = " face down until its effects are canceled"
                return EnglishDeed("boost", f"this attack{until if face_down else ''}")
            case _:
                assert_never(deed)

    # ------------------------------------------------------------ choices, states, turns

    def _of_players(self, deed: t.PlayerDeed) -> EnglishDeed:
        match deed:
            case t.Choose(selects):
                return self._choose(selects)
            case t.ChooseNumber(most):
                if most is None:
                    return EnglishDeed("name", "a number")
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
            case t.AddMove(amount):
                rest = f"{self.plain(amount)} to your move value{self.suffix(amount)}"
                return EnglishDeed("add", rest)
            case t.GainAction(amount):
                return EnglishDeed("gain", self.counted(amount, _ACTION))
            case t.EndTurn():
                return EnglishDeed("end", "your turn")
            case _:
                assert_never(deed)

    def _counter(self, key: str) -> Word:
        return Word(self.names.counters[key], key)

    def _choose(self, selects: tuple[t.Select, ...]) -> EnglishDeed:
        if len(selects) > 1 and any(isinstance(select.count.n, t.Instead) for select in selects):
            raise Unsayable("a choice of several things has fixed numbers")
        things = ", then ".join(map(self.select, selects))
        return EnglishDeed("choose", things + self.count_suffix(selects[0]))

    # ------------------------------------------------------------ the cooperative game

    def _of_adventure(self, deed: t.AdventureDeed) -> EnglishDeed:
        match deed:
            case t.Advance(amount):
                spaces = self._spaces(amount) + self.suffix(amount)
                return EnglishDeed("advance", f"the threat {spaces}")
            case t.PlaceMarkers(amount, marker, sites):
                markers = self.counted(amount, Word(marker, self.names.markers[marker]))
                rest = f"{markers} on {self.sites(sites)}{self.suffix(amount)}"
                return EnglishDeed("place", rest)
            case t.Destroy(sites):
                return EnglishDeed("destroy", self.sites(sites))
            case t.TurnUp():
                return EnglishDeed("turn", "up the next invasion token")
            case t.TakeTurn(fighter):
                return EnglishDeed("take", "a turn", self.single_fighter(fighter))
            case t.AddInitiative(card):
                return EnglishDeed("add", f"1 {card} card to the initiative deck")
            case t.ActAgain(fighter):
                card = f"{self.single_fighter(fighter, EnglishCase.OWNER)} initiative card"
                return EnglishDeed("put", f"{card} on the bottom of the initiative deck")
            case _:
                assert_never(deed)

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
            case t.Uncancelable(banners):
                cards = "your " + " and ".join(f"{banner} cards" for banner in banners)
                return f"the effects on {cards if banners else 'this card'} cannot be canceled"
            case t.Linked(token, fighter):
                movement = f"{self.single_fighter(fighter, EnglishCase.OWNER)} movement"
                return f"spaces with {token} tokens are adjacent for {movement}"
            case t.CountsAs(fighter):
                return f"this attack counts as an attack by {self.single_fighter(fighter)}"
            case _:
                return self._game_rule(rule)

    def _game_rule(self, rule: t.GameRule) -> str:
        match rule:
            case t.ThreatReturns(space):
                return f"after an objective, the threat returns to space {space}"
            case t.MoreHealth(noun, amount, for_each_player):
                each = " for each player" if for_each_player else ""
                return f"{_STARTS[noun]} starts with {amount} more health{each}"
            case t.MoreMove(amount):
                return f"each enemy has {amount:+} move value"
            case t.Stalk():
                nearest = "the nearest hero or sidekick"
                return f"an enemy without a target moves toward {nearest}"
            case t.SecretHands():
                return "players keep their hands secret"
            case t.HandLimit(n):
                return f"the hand limit is {n}"
            case t.RangeLimit(n):
                return f"ranged attacks reach up to {n} {_SPACE.counted(n)}"
            case t.LessRecovery(n):
                return f"heroes and sidekicks recover {n} less health"
            case t.FirstAttackBonus(amount):
                return f"the first attack of an enemy in each round has {amount:+} value"
            case _:
                assert_never(rule)

    # ------------------------------------------------------------ triggers

    def trigger(self, trigger: t.Trigger) -> str:
        match trigger:
            case t.WhenDamaged(fighter):
                return f"when {self._one_fighter(fighter)} is damaged"
            case t.WhenDefeated(fighter):
                return f"when {self._one_fighter(fighter)} is defeated"
            case t.WhenEntering(fighter, token, empty):
                which = "an empty space" if empty else "a space"
                space = f"{which} with {with_article('a', f'{token} token')}"
                return f"when {self._one_fighter(fighter)} enters {space}"
            case t.WhenDiscarding(who):
                does = "discard" if who is Who.YOU else "discards"
                return f"when {_PLAYERS[who] or 'you'} {does} a card"
            case t.WhenDecided(won):
                return f"when you {'win' if won else 'lose'} the combat"
            case t.WhenDeceived():
                return "when a deception card is revealed"
            case _:
                assert_never(trigger)

    def _one_fighter(self, fighter: t.Fighters) -> str:
        if isinstance(fighter, t.Named) or fighter == t.HeroOf(Who.YOU):
            return self.thing(fighter)
        if not isinstance(fighter, t.Select):
            raise Unsayable("nobody has been spoken of, and no opponent been chosen")
        if fighter.count != t.ONE or fighter.noun.slot is not t.Slot.FIGHTER:
            raise Unsayable("one fighter sets it off")
        others = (t.Other(), t.Among(t.That(Noun.FIGHTER, many=True)))
        if any(filter_ in others for filter_ in fighter.filters):
            raise Unsayable("there is nobody to be different from, or to be one of")
        return self.select(fighter)


def _one_player(who: Who) -> str:
    if who is Who.EACH:
        raise Unsayable("each player draws, discards or reveals, and nothing else")
    return _PLAYERS[who]
