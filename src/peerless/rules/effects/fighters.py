"""What is done with fighters: moves, places, damage, recovery."""

from __future__ import annotations

from peerless.rules import health, movement
from peerless.rules.choosing import TextFrame
from peerless.rules.effects.result import Result
from peerless.rules.evaluate import is_missing
from peerless.rules.events import Happening
from peerless.rules.masks import bit, mask_of
from peerless.rules.move_frames import Moving
from peerless.rules.numbers import FighterId, Seat, SpaceId
from peerless.rules.players import seat_of
from peerless.rules.questions import DONE, Done, PickFighter
from peerless.rules.select import fighter_meant, fighters_meant, find_fighters
from peerless.rules.state import OFF, State
from peerless.text import tree
from peerless.text.tree import Quantity, Slot, That, UpTo


def move(state: State, run: TextFrame, node: tree.Move) -> Result:
    """Who is chosen moves as in a maneuver; without "up to" just so far, if that can be (R9)."""
    context = run.context
    seat = seat_of(state, context, node.who)
    if seat < 0 or moves_nothing(state, seat, node.spaces):
        return Result(False, {Slot.FIGHTER: ()})
    may = run.may
    fighters = run.fighters(state, node.what, seat)
    exact = not isinstance(node.spaces, UpTo)
    if isinstance(node.spaces, UpTo):
        distance = node.spaces.n
    else:
        distance = run.amount_for(state, node.spaces, node.what, fighters)
    movers = [fighter for fighter in fighters if state.space[fighter] != OFF]
    if movers and not is_missing(state, context, node.spaces):
        may = may and not run.has_answers()
        state.frames.append(Moving(seat, movers, distance, context.cause, node.through, exact, may))
    return Result(False, {Slot.FIGHTER: fighters})  # whether anyone moves is heard later


def moves_nothing(state: State, seat: Seat, spaces: tree.Amount) -> bool:
    """Of "up to" so many spaces an enemy moves a thing 0 (A.I4)."""
    return isinstance(spaces, UpTo) and not state.setting.has_player(seat)


def put_down(state: State, run: TextFrame, node: tree.Place) -> Result:
    """A space is chosen for each, then all are placed. On a free space; or, where it does not say
    another or an empty one, staying (R12)."""
    context = run.context
    fighters = run.fighters(state, node.fighter, away_too=True)
    taken = state.occupied()
    spoken = run.spaces_of_this_clause()
    places: list[tuple[FighterId, SpaceId]] = []
    for fighter in fighters:
        if state.defeated(fighter):
            continue
        here = state.space[fighter]
        own = bit(here) if here != OFF else 0
        allowed = ~taken if movement.can_leave(state, fighter) else 0  # R14
        if may_stay(node.space):
            allowed |= own
        if isinstance(node.space, tree.Select) and tree.Nearest() in node.space.filters:
            fitting = run.spaces_meant(state, node.space, own | spoken) & allowed & ~own
            allowed = movement.nearest(state, here, fitting)
        space = run.space(state, node.space, allowed, other_than=own | spoken)
        if space >= 0:
            places.append((fighter, space))
            taken = taken & ~own | bit(space)
    done = movement.place_all(state, places, context.cause)
    return Result(done, {Slot.FIGHTER: fighters, Slot.SPACE: [space for _, space in places]})


def may_stay(space: tree.Spaces) -> bool:
    if isinstance(space, That):
        return True
    return not any(isinstance(which, (tree.Other, tree.Empty)) for which in space.filters)


def bring_back(state: State, run: TextFrame, node: tree.Return) -> Result:
    """Defeated fighters, then a free space for each."""
    context = run.context
    spoken = mask_of(context.spaces)
    free = run.spaces_meant(state, node.space, spoken) & ~state.occupied()
    if isinstance(node.fighter, That):
        meant = list(fighters_meant(state, context, node.fighter))
        returning = [f for f in meant if can_return(state, f)]
    else:
        meant = returning = fallen(state, run, node.fighter, node.space) if free else []
    spaces: list[SpaceId] = []
    for _ in returning:
        space = run.space(state, node.space, free & ~mask_of(spaces), spoken)
        if space < 0:
            break
        spaces.append(space)
    if isinstance(node.fighter, tree.Select):
        run.note_short(node.fighter.count, len(spaces), len(returning))
    for fighter, space in zip(returning, spaces, strict=False):
        health.come_back(state, fighter, space, context.cause)
    return Result(bool(spaces), {Slot.FIGHTER: meant, Slot.SPACE: spaces})


def can_return(state: State, fighter: FighterId) -> bool:
    """Who is out of a free-for-all stays out (R75), and a defeated enemy is gone (A.E6)."""
    if not state.defeated(fighter) or state.setting.fighters[fighter].is_enemy:
        return False
    seat = state.setting.fighters[fighter].seat
    return state.setting.mode.hero_falls_alone or not state.out(seat)


def fallen(
    state: State, run: TextFrame, select: tree.Select, space: tree.Spaces
) -> list[FighterId]:
    """Of those alike the one with the lowest number comes first; only different ones are chosen
    between, and "no" waits for the space, unless that is settled."""
    left = [f for f in find_fighters(state, run.context, select) if can_return(state, f)]
    if select.count.quantity is Quantity.EACH:
        return left
    most = run.most(state, select.count, len(left))
    optional = select.count.quantity is not Quantity.EXACTLY
    picked: list[FighterId] = []
    while left and len(picked) < most:
        kinds = {(state.setting.fighters[f].seat, state.setting.fighters[f].kind.name): f
                 for f in reversed(left)}  # fmt: skip
        firsts = sorted(kinds.values())
        if len(firsts) == 1 and not optional and isinstance(space, tree.Select):
            fighter = firsts[0]
        else:
            options: list[PickFighter | Done] = [PickFighter(f) for f in firsts]
            answer = run.pick(state, run.context.seat, [*options, DONE] if optional else options)
            if isinstance(answer, Done):
                break
            fighter = answer.fighter
        left.remove(fighter)
        picked.append(fighter)
    run.note_short(select.count, len(picked), most)
    return picked


def exchange(state: State, run: TextFrame, node: tree.Swap) -> Result:
    pair = [fighter_meant(state, run.context, ref) for ref in (node.first, node.second)]
    there = [fighter for fighter in pair if fighter >= 0]
    done = len(there) == 2 and movement.swap(state, there[0], there[1], run.context.cause)
    return Result(done, {Slot.FIGHTER: list(dict.fromkeys(there))})


def leave(state: State, run: TextFrame, node: tree.Leave) -> Result:
    fighters = list(fighters_meant(state, run.context, node.fighter))
    leaving = [
        f for f in fighters if state.space[f] != OFF and movement.can_leave(state, f)
    ]  # fmt: skip
    for fighter in leaving:
        movement.take_off(state, fighter)
        state.tell(Happening.LEFT, fighter=fighter, cause=run.context.cause)
    return Result(bool(leaving), {Slot.FIGHTER: fighters})


def damage(state: State, run: TextFrame, node: tree.Damage) -> Result:
    """A number that is read comes before the choice, one at the end of the sentence after it."""
    context = run.context
    fighters = run.fighters(state, node.to)
    standing = [f for f in fighters if state.space[f] != OFF]
    amount = run.amount_for(state, node.amount, node.to, fighters) if standing else 0
    dealt = health.deal(state, fighters, amount, context.cause)
    defeats = sum(state.defeated(f) for f in standing)
    return Result(dealt > 0, {Slot.FIGHTER: fighters, Slot.DAMAGE: (dealt, defeats)})


def recover(state: State, run: TextFrame, node: tree.Recover) -> Result:
    fighters = run.fighters(state, node.fighter)
    there = [f for f in fighters if state.space[f] != OFF]
    amount = run.amount_for(state, node.amount, node.fighter, fighters) if there else 0
    gained = [health.recover(state, f, amount, run.context.cause) for f in there]
    return Result(sum(gained) > 0, {Slot.FIGHTER: fighters})


def set_health(state: State, run: TextFrame, node: tree.SetHealth) -> Result:
    fighters = list(fighters_meant(state, run.context, node.fighter))
    there = [f for f in fighters if state.space[f] != OFF]
    done = health.set_health(state, there, node.amount.n, run.context.cause)
    return Result(done, {Slot.FIGHTER: fighters})


def become_defender(state: State, run: TextFrame, node: tree.Defend) -> Result:
    """Another fighter of the player who defends takes what the attack deals; the card stays in
    play (R117)."""
    combat = state.combat
    if combat is None:
        return Result(False, {Slot.FIGHTER: ()})
    side = combat.defense
    if isinstance(node.fighter, tree.Select):
        found = find_fighters(state, run.context, node.fighter, other_than=side.in_combat())
        found = [f for f in found if can_defend(state, f, side.seat)]
        seat = run.context.seat
        fighters = run.pick_several(state, seat, PickFighter, found, node.fighter.count)
    else:
        meant = fighters_meant(state, run.context, node.fighter)
        fighters = [f for f in meant if can_defend(state, f, side.seat)]
    done = fighters[:1] not in ([], side.in_combat())
    if done:
        side.fighter, side.returned = fighters[0], False
        state.tell(Happening.DEFENDER_CHANGED, fighter=fighters[0], cause=run.context.cause)
    return Result(done, {Slot.FIGHTER: fighters})


def end_movement(state: State, run: TextFrame, node: tree.EndMovement) -> Result:
    """The move under way goes no further; a new one can begin (A.M4)."""
    fighters = list(fighters_meant(state, run.context, node.fighter))
    ended = [f for f in fighters if any(frame.end_move(f) for frame in reversed(state.frames))]
    for fighter in ended:
        state.tell(Happening.MOVEMENT_ENDED, fighter=fighter, cause=run.context.cause)
    return Result(bool(ended), {Slot.FIGHTER: fighters})


def can_defend(state: State, fighter: FighterId, seat: Seat) -> bool:
    return state.space[fighter] != OFF and state.setting.fighters[fighter].seat == seat
