"""Which games a question needs: lists of them, in a fixed order, paired so that neither side gains
by the deal or by who begins."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement, product
from typing import TypeVar

from peerless.lab.duels import Duel
from peerless.lab.quests import Quest
from peerless.rules.chance import Chance

T = TypeVar("T")


def matchups(
    heroes: Sequence[str],
    battlefields: Sequence[str],
    bots: tuple[str, str],
    games: int,
    seed: int = 0,
    mirror: bool = False,
) -> list[Duel]:
    """Every hero against every hero on every battlefield, each hero against itself too; or, to
    mirror, only that. Two games share a seed, and the other side begins in the second. With a bot
    of its own on either side the first bot leads every hero against every hero of the second. All
    pairs come once before any comes again, so that a run that is stopped has something of
    everything."""
    one, other = bots
    pairs: list[tuple[str, str]]
    if mirror:
        pairs = [(hero, hero) for hero in heroes]
    elif one == other:
        pairs = list(combinations_with_replacement(heroes, 2))
    else:
        pairs = list(product(heroes, heroes))
    plan: list[Duel] = []
    for number, battlefield, (hero, against) in product(
        range((games + 1) // 2), battlefields, pairs
    ):
        dealt = seed + number
        plan.append(Duel(battlefield, hero, against, one, other, dealt))
        if (hero, one) != (against, other):
            swapped = Duel(battlefield, against, hero, other, one, dealt)
        else:  # the same game again; with another deal it tells something
            swapped = Duel(battlefield, hero, hero, one, one, dealt + _ANOTHER_DEAL)
        if 2 * number + 1 < games:
            plan.append(swapped)
    return plan


_ANOTHER_DEAL = 1_000_000


def rung(
    bots: tuple[str, str],
    heroes: Sequence[str],
    battlefields: Sequence[str],
    games: int,
    seed: int = 0,
) -> list[Duel]:
    """Two bots against each other. In two games that share a seed the bots change places: each
    leads both heroes and begins once. Pairs of heroes go round in an order drawn by the seed, each
    hero against itself among them, and so do the battlefields."""
    drawn = _in_turn(list(product(heroes, heroes)), seed)
    fields = _in_turn(list(battlefields), seed + 1)
    one, other = bots
    plan: list[Duel] = []
    for number in range((games + 1) // 2):
        (first, second), battlefield = next(drawn), next(fields)
        plan.append(Duel(battlefield, first, second, one, other, seed + number))
        plan.append(Duel(battlefield, first, second, other, one, seed + number))
    return plan[:games]


def ladder_pairs(
    bots: Sequence[str], against: str | None = None, everyone: bool = False
) -> list[tuple[str, str]]:
    """Which bots meet, the stronger first: each and the one below it, each and one that all are
    measured against, or all."""
    if against is not None:
        return [(bot, against) for bot in bots if bot != against]
    if everyone:
        return [(above, below) for below, above in combinations(bots, 2)]
    return list(zip(bots[1:], bots, strict=False))


def adventures(
    villains: Sequence[str],
    teams: Sequence[int],
    bots: Sequence[str],
    games: int,
    seed: int = 0,
) -> list[Quest]:
    """Every villain against every size of team, led by every bot: the same games for each."""
    return [
        Quest(villain, heroes, bot, seed + number)
        for number, villain, heroes, bot in product(range(games), villains, teams, bots)
    ]


def _in_turn(things: list[T], seed: int) -> Iterator[T]:
    """All of them in an order drawn by lot, again and again."""
    order = list(range(len(things)))
    Chance(seed ^ _LOTS).shuffle(order)
    while True:
        yield from (things[i] for i in order)


_LOTS = 0x1ADDE2  # so that the order has nothing to do with the cards that are dealt
