"""What each instruction does: docs/rules-english.md, sentence by sentence."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterator
from dataclasses import fields, is_dataclass, replace
from functools import lru_cache
from typing import TypeAlias, TypeVar, assert_never

from peerless.text import tree as t
from peerless.text.tree import Noun, Pile, Quantity, Spot, Who
from tests.language.reference.facts import FIGHTERS, Facts, links, locked, protected, stuck
from tests.language.reference.quest import OBJECTIVES_TO_LOSE
from tests.language.reference.triggers import order_of_players, stopping, watched
from tests.language.reference.world import (
    AWAY,
    LARGEST_NAMED_NUMBER,
    NO_CARD,
    Ask,
    Asking,
    Change,
    CombatSide,
    Delayed,
    Happened,
    Lasting,
    Memory,
    SetOff,
    Walk,
    World,
)

X = TypeVar("X")
Choosing: TypeAlias = Generator[Ask, str, X]
"""A choice on its way: it asks, and gives what was chosen."""


class Declined(Exception):
    """The one who may do it does not."""


class Run(Facts):
    """A clause that happens."""

    def __init__(
        self,
        world: World,
        seat: int,
        memory: Memory,
        card: int = NO_CARD,
        acting: int | None = None,
    ) -> None:
        super().__init__(world, seat, memory, card, acting)
        memory.seat = seat
        self.may = False  # `no` stands beside the next answers
        self.by_card = card != NO_CARD
        self.turn_move = 0  # of the enemy that takes a turn by this initiative card (A.D5)
        self.short = False  # there were fewer things than the instruction says
        self.before_options: list[Memory] = []

    def clause(self, effects: tuple[t.Effect, ...]) -> Asking:
        self.world.saved.append(self.memory)
        yield from self.effects(effects)
        self.world.saved = [memory for memory in self.world.saved if memory is not self.memory]

    def effects(self, effects: tuple[t.Effect, ...]) -> Asking:
        for effect in effects:
            yield from self.effect(effect)
            yield from react(self.world)

    # ------------------------------------------------------------ asking

    def choice(
        self, seat: int, answers: dict[str, X], done: bool = False, always: bool = False
    ) -> Choosing[X | None]:
        """One of the answers, or None for `done`. A choice with one answer is made by itself,
        unless it must always be asked."""
        declinable, self.may = self.may, False
        extra = [word for word, offered in (("done", done), ("no", declinable)) if offered]
        if not answers and not (always and extra):
            self.may = declinable
            return None
        if len(answers) == 1 and not extra and not always:
            return next(iter(answers.values()))
        answer = yield Ask(seat, frozenset((*answers, *extra)))
        if answer == "no" and declinable:
            raise Declined
        return None if answer == "done" else answers[answer]

    def number_from(self, seat: int, least: int, most: int) -> Choosing[int]:
        """A number that can be 0 has no `no` beside it."""
        self.may = False
        answers = {f"pick: {n}": n for n in range(least, most + 1)}
        chosen = yield from self.choice(seat, answers)
        return chosen or 0

    def amount(self, amount: t.Amount, asked: int | None = None) -> Choosing[int | None]:
        """How many; None where nothing is there to point at."""
        match amount:
            case t.Number(n):
                return n
            case t.UpTo(n):
                return (yield from self.number_from(self.seat if asked is None else asked, 0, n))
            case t.UpToHand(n):
                seat = self.seat if asked is None else asked
                missing = max(n - len(self.world.hands[seat]), 0)
                return (yield from self.number_from(seat, 0, missing))
            case t.Per(n, each, every):
                return n * (self.how_many(each) // every)
            case t.Plus(n, t.Per(more, each, every)):
                return n + more * (self.how_many(each) // every)
            case t.Instead(n, other, condition):
                return other if self.holds(condition) else n
        return self.measure(amount)

    def amount_for(
        self, what: t.Fighters, fighters: list[int], amount: t.Amount
    ) -> Choosing[int | None]:
        """Where an instruction selects fighters, the end of it speaks of them: "for each Imp
        adjacent to that fighter"."""
        if isinstance(what, t.Select) and isinstance(amount, t.Per | t.Plus | t.Instead):
            self.memory.fighters = fighters
        return (yield from self.amount(amount))

    def n_of(self, count: t.Count) -> int:
        if isinstance(count.n, t.Instead):
            return count.n.other if self.holds(count.n.condition) else count.n.n
        return count.n

    def some(
        self, seat: int, count: t.Count, things: list[X], words: Callable[[X], str]
    ) -> Choosing[list[X]]:
        """Things in plain sight, chosen one after another."""
        if count.quantity is Quantity.EACH:
            return things
        most = len(things) if count.quantity is Quantity.ANY_NUMBER else self.n_of(count)
        free = count.quantity is not Quantity.EXACTLY
        left = things[:]
        chosen: list[X] = []
        while left and len(chosen) < most:
            one = yield from self.choice(seat, {words(thing): thing for thing in left}, free)
            if one is None:
                break
            chosen.append(one)
            left.remove(one)
        self.count_out(count, len(chosen), most)
        return chosen

    def count_out(self, count: t.Count, found: int, most: int) -> None:
        """ "2 cards" are two; "up to 2", "any number of" and "each" are as many as there are."""
        self.short |= count.quantity is Quantity.EXACTLY and found < most

    # ------------------------------------------------------------ choosing things

    def fighter_words(self, fighter: int) -> str:
        return f"pick: {self.world.fighters[fighter].name}"

    def space_words(self, space: int) -> str:
        return f"pick: {self.world.space_names[space]}"

    def token_words(self, token: int) -> str:
        return f"pick: {self.token_name(token)}"

    def token_name(self, token: int) -> str:
        place = self.world.space_names[self.world.token_space[token]]
        return f"{self.world.tokens[token].kind} {place}"

    def fighters(
        self, what: t.Fighters, asked: int | None = None, away_too: bool = False
    ) -> Choosing[list[int]]:
        """The fighters of an instruction, wherever they are; chosen ones are on the battlefield,
        or to be placed there."""
        if not isinstance(what, t.Select):
            return self.meant(what)[:]
        seat = self.seat if asked is None else asked
        found = self.fitting_fighters(what, away_too=away_too)
        return (yield from self.some(seat, what.count, found, self.fighter_words))

    def chosen_tokens(self, what: t.Select | t.That, asked: int) -> Choosing[list[int]]:
        if isinstance(what, t.That):
            return [tok for tok in self.memory.tokens if self.world.token_space[tok] != AWAY]
        found = self.fitting_tokens(what)
        return (yield from self.some(asked, what.count, found, self.token_words))

    def cards(
        self, what: t.Cards, doer: int, there_already: Pile | None = None
    ) -> Choosing[list[int]]:
        """The cards of an instruction, in the order in which they are dealt with. None is chosen
        that lies already in the pile where it would go."""
        if not isinstance(what, t.Select):
            return self.cards_meant(what)
        if what.count.quantity is Quantity.EACH:
            return self.fitting_cards(what, doer)
        away = [
            card
            for card in self.pool(what, doer)
            if there_already is None
            or not picks_out(what)
            or not self.world.lies_in(card, there_already)
        ]
        if t.AtRandom() in what.filters:
            return self._random_cards(what, doer, away)
        return (yield from self._chosen_cards(what, doer, away))

    def _random_cards(self, what: t.Select, doer: int, pool: list[int]) -> list[int]:
        left = [card for card in self.fitting_cards(what, doer) if card in pool]
        chosen: list[int] = []
        n = len(left) if what.count.quantity is Quantity.EACH else self.n_of(what.count)
        while left and len(chosen) < n:
            card = self.world.at_random(left)
            left.remove(card)
            chosen.append(card)
        self.count_out(what.count, len(chosen), n)
        return chosen

    def _chosen_cards(self, what: t.Select, doer: int, pool: list[int]) -> Choosing[list[int]]:
        """Names are offered, not copies. Among cards of a hand or a deck the question comes as
        often as their number allows, whatever fits."""
        world = self.world
        left = [card for card in self.fitting_cards(what, doer) if card in pool]
        hidden = any(world.lies_hidden(card) for card in pool)
        free = what.count.quantity is not Quantity.EXACTLY
        most = len(pool) if what.count.quantity is Quantity.ANY_NUMBER else self.n_of(what.count)
        alike = t.SameName() in what.filters
        if alike:  # so many of one name, or none
            left = [card for card in left if len(self._namesakes(card, left)) >= most]
            if len(pool) < most:
                return []
        chosen: list[int] = []
        while len(chosen) < min(most, len(pool)):
            names: dict[str, int] = {}
            for card in world.leaving_last(left):
                names[f"pick: {world.card_name(card)}"] = card
            if not world.is_player(doer) and left and world.owner[left[0]] == doer:
                # of its own cards an enemy takes the first: nobody chooses for it
                card_chosen = None if free else names[f"pick: {world.card_name(left[0])}"]
            else:
                asked = self._who_sees(doer, left)
                card_chosen = yield from self.choice(asked, names, free, always=hidden)
            if card_chosen is None:
                break
            chosen.append(card_chosen)
            if alike:
                left = self._namesakes(card_chosen, left)
            left.remove(card_chosen)
        self.count_out(what.count, len(chosen), most)
        return chosen

    def _who_sees(self, doer: int, cards: list[int]) -> int:
        """For an enemy, cards of a hand are chosen by its owner."""
        if self.world.is_player(doer) or not cards:
            return doer
        owner = self.world.owner[cards[0]]
        return owner if cards[0] in self.world.hands[owner] else doer

    def _namesakes(self, card: int, cards: list[int]) -> list[int]:
        name = self.world.card_name(card)
        return [other for other in cards if self.world.card_name(other) == name]

    # ------------------------------------------------------------ instructions

    def effect(self, effect: t.Effect) -> Asking:
        self.world.trail.append(type(effect).__name__)
        self.done_before = self.done
        self.short = False
        if mentions_opponent(effect):
            yield from self.settle_opponent()
        match effect:
            case t.If(condition, then, otherwise):
                yield from self.if_(condition, then, otherwise)
            case (
                t.Draw(Who.EACH)
                | t.Discard(Who.EACH)
                | t.Reveal(Who.EACH)
                | t.May(t.Draw(Who.EACH) | t.Discard(Who.EACH) | t.Reveal(Who.EACH))
            ):
                yield from self.each_player(effect)
            case t.May(deed):
                yield from self.may_do(deed)
            case t.Move(who, what, spaces, through):
                yield from self.move(who, what, spaces, through)
            case t.MoveTo(who, what, to):
                yield from self.move_to(who, what, to)
            case t.PlaceToken(token, space):
                yield from self.place_token(token, space)
            case t.RemoveTokens(tokens):
                yield from self.remove_tokens(tokens)
            case t.Place(fighter, space):
                yield from self.place(fighter, space)
            case t.Return(fighter, space):
                yield from self.return_(fighter, space)
            case t.Swap(first, second):
                self.swap(first, second)
            case t.Leave(fighter):
                self.leave(fighter)
            case t.Damage(amount, to):
                yield from self.deal(amount, to)
            case t.Recover(fighter, amount):
                yield from self.recover(fighter, amount)
            case t.SetHealth(fighter, amount):
                self.set_health(fighter, amount.n)
            case t.Defend(fighter):
                yield from self.defend(fighter)
            case t.EndMovement(fighter):
                self.end_movement(fighter)
            case t.Draw(who, amount):
                yield from self.draw(who, amount)
            case t.Discard(who, cards):
                yield from self.discard(who, cards)
            case t.Look(cards):
                yield from self.look(Who.YOU, cards, everyone=False)
            case t.Reveal(who, cards):
                yield from self.look(who, cards, everyone=True)
            case t.Put(cards, _, spot):
                yield from self.put(cards, spot)
            case t.Shuffle(who):
                self.shuffle(who)
            case t.Search(piles, name):
                self.search(piles, name)
            case t.BecomeCard(card, who):
                self.become_card(card, who)
            case t.Cancel(card):
                self.cancel(card)
            case t.Ignore(card):
                self.ignore(card)
            case t.Add(amount, card):
                yield from self.add(amount, card)
            case t.AddMove(amount):
                n = yield from self.amount(amount)
                self.world.move_value += n or 0
                self.done = bool(n)
            case t.SetValue(card, amount, printed):
                self.set_value(card, amount, printed)
            case t.Boost(face_down):
                yield from self.boost(face_down)
            case t.Choose(selects):
                yield from self.choose(selects)
            case t.ChooseNumber(most):
                most = LARGEST_NAMED_NUMBER if most is None else most
                self.memory.number = yield from self.number_from(self.seat, 0, most)
                self.done = True
            case t.ChooseOptions(n, options):
                yield from self.choose_options(n, options)
            case (
                t.ChooseState(key)
                | t.ChangeState(key)
                | t.SetState(key)
                | t.Gain(key)
                | t.Spend(key)
            ) if key not in self.world.tracks[self.seat]:
                self.done = False  # another player plays the card, and keeps no such track
            case t.ChooseState(key):
                values = self.world.track(self.seat, key).values
                chosen = yield from self.choice(self.seat, {f"pick: {v}": v for v in values})
                assert chosen is not None
                self.set_state(key, chosen)
            case t.ChangeState(key):
                values = self.world.track(self.seat, key).values
                if len(values) != 2:
                    raise AssertionError(f"{key} has {len(values)} values")
                self.set_state(key, values[self.world.tracks[self.seat][key] == values[0]])
            case t.SetState(key, chosen):
                self.set_state(key, chosen)
            case t.Gain(key, amount):
                n = yield from self.amount(amount)
                have = self.counted(key)
                self.count(key, min(have + (n or 0), self.world.track(self.seat, key).most))
            case t.Spend(key, amount):
                yield from self.spend(key, amount)
            case t.GainAction(amount):
                self.done = self.world.turn == self.seat
                self.world.actions += amount.n if self.done else 0
            case t.EndTurn():
                self.done = self.world.turn == self.seat
                if self.done:
                    self.world.actions = 0
            case t.Delay(effects):
                memory = self.memory.copy()
                memory.begin_clause()
                memory.opponent = self.opponent()  # still the same then, if it is settled
                later = Delayed(self.seat, effects, memory, self.card, self.acting)
                self.world.delayed.append(later)
                self.done = True
            case t.Until(duration, rule):
                self.until(duration, rule)
            case t.Advance(amount):
                n = yield from self.amount(amount)
                self.done = advance(self.world, n or 0)
            case t.PlaceMarkers(amount, _, sites):
                yield from self.place_markers(amount, sites)
            case t.Destroy(sites):
                self.destroy(sites)
            case t.TurnUp():
                self.done = self.quest.turned_up < len(self.quest.invasion)
                self.quest.turned_up += self.done
            case t.TakeTurn(fighter):
                yield from self.take_turn(fighter)
            case t.AddInitiative(name):
                self.done = self.quest.add(name)
            case t.ActAgain(fighter):
                there = [f for f in self.meant(fighter) if not self.world.defeated(f)]
                self.done = any(self.quest.act_again(self.world.fighters[f].seat) for f in there)
            case _:
                assert_never(effect)
        if self.short:
            self.done = False  # fewer than it says: it was not done (R27)

    def settle_opponent(self) -> Asking:
        """Of several opponents you choose one, for the rest of the clause (R121)."""
        able = self.opponents_to_choose() or self.opponents_left()
        if self.opponent() is None and able:
            may, self.may = self.may, False
            chosen = yield from self.choice(self.seat, self._players(able))
            self.may = may
            self.memory.opponent = chosen

    def _players(self, seats: list[int]) -> dict[str, int]:
        return {f"pick: {self.world.player_name(seat)}": seat for seat in seats}

    def if_(
        self, condition: t.Condition, then: tuple[t.Effect, ...], otherwise: tuple[t.Effect, ...]
    ) -> Asking:
        if self.holds(condition):
            yield from self.effects(then)
        elif otherwise:
            yield from self.effects(otherwise)
        else:
            self.done = False  # an "if" that did not hold has changed nothing

    def each_player(self, effect: t.Draw | t.Discard | t.Reveal | t.May) -> Asking:
        """One after another, from whoever's turn it is, each as "that player". What each of them
        does is spoken of by nobody afterwards, nor has it been done by you."""
        if isinstance(effect, t.May) and mentions_opponent(effect.effect):
            yield from self.settle_opponent()
        before = self.memory.copy()
        came_of_it = self.damage, self.defeats, self.discarded, self.searched
        self.world.saved.append(before)
        self.before_options.append(before)
        done = self.done
        for seat in [s for s in players_in_order(self.world) if self.is_there(s)]:
            self.memory.player, self.done = seat, done
            yield from self.effect(of_that_player(effect))
            yield from react(self.world)
            self.memory.take(before)
            self.damage, self.defeats, self.discarded, self.searched = came_of_it
        self.before_options.pop()
        self.world.saved = [memory for memory in self.world.saved if memory is not before]
        self.done = self.short = False

    def may_do(self, deed: t.Instruction) -> Asking:
        """`no` beside the first answers; or `yes` and `no`; or nothing, where nothing could be
        done. An enemy does not (A.I4)."""
        if mentions_opponent(deed):
            yield from self.settle_opponent()
        one = self.doer(deed)
        if one is not None and not self.world.is_player(one):
            self.declined(deed)
            return
        if asks_something(deed):
            self.may = True
            try:
                yield from self.effect(deed)
            except Declined:
                self.declined(deed)
            self.may = False
            return
        doer = self.doer(deed)
        if doer is not None and self.could_act(deed):
            answer = yield Ask(doer, frozenset(("yes", "no")))
            if answer == "no":
                self.declined(deed)
                return
        yield from self.effect(deed)

    def doer(self, deed: t.Instruction) -> int | None:
        """Who does it, and so who can decline."""
        match deed:
            case t.Draw(who) | t.Discard(who) | t.Reveal(who) | t.Move(who) | t.MoveTo(who):
                return self.player(who)
        return self.seat

    def declined(self, deed: t.Instruction) -> None:
        """It changed nothing, and spoke of nothing but what it pointed at itself."""
        before = self.memory.copy()
        self._spoke_of_nothing(deed)
        for noun in pointed_at(deed):
            if noun in FIGHTERS:
                self.memory.fighters = before.fighters
            elif noun is Noun.CARD:
                self.memory.cards = before.cards
            elif noun is Noun.TOKEN:
                self.memory.tokens = before.tokens
            elif noun is Noun.SPACE:
                self.memory.spaces = before.spaces

    def _spoke_of_nothing(self, deed: t.Instruction) -> None:
        self.done = False
        memory = self.memory
        match deed:
            case t.Choose(selects):
                opponent = memory.opponent  # who it was already, it still is
                for select in selects:
                    self.remember(select.noun, [])
                memory.opponent = opponent
            case t.Place() | t.Return():
                memory.fighters, memory.spaces = [], []
            case t.MoveTo():
                memory.tokens, memory.spaces = [], []
            case t.Move(_, what):
                self.remember(Noun.TOKEN if of_tokens(what) else Noun.FIGHTER, [])
            case t.Damage():
                memory.fighters = []
                self.damage = self.defeats = 0
            case (
                t.Swap() | t.Leave() | t.Recover() | t.SetHealth() | t.Defend() | t.EndMovement()
            ):  # fmt: skip
                memory.fighters = []
            case t.Draw() | t.Look() | t.Reveal():
                memory.cards = []
            case t.Discard():
                memory.cards = []
                self.discarded = False
            case t.Search():
                memory.cards = []
                self.searched = False
            case t.Put() | t.BecomeCard():
                memory.cards = []
            case t.ChooseNumber() | t.Spend():
                memory.number = None
            case t.PlaceToken():
                memory.tokens, memory.spaces = [], []
            case t.RemoveTokens():
                memory.tokens = []
            case (
                t.Shuffle() | t.Cancel() | t.Ignore() | t.Add() | t.SetValue() | t.Boost()
                | t.ChooseState() | t.ChangeState() | t.SetState() | t.Gain() | t.AddMove()
                | t.GainAction() | t.EndTurn() | t.ChooseOptions() | t.Advance() | t.PlaceMarkers()
                | t.Destroy() | t.TurnUp() | t.TakeTurn() | t.AddInitiative() | t.ActAgain()
            ):  # fmt: skip
                pass
            case _:
                assert_never(deed)

    def could_act(self, deed: t.Instruction) -> bool:
        """Whether it is not plain to everyone that there is nothing to act on."""
        world = self.world
        match deed:
            case t.Damage(_, to=who) | t.Recover(who) | t.Defend(who):
                return self._someone_there(who)
            case t.Place(who):
                if isinstance(who, t.Select):
                    return bool(self.fitting_fighters(who, away_too=True))
                found = self.meant(who)
                return any(not world.defeated(f) for f in found)
            case t.SetHealth(one) | t.Leave(one) | t.EndMovement(one):
                return bool(self.there(one))
            case t.Return(fallen):
                if isinstance(fallen, t.Select):
                    return bool(self.fitting_fighters(fallen))
                return any(map(world.defeated, self.meant(fallen)))
            case t.PlaceToken(kind):
                return bool(self.kept_back(kind))
            case t.Swap(first, second):
                pair = {*self.there(first), *self.there(second)}
                return len(pair) == 2 and not any(stuck(world, one) for one in pair)
            case t.Spend(key, amount):
                return isinstance(amount, t.UpTo) or self.counted(key) >= amount.n
            case t.Choose(selects):
                return any(map(self._something, selects))
            case t.MoveTo(_, tokens) | t.RemoveTokens(tokens):
                if isinstance(tokens, t.Select):
                    return bool(self.fitting_tokens(tokens))
                return any(world.token_space[token] != AWAY for token in self.memory.tokens)
            case t.Discard(_, cards) | t.Look(cards) | t.Reveal(_, cards) | t.Put(cards):
                return self._some_card(cards, self.doer(deed))
            case t.BecomeCard(card):
                return bool(self.cards_meant(card))
            case t.Cancel(card) | t.Ignore(card) | t.Add(_, card) | t.SetValue(card):
                return self.combat_side(card) is not None
            case t.Search(piles, name):
                searched = [card for pile in piles for card in world.in_pile(self.seat, pile)]
                return any(
                    world.lies_hidden(card) or world.card_name(card) == name for card in searched
                )
            case (
                t.Move() | t.Draw() | t.Shuffle() | t.Boost() | t.ChooseNumber() | t.ChooseState()
                | t.ChangeState() | t.SetState() | t.Gain() | t.AddMove() | t.GainAction()
                | t.EndTurn() | t.ChooseOptions() | t.Advance() | t.PlaceMarkers() | t.Destroy()
                | t.TurnUp() | t.TakeTurn() | t.AddInitiative() | t.ActAgain()
            ):  # fmt: skip
                return True
            case _:
                assert_never(deed)

    def _something(self, select: t.Select) -> bool:
        if select.noun is Noun.CARD:
            return self._some_card(select, self.seat)
        return self.how_many(select) > 0

    def _someone_there(self, who: t.Fighters) -> bool:
        if isinstance(who, t.Select):
            return bool(self.fitting_fighters(who))
        return bool(self.there(who))

    def _some_card(self, cards: t.Cards, doer: int | None) -> bool:
        if doer is None:
            return False
        if not isinstance(cards, t.Select):
            return bool(self.cards_meant(cards))
        pool = self.pool(cards, doer)
        if any(map(self.world.lies_hidden, pool)):
            return True
        return bool(self.fitting_cards(cards, doer))

    def remember(self, noun: Noun, things: list[int]) -> None:
        if noun in FIGHTERS:
            self.memory.fighters = things
        elif noun is Noun.CARD:
            self.memory.cards = things
        elif noun is Noun.TOKEN:
            self.memory.tokens = things
        elif noun is Noun.SPACE:
            self.memory.spaces = things
        else:
            self.memory.player = things[0] if things else None
            if noun is Noun.PLAYER:  # to choose a player chooses no opponent
                self.memory.opponent = self.memory.player

    # ------------------------------------------------------------ fighters

    def move(self, who: Who, what: t.Fighters, spaces: t.Amount, through: bool) -> Asking:
        seat = self.player(who)
        if seat is None or (isinstance(spaces, t.UpTo) and not self.world.is_player(seat)):
            # of "up to" so many spaces an enemy moves nothing (A.I4)
            self.done = False
            self.remember(Noun.TOKEN if of_tokens(what) else Noun.FIGHTER, [])
            return
        if of_tokens(what):
            assert isinstance(what, t.Select | t.That)
            tokens = yield from self.chosen_tokens(what, seat)
            far = yield from self.distance(spaces)
            self.done = False
            if far is not None:
                exact = not isinstance(spaces, t.UpTo)
                self.done = yield from self.moving_tokens(seat, tokens, far, exact)
            self.memory.tokens = tokens
            return
        fighters = yield from self.fighters(what, seat)
        if isinstance(what, t.Select) and isinstance(spaces, t.Per | t.Plus | t.Instead):
            self.memory.fighters = fighters  # the end of the sentence speaks of them
        far = yield from self.distance(spaces)
        self.done = False
        movers = [f for f in fighters if self.world.there(f)]
        if far is not None and movers:
            exact = not isinstance(spaces, t.UpTo)
            self.done = yield from self.moving(seat, movers, far, exact, through)
        self.memory.fighters = fighters

    def distance(self, spaces: t.Amount) -> Choosing[int | None]:
        """Of "up to" the move itself is the choice."""
        if isinstance(spaces, t.UpTo):
            return spaces.n
        return (yield from self.amount(spaces))

    def moving(
        self,
        seat: int,
        movers: list[int],
        far: int,
        exact: bool = False,
        through: bool = False,
        maneuver: bool = False,
    ) -> Choosing[bool]:
        """Each once, in any order, then `done`; whether anyone left its space. Where the number
        is exact, only one who cannot move just so far may stay (R9). In a maneuver staying is
        not a move."""
        world, left, moved = self.world, movers[:], False
        while left := [fighter for fighter in left if world.there(fighter)]:
            ends = {f: reach(world, f, far, exact, through) - {world.space[f]} for f in left}
            must = exact and any(ends.values())
            for fighter in left:
                if not maneuver and not (exact and ends[fighter]):
                    ends[fighter].add(world.space[fighter])
            answers = {
                f"move {world.fighters[fighter].name}: {world.space_names[end]}{via}": (
                    fighter, end, entered,
                )
                for fighter in left
                for end in ends[fighter]
                for via, entered in self._ways(fighter, end, far, exact, through)
            }  # fmt: skip
            chosen = yield from self.choice(seat, answers, done=not must, always=True)
            if chosen is None:
                break
            fighter, end, entered = chosen
            left.remove(fighter)
            if end != world.space[fighter]:
                moved |= yield from self.go(fighter, end, entered, far, exact, through)
        return moved

    def _ways(
        self, fighter: int, end: int, far: int, exact: bool, through: bool
    ) -> list[tuple[str, tuple[int, ...] | None]]:
        """Ways to the same space differ in the watched spaces that are entered, in their order;
        these are named where there are several. Where none enters as few as three, there is one,
        and which watched spaces it enters is not foretold."""
        watching = watched(self.world, fighter)
        if not watching or end == self.world.space[fighter]:
            return [("", ())]
        found = ways(self.world, fighter, far, exact, through, watching).get(end)
        if found is None:
            return [("", None)]
        if len(found) == 1:
            return [("", found[0])]
        names = self.world.space_names
        return [(" entering " + " ".join(names[s] for s in each), each) for each in found]

    def go(
        self, fighter: int, end: int, entered: tuple[int, ...] | None, far: int, exact: bool,
        through: bool,
    ) -> Choosing[bool]:  # fmt: skip
        """Space by space; what entering a space sets off happens there. It goes on from there if it
        stands where its way has led, can leave and finds the rest of its way free. Whether it
        moved."""
        world = self.world
        watching = watched(world, fighter)
        if not watching:
            world.space[fighter] = end
            return True
        rest = check_way(world, fighter, end, entered, far, exact, through, watching)
        origin = here = world.space[fighter]
        under_way = Walk(fighter)
        world.walks.append(under_way)
        stopped = True
        while rest and not under_way.ended:
            if stopped and (world.space[fighter] != here or stuck(world, fighter)):
                break
            others = {s: f for f, s in enumerate(world.space) if s != AWAY and f != fighter}
            side = world.fighters[fighter].side
            foes = {s for s, f in others.items() if world.fighters[f].side != side}
            if rest[-1] in others or (not through and foes & set(rest)):
                break
            space, *rest = rest
            if space not in others:  # it does not stop in the space of another
                world.space[fighter] = here = space
            stopped = space in watched(world, fighter)
            if stopped:
                world.watcher(Happened(t.WhenEntering, fighter, space=space))
                yield from react(world)
        world.walks.pop()
        return here != origin

    def end_movement(self, who: t.FighterRef) -> None:
        """The move under way goes no further (A.M4)."""
        fighters = self.meant(who)[:]
        self.done = False
        for fighter in fighters:
            for under_way in [one for one in self.world.walks if one.fighter == fighter][-1:]:
                under_way.ended = self.done = True
        self.memory.fighters = fighters

    def place(self, what: t.Fighters, where: t.Spaces) -> Asking:
        """A space for each is chosen, then they go there (R30)."""
        world = self.world
        fighters = yield from self.fighters(what, away_too=True)
        leaving: set[int] = set()
        goals: dict[int, int] = {}
        for fighter in fighters:
            if world.defeated(fighter):
                continue
            fits = self._room_for(fighter, where, leaving, set(goals.values()))
            goal = yield from self.choice(self.seat, {self.space_words(s): s for s in fits})
            if goal is not None:
                goals[fighter] = goal
                if goal != world.space[fighter]:
                    leaving.add(world.space[fighter])
        self.done = any(world.space[fighter] != goal for fighter, goal in goals.items())
        for fighter, goal in goals.items():
            world.space[fighter] = goal
        self.memory.fighters, self.memory.spaces = fighters, list(goals.values())

    def _room_for(
        self, fighter: int, where: t.Spaces, leaving: set[int], taken: set[int]
    ) -> list[int]:
        """Free spaces that fit, or its own if neither "different" nor "empty" is said (R12)."""
        here = self.world.space[fighter]
        if isinstance(where, t.That):
            spaces = self.memory.spaces
        else:
            different = [here, *self.memory.spaces_of_this_clause()]
            spaces = self.fitting_spaces(where, not_in=different)
        if stuck(self.world, fighter):
            spaces = [space for space in spaces if space == here]  # it stays (R14)
        free = [
            space
            for space in spaces
            if space not in taken
            and (space == here or space in leaving or space not in self.world.space)
        ]
        if isinstance(where, t.Select) and t.Nearest() in where.filters:
            return self._nearest(here, [space for space in free if space != here])
        return free

    def _nearest(self, here: int, spaces: list[int]) -> list[int]:
        """By steps, past anyone (A.I11). From nowhere, or where no way leads, all are as near."""
        far = 0
        while here != AWAY and far < len(self.world.space_names):
            far += 1
            found = [s for s in spaces if s in walk(self.world, here, far, False, set(), [])]
            if found:
                return found
        return spaces

    def return_(self, what: t.Select | t.That, where: t.Spaces) -> Asking:
        """Defeated fighters come back with full health (R56)."""
        world = self.world
        self.done = False
        fits = self.fitting_spaces(where) if isinstance(where, t.Select) else self.memory.spaces
        free = [s for s in fits if s not in world.space]
        spoken: list[int] = []
        if isinstance(what, t.That):
            spoken = self.meant(what)[:]
            fighters = [f for f in spoken if self._can_return(f)]
        elif free:
            spoken = fighters = yield from self._chosen_defeated(what, where)
        else:
            fighters = []
        goals: dict[int, int] = {}
        for fighter in fighters:
            goal = yield from self.choice(self.seat, {self.space_words(s): s for s in free})
            if goal is not None:
                goals[fighter] = goal
                free.remove(goal)
        if isinstance(what, t.Select):
            self.count_out(what.count, len(goals), len(fighters))
        for fighter, goal in goals.items():
            world.space[fighter] = goal
            world.health[fighter] = world.fighters[fighter].health
            self.done = True
            for side in world.combat.sides if world.combat else ():
                if side.fighter == fighter:
                    side.came_back = True
        self.memory.fighters, self.memory.spaces = spoken, list(goals.values())

    def _can_return(self, fighter: int) -> bool:
        """Who is out of a free-for-all stays out (R75); a defeated enemy is gone (A.E6)."""
        world = self.world
        if world.fighters[fighter].is_enemy:
            return False
        stays_out = not world.falls_alone and world.out(world.fighters[fighter].seat)
        return world.defeated(fighter) and not stays_out

    def _chosen_defeated(self, what: t.Select, where: t.Spaces) -> Choosing[list[int]]:
        """Of those alike the lowest number comes first; only between others is a choice."""
        world = self.world
        left = [f for f in self.fitting_fighters(what) if self._can_return(f)]
        count = what.count
        if count.quantity is Quantity.EACH:
            return left
        free = count.quantity is not Quantity.EXACTLY
        most = len(left) if count.quantity is Quantity.ANY_NUMBER else self.n_of(count)
        chosen: list[int] = []
        while left and len(chosen) < most:
            first: dict[tuple[int, str], int] = {}
            for fighter in left:
                kind = (world.fighters[fighter].seat, world.fighters[fighter].kind)
                first.setdefault(kind, fighter)
            if len(first) == 1 and not free and isinstance(where, t.Select):
                one: int | None = left[0]  # `no` waits for the space
            else:
                answers = {self.fighter_words(f): f for f in first.values()}
                one = yield from self.choice(self.seat, answers, free)
            if one is None:
                break
            chosen.append(one)
            left.remove(one)
        self.count_out(count, len(chosen), most)
        return chosen

    def swap(self, first: t.FighterRef, second: t.FighterRef) -> None:
        world = self.world
        ones, others = self.meant(first)[:1], self.meant(second)[:1]
        self.done = False
        self.memory.fighters = [*ones, *(f for f in others if f not in ones)]
        if len(self.memory.fighters) == 2:
            one, other = self.memory.fighters
            both = world.there(one) and world.there(other)
            if both and not stuck(world, one) and not stuck(world, other):
                world.space[one], world.space[other] = world.space[other], world.space[one]
                self.done = True

    def leave(self, who: t.FighterRef) -> None:
        """Away, not defeated (R102)."""
        fighters = self.meant(who)[:]
        able = [f for f in fighters if self.world.there(f) and not stuck(self.world, f)]
        for fighter in able:
            self.world.space[fighter] = AWAY
        self.done = bool(able)
        self.memory.fighters = fighters

    def deal(self, amount: t.Amount, to: t.Fighters) -> Asking:
        fighters = yield from self.fighters(to)
        there = [f for f in fighters if self.world.there(f)]
        n = (yield from self.amount_for(to, fighters, amount)) if there else None
        self.memory.fighters = fighters
        self.damage, fallen = self.world.deal(there, n or 0)
        self.defeats = len(fallen)
        self.done = self.damage > 0

    def recover(self, who: t.Fighters, amount: t.Amount) -> Asking:
        world = self.world
        fighters = yield from self.fighters(who)
        there = [f for f in fighters if world.there(f)]
        n = (yield from self.amount_for(who, fighters, amount)) if there else None
        self.done = False
        less = sum(rule.n for rule in world.game_rules(t.LessRecovery))
        for fighter in there:
            is_enemy = world.fighters[fighter].is_enemy
            gained = (n or 0) if is_enemy else max((n or 0) - less, 0)
            health = min(world.health[fighter] + gained, world.fighters[fighter].health)
            self.done |= health != world.health[fighter]
            world.health[fighter] = health
        self.memory.fighters = fighters

    def set_health(self, who: t.FighterRef, n: int) -> None:
        world = self.world
        fighters = self.meant(who)[:]
        self.memory.fighters = fighters
        self.done = False
        fallen = []
        for fighter in fighters:
            if world.there(fighter):
                health = min(n, world.fighters[fighter].health)
                self.done |= health != world.health[fighter]
                world.health[fighter] = health
                if health == 0:
                    fallen.append(fighter)
        world.fall(fallen)

    def defend(self, who: t.Fighters) -> Asking:
        """One of those meant, of the player who defends (R117)."""
        world, combat = self.world, self.world.combat
        self.done = False
        if combat is None:
            self.memory.fighters = []
            return
        side = combat.defense
        if isinstance(who, t.Select):
            found = self.fitting_fighters(who, other_than=[side.fighter])
        else:
            found = self.there(who)
        able = [f for f in found if world.fighters[f].seat == side.seat]
        chosen = yield from self.choice(self.seat, {self.fighter_words(f): f for f in able})
        self.memory.fighters = [] if chosen is None else [chosen]
        if chosen is not None and chosen != side.fighter:
            side.fighter = chosen
            side.came_back = False
            self.done = True

    # ------------------------------------------------------------ tokens

    def moving_tokens(self, seat: int, tokens: list[int], far: int, exact: bool) -> Choosing[bool]:
        """As fighters move, but past anyone, and not onto a token of its kind (C62)."""
        world, left, moved = self.world, tokens[:], False
        while left:
            ends = {token: token_reach(world, token, far, exact) for token in left}
            must = exact and any(ends.values())
            for token in left:
                if not (exact and ends[token]):
                    ends[token].add(world.token_space[token])
            answers = {
                f"move {self.token_name(token)}: {world.space_names[end]}": (token, end)
                for token in left
                for end in ends[token]
            }
            chosen = yield from self.choice(seat, answers, done=not must, always=True)
            if chosen is None:
                break
            token, end = chosen
            moved |= world.token_space[token] != end
            world.token_space[token] = end
            left.remove(token)
        return moved

    def move_to(self, who: Who, what: t.Select | t.That, to: t.Spaces) -> Asking:
        """To a space that fits and holds no token of its kind; each must go if it can, but with
        "may" any of several can stay."""
        world = self.world
        self.done = False
        several = what.many if isinstance(what, t.That) else what.count != t.ONE
        free = self.may and several
        seat = self.player(who)
        if seat is None:
            self.memory.tokens, self.memory.spaces = [], []
            return
        tokens = yield from self.chosen_tokens(what, seat)
        left, spaces = tokens[:], []
        while left:
            answers = {
                f"move {self.token_name(token)}: {world.space_names[end]}": (token, end)
                for token in left
                for end in self._room_for_token(token, to)
            }
            if not answers:
                break
            chosen = yield from self.choice(seat, answers, free)
            if chosen is None:
                break
            token, end = chosen
            world.token_space[token] = end
            self.done = True
            left.remove(token)
            spaces.append(end)
        self.memory.tokens, self.memory.spaces = tokens, spaces

    def _room_for_token(self, token: int, to: t.Spaces) -> list[int]:
        here = self.world.token_space[token]
        if isinstance(to, t.That):
            spaces = self.memory.spaces
        else:
            different = [here, *self.memory.spaces_of_this_clause()]
            spaces = self.fitting_spaces(to, not_in=different)
        taken = self.world.spaces_with(self.world.tokens[token].kind)
        return [space for space in spaces if space not in taken]

    def kept_back(self, kind: str) -> list[int]:
        """Your tokens of a kind that are not on the battlefield."""
        world = self.world
        return [
            token
            for token, piece in enumerate(world.tokens)
            if piece == (self.seat, kind) and world.token_space[token] == AWAY
        ]

    def place_token(self, kind: str, where: t.Spaces) -> Asking:
        """One of yours that is not on the battlefield."""
        world = self.world
        supply = self.kept_back(kind)
        self.done = False
        self.memory.tokens = []
        spaces = self.memory.spaces
        if isinstance(where, t.Select):
            spaces = self.fitting_spaces(where)
        taken = world.spaces_with(kind)
        fits = {self.space_words(s): s for s in spaces if s not in taken} if supply else {}
        try:
            goal = yield from self.choice(self.seat, fits)
        finally:
            self.memory.spaces = []
        if goal is not None:
            world.token_space[supply[0]] = goal
            self.memory.tokens, self.memory.spaces = [supply[0]], [goal]
            self.done = True

    def remove_tokens(self, what: t.Select | t.That) -> Asking:
        """Back to their owners, to be placed again."""
        tokens = yield from self.chosen_tokens(what, self.seat)
        for token in tokens:
            self.world.token_space[token] = AWAY
        self.done = bool(tokens)
        self.memory.tokens = tokens

    # ------------------------------------------------------------ cards

    def draw(self, who: Who, amount: t.Amount) -> Asking:
        """One at a time (C35, C36)."""
        seat = self.player(who)
        drawn: list[int] = []
        if seat is not None:
            n = yield from self.amount(amount, asked=seat)
            if not self.world.is_player(seat):
                drawn = self.world.draw_back(seat, n or 0)
            for _ in range(n or 0) if self.world.is_player(seat) else ():
                card = self.world.draw(seat)
                if card is not None:
                    drawn.append(card)
            up_to = isinstance(amount, t.UpTo | t.UpToHand)
            self.short = len(drawn) < (n or 0) and not up_to
        self.memory.cards, self.memory.rest = drawn, drawn[:]
        self.done = bool(drawn)

    def discard(self, who: Who, what: t.Cards) -> Asking:
        seat = self.player(who)
        cards: list[int] = []
        if seat is None and self.world.quest is not None:
            self.speak_of_cards([])
            self.done, self.discarded = False, None  # ignored with all that depends on it (A.I3)
            return
        if seat is not None and self._is_hand_of_enemy(what, seat):
            assert isinstance(what, t.Select)
            self.discard_from_deck(what, seat)
            return
        if seat is not None:
            cards = yield from self.cards(what, seat, Pile.DISCARD)
        self.done = False
        spoken_of = picks_out(what) or isinstance(what, t.Rest)
        held = {*self.memory.rest, *cards} if spoken_of else set()
        for card in cards:
            if card not in self.world.discards[self.world.owner[card]]:
                self.world.discard(card, held)
                self.done = True
        self.discarded = self.done
        self.speak_of_cards(cards)

    def _is_hand_of_enemy(self, what: t.Cards, doer: int) -> bool:
        """So many cards of a hand, whichever they are: not such as fit."""
        if not isinstance(what, t.Select) or what.count.quantity is Quantity.EACH:
            return False
        hand = self.hand_meant(what, doer)
        plain = all(isinstance(filter_, t.InPile | t.AtRandom) for filter_ in what.filters)
        return plain and hand is not None and not self.world.is_player(hand)

    def discard_from_deck(self, what: t.Select, doer: int) -> None:
        """An enemy has no hand: so many from the top of its deck (A.I8), which may be shuffled in
        between (A.H4). Of "up to" it discards none (A.I4)."""
        hand = self.hand_meant(what, doer)
        assert hand is not None
        n = self.n_of(what.count) if what.count.quantity is Quantity.EXACTLY else 0
        cards: list[int] = []
        deck = self.world.decks
        while len(cards) < n and deck[hand]:
            cards.append(deck[hand][-1])
            self.world.discard(cards[-1])
        self.count_out(what.count, len(cards), n)
        self.done = self.discarded = bool(cards)
        self.speak_of_cards(cards)

    def speak_of_cards(self, cards: list[int]) -> None:
        """They are "those cards", and picked out of the rest."""
        self.memory.cards = cards
        self.take_from_rest(cards)

    def take_from_rest(self, cards: list[int]) -> None:
        """Also from what is the rest again after an option."""
        for memory in (self.memory, *self.before_options):
            memory.rest = [card for card in memory.rest if card not in cards]

    def look(self, who: Who, what: t.Cards, everyone: bool) -> Asking:
        seat = self.player(who)
        cards: list[int] = []
        if seat is not None:
            cards = yield from self.cards(what, seat)
        for seen in self.world.seen if everyone else [self.world.seen[self.seat]]:
            seen.update(cards)
        self.done = bool(cards)
        if picks_out(what):
            self.speak_of_cards(cards)
        else:
            self.memory.cards, self.memory.rest = cards, cards[:]

    def put(self, what: t.Cards, spot: Spot) -> Asking:
        """To the hand or the deck of whoever owns the card."""
        world = self.world
        there_already = Pile.HAND if spot is Spot.HAND else None
        cards = yield from self.cards(what, self.seat, there_already)
        bottom = spot is Spot.BOTTOM
        if spot is Spot.TOP_OR_BOTTOM and cards:
            ends = {"pick: top": False, "pick: bottom": True}
            bottom = bool((yield from self.choice(self.seat, ends)))
        if spot in (Spot.TOP, Spot.BOTTOM, Spot.TOP_OR_BOTTOM) and not one_by_one(what):
            cards = yield from self._in_any_order(cards, by_chance(what))
        self.done = False
        decks = dict.fromkeys(world.owner[card] for card in cards)
        # What is drawn first goes on top last, and to the bottom first.
        for card in cards if bottom or spot is Spot.HAND else reversed(cards):
            if spot is Spot.HAND:
                if card not in world.hands[world.owner[card]]:
                    world.to_hand(card)
                    self.done = True
            else:
                world.to_deck(card, bottom)
                self.done = True
        self.speak_of_cards(cards)
        if spot is Spot.SHUFFLED:
            for seat in decks:
                world.shuffle(seat, just_put=cards)

    def _in_any_order(self, cards: list[int], drawn_by_chance: bool) -> Choosing[list[int]]:
        """Named in the order in which they will be drawn; cards that you have not seen keep the
        order of their deck, or that in which chance took them."""
        world = self.world
        if len(cards) < 2:
            return cards
        if drawn_by_chance and any(
            card in world.hands[world.owner[card]]
            and self.seat not in world.teammates(world.owner[card])
            for card in cards
        ):
            return cards
        decks = [world.decks[world.owner[card]] for card in cards]
        if any(
            c in deck and c not in world.seen[self.seat]
            for c, deck in zip(cards, decks, strict=True)
        ):
            # what is drawn first lies last in the list of a deck
            return sorted(cards, key=lambda c: -_place_in(world.decks[world.owner[c]], c))
        if not world.is_player(self.seat) and world.owner[cards[0]] == self.seat:
            return cards  # an enemy leaves its own as they are
        hidden = any(map(world.lies_hidden, cards))
        left, ordered = cards[:], []
        while left:
            names: dict[str, int] = {}
            for card in left:
                names.setdefault(f"pick: {world.card_name(card)}", card)
            chosen = yield from self.choice(self.seat, names, always=hidden)
            assert chosen is not None
            ordered.append(chosen)
            left.remove(chosen)
        return ordered

    def shuffle(self, who: Who) -> None:
        seat = self.player(who)
        self.done = seat is not None
        if seat is not None:
            self.world.shuffle(seat)

    def search(self, piles: tuple[t.Pile, ...], name: str) -> None:
        """Pile by pile, until it is found; it stays where it is, and everyone knows where, since
        the text names it: there, or in the hand if it was in none of the piles."""
        self.searched = self.done = False
        found: list[int] = []
        for pile in piles:
            self.searched |= pile is t.Pile.DECK
            cards = self.world.in_pile(self.seat, pile)
            found = [card for card in cards if self.world.card_name(card) == name][:1]
            if found:
                self.done = True
                break
        hand = self.world.hands[self.seat]
        known = found or [card for card in hand if self.world.card_name(card) == name]
        for seen in self.world.seen:
            seen.update(known)
        self.speak_of_cards(found)

    def become_card(self, ref: t.CardRef, who: Who) -> None:
        """That side of the combat now plays it, face up, as it is printed."""
        world = self.world
        card, side = self.one_card(ref), self.side_of(who)
        self.done = False
        self.speak_of_cards([] if card is None else [card])
        if card is None or side is None or side.card == card:
            return
        face = world.faces[card]
        fits = face.attacks if side.role is t.Role.ATTACK else face.defends
        if not fits or not world.may_use(side.fighter, card):
            return  # the fighter could not fight with it (R95)
        old = side.card
        world.take_up(card)
        if old != NO_CARD:
            world.put_away(old)
        side.play(card)
        self.done = True

    # ------------------------------------------------------------ the combat

    def cancel(self, ref: t.CardRef) -> None:
        """The card's effects that have not happened yet (R47-R52); a blank card has none (R51)."""
        side, combat = self.combat_side(ref), self.world.combat
        self.done = False
        if side is None or combat is None or side.canceled:
            return
        text = self.world.text(side.card, side.role)
        if text and not protected(self.world, combat, side):
            side.canceled = True
            self.done = True
            side.beside_lost = True

    def ignore(self, ref: t.CardRef) -> None:
        side = self.combat_side(ref)
        self.done = side is not None and not side.ignored
        if side is not None:
            side.ignored = True

    def add(self, amount: t.Amount, ref: t.CardRef) -> Asking:
        side = self.combat_side(ref)
        self.done = False
        if side is None:
            return
        n = yield from self.amount(amount)
        if n:
            self._change(side, Change(n, self.by_card))

    def set_value(self, ref: t.CardRef, amount: t.Number | t.Measure, printed: bool) -> None:
        side = self.combat_side(ref)
        self.done = False
        n = amount.n if isinstance(amount, t.Number) else self.measure(amount)
        if side is not None and n is not None:
            self._change(side, Change(n, self.by_card, becomes=True, printed=printed))

    def _change(self, side: CombatSide, change: Change) -> None:
        if not locked(self.world, side, change.by_card):
            side.changes.append(change)
            self.done = True

    def boost(self, face_down: bool) -> Asking:
        """With a card of your hand, where you attack; asked even with an empty hand (C67)."""
        world, side = self.world, self.my_side()
        optional, self.may = self.may, False
        self.done = False
        if world.combat is None or side is not world.combat.attack:
            return
        if face_down and side.beside:
            return
        hand = world.hands[self.seat]
        answers = {f"boost: {world.card_name(card)}": card for card in world.leaving_last(hand)}
        if optional or not hand:
            answers["boost: none"] = NO_CARD
        card = yield from self.choice(self.seat, answers, always=True)
        if card is None or card == NO_CARD:
            return
        self.done = True
        self.take_from_rest([card])
        if face_down:
            world.take_up(card)
            side.beside.append(card)
            side.beside_by_card = self.by_card
        else:
            world.discard(card)
            if side.card != NO_CARD and not locked(world, side, self.by_card):
                side.changes.append(Change(world.boost(card), self.by_card, boost=True))

    def until(self, duration: t.Duration, rule: t.LastingRule) -> None:
        """Fighters are those meant when it is said."""
        fighters: list[int] = []
        settled: dict[t.FighterRef, list[int]] = {}
        card = self.card
        match rule:
            case t.PreventDamage(ref) | t.HealthFloor(ref):
                fighters = self.there(ref)
                self.done = bool(fighters)
            case t.CannotLeave(select):
                self.done = True
                for which in select.filters:
                    match which:
                        case t.AdjacentTo(ref) | t.ZoneOf(ref) | t.SpaceOf(ref):
                            if ref != t.That(Noun.SPACE):
                                settled[ref] = self.meant(ref)[:]
            case t.LockValue(locked_card):
                side = self.combat_side(locked_card)
                self.done = side is not None
                card = NO_CARD if side is None else side.card
            case _:
                assert_never(rule)
        if self.done:
            held = Lasting(
                rule, duration, self.seat, fighters, card, self.memory.copy(), self._acts(),
                settled,
            )  # fmt: skip
            self.world.lasting.append(held)

    def _acts(self) -> int | None:
        mine = self._in_combat(Who.YOU)
        return mine[0] if mine else None

    # ------------------------------------------------------------ choices, state

    def choose(self, selects: tuple[t.Select, ...]) -> Asking:
        """Each sees what has been chosen before it; all of one kind are "those"."""
        together: dict[Noun, list[int]] = {}
        self.done = False
        for select in selects:
            noun = Noun.FIGHTER if select.noun in FIGHTERS else select.noun
            chosen = yield from self._choose_one(select)
            self.done |= bool(chosen)
            together[noun] = together.get(noun, []) + [
                thing for thing in chosen if thing not in together.get(noun, [])
            ]
            if noun is Noun.CARD:
                self.speak_of_cards(together[noun])
            else:
                self.remember(noun, together[noun])

    def _choose_one(self, select: t.Select) -> Choosing[list[int]]:
        if select.noun is Noun.PLAYER:
            able = self._players(self.opponents_to_choose())
            chosen = yield from self.choice(self.seat, able)
            return [] if chosen is None else [chosen]
        if select.noun is Noun.ANYONE:
            players = [s for s in range(self.world.players) if self.is_there(s)]
            chosen = yield from self.choice(self.seat, self._players(players))
            return [] if chosen is None else [chosen]
        if select.noun is Noun.CARD:
            return (yield from self.cards(select, self.seat))
        if select.noun is Noun.TOKEN:
            return (yield from self.chosen_tokens(select, self.seat))
        if select.noun is Noun.SPACE:
            spaces = self.fitting_spaces(select)
            return (yield from self.some(self.seat, select.count, spaces, self.space_words))
        return (yield from self.fighters(select))

    def choose_options(self, n: int, options: tuple[tuple[t.Effect, ...], ...]) -> Asking:
        """All are chosen before any happens (R82); what an option speaks of stays in it."""
        left = list(range(len(options)))
        chosen: list[int] = []
        while len(chosen) < n and left:
            answers = {f"pick: option {i + 1}": i for i in left}
            option = yield from self.choice(self.seat, answers)
            assert option is not None
            chosen.append(option)
            left.remove(option)
        self.may = False
        before = self.memory.copy()
        came_of_it = self.damage, self.defeats, self.discarded, self.searched
        self.world.saved.append(before)
        self.before_options.append(before)
        for option in chosen:
            yield from self.effects(options[option])
            self.memory.take(before)
            self.damage, self.defeats, self.discarded, self.searched = came_of_it
        self.before_options.pop()
        self.world.saved = [memory for memory in self.world.saved if memory is not before]
        self.done, self.short = bool(chosen), False

    def set_state(self, key: str, chosen: str) -> None:
        self.done = self.world.tracks[self.seat][key] != chosen
        self.world.tracks[self.seat][key] = chosen

    def counted(self, key: str) -> int:
        have = self.world.tracks[self.seat].get(key, 0)
        assert isinstance(have, int)
        return have

    def count(self, key: str, n: int) -> None:
        self.done = self.world.tracks[self.seat][key] != n
        self.world.tracks[self.seat][key] = n

    def spend(self, key: str, amount: t.Number | t.UpTo) -> Asking:
        """All of them or none; of "up to" no more than there are (R108)."""
        have = self.counted(key)
        if isinstance(amount, t.UpTo):
            n = yield from self.number_from(self.seat, 0, min(amount.n, have))
        else:
            n = amount.n if amount.n <= have else 0
        self.count(key, have - n)
        self.memory.number = n

    # ------------------------------------------------------------ the cooperative game

    def place_markers(self, amount: t.Amount, which: t.Select) -> Asking:
        """So many on each site. Where the supply is short the players say which go first (A.L5),
        and what is missing advances the threat (A.K5, A.L4)."""
        quest = self.quest
        n = (yield from self.amount(amount)) or 0
        left = self.fitting_sites(which)
        if len(left) * n > quest.supply > 0:
            ordered: list[int] = []
            while left:
                answers = {f"pick: {quest.name(site)}": site for site in left}
                site = yield from self.choice(self.seat, answers)
                assert site is not None
                ordered.append(site)
                left.remove(site)
            left = ordered
        missing, self.done = 0, False
        for site in left:
            placed = min(n, quest.supply)
            quest.markers[site] += placed
            missing += n - placed
            self.done |= placed > 0
        self.done |= advance(self.world, missing)

    def destroy(self, which: t.Select) -> None:
        """Its doom tokens go to the next bridge, and the effects of its slot happen (A.K16); the
        spaces are no longer adjacent (A.K17)."""
        quest, world = self.quest, self.world
        found = self.fitting_sites(which)
        for site in found:
            slot = quest.bridges.count(None)
            quest.bridges[site] = None
            heirs = quest.standing()
            if heirs:
                quest.markers[heirs[0]] += quest.markers[site]
            quest.markers[site] = 0
            world.cut(*quest.board.sites[site].spaces)
            for text in quest.board.slots[slot] if slot < len(quest.board.slots) else ():
                set_off_text(world, text, t.Timing.PLAYED)
        self.done = bool(found)

    def take_turn(self, who: t.Named) -> Asking:
        """How, is known by who plays the game (A.F1)."""
        there = self.there(who)
        self.done = bool(there)
        for fighter in there:
            yield from self.world.enemy_turn(fighter, self.turn_move)


def advance(world: World, spaces: int) -> bool:
    """The marker goes on; at the end of its track the villain has reached its aim, and what is left
    over is lost (A.J3), as is what comes before the marker is back (A.J6). Whether it moved."""
    quest = world.quest
    assert quest is not None
    if spaces <= 0 or quest.resolving:
        return False
    end = len(quest.board.track)
    quest.steps = min(quest.steps + spaces, end)
    if quest.steps == end:
        quest.objectives += 1
        quest.resolving = True
        set_off_text(world, quest.objective, t.Timing.OBJECTIVE)
    return True


def set_off_text(world: World, text: t.Text, timing: t.Timing) -> None:
    """A text of the villain or of its board happens next."""
    assert world.quest is not None
    seat = world.quest.villain
    for part in text:
        if isinstance(part, t.Clause) and part.when is timing:
            happens = SetOff(seat, Memory(seat=seat), effects=part.effects, outlasts=True)
            happens.acting = world.fighters_of[seat][0]
            happens.is_objective = timing is t.Timing.OBJECTIVE
            world.set_off.append(happens)


def players_in_order(world: World) -> list[int]:
    """Those who are not out, from whoever's turn it is; in the cooperative game by their order
    markers."""
    order = [(world.turn + step) % world.players for step in range(world.players)]
    if world.quest is not None:
        order = sorted(range(world.players), key=world.quest.order.__getitem__)
    return [seat for seat in order if not world.out(seat)]


def react(world: World) -> Asking:
    """What has been set off happens: after the instruction that set it off and before the next;
    one player's after the other's, each in the order in which it was set off. What is under way
    is not set off again."""
    together = [
        one for one in world.set_off if one.place is None or one.place not in world.reacting
    ]
    world.set_off = []
    objective = any(one.is_objective for one in together)
    order = order_of_players(world)
    together.sort(key=lambda one: order.index(one.seat))
    world.saved += [one.memory for one in together]
    for one in together:
        if one.outlasts or not world.out(one.seat):
            world.trail.append("a trigger")
            world.reacting.append(one.place)
            run = Run(world, one.seat, one.memory, acting=one.acting)
            run.damage, run.defeats = one.damage, one.defeats
            yield from run.clause(one.effects)
            world.reacting.pop()
    for one in together:
        world.saved = [memory for memory in world.saved if memory is not one.memory]
    if objective:
        objective_is_over(world)


def objective_is_over(world: World) -> None:
    """The marker goes back (A.J4), or the players have lost (A.B3). Before the end of its track."""
    quest = world.quest
    assert quest is not None
    if quest.objectives == OBJECTIVES_TO_LOSE:
        world.end(world.sides[quest.villain])
    quest.resolving = False
    returns = max([0, *(rule.space - 1 for rule in world.game_rules(t.ThreatReturns))])
    quest.steps = min(returns, len(quest.board.track) - 1)


def _place_in(pile: list[int], card: int) -> int:
    return pile.index(card) if card in pile else -1


# ---------------------------------------------------------------- ways


def reach(world: World, fighter: int, far: int, exact: bool, through: bool = False) -> set[int]:
    """Where a fighter can end: through friends, not through opponents of its owner (C30, C33)."""
    here = world.space[fighter]
    if stuck(world, fighter):
        return {here}
    side = world.fighters[fighter].side
    others = {s: f for f, s in enumerate(world.space) if s != AWAY and f != fighter}
    closed = set() if through else {s for s, f in others.items() if world.fighters[f].side != side}
    joined = links(world, fighter)
    ends = walk(world, here, far, exact, closed, joined, stopping(world, fighter))
    return {space for space in ends if space not in others}


def ways(
    world: World, fighter: int, far: int, exact: bool, through: bool, watching: set[int]
) -> dict[int, list[tuple[int, ...]]]:
    """To each space the watched spaces that can be entered on the way, in their order, three at
    most. None is entered twice, unless the number of spaces is exact."""
    side = world.fighters[fighter].side
    others = {s: f for f, s in enumerate(world.space) if s != AWAY}
    closed = set() if through else {s for s, f in others.items() if world.fighters[f].side != side}
    joined = links(world, fighter)
    here, stops = world.space[fighter], stopping(world, fighter)
    now: set[tuple[int, tuple[int, ...]]] = {(here, ())}
    ever = set(now)
    for walked in range(far):
        ahead = set()
        for space, entered in now:
            if walked and space in stops:
                continue
            for step in walk(world, space, 1, True, closed, joined):
                if step in entered and not exact:
                    continue
                if step in watching and len(entered) == 3:
                    continue
                ahead.add((step, (*entered, step) if step in watching else entered))
        now = ahead if exact else ahead - ever
        ever |= now
    found: dict[int, list[tuple[int, ...]]] = {}
    for space, entered in sorted(now if exact else ever):
        found.setdefault(space, []).append(entered)
    return found


def check_way(
    world: World, fighter: int, end: int, entered: tuple[int, ...] | None, far: int, exact: bool,
    through: bool, watching: set[int],
) -> list[int]:  # fmt: skip
    """The engine's way is as good as any that is alike and as short."""
    way = world.way
    found = tuple(s for s in way if s in watching)
    fits = bool(way) and way[-1] == end and (found == entered or entered is None)
    here = world.space[fighter]
    side = world.fighters[fighter].side
    stops = stopping(world, fighter)
    for walked, step in enumerate(way):
        on_it = world.standing_on(step)
        foe = on_it is not None and world.fighters[on_it].side != side
        fits &= step in walk(world, here, 1, True, set(), links(world, fighter))
        fits &= not walked or here not in stops
        fits &= through or not foe
        here = step
    shorter = not exact and entered in ways(
        world, fighter, len(way) - 1, False, through, watching
    ).get(end, [])
    length = len(way) == far if exact else len(way) <= far and not shorter
    if entered is None:
        fits &= len(found) == _fewest(world, fighter, end, far, exact, through, watching)
    if not fits or not length:
        raise AssertionError(f"{way} is no way to {end} by {entered}")
    return list(way)


def _fewest(
    world: World, fighter: int, end: int, far: int, exact: bool, through: bool, watching: set[int]
) -> int:
    """How many watched spaces are entered on the way to a space that enters the fewest."""
    side = world.fighters[fighter].side
    others = {s: f for f, s in enumerate(world.space) if s != AWAY}
    closed = set() if through else {s for s, f in others.items() if world.fighters[f].side != side}
    joined = links(world, fighter)
    here, stops = world.space[fighter], stopping(world, fighter)
    fewest = {here: 0}
    for walked in range(far):
        ahead: dict[int, int] = {} if exact else dict(fewest)
        for space, entered in fewest.items():
            if walked and space in stops:
                continue
            for step in walk(world, space, 1, True, closed, joined):
                now = entered + (step in watching)
                ahead[step] = min(now, ahead.get(step, now))
        fewest = ahead
    return fewest[end]


def token_reach(world: World, token: int, far: int, exact: bool) -> set[int]:
    """Where a token can end, other than where it is (C62, R119)."""
    taken = world.spaces_with(world.tokens[token].kind)
    return walk(world, world.token_space[token], far, exact, set(), []) - taken


def walk(
    world: World,
    here: int,
    far: int,
    exact: bool,
    closed: set[int],
    joined: list[set[int]],
    stops: Collection[int] = (),
) -> set[int]:
    """The spaces at the end of every way of this length, or of any length up to it. From spaces
    where movement ends no way leads on."""
    ends = {here}
    everywhere = {here}
    for walked in range(far):
        following: set[int] = set()
        for space in ends:
            if walked and space in stops:
                continue
            following |= world.beside[space]
            if space in world.passages:
                following |= world.passages - {space}  # a passage leads to another
            for spaces in joined:
                if space in spaces:
                    following |= spaces - {space}
        following -= closed
        if not exact:
            following -= everywhere
        if following == ends or not following:
            ends = following
            break
        ends = following
        everywhere |= following
    return ends if exact else everywhere


# ---------------------------------------------------------------- what the words of a deed ask for


def of_tokens(what: object) -> bool:
    return isinstance(what, t.Select | t.That) and what.noun is Noun.TOKEN


def one_by_one(what: t.Cards) -> bool:
    """Chosen one after another, and so in an order."""
    return _chooses(what)


def picks_out(what: t.Cards) -> bool:
    """ "That card", "those cards", "1 of those cards": out of the rest."""
    if isinstance(what, t.Select):
        return any(isinstance(filter_, t.Among) for filter_ in what.filters)
    return isinstance(what, t.That)


def pointed_at(deed: t.Effect) -> set[Noun]:
    """ "That fighter", "those cards", "1 of those cards", "the rest": known before."""
    nouns = set()
    for thing in (getattr(deed, part.name) for part in fields(deed)):
        if isinstance(thing, t.That):
            nouns.add(thing.noun)
        elif isinstance(thing, t.Rest):
            nouns.add(Noun.CARD)
        elif isinstance(thing, t.Select):
            for which in thing.filters:
                if isinstance(which, t.Among) and which.those.noun is not Noun.SPACE:
                    nouns.add(which.those.noun)
    return nouns


def by_chance(what: t.Cards) -> bool:
    return isinstance(what, t.Select) and t.AtRandom() in what.filters


def _chooses(what: object) -> bool:
    if not isinstance(what, t.Select):
        return False
    return what.count.quantity is not Quantity.EACH and t.AtRandom() not in what.filters


@lru_cache(maxsize=4096)
def asks_something(deed: t.Instruction) -> bool:
    """Whether the instruction asks for something by its own words."""
    match deed:
        case t.Move() | t.Boost() | t.ChooseNumber() | t.ChooseOptions():
            return True
        case t.ChooseState():
            return True
        case t.Choose(selects):
            return any(map(_chooses, selects))
        case t.PlaceMarkers(amount) | t.Advance(amount):
            return isinstance(amount, t.UpTo)
        case t.MoveTo(_, what, to) | t.Place(what, to) | t.Return(what, to):
            return _chooses(what) or isinstance(to, t.Select)
        case t.Damage(amount, what) | t.Recover(what, amount):
            return _chooses(what) or isinstance(amount, t.UpTo)
        case t.Defend(what) | t.Discard(_, what) | t.Look(what) | t.Reveal(_, what):
            return _chooses(what)
        case t.Put(what, _, spot):
            return _chooses(what) or (spot is Spot.TOP_OR_BOTTOM and not by_chance(what))
        case t.Draw(_, amount) | t.Add(amount) | t.AddMove(amount) | t.Gain(_, amount):
            return isinstance(amount, t.UpTo | t.UpToHand)
        case t.Spend(_, amount):
            return isinstance(amount, t.UpTo)
        case t.PlaceToken(_, space):
            return isinstance(space, t.Select)
        case t.RemoveTokens(what):
            return _chooses(what)
        case (
            t.Swap() | t.Leave() | t.SetHealth() | t.Shuffle() | t.Search() | t.BecomeCard()
            | t.Cancel() | t.Ignore() | t.SetValue() | t.ChangeState() | t.SetState()
            | t.GainAction() | t.EndTurn() | t.EndMovement() | t.Destroy() | t.TurnUp()
            | t.TakeTurn() | t.AddInitiative() | t.ActAgain()
        ):  # fmt: skip
            return False
        case _:
            assert_never(deed)


@lru_cache(maxsize=4096)
def of_that_player(effect: t.Effect) -> t.Effect:
    """The same said of one player instead of each."""
    changed = _with_that_player(effect)
    assert isinstance(changed, t.Effect)
    return changed


def _with_that_player(node: object) -> object:
    if node is Who.EACH:
        return Who.THAT
    if isinstance(node, tuple):
        return tuple(map(_with_that_player, node))
    if is_dataclass(node) and not isinstance(node, type):
        changes = {part.name: _with_that_player(getattr(node, part.name)) for part in fields(node)}
        return replace(node, **changes)
    return node


@lru_cache(maxsize=4096)
def mentions_opponent(effect: t.Effect) -> bool:
    """Whether an instruction itself, not those inside it, speaks of your opponent."""
    match effect:
        case t.May() | t.ChooseOptions() | t.Delay():
            return False
        case t.If(condition):
            return Who.OPPONENT in _players_in(condition)
    return Who.OPPONENT in _players_in(effect)


def _players_in(node: object) -> Iterator[Who]:
    if isinstance(node, t.InCombat):
        return  # of the combat, not of a player
    if isinstance(node, Who):
        yield node
    elif isinstance(node, tuple):
        for part in node:
            yield from _players_in(part)
    elif is_dataclass(node):
        for part in fields(node):
            yield from _players_in(getattr(node, part.name))
