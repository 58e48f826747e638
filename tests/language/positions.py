"""Positions by chance, as plain data, put into the engine's state and the reference's world."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from functools import cache
from random import Random

from peerless.content.library import BOX
from peerless.rules import knowledge
from peerless.rules.adventure.record import DESTROYED
from peerless.rules.adventure.sites import fell_down
from peerless.rules.chance import Chance
from peerless.rules.masks import all_below
from peerless.rules.mode import Mode
from peerless.rules.movement import put
from peerless.rules.pieces import Battlefield, Discovery, Enemy, Force, Hero, Track
from peerless.rules.setting import Setting
from peerless.rules.state import State, lay_out
from peerless.text.speaker import say
from tests.language.heroes import BARON, NAMES, SUBJECT
from tests.language.reference.quest import Quest
from tests.language.reference.world import AWAY, Luck, Shuffled, World

MODES = {mode.value: mode for mode in Mode}
SEATS = {Mode.DUEL: 2, Mode.TEAM: 4, Mode.FREE_FOR_ALL: 3}


@cache
def battlefield(id: str) -> Battlefield:
    return BOX.battlefields.load(id)


@cache
def battlefield_ids(seats: int) -> tuple[str, ...]:
    ids = BOX.battlefields.ids()
    return tuple(id for id in ids if len(battlefield(id).starts) >= seats)


@dataclass
class Position:
    """Where everything is; cards, fighters and tokens by number, the top of a deck last."""

    board: Battlefield
    mode: Mode
    heroes: tuple[Hero, ...]
    spaces: list[int]
    health: list[int]
    token_spaces: list[int]
    decks: list[list[int]]
    hands: list[list[int]]
    discards: list[list[int]]
    tracks: list[list[int]]
    started: list[int]
    tokens_started: list[int]
    turn: int
    actions: int
    maneuvered: bool
    # of the cooperative game
    enemies: tuple[Enemy, ...] = ()
    discoveries: tuple[Discovery, ...] = ()
    quest: QuestPosition | None = None  # None: it begins with setup


@dataclass
class QuestPosition:
    """What lies on the board beside fighters; initiative cards by number, the top of the deck
    last."""

    steps: int
    objectives: int
    round: int
    attacks: int
    order: list[int]
    deck: list[int]
    row: list[int]
    added: list[int]
    waiting: list[int]
    markers: list[int]
    bridges: list[int | None]
    invasion: list[int]
    turned_up: int


class RecordedChance(Chance):
    """The engine's chance, which also writes down what it decided."""

    __slots__ = ("luck",)

    def __init__(self, seed: int, luck: Luck) -> None:
        super().__init__(seed)
        self.luck = luck

    def below(self, n: int) -> int:
        drawn = super().below(n)
        self.luck.draws.append((n, drawn))
        return drawn

    def shuffle(self, items: list[int]) -> None:
        before = tuple(items)
        super().shuffle(items)
        self.luck.shuffles.append(Shuffled(before, tuple(items)))


def heroes_for(chance: Random, mode: Mode, hero: Hero) -> tuple[Hero, ...]:
    """The hero with the text in the first seat; the others are the same hero or another."""
    others = [hero if chance.random() < 0.3 else BARON for _ in range(SEATS[mode] - 1)]
    return hero, *others


# ---------------------------------------------------------------- by chance


class Placing:
    """A position in the making."""

    def __init__(
        self,
        chance: Random,
        mode: Mode,
        heroes: tuple[Hero, ...],
        board: Battlefield | None = None,
        enemies: tuple[Enemy, ...] = (),
        discoveries: tuple[Discovery, ...] = (),
    ) -> None:
        self.chance = chance
        self.board = board or battlefield(chance.choice(battlefield_ids(len(heroes))))
        sides = mode.sides(len(heroes))
        self.world = World(self.board, heroes, sides, Luck(), enemies, discoveries)
        self.mode = mode
        self.heroes = heroes
        self.enemies = enemies
        self.discoveries = discoveries
        count = len(self.board.spaces)
        # A crowd in one place meets more often.
        middle = chance.randrange(count)
        near = [s for s in range(count) if self.world.share_zone(s, middle)]
        far = [s for s in range(count) if s not in near]
        chance.shuffle(near)
        chance.shuffle(far)
        self.free = near + far if chance.random() < 0.6 else _mixed(chance, near + far)

    def position(self, duel_of: tuple[int, int] | None, subject_in_hand: Sequence[int]) -> Position:
        """`duel_of`: an attacker and a target that are within reach of each other."""
        chance, world = self.chance, self.world
        spaces = [AWAY] * len(world.fighters)
        health = [fighter.health for fighter in world.fighters]
        if duel_of is not None:
            self._within_reach(spaces, *duel_of)
        for fighter in world.fighters:
            number = fighter.number
            if spaces[number] != AWAY:
                if fighter.health > 1 and chance.random() < 0.4:
                    health[number] = chance.randint(1, fighter.health)
                continue
            lot = chance.random()
            if not fighter.is_hero and not fighter.is_villain and lot < 0.25:
                health[number] = 0
            elif lot > 0.04 and self.free:
                spaces[number] = self.free.pop(0)
                if fighter.health > 1 and chance.random() < 0.4:
                    health[number] = chance.randint(1, fighter.health)
            elif not fighter.is_hero and not fighter.is_villain and not self.free:
                health[number] = 0
        for seat, own in enumerate(world.fighters_of[: world.players]):
            if all(spaces[f] == AWAY for f in own) and (seat == 0 or chance.random() < 0.7):
                spaces[own[0]] = self.free.pop(0)  # somebody must be there
        tokens = self._tokens()
        piles = [self._piles(seat, seat in subject_in_hand) for seat in range(world.seats)]
        started = [
            chance.choice((AWAY, chance.randrange(len(self.board.spaces))))
            if chance.random() < 0.2
            else space
            for space in spaces
        ]
        return Position(
            self.board,
            self.mode,
            self.heroes,
            spaces,
            health,
            tokens,
            [deck for deck, _, _ in piles],
            [hand for _, hand, _ in piles],
            [discard for _, _, discard in piles],
            [self._tracks(force) for force in world.forces],
            started,
            tokens if chance.random() < 0.5 else self._tokens(),
            0,
            chance.choice((1, 2, 2)),
            chance.random() < 0.3,
            self.enemies,
            self.discoveries,
        )

    def _within_reach(self, spaces: list[int], attacker: int, target: int) -> None:
        world, chance = self.world, self.chance
        ones = [space for space in self.free if world.beside[space]]
        one = ones[0]
        near = sorted(world.beside[one])
        if world.fighters[attacker].ranged and chance.random() < 0.4:
            near = [s for s in self.free if s != one and world.share_zone(s, one)] or near
        other = chance.choice(near)
        spaces[attacker], spaces[target] = one, other
        self.free = [space for space in self.free if space not in (one, other)]

    def _tokens(self) -> list[int]:
        """At most one of a kind on a space (C62); some are not on the battlefield."""
        chance, taken = self.chance, set()
        found = []
        fighters = self.free[:6]
        for token in self.world.tokens:
            space = AWAY
            if chance.random() < 0.75:
                anywhere = range(len(self.board.spaces))
                space = chance.choice(fighters or anywhere)
                if chance.random() < 0.7:
                    space = chance.choice(anywhere)
                if (token.kind, space) in taken:
                    space = AWAY
                taken.add((token.kind, space))
            found.append(space)
        return found

    def _piles(self, seat: int, subject: bool) -> tuple[list[int], list[int], list[int]]:
        chance, world = self.chance, self.world
        cards = [card for card, owner in enumerate(world.owner) if owner == seat]
        chance.shuffle(cards)
        if not world.is_player(seat):
            return self._piles_of_enemy(cards, subject)
        hand: list[int] = []
        if subject:
            mine = next(card for card in cards if world.card_name(card) == SUBJECT)
            cards.remove(mine)
            hand.append(mine)
        n = chance.choice((0, 1, 2, 3, 3, 4, 5))
        hand, cards = [*hand, *cards[:n]], cards[n:]
        n = chance.choice((0, 1, 2, 3, 4))
        discard, deck = cards[:n], cards[n:]
        if chance.random() < 0.25:  # a deck that is soon exhausted
            discard, deck = [*discard, *deck[2:]], deck[:2]
        if chance.random() < 0.1:
            discard, deck = [*discard, *deck], []
        return deck, hand, discard

    def _piles_of_enemy(
        self, cards: list[int], subject: bool
    ) -> tuple[list[int], list[int], list[int]]:
        """The deception card is never among the discarded; the card with the text may be next."""
        chance, world = self.chance, self.world
        kept = [card for card in cards if world.faces[card].deception]
        last = [card for card in cards if subject and world.card_name(card) == SUBJECT]
        others = [card for card in cards if card not in kept and card not in last]
        n = chance.choice((0, 0, 1, 2, 3, len(others)))
        deck = [*others[n:], *kept]
        chance.shuffle(deck)
        return [*deck, *last], [], others[:n]

    def _tracks(self, hero: Force) -> list[int]:
        return [
            self.chance.randint(0, track.most)
            if track.is_counter
            else self.chance.randrange(len(track.values))
            for track in hero.tracks
        ]


def before_setup(
    chance: Random,
    board: Battlefield,
    mode: Mode,
    heroes: tuple[Hero, ...],
    enemies: tuple[Enemy, ...] = (),
    discoveries: tuple[Discovery, ...] = (),
) -> Position:
    """Decks that have been shuffled, five cards in each hand (C8), and nothing placed."""
    world = World(board, heroes, mode.sides(len(heroes)), Luck(), enemies, discoveries)
    hands, decks = [], []
    for seat in range(world.seats):
        cards = [card for card, owner in enumerate(world.owner) if owner == seat]
        chance.shuffle(cards)
        n = 5 if world.is_player(seat) else 0
        hands.append(cards[:n])
        decks.append(cards[n:])
    return Position(
        board,
        mode,
        heroes,
        [AWAY] * len(world.fighters),
        world.health[:],
        [AWAY] * len(world.tokens),
        decks,
        hands,
        [[] for _ in world.forces],
        [[_first_value(track) for track in force.tracks] for force in world.forces],
        [AWAY] * len(world.fighters),
        [AWAY] * len(world.tokens),
        0,
        0,
        False,
        enemies,
        discoveries,
    )


def _first_value(track: Track) -> int:
    if track.is_counter:
        return track.first
    return -1 if track.start is None else track.values.index(track.start)


def _mixed(chance: Random, spaces: list[int]) -> list[int]:
    chance.shuffle(spaces)
    return spaces


# ---------------------------------------------------------------- into the engine, into the world


def into_engine(position: Position, luck: Luck, seed: int) -> State:
    """The engine's state, with nothing under way yet."""
    setting = Setting(
        position.board,
        position.heroes,
        position.mode,
        enemies=position.enemies,
        discoveries=position.discoveries,
    )
    state = lay_out(setting, seed)
    state.log = None
    state.chance = RecordedChance(seed, luck)
    for fighter, space in enumerate(position.spaces):
        if space != AWAY:
            put(state, fighter, space)
    state.health = position.health[:]
    state.decks = [pile[:] for pile in position.decks]
    state.hands = [pile[:] for pile in position.hands]
    state.discards = [pile[:] for pile in position.discards]
    for pile in state.discards:
        for card in pile:
            knowledge.shown_to_all(state, card)
    state.tracks = [values[:] for values in position.tracks]
    state.token_space = position.token_spaces[:]
    state.started = position.started[:]
    state.tokens_started = position.tokens_started[:]
    state.turn = position.turn
    state.turns = 1
    state.acted = all_below(setting.seats)
    state.actions = position.actions
    state.maneuvers = int(position.maneuvered)
    if position.quest is not None:
        _lay_out(state, position.quest)
    return state


def _lay_out(state: State, quest: QuestPosition) -> None:
    adventure = state.adventure
    assert adventure is not None
    adventure.steps, adventure.objectives = quest.steps, quest.objectives
    adventure.round, adventure.attacks = quest.round, quest.attacks
    adventure.order = quest.order[:]
    adventure.deck, adventure.row = quest.deck[:], quest.row[:]
    adventure.added, adventure.waiting = quest.added[:], quest.waiting[:]
    adventure.markers = quest.markers[:]
    adventure.bridges = [DESTROYED if bridge is None else bridge for bridge in quest.bridges]
    adventure.invasion, adventure.turned_up = quest.invasion[:], quest.turned_up
    fell_down(state)


def into_world(position: Position, luck: Luck) -> World:
    sides = position.mode.sides(len(position.heroes))
    world = World(
        position.board, position.heroes, sides, luck, position.enemies, position.discoveries
    )
    world.space = position.spaces[:]
    world.health = position.health[:]
    world.decks = [pile[:] for pile in position.decks]
    world.hands = [pile[:] for pile in position.hands]
    world.discards = [pile[:] for pile in position.discards]
    for seat, hero in enumerate(world.forces):
        for track, value in zip(hero.tracks, position.tracks[seat], strict=True):
            if track.is_counter:
                world.tracks[seat][track.key] = value
            else:
                world.tracks[seat][track.key] = track.values[value] if value >= 0 else None
    world.token_space = position.token_spaces[:]
    world.started = position.started[:]
    world.tokens_started = position.tokens_started[:]
    world.turn = position.turn
    world.acted = set(range(world.seats))
    world.actions = position.actions
    world.maneuvered = position.maneuvered
    world.falls_alone = position.mode is not Mode.FREE_FOR_ALL
    if world.quest is not None and position.quest is not None:
        for field in fields(position.quest):
            value = getattr(position.quest, field.name)
            setattr(world.quest, field.name, value[:] if isinstance(value, list) else value)
        for site, bridge in enumerate(position.quest.bridges):
            if bridge is None:
                world.cut(*world.quest.board.sites[site].spaces)
    return world


def described(position: Position) -> str:
    """The position in words, for a failure."""
    world = into_world(position, Luck())
    lines = [f"{position.mode.value} on {position.board.id}, turn of seat {position.turn}"]
    lines[0] += f", {position.actions} actions left"
    for seat in range(world.seats):
        hero = world.forces[seat]
        if hero.id == "warden" and hero.ability:
            lines.append(f"  ability of {seat}: {say(hero.ability, NAMES)}")
        if hero.id == "warden" and seat == 0 and hero.cards[-1].text:
            lines.append(f"  {SUBJECT}: {say(hero.cards[-1].text, NAMES)}")
        fighters = ", ".join(
            f"{world.fighters[f].name} {_where(world, world.space[f])} ({world.health[f]})"
            for f in world.fighters_of[seat]
        )
        lines.append(f"  {seat}: {fighters}")
        for name, pile in (
            ("hand", world.hands),
            ("deck", world.decks),
            ("discard", world.discards),
        ):
            cards = ", ".join(map(world.card_name, pile[seat]))
            lines.append(f"     {name}: {cards}")
        tokens = ", ".join(
            f"{token.kind} {_where(world, space)}"
            for token, space in zip(world.tokens, world.token_space, strict=True)
            if token.seat == seat
        )
        lines.append(f"     tokens: {tokens}; {world.tracks[seat]}")
    if world.quest is not None and position.quest is not None:
        lines += _quest_described(world.quest)
    return "\n".join(lines)


def _quest_described(quest: Quest) -> list[str]:
    def named(cards: list[int]) -> str:
        return ", ".join(f"{quest.cards[card].name} ({quest.cards[card].seat})" for card in cards)

    return [
        f"  threat {quest.steps} of {len(quest.board.track)}, objectives {quest.objectives}, "
        f"order {quest.order}, markers {quest.markers}, bridges {quest.bridges}, "
        f"turned up {quest.turned_up} of {quest.invasion}",
        f"  initiative: {named(quest.row)} | {named(quest.deck)}; added {named(quest.added)}; "
        f"waiting {named(quest.waiting)}",
    ]


def _where(world: World, space: int) -> str:
    return "off" if space == AWAY else world.space_names[space]


def at_setup(position: Position) -> Position:
    """The same players before anything is placed."""
    return replace(
        position,
        spaces=[AWAY] * len(position.spaces),
        health=[fighter.health for fighter in into_world(position, Luck()).fighters],
        token_spaces=[AWAY] * len(position.token_spaces),
        started=[AWAY] * len(position.spaces),
        tokens_started=[AWAY] * len(position.token_spaces),
        maneuvered=False,
    )
