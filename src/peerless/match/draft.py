"""A draft: the sides ban heroes in turn, then pick them.

Bans go round (0, 1, 0, 1), picks there and back (0, 1, 1, 0), so that whoever picks first does
not also pick the better second. A draft is its terms and its steps; its steps, written down, play
back to the same draft.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import NamedTuple

from peerless.content.nearest import meant

_STEP = re.compile(r"([0-9])\s+(ban|pick)\s+(\S+)")


class DraftStepKind(Enum):
    BAN = "ban"
    PICK = "pick"


class DraftStep(NamedTuple):
    side: int
    kind: DraftStepKind
    hero: str

    def __str__(self) -> str:
        return f"{self.side} {self.kind.value} {self.hero}"


class IllegalStep(ValueError):
    """The step is not possible now; the draft is as it was."""


@dataclass(slots=True)
class Draft:
    pool: tuple[str, ...]
    sides: int = 2
    bans: int = 1  # of each side
    picks: int = 1
    steps: list[DraftStep] = field(default_factory=list)

    def __post_init__(self) -> None:
        if self.sides < 2:
            raise ValueError(f"sides is {self.sides}, expected 2 or more")
        if self.bans < 0:
            raise ValueError(f"bans is {self.bans}, expected 0 or more")
        if self.picks < 1:
            raise ValueError(f"picks is {self.picks}, expected 1 or more")
        needed = self.sides * (self.bans + self.picks)
        if len(set(self.pool)) < needed:
            raise ValueError(f"{needed} heroes are needed, and {len(set(self.pool))} are there")
        steps, self.steps = self.steps, []
        for step in steps:
            self.play(step)

    @property
    def order(self) -> tuple[tuple[int, DraftStepKind], ...]:
        """Who is to do what, from the first step to the last."""
        there = tuple(range(self.sides))
        bans = [(side, DraftStepKind.BAN) for _ in range(self.bans) for side in there]
        picks = [
            (side, DraftStepKind.PICK)
            for turn in range(self.picks)
            for side in (there if turn % 2 == 0 else reversed(there))
        ]
        return (*bans, *picks)

    @property
    def to_act(self) -> tuple[int, DraftStepKind] | None:
        """The side whose turn it is, and what it is to do; None when the draft is over."""
        return None if self.over else self.order[len(self.steps)]

    @property
    def over(self) -> bool:
        return len(self.steps) == len(self.order)

    def legal(self) -> tuple[str, ...]:
        """The heroes that can be banned or picked now."""
        gone = {step.hero for step in self.steps}
        return () if self.over else tuple(hero for hero in self.pool if hero not in gone)

    def take(self, hero: str) -> DraftStep:
        """Ban or pick this hero, whichever is to be done now."""
        if self.to_act is None:
            raise IllegalStep(f'"{hero}": the draft is over')
        step = DraftStep(*self.to_act, hero)
        self.play(step)
        return step

    def play(self, step: DraftStep | str) -> None:
        """The next step, also as it is written: "0 ban medusa"."""
        if isinstance(step, str):
            step = read_step(step)
        if self.to_act is None:
            raise IllegalStep(f'"{step}": the draft is over')
        side, kind = self.to_act
        if (step.side, step.kind) != (side, kind):
            raise IllegalStep(f'"{step}": now side {side} is to {kind.value}')
        if step.hero not in self.legal():
            raise IllegalStep(f'"{step}": {self._why_not(step.hero)}')
        self.steps.append(step)

    def _why_not(self, hero: str) -> str:
        for step in self.steps:
            if step.hero == hero:
                what = "banned" if step.kind is DraftStepKind.BAN else "picked"
                return f"{hero} has been {what} by side {step.side}"
        return f'unknown hero "{hero}"{meant(hero, self.legal())}'

    def banned(self) -> tuple[str, ...]:
        return tuple(step.hero for step in self.steps if step.kind is DraftStepKind.BAN)

    def heroes(self) -> tuple[tuple[str, ...], ...]:
        """What each side has picked so far, in the order of its picks."""
        return tuple(
            tuple(s.hero for s in self.steps if s.kind is DraftStepKind.PICK and s.side == side)
            for side in range(self.sides)
        )

    def written(self) -> list[str]:
        return [str(step) for step in self.steps]

    def replay(self, steps: Sequence[str]) -> Draft:
        """A draft on the same terms, with these steps."""
        return replace(self, steps=[read_step(step) for step in steps])

    def copy(self) -> Draft:
        return replace(self)  # the steps are counted anew, into a list of its own

    def __str__(self) -> str:
        return "\n".join(self.written())


def read_step(text: str) -> DraftStep:
    match = _STEP.fullmatch(text.strip())
    if match is None:
        raise IllegalStep(f'"{text}": expected a side, ban or pick, and a hero')
    side, kind, hero = match.groups()
    return DraftStep(int(side), DraftStepKind(kind), hero)
