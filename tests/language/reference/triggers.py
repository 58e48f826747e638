"""What sets off a trigger: docs/rules-english.md, "Triggers"."""

from __future__ import annotations

from typing import assert_never

from peerless.text import tree as t
from peerless.text.tree import Who
from tests.language.reference.facts import Facts
from tests.language.reference.world import AWAY, Happened, Memory, SetOff, World


def watch(world: World) -> None:
    """From now on the world notices what happens in it."""
    world.watcher = lambda happened: notice(world, happened)


def notice(world: World, happened: Happened) -> None:
    """Whom it sets off is plain the moment it happens."""
    for seat, hero in enumerate(world.heroes):
        for place, part in enumerate(hero.ability):
            if isinstance(part, t.Clause) and isinstance(part.when, t.Trigger):
                begun = _set_off(world, seat, part.when, happened)
                if begun is not None:
                    begun.place, begun.effects = place, part.effects
                    world.set_off.append(begun)


def _set_off(world: World, seat: int, trigger: t.Trigger, happened: Happened) -> SetOff | None:
    """What it sets off, with what it begins to speak of."""
    if happened.trigger is not type(trigger):
        return None
    begun = SetOff(seat, Memory(seat=seat))
    match trigger:
        case t.WhenDamaged(who):
            if not _is_meant(world, seat, who, happened.thing):
                return None
            begun.memory.fighters = [happened.thing]
            begun.damage, begun.defeats = happened.amount, world.defeated(happened.thing)
        case t.WhenDefeated(who):
            if not _is_meant(world, seat, who, happened.thing):
                return None
            begun.memory.fighters = [happened.thing]
            begun.memory.spaces = [s for s in [world.space[happened.thing]] if s != AWAY]
        case t.WhenDiscarding(who):
            owner = world.owner[happened.thing]
            if who is Who.YOU and owner != seat:
                return None
            if who is not Who.YOU:
                if world.sides[owner] == world.sides[seat]:
                    return None
                begun.memory.player = begun.memory.opponent = owner
            begun.memory.cards = [happened.thing]
        case t.WhenDecided(won):
            combat = world.combat
            side = None if combat is None else combat.side_of(seat)
            if combat is None or side is None or won != (side is combat.winner):
                return None
            begun.acting = side.fighter
        case _:
            assert_never(trigger)
    return begun


def _is_meant(world: World, seat: int, who: t.Fighters, fighter: int) -> bool:
    facts = Facts(world, seat, Memory())
    if isinstance(who, t.Select):
        return facts.is_such(who, fighter)
    return fighter in facts.meant(who)


def order_of_players(world: World) -> list[int]:
    """In a combat the defender, the attacker; then in the order of turns."""
    order = [(world.turn + step) % world.seats for step in range(world.seats)]
    fighting = [] if world.combat is None else [side.seat for side in world.combat.sides]
    return fighting + [seat for seat in order if seat not in fighting]
