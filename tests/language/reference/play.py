"""The game around the texts: turns, actions, the steps of a combat (core.md)."""

from __future__ import annotations

from collections.abc import Generator

from peerless.rules.pieces import CardType
from peerless.text import tree as t
from peerless.text.tree import Duration, Role, Timing
from tests.language.reference.facts import value
from tests.language.reference.meaning import Run, react, walk
from tests.language.reference.sites import after_maneuver
from tests.language.reference.triggers import watch
from tests.language.reference.world import (
    ACTIONS_EACH_TURN,
    AWAY,
    NO_CARD,
    Ask,
    Asking,
    Combat,
    CombatSide,
    GameOver,
    Happened,
    Memory,
    World,
)


def effects_of(text: t.Text, timing: Timing) -> tuple[t.Effect, ...]:
    return tuple(
        effect
        for part in text
        if isinstance(part, t.Clause) and part.when is timing
        for effect in part.effects
    )


def run_ability(world: World, seat: int, timing: Timing) -> Asking:
    effects = effects_of(world.forces[seat].ability, timing)
    side = None if world.combat is None else world.combat.side_of(seat)
    acting = None if side is None else side.fighter
    memory = world.abilities[seat]
    memory.begin_clause()
    yield from Run(world, seat, memory, acting=acting).clause(effects)


# ---------------------------------------------------------------- setup and turns


def set_up(world: World) -> Asking:
    """Seat by seat: hero, sidekicks, tokens, the hero's choices (C9-C11, C59)."""
    world.begun = False
    watch(world)
    for seat in range(world.players):
        hero = world.hero_of(seat)
        start = world.starts[seat + 1]
        if world.space[hero] == AWAY and start not in world.space:
            world.space[hero] = start
        elif world.space[hero] == AWAY:  # an ability has put somebody there
            name = world.fighters[hero].name
            world.space[hero] = yield from _first_place(world, seat, name, set())
        for fighter in world.fighters_of[seat][1:]:
            if world.space[fighter] != AWAY:
                continue
            name = world.fighters[fighter].name
            world.space[fighter] = yield from _first_place(world, seat, name, set())
        for token, piece in enumerate(world.tokens):
            if piece.seat == seat and world.waits_for_setup(token):
                taken = world.spaces_with(piece.kind)
                world.token_space[token] = yield from _first_place(world, seat, piece.kind, taken)
        yield from run_ability(world, seat, Timing.SETUP)
    world.begun = True


def _first_place(world: World, seat: int, name: str, taken: set[int]) -> Generator[Ask, str, int]:
    """A free space in the hero's zones, or else any; not where a hero will begin (C9, C66)."""
    hero = world.space[world.hero_of(seat)]
    if hero == AWAY:
        hero = world.starts[seat + 1]
    kept = {world.starts[later + 1] for later in range(seat + 1, world.seats)}
    spaces = range(len(world.space_names))
    free = [s for s in spaces if s not in world.space and s not in kept and s not in taken]
    near = [s for s in free if world.share_zone(s, hero)] or free
    answers = {f"place {name}: {world.space_names[space]}": space for space in near}
    if len(answers) == 1:
        return near[0]
    return answers[(yield Ask(seat, frozenset(answers)))]


def turns(world: World, begun: bool) -> Asking:
    """Turn after turn; `begun`: the first is in the middle of its actions."""
    watch(world)
    while True:
        yield from turn(world, begun)
        begun = False
        world.turn = next_seat(world, world.turn)
        world.quiet_turns += 1
        if world.quiet_turns == 10 * world.seats:  # R125
            world.winners = tuple(range(world.seats))
            raise GameOver


def turn(world: World, begun: bool = False) -> Asking:
    """The turn of a player (C18-C21)."""
    seat = world.turn
    if not begun and not world.out(seat):
        yield from start_turn(world)
    while world.actions > 0 and world.present(seat) and not world.out(seat):
        world.quiet_turns = 0
        yield from action(world)
    if not world.out(seat):
        yield from run_ability(world, seat, Timing.TURN_END)
    while not world.out(seat) and len(world.hands[seat]) > world.hand_limit:  # C20, R66
        hand = {
            f"discard: {world.card_name(card)}": card
            for card in world.leaving_last(world.hands[seat])
        }
        world.discard(hand[(yield Ask(seat, frozenset(hand)))])
        yield from react(world)
    end_turn(world)


def end_turn(world: World) -> None:
    world.lasting = [held for held in world.lasting if held.until is not Duration.TURN]
    world.acted.add(world.turn)


def next_seat(world: World, seat: int) -> int:
    """The next who is not out (C57)."""
    for step in range(1, world.players):
        other = (seat + step) % world.players
        if not world.out(other):
            return other
    return seat


def start_turn(world: World) -> Asking:
    """The snapshot, then what was put off until now, then the ability (R18, R123)."""
    seat = world.turn
    snapshot(world)
    world.actions = ACTIONS_EACH_TURN
    waiting = [delayed for delayed in world.delayed if delayed.seat == seat]
    for delayed in waiting:
        # those that wait their turn still hear of what is shuffled away
        world.delayed = [other for other in world.delayed if other is not delayed]
        run = Run(world, seat, delayed.memory, delayed.card, delayed.acting)
        yield from run.clause(delayed.effects)
    yield from run_ability(world, seat, Timing.TURN_START)


def snapshot(world: World) -> None:
    """What "this turn" is compared with (R18)."""
    world.actions = 0
    world.maneuvered = False
    world.started = world.space[:]
    world.tokens_started = world.token_space[:]


# ---------------------------------------------------------------- actions


def action(world: World) -> Asking:
    seat = world.turn
    schemes = schemes_to_play(world, seat)
    attacks = attacks_to_make(world, seat)
    answer = yield Ask(seat, frozenset(("maneuver", *schemes, *attacks)))
    world.actions -= 1
    if answer == "maneuver":
        yield from maneuver(world)
    elif answer in schemes:
        yield from scheme(world, *schemes[answer])
    else:
        yield from combat(world, *attacks[answer])


def maneuver(world: World) -> Asking:
    """Draw, perhaps boost, then move (C27-C31)."""
    seat = world.turn
    world.maneuvered = True
    world.draw(seat)
    yield from react(world)
    hand = {
        f"boost: {world.card_name(card)}": card for card in world.leaving_last(world.hands[seat])
    }
    answer = yield Ask(seat, frozenset((*hand, "boost: none")))
    world.move_value = world.forces[seat].move
    if answer in hand:
        world.move_value += world.boost(hand[answer])
        world.discard(hand[answer])
        yield from react(world)
    yield from run_ability(world, seat, Timing.MANEUVER)
    movers = [fighter for fighter in world.fighters_of[seat] if world.there(fighter)]
    yield from Run(world, seat, Memory()).moving(seat, movers, world.move_value, maneuver=True)
    yield from run_ability(world, seat, Timing.AFTER_MANEUVER)
    yield from after_maneuver(world)


def schemes_to_play(world: World, seat: int) -> dict[str, tuple[int, int]]:
    """Scheme cards, with the fighters that could play them (C37)."""
    found: dict[str, tuple[int, int]] = {}
    for card in world.leaving_last(world.hands[seat]):
        if world.faces[card].type is CardType.SCHEME:
            name = world.card_name(card)
            users = [
                fighter
                for fighter in world.fighters_of[seat]
                if world.there(fighter) and world.may_use(fighter, card)
            ]
            for fighter in users:
                by = f" by {world.fighters[fighter].name}" if len(users) > 1 else ""
                found[f"scheme {name}{by}"] = card, fighter
    return found


def scheme(world: World, card: int, fighter: int) -> Asking:
    """On the table while it resolves; then, if it is still there, discarded (C38, R29)."""
    seat = world.turn
    world.take_up(card)
    world.scheme = card
    world.scheme_memory = Memory()
    effects = effects_of(world.faces[card].text, Timing.PLAYED)
    yield from Run(world, seat, world.scheme_memory, card, fighter).clause(effects)
    if world.scheme == card:
        world.put_away(card)


def attacks_to_make(world: World, seat: int) -> dict[str, tuple[int, int, int]]:
    """Who, whom, with which card (C39-C41)."""
    found: dict[str, tuple[int, int, int]] = {}
    for fighter in world.fighters_of[seat]:
        here = world.space[fighter]
        if here == AWAY:
            continue
        attacker = world.fighters[fighter]
        cards = [
            card
            for card in world.leaving_last(world.hands[seat])
            if world.faces[card].attacks and world.may_use(fighter, card)
        ]
        for target in world.fighters:
            there = world.space[target.number]
            if there == AWAY or target.side == attacker.side or spared(world, seat, target.seat):
                continue
            if there in world.beside[here] or (attacker.ranged and in_range(world, here, there)):
                for card in cards:
                    words = f"attack {attacker.name} > {target.name}: {world.card_name(card)}"
                    found[words] = fighter, target.number, card
    return found


def in_range(world: World, here: int, there: int) -> bool:
    """In the same zone, and as near as discoveries say."""
    near = (rule.n for rule in world.game_rules(t.RangeLimit))
    return world.share_zone(here, there) and all(
        there in walk(world, here, far, False, set(), []) for far in near
    )


def spared(world: World, seat: int, other: int) -> bool:
    """In a free-for-all a player's first turn is against the next player only, or one who has
    had a turn (R75)."""
    if world.falls_alone or seat in world.acted:
        return False
    return other not in world.acted and other != next_seat(world, seat)


# ---------------------------------------------------------------- combat


def combat(world: World, attacker: int, target: int, card: int) -> Asking:
    """Step by step (C42-C48, R33)."""
    seat, other = world.fighters[attacker].seat, world.fighters[target].seat
    world.take_up(card)
    attack = CombatSide(seat, attacker, Role.ATTACK, card)
    defense = CombatSide(other, target, Role.DEFENSE)
    world.combat = fight = Combat(attack, defense)
    # What is played beside the attack card goes down before the defense (R78).
    yield from card_effects(world, attack, Timing.COMMIT)
    yield from run_ability(world, seat, Timing.ATTACK)
    yield from choose_defense(world, defense)
    yield from card_effects(world, defense, Timing.COMMIT)
    fight.revealed = True
    for side in (attack, defense):
        if side.card != NO_CARD and world.faces[side.card].deception:
            world.watcher(Happened(t.WhenDeceived))
    yield from react(world)
    yield from step(world, fight, Timing.IMMEDIATELY, cards=True, abilities=True)
    yield from step(world, fight, Timing.DURING, cards=True, abilities=True)
    outcome(world, fight)
    yield from react(world)
    yield from step(world, fight, Timing.AFTER, cards=True, abilities=False)
    yield from step(world, fight, Timing.AFTER, cards=False, abilities=True)
    yield from run_ability(world, seat, Timing.AFTER_ATTACK)
    for side in (attack, defense):
        for played in (side.card, *side.beside):
            if played != NO_CARD:
                world.put_away(played)
        world.take_piles_away(side.seat)
    world.combat = None
    world.lasting = [held for held in world.lasting if held.until is not Duration.COMBAT]


def choose_defense(world: World, side: CombatSide) -> Asking:
    """A card of the hand, or none; of an enemy the top card of its deck (A.E3)."""
    if not world.is_player(side.seat):
        for card in world.decks[side.seat][-1:]:
            world.take_up(card)
            side.play(card)
        return
    cards = {
        f"defend: {world.card_name(card)}": card
        for card in world.leaving_last(world.hands[side.seat])
        if world.faces[card].defends and world.may_use(side.fighter, card)
    }
    answer = yield Ask(side.seat, frozenset((*cards, "defend: none")))
    if answer in cards:
        world.take_up(cards[answer])
        side.play(cards[answer])


def card_effects(world: World, side: CombatSide, timing: Timing) -> Asking:
    if waits(world, side, timing):
        assert world.combat is not None
        memory = world.combat.memory_of(side.card)
        memory.begin_clause()
        effects = effects_of(world.text(side.card, side.role), timing)
        yield from Run(world, side.seat, memory, side.card, side.fighter).clause(effects)


def waits(world: World, side: CombatSide, timing: Timing) -> bool:
    if side.card == NO_CARD or side.canceled:
        return False
    return bool(effects_of(world.text(side.card, side.role), timing))


def step(world: World, fight: Combat, timing: Timing, cards: bool, abilities: bool) -> Asking:
    """The defender's effects first (C44); a player with several chooses their order (R34). What
    is next is looked for only when the last is over."""
    for each in fight.sides:
        each.happened = []
    while (side := next_side(world, fight, timing, cards, abilities)) is not None:
        waiting = effects_waiting(world, side, timing, cards, abilities)
        first = waiting[0]
        if len(waiting) > 1:
            answers = {
                f"pick: {world.card_name(side.card)}": side.card,
                f"pick: {world.player_name(side.seat)}": NO_CARD,
            }
            first = answers[(yield Ask(side.seat, frozenset(answers)))]
        side.happened.append(first)
        if first == NO_CARD:
            yield from run_ability(world, side.seat, timing)
        else:
            yield from card_effects(world, side, timing)


def next_side(
    world: World, fight: Combat, timing: Timing, cards: bool, abilities: bool
) -> CombatSide | None:
    for side in fight.sides:
        if effects_waiting(world, side, timing, cards, abilities):
            return side
    return None


def effects_waiting(
    world: World, side: CombatSide, timing: Timing, cards: bool, abilities: bool
) -> list[int]:
    waiting = []
    if cards and waits(world, side, timing) and side.card not in side.happened:
        waiting.append(side.card)
    has_ability = bool(effects_of(world.forces[side.seat].ability, timing))
    if abilities and has_ability and NO_CARD not in side.happened:
        waiting.append(NO_CARD)
    return waiting


def outcome(world: World, fight: Combat) -> None:
    """Damage, and so who won (C45, C49)."""
    amount = max(value(world, fight, fight.attack) - value(world, fight, fight.defense), 0)
    fight.decided = True
    if not fight.defense.came_back:
        defender = fight.defense.fighter
        if world.there(defender) and not world.prevented(defender, combat=True):
            fight.damage = amount  # counts before it fells anyone
        world.deal([defender], amount, combat=True)
    world.watcher(Happened(t.WhenDecided))
