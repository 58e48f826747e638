"""Documents with figures that were measured: the words stay, the tables are written anew.

A document says where a table goes, by the name of the folder of results and that of the table:

    <!-- lab ladder rungs -->
    ... what stands here is replaced ...
    <!-- end -->
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from peerless.lab.duels import DuelResult
from peerless.lab.figures import (
    by_battlefield,
    by_cell,
    by_hero,
    by_pair,
    by_villain,
    cards,
    gain,
    length,
    of_beginners,
    rung_figures,
    tally,
)
from peerless.lab.quests import QuestResult
from peerless.lab.ratings import ratings
from peerless.lab.sections import Names, growth_of, share, span

_PLACE = re.compile(
    r"(?P<begin><!-- lab (?P<folder>[\w.-]+) (?P<table>[\w-]+) -->\n).*?(?P<end><!-- end -->)", re.S
)


class NoSuchTable(Exception):
    """A document wants a table that its results do not have."""


Tables = Mapping[str, Callable[[], str]]
"""By their names."""


def refresh(document: str, tables: Mapping[str, Tables]) -> str:
    """The document with the tables of these folders; those of other folders stay as they are."""

    def written(found: re.Match[str]) -> str:
        there = tables.get(found["folder"])
        if there is None:
            return found[0]
        if found["table"] not in there:
            raise NoSuchTable(
                f"{found['folder']} {found['table']}: expected one of: {', '.join(there)}"
            )
        return f"{found['begin']}\n{there[found['table']]()}\n{found['end']}"

    return _PLACE.sub(written, document)


def markdown(heading: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [heading, ["---"] * len(heading), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


# ---------------------------------------------------------------- of each kind of run


def duel_tables(rows: Sequence[DuelResult], about: Mapping[str, Any], names: Names) -> Tables:
    heroes = sorted(by_hero(rows), key=lambda hero: -by_hero(rows)[hero].share)

    def hero_table() -> str:
        found = by_hero(rows)
        began = tally((row.first, row.points) for row in rows if row.first != row.second)
        listed = [
            (names[hero], str(found[hero].games), share(found[hero]), span(found[hero]),
             share(began[hero]))
            for hero in heroes
        ]  # fmt: skip
        return markdown(("hero", "games", "won", "95 %", "when it began"), listed)

    def matchup_table() -> str:
        found = by_pair(rows)
        listed = [
            (
                f"**{names[hero]}**",
                *(
                    f"{100 * found[hero, other].share:.0f}" if (hero, other) in found else "–"
                    for other in heroes
                ),
            )
            for hero in heroes
        ]
        return markdown(("", *(names[hero] for hero in heroes)), listed)

    def battlefield_table() -> str:
        found = by_battlefield(rows)
        fields = sorted({row.battlefield for row in rows})
        listed = [
            (names[hero], *(f"{100 * found[hero, field].share:.0f}" for field in fields))
            for hero in heroes
        ]
        return markdown(("hero", *(names[field] for field in fields)), listed)

    def beginner_table() -> str:
        by_field = tally((names[row.battlefield], row.points) for row in rows)
        turns = tally((names[row.battlefield], float(row.turns)) for row in rows)
        turns["all"] = tally(("all", float(row.turns)) for row in rows)["all"]
        listed = [
            (where, str(games.games), share(games), span(games), f"{turns[where].share:.1f}")
            for where, games in [("all", of_beginners(rows)), *sorted(by_field.items())]
        ]
        return markdown(
            ("battlefield", "games", "whoever began won", "95 %", "turns a game"), listed
        )

    def length_line() -> str:
        found = length(rows)
        low, middle, high = found.quartiles
        return (
            f"{len(rows)} games; {found.mean:.1f} turns a game on average, both players' counted: "
            f"half of them {low} to {high}, the one in the middle {middle}, the longest "
            f"{found.longest}.\n"
        )

    def card_table() -> str:
        found = [card for card in cards(rows) if card.played.games >= 20]
        listed = []
        for hero in sorted(heroes, key=lambda hero: names[hero]):
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

    meetings = [(bot, against) for bot, against in about["question"].get("meetings", ())]

    def rung_table() -> str:
        listed = []
        for bot, against in meetings:
            rung = rung_figures(bot, against, rows)
            listed.append(
                (
                    f"{bot} – {against}", str(rung.all.games), share(rung.all), span(rung.all),
                    " / ".join(map(str, rung.pairs)), share(rung.beginning),
                    f"{share(rung.mirrors)} of {rung.mirrors.games}",
                )
            )  # fmt: skip
        return markdown(
            ("bots", "games", "won by the first", "95 %", "pairs won / shared / lost",
             "when it began", "mirror matches"),
            listed,
        )  # fmt: skip

    def rating_table() -> str:
        listed = [
            (rating.bot, f"{rating.mu:.2f}", f"{rating.sigma:.2f}", str(rating.games))
            for rating in ratings(rows)
        ]
        return markdown(("bot", "rating", "uncertainty", "games"), listed)

    def growth_table() -> str:
        budgets = growth_of([rung_figures(bot, against, rows) for bot, against in meetings])
        listed = [(str(n), str(games.games), share(games), span(games)) for n, games in budgets]
        return markdown(("rounds a decision", "games", "won", "95 %"), listed)

    return {
        "heroes": hero_table,
        "matchups": matchup_table,
        "battlefields": battlefield_table,
        "first-player": beginner_table,
        "length": length_line,
        "cards": card_table,
        "rungs": rung_table,
        "ratings": rating_table,
        "growth": growth_table,
    }


def quest_tables(rows: Sequence[QuestResult], about: Mapping[str, Any], names: Names) -> Tables:
    first = about["question"]["bots"][0]

    def cells() -> str:
        listed = []
        for (villain, heroes, bot), games in sorted(by_cell(rows).items()):
            there = [row for row in rows if (row.villain, row.heroes) == (villain, heroes)]
            only, other, _ = gain(there, bot, first)
            compared = "" if bot == first else f"{only} : {other}"
            listed.append(
                (
                    names[villain], str(heroes), bot, str(games.games), share(games), span(games),
                    compared,
                )
            )  # fmt: skip
        heading = ("villain", "heroes", "bot", "games", "won", "95 %", f"gained : lost on {first}")
        return markdown(heading, listed)

    def villains() -> str:
        listed = []
        for (villain, bot), games in sorted(by_villain(rows).items()):
            only, other, _ = gain([row for row in rows if row.villain == villain], bot, first)
            compared = "" if bot == first else f"{only} : {other}"
            listed.append(
                (names[villain], bot, str(games.games), share(games), span(games), compared)
            )
        return markdown(
            ("villain", "bot", "games", "won", "95 %", f"gained : lost on {first}"), listed
        )

    return {"cells": cells, "villains": villains}
