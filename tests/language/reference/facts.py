"""What a text can read without asking anyone: fighters meant, things that fit, numbers, whether a
condition holds, and the value of a card of the combat."""

from __future__ import annotations

from functools import lru_cache
from typing import assert_never

from peerless.text import tree as t
from peerless.text.tree import Noun, Outcome, Quantity, Relation, Side, Start, Who
from tests.language.reference.quest import Quest
from tests.language.reference.world import (
    AWAY,
    NO_CARD,
    Combat,
    CombatSide,
    Fighter,
    Memory,
    World,
)

FIGHTERS = (
    Noun.FIGHTER, Noun.HERO, Noun.SIDEKICK, Noun.ENEMY, Noun.VILLAIN, Noun.MINION,
)  # fmt: skip


class Facts:
    """A text of one player, in one place of the game: what its words mean now."""

    def __init__(
        self,
        world: World,
        seat: int,
        memory: Memory,
        card: int = NO_CARD,
        acting: int | None = None,
    ) -> None:
        self.world = world
        self.seat = seat
        self.memory = memory
        self.card = card  # whose text it is; NO_CARD: an ability's
        self.acting = acting  # the fighter that plays a scheme
        self.settled: dict[t.FighterRef, list[int]] = {}  # whom words meant when a rule began
        # what came of the instructions of this clause
        self.done = False
        self.done_before = False  # of the instruction before this one
        self.damage = 0
        self.defeats = 0
        self.discarded: bool | None = False  # None: there was nobody who could have (A.I3)
        self.searched = False

    # ------------------------------------------------------------ players

    def my_side(self) -> CombatSide | None:
        combat = self.world.combat
        return None if combat is None else combat.side_of(self.seat)

    def opponent(self) -> int | None:
        """Your opponent, as far as it is settled who that is."""
        side = self.my_side()
        if side is not None and self.world.combat is not None:
            return self.world.combat.other(side).seat
        if self.memory.opponent is not None:
            return self.memory.opponent
        for fighter in self.memory.fighters_of_this_clause():
            if self.world.fighters[fighter].side != self.world.sides[self.seat]:
                return self.world.fighters[fighter].seat
        everyone = self._opposing_players()
        return everyone[0] if len(everyone) == 1 else None  # of several, one is chosen (R121)

    def _opposing_players(self) -> list[int]:
        """An enemy is nobody's opponent but in a combat, or by its fighter (A.I3)."""
        return [s for s in self.world.opponents(self.seat) if self.world.is_player(s)]

    def opponents_left(self) -> list[int]:
        """Those who are not out, for where nobody can be chosen: at setup, or in a duel."""
        return [s for s in self._opposing_players() if not self.world.out(s)]

    def opponents_to_choose(self) -> list[int]:
        """One who waits is not chosen (R102), nor one who is out. Before the first turn nobody
        waits."""
        world = self.world
        return [s for s in self.opponents_left() if not world.begun or world.present(s)]

    def is_there(self, seat: int) -> bool:
        """Whether "a player" means this one: oneself, or another who does not wait (R102)."""
        world = self.world
        return not world.out(seat) and (seat == self.seat or not world.begun or world.present(seat))

    def player(self, who: Who) -> int | None:
        """Nobody, for the text of an enemy, if that player is out (A.N3)."""
        seat = self._player(who)
        by_enemy = not self.world.is_player(self.seat) and seat != self.seat
        return None if by_enemy and seat is not None and self.world.out(seat) else seat

    def _player(self, who: Who) -> int | None:
        match who:
            case Who.YOU:
                return self.seat
            case Who.OPPONENT:
                return self.opponent()
            case Who.THAT:
                return self.memory.player
            case Who.EACH:
                raise ValueError("each player is one after another")
        assert_never(who)

    # ------------------------------------------------------------ references

    def meant(self, ref: t.FighterRef) -> list[int]:
        """The fighters that a reference means, wherever they are."""
        world = self.world
        if ref in self.settled:
            return self.settled[ref]
        match ref:
            case t.Named(name):
                return [f for f in world.fighters_of[self.seat] if world.fighters[f].kind == name]
            case t.InCombat(who):
                return self._in_combat(who)
            case t.HeroOf(who):
                seat = self.player(who)
                return [world.hero_of(seat)] if seat is not None and world.is_player(seat) else []
            case t.That(Noun.FIGHTER):
                return self.memory.fighters
            case t.That():
                raise ValueError(f"{ref} is no fighter")
        assert_never(ref)

    def _in_combat(self, who: Who) -> list[int]:
        side, combat = self.my_side(), self.world.combat
        if side is None or combat is None:
            return [] if self.acting is None or who is not Who.YOU else [self.acting]
        if who is not Who.YOU:
            side = combat.other(side)
        return [] if side.came_back else [side.fighter]

    def there(self, ref: t.FighterRef) -> list[int]:
        """Those meant that are on the battlefield."""
        return [f for f in self.meant(ref) if self.world.there(f)]

    def cards_meant(self, ref: t.CardRef) -> list[int]:
        world = self.world
        match ref:
            case t.ThisCard():
                return [self.card]
            case t.CombatCard(who):
                side = self.side_of(who)
                return [] if side is None or side.card == NO_CARD else [side.card]
            case t.DeckCards(who, n, bottom):
                seat = self.player(who)
                deck = [] if seat is None else world.decks[seat]
                return deck[:n] if bottom else deck[::-1][:n]
            case t.That(Noun.CARD):
                return self.memory.cards[:]
            case t.That():
                raise ValueError(f"{ref} is no card")
            case t.Rest():
                return self.memory.rest[:]
            case t.WholeHand(who):
                seat = self.player(who)
                return [] if seat is None else world.hand_shown(seat)[:]
        assert_never(ref)

    def side_of(self, who: Who) -> CombatSide | None:
        """The side of the combat that is yours, your opponent's, that player's."""
        seat, combat = self._player(who), self.world.combat
        return None if seat is None or combat is None else combat.side_of(seat)

    def one_card(self, ref: t.CardRef) -> int | None:
        cards = self.cards_meant(ref)
        return cards[0] if cards else None

    def combat_side(self, ref: t.CardRef) -> CombatSide | None:
        """The side of the combat that plays this card, if it is a card of the combat."""
        card = self.one_card(ref)
        if card is None or self.world.combat is None:
            return None
        return self.world.combat.side_with(card)

    # ------------------------------------------------------------ things that fit

    def fitting_fighters(
        self, select: t.Select, other_than: list[int] | None = None, away_too: bool = False
    ) -> list[int]:
        """By number. `other_than`: what "another" means here, if that is settled already.
        `away_too`: also your own that are away."""
        if t.Other() in select.filters and other_than is None:
            other_than = self._others(select)
        return [
            fighter.number
            for fighter in self.world.fighters
            if self.fighter_fits(select, fighter.number, away_too)
            and not (other_than and t.Other() in select.filters and fighter.number in other_than)
        ]

    def _others(self, select: t.Select) -> list[int]:
        """Neither the fighters that the selector names, nor those spoken of, nor your fighter; of
        opposing fighters not the opposing fighter of the combat either."""
        named = {fighter for ref in _named_in(select.filters) for fighter in self.meant(ref)}
        opposing = self._in_combat(Who.OPPONENT) if select.side is t.Side.OPPOSING else []
        return [*named, *self.memory.fighters, *self._in_combat(Who.YOU), *opposing]

    def fighter_fits(self, select: t.Select, number: int, away_too: bool = False) -> bool:
        """All but "another"."""
        world = self.world
        fallen = t.Defeated() in select.filters
        if world.defeated(number) is not fallen:
            return False
        away = not fallen and not world.there(number)
        if away and not (away_too and self._side(select) is Side.YOURS):
            return False
        return self.is_such(select, number)

    def is_such(self, select: t.Select, number: int) -> bool:
        """Kind, side and place, whether or not it stands."""
        fighter = self.world.fighters[number]
        if not _is_a(fighter, select.noun):
            return False
        if not self._is_of_side(number, self._side(select)):
            return False
        return all(self._fighter_passes(number, filter_) for filter_ in select.filters)

    def _side(self, select: t.Select) -> Side:
        """A name means your own fighter of that name."""
        named = any(isinstance(filter_, t.Called) for filter_ in select.filters)
        return Side.YOURS if named and select.side is Side.ANY else select.side

    def _is_of_side(self, number: int, side: Side) -> bool:
        fighter = self.world.fighters[number]
        match side:
            case Side.ANY:
                return True
            case Side.YOURS:
                return fighter.seat == self.seat
            case Side.FRIENDLY:
                return fighter.side == self.world.sides[self.seat]
            case Side.OPPOSING:
                return fighter.side != self.world.sides[self.seat]
        assert_never(side)

    def _fighter_passes(self, number: int, filter_: t.Filter) -> bool:
        world = self.world
        match filter_:
            case t.Called(name):
                return world.fighters[number].kind == name
            case t.Fighting():
                return world.combat is not None and number in world.combat.fighters()
            case t.Among(t.That(Noun.FIGHTER)):
                return number in self.memory.fighters
            case t.Defeated() | t.Other():
                return True
        return self.space_passes(world.space[number], filter_)

    def fitting_spaces(self, select: t.Select, not_in: list[int] | None = None) -> list[int]:
        """`not_in`: what "a different space" is different from; else the spaces spoken of."""
        different = t.Other() in select.filters
        others = self.memory.spaces if not_in is None else not_in
        return [
            space
            for space in range(len(self.world.space_names))
            if not (different and space in others)
            and all(self.space_passes(space, filter_) for filter_ in select.filters)
        ]

    def space_passes(self, space: int, filter_: t.Filter) -> bool:
        """Whether a space fits, or a fighter or token that is there."""
        world = self.world
        if space == AWAY:
            return False
        match filter_:
            case t.Empty():
                return space not in world.space
            case t.AdjacentTo(t.That(Noun.SPACE)):
                return any(space in world.beside[there] for there in self.memory.spaces[-1:])
            case t.AdjacentTo(thing):
                return any(space in world.beside[world.space[f]] for f in self.there(thing))
            case t.ZoneOf(fighter):
                return any(world.share_zone(space, world.space[f]) for f in self.there(fighter))
            case t.SpaceOf(fighter):
                return any(space == world.space[f] for f in self.there(fighter))
            case t.Among(t.That(Noun.SPACE)):
                return space in self.memory.spaces
            case t.OnToken(token):
                return space in world.spaces_with(token)
            case t.Starting():
                return space in world.starts.values()
            case t.Other() | t.Nearest():  # from where, is known by who is placed there
                return True
        raise ValueError(f"{filter_} is nothing of a space")

    def fitting_tokens(self, select: t.Select) -> list[int]:
        """Tokens on the battlefield."""
        return [
            token
            for token, space in enumerate(self.world.token_space)
            if space != AWAY
            and not (t.Other() in select.filters and token in self.memory.tokens)
            and all(self._token_passes(token, filter_) for filter_ in select.filters)
        ]

    def _token_passes(self, token: int, filter_: t.Filter) -> bool:
        match filter_:
            case t.Called(name):
                return self.world.tokens[token].kind == name
            case t.Among(t.That(Noun.TOKEN)):
                return token in self.memory.tokens
        return self.space_passes(self.world.token_space[token], filter_)

    def pool(self, select: t.Select, doer: int) -> list[int]:
        """The cards of the pile that is named, of "those cards", or else of the doer's hand."""
        cards: list[int] | None = None
        if any(isinstance(filter_, t.Among) for filter_ in select.filters):
            cards = self.memory.cards[:]
        for filter_ in select.filters:
            if isinstance(filter_, t.InPile):
                seat = self.player(filter_.who)
                pile = [] if seat is None else self.world.in_pile(seat, filter_.pile)
                cards = pile[:] if cards is None else [card for card in cards if card in pile]
        return self.world.hand_shown(doer)[:] if cards is None else cards

    def hand_meant(self, select: t.Select, doer: int) -> int | None:
        """Whose hand a selector of cards means, if it means one."""
        for filter_ in select.filters:
            if isinstance(filter_, t.Among):
                return None
            if isinstance(filter_, t.InPile):
                return self.player(filter_.who) if filter_.pile is t.Pile.HAND else None
        return doer

    def fitting_cards(self, select: t.Select, doer: int) -> list[int]:
        return [
            card
            for card in self.pool(select, doer)
            if all(self._card_passes(card, filter_) for filter_ in select.filters)
        ]

    def _card_passes(self, card: int, filter_: t.Filter) -> bool:
        face = self.world.faces[card]
        match filter_:
            case t.Banner(name):
                return name in face.users or name in face.tags
            case t.OfPrintedValue():
                return face.value is not None and face.value == self.memory.number
            case t.UsableBy(fighter, role):
                fits = face.attacks if role is t.Role.ATTACK else face.defends
                return fits and any(self.world.may_use(f, card) for f in self.meant(fighter))
            case t.Other():
                return card != self.card and card not in self.memory.cards
            case t.NameOf(ref):
                return face.name in map(self.world.card_name, self.cards_meant(ref))
            case t.Among() | t.InPile() | t.AtRandom() | t.SameName():
                return True
        raise ValueError(f"{filter_} is nothing of a card")

    def fitting_sites(self, select: t.Select) -> list[int]:
        """Bridges that stand, or farms."""
        quest = self.quest
        found = [
            site
            for site in quest.standing()
            if all(self._site_passes(site, filter_) for filter_ in select.filters)
        ]
        if t.Fewest() in select.filters:
            fewest = min((quest.markers[site] for site in found), default=0)
            found = [site for site in found if quest.markers[site] == fewest][:1]
        return found[:1] if t.Lowest() in select.filters else found

    def _site_passes(self, site: int, filter_: t.Filter) -> bool:
        printed, quest = self.quest.board.sites[site], self.quest
        match filter_:
            case t.Numbered(numbers):
                return printed.number in numbers
            case t.Empty():
                return quest.markers[site] == 0
            case t.Occupied():
                return quest.markers[site] > 0
            case t.AdjacentTo(t.That(Noun.SPACE)):
                return any(space in printed.spaces for space in self.memory.spaces[-1:])
            case t.AdjacentTo(fighter):
                return any(self.world.space[f] in printed.spaces for f in self.there(fighter))
            case t.Called() | t.Lowest() | t.Fewest():
                return True
        raise ValueError(f"{filter_} is nothing of a site")

    @property
    def quest(self) -> Quest:
        """What only a cooperative game has, and only its texts speak of."""
        assert self.world.quest is not None
        return self.world.quest

    def how_many(self, select: t.Select | t.That | t.CounterOf | t.MarkersOn) -> int:
        match select:
            case t.CounterOf():
                return self.measure(select) or 0
            case t.MarkersOn(_, sites):
                return sum(self.quest.markers[site] for site in self.fitting_sites(sites))
            case t.That(Noun.CARD):
                return len(self.memory.cards)
            case t.That(Noun.FIGHTER):
                return len(self.memory.fighters)
            case t.That():
                raise ValueError(f"{select} is not counted")
            case t.Select(noun):
                if noun in FIGHTERS:
                    return len(self.fitting_fighters(select))
                if noun is Noun.CARD:
                    hand = self.hand_meant(select, self.seat)
                    if hand is not None and not self.world.is_player(hand):
                        return 0  # it has none (A.I7)
                    return len(self.fitting_cards(select, self.seat))
                if noun is Noun.TOKEN:
                    return len(self.fitting_tokens(select))
                if noun is Noun.SITE:
                    return len(self.fitting_sites(select))
                if noun is Noun.PLAYER:
                    return len(self.opponents_left())
                if noun is Noun.ANYONE:
                    return sum(not self.world.out(seat) for seat in range(self.world.players))
                return len(self.fitting_spaces(select))
        assert_never(select)

    # ------------------------------------------------------------ numbers

    def measure(self, measure: t.Measure) -> int | None:
        """None where nothing is there to point at."""
        world = self.world
        match measure:
            case t.ThatNumber():
                return self.memory.number
            case t.BoostOf(card) | t.PrintedOf(card) if self.one_card(card) is None:
                return None if isinstance(card, t.That) else 0  # R110, R64
            case t.BoostOf(card):
                found = self.one_card(card)
                return None if found is None else world.boost(found)
            case t.PrintedOf(card):
                found = self.one_card(card)
                return None if found is None else self.printed(found)
            case t.HealthOf(fighter):
                return max((world.health[f] for f in self.meant(fighter)), default=0)
            case t.DamageDealt():
                return self.damage
            case t.CombatDamage():
                return 0 if world.combat is None else world.combat.damage
            case t.DamageTo(fighter):
                dealt = {} if world.combat is None else world.combat.damage_to
                return sum(dealt.get(f, 0) for f in self.meant(fighter))
            case t.CounterOf(key):
                count = world.tracks[self.seat].get(key, 0)
                assert isinstance(count, int)
                return count
            case t.PlayerCount():
                return world.players
            case t.ThreatLevel():
                return self.quest.level
        assert_never(measure)

    def printed(self, card: int) -> int | None:
        """The printed value, if it has one; in a combat it may have been replaced (R38)."""
        combat = self.world.combat
        side = None if combat is None else combat.side_with(card)
        replaced = [] if side is None else [c.amount for c in side.changes if c.printed]
        role = None if side is None else side.role
        return replaced[-1] if replaced else self.world.printed(card, role)

    # ------------------------------------------------------------ conditions

    def holds(self, condition: t.Condition) -> bool:
        match condition:
            case t.Not(t.Happened(Outcome.DISCARD)):
                return self.discarded is False
            case t.Not(part):
                return not self.holds(part)
            case t.AllOf(parts):
                return all(self.holds(part) for part in parts)
            case t.AnyOf(parts):
                return any(self.holds(part) for part in parts)
        return self._is_so(condition)

    def _is_so(self, condition: t.SimpleCondition) -> bool:
        world = self.world
        match condition:
            case t.Won():
                combat = world.combat
                return combat is not None and combat.winner is self.my_side()
            case t.IsHero(fighter):
                return any(world.fighters[f].is_hero for f in self.meant(fighter))
            case t.IsSidekick(fighter):
                return any(_is_a(world.fighters[f], Noun.SIDEKICK) for f in self.meant(fighter))
            case t.TurnedUp(symbol):
                return self.quest.is_turned_up(symbol)
            case t.IsAdjacent(fighter, to):
                places = [world.beside[world.space[f]] for f in self.there(to)]
                return any(world.space[f] in near for f in self.there(fighter) for near in places)
            case t.IsInZone(fighter, of):
                return any(
                    world.share_zone(world.space[f], world.space[g])
                    for f in self.there(fighter)
                    for g in self.there(of)
                )
            case t.IsOn(fighter, token):
                marked = world.spaces_with(token)
                return any(world.space[f] in marked for f in self.there(fighter))
            case t.Fights(fighter, role):
                return any(fights(world, f, role) for f in self.meant(fighter))
            case t.Started(fighter, where, token):
                return any(self._started(f, where, token) for f in self.meant(fighter))
            case t.Exists(select):
                return self._exists(select)
            case t.StateIs(key, value):
                return world.tracks[self.seat].get(key) == value
            case t.Compare(left, relation, right):
                return self._compare(left, relation, right)
            case t.Maneuvered():
                return world.turn == self.seat and world.maneuvered  # R113
            case t.Happened(outcome):
                return self._happened(outcome)
        assert_never(condition)

    def _started(self, fighter: int, where: Start, token: str) -> bool:
        """Compared with where everyone was when the turn began (R18)."""
        world = self.world
        then, now = world.started[fighter], world.space[fighter]
        match where:
            case Start.OTHER_SPACE:
                return now not in (AWAY, then)
            case Start.OTHER_ZONE:
                return now != AWAY and (then == AWAY or not world.share_zone(then, now))
            case Start.ON_TOKEN:
                return then != AWAY and then in world.spaces_with(token, world.tokens_started)
        assert_never(where)

    def _exists(self, select: t.Select) -> bool:
        n = select.count.n
        assert isinstance(n, int)
        found = self.how_many(select)
        if select.count.quantity is Quantity.AT_LEAST:
            return found >= n
        return found >= 1 if n == 1 else found == n

    def _compare(self, left: t.Measure, relation: Relation, right: t.Number | t.Measure) -> bool:
        one = self.measure(left)
        other = right.n if isinstance(right, t.Number) else self.measure(right)
        if one is None or other is None:
            return False  # there is no such number
        match relation:
            case Relation.EQUAL:
                return one == other
            case Relation.LESS:
                return one < other
            case Relation.GREATER:
                return one > other
            case Relation.AT_MOST:
                return one <= other
            case Relation.AT_LEAST:
                return one >= other
        assert_never(relation)

    def _happened(self, outcome: Outcome) -> bool:
        match outcome:
            case Outcome.DONE:
                return self.done_before
            case Outcome.DAMAGE:
                return self.damage > 0
            case Outcome.DEFEAT:
                return self.defeats > 0
            case Outcome.DISCARD:
                return self.discarded is True
            case Outcome.SEARCHED:
                return self.searched
        assert_never(outcome)


def _is_a(fighter: Fighter, noun: Noun) -> bool:
    """An enemy is neither a hero nor a sidekick (A.I1)."""
    match noun:
        case Noun.FIGHTER:
            return True
        case Noun.HERO:
            return fighter.is_hero
        case Noun.SIDEKICK:
            return not fighter.is_hero and not fighter.is_enemy
        case Noun.ENEMY:
            return fighter.is_enemy
        case Noun.VILLAIN:
            return fighter.is_villain
        case Noun.MINION:
            return fighter.is_enemy and not fighter.is_villain
    raise ValueError(f"{noun} is no fighter")


@lru_cache(maxsize=4096)
def _named_in(filters: tuple[t.Filter, ...]) -> tuple[t.FighterRef, ...]:
    """The fighters that a selector names in what it says of place."""
    named: list[t.FighterRef] = []
    for filter_ in filters:
        match filter_:
            case t.AdjacentTo(t.That(Noun.SPACE)):
                pass
            case t.AdjacentTo(ref) | t.ZoneOf(ref) | t.SpaceOf(ref):
                named.append(ref)
    return tuple(named)


# ---------------------------------------------------------------- rules that hold


def of_ability(world: World, seat: int) -> Facts:
    """For its standing rules, which speak of nothing that was said before."""
    return Facts(world, seat, Memory())


def of_card(world: World, combat: Combat, side: CombatSide) -> Facts:
    return Facts(world, side.seat, combat.memory_of(side.card), side.card)


def standing_rules(facts: Facts, text: t.Text) -> list[t.StandingRule]:
    """Those that hold now (R39)."""
    return [
        part.rule
        for part in text
        if isinstance(part, t.Standing) and (part.condition is None or facts.holds(part.condition))
    ]


def fights(world: World, fighter: int, role: t.Role) -> bool:
    """Whether a fighter is attacking or defending, or the attack counts as one by it."""
    combat = world.combat
    if combat is None:
        return False
    side = combat.attack if role is t.Role.ATTACK else combat.defense
    if side.fighter == fighter and not side.came_back:
        return True
    if role is t.Role.DEFENSE or side.card == NO_CARD or side.canceled or world.counting:
        return False
    facts = of_card(world, combat, side)
    world.counting = True  # the rule does not count for its own "while"
    rules = _counting(facts, world.text(side.card, side.role))
    world.counting = False
    return any(isinstance(r, t.CountsAs) and fighter in facts.meant(r.fighter) for r in rules)


def _counting(facts: Facts, text: t.Text) -> list[t.StandingRule]:
    only = tuple(p for p in text if isinstance(p, t.Standing) and isinstance(p.rule, t.CountsAs))
    return standing_rules(facts, only)


def protected(world: World, combat: Combat, side: CombatSide) -> bool:
    """Whether the effects on a side's card cannot be canceled (R52)."""
    face = world.faces[side.card]
    for rule in standing_rules(of_card(world, combat, side), world.text(side.card, side.role)):
        if isinstance(rule, t.Uncancelable) and not rule.banners:
            return True
    seat = world.owner[side.card]
    for rule in standing_rules(of_ability(world, seat), world.forces[seat].ability):
        if isinstance(rule, t.Uncancelable):
            return any(name in face.users or name in face.tags for name in rule.banners)
    return False


def stuck(world: World, fighter: int) -> bool:
    """Whether a fighter cannot leave its space now (R14)."""
    for held in world.lasting:
        if isinstance(held.rule, t.CannotLeave):
            facts = Facts(world, held.seat, held.memory, held.card, held.acting)
            facts.settled = held.settled
            if facts.fighter_fits(held.rule.fighters, fighter):
                return True
    return False


def links(world: World, fighter: int) -> list[set[int]]:
    """Spaces that are adjacent to one another for this fighter's movement (C61)."""
    seat = world.fighters[fighter].seat
    rules = standing_rules(of_ability(world, seat), world.forces[seat].ability)
    return [
        world.spaces_with(rule.token)
        for rule in rules
        if isinstance(rule, t.Linked) and rule.fighter.name == world.fighters[fighter].kind
    ]


def locked(world: World, side: CombatSide, by_card: bool) -> bool:
    """Whether a source cannot change the value of this side's card (R105, R112)."""
    return any(
        isinstance(held.rule, t.LockValue)
        and held.card == side.card
        and (by_card or held.rule.wholly)
        for held in world.lasting
    )


def value(world: World, combat: Combat, side: CombatSide) -> int:
    """The value of a side's card now (R40): what it is or has become, then what is added."""
    if side.card == NO_CARD or side.ignored:
        return 0
    base = world.printed(side.card, side.role) or 0
    added = 0
    for change in side.changes:
        if change.becomes:
            base = change.amount
        else:
            added += change.amount
    if locked(world, side, by_card=False):
        return max(base, 0)  # what it has become stands, and nothing is added (R112)
    if combat.revealed and not side.beside_lost:
        added += sum(world.boost(card) for card in side.beside)
    return max(base + added + _bonus(world, side), 0)


def _bonus(world: World, side: CombatSide) -> int:
    """What abilities give while their condition holds (R39, R81), and a discovery to the first
    attack of an enemy in a round."""
    if side.came_back:
        return 0
    bonus = 0
    first = world.quest is not None and world.quest.attacks == 1
    if first and side.role is t.Role.ATTACK and world.fighters[side.fighter].is_enemy:
        bonus += sum(rule.amount for rule in world.game_rules(t.FirstAttackBonus))
    for seat, force in enumerate(world.forces):
        if force.ability:
            facts = of_ability(world, seat)
            for rule in standing_rules(facts, force.ability):
                if isinstance(rule, t.ValueBonus) and rule.role is side.role:
                    bonus += rule.amount * (side.fighter in facts.meant(rule.fighter))
    return bonus
