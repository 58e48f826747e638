"""What the rows of a run say: shares of wins with their intervals, by whatever one asks for."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from peerless.lab.duels import DRAW, Duel, DuelResult, cards_in
from peerless.lab.matchup import wilson
from peerless.lab.quests import QuestResult

K = TypeVar("K", bound=Hashable)


@dataclass(slots=True)
class Tally:
    """Games, and points won in them; a draw is half a point."""

    games: int = 0
    points: float = 0.0

    def add(self, points: float) -> None:
        self.games += 1
        self.points += points

    @property
    def share(self) -> float:
        return self.points / self.games if self.games else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson, 95 %."""
        return wilson(self.points, self.games)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.share:.1%} (95 %: {low:.1%} to {high:.1%})"


class Side(NamedTuple):
    """One side of a duel, as a row tells of it."""

    hero: str
    bot: str
    against: str
    against_bot: str
    began: bool
    points: float
    drawn: str
    played: str
    duel: DuelResult


def sides(rows: Iterable[DuelResult]) -> list[Side]:
    """Both sides of every duel."""
    return [
        side
        for row in rows
        for side in (
            Side(
                row.first, row.first_bot, row.second, row.second_bot, True, row.points,
                row.first_drawn, row.first_played, row,
            ),
            Side(
                row.second, row.second_bot, row.first, row.first_bot, False, 1 - row.points,
                row.second_drawn, row.second_played, row,
            ),
        )
    ]  # fmt: skip


def tally(found: Iterable[tuple[K, float]]) -> dict[K, Tally]:
    """Points by what they are counted for."""
    counted: dict[K, Tally] = defaultdict(Tally)
    for key, points in found:
        counted[key].add(points)
    return dict(counted)


def by(rows: Iterable[DuelResult], key: Callable[[Side], K]) -> dict[K, Tally]:
    """The points of either side of every duel."""
    return tally((key(side), side.points) for side in sides(rows))


# ---------------------------------------------------------------- heroes


def by_hero(rows: Iterable[DuelResult]) -> dict[str, Tally]:
    """Games of a hero against others; against itself it wins half of them anyway."""
    return tally((side.hero, side.points) for side in sides(rows) if side.hero != side.against)


def by_pair(rows: Iterable[DuelResult]) -> dict[tuple[str, str], Tally]:
    """Of the first hero against the second. A hero against itself: of whoever began."""
    return tally(
        ((side.hero, side.against), side.points)
        for side in sides(rows)
        if side.hero != side.against or side.began
    )


def by_battlefield(rows: Iterable[DuelResult]) -> dict[tuple[str, str], Tally]:
    """Of a hero on a battlefield, against others."""
    return tally(
        ((side.hero, side.duel.battlefield), side.points)
        for side in sides(rows)
        if side.hero != side.against
    )


def of_mirrors(rows: Iterable[DuelResult], bot: str) -> dict[str, Tally]:
    """Of a bot that leads a hero against the same hero of another bot; the most gained first."""
    found = tally(
        (side.hero, side.points)
        for side in sides(rows)
        if side.hero == side.against and side.bot == bot != side.against_bot
    )
    return dict(sorted(found.items(), key=lambda item: -item[1].share))


def of_beginners(rows: Iterable[DuelResult]) -> Tally:
    """Of whoever began."""
    counted = Tally()
    for row in rows:
        counted.add(row.points)
    return counted


class CardFigures(NamedTuple):
    """A card of a hero: its games when it was drawn, and when it was played."""

    hero: str
    card: str
    drawn: Tally
    played: Tally
    hero_share: float  # of all games of the hero, to compare with


def cards(rows: Sequence[DuelResult]) -> list[CardFigures]:
    """Every card that was drawn, by hero; those that go with winning first."""
    every = by(rows, lambda side: side.hero)
    drawn, played = (
        tally(
            ((side.hero, card), side.points)
            for side in sides(rows)
            for card in cards_in(getattr(side, what))
        )
        for what in ("drawn", "played")
    )
    nothing = Tally()
    found = [
        CardFigures(hero, card, games, played.get((hero, card), nothing), every[hero].share)
        for (hero, card), games in drawn.items()
    ]
    return sorted(found, key=lambda card: (card.hero, -card.played.share, card.card))


class Length(NamedTuple):
    """How many turns games take."""

    mean: float
    quartiles: tuple[int, int, int]
    longest: int
    counts: dict[int, int]  # games by their turns


def length(rows: Sequence[DuelResult]) -> Length:
    turns = sorted(row.turns for row in rows)
    quarters = tuple(turns[min(len(turns) - 1, len(turns) * part // 4)] for part in (1, 2, 3))
    counts: dict[int, int] = defaultdict(int)
    for n in turns:
        counts[n] += 1
    first, second, third = quarters
    return Length(sum(turns) / len(turns), (first, second, third), turns[-1], dict(counts))


# ---------------------------------------------------------------- bots


class Rung(NamedTuple):
    """One bot against another."""

    bot: str
    against: str
    all: Tally
    draws: int
    beginning: Tally  # games that the bot began
    mirrors: Tally  # both led the same hero
    pairs: tuple[int, int, int]  # pairs of games on one seed: both won, shared, both lost


def rung_figures(bot: str, against: str, rows: Iterable[DuelResult]) -> Rung:
    own = [side for side in sides(rows) if (side.bot, side.against_bot) == (bot, against)]
    if bot == against:
        own = [side for side in own if side.began]
    paired: dict[Duel, list[float]] = defaultdict(list)
    for side in own:
        paired[_deal(side.duel)].append(side.points)
    whole = [sum(points) for points in paired.values() if len(points) == 2]
    pairs = (
        sum(points > 1 for points in whole),
        sum(points == 1 for points in whole),
        sum(points < 1 for points in whole),
    )
    return Rung(
        bot,
        against,
        _all(own),
        sum(side.duel.winner == DRAW for side in own),
        _all([side for side in own if side.began]),
        _all([side for side in own if side.hero == side.against]),
        pairs,
    )


def _deal(row: DuelResult) -> Duel:
    """The same for two games in which bots have changed places."""
    return row.task._replace(first_bot="", second_bot="")


def _all(own: Sequence[Side]) -> Tally:
    counted = Tally()
    for side in own:
        counted.add(side.points)
    return counted


# ---------------------------------------------------------------- cooperative games


def by_cell(rows: Iterable[QuestResult]) -> dict[tuple[str, int, str], Tally]:
    """By villain, number of heroes and bot."""
    return tally(((row.villain, row.heroes, row.bot), float(row.won)) for row in rows)


def by_villain(rows: Iterable[QuestResult]) -> dict[tuple[str, str], Tally]:
    """By villain and bot."""
    return tally(((row.villain, row.bot), float(row.won)) for row in rows)


def gain(rows: Sequence[QuestResult], bot: str, over: str) -> tuple[int, int, int]:
    """Games that only this bot has won, that only the other has, and in which they did alike."""
    won = {row.task: row.won for row in rows}
    both = [
        (mine, won[task._replace(bot=over)])
        for task, mine in won.items()
        if task.bot == bot and task._replace(bot=over) in won
    ]
    only = sum(mine and not theirs for mine, theirs in both)
    other = sum(theirs and not mine for mine, theirs in both)
    return only, other, len(both) - only - other
