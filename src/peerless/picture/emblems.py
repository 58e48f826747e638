"""Two letters or so for each fighter, no two alike: KA, Me, H1."""

from __future__ import annotations

import re
from collections.abc import Iterator

from peerless.rules.setting import Fighter, Setting


def emblems(setting: Setting) -> list[str]:
    """By fighter. Where the initials are taken, another letter of the name does; heroes choose
    first."""
    taken: dict[int, str] = {}
    for fighter in sorted(setting.fighters, key=lambda fighter: not fighter.is_hero):
        free = (emblem for emblem in _wanted(fighter) if emblem not in taken.values())
        taken[fighter.id] = next(free)
    return [taken[fighter.id] for fighter in setting.fighters]


def _wanted(fighter: Fighter) -> Iterator[str]:
    words = re.findall(r"\w+", fighter.kind.name.removeprefix("The "))
    first = words[0]
    number = fighter.name[len(fighter.kind.name) :].strip()
    if number:
        yield first[0] + number
        for letter in first[1:]:
            yield first[0] + letter + number
    elif len(words) > 1:
        yield first[0] + words[1][0]
    for letter in first[1:]:
        yield first[0] + letter
    for n in range(1, 100):
        yield f"{first[0]}{n}"
