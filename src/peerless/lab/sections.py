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
    of_mirrors,
    rung_figures,
    tally,
)
from peerless.lab.page import Section, figure, folded, table
from peerless.lab.quests import QuestResult
from peerless.lab.ratings import ratings
from peerless.lab.speech import PLAIN, ReportSpeech
from peerless.lab.workers import CannotPlay

Names = Mapping[str, str]
"""What heroes, battlefields and enemies are called, by id."""

_FEW = 5  # games of a card that say too little to be drawn


def share(games: Tally) -> str:
    return f"{100 * games.share:.1f} %"


def span(games: Tally, speech: ReportSpeech = PLAIN) -> str:
    low, high = games.interval
    return speech("span", low=f"{100 * low:.1f}", high=f"{100 * high:.1f}")


# ---------------------------------------------------------------- heroes


def matchup_sections(
    rows: Sequence[DuelResult], names: Names, speech: ReportSpeech = PLAIN
) -> list[Section]:
    heroes = sorted(by_hero(rows).items(), key=lambda found: -found[1].share)
    labels = [(hero, names[hero]) for hero, _ in heroes]
    fields = sorted({row.battlefield for row in rows})
    where = [(field, names[field]) for field in fields]
    of_all = [
        first_player_section(rows, names, speech),
        length_section(rows, speech),
        cards_section(cards(rows), names, speech),
    ]
    if not heroes:  # one hero alone, against itself
        return of_all
    return [
        Section(
            speech("heroes"),
            speech("heroes-about"),
            [
                figure(
                    charts.intervals(
                        speech("heroes-plot"),
                        [(names[hero], games) for hero, games in heroes],
                        (0.3, 0.5, 0.7),
                        speech=speech,
                    )
                )
            ],
        ),
        Section(
            speech("matchups"),
            speech("matchups-about"),
            [
                figure(
                    charts.heat_map(speech("matchups-plot"), labels, labels, by_pair(rows), speech)
                )
            ],
        ),
        Section(
            speech("battlefields"),
            speech("battlefields-about"),
            [
                figure(
                    charts.heat_map(
                        speech("battlefields-plot"), labels, where, by_battlefield(rows), speech
                    )
                )
            ],
        ),
        *of_all,
    ]


def mirror_sections(
    rows: Sequence[DuelResult], bots: Sequence[str], names: Names, speech: ReportSpeech = PLAIN
) -> list[Section]:
    better, other = bots
    found = [(names[hero], games) for hero, games in of_mirrors(rows, better).items()]
    plot = charts.intervals(speech("won-by", bot=better), found, speech=speech)
    return [
        Section(
            speech("mirrors"),
            speech("mirrors-about", better=better, other=other),
            [figure(plot)],
        ),
        first_player_section(rows, names, speech),
        length_section(rows, speech),
    ]


def first_player_section(rows: Sequence[DuelResult], names: Names, speech: ReportSpeech) -> Section:
    by_field = tally((names[row.battlefield], row.points) for row in rows)
    return Section(
        speech("beginners"),
        speech("beginners-about"),
        [
            figure(
                charts.intervals(
                    speech("beginners-plot"),
                    [(speech("everywhere"), of_beginners(rows)), *sorted(by_field.items())],
                    speech=speech,
                )
            )
        ],
    )


def length_section(rows: Sequence[DuelResult], speech: ReportSpeech) -> Section:
    found = length(rows)
    low, middle, high = found.quartiles
    return Section(
        speech("length"),
        speech(
            "length-about",
            mean=f"{found.mean:.1f}",
            low=str(low),
            high=str(high),
            middle=str(middle),
            longest=str(found.longest),
        ),
        [figure(charts.histogram(speech("length-plot"), found.counts, speech("turns"), speech))],
    )


def cards_section(found: Sequence[CardFigures], names: Names, speech: ReportSpeech) -> Section:
    points = [
        (
            speech(
                "card",
                card=speech.name(card.card),
                hero=names[card.hero],
                drawn=share(card.drawn),
                drawn_games=str(card.drawn.games),
                played=share(card.played),
                played_games=str(card.played.games),
                usual=f"{100 * card.hero_share:.1f} %",
            ),
            card.drawn.share - card.hero_share,
            card.played.share - card.hero_share,
            card.played.games,
        )
        for card in found
        if card.played.games >= _FEW
    ]
    columns = ("card", "hero", "drawn-games", "won", "played-games", "won", "hero")
    heading = [speech(f"column-{column}") for column in columns]
    listed = [
        (
            speech.name(card.card),
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
        speech("cards-plot"),
        points,
        (speech("cards-drawn"), speech("cards-played")),
    )
    return Section(
        speech("cards"),
        speech("cards-about"),
        [figure(plot), folded(speech("all-cards"), table(heading, listed))],
    )


# ---------------------------------------------------------------- bots


def ladder_sections(
    rows: Sequence[DuelResult],
    meetings: Sequence[tuple[str, str]],
    names: Names,
    speech: ReportSpeech = PLAIN,
) -> list[Section]:
    found = [rung_figures(bot, against, rows) for bot, against in meetings]
    columns = ("rung", "games", "won", "interval", "pairs", "began", "mirrors")
    heading = [speech(f"column-{column}") for column in columns]
    listed = [
        (
            f"{rung.bot} – {rung.against}",
            str(rung.all.games),
            share(rung.all),
            span(rung.all, speech),
            ", ".join(map(str, rung.pairs)),
            share(rung.beginning),
            share(rung.mirrors),
        )
        for rung in found
    ]
    plot = charts.intervals(
        speech("rungs-plot"),
        [(f"{rung.bot} – {rung.against}", rung.all) for rung in found],
        speech=speech,
    )
    sections = [
        Section(
            speech("rungs"),
            speech("rungs-about"),
            [figure(plot), table(heading, listed)],
        )
    ]
    budgets = growth_of(found)
    if len(budgets) > 1:
        drawn = growth_chart(budgets, found[0].against, speech)
        sections.append(Section(speech("growth"), "", [figure(drawn)]))
    sections.append(_rating_section(rows, speech))
    return [*sections, length_section(rows, speech), first_player_section(rows, names, speech)]


def growth_of(found: Sequence[Rung]) -> list[tuple[int, Tally]]:
    """Bots that differ in nothing but their rounds of search, against one and the same."""
    budgets = {}
    for rung in found:
        rounds = rung.bot.removeprefix("search:")
        if rounds.isdigit() and rung.against == found[0].against:
            budgets[int(rounds)] = rung.all
    return sorted(budgets.items())


def growth_chart(
    budgets: Sequence[tuple[int, Tally]], against: str, speech: ReportSpeech = PLAIN
) -> str:
    name, axis = speech("growth-plot"), speech("growth-rounds")
    return charts.growth(name, budgets, axis, against, speech)


def _rating_section(rows: Sequence[DuelResult], speech: ReportSpeech) -> Section:
    try:
        rated = ratings(rows)
    except CannotPlay as error:
        return Section(speech("ratings"), str(error), [])
    columns = ("bot", "rating", "uncertainty", "games")
    listed = [
        (rating.bot, f"{rating.mu:.2f}", f"{rating.sigma:.2f}", str(rating.games))
        for rating in rated
    ]
    return Section(
        speech("ratings"),
        speech("ratings-about"),
        [table([speech(f"column-{column}") for column in columns], listed)],
    )


# ---------------------------------------------------------------- cooperative games


def adventure_sections(
    rows: Sequence[QuestResult], bots: Sequence[str], names: Names, speech: ReportSpeech = PLAIN
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
                names[villain], str(heroes), bot, str(games.games), share(games),
                span(games, speech), compared, f"{rounds:.1f}",
            )
        )  # fmt: skip
    columns = ("villain", "heroes", "bot", "games", "won", "interval")
    heading = [
        *(speech(f"column-{column}") for column in columns),
        speech("column-compared", bot=bots[0]),
        speech("column-rounds"),
    ]
    return [
        Section(
            speech("teams"),
            speech("teams-about"),
            [
                figure(charts.intervals(speech("teams-plot"), labelled, speech=speech)),
                table(heading, listed),
            ],
        )
    ]
