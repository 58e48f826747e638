"""What the grammar lets pass and a text still cannot say: things that nothing has spoken of, and
things that could not happen where they stand.

A text that passes does what it says; one that would do nothing, or something else, is refused. The
walk follows a text in the order in which it runs, and keeps account of what has been spoken of by
then. What a node fills and reads stands with the node, in `tree`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from enum import Enum
from typing import TypeAlias, assert_never

from peerless.text import tree as t
from peerless.text.names import Names
from peerless.text.tree import Noun, Quantity, Slot, Timing, Who


class TextKind(Enum):
    """Where a text stands: what can be said depends on it."""

    ABILITY = "an ability"
    SCHEME = "a scheme"
    ATTACK = "an attack card"
    DEFENSE = "a defense card"
    VERSATILE = "a versatile card"


class Refusal(Exception):
    """A part of a text that cannot be said there, why, and what could."""

    def __init__(self, why: str, *expected: str) -> None:
        super().__init__(why)
        self.nodes: list[object] = []  # the part, and those around it from the inside out
        self.why = why
        self.expected = expected


# ---------------------------------------------------------------- what has been spoken of

_EVERYONE = frozenset(Who)
_SPOKEN_OF = {
    Slot.FIGHTER: "a fighter spoken of before",
    Slot.CARD: "a card spoken of before",
    Slot.REST: "cards drawn, looked at or revealed before",
    Slot.SPACE: "a space spoken of before",
    Slot.TOKEN: "a token spoken of before",
    Slot.PLAYER: "an opponent chosen before",
    Slot.NUMBER: "a number named, chosen or spent before",
    Slot.DONE: "an instruction before it in this clause",
    Slot.DAMAGE: "damage dealt before in this clause",
    Slot.DISCARD: "a discard before in this clause",
    Slot.SEARCH: "a search before in this clause",
}
_SEVERAL = {
    Slot.FIGHTER: "each of those fighters",
    Slot.CARD: "those cards",
    Slot.TOKEN: "each of those tokens",
    Slot.SPACE: "one space to be chosen before",
}


@dataclass(frozen=True, slots=True)
class Spoken:
    """What may be in a slot: one thing or several; of cards, whose they are and who has seen
    them."""

    many: bool = False
    owners: frozenset[Who] = frozenset()
    seen_by: frozenset[Who] = _EVERYONE

    def or_else(self, other: Spoken) -> Spoken:
        """Either of two: what may be so of one may be so, what must be so must be of both."""
        return Spoken(
            self.many or other.many, self.owners | other.owners, self.seen_by & other.seen_by
        )


Filled: TypeAlias = dict[Slot, Spoken]


def _either(one: Filled, other: Filled) -> Filled:
    """After one of two ways was taken."""
    both = {slot: one[slot].or_else(other[slot]) for slot in one.keys() & other.keys()}
    return one | other | both


# ---------------------------------------------------------------- where a sentence stands

_ORDER = (
    Timing.PLAYED, Timing.SETUP, Timing.TURN_START, Timing.MANEUVER, Timing.AFTER_MANEUVER,
    Timing.ATTACK, Timing.COMMIT, Timing.IMMEDIATELY, Timing.DURING, Timing.AFTER,
    Timing.AFTER_ATTACK, Timing.TURN_END,
)  # fmt: skip
"""The order in which clauses happen, whatever the order in which they are written."""

_IN_COMBAT = (
    Timing.ATTACK, Timing.COMMIT, Timing.IMMEDIATELY, Timing.DURING, Timing.AFTER,
    Timing.AFTER_ATTACK,
)  # fmt: skip
_OF_CARDS = (Timing.PLAYED, Timing.COMMIT, Timing.IMMEDIATELY, Timing.DURING, Timing.AFTER)


@dataclass(frozen=True, slots=True)
class Where:
    """What there is to speak of at a place of a text."""

    timing: Timing | None  # None: a standing rule, which is read at any time
    kind: TextKind | None
    later: bool = False  # at your next turn

    @property
    def unknown(self) -> bool:
        """Sentences by themselves, which might stand anywhere."""
        return self.kind is None and self.timing is Timing.PLAYED and not self.later

    @property
    def combat(self) -> bool:
        return not self.later and (self.unknown or self.timing is None or self.timing in _IN_COMBAT)

    @property
    def before_defense(self) -> bool:
        """Whether the attack has been put down and nothing else."""
        commits = self.timing is Timing.COMMIT and self.kind is TextKind.ATTACK
        return not self.later and (commits or self.timing is Timing.ATTACK)

    @property
    def decided(self) -> bool:
        return self.combat and self.timing in (Timing.AFTER, Timing.AFTER_ATTACK)

    @property
    def fighter(self) -> bool:
        """Whether a fighter of yours acts."""
        return self.timing in (None, Timing.PLAYED, *_IN_COMBAT)

    @property
    def card(self) -> bool:
        if self.kind is None:
            return self.timing is None or self.timing in _OF_CARDS
        return self.kind is not TextKind.ABILITY


class Use(Enum):
    """What a selector is for."""

    ACT = "to act on"
    CHOOSE = "to choose"
    COUNT = "to count"
    RETURN = "to return"
    DEFEND = "to defend"
    PUT = "to put something there"


_PLACES = t.AdjacentTo | t.ZoneOf | t.SpaceOf | t.Fighting | t.OnToken
_NO_COMBAT = "does not fit: there is no combat here"
_BEFORE_DECIDED = "does not fit: the combat is not decided here yet"
_AFTER_DECIDED = "does not fit: the combat is decided here, and values count no longer"
_COMBAT_CLAUSE = "a clause such as During combat:"


def check(text: t.Text, names: Names, kind: TextKind | None = None) -> None:
    """Raises the first `Refusal`, if anything in the text cannot be said."""
    _Check(names, kind).text(text)


class _Check:
    def __init__(self, names: Names, kind: TextKind | None) -> None:
        self.names = names
        self.kind = kind
        self.where = Where(None, kind)
        self.filled: Filled = {}

    def text(self, text: t.Text) -> None:
        for part in text:
            if isinstance(part, t.Standing):
                with self.at(part):
                    self.standing(part)
        clauses = [part for part in text if isinstance(part, t.Clause)]
        for clause in sorted(clauses, key=lambda clause: _ORDER.index(clause.timing)):
            self.where = Where(clause.timing, self.kind)
            self.forget(t.OF_ONE_CLAUSE)
            self.effects(clause.effects)

    # ------------------------------------------------------------ small tools

    @contextmanager
    def at(self, node: object) -> Iterator[None]:
        """Notes where in the text a refusal comes from."""
        try:
            yield
        except Refusal as refusal:
            refusal.nodes.append(node)
            raise

    def forget(self, slots: t.Slots) -> None:
        for slot in slots:
            self.filled.pop(slot, None)

    def read(self, slots: t.Slots, many: bool = True) -> None:
        """Something must have been spoken of; `many`: several may be meant."""
        for slot in slots:
            if slot not in self.filled:
                raise Refusal("does not fit", _SPOKEN_OF[slot])
            if self.filled[slot].many and not many and slot in _SEVERAL:
                raise Refusal("does not fit: several may be meant", _SEVERAL[slot])

    def fill(self, effect: t.Effect, spoken: Spoken | None = None) -> None:
        for slot in effect.fills:
            self.filled[slot] = spoken or Spoken()
        self.filled[Slot.DONE] = Spoken()

    def need_combat(self) -> None:
        if not self.where.combat:
            raise Refusal(_NO_COMBAT, _COMBAT_CLAUSE)

    def need_open_combat(self) -> None:
        """Before the outcome, as long as a value counts."""
        self.need_combat()
        if self.where.decided:
            raise Refusal(_AFTER_DECIDED, "a clause before After combat:")

    def need_decided(self) -> None:
        self.need_combat()
        if not self.where.decided and not self.where.unknown:
            raise Refusal(_BEFORE_DECIDED, "a clause such as After combat:")

    # ------------------------------------------------------------ effects

    def effects(self, effects: tuple[t.Effect, ...]) -> None:
        for effect in effects:
            with self.at(effect):
                self.effect(effect)

    def effect(self, effect: t.Effect) -> None:
        match effect:
            case t.May(inner):
                with self.at(inner):
                    self.effect(inner)
            case t.If():
                self.branch(effect)
            case t.Delay(effects):
                self.delay(effects)
                self.fill(effect)
            case t.ChooseOptions(options=options):
                self.options(options)
                self.fill(effect)
            case (
                t.Move() | t.MoveTo() | t.PlaceToken() | t.RemoveTokens() | t.Place() | t.Return()
                | t.Swap() | t.Leave() | t.Damage() | t.Recover() | t.SetHealth() | t.Defend()
            ):  # fmt: skip
                self.fill(effect, Spoken(many=self.deed_of_fighters(effect)))
            case (
                t.Draw() | t.Discard() | t.Look() | t.Reveal() | t.Put() | t.Shuffle()
                | t.Search() | t.BecomeCard()
            ):  # fmt: skip
                self.fill(effect, self.deed_of_cards(effect))
            case t.Cancel() | t.Ignore() | t.Add() | t.SetValue() | t.Boost():
                self.deed_of_combat(effect)
                self.fill(effect)
            case t.Choose():
                self.choose(effect)
            case (
                t.AddMove() | t.ChooseNumber() | t.ChooseState() | t.ChangeState() | t.SetState()
                | t.Gain() | t.Spend() | t.GainAction() | t.EndTurn() | t.Until()
            ):  # fmt: skip
                self.deed_of_state(effect)
                self.fill(effect)
            case _:
                assert_never(effect)

    def branch(self, effect: t.If) -> None:
        self.condition(effect.condition)
        before = self.filled
        self.filled = dict(before)
        self.effects(effect.then)
        then = self.filled
        self.filled = dict(before)
        self.effects(effect.otherwise)
        self.filled = _either(then, self.filled)
        self.fill(effect)

    def delay(self, effects: tuple[t.Effect, ...]) -> None:
        """What happens later speaks of what was spoken of now, and the text goes on without it."""
        before, where = dict(self.filled), self.where
        self.where = replace(where, later=True)
        self.forget(t.OF_ONE_CLAUSE)
        self.effects(effects)
        self.filled, self.where = before, where

    def options(self, options: tuple[tuple[t.Effect, ...], ...]) -> None:
        before = self.filled
        for option in options:
            self.filled = dict(before)
            self.forget((Slot.DONE,))
            self.effects(option)
        self.filled = dict(before)

    # ------------------------------------------------------------ effects on fighters and tokens

    def deed_of_fighters(
        self,
        effect: t.Move | t.MoveTo | t.PlaceToken | t.RemoveTokens | t.Place | t.Return | t.Swap
        | t.Leave | t.Damage | t.Recover | t.SetHealth | t.Defend,
    ) -> bool:  # fmt: skip
        """Whether it may speak of several."""
        match effect:
            case t.Move(who, what, spaces):
                self.who(who)
                if Slot.TOKEN in effect.fills:
                    assert isinstance(what, t.Select | t.That)
                    self.amount(spaces)
                    return self.tokens(what)
                return self.measured(what, spaces)
            case t.MoveTo(who, what, to):
                self.who(who)
                self.space(to, Use.ACT)
                return self.tokens(what)
            case t.PlaceToken(_, space):
                self.space(space, Use.PUT)
                return False
            case t.RemoveTokens(tokens):
                return self.tokens(tokens)
            case t.Place(fighter, space):
                self.space(space, Use.ACT)
                return self.fighters(fighter)
            case t.Return(fighter, space):
                self.space(space, Use.PUT)
                if t.Defeated() not in fighter.filters:
                    raise Refusal("does not fit: only the defeated can return", "defeated")
                return self.fighters(fighter, Use.RETURN)
            case t.Swap(first, second):
                self.fighter(first, only_one=True)
                self.fighter(second, only_one=True)
                return True
            case t.Damage(amount, to):
                return self.measured(to, amount)
            case t.Recover(fighter, amount):
                return self.measured(fighter, amount)
            case t.Leave(fighter) | t.SetHealth(fighter):
                return self.fighters(fighter)
            case t.Defend(fighter):
                self.need_combat()
                if self.fighters(fighter, Use.DEFEND):
                    raise Refusal("does not fit: only one fighter can defend", "one fighter")
                return False
            case _:
                assert_never(effect)

    def measured(self, fighters: t.Fighters, amount: t.Amount) -> bool:
        """Fighters, and how much: what stands at the end ("for each Harpy adjacent to that
        fighter") may speak of the fighter that is selected here."""
        if not isinstance(amount, t.Per | t.Instead) or not isinstance(fighters, t.Select):
            self.amount(amount)
            return self.fighters(fighters)
        many = self.fighters(fighters)
        self.filled[Slot.FIGHTER] = Spoken(many)
        self.amount(amount)
        return many

    # ------------------------------------------------------------ effects on cards

    def deed_of_cards(
        self,
        effect: t.Draw | t.Discard | t.Look | t.Reveal | t.Put | t.Shuffle | t.Search
        | t.BecomeCard,
    ) -> Spoken:  # fmt: skip
        """The cards that it speaks of."""
        match effect:
            case t.Draw(who, amount):
                self.who(who)
                self.amount(amount)
                one = isinstance(amount, t.Number | t.UpTo) and amount.n <= 1
                return Spoken(not one, frozenset({who}), frozenset({who}))
            case t.Discard(who, cards):
                self.who(who)
                if isinstance(cards, t.Select) and _in_discard_pile(cards):
                    why = "does not fit: what lies in a discard pile is discarded already"
                    raise Refusal(why, "cards in a hand or a deck")
                return replace(self.cards(cards, who), seen_by=_EVERYONE)
            case t.Look(cards):
                if isinstance(cards, t.ThisCard | t.CombatCard):
                    raise Refusal("does not fit: a card of the combat is not looked at", "reveal")
                spoken = self.cards(cards)
                return replace(spoken, seen_by=spoken.seen_by | {Who.YOU})
            case t.Reveal(who, cards):
                self.who(who)
                return replace(self.cards(cards, who), seen_by=_EVERYONE)
            case t.Put():
                return self.put(effect)
            case t.Shuffle(who):
                self.who(who)
                return Spoken()
            case t.Search(_, card):
                if card not in self.names.cards:
                    raise Refusal(f"does not fit: no card is called {card}", "a card's name")
                return Spoken(owners=frozenset({Who.YOU}))
            case t.BecomeCard(card, who):
                self.need_combat()
                self.who(who)
                spoken = self.cards(card)
                self.only_of(spoken, who)
                return replace(spoken, seen_by=_EVERYONE)
            case _:
                assert_never(effect)

    def only_of(self, spoken: Spoken, who: Who) -> None:
        """A card goes to its owner, and is played for its owner only."""
        others = spoken.owners - {who}
        if others:
            owners = sorted(_POSSESSIVE[other] for other in others)
            raise Refusal("does not fit: a card goes to its owner, and fights for it", *owners)

    def put(self, effect: t.Put) -> Spoken:
        """Cards go to their owner; onto a deck only in an order that is known."""
        self.who(effect.who)
        spoken = self.cards(effect.cards)
        self.only_of(spoken, effect.who)
        onto = effect.spot in (t.Spot.TOP, t.Spot.BOTTOM, t.Spot.TOP_OR_BOTTOM)
        cards = effect.cards
        ordered = isinstance(cards, t.DeckCards) or (
            isinstance(cards, t.Select) and cards.count.quantity is not Quantity.EACH
        )
        if onto and spoken.many and not ordered and Who.YOU not in spoken.seen_by:
            why = "does not fit: you have not seen these cards, and cannot put them in order"
            raise Refusal(why, "look at them before")
        return spoken

    # ------------------------------------------------------------ effects on the combat

    def deed_of_combat(self, effect: t.Cancel | t.Ignore | t.Add | t.SetValue | t.Boost) -> None:
        match effect:
            case t.Cancel(card):
                self.combat_card(card)
            case t.Ignore(card):
                self.need_open_combat()
                self.combat_card(card)
            case t.Add(amount, card):
                self.need_open_combat()
                self.combat_card(card)
                self.amount(amount)
            case t.SetValue(card, amount, printed):
                if not printed:
                    self.need_open_combat()
                self.combat_card(card)
                self.amount(amount)
            case t.Boost(face_down):
                self.need_open_combat()
                if self.kind is TextKind.DEFENSE:
                    raise Refusal("does not fit: a defense card is no attack", "add")
                timings = (Timing.ATTACK, Timing.COMMIT)
                if face_down and self.where.timing not in timings and not self.where.unknown:
                    why = "does not fit: it is too late for a card face down"
                    raise Refusal(why, "boost this attack")
            case _:
                assert_never(effect)

    def combat_card(self, card: t.CardRef) -> None:
        """A card with a value that counts and effects that happen: one of the combat."""
        self.need_combat()
        with self.at(card):
            if isinstance(card, t.DeckCards):
                why = "does not fit: only a card of the combat has a value and effects that count"
                raise Refusal(why, "this card", "your card", "that card")
        self.cards(card)

    # ------------------------------------------------------------ choices, state, turn

    def choose(self, effect: t.Choose) -> None:
        """Each choice sees the ones before it; all of one kind are "those"."""
        chosen: Filled = {}
        for select in effect.selects:
            slot = select.noun.slot
            with self.at(select):
                spoken = self.select(select, Use.CHOOSE)
            before = chosen.get(slot)
            chosen[slot] = spoken if before is None else replace(before.or_else(spoken), many=True)
            self.filled[slot] = spoken  # for the next one "that" is this one
        self.filled |= chosen
        self.filled[Slot.DONE] = Spoken()

    def deed_of_state(
        self,
        effect: t.AddMove | t.ChooseNumber | t.ChooseState | t.ChangeState | t.SetState | t.Gain
        | t.Spend | t.GainAction | t.EndTurn | t.Until,
    ) -> None:  # fmt: skip
        match effect:
            case t.AddMove(amount):
                maneuver = self.where.timing is Timing.MANEUVER and not self.where.later
                if not maneuver and not self.where.unknown:
                    why = "does not fit: there is no maneuver under way here"
                    raise Refusal(why, "When you maneuver:")
                self.amount(amount)
            case t.Gain(_, amount) | t.Spend(_, amount):
                self.amount(amount)
            case t.ChangeState(key):
                values = self.names.values.get(key, ())
                if len(values) != 2:
                    why = f"does not fit: your {key} has {len(values)} values, not two"
                    raise Refusal(why, f"choose your {key}")
            case t.GainAction() | t.EndTurn():
                self.own_turn()
            case t.Until(duration, rule):
                if duration is t.Duration.COMBAT:
                    self.need_combat()
                with self.at(rule):
                    self.lasting(rule, duration)
            case t.ChooseNumber() | t.ChooseState() | t.SetState():
                pass
            case _:
                assert_never(effect)

    def own_turn(self) -> None:
        """Actions can be gained, and a turn be ended, only while it has actions."""
        if not self.where.later and self.where.timing in (Timing.SETUP, Timing.TURN_END):
            raise Refusal("does not fit: the turn has no actions here", "another heading")
        if self.kind is TextKind.DEFENSE and not self.where.later:
            why = "does not fit: a defense card is played in another player's turn"
            raise Refusal(why, "a card that attacks")

    def lasting(self, rule: t.LastingRule, duration: t.Duration) -> None:
        match rule:
            case t.PreventDamage(fighter) | t.HealthFloor(fighter):
                self.fighter(fighter)
            case t.CannotLeave(fighters):
                self.select(fighters, Use.ACT)
                if duration is t.Duration.TURN:
                    self.outlasts_combat(fighters)
            case t.LockValue(card):
                self.need_open_combat()
                self.combat_card(card)
            case _:
                assert_never(rule)

    def outlasts_combat(self, select: t.Select) -> None:
        """A rule for the turn still holds when nobody is in the combat any more."""
        for filter_ in select.filters:
            with self.at(filter_):
                if isinstance(filter_, t.Fighting) or _opposing_in(filter_):
                    raise Refusal("does not fit: after the combat nobody is meant", "that fighter")

    def standing(self, standing: t.Standing) -> None:
        if standing.condition is not None:
            self.condition(standing.condition)
            if isinstance(standing.rule, t.CountsAs) and _asks_who_attacks(standing.condition):
                why = "does not fit: the rule says who attacks, and cannot ask for it"
                raise Refusal(why, "another condition")
        rule = standing.rule
        with self.at(rule):
            self.standing_rule(rule)

    def standing_rule(self, rule: t.StandingRule) -> None:
        match rule:
            case t.ValueBonus(fighter):
                self.only_in_abilities()
                self.fighter(fighter)
            case t.Linked():
                self.only_in_abilities()
            case t.Uncancelable(banners):
                if banners:
                    self.only_in_abilities()
                else:
                    self.this_card("the effects on your ... cards")
            case t.CountsAs():
                self.this_card("a card that attacks")
                if self.kind in (TextKind.DEFENSE, TextKind.SCHEME):
                    raise Refusal("does not fit: this card cannot attack", "a card that attacks")
            case _:
                assert_never(rule)

    def only_in_abilities(self) -> None:
        if self.kind not in (None, TextKind.ABILITY):
            why = "does not fit: such a rule stands in an ability, not on a card"
            raise Refusal(why, "an instruction")

    def this_card(self, instead: str = "your card") -> None:
        if not self.where.card:
            raise Refusal("does not fit: an ability is on no card", instead)

    # ------------------------------------------------------------ fighters, tokens, spaces

    def who(self, who: Who) -> None:
        self.read(who.reads)

    def fighter(self, fighter: t.FighterRef, only_one: bool = False) -> bool:
        """Whether it may mean several."""
        with self.at(fighter):
            return self._fighter(fighter, only_one)

    def _fighter(self, fighter: t.FighterRef, only_one: bool) -> bool:
        match fighter:
            case t.Named(name):
                several = name in self.names.several
                if several and only_one:
                    why = "does not fit: several fighters have this name, and only one can be meant"
                    raise Refusal(why, "that fighter, chosen before")
                return several
            case t.InCombat(who):
                self.who(who)
                if who is not Who.YOU:
                    self.need_combat()
                elif not self.where.fighter:
                    why = "does not fit: no fighter of yours acts here"
                    raise Refusal(why, "your hero", "a name")
                return False
            case t.HeroOf(who):
                self.who(who)
                return False
            case t.That():
                self.read(fighter.reads, fighter.many)
                return fighter.many
            case _:
                assert_never(fighter)

    def fighters(self, fighters: t.Fighters, use: Use = Use.ACT) -> bool:
        if isinstance(fighters, t.Select):
            with self.at(fighters):
                return self.select(fighters, use).many
        return self.fighter(fighters, only_one=use is Use.DEFEND)

    def tokens(self, tokens: t.Select | t.That) -> bool:
        with self.at(tokens):
            if isinstance(tokens, t.Select):
                return self.select(tokens, Use.ACT).many
            self.read(tokens.reads, tokens.many)
            return tokens.many

    def space(self, space: t.Spaces, use: Use) -> None:
        with self.at(space):
            if isinstance(space, t.Select):
                self.select(space, use)
            else:
                self.read(space.reads, space.many)

    # ------------------------------------------------------------ cards

    def cards(self, cards: t.Cards, who: Who = Who.YOU) -> Spoken:
        with self.at(cards):
            return self._cards(cards, who)

    def _cards(self, cards: t.Cards, who: Who) -> Spoken:
        match cards:
            case t.Select():
                return self.select(cards, Use.ACT, who)
            case t.ThisCard():
                self.this_card()
                return Spoken(owners=frozenset({Who.YOU}))
            case t.CombatCard(owner):
                self.need_combat()
                self.who(owner)
                if owner is not Who.YOU and self.where.before_defense:
                    why = "does not fit: your opponent has not played a card yet"
                    raise Refusal(why, "a clause such as Immediately:")
                return Spoken(owners=frozenset({owner}))
            case t.DeckCards(owner, n):
                self.who(owner)
                return Spoken(n > 1, frozenset({owner}), frozenset())
            case t.WholeHand(owner):
                self.who(owner)
                return Spoken(True, frozenset({owner}), frozenset({owner}))
            case t.Rest():
                self.read(cards.reads)
                return replace(self.filled[Slot.REST], many=True)
            case t.That():
                self.read(cards.reads, cards.many)
                return self.filled[Slot.CARD]
            case _:
                assert_never(cards)

    # ------------------------------------------------------------ selectors

    def select(self, select: t.Select, use: Use, chooser: Who = Who.YOU) -> Spoken:
        if isinstance(select.count.n, t.Instead):
            self.condition(select.count.n.condition)
        if select.count.quantity is Quantity.AT_LEAST and use is not Use.COUNT:
            raise Refusal("does not fit: this can only be asked of what there is", "a number")
        self.filters(select, use)
        counted = select.count.quantity in (Quantity.EXACTLY, Quantity.UP_TO)
        one = counted and select.count.n == 1
        if select.noun is Noun.CARD:
            return replace(self.card_select(select, use, chooser), many=not one)
        return Spoken(not one)

    def filters(self, select: t.Select, use: Use) -> None:
        for filter_ in select.filters:
            with self.at(filter_):
                self.filter(select, filter_, use)

    def filter(self, select: t.Select, filter_: t.Filter, use: Use) -> None:
        match filter_:
            case t.AdjacentTo(thing):
                if isinstance(thing, t.That):
                    self.read(thing.reads, thing.many)
                else:
                    self.fighter(thing)
            case t.ZoneOf(fighter) | t.SpaceOf(fighter) | t.UsableBy(fighter):
                self.fighter(fighter)
            case t.Fighting():
                self.need_combat()
            case t.Among(those):
                self.read(those.reads)
            case t.InPile(who):
                self.who(who)
            case t.OfPrintedValue():
                self.read(filter_.reads)
            case t.Other():
                self.other(select, use)
            case t.Defeated():
                self.defeated(select, use)
            case t.AtRandom():
                if use is Use.COUNT or select.count.quantity is Quantity.EACH:
                    raise Refusal("does not fit: nothing is chosen here", "card")
            case t.SameName():
                self.same_name(select, use)
            case t.Called() | t.Empty() | t.OnToken() | t.Banner():
                pass
            case _:
                assert_never(filter_)

    def other(self, select: t.Select, use: Use) -> None:
        """There must be something to be different from."""
        slot = select.noun.slot
        if slot in self.filled:
            return
        if slot is Slot.FIGHTER:
            named = any(isinstance(f, t.AdjacentTo | t.ZoneOf | t.SpaceOf) for f in select.filters)
            acting = self.where.combat if select.side is t.Side.OPPOSING else self.where.fighter
            enough = named or use is Use.DEFEND or acting
        elif slot is Slot.CARD:
            enough = self.where.card
        else:
            enough = slot is Slot.SPACE and use is Use.ACT
        if not enough:
            raise Refusal("does not fit: there is nothing to be different from", _SPOKEN_OF[slot])

    def defeated(self, select: t.Select, use: Use) -> None:
        if use not in (Use.RETURN, Use.CHOOSE, Use.COUNT):
            why = "does not fit: the defeated can only be returned, chosen or counted"
            raise Refusal(why, "a fighter that is not defeated")
        somewhere = any(
            isinstance(f, _PLACES) or (isinstance(f, t.Among) and f.those.noun is Noun.SPACE)
            for f in select.filters
        )
        if somewhere:
            why = "does not fit: the defeated are nowhere on the battlefield"
            raise Refusal(why, "a fighter that is not defeated")

    def same_name(self, select: t.Select, use: Use) -> None:
        count = select.count
        several = count.quantity is Quantity.EXACTLY and isinstance(count.n, int) and count.n > 1
        if use is Use.COUNT or not several or t.AtRandom() in select.filters:
            why = "does not fit: only two or more cards that are chosen can share a name"
            raise Refusal(why, "2 cards")

    def card_select(self, select: t.Select, use: Use, chooser: Who) -> Spoken:
        """Whose cards they are, and whether who chooses has seen them."""
        piles = [f for f in select.filters if isinstance(f, t.InPile | t.Among)]
        if len(piles) > 1:
            with self.at(piles[1]):
                raise Refusal("does not fit: a card is in one pile only", "one pile")
        chosen = select.count.quantity is not Quantity.EACH and use is not Use.COUNT
        blind = chosen and t.AtRandom() not in select.filters
        match piles:
            case [t.InPile(who, pile)]:
                if pile is t.Pile.DISCARD:
                    return Spoken(owners=frozenset({who}))
                if blind and who is not chooser:
                    with self.at(piles[0]):
                        why = "does not fit: who chooses cannot see these cards"
                        raise Refusal(why, "random", "of those cards")
                seen = frozenset({who}) if pile is t.Pile.HAND or blind else frozenset[Who]()
                return Spoken(owners=frozenset({who}), seen_by=seen)
            case [t.Among()]:
                spoken = self.filled[Slot.CARD]
                if blind and chooser not in spoken.seen_by:
                    with self.at(piles[0]):
                        why = "does not fit: who chooses has not seen these cards"
                        raise Refusal(why, "reveal them before")
                return spoken
        return Spoken(owners=frozenset({chooser}), seen_by=frozenset({chooser}))

    # ------------------------------------------------------------ amounts and conditions

    def amount(self, amount: t.Amount | t.CounterOf) -> None:
        with self.at(amount):
            self._amount(amount)

    def _amount(self, amount: t.Amount | t.CounterOf) -> None:
        match amount:
            case t.Number() | t.UpTo() | t.CounterOf():
                pass
            case t.Per(_, each):
                with self.at(each):
                    if isinstance(each, t.Select):
                        self.select(each, Use.COUNT)
                    else:
                        self.read(each.reads)
            case t.Instead(condition=condition):
                self.condition(condition)
            case t.ThatNumber() | t.DamageDealt():
                self.read(amount.reads)
            case t.BoostOf(card) | t.PrintedOf(card):
                self.cards(card)
            case t.HealthOf(fighter):
                self.fighter(fighter, only_one=True)
            case t.CombatDamage():
                self.need_decided()
            case t.DamageTo(fighter):
                self.need_combat()
                self.fighter(fighter, only_one=True)
            case _:
                assert_never(amount)

    def condition(self, condition: t.Condition) -> None:
        with self.at(condition):
            self._condition(condition)

    def _condition(self, condition: t.Condition) -> None:
        match condition:
            case t.Not(inner):
                self.condition(inner)
            case t.AllOf(parts) | t.AnyOf(parts):
                for part in parts:
                    self.condition(part)
            case t.Won():
                self.need_decided()
            case t.IsAdjacent(fighter, other) | t.IsInZone(fighter, other):
                self.fighter(fighter)
                self.fighter(other)
            case t.IsHero(fighter) | t.IsOn(fighter) | t.Started(fighter):
                self.fighter(fighter)
            case t.Fights(fighter):
                self.need_combat()
                self.fighter(fighter)
            case t.Exists(select):
                with self.at(select):
                    self.select(select, Use.COUNT)
            case t.Compare(left, _, right):
                self.amount(left)
                self.amount(right)
            case t.Happened():
                self.read(condition.reads)
            case t.StateIs() | t.Maneuvered():
                pass
            case _:
                assert_never(condition)


_POSSESSIVE = {Who.YOU: "your", Who.OPPONENT: "your opponent's", Who.THAT: "that player's"}


def _opposing_in(filter_: t.Filter) -> bool:
    opposing = t.InCombat(Who.OPPONENT)
    match filter_:
        case t.AdjacentTo(thing):
            return thing == opposing
        case t.ZoneOf(fighter) | t.SpaceOf(fighter):
            return fighter == opposing
    return False


def _asks_who_attacks(condition: t.Condition) -> bool:
    match condition:
        case t.Not(inner):
            return _asks_who_attacks(inner)
        case t.AllOf(parts) | t.AnyOf(parts):
            return any(map(_asks_who_attacks, parts))
    return isinstance(condition, t.Fights)


def _in_discard_pile(select: t.Select) -> bool:
    return any(isinstance(f, t.InPile) and f.pile is t.Pile.DISCARD for f in select.filters)
