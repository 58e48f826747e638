"""`peerless lab report`: a page with plots of what was played, and the tables of documents."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from peerless.commands.common import CommandError, Commands, add_content, library_of, text_of
from peerless.commands.lab.common import names_of
from peerless.lab.charts import as_file
from peerless.lab.documents import NoSuchTable, Tables, refresh
from peerless.lab.duels import DuelResult
from peerless.lab.figures import rung_figures
from peerless.lab.page import Section, page
from peerless.lab.quests import QuestResult
from peerless.lab.results import OtherTerms
from peerless.lab.runs import rows_in
from peerless.lab.sections import (
    Names,
    adventure_sections,
    growth_chart,
    growth_of,
    ladder_sections,
    matchup_sections,
)
from peerless.lab.tables import duel_tables, quest_tables


def add(commands: Commands) -> None:
    command = commands.add_parser(
        "report", help="one page of HTML with heat maps and plots of what was played"
    )
    command.add_argument("folders", nargs="+", type=Path, metavar="FOLDER", help="results of a run")
    command.add_argument(
        "-o", "--output", type=Path, metavar="FILE",
        help="the page (default: report.html in the first folder)",
    )  # fmt: skip
    command.add_argument(
        "--document",
        type=Path,
        metavar="FILE",
        help="a text in Markdown, whose tables of these results are written anew",
    )
    command.add_argument(
        "--growth", type=Path, metavar="FILE", help="draw the plot of strength and budget as SVG"
    )
    add_content(command)
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    names = names_of(library_of(options))
    sections: list[Section] = []
    tables: dict[str, Tables] = {}
    games = 0
    about: dict[str, Any] = {}
    try:
        for folder in options.folders:
            about, rows = rows_in(folder)
            if not rows:
                raise CommandError(f"{folder}: no game has been played there yet")
            games += len(rows)
            sections += _sections(about, rows, names)
            tables[folder.resolve().name] = _tables(about, rows, names)
            if options.growth is not None and "meetings" in about["question"]:
                _draw_growth(about, rows, options.growth)
        output = options.output or options.folders[0] / "report.html"
        output.write_text(_page(options.folders, about, games, sections), encoding="utf-8")
        print(f"{output}: {games} games")
        if options.document is not None:
            refreshed = refresh(text_of(options.document), tables)
            options.document.write_text(refreshed, encoding="utf-8")
            print(f"{options.document}: its tables are written anew")
    except (OtherTerms, NoSuchTable) as error:
        raise CommandError(str(error)) from error
    except OSError as error:
        raise CommandError(f"{error.filename}: {error.strerror}") from error
    return 0


def _page(
    folders: Sequence[Path], about: dict[str, Any], games: int, sections: list[Section]
) -> str:
    kinds = " and ".join(folder.resolve().name for folder in folders)
    terms = about["terms"]
    told = f"Seeds from {about['question']['seed']}; made with {terms['made_with']}"
    if terms["scale"] != 1:
        told += f"; budgets of search bots times {terms['scale']:g}"
    figures = [
        (f"{games:,}".replace(",", " "), "games"),
        (f"{terms['scale']:g}", "of full budgets"),
    ]
    return page(f"Peerless laboratory: {kinds}", told + ".", figures, sections)


def _sections(
    about: dict[str, Any], rows: list[DuelResult] | list[QuestResult], names: Names
) -> list[Section]:
    quests = [row for row in rows if isinstance(row, QuestResult)]
    duels = [row for row in rows if isinstance(row, DuelResult)]
    question = about["question"]
    match about["terms"]["kind"]:
        case "adventures":
            return adventure_sections(quests, question["bots"], names)
        case "ladder":
            return ladder_sections(duels, [(a, b) for a, b in question["meetings"]], names)
        case _:
            return matchup_sections(duels, names)


def _tables(
    about: dict[str, Any], rows: list[DuelResult] | list[QuestResult], names: Names
) -> Tables:
    quests = [row for row in rows if isinstance(row, QuestResult)]
    if quests:
        return quest_tables(quests, about, names)
    return duel_tables([row for row in rows if isinstance(row, DuelResult)], about, names)


def _draw_growth(
    about: dict[str, Any], rows: list[DuelResult] | list[QuestResult], path: Path
) -> None:
    duels = [row for row in rows if isinstance(row, DuelResult)]
    meetings = about["question"]["meetings"]
    budgets = growth_of([rung_figures(bot, against, duels) for bot, against in meetings])
    if len(budgets) > 1:
        path.write_text(as_file(growth_chart(budgets, meetings[0][1])), encoding="utf-8")
