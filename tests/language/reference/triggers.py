"""What sets off a trigger: docs/rules-english.md, "Triggers"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, assert_never

from peerless.text import tree as t
from peerless.text.tree import Who
from tests.language.reference.facts import Facts
from tests.language.reference.world import AWAY, Happened, Memory, Place, SetOff, World


def watch(world: World) -> None:
    """From now on the world notices what happens in it."""
    world.watcher = lambda happened: notice(world, happened)


def notice(world: World, happened: Happened) -> None:
    """Whom it sets off is plain the moment it happens."""
    for waiting in _waiting(world):
        begun = _set_off(world, waiting.seat, waiting.trigger, happened)
        if begun is not None:
            begun.place, begun.effects = waiting.place, waiting.effects
            begun.outlasts = waiting.outlasts
            world.set_off.append(begun)


class Waiting(NamedTuple):
    """A clause that waits for its trigger."""

    seat: int
    trigger: t.Trigger
    effects: tuple[t.Effect, ...]
    place: Place
    outlasts: bool


def _waiting(world: World) -> Iterator[Waiting]:
    """Of abilities, of tokens, and of discoveries, which are the villain's. What is said of a token
    or by a discovery happens also when its player is out (A.M7)."""
    for seat, force in enumerate(world.forces):
        texts = [(force.ability, False)]
        texts += [(token.text, True) for token in force.tokens]
        if world.quest is not None and seat == world.quest.villain:
            texts += [(discovery.text, True) for discovery in world.discoveries]
        for i, (text, outlasts) in enumerate(texts):
            for j, part in enumerate(text):
                if isinstance(part, t.Clause) and isinstance(part.when, t.Trigger):
                    yield Waiting(seat, part.when, part.effects, (seat, i, j), outlasts)


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
        case t.WhenEntering(who, kind, empty):
            if empty and _taken_by_another(world, happened.thing, happened.space):
                return None
            here = [i for i, s in enumerate(world.token_space) if s == happened.space]
            tokens = [token for token in here if world.tokens[token].kind == kind]
            if not tokens or not _is_meant(world, seat, who, happened.thing):
                return None
            begun.memory.fighters, begun.memory.tokens = [happened.thing], tokens
            begun.memory.spaces = [happened.space]
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
        case t.WhenDeceived():
            pass
        case _:
            assert_never(trigger)
    return begun


def watched(world: World, fighter: int) -> set[int]:
    """Where this fighter's entering would set off a trigger now."""
    return {space for space, _ in _watching(world, fighter)}


def stopping(world: World, fighter: int) -> set[int]:
    """Of these spaces, those in which its movement ends, whatever else happens there (A.M4)."""
    return {
        space
        for space, waiting in _watching(world, fighter)
        if any(isinstance(effect, t.EndMovement) for effect in waiting.effects)
    }


def _watching(world: World, fighter: int) -> Iterator[tuple[int, Waiting]]:
    for waiting in _waiting(world):
        trigger = waiting.trigger
        if not isinstance(trigger, t.WhenEntering) or waiting.place in world.reacting:
            continue
        if world.out(waiting.seat) and not waiting.outlasts:
            continue
        if _is_meant(world, waiting.seat, trigger.fighter, fighter):
            for space in world.spaces_with(trigger.token):
                if not trigger.empty or not _taken_by_another(world, fighter, space):
                    yield space, waiting


def _taken_by_another(world: World, fighter: int, space: int) -> bool:
    return any(there == space and f != fighter for f, there in enumerate(world.space))


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
