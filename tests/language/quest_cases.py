"""Texts in the cooperative game: of heroes against enemies, of enemies, boards and discoveries."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from random import Random

from peerless.content.library import BOX
from peerless.rules.mode import Mode
from peerless.rules.pieces import AdventureBoard, Battlefield, Discovery, Enemy, Hero
from peerless.text import tree as t
from peerless.text.tree import Text, Timing
from tests.language.cases import Case, hero_with
from tests.language.enemies import (
    BRUTE,
    CANCEL,
    HERALD,
    MADE_UP,
    OVERLORD,
    discovery,
    with_initiative,
    with_subject,
    with_token_text,
)
from tests.language.generate import CARD_KINDS, SPEAKERS, Kind, Sample, make
from tests.language.heroes import BARON, SUBJECT, WARDEN, with_ability, with_token
from tests.language.positions import Placing, Position, QuestPosition, at_setup
from tests.language.reference.world import AWAY

HEROES_TEXTS = (*CARD_KINDS, Kind.ABILITY, Kind.TOKEN)
KINDS = (*SPEAKERS, Kind.ENEMY_CARD, Kind.ENEMY_CARD, Kind.INITIATIVE, *HEROES_TEXTS)
"""The kinds of text, the more often the more of them there are."""


_BARON, _WOLF = BARON.fighters
SMALL_BARON = replace(BARON, fighters=(_BARON, replace(_WOLF, is_small=True)))
"""Whose wolves enemies do not attack (A.F7)."""


CANCELS = Sample(Kind.VERSATILE, CANCEL, "", "warden")


@cache
def villains() -> tuple[Enemy, ...]:
    return tuple(e for e in map(BOX.enemies.load, BOX.enemies.ids()) if e.is_villain)


@cache
def minions() -> tuple[Enemy, ...]:
    return tuple(e for e in map(BOX.enemies.load, BOX.enemies.ids()) if not e.is_villain)


def quest_case(seed: int, sample: Sample | None = None) -> Case:
    chance = Random(f"quest {seed}")
    if sample is None:
        sample = make(chance, chance.choice(KINDS))
    return _Making(chance, seed, sample).case()


@dataclass
class _Table:
    """Who plays where."""

    heroes: tuple[Hero, ...]
    board: Battlefield
    enemies: tuple[Enemy, ...]
    discoveries: tuple[Discovery, ...]


class _Making:
    """A case in the making."""

    def __init__(self, chance: Random, seed: int, sample: Sample) -> None:
        self.chance = chance
        self.seed = seed
        self.sample = sample
        self.part = chance.choice(("text", "text", "attack_text", "defense_text"))
        self.timings = {part.when for part in sample.text if isinstance(part, t.Clause)}
        table = self.table()
        self.placing = Placing(
            chance, Mode.ADVENTURE, table.heroes, table.board, table.enemies, table.discoveries
        )
        self.world = self.placing.world
        self.players = len(table.heroes)

    def likely(self, percent: int) -> bool:
        return self.chance.randrange(100) < percent

    # ------------------------------------------------------------ who plays

    def table(self) -> _Table:
        chance = self.chance
        players = chance.choice((1, 2, 2, 2, 3, 4))
        hero = self.first_hero()
        baron = SMALL_BARON if self.likely(20) else BARON
        others = [hero if self.likely(20) else baron for _ in range(players - 1)]
        if Timing.SETUP in self.timings:
            others = [baron] * (players - 1)
        villain = self.villain()
        return _Table(
            (hero, *others), self.board(villain), (villain, *self.minions()), self.discoveries()
        )

    def first_hero(self) -> Hero:
        sample, chance = self.sample, self.chance
        if sample.kind is Kind.TOKEN:
            return with_token(sample.text)
        if sample.kind is Kind.ABILITY:
            return with_ability(sample.text)
        if sample.kind in CARD_KINDS:
            return hero_with(chance, sample)
        said = {type(part.rule) for part in sample.text if isinstance(part, t.Standing)}
        if t.Uncancelable in said and self.likely(60):
            return hero_with(chance, CANCELS)
        if self.likely(50):  # the text of an enemy meets one of a hero
            return hero_with(chance, make(chance, chance.choice(CARD_KINDS)))
        return with_ability(make(chance, Kind.ABILITY).text) if self.likely(30) else WARDEN

    def villain(self) -> Enemy:
        of = self.sample.of
        if of in MADE_UP and MADE_UP[of].is_villain:
            return self.with_text(MADE_UP[of])
        if of == "point-pleasant":
            return OVERLORD
        return self.chance.choice((OVERLORD, HERALD, *villains()))

    def minions(self) -> tuple[Enemy, ...]:
        of = self.sample.of
        n = self.chance.choice((0, 1, 1, 2))
        found = self.chance.sample((BRUTE, *minions()), n)
        if of == BRUTE.id:
            found = [self.with_text(BRUTE), *(enemy for enemy in found if enemy.id != BRUTE.id)]
        return tuple(found)

    def with_text(self, enemy: Enemy) -> Enemy:
        text = self.sample.text
        match self.sample.kind:
            case Kind.ENEMY_CARD:
                return with_subject(enemy, text, self.part)
            case Kind.INITIATIVE:
                return with_initiative(enemy, text)
            case Kind.ENEMY_TOKEN:
                return with_token_text(enemy, text)
            case Kind.OBJECTIVE:
                return replace(enemy, objective=text)
        return enemy

    def board(self, villain: Enemy) -> Battlefield:
        battlefield = BOX.battlefields.load(villain.battlefield)
        board = battlefield.adventure
        assert board is not None
        if self.sample.kind is Kind.BRIDGE:
            bridges = tuple(replace(bridge, text=self.sample.text) for bridge in board.bridges)
            return replace(battlefield, adventure=replace(board, bridges=bridges))
        if self.sample.kind is Kind.SLOT:
            return replace(battlefield, adventure=self.with_slots(board))
        return battlefield

    def with_slots(self, board: AdventureBoard) -> AdventureBoard:
        slots: list[tuple[Text, ...]] = [(self.sample.text,), *board.slots[1:]]
        self.chance.shuffle(slots)
        return replace(board, slots=tuple(slots))

    def discoveries(self) -> tuple[Discovery, ...]:
        if self.sample.kind is Kind.DISCOVERY:
            return (discovery(self.sample.text),)
        if self.likely(15):
            return (BOX.discoveries.load(self.chance.choice(BOX.discoveries.ids())),)
        return (discovery(make(self.chance, Kind.DISCOVERY).text),) if self.likely(10) else ()

    # ------------------------------------------------------------ what is done

    def case(self) -> Case:
        match self.sample.kind:
            case Kind.SCHEME:
                return self.in_turn(f"scheme {SUBJECT}", self.placing.position(None, (0,)))
            case Kind.ATTACK:
                return self.attack()
            case Kind.DEFENSE:
                return self.attacked(SUBJECT)
            case Kind.VERSATILE:
                return self.attack() if self.likely(50) else self.attacked(SUBJECT)
            case Kind.ABILITY:
                return self.ability()
            case Kind.TOKEN | Kind.ENEMY_TOKEN:
                return self.someone_moves()
            case Kind.ENEMY_CARD:
                attacks = self.part == "attack_text" or (self.part == "text" and self.likely(50))
                return self.attacked() if attacks else self.attack()
            case Kind.INITIATIVE:
                late = Timing.END_OF_ROUND in self.timings
                return self.end_of_round() if late and self.likely(60) else self.turn_of_enemy()
            case Kind.OBJECTIVE | Kind.SLOT:
                return self.objective()
            case Kind.BRIDGE:
                return self.at_bridge()
            case Kind.DISCOVERY:
                moves = t.MoreMove | t.Stalk | t.FirstAttackBonus
                rules = [part.rule for part in self.sample.text if isinstance(part, t.Standing)]
                if any(isinstance(rule, moves) for rule in rules) and self.likely(70):
                    return self.turn_of_enemy()
                return self.chance.choice(self.anything())()
        raise AssertionError(self.sample.kind)

    def anything(self) -> tuple[Callable[[], Case], ...]:
        return self.attack, self.attacked, self.maneuver, self.turn_of_enemy, self.end_of_round

    def ability(self) -> Case:
        if Timing.SETUP in self.timings:
            return self.made(at_setup(self.placing.position(None, ())), setup=True)
        if Timing.TURN_START in self.timings:
            case = self.in_turn("", self.placing.position(None, ()))
            case.begins = True
            return case
        if self.timings & {Timing.TURN_END, Timing.MANEUVER, Timing.AFTER_MANEUVER}:
            return self.maneuver()
        if self.timings & {Timing.ATTACK, Timing.AFTER_ATTACK}:
            return self.attack()
        entering = any(isinstance(when, t.WhenEntering) for when in self.timings)
        if entering and self.likely(70):
            return self.someone_moves()
        return self.chance.choice(self.anything())()

    def someone_moves(self) -> Case:
        """Where tokens lie."""
        case = self.maneuver() if self.likely(50) else self.turn_of_enemy()
        self.strew_tokens(case.position)
        return case

    def made(
        self, position: Position, action: str = "", defend_with: str = "", setup: bool = False
    ) -> Case:
        self.take_piles_away(position)
        return Case(self.seed, self.sample, position, action, defend_with, setup=setup)

    def take_piles_away(self, position: Position) -> None:
        """A defeated enemy has no cards any more (A.E6)."""
        for seat in range(self.players, self.world.seats):
            if not any(position.health[f] for f in self.world.fighters_of[seat]):
                position.decks[seat], position.discards[seat] = [], []

    def in_turn(self, action: str, position: Position, seat: int = 0) -> Case:
        """Of a player, whose card lies in the row."""
        position.turn = seat
        position.quest = self.quest(position, last=seat)
        return self.made(position, action)

    def maneuver(self) -> Case:
        position = self.placing.position(None, ())
        if Timing.TURN_END in self.timings:
            position.actions = 1
        return self.in_turn("maneuver", position)

    def enemy(self) -> int:
        """The enemy with the text, or any: its seat."""
        of = self.sample.of
        seats = range(self.players, self.world.seats)
        own = [s for s in seats if self.world.forces[s].id == of]
        return self.chance.choice(own or seats)

    def attack(self) -> Case:
        """The first hero attacks an enemy."""
        world, seat = self.world, self.enemy()
        subject = next((c for c in self.placing.heroes[0].cards if c.name == SUBJECT), None)
        mine = world.fighters_of[0]
        card = ""
        if subject is not None and subject.attacks:
            mine = [f for f in mine if not subject.users or world.fighters[f].kind in subject.users]
            card = SUBJECT
        one, other = self.chance.choice(mine), world.fighters_of[seat][0]
        hands = (0,) if subject is not None else ()
        position = self.placing.position((one, other), (*hands, seat))
        action = f"attack {world.fighters[one].name} > {world.fighters[other].name}: {card}"
        return self.in_turn(action, position)

    def attacked(self, defend_with: str = "") -> Case:
        """An enemy has a fighter of the first hero beside it, and its turn comes."""
        world, seat = self.world, self.enemy()
        subject = next((c for c in self.placing.heroes[0].cards if c.name == SUBJECT), None)
        mine = world.fighters_of[0]
        hands: tuple[int, ...] = ()
        if subject is not None:
            hands = (0,)
            if subject.defends:
                defend_with = SUBJECT
        if subject is not None and defend_with:
            mine = [f for f in mine if not subject.users or world.fighters[f].kind in subject.users]
        one, other = self.chance.choice(mine), world.fighters_of[seat][0]
        position = self.placing.position((other, one), (*hands, seat))
        return self.next_turn(position, seat, defend_with)

    def turn_of_enemy(self) -> Case:
        seat = self.enemy()
        hands = (0,) if any(c.name == SUBJECT for c in self.placing.heroes[0].cards) else ()
        return self.next_turn(self.placing.position(None, (*hands, seat)), seat)

    def next_turn(self, position: Position, seat: int, defend_with: str = "") -> Case:
        """The card of an enemy is the next in the deck."""
        position.turn = self.players
        position.quest = quest = self.quest(position)
        cards = self.world.quest.cards if self.world.quest else []
        own = next(i for i, card in enumerate(cards) if card.seat == seat and not card.waits)
        for pile in (quest.row, quest.deck):
            if own in pile:
                pile.remove(own)
        quest.deck.append(own)
        return self.made(position, defend_with=defend_with)

    def end_of_round(self) -> Case:
        position = self.placing.position(None, ())
        position.turn = self.players
        position.quest = quest = self.quest(position)
        quest.row, quest.deck = quest.row + self.present(position, quest.deck), []
        return self.made(position)

    def objective(self) -> Case:
        """The threat has only a step to go."""
        case = self.chance.choice((self.end_of_round, self.turn_of_enemy, self.end_of_round))()
        quest = case.position.quest
        assert quest is not None
        quest.steps = len(self.board_printed().track) - 1
        quest.objectives = min(quest.objectives, 2)
        return case

    def at_bridge(self) -> Case:
        """A fighter of the first hero stands beside a bridge."""
        position = self.placing.position(None, ())
        case = self.in_turn("maneuver", position)
        quest = position.quest
        assert quest is not None
        standing = [site for site, bridge in enumerate(quest.bridges) if bridge is not None]
        for site in self.chance.sample(standing, min(len(standing), 1)):
            spaces = [
                space
                for space in self.board_printed().sites[site].spaces
                if space not in position.spaces
            ]
            there = [f for f in self.world.fighters_of[0] if position.spaces[f] != AWAY]
            if spaces and there:
                position.spaces[self.chance.choice(there)] = spaces[0]
        return case

    def strew_tokens(self, position: Position) -> None:
        """So that whoever moves enters a space with one."""
        world = self.world
        of_enemy = position.turn >= self.players
        movers = [fighter.number for fighter in world.fighters if fighter.is_enemy == of_enemy]
        here = [position.spaces[fighter] for fighter in movers if position.spaces[fighter] != AWAY]
        for token, piece in enumerate(world.tokens if here else ()):
            near = sorted(world.beside[self.chance.choice(here)])
            taken = [
                position.token_spaces[other]
                for other, its in enumerate(world.tokens)
                if its.kind == piece.kind
            ]
            free = [space for space in near if space not in taken]
            if free and self.likely(70):
                position.token_spaces[token] = self.chance.choice(free)

    # ------------------------------------------------------------ the board

    def board_printed(self) -> AdventureBoard:
        assert self.placing.board.adventure is not None
        return self.placing.board.adventure

    def present(self, position: Position, cards: list[int]) -> list[int]:
        """Of initiative cards, those of who is not gone: others never lie in the row."""
        quest = self.world.quest
        assert quest is not None
        return [
            card
            for card in cards
            if any(position.health[f] for f in self.world.fighters_of[quest.cards[card].seat])
        ]

    def quest(self, position: Position, last: int | None = None) -> QuestPosition:
        """`last`: whose card has been revealed last."""
        chance, board, quest = self.chance, self.board_printed(), self.world.quest
        assert quest is not None
        if self.players > 1 and self.likely(15):
            self.drop_out(position, self.players - 1)
        dealt = [i for i, card in enumerate(quest.cards) if not card.waits]
        chance.shuffle(dealt)
        n = chance.randrange(len(dealt) + 1)
        row = [card for card in self.present(position, dealt[:n]) if quest.cards[card].seat != last]
        deck = [card for card in dealt[n:] if quest.cards[card].seat != last]
        row += [card for card in dealt if quest.cards[card].seat == last][:1]
        waiting = quest.waiting[:]
        added = [waiting.pop() for _ in waiting[:] if self.likely(20)]
        objectives = chance.choice((0, 0, 1, 2, 3))
        bridges: list[int | None] = list(range(len(board.bridges)))
        chance.shuffle(bridges)
        for site in range(min(objectives, max(len(bridges) - 1, 0))):
            bridges[site] = None
        invasion = list(range(len(quest.symbols)))
        chance.shuffle(invasion)
        order = [1, 2, 3, 4]
        chance.shuffle(order)
        return QuestPosition(
            chance.choice((0, 1, 2, 3, len(board.track) - 2, len(board.track) - 1)),
            objectives,
            chance.randint(1, 5),
            chance.choice((0, 0, 1)),
            order[: self.players],
            deck,
            row,
            added,
            self.present(position, waiting),
            self.markers(board, bridges),
            bridges,
            invasion,
            min(objectives, len(invasion)),
        )

    def markers(self, board: AdventureBoard, bridges: list[int | None]) -> list[int]:
        """Some on the sites, often nearly all."""
        sites = [i for i in range(len(board.sites)) if not bridges or bridges[i] is not None]
        markers = [0] * len(board.sites)
        for _ in range(self.chance.choice((0, 1, 2, 4, board.markers - 1, board.markers))):
            markers[self.chance.choice(sites)] += 1
        return markers

    def drop_out(self, position: Position, seat: int) -> None:
        for fighter in self.world.fighters_of[seat]:
            position.spaces[fighter], position.health[fighter] = AWAY, 0
