"""The tables that documents can have of each kind of run."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from peerless.lab.documents import Tables, markdown
from peerless.lab.duels import DuelResult
from peerless.lab.figures import (
    Tally,
    by_battlefield,
    by_cell,
    by_hero,
    by_pair,
    by_villain,
    cards,
    gain,
    of_beginners,
    of_mirrors,
    rung_figures,
    tally,
)
from peerless.lab.quests import QuestResult
from peerless.lab.ratings import ratings
from peerless.lab.sections import Names, growth_of, share, span

Duels = Sequence[DuelResult]
Meetings = Sequence[tuple[str, str]]

ENOUGH = 20
"""Games in which a card was played, to be listed."""


def duel_tables(rows: Duels, about: Mapping[str, Any], names: Names) -> Tables:
    meetings = [(bot, against) for bot, against in about["question"].get("meetings", ())]
    return {
        "heroes": partial(_heroes, rows, names),
        "matchups": partial(_matchups, rows, names),
        "battlefields": partial(_battlefields, rows, names),
        "first-player": partial(_beginners, rows, names),
        "cards": partial(_cards, rows, names),
        "mirrors": partial(_mirrors, rows, about["question"].get("bots", ()), names),
        "rungs": partial(_rungs, rows, meetings),
        "ratings": partial(_ratings, rows),
        "growth": partial(_growth, rows, meetings),
    }


def quest_tables(rows: Sequence[QuestResult], about: Mapping[str, Any], names: Names) -> Tables:
    first = about["question"]["bots"][0]
    return {
        "cells": partial(_cells, rows, first, names),
        "villains": partial(_villains, rows, first, names),
    }


# ---------------------------------------------------------------- heroes


def _best_first(rows: Duels) -> list[str]:
    found = by_hero(rows)
    return sorted(found, key=lambda hero: -found[hero].share)


def _heroes(rows: Duels, names: Names) -> str:
    found = by_hero(rows)
    began = tally((row.first, row.points) for row in rows if row.first != row.second)
    listed = [
        (names[hero], *_figures(found[hero]), share(began.get(hero, Tally())))
        for hero in _best_first(rows)
    ]
    return markdown(("hero", "games", "won", "95 %", "when it began"), listed)


def _matchups(rows: Duels, names: Names) -> str:
    found, heroes = by_pair(rows), _best_first(rows)
    listed = [
        (f"**{names[hero]}**", *(_percent(found.get((hero, other))) for other in heroes))
        for hero in heroes
    ]
    return markdown(("", *(names[hero] for hero in heroes)), listed)


def _battlefields(rows: Duels, names: Names) -> str:
    found = by_battlefield(rows)
    fields = sorted({row.battlefield for row in rows})
    listed = [
        (names[hero], *(_percent(found.get((hero, field))) for field in fields))
        for hero in _best_first(rows)
    ]
    return markdown(("hero", *(names[field] for field in fields)), listed)


def _beginners(rows: Duels, names: Names) -> str:
    by_field = tally((names[row.battlefield], row.points) for row in rows)
    turns = tally((names[row.battlefield], float(row.turns)) for row in rows)
    turns |= tally(("all", float(row.turns)) for row in rows)
    listed = [
        (where, *_figures(games), f"{turns[where].share:.1f}")
        for where, games in [("all", of_beginners(rows)), *sorted(by_field.items())]
    ]
    return markdown(("battlefield", "games", "whoever began won", "95 %", "turns a game"), listed)


def _cards(rows: Duels, names: Names) -> str:
    found = [card for card in cards(rows) if card.played.games >= ENOUGH]
    listed = []
    for hero in sorted(_best_first(rows), key=lambda hero: names[hero]):
        own = [card for card in found if card.hero == hero]
        listed += [
            (
                names[hero], card.card, share(card.drawn), str(card.drawn.games),
                share(card.played), str(card.played.games), f"{100 * card.hero_share:.1f} %",
            )
            for card in [*own[:2], *own[2:][-2:]]
        ]  # fmt: skip
    return markdown(
        ("hero", "card", "won when drawn", "games", "won when played", "games", "hero"), listed
    )


# ---------------------------------------------------------------- bots


def _mirrors(rows: Duels, bots: Sequence[str], names: Names) -> str:
    """Each hero against itself: how much the first bot gains by being the better one."""
    listed = [(names[hero], *_figures(games)) for hero, games in of_mirrors(rows, bots[0]).items()]
    return markdown(("hero", "games", f"won by {bots[0]} against {bots[1]}", "95 %"), listed)


def _rungs(rows: Duels, meetings: Meetings) -> str:
    found = [rung_figures(bot, against, rows) for bot, against in meetings]
    listed = [
        (
            f"{rung.bot} – {rung.against}", *_figures(rung.all),
            " / ".join(map(str, rung.pairs)), share(rung.beginning),
            f"{share(rung.mirrors)} of {rung.mirrors.games}",
        )
        for rung in found
    ]  # fmt: skip
    return markdown(
        ("bots", "games", "won by the first", "95 %", "pairs won / shared / lost",
         "when it began", "mirror matches"),
        listed,
    )  # fmt: skip


def _ratings(rows: Duels) -> str:
    listed = [
        (rating.bot, f"{rating.mu:.2f}", f"{rating.sigma:.2f}", str(rating.games))
        for rating in ratings(rows)
    ]
    return markdown(("bot", "rating", "uncertainty", "games"), listed)


def _growth(rows: Duels, meetings: Meetings) -> str:
    budgets = growth_of([rung_figures(bot, against, rows) for bot, against in meetings])
    listed = [(str(rounds), *_figures(games)) for rounds, games in budgets]
    return markdown(("rounds a decision", "games", "won", "95 %"), listed)


# ---------------------------------------------------------------- cooperative games


def _cells(rows: Sequence[QuestResult], first: str, names: Names) -> str:
    listed = []
    for (villain, heroes, bot), games in sorted(by_cell(rows).items()):
        there = [row for row in rows if (row.villain, row.heroes) == (villain, heroes)]
        compared = _compared(there, bot, first)
        listed.append((names[villain], str(heroes), bot, *_figures(games), compared))
    return markdown(
        ("villain", "heroes", "bot", "games", "won", "95 %", f"gained : lost on {first}"), listed
    )


def _villains(rows: Sequence[QuestResult], first: str, names: Names) -> str:
    listed = []
    for (villain, bot), games in sorted(by_villain(rows).items()):
        compared = _compared([row for row in rows if row.villain == villain], bot, first)
        listed.append((names[villain], bot, *_figures(games), compared))
    return markdown(("villain", "bot", "games", "won", "95 %", f"gained : lost on {first}"), listed)


def _compared(rows: Sequence[QuestResult], bot: str, first: str) -> str:
    only, other, _ = gain(rows, bot, first)
    return "" if bot == first else f"{only} : {other}"


# ---------------------------------------------------------------- cells


def _figures(games: Tally) -> tuple[str, str, str]:
    return str(games.games), share(games), span(games)


def _percent(games: Tally | None) -> str:
    return "–" if games is None else f"{100 * games.share:.0f}"
