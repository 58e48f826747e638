"""The cooperative game around the texts: setup, rounds, the turns of enemies (adventures.md)."""

from __future__ import annotations

from collections.abc import Generator

from peerless.text import tree as t
from peerless.text.tree import Timing
from tests.language.reference import play
from tests.language.reference.facts import stuck
from tests.language.reference.meaning import Run, advance, react, walk, ways
from tests.language.reference.quest import Initiative, Quest
from tests.language.reference.triggers import stopping, watch, watched
from tests.language.reference.world import AWAY, Ask, Asking, Memory, World

VILLAIN_START = 5  # A.C5
HERO_STARTS = (1, 2, 3, 4)  # A.C9
QUIET_ROUNDS = 10  # in a row in which no player acts; then the players have lost (R125)

# ---------------------------------------------------------------- who answers for enemies

_DECLINED = ("no", "done", "boost: none", "defend: none", "pick: 0")


def by_the_players(world: World, asking: Asking) -> Asking:
    """Enemies decide nothing: what is optional is declined (A.I4), and what must be chosen is
    chosen by a player (A.B7)."""
    answer: str | None = None
    while True:
        try:
            question = next(asking) if answer is None else asking.send(answer)
            while not world.is_player(question.seat):
                declined = [word for word in _DECLINED if word in question.answers]
                if not declined:
                    question = Ask(player_asked(world), question.answers)
                else:
                    question = asking.send(declined[0])
        except StopIteration:
            return
        answer = yield question


def player_asked(world: World) -> int:
    """Whose turn it is; in no player's turn the one with the lowest order marker (A.B7)."""
    if world.is_player(world.turn) and not world.out(world.turn):
        return world.turn
    return min(
        (seat for seat in range(world.players) if not world.out(seat)),
        key=quest_of(world).order.__getitem__,
    )


def quest_of(world: World) -> Quest:
    assert world.quest is not None
    return world.quest


# ---------------------------------------------------------------- setup


def set_up(world: World) -> Asking:
    """The board, the villain, the minions around it, then player by player (A.C1-A.C14)."""
    quest = quest_of(world)
    world.begun = False
    watch(world)
    lay_out(world)
    villain = world.fighters_of[quest.villain][0]
    start = world.starts[VILLAIN_START]
    world.space[villain] = start
    for seat in range(quest.villain + 1, world.seats):
        minion = world.fighters_of[seat][0]
        free = free_at_setup(world)
        near = [space for space in free if space in world.beside[start]] or free
        world.space[minion] = yield from _placed(world, seat, minion, near)
    order = [HERO_STARTS[-1]] * world.players
    for seat in range(world.players):
        yield from _set_up_player(world, seat, order)
    quest.order = order
    world.begun = True


def lay_out(world: World) -> None:
    """Bridges and invasion tokens by chance; the initiative cards that begin the game."""
    quest = quest_of(world)
    quest.bridges = list(world.shuffled(list(range(len(quest.board.bridges)))))
    for number, amount in quest.board.placed.items():
        numbers = [site.number for site in quest.board.sites]
        quest.markers[numbers.index(number)] = amount
    quest.invasion = world.shuffled(list(range(len(quest.symbols))))
    quest.deck = [i for i, card in enumerate(quest.cards) if not card.waits]


def _set_up_player(world: World, seat: int, order: list[int]) -> Asking:
    """On a starting space of their choice, which gives the order marker (A.C9, A.C10); then as
    ever."""
    hero = world.hero_of(seat)
    if world.space[hero] == AWAY:
        starts = {world.starts[n]: n for n in HERO_STARTS if world.starts[n] not in world.space}
        world.space[hero] = yield from _placed(world, seat, hero, list(starts))
        order[seat] = starts[world.space[hero]]
    for fighter in world.fighters_of[seat]:
        if world.space[fighter] == AWAY:
            room = _room(world, seat, set())
            world.space[fighter] = yield from _placed(world, seat, fighter, room)
    for token, piece in enumerate(world.tokens):
        if piece.seat == seat and world.waits_for_setup(token):
            room = _room(world, seat, world.spaces_with(piece.kind))
            words = {f"place {piece.kind}: {world.space_names[space]}": space for space in room}
            world.token_space[token] = yield from _one_of(seat, words)
    yield from play.run_ability(world, seat, Timing.SETUP)


def free_at_setup(world: World) -> list[int]:
    """Not where a hero may still begin (C9, C66)."""
    kept: set[int] = set()
    if any(world.space[world.hero_of(seat)] == AWAY for seat in range(world.players)):
        kept = {world.starts[n] for n in HERO_STARTS}
    spaces = range(len(world.space_names))
    return [space for space in spaces if space not in world.space and space not in kept]


def _room(world: World, seat: int, taken: set[int]) -> list[int]:
    hero = world.space[world.hero_of(seat)]
    free = [space for space in free_at_setup(world) if space not in taken]
    return [space for space in free if world.share_zone(space, hero)] or free


def _placed(
    world: World, seat: int, fighter: int, spaces: list[int]
) -> Generator[Ask, str, int]:  # fmt: skip
    name = world.fighters[fighter].name
    words = {f"place {name}: {world.space_names[space]}": space for space in spaces}
    return (yield from _one_of(seat, words))


def _one_of(seat: int, words: dict[str, int]) -> Generator[Ask, str, int]:
    """A choice with one answer is made by itself."""
    if len(words) == 1:
        return next(iter(words.values()))
    return words[(yield Ask(seat, frozenset(words)))]


# ---------------------------------------------------------------- rounds


def rounds(world: World, begun: bool | None) -> Asking:
    """Round after round (A.D1-A.D9); `begun`: in a player's turn, in the middle of its actions or
    at its start."""
    quest = quest_of(world)
    watch(world)
    world.enemy_turn = lambda fighter, move: enemy_turn(world, fighter, move)
    if begun is not None:
        yield from play.turn(world, begun)
    while True:
        while quest.deck:
            yield from reveal(world)
        world.turn = quest.villain  # it is nobody's turn
        for place in quest.row[:]:
            if place in quest.row:
                yield from part_of(world, quest.cards[place], Timing.END_OF_ROUND)
        world.quiet_turns += 1
        if world.quiet_turns == QUIET_ROUNDS:
            world.end(world.sides[world.players])
        next_round(world)


def next_round(world: World) -> None:
    quest = quest_of(world)
    quest.deck = world.shuffled(sorted((*quest.deck, *quest.row, *quest.added)))
    quest.row, quest.added = [], []
    quest.round += 1
    quest.attacks = 0


def reveal(world: World) -> Asking:
    """The next card; that of who is gone leaves the game (A.D6)."""
    quest = quest_of(world)
    place = quest.deck.pop()
    card = quest.cards[place]
    if world.out(card.seat):
        return
    quest.row.append(place)
    world.turn = card.seat
    if world.is_player(card.seat):
        yield from play.turn(world)
    else:
        yield from part_of(world, card, Timing.RIGHT_NOW)


def part_of(world: World, card: Initiative, timing: Timing) -> Asking:
    for part in card.text:
        if isinstance(part, t.Clause) and part.when is timing:
            run = Run(world, card.seat, Memory(), acting=world.fighters_of[card.seat][0])
            run.turn_move = card.move
            yield from run.clause(part.effects)


# ---------------------------------------------------------------- the turn of an enemy


def enemy_turn(world: World, enemy: int, move: int) -> Asking:
    """It tries to attack once, and goes where it must (A.F1-A.F9)."""
    seat = world.fighters[enemy].seat
    world.turn = seat
    play.snapshot(world)
    far = move + sum(rule.amount for rule in world.game_rules(t.MoreMove))
    here = world.beside[world.space[enemy]]
    beside = [f for f in targets(world) if world.space[f] in here]
    if beside:
        target = yield from _target(world, seat, beside)
        yield from attack(world, enemy, target)
    else:
        near = nearest(world, enemy, far)
        if near:
            target = yield from _target(world, seat, list(near))
            steps, ends = near[target]
            yield from go(world, enemy, ends, steps)
            yield from attack(world, enemy, target)
        else:
            advance(world, 1)  # A.F4
            yield from react(world)
            if world.game_rules(t.Stalk) and world.there(enemy):
                yield from stalk(world, enemy, far)
    play.end_turn(world)


def targets(world: World) -> list[int]:
    """The players' fighters that are there, but for small ones (A.F7)."""
    return [fighter for fighter in opposing(world) if not world.fighters[fighter].is_small]


def opposing(world: World) -> list[int]:
    return [f.number for f in world.fighters if not f.is_enemy and world.there(f.number)]


def _target(world: World, seat: int, found: list[int]) -> Generator[Ask, str, int]:
    words = {f"pick: {world.fighters[fighter].name}": fighter for fighter in found}
    return (yield from _one_of(seat, words))


def reach(world: World, enemy: int, far: int) -> set[int]:
    """Through other enemies, not through players' fighters; to an empty space (A.F6)."""
    here = world.space[enemy]
    if stuck(world, enemy):
        return {here}
    closed = {world.space[fighter] for fighter in opposing(world)}
    ends = walk(world, here, far, False, closed, [], stopping(world, enemy))
    return {space for space in ends if space == here or space not in world.space}


def nearest(world: World, enemy: int, far: int) -> dict[int, tuple[int, set[int]]]:
    """The fighters that it can attack after the fewest steps (A.F3, A.F5), how many these are, and
    where it would stand."""
    for steps in range(1, far + 1):
        ends = reach(world, enemy, steps) - {world.space[enemy]}
        found = {
            target: (steps, beside)
            for target in targets(world)
            if (beside := ends & world.beside[world.space[target]])
        }
        if found:
            return found
    return {}


def go(world: World, enemy: int, ends: set[int], far: int) -> Asking:
    """By a route of up to so many steps, which the players choose with its end (A.F3)."""
    seat = world.fighters[enemy].seat
    run = Run(world, seat, Memory())
    watching = watched(world, enemy)
    answers: dict[str, tuple[int, tuple[int, ...]]] = {}
    for end in sorted(ends):
        found = ways(world, enemy, far, False, False, watching)[end] if watching else [()]
        for entered in found:
            names = " ".join(world.space_names[space] for space in entered)
            via = f" entering {names}" if len(found) > 1 else ""
            words = f"move {world.fighters[enemy].name}: {world.space_names[end]}{via}"
            answers[words] = end, entered
    words = next(iter(answers))
    if len(answers) > 1:
        words = yield Ask(seat, frozenset(answers))
    end, entered = answers[words]
    if watching:
        world.way = world.luck.ways.popleft()
    yield from run.go(enemy, end, entered, far, False, False)


def attack(world: World, enemy: int, target: int) -> Asking:
    """With the top card of its deck (A.G1), if it stands beside its target now."""
    seat, here, there = world.fighters[enemy].seat, world.space[enemy], world.space[target]
    deck = world.decks[seat]
    if AWAY not in (here, there) and there in world.beside[here] and deck:
        quest_of(world).attacks += 1
        yield from play.combat(world, enemy, target, deck[-1])


def stalk(world: World, enemy: int, far: int) -> Asking:
    """Nobody is in reach: as near to one of them as it can get, whoever stands between."""
    here = world.space[enemy]
    places = {world.space[fighter] for fighter in targets(world)}
    reached = reach(world, enemy, far) | {here}
    for steps in range(len(world.space_names)):
        near = {
            space
            for space in reached
            if places & walk(world, space, steps, False, set(), [])
        }  # fmt: skip
        if here in near:
            return
        if near:
            yield from go(world, enemy, near, far)
            return
