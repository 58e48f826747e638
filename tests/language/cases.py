"""A text in a position, and what is to be done there so that it runs."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from peerless.rules.mode import Mode
from peerless.rules.pieces import Hero
from peerless.text import tree as t
from peerless.text.tree import Timing
from tests.language.generate import CARD_KINDS, TRIGGERS, Kind, Sample, make
from tests.language.heroes import SUBJECT, with_ability, with_card, with_token
from tests.language.positions import Placing, Position, at_setup, heroes_for
from tests.language.reference.world import AWAY


@dataclass
class Case:
    """A text in a position, and what is to be done there so that it runs."""

    seed: int
    sample: Sample
    position: Position
    action: str  # how the action begins: "scheme Subject", "attack", "maneuver", "" (none)
    defend_with: str = ""
    begins: bool = False  # the turn begins now
    setup: bool = False

    @property
    def names(self) -> str:
        return self.sample.words


def case_for(seed: int, sample: Sample | None = None, mode: Mode | None = None) -> Case:
    if sample is None:
        sample = make(Random(seed))
    chance = Random(f"position {seed}")
    usual = chance.choice((Mode.DUEL, Mode.DUEL, Mode.DUEL, Mode.TEAM, Mode.FREE_FOR_ALL))
    mode = mode or usual
    kind = sample.kind
    timings = {part.when for part in sample.text if isinstance(part, t.Clause)}
    if kind is Kind.TOKEN:
        hero = with_token(sample.text)
    elif kind is not Kind.ABILITY:
        hero = hero_with(chance, sample)
        if chance.random() < 0.2:  # an ability beside it, for what they do to each other
            hero = replace(hero, ability=make(chance, Kind.ABILITY).text)
    elif timings and all(isinstance(when, t.Trigger) for when in timings) and chance.random() < 0.7:
        # a card beside it, which sets it off
        beside = make(chance, chance.choice(CARD_KINDS))
        kind = beside.kind
        hero = replace(hero_with(chance, beside), ability=sample.text)
    else:
        hero = with_ability(sample.text)
    heroes = heroes_for(chance, mode, hero)
    if Timing.SETUP not in timings:  # four Wardens would not find room for their tokens
        heroes = _against(chance, heroes)
    placing = Placing(chance, mode, heroes)
    if kind is Kind.SCHEME:
        position = placing.position(None, (0,))
        return Case(seed, sample, position, f"scheme {SUBJECT}")
    if kind is Kind.TOKEN:
        return Case(seed, sample, _someone_moves(chance, placing), "maneuver")
    if kind is not Kind.ABILITY:
        return _combat_case(chance, seed, sample, placing, kind, f": {SUBJECT}")
    if Timing.SETUP in timings:
        return Case(seed, sample, at_setup(placing.position(None, ())), "", setup=True)
    if timings & {Timing.TURN_START}:
        return Case(seed, sample, placing.position(None, ()), "", begins=True)
    if timings & {Timing.TURN_END, Timing.MANEUVER, Timing.AFTER_MANEUVER} or any(
        isinstance(part, t.Standing) and isinstance(part.rule, t.Linked) for part in sample.text
    ):
        position = placing.position(None, ())
        if Timing.TURN_END in timings:
            position.actions = 1
        return Case(seed, sample, position, "maneuver")
    if any(isinstance(when, t.WhenEntering) for when in timings):
        return Case(seed, sample, placing.position(None, ()), "maneuver")
    role = Kind.ATTACK if timings & {Timing.ATTACK, Timing.AFTER_ATTACK} else Kind.VERSATILE
    return _combat_case(chance, seed, sample, placing, role, ": ")


def _someone_moves(chance: Random, placing: Placing) -> Position:
    """In anyone's turn; of several the first may be out, whose tokens lie there still."""
    position = placing.position(None, ())
    seats = len(position.heroes)
    position.turn = chance.randrange(seats)
    if seats > 2 and chance.random() < 0.4:
        position.turn = max(position.turn, 1)
        for fighter in placing.world.fighters_of[0]:
            position.spaces[fighter], position.health[fighter] = AWAY, 0
    return position


def hero_with(chance: Random, sample: Sample) -> Hero:
    kind = sample.kind
    users = chance.choice(((), (), (), ("Warden",), ("Imp", "Golem")))
    printed = None if kind is Kind.SCHEME else chance.choice((0, 2, 3, 5))
    tags = chance.choice(((), ("Rite",)))
    copies = chance.choice((1, 1, 2))
    return with_card(sample.text, kind.card_type, printed, copies, users, tags)


def _against(chance: Random, heroes: tuple[Hero, ...]) -> tuple[Hero, ...]:
    """Where an ability waits for a trigger, those of others may wait too."""
    hero, *others = heroes
    if not any(isinstance(part, t.Clause) and isinstance(part.when, t.Trigger)
               for part in hero.ability):  # fmt: skip
        return heroes
    return hero, *(
        replace(hero, ability=make(chance, Kind.ABILITY, TRIGGERS).text)
        if chance.random() < 0.4
        else other
        for other in others
    )


def _combat_case(
    chance: Random, seed: int, sample: Sample, placing: Placing, role: Kind, card: str
) -> Case:
    """One combat, the text's player attacking or defending."""
    world = placing.world
    attacks = role is Kind.ATTACK or (role is Kind.VERSATILE and chance.random() < 0.5)
    subject = SUBJECT in card
    mine = world.fighters_of[0]
    if subject:
        users = next(c for c in placing.heroes[0].cards if c.name == SUBJECT).users
        mine = [f for f in mine if not users or world.fighters[f].kind in users]
    one = chance.choice(mine)
    rival = chance.choice(world.opponents(0))
    other = chance.choice(world.fighters_of[rival])
    if attacks:
        position = placing.position((one, other), (0,))
        begin = f"attack {world.fighters[one].name} > {world.fighters[other].name}{card}"
        return Case(seed, sample, position, begin)
    position = placing.position((other, one), (0,))
    position.turn = rival
    slash = next(
        c for c, owner in enumerate(world.owner) if owner == rival and world.card_name(c) == "Slash"
    )
    for pile in (position.decks[rival], position.discards[rival], position.hands[rival]):
        if slash in pile:
            pile.remove(slash)
    position.hands[rival].append(slash)
    begin = f"attack {world.fighters[other].name} > {world.fighters[one].name}: Slash"
    return Case(seed, sample, position, begin, defend_with=SUBJECT if subject else "")
