"""What is left to chance before a game. Chance is seeded, so every lot can be drawn again."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from peerless.rules.chance import Chance


def first_side(sides: int, chance: Chance) -> int:
    """Who goes first, by lot."""
    return chance.below(sides)


def random_heroes(
    pool: Sequence[str], count: int, chance: Chance, taken: Collection[str] = ()
) -> tuple[str, ...]:
    """So many heroes of the pool, all different and none of them taken."""
    free = [hero for hero in pool if hero not in taken]
    if not 0 <= count <= len(free):
        raise ValueError(f"{count} heroes by lot, expected 0 to {len(free)}, which are all there")
    return tuple(free.pop(chance.below(len(free))) for _ in range(count))
