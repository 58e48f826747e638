"""Texts made so that every kind of instruction occurs with every kind of thing in it.

    python -m tests.language.directed

makes them all and prints how many pairs occur, and which of their sort never do."""

from __future__ import annotations

import sys
import zlib
from collections import defaultdict
from collections.abc import Callable
from itertools import product
from random import Random

from tests.language.cases import Case, case_for
from tests.language.generate import (
    HERO_KINDS,
    SPEAKERS,
    TRIGGERS,
    Kind,
    Sample,
    attempt,
    make,
    pairs,
)
from tests.language.quest_cases import quest_case

DEEDS = (
    "Move", "Move tokens", "MoveTo", "Place", "Return", "Swap", "Leave", "Damage", "Recover",
    "SetHealth", "Defend", "Draw", "Discard", "Look", "Reveal", "Put", "Shuffle", "Search",
    "BecomeCard", "Cancel", "Ignore", "Add", "SetValue", "Boost", "AddMove", "Choose",
    "ChooseNumber", "ChooseState", "ChangeState", "SetState", "Gain", "Spend", "GainAction",
    "EndTurn", "PlaceToken", "RemoveTokens", "PreventDamage", "CannotLeave", "HealthFloor",
    "LockValue", "Won", "IsHero", "IsAdjacent", "IsInZone", "IsOn", "Fights", "Started", "Exists",
    "StateIs", "Compare", "Maneuvered", "Happened", "ValueBonus", "Uncancelable", "Linked",
    "CountsAs", "WhenDamaged", "WhenDefeated", "WhenEntering", "WhenDiscarding", "WhenDecided",
    "EndMovement", "IsSidekick",
)  # fmt: skip
THINGS = (
    "Named", "InCombat you", "InCombat opponent", "HeroOf", "That fighter", "Those fighters",
    "that player", "opponent", "exactly", "up to", "each", "any number", "instead", "AdjacentTo",
    "ZoneOf", "SpaceOf", "Fighting", "Among", "OnToken", "fighter", "kind", "hero", "sidekick",
    "yours", "friendly", "opposing", "token select", "That token", "Those tokens", "space select",
    "That space", "ThisCard", "CombatCard", "DeckCards", "That card", "Those cards", "Rest",
    "WholeHand", "hand", "deck", "discard pile", "Banner", "UsableBy", "Number", "UpTo", "Per",
    "Instead", "ThatNumber", "BoostOf", "PrintedOf", "HealthOf", "DamageDealt", "CombatDamage",
    "DamageTo", "fighters", "cards", "tokens", "spaces", "May", "those fighters", "those cards",
    "those spaces", "OfPrintedValue", "HeroOf+that player", "CombatCard+that player",
    "DeckCards+that player", "hand+that player", "deck+that player", "discard pile+that player",
    "AdjacentTo+That fighter", "ZoneOf+That fighter", "UsableBy+That fighter",
    "Per+cards", "Per+fighters", "Per+tokens", "Per+spaces", "Per+those cards",
    "Per+those fighters", "Instead+Happened", "Instead+Exists", "HealthOf+That fighter",
    "BoostOf+That card", "PrintedOf+That card", "each player", "each player+May",
    "any player+that player", "PlayerCount", "Plus", "Plus+fighters", "Plus+those fighters",
    "Per+every", "Plus+every", "UpToHand", "UpToHand+each player", "UpToHand+May", "Starting",
    "Nearest", "Nearest+Starting", "NameOf+That card", "NameOf+CombatCard", "NameOf+discard pile",
    "empty space",
)  # fmt: skip
KINDS = list(dict.fromkeys(HERO_KINDS))
WISHES = tuple(product(DEEDS, THINGS))
# What a few tries seldom find: an instruction, what is wished for with it, what must come of it.
RARE = (
    ("Gain", "BoostOf+CombatCard+that player", "CombatCard that player"),
    ("Recover", "BoostOf+CombatCard+that player", "CombatCard that player"),
    ("Draw", "PrintedOf+CombatCard+that player", "CombatCard that player"),
    ("SetValue", "CombatCard+that player", "CombatCard that player"),
    ("Discard", "CombatCard+that player", "CombatCard that player"),
    ("Discard", "UsableBy+HeroOf+that player", "HeroOf that player"),
    ("Look", "UsableBy+HeroOf+that player", "HeroOf that player"),
    ("Put", "UsableBy+HeroOf+that player", "HeroOf that player"),
    ("AddMove", "HealthOf+That fighter", "That fighter"),
    ("AddMove", "ThatNumber", "ThatNumber"),
    ("Return", "That fighter", "That fighter"),
    ("PlaceToken", "SpaceOf", "SpaceOf"),
    ("MoveTo", "SpaceOf", "SpaceOf"),
    ("Draw", "CounterOf", "CounterOf"),
    ("Damage", "Per+counters", "CounterOf"),
)
DIRECTED = len(WISHES) + len(RARE)
# The same for texts of enemies, boards and discoveries.
QUEST_DEEDS = (
    "Move", "Move tokens", "MoveTo", "Place", "Return", "Swap", "Leave", "Damage", "Recover",
    "SetHealth", "Defend", "Draw", "Discard", "Reveal", "Look", "Put", "Shuffle", "Search",
    "BecomeCard", "Cancel", "Ignore", "Add", "SetValue", "Choose", "PlaceToken", "RemoveTokens",
    "EndMovement", "Advance", "PlaceMarkers", "Destroy", "TurnUp", "TakeTurn", "AddInitiative",
    "ActAgain", "PreventDamage", "CannotLeave", "HealthFloor", "LockValue", "Won", "IsHero",
    "IsSidekick", "IsAdjacent", "IsInZone", "IsOn", "Fights", "Started", "Exists", "Compare",
    "TurnedUp", "Happened", "Uncancelable", "CountsAs", "WhenDamaged", "WhenDefeated",
    "WhenEntering", "WhenDiscarding", "WhenDecided", "WhenDeceived",
)  # fmt: skip
QUEST_THINGS = (
    "Named", "InCombat you", "InCombat opponent", "HeroOf", "That fighter", "Those fighters",
    "that player", "opponent", "you", "each player", "each player+May", "opponent+May", "exactly",
    "up to+opponent", "each", "instead", "AdjacentTo", "ZoneOf", "SpaceOf", "Fighting", "Among",
    "OnToken", "fighter", "kind", "hero", "sidekick", "enemy", "yours", "friendly", "opposing",
    "token select", "That token", "space select", "That space", "ThisCard", "CombatCard",
    "DeckCards", "That card", "Those cards", "Rest", "WholeHand", "hand", "deck", "discard pile",
    "hand+opponent", "deck+opponent", "discard pile+opponent", "hand+that player", "Banner",
    "UsableBy", "Number", "Per", "Plus", "Per+every", "Instead", "BoostOf", "PrintedOf",
    "HealthOf", "DamageDealt", "CombatDamage", "DamageTo", "fighters", "cards", "tokens", "spaces",
    "sites", "markers", "Per+markers", "Per+sites", "Plus+markers", "ThreatLevel", "PlayerCount",
    "Lowest", "Fewest", "Numbered", "Starting", "Nearest+Starting", "NameOf+CombatCard",
    "NameOf+That card", "those fighters", "those cards", "those spaces", "empty space",
)  # fmt: skip
QUEST_WISHES = tuple(product(QUEST_DEEDS, QUEST_THINGS))
QUEST_DIRECTED = len(QUEST_WISHES)
_ONLY_ON = {
    "Destroy": [Kind.OBJECTIVE],
    "TurnUp": [Kind.OBJECTIVE],
    "TakeTurn": [Kind.INITIATIVE],
    "ActAgain": [Kind.ENEMY_CARD],
    "WhenEntering": [Kind.ENEMY_TOKEN],
    "EndMovement": [Kind.ENEMY_TOKEN],
    "Look": [Kind.BRIDGE],
    "Draw": [Kind.BRIDGE, Kind.ENEMY_CARD],
}
_IN_COMBAT = (
    "Defend", "BecomeCard", "Cancel", "Ignore", "Add", "SetValue", "LockValue", "Won", "Fights",
    "Uncancelable", "CountsAs",
)  # fmt: skip
TRIES = 6
RARE_TRIES = 100
RANDOM = 20_000  # texts without a wish, for the report


def directed_sample(seed: int) -> Sample | None:
    """A text with this pair in it, as far as a few tries can find one."""
    if seed >= len(WISHES):
        return rare_sample(*RARE[seed - len(WISHES)])
    deed, thing = WISHES[seed]
    chance = Random(zlib.crc32(f"{deed} {thing}".encode()))
    wanted = {deed, *thing.split("+")}
    if deed in ("PreventDamage", "CannotLeave", "HealthFloor", "LockValue"):
        wanted.add("Until")
    kinds = KINDS
    if deed == "EndMovement":
        kinds = [Kind.ABILITY, Kind.TOKEN]
        wanted.add("WhenEntering")
    if deed in ("ValueBonus", "Linked", "AddMove", *TRIGGERS):
        kinds = [Kind.ABILITY]
    if deed == "CountsAs":
        kinds = [Kind.ATTACK, Kind.VERSATILE]
    return best_of_tries(deed, lambda: attempt(chance, chance.choice(kinds), frozenset(wanted)))


def best_of_tries(deed: str, attempted: Callable[[], Sample | None]) -> Sample | None:
    """The first text in which the deed is, or else the last that came out at all."""
    found = None
    for _ in range(TRIES):
        sample = attempted()
        if sample is not None:
            found = sample
            names = {name for name, _ in pairs(sample.text)}
            if deed in names or (deed == "Move tokens" and "Move" in names):
                return sample
    return found


def quest_sample(seed: int) -> Sample | None:
    """A text of the cooperative game with this pair in it."""
    deed, thing = QUEST_WISHES[seed]
    chance = Random(zlib.crc32(f"quest {deed} {thing}".encode()))
    wanted = {deed, *thing.split("+")}
    if deed in ("PreventDamage", "CannotLeave", "HealthFloor", "LockValue"):
        wanted.add("Until")
    kinds = list(SPEAKERS)
    if deed in TRIGGERS:
        kinds = [Kind.DISCOVERY]
    if deed in _IN_COMBAT:
        kinds = [Kind.ENEMY_CARD]
    kinds = _ONLY_ON.get(deed, kinds)

    def attempted() -> Sample | None:
        kind = chance.choice(kinds)
        return attempt(chance, kind, frozenset(wanted), chance.choice(SPEAKERS[kind]))

    return best_of_tries(deed, attempted)


def quest_directed_case(seed: int) -> Case | None:
    sample = quest_sample(seed)
    return None if sample is None else quest_case(seed, sample)


def hero_in_quest_case(seed: int) -> Case | None:
    """The texts of a hero, against enemies."""
    sample = directed_sample(seed)
    return None if sample is None else quest_case(seed, sample)


def rare_sample(deed: str, things: str, label: str) -> Sample | None:
    """A text with this very pair in it."""
    chance = Random(zlib.crc32(f"{deed} {things}".encode()))
    wanted = frozenset((deed, *things.split("+")))
    for _ in range(RARE_TRIES):
        sample = attempt(chance, chance.choice(KINDS), wanted)
        if sample is not None and (deed, label) in pairs(sample.text):
            return sample
    return None


def directed_case(seed: int) -> Case | None:
    sample = directed_sample(seed)
    return None if sample is None else case_for(seed, sample)


# Kinds of one sort: where one of them occurs, the others could.
SORTS = (
    ("Named", "InCombat you", "InCombat your opponent", "HeroOf you", "HeroOf your opponent",
     "HeroOf that player", "That fighter"),
    ("Noun.FIGHTER", "Noun.HERO", "Noun.SIDEKICK"),
    ("Side.ANY", "Side.YOURS", "Side.FRIENDLY", "Side.OPPOSING"),
    ("Quantity.EXACTLY", "Quantity.UP_TO", "Quantity.ANY_NUMBER", "Quantity.EACH"),
    ("AdjacentTo", "ZoneOf", "SpaceOf", "OnToken"),
    ("CombatCard you", "CombatCard your opponent", "CombatCard that player", "DeckCards",
     "That card"),
    ("InPile", "AtRandom", "Banner", "OfPrintedValue", "UsableBy", "Among", "NameOf"),
    ("Number", "UpTo", "Per", "Instead", "BoostOf", "PrintedOf", "HealthOf", "DamageTo",
     "CombatDamage", "DamageDealt", "ThatNumber", "Plus", "PlayerCount"),
    ("Pile.HAND", "Pile.DECK", "Pile.DISCARD"),
    ("Who.YOU", "Who.OPPONENT", "Who.THAT"),
)  # fmt: skip


def main() -> int:
    found: dict[str, set[str]] = defaultdict(set)
    for seed in range(DIRECTED):
        sample = directed_sample(seed)
        if sample is not None:
            for name, thing in pairs(sample.text):
                found[name].add(thing)
    for seed in range(RANDOM):
        for name, thing in pairs(make(Random(seed)).text):
            found[name].add(thing)
    print(f"{sum(map(len, found.values()))} pairs of {len(found)} kinds occur")
    for name in sorted(found):
        never = [
            thing
            for sort in SORTS
            if found[name].intersection(sort)
            for thing in sort
            if thing not in found[name]
        ]
        if never:
            print(f"{name}: never with {', '.join(never)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
