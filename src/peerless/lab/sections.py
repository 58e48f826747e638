"""What a report shows of each kind of run."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from peerless.lab import charts
from peerless.lab.duels import DuelResult
from peerless.lab.figures import (
    CardFigures,
    Rung,
    Tally,
    by_battlefield,
    by_cell,
    by_hero,
    by_pair,
    cards,
    gain,
    length,
    of_beginners,
    rung_figures,
    tally,
)
from peerless.lab.page import Section, figure, folded, table
from peerless.lab.quests import QuestResult
from peerless.lab.ratings import ratings
from peerless.lab.workers import CannotPlay

Names = Mapping[str, str]
"""What heroes, battlefields and enemies are called, by id."""

_FEW = 5  # games of a card that say too little to be drawn


def share(games: Tally) -> str:
    return f"{100 * games.share:.1f} %"


def span(games: Tally) -> str:
    low, high = games.interval
    return f"{100 * low:.1f} to {100 * high:.1f}"


# ---------------------------------------------------------------- heroes


def matchup_sections(rows: Sequence[DuelResult], names: Names) -> list[Section]:
    heroes = sorted(by_hero(rows).items(), key=lambda found: -found[1].share)
    labels = [(hero, names[hero]) for hero, _ in heroes]
    fields = sorted({row.battlefield for row in rows})
    where = [(field, names[field]) for field in fields]
    return [
        Section(
            "Heroes",
            "Every hero against all others. The dot is what was measured, the bar the 95 % "
            "interval; the dashed lines are at 30, 50 and 70 %.",
            [
                figure(
                    charts.intervals(
                        "Share of games won by each hero",
                        [(names[hero], games) for hero, games in heroes],
                        (0.3, 0.5, 0.7),
                    )
                )
            ],
        ),
        Section(
            "Matchups",
            "How often, in per cent, the hero of the row beats the hero of the column. A hero "
            "against itself: how often whoever began won.",
            [figure(charts.heat_map("Hero against hero", labels, labels, by_pair(rows)))],
        ),
        Section(
            "Battlefields",
            "How often each hero wins on each battlefield, against all others.",
            [figure(charts.heat_map("Hero on battlefield", labels, where, by_battlefield(rows)))],
        ),
        first_player_section(rows, names),
        length_section(rows),
        cards_section(cards(rows), names),
    ]


def first_player_section(rows: Sequence[DuelResult], names: Names) -> Section:
    by_field = tally((names[row.battlefield], row.points) for row in rows)
    return Section(
        "Who begins",
        "How often whoever began won.",
        [
            figure(
                charts.intervals(
                    "Share of games won by whoever began",
                    [("everywhere", of_beginners(rows)), *sorted(by_field.items())],
                )
            )
        ],
    )


def length_section(rows: Sequence[DuelResult]) -> Section:
    found = length(rows)
    low, middle, high = found.quartiles
    return Section(
        "Length",
        f"{found.mean:.1f} turns a game on average, both players' counted; half of the games take "
        f"{low} to {high}, the one in the middle {middle}, the longest {found.longest}.",
        [figure(charts.histogram("Games by their turns", found.counts, "turns"))],
    )


def cards_section(found: Sequence[CardFigures], names: Names) -> Section:
    points = [
        (
            f"{card.card} ({names[card.hero]}): drawn {share(card.drawn)} of {card.drawn.games}, "
            f"played {share(card.played)} of {card.played.games}; the hero "
            f"{100 * card.hero_share:.1f} %",
            card.drawn.share - card.hero_share,
            card.played.share - card.hero_share,
            card.played.games,
        )
        for card in found
        if card.played.games >= _FEW
    ]
    heading = ("card", "hero", "drawn: games", "won", "played: games", "won", "hero")
    listed = [
        (
            card.card,
            names[card.hero],
            str(card.drawn.games),
            share(card.drawn),
            str(card.played.games),
            share(card.played) if card.played.games else "–",
            f"{100 * card.hero_share:.1f} %",
        )
        for card in found
    ]
    plot = charts.scatter(
        "Cards, when drawn and when played",
        points,
        ("more wins when it was drawn →", "more wins when it was played →"),
    )
    return Section(
        "Cards",
        "How much more often than usual their hero won, in games in which a card was drawn, and in "
        "which it was played. That a card goes with winning does not say that it wins: some are "
        "only played by whoever is ahead, and a long game sees more cards.",
        [figure(plot), folded("All cards", table(heading, listed))],
    )


# ---------------------------------------------------------------- bots


def ladder_sections(
    rows: Sequence[DuelResult], meetings: Sequence[tuple[str, str]], names: Names
) -> list[Section]:
    found = [rung_figures(bot, against, rows) for bot, against in meetings]
    heading = ("rung", "games", "won", "95 %", "pairs won, shared, lost", "began", "mirrors")
    listed = [
        (
            f"{rung.bot} – {rung.against}",
            str(rung.all.games),
            share(rung.all),
            span(rung.all),
            ", ".join(map(str, rung.pairs)),
            share(rung.beginning),
            share(rung.mirrors),
        )
        for rung in found
    ]
    plot = charts.intervals(
        "Share of games won by the first bot of each two",
        [(f"{rung.bot} – {rung.against}", rung.all) for rung in found],
    )
    sections = [
        Section(
            "Bots against each other",
            "How often the first bot beats the second. In two games that share a deal the bots "
            "change places.",
            [figure(plot), table(heading, listed)],
        )
    ]
    budgets = growth_of(found)
    if len(budgets) > 1:
        drawn = growth_chart(budgets, found[0].against)
        sections.append(Section("Strength and budget", "", [figure(drawn)]))
    sections.append(_rating_section(rows))
    return [*sections, length_section(rows), first_player_section(rows, names)]


def growth_of(found: Sequence[Rung]) -> list[tuple[int, Tally]]:
    """Bots that differ in nothing but their rounds of search, against one and the same."""
    budgets = {}
    for rung in found:
        rounds = rung.bot.removeprefix("search:")
        if rounds.isdigit() and rung.against == found[0].against:
            budgets[int(rounds)] = rung.all
    return sorted(budgets.items())


def growth_chart(budgets: Sequence[tuple[int, Tally]], against: str) -> str:
    return charts.growth(
        "How strength grows with the budget", budgets, "rounds of search a decision", against
    )


def _rating_section(rows: Sequence[DuelResult]) -> Section:
    try:
        rated = ratings(rows)
    except CannotPlay as error:
        return Section("Ratings", str(error), [])
    listed = [
        (rating.bot, f"{rating.mu:.2f}", f"{rating.sigma:.2f}", str(rating.games))
        for rating in rated
    ]
    return Section(
        "Ratings",
        "By openskill (Plackett-Luce). All begin at 25 with an uncertainty of 8.33.",
        [table(("bot", "rating", "uncertainty", "games"), listed)],
    )


# ---------------------------------------------------------------- cooperative games


def adventure_sections(
    rows: Sequence[QuestResult], bots: Sequence[str], names: Names
) -> list[Section]:
    cells = sorted(by_cell(rows).items())
    labelled = [
        (f"{names[villain]}, {heroes} – {bot}", games) for (villain, heroes, bot), games in cells
    ]
    listed = []
    for (villain, heroes, bot), games in cells:
        there = [row for row in rows if (row.villain, row.heroes) == (villain, heroes)]
        only, other, _ = gain(there, bot, bots[0])
        compared = "–" if bot == bots[0] else f"{only} : {other}"
        cell = [row for row in there if row.bot == bot]
        rounds = sum(row.rounds for row in cell) / len(cell)
        listed.append(
            (
                names[villain], str(heroes), bot, str(games.games), share(games), span(games),
                compared, f"{rounds:.1f}",
            )
        )  # fmt: skip
    heading = (
        "villain", "heroes", "bot", "games", "won", "95 %", f"won, where {bots[0]} lost : "
        "the other way round", "rounds",
    )  # fmt: skip
    return [
        Section(
            "Teams against villains",
            "All bots get the same games: heroes, minions and deals are drawn by the seed.",
            [figure(charts.intervals("Share of games won", labelled)), table(heading, listed)],
        )
    ]
